package report

import (
	"fmt"
	"slices"
	"strings"

	"lawc/internal/layout"
	"lawc/law"
)

// AppendComparison appends what several editions make of one record, side by
// side. Aspects on which they differ are marked.
func AppendComparison(buf []byte, rs []*law.Result, s Style) []byte {
	w := wordsIn(s.Lang)
	table := compare(rs, s)
	head := []string{""}
	for _, name := range table.editions {
		head = append(head, s.paint(bold, name))
	}
	grid := [][]string{head}
	for _, row := range table.rows {
		label := "  " + row.label
		if row.differ {
			label = s.paint(marked, "* "+row.label)
		}
		cells := []string{label}
		for _, cell := range row.cells {
			if cell == "" {
				cell = "-"
			}
			cells = append(cells, cell)
		}
		grid = append(grid, cells)
	}
	title := s.record(rs[0].Record)
	if id := rs[0].Record.ID; id != "" {
		title += "  " + printable(id)
	}
	if slices.ContainsFunc(table.rows, func(row aspect) bool { return row.differ }) {
		legend, between := s.paint(dim, "("+w.compare.legend+")"), "  "
		if layout.Columns(title+between+legend) > s.width() {
			between = "\n"
		}
		title += between + legend
	}
	buf = append(append(buf, title...), '\n')
	if fits(grid, s.width()) {
		buf = appendGrid(buf, grid, s.width())
	} else {
		buf = appendStacked(buf, grid, s)
	}
	return appendMarks(buf, marksOfResults(rs...), s)
}

// tallest is how many lines a cell may have before columns are too narrow to be read.
const tallest = 6

// fits reports whether columns side by side can be read within the width.
func fits(grid [][]string, width int) bool {
	widths := columnWidths(grid, width)
	total := -gap
	for _, w := range widths {
		total += w + gap
	}
	if total > width {
		return false
	}
	for _, row := range grid {
		for i, cell := range row[1:] {
			if len(wrap(cell, widths[i+1])) > tallest {
				return false
			}
		}
	}
	return true
}

// appendStacked appends the rows of a grid under each other: under each label what the
// columns hold, those that hold the same together; beside it what all hold.
func appendStacked(buf []byte, grid [][]string, s Style) []byte {
	head := grid[0]
	labels := columnWidths(grid, s.width())[0]
	for _, row := range grid[1:] {
		if slices.IndexFunc(row[1:], func(cell string) bool { return cell != row[1] }) < 0 {
			buf = layout.AppendPadded(buf, row[0], labels+gap)
			buf = layout.AppendWrapped(buf, row[1], labels+gap, labels+gap, s.width())
			continue
		}
		buf = append(append(buf, row[0]...), '\n')
		for i := 1; i < len(row); i++ {
			if slices.Index(row[1:], row[i]) < i-1 {
				continue
			}
			var names []string
			for j := i; j < len(row); j++ {
				if row[j] == row[i] {
					names = append(names, head[j])
				}
			}
			buf = layout.AppendSpaces(buf, indent)
			buf = layout.AppendWrapped(buf, strings.Join(names, " ")+": "+row[i], indent+gap, indent+gap, s.width())
		}
	}
	return buf
}

// AppendLeftOut appends which results are left out of a comparison since they tell no
// more than that an edition has no clause for what happened.
func AppendLeftOut(buf []byte, left []*law.Result, s Style) []byte {
	if len(left) == 0 {
		return buf
	}
	var names []string
	for _, r := range left {
		names = append(names, r.Edition.Name)
	}
	w := wordsIn(s.Lang)
	text := fmt.Sprintf(w.compare.leftOut, list(names, w.and))
	buf = layout.AppendSpaces(append(buf, '\n'), indent)
	return layout.AppendWrapped(buf, s.paint(dim, text), indent, indent, s.width())
}

// gap is the space between two columns.
const gap = 2

// appendGrid appends rows of cells in columns, wrapping cells so that the lines
// stay within width as far as their longest words allow.
func appendGrid(buf []byte, grid [][]string, width int) []byte {
	widths := columnWidths(grid, width)
	for _, row := range grid {
		lines := make([][]string, len(row))
		height := 1
		for i, cell := range row {
			if i == 0 {
				lines[i] = []string{cell}
				continue
			}
			lines[i] = wrap(cell, widths[i])
			height = max(height, len(lines[i]))
		}
		for n := range height {
			line := []byte(nil)
			for i := range row {
				text := ""
				if n < len(lines[i]) {
					text = lines[i][n]
				}
				line = layout.AppendPadded(line, text, widths[i]+gap)
			}
			buf = append(buf, strings.TrimRight(string(line), " ")...)
			buf = append(buf, '\n')
		}
	}
	return buf
}

// columnWidths gives each column what its widest cell needs. Where that is too
// much in all, the widest columns are made narrower, as far as their longest
// words allow.
func columnWidths(grid [][]string, width int) []int {
	wants, needs := make([]int, len(grid[0])), make([]int, len(grid[0]))
	total := -gap
	for i := range wants {
		for _, row := range grid {
			wants[i] = max(wants[i], layout.Columns(row[i]))
			for _, word := range strings.Fields(row[i]) {
				needs[i] = max(needs[i], layout.Columns(word))
			}
		}
		total += wants[i] + gap
	}
	needs[0] = wants[0] // labels are not wrapped
	for limit := width; total > width && limit > 0; limit-- {
		total = -gap
		for i := range wants {
			wants[i] = max(needs[i], min(wants[i], limit))
			total += wants[i] + gap
		}
	}
	return wants
}

// wrap breaks text into lines of at most width columns.
func wrap(text string, width int) []string {
	return strings.Split(strings.TrimSuffix(string(layout.AppendWrapped(nil, text, 0, 0, width)), "\n"), "\n")
}
