// Package report writes what lawc found out: results, comparisons, clauses and
// test runs, as text, JSON or HTML. All wording that people read stands in two
// tables here, one a language.
package report

import (
	"strconv"
	"unicode/utf8"

	"lawc/auction"
	"lawc/law"
)

// AppendJSON appends the result as one JSON object without line breaks. Its
// keys are always present and always in the same order; keys of an entry that
// would have no meaning are left out. It allocates nothing but the buffer.
func AppendJSON(buf []byte, r *law.Result) []byte {
	buf = appendKey(buf, '{', "edition")
	buf = appendQuoted(buf, r.Edition.Name)
	buf = appendKey(buf, ',', "id")
	buf = appendQuoted(buf, r.Record.ID)
	buf = appendKey(buf, ',', "record")
	buf = appendRecord(buf, r.Record)
	buf = appendKey(buf, ',', "phase")
	buf = appendWord(buf, r.Phase.String())
	buf = appendKey(buf, ',', "turn")
	buf = appendPlayer(buf, r.Turn, "null")
	buf = appendAuction(buf, r.Auction)
	buf = appendContract(buf, r)
	buf = appendKey(buf, ',', "passed_out")
	buf = strconv.AppendBool(buf, r.PassedOut)
	buf = appendEvents(buf, r)
	buf = appendKey(buf, ',', "clauses")
	buf = appendClauses(buf, r.Clauses)
	buf = appendMustPass(buf, r.MustPass)
	buf = appendBans(buf, r.MayNot)
	buf = appendDuties(buf, r.Must)
	buf = appendRights(buf, r.Rights)
	buf = appendDiscretion(buf, r.Discretion)
	buf = appendAssumed(buf, r.Assumed)
	buf = appendGaps(buf, r.NotCovered)
	return append(buf, '}')
}

func appendAuction(buf []byte, calls []law.Counted) []byte {
	buf = appendKey(buf, ',', "auction")
	buf = append(buf, '[')
	for i := range calls {
		buf = appendComma(buf, i)
		buf = append(buf, `{"seat":"`...)
		buf = append(buf, calls[i].Seat.String()...)
		buf = append(buf, `","call":"`...)
		buf = append(buf, calls[i].Call.String()...)
		if calls[i].Implied {
			buf = append(buf, `","implied":true}`...)
			continue
		}
		buf = append(buf, `"}`...)
	}
	return append(buf, ']')
}

func appendContract(buf []byte, r *law.Result) []byte {
	buf = appendKey(buf, ',', "contract")
	if !r.Contract.IsBid() {
		return append(buf, "null"...)
	}
	buf = append(buf, `{"level":`...)
	buf = strconv.AppendInt(buf, int64(r.Contract.Level()), 10)
	buf = append(buf, `,"denomination":"`...)
	buf = append(buf, r.Contract.Denomination().String()...)
	buf = append(buf, `","doubled":`...)
	buf = strconv.AppendInt(buf, int64(r.Doubled), 10)
	buf = append(buf, `,"declarer":`...)
	buf = appendPlayer(buf, r.Declarer, "null")
	return append(buf, '}')
}

func appendEvents(buf []byte, r *law.Result) []byte {
	buf = appendKey(buf, ',', "events")
	buf = append(buf, '[')
	for i := range r.Events {
		buf = appendComma(buf, i)
		buf = appendEvent(buf, i+1, &r.Record.Items[i], &r.Events[i])
	}
	return append(buf, ']')
}

func appendEvent(buf []byte, n int, it *auction.Item, e *law.Event) []byte {
	buf = append(buf, `{"n":`...)
	buf = strconv.AppendInt(buf, int64(n), 10)
	buf = append(buf, `,"seat":`...)
	buf = appendPlayer(buf, actor(it), "null")
	buf = append(buf, `,"item":"`...)
	buf = auction.English.AppendItem(buf, it)
	if e.Status == law.Stands && len(e.Clauses) == 0 && e.Findings == 0 { // as most are
		return append(buf, untroubled...)
	}
	buf = append(buf, `","status":"`...)
	buf = append(buf, e.Status.String()...)
	buf = append(buf, `","clauses":`...)
	buf = appendClauses(buf, e.Clauses)
	buf = append(buf, `,"findings":[`...)
	first := true
	e.Findings.ForEach(func(f law.Finding) {
		if !first {
			buf = append(buf, ',')
		}
		first = false
		buf = appendWord(buf, f.String())
	})
	return append(buf, "]}"...)
}

