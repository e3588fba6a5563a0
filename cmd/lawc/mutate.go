package main

import (
	"fmt"
	"io"
	"path"
	"slices"
	"strings"
	"sync"

	"lawc/interp"
	"lawc/law"
	"lawc/mutate"
	"lawc/report"
)

// mutating is which mutants to decide.
type mutating struct {
	on       bool
	editions []string
	clauses  []string
}

// mutate decides the mutants of editions and tells of those that survive.
func (t *tested) mutate(programs []*interp.Program, cases []law.Case) error {
	asked := t.mutating.editions
	for _, name := range asked {
		if !slices.ContainsFunc(programs, func(p *interp.Program) bool { return p.Edition.Name == name }) {
			return fmt.Errorf("unknown edition %q, expected one of %s", name, strings.Join(namesOf(programs), ", "))
		}
	}
	known := false
	chosen := func(c *law.Clause) bool {
		ok := len(t.mutating.clauses) == 0 || slices.ContainsFunc(t.mutating.clauses, func(pattern string) bool {
			match, _ := path.Match(pattern, c.ID)
			return match
		})
		known = known || ok
		return ok
	}
	var list []*mutate.Trialled
	survivors := 0
	for _, p := range programs {
		if len(asked) == 0 && !spokenOf(cases, p.Edition.Name) || len(asked) > 0 && !slices.Contains(asked, p.Edition.Name) {
			continue
		}
		bar := newBar(t.console, p.Edition.Name)
		one := mutate.Mutate(p, cases, chosen, bar.begin, bar.step)
		bar.end()
		survivors += one.Count(mutate.Survives, "")
		list = append(list, one)
	}
	if !known {
		return fmt.Errorf("no clause that can be mutated is %s", strings.Join(t.mutating.clauses, " or "))
	}
	if err := t.printMutants(list); err != nil {
		return err
	}
	if survivors > 0 {
		return failed
	}
	return nil
}

func (t *tested) printMutants(list []*mutate.Trialled) (err error) {
	out := report.AppendMutants(nil, list, t.console.style())
	if t.format.word == "json" {
		if out, err = report.AppendMutantsJSON(nil, list); err != nil {
			return err
		}
	}
	_, err = t.console.out.Write(out)
	return err
}

func namesOf(programs []*interp.Program) (names []string) {
	for _, p := range programs {
		names = append(names, p.Edition.Name)
	}
	return names
}

// A bar shows on a terminal how far a long run has come, and nothing elsewhere.
type bar struct {
	mu          sync.Mutex
	to          io.Writer
	what        string
	done, total int
}

func newBar(c *console, what string) *bar {
	b := &bar{what: what, to: io.Discard}
	if isTerminal(c.errs) {
		b.to = c.errs
	}
	return b
}

func (b *bar) begin(total int) {
	b.total = total
	b.show()
}

func (b *bar) step() {
	b.mu.Lock()
	defer b.mu.Unlock()
	b.done++
	b.show()
}

// barWidth is how many characters a full bar has.
const barWidth = 30

func (b *bar) show() {
	filled := barWidth * b.done / max(b.total, 1)
	fmt.Fprintf(b.to, "\r%s [%s%s] %d/%d", b.what, strings.Repeat("#", filled), strings.Repeat(".", barWidth-filled), b.done, b.total)
}

// end wipes the bar.
func (b *bar) end() { fmt.Fprint(b.to, "\r\x1b[K") }

// spokenOf reports whether a case says what an edition must make of its record. Where
// none does, every change of the edition would survive, after minutes.
func spokenOf(list []law.Case, edition string) bool {
	return slices.ContainsFunc(list, func(c law.Case) bool {
		return slices.ContainsFunc(c.Expect, func(e law.Expectation) bool { return e.Edition.Text == edition })
	})
}
