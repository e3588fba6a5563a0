package report

import (
	"encoding/json"
	"os"
	"path/filepath"
	"testing"

	"lawc/internal/fortest"
	"lawc/internal/shipped"
	"lawc/interp"
	"lawc/law"
	"lawc/rules"
	"lawc/schema"
)

// TestResultsFitTheirSchema holds what every edition makes of every case to the
// schema of results.
func TestResultsFitTheirSchema(t *testing.T) {
	s := &checker{root: resultSchema(t)}
	results := 0
	for _, name := range rules.Names() {
		edition, problems, err := shipped.Open(name)
		if err != nil || len(problems) > 0 {
			t.Fatal(err, problems)
		}
		program, problems := interp.Compile(edition)
		if program == nil {
			t.Fatal(problems)
		}
		m := program.NewMachine()
		for i, c := range everyCase(t) {
			if i%fortest.Every(5) > 0 {
				continue
			}
			var value any
			if err := json.Unmarshal(AppendJSON(nil, m.Run(&c.Record)), &value); err != nil {
				t.Fatal(err)
			}
			for _, fault := range s.check("", s.root, value) {
				t.Errorf("%s under %s: %s", c.Record, name, fault)
			}
			results++
		}
	}
	if results == 0 {
		t.Error("there are no cases")
	}
}

// TestResultSchemaSeesFaults holds that a result with a fault does not pass.
func TestResultSchemaSeesFaults(t *testing.T) {
	s := &checker{root: resultSchema(t)}
	for _, text := range []string{`{}`, `{"edition": 7}`, `[]`} {
		var value any
		if err := json.Unmarshal([]byte(text), &value); err != nil {
			t.Fatal(err)
		}
		if len(s.check("", s.root, value)) == 0 {
			t.Errorf("no fault found in %s", text)
		}
	}
}

func resultSchema(t *testing.T) (root map[string]any) {
	text, err := json.Marshal(ResultSchema())
	if err != nil {
		t.Fatal(err)
	}
	if err := json.Unmarshal(text, &root); err != nil {
		t.Fatal(err)
	}
	return root
}

func everyCase(t *testing.T) (list []law.Case) {
	files, err := filepath.Glob("../testdata/cases/*/*.yaml")
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range files {
		src, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		some, problems := schema.LoadCases(file, src)
		if len(problems) > 0 {
			t.Fatal(problems)
		}
		list = append(list, some...)
	}
	return list
}
