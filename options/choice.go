package options

import (
	"slices"

	"lawc/auction"
	"lawc/law"
)

// A Choice is what one player may do next, in one way or in several that all come
// to the same; or that the director is called.
type Choice struct {
	// Seat is who chooses, Nobody where the director is called.
	Seat law.Player
	// Moves are the ways. The first is the example that is followed further.
	Moves []Move
	// Says names the choice as people speak; General does so without the names of
	// calls, for when these must not be heard at the table.
	Says, General law.Text
	// Irregular: the director has to rule again.
	Irregular bool
	// Then is what may be done after it.
	Then []Choice
	// closes the subject: what follows from here on is the usual course.
	sort int
}

// First is the example that stands for all ways.
func (c *Choice) First() *Move { return &c.Moves[0] }

// Record is an example of a record that follows from the choice.
func (c *Choice) Record() *auction.Record { return c.First().Place.Record }

// Leads says what comes of the choice, as far as it hangs on nothing else: it is
// empty where all that there is to say stands in what follows.
func (c *Choice) Leads() []law.Text {
	m := c.First()
	if len(c.Then) > 0 {
		return m.News()
	}
	return orNothing(m.News())
}

// plies bounds how far choices are walked behind a ruling: one round, in which the
// offender comes to call at last.
const plies = 4

// Choices gives what may happen next after a place: who accepts, who calls, what
// the director would rule and what follows that, and the rights that may be used.
func (x *Explorer) Choices(p *Place) (list []Choice) {
	for _, m := range x.words(p) {
		list = append(list, x.single(m))
	}
	for _, seat := range x.callers(p) {
		list = append(list, x.walk(p, seat, plies)...)
	}
	if p.Result.Phase == law.Pending {
		m := x.bare(p, auction.Item{Action: auction.Attention})
		td := x.single(m)
		td.Seat = law.Nobody
		td.Then = x.behind(m.Place, plies)
		list = append(list, td)
	}
	return append(list, x.rights(p)...)
}

// single is a choice of one way.
func (x *Explorer) single(m Move) Choice {
	return Choice{Seat: law.Player(m.Item.Seat), Moves: []Move{m}, Says: itemText(&m.Item), General: itemText(&m.Item)}
}

// behind is what follows a ruling: the calls up to the offender's, as long as a
// ruling is open on him.
func (x *Explorer) behind(p *Place, depth int) []Choice {
	turn := p.turn()
	_, _, open := p.offender()
	if turn == law.Nobody || depth == 0 || !open && len(p.Result.Must) == 0 {
		return nil
	}
	return lifted(x.walk(p, auction.Seat(turn), depth))
}

// lifted leaves out what brings nothing: choices that lead to no price at all, and a
// player before the offender who can call as he likes without changing any.
func lifted(list []Choice) []Choice {
	if !slices.ContainsFunc(list, brings) {
		return nil
	}
	var regular []Choice
	for _, c := range list {
		if !c.Irregular {
			regular = append(regular, c)
		}
	}
	if len(regular) == 1 && len(regular[0].Then) > 0 && len(regular[0].First().Costs) == 0 {
		return regular[0].Then
	}
	return list
}

// brings reports whether a choice, or one that follows it, costs anything.
func brings(c Choice) bool {
	m := c.First()
	return !c.Irregular && (len(m.Costs) > 0 || len(m.Turned) > 0 || m.found() != 0 || slices.ContainsFunc(c.Then, brings))
}

// walk puts the calls of a player into classes, each with what follows it where the
// ruling is open on somebody who calls later.
func (x *Explorer) walk(p *Place, seat auction.Seat, depth int) []Choice {
	offender, _, open := p.offender()
	if !open || seat == offender || p.turn() == law.Nobody || depth <= 1 {
		return x.classes(p, x.calls(p, seat), nil)
	}
	return x.classes(p, x.calls(p, seat), func(m *Move) []Choice {
		if m.irregular() {
			return nil
		}
		return x.behind(m.Place, depth-1)
	})
}

// rights are the ways in which rights may be used that are used by a word.
func (x *Explorer) rights(p *Place) (list []Choice) {
	for i := range p.Result.Rights {
		var made []Move
		for _, it := range uses(&p.Result.Rights[i], p.Result.Declarer) {
			if m := x.bare(p, it); m.found() == 0 {
				made = append(made, m)
			}
		}
		if len(made) > 0 && !slices.ContainsFunc(list, func(c Choice) bool { return sameItem(&c.First().Item, &made[0].Item) }) {
			c := x.single(made[0])
			c.Moves, c.Says = made, useText(&p.Result.Rights[i])
			c.General = c.Says
			list = append(list, c)
		}
	}
	return list
}

func sameItem(a, b *auction.Item) bool {
	return a.Seat == b.Seat && a.String() == b.String()
}
