package schema

import "lawc/law"

// A manner says how a mapping or list is written.
type manner uint8

const (
	// asIs leaves what was written between brackets there if it fits.
	asIs manner = iota
	// onOneLine puts it between brackets wherever it fits.
	onOneLine
	// overLines gives each entry a line of its own.
	overLines
	// apart puts a blank line between the entries too.
	apart
)

// A layout says how a mapping or list is laid out, and what is in it.
type layout struct {
	manner manner
	// order is that of the keys; nil leaves it to the author.
	order []string
	// quoted says that the keys are names that need quotes.
	quoted bool
	// alike says that all values are on one line each, or none is.
	alike bool
	// at are the layouts of values, by key; each is that of all others and of
	// the entries of a list.
	at   map[string]*layout
	each *layout
}

// of gives the layout of what stands under a key, or of an entry of a list.
func (l *layout) of(key string) *layout {
	switch {
	case l == nil:
		return nil
	case l.at[key] != nil:
		return l.at[key]
	}
	return l.each
}

var (
	wordingLayout = &layout{manner: overLines, order: names(wordingFields)}

	provisionLayouts = map[string]*layout{
		"when": {manner: onOneLine},
		"then": {manner: overLines, each: consequenceLayout()},
	}
	clauseLayout = &layout{manner: overLines, order: names(clauseFields), at: map[string]*layout{
		"says":       wordingLayout,
		"inert":      wordingLayout,
		"defines":    {manner: overLines},
		"provisions": {manner: overLines, each: &layout{manner: overLines, order: names(provisionFields), at: provisionLayouts}},
		"when":       provisionLayouts["when"],
		"then":       provisionLayouts["then"],
	}}
	editionLayout = &layout{manner: overLines, order: names(editionFields), at: map[string]*layout{
		"source":  {manner: overLines, order: names(sourceFields), at: map[string]*layout{"title": wordingLayout, "covers": wordingLayout}},
		"governs": {manner: overLines, order: names(governsFields), at: map[string]*layout{"order": {manner: overLines}}},
		"facts": {manner: overLines, each: &layout{manner: overLines, order: names(factFields), at: map[string]*layout{
			"question": wordingLayout,
			"words":    {manner: overLines, order: names(factWordFields), each: &layout{manner: onOneLine, order: names(wordingFields)}},
		}}},
		"articles": {manner: apart, each: &layout{manner: overLines, order: names(articleFields), at: map[string]*layout{
			"title":   wordingLayout,
			"given":   {manner: onOneLine},
			"clauses": {manner: apart, each: clauseLayout},
		}}},
	}}
	assumedLayout = &layout{manner: overLines, order: names(assumedFields), at: map[string]*layout{
		"title":   wordingLayout,
		"clauses": {manner: apart, each: clauseLayout},
	}}
)

// consequenceLayout puts the arguments of consequences in the order in which
// the vocabulary lists them.
func consequenceLayout() *layout {
	l := &layout{manner: overLines, at: map[string]*layout{}}
	for i := range law.Consequences() {
		spec := &law.Consequences()[i]
		l.at[spec.Name] = &layout{manner: onOneLine, order: names(argumentFields(spec.Params)), at: map[string]*layout{
			"ground": {manner: asIs, order: names(wordingFields)},
		}}
	}
	return l
}

var caseFileLayout = &layout{manner: overLines, order: names(casesFields), at: map[string]*layout{
	"cases": {manner: apart, each: &layout{manner: overLines, order: names(caseFields), at: map[string]*layout{
		"record":  {order: names(partFields), at: itemsLayout},
		"auction": itemsLayout["auction"],
		"expect":  {manner: overLines, quoted: true, alike: true, each: &layout{order: names(expectationFields), at: entryLayouts()}},
	}}},
}}

var itemsLayout = map[string]*layout{"auction": {each: &layout{manner: onOneLine, order: names(itemFields)}}}

// entryLayouts lays out the lists of a result, each entry on a line if it fits.
func entryLayouts() map[string]*layout {
	at := map[string]*layout{}
	for key, keys := range map[string][]keyForm{
		"events": eventKeys, "may_not": banKeys, "must": dutyKeys, "rights": rightKeys,
		"discretion": discretionKeys, "assumed": assumedKeys, "not_covered": notCoveredKeys,
	} {
		entry := &layout{manner: onOneLine}
		for _, k := range keys {
			entry.order = append(entry.order, k.key)
		}
		at[key] = &layout{manner: onOneLine, each: entry}
	}
	at["clauses"], at["must_pass"] = &layout{manner: onOneLine}, &layout{manner: onOneLine}
	without := &layout{order: names(withoutFields), at: map[string]*layout{}}
	for key, l := range at {
		without.at[key] = l
	}
	at["without"] = without
	return at
}

// Names of clauses, editions and the like, and records, are in quotes always:
// some of them would be numbers or mappings without.
var inQuotes = []string{
	"edition", "number", "id", "text", "see", "instead_of", "part_of", "apply", "exposes_to", "or", "once_shown",
	"record", "board", "clause", "clauses",
}

// Running text is broken into lines after >- when it is long.
var running = []string{"en", "nl", "why", "cite", "name"}
