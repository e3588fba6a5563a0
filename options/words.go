package options

import (
	"fmt"
	"strings"

	"lawc/auction"
	"lawc/law"
)

// All that is said is put together in both languages at once, so that neither can
// be forgotten. Formats number their arguments where a language has another order.

// fill puts texts into a format, in each language its own.
func fill(format law.Text, args ...law.Text) law.Text {
	en, nl := make([]any, len(args)), make([]any, len(args))
	for i, a := range args {
		en[i], nl[i] = a.EN, a.NL
	}
	return law.Text{EN: fmt.Sprintf(format.EN, en...), NL: fmt.Sprintf(format.NL, nl...)}
}

// list joins parts with commas and a last word.
func list(parts []law.Text, last law.Text) law.Text {
	var en, nl []string
	for _, p := range parts {
		en, nl = append(en, p.EN), append(nl, p.NL)
	}
	return law.Text{EN: join(en, last.EN), NL: join(nl, last.NL)}
}

func join(parts []string, last string) string {
	n := len(parts) - 1
	if n < 1 {
		return strings.Join(parts, "")
	}
	return strings.Join(parts[:n], ", ") + " " + last + " " + parts[n]
}

// joinAdjectives joins what stands before "bid": in Dutch each keeps its hyphen but
// the last.
func joinAdjectives(names []law.Text) law.Text {
	dashed := make([]law.Text, len(names))
	for i, n := range names {
		dashed[i] = n
		if i < len(names)-1 {
			dashed[i].NL += "-"
		}
	}
	return list(dashed, wordsOf.or)
}

// both is a text that is the same in either language.
func both(text string) law.Text { return law.Text{EN: text, NL: text} }

// sentence gives a text its capital letter and its full stop.
func sentence(t law.Text) law.Text { return law.Text{EN: finish(t.EN), NL: finish(t.NL)} }

func finish(text string) string {
	if text == "" {
		return ""
	}
	first := []rune(text)[0]
	text = strings.ToUpper(string(first)) + text[len(string(first)):]
	if strings.ContainsAny(text[len(text)-1:], ".?!") {
		return text
	}
	return text + "."
}

// lower takes the capital letter and the full stop away again, where a sentence comes
// to stand within another. Names keep theirs.
func lower(t law.Text) law.Text {
	return law.Text{EN: strings.TrimSuffix(t.EN, "."), NL: strings.TrimSuffix(t.NL, ".")}
}

// lowered takes the capital letter of a sentence away, unless a name or a call begins
// it.
func lowered(t law.Text) law.Text { return law.Text{EN: lowerFirst(t.EN), NL: lowerFirst(t.NL)} }

func lowerFirst(text string) string {
	word, _, _ := strings.Cut(text, " ")
	for _, name := range seatNames {
		if word == name.EN || word == name.NL {
			return text
		}
	}
	if text == "" {
		return text
	}
	return strings.ToLower(text[:1]) + text[1:]
}

// sentences joins sentences.
func sentences(list ...law.Text) (t law.Text) {
	for _, s := range list {
		if s.EN == "" {
			continue
		}
		if s = sentence(s); t.EN != "" {
			s.EN, s.NL = " "+s.EN, " "+s.NL
		}
		t.EN, t.NL = t.EN+s.EN, t.NL+s.NL
	}
	return t
}

var seatNames = [4]law.Text{{EN: "North", NL: "Noord"}, {EN: "East", NL: "Oost"}, {EN: "South", NL: "Zuid"}, {EN: "West", NL: "West"}}

var sideNames = [2]law.Text{{EN: "North and South", NL: "Noord en Zuid"}, {EN: "East and West", NL: "Oost en West"}}

var dutchDenominations = [...]string{"K", "R", "H", "S", "SA"}

// callText writes a call.
func callText(c auction.Call) law.Text {
	if c.IsBid() {
		return law.Text{EN: c.String(), NL: fmt.Sprint(c.Level(), dutchDenominations[c.Denomination()])}
	}
	return wordsOf.calls[c]
}

// aCall writes a call that is not a bid with its article.
func aCall(c auction.Call) law.Text {
	if c.IsBid() {
		return callText(c)
	}
	return wordsOf.aCall[c]
}

// theCall writes a call as something spoken of: "the double".
func theCall(c auction.Call) law.Text {
	if c.IsBid() {
		return callText(c)
	}
	return wordsOf.theCall[c]
}

var suitNames = [4]law.Text{{EN: "clubs", NL: "klaveren"}, {EN: "diamonds", NL: "ruiten"}, {EN: "hearts", NL: "harten"}, {EN: "spades", NL: "schoppen"}}

// suitsText lists suits.
func suitsText(s auction.Suits, last law.Text) law.Text {
	var names []law.Text
	for d := auction.Clubs; d.IsSuit(); d++ {
		if s.Has(d) {
			names = append(names, suitNames[d])
		}
	}
	return list(names, last)
}

// cardText names a card: "the king of spades", "schoppenheer".
func cardText(c auction.Card) law.Text {
	rank, found := wordsOf.ranks[c.Rank]
	if !found {
		rank = both(string(rune(c.Rank)))
	}
	return law.Text{EN: "the " + rank.EN + " of " + suitNames[c.Suit].EN, NL: dutchCard(c, rank.NL)}
}

func dutchCard(c auction.Card, rank string) string {
	if c.Rank >= '2' && c.Rank <= '9' {
		return suitNames[c.Suit].NL + " " + rank
	}
	return suitNames[c.Suit].NL + rank
}

func cardsText(cards []auction.Card) law.Text {
	var parts []law.Text
	for _, c := range cards {
		parts = append(parts, cardText(c))
	}
	return list(parts, wordsOf.and)
}

// itemText names what somebody does, without saying who.
func itemText(it *auction.Item) law.Text {
	w := &wordsOf
	switch it.Action {
	case auction.Attention:
		return w.director
	case auction.Accepts:
		if it.HasNamed {
			return fill(w.acceptNamed, callText(it.Named))
		}
		return w.accept
	case auction.Slips, auction.Changes:
		return fill(w.changeOf, callText(it.First), callText(it.Call))
	case auction.ShowsCard, auction.LeadsCard, auction.FacesLead:
		return cardsText(it.Cards)
	case auction.Calls, auction.ChangesLater:
		return callText(it.Call)
	case auction.RequiresLead:
		return fill(w.asksFor, suitNames[it.Suit])
	case auction.ForbidsLead:
		return fill(w.forbids, suitNames[it.Suit])
	}
	return both(it.String())
}
