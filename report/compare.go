package report

import (
	"fmt"
	"slices"
	"strings"

	"lawc/auction"
	"lawc/law"
)

// A comparison is what several editions make of one record: an edition a
// column, an aspect a row.
type comparison struct {
	editions []string
	rows     []aspect
}

// An aspect is one matter with what each edition makes of it.
type aspect struct {
	label  string
	cells  []string
	differ bool
}

// compare gathers the aspects on which any of the editions has something to
// say. The results are those of one record.
func compare(rs []*law.Result, s Style) comparison {
	c := comparer{&wordsIn(s.Lang).compare, wordsIn(s.Lang), s}
	var table comparison
	for _, r := range rs {
		table.editions = append(table.editions, r.Edition.Name)
	}
	add := func(label string, of func(*law.Result) string) {
		row := aspect{label: label}
		for _, r := range rs {
			row.cells = append(row.cells, of(r))
		}
		first := row.cells[0]
		row.differ = slices.ContainsFunc(row.cells, func(cell string) bool { return cell != first })
		if row.differ || first != "" {
			table.rows = append(table.rows, row)
		}
	}
	add(c.clauses, c.clauseIDs)
	add(c.phase, func(r *law.Result) string { return c.phases[r.Phase] })
	for i := range rs[0].Record.Items {
		if notable(rs, i) {
			add(c.item(rs[0], i), func(r *law.Result) string { return c.status(r, i) })
		}
	}
	add(c.auction, func(r *law.Result) string { return c.calls(r.Auction, r.Record.Dealer) })
	add(c.turn, c.turnOf)
	add(c.contract, c.contractOf)
	add(c.must, c.dutiesOf)
	add(c.mustPass, c.passesOf)
	add(c.mayNot, c.bansOf)
	add(c.rights, c.rightsOf)
	add(c.discretion, c.discretionOf)
	add(c.notCovered, c.gapsOf)
	return table
}

// notable reports whether the fate of an item is worth a row: when anything
// was found in it, or when it fared otherwise than calls and acts do.
func notable(rs []*law.Result, i int) bool {
	usual := law.Stands
	if !rs[0].Record.Items[i].Action.IsCall() {
		usual = law.Noted
	}
	return slices.ContainsFunc(rs, func(r *law.Result) bool {
		return r.Events[i].Findings != 0 || r.Events[i].Status != usual
	})
}

// A comparer puts aspects of results into few words.
type comparer struct {
	*compareWords
	words *words
	style Style
}

func (c *comparer) clauseIDs(r *law.Result) string {
	ids := make([]string, len(r.Clauses))
	for i, clause := range r.Clauses {
		ids[i] = clauseID(clause)
	}
	return strings.Join(ids, " ")
}

// item names an item by its seat and text.
func (c *comparer) item(r *law.Result, i int) string {
	it := &r.Record.Items[i]
	text := c.style.item(it)
	if it.Action == auction.Calls && len(it.Facts) == 0 {
		text = c.style.call(it.Call)
	}
	if it.Action == auction.Attention {
		return text
	}
	return c.style.seat(it.Seat) + ":" + text
}

// status says what became of an item.
func (c *comparer) status(r *law.Result, i int) string {
	switch {
	case uncovered(r, i) && r.Events[i].Status != law.AwaitsRuling:
		return c.statuses[r.Events[i].Status]
	case uncovered(r, i):
		return c.notCovered
	case unread(r, i):
		return c.unread
	}
	return c.statuses[r.Events[i].Status]
}

// calls writes an auction in short form: a seat only where a call was made out
// of rotation.
func (c *comparer) calls(calls []law.Counted, dealer auction.Seat) string {
	parts := make([]string, len(calls))
	turn := dealer
	for i := range calls {
		parts[i] = c.style.call(calls[i].Call)
		if calls[i].Seat != turn {
			parts[i] = c.style.seat(calls[i].Seat) + ":" + parts[i]
		}
		turn = calls[i].Seat.Left()
	}
	return strings.Join(parts, " ")
}

func (c *comparer) turnOf(r *law.Result) string {
	if r.Turn == law.Nobody {
		return ""
	}
	return c.style.seat(auction.Seat(r.Turn))
}

func (c *comparer) contractOf(r *law.Result) string {
	switch {
	case r.PassedOut:
		return c.passedOut
	case !r.Contract.IsBid():
		return ""
	}
	contract := c.style.call(r.Contract) + strings.Repeat("X", r.Doubled)
	if c.style.Lang == dutch.lang {
		contract = c.style.call(r.Contract) + dutch.ruling.doubled[r.Doubled]
	}
	return fmt.Sprintf(c.by, contract, c.seat(r.Declarer))
}

// seat writes a player as a letter, declarer in a word.
func (c *comparer) seat(p law.Player) string {
	if p == law.Nobody {
		return c.words.declarer
	}
	return c.style.seat(auction.Seat(p))
}
