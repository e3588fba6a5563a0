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
	"io"
	"iter"
	"path"
	"slices"
	"strings"

	"lawc/auction"
	"lawc/notation/lin"
	"lawc/notation/pbn"
	"lawc/notation/source"
)

// A Fault is something in an input that cannot be read, or should not be
// there.
type Fault = source.Fault

// An Entry is one record of an input, good or bad.
type Entry = source.Entry

// Declared is what a source says that an auction led to.
type Declared = source.Declared

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

// ByName gives the format of that name or ending, or of a file of that name.
func ByName(name string) (Format, bool) {
	name = strings.ToLower(name)
	if format := Format(name); slices.Contains(Formats, format) {
		return format, true
	}
	ending := path.Ext(name)
	if ending == "" {
		ending = "." + name
	}
	format, ok := endings[ending]
	return format, ok
}

// IsAddress reports whether a text is an address of the hand viewer of Bridge
// Base Online. It is read as LIN.
func IsAddress(text string) bool { return lin.IsAddress(text) }

// Decoded gives an input as UTF-8 without a byte order mark, as Read takes it.
func Decoded(in io.Reader) io.Reader { return source.Decoded(in) }

// Read yields the entries of an input one after another. The notation is that
// of the one-line form; it is of no account for PBN and LIN. An input without
// any record yields an entry that says so, and so does one that breaks off.
func Read(format Format, in io.Reader, n auction.Notation) iter.Seq[Entry] {
	return func(yield func(Entry) bool) {
		records := 0
		out := &source.Output{Yield: func(entry Entry) bool {
			if !entry.Aside {
				records++
			}
			return yield(entry)
		}}
		lines := &source.Lines{In: source.Decoded(in)}
		switch format {
		case JSON:
			readJSON(&places{in: lines.In, place: source.At(1, 1)}, n, out)
		case NDJSON:
			readNDJSON(lines, n, out)
		case PBN:
			pbn.Read(lines, out)
		case LIN:
			lin.Read(lines, out)
		default:
			readText(lines, n, out)
		}
		if lines.Err != nil {
			out.Aside(Fault{Line: lines.Number, Col: 1, Msg: "reading stopped: " + lines.Err.Error()})
		} else if records == 0 && !out.Stopped {
			out.Aside(Fault{Line: max(lines.Number, 1), Col: 1, Msg: format.holdsNothing()})
		}
	}
}

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
