package table

import (
	"slices"

	"lawc/law"
)

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
	// second: irregularities that come together with another are taken too.
	second bool
	// each: the simplest record of each vector is kept.
	each bool
	key  []byte
	v    vector
}

func newGathering() *gathering { return &gathering{owing: map[string]*sheaf{}} }

// tell enters a stage of an incident.
func (g *gathering) tell(l *life, p *path, list []Ruling) {
	g.steps++
	g.owes(l, p)
	group, ok := l.groupNow(p)
	if !ok || group < g.from || group.SecondOrder() && !g.second {
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

// groupNow is the group to which a stage belongs, if it is one: a pass out of
// rotation by which a player comes to be skipped is a matter of its own. Of a call
// by the offender that closes the auction there is nothing to tell but that.
func (l *life) groupNow(p *path) (Group, bool) {
	switch {
	case p.stage == NoStage:
		return 0, false
	case p.another:
		return Second, l.second && p.stage <= NextCalled
	case p.group == PassOutOfRotation && skips(l):
		return SkippedPlayer, true
	case p.stage == Closed:
		return p.group, true
	case p.stage == Accepted && l.calledSince(p.offender.Left()):
		return p.group, false
	case p.stage == Accepted && (p.group == AfterTheClose && !l.items[p.over].Action.IsCall() || skips(l)):
		return p.group, false
	}
	if p.group.SecondOrder() && p.stage > Ruled {
		return p.group, false
	}
	return p.group, !l.phase(law.Closed) || closedIn(l.levels[p.act].at) || p.stage == Accepted && parts(l.here(), p.item)
}

// closedIn reports whether the auction is closed under some edition.
func closedIn(at []standing) bool {
	return slices.ContainsFunc(at, func(s standing) bool { return !s.silent && s.phase == law.Closed })
}

// parts reports whether a call by which an irregular one is accepted closes the auction
// under some editions only, and counts: then these have ruled on the irregular call
// otherwise than those under which the auction goes on.
func parts(at []standing, item int) bool {
	goesOn := false
	for i := range at {
		switch s := &at[i]; {
		case s.silent:
		case s.phase != law.Closed:
			goesOn = true
		case s.events[item].status != law.Stands:
			return false
		}
	}
	return goesOn
}

// skips reports whether some edition has just found that a player was skipped.
func skips(l *life) bool {
	before, here := l.before(), l.here()
	for e := range here {
		for i := range here[e].events {
			had := i < len(before[e].events) && before[e].events[i].findings.Has(law.SkippedPlayer)
			if here[e].events[i].findings.Has(law.SkippedPlayer) && !had {
				return true
			}
		}
	}
	return false
}

// owes keeps records after which the player on turn must pass under every edition
// that is not silent, equally long, by for how long he and his partner must.
func (g *gathering) owes(l *life, p *path) {
	var key [32]byte
	text, turn, same := key[:0], -1, law.Duration(law.ObligationFree)
	for e := range l.here() {
		s := &l.here()[e]
		if s.silent {
			text = append(text, '-')
			continue
		}
		long := s.onTurnOwes()
		if int(s.turn) < 0 || turn >= 0 && turn != int(s.turn) || s.phase != law.Open || long == law.Duration(law.ObligationFree) || turn >= 0 && long != same {
			return
		}
		turn, same = int(s.turn), long
		text = append(text, byte('0'+long), byte('0'+s.mustPass[(turn+2)&3]))
	}
	if turn < 0 || p.group >= Simultaneous {
		return
	}
	o := g.owing[string(text)]
	if o == nil {
		o = &sheaf{key: string(text), group: l.path.group}
		g.owing[o.key] = o
	}
	was := o.best.String()
	o.offer(l.items)
	if o.best.String() != was {
		o.group = l.path.group
	}
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
		for v, r := range s.each {
			have.keep(v, r.Items)
		}
		for l := range s.leads {
			have.leads[l] = true
		}
	}
}
