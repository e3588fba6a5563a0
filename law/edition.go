// Package law holds what an edition of the laws is (articles, clauses, their
// conditions and consequences, and the closed vocabulary in which these are
// written), what a result is, and what a fault in somebody's file is. It knows
// no law itself: no article, no clause, no penalty.
package law

// A Text is a piece of wording in each language that lawc speaks.
type Text struct{ EN, NL string }

// In gives the wording in lang ("en" or "nl"), or else in English.
func (t Text) In(lang string) string {
	if lang == "nl" && t.NL != "" {
		return t.NL
	}
	return t.EN
}

// An Edition is one code of laws, as far as its source covers it.
type Edition struct {
	File  string
	Name  string
	Title Text
	// Publisher is who published the book and Year when, where the source tells.
	Publisher string
	Year      int
	// SourceText says where the text that was read stands, and Read when that was, as
	// year-month-day.
	SourceText string
	Read       string
	Covers     Text
	// Whole says that the source covers all that an auction can run into.
	Whole bool
	// ApplyInferred says that the inferred clauses are applied too: see
	// WithInferred.
	ApplyInferred bool
	// Assumes names the files of assumed clauses that the edition takes in.
	Assumes []Name
	// Governs orders the findings: of several in one call, the first named
	// here governs.
	Governs        []Name
	GovernsReading []Name
	Facts          []Fact
	Articles       []Article
}

// A Name is a word of the vocabulary, or a reference, with its place.
type Name struct {
	Text string
	Pos  Pos
}

// An Article is a numbered law of an edition.
type Article struct {
	Number string
	Title  Text
	// Given are conditions of every provision in the article that does not
	// decline them; they stand in the provisions too, joined to their own.
	Given   []Condition
	Clauses []Clause
	Pos     Pos
}

// A Clause is the smallest numbered unit of an edition.
type Clause struct {
	ID   string
	Kind string
	// Topics name the matter by the same words in every edition.
	Topics []string
	Says   Text
	// Cite says where the clause stands in the book or, for an assumed clause,
	// on what ground it is assumed.
	Cite       string
	Provenance string
	// Confidence is how sure an inferred clause is: high, middling or low.
	Confidence string
	// Readings names the interpretations on which the encoding rests.
	Readings []Name
	// Unsettled names those of them on which nobody has decided and directors differ,
	// where it is they that decide what the clause does.
	Unsettled []Name
	See       []Name
	// PartOf is the clause whose moment and conditions this one shares; empty if
	// it has its own. They stand in the provisions too, joined.
	PartOf Name
	// Inert says why no record can bring the clause into play; empty for an
	// operative clause.
	Inert Text
	// Defines gives a name to a predicate that other clauses read.
	Defines []Definition
	// Ranks lists the denominations from the lowest to the highest.
	Ranks      []Name
	Provisions []Provision
	// File is the file it stands in: that of the edition or, of an assumed
	// clause, one that several editions take in.
	File string
	Pos  Pos
	// End is the last line of the clause in its file.
	End int
}

// Operative reports whether a record can bring the clause into play.
func (c *Clause) Operative() bool {
	return len(c.Provisions) > 0 || len(c.Defines) > 0 || len(c.Ranks) > 0
}

// A Definition is a named predicate.
type Definition struct {
	Name Name
	Expr Source
}

// A Provision is one thing a clause provides: at a moment, under conditions,
// these consequences. Most clauses have one.
type Provision struct {
	At Name
	// When and Exprs are all conditions, the provision's own and those that it
	// shares with its article or with the clause it is part of; each says which.
	When  []Condition
	Exprs []Source
	Then  []Consequence
	// InsteadOf names clauses that this one displaces when both would apply.
	InsteadOf []Name
	// Declines: it does not share the conditions that its article gives.
	Declines bool
	Pos      Pos
}

// A Condition holds when the term has one of the values.
type Condition struct {
	Term   Name
	Values []Name
	// From is the article or clause that lends the condition; "" if it stands in
	// the provision itself.
	From string
}

// Clauses calls f for every clause of the edition in the book's order.
func (e *Edition) Clauses(f func(*Article, *Clause)) {
	for i := range e.Articles {
		a := &e.Articles[i]
		for j := range a.Clauses {
			f(a, &a.Clauses[j])
		}
	}
}

// Fact finds a fact by its name, or gives nil.
func (e *Edition) Fact(name string) *Fact {
	for i := range e.Facts {
		if e.Facts[i].Name == name {
			return &e.Facts[i]
		}
	}
	return nil
}

// FileOf gives the file in which a clause stands: that of the edition or, of an
// assumed clause, its own.
func (e *Edition) FileOf(id string) string {
	if c := e.Clause(id); c != nil && c.File != "" {
		return c.File
	}
	return e.File
}

// Clause finds a clause by its id, or gives nil.
func (e *Edition) Clause(id string) *Clause {
	for i := range e.Articles {
		list := e.Articles[i].Clauses
		for j := range list {
			if list[j].ID == id {
				return &list[j]
			}
		}
	}
	return nil
}
