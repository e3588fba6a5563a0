package cases

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"lawc/auction"
	"lawc/law"
)

// ShortAuction writes the calls that count as a case file does: a seat is
// written where a call was made out of rotation.
func ShortAuction(r *law.Result) string {
	var words []string
	turn := r.Record.Dealer
	for _, call := range r.Auction {
		word := call.Call.String()
		if call.Seat != turn {
			word = call.Seat.String() + ":" + word
		}
		words = append(words, word)
		turn = call.Seat.Left()
	}
	return strings.Join(words, " ")
}

// Contract writes the contract as a case file does; nil if there is none.
func Contract(r *law.Result) any {
	switch {
	case r.PassedOut:
		return "passed out"
	case !r.Contract.IsBid():
		return nil
	}
	declarer := "nobody"
	if r.Declarer != law.Nobody {
		declarer = auction.Seat(r.Declarer).String()
	}
	return fmt.Sprintf("%v%s by %s", r.Contract, strings.Repeat("X", r.Doubled), declarer)
}

// render writes a value on one line, as a message about a case has it.
func render(value any) string { return OnOneLine(value, bare) }

// bare leaves a text without quotes where it cannot be taken for a number.
func bare(text string) string {
	if text == "" || strings.Trim(text, "0123456789.") == "" {
		return strconv.Quote(text)
	}
	return text
}

// OnOneLine writes a value in brackets and braces, its texts as text does.
func OnOneLine(value any, text func(string) string) string {
	switch value := value.(type) {
	case nil:
		return "null"
	case string:
		return text(value)
	case []any:
		words := make([]string, len(value))
		for i, one := range value {
			words[i] = OnOneLine(one, text)
		}
		return "[" + strings.Join(words, ", ") + "]"
	case map[string]any:
		var words []string
		for _, key := range inOrder(value) {
			words = append(words, key+": "+OnOneLine(value[key], text))
		}
		return "{" + strings.Join(words, ", ") + "}"
	}
	return fmt.Sprint(value)
}

// keyOrder is the order of the keys of entries; others come after these.
var keyOrder = strings.Fields("n seat item holder right may must do status finding fact value calls call with on suits lead bid until by clause clauses findings if")

func inOrder(entry map[string]any) (keys []string) {
	for key := range entry {
		keys = append(keys, key)
	}
	slices.SortFunc(keys, func(a, b string) int {
		i, j := slices.Index(keyOrder, a), slices.Index(keyOrder, b)
		if i < 0 || j < 0 || i == j {
			return strings.Compare(a, b)
		}
		return i - j
	})
	return keys
}
