package report

import "lawc/differ"

// DiffWords tell in what two editions differ. What a ruling brings is told in the
// words of rulings, with roles in the place of players.
type diffWords struct {
	roles              [differ.Actor + 1]string
	theCall, earlier   string
	itsCall            string
	fate               string // which call, what became of it
	supplied           [2]string
	silentOn           string // on what
	stages             [4]string
	onTurn, nobodyTurn string
	contract           string // how doubled, declarer
	ofEarlier          string // a right, for an earlier offender
	otherwise          string
	nothing            string // what one edition does where only the other does something
	thatBid            string // the ban, over one bid

	title, clauses, behaviour, ruled  string // title: the editions
	tally                             string // same, renumbered, changed, only in A, only in B; the editions
	changed, renumbered               string
	added, dropped                    string // the later edition
	onlyIn                            string // an edition, the other
	was                               string // a clause, the earlier edition, its clause there
	rests, restsNone, restsSame       string
	restsHidden, restsBehind          string
	behind, among                     string
	ways, silences, same              string
	section                           string
	noClause                          string
	situations                        [2]string
	covered, bounds, depth, irregular string
	ladder, wide, sparse, forgets     string
	failed, stopped                   string
	anyLength, anyNumber, matter      string
}

var englishDiff = diffWords{
	roles:   [...]string{"the offender", "his LHO", "his partner", "his RHO", "declarer", "the player"},
	theCall: "the call", earlier: "an earlier call", itsCall: "call", fate: "%[1]s %[2]s",
	supplied: [...]string{"a pass is supplied", "%[1]d passes are supplied"},
	silentOn: "the source says nothing about %[1]s",
	stages:   [...]string{"the auction goes on", "a ruling is awaited", "the auction is closed", "the source says nothing"},
	onTurn:   "%[1]s is to call", nobodyTurn: "nobody is to call",
	contract:  "there is a contract%[1]s, played by %[2]s",
	ofEarlier: "%[1]s (of an earlier irregular call, seen from its maker)",
	otherwise: "the same in kind, for another call, suit or card", nothing: "nothing of the kind", thatBid: "%[1]s, over one bid only",

	title: "%[1]s and %[2]s", clauses: "What has changed in the clauses", behaviour: "Every way in which they rule differently", ruled: "What is ruled",
	tally:   "%[1]d the same, %[2]d renumbered, %[3]d changed, %[4]d only in %[6]s, %[5]d only in %[7]s",
	changed: "Changed", renumbered: "The same under another number", added: "New in %[1]s", dropped: "No longer in %[1]s",
	onlyIn: "Only in %[1]s; what is known of %[2]s holds no such clause", was: "%[1]s, in %[2]s %[3]s",
	rests: "ways in which they rule differently that rest on it: %[1]d", restsNone: "the text has changed, what is ruled has not: no difference within the bounds rests on it",
	restsBehind: "it shows only after an earlier difference, as in %[1]s",
	behind:      "After an earlier difference: what has changed and cannot be seen before", among: "together with the earlier difference",
	restsHidden: "never reached: wherever it could apply within the bounds, they have ruled differently before",
	restsSame:   "the text is the same, what is ruled is not, by what else has changed; ways that rest on it: %[1]d",
	ways:        "ways in which they rule differently: %[1]d", silences: "ways in which one source says nothing, which is no different ruling: %[1]d",
	same:    "within the bounds they rule the same",
	section: "%[1]s against %[2]s", noClause: "no clause of its own",
	situations: [...]string{"in 1 situation", "in %[1]d situations"},
	covered:    "Looked at, never past the first difference on a way: %[1]d situations and %[2]d steps from them, in every record of",
	bounds:     "%[1]s; a bid of eight; %[2]s; %[3]s (%[4]d situations, %[5]d steps)",
	wide:       "each fact with each value", sparse: "after the first irregularity players not on turn pass or make the lowest bid",
	depth: "up to %[1]d items, three passes in a row counted as one", irregular: "nothing after more than %[1]d irregularities",
	matter: "matter", anyLength: "any length", anyNumber: "any number of irregularities",
	ladder:  "bids of %[2]s from level 1 to %[1]d",
	forgets: "Two records come to the same situation when nothing that may still matter tells them apart: forgotten are irregularities that are over and calls that nothing can reach. Changes of call are tried from and to a few calls, facts of what is irregular or in play, and nothing after a question has been asked; what the director may do counts once, whatever its grounds; outside these bounds nothing is said.",
	stopped: "it was stopped: this is not all",
	failed:  "error in lawc: %[1]s does not show this difference when it is run by itself",
}

