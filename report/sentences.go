package report

import (
	"fmt"
	"strings"

	"lawc/auction"
	"lawc/law"
)

// A sentence of a ruling, with the clauses it rests on. Item is the index of
// the item that it is about, -1 if it is about the auction as a whole.
type sentence struct {
	text    string
	clauses []*law.Clause
	item    int
	// turn says that it tells no more than whose turn it is.
	turn bool
}

// A speaker puts a result into sentences.
type speaker struct {
	*words
	style Style
	r     *law.Result
	said  []sentence
}

// sentences gives the ruling in order: what was found and what became of it,
// what stands, what is owed, what may be chosen, the director's discretion,
// what was assumed.
func sentences(r *law.Result, s Style) []sentence {
	sp := &speaker{words: wordsIn(s.Lang), style: s, r: r}
	for i := range r.Events {
		sp.event(i)
	}
	sp.standing()
	sp.duties()
	sp.bans()
	sp.choices()
	sp.discretion()
	sp.assumptions()
	sp.told()
	sp.unneeded()
	return sp.said
}

func (sp *speaker) say(item int, clauses []*law.Clause, format string, args ...any) {
	sp.said = append(sp.said, sentence{text: fmt.Sprintf(format, args...), clauses: clauses, item: item})
}

// event says what an item was and what became of it, if that is of note.
func (sp *speaker) event(i int) {
	it, e := &sp.r.Record.Items[i], &sp.r.Events[i]
	fate := sp.found.fates[e.Status]
	switch {
	case unread(sp.r, i):
		fate = sp.found.unread
	case firstCounts(sp.r, i):
		fate = fmt.Sprintf(sp.found.firstOnly, sp.call(it.First))
	}
	switch {
	case uncovered(sp.r, i) && e.Status != law.AwaitsRuling && it.Action.IsCall():
		sp.say(i, e.Clauses, sp.found.partlyCovered, strings.TrimSuffix(sp.what(it, e), ","), fate)
	case uncovered(sp.r, i):
		sp.say(i, e.Clauses, sp.found.notCovered, strings.TrimSuffix(sp.what(it, e), ","))
	case it.Action == auction.Accepts && e.Findings == 0 && len(e.Clauses) == 0 && sp.r.Phase != law.Undecided:
		sp.say(i, nil, sp.found.nothingOpen, sp.seats[it.Seat&3])
	case e.Findings.Has(law.ExposedCard) && len(e.Clauses) == 0 && sp.r.Phase == law.Pending:
		sp.say(i, nil, sp.found.uncalled, sp.did(it))
	case it.Action == auction.Attention:
		if len(e.Clauses) > 0 {
			sp.say(i, e.Clauses, "%s", sp.found.acts[it.Action])
		}
	case !it.Action.IsCall():
		sp.say(i, e.Clauses, "%s", sp.what(it, e))
	case e.Findings != 0:
		sp.say(i, e.Clauses, sp.found.foundFate, sp.what(it, e), fate)
	case sp.replaces(i) && e.Status == law.Stands:
		sp.say(i, e.Clauses, "%s", sp.instead(it))
	case e.Status != law.Stands || len(e.Clauses) > 0 && !sp.closes(i):
		sp.say(i, e.Clauses, sp.found.calledFate, sp.what(it, e), fate)
	}
}

// replaces reports whether the item is the call that a player made in the place of one
// that was cancelled.
func (sp *speaker) replaces(i int) bool {
	it := &sp.r.Record.Items[i]
	if it.Action != auction.Calls {
		return false
	}
	for n := i - 1; n >= 0; n-- {
		earlier := &sp.r.Record.Items[n]
		if earlier.Action.IsCall() && earlier.Seat == it.Seat {
			return sp.r.Events[n].Status == law.Cancelled
		}
	}
	return false
}

// instead says what a player did in the place of what was cancelled.
func (sp *speaker) instead(it *auction.Item) string {
	who := sp.seats[it.Seat&3]
	if it.Call.IsBid() {
		return fmt.Sprintf(sp.found.insteadBids, who, sp.call(it.Call))
	}
	return fmt.Sprintf(sp.found.instead[it.Call.Kind()], who)
}

