package pbn

import (
	"fmt"
	"strconv"
	"strings"

	"lawc/notation/source"
)

// A table is a section whose tag names columns and whose tokens fill them.
type table struct {
	name string
	section
}

// A tableColumn is a column of a table: "+" or "-" for falling or rising values,
// a name, and perhaps a width behind a backslash.
type tableColumn struct {
	name  string
	order byte
}

// check looks at the columns and the elements. A table is complained of once.
func (t *table) check(g *game) {
	columns, complaint := readColumns(t.tag.value)
	if complaint != "" {
		g.fail(t.tag.wrong(complaint))
		return
	}
	for _, element := range t.tokens {
		if complaint := forbidden(element); complaint != "" {
			g.fail(element.Fault(complaint))
			return
		}
	}
	if len(columns) > 0 && !t.checkRows(g, len(columns)) {
		return
	}
	for i, column := range columns {
		if column.order != 0 && !t.checkOrder(g, column, i, len(columns)) {
			return
		}
	}
}

// readColumns reads such as -Rank\3R;Names\45;MP.
func readColumns(value string) (columns []tableColumn, complaint string) {
	if unknown(value) {
		return nil, ""
	}
	for text := range strings.SplitSeq(value, ";") {
		name, width, hasWidth := strings.Cut(strings.TrimSpace(text), `\`)
		column := tableColumn{name: strings.TrimLeft(name, "+-")}
		if column.name != name {
			column.order = name[0]
		}
		digits := strings.TrimRight(width, "LR")
		if n, err := strconv.Atoi(digits); hasWidth && (err != nil || n < 1 || len(width) > len(digits)+1) {
			return nil, "found " + source.Describe(width) + " as the width of column " + name + `, expected a number and perhaps L or R, as in \3R`
		}
		if column.name == "" {
			return nil, "found a column without a name in " + source.Describe(value)
		}
		columns = append(columns, column)
	}
	return columns, ""
}

// forbidden complains of an element that no table may hold.
func forbidden(element token) (complaint string) {
	switch {
	case element.kind == aString:
	case strings.HasPrefix(element.text, ";"):
		return "found a comment in a table, expected only its elements"
	case strings.ContainsAny(element.text, "%[]{};"):
		return "found " + source.Describe(element.text) + " in a table, where % [ ] { } ; may not stand outside a string"
	}
	return ""
}

// checkRows complains when the elements do not fill the columns, at the first
// line that has too few or too many.
func (t *table) checkRows(g *game, columns int) bool {
	if len(t.tokens)%columns == 0 {
		return true
	}
	for start := 0; start < len(t.tokens); {
		end := start
		for end < len(t.tokens) && t.tokens[end].Line == t.tokens[start].Line {
			end++
		}
		if end-start != columns {
			g.fail(t.tokens[start].Fault(fmt.Sprintf("found %d elements in a row of %s, expected %d", end-start, t.name, columns)))
			return false
		}
		start = end
	}
	return true
}

// checkOrder complains when the numbers of a column do not rise or fall as its
// sign says.
func (t *table) checkOrder(g *game, column tableColumn, i, columns int) bool {
	for row := i + columns; row < len(t.tokens); row += columns {
		above, err1 := strconv.ParseFloat(t.tokens[row-columns].text, 64)
		here, err2 := strconv.ParseFloat(t.tokens[row].text, 64)
		if err1 != nil || err2 != nil || above == here || (above > here) == (column.order == '+') {
			continue
		}
		order := map[byte]string{'+': "fall", '-': "rise"}[column.order]
		g.fail(t.tokens[row].Fault(fmt.Sprintf("found %s below %s, but %c%s of %s says that the numbers %s",
			t.tokens[row].text, t.tokens[row-columns].text, column.order, column.name, t.name, order)))
		return false
	}
	return true
}
