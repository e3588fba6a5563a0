package table

import (
	"regexp"
	"slices"

	"lawc/auction"
	"lawc/law"
)

// A fact is what only people know, as the editions declare it together.
type fact struct {
	*law.Fact
	name  string
	suits bool
	// group is that of the other irregularity which the fact makes of the act of which
	// it is told, if it makes one.
	group Group
	marks bool
	// ofOwn: it can be told of the offender's new call.
	ofOwn bool
	// otherwise is the value that is tried beside saying nothing.
	otherwise string
}

// A factTable is all that is asked of editions beside what they rule: their facts
// and how denominations rank. Nothing else in this package looks into an edition.
type factTable struct {
	facts []fact
	rank  [auction.NoDenomination + 1]int
	// ranksDiffer: the editions do not rank denominations alike.
	ranksDiffer bool
}

// factsOf gathers the facts on which rulings depend. One that is only the ground
// for what the director may do changes nothing else, and is left out.
func factsOf(editions []*law.Edition) *factTable {
	t := &factTable{}
	for _, e := range editions {
		for i := range e.Facts {
			f := &e.Facts[i]
			known := slices.ContainsFunc(t.facts, func(have fact) bool { return have.name == f.Name })
			if known || onlyIf(e, f.Name) {
				continue
			}
			otherwise := "true"
			if f.Default {
				otherwise = "false"
			}
			made := fact{Fact: f, name: f.Name, suits: f.Suits, otherwise: otherwise}
			made.group, made.marks = groupMade(editions, f)
			made.ofOwn = toldOfOwn(editions, &made)
			t.facts = append(t.facts, made)
		}
		t.ranks(e)
	}
	return t
}

// ranks takes over how an edition ranks denominations.
func (t *factTable) ranks(e *law.Edition) {
	before := t.rank
	e.Clauses(func(_ *law.Article, c *law.Clause) {
		for i, d := range c.Ranks {
			t.rank[slices.Index(denominations, d.Text)] = i + 1
		}
	})
	t.ranksDiffer = t.ranksDiffer || before != t.rank && before != [len(before)]int{}
}

var denominations = []string{"C", "D", "H", "S", "NT", ""}

// onlyIf reports whether an edition reads a fact only as the ground for what the
// director may do.
func onlyIf(e *law.Edition, name string) bool {
	return isGround(e, name) && !isRead(e, name)
}

func isGround(e *law.Edition, name string) (ground bool) {
	e.Clauses(func(_ *law.Article, c *law.Clause) {
		for i := range c.Provisions {
			ground = ground || slices.ContainsFunc(c.Provisions[i].Then, func(q law.Consequence) bool { return q.Arg("if") == name })
		}
	})
	return ground
}

func isRead(e *law.Edition, name string) (read bool) {
	word := regexp.MustCompile(`\b` + regexp.QuoteMeta(name) + `\b`)
	says := func(x law.Source) bool { return word.MatchString(x.Text) }
	e.Clauses(func(_ *law.Article, c *law.Clause) {
		for i := range c.Provisions {
			p := &c.Provisions[i]
			read = read || slices.ContainsFunc(p.Exprs, says) || slices.ContainsFunc(p.When, func(w law.Condition) bool { return w.Term.Text == name })
		}
		for i := range c.Defines {
			read = read || says(c.Defines[i].Expr)
		}
	})
	return read
}

// toldOfOwn reports whether editions read a fact that is a truth value of the call that the
// offender makes in the end, and find no irregularity in it.
func toldOfOwn(editions []*law.Edition, f *fact) bool {
	now := func(e *law.Edition) bool { return isRead(e, law.NowPrefix+f.name) }
	return !f.suits && !f.marks && (f.About == law.AboutReplacement || f.About == law.AboutAny && slices.ContainsFunc(editions, now))
}

// index finds a fact, or gives -1.
func (t *factTable) index(name string) int {
	return slices.IndexFunc(t.facts, func(f fact) bool { return f.name == name })
}

// groupMade gives the group of the other irregularity that a fact makes of an act:
// what a slip says, what else gives a right to change a call, and what everybody
// sees.
func groupMade(editions []*law.Edition, f *law.Fact) (Group, bool) {
	switch {
	case f.Slip == law.SlipSaysYes:
		return Slip, true
	case f.Evident && finds(editions, f.Name, law.WrongBoard):
		return WrongBoard, true
	case f.Evident:
		return Simultaneous, true
	}
	return Misinformation, f.About == law.AboutChange && f.Slip == law.SlipSilent
}

// finds reports whether a fact makes some edition find something.
func finds(editions []*law.Edition, name string, finding law.Finding) (found bool) {
	for _, e := range editions {
		e.Clauses(func(_ *law.Article, c *law.Clause) {
			for i := range c.Provisions {
				p := &c.Provisions[i]
				found = found || slices.ContainsFunc(p.When, func(w law.Condition) bool { return w.Term.Text == name }) &&
					slices.ContainsFunc(p.Then, func(x law.Consequence) bool {
						return x.Kind == law.BringFind && slices.ContainsFunc(x.Values, func(v law.Name) bool { return v.Text == finding.String() })
					})
			}
		})
	}
	return found
}

// group gives the group that a fact told of an act puts it into.
func (t *factTable) group(act *auction.Item) (Group, bool) {
	for _, f := range act.Facts {
		if i := t.index(f.Name); i >= 0 && t.facts[i].marks && f.Value != "false" {
			return t.facts[i].group, true
		}
	}
	return 0, false
}

// irregular is the facts, by bit, that make an irregularity of what they are told
// of: told of a later call they would make a second one.
func (t *factTable) irregular() (set uint32) {
	for i, f := range t.facts {
		if f.marks {
			set |= 1 << i
		}
	}
	return set
}

// values are those to try of a fact of an item: of one about suits, none, the one
// that the call names, and another.
func (t *factTable) values(f int, item *auction.Item) []string {
	if !t.facts[f].suits {
		return []string{t.facts[f].otherwise}
	}
	own := item.Call.Denomination()
	other := auction.Hearts
	if own == other {
		other = auction.Clubs
	}
	list := []string{t.facts[f].otherwise, other.String()}
	if own.IsSuit() {
		list = append(list, own.String())
	}
	return list
}

// above reports whether a bid outranks another call, or -1 for no bid.
func (t *factTable) above(bid, last auction.Call) bool {
	if !last.IsBid() || bid.Level() != last.Level() {
		return bid.Level() > last.Level()
	}
	return t.rank[bid.Denomination()] > t.rank[last.Denomination()]
}

// lowest reports whether a bid is the lowest over the last one in its
// denomination.
func (t *factTable) lowest(bid, last auction.Call) bool {
	if !t.above(bid, last) {
		return false
	}
	return bid.Level() == 1 || !t.above(auction.NewBid(bid.Level()-1, bid.Denomination()), last)
}
