package options

import (
	"lawc/auction"
	"lawc/law"
)

// useText names the use of a right.
func useText(r *law.Right) law.Text {
	s := speaker{to: law.Nobody, closed: true}
	switch {
	case r.Kind.IsLead():
		suit, of := s.leadSuit(r, auction.Seat(r.On).Partner())
		what := fill(costWords.leadVerbs[r.Kind-law.RightRequireLead], suit, of)
		if r.Opening {
			return fill(costWords.useOpening, what, s.of(auction.Seat(r.On)))
		}
		return fill(costWords.useFirst, what, s.of(auction.Seat(r.On)))
	case r.Kind == law.RightPenaltyCard:
		return fill(costWords.usePenaltyCard, cardsText(r.Cards))
	}
	return law.DomainNamed("right").Says(r.Kind.String())
}
