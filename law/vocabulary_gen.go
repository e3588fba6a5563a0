// Code generated from vocabulary.yaml by go generate; DO NOT EDIT.

package law

// The moments.
const (
	AtCall Moment = iota
	AtChange
	AtCalledOver
	AtRuling
	AtOwedCall
	AtNextCall
	AtTurnEnds
	AtPartnerMustPass
	AtCounts
	AtClosed
	AtContract
	AtLeadFaced
	AtRequest
	AtApplied
)

// Moments is how many moments there are.
const Moments = 14

var moments = [Moments]Word{
	{"call", Text{
		"a player makes a call and it is not yet settled whether it counts",
		"een speler doet een bieding en het staat nog niet vast of zij telt",
	}},
	{"change", Text{
		"a player makes a second call in one turn, or changes his latest call",
		"een speler doet in een beurt een tweede bieding, of wijzigt zijn laatste bieding",
	}},
	{"called_over", Text{
		"somebody calls while an irregularity is open, or accepts it in so many words",
		"iemand biedt terwijl een onregelmatigheid openstaat, of neemt haar met zoveel woorden aan",
	}},
	{"ruling", Text{
		"attention has been drawn and an open irregularity is ruled upon",
		"er is op gewezen, en over een openstaande onregelmatigheid wordt beslist",
	}},
	{"owed_call", Text{
		"a player makes a call while he owes one under a ruling",
		"een speler doet een bieding terwijl hij er volgens een beslissing een schuldig is",
	}},
	{"next_call", Text{
		"after the ruling on a call that was cancelled, a call has been made that counts",
		"na de beslissing over een vervallen bieding is een bieding gedaan die telt",
	}},
	{"turn_ends", Text{
		"the final call of the offender's turn is known; asked once for each call he withdrew in " +
			"that turn",
		"de definitieve bieding van de beurt van de overtreder staat vast; gevraagd voor elke " +
			"bieding die hij daarin terugnam",
	}},
	{"partner_must_pass", Text{
		"the offender's partner has just come to be required to pass",
		"de partner van de overtreder moet vanaf nu passen",
	}},
	{"counts", Text{"a call has come to count", "een bieding is gaan tellen"}},
	{"closed", Text{
		"the auction has just been closed",
		"het bieden is zojuist gesloten",
	}},
	{"contract", Text{
		"a bid has just become the contract; asked once for each irregularity that was ruled upon",
		"een bod is zojuist het contract geworden; gevraagd voor elke onregelmatigheid waarover is " +
			"beslist",
	}},
	{"lead_faced", Text{
		"the opening lead has been faced, in its time",
		"de uitkomst is opengedraaid, op haar tijd",
	}},
	{"request", Text{"somebody asks for something", "iemand vraagt iets"}},
	{"applied", Text{
		"another clause brings this one in; it is not looked at by itself",
		"een andere clausule haalt deze erbij; uit zichzelf komt zij niet aan de orde",
	}},
}

// The findings.
const (
	NoFinding Finding = iota
	InsufficientBid
	CallOutOfRotation
	InadmissibleDouble
	InadmissibleRedouble
	BidOverSeven
	CallWhileRequiredToPass
	CallAfterClose
	ChangeOfCall
	UnrecognisedCall
	MisnamedDouble
	ExposedCard
	SkippedPlayer
	DisallowedRequest
	FailureToComply
	WrongBoard
	findingCount
)

var findings = [findingCount]foundWord{
	{},
	{Word: Word{"insufficient_bid", Text{"an insufficient bid", "een onvoldoende bod"}}, plain: false,
		needed: Text{"when a bid is sufficient", "wanneer een bod voldoende is"},
	},
	{Word: Word{"call_out_of_rotation", Text{"a call out of rotation", "een bieding voor de beurt"}}, plain: false,
		needed: Text{"who has the turn", "wie aan de beurt is"},
	},
	{Word: Word{"inadmissible_double", Text{"an inadmissible double", "een ontoelaatbaar doublet"}}, plain: false,
		needed: Text{"when a double is in order", "wanneer een doublet in orde is"},
	},
	{Word: Word{"inadmissible_redouble", Text{"an inadmissible redouble", "een ontoelaatbaar redoublet"}}, plain: false,
		needed: Text{"when a redouble is in order", "wanneer een redoublet in orde is"},
	},
	{Word: Word{"bid_over_seven", Text{"a bid of more than seven", "een bod van meer dan zeven"}}, plain: false},
	{Word: Word{"call_while_required_to_pass", Text{
		"a call by a player who must pass",
		"een bieding van wie moet passen",
	}}, plain: true,
	},
	{Word: Word{"call_after_close", Text{
		"a call after the auction was closed",
		"een bieding na het einde van het bieden",
	}}, plain: true,
	},
	{Word: Word{"change_of_call", Text{"a change of call", "een wijziging van een bieding"}}, plain: true},
	{Word: Word{"unrecognised_call", Text{
		"a call that the laws do not know",
		"een bieding die de spelregels niet kennen",
	}}, plain: true,
	},
	{Word: Word{"misnamed_double", Text{
		"a double that names another bid",
		"een doublet met de naam van een ander bod",
	}}, plain: true,
	},
	{Word: Word{"exposed_card", Text{"an exposed card", "een getoonde kaart"}}, plain: true},
	{Word: Word{"skipped_player", Text{
		"a pass after a player was skipped",
		"een pas nadat een speler was overgeslagen",
	}}, plain: true,
	},
	{Word: Word{"disallowed_request", Text{
		"a request that is not allowed",
		"een verzoek dat niet is toegestaan",
	}}, plain: true,
	},
	{Word: Word{"failure_to_comply", Text{
		"a call that the ruling does not allow",
		"een bieding die de beslissing niet toelaat",
	}}, plain: true,
	},
	{Word: Word{"wrong_board", Text{
		"a call made with the cards of another board",
		"een bieding met de kaarten van een ander bord",
	}}, plain: false,
	},
}

// The words of domain kind.
const (
	KindPass = iota
	KindDouble
	KindRedouble
	KindUnknown
	KindBid
)

// The words of domain kind_or_none.
const (
	KindOrNoneNone = iota
	KindOrNonePass
	KindOrNoneDouble
	KindOrNoneRedouble
	KindOrNoneUnknown
	KindOrNoneBid
)

// The words of domain player.
const (
	PlayerNobody = iota
	PlayerOffender
	PlayerLho
	PlayerPartner
	PlayerRho
)

// The words of domain caller.
const (
	CallerOffender = iota
	CallerLho
	CallerPartner
	CallerRho
)

// The words of domain maker.
const (
	MakerNobody = iota
	MakerOffender
	MakerPartner
	MakerOpponent
)

// The words of domain role.
const (
	RoleUndecided = iota
	RoleDeclarer
	RoleDummy
	RoleDefender
)

// The words of domain obligation.
const (
	ObligationFree = iota
	ObligationNextTurn
	ObligationRest
)

// The words of domain duty.
const (
	DutyNone = iota
	DutyRepeat
	DutyReplace
	DutyPass
)

// The words of domain attempt.
const (
	AttemptNone = iota
	AttemptDouble
	AttemptInsufficient
)

// The words of domain amount.
const (
	AmountNone = iota
	AmountSome
	AmountAll
)

// The words of domain number.
const (
	NumberNone = iota
	NumberOne
	NumberSeveral
)

// The words of domain strain.
const (
	StrainNone = iota
	StrainSuit
	StrainNotrump
)

// The words of domain doubling.
const (
	DoublingUndoubled = iota
	DoublingDoubled
	DoublingRedoubled
)

// The words of domain rho_call.
const (
	RhoCallNotCalled = iota
	RhoCallPass
	RhoCallDouble
	RhoCallRedouble
	RhoCallUnknown
	RhoCallBid
)

// The words of domain question.
const (
	QuestionRepeat = iota
	QuestionReview
	QuestionPartialReview
	QuestionExplanation
	QuestionWhoLeads
)

// The words of domain party.
const (
	PartyOffender = iota
	PartyPartner
	PartyBoth
	PartyLho
)

// The words of domain duration.
const (
	DurationNextTurn = iota
	DurationRest
)

// The words of domain owed.
const (
	OwedRepeat = iota
	OwedReplace
	OwedPass
)

