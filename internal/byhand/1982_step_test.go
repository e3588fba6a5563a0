package byhand_test

import (
	"lawc/auction"
	"lawc/law"
)

// The machine, and how it takes an item.

// A hand82 takes a record, item by item, through the laws of 1982.
type hand82 struct {
	place82
	lists82
	edition *law.Edition
	clauses [clauseCount82]*law.Clause
	ground  [clauseCount82]law.DiscretionOf

	taken   []item82
	pool    []wrong82 // all that went wrong, in play or over
	calls   []call82
	notes   []note82
	assumed []assumed82
	gaps    []law.Gap
	rights  []right82
	ruled   []int16 // doubles ruled upon, on which the contract may look back

	// marks are the places from just before each player's last two calls, latest which of
	// the two is the later.
	marks  [4][2]mark82
	latest [4]uint8
	saved  int32 // how many have been set

	current   int   // the item that is being taken
	again     bool  // it is taken again, a call having come in the place of an earlier one
	retaken   int16 // that call's item, or nothing
	settling  bool  // the calls that waited are being made
	second    bool  // the second call of an item is being taken
	accepted  int16 // the change that somebody has just accepted, or nothing
	backs     int   // how often this item has made the auction go back
	answering int32 // numbers the calls that speak to what is open

	// Memory that is used again: notes kept while the auction goes back, calls set
	// aside, and the parts of the result.
	kept          []note82
	keptAssumed   []assumed82
	keptRights    []right82
	keptWrongs    []wrong82
	keptWithdrawn []withdrawn82
	waiting       []int
	aside         []call82
	result82      law.Result
	events        []law.Event
}

func newHand82(e *law.Edition) *hand82 {
	h := &hand82{edition: e, clauses: clauses82(e)}
	h.ground = powers82(&h.clauses)
	return h
}

// Run takes a whole record.
func (h *hand82) Run(r *auction.Record) *law.Result {
	h.Reset(r.Dealer)
	for i := range r.Items {
		h.Step(&r.Items[i])
	}
	result := h.Result()
	result.Record = r
	return result
}

func (h *hand82) Reset(dealer auction.Seat) {
	h.place82 = place82{declarer: law.Nobody, head: nothing82}
	h.turn = dealer
	h.active, h.withdrawn, h.bans, h.entitled = h.active[:0], h.withdrawn[:0], h.bans[:0], h.entitled[:0]
	h.rights, h.ruled = h.rights[:0], h.ruled[:0]
	h.taken, h.pool, h.calls, h.notes, h.assumed, h.gaps = h.taken[:0], h.pool[:0], h.calls[:0], h.notes[:0], h.assumed[:0], h.gaps[:0]
	for s := range h.marks {
		h.marks[s][0].valid, h.marks[s][1].valid = false, false
	}
	h.saved, h.again, h.second, h.settling, h.retaken, h.accepted = 0, false, false, false, nothing82, nothing82
}

// Step takes the next item.
func (h *hand82) Step(item *auction.Item) {
	n := len(h.taken)
	if n == cap(h.taken) {
		h.taken = append(h.taken, item82{})[:n]
	}
	h.taken = h.taken[:n+1]
	x := &h.taken[n]
	x.Item = item
	x.instead, x.told, x.so, x.fresh, x.refused, x.voided, x.took = itself82, 0, 0, law.Stands, false, false, false
	x.why = changing82{}
	if item.Action == auction.Calls && item.Seat == h.turn && len(item.Facts) == 0 && h.isQuiet() && h.admits(item.Seat, item.Call) {
		h.current = n
		h.savePlace(item.Seat, n).inPlay = false
		h.since = (h.since | 0x1111<<item.Seat) &^ (0xf << (4 * item.Seat))
		h.enters(item.Seat, item.Call, n)
		return
	}
	h.backs = 0
	if len(item.Facts) > 0 || item.Action == auction.Slips {
		x.facts()
	}
	h.kept, h.keptAssumed, h.keptRights, h.aside = h.kept[:0], h.keptAssumed[:0], h.keptRights[:0], h.aside[:0]
	h.keptWrongs, h.keptWithdrawn = h.keptWrongs[:0], h.keptWithdrawn[:0]
	h.take(n)
}

