package main

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"

	"lawc/cases"
	"lawc/differ"
	"lawc/docs"
	"lawc/interp"
	"lawc/law"
	"lawc/rules"
	"lawc/schema"
)

// A checker reads files and collects what is wrong with them.
type checker struct {
	console *console
	// sources are the texts of the files read, by the names that problems use.
	sources map[string][]byte
	// editions are those read, sound those in which form and conditions are in
	// order.
	editions, sound []*law.Edition
	cases           []law.Case
	problems        []law.Problem
	// unreadable are files that could not be read at all.
	unreadable []law.Problem
	// wanting says which certificates are not there.
	wanting []string
	// quick leaves out what clauses mean together; accept takes it as it is.
	quick, accept bool
}

func newChecker(c *console) *checker {
	return &checker{console: c, sources: map[string][]byte{}}
}

// files is how many files were read.
func (k *checker) files() int { return len(k.sources) }

// check checks files, or without any the editions that come with lawc, and gives
// all problems in the order of their places.
func (k *checker) check(files []string) []law.Problem {
	for _, file := range files {
		src, name, err := k.console.readFile(file)
		if err != nil {
			k.unreadable = append(k.unreadable, law.Problem{File: name, Message: err.Error()})
			continue
		}
		k.read(name, src)
	}
	if len(files) == 0 {
		for _, name := range rules.Names() {
			src, err := rules.Read(name)
			if err != nil {
				panic(err) // it is among the names
			}
			k.read(rules.File(name), src)
		}
	}
	all := k.atHand()
	k.problems = append(k.problems, differ.LoneTopics(k.editions, all)...)
	k.meaning()
	k.problems = append(k.problems, cases.UnknownNames(k.cases, all)...)
	law.SortProblems(k.problems)
	return k.problems
}

// read reads a file and looks at its form and its conditions.
func (k *checker) read(name string, src []byte) {
	k.sources[name] = src
	if schema.IsCases(src) {
		cases, problems := schema.LoadCases(name, src)
		k.cases = append(k.cases, cases...)
		k.problems = append(k.problems, problems...)
		return
	}
	if schema.IsAssumed(src) {
		_, problems := schema.LoadAssumed(name, src)
		k.problems = append(k.problems, problems...)
		return
	}
	e, problems := schema.Load(name, src, schema.Beside(name), rules.Assumed)
	program, more := interp.Compile(e.WithInferred())
	more = news(e, problems, more)
	if program != nil {
		more = append(more, elsewhere(problems, program.Lint())...)
	}
	problems = slices.Concat(problems, more, schema.Placeholders(name, src), schema.Readings(e, readingsFor(name)))
	if !slices.ContainsFunc(problems, func(p law.Problem) bool { return p.Severity == law.Error }) {
		k.sound = append(k.sound, e)
	}
	if e.Name != "" {
		k.editions = append(k.editions, e)
	}
	k.problems = append(k.problems, problems...)
}

// readingsFor lists the readings that a rule file may name: those that lawc holds, and
// those of the checkout in which the file stands.
func readingsFor(file string) []string {
	text, _ := os.ReadFile(filepath.Join(filepath.Dir(file), "..", "docs", "readings.yaml")) // there need be none
	return docs.Readings(text)
}

// news leaves out what follows from problems told already: what has no place,
// since its text could not be read; what is on the same line of the same file; and
// names that faulty definitions would have defined.
func news(e *law.Edition, told, more []law.Problem) []law.Problem {
	type line struct {
		file string
		line int
	}
	wrong, known := map[line]bool{}, map[line]bool{}
	for _, p := range told {
		known[line{p.File, p.Line}] = true
	}
	for _, p := range slices.Concat(told, more) {
		wrong[line{p.File, p.Line}] = true
	}
	undefined := map[string]bool{}
	e.Clauses(func(_ *law.Article, c *law.Clause) {
		for _, d := range c.Defines {
			undefined[d.Name.Text] = d.Expr.Text == "" || slices.ContainsFunc(d.Expr.Lines, func(at law.Pos) bool { return wrong[line{e.FileOf(c.ID), at.Line}] })
		}
	})
	return slices.DeleteFunc(more, func(p law.Problem) bool {
		return p.Line == 0 || p.Code == law.CodeTerm && undefined[unknownTerm(p)] || known[line{p.File, p.Line}]
	})
}

// elsewhere leaves out problems in clauses of which others have been told: what
// could not be read there may have been what was meant.
func elsewhere(told, more []law.Problem) []law.Problem {
	return slices.DeleteFunc(more, func(p law.Problem) bool {
		return slices.ContainsFunc(told, func(t law.Problem) bool { return t.Clause == p.Clause })
	})
}

// unknownTerm gives the name that a problem says is no term.
func unknownTerm(p law.Problem) string {
	name, _, _ := strings.Cut(strings.TrimPrefix(p.Message, "unknown term "), ",")
	return name
}

// atHand lists the editions that a case may name: those read, and those that
// come with lawc under other names.
func (k *checker) atHand() []*law.Edition {
	all := slices.Clone(k.editions)
	for _, e := range builtIn() {
		if !slices.ContainsFunc(k.editions, func(own *law.Edition) bool { return own.Name == e.Name }) {
			all = append(all, e)
		}
	}
	return all
}

// builtIn reads the editions that come with lawc, once: --watch checks again and again.
var builtIn = sync.OnceValue(func() (all []*law.Edition) {
	for _, name := range rules.Names() {
		if src, err := rules.Read(name); err == nil {
			if e, problems := schema.Load(rules.File(name), src, rules.Assumed); len(problems) == 0 {
				all = append(all, e)
			}
		}
	}
	return all
})
