package schema

import (
	"regexp"

	"gopkg.in/yaml.v3"

	"lawc/auction"
	"lawc/law"
)

// resultForms are the keys of a result, in its order.
var resultForms = []keyForm{
	{"edition", "the name of the edition", textForm},
	{"id", "what the record is called", textForm},
	{"record", "the record, normalised", textForm},
	{"phase", "how far the auction has come", wordForm(spelt(law.Open, law.Undecided)...)},
	{"turn", "the seat that is to call now, or null", orNull(seatForm)},
	{"auction", "exactly the calls that count, with a seat where one was made out of rotation", auctionForm},
	{"contract", "the contract, as in 2H by E, 2HX by E or passed out, or null", orNull(contractForm)},
	{"passed_out", "true when the auction is closed without a bid", truthForm},
	{"must_pass", "who must pass, and for how long", mustPassForm},
	listed("events", "items of the record with their fate", eventKeys),
	{"clauses", "clauses that were applied", listForm(clauseForm)},
	listed("may_not", "calls that somebody may not make", banKeys),
	listed("must", "what somebody owes at his coming turn", dutyKeys),
	listed("rights", "what somebody may still choose", rightKeys),
	listed("discretion", "what the director may do", discretionKeys),
	listed("assumed", "facts that were not given, with the default taken", assumedKeys),
	listed("not_covered", "findings for which the edition has no clause", notCoveredKeys),
}

// withoutForms are those keys of which a case can say what must not be there.
var withoutForms = resultForms[3:]

func listed(key, says string, keys []keyForm) keyForm {
	return keyForm{key, says, listForm(entryForm("an entry of "+key, keys))}
}

var (
	clauseKey = keyForm{"clause", "the clause that brings it", clauseForm}
	seatKey   = keyForm{"seat", "whose it is", seatForm}
	itemKey   = keyForm{"n", "the number of the item, from 1", itemForm}

	eventKeys = []keyForm{
		itemKey,
		{"seat", "who acted; null for TD", orNull(seatForm)},
		{"item", "the item, normalised, without its seat", textForm},
		{"status", "what became of it", wordForm(spelt(law.Stands, law.Noted)...)},
		{"clauses", "clauses that bear on it", listForm(clauseForm)},
		{"findings", "how it is irregular", listForm(wordForm(law.Findings()...))},
	}
	banKeys = []keyForm{
		seatKey,
		{"calls", "the calls", listForm(wordForm("P", "X", "XX", "?", "bid"))},
		{"until", "for how long", wordForm(wordsOf("span")...)},
		{"bid", "the one bid over which the ban holds", wordForm(bids()...)},
		clauseKey,
	}
	dutyKeys = []keyForm{
		seatKey,
		{"do", "what he must do", wordForm(wordsOf("owed")...)},
		{"call", "the call to be repeated", wordForm(calls()...)},
		{"with", "the kinds of call that may replace it", listForm(wordForm(wordsOf("kind")...))},
		clauseKey,
	}
	rightKeys = []keyForm{
		{"holder", "a seat, or declarer", wordForm("N", "E", "S", "W", "declarer")},
		{"right", "which right", wordForm(wordsOf("right")...)},
		{"on", "on whom it bears", orNull(seatForm)},
		{"suits", "the suits; none for any that the holder names", listForm(wordForm("C", "D", "H", "S"))},
		{"lead", "on which lead it bears", wordForm(wordsOf("lead_at")...)},
		clauseKey,
		{"cards", "the card that can be made a penalty card", listForm(wordForm(cards()...))},
	}
	discretionKeys = []keyForm{
		{"may", "what he may do", wordForm(wordsOf("may")...)},
		{"by", "who", wordForm("director")},
		clauseKey,
		{"if", "the fact on which it depends", textForm},
		{"when", "now where it is looked at at once", wordForm(wordsOf("time")...)},
	}
	assumedKeys = []keyForm{
		itemKey,
		{"fact", "the fact", textForm},
		{"value", "the default taken", truthForm},
	}
	notCoveredKeys = []keyForm{itemKey, {"finding", "the finding", wordForm(law.Findings()...)}}
)

// spelt gives the spellings of a row of constants.
func spelt[T interface {
	~uint8
	String() string
}](first, last T) (list []string) {
	for value := first; value <= last; value++ {
		list = append(list, value.String())
	}
	return list
}

// wordsOf lists the words of a domain of the vocabulary.
func wordsOf(domain string) []string { return law.DomainNamed(domain).Names() }

func cards() (list []string) {
	for suit := auction.Clubs; suit.IsSuit(); suit++ {
		for _, rank := range "23456789TJQKA" {
			list = append(list, auction.Card{Suit: suit, Rank: byte(rank)}.String())
		}
	}
	return list
}

func calls() (list []string) {
	for call := auction.CallPass; call <= auction.NewBid(auction.MaxLevel, auction.Notrump); call++ {
		list = append(list, call.String())
	}
	return list
}

func bids() []string { return calls()[auction.Bid:] }

const contractPattern = `^([1-9](C|D|H|S|NT)X{0,2} by [NESW]|passed out)$`

var contractWritten = regexp.MustCompile(contractPattern)

var contractForm = stringForm(shape{"type": "string", "pattern": contractPattern}, func(r *reader, n *yaml.Node) string {
	text := r.text(n)
	if text != "" && !contractWritten.MatchString(text) {
		r.fail(law.CodeExpected, place(n), "found %s, expected a contract: 2H by E, 2HX by E, 2HXX by E, passed out or null", quote(text))
		return ""
	}
	return text
})

// mustPassForm is a mapping from seats to durations, perhaps empty.
var mustPassForm = form{
	shape{"type": "object", "propertyNames": aSeat, "additionalProperties": aWord(wordsOf("duration")...)},
	func(r *reader, n *yaml.Node) (any, bool) {
		before := len(r.problems)
		pairs, _ := r.pairs(n, "must_pass", []string{"N", "E", "S", "W"})
		value := map[string]any{}
		for _, p := range pairs {
			if !contains([]string{"N", "E", "S", "W"}, p.key.Text) {
				r.fail(law.CodeWord, p.key.Pos, "found %s, expected a seat: N, E, S or W", quote(p.key.Text))
			}
			value[p.key.Text] = r.word(p.value, wordsOf("duration")).Text
		}
		return value, len(r.problems) == before
	},
}

// auctionForm is an auction in short form, or an empty list. It is looked into
// when the dealer is known.
var auctionForm = form{
	shape{"anyOf": []any{shape{"type": "string"}, shape{"type": "array", "maxItems": 0}}},
	func(r *reader, n *yaml.Node) (any, bool) {
		if n.Kind == yaml.SequenceNode && len(n.Content) == 0 || n.Kind == yaml.ScalarNode && n.Style != 0 && n.Value == "" {
			return "", true
		}
		text := r.text(n)
		if text == "" {
			return nil, false
		}
		before := len(r.problems)
		record, err := auction.Parse(dealt + text)
		r.unreadable(n, len(dealt), err)
		for _, item := range record.Items {
			if item.Action != auction.Calls || item.HasNamed || item.Facts != nil {
				r.fail(law.CodeExpected, place(n), "found %s, expected calls only, as in 1S S:2S P", quote(item.String()))
			}
		}
		return text, len(r.problems) == before
	},
}

// dealt makes a record of an auction in short form; who dealt makes no
// difference to whether it can be read.
const dealt = "N: "