// The words of domain span.
const (
	SpanTurn = iota
	SpanRest
)

// The words of domain right.
const (
	RightAccept = iota
	RightChangeCall
	RightAnnul
	RightUndoubled
	RightRequireLead
	RightForbidLead
	RightPenaltyCard
	RightReview
	RightExplanation
	RightWhoLeads
)

// The words of domain holder.
const (
	HolderDeclarer = iota
	HolderLho
	HolderEachOpponent
	HolderFirstToName
	HolderAsker
)

// The words of domain suits.
const (
	SuitsAny = iota
	SuitsNamed
	SuitsTied
	SuitsUnshown
	SuitsAnyUnshown
)

// The words of domain lead_at.
const (
	LeadAtOpening = iota
	LeadAtFirst
)

// The words of domain until.
const (
	UntilNextCall = iota
	UntilSideCalls
	UntilPlay
)

// The words of domain while.
const (
	WhileOffenderDefends = iota
	WhileBidIsContract
	WhileAlways
)

// The words of domain target.
const (
	TargetIrregularCall = iota
	TargetPartnersDouble
)

// The words of domain turned_into.
const (
	TurnedIntoPass = iota
	TurnedIntoNothing
)

// The words of domain may.
const (
	MayAdjustedScore = iota
	MayAverageMinusAtMost
	MayLeadPenalties
	MayRestrictions
)

// The words of domain time.
const (
	TimeNow = iota
)

// The words of domain declarer.
const (
	DeclarerFirstToName = iota
	DeclarerLastBidder
)

const (
	domainKind = iota
	domainKindOrNone
	domainPlayer
	domainCaller
	domainMaker
	domainRole
	domainObligation
	domainDuty
	domainFindingOrNone
	domainAttempt
	domainAmount
	domainNumber
	domainStrain
	domainDoubling
	domainRhoCall
	domainQuestion
	domainParty
	domainDuration
	domainOwed
	domainSpan
	domainRight
	domainHolder
	domainSuits
	domainLeadAt
	domainUntil
	domainWhile
	domainTarget
	domainTurnedInto
	domainMay
	domainTime
	domainDeclarer
	domainFindings
)

var domains = [...]Domain{
	{"kind", []Word{
		{"pass", Text{"a pass", "een pas"}},
		{"double", Text{"a double", "een doublet"}},
		{"redouble", Text{"a redouble", "een redoublet"}},
		{"unknown", Text{
			"a call that the laws do not know",
			"een bieding die de spelregels niet kennen",
		}},
		{"bid", Text{"a bid", "een bod"}},
	}, nil},
	{"kind_or_none", []Word{
		{"none", Text{"none", "geen"}},
		{"pass", Text{"a pass", "een pas"}},
		{"double", Text{"a double", "een doublet"}},
		{"redouble", Text{"a redouble", "een redoublet"}},
		{"unknown", Text{
			"a call that the laws do not know",
			"een bieding die de spelregels niet kennen",
		}},
		{"bid", Text{"a bid", "een bod"}},
	}, nil},
	{"player", []Word{
		{"nobody", Text{"nobody", "niemand"}},
		{"offender", Text{"the player himself", "de speler zelf"}},
		{"lho", Text{"the left-hand opponent", "de linkertegenstander"}},
		{"partner", Text{"partner", "partner"}},
		{"rho", Text{"the right-hand opponent", "de rechtertegenstander"}},
	}, nil},
	{"caller", []Word{
		{"offender", Text{"the player himself", "de speler zelf"}},
		{"lho", Text{"the left-hand opponent", "de linkertegenstander"}},
		{"partner", Text{"partner", "partner"}},
		{"rho", Text{"the right-hand opponent", "de rechtertegenstander"}},
	}, nil},
	{"maker", []Word{
		{"nobody", Text{"nobody", "niemand"}},
		{"offender", Text{"the player himself", "de speler zelf"}},
		{"partner", Text{"partner", "partner"}},
		{"opponent", Text{"an opponent", "een tegenstander"}},
	}, nil},
	{"role", []Word{
		{"undecided", Text{"not known yet", "nog niet bekend"}},
		{"declarer", Text{"declarer", "de leider"}},
		{"dummy", Text{"dummy", "de blinde"}},
		{"defender", Text{"a defender", "een tegenspeler"}},
	}, nil},
	{"obligation", []Word{
		{"free", Text{"not at all", "niet"}},
		{"next_turn", Text{"at the next turn", "in de eerstvolgende beurt"}},
		{"rest", Text{"for the rest of the auction", "tot het einde van het bieden"}},
	}, nil},
	{"duty", []Word{
		{"none", Text{"nothing", "niets"}},
		{"repeat", Text{"repeat the call", "de bieding herhalen"}},
		{"replace", Text{"replace the call", "de bieding vervangen"}},
		{"pass", Text{"pass", "passen"}},
	}, nil},
	{"finding_or_none", findingWords(true), nil},
	{"attempt", []Word{
		{"none", Text{"nothing", "niets"}},
		{"double", Text{"a double or redouble", "een doublet of redoublet"}},
		{"insufficient", Text{"another insufficient bid", "een tweede onvoldoende bod"}},
	}, nil},
	{"amount", []Word{
		{"none", Text{"none", "geen"}},
		{"some", Text{"some", "sommige"}},
		{"all", Text{"all", "alle"}},
	}, nil},
	{"number", []Word{
		{"none", Text{"none", "geen"}},
		{"one", Text{"one", "een"}},
		{"several", Text{"several", "meer dan een"}},
	}, nil},
	{"strain", []Word{
		{"none", Text{"none", "geen"}},
		{"suit", Text{"a suit", "een kleur"}},
		{"notrump", Text{"notrump", "sans-atout"}},
	}, nil},
	{"doubling", []Word{
		{"undoubled", Text{"undoubled", "ongedoubleerd"}},
		{"doubled", Text{"doubled", "gedoubleerd"}},
		{"redoubled", Text{"redoubled", "geredoubleerd"}},
	}, nil},
	{"rho_call", []Word{
		{"not_called", Text{"not called yet", "nog niet geboden"}},
		{"pass", Text{"passed", "gepast"}},
		{"double", Text{"doubled", "gedoubleerd"}},
		{"redouble", Text{"redoubled", "geredoubleerd"}},
		{"unknown", Text{
			"made a call that the laws do not know",
			"iets geboden dat de spelregels niet kennen",
		}},
		{"bid", Text{"bid", "een bod gedaan"}},
	}, nil},
	{"question", []Word{
		{"repeat", Text{"to hear a call again", "een bieding opnieuw horen"}},
		{"review", Text{"to hear the calls again", "de biedingen opnieuw horen"}},
		{"partial_review", Text{
			"to hear some of the calls again",
			"een deel van de biedingen opnieuw horen",
		}},
		{"explanation", Text{"an explanation", "uitleg"}},
		{"who_leads", Text{"who is to lead", "wie uitkomt"}},
	}, nil},
	{"party", []Word{
		{"offender", Text{"the offender", "de overtreder"}},
		{"partner", Text{"the offender's partner", "de partner van de overtreder"}},
		{"both", Text{"both players of the side", "beide spelers van de partij"}},
		{"lho", Text{"the left-hand opponent", "de linkertegenstander"}},
	}, map[string][]string{"both": {"offender", "partner"}}},
	{"duration", []Word{
		{"next_turn", Text{"at the next turn", "in de eerstvolgende beurt"}},
		{"rest", Text{"for the rest of the auction", "tot het einde van het bieden"}},
	}, nil},
	{"owed", []Word{
		{"repeat", Text{"repeat the call", "de bieding herhalen"}},
		{"replace", Text{"replace the call", "de bieding vervangen"}},
		{"pass", Text{"pass", "passen"}},
	}, nil},
	{"span", []Word{
		{"turn", Text{"at this turn", "in deze beurt"}},
		{"rest", Text{"for the rest of the auction", "tot het einde van het bieden"}},
	}, nil},
	{"right", []Word{
		{"accept", Text{"accept the call", "de bieding aannemen"}},
		{"change_call", Text{"change a call", "een bieding wijzigen"}},
		{"annul", Text{"annul the call", "de bieding schrappen"}},
		{"undoubled", Text{
			"have the contract played undoubled",
			"het contract ongedoubleerd laten spelen",
		}},
		{"require_lead", Text{"require a lead", "een kleur eisen bij het voorspelen"}},
		{"forbid_lead", Text{"forbid a lead", "een kleur uitsluiten bij het voorspelen"}},
		{"penalty_card", Text{"make the card a penalty card", "de kaart tot strafkaart maken"}},
		{"review", Text{"hear the calls again", "de biedingen opnieuw horen"}},
		{"explanation", Text{"have an explanation", "uitleg krijgen"}},
		{"who_leads", Text{"hear who is to lead", "horen wie uitkomt"}},
	}, nil},
	{"holder", []Word{
		{"declarer", Text{"declarer", "de leider"}},
		{"lho", Text{"the left-hand opponent", "de linkertegenstander"}},
		{"each_opponent", Text{"each opponent", "elke tegenstander"}},
		{"first_to_name", Text{
			"the player of the other side who first named the denomination it bid last",
			"de speler van de andere partij die de door haar laatst geboden speelsoort als eerste " +
				"noemde",
		}},
		{"asker", Text{"the player who asks", "de speler die vraagt"}},
	}, nil},
	{"suits", []Word{
		{"any", Text{"any suit", "elke kleur"}},
		{"named", Text{"the suit named", "de genoemde kleur"}},
		{"tied", Text{
			"the suits to which the call was tied",
			"de kleuren waarmee de bieding verband hield",
		}},
		{"unshown", Text{
			"the suits that the call withdrawn specified and the offender has not shown since",
			"de kleuren die de teruggenomen bieding aanduidde en die de overtreder sindsdien niet " +
				"heeft getoond",
		}},
		{"any_unshown", Text{
			"any suit that the offender has not specified in the legal auction",
			"elke kleur die de overtreder in het geldige bieden niet heeft aangeduid",
		}},
	}, nil},
	{"lead_at", []Word{
		{"opening", Text{"at the opening lead", "bij de uitkomst"}},
		{"first", Text{"at the first lead", "bij het eerste voorspelen"}},
	}, nil},
	{"until", []Word{
		{"next_call", Text{"until somebody calls", "totdat iemand biedt"}},
		{"side_calls", Text{
			"until a player of his side calls",
			"totdat een speler van zijn partij biedt",
		}},
		{"play", Text{"into the play", "tot in het spel"}},
	}, nil},
	{"while", []Word{
		{"offender_defends", Text{"if the offender defends", "als de overtreder tegenspeler is"}},
		{"bid_is_contract", Text{"if that bid is the contract", "als dat bod het contract is"}},
		{"always", Text{"in any case", "in elk geval"}},
	}, nil},
	{"target", []Word{
		{"irregular_call", Text{"the irregular call", "de onregelmatige bieding"}},
		{"partners_double", Text{
			"the double or redouble of partner",
			"het doublet of redoublet van partner",
		}},
	}, nil},
	{"turned_into", []Word{
		{"pass", Text{"a pass", "een pas"}},
		{"nothing", Text{"nothing", "niets"}},
	}, nil},
	{"may", []Word{
		{"adjusted_score", Text{"an adjusted score", "een arbitrale score"}},
		{"average_minus_at_most", Text{"average minus at most", "hoogstens gemiddeld min"}},
		{"lead_penalties", Text{"penalties on the lead", "voorspeelstraffen"}},
		{"restrictions", Text{
			"restrictions on the offending side",
			"beperkingen voor de overtredende partij",
		}},
	}, nil},
	{"time", []Word{
		{"now", Text{"at once", "meteen"}},
	}, nil},
	{"declarer", []Word{
		{"first_to_name", Text{
			"the player of the side who first named the denomination",
			"de speler van de partij die de speelsoort als eerste noemde",
		}},
		{"last_bidder", Text{
			"the player who made the last bid",
			"de speler die het laatste bod deed",
		}},
	}, nil},
	{"findings", findingWords(false), nil},
}

