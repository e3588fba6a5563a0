package schema

import (
	"encoding/json"
	"slices"
	"testing"

	"lawc/law"
)

// TestSchemaFiles holds the committed JSON Schemas to the tables.
func TestSchemaFiles(t *testing.T) {
	hold(t, "edition.schema.json", string(EditionSchema()))
	hold(t, "assumed.schema.json", string(AssumedSchema()))
	hold(t, "cases.schema.json", string(CasesSchema()))
}

// parsed gives a generated schema as an editor sees it.
func parsed(t *testing.T, text []byte) map[string]any {
	var s map[string]any
	if err := json.Unmarshal(text, &s); err != nil {
		t.Fatal(err)
	}
	return s
}

func at(s map[string]any, path ...string) map[string]any {
	for _, key := range path {
		s, _ = s[key].(map[string]any)
	}
	return s
}

func keysOf(s map[string]any) (keys []string) {
	for key := range s {
		keys = append(keys, key)
	}
	slices.Sort(keys)
	return keys
}

// TestSchemaKeys holds the keys of the schemas to those of the reader.
func TestSchemaKeys(t *testing.T) {
	edition, cases := parsed(t, EditionSchema()), parsed(t, CasesSchema())
	for what, pair := range map[string][2][]string{
		"edition":     {names(editionFields), keysOf(at(edition, "properties"))},
		"source":      {names(sourceFields), keysOf(at(edition, "properties", "source", "properties"))},
		"article":     {names(articleFields), keysOf(at(edition, "properties", "articles", "items", "properties"))},
		"clause":      {names(clauseFields), keysOf(at(edition, "definitions", "clause", "properties"))},
		"provision":   {names(provisionFields), keysOf(at(edition, "definitions", "provision", "properties"))},
		"case":        {names(caseFields), keysOf(at(cases, "definitions", "case", "properties"))},
		"expectation": {names(expectationFields), keysOf(at(cases, "definitions", "expectation", "properties"))},
	} {
		want := slices.Clone(pair[0])
		slices.Sort(want)
		if !slices.Equal(want, pair[1]) {
			t.Errorf("%s: the reader knows %v, the schema %v", what, want, pair[1])
		}
	}
}

// TestSchemaTerms holds that each term is offered at just the moments at which
// it can be read, with its sentence.
func TestSchemaTerms(t *testing.T) {
	s := parsed(t, EditionSchema())
	for m := range law.Moment(law.Moments) {
		offered := at(s, "definitions", "when-"+m.String(), "properties")
		for _, term := range law.Terms() {
			_, there := offered[term.Name]
			if there != term.At.Has(m) {
				t.Errorf("%s at %v: offered %v", term.Name, m, there)
			}
			if says := at(s, "definitions", "term-"+term.Name)["description"]; says != term.Says.EN {
				t.Errorf("%s is described as %q", term.Name, says)
			}
		}
	}
}
