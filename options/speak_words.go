package options

import (
	"lawc/auction"
	"lawc/law"
)

// costWords say what a choice costs. Formats take the player first.
var costWords = struct {
	yourTurn                   law.Text
	andThen, semicolon         law.Text
	nothingNow                 law.Text    // what the director may do
	mayLater, thoughLater      [2]law.Text // who, a score or a restriction; after the play, and at once
	director, myself           law.Text
	mustPass, bothPass         map[law.Duration]law.Text
	pair                       law.Text
	repeat                     law.Text // the call
	passNow, replaceAny        law.Text
	replace                    law.Text // kinds of call
	nouns, verbs               [auction.Bid + 1]law.Text
	thatBid                    law.Text // verbs, a bid
	mayNotRest                 law.Text // verbs
	mayNotNow                  law.Text // verbs
	penaltyCard                law.Text // the card
	penaltyCardNow             law.Text
	mayDo                      law.Text // what
	declarer                   law.Text
	ifYouDefend                law.Text
	ifDefend                   law.Text // a side
	leadVerbs                  [3]law.Text
	leadOpeningNow             law.Text // what, leader
	leadOpening                law.Text
	leadOpeningYou             law.Text // what
	leadFirst                  law.Text // what, whose
	leadFirstNow               law.Text
	your                       law.Text
	useOpening, useFirst       law.Text // what, whose
	usePenaltyCard             law.Text // the card
	seatsOwn                   [4]law.Text
	notShown                   law.Text // the offender
	notShownByYou, unlessShown law.Text
	oneSuit, aSuit             law.Text
	namely                     law.Text // what, suits
}{
	yourTurn: law.Text{EN: "it's your turn", NL: "u bent aan de beurt"}, andThen: law.Text{EN: "%s, and %s", NL: "%s, en %s"},
	semicolon:  law.Text{EN: "%s; %s", NL: "%s; %s"},
	nothingNow: law.Text{EN: "nothing now, though %s", NL: "nu niets, al %s"},
	mayLater: [2]law.Text{{EN: "%s may give %s after the play", NL: "%s kan na het spelen nog %s geven"},
		{EN: "%s may give %s at once", NL: "%s kan meteen %s geven"}},
	thoughLater: [2]law.Text{{EN: "%s may give %s after the play", NL: "kan %s na het spelen nog %s geven"},
		{EN: "%s may give %s at once", NL: "kan %s meteen %s geven"}},
	director: law.Text{EN: "the director", NL: "de arbiter"}, myself: law.Text{EN: "I", NL: "ik"},
	mustPass: map[law.Duration]law.Text{
		law.ObligationNextTurn: {EN: "%s must pass at the next turn, once", NL: "%s moet de eerstvolgende beurt passen, één keer"},
		law.ObligationRest:     {EN: "%s must pass for the rest of the auction", NL: "%s moet verder blijven passen"},
	},
	bothPass: map[law.Duration]law.Text{
		law.ObligationNextTurn: {EN: "%s must each pass at the next turn, once", NL: "%s moeten elk de eerstvolgende beurt passen, één keer"},
		law.ObligationRest:     {EN: "%s must both pass for the rest of the auction", NL: "%s moeten allebei verder blijven passen"},
	},
	pair:    law.Text{EN: "%s and %s", NL: "%s en %s"},
	repeat:  law.Text{EN: "%s must repeat %s", NL: "%s moet %s herhalen"},
	passNow: law.Text{EN: "%s must pass now", NL: "%s moet nu passen"}, replaceAny: law.Text{EN: "%s must make another call instead", NL: "%s moet in plaats daarvan een andere bieding doen"},
	replace: law.Text{EN: "%s must make another call instead: %s", NL: "%s moet in plaats daarvan iets anders bieden: %s"},
	nouns: [auction.Bid + 1]law.Text{auction.Pass: {EN: "a pass", NL: "een pas"}, auction.Double: {EN: "a double", NL: "een doublet"},
		auction.Redouble: {EN: "a redouble", NL: "een redoublet"}, auction.Bid: {EN: "a sufficient bid", NL: "een voldoende bod"}},
	verbs: [auction.Bid + 1]law.Text{auction.Pass: {EN: "pass", NL: "passen"}, auction.Double: {EN: "double", NL: "doubleren"},
		auction.Redouble: {EN: "redouble", NL: "redoubleren"}, auction.Bid: {EN: "bid", NL: "een bod doen"}},
	thatBid:        law.Text{EN: "%[1]s %[2]s", NL: "%[2]s %[1]s"},
	mayNotRest:     law.Text{EN: "%s may not %s for the rest of the auction", NL: "%s mag tot het einde van het bieden niet %s"},
	mayNotNow:      law.Text{EN: "%s may not %s at this turn", NL: "%s mag in deze beurt niet %s"},
	penaltyCard:    law.Text{EN: "%[2]s may treat %[1]s as a penalty card", NL: "mag %[2]s %[1]s als strafkaart behandelen"},
	penaltyCardNow: law.Text{EN: "%[2]s may treat %[1]s as a penalty card", NL: "%[2]s mag %[1]s als strafkaart behandelen"},
	mayDo:          law.Text{EN: "%s may %s", NL: "%s mag %s"},
	declarer:       law.Text{EN: "declarer", NL: "de leider"},
	ifYouDefend:    law.Text{EN: "if you defend, ", NL: "speelt u tegen, dan "},
	ifDefend:       law.Text{EN: "if %s defend, ", NL: "spelen %s tegen, dan "},
	leadVerbs: [3]law.Text{{EN: "ask for %s%s", NL: "%s eisen%s"}, {EN: "forbid %s%s", NL: "%s verbieden%s"},
		{EN: "ask for or forbid %s%s", NL: "%s eisen of verbieden%s"}},
	leadOpeningNow: law.Text{EN: "%[3]s may %[1]s when %[2]s makes the opening lead", NL: "%[3]s mag %[1]s nu %[2]s uitkomt"},
	leadOpening:    law.Text{EN: "if %[2]s makes the opening lead, %[3]s may %[1]s", NL: "moet %[2]s uitkomen, dan mag %[3]s %[1]s"},
	leadOpeningYou: law.Text{EN: "if %[2]s make the opening lead, %[3]s may %[1]s", NL: "moet %[2]s uitkomen, dan mag %[3]s %[1]s"},
	leadFirst:      law.Text{EN: "at %[2]s first lead %[3]s may %[1]s", NL: "mag %[3]s bij %[2]s eerste voorspelen %[1]s"},
	leadFirstNow:   law.Text{EN: "at %[2]s first lead %[3]s may %[1]s", NL: "%[3]s mag bij %[2]s eerste voorspelen %[1]s"},
	useOpening:     law.Text{EN: "%s at %s opening lead", NL: "%s bij %s uitkomst"},
	useFirst:       law.Text{EN: "%s at %s first lead", NL: "%s bij %s eerste voorspelen"},
	usePenaltyCard: law.Text{EN: "treats %s as a penalty card", NL: "behandelt %s als strafkaart"},
	your:           law.Text{EN: "your", NL: "uw"},
	seatsOwn:       [4]law.Text{{EN: "North's", NL: "Noords"}, {EN: "East's", NL: "Oosts"}, {EN: "South's", NL: "Zuids"}, {EN: "West's", NL: "Wests"}},
	unlessShown:    law.Text{EN: ", unless shown since", NL: ", tenzij sindsdien getoond"},
	notShown:       law.Text{EN: " that %s has not shown", NL: " die %s niet heeft laten zien"},
	notShownByYou:  law.Text{EN: " that you have not shown", NL: " die u niet hebt laten zien"},
	oneSuit:        law.Text{EN: "any one suit", NL: "één kleur naar keuze"}, aSuit: law.Text{EN: "one suit", NL: "één kleur"},
	namely: law.Text{EN: "%s (%s)", NL: "%s (%s)"},
}
