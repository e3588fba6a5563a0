package report

import (
	"encoding/json"
	"fmt"
	"os"
	"reflect"
	"regexp"
	"testing"
	"unicode/utf8"

	"lawc/law"
)

// TestSARIF holds what is written to the schema of SARIF 2.1.0 as OASIS publishes
// it.
func TestSARIF(t *testing.T) {
	problems := []law.Problem{
		{File: "rules/my rules.yaml", Pos: law.Pos{Line: 2, Col: 9}, Code: "L012", Clause: "1.a", Message: "unknown word"},
		{File: "a.yaml", Pos: law.Pos{Line: 3}, Severity: law.Warning, Code: "L109", Message: "no column"},
		{File: "é.yaml", Severity: law.Note, Message: "neither place nor code"},
	}
	s := readSchema(t)
	for n := range len(problems) + 1 {
		out, err := AppendSARIF(nil, problems[:n], "v1")
		if err != nil {
			t.Fatal(err)
		}
		var log any
		if err := json.Unmarshal(out, &log); err != nil {
			t.Fatal(err)
		}
		for _, fault := range s.check("", s.root, log) {
			t.Error(fault)
		}
	}
}

// TestSchemaChecker holds that the checker below sees faults at all.
func TestSchemaChecker(t *testing.T) {
	s := readSchema(t)
	for _, text := range []string{
		`{}`, `{"version": "2.0.0", "runs": []}`, `{"version": "2.1.0", "runs": [{}]}`,
		`{"version": "2.1.0", "runs": [{"tool": {"driver": {"name": "lawc"}}, "results": [{"message": {"text": "x"}, "level": "fatal"}]}]}`,
		`{"version": "2.1.0", "runs": [{"tool": {"driver": {"name": "lawc"}}, "results": [{"message": {"text": "x"},
			"locations": [{"physicalLocation": {"region": {"startLine": 0}, "artifactLocation": {"uri": "x"}}}]}]}]}`,
		`{"version": "2.1.0", "runs": [], "rnus": []}`,
	} {
		var log any
		if err := json.Unmarshal([]byte(text), &log); err != nil {
			t.Fatal(err)
		}
		if len(s.check("", s.root, log)) == 0 {
			t.Errorf("no fault found in %s", text)
		}
	}
}

// A checker holds JSON values to a JSON Schema, as far as that of SARIF goes.
type checker struct{ root map[string]any }

func readSchema(t *testing.T) *checker {
	text, err := os.ReadFile("../testdata/sarif-2.1.0.schema.json")
	if err != nil {
		t.Fatal(err)
	}
	s := &checker{}
	if err := json.Unmarshal(text, &s.root); err != nil {
		t.Fatal(err)
	}
	return s
}

// check gives what is wrong with a value, at its path.
func (s *checker) check(path string, schema map[string]any, value any) (faults []string) {
	if ref, ok := schema["$ref"].(string); ok {
		name := ref[len("#/definitions/"):]
		return s.check(path, s.root["definitions"].(map[string]any)[name].(map[string]any), value)
	}
	fail := func(format string, args ...any) { faults = append(faults, path+": "+fmt.Sprintf(format, args...)) }
	for key, rule := range schema {
		if !s.simple(key, rule, value) {
			fail("%v breaks %s: %v", value, key, rule)
		}
	}
	switch value := value.(type) {
	case map[string]any:
		known, _ := schema["properties"].(map[string]any)
		for key, one := range value {
			part, ok := known[key].(map[string]any)
			if !ok {
				if part, ok = schema["additionalProperties"].(map[string]any); !ok && schema["additionalProperties"] == false {
					fail("has the key %s", key)
				}
			}
			faults = append(faults, s.check(path+"/"+key, part, one)...)
		}
	case []any:
		part, _ := schema["items"].(map[string]any)
		for i, one := range value {
			faults = append(faults, s.check(fmt.Sprintf("%s/%d", path, i), part, one)...)
		}
	}
	return append(faults, s.choices(path, schema, value)...)
}

// choices checks anyOf, allOf and oneOf.
func (s *checker) choices(path string, schema map[string]any, value any) (faults []string) {
	for _, key := range []string{"anyOf", "allOf", "oneOf"} {
		list, there := schema[key].([]any)
		fit := 0
		for _, one := range list {
			if len(s.check(path, one.(map[string]any), value)) == 0 {
				fit++
			}
		}
		if there && (fit == 0 || key == "oneOf" && fit > 1 || key == "allOf" && fit < len(list)) {
			faults = append(faults, path+": breaks "+key)
		}
	}
	return faults
}

// simple reports whether a value keeps a rule that looks at nothing within it.
func (s *checker) simple(key string, rule, value any) bool {
	number, isNumber := value.(float64)
	text, isText := value.(string)
	list, isList := value.([]any)
	object, isObject := value.(map[string]any)
	switch key {
	case "type":
		return isOf(rule, value)
	case "enum":
		for _, one := range rule.([]any) {
			if reflect.DeepEqual(one, value) {
				return true
			}
		}
		return false
	case "required":
		for _, name := range rule.([]any) {
			if _, there := object[name.(string)]; isObject && !there {
				return false
			}
		}
	case "minimum":
		return !isNumber || number >= rule.(float64)
	case "maximum":
		return !isNumber || number <= rule.(float64)
	case "minItems":
		return !isList || len(list) >= int(rule.(float64))
	case "minLength":
		return !isText || utf8.RuneCountInString(text) >= int(rule.(float64))
	case "pattern":
		return !isText || regexp.MustCompile(rule.(string)).MatchString(text)
	case "uniqueItems":
		for i := range list {
			for j := range i {
				if rule == true && reflect.DeepEqual(list[i], list[j]) {
					return false
				}
			}
		}
	}
	return true
}

// isOf reports whether a value is of a type, or of one of some types.
func isOf(rule, value any) bool {
	kinds, several := rule.([]any)
	if !several {
		kinds = []any{rule}
	}
	number, isNumber := value.(float64)
	for _, kind := range kinds {
		fits := false
		switch kind {
		case "object":
			_, fits = value.(map[string]any)
		case "array":
			_, fits = value.([]any)
		case "string":
			_, fits = value.(string)
		case "number":
			fits = isNumber
		case "integer":
			fits = isNumber && number == float64(int(number))
		case "boolean":
			_, fits = value.(bool)
		case "null":
			fits = value == nil
		}
		if fits {
			return true
		}
	}
	return false
}
