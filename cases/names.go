package cases

import (
	"fmt"

	"lawc/law"
)

// UnknownNames reports what cases name that does not exist: editions, clauses,
// facts. The cases are not run.
func UnknownNames(cases []law.Case, editions []*law.Edition) (problems []law.Problem) {
	s := &Suite{}
	for _, e := range editions {
		s.runs = append(s.runs, &run{edition: e.Applied(), names: newNames(e.Applied())})
		if with := e.WithInferred(); with != e {
			s.runs = append(s.runs, &run{edition: with, names: newNames(with)})
		}
	}
	s.nameWithheld()
	for i := range cases {
		problems = append(problems, s.unknown(&cases[i])...)
	}
	return problems
}

// nameWithheld lets a case name what its edition withholds: to say that it is not
// applied unasked.
func (s *Suite) nameWithheld() {
	for _, r := range s.runs {
		if with := s.run(r.edition.Name + law.InferredSuffix); with != nil {
			r.names.known, r.names.ids = with.names.known, with.names.ids
		}
	}
}

// unknown reports what a case names that does not exist: editions, clauses and
// facts. A misspelt name must not make a case pass.
func (s *Suite) unknown(c *law.Case) (problems []law.Problem) {
	defer func() { law.SortProblems(problems) }()
	fail := func(at law.Pos, what, name string, among []string) {
		message := fmt.Sprintf("%s %q", what, name)
		if nearest := law.Nearest(name, among); nearest != "" {
			message += ", did you mean " + nearest + "?"
		}
		problems = append(problems, law.Problem{File: c.File, Pos: at, Code: law.CodeCaseName, Message: message})
	}
	s.unknownFacts(c, fail)
	for i := range c.Expect {
		x := &c.Expect[i]
		r := s.run(x.Edition.Text)
		if r == nil {
			fail(x.Pos, "unknown edition", x.Edition.Text, s.editions())
			continue
		}
		for _, list := range [][]law.Expected{x.Want, x.Without} {
			for j := range list {
				r.names.check(&list[j], fail)
			}
		}
	}
	return problems
}

func (s *Suite) editions() (list []string) {
	for _, r := range s.runs {
		list = append(list, r.edition.Name)
	}
	return list
}

// unknownFacts reports facts of the record that no edition declares. One
// edition may well declare what another does not know: a record is the same for
// all of them.
func (s *Suite) unknownFacts(c *law.Case, fail func(law.Pos, string, string, []string)) {
	declared := map[string]bool{}
	var list []string
	for _, r := range s.runs {
		for i := range r.edition.Facts {
			declared[r.edition.Facts[i].Name] = true
			list = append(list, r.edition.Facts[i].Name)
		}
	}
	for i := range c.Record.Items {
		for _, fact := range c.Record.Items[i].Facts {
			if declared[fact.Name] {
				continue
			}
			at := c.Pos
			if i < len(c.Items) {
				at = c.Items[i]
			}
			fail(at, "no edition has a fact", fact.Name, list)
		}
	}
}

// names are the clauses and facts of an edition.
type names struct {
	edition string
	known   map[string]bool
	ids     []string
	facts   []string
}

func newNames(e *law.Edition) *names {
	n := &names{edition: e.Name, known: map[string]bool{}}
	e.Clauses(func(_ *law.Article, c *law.Clause) {
		n.known["clause "+c.ID] = true
		n.ids = append(n.ids, c.ID)
	})
	for i := range e.Facts {
		n.known["fact "+e.Facts[i].Name] = true
		n.facts = append(n.facts, e.Facts[i].Name)
	}
	return n
}

// check looks up the names in what is expected of one key.
func (n *names) check(e *law.Expected, fail func(law.Pos, string, string, []string)) {
	list, _ := e.Value.([]any)
	for i, entry := range list {
		n.visit(e.Key.Text, entry, func(kind, name string, among []string) {
			if !n.known[kind+" "+name] {
				fail(entryPlace(e, i), "edition "+n.edition+" has no "+kind, name, among)
			}
		})
	}
}

// visit calls found for every name in a value under a key.
func (n *names) visit(key string, value any, found func(kind, name string, among []string)) {
	switch value := value.(type) {
	case map[string]any:
		for _, key := range inOrder(value) {
			n.visit(key, value[key], found)
		}
	case []any:
		for _, one := range value {
			n.visit(key, one, found)
		}
	case string:
		switch key {
		case "clause", "clauses":
			found("clause", value, n.ids)
		case "fact", "if":
			found("fact", value, n.facts)
		}
	}
}
