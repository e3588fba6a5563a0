package options

import (
	"fmt"
	"slices"
	"strings"

	"lawc/auction"
	"lawc/law"
)

// A Move is one thing that somebody may do, and what comes of it.
type Move struct {
	Item  auction.Item
	Place *Place
	Costs []Cost
	// Fates are what became of the items before it, where it changed that.
	Fates []Fate
	// Turned are the facts of the move that would change what comes of it.
	Turned  []Turned
	clauses []*law.Clause
	// offered tells who could accept something before the move.
	offered [4]bool
}

// A Fate is what became of an item, by its index.
type Fate struct {
	Item   int
	Status law.Status
}

// A Turned is a move with a fact of it told.
type Turned struct {
	Fact  *law.Fact
	Told  auction.Fact
	Costs []Cost
	Move  *Move
}

// Says is the word for the fact as it is told: of suits, which.
func (t *Turned) Says() law.Text { return toldText(t) }

// Leads says what comes of the move then.
func (t *Turned) Leads() []law.Text { return orNothing(t.Move.News()) }

// orNothing says that nothing more comes of it where there is no news.
func orNothing(news []law.Text) []law.Text {
	if len(news) == 0 {
		return []law.Text{sentence(wordsOf.nothingMore)}
	}
	return news
}

// Clauses are those that the move has brought to bear, on itself or on an item before
// it.
func (m *Move) Clauses() []*law.Clause { return m.clauses }

// Says names what is done, without saying who does it.
func (m *Move) Says() law.Text { return itemText(&m.Item) }

// try makes a move from a place.
func (x *Explorer) try(p *Place, it auction.Item) Move {
	m := x.bare(p, it)
	if m.found() == 0 || !m.irregular() {
		m.Turned = x.turn(p, &m)
	}
	return m
}

// bare makes a move without asking about its facts.
func (x *Explorer) bare(p *Place, it auction.Item) Move {
	m := Move{Item: it, Place: x.after(p, it)}
	m.Costs = costs(p, m.Place)
	for _, seat := range auction.Seats {
		m.offered[seat] = accepts(p.Result, seat)
	}
	for i := range m.Place.Result.Events {
		var had []*law.Clause
		if i < len(p.Result.Events) {
			had = p.Result.Events[i].Clauses
			if s := m.Place.Result.Events[i].Status; s != p.Result.Events[i].Status {
				m.Fates = append(m.Fates, Fate{i, s})
			}
		}
		for _, c := range m.Place.Result.Events[i].Clauses {
			if !slices.Contains(had, c) && !slices.Contains(m.clauses, c) {
				m.clauses = append(m.clauses, c)
			}
		}
	}
	return m
}

// turn tries the facts of the move that were taken for granted.
func (x *Explorer) turn(p *Place, m *Move) (list []Turned) {
	for _, a := range m.Place.Result.Assumed {
		if a.N != len(m.Place.Record.Items) {
			continue
		}
		f := x.fact(a.Fact)
		for _, told := range x.others(f, a, p) {
			other := x.bare(p, tell(m.Item, told))
			if other.outcome() != m.outcome() {
				list = append(list, Turned{Fact: f, Told: told, Costs: other.Costs, Move: &other})
			}
		}
	}
	return list
}

// fact finds a fact by the name that a result has for it.
func (x *Explorer) fact(name string) *law.Fact {
	for i := range x.edition.Facts {
		if x.edition.Facts[i].Name == name {
			return &x.edition.Facts[i]
		}
	}
	return nil
}

// others are the other values that a fact may have: where it is suits, none and
// those that the calls taken back have named.
func (x *Explorer) others(f *law.Fact, a law.Assumption, p *Place) []auction.Fact {
	if f == nil {
		return nil
	}
	told := auction.Fact{Name: f.Name, Value: "true"}
	if a.Value {
		told.Value = "false"
	}
	list := []auction.Fact{told}
	if f.Suits && !a.Value {
		if named := p.namedBack(); named != 0 {
			list = append(list, auction.Fact{Name: f.Name, Value: named.String()})
		}
	}
	return list
}

// namedBack are the suits of the latest call that was taken back.
func (p *Place) namedBack() (suits auction.Suits) {
	for i := p.last(); i >= 0; i-- {
		it := &p.Record.Items[i]
		if it.Action.IsCall() && p.Result.Events[i].Status == law.Cancelled {
			return suits.With(it.Call.Denomination())
		}
	}
	return 0
}

// status is what became of the move itself.
func (m *Move) status() law.Status {
	return m.Place.Result.Events[len(m.Place.Result.Events)-1].Status
}

// found is what is wrong with it.
func (m *Move) found() law.FindingSet {
	return m.Place.Result.Events[len(m.Place.Result.Events)-1].Findings
}

// irregular reports whether the director has to rule again, or cannot.
func (m *Move) irregular() bool {
	return m.found() != 0 && (m.status() == law.AwaitsRuling || m.Place.Result.Phase == law.Undecided)
}

// handled reports whether the move is not in order and is dealt with at once.
func (m *Move) handled() bool { return m.found() != 0 || m.status() == law.Cancelled }

// outcome tells moves apart by what comes of them.
func (m *Move) outcome() string {
	var b strings.Builder
	fmt.Fprint(&b, m.Place.Result.Phase, " ", m.status(), m.found() != 0, " ", keyOf(m.Costs), m.Fates)
	if m.Place.Result.Phase == law.Pending {
		for _, r := range m.Place.Result.Rights {
			fmt.Fprint(&b, " ", r.Kind, r.Holder)
		}
	}
	return b.String()
}

// class tells moves apart by what comes of them and what facts would change of it.
func (m *Move) class() string {
	var b strings.Builder
	b.WriteString(m.outcome())
	for _, t := range m.Turned {
		fmt.Fprint(&b, " | ", t.Told, t.Move.outcome())
	}
	return b.String()
}
