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
		if t := fateText(&m.Place.Record.Items[f.Item], f.Status); t.EN != "" {
			news = append(news, sentence(t))
		}
	}
	if st := m.status(); st != law.Stands && m.Item.Action.IsCall() {
		if t := fateText(&m.Item, st); t.EN != "" {
			news = append(news, sentence(t))
		}
	}
	if t := s.costs(m.Costs); t.EN != "" {
		news = append(news, sentence(t))
	}
	if s.closed && m.Item.Action.IsCall() {
		news = append(news, sentence(wordsOf.auctionOver))
	}
	return news
}

// fateText says what became of an item.
func fateText(it *auction.Item, s law.Status) law.Text {
	if !it.Action.IsCall() {
		return law.Text{}
	}
	call := callText(it.Call)
	switch s {
	case law.Stands:
		return fill(wordsOf.stands, call)
	case law.Cancelled:
		return fill(wordsOf.cancelled, call)
	case law.TreatedAsPass:
		return fill(wordsOf.asPass, call)
	case law.Replaced:
		if it.Action == auction.Slips || it.Action == auction.Changes {
			call = callText(it.First)
		}
		return fill(wordsOf.replaced, call)
	}
	return law.Text{}
}

// Speak says what costs come to, to everybody.
func Speak(list []Cost) law.Text { return speaker{to: law.Nobody}.costs(list) }
