package page

import (
	"net/http"
	"testing"
	"testing/fstest"
)

// someRulings is a table of one row, as lawc table writes it.
var someRulings = fstest.MapFS{"en.json": {Data: []byte(`{
  "editions": ["1936", "1982"],
  "rows": [{
    "id": "insufficient-bid.ruled.1s-1c-td", "group": "insufficient-bid", "stage": "ruled", "label": "", "record": "N: 1S 1C TD",
    "differs": true, "settled": true,
    "cells": {
      "1936": {"silent": false, "ruling": ["cancelled", "must be made a sufficient bid"], "shared": ["cancelled"], "clauses": ["22.3"]},
      "1982": {"silent": false, "ruling": ["cancelled", "must become a sufficient bid or a pass"], "shared": ["cancelled"], "clauses": ["27.p1.s2"]}
    }
  }],
  "leads": [], "covered": {"incidents": 1}
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
