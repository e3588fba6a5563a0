package notation

import (
	"errors"
	"fmt"
	"strconv"
	"strings"

	"lawc/auction"
)

// tooLong is said of a line beyond maxLine.
var tooLong = fmt.Sprintf("the line is too long, expected at most %d bytes", maxLine)

// readText reads a record a line; # begins a comment. The record's name is the
// number of its line.
func readText(l *lines, n auction.Notation, out *output) {
	for l.next() && !out.stopped {
		text, _, comment := strings.Cut(l.text, "#")
		start := indent(text)
		if start == len(text) && !(l.long && !comment) {
			continue
		}
		entry := Entry{Line: l.number, Col: column(text, start)}
		if l.long && !comment {
			entry.Errors = []Fault{l.fault(0, tooLong)}
			out.put(entry)
			continue
		}
		record, err := n.Parse(text)
		record.ID = strconv.Itoa(l.number)
		entry.Record = record
		entry.Errors = syntaxFaults(err, func(col int) (int, int) { return l.number, col })
		out.put(entry)
	}
}

// syntaxFaults turns what the one-line form has to say into faults, each at
// the place that its column stands for.
func syntaxFaults(err error, place func(col int) (line, column int)) []Fault {
	var each auction.Errors
	if !errors.As(err, &each) {
		return nil
	}
	faults := make([]Fault, len(each))
	for i, one := range each {
		line, col := place(one.Col)
		faults[i] = Fault{line, col, one.Msg}
	}
	return faults
}
