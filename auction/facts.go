package auction

import (
	"slices"
	"strings"
)

// suitSets writes every set of suits: "", C, D, C+D and so on.
var suitSets = func() (names [16]string) {
	for set := range names {
		var parts []string
		for d := Clubs; d.IsSuit(); d++ {
			if Suits(set).Has(d) {
				parts = append(parts, d.String())
			}
		}
		names[set] = strings.Join(parts, "+")
	}
	return names
}()

// String writes the suits in the order C D H S, as in H+S; nothing for none.
func (s Suits) String() string { return suitSets[s&15] }

// Suits gives the suits of a fact's value, and whether it has any.
func (f Fact) Suits() (Suits, bool) { return English.suits(f.Value) }

// suits reads suits joined by +, each once.
func (n Notation) suits(text string) (Suits, bool) {
	var set Suits
	for {
		suit, size := n.suit(text)
		if size == 0 || set.Has(suit) {
			return 0, false
		}
		set = set.With(suit)
		text = text[size:]
		if text == "" {
			return set, true
		}
		if text[0] != '+' {
			return 0, false
		}
		text = text[1:]
	}
}

// Fact makes a fact of a name and a value as people write them; no value is
// the same as true. The complaint is empty when both can be read.
func (n Notation) Fact(name, value string) (fact Fact, complaint string) {
	fact.Name = strings.ToLower(name)
	for i := range len(name) {
		if c := name[i]; !isLetter(c) && (i == 0 || !isDigit(c) && c != '_' && c != '-') {
			return fact, "found " + quote(name) + ", expected a fact's name: letters, digits, - and _"
		}
	}
	switch answer, plain := n.truth(value); {
	case name == "":
		return fact, "found no name, expected a fact, as in {pause}"
	case plain:
		fact.Value = answer
	default:
		suits, ok := n.suits(value)
		if !ok {
			return fact, "found " + quote(value) + ", expected true, false or suits, as in H or H+S"
		}
		fact.Value = suits.String()
	}
	return fact, n.facts.complain(fact)
}

// truth gives what a word says of a fact that is so or is not; no word says that it is.
func (n Notation) truth(word string) (value string, ok bool) {
	switch strings.ToLower(word) {
	case "", "true", "yes":
		return "true", true
	case "false", "no":
		return "false", true
	case "ja", "waar":
		return "true", n.dutch
	case "nee", "onwaar":
		return "false", n.dutch
	}
	return "", false
}

// facts reads the facts in braces, if there are any, and sorts them in with
// those known from elsewhere.
func (p *parser) facts(it *Item, known []Fact) {
	p.alerts()
	p.skipTo('{')
	start := p.at
	braces := p.open('{')
	if len(known) > 0 || braces {
		switch it.Action {
		case Attention:
			p.fail(start, "found facts on TD, expected TD alone")
			return
		case allPass:
			p.fail(start, "found facts on AP, expected them on one pass: write the passes out")
			return
		}
	}
	for _, fact := range known {
		p.fact(it, start, fact)
	}
	if !braces {
		return
	}
	for more := true; more && !p.faulty(); more = p.more() {
		p.pair(it)
	}
	p.close()
	p.alerts()
}

// pair reads a name, and a value if "=" follows.
func (p *parser) pair(it *Item) {
	at, value := p.at, ""
	name := p.until("=,}")
	valueAt, hasValue := at, p.take('=')
	if hasValue {
		p.skipBlanks()
		valueAt = p.at
		value = p.until(",}")
	}
	fact, complaint := p.notation.Fact(name, value)
	if _, misnamed := p.notation.Fact(name, ""); misnamed != "" {
		valueAt = at
	}
	switch {
	case complaint != "":
		p.fail(valueAt, "%s", complaint)
	case hasValue && value == "":
		p.fail(valueAt, "found no value, expected true, false or suits, as in H or H+S")
	default:
		p.fact(it, at, fact)
	}
}

// maxFacts is more than any edition declares.
const maxFacts = 64

// fact sorts a fact in by its name.
func (p *parser) fact(it *Item, at int, fact Fact) {
	i, twice := slices.BinarySearchFunc(it.Facts, fact, func(a, b Fact) int { return strings.Compare(a.Name, b.Name) })
	switch {
	case twice:
		p.fail(at, "found %s twice, expected each fact once", fact.Name)
		return
	case len(it.Facts) == maxFacts:
		p.fail(at, "found more than %d facts on one item", maxFacts)
		return
	}
	it.Facts = slices.Insert(it.Facts, i, fact)
}
