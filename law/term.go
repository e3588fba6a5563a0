package law

// A Term is a name that a condition may read: a truth value, a small number or
// one of a few words, and the sentence that defines it. Terms about a call name
// the player who made it the offender, whether or not he has offended.
type Term struct {
	Name string
	// Values is the domain in words; empty for a truth value or a number.
	Values []string
	// Max is the highest value of a number, which starts at 0.
	Max  int
	Says Text
	// At is the set of moments at which the term may be read.
	At MomentSet
}

// A MomentSet is a set of moments.
type MomentSet uint16

// Has reports whether m is in the set.
func (s MomentSet) Has(m Moment) bool { return s&(1<<m) != 0 }

// IsTruth reports whether the term is a truth value.
func (t *Term) IsTruth() bool { return len(t.Values) == 0 && t.Max == 0 }

// IsNumber reports whether the term is a number from 0 to Max.
func (t *Term) IsNumber() bool { return t.Max > 0 }

// Size is the number of values in the domain.
func (t *Term) Size() int {
	switch {
	case t.IsTruth():
		return 2
	case t.IsNumber():
		return t.Max + 1
	}
	return len(t.Values)
}

func at(ms ...Moment) (s MomentSet) {
	for _, m := range ms {
		s |= 1 << m
	}
	return s
}

var (
	// made: a call is being made; about: an irregularity is looked at.
	made  = at(AtCall, AtChange, AtCounted)
	about = at(AtAnswer, AtRuling, AtBreach, AtAfterwards, AtFinalCall, AtEnforcedPass, AtContract)
)

var (
	kindsOfCall = []string{"pass", "double", "redouble", "unknown", "bid"}
	makers      = []string{"nobody", "offender", "partner", "opponent"}
	roles       = []string{"undecided", "declarer", "dummy", "defender"}
	obligations = []string{"free", "next_turn", "rest"}
)