// The terms.
const (
	TermCall TermID = iota
	TermLevel
	TermLastLevel
	TermRank
	TermLastRank
	TermBy
	TermInWords
	TermHisTurn
	TermHadTheTurn
	TermSameDenomination
	TermSameAsShown
	TermSameAsFirst
	TermSpecifiesAll
	TermLowestSufficient
	TermSufficient
	TermStillSufficient
	TermRequest
	TermAskerIs
	TermFirstToPlay
	TermOnTurn
	TermAnyoneHadCalled
	TermAnyoneHadBid
	TermOffenderHadCalled
	TermLastBidBy
	TermLastAction
	TermLastActionBy
	TermLastActionConventional
	TermPartnerHadDoubled
	TermMisnamed
	TermIrregularity
	TermItsCall
	TermOtherwiseProper
	TermOutOfRotation
	TermInadmissible
	TermSpecified
	TermExposed
	TermOwedBefore
	TermOwedFor
	TermAttempted
	TermCards
	TermHonour
	TermLed
	TermFirstCallLegal
	TermFirstIrregularity
	TermSecondIrregularity
	TermPartnerCalledSince
	TermLhoCalledSince
	TermMayChange
	TermRightFromHere
	TermLeadWasFaced
	TermCalledSince
	TermPartnerHadCalledSince
	TermLhoHadCalledSince
	TermFirstSinceRuling
	TermRhoHas
	TermDuty
	TermOpponentsHadBid
	TermOffenderIs
	TermBecameContract
	TermClosed
	TermMustPassFor
	TermOnTurnMustPass
	TermAfterAnotherCall
	TermWithdrawn
	TermWithdrawnNamed
	TermWithdrawnSpecified
	TermShownSince
	TermNamedAgain
	TermMadeAgain
	TermWithdrawnByChange
	TermPassesInRow
	TermPassTookATurn
	TermBidWas
)

// TermCount is how many terms there are.
const TermCount = 73

