package notation

import (
	"bufio"
	"errors"
	"strconv"
	"strings"

	"lawc/auction"
	"lawc/notation/lin"
	"lawc/notation/source"
)

// readText reads a record a line, or an address of the hand viewer; # begins a
// comment. The record's name is the number of its line.
func readText(l *source.Lines, n auction.Notation, out *source.Output) {
	for l.Next() && !out.Stopped {
		if strings.HasPrefix(strings.TrimSpace(l.Text), "http") && lin.IsAddress(l.Text) {
			readAddress(l, out)
			continue
		}
		text, _, comment := strings.Cut(l.Text, "#")
		start := source.Indent(text)
		if start == len(text) && !(l.Long && !comment) {
			continue
		}
		entry := Entry{Line: l.Number, Col: source.Column(text, start)}
		if l.Long && !comment {
			entry.Errors = []Fault{l.Fault(0, source.TooLong)}
			out.Put(entry)
			continue
		}
		record, err := n.Parse(text)
		record.ID = strconv.Itoa(l.Number)
		entry.Record = record
		entry.Errors = syntaxFaults(err, func(col int) (int, int) { return l.Number, col })
		out.Put(entry)
	}
}

// readAddress reads the current line as LIN does.
func readAddress(l *source.Lines, out *source.Output) {
	line := bufio.NewReader(strings.NewReader(l.Text))
	lin.Read(&source.Lines{In: line, Number: l.Number - 1}, out)
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
		faults[i] = source.At(line, col).Fault(one.Msg)
	}
	return faults
}
