package options

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// suitLetters are the letters of the suits from the lowest to the highest, as a
// language writes them in bids, and suitSymbols what stands on the cards.
var (
	suitLetters = map[string]string{"en": "CDHS", "nl": "KRHS"}
	suitSymbols = []string{"♣", "♦", "♥", "♠"}
)

// WithSymbols writes the bids in a text as their cards show them: 2♥. Texts to be
// read aloud have letters, which a page or a terminal need not.
func WithSymbols(text, lang string) string {
	var b strings.Builder
	before := ' '
	for i, r := range text {
		at := -1
		if unicode.IsDigit(before) && alone(text[:i-1]) && endsWord(text[i+utf8.RuneLen(r):]) {
			at = strings.IndexRune(suitLetters[lang], r)
		}
		if at >= 0 {
			b.WriteString(suitSymbols[at])
		} else {
			b.WriteRune(r)
		}
		before = r
	}
	return b.String()
}

// alone reports whether a bid may begin behind a text.
func alone(before string) bool {
	last, _ := utf8.DecodeLastRuneInString(before)
	return before == "" || !unicode.IsLetter(last) && !unicode.IsDigit(last)
}

// endsWord reports whether a word ends where a text begins.
func endsWord(behind string) bool {
	next, _ := utf8.DecodeRuneInString(behind)
	return behind == "" || !unicode.IsLetter(next) && !unicode.IsDigit(next)
}
