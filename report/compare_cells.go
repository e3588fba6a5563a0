package report

import (
	"fmt"
	"slices"
	"strings"

	"lawc/auction"
	"lawc/law"
)

// The cells of a comparison that list what is owed and what may be chosen.

func (c *comparer) dutiesOf(r *law.Result) string {
	var parts []string
	for i := range r.Must {
		d := &r.Must[i]
		text := c.style.seat(d.Seat) + ": " + c.words.word(dutyDomain, int(d.Do))
		switch d.Do {
		case law.DutyRepeat:
			text += " " + c.style.call(d.Call)
		case law.DutyReplace:
			text = fmt.Sprintf(c.replaceBy, c.style.seat(d.Seat), c.list(d.With))
		}
		parts = append(parts, text)
	}
	return strings.Join(parts, "; ")
}

func (c *comparer) list(set law.KindSet) string {
	return list(c.words.kinds(set), c.words.or)
}

func (c *comparer) passesOf(r *law.Result) string {
	var parts []string
	for _, seat := range auction.Seats {
		if long := r.MustPass[seat]; long != law.ObligationFree {
			parts = append(parts, c.style.seat(seat)+": "+c.words.word(obligationDomain, int(long)))
		}
	}
	return strings.Join(parts, "; ")
}

func (c *comparer) bansOf(r *law.Result) string {
	var parts []string
	for i := range r.MayNot {
		b := &r.MayNot[i]
		text := c.style.seat(b.Seat) + ": " + c.list(b.Calls)
		if b.Bid.IsBid() {
			text += " (" + c.style.call(b.Bid) + ")"
		}
		if b.Rest {
			text += ", " + c.words.word(obligationDomain, law.ObligationRest)
		}
		parts = append(parts, text)
	}
	return strings.Join(parts, "; ")
}

// rightsOf lists the rights by their holders. Lead rights name the leader and
// the suits.
func (c *comparer) rightsOf(r *law.Result) string {
	var parts []string
	for i := range r.Rights {
		right := &r.Rights[i]
		text := c.seat(right.Holder) + ": " + c.words.word(rightDomain, int(right.Kind))
		if right.Kind.IsLead() {
			text += " " + c.seat(right.On)
			for d := auction.Clubs; d.IsSuit(); d++ {
				if right.Suits.Has(d) {
					text += " " + c.style.suit(d)
				}
			}
		}
		if !slices.Contains(parts, text) {
			parts = append(parts, text)
		}
	}
	return strings.Join(parts, "; ")
}

// gapsOf lists the items for which the edition has no clause.
func (c *comparer) gapsOf(r *law.Result) string {
	var parts []string
	for i := range r.Record.Items {
		if uncovered(r, i) {
			parts = append(parts, c.item(r, i))
		}
	}
	return strings.Join(parts, "; ")
}

func (c *comparer) discretionOf(r *law.Result) string {
	var parts []string
	for _, d := range r.Discretion {
		text := mayDomain.Says(d.May).In(c.words.lang)
		if d.Now {
			text += ", " + c.words.word(timeDomain, law.TimeNow)
		}
		if !slices.Contains(parts, text) {
			parts = append(parts, text)
		}
	}
	return strings.Join(parts, "; ")
}
