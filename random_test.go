package lawc_test

import (
	"flag"
	"fmt"
	"slices"
	"testing"

	"lawc/auction"
	"lawc/explore"
	"lawc/law"
)

var records = flag.Int("records", 2000, "how many records made at random each edition takes")

// TestRandomRecords takes records of whatever can happen at a table, several
// irregularities at once among them, and holds every result to what is so of all.
func TestRandomRecords(t *testing.T) {
	many := *records
	if testing.Short() {
		many /= 10 // under the race detector
	}
	for _, p := range everyProgram(t) {
		random, m := explore.NewRandom(p, 7), p.NewMachine()
		fault := func(r auction.Record) error { return explained(m.Run(&r)) }
		for n := range many {
			r := random.Record(n)
			if err := fault(r); err != nil {
				r = shortest(r, func(r auction.Record) bool { return readable(r) && fault(r) != nil })
				t.Errorf("%s, %q: %v", p.Edition.Name, r, fault(r))
			}
		}
	}
}

// readable reports whether a record can be written: nobody changes a call before he has
// made one.
func readable(r auction.Record) bool {
	_, err := auction.Parse(r.String())
	return err == nil
}

// explained looks at whether the calls that count, the items that made them and what
// has become of these, say one thing.
func explained(r *law.Result) error {
	if err := consistent(r); err != nil {
		return err
	}
	if r.Phase == law.Undecided {
		return nil // it is what held when it happened
	}
	if err := countedOnce(r); err != nil {
		return err
	}
	if err := inTurn(r); err != nil {
		return err
	}
	return timely(r)
}

// countedOnce sees to it that each call that counts comes from one item, which says so,
// and that nothing waits where nothing is open.
func countedOnce(r *law.Result) error {
	times := make([]int, len(r.Events))
	for _, c := range r.Auction {
		if c.Event >= 0 {
			times[c.Event]++
		}
	}
	for n := range r.Events {
		item, status := &r.Record.Items[n], r.Events[n].Status
		switch {
		case times[n] > 1:
			return fmt.Errorf("item %d counts %d times", n+1, times[n])
		case !item.Action.IsCall() && times[n] > 0:
			return fmt.Errorf("item %d is no call, and yet counts", n+1)
		case !item.Action.IsCall():
		case (status == law.Stands || status == law.TreatedAsPass) && times[n] == 0:
			return fmt.Errorf("item %d is said to be %v, and does not count", n+1, status)
		case status != law.Stands && status != law.TreatedAsPass && times[n] > 0 && !item.Action.IsTwoCalls():
			return fmt.Errorf("item %d counts, and is said to be %v", n+1, status)
		case status == law.AwaitsRuling && r.Phase != law.Pending:
			return fmt.Errorf("item %d waits, and the auction is %v", n+1, r.Phase)
		}
	}
	for _, c := range r.Auction {
		if c.Event < 0 {
			continue
		}
		item, status := &r.Record.Items[c.Event], r.Events[c.Event].Status
		made := item.Call
		if status != law.Stands && status != law.TreatedAsPass {
			made = item.First
		}
		if c.Seat != item.Seat || c.Call != made && (c.Call != auction.CallPass || status != law.TreatedAsPass) {
			return fmt.Errorf("%v by %v counts, but item %d made %v by %v", c.Call, c.Seat, c.Event+1, made, item.Seat)
		}
	}
	return nil
}

// inTurn sees to it that the calls that count follow each other as the turn goes, but
// for those found to be out of rotation; so does whose turn it is.
func inTurn(r *law.Result) error {
	turn := r.Record.Dealer
	for _, c := range r.Auction {
		if c.Seat != turn && !outOfTurn(r, c) {
			return fmt.Errorf("%v by %v counts at the turn of %v", c.Call, c.Seat, turn)
		}
		turn = c.Seat.Left()
	}
	if r.Phase == law.Open && r.Turn != law.Player(turn) {
		return fmt.Errorf("the turn is %v's, after the calls that count %v's", r.Turn, turn)
	}
	at := int32(-1)
	for i, c := range r.Auction {
		if c.Event >= 0 && c.Event < at && r.Events[c.Event].Findings == 0 && !earlier(r, r.Auction[:i], c.Event) {
			return fmt.Errorf("item %d counts after later ones", c.Event+1)
		}
		at = max(at, c.Event)
	}
	return nil
}

