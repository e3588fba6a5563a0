package report

import (
	_ "embed"
	"strings"

	"lawc/internal/layout"
	"lawc/law"
)

// Pages say about each code what it means, give an example and how to mend it.
var (
	//go:embed explain.md
	pages string
	//go:embed explain_nl.md
	dutchPages string
)

// explanation gives the page about a code in a language, or "".
func explanation(code, lang string) string {
	_, page, found := strings.Cut(law.Text{EN: pages, NL: dutchPages}.In(lang), "\n## "+code+"\n")
	if !found {
		return ""
	}
	page, _, _ = strings.Cut(page, "\n## ")
	return strings.Trim(page, "\n")
}

// AppendExplanation appends the page about a code.
func AppendExplanation(buf []byte, c law.Code, s Style) []byte {
	buf = append(buf, s.paint(bold, c.ID)...)
	buf = append(buf, ' ')
	buf = layout.AppendWrapped(buf, c.Says.In(s.Lang), len(c.ID)+1, len(c.ID)+1, s.width())
	example, page := false, explanation(c.ID, s.Lang)
	for _, line := range strings.Split(page, "\n") {
		switch {
		case strings.HasPrefix(line, "```"):
			if example {
				buf = append(buf, '\n')
			}
			example = !example
		case example:
			buf = append(append(append(buf, "    "...), strings.TrimPrefix(line, margin(page))...), '\n')
		case line == "":
			buf = append(buf, '\n')
		default:
			buf = layout.AppendWrapped(buf, line, 0, 0, s.width())
		}
	}
	return buf
}

// margin is the blanks that all lines of a page's example begin with.
func margin(page string) string {
	_, example, _ := strings.Cut(page, "```\n")
	example, _, _ = strings.Cut(example, "```")
	blanks := example[:len(example)-len(strings.TrimLeft(example, " "))]
	for line := range strings.Lines(example) {
		for !strings.HasPrefix(line, blanks) {
			blanks = blanks[1:]
		}
	}
	return blanks
}
