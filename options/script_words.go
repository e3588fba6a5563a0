package options

import (
	"lawc/auction"
	"lawc/law"
)

// A scriptTable is what the director says.
type scriptTable struct {
	stop, warn                       law.Text
	dealer                           law.Text // who
	foundIs                          law.Text // what was done, what it is
	isThatSo                         law.Text
	hush, slipSo                     law.Text
	ifAnswer                         law.Text // the answer, what it leads to
	nobody, mayLet, mayLetGo         law.Text // a call
	hearFirst                        law.Text
	ifAccept, ifCall                 law.Text // what becomes of it
	ifAcceptNamed                    law.Text // the call, what becomes of it
	goesOnThere, mayLetOne, doYouOne law.Text
	andThatIsAll                     law.Text // what becomes of it
	notCovered                       law.Text
	ifNot                            law.Text // what becomes of it
	andStays                         law.Text // what becomes of it, a call
	callsFreely                      law.Text // who
	doYou, doYouLetGo                law.Text // a call
	mayAskMethods                    law.Text
	youChoose, atYourTurn            law.Text
	within                           law.Text // a class, what holds then
	after                            law.Text // a condition, what holds then
	orElse                           law.Text // classes
	provided                         law.Text // a class, words of facts
	otherwise                        law.Text // a class
	notAllowed, chooseAgain          law.Text
	choosesAgain                     law.Text // who
	freeCall, otherCall              law.Text
	ifCalls, calls                   law.Text // who, what
	ifAll                            law.Text // what everybody does
	doing                            [auction.Bid + 1]law.Text
	thinkOf, noAdvice                law.Text
	yourTurnThen                     law.Text
	inCase                           law.Text // a class, a sentence
	tooLate                          law.Text // a call, a fact's word
	mayChange                        law.Text // a fact's word, a call
	ifHeDoes                         law.Text // what follows
	nextCall                         law.Text // who, what it costs
	thenTurn                         law.Text // who
	goOn, asLong, back               law.Text
	mayAfter, mayAtOnce              law.Text       // what
	ifGround                         law.Text       // what, the ground
	stay                             [2][2]law.Text // if somebody must pass, if there is a lead right
	director, everybody, note, dcl   law.Text
}

