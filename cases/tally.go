package cases

import (
	"maps"
	"slices"

	"lawc/interp"
	"lawc/law"
)

// A tally is what was learnt about an edition, from one record or from many.
type tally struct {
	// asked is what the edition was asked.
	asked map[interp.Asked]bool
	// applied are the provisions that applied to an event, read the clauses whose
	// definitions these read, checked the clauses that cases name.
	applied map[*law.Provision]bool
	read    map[*law.Clause]bool
	checked map[*law.Clause]bool
}

func newTally() tally {
	return tally{map[interp.Asked]bool{}, map[*law.Provision]bool{}, map[*law.Clause]bool{}, map[*law.Clause]bool{}}
}

// add takes over what another tally knows.
func (t *tally) add(other *tally) {
	maps.Copy(t.asked, other.asked)
	maps.Copy(t.applied, other.applied)
	maps.Copy(t.read, other.read)
	maps.Copy(t.checked, other.checked)
}

// tally says what the record just run, of which x is expected, shows about the
// edition. A clause that was applied although none of its provisions came up was
// applied by another, which brings all that it provides.
func (r *run) tally(x *law.Expectation, got *law.Result) tally {
	t := r.now
	for asked := range t.asked {
		for i := range r.sights[asked] {
			if s := &r.sights[asked][i]; s.Applies && slices.Contains(got.Clauses, s.Clause) {
				t.applied[s.Provision] = true
			}
		}
	}
	for _, c := range got.Clauses {
		if !slices.ContainsFunc(provisionsOf(c), func(p *law.Provision) bool { return t.applied[p] }) {
			for _, p := range provisionsOf(c) {
				t.applied[p] = true
			}
		}
	}
	for p := range t.applied {
		for _, c := range r.definers(p) {
			t.read[c] = true
		}
	}
	for i := range x.Want {
		r.names.visit(x.Want[i].Key.Text, x.Want[i].Value, func(kind, id string, _ []string) {
			at := slices.IndexFunc(got.Clauses, func(c *law.Clause) bool { return kind == "clause" && c.ID == id })
			if at >= 0 {
				t.checked[got.Clauses[at]] = true
			}
		})
	}
	return t
}

func provisionsOf(c *law.Clause) (list []*law.Provision) {
	for i := range c.Provisions {
		list = append(list, &c.Provisions[i])
	}
	return list
}

// definers remembers which clauses define what a provision reads.
func (r *run) definers(p *law.Provision) []*law.Clause {
	list, known := r.definedBy[p]
	if !known {
		list = r.program.Definers(p)
		r.definedBy[p] = list
	}
	return list
}

// cover says what became of a clause.
func (r *run) cover(c *law.Clause, t *tally) (v ClauseCoverage) {
	v.Clause = c
	if len(c.Provisions) == 0 {
		if !t.read[c] {
			v.Gap = Unread
		}
		return v
	}
	for i := range c.Provisions {
		v.Provisions = append(v.Provisions, r.coverProvision(&c.Provisions[i], t))
	}
	for i := range v.Provisions {
		if p := &v.Provisions[i]; v.At == nil || p.Gap > v.Gap {
			v.At, v.Gap = p, p.Gap
		}
	}
	if v.Gap == NoGap && !t.checked[c] {
		v.Gap = Unchecked
	}
	return v
}

// nearest makes the gap that of the provision that came nearest to applying.
func (v *ClauseCoverage) nearest() {
	for i := range v.Provisions {
		if p := &v.Provisions[i]; p.Gap < v.At.Gap {
			v.At, v.Gap = p, p.Gap
		}
	}
}

// coverProvision says what became of a provision.
func (r *run) coverProvision(p *law.Provision, t *tally) ProvisionCoverage {
	v := ProvisionCoverage{Provision: p, Conditions: conditionsOf(p)}
	held := false
	for _, asked := range r.order {
		if !t.asked[asked] {
			continue
		}
		for i := range r.sights[asked] {
			if s := &r.sights[asked][i]; s.Provision == p {
				v.See(s)
				held = held || s.Held()
			}
		}
	}
	switch {
	case t.applied[p]:
	case v.Asked == 0:
		v.Gap = NeverReached
	case !held:
		v.Gap = NeverTrue
	case len(v.By) == 0: // it held where the edition's answer was of no account
		v.Gap = NeverTrue
	default:
		v.Gap = Displaced
	}
	return v
}
