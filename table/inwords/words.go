package inwords

import "lawc/law"

// A text is a piece of wording in both languages.
type text = law.Text

func t(en, nl string) text { return text{EN: en, NL: nl} }

// fixed are the words around the table.
var fixed = struct {
	title, stage, when, record, leads, differs, silent, noEffect, awaits, only, folded, more, or        text
	contents, search, sources, clauses, covered, partly, unsettled, failed                              text
	noRow, notAll, inAll, nothingElse, whole, notWhole, made, readIn, readOn, behind, disputed, leftOut text
}{
	title: t("The table of rulings", "De tabel van uitspraken"),
	stage: t("stage", "stadium"), when: t("when", "wanneer"), record: t("record", "verslag"),
	leads:   t("Rights about leads", "Rechten bij het voorspelen"),
	differs: t("only rows that differ", "alleen rijen die verschillen"), silent: t("silent", "zwijgt"), noEffect: t("no effect", "geen gevolg"),
	awaits: t("awaits a ruling", "wacht op een beslissing"),
	only:   t("ruled on by one edition only", "waarover maar een editie iets zegt"),
	folded: t("Folded: rows on calls irregular in two ways, %[1]d in number; lawc table %[2]s shows them.", "Niet uitgevouwen: rijen over biedingen die op twee manieren onregelmatig zijn, %[1]d in getal; lawc table %[2]s toont ze."),
	more:   t("in other cases", "in andere gevallen"), or: t("or", "of"), contents: t("Contents", "Inhoud"),
	search:    t("Search", "Zoeken"),
	sources:   t("Sources", "Bronnen"),
	clauses:   t("Clauses", "Clausules"),
	covered:   t("Made of %[1]d incidents, looked at in %[2]d stages.", "Gemaakt uit %[1]d voorvallen, bekeken in %[2]d stadia."),
	partly:    t("It was stopped: this is not all.", "Het werd onderbroken: dit is niet alles."),
	behind:    t("%[1]s behind a clause:", "%[1]s achter een clausule:"),
	disputed:  t("it rests on a reading that is not settled", "zij berust op een lezing die niet vaststaat"),
	unsettled: t("rests on an inferred clause or a reading that is not settled", "berust op een afgeleide clausule of een lezing die niet vaststaat"),
	failed:    t("error in lawc: %[1]s did not rule the same when it was run again", "fout in lawc: %[1]s gaf bij herhaling een andere uitspraak"),
	leftOut: t("Left out, since only a fragment of each was read: %[1]s. With --editions they are shown: by name, or all.",
		"Weggelaten, omdat van elk maar een fragment is gelezen: %[1]s. Met --editions staan ze erin: op naam, of all."),
	noRow:       t("No row of the table tells of this.", "Geen rij van de tabel vertelt hierover."),
	notAll:      t("(not in all such cases)", "(niet in al zulke gevallen)"),
	inAll:       t("in all", "in alle"),
	nothingElse: t("nothing else", "verder niets"),
	whole:       t("whole", "volledig"),
	notWhole:    t("in part", "gedeeltelijk"),
	readIn:      t("read in: %[1]s", "gelezen in: %[1]s"),
	readOn:      t("(on %[1]s)", "(op %[1]s)"),
	made:        t("made by lawc %[1]s on %[2]s", "gemaakt door lawc %[1]s op %[2]s"),
}

// groupWords name the groups, by their names in ids.
var groupWords = map[string]text{
	"insufficient-bid":       t("insufficient bid", "onvoldoende bod"),
	"pass-out-of-rotation":   t("pass out of rotation", "pas voor de beurt"),
	"bid-out-of-rotation":    t("bid out of rotation", "bod voor de beurt"),
	"double-out-of-rotation": t("double or redouble out of rotation", "doublet of redoublet voor de beurt"),
	"inadmissible-double":    t("inadmissible double or redouble", "ontoelaatbaar doublet of redoublet"),
	"bid-over-seven":         t("bid of more than seven", "bod van meer dan zeven"),
	"unknown-call":           t("call that the laws do not know", "bieding die de spelregels niet kennen"),
	"change-of-call":         t("change of call", "wijziging van een bieding"),
	"slip":                   t("slip of the tongue", "verspreking"),
	"misinformation":         t("change after misinformation", "wijziging na verkeerde uitleg"),
	"misnamed-double":        t("misnamed double or redouble", "doublet of redoublet met verkeerd genoemd bod"),
	"required-to-pass":       t("call by a player who must pass", "bieding door wie moet passen"),
	"after-the-close":        t("call after the close", "bieding na het einde van het bieden"),
	"skipped-player":         t("skipped player", "overgeslagen speler"),
	"cards":                  t("card shown", "getoonde kaart"),
	"requests":               t("request", "verzoek"),
	"wrong-board":            t("wrong board", "verkeerd bord"),
	"simultaneous-calls":     t("calls at the same moment", "biedingen op hetzelfde ogenblik"),
	"slip-and-more":          t("change by right to or from an irregular call", "terechte wijziging van of in een onregelmatige bieding"),
	"other-call":             t("other irregularity", "andere onregelmatigheid"),
	"irregular-in-two-ways":  t("irregular in two ways", "op twee manieren onregelmatig"),
	"second-irregularity":    t("second irregularity", "tweede onregelmatigheid"),
}

// stageWords name the stages.
var stageWords = map[string]text{
	"made": t("made", "gedaan"), "accepted": t("accepted or called over", "geaccepteerd of overboden"),
	"ruled": t("not accepted, ruled", "niet geaccepteerd, beslist"), "next-player": t("next player has called", "volgende speler heeft geboden"),
	"offender": t("offender has called", "overtreder heeft geboden"), "closed": t("auction closed", "bieden gesloten"),
}

// roleWords name players as seen from the offender.
var roleWords = []text{
	t("the offender", "de overtreder"), t("LHO", "de linkertegenstander"), t("partner", "de partner"),
	t("RHO", "de rechtertegenstander"), t("the other side", "de andere partij"),
}

// kindWords name kinds of call as things, deedWords as deeds, by kind.
var (
	kindWords = []text{
		t("a pass", "een pas"),
		t("a double", "een doublet"),
		t("a redouble", "een redoublet"),
		t("an unknown call", "een onbekende bieding"),
		t("a bid", "een bod"),
	}
	deedWords = []text{
		t("pass", "passen"),
		t("double", "doubleren"),
		t("redouble", "redoubleren"),
		t("make an unknown call", "iets onbekends bieden"),
		t("bid", "een bod doen"),
	}
)
