package inwords

import "lawc/table"

// actWords say the conditions of labels that tell of the act and of what was before it:
// for each feature the values from 1.
var actWords = map[table.Feature][]text{
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
}
