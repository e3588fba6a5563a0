package auction

import (
	"slices"
	"strings"
	"sync"
)

// A Vocabulary is the facts that records may name, each a truth value or, if
// somebody says so, suits. A nil one stands for any.
type Vocabulary struct {
	names, suits []string
	once         sync.Once
	load         func(declare func(name string, suits bool))
}

// NewVocabulary makes a vocabulary of the facts that load declares. It is called
// when a record first names a fact: most never do.
func NewVocabulary(load func(declare func(name string, suits bool))) *Vocabulary {
	return &Vocabulary{load: load}
}

func (v *Vocabulary) declare(name string, suits bool) {
	if !slices.Contains(v.names, name) {
		v.names = append(v.names, name)
	}
	if suits && !slices.Contains(v.suits, name) {
		v.suits = append(v.suits, name)
	}
}

// complain says what is wrong with a fact: that nobody declares it, or that its
// value does not fit. It is empty for a fact in order.
func (v *Vocabulary) complain(f Fact) string {
	if v == nil {
		return ""
	}
	v.once.Do(func() { v.load(v.declare) })
	if !slices.Contains(v.names, f.Name) {
		hint := "expected one of " + strings.Join(v.names, ", ")
		if near := Nearest(f.Name, v.names...); near != "" {
			hint = "did you mean " + near + "?"
		}
		return "no edition has a fact " + quote(f.Name) + ", " + hint
	}
	if f.Value != "true" && f.Value != "false" && !slices.Contains(v.suits, f.Name) {
		return "found " + quote(f.Value) + ", expected true or false, since " + f.Name + " is not about suits"
	}
	return ""
}
