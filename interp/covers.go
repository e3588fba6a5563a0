package interp

import (
	"slices"

	"lawc/auction"
	"lawc/law"
)

// Whether an edition deals with an irregularity at all must be known as soon as it is
// made. Mostly that follows from what governs it, and is worked out when the edition is
// compiled: a clause rules on it, or lets somebody settle it by calling, whatever else is
// so; or no clause ever could.

// A coverage holds the findings of which an edition is known to say something, and those
// of which it never does, by whether they are all that is wrong.
type coverage struct{ always, never [2]law.FindingSet }

// coverings works out what is known of irregular calls, and of other acts.
func (p *Program) coverings() (calls, acts coverage) {
	for i := range law.Findings() {
		f := law.Finding(i + 1)
		for alone := range uint8(2) {
			for _, c := range [2]*coverage{&calls, &acts} {
				surely, perhaps := p.isCovered(f, alone, c == &acts)
				if surely {
					c.always[alone] = c.always[alone].With(f)
				} else if !perhaps {
					c.never[alone] = c.never[alone].With(f)
				}
			}
		}
	}
	return calls, acts
}

// isCovered reports whether a clause is sure to deal with an irregularity, and whether any
// could.
func (p *Program) isCovered(f law.Finding, alone uint8, act bool) (surely, perhaps bool) {
	about := func(m law.Moment) *partly {
		q := &partly{at: &p.moments[m]}
		q.is(law.TermIrregularity, uint8(f)-1)
		if q.is(law.TermOtherwiseProper, alone); alone == 1 {
			q.is(law.TermInadmissible, truth(f == law.InadmissibleDouble || f == law.InadmissibleRedouble))
		}
		return q
	}
	q := about(law.AtRuling)
	if act {
		q.is(law.TermItsCall, law.KindOrNoneNone)
		return q.brings(^uint64(0))
	}
	surely, perhaps = q.brings(^uint64(1 << law.BringCite))
	for _, seat := range auction.Seats {
		q := about(law.AtCalledOver)
		q.is(law.TermBy, uint8(auction.North.Seen(seat)))
		q.is(law.TermInWords, 0)
		q.is(law.TermCall, uint8(auction.Pass))
		q.is(law.TermCalledSince, 0)
		s, h := q.brings(settling)
		surely, perhaps = surely || s, perhaps || h
	}
	return surely, perhaps
}

// settling are the kinds of consequence by which a call made over an irregular one settles
// it, by bit.
const settling uint64 = 1<<law.BringAccept | 1<<law.BringForfeit | 1<<law.BringCountAsPass |
	1<<law.BringStand | 1<<law.BringCancel | 1<<law.BringCancelWithLater | 1<<law.BringAwaitRuling

// brings reports whether a provision that brings anything of some kinds is sure to apply,
// and whether any could.
func (p *partly) brings(kinds uint64) (surely, perhaps bool) {
	var v values
	left := p.possible(&v)
	for i := left.next(0); i >= 0 && !surely; i = left.next(i + 1) {
		if p.at.provisions[i].brings&kinds != 0 {
			perhaps = true
			surely = !p.at.displaced[i].meets(&left) && p.holds(i, &v)
		}
	}
	return surely, perhaps
}

// covered reports whether the edition has any clause for an open irregularity: one that
// rules on it, or one by which somebody may settle it by calling.
func (m *Machine) covered(k int32) bool {
	i := &m.pool[k]
	c := &m.program.calls
	if i.noCall {
		c = &m.program.acts
	}
	if m.Supposed == nil && !m.hasCalledAgain(i) {
		if alone := truth(i.findings.Only(i.governs)); c.always[alone].Has(i.governs) {
			return true
		} else if c.never[alone].Has(i.governs) {
			return false
		}
	}
	q := m.about(k, int(i.n))
	q.supposed = true
	ruling := m.consult(law.AtRuling, q).applies
	if m.pool[k].noCall && len(ruling) > 0 || slices.ContainsFunc(ruling, (*provision).acts) {
		return true
	}
	for _, seat := range auction.Seats {
		if m.reply(k, seat, false).settles {
			return true
		}
	}
	return false
}

// acts reports whether a provision does more than bear on a ruling.
func (p *provision) acts() bool { return p.brings&^(1<<law.BringCite) != 0 }
