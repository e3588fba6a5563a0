package report

// PageWords are what stands on a page besides rulings and clauses.
type pageWords struct {
	not    string            // a condition that does not hold
	now    string            // a fact of the call that is now made
	is     string            // what a term means, its values
	titles map[string]string // by command

	calls, note, clauses, clausesCaption, side, aspects, matter, differ string
	steps, stepsCaption, step, rows, unsettled                          string
}

var englishPage = pageWords{
	not: "not so: %[1]s", now: "the call now made: %[1]s", is: "%[1]s: %[2]s",
	titles: map[string]string{
		"run": "Rulings", "compare": "Editions side by side", "diff": "What differs between two editions",
		"timeline": "Through the editions", "test": "Cases and what they cover",
	},
	calls: "The calls, in the order in which they were made", note: "note %[1]s",
	clauses: "Clauses", clausesCaption: "What each edition provides on the matters at issue; in grey what had no part in the ruling",
	side: "Side by side", aspects: "What each edition makes of the record; those in italics have no clause for it; on rows marked ≠ the others differ", matter: "matter",
	differ: "differs", steps: "Step by step", stepsCaption: "What became of each item of the record", step: "step",
	rows: "In the table of rulings:", unsettled: "rests on a reading that is not settled",
}

var dutchPage = pageWords{
	not: "niet zo: %[1]s", now: "de bieding die nu wordt gedaan: %[1]s", is: "%[1]s: %[2]s",
	titles: map[string]string{
		"run": "Uitspraken", "compare": "Edities naast elkaar", "diff": "Waarin twee edities verschillen",
		"timeline": "Door de edities heen", "test": "Gevallen en wat zij dekken",
	},
	calls: "De biedingen, in de volgorde waarin zij zijn gedaan", note: "noot %[1]s",
	clauses: "Clausules", clausesCaption: "Wat elke editie over deze zaken bepaalt; in grijs wat geen rol speelde",
	side: "Naast elkaar", aspects: "Wat elke editie van het verslag maakt; die in cursief hebben er geen clausule voor; op rijen met ≠ verschillen de andere", matter: "zaak",
	differ: "verschilt", steps: "Stap voor stap", stepsCaption: "Wat er van elk onderdeel van het verslag werd", step: "stap",
	rows: "In de tabel van uitspraken:", unsettled: "berust op een lezing die niet vaststaat",
}
