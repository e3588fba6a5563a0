package main

import (
	"fmt"
	"strings"
)

// width is how long a piece of a sentence may be on a line of its own.
const width = 90

// first writes the entry of a block of constants; the first says the type and
// begins the count.
func (p *printer) first(i int, name, kind string) {
	if i == 0 {
		p.f("%s %s = iota", name, kind)
		return
	}
	p.f("%s", name)
}

func (p *printer) word(name string, says text) { p.f("{%q, %s},", name, p.says(says)) }

// says writes a text, on one line if it fits.
func (p *printer) says(t text) string {
	if t.EN == "" && t.NL == "" {
		return "Text{}"
	}
	if len(t.EN)+len(t.NL) < 60 {
		return fmt.Sprintf("Text{%q, %q}", t.EN, t.NL)
	}
	return fmt.Sprintf("Text{\n%s,\n%s,\n}", folded(t.EN), folded(t.NL))
}

// folded writes a string, broken after a space where it is too long for a line.
func folded(s string) string {
	var parts []string
	for len(s) > width {
		cut := strings.LastIndexByte(s[:width], ' ') + 1
		if cut == 0 {
			break
		}
		parts = append(parts, fmt.Sprintf("%q", s[:cut]))
		s = s[cut:]
	}
	return strings.Join(append(parts, fmt.Sprintf("%q", s)), " +\n")
}

// at writes a set of moments, a few on a line.
func at(moments []string) string {
	var b strings.Builder
	b.WriteString("at(")
	for i, m := range moments {
		switch {
		case i > 0 && i%4 == 0:
			b.WriteString(",\n")
		case i > 0:
			b.WriteString(", ")
		}
		b.WriteString("At" + camel(m))
	}
	b.WriteString(")")
	return b.String()
}

// camel makes the name of a constant from a word.
func camel(word string) string {
	var b strings.Builder
	for part := range strings.SplitSeq(word, "_") {
		b.WriteString(strings.ToUpper(part[:1]) + part[1:])
	}
	return b.String()
}
