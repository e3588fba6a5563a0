package schema

import (
	"encoding/json"

	"lawc/law"
)

const draft = "http://json-schema.org/draft-07/schema#"

// EditionSchema gives the JSON Schema of rule files, made from the tables that
// read them and the vocabulary of law. With it an editor completes keys, terms,
// values and consequences and shows what each means.
func EditionSchema() []byte {
	return encode(mapping(editionFields), "a rule file of lawc",
		"one edition of the laws of bridge: articles, clauses, their conditions and consequences", clauseDefinitions())
}

// AssumedSchema gives the JSON Schema of files of assumed clauses.
func AssumedSchema() []byte {
	return encode(mapping(assumedFields), "a file of assumed clauses of lawc",
		"clauses that several editions take in, since an auction cannot be run without them", clauseDefinitions())
}

func clauseDefinitions() shape {
	definitions := shape{
		"clause":    byMoment(mapping(clauseFields)),
		"provision": byMoment(mapping(provisionFields)),
	}
	for i := range law.Terms() {
		term := &law.Terms()[i]
		definitions["term-"+term.Name] = described(oneOrMore(termShape(term)), term.Says.EN)
	}
	for i := range law.Consequences() {
		spec := &law.Consequences()[i]
		definitions[spec.Name] = specShape(spec)
	}
	for m := range law.Moment(law.Moments) {
		definitions["when-"+m.String()] = whenShape(m)
		definitions["then-"+m.String()] = oneOrMore(consequenceShape(m))
	}
	return definitions
}

// CasesSchema gives the JSON Schema of case files.
func CasesSchema() []byte {
	return encode(mapping(casesFields), "a case file of lawc",
		"records, and what each edition of the laws of bridge must make of them", shape{
			"case":        mapping(caseFields),
			"expectation": mapping(expectationFields),
		})
}

// encode writes a schema; maps are written in the order of their keys, so that
// the same schema is always the same text.
func encode(s shape, title, says string, definitions shape) []byte {
	s["$schema"], s["title"], s["description"], s["definitions"] = draft, title, says, definitions
	text, err := json.MarshalIndent(s, "", " ")
	if err != nil {
		panic(err) // a shape holds nothing that JSON cannot
	}
	return append(text, '\n')
}

// byMoment narrows what may stand under when and then to what has a meaning at
// the moment that at names.
func byMoment(s shape) shape {
	var cases []any
	for m := range law.Moment(law.Moments) {
		cases = append(cases, shape{
			"if": shape{"properties": shape{"at": shape{"const": m.String()}}, "required": []string{"at"}},
			"then": shape{"properties": shape{
				"when": defined("when-" + m.String()),
				"then": defined("then-" + m.String()),
			}},
		})
	}
	s["allOf"] = cases
	return s
}

// whenShape describes the conditions of a moment. Names that are not terms may
// be facts of the file's own, which a schema cannot know.
func whenShape(m law.Moment) shape {
	properties := shape{}
	for _, term := range law.Terms() {
		if term.At.Has(m) {
			properties[term.Name] = defined("term-" + term.Name)
		}
	}
	s := shape{"type": "object", "minProperties": 1, "properties": properties, "additionalProperties": false}
	if factsAt(m) {
		s["additionalProperties"] = described(oneOrMore(aTruth), "a fact that the file declares")
	}
	return s
}

// factsAt reports whether facts of any sort can be read at a moment.
func factsAt(m law.Moment) bool {
	for _, name := range law.AboutNames() {
		if about, _ := law.AboutNamed(name); about.Moments().Has(m) {
			return true
		}
	}
	return false
}

func termShape(t *law.Term) shape {
	switch {
	case t.IsTruth():
		return aTruth
	case t.IsNumber():
		return aNumber(0, t.Max)
	}
	return wordsShape(t.Domain)
}

// consequenceShape describes the consequences of a moment.
func consequenceShape(m law.Moment) shape {
	var choices []any
	for i := range law.Consequences() {
		spec := &law.Consequences()[i]
		if spec.At != 0 && !spec.At.Has(m) {
			continue
		}
		choices = append(choices, defined(spec.Name))
	}
	return shape{"anyOf": choices}
}

// specShape describes how one consequence is written.
func specShape(spec *law.ConsequenceSpec) shape {
	if len(spec.Params) == 0 {
		return described(shape{"const": spec.Name}, spec.Says.EN)
	}
	arguments := mapping(argumentFields(spec.Params))
	if spec.Params[0].Name == "" {
		arguments = argumentShape(&spec.Params[0])
	}
	return described(shape{
		"type":                 "object",
		"properties":           shape{spec.Name: described(arguments, spec.Says.EN)},
		"required":             []string{spec.Name},
		"additionalProperties": false,
	}, spec.Says.EN)
}

func argumentShape(p *law.Param) shape {
	var one shape
	switch {
	case p.Ref == "fact":
		one = aText
	case p.Ref != "":
		one = anID
	case p.Truth:
		one = shape{"const": true}
	case p.Text:
		return mapping(wordingFields)
	default:
		one = wordsShape(p.Domain)
	}
	if p.List {
		return oneOrMore(one)
	}
	return one
}

// wordsShape describes the words of a domain, each with what it says.
func wordsShape(d *law.Domain) shape {
	s := oneWord{}
	for _, w := range d.Words {
		s.add(w.Name, w.Says.EN)
	}
	return s.shape()
}
