package main

import (
	"lawc/auction"
	"lawc/law"
)

// notation gives the notation of a language in which a record may name the facts
// that an edition declares: one of the user's own, or one that comes with lawc.
func (l *library) notation(language string) auction.Notation {
	notation, _ := auction.NotationOf(language)
	return notation.With(auction.NewVocabulary(l.declareFacts))
}

// declareFacts reads editions, so that it is for records that name facts only.
func (l *library) declareFacts(declare func(name string, suits bool)) {
	facts := func(e *law.Edition) {
		for i := range e.Facts {
			declare(e.Facts[i].Name, e.Facts[i].Suits)
		}
	}
	for _, name := range l.own {
		facts(l.read[name])
	}
	usual := newLibrary(l.console)
	for _, name := range usual.names {
		e, err := usual.edition(name)
		if err != nil {
			panic(err) // it comes with lawc
		}
		facts(e)
	}
}
