package trial

import (
	"lawc/auction"
	"lawc/interp"
)

// tell looks for a short record on which a mutant rules otherwise: one that asks
// what it affects, or such a one with an item or two more.
func (b *Bench) tell(p *interp.Program, keys []int) *auction.Record {
	t := &teller{was: b.Program.NewMachine(), is: p.NewMachine(), items: b.items()}
	for more, most := range [...]int{1 << 20, 200, 8} {
		for i := 0; i < min(len(keys), most); i++ {
			if r := t.extend(b.Reach.Keys[keys[i]].Record, more); r != nil {
				return r
			}
		}
	}
	return nil
}

// items are those that records are made of.
func (b *Bench) items() []auction.Item { return NewAlphabet(b.Reach.Walks[0].Bounds).Items }

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

// joint walks the original and the mutant side by side over every record within
// the bounds, and gives a shortest one that tells them apart, or nil if there is
// none.
func (b *Bench) joint(p *interp.Program) (record *auction.Record) {
	for _, c := range b.Reach.Walks {
		w := &Walk{Programs: []*interp.Program{b.Program, p}, Alphabet: NewAlphabet(c.Bounds), Depth: c.Bounds.Depth}
		w.Look = func(x *worker, s *Step) bool {
			if alike(s.Machines[0].Result(), s.Machines[1].Result()) {
				return true
			}
			x.asked = append(x.asked, asking{before: s.Before, item: s.Item})
			return false
		}
		w.Asked = func(list []asking) {
			if record == nil {
				r := (&Step{Before: list[0].before, Item: list[0].item, walk: w}).Record()
				record = &r
			}
		}
		w.Run()
		if record != nil {
			return record
		}
	}
	return nil
}
