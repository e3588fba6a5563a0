package report

import (
	"fmt"
	"strings"

	"lawc/auction"
	"lawc/law"
	"lawc/trial"
)

// effects says what a step brings under one edition, or that it brings nothing of
// what it brings under the other.
func (w *words) effects(list []trial.Effect) string {
	if len(list) == 0 {
		return w.diff.nothing
	}
	var parts []string
	for i := range list {
		parts = append(parts, w.effect(&list[i]))
	}
	return strings.Join(parts, "; ")
}

// effect says one effect in words.
func (w *words) effect(e *trial.Effect) string {
	d := &w.diff
	who := w.role(e.Who)
	switch e.Aspect {
	case trial.CallFate:
		which := d.theCall
		if e.Earlier {
			which = d.earlier
		}
		return fmt.Sprintf(d.fate, which, w.found.fates[e.Status])
	case trial.Supplied:
		if e.Count == 1 {
			return d.supplied[0]
		}
		return fmt.Sprintf(d.supplied[1], e.Count)
	case trial.Stage:
		if e.Phase == law.Undecided && e.Finding != law.NoFinding {
			return fmt.Sprintf(d.silentOn, w.found.findings[e.Finding])
		}
		return d.stages[e.Phase]
	case trial.OnTurn:
		if e.Who == trial.NoRole {
			return d.nobodyTurn
		}
		return fmt.Sprintf(d.onTurn, who)
	case trial.Contracted:
		return fmt.Sprintf(d.contract, w.ruling.doubled[e.Count], who)
	case trial.PassedOut:
		return w.ruling.passedOut
	case trial.MustPass:
		return fmt.Sprintf(w.ruling.mustPass[e.Lasting], who)
	case trial.Otherwise:
		return d.otherwise
	}
	return w.chosen(e, who)
}

// chosen says what must, may and may not be done.
func (w *words) chosen(e *trial.Effect, who string) string {
	switch e.Aspect {
	case trial.Owes:
		switch e.Duty {
		case law.Repeat:
			return fmt.Sprintf(w.ruling.repeat, who, w.diff.itsCall)
		case law.Replace:
			return fmt.Sprintf(w.ruling.replace, who, list(kindsOf(e.Calls, &w.ruling.nouns), w.or))
		}
		return fmt.Sprintf(w.ruling.passNow, who)
	case trial.MayNot:
		until := w.ruling.until[0]
		if e.Rest {
			until = w.ruling.until[1]
		}
		text := fmt.Sprintf(w.ruling.mayNot, who, list(kindsOf(e.Calls, &w.ruling.verbs), w.or), until)
		if e.ThatBid {
			text = fmt.Sprintf(w.diff.thatBid, text)
		}
		return text
	case trial.DirectorMay:
		text := w.ruling.may[e.May]
		if text == "" {
			text = e.May
		}
		if known, ok := w.facts[e.If]; ok {
			return fmt.Sprintf(w.ruling.onlyIf, text, known.condition)
		}
		return text
	}
	return w.choice(e, who)
}

// choice says a right.
func (w *words) choice(e *trial.Effect, who string) string {
	on := w.role(e.On)
	if !e.Right.IsLead() {
		sentence := w.rights.sentences[e.Right]
		if e.Right == law.AcceptCall {
			sentence = w.rights.byCalling // whether in words too is not compared
		}
		text := withoutExtra(sentence, who, on)
		if e.Earlier {
			text = fmt.Sprintf(w.diff.ofEarlier, text)
		}
		return text
	}
	lead, when, verb := w.rights.anyLead, w.rights.when[0], w.rights.leadVerbs[0]
	if e.Named {
		lead = w.diff.theSuit
	}
	if e.Opening {
		when = w.rights.when[1]
	}
	if e.Right == law.ForbidLead {
		verb = w.rights.leadVerbs[1]
	}
	return fmt.Sprintf(w.rights.lead, who, verb, lead, fmt.Sprintf(when, on))
}

// withoutExtra fills in a format that need not use all it is given.
func withoutExtra(format string, args ...string) string {
	for i, arg := range args {
		format = strings.ReplaceAll(format, fmt.Sprintf("%%[%d]s", i+1), arg)
	}
	return format
}

func (w *words) role(r trial.Role) string {
	if r == trial.NoRole {
		return ""
	}
	return w.diff.roles[r]
}

// kindsOf names the kinds of call in a set, a bid first as the books put it.
func kindsOf(set law.KindSet, names *[auction.Bid + 1]string) (list []string) {
	for i := range callWords {
		if set.Has(callWords[i].kind) {
			list = append(list, names[callWords[i].kind])
		}
	}
	return list
}
