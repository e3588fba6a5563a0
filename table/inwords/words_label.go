package inwords

import "lawc/table"

// conditionWords say the conditions of labels: for each feature the values from 1.
var conditionWords = map[table.Feature][]text{
	table.TurnOf: {
		t("at his own turn", "in zijn eigen beurt"),
		t("at LHO's turn", "in de beurt van de linkertegenstander"),
		t("at partner's turn", "in de beurt van de partner"),
		t("at RHO's turn", "in de beurt van de rechtertegenstander"),
	},
	table.PartnersOrLHO: {t("at partner's or LHO's turn", "in de beurt van partner of linkertegenstander")},
	table.CallIs: {
		t("a pass", "een pas"),
		t("a double", "een doublet"),
		t("a redouble", "een redoublet"),
		t("an unknown call", "een onbekende bieding"),
		t("a bid", "een bod"),
	},
	table.Acts: {t("other than a pass", "iets anders dan pas"), t("a pass", "een pas")},
	table.Doubling: {
		t("a double or redouble", "een doublet of redoublet"),
		t("no double or redouble", "geen doublet of redoublet"),
	},
	table.AnyCall: {
		t("somebody has called", "er is al geboden"),
		t("nobody has called", "nog niemand heeft geboden"),
	},
	table.AnyBid: {t("somebody has bid", "er is al een bod"), t("nobody has bid", "er is nog geen bod")},
	table.LastBidBy: {
		t("the last bid is his own side's", "het laatste bod is van zijn eigen partij"),
		t("the last bid is the opponents'", "het laatste bod is van de tegenstanders"),
	},
	table.LastBidOf: {
		t("the last bid is his own", "het laatste bod is van hemzelf"),
		t("the last bid is his partner's", "het laatste bod is van zijn partner"),
		t("the last bid is an opponent's", "het laatste bod is van een tegenstander"),
	},
	table.PartnerBidLast: {
		t("the last bid is his partner's", "het laatste bod is van zijn partner"),
		t("the last bid is not his partner's", "het laatste bod is niet van zijn partner"),
	},
	table.SmallCard: {
		t("one small card, not led", "één kleine kaart, niet voorgespeeld"),
		t("an honour, a card led, or several cards", "een honneur, een voorgespeelde kaart of meer kaarten"),
	},
	table.Cheapest: {
		t("the lowest sufficient bid in the same denomination", "het laagste voldoende bod in dezelfde speelsoort"),
		t("another sufficient bid", "een ander voldoende bod"),
	},
	table.KeepsDenomination: {
		t("a bid in the same denomination", "een bod in dezelfde speelsoort"),
		t("anything but a bid in the same denomination", "iets anders dan een bod in dezelfde speelsoort"),
	},
	table.LastAction: {
		t("the last bid is not doubled", "het laatste bod is niet gedoubleerd"),
		t("the last bid is doubled", "het laatste bod is gedoubleerd"),
		t("the last bid is redoubled", "het laatste bod is geredoubleerd"),
	},
	table.LastActionBy: {
		t("the last call but passes is his own side's", "de laatste bieding op passen na is van zijn eigen partij"),
		t("the last call but passes is the opponents'", "de laatste bieding op passen na is van de tegenstanders"),
	},
	table.OpponentsBid: {
		t("the opponents have bid", "de tegenstanders hebben een bod gedaan"),
		t("the opponents have not bid", "de tegenstanders hebben geen bod gedaan"),
	},
	table.SideBid: {
		t("his side has bid", "zijn partij heeft een bod gedaan"),
		t("his side has not bid", "zijn partij heeft geen bod gedaan"),
	},
	table.PartnerDoubled: {
		t("partner had doubled or redoubled", "de partner had gedoubleerd of geredoubleerd"),
		t("partner had not doubled", "de partner had niet gedoubleerd"),
	},
	table.Names: {t("it names a suit", "zij noemt een kleur"), t("it names notrump", "zij noemt sansatout")},
	table.FirstIs: {
		t("the first call a pass", "de eerste bieding een pas"),
		t("the first call a double", "de eerste bieding een doublet"),
		t("the first call a redouble", "de eerste bieding een redoublet"),
		t("the first call unknown", "de eerste bieding onbekend"),
		t("the first call a bid", "de eerste bieding een bod"),
	},
	table.FirstActs: {
		t("the first call not a pass", "de eerste bieding geen pas"),
		t("the first call a pass", "de eerste bieding een pas"),
	},
	table.ChangeTo: {
		t("to the same denomination", "in dezelfde speelsoort"),
		t("to another denomination", "in een andere speelsoort"),
	},
	table.Form: {
		t("corrected at once", "meteen verbeterd"),
		t("changed at once", "meteen gewijzigd"),
		t("a second call later", "later nog een bieding"),
	},
	table.CalledSince: {
		t("nobody has called since", "niemand heeft sindsdien geboden"),
		t("only LHO has called since", "alleen de linkertegenstander heeft sindsdien geboden"),
		t("LHO and partner have called since", "linkertegenstander en partner hebben sindsdien geboden"),
		t("all three others have called since", "de drie anderen hebben sindsdien geboden"),
	},
	table.PartnerSince: {
		t("partner has called since", "de partner heeft sindsdien geboden"),
		t("partner has not called since", "de partner heeft sindsdien niet geboden"),
	},
	table.HowManyCards: {t("one card", "één kaart"), t("several cards", "meer kaarten")},
	table.Honour:       {t("an honour", "een honneur"), t("no honour", "geen honneur")},
	table.LedCard:      {t("led before its time", "voortijdig voorgespeeld"), t("not led", "niet voorgespeeld")},
	table.RequestIs: {
		t("to hear a call again", "een bieding nog eens te horen"),
		t("to hear all calls again", "alle biedingen nog eens te horen"),
		t("to hear some calls again", "een deel van de biedingen te horen"),
		t("what a call means", "wat een bieding betekent"),
		t("who is to lead", "wie moet uitkomen"),
	},
	table.Asker: {
		t("declarer asks", "de leider vraagt het"),
		t("dummy asks", "de blinde vraagt het"),
		t("a defender asks", "een tegenspeler vraagt het"),
		t("the board is passed out", "het spel is rondgepast"),
	},
	table.WhenAsked: {
		t("during the auction", "tijdens het bieden"),
		t("after the close", "na het einde van het bieden"),
	},
	table.WasInsufficient: {t("insufficient", "onvoldoende"), t("not insufficient", "niet onvoldoende")},
	table.WasOutOfTurn:    {t("out of rotation", "voor de beurt"), t("in rotation", "op de beurt")},
	table.WasInadmissible: {t("inadmissible", "ontoelaatbaar"), t("not inadmissible", "niet ontoelaatbaar")},
	table.WasChange:       {t("a change of call", "een wijziging"), t("no change of call", "geen wijziging")},
	table.WasTooHigh: {
		t("of more than seven", "van meer dan zeven"),
		t("not of more than seven", "niet van meer dan zeven"),
	},
	table.WasDoubling: {
		t("naming another bid", "met een ander bod genoemd"),
		t("naming no other bid", "zonder ander bod te noemen"),
	},
	table.FirstIrregular: {
		t("the first call irregular", "de eerste bieding onregelmatig"),
		t("the first call regular", "de eerste bieding in orde"),
	},
	table.SecondIrregular: {
		t("the second call irregular", "de tweede bieding onregelmatig"),
		t("the second call regular", "de tweede bieding in orde"),
	},
	table.MustPassFor: {
		t("he must pass once", "hij moet één keer passen"),
		t("he must pass throughout", "hij moet blijven passen"),
	},
	table.WasClosed: {
		t("the auction was closed", "het bieden was gesloten"),
		t("the auction was not closed", "het bieden was niet gesloten"),
	},
	table.PassesBefore: {
		t("no pass just before", "geen pas vlak ervoor"),
		t("after one pass", "na één pas"),
		t("after two passes", "na twee passen"),
		t("after three passes", "na drie passen"),
	},
	table.Conventional: {t("conventional", "conventioneel"), t("natural", "natuurlijk")},
	table.TiedTo: {
		t("tied to no suit", "met geen kleur in verband"),
		t("tied to the suit named", "in verband met de genoemde kleur"),
		t("tied to another suit", "in verband met een andere kleur"),
		t("tied to several suits", "in verband met meer kleuren"),
	},
	table.AcceptedHow: {
		t("accepted in words", "met zoveel woorden geaccepteerd"),
		t("called over", "overheen geboden"),
	},
	table.AcceptedBy: {
		t("accepted in words", "met zoveel woorden geaccepteerd"),
		t("LHO passes", "de linkertegenstander past"),
		t("LHO doubles", "de linkertegenstander doubleert"),
		t("LHO redoubles", "de linkertegenstander redoubleert"),
		t("LHO makes an unknown call", "de linkertegenstander biedt iets onbekends"),
		t("LHO bids", "de linkertegenstander doet een bod"),
	},
	table.NextIs: {
		t("the next player passes", "de volgende speler past"),
		t("the next player doubles", "de volgende speler doubleert"),
		t("the next player redoubles", "de volgende speler redoubleert"),
		t("the next call is unknown", "de volgende bieding is onbekend"),
		t("the next player bids", "de volgende speler doet een bod"),
	},
	table.NextActs: {
		t("the next player acts", "de volgende speler past niet"),
		t("the next player passes", "de volgende speler past"),
	},
	table.NextBy: {
		t("LHO is next", "de linkertegenstander is de volgende"),
		t("partner is next", "de partner is de volgende"),
		t("RHO is next", "de rechtertegenstander is de volgende"),
	},
	table.StillSufficient: {
		t("the bid would still be sufficient", "het bod zou nog voldoende zijn"),
		t("the bid would no longer be sufficient", "het bod zou niet meer voldoende zijn"),
	},
	table.OwnIs: {
		t("he passes", "hij past"),
		t("he doubles", "hij doubleert"),
		t("he redoubles", "hij redoubleert"),
		t("he makes an unknown call", "hij biedt iets onbekends"),
		t("he bids", "hij doet een bod"),
	},
	table.OwnActs: {t("he acts", "hij past niet"), t("he passes", "hij past")},
	table.OwnDoubles: {
		t("he doubles or redoubles", "hij doubleert of redoubleert"),
		t("he neither doubles nor redoubles", "hij doubleert noch redoubleert"),
	},

	table.SameDenomination: {
		t("in the same denomination", "in dezelfde speelsoort"),
		t("a bid in another denomination", "een bod in een andere speelsoort"),
	},
	table.SameAsFirst: {
		t("in the denomination of the first call", "in de speelsoort van de eerste bieding"),
		t("not in the denomination of the first call", "niet in de speelsoort van de eerste bieding"),
	},
	table.Lowest: {
		t("the lowest sufficient bid", "het laagste voldoende bod"),
		t("a higher bid than needed", "een hoger bod dan nodig"),
	},
	table.Again: {t("the same call again", "dezelfde bieding"), t("another call", "een andere bieding")},
	table.InShown: {
		t("in a suit to which the call was tied", "in een kleur waarmee de bieding verband hield"),
		t("in no suit to which the call was tied", "niet in een kleur waarmee de bieding verband hield"),
	},
	table.OwnConventional: {t("his new call conventional", "zijn nieuwe bieding conventioneel")},
	table.OwnTold: {
		t("something is told that likens his new call to the one withdrawn", "er is iets gezegd waardoor zijn nieuwe bieding op de teruggenomen lijkt"),
		t("nothing is told that likens his new call to the one withdrawn", "er is niets gezegd waardoor zijn nieuwe bieding op de teruggenomen lijkt"),
	},
	table.AfterRefusal: {
		t("he must pass, after a call that was not allowed", "hij moet passen, na een bieding die niet mocht"),
	},
	table.Side: {
		t("his side plays", "zijn partij speelt"),
		t("his side defends", "zijn partij speelt tegen"),
		t("passed out", "rondgepast"),
	},
	table.LastBidStands: {
		t("the last bid before becomes the contract", "het laatste bod ervoor wordt het contract"),
		t("another bid becomes the contract", "een ander bod wordt het contract"),
	},
	table.Prior: {},
}

