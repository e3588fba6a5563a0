package page

import (
	"fmt"
	"strconv"
	"strings"

	"lawc/auction"
	"lawc/law"
	"lawc/notation/pbn"
)

// An exported is a record to take away.
type exported struct {
	PBN  string `json:"pbn" says:"the calls that count, as a PBN file; empty if PBN has no words for them"`
	Lost string `json:"lost" says:"why there is no PBN; empty if there is"`
	YAML string `json:"yaml" says:"a case file with the record and what the editions make of it"`
}

func (c *call) export() (any, *Fault) {
	a, fault := c.asked()
	if fault != nil {
		return nil, fault
	}
	answer := exported{YAML: caseHead(&a.record)}
	for i, b := range a.books {
		m, err := b.lend()
		if err != nil {
			return nil, NewFault(statusRefused, err.Error())
		}
		r := b.run(m, &a.record)
		answer.YAML += expectation(r)
		if i == 0 {
			answer.pbn(r)
		}
		b.done(m)
	}
	return answer, nil
}

// pbn writes what counts under an edition, which is all that PBN can hold.
func (x *exported) pbn(r *law.Result) {
	game := pbn.Game{ID: r.Record.ID, Dealer: r.Record.Dealer}
	for _, call := range r.Auction {
		game.Calls = append(game.Calls, auction.Item{Seat: call.Seat, Call: call.Call})
	}
	if r.Contract.IsBid() {
		game.Declared.Contract = r.Contract.String() + strings.Repeat("X", r.Doubled)
		game.Declared.Declarer = auction.Seat(r.Declarer).String()
	}
	var text strings.Builder
	if err := pbn.Write(&text, game); err != nil {
		x.Lost = err.Error()
		return
	}
	x.PBN = text.String()
}

func caseHead(r *auction.Record) string {
	name := r.ID
	if name == "" {
		name = "from the table"
	}
	return fmt.Sprintf("cases:\n  - name: %s\n    record: %s\n    why: as ruled by lawc, to be checked against the book.\n    expect:\n",
		strconv.Quote(name), strconv.Quote(r.String()))
}

// expectation writes the keys of a result that people look at first.
func expectation(r *law.Result) string {
	ids := make([]string, len(r.Clauses))
	for i, c := range r.Clauses {
		ids[i] = strconv.Quote(c.ID)
	}
	var passes []string
	for _, seat := range auction.Seats {
		if long := r.MustPass[seat]; long != law.ObligationFree {
			passes = append(passes, seat.String()+": "+long.String())
		}
	}
	return fmt.Sprintf("      %q:\n        phase: %s\n        must_pass: {%s}\n        clauses: [%s]\n",
		r.Edition.Name, r.Phase, strings.Join(passes, ", "), strings.Join(ids, ", "))
}
