package auction

// denominationWords are the denominations in words, in lower case.
var (
	denominationWords = map[string]Denomination{
		"club": Clubs, "clubs": Clubs, "diamond": Diamonds, "diamonds": Diamonds, "heart": Hearts, "hearts": Hearts,
		"spade": Spades, "spades": Spades, "notrump": Notrump, "notrumps": Notrump, "no-trump": Notrump, "no-trumps": Notrump,
		"no trump": Notrump, "no trumps": Notrump,
	}
	dutchDenominationWords = map[string]Denomination{
		"klaver": Clubs, "klaveren": Clubs, "ruiten": Diamonds, "harten": Hearts, "schoppen": Spades, "sans": Notrump,
		"sansatout": Notrump, "sans-atout": Notrump, "sans atout": Notrump,
	}
)

// denominationAfter reads a denomination as it stands behind a level: directly
// or after a blank, by its letter or in words.
func (n Notation) denominationAfter(text string) (d Denomination, size int) {
	if !wordy(text) {
		return n.denomination(text)
	}
	start := 0
	for start < len(text) && isBlank(text[start]) {
		start++
	}
	if d, size = n.inWords(text[start:]); size > 0 {
		return d, start + size
	}
	d, size = n.denomination(text[start:])
	end := start + size
	switch behind := text[end:]; {
	case size == 0:
		return NoDenomination, 0
	case start > 0 && behind != "" && (isLetter(behind[0]) || isDigit(behind[0]) || behind[0] == ':'):
		return NoDenomination, 0 // the letter is of something else: a call, a seat
	}
	return d, end
}

// wordy reports whether more than a letter or two may be meant: behind a blank,
// where a third letter follows, and in "no trump".
func wordy(text string) bool {
	return len(text) > 0 && isBlank(text[0]) || len(text) > 2 && isLetter(text[1]) &&
		(isLetter(text[2]) || text[2] == '-' || text[1]|0x20 == 'o')
}

// inWords reads a denomination that is written out.
func (n Notation) inWords(text string) (d Denomination, size int) {
	var buffer [longestWord]byte
	for words := 2; words > 0; words-- {
		end := wordsEnd(text, words)
		lower := string(lowerInto(&buffer, text[:end]))
		if d, ok := denominationWords[lower]; ok {
			return d, end
		}
		if d, ok := dutchDenominationWords[lower]; ok && n.dutch {
			return d, end
		}
	}
	return NoDenomination, 0
}

// wordsEnd is the end of the first words of a text, which a blank parts.
func wordsEnd(text string, words int) (end int) {
	for {
		for end < len(text) && (isLetter(text[end]) || text[end] == '-') {
			end++
		}
		if words--; words == 0 || end == len(text) || text[end] != ' ' {
			return end
		}
		end++
	}
}
