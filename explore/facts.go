package explore

import (
	"cmp"
	"slices"

	"lawc/auction"
	"lawc/interp"
	"lawc/law"
)

// Which facts a walk tries on which items follows from what the editions declare and
// from where their provisions read them.

// A telling is facts told together of one item, and when it is worth while to try.
type telling struct {
	facts []auction.Fact
	about law.About
	// anyCall: some provision reads it before the call is found irregular.
	anyCall bool
}

// tellings lists what is to be told of items under some editions.
func tellings(b Bounds, programs []*interp.Program) (list []telling) {
	known := map[string]bool{}
	add := func(t telling) {
		key := t.about.String()
		for _, f := range t.facts {
			key += " " + f.Name + "=" + f.Value
		}
		if !known[key] {
			known[key] = true
			list = append(list, t)
		}
	}
	for _, p := range programs {
		facts := p.Edition.Facts
		for i := range facts {
			f := &facts[i]
			for _, value := range values(f, b) {
				add(telling{[]auction.Fact{{Name: f.Name, Value: value}}, f.About, readAt(p, f.Name, law.AtCall)})
			}
		}
		for i := range facts {
			for j := range i {
				f, g := &facts[i], &facts[j]
				if f.About != g.About || !readTogether(p, f.Name, g.Name) {
					continue
				}
				t := telling{[]auction.Fact{{Name: f.Name, Value: unlike(f, b)}, {Name: g.Name, Value: unlike(g, b)}}, f.About, false}
				slices.SortFunc(t.facts, func(a, b auction.Fact) int { return cmp.Compare(a.Name, b.Name) })
				add(t)
			}
		}
	}
	return list
}

// values lists the values to be told of a fact: that which is not taken for granted
// and, within wide bounds, the other too; of suits one, another and both.
func values(f *law.Fact, b Bounds) []string {
	if !f.Suits {
		if b.Wide {
			return []string{"true", "false"}
		}
		return []string{unlike(f, b)}
	}
	list := []string{b.suit(0).String()}
	if b.Wide {
		list = append(list, b.suit(1).String(), auction.Suits(0).With(b.suit(0)).With(b.suit(1)).String(), "false")
	}
	return list
}

// unlike is the value of a fact that is not its default.
func unlike(f *law.Fact, b Bounds) string {
	switch {
	case f.Default:
		return "false"
	case f.Suits:
		return b.suit(0).String()
	}
	return "true"
}

// suit is one suit of the ladder, or another; if it has but one, a suit beside it.
func (b Bounds) suit(n int) auction.Denomination {
	var suits []auction.Denomination
	for _, d := range b.Denominations {
		if d.IsSuit() {
			suits = append(suits, d)
		}
	}
	for d := auction.Clubs; d.IsSuit(); d++ {
		if !slices.Contains(suits, d) {
			suits = append(suits, d)
		}
	}
	return suits[n]
}

// readAt reports whether a provision of a moment reads a fact.
func readAt(p *interp.Program, fact string, m law.Moment) bool {
	return slices.ContainsFunc(p.Provisions(m), func(of *law.Provision) bool { return p.Reads(of, fact) })
}

// readTogether reports whether a provision reads both facts.
func readTogether(p *interp.Program, one, other string) bool {
	for m := range law.Moments {
		for _, of := range p.Provisions(law.Moment(m)) {
			if p.Reads(of, one) && p.Reads(of, other) {
				return true
			}
		}
	}
	return false
}
