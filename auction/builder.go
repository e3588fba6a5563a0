package auction

import (
	"fmt"
	"slices"
)

// A Builder puts a record together from items that come a few at a time, in
// the one-line form or in parts, with the rules of the one-line form about who
// is meant when no seat is named. Make one with Notation.Builder.
type Builder struct {
	record   Record
	notation Notation
	order    order
	// passes counts those since the last other call, if there is one.
	passes  int
	anyCall bool
	// called tells of each seat whether it has made a call.
	called [len(Seats)]bool
}

// Builder begins a record with its dealer.
func (n Notation) Builder(dealer Seat) *Builder {
	b := n.builder(dealer)
	return &b
}

func (n Notation) builder(dealer Seat) Builder {
	return Builder{record: Record{Dealer: dealer}, notation: n, order: order{next: dealer}}
}

// Record is what has been put together.
func (b *Builder) Record() Record {
	r := b.record
	r.Items = slices.Clip(r.Items) // the room behind them is the builder's
	return r
}

// Add adds the items of text, in the one-line form without the dealer. What
// cannot be read is told as Errors, and the rest is added.
func (b *Builder) Add(text string) error {
	p := b.notation.parser(text)
	p.items(b)
	return p.err()
}

// A Part is one item taken apart, as mappings in YAML and JSON have it.
type Part struct {
	Seat    Seat
	HasSeat bool
	// Action is any item of the one-line form; it may hold seat and facts
	// too, but none may be given twice.
	Action string
	Facts  []Fact
}

// AddPart adds one item. What cannot be read is told as Errors, with columns
// of part.Action.
func (b *Builder) AddPart(part Part) error {
	p := b.notation.parser(part.Action)
	p.skipBlanks()
	if p.at == len(p.text) {
		p.fail(p.at, "found nothing, expected a call, a verb or TD")
		return p.err()
	}
	p.part(b, &part)
	if p.skipBlanks(); p.at < len(p.text) && p.faults == nil {
		p.fail(p.at, "found %s after the item, expected one item only", p.found(p.at))
	}
	return p.err()
}

// place keeps the item in the room for it, by its seat or by the one that is taken for granted.
// It returns a complaint when the item may not stand here.
func (b *Builder) place(it *Item, named bool) (complaint string) {
	action := it.Action
	if action == allPass {
		action = Calls
	}
	switch {
	case named && action == Attention:
		return "TD names no seat, expected TD alone"
	case !named && b.order.mustName(action):
		return b.whyName(it)
	case !named && action != Attention:
		it.Seat = b.order.next
	}
	switch {
	case it.Action == allPass:
		return b.placePasses(it)
	case it.Action == ChangesLater && !b.called[it.Seat]:
		return it.Seat.String() + " has made no call yet that he could change, expected a call without >"
	}
	b.keep(it)
	return ""
}

// placePasses appends the passes that AP stands for.
func (b *Builder) placePasses(it *Item) (complaint string) {
	whole, already := 3, "three passes already follow the last other call"
	if !b.anyCall {
		whole, already = 4, "four passes already stand at the start"
	}
	if b.passes >= whole {
		return "AP adds no pass, since " + already + "; write each further pass as P"
	}
	pass := *it
	pass.Action, pass.Call = Calls, CallPass
	for b.passes < whole {
		it = b.room()
		*it = pass
		b.keep(it)
		pass.Seat = pass.Seat.Left()
	}
	return ""
}

// room is where the next item goes, still empty: it is filled there and then
// kept, or emptied again, which saves copying it.
func (b *Builder) room() *Item {
	n := len(b.record.Items)
	if n == cap(b.record.Items) {
		b.record.Items = slices.Grow(b.record.Items, 1)
	}
	return &b.record.Items[:n+1][n]
}

// keep takes up the item for which there was room.
func (b *Builder) keep(it *Item) {
	b.record.Items = b.record.Items[:len(b.record.Items)+1]
	b.order.advance(it.Seat, it.Action)
	if it.Action.IsCall() {
		b.called[it.Seat] = true
	}
	switch {
	case !it.Action.IsCall():
	case it.Call == CallPass:
		b.passes++
	default:
		b.passes, b.anyCall = 0, true
	}
}

// skip goes on past an item that could not be read, as if it had been a call,
// so that one mistake is not reported as two.
func (b *Builder) skip(seat Seat, named bool) {
	if !named {
		seat = b.order.next
	}
	b.order.advance(seat, Calls)
	b.called[seat&3] = true
	b.passes = 0
}

// whyName says why the item has to name its seat.
func (b *Builder) whyName(it *Item) string {
	var text [64]byte
	item := it.AppendTo(text[:0])
	if it.Action == allPass {
		item = append(item[:0], "AP"...)
	}
	example := fmt.Sprintf("as in %v:%s", b.order.next, item)
	switch {
	case it.Action == ChangesLater:
		return "an item that begins with > must name its seat, " + example
	case !it.Action.IsCall() && it.Action != allPass:
		return verbs[it.Action] + " must name its seat, " + example
	case b.order.last == Attention:
		return "an item after TD must name its seat, " + example
	}
	return "an item after " + verbs[b.order.last] + " must name its seat, " + example
}
