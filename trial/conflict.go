package trial

import (
	"fmt"
	"slices"
	"strings"

	"lawc/law"
)

// conflicts remarks on pairs of provisions that apply together and contradict each
// other, each with the shortest record on which they do.
func (x *explorer) conflicts() {
	type pair struct{ p, q *law.Provision }
	known := map[pair]bool{}
	for i := range x.reach.Keys {
		k := &x.reach.Keys[i]
		if k.Supposed {
			continue
		}
		var applying []*law.Provision
		clause := map[*law.Provision]*law.Clause{}
		for _, s := range x.machine.Look(k.Asked) {
			if s.Applies {
				applying = append(applying, s.Provision)
				clause[s.Provision] = s.Clause
			}
		}
		for a, p := range applying {
			for _, q := range applying[a+1:] {
				if known[pair{p, q}] {
					continue
				}
				known[pair{p, q}] = true
				if says := x.contradiction(p, q); says != "" {
					x.remark(law.Warning, law.CodeConflict, p.At.Pos, clause[p].ID, fmt.Sprintf("%s and %s apply together and contradict each other: %s; say with instead_of which of them holds",
						clause[p].ID, clause[q].ID, says), &k.Record)
				}
			}
		}
	}
}

// contradiction says how two provisions contradict each other, or "".
func (x *explorer) contradiction(p, q *law.Provision) string {
	for _, of := range []func(*law.Consequence) string{settlement, duty} {
		if a, b := x.brought(p, of, 0), x.brought(q, of, 0); len(a) > 0 && len(b) > 0 && !slices.Equal(a, b) {
			return strings.Join(a, ", ") + " against " + strings.Join(b, ", ")
		}
	}
	return ""
}

// brought lists what a provision brings of one sort, by clauses that it applies
// included.
func (x *explorer) brought(p *law.Provision, of func(*law.Consequence) string, depth int) (list []string) {
	for i := range p.Then {
		q := &p.Then[i]
		if text := of(q); text != "" {
			list = append(list, text)
		}
		if q.Kind != law.BringApply || depth > 8 {
			continue
		}
		for _, id := range q.Values {
			if c := x.edition.Clause(id.Text); c != nil {
				for j := range c.Provisions {
					list = append(list, x.brought(&c.Provisions[j], of, depth+1)...)
				}
			}
		}
	}
	slices.Sort(list)
	return slices.Compact(list)
}

// settlement is a consequence that decides what becomes of the irregular call.
func settlement(q *law.Consequence) string {
	switch q.Kind {
	case law.BringAccept, law.BringStand, law.BringCountAsPass, law.BringCancel, law.BringCancelWithLater:
		return q.Kind.Spec().Name
	}
	return ""
}

// duty is a consequence that says what the offender owes. That somebody must pass
// for different lengths of time is no contradiction: the longer holds.
func duty(q *law.Consequence) string {
	if q.Kind != law.BringMust {
		return ""
	}
	return describe(q)
}