var dutchDiff = diffWords{
	roles:   [...]string{"de overtreder", "zijn linkertegenstander", "zijn partner", "zijn rechtertegenstander", "de leider", "de speler"},
	theCall: "de bieding", earlier: "een eerdere bieding", itsCall: "bieding", fate: "%[1]s %[2]s",
	supplied: [...]string{"een pas wordt aangevuld", "%[1]d passen worden aangevuld"},
	silentOn: "de bron zegt niets over %[1]s",
	stages:   [...]string{"het bieden gaat door", "een beslissing wordt afgewacht", "het bieden is gesloten", "de bron zegt niets"},
	onTurn:   "%[1]s is aan de beurt", nobodyTurn: "niemand is aan de beurt",
	contract:  "er is een contract%[1]s, gespeeld door %[2]s",
	ofEarlier: "%[1]s (van een eerdere onregelmatige bieding, gezien vanuit wie haar deed)",
	otherwise: "hetzelfde, voor een andere bieding, kleur of kaart", nothing: "niets van dien aard", thatBid: "%[1]s, na een bepaald bod",

	title: "%[1]s en %[2]s", clauses: "Wat er in de clausules is veranderd", behaviour: "Alle manieren waarop zij verschillend beslissen", ruled: "Wat er wordt beslist",
	tally:   "%[1]d hetzelfde, %[2]d hernummerd, %[3]d veranderd, %[4]d alleen in %[6]s, %[5]d alleen in %[7]s",
	changed: "Veranderd", renumbered: "Hetzelfde onder een ander nummer", added: "Nieuw in %[1]s", dropped: "Niet meer in %[1]s",
	onlyIn: "Alleen in %[1]s; wat van %[2]s bekend is bevat zo'n clausule niet", was: "%[1]s, in %[2]s %[3]s",
	rests: "verschillen in wat er wordt beslist die hierop berusten: %[1]d", restsNone: "de tekst is veranderd, de beslissingen niet: binnen de grenzen berust er geen verschil op",
	restsBehind: "blijkt pas na een eerder verschil, zoals in %[1]s",
	behind:      "Na een eerder verschil: wat is veranderd en eerder niet te zien is", among: "samen met het eerdere verschil",
	restsHidden: "nooit bereikt: waar deze binnen de grenzen zou gelden, hebben zij al eerder verschillend beslist",
	restsSame:   "de tekst is dezelfde, de beslissingen niet, door wat er verder is veranderd; verschillen die erop berusten: %[1]d",
	ways:        "manieren waarop zij verschillend beslissen: %[1]d", silences: "waarvan een van beide bronnen niets zegt, wat geen andere beslissing is: %[1]d",
	same:    "binnen de grenzen beslissen zij hetzelfde",
	section: "%[1]s tegenover %[2]s", noClause: "geen eigen clausule",
	situations: [...]string{"in 1 situatie", "in %[1]d situaties"},
	covered:    "Bekeken, nooit voorbij het eerste verschil: %[1]d situaties en %[2]d stappen daaruit, in elk verslag van",
	bounds:     "%[1]s; een bod van acht; %[2]s; %[3]s (%[4]d situaties, %[5]d stappen)",
	wide:       "elk feit met elke waarde", sparse: "na de eerste onregelmatigheid passen spelers die niet aan de beurt zijn, of doen zij het laagste bod",
	depth: "ten hoogste %[1]d onderdelen, drie passen achter elkaar geteld als een", irregular: "niets na meer dan %[1]d onregelmatigheden",
	matter: "zaak", anyLength: "elke lengte", anyNumber: "elk aantal onregelmatigheden",
	ladder:  "biedingen in %[2]s van niveau 1 tot en met %[1]d",
	forgets: "Twee verslagen komen in dezelfde situatie als niets wat nog van belang kan zijn ze onderscheidt: vergeten worden onregelmatigheden die voorbij zijn en biedingen waar niets meer bij kan. Wijzigingen worden beproefd van en in enkele biedingen, feiten bij wat onregelmatig is of nog speelt, en niets nadat een vraag is gesteld; wat de wedstrijdleider mag doen telt eenmaal, op welke grond ook; over wat buiten deze grenzen ligt wordt niets gezegd.",
	stopped: "het werd onderbroken: dit is niet alles",
	failed:  "fout in lawc: %[1]s laat dit verschil niet zien als het op zichzelf wordt uitgevoerd",
}
