package report

import (
	"fmt"
	"strings"

	"lawc/internal/layout"
	"lawc/law"
)

// AppendProblems appends problems, one a line as compilers write them, so that
// editors can jump to their places. On a terminal each is followed by the line
// of the file, with a mark under the place. The sources are the texts of the
// files by name.
func AppendProblems(buf []byte, problems []law.Problem, sources map[string][]byte, s Style) []byte {
	lines := map[string][]string{}
	for i := range problems {
		p := &problems[i]
		if !s.Symbols {
			buf = append(append(buf, p.In(s.Lang)...), '\n')
			continue
		}
		if lines[p.File] == nil {
			lines[p.File] = strings.Split(string(sources[p.File]), "\n")
		}
		buf = append(append(buf, s.problem(p)...), '\n')
		if p.Line >= 1 && p.Line <= len(lines[p.File]) {
			buf = s.appendExcerpt(buf, strings.TrimRight(lines[p.File][p.Line-1], "\r"), p.Pos)
		}
	}
	return buf
}

var severityLooks = [...]string{law.Error: "1;31", law.Warning: "1;33", law.Note: "1;36"}

// problem writes a problem with its parts set off from each other.
func (s Style) problem(p *law.Problem) string {
	place, rest, found := strings.Cut(p.In(s.Lang), ": ")
	if !found {
		return p.In(s.Lang)
	}
	if p.Severity == law.Error {
		rest = p.Severity.In(s.Lang) + ": " + rest
	}
	word, rest, _ := strings.Cut(rest, ": ")
	return s.paint(bold, place+":") + " " + s.paint(severityLooks[p.Severity], word+":") + " " + rest
}

// appendExcerpt appends a line of a file with a mark under a column. Of a long
// line it takes the part around the column.
func (s Style) appendExcerpt(buf []byte, line string, at law.Pos) []byte {
	text := []rune(strings.ReplaceAll(line, "\t", " "))
	number := fmt.Sprintf("%5d | ", at.Line)
	room := max(s.width()-len(number)-1, 20)
	from := 0
	if len(text) > room && at.Col > room {
		from = min(at.Col-room/2, len(text)-room/2)
	}
	shown := text[from:min(len(text), from+room)]
	buf = append(buf, s.paint(dim, number)...)
	buf = append(append(buf, string(shown)...), '\n')
	if at.Col < 1 || at.Col-1-from > len(shown) {
		return buf
	}
	buf = append(buf, s.paint(dim, "      | ")...)
	buf = layout.AppendSpaces(buf, at.Col-1-from)
	return append(append(buf, s.paint("1;32", "^")...), '\n')
}

// CheckSummary says in a line what checking came to. The hidden notes are those
// that were found and not shown.
func CheckSummary(files int, problems []law.Problem, hidden int) string {
	count := map[law.Severity]int{}
	for _, p := range problems {
		count[p.Severity]++
	}
	var parts []string
	for _, severity := range []law.Severity{law.Error, law.Warning, law.Note} {
		if n := count[severity]; n > 0 {
			parts = append(parts, counted(n, severity.String()))
		}
	}
	if parts == nil {
		parts = append(parts, "nothing wrong")
	}
	if hidden > 0 {
		parts = append(parts, counted(hidden, "note")+" not shown (--notes shows them)")
	}
	return counted(files, "file") + " checked: " + strings.Join(parts, ", ")
}

func counted(n int, what string) string {
	if n == 1 {
		return "1 " + what
	}
	return fmt.Sprintf("%d %ss", n, what)
}

// A problemJSON is a problem as JSON gives it.
type problemJSON struct {
	File     string `json:"file"`
	Line     int    `json:"line"`
	Column   int    `json:"column"`
	Severity string `json:"severity"`
	Code     string `json:"code"`
	Clause   string `json:"clause"`
	Message  string `json:"message"`
}

// AppendProblemsJSON appends problems as a JSON list. A line or column of 0 is
// not known.
func AppendProblemsJSON(buf []byte, problems []law.Problem) ([]byte, error) {
	list := make([]problemJSON, len(problems))
	for i, p := range problems {
		list[i] = problemJSON{p.File, p.Line, p.Col, p.Severity.String(), p.Code, p.Clause, p.Message}
	}
	return appendIndented(buf, list)
}

// AppendAnnotations appends problems as GitHub's workflow commands, which show
// them beside the lines of a change.
func AppendAnnotations(buf []byte, problems []law.Problem) []byte {
	for _, p := range problems {
		word := p.Severity.String()
		if p.Severity == law.Note {
			word = "notice"
		}
		properties := []string{"file=" + escaped(p.File, true)}
		if p.Line > 0 {
			properties = append(properties, fmt.Sprintf("line=%d", p.Line))
		}
		if p.Col > 0 {
			properties = append(properties, fmt.Sprintf("col=%d", p.Col))
		}
		if p.Code != "" {
			properties = append(properties, "title="+p.Code)
		}
		message := p.Message
		if p.Clause != "" {
			message += " (clause " + p.Clause + ")"
		}
		buf = fmt.Appendf(buf, "::%s %s::%s\n", word, strings.Join(properties, ","), escaped(message, false))
	}
	return buf
}

// escaped writes a text as workflow commands want it.
func escaped(text string, property bool) string {
	text = strings.NewReplacer("%", "%25", "\r", "%0D", "\n", "%0A").Replace(text)
	if property {
		text = strings.NewReplacer(":", "%3A", ",", "%2C").Replace(text)
	}
	return text
}
