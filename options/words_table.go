package options

import (
	"lawc/auction"
	"lawc/law"
)

// A wordsTable is the words and formats that are not tied to a slot of the script.
type wordsTable struct {
	and, or                        law.Text
	you                            law.Text
	calls, aCall, theCall          map[auction.Call]law.Text
	thatGone, thatAsPass           law.Text
	noLonger                       law.Text // a player, a call
	insteadOf, notTheOther         law.Text // two calls
	ranks                          map[byte]law.Text
	denominations, adjectives      [6]law.Text
	anyLegalCall, anyOtherCall     law.Text
	anyCall, anythingElse          law.Text
	anyBid, anyOtherBid            law.Text
	anyOf, anyOtherOf              law.Text // denominations
	anyBidBut, anyOtherBidBut      law.Text // bids
	anyHigher                      law.Text // a denomination
	again, lowestAgain             law.Text // a denomination
	anyHigherAgain                 law.Text // the same denomination
	fromTo                         law.Text // the first and the last bid
	sameSuit                       law.Text
	director, accept               law.Text
	acceptNamed                    law.Text // the call
	asksFor, forbids               law.Text // a suit
	changeOf                       law.Text // first, second
	nothingMore, inOrder, ruleMore law.Text
	auctionOver, decideElse        law.Text
	ifTold                         law.Text // a class, a fact's word
	stands, cancelled, asPass      law.Text // a call
	replaced                       law.Text // a call
	turn                           law.Text // a player
}

var wordsOf = wordsTable{
	and: law.Text{EN: "and", NL: "en"}, or: law.Text{EN: "or", NL: "of"},
	you: law.Text{EN: "you", NL: "u"},
	calls: map[auction.Call]law.Text{
		auction.CallPass: {EN: "pass", NL: "pas"}, auction.CallDouble: {EN: "double", NL: "doublet"},
		auction.CallRedouble: {EN: "redouble", NL: "redoublet"}, auction.CallUnknown: {EN: "a call that nobody knows", NL: "iets wat geen bieding is"},
	},
	aCall: map[auction.Call]law.Text{
		auction.CallPass: {EN: "a pass", NL: "een pas"}, auction.CallDouble: {EN: "a double", NL: "een doublet"},
		auction.CallRedouble: {EN: "a redouble", NL: "een redoublet"}, auction.CallUnknown: {EN: "a call that nobody knows", NL: "iets wat geen bieding is"},
	},
	theCall: map[auction.Call]law.Text{
		auction.CallPass: {EN: "the pass", NL: "de pas"}, auction.CallDouble: {EN: "the double", NL: "het doublet"},
		auction.CallRedouble: {EN: "the redouble", NL: "het redoublet"}, auction.CallUnknown: {EN: "the call that nobody knows", NL: "wat geen bieding is"},
	},
	thatGone:    law.Text{EN: "that call is cancelled", NL: "die bieding vervalt"},
	thatAsPass:  law.Text{EN: "that call counts as a pass", NL: "die bieding telt als pas"},
	notTheOther: law.Text{EN: "%s counts, not %s", NL: "%s telt, niet %s"},
	insteadOf:   law.Text{EN: "%s counts instead of %s", NL: "%s telt in plaats van %s"},
	noLonger:    law.Text{EN: "%s can no longer accept %s", NL: "%s kan %s dan niet meer accepteren"},
	ranks: map[byte]law.Text{
		'A': {EN: "ace", NL: "aas"}, 'K': {EN: "king", NL: "heer"}, 'Q': {EN: "queen", NL: "vrouw"}, 'J': {EN: "jack", NL: "boer"},
		'T': {EN: "ten", NL: "tien"},
	},
	denominations: [6]law.Text{{EN: "clubs", NL: "klaveren"}, {EN: "diamonds", NL: "ruiten"}, {EN: "hearts", NL: "harten"},
		{EN: "spades", NL: "schoppen"}, {EN: "notrump", NL: "sans-atout"}, {}},
	adjectives: [6]law.Text{{EN: "club", NL: "klaveren"}, {EN: "diamond", NL: "ruiten"}, {EN: "heart", NL: "harten"},
		{EN: "spade", NL: "schoppen"}, {EN: "notrump", NL: "sans"}, {}},
	anyLegalCall: law.Text{EN: "any legal call", NL: "elke toegestane bieding"}, anyOtherCall: law.Text{EN: "any other call", NL: "elke andere bieding"},
	anyCall: law.Text{EN: "any call", NL: "elke bieding"}, anythingElse: law.Text{EN: "anything else", NL: "iets anders"},
	anyBid: law.Text{EN: "any sufficient bid", NL: "elk voldoende bod"}, anyOtherBid: law.Text{EN: "any other sufficient bid", NL: "elk ander voldoende bod"},
	anyBidBut:      law.Text{EN: "any sufficient bid but %s", NL: "elk voldoende bod behalve %s"},
	anyOtherBidBut: law.Text{EN: "any other sufficient bid but %s", NL: "elk ander voldoende bod behalve %s"},
	anyOf:          law.Text{EN: "any %s bid", NL: "elk %sbod"}, anyOtherOf: law.Text{EN: "any other %s bid", NL: "elk ander %sbod"},
	anyHigher: law.Text{EN: "any higher %s bid", NL: "elk hoger %sbod"},
	again:     law.Text{EN: "%s again", NL: "opnieuw %s"}, lowestAgain: law.Text{EN: "the lowest bid in %s", NL: "het laagste bod in %s"},
	anyHigherAgain: law.Text{EN: "any higher bid in %s", NL: "elk hoger bod in %s"},
	fromTo:         law.Text{EN: "%s to %s", NL: "%s tot %s"},
	sameSuit:       law.Text{EN: "the same suit", NL: "dezelfde kleur"},
	director:       law.Text{EN: "the director is called", NL: "de arbiter wordt geroepen"}, accept: law.Text{EN: "accepts in words", NL: "accepteert met woorden"},
	acceptNamed: law.Text{EN: "accepts %s in words", NL: "accepteert %s met woorden"},
	asksFor:     law.Text{EN: "asks for %s", NL: "eist %s"},
	forbids:     law.Text{EN: "forbids %s", NL: "verbiedt %s"},
	changeOf:    law.Text{EN: "%s and then %s", NL: "%s en daarna %s"},
	nothingMore: law.Text{EN: "nothing more", NL: "verder niets"}, inOrder: law.Text{EN: "in order", NL: "in orde"},
	ruleMore:    law.Text{EN: "the director has to rule again", NL: "de arbiter moet opnieuw beslissen"},
	auctionOver: law.Text{EN: "the auction is over", NL: "het bieden is afgelopen"},
	decideElse:  law.Text{EN: "this edition has no clause for it", NL: "deze editie heeft hier geen bepaling voor"},
	ifTold:      law.Text{EN: "%s, if %s", NL: "%s, als %s"},
	stands:      law.Text{EN: "%s counts", NL: "%s telt"}, cancelled: law.Text{EN: "%s is cancelled", NL: "%s vervalt"},
	asPass: law.Text{EN: "%s counts as a pass", NL: "%s telt als pas"}, replaced: law.Text{EN: "%s was never made", NL: "%s is nooit gedaan"},
	turn: law.Text{EN: "it's %s's turn", NL: "%s is aan de beurt"},
}

// sameDenomination speaks of a denomination that was named without naming it.
func (w *wordsTable) sameDenomination(d auction.Denomination) law.Text {
	if d == auction.Notrump {
		return w.denominations[d]
	}
	return w.sameSuit
}
