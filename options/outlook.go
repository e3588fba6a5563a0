package options

import (
	"lawc/auction"
	"lawc/law"
)

// Outlook says what the later calls of a player will cost upon whom a ruling has left
// something open, in sentences to everybody; nothing where they cost nothing.
func (x *Explorer) Outlook(p *Place) (says []law.Text) {
	if p.Result.Phase != law.Open {
		return nil
	}
	s := &script{x: x, here: p, view: x.view(p), plain: true}
	s.offender, s.item, s.open = s.ruled.offender()
	s.prices()
	for i := range s.lines {
		says = append(says, fill(scriptWords.nextCall, seatNames[s.offender], lowered(s.lines[i].Text)))
	}
	return says
}

// OutlookOf is Outlook for a record that is to be run first.
func (x *Explorer) OutlookOf(r *auction.Record) []law.Text { return x.Outlook(x.At(r)) }

// AppendOutlook appends sentences about what is to come, each on lines of its own.
func AppendOutlook(buf []byte, says []law.Text, f Form) []byte {
	for _, t := range says {
		buf = f.appendLine(buf, t, indent)
	}
	return buf
}
