package options

import (
	"lawc/auction"
	"lawc/law"
)

// toldText is the word for a fact that a move tells: of suits, which.
func toldText(t *Turned) law.Text {
	word := t.Fact.Yes
	if t.Told.Value == "false" {
		word = t.Fact.No
	}
	if suits, has := t.Told.Suits(); has {
		return fill(factWords.withSuits, word, suitsText(suits, wordsOf.and))
	}
	return word
}

// factWords are the words around a fact and its question.
var factWords = struct {
	withSuits         law.Text // a word, suits
	question          law.Text // what it is about, the question
	leadsTo           law.Text // an answer, what it leads to
	asBefore          law.Text
	later             law.Text // a class, its price
	yes, no           law.Text
	meaning           law.Text // yes or no, the fact's word
	yesNo, yesNoSuits law.Text
	enter             law.Text // what is expected, the answer that is left
	unread            law.Text // what was typed, what is expected
}{
	withSuits: law.Text{EN: "%s (%s)", NL: "%s (%s)"},
	question:  law.Text{EN: "%s. %s", NL: "%s. %s"},
	leadsTo:   law.Text{EN: "%s: %s", NL: "%s: %s"},
	asBefore:  law.Text{EN: "nothing more", NL: "verder niets"},
	later:     law.Text{EN: "later, %s: %s", NL: "later, %s: %s"},
	yes:       law.Text{EN: "yes", NL: "ja"}, no: law.Text{EN: "no", NL: "nee"},
	meaning:    law.Text{EN: "%s, %s", NL: "%s, %s"},
	yesNo:      law.Text{EN: "y or n", NL: "j of n"},
	yesNoSuits: law.Text{EN: "y, n or suits such as H or H+S", NL: "j, n of kleuren zoals H of H+S"},
	enter:      law.Text{EN: "[%s; enter for: %s]", NL: "[%s; enter voor: %s]"},
	unread:     law.Text{EN: "found %s, expected %s", NL: "gevonden: %s, verwacht: %s"},
}

// tells reports whether an item tells a fact, of the first of its two calls or not.
func tells(it *auction.Item, first bool, name string) bool {
	facts := it.Facts
	if first {
		facts = it.FirstFacts
	}
	for _, f := range facts {
		if f.Name == name {
			return true
		}
	}
	return false
}
