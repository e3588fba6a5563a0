package lin

import (
	"cmp"
	"net/url"
	"strconv"
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

// texts are the tags whose values people write, with bars among other things.
var texts = map[string]bool{
	"ah": true, "an": true, "bn": true, "mn": true, "nt": true, "pn": true, "pw": true, "qx": true, "rs": true, "vg": true,
}

// dealers are the dealers by their digit.
var dealers = map[byte]auction.Seat{
	'1': auction.South, '2': auction.West, '3': auction.North, '4': auction.East,
}

// A board is what has been read of a board.
type board struct {
	name, room string
	at         place
	dealt      bool
	dealer     auction.Seat
	hasDealer  bool
	// called says that calls stand in the source, readable or not.
	called bool
	calls  []heard
	// unread says that a call could not be read.
	unread           bool
	faults, warnings []source.Fault
}

// A heard is a call with its spelling and its place.
type heard struct {
	call auction.Call
	text string
	place
}

func (r *reader) fail(at place, msg string) {
	r.board.faults = source.AddFault(r.board.faults, at.Fault(msg))
}

func (r *reader) warn(at place, msg string) {
	r.board.warnings = source.AddFault(r.board.warnings, at.Fault(msg))
}

// pair takes up a tag with its value.
func (r *reader) pair(tag, value string) {
	b := &r.board
	switch tag {
	case "qx":
		r.endBoard()
		b.room = strings.TrimSpace(value)
	case "pn", "vg":
		if b.called {
			r.endBoard()
		}
	case "ah":
		if b.called && b.name != "" {
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
		r.fail(r.at, "found "+source.Describe(value)+", expected a dealer first: 1 for South, 2 West, 3 North, 4 East")
	}
	b.dealer, b.hasDealer = dealer, true
}

// id is the board's name or, without one, the line at which it stands.
func (b *board) id() string {
	if name := cmp.Or(b.room, b.name); name != "" {
		return name
	}
	return "line " + strconv.Itoa(b.at.Line)
}

// titled begins a message about a board that has a name.
func (b *board) titled() string {
	name := cmp.Or(b.room, b.name)
	switch {
	case name == "":
		return ""
	case strings.HasPrefix(strings.ToLower(name), "board"):
		return name + ": "
	}
	return "board " + name + ": "
}

// endBoard hands the board on, if it has calls or faults, and begins the next.
func (r *reader) endBoard() {
	b := r.board
	r.board = board{}
	if !b.called {
		if b.dealt {
			r.out.Silent(b.at)
		}
		r.out.Aside(append(b.faults, b.warnings...)...)
		return
	}
	if !b.hasDealer && len(b.faults) == 0 {
		b.faults = append(b.faults, b.at.Fault("found no dealer, expected one before the calls, as in md|1|"))
	}
	record := auction.Record{ID: b.id(), Dealer: b.dealer, Items: b.items()}
	r.out.Put(source.Entry{Record: record, Line: b.at.Line, Col: b.at.Col, Errors: b.faults, Warnings: b.warnings})
}

// items puts the calls in rotation, and warns of those that nobody could have
// made there.
func (b *board) items() []auction.Item {
	var standing source.Standing
	items := make([]auction.Item, 0, len(b.calls))
	seat := b.dealer
	for _, c := range b.calls {
		repeat := 1
		if c.call == allPass {
			c.call = auction.CallPass
			for repeat = 0; repeat < 4 && !passed(standing, repeat); repeat++ {
			}
		}
		if odd := standing.Odd(seat, c.call); odd != "" && len(b.faults) == 0 {
			b.warnings = source.AddFault(b.warnings, c.Fault(b.titled()+"found "+c.text+odd))
		}
		for range repeat {
			items = append(items, auction.Item{Seat: seat, Call: c.call})
			standing.Add(seat, c.call)
			seat = seat.Left()
		}
	}
	return items
}

// passed reports whether so many more passes would end an auction.
func passed(s source.Standing, more int) bool {
	for range more {
		s.Add(auction.North, auction.CallPass)
	}
	return s.Closed()
}