// terms is the vocabulary of conditions. interp reads each of them in one place;
// a test there holds the two lists to each other.
var terms = []Term{
	{"call", kindsOfCall, 0, Text{"the kind of call that is now made; for a change, of the second call",
		"het soort bieding dat nu wordt gedaan; bij een wijziging dat van de tweede bieding"}, made | at(AtAnswer, AtBreach, AtAfterwards, AtFinalCall)},
	{"closed", nil, 0, Text{"the auction is closed", "het bieden is gesloten"}, made | about | at(AtRequest)},
	{"on_turn", []string{"nobody", "offender", "lho", "partner", "rho"}, 0, Text{"whose turn it was when the call was made, as seen from the player who made it",
		"wie aan de beurt was toen de bieding werd gedaan, gezien vanuit de speler die haar deed"}, at(AtCall, AtChange) | about},
	{"on_turn_must_pass", nil, 0, Text{"the player whose turn it is is required to pass", "de speler die aan de beurt is, moet passen"}, at(AtCall)},
	{"required_to_pass", obligations, 0, Text{"for how long the player who calls or asks is required to pass", "hoe lang de speler die biedt of vraagt moet passen"}, at(AtCall, AtRequest)},
	{"yielded", nil, 0, Text{"the call has already been taken to follow that of the player on turn", "de bieding is al geacht te volgen op die van de speler die aan de beurt was"}, at(AtCall)},
	{"follows_call", nil, 0, Text{"another call has just been made", "er is zojuist een andere bieding gedaan"}, at(AtCall)},
	{"level", nil, 9, Text{"the number of odd tricks of the bid now made; 0 for another call", "het aantal trekken van het bod dat nu wordt gedaan; 0 voor een andere bieding"}, at(AtCall)},
	{"last_level", nil, 9, Text{"the number of odd tricks of the last bid; 0 if nobody has bid", "het aantal trekken van het laatste bod; 0 als niemand heeft geboden"}, at(AtCall)},
	{"rank", nil, 5, Text{"the rank of the denomination of the bid now made, from 1; 0 for another call", "de rang van de speelsoort van het bod dat nu wordt gedaan, vanaf 1; 0 voor een andere bieding"}, at(AtCall)},
	{"last_rank", nil, 5, Text{"the rank of the denomination of the last bid, from 1; 0 if nobody has bid", "de rang van de speelsoort van het laatste bod, vanaf 1; 0 als niemand heeft geboden"}, at(AtCall)},
	{"last_bid_by", makers, 0, Text{"who made the last bid before the call, as seen from the player who made the call",
		"wie het laatste bod voor de bieding deed, gezien vanuit de speler die de bieding deed"}, at(AtCall) | about},
	{"last_action", []string{"none", "double", "redouble", "unknown", "bid"}, 0, Text{"the last call other than a pass before the call", "de laatste bieding anders dan pas voor de bieding"}, at(AtCall) | about},
	{"last_action_by", makers, 0, Text{"who made the last call other than a pass before the call", "wie de laatste bieding anders dan pas voor de bieding deed"}, at(AtCall) | about},
	{"partner_had_doubled", nil, 0, Text{"the partner had doubled or redoubled the last bid before the call", "de partner had het laatste bod voor de bieding gedoubleerd of geredoubleerd"}, at(AtCall) | about},
	{"anyone_had_called", nil, 0, Text{"a call that counts had been made before the call", "voor de bieding was een bieding gedaan die telt"}, at(AtCall, AtChange, AtClosed) | about},
	{"anyone_had_bid", nil, 0, Text{"a bid that counts had been made before the call", "voor de bieding was een bod gedaan dat telt"}, at(AtCall, AtChange, AtClosed) | about},
	{"misnamed", nil, 0, Text{"the doubler named another bid than the last one", "de doubleerder noemde een ander bod dan het laatste"}, at(AtCall) | about},
	{"duty", []string{"none", "repeat", "replace", "pass"}, 0, Text{"what the offender owes at his turn", "wat de overtreder in zijn beurt verplicht is"}, at(AtBreach, AtAfterwards)},
	{"first_call_legal", nil, 0, Text{"of a change: the first call was in order", "van een wijziging: de eerste bieding was in orde"}, at(AtChange) | about},
	{"first_irregularity", append([]string{"none"}, Findings()...), 0, Text{"of a change: the finding that governs the first call", "van een wijziging: de onregelmatigheid die de eerste bieding beheerst"}, about},
	{"partner_called_since", nil, 0, Text{"partner has called since the call that is changed", "de partner heeft geboden na de bieding die wordt gewijzigd"}, at(AtChange)},
	{"lho_called_since", nil, 0, Text{"the left-hand opponent has called since the call that is changed", "de linkertegenstander heeft geboden na de bieding die wordt gewijzigd"}, at(AtChange)},
	{"may_change", nil, 0, Text{"a clause has given him the right to change the call", "een clausule heeft hem het recht gegeven de bieding te wijzigen"}, at(AtChange)},
	{"irregularity", Findings(), 0, Text{"the finding that governs the irregular call or act", "de onregelmatigheid die de bieding of handeling beheerst"}, about},
	{"otherwise_proper", nil, 0, Text{"the call is irregular in this one way only", "de bieding is alleen op deze wijze onregelmatig"}, about},
	{"out_of_rotation", nil, 0, Text{"the irregular call, or the first call of a change, was out of rotation, whatever else it was", "de onregelmatige bieding, of de eerste van een wijziging, was voor de beurt, wat zij verder ook was"}, about},
	{"insufficient", nil, 0, Text{"the irregular call was an insufficient bid, whatever else it was", "de onregelmatige bieding was een onvoldoende bod, wat zij verder ook was"}, about},
	{"inadmissible", nil, 0, Text{"the irregular call was an inadmissible double or redouble, whatever else it was", "de onregelmatige bieding was een ontoelaatbaar doublet of redoublet, wat zij verder ook was"}, about},
	{"over_seven", nil, 0, Text{"the irregular call was a bid of more than seven, whatever else it was", "de onregelmatige bieding was een bod van meer dan zeven, wat zij verder ook was"}, about},
	{"its_call", append([]string{"none"}, kindsOfCall...), 0, Text{"the kind of the irregular call; for a change, of the second call; none for a card", "het soort van de onregelmatige bieding; bij een wijziging de tweede; none bij een kaart"}, about},
	{"opponents_had_bid", nil, 0, Text{"an opponent of the offender has made a bid that counts", "een tegenstander van de overtreder heeft een bod gedaan dat telt"}, about},
	{"cards", []string{"none", "one", "several"}, 0, Text{"how many cards the offender has exposed in all", "hoeveel kaarten de overtreder in totaal heeft getoond"}, about},
	{"honour", nil, 0, Text{"a card exposed was an honour", "een getoonde kaart was een honneur"}, about},
	{"led", nil, 0, Text{"a card exposed was led before its time", "een getoonde kaart was voortijdig voorgespeeld"}, about},
	{"offender_is", roles, 0, Text{"what the offender has become, once the auction is closed", "wat de overtreder is geworden nadat het bieden is gesloten"}, about},
	{"called_since", nil, 0, Text{"somebody had already called after the irregular call", "na de onregelmatige bieding had al iemand geboden"}, at(AtAnswer, AtRuling)},
	{"by", []string{"offender", "lho", "partner", "rho"}, 0, Text{"who calls or accepts now, as seen from the offender", "wie nu biedt of accepteert, gezien vanuit de overtreder"}, at(AtAnswer, AtAfterwards)},
	{"in_words", nil, 0, Text{"he accepts in so many words rather than by calling", "hij accepteert met zoveel woorden in plaats van door te bieden"}, at(AtAnswer)},
	{"his_turn", nil, 0, Text{"it is the turn of the player who now calls, accepts or asks", "de speler die nu biedt, accepteert of vraagt is aan de beurt"}, at(AtAnswer, AtRequest)},
	{"rho_has", append([]string{"not_called"}, kindsOfCall...), 0, Text{"what the offender's right-hand opponent has called since the ruling", "wat de rechtertegenstander van de overtreder na de beslissing heeft geboden"}, at(AtAfterwards)},
	{"same_denomination", nil, 0, Text{"the call now made is a bid in the denomination that the irregular call named", "de bieding die nu wordt gedaan is een bod in de speelsoort die de onregelmatige bieding noemde"}, at(AtAfterwards)},
	{"same_as_shown", nil, 0, Text{"the call now made is a bid in a suit to which the irregular call was tied by agreement", "de bieding die nu wordt gedaan is een bod in een kleur waarmee de onregelmatige bieding door afspraak verband hield"}, at(AtAfterwards)},
	{"lowest_sufficient", nil, 0, Text{"the call now made is the lowest sufficient bid in its denomination", "de bieding die nu wordt gedaan is het laagste voldoende bod in haar speelsoort"}, at(AtAfterwards)},
	{"still_sufficient", nil, 0, Text{"the irregular bid would be sufficient if it were made now", "het onregelmatige bod zou voldoende zijn als het nu werd gedaan"}, at(AtAfterwards)},
	{"withdrawn", kindsOfCall, 0, Text{"the kind of the call withdrawn", "het soort van de teruggenomen bieding"}, at(AtFinalCall)},
	{"named", []string{"none", "suit", "notrump"}, 0, Text{"what the call withdrawn named", "wat de teruggenomen bieding noemde"}, at(AtFinalCall)},
	{"named_again", nil, 0, Text{"the final call is a bid in the denomination that the call withdrawn named", "de definitieve bieding is een bod in de speelsoort van de teruggenomen bieding"}, at(AtFinalCall)},
	{"withdrawn_by_change", nil, 0, Text{"the call withdrawn was the second of a change", "de teruggenomen bieding was de tweede van een wijziging"}, at(AtFinalCall)},
	{"repeated", nil, 0, Text{"the final call is the same as the call withdrawn", "de definitieve bieding is gelijk aan de teruggenomen bieding"}, at(AtFinalCall)},
	{"enforced_for", obligations[1:], 0, Text{"for how long the offender's partner has come to be required to pass", "hoe lang de partner van de overtreder moet gaan passen"}, at(AtEnforcedPass)},
	{"became_contract", nil, 0, Text{"the last bid before the irregular call has become the contract", "het laatste bod voor de onregelmatige bieding is het contract geworden"}, at(AtContract)},
	{"passes_in_row", nil, 3, Text{"how many passes, up to three, have now followed a call without a break", "hoeveel keer, tot drie, nu achtereen is gepast na een bieding"}, at(AtCounted)},
	{"skipped_player", nil, 0, Text{"a pass out of rotation that was let stand took a turn from a player who has not called since, and only passes have followed", "een geaccepteerde pas voor de beurt ontnam een speler, die sindsdien niet heeft geboden, zijn beurt, en er is sindsdien alleen gepast"}, at(AtCounted)},
	{"bid_was", []string{"undoubled", "doubled", "redoubled"}, 0, Text{"what had been done to the last bid before the call now made", "wat met het laatste bod was gebeurd voor de bieding die nu is gedaan"}, at(AtCounted)},
	{"request", []string{"repeat", "review", "partial_review", "explanation", "who_leads", "accept", "annul", "undoubled", "require_lead", "forbid_lead", "penalty_card"}, 0, Text{"what is asked for, or the right that somebody wants to use", "wat wordt gevraagd, of het recht dat iemand wil gebruiken"}, at(AtRequest)},
	{"asker_is", roles, 0, Text{"what the player who asks has become, once the auction is closed", "wat de speler die vraagt is geworden nadat het bieden is gesloten"}, at(AtRequest)},
}

// FactMoments are the moments at which facts may be read: those of the item at
// hand or, once an irregularity is looked at, of the irregular item.
var FactMoments = at(AtCall, AtChange, AtAnswer, AtRuling, AtBreach, AtAfterwards, AtFinalCall, AtEnforcedPass, AtContract)

// Terms lists the vocabulary of conditions.
func Terms() []Term { return terms }

// TermNamed finds a term, or gives nil.
func TermNamed(name string) *Term {
	for i := range terms {
		if terms[i].Name == name {
			return &terms[i]
		}
	}
	return nil
}
