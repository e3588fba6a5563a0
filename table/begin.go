package table

import (
	"lawc/auction"
	"lawc/interp"
)

// A Making is a table that has been begun.
type Making struct{ maker *maker }

// Begin prepares a table, so that its editions can be asked for before it is made.
func Begin(programs []*interp.Program, o Options) *Making { return &Making{newMaker(programs, o)} }

// Table is what has been made so far.
func (m *Making) Table() *Table { return m.maker.table }

// Make makes the table. Done hears of the rows of each group, main rows and rows
// about leads, when they have been found.
func (m *Making) Make(done func(rows, leads []Row)) *Table {
	m.maker.done = done
	for _, g := range m.maker.wanted() {
		if !m.maker.options.Stop() {
			m.maker.group(g)
		}
	}
	m.maker.table.Covered.Whole = !m.maker.options.Stop()
	return m.maker.table
}

// Make makes the table of editions.
func Make(programs []*interp.Program, o Options) *Table {
	return Begin(programs, o).Make(func(_, _ []Row) {})
}

// ranked tries each bid over each of its level, where editions rank denominations
// differently: it is sufficient under one and not under another.
func (m *maker) ranked(l *life) {
	if !m.facts.ranksDiffer {
		return
	}
	for low := auction.Clubs; low <= auction.Notrump; low++ {
		before := inRotation([]auction.Call{auction.NewBid(1, low)})
		l.begin()
		l.step(before[0])
		for high := auction.Clubs; high <= auction.Notrump; high++ {
			m.enter(l, before, auction.Item{Seat: before[0].Seat.Left(), Call: auction.NewBid(1, high)}, -1)
		}
	}
}

// inRotation gives calls as items, the dealer's first.
func inRotation(calls []auction.Call) (items []auction.Item) {
	for i, c := range calls {
		items = append(items, auction.Item{Seat: auction.Seat(i & 3), Call: c})
	}
	return items
}
