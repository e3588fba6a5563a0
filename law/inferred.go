package law

// ProvenanceInferred is the provenance of a clause that no source says but on
// which an edition's neighbours in time agree. It is applied on request only.
const ProvenanceInferred = "inferred"

// InferredSuffix ends the name of an edition that is applied with its inferred
// clauses, so that every result under it says so.
const InferredSuffix = "+inferred"

// Inferred reports whether no source says the clause.
func (c *Clause) Inferred() bool { return c.Provenance == ProvenanceInferred }

// HasInferred reports whether any clause of the edition is inferred.
func (e *Edition) HasInferred() bool {
	found := false
	e.Clauses(func(_ *Article, c *Clause) { found = found || c.Inferred() })
	return found
}

// WithInferred gives the edition as it is applied on request: with its inferred
// clauses, and a name that says so. An edition without any is given as it is.
func (e *Edition) WithInferred() *Edition {
	if e.ApplyInferred || !e.HasInferred() {
		return e
	}
	with := *e
	with.Name += InferredSuffix
	with.ApplyInferred = true
	return &with
}

// Applied gives the edition as it is applied: without its inferred clauses,
// unless they were asked for. Articles that are then empty are left out.
func (e *Edition) Applied() *Edition {
	if e.ApplyInferred || !e.HasInferred() {
		return e
	}
	without := *e
	without.Articles = nil
	for _, a := range e.Articles {
		var kept []Clause
		for _, c := range a.Clauses {
			if !c.Inferred() {
				kept = append(kept, c)
			}
		}
		if len(kept) > 0 || len(a.Clauses) == 0 {
			a.Clauses = kept
			without.Articles = append(without.Articles, a)
		}
	}
	return &without
}
