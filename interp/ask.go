package interp

import (
	"slices"
	"strconv"
	"strings"

	"lawc/law"
)

// Provisions lists the provisions that are looked at at a moment, in the order in
// which Look sees them.
func (p *Program) Provisions(m law.Moment) (list []*law.Provision) {
	for _, have := range p.moments[m].provisions {
		list = append(list, have.source)
	}
	return list
}

// A Translation carries over what one program is asked to another, for an edition that
// differs in a clause.
type Translation struct {
	// places says for each moment where each thing that it reads stood among what the
	// other reads; nil if it reads more, or counts otherwise what it reads.
	places [law.Moments][]int
}

// TranslationFrom works out how what another program is asked is carried over.
func (p *Program) TranslationFrom(from *Program) *Translation {
	t := &Translation{}
	for m := range t.places {
		t.places[m] = p.placesFrom(from, law.Moment(m))
	}
	return t
}

func (p *Program) placesFrom(from *Program, m law.Moment) []int {
	is, was := &p.moments[m], &from.moments[m]
	places := make([]int, len(is.slots))
	for i := range is.slots {
		places[i] = was.slotNamed(is.slots[i].name)
		if places[i] < 0 || !p.countsAlike(from, is.slots[i].term) {
			return nil
		}
	}
	return places
}

// Of gives what the program would be asked in a situation in which the other was asked
// something. It reports false if that cannot be said.
func (t *Translation) Of(a Asked) (Asked, bool) {
	places := t.places[a.Moment]
	now := Asked{Moment: a.Moment}
	for i, was := range places {
		now.values[i] = a.values[was]
	}
	return now, places != nil
}

// countsAlike reports whether the values of a term mean the same in two programs. Those
// of terms that tell of other clauses are numbered by the clauses of the edition, and a
// clause that is gone or gives nothing any more moves the numbers of the others.
func (p *Program) countsAlike(other *Program, t *law.Term) bool {
	switch {
	case t == nil:
		return true
	case t.ID == law.TermExposed:
		return slices.Equal(p.opened, other.opened)
	case t.ID == law.TermRightFromHere:
		return slices.Equal(p.givers, other.givers)
	}
	return true
}

func (at *compiled) slotNamed(name string) int {
	return slices.IndexFunc(at.slots, func(s slot) bool { return s.name == name })
}

// Holds reports whether the conditions of one provision hold, by its place among
// the provisions of the moment.
func (m *Machine) Holds(a Asked, place int) bool {
	at := &m.program.moments[a.Moment]
	told := at.told(&a.values)
	for j := range at.slots {
		if !at.slots[j].possible[told[j]].has(place) {
			return false
		}
	}
	for j := range at.provisions[place].predicates {
		if !at.provisions[place].predicates[j].holds(&told) {
			return false
		}
	}
	return true
}

// Turned lists what would be asked if one fact that was not given were the other
// way round: an answer also says which facts it had to assume.
func (p *Program) Turned(a Asked) (list []Asked) {
	at := &p.moments[a.Moment]
	for i := at.terms; i < len(at.slots); i++ {
		if a.values[i]&known == 0 && !p.facts[at.slots[i].fact].Evident {
			turned := a
			turned.values[i] ^= 1
			list = append(list, turned)
		}
	}
	return list
}

// Answer gives what the edition answers in a form that can be compared between
// programs: the provisions that apply, each as its clause and its number there, and
// the facts assumed.
func (m *Machine) Answer(a Asked) string {
	at := &m.program.moments[a.Moment]
	holding := at.all
	for i := range at.slots[:at.terms] {
		holding.meet(&at.slots[i].possible[a.values[i]])
	}
	told := at.told(&a.values)
	applies := at.applying(&told, holding)
	var b strings.Builder
	for i := applies.next(0); i >= 0; i = applies.next(i + 1) {
		p := at.provisions[i]
		b.WriteString(p.clause.ID)
		b.WriteByte('#')
		b.WriteString(strconv.Itoa(p.number()))
		b.WriteByte(' ')
	}
	for i := at.terms; i < len(at.slots); i++ {
		f := &m.program.facts[at.slots[i].fact]
		turned := told
		turned[i] ^= 1
		if a.values[i]&known == 0 && !f.Evident && at.applying(&turned, holding) != applies {
			b.WriteString(f.Name)
			b.WriteByte(' ')
		}
	}
	return b.String()
}

// number is the place of a provision in its clause.
func (p *provision) number() int {
	for i := range p.clause.Provisions {
		if &p.clause.Provisions[i] == p.source {
			return i
		}
	}
	return -1
}

// SameBids reports whether two programs rank bids in the same way.
func (p *Program) SameBids(q *Program) bool {
	if p.superseding == nil || q.superseding == nil {
		return p.superseding == q.superseding && p.ranks == q.ranks
	}
	p.tabulate.Do(p.tabulateBids)
	q.tabulate.Do(q.tabulateBids)
	return p.ranks == q.ranks && p.above == q.above
}

// SameRights reports whether two programs give the same kinds of rights to anybody at all:
// a player who uses one of them without having it does wrong, of any other it is noted.
func (p *Program) SameRights(q *Program) bool { return p.gives == q.gives }

// LooksBackFurther reports whether a contract can say something of more irregularities
// under this program than under another.
func (p *Program) LooksBackFurther(than *Program) bool {
	return p.lookedBack&^than.lookedBack != 0 || p.lasting&^than.lasting != 0
}

// Reads reports whether a provision's predicate reads a name, by itself or through
// a definition.
func (p *Program) Reads(of *law.Provision, name string) bool {
	return slices.Contains(p.reading(of), name)
}
