package main

import (
	"os"
	"strings"
	"testing"

	"lawc/auction"
	"lawc/interp"
	"lawc/law"
	"lawc/notation"
)

// TestDeclaredOutcomes runs auctions that were played: each closes, under every
// edition, with the contract and the declarer that its source states.
func TestDeclaredOutcomes(t *testing.T) {
	programs, err := newLibrary(&console{errs: os.Stderr}).programs([]string{"all"})
	if err != nil {
		t.Fatal(err)
	}
	for _, test := range []struct {
		file   string
		boards int
	}{
		{"../../testdata/records/realbridge.pbn", 2},
		{"../../../shared/data/pbn/realbridge-2021-round2.pbn", 279},
		{"../../../shared/data/pbn/teams-1998.pbn", 2},
	} {
		t.Run(test.file[strings.LastIndex(test.file, "/")+1:], func(t *testing.T) {
			in, err := os.Open(test.file)
			if err != nil {
				t.Skip("these boards are not at hand")
			}
			defer in.Close()
			boards := 0
			for e := range notation.Read(notation.PBN, in, auction.English) {
				if e.Aside {
					continue
				}
				boards++
				if len(e.Errors) > 0 || e.Declared.Contract == "" {
					t.Errorf("line %d: %v, declared %+v", e.Line, e.Errors, e.Declared)
				}
				closesAs(t, programs, &e)
			}
			if boards != test.boards {
				t.Errorf("got %d boards, want %d", boards, test.boards)
			}
		})
	}
}

// closesAs holds a board to what its source states.
func closesAs(t *testing.T, programs []*interp.Program, e *notation.Entry) {
	t.Helper()
	for _, m := range machinesOf(programs) {
		r := m.Run(&e.Record)
		contract, declarer := "Pass", ""
		if !r.PassedOut {
			contract = r.Contract.String() + strings.Repeat("X", r.Doubled)
			declarer = auction.Seat(r.Declarer & 3).String()
		}
		if r.Phase != law.Closed || !strings.EqualFold(contract, e.Declared.Contract) || declarer != e.Declared.Declarer {
			t.Errorf("line %d, %s: %v is %v with %s by %s, the source states %+v", e.Line, r.Edition.Name, e.Record, r.Phase, contract, declarer, e.Declared)
		}
	}
}
