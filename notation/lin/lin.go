// Package lin reads LIN, the format of Bridge Base Online, and the addresses of
// its hand viewer. It has no sign for anything irregular: calls are taken in
// rotation, and one that nobody could have made there is warned of.
package lin

import (
	"strings"
	"unicode/utf8"

	"lawc/notation/source"
)

// Read reads pairs of a two-letter tag and a value, each ended by a bar. Line
// breaks mean nothing, save that a line may be an address of the viewer.
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
		if address, ok := viewer(l.Text); ok && (!r.inValue || strings.HasPrefix(l.Text, "http")) {
			r.address(address)
		} else if onTheWeb(l.Text) && !r.inValue {
			r.noAuction()
		} else {
			r.pairs()
		}
	}
	if l.Err == nil && r.inValue {
		r.warn(r.at, "the input breaks off, expected a bar at the end")
		r.pair(r.tag, string(r.value))
	}
	r.endBoard()
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
	// broken says that the value goes over several lines.
	broken bool
	// lost says that no tag is to be believed unless it is a known one.
	lost  bool
	board board
}

// pairs goes through a line.
func (r *reader) pairs() {
	if tag, _, _ := strings.Cut(r.text, "|"); r.inValue && beginsBoard[tag] {
		r.warn(r.at, "found no bar after the value of "+r.tag+", expected one")
		r.pair(r.tag, string(r.value))
		r.endValue()
	}
	r.broken = r.inValue
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
	here := r.place(at + source.Indent(r.text[at:end]))
	if !r.lost && !(ended && isTag(tag, texts[r.tag])) {
		r.lost = true
		r.noTag(here, tag)
	}
	if r.lost && !(ended && knownTags[tag]) {
		return
	}
	r.tag, r.lost, r.inValue = tag, false, true
	r.at = r.place(min(end+1, len(r.text)))
}

// isTag reports whether a piece is a tag: two letters, and behind a text only
// those that are known.
func isTag(piece string, behindText bool) bool {
	letters := len(piece) == 2 && strings.Trim(piece, "abcdefghijklmnopqrstuvwxyz") == ""
	return knownTags[piece] || letters && !behindText
}

// noTag tells what stands in the place of a tag. Behind a text it is the rest of
// that text, which has a bar in it; anywhere else a call may have gone lost.
func (r *reader) noTag(here place, tag string) {
	found := "found " + source.Describe(tag) + ", expected a tag of two letters and a bar; "
	if texts[r.tag] {
		r.warn(here, found+"took it for the rest of "+r.tag+", with a bar in it")
		return
	}
	r.fail(here, found+"a bar too many or too few would do this")
}

// valuePart adds a piece of the line to the value.
func (r *reader) valuePart(at, end int, ended bool) {
	if len(r.value)+end-at > source.MaxLine {
		r.fail(r.at, source.TooLong)
		r.value = r.value[:0]
	}
	if r.value = append(r.value, r.text[at:end]...); !ended {
		return
	}
	r.pair(r.tag, string(r.value))
	r.endValue()
}

func (r *reader) endValue() { r.value, r.inValue, r.broken = r.value[:0], false, false }

// place is that of a byte of the line; within an encoded address, that of the
// address.
func (r *reader) place(at int) place {
	if r.shift > 0 {
		at = r.shift
	}
	return source.At(r.row, r.ruler.Column(at))
}

// within is the place of a byte of the value, or of the value if that cannot be
// told.
func (r *reader) within(value string, at int) place {
	if r.shift > 0 || r.broken {
		return r.at
	}
	return source.At(r.at.Line, r.at.Col+utf8.RuneCountInString(value[:at]))
}
