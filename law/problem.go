package law

import (
	"fmt"
	"sort"
)

// A Pos is a place in a file. Line and Col start at 1 and Col counts
// characters; 0 means that it is not known.
type Pos struct{ Line, Col int }

// A Problem is a fault in something a user wrote, at the place where an editor
// should look. A problem is data; an error is a broken tool.
type Problem struct {
	File string
	Pos
	// Severity says how much it matters; the zero value is an error.
	Severity Severity
	// Code names the kind of problem, such as "L012"; "" where there is none.
	Code string
	// Clause is the clause in which it stands, if any.
	Clause string
	// Message says what was found, what was expected and how to mend it.
	Message string
}

// A Severity says how much a problem matters.
type Severity uint8

// The severities. An error has to be mended before a file can be used; a warning
// is about something that is most likely not meant; a note is for information
// and fails no check.
const (
	Error Severity = iota
	Warning
	Note
)

var severities = [...]Text{{"error", "fout"}, {"warning", "waarschuwing"}, {"note", "opmerking"}}

// String gives the word for the severity.
func (s Severity) String() string { return severities[s].EN }

// In gives the word for the severity in a language.
func (s Severity) In(language string) string { return severities[s].In(language) }

// String prints the problem in English.
func (p Problem) String() string { return p.In("en") }

// In prints the problem as file:line:col: message [L012] (clause 27.b), leaving out what
// is not known. The word for the severity comes before the message, unless it is an
// error. The words around the message are of a language; the message stays as it is.
func (p Problem) In(language string) string {
	s := p.File
	if p.Line > 0 {
		s += fmt.Sprintf(":%d", p.Line)
		if p.Col > 0 {
			s += fmt.Sprintf(":%d", p.Col)
		}
	}
	if s != "" {
		s += ": "
	}
	if p.Severity != Error {
		s += p.Severity.In(language) + ": "
	}
	s += p.Message
	if p.Code != "" {
		s += " [" + p.Code + "]"
	}
	if p.Clause != "" {
		s += " (" + Text{"clause", "clausule"}.In(language) + " " + p.Clause + ")"
	}
	return s
}

// SortProblems puts problems in the order of their places.
func SortProblems(ps []Problem) {
	sort.SliceStable(ps, func(i, j int) bool {
		a, b := ps[i], ps[j]
		if a.File != b.File {
			return a.File < b.File
		}
		if a.Line != b.Line {
			return a.Line < b.Line
		}
		return a.Col < b.Col
	})
}

// A Source is a predicate as its author wrote it, with the place in the file at
// which each of its lines begins, so that a fault inside it has an exact place.
type Source struct {
	Text  string
	Lines []Pos
	// From is the clause that lends the predicate; "" if it stands in its place.
	From string
}

// At gives the place in the file of a line (from 1) and column (from 0) of the
// text.
func (s Source) At(line, col int) Pos {
	if line < 1 || line > len(s.Lines) {
		line, col = 1, 0
	}
	if len(s.Lines) == 0 {
		return Pos{}
	}
	p := s.Lines[line-1]
	return Pos{p.Line, p.Col + col}
}
