package table

import (
	"cmp"
	"slices"
	"strings"

	"lawc/auction"
)

// A sheaf is the incidents of one group and stage that the editions rule alike.
type sheaf struct {
	group Group
	stage Stage
	key   string
	// rules: some edition brings something new; it is a row.
	rules bool
	// best is the simplest record.
	best    auction.Record
	vectors map[string]bool
	// leads are the keys of the rows about leads into which its incidents fall.
	leads map[string]bool
	// each is the simplest record of each vector, where rows are to be split.
	each map[string]auction.Record
}

func (g *gathering) enter(sheaves *map[string]*sheaf, group Group, stage Stage, key []byte, rules bool, items []auction.Item) *sheaf {
	if *sheaves == nil {
		*sheaves = map[string]*sheaf{}
	}
	s := (*sheaves)[string(key)]
	if s == nil {
		s = &sheaf{group: group, stage: stage, key: string(key), rules: rules, vectors: map[string]bool{}, leads: map[string]bool{}}
		(*sheaves)[s.key] = s
	}
	s.offer(items)
	if !s.vectors[string(g.v)] {
		s.vectors[string(g.v)] = true
	}
	if g.each {
		s.keep(string(g.v), items)
	}
	return s
}

// offer takes a record as the best, if it is simpler.
func (s *sheaf) offer(items []auction.Item) {
	if len(s.best.Items) == 0 || simpler(items, s.best.Items) {
		s.best = auction.Record{Items: slices.Clone(items)}
	}
}

// keep takes a record as that of a vector, if it is simpler.
func (s *sheaf) keep(v string, items []auction.Item) {
	if s.each == nil {
		s.each = map[string]auction.Record{}
	}
	if have, ok := s.each[v]; !ok || simpler(items, have.Items) {
		s.each[v] = auction.Record{Items: slices.Clone(items)}
	}
}

// simpler reports whether one record is simpler than another.
func simpler(a, b []auction.Item) bool {
	if n := costOf(a).compare(costOf(b)); n != 0 {
		return n < 0
	}
	return auction.Record{Items: a}.String() < auction.Record{Items: b}.String()
}

// A cost is by what one record is simpler than another: fewer items, fewer facts,
// nothing exotic, lower calls.
type cost struct{ items, facts, exotic, calls int }

func costOf(items []auction.Item) (c cost) {
	c.items = len(items)
	for i := range items {
		it := &items[i]
		c.facts += len(it.Facts)
		c.calls += int(it.Call) + int(it.First) + len(it.Cards)
		exotic := it.Call == auction.CallUnknown || it.Call.Level() > 7 || it.HasNamed || it.Action.IsCall() && it.Action != auction.Calls
		if exotic {
			c.exotic++
		}
		for _, f := range it.Facts {
			c.calls += len(f.Value) / 2
		}
	}
	return c
}

func (c cost) compare(o cost) int {
	return cmp.Or(cmp.Compare(c.items, o.items), cmp.Compare(c.facts, o.facts), cmp.Compare(c.exotic, o.exotic), cmp.Compare(c.calls, o.calls))
}

// idOf makes an id of a group, a stage and a record: it stays what it is whatever
// editions are shown.
func idOf(g Group, s Stage, r *auction.Record) string {
	text := strings.TrimPrefix(r.String(), r.Dealer.String()+": ")
	slug := idSpelling.Replace(strings.ToLower(text))
	return g.String() + "." + s.String() + "." + strings.Trim(slug, "-")
}

var idSpelling = strings.NewReplacer(" ", "-", ":", "", "(", "-", ")", "", "{", "-", "}", "", "=", "-", ",", "-", "+", "-", "~", "-slip-", ">", "-to-", "?", "unknown", "_", "-")