// factWords say the facts of labels, told and not told.
var factWords = map[string][2]text{
	"inadvertent": {t("not meant", "niet bedoeld"), t("meant", "bedoeld")},
	"pause": {
		t("after a pause for thought", "na een denkpauze"),
		t("without a pause for thought", "zonder denkpauze"),
	},
	"misinformed": {
		t("due to misinformation", "door verkeerde uitleg"),
		t("not due to misinformation", "niet door verkeerde uitleg"),
	},
	"damaging": {t("damaging", "schadelijk"), t("not damaging", "niet schadelijk")},
	"simultaneous": {
		t("at the same moment as another", "tegelijk met een andere"),
		t("not at the same moment", "niet tegelijk"),
	},
	"comparable": {t("comparable", "vergelijkbaar"), t("not comparable", "niet vergelijkbaar")},
	"contained": {
		t("wholly within its meaning", "geheel binnen haar betekenis"),
		t("not within its meaning", "niet binnen haar betekenis"),
	},
	"lower_available": {
		t("with a lower bid that says the same", "met een lager bod dat hetzelfde zegt"),
		t("without a lower bid that says the same", "zonder een lager bod dat hetzelfde zegt"),
	},
	"other_meaning": {
		t("with another meaning", "met een andere betekenis"),
		t("with the same meaning", "met dezelfde betekenis"),
	},
	"could_have_known": {
		t("he could have known that it might harm", "hij kon weten dat het kon schaden"),
		t("he could not have known", "hij kon het niet weten"),
	},
	"over_first": {
		t("meant over the first call", "bedoeld over de eerste bieding"),
		t("meant over the second call", "bedoeld over de tweede bieding"),
	},
	"wrong_board": {
		t("with the cards of another board", "met de kaarten van een ander bord"),
		t("with the right cards", "met de goede kaarten"),
	},
}

// whoseWords say of which call a fact is told: the act, the call over it, the next
// player's, the offender's own.
var whoseWords = []text{t("%[1]s", "%[1]s"), t("LHO's call %[1]s", "de bieding van de linkertegenstander %[1]s"), t("the next call %[1]s", "de volgende bieding %[1]s"), t("his new call %[1]s", "zijn nieuwe bieding %[1]s")}
