package mutate

import (
	"slices"

	"lawc/auction"
	"lawc/explore"
	"lawc/interp"
	"lawc/law"
)

// tell looks for a short record on which a mutant rules otherwise: one that asks
// what it affects, such a one after which everybody passes, or that and a right used
// after the close; and at last one of those made at random.
func (b *Bench) tell(p *interp.Program, keys []int, everywhere bool) *auction.Record {
	t := &teller{was: b.Program.NewMachine(), is: p.NewMachine(), uses: uses()}
	for _, k := range keys {
		if r := b.Reach.Keys[k].Record(); t.differs(&r) {
			return &r
		}
	}
	for _, k := range keys[:min(len(keys), 50)] {
		if r := t.after(b.Reach.Keys[k].Record()); r != nil {
			return r
		}
	}
	for i := range b.cases {
		if t.differs(&b.cases[i]) {
			return &b.cases[i]
		}
	}
	random := b.random()
	for _, n := range b.asking(keys, everywhere) {
		if record := random.Record(int(n)); t.differs(&record) {
			return &record
		}
	}
	return nil
}

// asking lists the records drawn that ask what a mutant affects.
func (b *Bench) asking(keys []int, everywhere bool) (list []int32) {
	if everywhere {
		for n := range min(b.drawn, 200*mostDrawn) {
			list = append(list, int32(n))
		}
		return list
	}
	for _, k := range keys {
		list = append(list, b.drawnBy[k]...)
	}
	slices.Sort(list)
	return slices.Compact(list)
}

// uses are the rights that a player can use after the close.
func uses() (list []auction.Item) {
	card := []auction.Card{{Suit: auction.Spades, Rank: 'K'}}
	for _, s := range auction.Seats {
		for a := auction.Annuls; a <= auction.ClaimsPenaltyCard; a++ {
			item := auction.Item{Seat: s, Action: a}
			switch a {
			case auction.RequiresLead, auction.ForbidsLead:
				item.Suit = auction.Spades
			case auction.ClaimsPenaltyCard:
				item.Cards = card
			}
			list = append(list, item)
		}
	}
	return list
}

// A teller runs records under two editions.
type teller struct {
	was, is *interp.Machine
	uses    []auction.Item
}

func (t *teller) differs(r *auction.Record) bool { return !explore.Alike(t.was.Run(r), t.is.Run(r)) }

// after passes a record out, and then tries each right.
func (t *teller) after(r auction.Record) *auction.Record {
	r = t.passedOut(r)
	if t.differs(&r) {
		return &r
	}
	list := r.Items
	for i := range t.uses {
		r.Items = append(list[:len(list):len(list)], t.uses[i])
		if t.differs(&r) {
			return &r
		}
	}
	return nil
}

// passedOut ends a record as it ends when everybody passes.
func (t *teller) passedOut(r auction.Record) auction.Record {
	list := append([]auction.Item(nil), r.Items...)
	for range 8 {
		r.Items = list
		res := t.was.Run(&r)
		if res.Phase != law.Open || res.Turn == law.Nobody {
			break
		}
		list = append(list, auction.Item{Seat: auction.Seat(res.Turn), Call: auction.CallPass})
	}
	r.Items = list
	return r
}
