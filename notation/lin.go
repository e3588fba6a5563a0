package notation

import (
	"net/url"
	"strings"

	"lawc/auction"
)

// readLIN reads LIN, the format of Bridge Base Online: pairs of a two-letter
// tag and a value, each ended by a bar. Line breaks mean nothing, save that a
// line may be an address of the viewer with the pairs encoded in it. The format
// has no sign for anything irregular: calls are taken in rotation.
func readLIN(l *lines, out *output) {
	r := linReader{out: out}
	for l.next() && !out.stopped {
		if l.long {
			r.endBoard()
			r.endValue()
			out.put(Entry{Line: l.number, Col: 1, Errors: []Fault{l.fault(0, tooLong)}})
			continue
		}
		r.number, r.line, r.shift, r.ruler = l.number, l.text, 0, ruler{line: l.text}
		if text, at, ok := viewerAddress(l.text); ok {
			r.line, r.shift = text, at
		}
		r.pairs()
	}
	if l.err == nil && r.inValue {
		r.fail(r.at.fault("the input breaks off, expected a bar at the end"))
	}
	r.endBoard()
}

// viewerAddress takes the pairs out of an address of the hand viewer, and says
// where in the line they begin.
func viewerAddress(line string) (text string, at int, ok bool) {
	before, text, ok := strings.Cut(line, "lin=")
	if !ok || strings.Contains(before, "|") {
		return "", 0, false
	}
	at = len(before) + len("lin=")
	if !strings.Contains(text, "|") {
		text, _, _ = strings.Cut(text, "&")
	}
	if decoded, err := url.QueryUnescape(strings.TrimSpace(text)); err == nil {
		text = decoded
	}
	if !strings.HasSuffix(text, "|") {
		text += "|"
	}
	return text, at, true
}

// A linReader puts boards together from pairs.
type linReader struct {
	out *output
	// number and line are the current line; shift is where it begins in the
	// line of the file.
	number int
	line   string
	shift  int
	ruler  ruler
	// tag is the tag whose value is being read, if inValue; value holds what
	// earlier lines brought of it. at is where the one or the other begins.
	tag     string
	value   []byte
	inValue bool
	at      place
	// lost says that no tag is to be believed unless it is a known one.
	lost  bool
	board linBoard
}

// A linBoard is what has been read of a board.
type linBoard struct {
	name, room string
	at         place
	dealt      bool
	dealer     auction.Seat
	hasDealer  bool
	calls      []auction.Item
	faults     []Fault
}

func (r *linReader) fail(fault Fault) { r.board.faults = addFault(r.board.faults, fault) }

// pairs goes through a line.
func (r *linReader) pairs() {
	if tag, _, _ := strings.Cut(r.line, "|"); r.inValue && beginsBoard[tag] {
		r.fail(r.at.fault("found no bar after the value of " + r.tag + ", expected one"))
		r.endValue()
	}
	for at := 0; at < len(r.line); {
		end := strings.IndexByte(r.line[at:], '|')
		ended := end >= 0
		if end = at + end; !ended {
			end = len(r.line)
		}
		if r.inValue {
			r.valuePart(at, end, ended)
		} else {
			r.tagPart(at, end, ended)
		}
		at = end + 1
	}
}

// tagPart takes a piece of the line for a tag. What is no tag is reported once,
// and skipped up to one that is known.
func (r *linReader) tagPart(at, end int, ended bool) {
	tag := strings.ToLower(strings.TrimSpace(r.line[at:end]))
	if !ended && tag == "" {
		return
	}
	r.at = r.place(at + indent(r.line[at:end]))
	if !r.lost && (!ended || len(tag) != 2) {
		r.lost = true
		r.fail(r.at.fault("found " + describe(tag) + ", expected a tag of two letters and a bar; a bar in a name would do this"))
	}
	if r.lost && !(ended && knownTags[tag]) {
		return
	}
	r.tag, r.lost, r.inValue = tag, false, true
	r.at = r.place(min(end+1, len(r.line)))
}

// valuePart adds a piece of the line to the value.
func (r *linReader) valuePart(at, end int, ended bool) {
	if len(r.value)+end-at > maxLine {
		r.fail(r.at.fault(tooLong))
		r.value = r.value[:0]
	}
	if r.value = append(r.value, r.line[at:end]...); !ended {
		return
	}
	r.pair(r.tag, string(r.value))
	r.endValue()
}

func (r *linReader) endValue() { r.tag, r.value, r.inValue = "", r.value[:0], false }

// place is that of a byte of the line; within an encoded address, that of the
// address.
func (r *linReader) place(at int) place {
	if r.shift > 0 {
		return place{r.number, r.shift + 1}
	}
	return place{r.number, r.ruler.column(at)}
}
