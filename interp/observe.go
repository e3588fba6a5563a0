package interp

import "lawc/law"

// Asked is one thing that a machine asked its edition: a moment, and all of the
// situation that the provisions of that moment read. Two that are equal have the
// same answer under one program.
type Asked struct {
	Moment law.Moment
	key    uint64
}

// A Sight is how one provision fared in what was asked.
type Sight struct {
	Clause    *law.Clause
	Provision *law.Provision
	// Holds says of each condition of the provision, in order and its predicate
	// last, whether it holds.
	Holds []bool
	// Applies: all hold and nothing displaces it.
	Applies bool
	// DisplacedBy lists the clauses that apply instead, all conditions holding.
	DisplacedBy []*law.Clause
}

// Held reports whether all conditions hold.
func (s *Sight) Held() bool {
	for _, h := range s.Holds {
		if !h {
			return false
		}
	}
	return true
}

// Alone gives the index of the one condition that does not hold, or -1 if there
// is not just one.
func (s *Sight) Alone() int {
	alone := -1
	for i, h := range s.Holds {
		switch {
		case h:
		case alone >= 0:
			return -1
		default:
			alone = i
		}
	}
	return alone
}

// Look evaluates each condition of all provisions of the moment by itself. It
// may be called while the machine asks.
func (m *Machine) Look(a Asked) (list []Sight) {
	at := &m.program.moments[a.Moment]
	m.fill(at, a.key)
	var holding []*provision
	for _, p := range at.provisions {
		s := Sight{Clause: p.clause.Clause, Provision: p.source}
		for _, w := range p.conditions {
			s.Holds = append(s.Holds, w.mask>>at.slots[w.term].value(a.key)&1 != 0)
		}
		if p.predicate != nil {
			s.Holds = append(s.Holds, m.truthOf(p))
		}
		if s.Held() {
			holding = append(holding, p)
		}
		list = append(list, s)
	}
	for i, p := range at.provisions {
		s := &list[i]
		if !s.Held() {
			continue
		}
		for _, q := range holding {
			if displaced(p, []*provision{q}) {
				s.DisplacedBy = append(s.DisplacedBy, q.clause.Clause)
			}
		}
		s.Applies = s.DisplacedBy == nil
	}
	return list
}

// Definers lists the clauses that define something which a provision reads: a
// predicate, by its name or through another, or the ranking of denominations.
func (p *Program) Definers(of *law.Provision) (list []*law.Clause) {
	reads := p.reading(of)
	ranked := indexOf(reads, "rank") >= 0 || indexOf(reads, "last_rank") >= 0
	p.Edition.Clauses(func(_ *law.Article, c *law.Clause) {
		defines := ranked && len(c.Ranks) > 0
		for _, d := range c.Defines {
			defines = defines || indexOf(reads, d.Name.Text) >= 0
		}
		if defines {
			list = append(list, c)
		}
	})
	return list
}

// reading lists all names that a provision reads, those included from which a term
// that it reads is worked out.
func (p *Program) reading(of *law.Provision) (reads []string) {
	for _, w := range of.When {
		reads = append(reads, w.Term.Text)
	}
	for i := range p.moments {
		for _, have := range p.moments[i].provisions {
			if have.source == of {
				reads = append(reads, have.reads...)
			}
		}
	}
	comparesBids := indexOf(reads, "lowest_sufficient") >= 0 || indexOf(reads, "still_sufficient") >= 0
	if comparesBids && p.superseding != nil {
		reads = append(append(reads, p.superseding.name), p.superseding.reads...)
	}
	return reads
}
