package options

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"lawc/auction"
	"lawc/law"
)

// classes puts moves of one player into classes and names them, the cheapest first
// and those upon which the director has to rule again as one, last. Where follow is
// given, moves of a class lead to the same further choices too.
func (x *Explorer) classes(p *Place, moves []Move, follow func(*Move) []Choice) []Choice {
	var list []Choice
	at := map[string]int{}
	for _, m := range moves {
		key := "irregular"
		if !m.irregular() {
			key = m.class()
		}
		if i, found := at[key]; found {
			list[i].Moves = append(list[i].Moves, m)
			continue
		}
		at[key] = len(list)
		list = append(list, Choice{Seat: law.Player(m.Item.Seat), Moves: []Move{m}, Irregular: m.irregular()})
	}
	if follow != nil {
		list = followed(list, follow)
	}
	offender, n, _ := p.offender()
	for i := range list {
		list[i].sort = rank(&list[i], offender)
	}
	slices.SortStableFunc(list, func(a, b Choice) int { return cmp.Compare(a.sort, b.sort) })
	named := auction.NoDenomination
	if n >= 0 {
		named = p.Record.Items[n].Call.Denomination()
	}
	nameAll(list, named)
	return list
}

// rank orders choices: what is in order by its price, then what is dealt with at
// once, then what the director has to rule upon.
func rank(c *Choice, offender auction.Seat) int {
	const attempt, again = 1 << 20, 1 << 21
	m := c.First()
	w := weight(m.Costs, offender)
	switch {
	case c.Irregular:
		return again
	case m.handled():
		return attempt + w
	}
	return w
}

// followed looks at what follows the kinds of call in each class, and divides the
// class where that differs.
func followed(list []Choice, follow func(*Move) []Choice) (divided []Choice) {
	for _, c := range list {
		var parts []Choice
		for _, kind := range kindsOf(c.Moves) {
			part := c
			part.Moves = kind
			part.Then = follow(&kind[0])
			if i := slices.IndexFunc(parts, func(o Choice) bool { return shape(o.Then) == shape(part.Then) }); i >= 0 {
				parts[i].Moves = append(parts[i].Moves, part.Moves...)
			} else {
				parts = append(parts, part)
			}
		}
		divided = append(divided, parts...)
	}
	return divided
}

// kindsOf divides moves by the kind of call.
func kindsOf(moves []Move) (list [][]Move) {
	kinds := []auction.Kind{auction.Bid, auction.Pass, auction.Double, auction.Redouble, auction.Unknown}
	for _, k := range kinds {
		var of []Move
		for _, m := range moves {
			if m.Item.Call.Kind() == k {
				of = append(of, m)
			}
		}
		if len(of) > 0 {
			list = append(list, of)
		}
	}
	return list
}

// shape tells what may be chosen without the names of calls, so that the same
// choices after another call are known again.
func shape(list []Choice) string {
	var b strings.Builder
	for i := range list {
		c := &list[i]
		if c.Irregular {
			continue
		}
		fmt.Fprint(&b, "(", c.Seat, " ", c.General.EN, ": ", c.First().class(), shape(c.Then), ")")
	}
	return b.String()
}

// nameAll names each class by the calls that have not been named before it.
func nameAll(list []Choice, named auction.Denomination) {
	n := namer{named: named}
	for i := range list {
		if c := &list[i]; !c.Irregular && !c.First().handled() {
			n.all = append(n.all, callsOf(c.Moves)...)
		}
	}
	slices.Sort(n.all)
	n.rest = slices.Clone(n.all)
	for i := range list {
		c := &list[i]
		if c.Irregular {
			c.Says, c.General = wordsOf.anythingElse, wordsOf.anythingElse
			if len(n.all) == 0 && i == 0 {
				c.Says, c.General = wordsOf.anyCall, wordsOf.anyCall
			}
			continue
		}
		calls := callsOf(c.Moves)
		slices.Sort(calls)
		c.Says, c.General = n.name(calls)
		n.rest = slices.DeleteFunc(n.rest, func(call auction.Call) bool { return slices.Contains(calls, call) })
	}
}

func callsOf(moves []Move) (calls []auction.Call) {
	for i := range moves {
		calls = append(calls, moves[i].Item.Call)
	}
	return calls
}
