package schema

import (
	"bytes"
	"encoding/json"
	"fmt"
	"regexp"
	"strings"
	"unicode/utf8"

	"gopkg.in/yaml.v3"
)

// width is how many columns a line may have that can be broken: running text,
// and what stands between brackets.
const width = 110

// words11 are words that readers of YAML 1.1 take for truth values, numbers or
// nothing, though YAML 1.2 does not: Norway's problem, and North's. The key n
// is left out, which no reader in use takes for one.
var words11 = regexp.MustCompile(`^(?:[yYN]|(?i:yes|no|on|off|true|false|null|~|=|<<|[-+]?\.?[0-9][0-9_,:.]*(e[-+]?[0-9]+)?|[-+]?0[box][0-9a-f_]+|[-+]?\.(inf|nan)|[0-9]{4}-[0-9]{1,2}-[0-9]{1,2}.*))$`)

// unsafe is what a text cannot hold without quotes.
var unsafe = regexp.MustCompile(`^[-?:](\s|$)|^[,\[\]{}#&*!|>'"%@` + "`" + `]|^(---|\.\.\.)|^\s|\s$|\s#|:(\s|$)|[^\P{C}]|\pZ{2}|[^ \PZ]`)

// unsafeInside is what it cannot hold between brackets besides.
var unsafeInside = regexp.MustCompile(`[,\[\]{}]|^[-?:]`)

// needsQuotes reports whether a text would be something else without quotes.
func needsQuotes(text string, inside bool) bool {
	return text == "" || words11.MatchString(text) || unsafe.MatchString(text) || inside && unsafeInside.MatchString(text)
}

// written writes a scalar on one line.
func written(n *yaml.Node, quotes, inside bool) string {
	text := n.Value
	switch {
	case n.Tag != "!!str" && !(quotes && misread(n)):
		return text
	case !quotes && !needsQuotes(text, inside):
		return text
	case !quotes && strings.ContainsAny(text, `"\`) && !unwritable.MatchString(text):
		return "'" + strings.ReplaceAll(text, "'", "''") + "'"
	}
	return doubleQuoted(text)
}

// misread reports whether YAML takes a text without quotes for a number, a truth
// value or a date.
func misread(n *yaml.Node) bool { return n.Style == 0 && n.Tag != "!!str" && n.Tag != "!!null" }

// unwritable are characters that single quotes cannot keep as they are.
var unwritable = regexp.MustCompile(`[^ \PZ]|\pC`)

func doubleQuoted(text string) string {
	var b bytes.Buffer
	e := json.NewEncoder(&b)
	e.SetEscapeHTML(false)
	if err := e.Encode(text); err != nil {
		panic(err) // a string can always be encoded
	}
	return escapes.ReplaceAllStringFunc(strings.TrimSuffix(b.String(), "\n"), func(s string) string {
		c, _ := utf8.DecodeRuneInString(s)
		return fmt.Sprintf(`\u%04x`, c)
	})
}

// escapes are characters that JSON writes as they are and YAML escaped.
var escapes = regexp.MustCompile(`[\x{7f}-\x{a0}\x{feff}]`)

// paragraph reports whether a text is words with single blanks between them, so
// that it can be broken into lines between any two.
func paragraph(text string) bool {
	return strings.Join(strings.Fields(text), " ") == strings.TrimSuffix(text, "\n") && !unwritable.MatchString(strings.TrimSuffix(text, "\n"))
}

// filled breaks a paragraph into lines with this indentation.
func filled(text, indent string) string {
	var b strings.Builder
	col := width
	for _, word := range strings.Fields(text) {
		size := utf8.RuneCountInString(word)
		if col+1+size > width {
			b.WriteString("\n" + indent)
			col = len(indent)
		} else {
			b.WriteByte(' ')
			col++
		}
		b.WriteString(word)
		col += size
	}
	return b.String()
}
