package pbn

import (
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"

	"lawc/auction"
	"lawc/notation/source"
)

// checkNotes holds the notes of the auction against the calls that refer to
// them.
func (a *auctionReader) checkNotes() {
	texts := map[int]bool{}
	for _, note := range a.game.notes {
		if note.section != &a.game.auction {
			continue
		}
		number, _, _ := strings.Cut(note.text, ":")
		n, err := strconv.Atoi(strings.TrimSpace(number))
		_, wanted := a.notes[n]
		switch {
		case err != nil || n < 1 || n > 32:
			a.game.fail(note.Fault("found the note " + source.Describe(note.text) + `, expected a number from 1 to 32 first, as in [Note "1:text"]`))
		case !wanted:
			a.game.fail(note.Fault(fmt.Sprintf("found note %d, expected =%d= behind a call", n, n)))
		}
		texts[n] = true
	}
	for _, n := range slices.Sorted(maps.Keys(a.notes)) {
		if !texts[n] {
			a.game.fail(a.notes[n].Fault(fmt.Sprintf(`found =%d=, expected its text after the calls, as in [Note "%d:text"]`, n, n)))
		}
	}
}

// checkOutcome holds Contract and Declarer against the calls, as far as both
// are known.
func (a *auctionReader) checkOutcome() {
	if !a.standing.Closed() || a.anyOdd {
		return
	}
	contract, declarer := a.game.tags["Contract"], a.game.tags["Declarer"]
	bid, doubled, known := readContract(contract.value)
	switch {
	case !known && !unknown(contract.value):
		a.warn(contract.at, "found "+source.Describe(contract.value)+" as Contract, expected one such as 4HX, or Pass")
	case known && (bid != a.standing.Bid || doubled != a.standing.Doubled):
		a.warn(contract.at, a.game.called()+"found "+source.Describe(contract.value)+" as Contract, but the calls give "+a.standing.Contract())
		return
	}
	if !a.standing.Bid.IsBid() || unknown(declarer.value) {
		return
	}
	seat, ok := readDeclarer(declarer.value)
	given := a.standing.Declarer()
	switch {
	case !ok:
		a.warn(declarer.at, "found "+source.Describe(declarer.value)+" as Declarer, expected N, E, S or W")
	case seat != given:
		a.warn(declarer.at, fmt.Sprintf("%sfound %q as Declarer, but the calls give %v%s",
			a.game.called(), declarer.value, given, a.missingPasses(seat-given)))
	}
}

// missingPasses says how many passes before the first call would give the
// declarer that is wanted. Some programs leave them out.
func (a *auctionReader) missingPasses(shift auction.Seat) string {
	missing := int(shift) & 3
	if a.items[0].Call == auction.CallPass || a.anySkipped {
		return ""
	}
	return fmt.Sprintf("; with %d more passes before the first call they would agree", missing)
}

// unknown reports whether a tag's value says that it is not known.
func unknown(value string) bool {
	value = strings.TrimSpace(value)
	return value == "" || value == "?"
}

// readContract reads Pass or a bid with its doubles. N for NT, R for XX and
// small letters occur.
func readContract(value string) (bid auction.Call, doubled int, ok bool) {
	value = strings.ReplaceAll(strings.ToUpper(value), " ", "")
	switch {
	case value == "PASS" || value == "P":
		return auction.CallPass, 0, true
	case len(value) < 2 || value[0] < '1' || value[0] > '7':
		return auction.CallPass, 0, false
	}
	d, size := source.Denomination(value[1:])
	if size == 0 {
		return auction.CallPass, 0, false
	}
	switch value[1+size:] {
	case "":
		doubled = 0
	case "X", "*":
		doubled = 1
	case "XX", "R", "**":
		doubled = 2
	default:
		return auction.CallPass, 0, false
	}
	return auction.NewBid(int(value[0]-'0'), d), doubled, true
}

// readDeclarer reads a seat. "^S" says that South plays although the calls make
// his partner declarer; it is the latter that is given back.
func readDeclarer(value string) (auction.Seat, bool) {
	letter, swapped := strings.CutPrefix(strings.TrimSpace(value), "^")
	seat, ok := auction.SeatOf(firstLetter(letter))
	if swapped {
		seat = seat.Partner()
	}
	return seat, ok && len(letter) == 1
}
