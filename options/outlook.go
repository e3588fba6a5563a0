package options

import (
	"slices"

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

// OutlookOf is Outlook for a result. Most leave nothing open, and are told at a glance.
func (x *Explorer) OutlookOf(r *law.Result) []law.Text {
	cancelled := func(e law.Event) bool { return e.Status == law.Cancelled }
	if r.Phase != law.Open || !slices.ContainsFunc(r.Events, cancelled) {
		return nil
	}
	return x.Outlook(x.At(r.Record))
}

// AppendOutlook appends sentences about what is to come, each on lines of its own.
func AppendOutlook(buf []byte, says []law.Text, f Form) []byte {
	for _, t := range says {
		buf = f.appendLine(buf, t, indent)
	}
	return buf
}
