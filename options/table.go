package options

import (
	"cmp"
	"fmt"
	"slices"

	"lawc/auction"
	"lawc/law"
)

// A table is what each call of the offender costs at his next turn, for ways in which
// the auction may come to him that make no difference to it.
type table struct {
	paths [][]step
	// before is the place at which he calls, on the first of the paths.
	before *Place
	moves  []Move
}

// A step is the kind of call that somebody makes before the offender calls.
type step struct {
	seat auction.Seat
	kind auction.Kind
}

// tables gives what the offender's next call costs, after every kind of call by those
// who call before him.
func (x *Explorer) tables(p *Place, offender auction.Seat) []table {
	var list []table
	for _, t := range x.reach(p, offender, nil, plies) {
		i := slices.IndexFunc(list, func(o table) bool { return o.agrees(&t) })
		if i < 0 {
			list = append(list, t)
			continue
		}
		list[i].join(&t)
	}
	for i := range list {
		list[i].drop()
	}
	return list
}

// reach follows the turn to the offender.
func (x *Explorer) reach(p *Place, offender auction.Seat, path []step, depth int) (list []table) {
	turn := p.turn()
	if turn == law.Nobody || depth == 0 {
		return nil
	}
	if auction.Seat(turn) == offender {
		t := table{paths: [][]step{slices.Clone(path)}, before: p}
		for _, m := range x.calls(p, offender) {
			if !m.irregular() {
				t.moves = append(t.moves, m)
			}
		}
		return []table{t}
	}
	seen := map[auction.Kind]bool{}
	for _, call := range everyCall {
		if seen[call.Kind()] {
			continue
		}
		m := x.bare(p, auction.Item{Seat: auction.Seat(turn), Call: call})
		if m.found() == 0 {
			seen[call.Kind()] = true
			list = append(list, x.reach(m.Place, offender, append(path, step{m.Item.Seat, call.Kind()}), depth-1)...)
		}
	}
	return list
}

// price tells moves apart by what they cost.
func (m *Move) price() string {
	text := fmt.Sprint(keyOf(m.Costs), m.found() != 0, m.status())
	for _, t := range m.Turned {
		text += fmt.Sprint(" | ", t.Told, keyOf(t.Costs), t.Move.status())
	}
	return text
}

// closes reports whether a move ends the auction, when some of what it costs is not
// to be served any more.
func (m *Move) closes() bool { return m.Place.Result.Phase == law.Closed }

// agrees reports whether what can be called in both tables costs the same, and the
// same is owed.
func (t *table) agrees(o *table) bool {
	if owedBy(t.before, t) != owedBy(o.before, o) {
		return false
	}
	for i := range t.moves {
		a := &t.moves[i]
		b := o.find(a.Item.Call)
		if b != nil && !a.closes() && !b.closes() && a.price() != b.price() {
			return false
		}
	}
	return true
}

func owedBy(p *Place, t *table) string {
	for i := range p.Result.Must {
		d := Cost{Duty: &p.Result.Must[i]}
		return d.key()
	}
	return ""
}

func (t *table) find(c auction.Call) *Move {
	for i := range t.moves {
		if t.moves[i].Item.Call == c {
			return &t.moves[i]
		}
	}
	return nil
}

// join takes another table in.
func (t *table) join(o *table) {
	t.paths = append(t.paths, o.paths...)
	for _, m := range o.moves {
		switch have := t.find(m.Item.Call); {
		case have == nil:
			t.moves = append(t.moves, m)
		case have.closes():
			*have = m
		}
	}
}

// drop leaves out moves that end the auction, where there are others: they are not
// what the offender needs to hear.
func (t *table) drop() {
	open := slices.DeleteFunc(slices.Clone(t.moves), func(m Move) bool { return m.closes() })
	if len(open) > 0 {
		t.moves = open
	}
	slices.SortFunc(t.moves, func(a, b Move) int { return cmp.Compare(a.Item.Call, b.Item.Call) })
}

// turned reports whether what a call costs hangs on a fact of it.
func (t *table) turned() bool {
	return slices.ContainsFunc(t.moves, func(m Move) bool { return len(m.Turned) > 0 })
}

// free reports whether nothing in the table costs anything.
func (t *table) free() bool {
	return len(t.before.Result.Must) == 0 && !slices.ContainsFunc(t.moves, func(m Move) bool { return len(m.Costs) > 0 || len(m.Turned) > 0 || m.found() != 0 })
}

// A row is a class of calls with its price, perhaps only if a fact is so.
type row struct {
	says, general law.Text
	moves         []Move
	// words are the facts on which it hangs; other says that the price is that of
	// calls for which the facts are not so.
	words []law.Text
	other bool
	costs []Cost
	// handled: the call is not in order, and is dealt with at once.
	handled bool
	sort    int
}

// rows puts the calls of a table into classes, the cheapest first.
func (t *table) rows(offender auction.Seat, named auction.Denomination) []row {
	var list []row
	add := func(key string, r row) {
		key = fmt.Sprint(key, r.handled)
		for i := range list {
			if o := &list[i]; key == o.key() {
				if o.moves[len(o.moves)-1].Item.Call != r.moves[0].Item.Call {
					o.moves = append(o.moves, r.moves...)
				}
				for _, w := range r.words {
					if !slices.Contains(o.words, w) {
						o.words = append(o.words, w)
					}
				}
				return
			}
		}
		list = append(list, r)
	}
	for _, m := range t.moves {
		r := row{moves: []Move{m}, costs: m.Costs, handled: m.handled(), other: cheaper(&m, offender), sort: weight(m.Costs, offender)}
		add(r.price(), r)
		for _, told := range m.Turned {
			c := row{moves: []Move{*told.Move}, costs: told.Costs, words: []law.Text{toldText(&told)}, handled: told.Move.handled(), sort: weight(told.Costs, offender)}
			add(c.price(), c)
		}
	}
	slices.SortStableFunc(list, func(a, b row) int {
		if a.handled != b.handled {
			return cmp.Compare(truth(a.handled), truth(b.handled))
		}
		return cmp.Or(cmp.Compare(a.sort, b.sort), cmp.Compare(len(a.words), len(b.words)))
	})
	nameRows(list, named)
	return list
}

// cheaper reports whether a fact would make a move cheaper.
func cheaper(m *Move, offender auction.Seat) bool {
	return slices.ContainsFunc(m.Turned, func(t Turned) bool { return weight(t.Costs, offender) < weight(m.Costs, offender) })
}

// price tells rows apart: by what they cost, and whether they hang on anything.
func (r *row) price() string { return fmt.Sprint(keyOf(r.costs), len(r.words) > 0, r.other) }

func (r *row) key() string { return fmt.Sprint(r.price(), r.handled) }

func truth(b bool) int {
	if b {
		return 1
	}
	return 0
}

// nameRows names each row by the calls that no row without a condition has named
// before it.
func nameRows(list []row, named auction.Denomination) {
	n := namer{named: named}
	for i := range list {
		if r := &list[i]; !r.handled && len(r.words) == 0 {
			n.all = append(n.all, callsOf(r.moves)...)
		}
	}
	slices.Sort(n.all)
	n.rest = slices.Clone(n.all)
	for i := range list {
		calls := callsOf(list[i].moves)
		slices.Sort(calls)
		list[i].says, list[i].general = n.name(calls)
		if len(list[i].words) == 0 {
			n.rest = slices.DeleteFunc(n.rest, func(c auction.Call) bool { return slices.Contains(calls, c) })
		}
	}
}
