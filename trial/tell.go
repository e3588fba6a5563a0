package trial

import (
	"lawc/auction"
	"lawc/interp"
	"lawc/law"
)

// tell looks for a short record on which a mutant rules otherwise: one that asks
// what it affects, or such a one with an item or two more.
func (b *Bench) tell(p *interp.Program, keys []int) *auction.Record {
	t := &teller{was: b.Program.NewMachine(), is: p.NewMachine(), items: b.items()}
	for more, most := range [...]int{1 << 20, 100, 4} {
		for i := 0; i < min(len(keys), most); i++ {
			r := b.Reach.Keys[keys[i]].Record
			if told := t.extend(r, more); told != nil {
				return told
			}
			if told := t.extend(t.passedOver(r), more); told != nil {
				return told
			}
		}
	}
	return nil
}

// passedOver ends a record as it ends when everybody passes: a right that bears on
// the play is told then.
func (t *teller) passedOver(r auction.Record) auction.Record {
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

// items are those that records are made of, with requests and rights used, which
// can tell after the close what nothing told before.
func (b *Bench) items() []auction.Item {
	walks := b.Reach.Walks
	list := NewAlphabet(walks[len(walks)-1].Bounds, b.Program.Edition).Items
	card := []auction.Card{{Suit: auction.Spades, Rank: 'K'}}
	for _, s := range auction.Seats {
		for _, a := range []auction.Action{auction.Annuls, auction.WantsUndoubled, auction.RequiresLead, auction.ForbidsLead, auction.ClaimsPenaltyCard} {
			list = append(list, auction.Item{Seat: s, Action: a, Suit: auction.Spades, Cards: card})
		}
	}
	return list
}

// A teller runs records under two editions.
type teller struct {
	was, is *interp.Machine
	items   []auction.Item
}

// extend tries a record with a number of items more.
func (t *teller) extend(r auction.Record, more int) *auction.Record {
	if more == 0 {
		if alike(t.was.Run(&r), t.is.Run(&r)) {
			return nil
		}
		return &r
	}
	list := append([]auction.Item(nil), r.Items...)
	for i := range t.items {
		r.Items = append(list[:len(list):len(list)], t.items[i])
		if told := t.extend(r, more-1); told != nil {
			return told
		}
	}
	return nil
}
