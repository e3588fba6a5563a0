package options

import (
	"lawc/auction"
	"lawc/law"
)

// didText says what somebody did, with his name: of a call that it was a bid only where
// it was one.
func didText(it *auction.Item) law.Text {
	who, w := seatNames[it.Seat], &didWords
	switch it.Action {
	case auction.Calls, auction.ChangesLater:
		return calledText(it.Seat, it.Call)
	case auction.Slips, auction.Changes:
		if it.First.IsBid() && it.Call.IsBid() {
			return fill(w.bid, who, itemText(it))
		}
		return fill(w.both, calledText(it.Seat, it.First), thenText(it.Call))
	case auction.Accepts:
		if it.HasNamed {
			return fill(w.acceptedOne, who, theCall(it.Named))
		}
		return fill(w.accepted, who)
	case auction.Asks:
		return fill(w.asked, who)
	case auction.ShowsCard:
		return fill(w.showed, who, itemText(it))
	case auction.LeadsCard, auction.FacesLead:
		return fill(w.led, who, itemText(it))
	}
	return fill(w.within, who, itemText(it))
}

// calledText says that somebody made a call.
func calledText(seat auction.Seat, c auction.Call) law.Text {
	if !c.IsBid() {
		return fill(didWords.called[c], seatNames[seat])
	}
	return fill(didWords.bid, seatNames[seat], callText(c))
}

// thenText says that he made a second one.
func thenText(c auction.Call) law.Text {
	if !c.IsBid() {
		return didWords.then[c]
	}
	return fill(didWords.thenBid, callText(c))
}

// didWords say what was done.
var didWords = struct {
	bid                   law.Text                  // who, what
	called                map[auction.Call]law.Text // who
	both                  law.Text                  // what he did, what he did then
	thenBid               law.Text                  // what
	then                  map[auction.Call]law.Text
	accepted, acceptedOne law.Text // who, a call
	asked                 law.Text // who
	showed, led, within   law.Text // who, what
}{
	bid: law.Text{EN: "%s bid %s", NL: "%s bood %s"},
	called: map[auction.Call]law.Text{
		auction.CallPass: {EN: "%s passed", NL: "%s paste"}, auction.CallDouble: {EN: "%s doubled", NL: "%s doubleerde"},
		auction.CallRedouble: {EN: "%s redoubled", NL: "%s redoubleerde"},
		auction.CallUnknown:  {EN: "%s made a call that nobody knows", NL: "%s bood iets wat geen bieding is"},
	},
	both:    law.Text{EN: "%s and then %s", NL: "%s en %s"},
	thenBid: law.Text{EN: "bid %s", NL: "bood daarna %s"},
	then: map[auction.Call]law.Text{
		auction.CallPass: {EN: "passed", NL: "paste daarna"}, auction.CallDouble: {EN: "doubled", NL: "doubleerde daarna"},
		auction.CallRedouble: {EN: "redoubled", NL: "redoubleerde daarna"},
		auction.CallUnknown:  {EN: "made a call that nobody knows", NL: "bood daarna iets wat geen bieding is"},
	},
	accepted:    law.Text{EN: "%s accepted in words", NL: "%s accepteerde met woorden"},
	acceptedOne: law.Text{EN: "%s accepted %s in words", NL: "%s accepteerde %s met woorden"},
	asked:       law.Text{EN: "%s asked something", NL: "%s vroeg iets"},
	showed:      law.Text{EN: "%s let %s be seen", NL: "%s liet %s zien"},
	led:         law.Text{EN: "%s led %s", NL: "%s kwam uit met %s"},
	within:      law.Text{EN: "%s: %s", NL: "%s: %s"},
}
