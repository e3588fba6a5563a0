package report

import (
	"strings"

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

// Sentences gives the sentences of a ruling.
func Sentences(r *law.Result, s Style) []Said { return sentencesSaid(r, s, -1) }

// NewSentences gives the sentences of a ruling that were not said before its
// last item. They do not name that item, nor tell what was taken for granted.
func NewSentences(before []Said, r *law.Result, s Style) []Said {
	return Without(sentencesSaid(r, s, len(r.Record.Items)-1), before)
}

// Without gives the sentences of one ruling that another does not have, whatever
// the clauses on which they rest, and those apart that tell whose turn it is or
// what was taken for granted.
func Without(list, known []Said) (left []Said) {
	have := map[string]bool{}
	for i := range known {
		have[known[i].Text] = true
	}
	for _, one := range list {
		if !one.Turn && one.Part != "taken" && !have[one.Text] {
			left = append(left, one)
		}
	}
	return left
}

func sentencesSaid(r *law.Result, s Style, unnamed int) (said []Said) {
	sp := &speaker{words: wordsIn(s.Lang), style: s, r: r, unnamed: unnamed}
	for i, part := range []func(){
		func() {
			for i := range r.Events {
				sp.event(i)
			}
		},
		sp.standing,
		func() { sp.duties(); sp.bans() },
		sp.choices, sp.discretion, sp.assumptions,
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

// Ways names what one player may do, without the player: calls that follow one
// another as a range. It is the director's being called if the items are that.
func Ways(items []auction.Item, s Style) string {
	p := printer{nil, wordsIn(s.Lang), s}
	if items[0].Action == auction.Attention {
		return capital(p.words.options.attention)
	}
	_, ways, _ := strings.Cut(p.ways(items), ": ")
	return ways
}

func capital(text string) string { return strings.ToUpper(text[:1]) + text[1:] }

// Way names one thing that may be done next: a call as it is written, another
// act in words.
func Way(r *law.Result, it *auction.Item, s Style) string {
	sp := &speaker{words: wordsIn(s.Lang), style: s, r: r, unnamed: -1}
	if it.Action == auction.Calls {
		return sp.call(it.Call)
	}
	return capital(sp.did(it))
}

// InOrder says that what a player does is in order.
func InOrder(lang string) string { return capital(wordsIn(lang).options.inOrder) + "." }

// NothingLeft says that there is nothing left to choose.
func NothingLeft(lang string) string { return capital(wordsIn(lang).options.nothing) + "." }

// Did says what an item was, as a ruling names it.
func Did(r *law.Result, i int, s Style) string {
	sp := &speaker{words: wordsIn(s.Lang), style: s, r: r, unnamed: -1}
	return sp.itemNumber(i + 1)
}

// SeatName names a seat.
func SeatName(seat auction.Seat, lang string) string { return wordsIn(lang).seats[seat&3] }

// Answer says yes or no.
func Answer(value bool, lang string) string {
	if value {
		return wordsIn(lang).yes
	}
	return wordsIn(lang).no
}

// Question gives the question that an edition asks about a fact.
func Question(e *law.Edition, fact, lang string) string {
	sp := &speaker{words: wordsIn(lang), style: Style{Lang: lang}, r: &law.Result{Edition: e}}
	return sp.question(fact)
}