var terms = [TermCount]Term{
	{
		ID: TermCall, Name: "call", Of: "now",
		Domain: &domains[domainKind],
		At: at(AtCall, AtChange, AtCalledOver, AtOwedCall,
			AtNextCall, AtTurnEnds, AtCounts),
		Says: Text{
			"the kind of call that is now made; for a change, of the second call",
			"het soort bieding dat nu wordt gedaan; bij een wijziging dat van de tweede bieding",
		},
	},
	{
		ID: TermLevel, Name: "level", Of: "now",
		Max: 9,
		At:  at(AtCall),
		Says: Text{
			"the number of odd tricks of the bid now made; 0 for another call",
			"het aantal trekken van het bod dat nu wordt gedaan; 0 voor een andere bieding",
		},
	},
	{
		ID: TermLastLevel, Name: "last_level", Of: "table",
		Max: 9,
		At:  at(AtCall),
		Says: Text{
			"the number of odd tricks of the last bid; 0 if nobody has bid",
			"het aantal trekken van het laatste bod; 0 als niemand heeft geboden",
		},
	},
	{
		ID: TermRank, Name: "rank", Of: "now",
		Max: 5,
		At:  at(AtCall),
		Says: Text{
			"the rank of the denomination of the bid now made, from 1; 0 for another call",
			"de rang van de speelsoort van het bod dat nu wordt gedaan, vanaf 1; 0 voor een andere " +
				"bieding",
		},
	},
	{
		ID: TermLastRank, Name: "last_rank", Of: "table",
		Max: 5,
		At:  at(AtCall),
		Says: Text{
			"the rank of the denomination of the last bid, from 1; 0 if nobody has bid",
			"de rang van de speelsoort van het laatste bod, vanaf 1; 0 als niemand heeft geboden",
		},
	},
	{
		ID: TermBy, Name: "by", Of: "now",
		Domain: &domains[domainCaller],
		At:     at(AtCalledOver, AtNextCall),
		Says: Text{
			"who calls or accepts now, as seen from the offender",
			"wie nu biedt of aanneemt, gezien vanuit de overtreder",
		},
	},
	{
		ID: TermInWords, Name: "in_words", Of: "now",
		At: at(AtCalledOver),
		Says: Text{
			"he accepts in so many words rather than by calling",
			"hij neemt met zoveel woorden aan in plaats van door te bieden",
		},
	},
	{
		ID: TermHisTurn, Name: "his_turn", Of: "now",
		At: at(AtCalledOver, AtRequest),
		Says: Text{
			"it is the turn of the player who now calls, accepts or asks",
			"de speler die nu biedt, aanneemt of vraagt is aan de beurt",
		},
	},
	{
		ID: TermHadTheTurn, Name: "had_the_turn", Of: "now",
		At: at(AtCalledOver),
		Says: Text{
			"the player who now calls had the turn when the irregular call was made",
			"de speler die nu biedt was aan de beurt toen de onregelmatige bieding werd gedaan",
		},
	},
	{
		ID: TermSameDenomination, Name: "same_denomination", Of: "now",
		At: at(AtNextCall),
		Says: Text{
			"the call now made is a bid in the denomination that the irregular call named",
			"de bieding die nu wordt gedaan is een bod in de speelsoort die de onregelmatige bieding " +
				"noemde",
		},
	},
	{
		ID: TermSameAsShown, Name: "same_as_shown", Of: "now",
		At: at(AtNextCall),
		Says: Text{
			"the call now made is a bid in a suit to which the irregular call was tied by agreement",
			"de bieding die nu wordt gedaan is een bod in een kleur waarmee de onregelmatige bieding " +
				"door afspraak verband hield",
		},
	},
	{
		ID: TermSameAsFirst, Name: "same_as_first", Of: "now",
		At: at(AtNextCall, AtTurnEnds),
		Says: Text{
			"the call now made is the same as the first call of the change",
			"de bieding die nu wordt gedaan is gelijk aan de eerste bieding van de wijziging",
		},
	},
	{
		ID: TermSpecifiesAll, Name: "specifies_all", Of: "now",
		At: at(AtNextCall),
		Says: Text{
			"the call now made specifies every denomination that the irregular call specified",
			"de bieding die nu wordt gedaan geeft elke speelsoort aan die de onregelmatige bieding " +
				"aangaf",
		},
	},
	{
		ID: TermLowestSufficient, Name: "lowest_sufficient", Of: "now",
		At: at(AtNextCall),
		Says: Text{
			"the call now made is the lowest sufficient bid in its denomination",
			"de bieding die nu wordt gedaan is het laagste voldoende bod in haar speelsoort",
		},
	},
	{
		ID: TermSufficient, Name: "sufficient", Of: "now",
		At: at(AtNextCall),
		Says: Text{
			"the call now made is a bid that is sufficient",
			"de bieding die nu wordt gedaan is een bod dat voldoende is",
		},
	},
	{
		ID: TermStillSufficient, Name: "still_sufficient", Of: "now",
		At: at(AtNextCall),
		Says: Text{
			"the irregular bid would be sufficient if it were made now",
			"het onregelmatige bod zou voldoende zijn als het nu werd gedaan",
		},
	},
	{
		ID: TermRequest, Name: "request", Of: "now",
		Domain: &domains[domainQuestion],
		At:     at(AtRequest),
		Says:   Text{"what is asked for", "wat wordt gevraagd"},
	},
	{
		ID: TermAskerIs, Name: "asker_is", Of: "now",
		Domain: &domains[domainRole],
		At:     at(AtRequest),
		Says: Text{
			"what the player who asks has become, once the auction is closed",
			"wat de speler die vraagt is geworden nadat het bieden is gesloten",
		},
	},
	{
		ID: TermFirstToPlay, Name: "first_to_play", Of: "now",
		At: at(AtRequest),
		Says: Text{
			"the player who asks has come to a turn to play: the opening leader or, the lead having " +
				"been faced, anybody",
			"de speler die vraagt is aan de beurt gekomen om te spelen: wie uitkomt of, als de " +
				"uitkomst openligt, ieder",
		},
	},
	{
		ID: TermOnTurn, Name: "on_turn", Of: "then",
		Domain: &domains[domainPlayer],
		At: at(AtCall, AtChange, AtCalledOver, AtRuling,
			AtOwedCall, AtNextCall, AtTurnEnds, AtPartnerMustPass,
			AtContract),
		Says: Text{
			"whose turn it was when the call was made, as seen from the player who made it",
			"wie aan de beurt was toen de bieding werd gedaan, gezien vanuit de speler die haar deed",
		},
	},
	{
		ID: TermAnyoneHadCalled, Name: "anyone_had_called", Of: "then",
		At: at(AtCall, AtChange, AtCalledOver, AtRuling,
			AtOwedCall, AtNextCall, AtTurnEnds, AtPartnerMustPass,
			AtClosed, AtContract),
		Says: Text{
			"a call that counts had been made before the call",
			"voor de bieding was een bieding gedaan die telt",
		},
	},
	{
		ID: TermAnyoneHadBid, Name: "anyone_had_bid", Of: "then",
		At: at(AtCall, AtChange, AtCalledOver, AtRuling,
			AtOwedCall, AtNextCall, AtTurnEnds, AtPartnerMustPass,
			AtCounts, AtClosed, AtContract),
		Says: Text{
			"a bid that counts had been made before the call",
			"voor de bieding was een bod gedaan dat telt",
		},
	},
	{
		ID: TermOffenderHadCalled, Name: "offender_had_called", Of: "then",
		At: at(AtCall, AtChange, AtCalledOver, AtRuling,
			AtOwedCall, AtNextCall, AtTurnEnds, AtPartnerMustPass,
			AtContract),
		Says: Text{
			"the player had made a call that counts before the call",
			"de speler had voor de bieding al een bieding gedaan die telt",
		},
	},
	{
		ID: TermLastBidBy, Name: "last_bid_by", Of: "then",
		Domain: &domains[domainMaker],
		At: at(AtCall, AtCalledOver, AtRuling, AtOwedCall,
			AtNextCall, AtTurnEnds, AtPartnerMustPass, AtContract),
		Says: Text{
			"who made the last bid before the call, as seen from the player who made the call",
			"wie het laatste bod voor de bieding deed, gezien vanuit de speler die de bieding deed",
		},
	},
	{
		ID: TermLastAction, Name: "last_action", Of: "then",
		Domain: &domains[domainKindOrNone],
		At: at(AtCall, AtCalledOver, AtRuling, AtOwedCall,
			AtNextCall, AtTurnEnds, AtPartnerMustPass, AtContract),
		Says: Text{
			"the last call other than a pass before the call",
			"de laatste bieding anders dan pas voor de bieding",
		},
	},
	{
		ID: TermLastActionBy, Name: "last_action_by", Of: "then",
		Domain: &domains[domainMaker],
		At: at(AtCall, AtCalledOver, AtRuling, AtOwedCall,
			AtNextCall, AtTurnEnds, AtPartnerMustPass, AtContract),
		Says: Text{
			"who made the last call other than a pass before the call",
			"wie de laatste bieding anders dan pas voor de bieding deed",
		},
	},
	{
		ID: TermLastActionConventional, Name: "last_action_conventional", Of: "then",
		At: at(AtCall, AtCalledOver, AtRuling, AtOwedCall,
			AtNextCall, AtTurnEnds, AtPartnerMustPass, AtContract),
		Says: Text{
			"the last call other than a pass before the call was conventional",
			"de laatste bieding anders dan pas voor de bieding was conventioneel",
		},
	},
	{
		ID: TermPartnerHadDoubled, Name: "partner_had_doubled", Of: "then",
		At: at(AtCall, AtCalledOver, AtRuling, AtOwedCall,
			AtNextCall, AtTurnEnds, AtPartnerMustPass, AtContract),
		Says: Text{
			"the partner had doubled or redoubled the last bid before the call",
			"de partner had het laatste bod voor de bieding gedoubleerd of geredoubleerd",
		},
	},
	{
		ID: TermMisnamed, Name: "misnamed", Of: "then",
		At: at(AtCall, AtCalledOver, AtRuling, AtOwedCall,
			AtNextCall, AtTurnEnds, AtPartnerMustPass, AtContract),
		Says: Text{
			"the doubler named another bid than the last one",
			"de doubleerder noemde een ander bod dan het laatste",
		},
	},
	{
		ID: TermIrregularity, Name: "irregularity", Of: "then",
		Domain: &domains[domainFindings],
		At: at(AtCalledOver, AtRuling, AtOwedCall, AtNextCall,
			AtTurnEnds, AtPartnerMustPass, AtContract, AtLeadFaced),
		Says: Text{
			"the finding that governs the irregular call or act",
			"de onregelmatigheid die de bieding of handeling beheerst",
		},
	},
	{
		ID: TermItsCall, Name: "its_call", Of: "then",
		Domain: &domains[domainKindOrNone],
		At: at(AtCalledOver, AtRuling, AtOwedCall, AtNextCall,
			AtTurnEnds, AtPartnerMustPass, AtContract, AtLeadFaced),
		Says: Text{
			"the kind of the irregular call; for a change, of the second call; none for a card",
			"het soort van de onregelmatige bieding; bij een wijziging de tweede; none bij een kaart",
		},
	},
	{
		ID: TermOtherwiseProper, Name: "otherwise_proper", Of: "then",
		At: at(AtCalledOver, AtRuling, AtOwedCall, AtNextCall,
			AtTurnEnds, AtPartnerMustPass, AtContract),
		Says: Text{
			"the call is irregular in this one way only",
			"de bieding is alleen op deze wijze onregelmatig",
		},
	},
	{
		ID: TermOutOfRotation, Name: "out_of_rotation", Of: "then",
		At: at(AtCalledOver, AtRuling, AtOwedCall, AtNextCall,
			AtTurnEnds, AtPartnerMustPass, AtContract),
		Says: Text{
			"the irregular call, or the first call of a change, was out of rotation, whatever else it " +
				"was",
			"de onregelmatige bieding, of de eerste van een wijziging, was voor de beurt, wat zij " +
				"verder ook was",
		},
	},
	{
		ID: TermInadmissible, Name: "inadmissible", Of: "then",
		At: at(AtCalledOver, AtRuling, AtOwedCall, AtNextCall,
			AtTurnEnds, AtPartnerMustPass, AtContract, AtLeadFaced),
		Says: Text{
			"the irregular call was an inadmissible double or redouble, whatever else it was",
			"de onregelmatige bieding was een ontoelaatbaar doublet of redoublet, wat zij verder ook " +
				"was",
		},
	},
	{
		ID: TermSpecified, Name: "specified", Of: "then",
		Domain: &domains[domainAmount],
		At:     at(AtCalledOver, AtRuling, AtNextCall, AtTurnEnds),
		Says: Text{
			"whether the irregular call specified any denomination; all is not used",
			"of de onregelmatige bieding een speelsoort aangaf; all komt niet voor",
		},
	},
	{
		ID: TermExposed, Name: "exposed", Of: "then",
		At: at(AtRuling, AtNextCall, AtTurnEnds),
		Says: Text{
			"a clause that applied before has opened this clause, or its article, for the irregularity",
			"een clausule die eerder gold, heeft deze clausule of haar artikel voor de " +
				"onregelmatigheid opengesteld",
		},
	},
	{
		ID: TermOwedBefore, Name: "owed_before", Of: "then",
		Domain: &domains[domainDuty],
		At:     at(AtCalledOver, AtRuling, AtNextCall, AtTurnEnds),
		Says: Text{
			"what the offender owed under an earlier ruling when he made the call",
			"wat de overtreder volgens een eerdere beslissing schuldig was toen hij de bieding deed",
		},
	},
	{
		ID: TermOwedFor, Name: "owed_for", Of: "then",
		Domain: &domains[domainFindingOrNone],
		At: at(AtCalledOver, AtRuling, AtOwedCall, AtNextCall,
			AtTurnEnds),
		Says: Text{
			"the irregularity for which the offender owed a call when he made the irregular one",
			"de onregelmatigheid waarvoor de overtreder een bieding schuldig was toen hij de " +
				"onregelmatige deed",
		},
	},
	{
		ID: TermAttempted, Name: "attempted", Of: "then",
		Domain: &domains[domainAttempt],
		At: at(AtCalledOver, AtRuling, AtOwedCall, AtNextCall,
			AtTurnEnds),
		Says: Text{
			"what the offender has tried before now in place of the call that he owes",
			"wat de overtreder eerder heeft geprobeerd in plaats van de bieding die hij schuldig is",
		},
	},
	{
		ID: TermCards, Name: "cards", Of: "then",
		Domain: &domains[domainNumber],
		At:     at(AtRuling),
		Says: Text{
			"how many cards the offender has exposed in all",
			"hoeveel kaarten de overtreder in totaal heeft getoond",
		},
	},
	{
		ID: TermHonour, Name: "honour", Of: "then",
		At: at(AtRuling),
		Says: Text{
			"a card exposed was an honour",
			"een getoonde kaart was een honneur",
		},
	},
	{
		ID: TermLed, Name: "led", Of: "then",
		At: at(AtRuling),
		Says: Text{
			"a card exposed was led before its time",
			"een getoonde kaart was voortijdig voorgespeeld",
		},
	},
	{
		ID: TermFirstCallLegal, Name: "first_call_legal", Of: "then",
		At: at(AtChange, AtCalledOver, AtRuling, AtNextCall,
			AtTurnEnds),
		Says: Text{
			"of a change: the first call was in order",
			"van een wijziging: de eerste bieding was in orde",
		},
	},
	{
		ID: TermFirstIrregularity, Name: "first_irregularity", Of: "then",
		Domain: &domains[domainFindingOrNone],
		At: at(AtChange, AtCalledOver, AtRuling, AtNextCall,
			AtTurnEnds),
		Says: Text{
			"of a change: the finding that governs the first call",
			"van een wijziging: de onregelmatigheid die de eerste bieding beheerst",
		},
	},
	{
		ID: TermSecondIrregularity, Name: "second_irregularity", Of: "then",
		Domain: &domains[domainFindingOrNone],
		At:     at(AtChange, AtCalledOver, AtRuling),
		Says: Text{
			"of a change: the finding that would govern the second call if it had been the only one",
			"van een wijziging: de onregelmatigheid die de tweede bieding zou beheersen als zij de " +
				"enige was geweest",
		},
	},
	{
		ID: TermPartnerCalledSince, Name: "partner_called_since", Of: "then",
		At: at(AtChange, AtCalledOver, AtRuling),
		Says: Text{
			"partner has called since the call that is changed",
			"de partner heeft geboden na de bieding die wordt gewijzigd",
		},
	},
	{
		ID: TermLhoCalledSince, Name: "lho_called_since", Of: "then",
		At: at(AtChange, AtCalledOver, AtRuling),
		Says: Text{
			"the left-hand opponent has called since the call that is changed",
			"de linkertegenstander heeft geboden na de bieding die wordt gewijzigd",
		},
	},
	{
		ID: TermMayChange, Name: "may_change", Of: "then",
		At: at(AtChange),
		Says: Text{
			"a clause has given him the right to change the call",
			"een clausule heeft hem het recht gegeven de bieding te wijzigen",
		},
	},
	{
		ID: TermRightFromHere, Name: "right_from_here", Of: "then",
		At: at(AtChange),
		Says: Text{
			"this clause has given him that right",
			"deze clausule heeft hem dat recht gegeven",
		},
	},
	{
		ID: TermLeadWasFaced, Name: "lead_was_faced", Of: "table",
		At:   at(AtChange, AtCalledOver, AtRuling, AtRequest),
		Says: Text{"the opening lead has been faced", "de uitkomst is opengedraaid"},
	},
	{
		ID: TermCalledSince, Name: "called_since", Of: "table",
		At: at(AtCalledOver, AtRuling),
		Says: Text{
			"somebody else had already called after the irregular call",
			"na de onregelmatige bieding had al iemand anders geboden",
		},
	},
	{
		ID: TermPartnerHadCalledSince, Name: "partner_had_called_since", Of: "table",
		At: at(AtCalledOver, AtRuling),
		Says: Text{
			"the offender's partner had called after the irregular call",
			"de partner van de overtreder had na de onregelmatige bieding geboden",
		},
	},
	{
		ID: TermLhoHadCalledSince, Name: "lho_had_called_since", Of: "table",
		At: at(AtCalledOver, AtRuling),
		Says: Text{
			"the offender's left-hand opponent had called after the irregular call",
			"de linkertegenstander van de overtreder had na de onregelmatige bieding geboden",
		},
	},
	{
		ID: TermFirstSinceRuling, Name: "first_since_ruling", Of: "now",
		At: at(AtNextCall),
		Says: Text{
			"the player who now calls has made no call that counts since the ruling",
			"de speler die nu biedt, heeft sinds de beslissing nog geen bieding gedaan die telt",
		},
	},
	{
		ID: TermRhoHas, Name: "rho_has", Of: "table",
		Domain: &domains[domainRhoCall],
		At:     at(AtNextCall),
		Says: Text{
			"what the offender's right-hand opponent has called since the ruling",
			"wat de rechtertegenstander van de overtreder na de beslissing heeft geboden",
		},
	},
	{
		ID: TermDuty, Name: "duty", Of: "table",
		Domain: &domains[domainDuty],
		At:     at(AtOwedCall, AtNextCall),
		Says: Text{
			"what the offender owes at his turn",
			"wat de overtreder in zijn beurt verplicht is",
		},
	},
	{
		ID: TermOpponentsHadBid, Name: "opponents_had_bid", Of: "table",
		At: at(AtRuling),
		Says: Text{
			"an opponent of the offender has made a bid that counts",
			"een tegenstander van de overtreder heeft een bod gedaan dat telt",
		},
	},
	{
		ID: TermOffenderIs, Name: "offender_is", Of: "table",
		Domain: &domains[domainRole],
		At:     at(AtRuling, AtTurnEnds, AtContract),
		Says: Text{
			"what the offender has become, once the auction is closed",
			"wat de overtreder is geworden nadat het bieden is gesloten",
		},
	},
	{
		ID: TermBecameContract, Name: "became_contract", Of: "table",
		At: at(AtContract),
		Says: Text{
			"the last bid before the irregular call has become the contract",
			"het laatste bod voor de onregelmatige bieding is het contract geworden",
		},
	},
	{
		ID: TermClosed, Name: "closed", Of: "table",
		At: at(AtChange, AtCalledOver, AtRuling, AtOwedCall,
			AtNextCall, AtTurnEnds, AtPartnerMustPass, AtRequest),
		Says: Text{"the auction is closed", "het bieden is gesloten"},
	},
	{
		ID: TermMustPassFor, Name: "must_pass_for", Of: "table",
		Domain: &domains[domainObligation],
		At:     at(AtRequest, AtPartnerMustPass),
		Says: Text{
			"for how long the player who asks, or who has just come to be, is required to pass",
			"hoe lang de speler die vraagt, of die daar zojuist toe verplicht is, moet passen",
		},
	},
	{
		ID: TermOnTurnMustPass, Name: "on_turn_must_pass", Of: "table",
		At: at(AtCall),
		Says: Text{
			"the player whose turn it is is required to pass",
			"de speler die aan de beurt is, moet passen",
		},
	},
	{
		ID: TermAfterAnotherCall, Name: "after_another_call", Of: "table",
		At: at(AtCall),
		Says: Text{
			"another player's call stands just before it, which it can have been made with",
			"een bieding van een ander staat er vlak voor, waarmee zij tegelijk kan zijn gedaan",
		},
	},
	{
		ID: TermWithdrawn, Name: "withdrawn", Of: "withdrawn",
		Domain: &domains[domainKind],
		At:     at(AtTurnEnds),
		Says: Text{
			"the kind of the call withdrawn",
			"het soort van de teruggenomen bieding",
		},
	},
	{
		ID: TermWithdrawnNamed, Name: "withdrawn_named", Of: "withdrawn",
		Domain: &domains[domainStrain],
		At:     at(AtTurnEnds),
		Says: Text{
			"what the call withdrawn named",
			"wat de teruggenomen bieding noemde",
		},
	},
	{
		ID: TermWithdrawnSpecified, Name: "withdrawn_specified", Of: "withdrawn",
		Domain: &domains[domainStrain],
		At:     at(AtRuling, AtTurnEnds),
		Says: Text{
			"what the call withdrawn specified, by agreement or by its name",
			"wat de teruggenomen bieding aanduidde, door afspraak of door haar naam",
		},
	},
	{
		ID: TermShownSince, Name: "shown_since", Of: "withdrawn",
		Domain: &domains[domainAmount],
		At:     at(AtRuling, AtTurnEnds),
		Says: Text{
			"how many of the suits that the call withdrawn specified the offender has specified legally",
			"hoeveel van de kleuren die de teruggenomen bieding aanduidde, de overtreder geldig heeft " +
				"aangeduid",
		},
	},
	{
		ID: TermNamedAgain, Name: "named_again", Of: "withdrawn",
		At: at(AtTurnEnds),
		Says: Text{
			"the final call is a bid in the denomination that the call withdrawn named",
			"de definitieve bieding is een bod in de speelsoort van de teruggenomen bieding",
		},
	},
	{
		ID: TermMadeAgain, Name: "made_again", Of: "withdrawn",
		At: at(AtTurnEnds),
		Says: Text{
			"the final call is the same as the call withdrawn",
			"de definitieve bieding is gelijk aan de teruggenomen bieding",
		},
	},
	{
		ID: TermWithdrawnByChange, Name: "withdrawn_by_change", Of: "withdrawn",
		At: at(AtTurnEnds),
		Says: Text{
			"the call withdrawn was the second of a change",
			"de teruggenomen bieding was de tweede van een wijziging",
		},
	},
	{
		ID: TermPassesInRow, Name: "passes_in_row", Of: "table",
		Max: 3,
		At:  at(AtCounts),
		Says: Text{
			"how many passes, up to three, have now followed a call without a break",
			"hoeveel keer, tot drie, nu achtereen is gepast na een bieding",
		},
	},
	{
		ID: TermPassTookATurn, Name: "pass_took_a_turn", Of: "table",
		At: at(AtCounts),
		Says: Text{
			"a pass out of rotation that stands took a player's turn, and only passes have followed it",
			"een pas voor de beurt die blijft staan, ontnam een speler zijn beurt, en daarna is alleen " +
				"gepast",
		},
	},
	{
		ID: TermBidWas, Name: "bid_was", Of: "table",
		Domain: &domains[domainDoubling],
		At:     at(AtCounts),
		Says: Text{
			"what had been done to the last bid before the call now made",
			"wat met het laatste bod was gebeurd voor de bieding die nu is gedaan",
		},
	},
}

