package lawc_test

import (
	"slices"
	"strings"
	"testing"

	"lawc/cases"
	"lawc/explore"
	"lawc/internal/fortest"
	"lawc/interp"
	"lawc/law"
	"lawc/rules"
	"lawc/schema"
)

// Documents that show changes of rule files and cases.
var taught = []string{"CONTRIBUTING.md", "docs/writing-an-edition.md"}

// TestTaughtChanges makes each change that the documents show ("```diff FILE"), loads
// each edition ("```yaml FILE"), and runs the cases that stand behind it ("```yaml")
// under the edition so made. One change, or all that take their time, is explored too: that
// with a fact more, since any record may tell of it. Cases behind neither are run as the editions are.
func TestTaughtChanges(t *testing.T) {
	for _, file := range taught {
		var made *interp.Program
		tried := 0
		for _, block := range blocks(readFile(t, file)) {
			kind, name, _ := strings.Cut(block.info, " ")
			switch {
			case block.info == "yaml":
				hold(t, file, block.text, made)
				tried++
			case kind == "diff":
				made = ready(t, name, changed(t, name, block.text))
				if strings.Contains(block.text, "\n facts:\n") || fortest.Complete {
					meant(t, made)
				}
			case kind == "yaml":
				made = ready(t, name, block.text)
			}
		}
		if tried == 0 {
			t.Errorf("%s: found no cases", file)
		}
	}
}

// A block is what a document shows between fences.
type block struct{ info, text string }

func blocks(text string) (list []block) {
	parts := strings.Split("\n"+text, "\n```")
	for i := 1; i+1 < len(parts); i += 2 {
		info, body, _ := strings.Cut(parts[i], "\n")
		list = append(list, block{info, body + "\n"})
	}
	return list
}

// changed gives a rule file as a block of changes leaves it. A line "@@ ID" goes to
// the clause of that id, or to that key of the file.
func changed(t *testing.T, name, diff string) string {
	lines := strings.Split(readFile(t, name), "\n")
	for _, hunk := range strings.Split("\n"+diff, "\n@@ ")[1:] {
		where, body, _ := strings.Cut(hunk, "\n")
		var old, now []string
		for _, line := range strings.Split(strings.TrimSuffix(body, "\n"), "\n") {
			sign, rest := line[:min(1, len(line))], line[min(1, len(line)):]
			if sign != "+" {
				old = append(old, rest)
			}
			if sign != "-" {
				now = append(now, rest)
			}
		}
		at := slices.IndexFunc(lines, func(l string) bool {
			return l == where+":" || strings.HasSuffix(l, `- id: "`+where+`"`)
		})
		for at >= 0 && at+len(old) <= len(lines) && !slices.Equal(lines[at:at+len(old)], old) {
			at++
		}
		if at < 0 || at+len(old) > len(lines) {
			t.Fatalf("%s: found no lines in %s that are\n%s", name, where, strings.Join(old, "\n"))
		}
		lines = slices.Concat(lines[:at], now, lines[at+len(old):])
	}
	return strings.Join(lines, "\n")
}

// ready loads a rule file's text, in which nothing may be wrong.
func ready(t *testing.T, name, text string) *interp.Program {
	t.Helper()
	edition, problems := schema.Load(name, []byte(text), rules.Assumed)
	if len(problems) > 0 {
		t.Fatal(problems)
	}
	program, problems := interp.Compile(edition)
	if len(problems) > 0 {
		t.Fatal(problems)
	}
	for _, p := range program.Lint() {
		if p.Severity != law.Note {
			t.Error(p)
		}
	}
	if laid, _ := schema.Format(name, []byte(text)); string(laid) != text {
		t.Errorf("%s: the rules are not in the one layout", name)
	}
	return program
}

// meant holds that exploring an edition so changed tells nothing but that its certificate
// is another now, as step 3 of CONTRIBUTING says of its examples.
func meant(t *testing.T, p *interp.Program) {
	t.Helper()
	certificate, err := rules.Certificate(p.Edition.Name)
	if err != nil {
		t.Fatal(err)
	}
	reach := explore.Explore(p, explore.UsualBounds(), explore.UsualSample, nil)
	for _, problem := range explore.Meaning(reach, explore.Certified(certificate)).Compare("", certificate) {
		if problem.Severity != law.Note && problem.Code != law.CodeCertificate {
			t.Error(problem)
		}
	}
}

// hold holds cases to the editions, one of which may have been made for them.
func hold(t *testing.T, file, text string, made *interp.Program) {
	programs := everyEdition(t)
	if made != nil {
		programs = slices.DeleteFunc(programs, func(p *interp.Program) bool { return p.Edition.Name == made.Edition.Name })
		programs = append(programs, made)
	}
	suite := cases.NewSuite(programs...)
	list, problems := schema.LoadCases(file, []byte(text))
	if laid, _ := schema.Format(file, []byte(text)); string(laid) != text {
		t.Errorf("%s: the cases are not in the one layout, which is\n%s", file, laid)
	}
	for i := range list {
		outcomes, more := suite.Run(&list[i])
		problems = append(problems, more...)
		for _, o := range outcomes {
			if o.Failed() {
				t.Errorf("%s: %s, %s: %+v", file, list[i].Name, o.Edition.Name, o.Mismatches)
			}
		}
	}
	if slices.ContainsFunc(problems, func(p law.Problem) bool { return p.Severity == law.Error }) {
		t.Error(problems)
	}
}
