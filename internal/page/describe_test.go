package page

import (
	"bufio"
	"encoding/json"
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"

	"lawc/report"
)

// TestResultSchema holds results to their schema: those worked out by hand, and
// what the engine makes of a few records.
func TestResultSchema(t *testing.T) {
	in, err := os.Open("../../testdata/examples.ndjson")
	if err != nil {
		t.Fatal(err)
	}
	defer in.Close()
	checked := 0
	for lines := bufio.NewScanner(in); lines.Scan(); checked++ {
		for _, fault := range against(report.ResultSchema(), decoded(t, lines.Bytes()), "") {
			t.Errorf("example %d: %s", checked+1, fault)
		}
	}
	if checked == 0 {
		t.Error("there are no examples")
	}
	e := New("test")
	for _, record := range []string{"N: 1S 1H TD", "N: 1S E:card(SK) TD E:P P P", "N: S:1H TD N:1S E:X P P P", "N: 1S P P P E:X TD", "N: X TD N:P P P P"} {
		answer := asked[ruled](t, e, "rule", fmt.Sprintf(`{"record":%q,"editions":"all"}`, record))
		for _, result := range answer.Results {
			for _, fault := range against(report.ResultSchema(), decoded(t, result), "") {
				t.Errorf("%s: %s", record, fault)
			}
		}
	}
	spoilt := decoded(t, []byte(`{"edition":7}`))
	if len(against(report.ResultSchema(), spoilt, "")) == 0 {
		t.Error("a result that is none passes")
	}
}

// TestOpenAPI holds every kind of answer to its description.
func TestOpenAPI(t *testing.T) {
	e := New("test")
	e.tables = someRulings
	described := decoded(t, encode(OpenAPI("test"))).(map[string]any)
	refs := described["components"].(map[string]any)["schemas"].(map[string]any)
	const body = `{"record":"N: 1S 1H TD E:2D","editions":"all"}`
	for _, r := range routes() {
		path := strings.NewReplacer("{edition}", "1982", "{id}", "27.b").Replace(r.path)
		sent := body
		if r.path == "boards" {
			sent = `{"name":"a.txt","text":"N: 1S 1H"}`
		}
		status, text := e.Handle(Root+path, []byte(sent))
		if status != statusOK {
			t.Fatalf("%s: %s", path, text)
		}
		operation := described["paths"].(map[string]any)[Root+r.path].(map[string]any)[strings.ToLower(r.method)].(map[string]any)
		answers := operation["responses"].(map[string]any)["200"].(map[string]any)["content"].(map[string]any)["application/json"].(map[string]any)["schema"]
		for _, fault := range against(resolved(answers, refs), decoded(t, text), "") {
			t.Errorf("%s: %s", path, fault)
		}
		if Method(Root+path) != r.method {
			t.Errorf("%s is asked by %q, described as %s", path, Method(Root+path), r.method)
		}
	}
}

func decoded(t *testing.T, text []byte) (value any) {
	t.Helper()
	if err := json.Unmarshal(text, &value); err != nil {
		t.Fatalf("%v: %s", err, text)
	}
	return value
}

// resolved replaces references by what they refer to.
func resolved(schema any, refs map[string]any) any {
	switch schema := schema.(type) {
	case map[string]any:
		if ref, ok := schema["$ref"].(string); ok {
			return refs[ref[strings.LastIndex(ref, "/")+1:]]
		}
		made := map[string]any{}
		for key, one := range schema {
			made[key] = resolved(one, refs)
		}
		return made
	case []any:
		made := make([]any, len(schema))
		for i, one := range schema {
			made[i] = resolved(one, refs)
		}
		return made
	}
	return schema
}

// against tells where a value is not what a schema says. It knows as much of JSON
// Schema as is written here.
func against(schema, value any, at string) (faults []string) {
	text, _ := json.Marshal(schema)
	var s struct {
		Type       string
		Enum       []any
		AnyOf      []any
		Properties map[string]any
		Required   []string
		Additional any `json:"additionalProperties"`
		Items      any
		Minimum    *float64
	}
	if err := json.Unmarshal(text, &s); err != nil {
		return []string{at + ": " + err.Error()}
	}
	if len(s.AnyOf) > 0 {
		if !slices.ContainsFunc(s.AnyOf, func(one any) bool { return len(against(one, value, at)) == 0 }) {
			return []string{fmt.Sprintf("%s: %v is none of what it may be", at, value)}
		}
		return nil
	}
	if kind := kindOf(value); s.Type != "" && kind != s.Type && !(s.Type == "integer" && kind == "number") {
		return []string{fmt.Sprintf("%s: %v, expected %s", at, value, s.Type)}
	}
	if len(s.Enum) > 0 && !slices.Contains(s.Enum, value) {
		faults = append(faults, fmt.Sprintf("%s: %v, expected one of %v", at, value, s.Enum))
	}
	if n, ok := value.(float64); ok && s.Minimum != nil && n < *s.Minimum {
		faults = append(faults, fmt.Sprintf("%s: %v is too low", at, n))
	}
	switch value := value.(type) {
	case map[string]any:
		for _, key := range s.Required {
			if _, there := value[key]; !there {
				faults = append(faults, at+"/"+key+": is not there")
			}
		}
		for key, one := range value {
			if inner, known := s.Properties[key]; known {
				faults = append(faults, against(inner, one, at+"/"+key)...)
			} else if s.Additional == false {
				faults = append(faults, at+"/"+key+": is unknown")
			} else if s.Additional != nil {
				faults = append(faults, against(s.Additional, one, at+"/"+key)...)
			}
		}
	case []any:
		for i, one := range value {
			faults = append(faults, against(s.Items, one, fmt.Sprintf("%s/%d", at, i))...)
		}
	}
	return faults
}

func kindOf(value any) string {
	switch value.(type) {
	case map[string]any:
		return "object"
	case []any:
		return "array"
	case string:
		return "string"
	case float64:
		return "number"
	case bool:
		return "boolean"
	}
	return "null"
}
