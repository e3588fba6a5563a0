package lin

import (
	"net/url"
	"strings"

	"lawc/auction"
	"lawc/notation/source"
)

// Read reads LIN, the format of Bridge Base Online: pairs of a two-letter
// tag and a value, each ended by a bar. Line breaks mean nothing, save that a
// line may be an address of the viewer with the pairs encoded in it. The format
// has no sign for anything irregular: calls are taken in rotation.
func Read(l *source.Lines, out *source.Output) {
	r := reader{out: out}
	for l.Next() && !out.Stopped {
		if l.Long {
			r.endBoard()
			r.endValue()
			out.Put(source.Entry{Line: l.Number, Col: 1, Errors: []source.Fault{l.Fault(0, source.TooLong)}})
			continue
		}
		r.row, r.text, r.shift, r.ruler = l.Number, l.Text, 0, source.Ruler{Line: l.Text}
		if text, at, ok := viewerAddress(l.Text); ok {
			r.text, r.shift = text, at
		}
		r.pairs()
	}
	if l.Err == nil && r.inValue {
		r.fail(r.at.Fault("the input breaks off, expected a bar at the end"))
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

// place is where something stands.
type place = source.Place

// A reader puts boards together from pairs.
type reader struct {
	out *source.Output
	// row and text are the number of the current line and the line; shift is
	// where it begins in the line of the file.
	row   int
	text  string
	shift int
	ruler source.Ruler
	// tag is the tag whose value is being read, if inValue; value holds what
	// earlier lines brought of it. at is where the one or the other begins.
	tag     string
	value   []byte
	inValue bool
	at      place
	// lost says that no tag is to be believed unless it is a known one.
	lost  bool
	board board
}

// A board is what has been read of a board.
type board struct {
	name, room string
	at         place
	dealt      bool
	dealer     auction.Seat
	hasDealer  bool
	calls      []auction.Item
	faults     []source.Fault
}

func (r *reader) fail(fault source.Fault) { r.board.faults = source.AddFault(r.board.faults, fault) }

// pairs goes through a line.
func (r *reader) pairs() {
	if tag, _, _ := strings.Cut(r.text, "|"); r.inValue && beginsBoard[tag] {
		r.fail(r.at.Fault("found no bar after the value of " + r.tag + ", expected one"))
		r.endValue()
	}
	for at := 0; at < len(r.text); {
		end := strings.IndexByte(r.text[at:], '|')
		ended := end >= 0
		if end = at + end; !ended {
			end = len(r.text)
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
func (r *reader) tagPart(at, end int, ended bool) {
	tag := strings.ToLower(strings.TrimSpace(r.text[at:end]))
	if !ended && tag == "" {
		return
	}
	r.at = r.place(at + source.Indent(r.text[at:end]))
	if !r.lost && (!ended || len(tag) != 2) {
		r.lost = true
		r.fail(r.at.Fault("found " + source.Describe(tag) + ", expected a tag of two letters and a bar; a bar in a name would do this"))
	}
	if r.lost && !(ended && knownTags[tag]) {
		return
	}
	r.tag, r.lost, r.inValue = tag, false, true
	r.at = r.place(min(end+1, len(r.text)))
}

// valuePart adds a piece of the line to the value.
func (r *reader) valuePart(at, end int, ended bool) {
	if len(r.value)+end-at > source.MaxLine {
		r.fail(r.at.Fault(source.TooLong))
		r.value = r.value[:0]
	}
	if r.value = append(r.value, r.text[at:end]...); !ended {
		return
	}
	r.pair(r.tag, string(r.value))
	r.endValue()
}

func (r *reader) endValue() { r.tag, r.value, r.inValue = "", r.value[:0], false }

// place is that of a byte of the line; within an encoded address, that of the
// address.
func (r *reader) place(at int) place {
	if r.shift > 0 {
		return source.At(r.row, r.shift+1)
	}
	return source.At(r.row, r.ruler.Column(at))
}
