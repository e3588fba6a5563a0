package inwords

// effectWords say what an edition rules. A format takes who, then what.
var effectWords = struct {
	fates, newFates, earlier                                   []text // by status
	later, notPermitted, granted, refused                      text
	repeat, replace, replaceBid, legalCall, sufficient, passOn text
	mustPass                                                   []text // by duration
	mayNot, nowOnly, toTheEnd, thatBid                         text
	change, annul, undoubled, penalty, otherRight              text
	may                                                        map[string]text
	mayOther, atOnce, also                                     text
	require, forbid, either, leadOf, nextLead                  text
	suits                                                      []text
	onTurn, closed, contract, noContract                       text
	doubled                                                    []text
	passedOut, leadRow, leadRows, leadElsewhere                text
}{
	fates: []text{
		t("stands", "blijft staan"),
		{},
		t("cancelled", "vervalt"),
		t("replaced", "vervangen"),
		t("counts as a pass", "geldt als pas"),
		{},
	},
	newFates: []text{
		{},
		{},
		t("the call now made is cancelled", "de nieuwe bieding vervalt"),
		t("the call now made is replaced", "de nieuwe bieding wordt vervangen"),
		t("the call now made counts as a pass", "de nieuwe bieding geldt als pas"),
		{},
	},
	earlier: []text{
		t("an earlier call stands", "een eerdere bieding blijft staan"),
		{},
		t("an earlier call is cancelled", "een eerdere bieding vervalt"),
		{},
		t("an earlier call counts as a pass", "een eerdere bieding geldt als pas"),
		{},
	},
	later:        t("calls made since are cancelled", "wat daarna is geboden vervalt"),
	notPermitted: t("not permitted", "niet toegestaan"),
	granted:      t("allowed", "mag"), refused: t("not allowed", "mag niet"),
	repeat: t("%[1]s must repeat it", "%[1]s moet haar herhalen"), replace: t("must become %[2]s", "moet %[2]s worden"),
	replaceBid: t("must be made a sufficient bid", "moet voldoende worden gemaakt"),
	legalCall:  t("any legal call", "een toegestane bieding"),
	sufficient: t("a sufficient bid", "een voldoende bod"),
	passOn:     t("%[1]s must pass now", "%[1]s moet nu passen"),
	mustPass:   []text{{}, t("%[1]s must pass once", "%[1]s moet één keer passen"), t("%[1]s must pass throughout", "%[1]s moet blijven passen")},
	mayNot:     t("%[1]s may not %[2]s", "%[1]s mag niet %[2]s"),
	nowOnly:    t("now", "in deze beurt"),
	toTheEnd:   t("throughout", "tot het einde"),
	thatBid:    t("over that bid", "na dat bod"),
	change:     t("%[1]s may change his call", "%[1]s mag zijn bieding wijzigen"),
	annul:      t("%[1]s may strike out the call of %[2]s", "%[1]s mag de bieding van %[2]s schrappen"),
	undoubled:  t("the contract may be played undoubled", "het contract mag ongedoubleerd worden gespeeld"),
	penalty:    t("the card may become a penalty card", "de kaart mag een strafkaart worden"),
	otherRight: t("%[1]s has a choice", "%[1]s heeft een keuze"),
	may: map[string]text{
		"adjusted_score":        t("director may adjust", "arbiter mag de score aanpassen"),
		"average_minus_at_most": t("the offending side scores average minus at most", "de overtredende partij krijgt hoogstens middenscore min"),
		"lead_penalties":        t("director may impose penalties on the lead", "arbiter mag het voorspelen beperken"),
		"restrictions":          t("director may restrict the offending side", "arbiter mag de overtredende partij beperken"),
	},
	mayOther: t("director may decide: %[1]s", "arbiter mag beslissen: %[1]s"),
	atOnce:   t(" at once", ", meteen"), also: t(", at once or after the play", ", meteen of na het spelen"),
	require:  t("require", "verlangen"),
	forbid:   t("forbid", "verbieden"),
	either:   t("require or forbid", "verlangen of verbieden"),
	leadOf:   t("declarer may %[1]s %[2]s, when %[3]s is first on lead", "de leider mag %[2]s %[1]s, als %[3]s voor het eerst aan slag is"),
	nextLead: t("declarer may %[1]s %[2]s, if %[3]s makes the opening lead", "de leider mag %[2]s %[1]s, als %[3]s moet uitkomen"),
	suits: []text{t("a suit that he names", "een kleur die hij noemt"), t("the suit named", "de genoemde kleur"), t("a suit to which the call was tied", "een kleur waarmee de bieding verband hield"),
		t("a suit not shown by a call that counts", "een kleur die niet door een geldige bieding is getoond")},
	onTurn: t("%[1]s is to call", "%[1]s is aan de beurt"), closed: t("the auction is closed", "het bieden is gesloten"),
	contract: t("contract played by %[1]s", "contract gespeeld door %[1]s"), noContract: t("no contract", "geen contract"),
	doubled:   []text{{}, t("doubled", "gedoubleerd"), t("redoubled", "geredoubleerd")},
	passedOut: t("passed out", "rondgepast"), leadRow: t("lead: %[1]s", "voorspelen: %[1]s"),
	leadRows: t("lead: %[1]s and others", "voorspelen: %[1]s en andere"), leadElsewhere: t("in some cases lead: %[1]s", "soms voorspelen: %[1]s"),
}
