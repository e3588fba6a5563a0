package mutate

import (
	"lawc/explore"
	"lawc/interp"
	"lawc/law"
)

// A Trialled is what became of the mutants of one edition.
type Trialled struct {
	Edition  *law.Edition
	Verdicts []Verdict
	// Pastes are cases that kill the survivors, in their order.
	Pastes []string
	// Walks and Random say on what those called equivalent ruled alike: every record
	// within bounds, and as many made at random.
	Walks  []explore.Covered
	Random int
	// Beside counts the mutants that come to other places unseen: these were walked
	// side by side with the original, within all bounds but the last.
	Beside int
}

// Count counts the verdicts with a fate, among clauses of a provenance; of any if
// it is empty.
func (t *Trialled) Count(fate Fate, provenance string) (n int) {
	for i := range t.Verdicts {
		if v := &t.Verdicts[i]; v.Fate == fate && (provenance == "" || v.Clause.Provenance == provenance) {
			n++
		}
	}
	return n
}

// Score counts the mutants killed, and those that are not equivalent, among clauses
// of a provenance.
func (t *Trialled) Score(provenance string) (killed, all int) {
	killed = t.Count(Killed, provenance)
	return killed, killed + t.Count(Survives, provenance)
}

// sample is how many records made at random are explored beside the walks. Mutants
// are tried on others too.
const sample = 20_000

// Mutate decides the mutants of an edition, of those clauses that are chosen. Of an
// edition with its inferred clauses only these are mutated: the others are those of
// the edition without them. Started hears how many there are, done of each decided.
func Mutate(p *interp.Program, list []law.Case, chosen func(*law.Clause) bool, started func(int), done func()) *Trialled {
	var mutants []Mutant
	for _, m := range Mutants(p.Edition) {
		if chosen(m.Clause) && (m.Clause.Inferred() || !p.Edition.ApplyInferred) {
			mutants = append(mutants, m)
		}
	}
	started(len(mutants))
	t := &Trialled{Edition: p.Edition}
	if len(mutants) == 0 {
		return t
	}
	b := NewBench(explore.Explore(p, explore.UsualBounds(), sample, nil), list)
	b.Done = func(*Verdict) { done() }
	for _, v := range b.Decide(mutants) {
		if v.Fate == Void {
			continue
		}
		t.Verdicts = append(t.Verdicts, v)
		if v.Fate == Survives {
			t.Pastes = append(t.Pastes, b.Paste(&t.Verdicts[len(t.Verdicts)-1]))
		}
	}
	t.Walks, t.Random, t.Beside = b.Reach.Walks, b.drawn+b.Reach.Sample.Records, b.Beside
	return t
}