// closes reports whether the item is the last call of a closed auction, whose
// clauses are told with the contract.
func (sp *speaker) closes(i int) bool {
	n := len(sp.r.Auction)
	return (sp.r.PassedOut || sp.r.Contract.IsBid()) && n > 0 && int(sp.r.Auction[n-1].Event) == i
}

// what says what an item was: what was done and what is wrong with it.
func (sp *speaker) what(it *auction.Item, e *law.Event) string {
	var wrong []string
	e.Findings.ForEach(func(f law.Finding) {
		if it.Action.IsCall() || f != law.ExposedCard {
			wrong = append(wrong, f.Words().In(sp.lang))
		}
	})
	switch did := sp.did(it); {
	case wrong == nil:
		return did
	case it.Action.IsCall():
		return did + " " + fmt.Sprintf(sp.found.is, list(wrong, sp.and))
	default:
		return fmt.Sprintf(sp.found.thatIs, did, list(wrong, sp.and))
	}
}

// standing says how the auction stands: the contract, or whose turn it is.
func (sp *speaker) standing() {
	r := sp.r
	switch {
	case r.Contract.IsBid():
		contract := sp.style.call(r.Contract) + sp.ruling.doubled[r.Doubled]
		sp.say(-1, sp.closing(), sp.ruling.contract, contract, sp.player(r.Declarer))
	case r.PassedOut:
		sp.say(-1, sp.closing(), "%s", sp.ruling.passedOut)
	case r.Phase == law.Open && r.Turn != law.Nobody:
		sp.say(-1, nil, sp.ruling.turn, sp.player(r.Turn))
		sp.said[len(sp.said)-1].turn = true
	}
}

// closing gives the clauses of the call that closed the auction, unless they
// have been told with it.
func (sp *speaker) closing() []*law.Clause {
	n := len(sp.r.Auction)
	if n == 0 || sp.r.Auction[n-1].Implied {
		return nil
	}
	e := sp.r.Events[sp.r.Auction[n-1].Event]
	if e.Findings != 0 || e.Status != law.Stands {
		return nil
	}
	return e.Clauses
}

// duties says what players owe.
func (sp *speaker) duties() {
	for i := range sp.r.Must {
		d := &sp.r.Must[i]
		who, by := sp.seats[d.Seat&3], one(d.Clause)
		switch d.Do {
		case law.DutyRepeat:
			sp.say(-1, by, sp.ruling.repeat, who, sp.call(d.Call))
		case law.DutyReplace:
			sp.say(-1, by, sp.ruling.replace, who, list(sp.kinds(d.With), sp.or))
		case law.DutyPass:
			sp.say(-1, by, sp.ruling.passNow, who)
		}
	}
	for _, seat := range auction.Seats {
		if long := sp.r.MustPass[seat]; long != law.ObligationFree {
			sp.say(-1, one(sp.r.MustPassBy[seat]), sp.ruling.mustPass[long], sp.seats[seat])
		} else if long := sp.r.Served[seat]; long != law.ObligationFree {
			sp.say(-1, one(sp.r.ServedBy[seat]), sp.ruling.had[long], sp.seats[seat])
		}
	}
}

// bans says which calls players may not make.
func (sp *speaker) bans() {
	for i := range sp.r.MayNot {
		b := &sp.r.MayNot[i]
		what := list(sp.acts(b.Calls), sp.or)
		if b.Bid.IsBid() {
			what = fmt.Sprintf(sp.ruling.over, what, sp.style.call(b.Bid))
		}
		long := sp.ruling.until[0]
		if b.Rest {
			long = sp.ruling.until[1]
		}
		sp.say(-1, one(b.Clause), sp.ruling.mayNot, sp.seats[b.Seat&3], what, long)
	}
}

func one(c *law.Clause) []*law.Clause {
	if c == nil {
		return nil
	}
	return []*law.Clause{c}
}

// sentenceText writes a sentence with its capital letter, full stop and, in
// brackets, its clauses.
func (s Style) sentenceText(said sentence) string {
	text := strings.ToUpper(said.text[:1]) + said.text[1:] + "."
	if len(said.clauses) == 0 {
		return text
	}
	ids := make([]string, len(said.clauses))
	for i, c := range said.clauses {
		ids[i] = clauseID(c)
	}
	return text + " " + s.paint(dim, "["+strings.Join(ids, ", ")+"]")
}
