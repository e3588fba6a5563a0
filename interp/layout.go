package interp

import (
	"sort"

	"lawc/auction"
	"lawc/law"
)

// A compiled moment is the provisions looked at then, and the terms that they
// read, packed side by side into a key. A situation is evaluated once for each
// distinct key and then remembered.
type compiled struct {
	provisions  []*provision
	slots       []slot
	definitions []*definition
}

// A slot is a term's or a fact's place in the key.
type slot struct {
	name  string
	term  *law.Term
	read  func(*Machine) uint8
	fact  int // index of the fact, or -1
	shift uint8
}

// known is the bit of a fact's slot that says it was given.
const known = 2

// layOut gives each term that the moment's provisions read its place.
func (c *compiler) layOut(m law.Moment) {
	at := &c.program.moments[m]
	// What somebody may do freely is told after what restricts him.
	sort.SliceStable(at.provisions, func(i, j int) bool { return !at.provisions[i].frees() && at.provisions[j].frees() })
	shift := 0
	place := func(name string) int {
		for i := range at.slots {
			if at.slots[i].name == name {
				return i
			}
		}
		s := slot{name: name, fact: c.fact(name), shift: uint8(shift)}
		bits := 2
		if s.fact < 0 {
			s.term, s.read = law.TermNamed(name), readers[name]
			bits = bitsFor(s.term.Size())
		}
		shift += bits
		at.slots = append(at.slots, s)
		return len(at.slots) - 1
	}
	for _, p := range at.provisions {
		for _, w := range p.source.When {
			if c.isTerm(w.Term.Text) {
				i := place(w.Term.Text)
				p.conditions = append(p.conditions, condition{i, c.mask(&at.slots[i], w)})
			}
		}
		if p.source.Expr.Text == "" {
			continue
		}
		program, reads := c.predicate(p.source.Expr, p.clause.ID)
		p.predicate, p.reads = program, c.spread(reads)
		for _, name := range p.reads {
			if d := c.definitions[name]; d != nil {
				at.define(d)
			} else {
				c.checkMoment(m, name, p)
				place(name)
			}
		}
	}
	if shift > 64 {
		c.problem(law.Pos{Line: 1, Col: 1}, "", "L107", "the provisions at %s read too many terms together (%d bits of 64)", m, shift)
	}
}

// checkMoment reports a term that cannot be read at the moment.
func (c *compiler) checkMoment(m law.Moment, name string, p *provision) {
	term := law.TermNamed(name)
	if term != nil && !term.At.Has(m) || term == nil && !law.FactMoments.Has(m) {
		c.problem(p.source.Expr.At(1, 0), p.clause.ID, "L108", "%s cannot be read at %s", name, m)
	}
}

func (at *compiled) define(d *definition) {
	for _, have := range at.definitions {
		if have == d {
			return
		}
	}
	at.definitions = append(at.definitions, d)
}

func bitsFor(size int) (bits int) {
	for 1<<bits < size {
		bits++
	}
	return bits
}

// mask is the set of values of a slot that a condition accepts.
func (c *compiler) mask(s *slot, w law.Condition) (mask uint32) {
	for _, v := range w.Values {
		switch {
		case v.Text == "true":
			mask |= 1 << 1
		case v.Text == "false":
			mask |= 1 << 0
		case s.term == nil:
		case s.term.IsNumber():
			mask |= 1 << (v.Text[0] - '0')
		default:
			if i := indexOf(s.term.Values, v.Text); i >= 0 {
				mask |= 1 << i
			}
		}
	}
	return mask
}

// act compiles a consequence.
func (c *compiler) act(q *law.Consequence) act {
	a := act{kind: q.Kind, who: q.Arg("who"), holder: q.Arg("holder"), on: q.Arg("on"), suits: q.Arg("suits"),
		opening: q.Arg("lead") == "opening", becomes: q.Arg("becomes"), may: q.Arg("may"), iff: q.Arg("if"),
		rest: q.Arg("until") == "rest", thatBid: q.Arg("that_bid") == "true", iffFact: c.fact(q.Arg("if"))}
	if q.Arg("for") == "rest" {
		a.duration = law.Rest
	} else {
		a.duration = law.NextTurn
	}
	for d := law.Repeat; d <= law.PassNow; d++ {
		if q.Arg("do") == d.String() {
			a.duty = d
		}
	}
	for _, name := range append(q.ArgValues("with"), q.ArgValues("calls")...) {
		a.calls = a.calls.With(kindNamed(name.Text))
	}
	for r := law.AcceptCall; r <= law.WhoLeads; r++ {
		if q.Arg("right") == r.String() {
			a.right = r
		}
	}
	if id := q.Arg("choice"); id != "" {
		a.choice = c.program.clauses[id]
	}
	for _, v := range q.Values {
		switch q.Kind {
		case law.Find, law.Excuse, law.GovernAs:
			a.finding = findingNamed(v.Text)
		case law.Apply:
			if cl := c.program.clauses[v.Text]; cl != nil {
				a.applies = append(a.applies, cl)
			}
		case law.Declarer:
			a.lastToBid = v.Text == "last_bidder"
		}
	}
	return a
}

func kindNamed(name string) auction.Kind {
	for k, n := range [...]string{"pass", "double", "redouble", "unknown", "bid"} {
		if n == name {
			return auction.Kind(k)
		}
	}
	return auction.Pass
}

// frees reports whether all that a provision brings is a free choice.
func (p *provision) frees() bool {
	return len(p.does) == 1 && p.does[0].kind == law.FreeChoice
}
