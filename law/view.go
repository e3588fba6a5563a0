package law

import "lawc/auction"

// View gives the result as JSON would hold it, with the keys of the contract:
// strings, bools, ints, nil, []any and map[string]any. It is made for comparing
// and looking up; report writes JSON faster, and the same.
func (r *Result) View() map[string]any {
	return map[string]any{
		"edition":     r.Edition.Name,
		"id":          r.Record.ID,
		"record":      r.Record.String(),
		"phase":       r.Phase.String(),
		"turn":        r.Turn.view(),
		"auction":     viewEach(r.Auction, (*Counted).view),
		"contract":    r.viewContract(),
		"passed_out":  r.PassedOut,
		"events":      r.viewEvents(),
		"clauses":     viewClauses(r.Clauses),
		"must_pass":   r.viewMustPass(),
		"may_not":     viewEach(r.MayNot, (*Ban).view),
		"must":        viewEach(r.Must, (*Duty).view),
		"rights":      viewEach(r.Rights, (*Right).view),
		"discretion":  viewEach(r.Discretion, (*DiscretionOf).view),
		"assumed":     viewEach(r.Assumed, (*Assumption).view),
		"not_covered": viewEach(r.NotCovered, (*Gap).view),
	}
}

func viewEach[T any](entries []T, view func(*T) map[string]any) []any {
	list := make([]any, len(entries))
	for i := range entries {
		list[i] = view(&entries[i])
	}
	return list
}

func viewClauses(clauses []*Clause) []any {
	list := make([]any, len(clauses))
	for i, c := range clauses {
		list[i] = c.ID
	}
	return list
}

func (p Player) view() any {
	if p == Nobody {
		return nil
	}
	return auction.Seat(p).String()
}

func (c *Counted) view() map[string]any {
	v := map[string]any{"seat": c.Seat.String(), "call": c.Call.String()}
	if c.Implied {
		v["implied"] = true
	}
	return v
}

func (r *Result) viewContract() any {
	if !r.Contract.IsBid() {
		return nil
	}
	return map[string]any{
		"level":        r.Contract.Level(),
		"denomination": r.Contract.Denomination().String(),
		"doubled":      r.Doubled,
		"declarer":     r.Declarer.view(),
	}
}

func (r *Result) viewEvents() []any {
	list := make([]any, len(r.Events))
	for i := range r.Events {
		event, item := &r.Events[i], &r.Record.Items[i]
		seat := Player(item.Seat)
		if item.Action == auction.Attention {
			seat = Nobody
		}
		findings := []any{}
		event.Findings.ForEach(func(f Finding) { findings = append(findings, f.String()) })
		list[i] = map[string]any{
			"n": i + 1, "seat": seat.view(), "item": item.String(), "status": event.Status.String(),
			"clauses": viewClauses(event.Clauses), "findings": findings,
		}
	}
	return list
}

func (r *Result) viewMustPass() map[string]any {
	v := map[string]any{}
	for _, seat := range auction.Seats {
		if r.MustPass[seat] != ObligationFree {
			v[seat.String()] = r.MustPass[seat].String()
		}
	}
	return v
}

// from adds the clause from which an entry comes.
func from(clause *Clause, v map[string]any) map[string]any {
	if clause != nil {
		v["clause"] = clause.ID
	}
	return v
}

// bannedNames are kinds of call where they are calls, by kind; where they are
// kinds they bear the names of the domain kind.
var bannedNames = []string{"P", "X", "XX", "?", "bid"}

// words lists the kinds of a set, a bid first as the books put it.
func (s KindSet) words(names []string) []any {
	list := []any{}
	if s.Has(auction.Bid) {
		list = append(list, names[auction.Bid])
	}
	for k := auction.Pass; k < auction.Bid; k++ {
		if s.Has(k) {
			list = append(list, names[k])
		}
	}
	return list
}

func (b *Ban) view() map[string]any {
	v := map[string]any{"seat": b.Seat.String(), "calls": b.Calls.words(bannedNames), "until": "turn"}
	if b.Rest {
		v["until"] = "rest"
	}
	if b.Bid.IsBid() {
		v["bid"] = b.Bid.String()
	}
	return from(b.Clause, v)
}

func (d *Duty) view() map[string]any {
	v := map[string]any{"seat": d.Seat.String(), "do": d.Do.String()}
	switch d.Do {
	case DutyRepeat:
		v["call"] = d.Call.String()
	case DutyReplace:
		v["with"] = d.With.words(domains[domainKind].Names())
	}
	return from(d.Clause, v)
}

func (r *Right) view() map[string]any {
	v := map[string]any{"holder": "declarer", "right": r.Kind.String()}
	if r.Holder != Nobody {
		v["holder"] = r.Holder.view()
	}
	if r.On != Nobody {
		v["on"] = r.On.view()
	}
	if r.Kind.IsLead() {
		suits := []any{}
		for d := auction.Clubs; d.IsSuit(); d++ {
			if r.Suits.Has(d) {
				suits = append(suits, d.String())
			}
		}
		v["suits"], v["lead"] = suits, "first"
		if r.Opening {
			v["lead"] = "opening"
		}
	}
	if r.Kind == RightPenaltyCard {
		v["cards"] = cardsOf(r.Cards)
	}
	return from(r.Clause, v)
}

func cardsOf(cards []auction.Card) []any {
	list := make([]any, len(cards))
	for i, c := range cards {
		list[i] = c.String()
	}
	return list
}

func (d *DiscretionOf) view() map[string]any {
	v := map[string]any{"may": d.May, "by": "director"}
	if d.If != "" {
		v["if"] = d.If
	}
	if d.Now {
		v["when"] = "now"
	}
	return from(d.Clause, v)
}

func (a *Assumption) view() map[string]any {
	return map[string]any{"n": a.N, "fact": a.Fact, "value": a.Value}
}

func (g *Gap) view() map[string]any {
	return map[string]any{"n": g.N, "finding": g.Finding.String()}
}
