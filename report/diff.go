package report

import (
	"fmt"
	"strings"
)

// context is how many lines that are the same are shown around a change.
const context = 3

// AppendDiff appends what changes in a text as a unified diff, or nothing if
// nothing does.
func AppendDiff(buf []byte, name, before, after string, style Style) []byte {
	if before == after {
		return buf
	}
	buf = append(buf, style.paint(bold, "--- "+name)...)
	buf = append(buf, '\n')
	buf = append(buf, style.paint(bold, "+++ "+name)...)
	buf = append(buf, '\n')
	a, b := strings.SplitAfter(before, "\n"), strings.SplitAfter(after, "\n")
	edits := edited(a, b)
	for start := 0; start < len(edits); {
		if edits[start].mark == ' ' {
			start++
			continue
		}
		end := start
		for i := start; i < len(edits) && i <= end+2*context; i++ {
			if edits[i].mark != ' ' {
				end = i
			}
		}
		buf = appendHunk(buf, edits[max(0, start-context):min(len(edits), end+1+context)], style)
		start = end + 1
	}
	return buf
}

// An edit is a line that stays (' '), goes ('-') or comes ('+'), with the number
// of the line in each text, from 1.
type edit struct {
	mark     byte
	text     string
	from, to int
}

func appendHunk(buf []byte, edits []edit, style Style) []byte {
	gone, come := 0, 0
	for _, e := range edits {
		if e.mark != '+' {
			gone++
		}
		if e.mark != '-' {
			come++
		}
	}
	head := fmt.Sprintf("@@ -%d,%d +%d,%d @@", edits[0].from, gone, edits[0].to, come)
	buf = append(append(buf, style.paint(dim, head)...), '\n')
	looks := map[byte]string{' ': plain, '-': "31", '+': "32"}
	for _, e := range edits {
		if e.text == "" {
			continue // the end of the text
		}
		line, ended := strings.CutSuffix(e.text, "\n")
		buf = append(buf, style.paint(looks[e.mark], string(e.mark)+strings.ReplaceAll(line, "\r", "^M"))...)
		buf = append(buf, '\n')
		if !ended {
			buf = append(buf, "\\ No newline at end of file\n"...)
		}
	}
	return buf
}

// edited turns one list of lines into another. Lines that are the same at both
// ends are set aside; between them the longest common lines stay.
func edited(a, b []string) []edit {
	start := 0
	for start < len(a) && start < len(b) && a[start] == b[start] {
		start++
	}
	end := 0
	for end < len(a)-start && end < len(b)-start && a[len(a)-1-end] == b[len(b)-1-end] {
		end++
	}
	var edits []edit
	i, j := 0, 0
	stay := func(n int) {
		for ; n > 0; n-- {
			edits = append(edits, edit{' ', a[i], i + 1, j + 1})
			i, j = i+1, j+1
		}
	}
	stay(start)
	length := common(a[start:len(a)-end], b[start:len(b)-end])
	for i < len(a)-end || j < len(b)-end {
		switch x, y := i-start, j-start; {
		case i < len(a)-end && j < len(b)-end && a[i] == b[j]:
			stay(1)
		case j == len(b)-end || i < len(a)-end && length[x+1][y] >= length[x][y+1]:
			edits = append(edits, edit{'-', a[i], i + 1, j + 1})
			i++
		default:
			edits = append(edits, edit{'+', b[j], i + 1, j + 1})
			j++
		}
	}
	stay(end)
	return edits
}

// common gives, for each line of each text, how many lines from there on are in
// both, in order. Where that would be too long a table, none is.
func common(a, b []string) [][]int32 {
	const most = 1 << 25
	length := make([][]int32, len(a)+1)
	if len(a)*len(b) > most {
		none := make([]int32, len(b)+1)
		for i := range length {
			length[i] = none
		}
		return length
	}
	for i := range length {
		length[i] = make([]int32, len(b)+1)
	}
	for i := len(a) - 1; i >= 0; i-- {
		for j := len(b) - 1; j >= 0; j-- {
			if a[i] == b[j] {
				length[i][j] = length[i+1][j+1] + 1
			} else {
				length[i][j] = max(length[i+1][j], length[i][j+1])
			}
		}
	}
	return length
}
