package inwords

import "lawc/table"

// laterWords say the conditions of labels that tell of what came after the act: for
// each feature the values from 1.
var laterWords = map[table.Feature][]text{
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
	table.OwnTold: { // the fact about it, in the words of its edition (see toldOfOwn)
		t("said of his new call: %[1]s", "van zijn nieuwe bieding gezegd: %[1]s"),
		t("not said of his new call: %[1]s", "niet van zijn nieuwe bieding gezegd: %[1]s"),
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

// whoseWords say of which call a fact is told: the act, the call over it, the next
// player's, the offender's own.
var whoseWords = []text{t("%[1]s", "%[1]s"), t("LHO's call (%[1]s)", "de bieding van de linkertegenstander (%[1]s)"), t("the next call (%[1]s)", "de volgende bieding (%[1]s)"), t("his new call (%[1]s)", "zijn nieuwe bieding (%[1]s)")}
