package interp

import (
	"slices"

	"lawc/auction"
	"lawc/law"
)

// act compiles a consequence.
func (c *compiler) act(q *law.Consequence, cl *clause) act {
	a := act{kind: q.Kind, who: q.Word("who"), holder: q.Word("holder"), on: q.Word("on"), of: q.Word("of"),
		becomes: q.Word("becomes"), until: q.Word("until"), while: q.Word("while"),
		may: q.Arg("may"), iff: q.Arg("if"), iffFact: -1, now: q.Word("when") == law.TimeNow, ground: q.Ground,
		rest: q.Word("until") == law.SpanRest, thatBid: q.Arg("that_bid") == "true", duration: law.ObligationNextTurn}
	a.iffFact, _ = c.fact(a.iff)
	switch q.Kind {
	case law.BringMustPass:
		a.duration += law.Duration(q.Word("for"))
	case law.BringMust:
		a.duty = law.DutyKind(q.Word("do") + 1)
		if a.calls = kindSet(q.Words("with")); a.calls == 0 {
			a.calls = legalKinds
		}
	case law.BringMayNot:
		a.calls = kindSet(q.Words("calls"))
	case law.BringRight:
		a.right = law.RightKind(q.Word("right"))
	case law.BringLead:
		c.lead(&a, q, cl)
	case law.BringDeclarer:
		a.lastToBid = len(q.Values) > 0 && q.Values[0].Text == "last_bidder"
	case law.BringFind, law.BringExcuse, law.BringGovernAs:
		for _, v := range q.Values {
			a.finding = findingNamed(v.Text)
		}
	case law.BringApply:
		for _, v := range q.Values {
			if other := c.program.clauses[v.Text]; other != nil {
				a.applies = append(a.applies, other)
			}
		}
	case law.BringExposesTo:
		for _, v := range q.Values {
			if i := slices.Index(c.program.opened, v.Text); i >= 0 {
				a.opens |= 1 << i
			}
		}
	}
	if a.kind == law.BringRight || a.kind == law.BringLead {
		c.program.gives |= 1 << a.right
	}
	return a
}

// lead compiles a right on the lead of the offender's partner.
func (c *compiler) lead(a *act, q *law.Consequence, cl *clause) {
	a.right, a.suits = law.RightRequireLead, q.Word("require")
	if a.suits < 0 {
		a.right, a.suits = law.RightForbidLead, q.Word("forbid")
	}
	a.opening = q.Word("at") == law.LeadAtOpening
	a.holder, a.on, a.while, a.until = law.HolderDeclarer, law.PartyPartner, law.WhileOffenderDefends, law.UntilPlay
	if id := q.Arg("or"); id != "" {
		a.or = c.program.clauses[id]
	}
	if id := q.Arg("once_shown"); id != "" {
		a.onceShown = c.program.clauses[id]
	}
}

// legalKinds are the kinds of which a legal call can be.
const legalKinds law.KindSet = 1<<auction.Pass | 1<<auction.Double | 1<<auction.Redouble | 1<<auction.Bid

func kindSet(kinds []int) (set law.KindSet) {
	for _, k := range kinds {
		set = set.With(auction.Kind(k))
	}
	return set
}
