package report

import (
	"lawc/auction"
	"lawc/law"
)

// A Said is one sentence of a ruling for those who lay it out themselves: the
// text with its capital letter and full stop, and apart from it the clauses on
// which it rests.
type Said struct {
	Text    string
	Clauses []*law.Clause
	// Part is the part of the ruling to which it belongs: one of Parts.
	Part string
	// Item is the index of the item that it is about, -1 if it is about the
	// auction as a whole.
	Item int
	// Turn says that it tells no more than whose turn it is.
	Turn bool
}

// Parts lists the parts of a ruling in the order in which they are told: what
// happened, what stands, what is owed, what may be chosen, what the director
// may do, what was taken for granted.
var Parts = []string{"happened", "stands", "owed", "choice", "director", "taken"}

// Ruling gives the sentences of a ruling as they are printed, but for whose turn it is.
func Ruling(r *law.Result, s Style) (texts []string) {
	for _, said := range sentences(r, s) {
		if !said.turn {
			texts = append(texts, s.sentenceText(said))
		}
	}
	return texts
}

// Sentences gives the sentences of a ruling.
func Sentences(r *law.Result, s Style) (said []Said) {
	sp := &speaker{words: wordsIn(s.Lang), style: s, r: r}
	for i, part := range []func(){
		func() {
			for i := range r.Events {
				sp.event(i)
			}
		},
		sp.standing,
		func() { sp.duties(); sp.bans() },
		sp.choices, sp.discretion, func() { sp.assumptions(); sp.unneeded() },
	} {
		sp.said = nil
		part()
		for _, one := range sp.said {
			text := Style{}.sentenceText(sentence{text: one.text})
			said = append(said, Said{Text: text, Clauses: one.clauses, Part: Parts[i], Item: one.item, Turn: one.turn})
		}
	}
	return said
}

// Did says what an item was, as a ruling names it.
func Did(r *law.Result, i int, s Style) string {
	sp := &speaker{words: wordsIn(s.Lang), style: s, r: r}
	return sp.itemNumber(i + 1)
}

// SeatName names a seat.
func SeatName(seat auction.Seat, lang string) string { return wordsIn(lang).seats[seat&3] }
