package law

import "slices"

// A Consequence is what a provision brings about: a finding, a call cancelled, a
// duty to pass, a right, the director's discretion. Those that burden the
// offending side are what the books call penalties or rectifications.
type Consequence struct {
	Kind ConsequenceKind
	// Values are those of a consequence whose argument has no name.
	Values []Name
	// Args are the named arguments.
	Args []Arg
	// Ground is the reason that a discretion states; empty where it states none.
	Ground Text
	Pos    Pos
}

// An Arg is a named argument of a consequence.
type Arg struct {
	Name   Name
	Values []Name
}

// Arg gives the first value of a named argument, or "".
func (c *Consequence) Arg(name string) string {
	if values := c.ArgValues(name); len(values) > 0 {
		return values[0].Text
	}
	return ""
}

// ArgValues gives all values of a named argument; of the plain value for "".
func (c *Consequence) ArgValues(name string) []Name {
	if name == "" {
		return c.Values
	}
	for _, a := range c.Args {
		if a.Name.Text == name {
			return a.Values
		}
	}
	return nil
}

// Word gives the place of an argument's first value in its domain; that of the
// default where the argument is left out, and -1 where there is none. A truth
// value is 0 or 1. The argument "" is the plain value.
func (c *Consequence) Word(arg string) int {
	if words := c.Words(arg); len(words) > 0 {
		return words[0]
	}
	p := c.Kind.Spec().Param(arg)
	if p == nil || p.Default == "" {
		return -1
	}
	return p.index(p.Default)
}

// Words gives the places of an argument's values in its domain.
func (c *Consequence) Words(arg string) (words []int) {
	p := c.Kind.Spec().Param(arg)
	if p == nil || p.Ref != "" {
		return nil
	}
	for _, v := range c.ArgValues(arg) {
		words = append(words, p.index(v.Text))
	}
	return words
}

// A ConsequenceKind is one of the closed set of consequences.
type ConsequenceKind uint8

// A Param describes an argument of a consequence.
type Param struct {
	// Name is empty for a plain value.
	Name string
	// Domain is the words allowed; nil where Ref, Truth or Text say what is
	// meant instead.
	Domain *Domain
	// Ref is what a reference leads to: "clause", "fact" or "clause or article".
	Ref string
	// Truth: true or false. Text: wording in both languages.
	Truth, Text    bool
	List, Optional bool
	// Mutual: the clause that it refers to has to refer back in the same way.
	Mutual bool
	// Says is the wording of a truth value that holds.
	Says Text
	// Default is the word that holds where the argument is left out.
	Default string
}

// MayBeLeftOut reports whether a consequence may do without the argument.
func (p *Param) MayBeLeftOut() bool { return p.Optional || p.Default != "" }

// index gives the place of a word, or -1.
func (p *Param) index(word string) int {
	switch {
	case p.Truth && word == "true":
		return 1
	case p.Truth:
		return 0
	case p.Domain == nil:
		return -1
	}
	return p.Domain.Index(word)
}

// A ConsequenceSpec declares a consequence: its name, its arguments and its
// meaning.
type ConsequenceSpec struct {
	Kind   ConsequenceKind
	Name   string
	Params []Param
	Says   Text
	// Sentence says it with its arguments, of one that has any: {name} stands for an
	// argument, {} for the plain value, and a piece in [ ] falls out where what it names
	// is left out.
	Sentence Text
	// At is the set of moments at which it may be brought; 0 for any.
	At MomentSet
	// Settles is the sides that it takes; one that takes none can stand beside any other.
	Settles []Stand
	// Acts: it changes what holds, rather than only being cited.
	Acts bool
	// Needed says what an edition leaves open that never brings it; empty where
	// it can do without.
	Needed Text
}

// Param finds an argument by its name, or gives nil.
func (s *ConsequenceSpec) Param(name string) *Param {
	i := slices.IndexFunc(s.Params, func(p Param) bool { return p.Name == name })
	if i < 0 {
		return nil
	}
	return &s.Params[i]
}

// Consequences lists the consequences in order.
func Consequences() []ConsequenceSpec { return consequences[:] }

// Spec describes a kind of consequence.
func (k ConsequenceKind) Spec() *ConsequenceSpec { return &consequences[k] }

// ConsequenceNamed finds a consequence by its name, or gives nil.
func ConsequenceNamed(name string) *ConsequenceSpec {
	for i := range consequences {
		if consequences[i].Name == name {
			return &consequences[i]
		}
	}
	return nil
}
