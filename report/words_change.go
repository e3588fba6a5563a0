package report

// PredicateWords join the terms of a predicate.
type predicateWords struct {
	not               string
	same, other, more string // two terms, or a term and a number
}

// ChangeWords tell what has changed between two clauses on one matter.
type changeWords struct {
	wants, holds, values, brings, defines, before, provides, moment, kind, ranks changeForms

	provision, always string // when, on what conditions, what follows; without conditions
	one               string // which of several provisions, what has changed in it
	article           string // a number, a title
}

// ChangeForms tell of what only the later clause has, what only the earlier one had, and
// of one thing in the place of another: first the later.
type changeForms struct{ more, less, other string }

var englishPredicate = predicateWords{not: "not", same: "%[1]s the same as %[2]s", other: "%[1]s other than %[2]s", more: "%[1]s more than %[2]s"}

var dutchPredicate = predicateWords{not: "niet", same: "%[1]s gelijk aan %[2]s", other: "%[1]s anders dan %[2]s", more: "%[1]s meer dan %[2]s"}

var englishChange = changeWords{
	wants:     changeForms{"now also wants: %[1]s", "no longer wants: %[1]s", "now wants: %[1]s; no longer: %[2]s"},
	holds:     changeForms{"no longer holds where: %[1]s", "now also holds where: %[1]s", "now holds where: %[1]s; no longer where: %[2]s"},
	values:    changeForms{"now also holds for this; %[1]s: %[2]s", "no longer holds for this; %[1]s: %[2]s", "now holds for this; %[1]s: %[2]s; no longer: %[3]s"},
	brings:    changeForms{"now also: %[1]s", "no longer: %[1]s", "now: %[1]s; no longer: %[2]s"},
	defines:   changeForms{"now also defines: %[1]s", "no longer defines: %[1]s", "now defines: %[1]s; no longer: %[2]s"},
	before:    changeForms{"now goes before %[1]s", "no longer goes before %[1]s", "now goes before %[1]s, no longer before %[2]s"},
	provides:  changeForms{"now also provides: %[1]s", "no longer provides: %[1]s", "now provides: %[1]s; no longer: %[2]s"},
	moment:    changeForms{"now comes up at this moment: %[1]s", "no longer comes up at this moment: %[1]s", "now comes up at this moment: %[1]s; no longer: %[2]s"},
	kind:      changeForms{"is now of the kind %[1]s", "is no longer of the kind %[1]s", "is now of the kind %[1]s, no longer %[2]s"},
	ranks:     changeForms{"now also ranks: %[1]s", "no longer ranks: %[1]s", "now ranks: %[1]s; no longer: %[2]s"},
	provision: "at this moment: %[1]s; on condition: %[2]s; then: %[3]s", always: "at this moment: %[1]s; then: %[2]s",
	one: "(%[1]s) %[2]s", article: "article %[1]s (%[2]s)",
}

var dutchChange = changeWords{
	wants:     changeForms{"stelt nu ook als voorwaarde: %[1]s", "stelt niet langer als voorwaarde: %[1]s", "stelt nu als voorwaarde: %[1]s; niet langer: %[2]s"},
	holds:     changeForms{"geldt niet langer waar: %[1]s", "geldt nu ook waar: %[1]s", "geldt nu waar: %[1]s; niet langer waar: %[2]s"},
	values:    changeForms{"geldt nu ook hiervoor; %[1]s: %[2]s", "geldt hiervoor niet langer; %[1]s: %[2]s", "geldt nu hiervoor; %[1]s: %[2]s; niet langer: %[3]s"},
	brings:    changeForms{"nu ook: %[1]s", "niet langer: %[1]s", "nu: %[1]s; niet langer: %[2]s"},
	defines:   changeForms{"omschrijft nu ook: %[1]s", "omschrijft niet langer: %[1]s", "omschrijft nu: %[1]s; niet langer: %[2]s"},
	before:    changeForms{"gaat nu voor %[1]s", "gaat niet langer voor %[1]s", "gaat nu voor %[1]s, niet langer voor %[2]s"},
	provides:  changeForms{"bepaalt nu ook: %[1]s", "bepaalt niet langer: %[1]s", "bepaalt nu: %[1]s; niet langer: %[2]s"},
	moment:    changeForms{"komt nu aan de orde op dit ogenblik: %[1]s", "komt niet langer aan de orde op dit ogenblik: %[1]s", "komt nu aan de orde op dit ogenblik: %[1]s; niet langer: %[2]s"},
	kind:      changeForms{"is nu van de soort %[1]s", "is niet langer van de soort %[1]s", "is nu van de soort %[1]s, niet langer %[2]s"},
	ranks:     changeForms{"rangschikt nu ook: %[1]s", "rangschikt niet langer: %[1]s", "rangschikt nu: %[1]s; niet langer: %[2]s"},
	provision: "op dit ogenblik: %[1]s; op voorwaarde: %[2]s; dan: %[3]s", always: "op dit ogenblik: %[1]s; dan: %[2]s",
	one: "(%[1]s) %[2]s", article: "artikel %[1]s (%[2]s)",
}
