package options

import (
	"slices"

	"lawc/auction"
	"lawc/interp"
	"lawc/law"
)

// An Explorer tries out what may follow records under one edition. It is not to
// be shared between goroutines.
type Explorer struct {
	edition *law.Edition
	machine *interp.Machine
}

// New makes an explorer of a program.
func New(p *interp.Program) *Explorer {
	return &Explorer{edition: p.Edition, machine: p.NewMachine()}
}

// Edition is the edition by which the explorer goes.
func (x *Explorer) Edition() *law.Edition { return x.edition }

// A Place is where a record has come under an edition.
type Place struct {
	Record *auction.Record
	// Result is the place's own and stays as it is.
	Result *law.Result
	// holds is what is owed, and what may be chosen, under it.
	holds []Cost
	saved interp.Snapshot
}

// At takes a record through the edition.
func (x *Explorer) At(r *auction.Record) *Place {
	x.machine.Reset(r.Dealer)
	for i := range r.Items {
		x.machine.Step(&r.Items[i])
	}
	return x.here(r)
}

// after is the place that one more item leads to.
func (x *Explorer) after(p *Place, it auction.Item) *Place {
	r := with(p.Record, it)
	x.machine.Restore(&p.saved)
	x.machine.Step(&r.Items[len(r.Items)-1])
	return x.here(r)
}

// here keeps the machine's place. It is saved before the result is taken, since
// taking it settles a call that waits for the one it was made with.
func (x *Explorer) here(r *auction.Record) *Place {
	p := &Place{Record: r}
	x.machine.Save(&p.saved)
	p.Result = clone(x.machine.Result())
	p.Result.Record = r
	p.holds = standing(p.Result)
	return p
}

// with gives a record with an item more.
func with(r *auction.Record, it auction.Item) *auction.Record {
	longer := *r
	longer.Items = append(r.Items[:len(r.Items):len(r.Items)], it)
	return &longer
}

// telling gives a record in which item n, from 0, tells a fact.
func telling(r *auction.Record, n int, f auction.Fact) *auction.Record {
	told := *r
	told.Items = slices.Clone(r.Items)
	told.Items[n] = tell(told.Items[n], f)
	return &told
}

// tell gives an item that tells a fact, in the order of names.
func tell(it auction.Item, f auction.Fact) auction.Item {
	it.Facts = withFact(it.Facts, f)
	return it
}

// withFact gives facts with one told, in the order of names.
func withFact(list []auction.Fact, f auction.Fact) []auction.Fact {
	facts := slices.DeleteFunc(slices.Clone(list), func(have auction.Fact) bool { return have.Name == f.Name })
	at := 0
	for at < len(facts) && facts[at].Name < f.Name {
		at++
	}
	return slices.Insert(facts, at, f)
}

// clone copies a result out of the machine's memory.
func clone(r *law.Result) *law.Result {
	c := *r
	c.Auction, c.Events, c.Clauses = slices.Clone(r.Auction), slices.Clone(r.Events), slices.Clone(r.Clauses)
	for i := range c.Events {
		c.Events[i].Clauses = slices.Clone(c.Events[i].Clauses)
	}
	c.MayNot, c.Must, c.Rights = slices.Clone(r.MayNot), slices.Clone(r.Must), slices.Clone(r.Rights)
	c.Discretion, c.Assumed, c.NotCovered = slices.Clone(r.Discretion), slices.Clone(r.Assumed), slices.Clone(r.NotCovered)
	return &c
}

// turn is who is to call, if anybody.
func (p *Place) turn() law.Player {
	if p.Result.Phase != law.Open {
		return law.Nobody
	}
	return p.Result.Turn
}

// last is the index of the last item, and -1 where there is none.
func (p *Place) last() int { return len(p.Record.Items) - 1 }

// rotation is who follows the last call that counts.
func (p *Place) rotation() auction.Seat {
	if n := len(p.Result.Auction); n > 0 {
		return p.Result.Auction[n-1].Seat.Left()
	}
	return p.Record.Dealer
}

// waiting lists the items that await a ruling, by index.
func (p *Place) waiting() (list []int) {
	for i := range p.Result.Events {
		if p.Result.Events[i].Status == law.AwaitsRuling || p.shown(i) {
			list = append(list, i)
		}
	}
	return list
}

// shown reports whether an item is no call, is irregular, and nobody has yet
// called the director about it.
func (p *Place) shown(i int) bool {
	if p.Record.Items[i].Action.IsCall() || p.Result.Events[i].Findings == 0 || p.Result.Phase != law.Pending {
		return false
	}
	for _, it := range p.Record.Items[i:] {
		if it.Action == auction.Attention {
			return false
		}
	}
	return true
}

// offender is the player whose turn a ruling has left open: a call of his was
// cancelled, and he has made none since that counts.
func (p *Place) offender() (auction.Seat, int, bool) {
	ruled := -1
	for i := range p.Record.Items {
		if p.Record.Items[i].Action == auction.Attention {
			ruled = i
		}
	}
	for i := p.last(); i >= 0; i-- {
		seat := p.Record.Items[i].Seat
		if p.taken(i) && (i <= ruled || p.Result.Events[i].Findings != 0) && !p.calledSince(seat, i) {
			return seat, p.firstTaken(seat, i), p.Result.Phase == law.Open
		}
	}
	return 0, -1, false
}

// taken reports whether item n is a call that was taken back.
func (p *Place) taken(n int) bool {
	return p.Record.Items[n].Action.IsCall() && p.Result.Events[n].Status == law.Cancelled
}

// firstTaken is the first of the calls of seat that were taken back in one turn, of
// which item n is the last. It is the one that later calls are held against.
func (p *Place) firstTaken(seat auction.Seat, n int) int {
	for i := n - 1; i >= 0 && !p.calledSince(seat, i); i-- {
		if p.Record.Items[i].Seat == seat && p.taken(i) {
			n = i
		}
	}
	return n
}

// calledSince reports whether a call of seat counts that was made with item n or
// after it.
func (p *Place) calledSince(seat auction.Seat, n int) bool {
	for i := range p.Result.Auction {
		if c := &p.Result.Auction[i]; c.Seat == seat && int(c.Event) >= n {
			return true
		}
	}
	return false
}
