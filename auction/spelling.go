package auction

import "strings"

// A Notation is the language in which calls, suits and seats are spelt, and the
// facts that a record may name. What is English is read in every notation,
// since nothing in it collides.
type Notation struct {
	dutch bool
	facts *Vocabulary
}

// The notations. They take any name for that of a fact: see With.
var (
	// English reads C D H S NT, the suit symbols, and the seats N E S W.
	English = Notation{}
	// Dutch also reads pas, doublet and redoublet, K R H S SA, the honours
	// A H V B, and the seats N O Z W.
	Dutch = Notation{dutch: true}
)

// With gives the notation in which only the facts of a vocabulary are known.
func (n Notation) With(facts *Vocabulary) Notation {
	n.facts = facts
	return n
}

// NotationOf gives the notation of a language: "" or "en", and "nl".
func NotationOf(language string) (Notation, bool) {
	switch language {
	case "", "en":
		return English, true
	case "nl":
		return Dutch, true
	}
	return English, false
}

// Seat reads a seat's letter, upper or lower case.
func (n Notation) Seat(letter rune) (Seat, bool) {
	if n.dutch {
		switch letter {
		case 'O', 'o':
			return East, true
		case 'Z', 'z':
			return South, true
		}
	}
	return SeatOf(letter)
}

// seatWords are the seats by their whole names, in lower case.
var (
	seatWords      = map[string]Seat{"north": North, "east": East, "south": South, "west": West}
	dutchSeatWords = map[string]Seat{"noord": North, "oost": East, "zuid": South, "west": West}
)

// SeatNamed reads a seat's letter or its whole name, upper or lower case.
func (n Notation) SeatNamed(word string) (Seat, bool) {
	switch len(word) {
	case 1:
		return n.Seat(rune(word[0]))
	case 4, 5:
		var buffer [longestWord]byte
		lower := lowerInto(&buffer, word)
		seat, ok := seatWords[string(lower)]
		if !ok && n.dutch {
			seat, ok = dutchSeatWords[string(lower)]
		}
		return seat, ok
	}
	return North, false
}

// callWords are the calls that are not bids, in lower case.
var callWords = map[string]Call{
	"p": CallPass, "pass": CallPass, "-": CallPass, "--": CallPass,
	"x": CallDouble, "d": CallDouble, "dbl": CallDouble, "dbl.": CallDouble, "double": CallDouble,
	"xx": CallRedouble, "r": CallRedouble, "rdbl": CallRedouble, "rdbl.": CallRedouble,
	"redbl": CallRedouble, "redbl.": CallRedouble, "redouble": CallRedouble,
	"no-bid": CallPass, "?": CallUnknown,
}

var dutchCallWords = map[string]Call{
	"pas": CallPass, "doubl.": CallDouble, "doublet": CallDouble, "redoubl.": CallRedouble, "redoublet": CallRedouble,
}

// longestWord is more than any word of a record has letters.
const longestWord = 16

// callNamed looks a word up that is not a bid.
func (n Notation) callNamed(word string) (Call, bool) {
	if len(word) == 1 {
		switch word[0] {
		case 'P', 'p', '-':
			return CallPass, true
		case 'X', 'x':
			return CallDouble, true
		}
	}
	var buffer [longestWord]byte
	lower := lowerInto(&buffer, word)
	if call, ok := callWords[string(lower)]; ok {
		return call, true
	}
	if !n.dutch {
		return CallUnknown, false
	}
	call, ok := dutchCallWords[string(lower)]
	return call, ok
}

// lowerInto writes an ASCII word in lower case without allocating; a word too
// long to be known comes back empty.
func lowerInto(buffer *[longestWord]byte, word string) []byte {
	if len(word) > len(buffer) {
		return nil
	}
	for i := range len(word) {
		buffer[i] = word[i]
		if 'A' <= word[i] && word[i] <= 'Z' {
			buffer[i] += 'a' - 'A'
		}
	}
	return buffer[:len(word)]
}

// symbolSuits gives the suit of a symbol by the third byte of its UTF-8 form;
// the first two are E2 99. Filled and open symbols are the same.
var symbolSuits = map[byte]Denomination{
	0xA3: Clubs, 0xA7: Clubs, 0xA6: Diamonds, 0xA2: Diamonds,
	0xA5: Hearts, 0xA1: Hearts, 0xA0: Spades, 0xA4: Spades,
}

// emojiMark asks for the symbol before it to be drawn in colour; some
// keyboards put it behind every suit symbol.
const emojiMark = "\uFE0F"

// suit reads the suit at the beginning of text, and says how many bytes it is.
func (n Notation) suit(text string) (suit Denomination, size int) {
	if text == "" {
		return NoDenomination, 0
	}
	switch text[0] {
	case 'C', 'c':
		return Clubs, 1
	case 'D', 'd':
		return Diamonds, 1
	case 'H', 'h':
		return Hearts, 1
	case 'S', 's':
		return Spades, 1
	case 'K', 'k', 'R', 'r':
		if !n.dutch {
			return NoDenomination, 0
		}
		if text[0]|0x20 == 'k' {
			return Clubs, 1
		}
		return Diamonds, 1
	case 0xE2:
		return symbol(text)
	}
	return NoDenomination, 0
}

func symbol(text string) (suit Denomination, size int) {
	if len(text) < 3 || text[1] != 0x99 {
		return NoDenomination, 0
	}
	suit, ok := symbolSuits[text[2]]
	if !ok {
		return NoDenomination, 0
	}
	if strings.HasPrefix(text[3:], emojiMark) {
		return suit, 3 + len(emojiMark)
	}
	return suit, 3
}

// denomination reads the denomination at the beginning of text: a suit, N, NT
// or SA.
func (n Notation) denomination(text string) (d Denomination, size int) {
	if len(text) >= 2 {
		switch {
		case text[0]|0x20 == 'n' && text[1]|0x20 == 't', text[0]|0x20 == 's' && text[1]|0x20 == 'a':
			return Notrump, 2
		}
	}
	if text != "" && text[0]|0x20 == 'n' {
		return Notrump, 1
	}
	return n.suit(text)
}

// rank reads the rank at the beginning of text, 10 as T.
func (n Notation) rank(text string) (rank byte, size int) {
	if strings.HasPrefix(text, "10") {
		return 'T', 2
	}
	if text == "" {
		return 0, 0
	}
	letter := text[0]
	if 'a' <= letter && letter <= 'z' {
		letter -= 'a' - 'A'
	}
	if n.dutch {
		switch letter {
		case 'H':
			return 'K', 1
		case 'V':
			return 'Q', 1
		case 'B':
			return 'J', 1
		}
	}
	if strings.IndexByte("AKQJT98765432", letter) < 0 {
		return 0, 0
	}
	return letter, 1
}
