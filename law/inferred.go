package law

// ProvenanceInferred is the provenance of a clause that no source says but on
// which an edition's neighbours in time agree.
const ProvenanceInferred = "inferred"

// ConfidenceHigh is the confidence of an inferred clause that an edition whose
// source is whole applies unasked.
const ConfidenceHigh = "high"

// InferredSuffix ends the name of an edition that is applied with all its
// inferred clauses, so that every result under it says so.
const InferredSuffix = "+inferred"

// Provenances lists the ways in which a clause is known: from the text of the
// source, from a book that quotes it, from the editions around it, or from what
// an auction cannot do without.
func Provenances() []string {
	return []string{"direct", "quoted", ProvenanceInferred, ProvenanceAssumed}
}

// ProvenanceAssumed is the provenance of a clause without which no auction can be run.
const ProvenanceAssumed = "assumed"

// Confidences lists how sure an inferred clause may be.
func Confidences() []string { return []string{ConfidenceHigh, "middling", "low"} }

// marks stand behind the id of a clause that its source does not say in so many words.
var marks = map[string]string{"quoted": `"`, ProvenanceInferred: "^", ProvenanceAssumed: "~"}

// Mark is what stands behind the clause's id where people read it: nothing, if the text
// of the edition says what the clause says.
func (c *Clause) Mark() string { return marks[c.Provenance] }

// Inferred reports whether no source says the clause.
func (c *Clause) Inferred() bool { return c.Provenance == ProvenanceInferred }

// Assumed reports whether the clause is not the edition's own: its source is silent.
func (c *Clause) Assumed() bool { return c.Provenance == ProvenanceAssumed }

// withheld reports whether the edition does not apply the clause unless asked.
func (e *Edition) withheld(c *Clause) bool {
	return c.Inferred() && !e.ApplyInferred && !(e.Whole && c.Confidence == ConfidenceHigh)
}

// HasInferred reports whether the edition has inferred clauses that it does not
// apply unless asked.
func (e *Edition) HasInferred() bool {
	found := false
	e.Clauses(func(_ *Article, c *Clause) { found = found || e.withheld(c) })
	return found
}

// WithInferred gives the edition as it is applied on request: with all its
// inferred clauses, and a name that says so. An edition that withholds none is
// given as it is.
func (e *Edition) WithInferred() *Edition {
	if !e.HasInferred() {
		return e
	}
	with := *e
	with.Name += InferredSuffix
	with.ApplyInferred = true
	return &with
}

// Applied gives the edition as it is applied: without the inferred clauses that
// it withholds. Articles that are then empty are left out.
func (e *Edition) Applied() *Edition {
	if !e.HasInferred() {
		return e
	}
	without := *e
	without.Articles = nil
	for _, a := range e.Articles {
		var kept []Clause
		for i := range a.Clauses {
			if !e.withheld(&a.Clauses[i]) {
				kept = append(kept, a.Clauses[i])
			}
		}
		if len(kept) > 0 || len(a.Clauses) == 0 {
			a.Clauses = kept
			without.Articles = append(without.Articles, a)
		}
	}
	return &without
}
