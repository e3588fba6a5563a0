package explore

import (
	"cmp"
	"hash/fnv"
	"math/rand/v2"
	"slices"

	"lawc/auction"
	"lawc/interp"
	"lawc/law"
)

// Records made at random lie outside the bounds of walks in every way: bids of every
// level and denomination, any fact told of any item that it can be about, cards in
// any number, one irregularity after another. They show what the bounds leave out.

// A Random makes records, the same each time.
type Random struct {
	machine *interp.Machine
	facts   []law.Fact
	seed    uint64
	// beginnings are records that somebody wrote.
	beginnings []auction.Record
}

// NewRandom makes records as they come about under an edition. Every other one begins as
// one of the beginnings does, if there are any, and goes on at random.
func NewRandom(p *interp.Program, seed uint64, beginnings ...auction.Record) *Random {
	return &Random{p.NewMachine(), p.Edition.Facts, seed, beginnings}
}

// longest is how many items a record has at the most, longer how many may follow a
// beginning.
const longest, longer = 12, 5

// Record makes the record of that number.
func (r *Random) Record(number int) auction.Record {
	d := dice{Rand: rand.New(rand.NewPCG(r.seed, uint64(number))), Random: r, telling: rand.NewPCG(0, 0)}
	d.tells = rand.New(d.telling)
	record := auction.Record{Dealer: auction.North}
	if len(r.beginnings) > 0 && d.in(50) {
		from := &r.beginnings[d.IntN(len(r.beginnings))]
		record.Dealer, record.Items = from.Dealer, from.Items[:d.IntN(len(from.Items)+1)]
	}
	size := 3 + d.IntN(longest-2)
	if begun := len(record.Items); begun > 0 {
		size = begun + 1 + d.IntN(longer)
	}
	record.Items = append(make([]auction.Item, 0, size), record.Items...)
	r.machine.Reset(record.Dealer)
	for n := 0; n < size && !r.machine.Ended(); n++ {
		if n == len(record.Items) {
			record.Items = append(record.Items, d.item())
		}
		if item := &record.Items[n]; item.Action.IsCall() {
			d.called[item.Seat] = true
		}
		r.machine.Step(&record.Items[n])
	}
	return record
}

// dice decide what happens.
type dice struct {
	*rand.Rand
	*Random
	// called says who has made any call that he could change.
	called [4]bool
	// tells decides which facts are told; it has that from telling.
	tells   *rand.Rand
	telling *rand.PCG
}

// in reports whether something happens that does n times in a hundred.
func (d *dice) in(n int) bool { return d.IntN(100) < n }

// item makes the next item of the record.
func (d *dice) item() auction.Item {
	m := d.machine
	turn := m.Turn()
	i := auction.Item{Seat: turn, Action: auction.Calls, Call: d.call()}
	if d.in(15) {
		i.Seat = auction.Seat(d.IntN(4))
	}
	active := m.Active() > 0
	if offender := m.Offender(); active && offender != law.Nobody && d.in(15) {
		i.Seat = auction.Seat(offender).Left() // who calls over it, or does what he was to wait with
	}
	switch {
	case active && d.in(35):
		return auction.Item{Action: auction.Attention}
	case active && d.in(10):
		i.Action, i.Call = auction.Accepts, 0
		if d.in(20) {
			i.Named, i.HasNamed = d.call(), true
		}
	case d.in(10):
		i.Action, i.First = auction.Action(d.IntN(3)+1), d.call()
		if i.First == i.Call {
			i.Action = auction.ChangesLater
		}
		if i.Action == auction.ChangesLater {
			i.First = 0
			if !d.called[i.Seat] {
				i.Action = auction.Calls
			}
		}
	case d.in(5):
		i.Call = 0
		d.act(&i)
	case i.Call.Kind() == auction.Double || i.Call.Kind() == auction.Redouble:
		if d.in(15) {
			i.Named, i.HasNamed = d.bid(), true
		}
	}
	d.tell(&i)
	if i.Action == auction.Changes && d.in(20) { // what is so of the first call stands before it
		i.Facts, i.FirstFacts = nil, i.Facts
		d.tell(&i)
	}
	return i
}

