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
	s := mapping(editionFields)
	s["$schema"] = draft
	s["title"] = "a rule file of lawc"
	s["description"] = "one edition of the laws of bridge: articles, clauses, their conditions and consequences"
	s["$defs"] = shape{
		"clause":      byMoment(mapping(clauseFields)),
		"provision":   byMoment(mapping(provisionFields)),
		"consequence": consequenceShape(0, false),
		"when":        whenShapes(),
		"then":        thenShapes(),
	}
	return encode(s)
}

// encode writes a schema; maps are written in the order of their keys, so that
// the same schema is always the same text.
func encode(s shape) []byte {
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
				"when": shape{"$ref": "#/$defs/when/" + m.String()},
				"then": shape{"$ref": "#/$defs/then/" + m.String()},
			}},
		})
	}
	s["allOf"] = cases
	return s
}

// whenShapes describes the conditions of each moment. Names that are not terms
// may be facts of the file's own, which a schema cannot know.
func whenShapes() shape {
	shapes := shape{}
	for m := range law.Moment(law.Moments) {
		properties := shape{}
		for _, term := range law.Terms() {
			if term.At.Has(m) {
				properties[term.Name] = said(oneOrMore(termShape(&term)), term.Says)
			}
		}
		s := shape{"type": "object", "minProperties": 1, "properties": properties, "additionalProperties": false}
		if law.FactMoments.Has(m) {
			s["additionalProperties"] = described(aTruth, "a fact that the file declares")
		}
		shapes[m.String()] = s
	}
	return shapes
}

func termShape(t *law.Term) shape {
	switch {
	case t.IsTruth():
		return aTruth
	case t.IsNumber():
		return aNumber(0, t.Max)
	}
	return aWord(t.Values...)
}

func thenShapes() shape {
	shapes := shape{}
	for m := range law.Moment(law.Moments) {
		shapes[m.String()] = oneOrMore(consequenceShape(m, true))
	}
	return shapes
}

// consequenceShape describes the consequences, of one moment or of all.
func consequenceShape(m law.Moment, one bool) shape {
	var choices []any
	for i := range law.Consequences() {
		spec := &law.Consequences()[i]
		if one && spec.At != 0 && !spec.At.Has(m) {
			continue
		}
		choices = append(choices, specShape(spec))
	}
	return shape{"anyOf": choices}
}

// specShape describes how one consequence is written.
func specShape(spec *law.ConsequenceSpec) shape {
	if len(spec.Params) == 0 {
		return said(shape{"const": spec.Name}, spec.Says)
	}
	arguments := mapping(argumentFields(spec.Params))
	if spec.Params[0].Name == "" {
		arguments = argumentShape(&spec.Params[0])
	}
	return said(shape{
		"type":                 "object",
		"properties":           shape{spec.Name: said(arguments, spec.Says)},
		"required":             []string{spec.Name},
		"additionalProperties": false,
	}, spec.Says)
}

func argumentShape(p *law.Param) shape {
	one := shape{}
	switch {
	case p.Ref == "clause":
		one = anID
	case p.Ref == "fact":
		one = aText
	case len(p.Values) == 1 && p.Values[0] == "true":
		one = shape{"const": true}
	default:
		one = aWord(p.Values...)
	}
	if p.List {
		return oneOrMore(one)
	}
	return one
}