// The consequences.
const (
	BringFind ConsequenceKind = iota
	BringExcuse
	BringHold
	BringSupplyPass
	BringAccept
	BringForfeit
	BringStand
	BringCountAsPass
	BringCancel
	BringCancelWithLater
	BringCancelLater
	BringAwaitRuling
	BringStrikeDouble
	BringReplaceFirst
	BringKeepFirst
	BringRuleOnFirst
	BringCancelBoth
	BringTakeSecond
	BringMustPass
	BringMust
	BringMayNot
	BringLead
	BringRight
	BringDiscretion
	BringApply
	BringExposesTo
	BringGovernAs
	BringUndetermined
	BringCite
	BringUndouble
	BringClose
	BringGiveTurnBack
	BringContract
	BringPassedOut
	BringDeclarer
	BringRefuse
	BringGrant
	consequenceKinds
)

var consequences = [consequenceKinds]ConsequenceSpec{
	{
		Kind: BringFind, Name: "find", Acts: true,
		At: at(AtCall),
		Settles: []Stand{
			{Matter: "finding", Of: []string{""}, Is: "wrong"},
		},
		Params: []Param{
			{Name: "", Domain: &domains[domainFindings]},
		},
		Sentence: Text{"the call is {}", "de bieding is {}"},
		Says: Text{
			"the call is irregular in this way",
			"de bieding is op deze wijze onregelmatig",
		},
	},
	{
		Kind: BringExcuse, Name: "excuse", Acts: true,
		At: at(AtCall),
		Settles: []Stand{
			{Matter: "finding", Of: []string{""}, Is: "in order"},
		},
		Params: []Param{
			{Name: "", Domain: &domains[domainFindings]},
		},
		Sentence: Text{
			"{} needs no ruling here",
			"voor {} is hier geen beslissing nodig",
		},
		Says: Text{
			"what was found makes the call no less regular: it needs no ruling",
			"wat is vastgesteld maakt de bieding niet onregelmatig: een beslissing is niet nodig",
		},
	},
	{
		Kind: BringHold, Name: "hold", Acts: true,
		At: at(AtCall),
		Settles: []Stand{
			{Matter: "order"},
		},
		Says: Text{
			"the call is taken to follow that of the player on turn",
			"de bieding wordt geacht te volgen op die van de speler die aan de beurt is",
		},
	},
	{
		Kind: BringSupplyPass, Name: "supply_pass", Acts: true,
		At: at(AtCall),
		Settles: []Stand{
			{Matter: "order"},
		},
		Says: Text{
			"the pass of the player on turn is taken to have been made",
			"de pas van de speler die aan de beurt is, wordt geacht te zijn gedaan",
		},
	},
	{
		Kind: BringAccept, Name: "accept", Acts: true,
		At: at(AtCalledOver),
		Settles: []Stand{
			{Matter: "call"},
			{Matter: "turn", Whose: "offender", Is: "over"},
		},
		Says: Text{
			"the irregular call stands as if it had been in order; a change is as if it had been made " +
				"first",
			"de onregelmatige bieding geldt alsof zij in orde was; een wijziging geldt als eerste " +
				"bieding",
		},
	},
	{
		Kind: BringForfeit, Name: "forfeit", Acts: true,
		At: at(AtCalledOver),
		Says: Text{
			"the right to a penalty for the irregularity is lost",
			"het recht op straf voor de onregelmatigheid gaat verloren",
		},
	},
	{
		Kind: BringStand, Name: "stand", Acts: true,
		At: at(AtCalledOver, AtRuling),
		Settles: []Stand{
			{Matter: "call"},
			{Matter: "turn", Whose: "offender", Is: "over"},
		},
		Says: Text{
			"the irregular call stands as it was made, and nobody is said to have accepted it",
			"de onregelmatige bieding blijft staan zoals zij is gedaan",
		},
	},
	{
		Kind: BringCountAsPass, Name: "count_as_pass", Acts: true,
		At: at(AtCalledOver, AtRuling),
		Settles: []Stand{
			{Matter: "call"},
			{Matter: "turn", Whose: "offender", Is: "over"},
		},
		Says: Text{
			"the irregular call counts as a pass",
			"de onregelmatige bieding geldt als een pas",
		},
	},
	{
		Kind: BringCancel, Name: "cancel", Acts: true,
		At: at(AtCalledOver, AtRuling, AtOwedCall),
		Settles: []Stand{
			{Matter: "call"},
		},
		Says: Text{
			"the irregular call is cancelled",
			"de onregelmatige bieding wordt geannuleerd",
		},
	},
	{
		Kind: BringCancelWithLater, Name: "cancel_with_later", Acts: true,
		At: at(AtCalledOver),
		Settles: []Stand{
			{Matter: "call"},
		},
		Says: Text{
			"the irregular call is cancelled with every call made after it until the player calls " +
				"whose turn it then was, or the law is applied",
			"de onregelmatige bieding wordt geannuleerd met elke latere bieding, totdat de speler " +
				"biedt die toen aan de beurt was of de wet wordt toegepast",
		},
	},
	{
		Kind: BringCancelLater, Name: "cancel_later", Acts: true,
		At: at(AtCalledOver, AtRuling),
		Settles: []Stand{
			{Matter: "later_calls", Is: "cancelled"},
		},
		Says: Text{
			"every call made after the irregular one is cancelled, and what it brought is undone",
			"elke bieding na de onregelmatige wordt geannuleerd, en wat zij meebracht wordt ongedaan " +
				"gemaakt",
		},
	},
	{
		Kind: BringAwaitRuling, Name: "await_ruling", Acts: true,
		At: at(AtCall, AtCalledOver),
		Settles: []Stand{
			{Matter: "call"},
			{Matter: "later_calls", Is: "waiting"},
		},
		Says: Text{
			"until the law is applied every later call waits with the irregular one",
			"totdat de wet wordt toegepast, wacht elke latere bieding met de onregelmatige mee",
		},
	},
	{
		Kind: BringStrikeDouble, Name: "strike_double", Acts: true,
		At: at(AtLeadFaced),
		Settles: []Stand{
			{Matter: "call"},
		},
		Says: Text{
			"only the irregular double falls away; all calls made after it count after all",
			"alleen het onregelmatige doublet vervalt; alle latere biedingen tellen alsnog",
		},
	},
	{
		Kind: BringReplaceFirst, Name: "replace_first", Acts: true,
		At: at(AtChange),
		Settles: []Stand{
			{Matter: "first_call"},
			{Matter: "turn", Whose: "offender", Is: "over"},
		},
		Says: Text{
			"the auction is taken up again with the second call in the place of the first",
			"het bieden wordt hervat met de tweede bieding in de plaats van de eerste",
		},
	},
	{
		Kind: BringKeepFirst, Name: "keep_first", Acts: true,
		At: at(AtChange, AtRuling),
		Settles: []Stand{
			{Matter: "first_call"},
			{Matter: "turn", Whose: "offender", Is: "over"},
		},
		Says: Text{
			"the first call stands; the change is not made",
			"de eerste bieding blijft staan; de wijziging gaat niet door",
		},
	},
	{
		Kind: BringRuleOnFirst, Name: "rule_on_first", Acts: true,
		At: at(AtRuling),
		Settles: []Stand{
			{Matter: "first_call"},
		},
		Says: Text{
			"the first call is ruled upon as if it had not been changed",
			"over de eerste bieding wordt beslist alsof zij niet was gewijzigd",
		},
	},
	{
		Kind: BringCancelBoth, Name: "cancel_both", Acts: true,
		At: at(AtRuling),
		Settles: []Stand{
			{Matter: "first_call"},
		},
		Says: Text{
			"both calls of the change are off the auction, and the turn is the offender's again",
			"beide biedingen van de wijziging vervallen, en de overtreder is weer aan de beurt",
		},
	},
	{
		Kind: BringTakeSecond, Name: "take_second", Acts: true,
		At: at(AtCalledOver, AtRuling),
		Settles: []Stand{
			{Matter: "first_call"},
		},
		Says: Text{
			"the first call is ruled upon, and the second is taken as the call that the ruling then " +
				"asks for",
			"over de eerste bieding wordt beslist, en de tweede geldt als de bieding die daarna moet " +
				"volgen",
		},
	},
	{
		Kind: BringMustPass, Name: "must_pass", Acts: true,
		Settles: []Stand{
			{Matter: "duty", Of: []string{"who"}, Is: "pass"},
			{Matter: "time_to_pass", Of: []string{"who"}, By: []string{"for"}, Alone: true},
		},
		Params: []Param{
			{Name: "who", Domain: &domains[domainParty]},
			{Name: "for", Domain: &domains[domainDuration]},
		},
		Sentence: Text{"{who} must pass {for}", "passen is verplicht voor {who}, {for}"},
		Says: Text{
			"somebody must pass, at his next turn or for the rest of the auction",
			"iemand moet passen, in zijn volgende beurt of verder",
		},
	},
	{
		Kind: BringMust, Name: "must", Acts: true,
		Settles: []Stand{
			{Matter: "duty", Of: []string{"who"}, By: []string{"do", "with"}},
			{Matter: "turn", Of: []string{"who"}, Is: "owed"},
		},
		Params: []Param{
			{Name: "who", Domain: &domains[domainParty], Default: "offender"},
			{Name: "do", Domain: &domains[domainOwed]},
			{Name: "with", Domain: &domains[domainKind], List: true, Optional: true},
		},
		Sentence: Text{
			"{who} must {do}[ by {with}]",
			"plicht van {who}: {do}[ door {with}]",
		},
		Says: Text{
			"what the offender, or who is named, owes at his turn",
			"wat de overtreder, of wie genoemd is, in zijn beurt moet doen",
		},
	},
	{
		Kind: BringMayNot, Name: "may_not", Acts: true,
		Settles: []Stand{
			{Matter: "duty", Of: []string{"who"}, By: []string{"calls"}, Not: true},
			{Matter: "ban", Of: []string{"who", "calls", "that_bid"}, By: []string{"until"}},
		},
		Params: []Param{
			{Name: "who", Domain: &domains[domainParty]},
			{Name: "calls", Domain: &domains[domainKind], List: true},
			{Name: "until", Domain: &domains[domainSpan]},
			{Name: "that_bid", Truth: true, Optional: true, Says: Text{"that bid only", "alleen dat bod"}},
		},
		Sentence: Text{
			"{who} may not make {calls} {until}[ ({that_bid})]",
			"verboden voor {who}: {calls}, {until}[ ({that_bid})]",
		},
		Says: Text{
			"calls that somebody may not make, at the turn that is now his or for the rest, perhaps " +
				"over one bid only",
			"biedingen die iemand niet mag doen, in de beurt die nu de zijne is of verder, misschien " +
				"alleen na een bepaald bod",
		},
	},
	{
		Kind: BringLead, Name: "lead", Acts: true,
		Params: []Param{
			{Name: "require", Domain: &domains[domainSuits], Optional: true},
			{Name: "forbid", Domain: &domains[domainSuits], Optional: true},
			{Name: "at", Domain: &domains[domainLeadAt]},
			{Name: "or", Ref: "clause", Optional: true, Mutual: true},
			{Name: "once_shown", Ref: "clause", Optional: true},
		},
		Sentence: Text{
			"declarer may, when the offender's side defends,[ require {require}][ forbid {forbid}] " +
				"{at}[, or else what {or} gives][; once the suits are shown, what {once_shown} gives]",
			"de leider mag, als de overtredende partij tegenspeelt,[ {require} eisen][ {forbid} " +
				"verbieden] {at}[, of anders wat {or} geeft][; zijn de kleuren eenmaal getoond, wat " +
				"{once_shown} geeft]",
		},
		Says: Text{
			"declarer may require or forbid a lead of the offender's partner, if the offender's side " +
				"defends",
			"de leider mag van de partner van de overtreder een kleur eisen of verbieden, als de " +
				"overtredende partij tegenspeelt",
		},
	},
	{
		Kind: BringRight, Name: "right", Acts: true,
		Settles: []Stand{
			{Matter: "right", Of: []string{"right", "holder", "on", "of"}, By: []string{"becomes"}},
		},
		Params: []Param{
			{Name: "right", Domain: &domains[domainRight]},
			{Name: "holder", Domain: &domains[domainHolder]},
			{Name: "on", Domain: &domains[domainParty], Optional: true},
			{Name: "of", Domain: &domains[domainTarget], Optional: true},
			{Name: "becomes", Domain: &domains[domainTurnedInto], Optional: true},
			{Name: "until", Domain: &domains[domainUntil], Default: "play"},
			{Name: "while", Domain: &domains[domainWhile], Default: "always"},
		},
		Sentence: Text{
			"{holder} may {right}[ of {on}][ ({of})][, which then becomes {becomes}][, {until}][, " +
				"{while}]",
			"{holder} mag {right}[ van {on}][ ({of})][, die dan {becomes} wordt][, {until}][, {while}]",
		},
		Says: Text{
			"a right that somebody may use",
			"een recht dat iemand mag gebruiken",
		},
	},
	{
		Kind: BringDiscretion, Name: "discretion", Acts: true,
		Settles: []Stand{
			{Matter: "discretion", Of: []string{"may", "if"}, By: []string{"when"}, Alone: true},
		},
		Params: []Param{
			{Name: "may", Domain: &domains[domainMay]},
			{Name: "if", Ref: "fact", Optional: true},
			{Name: "when", Domain: &domains[domainTime], Optional: true},
			{Name: "ground", Text: true, Optional: true},
		},
		Sentence: Text{
			"the director may decide on {may}[, {when}]",
			"de arbiter mag besluiten tot {may}[, {when}]",
		},
		Says: Text{
			"what the director may do, and on what ground",
			"wat de arbiter mag doen, en op welke grond",
		},
	},
	{
		Kind: BringApply, Name: "apply", Acts: true,
		Params: []Param{
			{Name: "", Ref: "clause", List: true},
		},
		Sentence: Text{
			"the consequences of {} follow here too",
			"de gevolgen van {} volgen ook hier",
		},
		Says: Text{
			"what other clauses bring follows here too",
			"wat andere clausules meebrengen, volgt ook hier",
		},
	},
	{
		Kind: BringExposesTo, Name: "exposes_to", Acts: true,
		Params: []Param{
			{Name: "", Ref: "clause or article", List: true},
		},
		Sentence: Text{"{} may then apply", "{} kan dan gelden"},
		Says: Text{
			"those clauses are opened for this irregularity, and say for themselves when they apply",
			"die clausules worden voor deze onregelmatigheid opengesteld, en zeggen zelf wanneer zij " +
				"gelden",
		},
	},
	{
		Kind: BringGovernAs, Name: "govern_as", Acts: true,
		Settles: []Stand{
			{Matter: "governing"},
		},
		Params: []Param{
			{Name: "", Domain: &domains[domainFindings]},
		},
		Sentence: Text{
			"from here on it is treated as {}",
			"van hier af geldt zij als {}",
		},
		Says: Text{
			"from here on the irregularity is treated as another",
			"van hier af wordt de onregelmatigheid als een andere behandeld",
		},
	},
	{
		Kind: BringUndetermined, Name: "undetermined", Acts: true,
		Settles: []Stand{
			{Matter: "call"},
		},
		Says: Text{
			"the source sends the reader to a law that it does not hold",
			"de bron verwijst naar een artikel dat er niet in staat",
		},
	},
	{
		Kind: BringCite, Name: "cite", Acts: false,
		Says: Text{
			"the clause bears on the ruling, and what it says is brought by others or by nobody",
			"de clausule is van belang voor de beslissing, maar brengt zelf niets",
		},
	},
	{
		Kind: BringUndouble, Name: "undouble", Acts: true,
		At: at(AtCounts),
		Settles: []Stand{
			{Matter: "doubled"},
		},
		Says: Text{
			"a double or redouble comes to nothing",
			"een doublet of redoublet vervalt",
		},
	},
	{
		Kind: BringClose, Name: "close", Acts: true,
		At: at(AtCounts),
		Settles: []Stand{
			{Matter: "close"},
		},
		Needed: Text{"when the auction is over", "wanneer het bieden is afgelopen"},
		Says:   Text{"the auction is closed", "het bieden is gesloten"},
	},
	{
		Kind: BringGiveTurnBack, Name: "give_turn_back", Acts: true,
		At: at(AtCounts),
		Settles: []Stand{
			{Matter: "close"},
		},
		Says: Text{
			"the pass that took somebody's turn and all calls after it are cancelled, and he has the " +
				"turn",
			"de pas die iemand zijn beurt ontnam en alle biedingen daarna worden geannuleerd, en hij " +
				"is aan de beurt",
		},
	},
	{
		Kind: BringContract, Name: "contract", Acts: true,
		At: at(AtClosed),
		Settles: []Stand{
			{Matter: "outcome"},
		},
		Needed: Text{"what becomes the contract", "wat het contract wordt"},
		Says: Text{
			"the last bid becomes the contract",
			"het laatste bod wordt het contract",
		},
	},
	{
		Kind: BringPassedOut, Name: "passed_out", Acts: true,
		At: at(AtClosed),
		Settles: []Stand{
			{Matter: "outcome"},
		},
		Needed: Text{"when a board is passed out", "wanneer een spel is rondgepast"},
		Says:   Text{"the board is passed out", "het spel is rondgepast"},
	},
	{
		Kind: BringDeclarer, Name: "declarer", Acts: true,
		At: at(AtClosed),
		Settles: []Stand{
			{Matter: "declarer"},
		},
		Needed: Text{"who declares", "wie leider is"},
		Params: []Param{
			{Name: "", Domain: &domains[domainDeclarer]},
		},
		Sentence: Text{"{} is declarer", "{} is leider"},
		Says: Text{
			"who of the side that made the last bid is declarer",
			"wie van de partij die het laatste bod deed leider is",
		},
	},
	{
		Kind: BringRefuse, Name: "refuse", Acts: true,
		At: at(AtRequest),
		Settles: []Stand{
			{Matter: "request"},
		},
		Says: Text{"the request is out of order", "het verzoek is niet in orde"},
	},
	{
		Kind: BringGrant, Name: "grant", Acts: true,
		At: at(AtRequest),
		Settles: []Stand{
			{Matter: "request"},
		},
		Says: Text{"the request is in order", "het verzoek is in orde"},
	},
}
