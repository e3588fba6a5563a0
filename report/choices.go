package report

import (
	"fmt"
	"slices"
	"strconv"

	"lawc/auction"
	"lawc/law"
)

// What may be chosen, what the director may do, and what was taken for granted:
// the sentences that gather several entries of a result in one.

// choices says which rights there are. A right that several players have is
// told once, and so are requiring and forbidding the same lead.
func (sp *speaker) choices() {
	told := make([]bool, len(sp.r.Rights))
	for i := range sp.r.Rights {
		if told[i] {
			continue
		}
		right := &sp.r.Rights[i]
		if right.Kind == law.RightAccept && sp.severalOpen(auction.Seat(right.On)) {
			sp.acceptances(i, told)
			continue
		}
		var holders []string
		var by []*law.Clause
		either := false
		for j := i; j < len(sp.r.Rights); j++ {
			other := &sp.r.Rights[j]
			if told[j] || !sameMatter(right, other) {
				continue
			}
			told[j] = true
			either = either || other.Kind != right.Kind
			if other.Clause != nil && !slices.Contains(by, other.Clause) {
				by = append(by, other.Clause)
			}
			if who := sp.player(other.Holder); !slices.Contains(holders, who) {
				holders = append(holders, who)
			}
		}
		sp.say(-1, by, "%s", sp.right(right, list(holders, sp.or), either))
	}
}

// sameMatter reports whether two rights are one for different holders, or are
// the two ways to direct one lead.
func sameMatter(a, b *law.Right) bool {
	if a.Kind.IsLead() && b.Kind.IsLead() {
		return a.Holder == b.Holder && a.On == b.On && a.Suits == b.Suits && a.Opening == b.Opening
	}
	if a.Kind != b.Kind || a.On != b.On || a.CallOnly != b.CallOnly || !slices.Equal(a.Cards, b.Cards) {
		return false
	}
	// Of several calls of one player that may be accepted, it is the last.
	return a.Clause == b.Clause || a.Kind == law.RightAccept && a.Holder == b.Holder
}

func (sp *speaker) right(right *law.Right, holder string, either bool) string {
	on := sp.player(right.On)
	text := ""
	switch {
	case right.CallOnly:
		text = fmt.Sprintf(sp.rights.byCalling, holder, on)
	case right.Kind.IsLead():
		verb := sp.rights.leadVerbs[right.Kind-law.RightRequireLead]
		if either {
			verb = sp.rights.leadVerbs[2]
		}
		text = sp.rights.leadOf(holder, verb, sp.leadSuits(right), on, right.Opening)
	default:
		text = fmt.Sprintf(sp.rights.sentences[right.Kind], holder, on)
	}
	if right.Kind == law.RightPenaltyCard && len(right.Cards) > 0 {
		text = fmt.Sprintf(sp.rights.cards, text, sp.style.cards(right.Cards))
	}
	return text
}

// leadSuits names the suits of a lead, or none if any may be named.
func (sp *speaker) leadSuits(right *law.Right) string {
	var suits []string
	for d, name := range sp.rights.leadSuits {
		if right.Suits&(1<<d) != 0 {
			suits = append(suits, name)
		}
	}
	return list(suits, sp.or)
}

// leadOf says that a lead may be directed: in the suits named, or in one that the
// holder names.
func (w *rightWords) leadOf(holder, verb, suits, leader string, opening bool) string {
	which := 0
	if opening {
		which = 1
	}
	if suits == "" {
		return withoutExtra(w.anyLead[which], holder, verb, "", leader)
	}
	return withoutExtra(w.lead[which], holder, verb, suits, leader)
}

// discretion says what the director may do, each thing once.
func (sp *speaker) discretion() {
	ds := sp.r.Discretion
	for i, d := range ds {
		same := func(other law.DiscretionOf) bool {
			return other.May == d.May && other.If == d.If && other.Now == d.Now && other.Ground == d.Ground
		}
		if slices.IndexFunc(ds, same) < i {
			continue
		}
		var by []*law.Clause
		for _, other := range ds[i:] {
			if same(other) && other.Clause != nil {
				by = append(by, other.Clause)
			}
		}
		sp.say(-1, by, "%s", sp.directorMay(&d, sp.r.Edition))
	}
}

