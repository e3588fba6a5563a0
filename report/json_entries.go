package report

import (
	"strconv"

	"lawc/auction"
	"lawc/law"
)

// The lists of a result whose entries say what is owed, allowed or unknown.

// callWords names the kinds of call: as calls where they are banned, as words
// where a duty offers them. A bid comes first, as the books put it.
var callWords = [...]struct {
	kind       auction.Kind
	call, word string
}{
	{auction.Bid, "bid", "bid"},
	{auction.Pass, "P", "pass"},
	{auction.Double, "X", "double"},
	{auction.Redouble, "XX", "redouble"},
	{auction.Unknown, "?", "unknown"},
}

func appendKinds(buf []byte, set law.KindSet, asCalls bool) []byte {
	buf = append(buf, '[')
	n := 0
	for i := range callWords {
		if !set.Has(callWords[i].kind) {
			continue
		}
		buf = appendComma(buf, n)
		n++
		if asCalls {
			buf = appendWord(buf, callWords[i].call)
		} else {
			buf = appendWord(buf, callWords[i].word)
		}
	}
	return append(buf, ']')
}

// appendClause ends an entry with the clause it comes from.
func appendClause(buf []byte, c *law.Clause) []byte {
	if c == nil {
		return append(buf, '}')
	}
	buf = append(buf, `,"clause":`...)
	buf = appendWord(buf, c.ID)
	return append(buf, '}')
}

func appendBans(buf []byte, bans []law.Ban) []byte {
	buf = appendKey(buf, ',', "may_not")
	buf = append(buf, '[')
	for i := range bans {
		b := &bans[i]
		buf = appendComma(buf, i)
		buf = append(buf, `{"seat":"`...)
		buf = append(buf, b.Seat.String()...)
		buf = append(buf, `","calls":`...)
		buf = appendKinds(buf, b.Calls, true)
		if b.Bid.IsBid() {
			buf = append(buf, `,"bid":"`...)
			buf = append(buf, b.Bid.String()...)
			buf = append(buf, '"')
		}
		buf = append(buf, `,"until":`...)
		buf = appendWord(buf, until(b))
		buf = appendClause(buf, b.Clause)
	}
	return append(buf, ']')
}

func until(b *law.Ban) string {
	if b.Rest {
		return "rest"
	}
	return "turn"
}

func appendDuties(buf []byte, duties []law.Duty) []byte {
	buf = appendKey(buf, ',', "must")
	buf = append(buf, '[')
	for i := range duties {
		d := &duties[i]
		buf = appendComma(buf, i)
		buf = append(buf, `{"seat":"`...)
		buf = append(buf, d.Seat.String()...)
		buf = append(buf, `","do":`...)
		buf = appendWord(buf, d.Do.String())
		switch d.Do {
		case law.DutyRepeat:
			buf = append(buf, `,"call":`...)
			buf = appendWord(buf, d.Call.String())
		case law.DutyReplace:
			buf = append(buf, `,"with":`...)
			buf = appendKinds(buf, d.With, false)
		}
		buf = appendClause(buf, d.Clause)
	}
	return append(buf, ']')
}

func appendRights(buf []byte, rights []law.Right) []byte {
	buf = appendKey(buf, ',', "rights")
	buf = append(buf, '[')
	for i := range rights {
		r := &rights[i]
		buf = appendComma(buf, i)
		buf = append(buf, `{"holder":`...)
		buf = appendPlayer(buf, r.Holder, `"declarer"`)
		buf = append(buf, `,"right":`...)
		buf = appendWord(buf, r.Kind.String())
		if r.On != law.Nobody {
			buf = append(buf, `,"on":`...)
			buf = appendPlayer(buf, r.On, "null")
		}
		if r.Kind.IsLead() {
			buf = append(buf, `,"suits":`...)
			buf = appendSuits(buf, r.Suits)
			buf = append(buf, `,"lead":`...)
			buf = appendWord(buf, whichLead(r))
		}
		if r.Kind == law.RightPenaltyCard {
			buf = append(buf, `,"cards":`...)
			buf = appendCards(buf, r.Cards)
		}
		buf = appendClause(buf, r.Clause)
	}
	return append(buf, ']')
}

func whichLead(r *law.Right) string {
	if r.Opening {
		return "opening"
	}
	return "first"
}

func appendSuits(buf []byte, set auction.Suits) []byte {
	buf = append(buf, '[')
	n := 0
	for d := auction.Clubs; d.IsSuit(); d++ {
		if set.Has(d) {
			buf = appendComma(buf, n)
			n++
			buf = appendWord(buf, d.String())
		}
	}
	return append(buf, ']')
}

func appendCards(buf []byte, cards []auction.Card) []byte {
	buf = append(buf, '[')
	for i, c := range cards {
		buf = appendComma(buf, i)
		buf = append(append(append(buf, '"'), c.Suit.String()...), c.Rank, '"')
	}
	return append(buf, ']')
}

func appendDiscretion(buf []byte, ds []law.DiscretionOf) []byte {
	buf = appendKey(buf, ',', "discretion")
	buf = append(buf, '[')
	for i := range ds {
		buf = appendComma(buf, i)
		buf = append(buf, `{"may":`...)
		buf = appendWord(buf, ds[i].May)
		buf = append(buf, `,"by":"director"`...)
		if ds[i].Clause != nil {
			buf = append(buf, `,"clause":`...)
			buf = appendWord(buf, ds[i].Clause.ID)
		}
		if ds[i].If != "" {
			buf = append(buf, `,"if":`...)
			buf = appendWord(buf, ds[i].If)
		}
		if ds[i].Now {
			buf = append(buf, `,"when":"now"`...)
		}
		buf = append(buf, '}')
	}
	return append(buf, ']')
}

func appendAssumed(buf []byte, as []law.Assumption) []byte {
	buf = appendKey(buf, ',', "assumed")
	buf = append(buf, '[')
	for i := range as {
		buf = appendComma(buf, i)
		buf = append(buf, `{"n":`...)
		buf = strconv.AppendInt(buf, int64(as[i].N), 10)
		buf = append(buf, `,"fact":`...)
		buf = appendWord(buf, as[i].Fact)
		buf = append(buf, `,"value":`...)
		buf = strconv.AppendBool(buf, as[i].Value)
		buf = append(buf, '}')
	}
	return append(buf, ']')
}

func appendGaps(buf []byte, gaps []law.Gap) []byte {
	buf = appendKey(buf, ',', "not_covered")
	buf = append(buf, '[')
	for i := range gaps {
		buf = appendComma(buf, i)
		buf = append(buf, `{"n":`...)
		buf = strconv.AppendInt(buf, int64(gaps[i].N), 10)
		buf = append(buf, `,"finding":`...)
		buf = appendWord(buf, gaps[i].Finding.String())
		buf = append(buf, '}')
	}
	return append(buf, ']')
}
