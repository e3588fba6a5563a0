package table

import (
	"slices"

	"lawc/auction"
	"lawc/law"
)

// enter makes the latest item the irregular act. It reports whether it is one.
func (l *life) enter(prior int) bool {
	n := len(l.items) - 1
	first, second := l.alone()
	item := &l.items[n]
	l.path = path{prior: prior, found: l.walker.found(n) | first | second, first: first, second: second, over: -1, next: -1, own: -1}
	l.path.act, l.path.offender = n, item.Seat
	l.path.named = auction.NoDenomination
	if item.Action.IsCall() {
		l.path.named = item.Call.Denomination()
	}
	l.path.tied = tiedTo(item)
	l.path.group = groupOf(item, l.path.found, l.facts)
	if item.Action != auction.Calls && first.Has(law.ChangeOfCall) {
		l.path.group = SlipAndMore // his third call
	}
	return l.isIncident(item, l.path.found)
}

// alone is what would be irregular in the calls of a change, if each were the only
// one in its place.
func (l *life) alone() (first, second law.FindingSet) {
	n := len(l.items) - 1
	item := l.items[n]
	switch {
	case !item.Action.IsCall():
	case closedIn(l.levels[n].at) && (item.Action != auction.Calls || l.walker.found(n).Has(law.ChangeOfCall)):
		return 0, law.FindingSet(0).With(law.CallAfterClose)
	case item.Action == auction.Slips, item.Action == auction.Changes:
		return l.instead(n, item.Seat, item.First), l.instead(n, item.Seat, item.Call)
	case item.Action == auction.ChangesLater || l.walker.found(n).Has(law.ChangeOfCall):
		for i := n - 1; i >= 0; i-- {
			if l.items[i].Seat == item.Seat && l.items[i].Action.IsCall() {
				second = l.instead(i, item.Seat, item.Call)
				if item.Call == auction.CallDouble || item.Call == auction.CallRedouble {
					second |= l.nowInadmissible(n, item)
				}
				return 0, second
			}
		}
	}
	return 0, 0
}

// instead is what would be irregular in a call made in the place of item n, and in
// what others have called since.
func (l *life) instead(n int, seat auction.Seat, call auction.Call) law.FindingSet {
	kept, wanted := slices.Clone(l.items), slices.Clone(l.wanted[:len(l.items)])
	l.items = l.items[:n]
	l.step(auction.Item{Seat: seat, Call: call})
	found := l.walker.found(n)
	if n == len(kept)-1 && closedIn(l.here()) {
		found = found.With(law.CallAfterClose) // it would close the auction
	}
	for i := n + 1; i < len(kept)-1; i++ {
		l.step(kept[i])
		found |= l.walker.found(i)
	}
	l.items = l.items[:n]
	for _, item := range kept[n:] {
		l.step(item)
	}
	copy(l.wanted, wanted)
	return found
}

// nowInadmissible is whether a double would be inadmissible if it were made now.
func (l *life) nowInadmissible(n int, item auction.Item) law.FindingSet {
	doubles := law.FindingSet(0).With(law.InadmissibleDouble).With(law.InadmissibleRedouble)
	return l.instead(n, item.Seat, item.Call) & doubles
}

// isIncident reports whether an item is an irregularity in some edition, an act other
// than a call, or a call of which something is told that everybody sees.
func (l *life) isIncident(item *auction.Item, found law.FindingSet) bool {
	g, told := l.facts.group(item)
	return item.Action != auction.Calls || found != 0 || told && g == Simultaneous
}

// tiedTo gives the suits to which a call is tied by what is told of it.
func tiedTo(item *auction.Item) (set auction.Suits) {
	for _, f := range item.Facts {
		if suits, ok := f.Suits(); ok {
			set |= suits
		}
	}
	return set
}

// vary takes an item, does something there, and does it again with every fact about
// the item that had to be taken for granted, and with those together.
func (l *life) vary(item auction.Item, do func()) {
	kept := l.path
	tried := []string{""}
	waiting := []auction.Item{item}
	for len(waiting) > 0 && !l.stop() {
		it := waiting[0]
		waiting = waiting[1:]
		n := len(l.items)
		l.step(it)
		refused := l.walker.found(n).Has(law.FailureToComply)
		do()
		l.back()
		l.path = kept
		if l.bare || len(it.Facts) == mostFacts || refused || it.Action == auction.Accepts {
			continue // of a call that is not allowed it does not matter what it meant
		}
		wanted := l.wanted[n]
		if _, told := l.facts.group(&it); told || kept.stage != NoStage || kept.another {
			wanted &^= l.facts.irregular()
		}
		for f := 0; wanted>>f != 0; f++ {
			if wanted>>f&1 == 0 {
				continue
			}
			for _, more := range l.with(it, f) {
				if text := more.String(); !slices.Contains(tried, text) {
					tried, waiting = append(tried, text), append(waiting, more)
				}
			}
		}
	}
}

// mostFacts is how many facts at the most are told of one item.
const mostFacts = 2

// with gives an item with a fact, of every value that makes a difference.
func (l *life) with(item auction.Item, f int) (list []auction.Item) {
	for _, value := range l.facts.values(f, &item) {
		more := item
		more.Facts = append(slices.Clone(item.Facts), auction.Fact{Name: l.facts.facts[f].name, Value: value})
		slices.SortFunc(more.Facts, func(a, b auction.Fact) int {
			if a.Name < b.Name {
				return -1
			}
			return 1
		})
		list = append(list, more)
	}
	return list
}
