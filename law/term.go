package law

//go:generate go run ./gen

// A TermID is the place of a term in the vocabulary.
type TermID uint8

// A Term is a name that a condition may read: a truth value, a small number or
// one of a few words, and the sentence that defines it. Terms about a call name
// the player who made it the offender, whether or not he has offended.
type Term struct {
	ID   TermID
	Name string
	// Domain is the words; nil for a truth value or a number.
	Domain *Domain
	// Max is the highest value of a number, which starts at 0.
	Max int
	// Of says which call the term tells of: the irregular one as things stood
	// "then", the one made "now", one "withdrawn", or none but the "table".
	Of string
	// At is the set of moments at which the term may be read.
	At   MomentSet
	Says Text
}

// IsTruth reports whether the term is a truth value.
func (t *Term) IsTruth() bool { return t.Domain == nil && t.Max == 0 }

// IsNumber reports whether the term is a number from 0 to Max.
func (t *Term) IsNumber() bool { return t.Max > 0 }

// Size is the number of values in the domain.
func (t *Term) Size() int {
	switch {
	case t.IsTruth():
		return 2
	case t.IsNumber():
		return t.Max + 1
	}
	return len(t.Domain.Words)
}

// Values lists the words; none for a truth value or a number.
func (t *Term) Values() []string {
	if t.Domain == nil {
		return nil
	}
	return t.Domain.Names()
}

// Terms lists the vocabulary of conditions.
func Terms() []Term { return terms[:] }

// TermNamed finds a term, or gives nil.
func TermNamed(name string) *Term {
	for i := range terms {
		if terms[i].Name == name {
			return &terms[i]
		}
	}
	return nil
}
