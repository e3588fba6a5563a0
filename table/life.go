package table

import (
	"slices"

	"lawc/auction"
	"lawc/law"
)

// A path says how far an incident has come: which items are what in it.
type path struct {
	place
	group Group
	// prior is the group of an irregularity that went before, or -1.
	prior int
	// another: the act is a second irregularity.
	another bool
	found   law.FindingSet
	// first and second are what would be irregular in each call of a change, alone.
	first, second law.FindingSet
	// over, next and own are the items by which somebody called over the act, by
	// which the next player called after the ruling, and by which the offender did;
	// -1 while there is none.
	over, next, own int
	ruled           bool
}

// A life takes the incidents of one group through their stages.
type life struct {
	*walker
	path path
	// tell hears of every stage.
	tell func(*path, []Ruling)
	// second: a second irregularity is followed, too.
	second bool
	// stop is asked now and then whether somebody wants no more.
	stop func() bool
}

// act takes what goes wrong, with every fact on which something came to depend, and
// all that can happen after it.
func (l *life) act(item auction.Item, prior int, another bool) {
	l.path = path{another: another}
	l.vary(item, func() {
		if l.enter(prior) {
			l.path.another = another
			l.emit(Made)
			l.lives()
		}
	})
}

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
		if len(it.Facts) == mostFacts || refused {
			continue // of a call that is not allowed it does not matter what it meant
		}
		wanted := l.wanted[n]
		if kept.stage != NoStage || kept.another {
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

// emit tells of the stage that the latest item has brought.
func (l *life) emit(stage Stage) {
	l.path.stage, l.path.item = stage, len(l.items)-1
	l.tell(&l.path, rulings(&l.path.place, l.before(), l.here(), l.items))
}

// lives takes the act on: accepted, ruled upon, or gone on from where it needs
// neither.
func (l *life) lives() {
	item := &l.items[l.path.act]
	switch {
	case l.path.group == Requests:
	case l.levels[len(l.items)].waits:
		l.comes()
	case !l.phase(law.Pending):
		l.goOn()
	default:
		if item.Action.IsCall() {
			l.accepted()
			l.hasty()
		}
		l.ruling()
	}
}

// comes lets the player on turn make the call that a simultaneous one waits for.
func (l *life) comes() {
	for _, seat := range l.turnsAt(l.path.act) {
		for _, item := range l.calls(seat, 1) {
			l.vary(item, func() {
				if !l.irregular() {
					kept := l.path
					l.emit(NoStage)
					if l.phase(law.Pending) {
						l.ruling()
					}
					l.path = kept
				}
			})
		}
	}
}

// accepted lets the left-hand opponent accept, in so many words and by calling.
func (l *life) accepted() {
	lho := l.path.offender.Left()
	list := l.calls(lho, 2)
	if l.path.group != AfterTheClose { // when all is over there is nothing to accept in words
		list = append(list, auction.Item{Seat: lho, Action: auction.Accepts})
	}
	for _, item := range list {
		l.vary(item, func() {
			if l.irregular() {
				return
			}
			l.path.over = len(l.items) - 1
			l.emit(Accepted)
			l.close()
		})
	}
}

// hasty lets the player whose turn it was call before there is a ruling.
func (l *life) hasty() {
	turns := l.turnsAt(l.path.act)
	if !l.second || l.path.another || len(turns) != 1 || turns[0] == l.path.offender.Left() || turns[0] == l.path.offender {
		return
	}
	kept := l.path
	for _, item := range l.calls(turns[0], 1) {
		l.try(item, func() {
			l.path.another, l.path.prior = true, int(l.path.group)
			l.path.next = len(l.items) - 1
			l.emit(NextCalled)
			if l.phase(law.Pending) {
				l.ruling()
			}
		})
		l.path = kept
	}
}

// ruling draws attention to the irregularity.
func (l *life) ruling() {
	kept := l.path
	l.step(auction.Item{Action: auction.Attention})
	l.path.ruled = true
	l.emit(Ruled)
	if !l.path.another && !l.path.group.SecondOrder() {
		l.goOn()
	}
	l.back()
	l.path = kept
}

// goOn lets whoever is on turn call: the offender, or another player first.
func (l *life) goOn() {
	for _, seat := range l.turns() {
		if seat == l.path.offender {
			l.owns()
		} else {
			l.nexts(seat)
		}
	}
}

// nexts lets another player call before the offender does.
func (l *life) nexts(seat auction.Seat) {
	if l.path.next >= 0 {
		l.try(auction.Item{Seat: seat}, func() { l.afterNext() })
		return
	}
	for _, item := range l.calls(seat, 2) {
		l.vary(item, func() {
			if !l.irregular() {
				l.path.next = len(l.items) - 1
				l.afterNext()
			}
		})
	}
}

func (l *life) afterNext() {
	if l.phase(law.Closed) {
		l.emit(Closed)
		return
	}
	l.emit(NextCalled)
	if len(l.items)-l.path.act < longest {
		l.goOn()
	}
}

// longest is more than a life has items.
const longest = 14

// owns lets the offender call.
func (l *life) owns() {
	for _, item := range l.replacements(l.path.offender) {
		l.vary(item, func() {
			if l.irregular() {
				return
			}
			l.path.own = len(l.items) - 1
			if l.phase(law.Closed) {
				return
			}
			l.emit(OffenderCalled)
			l.close()
		})
	}
}

// close lets everybody pass until the auction is closed.
func (l *life) close() {
	turns := l.turns()
	if len(turns) != 1 || len(l.items)-l.path.act >= longest || l.phase(law.Closed) {
		return
	}
	kept, again := l.path, l.path.own == len(l.items)-1 && turns[0] == l.path.offender
	l.try(auction.Item{Seat: turns[0]}, func() {
		switch {
		case again && l.phase(law.Closed):
		case l.phase(law.Closed):
			l.emit(Closed)
		default:
			if again { // his replacement was not allowed, and he must pass
				l.path.own = len(l.items) - 1
				l.emit(OffenderCalled)
			}
			l.close()
		}
	})
	l.path = kept
}