// call makes a call: passes as often as at a table, and bids that are near each
// other, so that they are often enough just sufficient or just not.
func (d *dice) call() auction.Call {
	switch n := d.IntN(100); {
	case n < 38:
		return auction.CallPass
	case n < 48:
		return auction.CallDouble
	case n < 52:
		return auction.CallRedouble
	case n < 53:
		return auction.CallUnknown
	}
	return d.bid()
}

// bid makes a bid.
func (d *dice) bid() auction.Call {
	level := 1 + min(d.IntN(4), d.IntN(4))
	if d.in(5) {
		level = 1 + d.IntN(8)
	}
	return auction.NewBid(level, auction.Denomination(d.IntN(5)))
}

// act makes what is no call.
func (d *dice) act(i *auction.Item) {
	suit := auction.Denomination(d.IntN(4))
	switch d.IntN(4) {
	case 0, 1:
		i.Action, i.Seat = auction.ShowsCard+auction.Action(d.IntN(2)), auction.Seat(d.IntN(4))
		for range 1 + d.IntN(2) {
			i.Cards = append(i.Cards, auction.Card{Suit: suit, Rank: "AK52"[d.IntN(4)]})
			suit = (suit + 1) & 3
		}
	case 2:
		i.Action, i.Request = auction.Asks, auction.AskRepeat+auction.Request(d.IntN(5))
	default:
		i.Action = auction.FacesLead + auction.Action(d.IntN(7))
		switch i.Action {
		case auction.FacesLead, auction.ClaimsPenaltyCard:
			i.Cards = []auction.Card{{Suit: suit, Rank: "K2"[d.IntN(2)]}}
		case auction.Asks:
			i.Request = auction.AskReview
		case auction.RequiresLead, auction.ForbidsLead:
			i.Suit = suit
		}
	}
}

// tell adds facts to an item now and then. What is told of one fact hangs on its name
// and on nothing else that is told or done, so that an edition with one more fact, or one
// less, is tried with the same records but for that.
func (d *dice) tell(i *auction.Item) {
	often := 8
	if i.Action == auction.Changes || i.Action == auction.ChangesLater {
		often = 30
	}
	begun := d.Uint64()
	for n := range d.facts {
		f := &d.facts[n]
		d.telling.Seed(begun, hashed(f.Name))
		if d.tells.IntN(100) < often {
			i.Facts = append(i.Facts, auction.Fact{Name: f.Name, Value: value(d.tells, f)})
		}
	}
	slices.SortFunc(i.Facts, func(a, b auction.Fact) int { return cmp.Compare(a.Name, b.Name) })
}

// value is what is told of a fact: mostly what is not taken for granted.
func value(tells *rand.Rand, f *law.Fact) string {
	switch {
	case f.Suits:
		return auction.Suits(1 << tells.IntN(4)).With(auction.Denomination(tells.IntN(4))).String()
	case f.Default != (tells.IntN(100) < 20):
		return "false"
	}
	return "true"
}

// hashed stands for a name.
func hashed(name string) uint64 {
	h := fnv.New64a()
	h.Write([]byte(name))
	return h.Sum64()
}

// Sampled is how many records were made at random, and how many of them asked what no
// walk had met.
type Sampled struct{ Records, Outside int }

// sampleSeed makes the sample that goes with every exploration.
const sampleSeed = 7

// UsualSample is how many records made at random are taken beside the walks.
const UsualSample = 40_000

// A drawn record is made again when it is asked for.
type drawn struct {
	program *interp.Program
	number  int
}

func (d drawn) Record() auction.Record { return NewRandom(d.program, sampleSeed).Record(d.number) }

// sample takes records made at random. A record lies outside the bounds if it asks
// something that no record within them does.
func (r *Reach) sample(records int) {
	random, m := NewRandom(r.Program, sampleSeed), r.Program.NewMachine()
	walked := len(r.Keys)
	for n := range records {
		record := random.Record(n)
		asked, _ := r.take(m, &record, drawn{r.Program, n})
		if slices.ContainsFunc(asked, func(k int) bool { return k >= walked }) {
			r.Sample.Outside++
		}
		if m.Ended() {
			r.unanswered(gapsOf(m), drawn{r.Program, n})
		}
	}
	r.Sample.Records = records
}
