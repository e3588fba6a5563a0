package report

import (
	"fmt"

	"lawc/auction"
)

// did says what a player did.
func (sp *speaker) did(it *auction.Item) string {
	who := sp.seats[it.Seat&3]
	call, first := sp.call(it.Call), sp.call(it.First)
	switch it.Action {
	case auction.Calls:
		return fmt.Sprintf(sp.found.call, call, who)
	case auction.Slips:
		return fmt.Sprintf(sp.found.slip, first, call, who)
	case auction.Changes:
		return fmt.Sprintf(sp.found.change, first, call, who)
	case auction.ChangesLater:
		return fmt.Sprintf(sp.found.changedLater, sp.call(sp.earlierCall(it)), call, who)
	case auction.Attention:
		return sp.found.acts[it.Action]
	case auction.ShowsCard, auction.LeadsCard, auction.FacesLead, auction.ClaimsPenaltyCard:
		return fmt.Sprintf(sp.found.acts[it.Action], who, sp.style.cards(it.Cards))
	case auction.Asks:
		return fmt.Sprintf(sp.found.acts[it.Action], who, sp.found.requests[it.Request])
	case auction.RequiresLead, auction.ForbidsLead:
		return fmt.Sprintf(sp.found.acts[it.Action], who, sp.rights.leads[it.Suit&3])
	}
	return fmt.Sprintf(sp.found.acts[it.Action], who)
}

// earlierCall is the latest call that the player made before an item.
func (sp *speaker) earlierCall(before *auction.Item) auction.Call {
	earlier := auction.CallUnknown
	for i := range sp.r.Record.Items {
		it := &sp.r.Record.Items[i]
		if it == before {
			break
		}
		if it.Action.IsCall() && it.Seat == before.Seat {
			earlier = it.Call
		}
	}
	return earlier
}

// call names a call: a bid as it is written, another call by its word.
func (sp *speaker) call(c auction.Call) string {
	if c.IsBid() {
		return sp.style.call(c)
	}
	return sp.found.calls[c.Kind()]
}
