// Package source is what the readers of all formats have in common: entries,
// faults with their places, and lines.
package source

import (
	"cmp"
	"encoding/json"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"lawc/auction"
)

// A Fault is something in an input that cannot be read, or should not be
// there. Line and Col count from 1, Col in characters.
type Fault struct {
	Line, Col int
	Msg       string
}

// A Place is a line and a column.
type Place struct{ Line, Col int }

// At is the place in that line and column.
func At(line, col int) Place { return Place{line, col} }

// Fault is one at that place.
func (p Place) Fault(msg string) Fault { return Fault{p.Line, p.Col, msg} }

// An Entry is one record of an input, good or bad.
type Entry struct {
	Record auction.Record
	// Line and Col are where the record stands.
	Line, Col int
	// Errors tell why there is no record to go by.
	Errors []Fault
	// Warnings tell what was read although the format does not allow it, or
	// what was taken for granted.
	Warnings []Fault
	// Declared is the outcome as the source itself states it.
	Declared Declared
	// Aside marks an entry that stands for no record: its errors are of the
	// input as a whole, or of a game that holds no auction. Of a board without calls
	// it is Silent too: nothing is wrong with that, but it is a board.
	Aside, Silent bool
}

// Declared is what a source says that an auction led to, in the source's own
// words, such as "4HX" and "S". Empty is not stated.
type Declared struct{ Contract, Declarer string }

// An Output hands entries on until nobody wants more.
type Output struct {
	Yield   func(Entry) bool
	Stopped bool
}

// Put hands an entry on, its faults in the order of their places.
func (o *Output) Put(entry Entry) {
	if o.Stopped {
		return
	}
	slices.SortStableFunc(entry.Errors, byPlace)
	slices.SortStableFunc(entry.Warnings, byPlace)
	o.Stopped = !o.Yield(entry)
}

// Aside reports faults that are of no record.
func (o *Output) Aside(faults ...Fault) {
	if len(faults) > 0 {
		first := slices.MinFunc(faults, byPlace)
		o.Put(Entry{Line: first.Line, Col: first.Col, Errors: faults, Aside: true})
	}
}

// Silent counts a board without calls.
func (o *Output) Silent(at Place) {
	o.Put(Entry{Line: at.Line, Col: at.Col, Aside: true, Silent: true})
}

func byPlace(a, b Fault) int {
	return cmp.Or(cmp.Compare(a.Line, b.Line), cmp.Compare(a.Col, b.Col))
}

// maxFaults is how many faults of one record are told.
const maxFaults = 20

// AddFault adds a fault, up to a limit beyond which it says that there are
// more.
func AddFault(faults []Fault, fault Fault) []Fault {
	switch {
	case len(faults) > maxFaults:
		return faults
	case len(faults) == maxFaults:
		fault.Msg = fmt.Sprintf("there are more errors after these %d", maxFaults)
	}
	return append(faults, fault)
}

// Describe says what a value is, for a message.
func Describe(value any) string {
	switch v := value.(type) {
	case string:
		return strconv.Quote(Shorten(v))
	case json.Number:
		return v.String()
	case bool:
		return strconv.FormatBool(v)
	case json.Delim:
		if v == '{' {
			return "an object"
		}
		return "a list"
	}
	return "null"
}

// Shorten cuts a text that is too long for a message.
func Shorten(text string) string {
	const most = 32
	for end := range text {
		if end >= most {
			return text[:end] + "..."
		}
	}
	return text
}

// Denomination reads C, D, H, S, N or NT, upper or lower case, at the beginning
// of text, and says how many bytes it is.
func Denomination(text string) (d auction.Denomination, size int) {
	if text == "" {
		return auction.NoDenomination, 0
	}
	if i := strings.IndexByte("CDHS", text[0]&^0x20); i >= 0 {
		return auction.Denomination(i), 1
	}
	if text[0]&^0x20 != 'N' {
		return auction.NoDenomination, 0
	}
	if len(text) > 1 && text[1]&^0x20 == 'T' {
		return auction.Notrump, 2
	}
	return auction.Notrump, 1
}
