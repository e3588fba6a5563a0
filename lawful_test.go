package lawc_test

import (
	"maps"
	"math/big"
	"testing"

	"lawc/auction"
	"lawc/internal/fortest"
	"lawc/interp"
	"lawc/law"
	"lawc/rules"
)

// A position is all on which it can depend whether a call is lawful, as long as
// every call has been: players are seen from the one on turn, since no law
// prefers a seat.
type position struct {
	lastBid auction.Call     // a pass if nobody has bid
	bidder  auction.Relation // of the last bid
	last    auction.Kind     // of the last call that was no pass
	passes  int              // since that call
}

// after is the position once a lawful call has been made.
func (p position) after(c auction.Call) position {
	switch kind := c.Kind(); {
	case kind == auction.Pass:
		p.passes++
	case kind == auction.Bid:
		return position{c, auction.RHO, kind, 0}
	default:
		p.last, p.passes = kind, 0
	}
	if p.lastBid.IsBid() {
		p.bidder = (p.bidder + 3) & 3
	}
	return p
}

// A walk goes through the lawful auctions of an edition, position by position.
type walk struct {
	machine *interp.Machine
	record  auction.Record
	// lawful maps each call that is lawful in a position to whether it closes
	// the auction.
	lawful map[position]map[auction.Call]bool
	count  map[position]outlook
}

// An outlook is in how many ways the auction can end from a position, and after
// how many calls at the latest.
type outlook struct {
	ways    *big.Int
	longest int
}

func newWalk(p *interp.Program) *walk {
	return &walk{p.NewMachine(), auction.Record{}, map[position]map[auction.Call]bool{}, map[position]outlook{}}
}

// explore finds every position, the nearest first, and what is lawful there. A
// position that is reached in another way must find the same calls lawful:
// otherwise it would not be all on which that depends.
func (w *walk) explore(t *testing.T) {
	type arrival struct {
		at    position
		calls []auction.Call
	}
	for queue := []arrival{{}}; len(queue) > 0; queue = queue[1:] {
		at, calls := queue[0].at, queue[0].calls
		known, seen := w.lawful[at]
		lawful := w.ask(calls)
		if seen {
			if !maps.Equal(known, lawful) {
				t.Fatalf("after %v these calls are lawful: %v; elsewhere in the same position: %v", calls, lawful, known)
			}
			continue
		}
		w.lawful[at] = lawful
		for c, closes := range lawful {
			if !closes {
				queue = append(queue, arrival{at.after(c), append(calls[:len(calls):len(calls)], c)})
			}
		}
	}
}

// ask runs every call there is after the calls given.
func (w *walk) ask(calls []auction.Call) map[auction.Call]bool {
	lawful := map[auction.Call]bool{}
	for c := auction.CallPass; c <= auction.NewBid(auction.MaxLevel, auction.Notrump); c++ {
		w.record.Items = w.record.Items[:0]
		for i, c := range append(calls[:len(calls):len(calls)], c) {
			w.record.Items = append(w.record.Items, auction.Item{Seat: auction.Seat(i & 3), Call: c})
		}
		result := w.machine.Run(&w.record)
		if e := result.Events[len(calls)]; e.Status == law.Stands && e.Findings == 0 {
			lawful[c] = result.Phase == law.Closed
		}
	}
	return lawful
}

// outlook counts how the auction can go on, each position once.
func (w *walk) outlook(at position) outlook {
	if known, ok := w.count[at]; ok {
		return known
	}
	all := outlook{ways: new(big.Int)}
	for c, closes := range w.lawful[at] {
		next := outlook{ways: big.NewInt(1)}
		if !closes {
			next = w.outlook(at.after(c))
		}
		all.ways.Add(all.ways, next.ways)
		all.longest = max(all.longest, 1+next.longest)
	}
	w.count[at] = all
	return all
}

// TestLawfulAuctions counts the auctions in which nobody does anything wrong,
// under each edition. Arithmetic gives the number without any walk: before the
// first bid up to three passes; between one bid and the next 21 ways to pass,
// double and redouble; and 35 bids of which each may be left out.
func TestLawfulAuctions(t *testing.T) {
	want := new(big.Int).Exp(big.NewInt(22), big.NewInt(35), nil)
	want.Mul(want, big.NewInt(4)).Sub(want, big.NewInt(1)).Div(want, big.NewInt(3))
	for i, edition := range rules.Names() {
		if i%fortest.Every(3) > 0 {
			continue
		}
		t.Run(edition, func(t *testing.T) {
			w := newWalk(compiled(t, edition))
			w.explore(t)
			all := w.outlook(position{})
			if all.ways.Cmp(want) != 0 {
				t.Errorf("%v lawful auctions, expected (4*22^35-1)/3 = %v", all.ways, want)
			}
			if all.longest != 319 {
				t.Errorf("the longest lawful auction has %d calls, expected 319", all.longest)
			}
			w.runLongest(t)
		})
	}
}

// runLongest makes the longest auction call by call.
func (w *walk) runLongest(t *testing.T) {
	var r auction.Record
	for at, closed := (position{}), false; !closed; {
		best, length := auction.CallUnknown, -1
		for c, closes := range w.lawful[at] {
			if rest := w.outlook(at.after(c)).longest; !closes && rest > length || closes && length < 0 {
				best, length, closed = c, rest, closes
			}
		}
		r.Items = append(r.Items, auction.Item{Seat: auction.Seat(len(r.Items) & 3), Call: best})
		at = at.after(best)
	}
	if got := w.machine.Run(&r); len(got.Auction) != len(r.Items) || got.Phase != law.Closed || len(r.Items) != 319 {
		t.Errorf("the longest auction, %v, has %d calls of which %d count, and is %v", r, len(r.Items), len(got.Auction), got.Phase)
	}
}
