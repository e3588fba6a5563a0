package table

import (
	"math/rand"

	"lawc/auction"
	"lawc/interp"
	"lawc/law"
)

// A Sampled says how many stages of made-up records find a row.
type Sampled struct {
	// Records have one irregularity each, from anywhere, not from the alphabet; Stages
	// of them are such at which something is ruled; Without are those without a row.
	Records, Stages, Without int
	// Missing are some records whose last stage has no row.
	Missing []string
}

// Share is the part of the stages that has no row.
func (s *Sampled) Share() float64 {
	if s.Stages == 0 {
		return 0
	}
	return float64(s.Without) / float64(s.Stages)
}

// mostMissing is how many records without a row are kept.
const mostMissing = 40

// Sample makes up records with one irregularity, and looks for the row of each of
// their stages in a table of all groups.
func Sample(programs []*interp.Program, t *Table, records int, seed int64) *Sampled {
	s := newSampler(programs, t, seed)
	out := &Sampled{}
	for range records {
		r := s.record()
		out.Records++
		for _, p := range s.finder.Points(&r) {
			if !p.Rules() || p.Group.SecondOrder() {
				continue
			}
			out.Stages++
			if t.Row(&p) == nil {
				out.Without++
				if len(out.Missing) < mostMissing {
					out.Missing = append(out.Missing, p.Group.String()+" "+p.Stage.String()+" "+auction.Record{Items: r.Items[:p.N]}.String())
				}
			}
		}
	}
	return out
}

type sampler struct {
	rng    *rand.Rand
	walker *walker
	finder *Finder
}

func newSampler(programs []*interp.Program, t *Table, seed int64) *sampler {
	return &sampler{rng: rand.New(rand.NewSource(seed)), walker: newWalker(programs, t.facts), finder: NewFinder(programs, false)}
}

// record makes up a lawful auction, something irregular after it, and what follows.
func (s *sampler) record() auction.Record {
	w := s.walker
	w.begin()
	for n := s.rng.Intn(9); n > 0; n-- {
		s.lawful(s.rng.Intn(10) == 0)
	}
	act := s.act()
	w.step(act)
	lho := act.Seat.Left()
	switch n := s.rng.Intn(10); {
	case n < 1:
		w.step(auction.Item{Seat: lho, Action: auction.Accepts})
	case n < 3:
		s.regular(lho)
	default:
		w.step(auction.Item{Action: auction.Attention})
	}
	for n := s.rng.Intn(10); n > 0; n-- {
		s.lawful(true)
	}
	r := auction.Record{}
	r.Items = append(r.Items, w.items...)
	return r
}

// lawful lets the player on turn make some call that no edition finds irregular.
func (s *sampler) lawful(maybeClose bool) {
	turns := s.walker.turns()
	if len(turns) != 1 || s.walker.phase(law.Closed) {
		return
	}
	s.regular(turns[0])
	if !maybeClose && s.walker.phase(law.Closed) {
		s.walker.back()
	}
}

// regular lets a player make a call that no edition finds irregular, if one is
// found.
func (s *sampler) regular(seat auction.Seat) {
	for range 8 {
		s.walker.step(auction.Item{Seat: seat, Call: s.call(4)})
		if !s.walker.irregular() {
			return
		}
		s.walker.back()
	}
	s.walker.step(auction.Item{Seat: seat})
	if s.walker.irregular() {
		s.walker.back()
	}
}

// call is some call, a bid as often as not, of up to a level.
func (s *sampler) call(levels int) auction.Call {
	switch n := s.rng.Intn(20); {
	case n < 7:
		return auction.CallPass
	case n < 9:
		return auction.CallDouble
	case n < 10:
		return auction.CallRedouble
	}
	return auction.NewBid(1+s.rng.Intn(levels), auction.Denomination(s.rng.Intn(5)))
}

// act is something that is mostly irregular.
func (s *sampler) act() auction.Item {
	seat := auction.Seat(s.rng.Intn(4))
	if turns := s.walker.turns(); len(turns) > 0 && s.rng.Intn(2) == 0 {
		seat = turns[0]
	}
	item := auction.Item{Seat: seat, Call: s.call(5)}
	switch n := s.rng.Intn(40); {
	case n < 22:
	case n < 24:
		item.Call = auction.NewBid(8, auction.Denomination(s.rng.Intn(5)))
	case n < 27:
		item.Action, item.First = auction.Changes, s.call(4)
	case n < 29:
		item.Action, item.First = auction.Slips, s.call(4)
	case n < 31 && s.hasCalled(seat):
		item.Action = auction.ChangesLater
	case n < 32:
		item.Call, item.HasNamed, item.Named = auction.CallDouble, true, s.call(3)
	case n < 36:
		item.Call, item.Action, item.Cards = 0, auction.ShowsCard, s.cards()
	case n < 37:
		item.Call, item.Action, item.Cards = 0, auction.LeadsCard, s.cards()
	default:
		item.Call, item.Action, item.Request = 0, auction.Asks, auction.AskRepeat+auction.Request(s.rng.Intn(5))
	}
	return s.told(item)
}

func (s *sampler) hasCalled(seat auction.Seat) bool {
	for i := range s.walker.items {
		if s.walker.items[i].Seat == seat {
			return true
		}
	}
	return false
}

func (s *sampler) cards() (list []auction.Card) {
	for n := 1 + s.rng.Intn(2); n > 0; n-- {
		list = append(list, auction.Card{Suit: auction.Denomination(n), Rank: "AKQJT98765432"[s.rng.Intn(13)]})
	}
	return list
}

// told tells a fact of an item, now and then.
func (s *sampler) told(item auction.Item) auction.Item {
	facts := s.walker.facts.facts
	if len(facts) == 0 || s.rng.Intn(3) > 0 || !item.Action.IsCall() {
		return item
	}
	f := facts[s.rng.Intn(len(facts))]
	if f.Evident {
		return item
	}
	value := f.otherwise
	if f.suits && s.rng.Intn(2) == 0 {
		value = auction.Suits(1 + s.rng.Intn(15)).String()
	}
	item.Facts = []auction.Fact{{Name: f.name, Value: value}}
	return item
}
