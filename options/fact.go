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
	withSuits law.Text // a word, suits
	question  law.Text // what it is about, the question
	leadsTo   law.Text // an answer, what it leads to
	asBefore  law.Text
	later     law.Text // a class, its price
	yes, no   law.Text
	enter     law.Text // the answer that is left
	suits     law.Text
	unread    law.Text // what was typed, what is expected
}{
	withSuits: law.Text{EN: "%s (%s)", NL: "%s (%s)"},
	question:  law.Text{EN: "%s: %s", NL: "%s: %s"},
	leadsTo:   law.Text{EN: "%s: %s", NL: "%s: %s"},
	asBefore:  law.Text{EN: "nothing more", NL: "verder niets"},
	later:     law.Text{EN: "later, %s: %s", NL: "later, %s: %s"},
	yes:       law.Text{EN: "yes", NL: "ja"}, no: law.Text{EN: "no", NL: "nee"},
	enter:  law.Text{EN: "enter leaves it at: %s", NL: "enter laat het bij: %s"},
	suits:  law.Text{EN: "or the suits, such as H or H+S", NL: "of de kleuren, zoals H of H+S"},
	unread: law.Text{EN: "found %s, expected %s", NL: "gevonden: %s, verwacht: %s"},
}

// tells reports whether an item tells a fact.
func tells(it *auction.Item, name string) bool {
	for _, f := range it.Facts {
		if f.Name == name {
			return true
		}
	}
	return false
}
