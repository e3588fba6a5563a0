package report

import (
	"regexp"
	"strings"

	"lawc/internal/layout"
)

// AppendDocument appends a page of the book, which is Markdown, as text for a terminal.
func AppendDocument(buf []byte, markdown string, s Style) []byte {
	d := document{buf: buf, style: s}
	for line := range strings.Lines(markdown) {
		d.line(strings.TrimRight(line, "\n"))
	}
	d.end()
	return d.buf
}

// A document is a page on its way: lines of a paragraph or rows of a table are gathered
// until they end.
type document struct {
	buf   []byte
	style Style
	// hang is how far the further lines of a paragraph are indented: 0, or more in a list.
	hang      int
	paragraph []string
	rows      [][]string
	code      bool
}

var (
	numbered = regexp.MustCompile(`^(- |\d+\. )`)
	link     = regexp.MustCompile(`\[([^\]]*)\]\(([^)]*)\)`)
	emphasis = regexp.MustCompile(`\*\*?([^*]+)\*\*?`)
	rule     = regexp.MustCompile(`^\|[\s:|-]*$`)
)

func (d *document) line(line string) {
	switch {
	case strings.HasPrefix(line, "```"):
		d.end()
		d.code = !d.code
	case d.code:
		d.put("    " + line)
	case strings.HasPrefix(line, "<!--"):
		d.end()
	case strings.HasPrefix(line, "#"):
		d.end()
		d.put(d.style.paint(bold, inline(strings.TrimLeft(line, "# "))))
	case strings.HasPrefix(line, "|"):
		d.endParagraph()
		if !rule.MatchString(line) {
			d.rows = append(d.rows, cellsOf(line))
		}
	case line == "":
		d.end()
		d.put("")
	default:
		d.endTable()
		d.text(line)
	}
}

// text takes a line of a paragraph, or the beginning of an entry of a list.
func (d *document) text(line string) {
	if begin := numbered.FindString(line); begin != "" {
		d.endParagraph()
		d.hang = len(begin)
	}
	d.paragraph = append(d.paragraph, inline(line))
}

// inline leaves the marks of Markdown out.
func inline(text string) string {
	text = link.ReplaceAllStringFunc(text, func(whole string) string {
		parts := link.FindStringSubmatch(whole)
		if strings.Contains(parts[2], "://") {
			return parts[1] + " (" + parts[2] + ")"
		}
		return parts[1]
	})
	parts := strings.Split(text, "`")
	for i := 0; i < len(parts); i += 2 {
		parts[i] = emphasis.ReplaceAllString(parts[i], "$1")
	}
	return strings.Join(parts, "")
}

// cellsOf gives the cells of a row of a table. A bar within code or behind a backslash
// is no border.
func cellsOf(line string) (cells []string) {
	cell, code := []byte(nil), false
	for i := 1; i < len(line); i++ {
		switch c := line[i]; {
		case c == '\\' && i+1 < len(line) && line[i+1] == '|':
			cell = append(cell, '|')
			i++
		case c == '|' && !code:
			cells = append(cells, inline(strings.TrimSpace(string(cell))))
			cell = nil
		default:
			code = code != (c == '`')
			cell = append(cell, c)
		}
	}
	return cells
}

func (d *document) put(line string) { d.buf = append(append(d.buf, line...), '\n') }

func (d *document) end() {
	d.endParagraph()
	d.endTable()
}

func (d *document) endParagraph() {
	if len(d.paragraph) > 0 {
		d.hanging(strings.Join(d.paragraph, " "))
	}
	d.paragraph, d.hang = nil, 0
}

// hanging appends a paragraph whose further lines are indented.
func (d *document) hanging(text string) {
	width := d.style.width()
	if d.hang == 0 {
		d.buf = layout.AppendWrapped(d.buf, text, 0, 0, width)
		return
	}
	mark := text[:d.hang]
	d.buf = append(d.buf, mark...)
	d.buf = layout.AppendWrapped(d.buf, text[d.hang:], d.hang, d.hang, width)
}

// endTable appends a table: in columns if they can be read so, or else row by row.
func (d *document) endTable() {
	rows := d.rows
	d.rows = nil
	if len(rows) < 2 {
		return
	}
	for i := range rows[0] {
		rows[0][i] = d.style.paint(bold, rows[0][i])
	}
	if fits(rows, d.style.width()) {
		d.buf = appendGrid(d.buf, rows, d.style.width())
		return
	}
	for _, row := range rows[1:] {
		d.put(row[0])
		for i, cell := range row[1:] {
			if cell == "" {
				continue
			}
			d.buf = layout.AppendSpaces(d.buf, indent)
			if head := rows[0][i+1]; head != "" && len(row) > 2 {
				cell = head + ": " + cell
			}
			d.buf = layout.AppendWrapped(d.buf, cell, indent, indent, d.style.width())
		}
	}
}
