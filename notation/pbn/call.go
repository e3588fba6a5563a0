package pbn

import (
	"strings"

	"lawc/auction"
	"lawc/notation/source"
)

// readCall reads a call. An odd spelling comes with the word for it that the
// format has.
func readCall(text string) (call auction.Call, instead string, ok bool) {
	lower := strings.ToLower(text)
	switch lower {
	case "pass":
		return auction.CallPass, "", true
	case "p":
		return auction.CallPass, "Pass", true
	case "x":
		return auction.CallDouble, "", true
	case "xx":
		return auction.CallRedouble, "", true
	}
	if len(lower) < 2 || len(lower) > 3 || lower[0] < '1' || lower[0] > '0'+auction.MaxLevel {
		return auction.CallUnknown, "", false
	}
	d, size := source.Denomination(lower[1:])
	if size != len(lower)-1 {
		return auction.CallUnknown, "", false
	}
	call = auction.NewBid(int(lower[0]-'0'), d)
	if lower[1:] == "n" {
		instead = call.String()
	}
	return call, instead, true
}