// outOfTurn reports whether it is told why a call counts that was not made in turn: it
// was out of rotation, a ruling let it stand, or one before it still waits.
func outOfTurn(r *law.Result, c law.Counted) bool {
	if c.Event < 0 {
		return false
	}
	waits := func(e law.Event) bool { return e.Status == law.AwaitsRuling }
	out := func(i auction.Item) bool { return i.Action == auction.FacesLead || i.Action == auction.Annuls }
	return slices.ContainsFunc(r.Record.Items, out) || // a double may have been left out from before it
		r.Events[c.Event].Findings.Has(law.CallOutOfRotation) || ruledIn(r, c) || slices.ContainsFunc(r.Events[:c.Event], waits)
}

// ruledIn reports whether a call may have come to count by a ruling.
func ruledIn(r *law.Result, c law.Counted) bool {
	attention := func(i auction.Item) bool { return i.Action == auction.Attention }
	return r.Events[c.Event].Findings != 0 && slices.ContainsFunc(r.Record.Items[c.Event:], attention)
}

// earlier reports whether the calls that count before item n, made later, have each
// come in the place of an earlier call, or went together with another.
func earlier(r *law.Result, before []law.Counted, n int32) bool {
	for _, c := range before {
		if c.Event <= n {
			continue
		}
		if waits(&r.Record.Items[n]) {
			continue
		}
		found := false
		for j := range n {
			if r.Record.Items[j].Seat == c.Seat && r.Events[j].Status == law.Replaced {
				found = true
			}
		}
		if !found {
			return false
		}
	}
	return true
}

// timely sees to it that no right is told of after its time.
func timely(r *law.Result) error {
	for _, right := range r.Rights {
		switch right.Kind {
		case law.RightAccept:
			if r.Phase != law.Pending {
				return fmt.Errorf("%v, and yet somebody may accept", r.Phase)
			}
			pending := false
			for n := range r.Events {
				item, status := &r.Record.Items[n], r.Events[n].Status
				if law.Player(item.Seat) == right.On && (status == law.AwaitsRuling || status == law.Cancelled && item.Action.IsTwoCalls()) {
					pending = true
				}
			}
			if !pending {
				return fmt.Errorf("%v may accept a call by %v, of which none waits", right.Holder, right.On)
			}
		case law.RightChangeCall:
			if !broughtLate(r, right) {
				return fmt.Errorf("%v may change his call by %s, which the latest calls did not bring", right.Holder, right.Clause.ID)
			}
		case law.RightUndoubled:
			if r.Phase == law.Closed && r.Doubled == 0 {
				return fmt.Errorf("the contract is undoubled, and yet %v may play it undoubled", right.Holder)
			}
		}
	}
	return nil
}

// broughtLate reports whether nobody has called since a right came: its holder was the
// last to call, or the last call, or that over which it was made, cites its clause.
func broughtLate(r *law.Result, right law.Right) bool {
	calls := 0
	for n := len(r.Events) - 1; n >= 0 && calls < 2; n-- {
		item, e := &r.Record.Items[n], &r.Events[n]
		if slices.Contains(e.Clauses, right.Clause) {
			return true
		}
		if !item.Action.IsCall() || item.Action == auction.ChangesLater || e.Status == law.Cancelled {
			continue
		}
		if calls++; calls == 1 && law.Player(item.Seat) == right.Holder {
			return true
		}
	}
	return false
}
