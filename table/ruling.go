package table

import (
	"slices"

	"lawc/auction"
	"lawc/law"
)

// A Ruling is what one edition rules at a stage.
type Ruling struct {
	// Silent: its source has no clause for what happened.
	Silent  bool
	Effects []Effect
	Leads   []Effect
}

// rulings gives what each edition rules at a place. act is the standing of each
// just after the irregular act, by which an edition is known that has nothing to
// say of it at all.
func rulings(p *place, before, after []standing, items []auction.Item) []Ruling {
	list := make([]Ruling, len(after))
	refused := false
	for e := range after {
		list[e].Silent = after[e].silent || mute(&after[e], p.act, &items[p.act])
		switch {
		case p.refuses(&before[e], &after[e], &items[p.item]):
			list[e] = Ruling{Effects: []Effect{{Kind: NotPermitted}}}
			refused = true
		case !list[e].Silent:
			list[e].Effects, list[e].Leads = p.news(&before[e], &after[e], items)
		}
	}
	if items[p.item].Action == auction.Accepts {
		inVain(list)
	}
	if p.stage != Made && !refused && comparable(list, before) {
		p.follows(list, after)
	}
	return list
}

// inVain forgets that an acceptance in words is not permitted where it is permitted
// nowhere: nobody would have thought of it.
func inVain(list []Ruling) {
	for e := range list {
		for _, x := range list[e].Effects {
			if x.Kind != NotPermitted {
				return
			}
		}
	}
	for e := range list {
		list[e].Effects = nil
	}
}

// refuses reports whether an edition does not allow what has just been done, a
// replacement or an acceptance in words, and says no more of it: that is no silence.
func (p *place) refuses(before, after *standing, item *auction.Item) bool {
	if before.silent || !after.silent || p.item == p.act {
		return false
	}
	return after.gaps.Only(law.FailureToComply) || item.Action == auction.Accepts && after.gaps.Only(law.DisallowedRequest)
}

// mute reports whether an edition has no clause that bears on the act, and finds
// nothing irregular in it: what it cites for a lawful call of which nothing matters that was
// told bears on that call, and not on what others find irregular in it.
func mute(s *standing, act int, item *auction.Item) bool {
	if act >= len(s.events) {
		return true
	}
	f := &s.events[act]
	if f.findings != 0 {
		return false
	}
	return f.cites == 0 || item.Action == auction.Calls && f.status == law.Stands && int(f.idle) == len(item.Facts)
}

// comparable reports whether the auctions were the same before, and the fates at
// the step are: otherwise whose turn it is, and the contract, merely follow.
func comparable(list []Ruling, before []standing) bool {
	first := -1
	for e := range list {
		switch {
		case list[e].Silent:
		case first < 0:
			first = e
		case !before[first].sameCalls(&before[e]) || !slices.Equal(fatesIn(list[first].Effects), fatesIn(list[e].Effects)):
			return false
		}
	}
	return first >= 0
}

func fatesIn(effects []Effect) []Effect {
	n := 0
	for n < len(effects) && effects[n].Kind <= LaterCancelled {
		n++
	}
	return effects[:n]
}

// follows tells the turn and the contract where editions differ in them.
func (p *place) follows(list []Ruling, after []standing) {
	var turns, contracts []Effect
	for e := range list {
		turn, contract := p.turn(&after[e]), p.contract(&after[e])
		if list[e].Silent {
			turn, contract = Effect{}, Effect{}
		} else if after[e].phase == law.Pending {
			return
		}
		turns, contracts = append(turns, turn), append(contracts, contract)
	}
	for _, told := range [2][]Effect{turns, contracts} {
		var met []Effect
		for e := range list {
			if !list[e].Silent && !slices.Contains(met, told[e]) {
				met = append(met, told[e])
			}
		}
		if len(met) < 2 {
			continue
		}
		for e := range list {
			if !list[e].Silent {
				list[e].Effects = sorted(append(list[e].Effects, told[e]))
			}
		}
		return // the contract follows from who called last
	}
}

func (p *place) turn(s *standing) Effect {
	if s.phase == law.Closed {
		return Effect{Kind: OnTurn, Who: NoRole}
	}
	return Effect{Kind: OnTurn, Who: p.role(s.turn)}
}

func (p *place) contract(s *standing) Effect {
	switch {
	case s.passedOut:
		return Effect{Kind: PassedOut}
	case s.contract.IsBid():
		return Effect{Kind: Contracted, Who: p.role(s.declarer), Doubled: s.doubled}
	}
	return Effect{Kind: Contracted, Who: NoRole}
}

// Rules reports whether anything is new at the stage.
func (r *Ruling) Rules() bool { return !r.Silent && len(r.Effects) > 0 }

// appendKey appends the main part of a ruling as bytes.
func (r *Ruling) appendKey(b []byte) []byte { return appendEffects(b, r.Silent, r.Effects) }

// appendLeadKey appends its rights about leads.
func (r *Ruling) appendLeadKey(b []byte) []byte { return appendEffects(b, r.Silent, r.Leads) }

func appendEffects(b []byte, silent bool, list []Effect) []byte {
	if silent {
		return append(b, '-', '|')
	}
	for i := range list {
		b = list[i].appendTo(b)
	}
	return append(b, '|')
}