// assumptions says which facts were not given and what they were taken to be.
// Calls for which the same fact was taken in the same way are told together,
// and so are several facts of the same calls.
func (sp *speaker) assumptions() {
	taken := map[string][]law.Assumption{}
	var order []string
	for i, a := range sp.r.Assumed {
		same := func(other law.Assumption) bool { return other.Fact == a.Fact && other.Value == a.Value }
		if slices.IndexFunc(sp.r.Assumed, same) < i {
			continue
		}
		var items []string
		for _, other := range sp.r.Assumed[i:] {
			if same(other) {
				items = append(items, sp.theItem(other.N))
			}
		}
		calls := list(items, sp.and)
		if taken[calls] == nil {
			order = append(order, calls)
		}
		taken[calls] = append(taken[calls], a)
	}
	for _, calls := range order {
		sp.say(-1, nil, sp.ruling.taken, calls, sp.factsAre(taken[calls]))
	}
}

// factsAre says what was taken for granted, in the order in which the edition declares
// its facts.
func (sp *speaker) factsAre(taken []law.Assumption) string {
	place := func(name string) int {
		return slices.IndexFunc(sp.r.Edition.Facts, func(f law.Fact) bool { return f.Name == name })
	}
	slices.SortStableFunc(taken, func(a, b law.Assumption) int { return place(a.Fact) - place(b.Fact) })
	var parts []string
	for _, a := range taken {
		parts = append(parts, sp.factIs(a.Fact, a.Value))
	}
	return list(parts, sp.and)
}

// factIs says that a fact holds, or that it does not.
func (sp *speaker) factIs(name string, value bool) string {
	f := sp.r.Edition.Fact(name)
	switch {
	case f == nil:
		return name
	case value:
		return f.Yes.In(sp.lang)
	}
	return f.No.In(sp.lang)
}

// itemNumber names the item with number n, from 1: a call by what was said.
func (sp *speaker) itemNumber(n int) string {
	if n < 1 || n > len(sp.r.Record.Items) {
		return strconv.Itoa(n)
	}
	it := &sp.r.Record.Items[n-1]
	who := sp.seats[it.Seat&3]
	switch it.Action {
	case auction.Calls:
		return sp.did(it)
	case auction.Slips:
		return fmt.Sprintf(sp.found.slipOf, sp.call(it.First), sp.call(it.Call), who)
	case auction.Changes:
		return fmt.Sprintf(sp.found.changeOf, sp.call(it.First), sp.call(it.Call), who)
	case auction.ChangesLater:
		return fmt.Sprintf(sp.found.changeOf, sp.call(sp.earlierCall(it)), sp.call(it.Call), who)
	case auction.Attention:
		return sp.style.item(it)
	}
	return fmt.Sprintf(sp.found.call, sp.style.item(it), who)
}

// theItem names an item within a sentence: a call that is no bid with its article.
func (sp *speaker) theItem(n int) string {
	if n >= 1 && n <= len(sp.r.Record.Items) {
		if it := &sp.r.Record.Items[n-1]; it.Action == auction.Calls && !it.Call.IsBid() {
			return fmt.Sprintf(sp.found.call, sp.found.theCalls[it.Call.Kind()], sp.seats[it.Seat&3])
		}
	}
	return sp.itemNumber(n)
}

// told says what the record tells of the facts on which the director's choices depend:
// these are his to weigh, so that no ruling changes with them.
func (sp *speaker) told() {
	var said []string
	for _, d := range sp.r.Discretion {
		if d.If == "" || slices.Contains(said, d.If) {
			continue
		}
		said = append(said, d.If)
		for i := range sp.r.Record.Items {
			it := &sp.r.Record.Items[i]
			for _, f := range slices.Concat(it.FirstFacts, it.Facts) {
				if f.Name == d.If {
					sp.say(-1, nil, sp.ruling.told, sp.theItem(i+1), sp.factIs(f.Name, f.Value == "true"))
				}
			}
		}
	}
}

// unneeded says which facts the record tells of which nothing was asked.
func (sp *speaker) unneeded() {
	var order []int
	facts := map[int][]string{}
	for _, told := range sp.r.Unneeded {
		if facts[told.N] == nil {
			order = append(order, told.N)
		}
		facts[told.N] = append(facts[told.N], told.Fact)
	}
	for _, n := range order {
		sp.say(-1, nil, sp.ruling.unneeded, list(facts[n], sp.and), sp.theItem(n))
	}
}
