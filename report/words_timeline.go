package report

// TimelineWords tell how editions stand to each other on one matter. Formats
// take the name of the earlier edition.
type timelineWords struct {
	first, none    string
	firstClause    string // the earlier editions that ruled on the matter
	unheaded       string
	elsewhere      string // clauses
	follows        string
	silent         string // what its source holds
	gone           string
	kinds          [3]string // same, renumbered, changed
	reworded       string
	nothing        string // where one of two clauses has nothing
	provision      string
	details, where string
	topics         string
	noClause       string
	firstRuling    string
	sameRuling     string
	otherRuling    string // the earlier edition, in what
	keys           map[string]string
}

var englishTimeline = timelineWords{
	first: "found here first", none: "has no clause on it",
	firstClause: "has the first clause of its own on it; %[1]s ruled on the matter by others",
	unheaded:    "has no clause under this heading; whether it rules on the matter was not looked at",
	elsewhere:   "has no clause under this heading, and rules on the matter by %[1]s",
	follows:     "has no clause under this heading; what happens follows from what its other clauses leave out",
	silent:      "silent; its source holds %[1]s", gone: "gone since %[1]s",
	kinds:    [...]string{"the same as in %[1]s", "the same as in %[1]s, under another number", "changed since %[1]s"},
	reworded: "in other words", nothing: "nothing", provision: "provides",
	details: "What has changed", where: "part", topics: "The topics, and the clauses of each edition on them",
	noClause: "undetermined: its source has no clause for it", firstRuling: "ruled on here first",
	sameRuling: "rules as in %[1]s", otherRuling: "rules otherwise than %[1]s: %[2]s",
	keys: map[string]string{
		"phase": "phase", "turn": "turn", "auction": "auction", "contract": "contract", "passed_out": "passed out",
		"events": "what became of each item", "must_pass": "who must pass", "may_not": "what may not be called",
		"must": "what is owed", "rights": "rights", "discretion": "what the director may do", "not_covered": "what is not covered",
	},
}

var dutchTimeline = timelineWords{
	first: "hier voor het eerst gevonden", none: "heeft er geen clausule over",
	firstClause: "heeft er de eerste eigen clausule over; in %[1]s golden daarvoor andere",
	unheaded:    "heeft geen clausule onder dit kopje; of de zaak er geregeld is, is niet nagegaan",
	elsewhere:   "heeft geen clausule onder dit kopje, en regelt de zaak met %[1]s",
	follows:     "heeft geen clausule onder dit kopje; wat er gebeurt, volgt uit wat de andere clausules openlaten",
	silent:      "zwijgt; de bron bevat %[1]s", gone: "vervallen sinds %[1]s",
	kinds:    [...]string{"hetzelfde als in %[1]s", "hetzelfde als in %[1]s, onder een ander nummer", "veranderd sinds %[1]s"},
	reworded: "in andere woorden", nothing: "niets", provision: "bepaalt",
	details: "Wat er is veranderd", where: "onderdeel", topics: "De onderwerpen, en de clausules van elke editie daarover",
	noClause: "onbepaald: de bron heeft er geen clausule voor", firstRuling: "hier voor het eerst beslist",
	sameRuling: "beslist als in %[1]s", otherRuling: "beslist anders dan %[1]s: %[2]s",
	keys: map[string]string{
		"phase": "fase", "turn": "beurt", "auction": "biedverloop", "contract": "contract", "passed_out": "rondgepast",
		"events": "wat er van elk onderdeel werd", "must_pass": "wie moet passen", "may_not": "wat niet mag worden geboden",
		"must": "wat verplicht is", "rights": "rechten", "discretion": "wat de arbiter mag doen", "not_covered": "wat niet gedekt is",
	},
}
