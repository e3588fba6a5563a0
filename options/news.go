package options

import (
	"lawc/auction"
	"lawc/law"
)

// News says what a move brings, in sentences that are spoken to everybody; nothing
// where all is in order.
func (m *Move) News() (news []law.Text) { return m.news(speaker{to: law.Nobody}) }

func (m *Move) news(s speaker) (news []law.Text) {
	r := m.Place.Result
	s.closed = r.Phase == law.Closed
	if m.irregular() {
		if r.Phase == law.Undecided {
			return append(news, sentence(wordsOf.decideElse))
		}
		return append(news, sentence(wordsOf.ruleMore))
	}
	for _, f := range m.Fates {
		if t := m.Place.fate(f.Item); t.EN != "" {
			news = append(news, sentence(t))
		}
	}
	if st := m.status(); m.Item.Action.IsCall() && st == law.Cancelled {
		news = append(news, sentence(wordsOf.thatGone))
	} else if m.Item.Action.IsCall() && st == law.TreatedAsPass {
		news = append(news, sentence(wordsOf.thatAsPass))
	}
	news = append(news, m.lost()...)
	if t := s.costs(m.Costs); t.EN != "" {
		news = append(news, sentence(t))
	}
	if s.closed && m.Item.Action.IsCall() {
		news = append(news, sentence(wordsOf.auctionOver))
	}
	return news
}

// lost says who may accept no more what still awaits a ruling.
func (m *Move) lost() (news []law.Text) {
	before := m.Place.Record.Items[:m.Place.last()]
	for i := range before {
		if m.Place.Result.Events[i].Status != law.AwaitsRuling {
			continue
		}
		for _, seat := range auction.Seats {
			if m.offered[seat] && !accepts(m.Place.Result, seat) {
				news = append(news, sentence(fill(wordsOf.noLonger, seatNames[seat], theCall(before[i].Call))))
			}
		}
	}
	return news
}

// fate says what became of item n.
func (p *Place) fate(n int) law.Text { return p.fateAs(n, p.Result.Events[n].Status) }

func (p *Place) fateAs(n int, s law.Status) law.Text {
	it := &p.Record.Items[n]
	if !it.Action.IsCall() {
		return law.Text{}
	}
	call := theCall(it.Call)
	switch s {
	case law.Stands:
		switch {
		case !it.Action.IsTwoCalls():
			return fill(wordsOf.stands, call)
		case p.counted(n) == it.First:
			return fill(wordsOf.notTheOther, theCall(it.First), call)
		}
		return fill(wordsOf.insteadOf, call, theCall(it.First))
	case law.Cancelled:
		return fill(wordsOf.cancelled, call)
	case law.TreatedAsPass:
		return fill(wordsOf.asPass, call)
	case law.Replaced:
		if it.Action.IsTwoCalls() {
			call = theCall(it.First)
		}
		return fill(wordsOf.replaced, call)
	}
	return law.Text{}
}

// counted is the call that counts of item n; of a change it may be either.
func (p *Place) counted(n int) auction.Call {
	for i := range p.Result.Auction {
		if c := &p.Result.Auction[i]; int(c.Event) == n {
			return c.Call
		}
	}
	return p.Record.Items[n].Call
}

// became is what became of an item. Of a change that is the first call if that counts:
// the status is that of the second, which is cancelled then.
func (p *Place) became(n int) law.Status {
	status := p.Result.Events[n].Status
	if it := &p.Record.Items[n]; it.Action == auction.Changes && status == law.Cancelled {
		for i := range p.Result.Auction {
			if c := &p.Result.Auction[i]; int(c.Event) == n && c.Call == it.First {
				return law.Stands
			}
		}
	}
	return status
}

// Speak says what costs come to, to everybody.
func Speak(list []Cost) law.Text { return speaker{to: law.Nobody}.costs(list) }
