package trial

import (
	"fmt"
	"strconv"
	"strings"

	"lawc/law"
)

// AppendCertificate appends what exploration says of an edition, as the file that
// is committed beside it: what was covered and how much, and every remark with a
// record that shows it. Places are left out, so that a clause may move.
func AppendCertificate(buf []byte, x *Explored) []byte {
	w := &certificate{buf}
	w.line("# What exploring all records within bounds says of this edition. Written by")
	w.line("# lawc check --accept; a change that is not accepted fails the check.")
	w.line("edition: %q", x.Edition.Name)
	w.line("abstraction: >-")
	w.line("  records that lead to the same situation are followed once; a situation is all that later")
	w.line("  rulings depend on, with the seats counted from the player on turn; the dealer is North")
	w.line("explored:")
	for _, walk := range x.Walks {
		w.line("  - bounds: %s", walk.Bounds.Words())
		w.line("    situations: %d", walk.Situations)
		w.line("    transitions: %d", walk.Steps)
		if !walk.Whole && walk.Bounds.Depth == 0 {
			w.line("    given_up: true")
		}
	}
	w.line("asked: %d", x.Asked)
	w.section("gaps", x, law.CodeUnanswered)
	w.section("conflicts", x, law.CodeConflict)
	w.section("dead", x, law.CodeDead)
	w.section("idle_conditions", x, law.CodeIdleCondition)
	w.section("idle_edges", x, law.CodeIdleEdge)
	return w.buf
}

// A certificate is written line by line.
type certificate struct{ buf []byte }

func (w *certificate) line(format string, args ...any) {
	w.buf = append(fmt.Appendf(w.buf, format, args...), '\n')
}

// section writes the remarks of one code.
func (w *certificate) section(name string, x *Explored, code string) {
	none := true
	for i := range x.Remarks {
		r := &x.Remarks[i]
		if r.Code != code {
			continue
		}
		if none {
			w.line("%s:", name)
			none = false
		}
		w.line("  - remark: %s", strconv.Quote(r.Says))
		if r.Clause != "" {
			w.line("    clause: %q", r.Clause)
		}
		if r.Record != nil {
			w.line("    record: %q", r.Record)
		}
	}
	if none {
		w.line("%s: []", name)
	}
}

// Compare compares what exploration says of an edition with its certificate. What
// was accepted becomes a note; what is new stays as it is, and lines that are no
// longer true are problems of the certificate, at their places.
func (x *Explored) Compare(file string, src []byte) (problems []law.Problem) {
	accepted := map[string]int{}
	old, now := strings.Split(string(src), "\n"), strings.Split(string(AppendCertificate(nil, x)), "\n")
	for _, line := range old {
		accepted[line]++
	}
	for i := range x.Remarks {
		r := &x.Remarks[i]
		p := r.Problem
		if accepted["  - remark: "+strconv.Quote(r.Says)] > 0 {
			p.Severity = law.Note
			p.Message += "; the certificate accepts it"
		}
		problems = append(problems, p)
	}
	if line := firstOther(old, now); line > 0 {
		problems = append(problems, law.Problem{File: file, Pos: law.Pos{Line: line, Col: 1}, Severity: law.Warning, Code: law.CodeCertificate,
			Message: fmt.Sprintf("found %q, expected %q; if the change is meant, lawc check --accept writes the certificate anew", at(old, line), at(now, line))})
	}
	return problems
}

// firstOther is the first line in which two texts differ, or 0.
func firstOther(a, b []string) int {
	for i := range max(len(a), len(b)) {
		if at(a, i+1) != at(b, i+1) {
			return i + 1
		}
	}
	return 0
}

func at(lines []string, n int) string {
	if n > len(lines) {
		return ""
	}
	return lines[n-1]
}
