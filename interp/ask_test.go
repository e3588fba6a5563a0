package interp

import (
	"testing"

	"lawc/law"
)

// TestTranslatedNumbers holds that what is numbered by the clauses of an edition is not
// carried over to one in which other clauses give rights: the number of one would be
// that of another there, or of none.
func TestTranslatedNumbers(t *testing.T) {
	program := func(givers ...string) *Program {
		p := &Program{givers: givers}
		p.moments[0].slots = []slot{{name: "right_from_here", term: law.TermNamed("right_from_here"), fact: -1}}
		return p
	}
	from, asked := program("1.a", "1.b"), Asked{}
	asked.values[0] = 2
	if _, ok := program("1.b").TranslationFrom(from).Of(asked); ok {
		t.Error("a number is carried over to a program in which it stands for no clause")
	}
	if now, ok := program("1.a", "1.b").TranslationFrom(from).Of(asked); !ok || now.values[0] != 2 {
		t.Errorf("the same givers: got %v, %v", now.values[0], ok)
	}
}
