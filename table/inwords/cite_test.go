package inwords

import (
	"encoding/json"
	"strings"
	"testing"

	"lawc/law"
)

// TestReferences cites a book of everybody's own, with an address and with signs that
// BibTeX would take for its own.
func TestReferences(t *testing.T) {
	e := &law.Edition{Name: "house rules", Title: law.Text{EN: "Rules & {more} 100%", NL: "Regels"}, Publisher: "A_B", Year: 1950,
		SourceText: "scan at https://example.org/laws_1950, pages 3 to 9", Read: "2026-01-02"}
	clause := &law.Clause{ID: "3.a", Provenance: "inferred"}
	list := []Reference{{Edition: e}, {Edition: e, Part: "3.a", Clause: clause}, {Edition: &law.Edition{Name: "x", Title: law.Text{EN: "X"}}}}
	bib := string(AppendBibTeX(nil, list, "en"))
	for _, want := range []string{"@book{bridge-laws-house-rules,\n", `title = {{Rules \& \{more\} 100\%}}`, `publisher = {A\_B}`, "year = {1950}",
		`url = {https://example.org/laws_1950}`, "(on 2026-01-02)", "@inbook{bridge-laws-house-rules-3.a,\n", "chapter = {3.a}", "inferred from other editions", "@book{bridge-laws-x,\n  title = {{X}}\n}\n"} {
		if !strings.Contains(bib, want) {
			t.Errorf("no %s in\n%s", want, bib)
		}
	}
	out, err := AppendCSL(nil, list, "nl")
	var items []map[string]any
	if err == nil {
		err = json.Unmarshal(out, &items)
	}
	if err != nil || len(items) != 3 || items[0]["URL"] != "https://example.org/laws_1950" || items[1]["container-title"] != "Regels" || items[2]["issued"] != nil {
		t.Errorf("%v: %s", err, out)
	}
	if empty, _ := AppendCSL(nil, nil, "en"); string(empty) != "[]\n" {
		t.Errorf("got %q", empty)
	}
}
