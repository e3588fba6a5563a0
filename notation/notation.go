// Package notation reads records of auctions from what other programs and
// people write: the one-line form, JSON, PBN and LIN.
//
// Every reader goes through its input once and holds one record at a time.
// What cannot be read is an entry of its own, with the place of each fault, and
// reading goes on behind it, so that the entries add up to what the input
// holds. What is right or wrong in bridge is for the editions to say; the only
// rules known here are those of the formats.
package notation

import (
	"bufio"
	"cmp"
	"fmt"
	"io"
	"iter"
	"path"
	"slices"
	"strings"

	"lawc/auction"
)

// A Fault is something in an input that cannot be read, or should not be
// there. Line and Col count from 1, Col in characters.
type Fault struct {
	Line, Col int
	Msg       string
}

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
	// input as a whole, or of a game that holds no auction.
	Aside bool
}

// Declared is what a source says that an auction led to, in the source's own
// words, such as "4HX" and "S". Empty is not stated.
type Declared struct{ Contract, Declarer string }

// A Format is a way to write records.
type Format string

// The formats. NDJSON is a JSON object a line.
const (
	Text   Format = "text"
	JSON   Format = "json"
	NDJSON Format = "ndjson"
	PBN    Format = "pbn"
	LIN    Format = "lin"
)

// Formats lists the formats.
var Formats = []Format{Text, JSON, NDJSON, PBN, LIN}

var endings = map[string]Format{
	".txt": Text, ".text": Text, ".json": JSON, ".ndjson": NDJSON, ".jsonl": NDJSON, ".pbn": PBN, ".lin": LIN,
}

// ByName gives the format of that name, or of a file of that name by its
// ending.
func ByName(name string) (Format, bool) {
	name = strings.ToLower(name)
	if format := Format(name); slices.Contains(Formats, format) {
		return format, true
	}
	format, ok := endings[path.Ext(name)]
	return format, ok
}

// Read yields the entries of an input one after another. The notation is that
// of the one-line form; it is of no account for PBN and LIN. An input without
// any record yields an entry that says so, and so does one that breaks off.
func Read(format Format, in io.Reader, n auction.Notation) iter.Seq[Entry] {
	return func(yield func(Entry) bool) {
		records := 0
		out := &output{yield: func(entry Entry) bool {
			if !entry.Aside {
				records++
			}
			return yield(entry)
		}}
		lines := &lines{in: bufio.NewReader(in)}
		if mark, _ := lines.in.Peek(len(byteOrderMark)); string(mark) == byteOrderMark {
			lines.in.Discard(len(byteOrderMark))
		}
		switch format {
		case JSON:
			readJSON(&places{in: lines.in, line: 1, col: 1}, n, out)
		case NDJSON:
			readNDJSON(lines, n, out)
		case PBN:
			readPBN(lines, out)
		case LIN:
			readLIN(lines, out)
		default:
			readText(lines, n, out)
		}
		if lines.err != nil {
			out.aside(Fault{lines.number, 1, "reading stopped: " + lines.err.Error()})
		} else if records == 0 && !out.stopped {
			out.aside(Fault{max(lines.number, 1), 1, format.holdsNothing()})
		}
	}
}

// byteOrderMark stands at the beginning of files of some editors.
const byteOrderMark = "\uFEFF"

func (f Format) holdsNothing() string {
	switch f {
	case PBN:
		return "found no auction, expected a game with an Auction tag and calls"
	case LIN:
		return "found no auction, expected a board with calls, as in md|1|mb|1C|"
	case JSON, NDJSON:
		return `found no record, expected an object, as in {"record": "N: 1S P"}`
	}
	return `found no record, expected one a line, as in "N: 1S P"`
}

// An output hands entries on until nobody wants more.
type output struct {
	yield   func(Entry) bool
	stopped bool
}

func (o *output) put(entry Entry) {
	if o.stopped {
		return
	}
	slices.SortStableFunc(entry.Errors, byPlace)
	slices.SortStableFunc(entry.Warnings, byPlace)
	o.stopped = !o.yield(entry)
}

func byPlace(a, b Fault) int {
	return cmp.Or(cmp.Compare(a.Line, b.Line), cmp.Compare(a.Col, b.Col))
}

// maxFaults is how many faults of one record are told.
const maxFaults = 20

// addFault adds a fault, up to a limit beyond which it says that there are
// more.
func addFault(faults []Fault, fault Fault) []Fault {
	switch {
	case len(faults) > maxFaults:
		return faults
	case len(faults) == maxFaults:
		fault.Msg = fmt.Sprintf("there are more errors after these %d", maxFaults)
	}
	return append(faults, fault)
}

// aside reports faults that are of no record.
func (o *output) aside(faults ...Fault) {
	if len(faults) > 0 {
		first := slices.MinFunc(faults, byPlace)
		o.put(Entry{Line: first.Line, Col: first.Col, Errors: faults, Aside: true})
	}
}
