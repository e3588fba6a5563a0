package lin

import (
	"fmt"
	"strings"

	"lawc/auction"
	"lawc/notation/source"
)

// allPass stands for the passes that are wanting.
const allPass = ^auction.Call(0)

// maxCalls is more than any auction has.
const maxCalls = 4096

// words are the calls that are not bids, longer spellings first.
var words = []struct {
	text string
	call auction.Call
}{
	{"all pass", allPass}, {"allpass", allPass}, {"redouble", auction.CallRedouble}, {"double", auction.CallDouble},
	{"pass", auction.CallPass}, {"rdbl", auction.CallRedouble}, {"dbl", auction.CallDouble},
	{"xx", auction.CallRedouble}, {"ap", allPass}, {"p", auction.CallPass}, {"x", auction.CallDouble},
	{"d", auction.CallDouble}, {"r", auction.CallRedouble},
}

// calls reads the calls of one value, one or several run together.
func (r *reader) calls(value string) {
	for at := 0; at < len(value); {
		if value[at] == '!' || value[at] == ',' || source.IsBlank(value[at]) {
			at++
			continue
		}
		r.board.called = true
		call, size := readCall(value[at:])
		if size == 0 {
			r.fail(r.within(value, at), "found "+source.Describe(strings.TrimSpace(value[at:]))+", expected calls: p, d, r, or a level with C, D, H, S or N")
			return
		}
		r.board.calls = append(r.board.calls, heard{call, value[at : at+size], r.within(value, at)})
		at += size
	}
	if len(r.board.calls) > maxCalls {
		r.fail(r.at, fmt.Sprintf("found more than %d calls on one board", maxCalls))
	}
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
