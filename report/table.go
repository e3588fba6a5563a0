package report

import (
	"strconv"
	"strings"

	"lawc/auction"
	"lawc/internal/layout"
	"lawc/law"
)

// columns is the order in which people write the four hands of an auction.
var columns = [4]auction.Seat{auction.West, auction.North, auction.East, auction.South}

func columnOf(s auction.Seat) int { return int(s+1) & 3 }

// A table is the calls of a record in the four columns that people know: what
// was said, in the order in which it was said, with what became of it.
type table struct {
	style Style
	rows  [][4]string
	// col is that of the last cell written, -1 before the first.
	col int
	// last is who made the last call that counted.
	last law.Player
	// used are the marks that want explaining.
	used marks
}

type marks struct{ cancelled, asPass, implied, pending, unread, changes, skipped bool }

// newTable lays out a result's calls. Notes gives the number of the sentence
// about an item, or 0.
func newTable(r *law.Result, s Style, notes []int) *table {
	t := &table{style: s, col: 3, last: law.Nobody}
	calls, rest := placeCalls(r)
	for i := range r.Record.Items {
		it := &r.Record.Items[i]
		if !it.Action.IsCall() {
			continue
		}
		t.supplied(calls[i].supplied)
		t.skipped(it.Seat, &r.Events[i], r.Record.Dealer)
		silent := uncovered(r, i) || unread(r, i)
		t.used.unread = t.used.unread || silent
		pending := t.used.pending
		t.put(it.Seat, t.cell(it, r.Events[i].Status, calls[i].own)+t.note(notes[i]))
		t.used.pending = t.used.pending && (pending || !silent)
		if calls[i].own != nil && it.Action != auction.ChangesLater {
			t.last = law.Player(it.Seat)
		}
	}
	t.supplied(rest)
	return t
}

// A placed says what an item brought into the auction: a call of its own, nil
// if it does not count, and the calls that the law supplied before it.
type placed struct {
	own      *law.Counted
	supplied []law.Counted
}

// placeCalls tells what each item brought into the auction, and gives the
// calls supplied after the last one.
func placeCalls(r *law.Result) (items []placed, rest []law.Counted) {
	items = make([]placed, len(r.Record.Items))
	from := 0
	for i := range r.Auction {
		if c := &r.Auction[i]; !c.Implied {
			items[c.Event] = placed{c, r.Auction[from:i]}
			from = i + 1
		}
	}
	return items, r.Auction[from:]
}

func (t *table) put(seat auction.Seat, cell string) {
	col := columnOf(seat)
	if col <= t.col {
		t.rows = append(t.rows, [4]string{})
	}
	t.rows[len(t.rows)-1][col] = cell
	t.col = col
}

func (t *table) supplied(calls []law.Counted) {
	for _, c := range calls {
		t.put(c.Seat, t.style.paint(dim, "("+t.style.notation().CallText(c.Call)+")"))
		t.last = law.Player(c.Seat)
		t.used.implied = true
	}
}

// skipped writes a dash for each player over whose head a call was made.
func (t *table) skipped(seat auction.Seat, e *law.Event, dealer auction.Seat) {
	if !e.Findings.Has(law.CallOutOfRotation) {
		return
	}
	turn := dealer
	if t.last != law.Nobody {
		turn = auction.Seat(t.last).Left()
	}
	for ; turn != seat; turn = turn.Left() {
		t.put(turn, "-")
		t.used.skipped = true
	}
}

// cell writes what a player said, and in brackets what of it does not count.
func (t *table) cell(it *auction.Item, status law.Status, counted *law.Counted) string {
	if it.Action == auction.Calls {
		return t.call(it.Call, status)
	}
	if it.Action == auction.ChangesLater {
		t.used.changes = true
		return ">" + t.call(it.Call, status)
	}
	if counted != nil && counted.Call == it.First {
		return t.style.call(it.First) + " " + t.call(it.Call, status)
	}
	t.used.cancelled = true
	return t.style.paint(struck, "["+t.style.notation().CallText(it.First)+"]") + " " + t.call(it.Call, status)
}

func (t *table) call(c auction.Call, status law.Status) string {
	switch status {
	case law.Cancelled, law.Replaced:
		t.used.cancelled = true
		return "[" + t.style.callIn(c, struck) + "]"
	case law.TreatedAsPass:
		t.used.asPass = true
		return t.style.callIn(c, dim) + "=" + t.style.notation().CallText(auction.CallPass)
	case law.AwaitsRuling:
		t.used.pending = true
		return t.style.call(c) + "?"
	}
	return t.style.call(c)
}

func (t *table) note(n int) string {
	if n == 0 {
		return ""
	}
	return t.style.paint(marked, "*"+strconv.Itoa(n))
}

// appendTo appends the table under the names of the seats, and the meaning of
// the marks in it.
func (t *table) appendTo(buf []byte, w *words) []byte {
	width := 10
	for _, row := range t.rows {
		for _, cell := range row {
			width = max(width, layout.Columns(cell)+2)
		}
	}
	var head [4]string
	for i, seat := range columns {
		head[i] = t.style.paint(bold, w.seats[seat])
	}
	buf = appendRow(buf, head, width)
	for _, row := range t.rows {
		buf = appendRow(buf, row, width)
	}
	if legend := t.legend(w); legend != "" {
		buf = layout.AppendSpaces(buf, indent)
		buf = layout.AppendWrapped(buf, t.style.paint(dim, legend), indent, indent, t.style.width())
	}
	return buf
}

// indent is how far everything under a heading is moved in.
const indent = 4

func appendRow(buf []byte, row [4]string, width int) []byte {
	last := 3
	for last > 0 && row[last] == "" {
		last--
	}
	buf = layout.AppendSpaces(buf, indent)
	for _, cell := range row[:last] {
		buf = layout.AppendPadded(buf, cell, width)
	}
	buf = append(buf, row[last]...)
	return append(buf, '\n')
}

func (t *table) legend(w *words) string {
	var parts []string
	for _, mark := range []struct {
		used  bool
		means string
	}{
		{t.used.cancelled, "[ ] " + w.legend.cancelled},
		{t.used.asPass, "=" + t.style.notation().CallText(auction.CallPass) + " " + w.legend.asPass},
		{t.used.implied, "( ) " + w.legend.implied},
		{t.used.pending, "? " + w.legend.pending},
		{t.used.unread, "? " + w.legend.unread},
		{t.used.changes, "> " + w.legend.changes},
		{t.used.skipped, "- " + w.legend.skipped},
	} {
		if mark.used {
			parts = append(parts, mark.means)
		}
	}
	return strings.Join(parts, "; ")
}
