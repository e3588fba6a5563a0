package options

import (
	"fmt"
	"slices"
	"strings"

	"lawc/auction"
	"lawc/law"
)

// A view is what can be seen from a place: itself, the ruling, and what the offender's
// calls cost then.
type view struct {
	place, ruled *Place
	words        []Move
	tables       []table
}

func (x *Explorer) view(p *Place) (v view) {
	v.place, v.ruled = p, p
	if p.Result.Phase == law.Pending {
		v.ruled = x.after(p, auction.Item{Action: auction.Attention})
		v.words = x.words(p)
	}
	if seat, _, open := v.ruled.offender(); open {
		v.tables = x.tables(v.ruled, seat)
		if !slices.ContainsFunc(v.tables, func(t table) bool { return !t.free() }) {
			v.tables = nil
		}
	}
	return v
}

// assumed lists what was taken for granted about the first n items, anywhere in view.
func (v *view) assumed(n int) (list []law.Assumption) {
	known := map[asked]bool{}
	add := func(r *law.Result) {
		for _, a := range r.Assumed {
			if key := (asked{a.N, false, a.Fact}); a.N <= n && !known[key] {
				known[key] = true
				list = append(list, a)
			}
		}
	}
	add(v.place.Result)
	add(v.ruled.Result)
	for i := range v.words {
		add(v.words[i].Place.Result)
	}
	for i := range v.tables {
		for j := range v.tables[i].moves {
			add(v.tables[i].moves[j].Place.Result)
		}
	}
	return list
}

// same reports whether two views show the same.
func (v *view) same(o *view) bool { return v.text() == o.text() }

func (v *view) text() string {
	var b strings.Builder
	for _, p := range []*Place{v.place, v.ruled} {
		fmt.Fprint(&b, p.Result.Phase, p.Result.Turn, keyOf(p.holds))
		for i := range p.Result.Events {
			fmt.Fprint(&b, " ", p.Result.Events[i].Status)
		}
		for _, s := range auction.Seats {
			fmt.Fprint(&b, accepts(p.Result, s))
		}
	}
	for i := range v.words {
		b.WriteString(v.words[i].outcome())
	}
	for i := range v.tables {
		for j := range v.tables[i].moves {
			m := &v.tables[i].moves[j]
			fmt.Fprint(&b, m.Item.Call, m.price())
		}
	}
	return b.String()
}

// beyond says what a view shows that another does not, item n being asked about: at the
// place itself, after the ruling, else of what the offender's later calls cost.
func (v *view) beyond(o *view, n int) (leads []law.Text) {
	s := speaker{to: law.Nobody}
	pairs := [][2]*Place{{v.place, o.place}, {v.ruled, o.ruled}}
	if v.place.Result.Events[n].Status == law.AwaitsRuling {
		slices.Reverse(pairs) // what becomes of it is for the ruling to say
	}
	for _, pair := range pairs {
		mine, others := pair[0], pair[1]
		s.closed = mine.Result.Phase == law.Closed
		for i := range mine.Result.Events {
			if i < len(others.Result.Events) && mine.Result.Events[i].Status != others.Result.Events[i].Status {
				if t := mine.fate(i); t.EN != "" {
					leads = append(leads, sentence(t))
				}
			}
		}
		if t := s.costs(costs(others, mine)); t.EN != "" {
			leads = append(leads, sentence(t))
		}
		if len(leads) > 0 {
			return leads
		}
	}
	return append(leads, v.dearer(o)...)
}

// dearer says what a call costs in one view and not in another.
func (v *view) dearer(o *view) (leads []law.Text) {
	for i := range v.tables {
		for j := range v.tables[i].moves {
			m := &v.tables[i].moves[j]
			for k := range o.tables {
				other := o.tables[k].find(m.Item.Call)
				if other == nil || other.price() == m.price() {
					continue
				}
				t := speaker{to: law.Nobody}.costs(more(m.Costs, other.Costs))
				if t.EN != "" {
					return append(leads, sentence(fill(factWords.later, aCall(m.Item.Call), t)))
				}
			}
		}
	}
	return leads
}
