package explore

import (
	"fmt"
	"strconv"
	"strings"

	"lawc/auction"
	"lawc/law"
)

// AppendCertificate appends what exploration says of an edition, as the file that is
// committed beside it: what was covered and how much, and every remark with a record
// that shows it. Places are left out, so that a clause may move.
func AppendCertificate(buf []byte, x *Explored) []byte {
	w := &certificate{buf}
	w.line("# What exploring records within bounds says of this edition. Written by lawc check")
	w.line("# --accept; a change that is not accepted fails the check.")
	w.line("edition: %q", x.Edition.Name)
	w.line("abstraction: >-")
	w.line("  records that lead to the same place are followed once; a place is all that later rulings depend on; the dealer is")
	w.line("  North; outside these bounds nothing is proved, and records made at random say how much that is")
	w.line("explored:")
	for _, walk := range x.Walks {
		w.line("  - bounds: %s", walk.Bounds.Words())
		w.line("    places: %d", walk.Places)
		w.line("    steps: %d", walk.Steps)
		if !walk.Whole && walk.Bounds.Depth == 0 {
			w.line("    given_up: true")
		}
	}
	w.line("random_records: %d", x.Sample.Records)
	w.line("of_these_asking_what_no_record_within_the_bounds_asks: %d", x.Sample.Outside)
	w.line("of_these_in_which_a_clause_fares_as_in_no_record_within_the_bounds: %d", x.Apart)
	w.records(x.Witnesses)
	w.line("asked: %d", x.Asked)
	for _, s := range sections {
		w.section(s.name, x, s.code)
	}
	return w.buf
}

// sections are the lists of remarks, by their keys.
var sections = []struct{ name, code string }{
	{"gaps", law.CodeUnanswered},
	{"conflicts", law.CodeConflict},
	{"dead", law.CodeDead},
	{"idle_conditions", law.CodeIdleCondition},
	{"idle_edges", law.CodeIdleEdge},
}

// A certificate is written line by line.
type certificate struct{ buf []byte }

func (w *certificate) line(format string, args ...any) {
	w.buf = append(fmt.Appendf(w.buf, format, args...), '\n')
}

// records writes the records that somebody wrote.
func (w *certificate) records(list []*auction.Record) {
	if len(list) == 0 {
		return
	}
	w.line("records_that_show_more:")
	for _, r := range list {
		w.line("  - %q", r)
	}
}

// Certified lists the records that a certificate has beside the remarks: they are looked
// at before anything is remarked.
func Certified(src []byte) (list []auction.Record) {
	_, rest, _ := strings.Cut(string(src), "\nrecords_that_show_more:\n")
	for _, line := range strings.Split(rest, "\n") {
		text, is := strings.CutPrefix(line, "  - ")
		if !is {
			break
		}
		if record, err := auction.Parse(unquoted(text)); err == nil {
			list = append(list, record)
		}
	}
	return list
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
		says := r.Says
		if strings.Contains(says, ": ") { // in plain YAML that would be a mapping
			says = strconv.Quote(says)
		}
		w.line("  - remark: %s", says)
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

// A Change is a remark that a certificate does not have, or has no more.
type Change struct {
	Clause, Says string
	// Gone: it is the certificate's alone, and stands there in that line.
	Gone bool
	Line int
	// remark is the new remark.
	remark *Remark
}

// String writes the change on one line.
func (c Change) String() string {
	sign := "new:  "
	if c.Gone {
		sign = "gone: "
	}
	if c.Clause == "" {
		return sign + c.Says
	}
	return sign + c.Clause + ": " + c.Says
}

// Changes compares the remarks with those of a certificate.
func (x *Explored) Changes(src []byte) (list []Change) {
	has := certified(src)
	for i := range x.Remarks {
		r := &x.Remarks[i]
		key := [2]string{r.Clause, r.Says}
		if len(has[key]) > 0 {
			has[key] = has[key][1:]
			continue
		}
		list = append(list, Change{Clause: r.Clause, Says: r.Says, remark: r})
	}
	for line := range strings.Count(string(src), "\n") + 1 {
		for key, lines := range has {
			for _, at := range lines {
				if at == line+1 {
					list = append(list, Change{Clause: key[0], Says: key[1], Gone: true, Line: at})
				}
			}
		}
	}
	return list
}

// certified lists the remarks of a certificate, by clause and words, with their lines.
func certified(src []byte) map[[2]string][]int {
	list := map[[2]string][]int{}
	lines := strings.Split(string(src), "\n")
	for n, line := range lines {
		says, is := strings.CutPrefix(line, "  - remark: ")
		if !is {
			continue
		}
		clause := ""
		if n+1 < len(lines) {
			clause, _ = strings.CutPrefix(lines[n+1], "    clause: ")
			if clause == lines[n+1] {
				clause = ""
			}
		}
		key := [2]string{unquoted(clause), unquoted(says)}
		list[key] = append(list[key], n+1)
	}
	return list
}

// unquoted reads a text as the certificate has it, in quotes or not.
func unquoted(text string) string {
	if plain, err := strconv.Unquote(text); err == nil {
		return plain
	}
	return strings.Trim(text, "'")
}

// Compare compares what exploration says of an edition with its certificate. What was
// accepted becomes a note; what is new is a warning, unless chance has brought it, as is
// what is no longer true, at its place in the certificate. Only where nothing else has
// changed the counts are compared.
func (x *Explored) Compare(file string, src []byte) (problems []law.Problem) {
	changes := x.Changes(src)
	fresh := map[*Remark]bool{}
	for i := range changes {
		c := &changes[i]
		if c.Gone {
			problems = append(problems, law.Problem{File: file, Pos: law.Pos{Line: c.Line, Col: 1}, Severity: law.Warning, Code: law.CodeCertificate,
				Clause: c.Clause, Message: fmt.Sprintf("found the remark %q, which is true no more; %s", c.Says, ifMeant)})
			continue
		}
		fresh[c.remark] = true
	}
	for i := range x.Remarks {
		r := &x.Remarks[i]
		p := r.Problem
		if fresh[r] {
			if p.Severity = min(p.Severity, law.Warning); r.Chance {
				p.Severity = law.Note // other records made at random would have shown it before
			}
			p.Message += "; the certificate does not have it"
		} else {
			p.Severity = law.Note
			p.Message += "; the certificate accepts it"
		}
		problems = append(problems, p)
	}
	if len(changes) > 0 {
		return problems
	}
	old, now := strings.Split(string(src), "\n"), strings.Split(string(AppendCertificate(nil, x)), "\n")
	if line := firstOther(old, now); line > 0 {
		problems = append(problems, law.Problem{File: file, Pos: law.Pos{Line: line, Col: 1}, Severity: law.Warning, Code: law.CodeCertificate,
			Message: fmt.Sprintf("the remarks are the same, but found %q, expected %q; %s", at(old, line), at(now, line), ifMeant)})
	}
	return problems
}

const ifMeant = "if the change is meant, lawc check --accept writes the certificate anew"

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
