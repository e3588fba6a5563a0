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
	cost    cost
	vectors map[string]bool
	// leads are the keys of the rows about leads into which its incidents fall.
	leads map[string]bool
}

// A gathering is what a worker has found, by group, stage and rulings: the rows of
// the main table, and those about leads.
type gathering struct {
	main, lead [groups][stages]map[string]*sheaf
	// owing are records after which the player on turn must pass, by for how long
	// under each edition.
	owing map[string]*sheaf
	steps int
	// from is the group at work: those before it are finished.
	from Group
	key  []byte
	v    vector
}

func newGathering() *gathering { return &gathering{owing: map[string]*sheaf{}} }

// tell enters a stage of an incident.
func (g *gathering) tell(l *life, p *path, list []Ruling) {
	g.steps++
	g.owes(l)
	if p.stage == NoStage {
		return
	}
	group := p.group
	if skips(l) {
		group = SkippedPlayer
	}
	if group < g.from {
		return
	}
	g.v = l.vectorOf(g.v)
	main, lead, mainKey, leadKey := false, false, g.key[:0], []byte(nil)
	for e := range list {
		main = main || list[e].Rules()
		lead = lead || len(list[e].Leads) > 0
		mainKey = list[e].appendKey(mainKey)
	}
	g.key = mainKey
	row := g.enter(&g.main[group][p.stage], group, p.stage, mainKey, main, l.items)
	for e := range list {
		leadKey = list[e].appendLeadKey(leadKey)
	}
	of := g.enter(&g.lead[group][p.stage], group, p.stage, leadKey, lead, l.items)
	if lead && !row.leads[of.key] {
		row.leads[of.key] = true
	}
}

// skips reports whether some edition has just found that a player was skipped.
func skips(l *life) bool {
	n := len(l.items) - 1
	return n > l.path.act && l.walker.found(n).Has(skippedPlayer)
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
	return s
}

// offer takes a record as the best, if it is simpler.
func (s *sheaf) offer(items []auction.Item) {
	c := costOf(items)
	if len(s.best.Items) > 0 && s.cost.compare(c) < 0 {
		return
	}
	if len(s.best.Items) > 0 && s.cost.compare(c) == 0 {
		r := auction.Record{Items: items}
		if s.best.String() <= r.String() {
			return
		}
	}
	s.best, s.cost = auction.Record{Items: slices.Clone(items)}, c
}

// owes keeps records after which the player on turn must pass.
func (g *gathering) owes(l *life) {
	var key [16]byte
	text, any, turn := key[:0], false, -1
	for e := range l.here() {
		s := &l.here()[e]
		if s.silent {
			text = append(text, '-')
			continue
		}
		if int(s.turn) < 0 || turn >= 0 && turn != int(s.turn) || s.phase != 0 {
			return
		}
		turn = int(s.turn)
		long := s.onTurnOwes()
		any = any || long > 0
		text = append(text, byte('0'+long))
	}
	if !any {
		return
	}
	o := g.owing[string(text)]
	if o == nil {
		o = &sheaf{key: string(text), group: l.path.group}
		g.owing[o.key] = o
	}
	was := o.cost
	o.offer(l.items)
	if o.cost != was {
		o.group = l.path.group
	}
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

// merge takes over what another worker has found. What comes out does not depend on
// who found it.
func (g *gathering) merge(o *gathering) {
	for group := range g.main {
		for stage := range g.main[group] {
			mergeSheaves(&g.main[group][stage], o.main[group][stage])
			mergeSheaves(&g.lead[group][stage], o.lead[group][stage])
		}
	}
	mergeSheaves(&g.owing, o.owing)
	g.steps += o.steps
}

func mergeSheaves(into *map[string]*sheaf, from map[string]*sheaf) {
	for key, s := range from {
		if *into == nil {
			*into = map[string]*sheaf{}
		}
		have := (*into)[key]
		if have == nil {
			(*into)[key] = s
			continue
		}
		was := have.best.String()
		have.offer(s.best.Items)
		if have.best.String() != was {
			have.group = s.group
		}
		for v := range s.vectors {
			have.vectors[v] = true
		}
		for l := range s.leads {
			have.leads[l] = true
		}
	}
}

// idOf makes an id of a group, a stage and a record: it stays what it is whatever
// editions are shown.
func idOf(g Group, s Stage, r *auction.Record) string {
	text := strings.TrimPrefix(r.String(), r.Dealer.String()+": ")
	slug := idSpelling.Replace(strings.ToLower(text))
	return g.String() + "." + s.String() + "." + strings.Trim(slug, "-")
}

var idSpelling = strings.NewReplacer(" ", "-", ":", "", "(", "-", ")", "", "{", "-", "}", "", "=", "-", ",", "-", "+", "-", "~", "-slip-", ">", "-to-", "?", "unknown")
