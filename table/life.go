package table

import (
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
	// passing hears of a pass on the way to the close.
	passing func(*path)
	// second: a second irregularity is followed, too.
	second bool
	// bare: no facts are told, since these do not matter to who must pass.
	bare bool
	// stop is asked now and then whether somebody wants no more.
	stop func() bool
}

// act takes what goes wrong, with every fact that mattered, and all that can happen after it.
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
		if l.phase(law.Pending) {
			l.ruling()
		}
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
	if l.calledSince(lho) {
		return
	}
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

// calledSince reports whether a player has called after the call that the offender
// now changes.
func (l *life) calledSince(who auction.Seat) bool {
	if !l.path.found.Has(law.ChangeOfCall) {
		return false
	}
	for i := l.path.act - 1; i >= 0 && l.items[i].Seat != l.path.offender; i-- {
		if l.items[i].Seat == who {
			return true
		}
	}
	return false
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
			} else if l.passing != nil {
				l.passing(&l.path)
			}
			l.close()
		}
	})
	l.path = kept
}
