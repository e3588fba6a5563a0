package interp

import (
	"slices"

	"lawc/law"
)

// withoutFacts works out what is left of a moment where nothing is told.
func (c *compiler) withoutFacts(at *compiled) {
	at.byDefault = at.all
	for i := at.terms; i < len(at.slots); i++ {
		s := &at.slots[i]
		f := &c.program.facts[s.fact]
		at.byDefault.meet(&s.possible[truth(f.Default)])
		at.untold[i], s.evident = truth(f.Default), f.Evident
		if !f.Evident {
			for r := s.readers.next(0); r >= 0; r = s.readers.next(r + 1) {
				at.asking.add(r)
			}
		}
	}
	for i := at.terms; i < len(at.slots); i++ {
		turned := at.all
		for j := at.terms; j < len(at.slots); j++ {
			value := at.untold[j]
			if i == j {
				value ^= 1
			}
			turned.meet(&at.slots[j].possible[value])
		}
		at.slots[i].turned = turned
	}
}

// lasting are the findings for which a provision can apply when the bid that stood when
// they were made has become the contract (1), or has not (0).
func (at *compiled) lasting(became uint8) (f law.FindingSet) {
	finding, bid := at.slotOf(law.TermIrregularity), at.slotOf(law.TermBecameContract)
	for i := range at.provisions {
		if bid >= 0 && !at.slots[bid].possible[became].has(i) {
			continue
		}
		for v := range law.Findings() {
			if finding < 0 || at.slots[finding].possible[v].has(i) {
				f = f.With(law.Finding(v + 1))
			}
		}
	}
	return f
}

// acceptsInWords reports whether somebody can accept a call in so many words.
func (at *compiled) acceptsInWords() bool {
	for i, p := range at.provisions {
		words := at.slotOf(law.TermInWords)
		if p.accepts() && (words < 0 || at.slots[words].possible[1].has(i)) {
			return true
		}
	}
	return false
}

// accepts reports whether a provision lets an irregular call stand, or the right to a
// penalty go.
func (p *provision) accepts() bool {
	return p.brings&(1<<law.BringAccept|1<<law.BringForfeit|1<<law.BringCountAsPass) != 0
}

func (at *compiled) slotOf(t law.TermID) int {
	return slices.IndexFunc(at.slots, func(s slot) bool { return s.term != nil && s.term.ID == t })
}