var scriptWords = scriptTable{
	stop:    law.Text{EN: "Nobody calls and nobody explains until I have finished.", NL: "Niemand biedt en niemand legt iets uit tot ik klaar ben."},
	warn:    law.Text{EN: "you too: a call of yours now would change the ruling", NL: "u ook: een bieding van u zou de beslissing nu veranderen"},
	dealer:  law.Text{EN: "%s is dealer", NL: "%s is gever"},
	foundIs: law.Text{EN: "%s: %s", NL: "%s: %s"}, isThatSo: law.Text{EN: "Is that how it went?", NL: "Is het zo gegaan?"},
	hush:     law.Text{EN: "don't say why you called so, or what you meant", NL: "zeg niet waarom u dit bood of wat u bedoelde"},
	slipSo:   law.Text{EN: "If so, it may be put right, and all the rest falls away.", NL: "Zo ja, dan mag het worden hersteld en vervalt al het andere."},
	ifAnswer: law.Text{EN: "%s: %s", NL: "%s: %s"},
	nobody:   law.Text{EN: "nobody can let %s stand", NL: "niemand kan %s accepteren"},
	mayLet:   law.Text{EN: "you may let %s stand, and I shall ask you in a moment", NL: "u mag %s accepteren, en dat vraag ik u zo"},
	mayLetGo: law.Text{EN: "you may let %s go unpunished, and I shall ask you in a moment", NL: "u mag %s zonder straf laten gaan, en dat vraag ik u zo"},

	hearFirst:     law.Text{EN: "First hear what follows.", NL: "Luister eerst naar wat eruit volgt."},
	ifAccept:      law.Text{EN: "if you do, by saying so or by calling: %s", NL: "doet u dat, met woorden of door te bieden: %s"},
	ifCall:        law.Text{EN: "if you do, which is by calling: %s", NL: "doet u dat, en dat is door te bieden: %s"},
	ifAcceptNamed: law.Text{EN: "if you let %s stand: %s", NL: "accepteert u %s: %s"},
	mayLetOne:     law.Text{EN: "you may let one of the two calls stand, and I shall ask you in a moment", NL: "u mag een van beide biedingen accepteren, en dat vraag ik u zo"},
	doYouOne:      law.Text{EN: "do you let one of the two stand, and which?", NL: "accepteert u een van beide, en welke?"},
	goesOnThere:   law.Text{EN: "the auction goes on from there", NL: "het bieden gaat daar verder"},
	andThatIsAll:  law.Text{EN: "%s, and that is all", NL: "%s, en dat is alles"},
	notCovered:    law.Text{EN: "this edition's text does not say what follows", NL: "de tekst van deze editie zegt niet wat er volgt"},
	ifNot:         law.Text{EN: "if not, %s", NL: "zo niet: %s"},
	andStays:      law.Text{EN: "%s, %s stays", NL: "%s, %s blijft staan"},
	callsFreely:   law.Text{EN: "%s may make any legal call", NL: "%s mag elke toegestane bieding doen"},
	doYou:         law.Text{EN: "do you let %s stand?", NL: "accepteert u %s?"},
	doYouLetGo:    law.Text{EN: "do you let %s go?", NL: "laat u %s gaan?"},
	mayAskMethods: law.Text{EN: "You may ask about their methods, not what was meant.", NL: "U mag naar hun afspraken vragen, niet naar wat er bedoeld was."},
	youChoose:     law.Text{EN: "then you choose", NL: "dan kiest u"},
	atYourTurn:    law.Text{EN: "at your next turn you choose", NL: "in uw volgende beurt kiest u"},
	within:        law.Text{EN: "%s: %s", NL: "%s: %s"},
	after:         law.Text{EN: "%s, %s", NL: "%s, %s"},
	orElse:        law.Text{EN: "%s; or %s", NL: "%s; of %s"},
	provided:      law.Text{EN: "%s, if %s", NL: "%s, indien %s"},
	otherwise:     law.Text{EN: "otherwise %s", NL: "anders %s"},
	notAllowed:    law.Text{EN: "not allowed, and it's taken back", NL: "niet toegestaan, en het vervalt"},
	chooseAgain:   law.Text{EN: "not allowed; it's taken back and you choose again", NL: "niet toegestaan; het vervalt en u kiest opnieuw"},
	choosesAgain:  law.Text{EN: "not allowed; it's taken back and %s chooses again", NL: "niet toegestaan; het vervalt en %s kiest opnieuw"},
	freeCall:      law.Text{EN: "a call that costs nothing", NL: "een bieding die niets kost"}, otherCall: law.Text{EN: "any other call", NL: "elke andere bieding"},
	ifCalls: law.Text{EN: "if %s %s", NL: "als %s %s"}, calls: law.Text{EN: "%s %s", NL: "%s %s"},
	ifAll: law.Text{EN: "if %s", NL: "als %s"},
	doing: [auction.Bid + 1]law.Text{auction.Pass: {EN: "passes", NL: "past"}, auction.Double: {EN: "doubles", NL: "doubleert"},
		auction.Redouble: {EN: "redoubles", NL: "redoubleert"}, auction.Bid: {EN: "bids", NL: "een bod doet"}},
	thinkOf:      law.Text{EN: "Which calls do you think of? I say what each costs.", NL: "Aan welke biedingen denkt u? Ik zeg wat elke kost."},
	noAdvice:     law.Text{EN: "I don't advise.", NL: "Raad geef ik niet."},
	yourTurnThen: law.Text{EN: "At your turn: %s", NL: "In uw beurt: %s"},
	inCase:       law.Text{EN: "(%s) %s", NL: "(%s) %s"},
	thenTurn:     law.Text{EN: "Then it's %s's turn.", NL: "Dan is %s aan de beurt."},
	tooLate:      law.Text{EN: "%s can't be changed, even if %s", NL: "%s kan niet meer worden gewijzigd, ook niet als het zo is: %s"},
	mayChange:    law.Text{EN: "if %s, you may change %s; you needn't", NL: "%s: dan mag u %s wijzigen; het hoeft niet"},
	ifHeDoes:     law.Text{EN: "if you do: %s", NL: "doet u dat: %s"},
	nextCall:     law.Text{EN: "%s's next call: %s", NL: "De volgende bieding van %s: %s"},
	goOn:         law.Text{EN: "Go on.", NL: "Ga door."},
	asLong:       law.Text{EN: "What is forbidden stays so as long as that player is on lead.", NL: "Wat verboden is, blijft dat zolang die speler aan slag blijft."},
	back:         law.Text{EN: "call me after the play if you think you were harmed", NL: "roep me na het spelen als u meent benadeeld te zijn"},
	mayAfter:     law.Text{EN: "after the play I may give %s", NL: "na het spelen kan ik %s geven"},
	mayAtOnce:    law.Text{EN: "at once I may give %s", NL: "meteen kan ik %s geven"},
	ifGround:     law.Text{EN: "%s, if %s", NL: "%s, als %s"},
	stay: [2][2]law.Text{
		{{}, {EN: "stay, or come back for the lead", NL: "blijf, of kom terug bij de uitkomst"}},
		{{EN: "stay, or come back for the turn at which a player must pass", NL: "blijf, of kom terug bij de beurt waarin iemand moet passen"},
			{EN: "stay, or come back for the turn at which a player must pass, and for the lead", NL: "blijf, of kom terug bij de beurt waarin iemand moet passen, en bij de uitkomst"}},
	},
	director:  law.Text{EN: "director", NL: "arbiter"},
	everybody: law.Text{EN: "all", NL: "allen"},
	note:      law.Text{EN: "note", NL: "arb."},
	dcl:       law.Text{EN: "declarer", NL: "leider"},
}