// take takes item n, for the first time or again.
func (h *hand82) take(n int) {
	x := &h.taken[n]
	item := x.Item
	x.fresh, x.voided = law.Noted, false
	if item.Action.IsCall() {
		x.fresh = law.Stands
	}
	if h.deferred && !h.again && !h.settling {
		h.undefer(item)
	}
	h.current = n
	if h.undecided {
		if item.Action.IsCall() {
			h.becomes(n, law.AwaitsRuling)
		}
		return
	}
	switch item.Action {
	case auction.Calls, auction.Slips, auction.Changes, auction.ChangesLater:
		h.callItem(item, n)
	case auction.Attention:
		h.void = false
		for k := h.toRule(); k != nothing82; k = h.toRule() {
			h.rule(k)
		}
	case auction.Accepts:
		h.accept(item.Seat, n)
	case auction.ShowsCard, auction.LeadsCard:
		h.shows(item, n)
	default:
		panic("nothing like it is in the mixture: " + item.String())
	}
}

// shows takes cards that are shown or led during the auction.
func (h *hand82) shows(item *auction.Item, n int) {
	if h.closed {
		return // they are for the play now
	}
	s := &h.shown[item.Seat]
	for _, c := range item.Cards {
		if *s&anyCard82 != 0 {
			*s |= severalCards82
		}
		if *s |= anyCard82; c.IsHonour() {
			*s |= honour82
		}
	}
	if item.Action == auction.LeadsCard {
		*s |= led82
	}
	i := h.newWrong(item.Seat, n, law.FindingSet(0).With(law.ExposedCard))
	i.isCard = true
	h.remember(&i.memory82, item.Seat)
	h.open(i)
}

// callItem takes an item that puts one call, or two, on the table.
func (h *hand82) callItem(item *auction.Item, n int) {
	seat := item.Seat
	if h.taken[n].instead >= 0 {
		if h.fares(n, law.Stands); !h.voids(seat, n) {
			h.putBack(seat, n)
		}
		return
	}
	if h.voids(seat, n) {
		return
	}
	switch item.Action {
	case auction.ChangesLater:
		h.change(seat, item.Call, n)
	case auction.Slips, auction.Changes:
		h.twoCalls(item, n)
	default:
		if h.isSecond(seat) || h.mayChange(seat) || h.mendsLastPass(seat, n) {
			h.change(seat, item.Call, n)
			return
		}
		h.makes(seat, item.Call, n)
	}
}

// twoCalls takes an item by which a player says one call and then another.
func (h *hand82) twoCalls(item *auction.Item, n int) {
	x, gaps := &h.taken[n], len(h.gaps)
	told := x.told82
	if item.Action == auction.Slips && h.isSecond(item.Seat) && h.mends(item.Seat, n) {
		h.changeMeant(item.Seat, item.Call, n) // the first of the two was never made
		return
	}
	if x.told82 = (told82{}); len(item.FirstFacts) > 0 {
		panic("the mixture tells nothing of a first call")
	}
	if h.isSecond(item.Seat) { // he has called already, so both are changes
		h.change(item.Seat, item.First, n)
	} else {
		h.makes(item.Seat, item.First, n)
	}
	h.taken[n].told82 = told
	if h.voids(item.Seat, n) {
		return
	}
	h.second = true
	// What the first would have been does not matter if the second takes its place.
	if h.undecided && !(h.before(item.Seat).valid && h.mends(item.Seat, n)) {
		h.becomes(n, law.AwaitsRuling)
		h.second = false
		return
	}
	h.undecided, h.gaps = false, h.gaps[:min(gaps, len(h.gaps))]
	h.change(item.Seat, item.Call, n)
	h.undecided = h.undecided || len(h.gaps) > 0
	h.second = false
}
