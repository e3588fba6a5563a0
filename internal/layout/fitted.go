package layout

import (
	"regexp"
	"strings"
	"unicode/utf8"
)

// AppendFitted appends text that was laid out by hand, as help is, in lines of at most so
// many columns. What fits stays as it is. A paragraph that does not is filled anew; of what
// is indented each line is broken by itself, under what it says of a word before it.
func AppendFitted(buf []byte, text string, width int) []byte {
	var paragraph []string
	end := func() {
		for _, line := range paragraph {
			if utf8.RuneCountInString(line) > width {
				paragraph = []string{strings.Join(paragraph, " ")}
				break
			}
		}
		for _, line := range paragraph {
			buf = appendFittedLine(buf, line, width)
		}
		paragraph = nil
	}
	for line := range strings.Lines(text) {
		line = strings.TrimRight(line, "\n")
		if line != "" && line[0] != ' ' && line[0] != '\t' {
			paragraph = append(paragraph, line)
			continue
		}
		end()
		buf = appendFittedLine(buf, line, width)
	}
	end()
	return buf
}

// explained is a word or a flag that is indented, and the blanks before what it is.
var explained = regexp.MustCompile(`^ +\S.*?\S {2,}`)

// narrowest is the least width in which something is explained beside its word.
const narrowest = 24

// under is where it stands otherwise, in a line of its own.
const under = 10

func appendFittedLine(buf []byte, line string, width int) []byte {
	if utf8.RuneCountInString(line) <= width {
		return append(append(buf, line...), '\n')
	}
	said := strings.TrimLeft(line, " ")
	indent := len(line) - len(said)
	if word := explained.FindString(line); word != "" {
		said = line[len(word):]
		if buf = append(buf, word...); width-len(word) >= narrowest {
			return AppendWrapped(buf, said, len(word), len(word), width)
		}
		buf = append([]byte(strings.TrimRight(string(buf), " ")), '\n')
		indent = under
	}
	return AppendWrapped(AppendSpaces(buf, indent), said, indent, indent, width)
}