// untroubled is how an event ends of which there is nothing to say.
var untroubled = `","status":"` + law.Stands.String() + `","clauses":[],"findings":[]}`

func appendClauses(buf []byte, cs []*law.Clause) []byte {
	buf = append(buf, '[')
	for i, c := range cs {
		buf = appendComma(buf, i)
		buf = appendWord(buf, c.ID)
	}
	return append(buf, ']')
}

func appendMustPass(buf []byte, durations [4]law.Duration) []byte {
	buf = appendKey(buf, ',', "must_pass")
	buf = append(buf, '{')
	n := 0
	for _, seat := range auction.Seats {
		if durations[seat] == law.ObligationFree {
			continue
		}
		buf = appendComma(buf, n)
		n++
		buf = appendWord(buf, seat.String())
		buf = append(buf, ':')
		buf = appendWord(buf, durations[seat].String())
	}
	return append(buf, '}')
}

// actor is the player who did what the item tells, or nobody.
func actor(it *auction.Item) law.Player {
	if it.Action == auction.Attention {
		return law.Nobody
	}
	return law.Player(it.Seat)
}

func appendComma(buf []byte, i int) []byte {
	if i > 0 {
		return append(buf, ',')
	}
	return buf
}

// appendKey appends a key of the vocabulary, which needs no escapes, after
// what comes before it.
func appendKey(buf []byte, before byte, key string) []byte {
	buf = append(buf, before, '"')
	buf = append(buf, key...)
	return append(buf, '"', ':')
}

// appendWord appends a word of the vocabulary, the id of a clause or the name of a fact,
// whose forms need no escapes.
func appendWord(buf []byte, word string) []byte {
	buf = append(buf, '"')
	buf = append(buf, word...)
	return append(buf, '"')
}

func appendPlayer(buf []byte, p law.Player, nobody string) []byte {
	if p == law.Nobody {
		return append(buf, nobody...)
	}
	return appendWord(buf, auction.Seat(p).String())
}

// appendRecord needs no escapes either, nor does an item: the one-line form holds
// neither quotes nor backslashes nor control characters.
func appendRecord(buf []byte, r *auction.Record) []byte {
	buf = append(buf, '"')
	buf = auction.English.AppendRecord(buf, r)
	return append(buf, '"')
}

const hex = "0123456789abcdef"

// appendQuoted appends any text as a JSON string; bytes that are no UTF-8
// become U+FFFD.
func appendQuoted(buf []byte, text string) []byte {
	buf = append(buf, '"')
	start := 0
	for i := 0; i < len(text); {
		c := text[i]
		if c < utf8.RuneSelf {
			if c >= ' ' && c != '"' && c != '\\' {
				i++
				continue
			}
			buf = append(buf, text[start:i]...)
			buf = appendEscape(buf, c)
			i++
			start = i
			continue
		}
		r, size := utf8.DecodeRuneInString(text[i:])
		if r == utf8.RuneError && size == 1 {
			buf = append(buf, text[start:i]...)
			buf = append(buf, "\uFFFD"...)
			start = i + 1
		}
		i += size
	}
	buf = append(buf, text[start:]...)
	return append(buf, '"')
}

func appendEscape(buf []byte, c byte) []byte {
	switch c {
	case '"', '\\':
		return append(buf, '\\', c)
	case '\n':
		return append(buf, `\n`...)
	case '\t':
		return append(buf, `\t`...)
	}
	return append(buf, '\\', 'u', '0', '0', hex[c>>4], hex[c&15])
}
