package mutate

import (
	"reflect"
	"slices"
	"strings"

	"lawc/cases"
	"lawc/interp"
	"lawc/law"
)

// Paste writes a case that kills a surviving mutant: its record, and what the
// original makes of it where the mutant differs. What is expected there is the
// program's answer, so that whoever takes the case over has to justify it from the
// text first.
func (b *Bench) Paste(v *Verdict) string {
	p, problems := interp.Compile(v.Edition(b.Program.Edition))
	if len(problems) > 0 || v.Record == nil {
		return ""
	}
	was, is := b.Program.NewMachine().Run(v.Record), p.NewMachine().Run(v.Record)
	var s strings.Builder
	s.WriteString("  - name: " + quoted(strings.TrimSpace(v.Clause.ID+": "+string(v.Kind)+" "+v.Change)) + "\n")
	s.WriteString("    record: " + quoted(v.Record.String()) + "\n")
	s.WriteString("    why: to be justified from the text\n")
	s.WriteString("    expect:\n      " + quoted(b.Program.Edition.Name) + ":\n")
	want, without := distinguishing(was, is)
	for _, line := range want {
		s.WriteString("        " + line + "\n")
	}
	if len(without) > 0 {
		s.WriteString("        without:\n")
	}
	for _, line := range without {
		s.WriteString("          " + line + "\n")
	}
	return s.String()
}

// distinguishing lists the keys of a case that hold of one result and not of the
// other, as few as tell them apart.
func distinguishing(was, is *law.Result) (want, without []string) {
	a, b := was.View(), is.View()
	for _, key := range []string{"phase", "turn", "passed_out", "must_pass"} {
		if !reflect.DeepEqual(a[key], b[key]) {
			want = append(want, key+": "+rendered(a[key]))
		}
	}
	if x, y := cases.ShortAuction(was), cases.ShortAuction(is); x != y {
		want = append(want, "auction: "+quoted(x))
	}
	if x, y := cases.Contract(was), cases.Contract(is); x != y {
		want = append(want, "contract: "+rendered(x))
	}
	for _, key := range []string{"must", "may_not", "rights", "discretion", "assumed", "not_covered", "clauses", "events"} {
		mine, theirs := entries(a[key]), entries(b[key])
		if key == "events" && len(want)+len(without) > 0 {
			break // the rest tells them apart
		}
		if more := besides(mine, theirs); len(more) > 0 {
			want = append(want, key+": "+rendered(more))
		}
		if fewer := besides(theirs, mine); len(fewer) > 0 {
			if len(mine) == 0 {
				want = append(want, key+": []")
			} else {
				without = append(without, key+": "+rendered(fewer))
			}
		}
	}
	return want, without
}

func entries(value any) []any {
	list, _ := value.([]any)
	return list
}

// besides lists the entries of a list that are not in another. Of an event only
// what a case checks is kept.
func besides(list, other []any) (more []any) {
	for _, entry := range list {
		if !slices.ContainsFunc(other, func(x any) bool { return reflect.DeepEqual(x, entry) }) {
			more = append(more, trimmed(entry))
		}
	}
	return more
}

func trimmed(entry any) any {
	m, isMap := entry.(map[string]any)
	if !isMap || m["item"] == nil {
		return entry
	}
	return map[string]any{"n": m["n"], "status": m["status"], "clauses": m["clauses"], "findings": m["findings"]}
}

// rendered writes a value with ids and seats in quotes, which YAML would take for
// something else.
func rendered(value any) string { return cases.OnOneLine(value, quoted) }

// quoted puts a text in quotes unless it is a plain word.
func quoted(text string) string {
	if text != "" && text != "N" && strings.Trim(text, "abcdefghijklmnopqrstuvwxyz_ES W") == "" {
		return text
	}
	return `"` + strings.ReplaceAll(text, `"`, `\"`) + `"`
}
