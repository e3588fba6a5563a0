package lin

import (
	"fmt"
	"net/url"
	"strings"

	"lawc/auction"
	"lawc/notation/source"
)

// beginsBoard are the tags that may open a board on a line of their own.
var beginsBoard = map[string]bool{"qx": true, "pn": true, "md": true, "vg": true}

// knownTags are the tags met in files. Others are passed over too, but are not
// trusted to be tags when the pairs have got out of step.
var knownTags = map[string]bool{
	"ah": true, "an": true, "bn": true, "bt": true, "mb": true, "mc": true, "md": true, "mn": true, "mp": true,
	"nt": true, "pc": true, "pg": true, "pn": true, "pw": true, "qx": true, "rh": true, "rs": true, "sa": true,
	"st": true, "sv": true, "tu": true, "va": true, "vg": true,
}

// dealers are the dealers by their digit.
var dealers = map[byte]auction.Seat{
	'1': auction.South, '2': auction.West, '3': auction.North, '4': auction.East,
}

// pair takes up a tag with its value.
func (r *reader) pair(tag, value string) {
	b := &r.board
	switch tag {
	case "qx":
		r.endBoard()
		b.room = strings.TrimSpace(value)
	case "pn", "vg":
		if len(b.calls) > 0 {
			r.endBoard()
		}
	case "ah":
		if len(b.calls) > 0 && b.name != "" {
			r.endBoard()
		}
		b.name = boardName(value)
	case "md":
		if b.dealt {
			r.endBoard()
		}
		r.deal(value)
	case "mb":
		r.calls(value)
	}
	if b.at == (place{}) {
		b.at = r.at
	}
}

// boardName undoes the encoding that board names keep when they are copied out
// of an address.
func boardName(value string) string {
	if name, err := url.QueryUnescape(value); err == nil {
		value = name
	}
	return strings.TrimSpace(value)
}

// deal reads the dealer's digit; the hands do not matter here.
func (r *reader) deal(value string) {
	b := &r.board
	b.dealt, b.at = true, r.at
	value = strings.TrimSpace(value)
	if value == "" {
		return
	}
	dealer, ok := dealers[value[0]]
	if !ok {
		r.fail(r.at.Fault("found " + source.Describe(value) + ", expected a dealer first: 1 for South, 2 West, 3 North, 4 East"))
	}
	b.dealer, b.hasDealer = dealer, true
}

// calls reads the calls of one value, one or several run together.
func (r *reader) calls(value string) {
	if len(r.board.calls) > maxCalls {
		return
	}
	for at := 0; at < len(value); {
		if source.IsBlank(value[at]) || value[at] == '!' {
			at++ // "!" alerts the call before it
			continue
		}
		call, size := readCall(value[at:])
		if size == 0 {
			r.fail(r.at.Fault("found " + source.Describe(value[at:]) + ", expected calls: p, d, r, or a level with C, D, H, S or N"))
			return
		}
		r.board.calls = append(r.board.calls, auction.Item{Call: call})
		at += size
	}
	if len(r.board.calls) > maxCalls {
		r.fail(r.at.Fault(fmt.Sprintf("found more than %d calls on one board", maxCalls)))
	}
}

// maxCalls is more than any auction has.
const maxCalls = 4096

// words are the calls that are not bids, longer spellings first.
var words = []struct {
	text string
	call auction.Call
}{
	{"pass", auction.CallPass}, {"rdbl", auction.CallRedouble}, {"dbl", auction.CallDouble},
	{"xx", auction.CallRedouble}, {"p", auction.CallPass}, {"x", auction.CallDouble},
	{"d", auction.CallDouble}, {"r", auction.CallRedouble},
}

// readCall reads the call at the beginning of text, and says how many bytes it
// takes.
func readCall(text string) (call auction.Call, size int) {
	if '1' <= text[0] && text[0] <= '0'+auction.MaxLevel {
		d, length := source.Denomination(text[1:])
		if length == 0 {
			return auction.CallUnknown, 0
		}
		return auction.NewBid(int(text[0]-'0'), d), 1 + length
	}
	for _, word := range words {
		if n := len(word.text); len(text) >= n && strings.EqualFold(text[:n], word.text) {
			return word.call, n
		}
	}
	return auction.CallUnknown, 0
}

// endBoard hands the board on, if it has calls or faults, and begins the next.
func (r *reader) endBoard() {
	b := r.board
	r.board = board{}
	if len(b.calls) == 0 {
		r.out.Aside(b.faults...)
		return
	}
	if !b.hasDealer {
		b.faults = append(b.faults, b.at.Fault("found no dealer, expected one before the calls, as in md|1|"))
	}
	seat := b.dealer
	for i := range b.calls {
		b.calls[i].Seat = seat
		seat = seat.Left()
	}
	name := b.room
	if name == "" {
		name = b.name
	}
	record := auction.Record{ID: name, Dealer: b.dealer, Items: b.calls}
	r.out.Put(source.Entry{Record: record, Line: b.at.Line, Col: b.at.Col, Errors: b.faults})
}
