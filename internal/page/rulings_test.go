package page

import (
	"encoding/json"
	"net/http"
	"slices"
	"testing"
	"testing/fstest"

	"lawc/internal/fortest"
	"lawc/internal/shipped"
	"lawc/report"
	"lawc/rules"
)

// someRulings is a table of one row, as lawc table writes it.
var someRulings = fstest.MapFS{"en.json": {Data: []byte(`{
  "from": "", "editions": ["1936", "1982"], "left_out": [], "marks": [{"word": "assumed", "sign": "~", "says": "it is in no source"}],
  "rows": [{
    "id": "insufficient-bid.ruled.1s-1c-td", "group": "insufficient-bid", "title": "insufficient bid", "stage": "ruled", "label": "", "record": "N: 1S 1C TD",
    "differs": true, "settled": true,
    "cells": {
      "1936": {"silent": false, "ruling": ["cancelled", "must be made a sufficient bid"], "clauses": ["22.3"]},
      "1982": {"silent": false, "ruling": ["cancelled", "must become a sufficient bid or a pass"], "clauses": ["27.p1.s2"]}
    }
  }],
  "leads": []
}`)}}

// TestRulings gives the table where it was made, and says so where it was not.
func TestRulings(t *testing.T) {
	e := New("test")
	e.tables = someRulings
	table := asked[rulingsAnswer](t, e, "rulings", "")
	if len(table.Rows) != 1 || !table.Rows[0].Settled || table.Rows[0].Cells["1936"].Ruling[1] != "must be made a sufficient bid" {
		t.Errorf("the table is %+v", table)
	}
	if !asked[editionsAnswer](t, e, "editions", "").Rulings {
		t.Error("the table is not told of")
	}
	if status, text := e.Handle(Root+"rulings?lang=nl", nil); status != http.StatusNotFound {
		t.Errorf("without a table: %d %s", status, text)
	}
}

// TestRulingsCurrent holds the tables that are kept to the rule files: each was made
// from these, has every edition that stands in a table unasked, and its records show what it says.
func TestRulingsCurrent(t *testing.T) {
	e := New("test")
	for _, lang := range report.Languages() {
		table := asked[rulingsAnswer](t, e, "rulings?lang="+lang, "")
		if table.From != shipped.Fingerprint() {
			t.Errorf("%s: the table of rulings was made from other rule files; make rulings", lang)
		}
		if !slices.Equal(table.Editions, fortest.SideBySide(t)) || len(table.Rows) < 100 {
			t.Errorf("%s: the table has %v and %d rows", lang, table.Editions, len(table.Rows))
		}
		if all := slices.Sorted(slices.Values(slices.Concat(table.Editions, table.LeftOut))); !slices.Equal(all, rules.Names()) {
			t.Errorf("%s: the table has %v and says that it leaves out %v", lang, table.Editions, table.LeftOut)
		}
		marked := 0
		for i := 0; i < len(table.Rows); i += 10 {
			row := &table.Rows[i]
			body, _ := json.Marshal(map[string]any{"record": row.Record, "editions": table.Editions})
			ruling := asked[ruled](t, e, "rule", string(body))
			for j, name := range table.Editions {
				var result struct{ Clauses []string }
				if err := json.Unmarshal(ruling.Results[j], &result); err != nil {
					t.Fatal(err)
				}
				cell := row.Cells[name]
				for id, words := range cell.Marks {
					for _, word := range words {
						if !slices.Contains(cell.Clauses, id) || !slices.ContainsFunc(table.Marks, func(m Mark) bool { return m.Word == word && m.Sign != "" && m.Says != "" }) {
							t.Errorf("%s: %s of %s is marked %s, which is not told", lang, id, name, word)
						}
						marked++
					}
				}
				for _, id := range cell.Clauses {
					if !slices.Contains(result.Clauses, id) {
						t.Errorf("%s: %s does not apply %s of %s, as the table says; make rulings", lang, row.Record, id, name)
					}
				}
			}
		}
		if marked == 0 {
			t.Errorf("%s: no clause is marked", lang)
		}
	}
}
