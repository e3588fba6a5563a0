package explore

import (
	"strconv"
	"strings"

	"lawc/auction"
)

// Bounds say of which records a walk is made, and are told with what it finds:
// outside them nothing has been looked at but at random.
type Bounds struct {
	// Levels and Denominations are the ladder of bids, from level one, to which
	// one bid of more than seven is added.
	Levels        int
	Denominations []auction.Denomination
	// Depth bounds the items of a record; 0 is no bound.
	Depth int
	// Irregularities bounds how many may have happened before the last item of a
	// record; 0 is no bound.
	Irregularities int
	// Later bounds the items before a player changes a call after others have
	// called: what he changes then is looked up in what came before.
	Later int
	// Wide: each fact is tried with each of its values on every call that it can be
	// about, where otherwise what the record does not tell is left at its default;
	// and cards are shown in every number.
	Wide bool
	// Sparse: after the first irregularity only the player on turn makes every call,
	// and others pass or make the lowest bid.
	Sparse bool
}

// UsualLater is how many items may stand before a later change: each side has then
// called, and one of them may be irregular.
const UsualLater = 3

// UsualBounds are the bounds within which editions are explored unless others are
// asked for. The rule by which they are cut: the longer the records, the fewer the
// bids. All denominations, whose ranks an edition may name, meet in records so short
// that any two do; a suit and notrump, of which conditions tell one from another, in
// records with two irregularities or with every fact; and in records long enough for a
// ruling, a replacement and the end of the auction they do on one level.
func UsualBounds() []Bounds {
	all := []auction.Denomination{auction.Clubs, auction.Diamonds, auction.Hearts, auction.Spades, auction.Notrump}
	kinds := []auction.Denomination{auction.Spades, auction.Notrump}
	return []Bounds{
		{Levels: 2, Denominations: all, Depth: 3, Later: UsualLater},
		{Levels: 1, Denominations: kinds, Irregularities: 1, Depth: 3, Later: UsualLater, Wide: true},
		{Levels: 2, Denominations: kinds, Irregularities: 2, Depth: 4, Later: UsualLater, Sparse: true},
		{Levels: 1, Denominations: kinds, Irregularities: 1, Depth: 6, Later: UsualLater, Sparse: true},
	}
}

// Words says in words which records the bounds take in.
func (b Bounds) Words() string {
	text := "bids of level 1"
	if b.Levels > 1 {
		text += " to " + strconv.Itoa(b.Levels)
	}
	text += " in " + b.denominations() + " and one of 8"
	switch {
	case b.Irregularities == 1:
		text += ", one irregularity and another as the last item"
	case b.Irregularities > 1:
		text += ", " + strconv.Itoa(b.Irregularities) + " irregularities and another as the last item"
	}
	if b.Wide {
		text += ", each fact with each value"
	}
	if b.Sparse {
		text += ", players not on turn passing or making the lowest bid after it"
	}
	if b.Depth > 0 {
		return text + ", up to " + strconv.Itoa(b.Depth) + " items, three passes in a row counted as one"
	}
	return text + ", any number of items"
}

func (b Bounds) denominations() string {
	var names []string
	for _, d := range b.Denominations {
		names = append(names, d.String())
	}
	last := len(names) - 1
	if last == 0 {
		return names[0]
	}
	return strings.Join(names[:last], ", ") + " and " + names[last]
}
