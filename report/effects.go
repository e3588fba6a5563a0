package report

import (
	"fmt"
	"strings"

	"lawc/auction"
	"lawc/differ"
	"lawc/law"
)

// effects says what a step brings under one edition, or that it brings nothing of
// what it brings under the other.
func (w *words) effects(list []differ.Effect, by *law.Edition) string {
	if len(list) == 0 {
		return w.diff.nothing
	}
	var parts []string
	for i := range list {
		parts = append(parts, w.effect(&list[i], by))
	}
	return strings.Join(parts, "; ")
}

// effect says one effect under an edition in words.
func (w *words) effect(e *differ.Effect, by *law.Edition) string {
	d := &w.diff
	who := w.role(e.Who)
	switch e.Aspect {
	case differ.CallFate:
		which := d.theCall
		if e.Earlier {
			which = d.earlier
		}
		return fmt.Sprintf(d.fate, which, w.found.fates[e.Status])
	case differ.Supplied:
		if e.Count == 1 {
			return d.supplied[0]
		}
		return fmt.Sprintf(d.supplied[1], e.Count)
	case differ.Stage:
		if e.Phase == law.Undecided && e.Finding != law.NoFinding {
			return fmt.Sprintf(d.silentOn, e.Finding.Words().In(w.lang))
		}
		return d.stages[e.Phase]
	case differ.OnTurn:
		if e.Who == differ.NoRole {
			return d.nobodyTurn
		}
		return fmt.Sprintf(d.onTurn, who)
	case differ.Contracted:
		return fmt.Sprintf(d.contract, w.ruling.doubled[e.Count], who)
	case differ.PassedOut:
		return w.ruling.passedOut
	case differ.MustPass:
		return fmt.Sprintf(w.ruling.mustPass[e.Lasting], who)
	case differ.Otherwise:
		return d.otherwise
	}
	return w.chosen(e, who, by)
}

// chosen says what must, may and may not be done.
func (w *words) chosen(e *differ.Effect, who string, by *law.Edition) string {
	switch e.Aspect {
	case differ.Owes:
		switch e.Duty {
		case law.DutyRepeat:
			return fmt.Sprintf(w.ruling.repeat, who, w.diff.itsCall)
		case law.DutyReplace:
			return fmt.Sprintf(w.ruling.replace, who, list(w.kinds(e.Calls), w.or))
		}
		return fmt.Sprintf(w.ruling.passNow, who)
	case differ.MayNot:
		until := w.ruling.until[0]
		if e.Rest {
			until = w.ruling.until[1]
		}
		text := fmt.Sprintf(w.ruling.mayNot, who, list(w.acts(e.Calls), w.or), until)
		if e.ThatBid {
			text = fmt.Sprintf(w.diff.thatBid, text)
		}
		return text
	case differ.DirectorMay:
		return w.directorMay(&law.DiscretionOf{May: e.May, If: e.If}, by)
	}
	return w.choice(e, who)
}

// choice says a right.
func (w *words) choice(e *differ.Effect, who string) string {
	on := w.role(e.On)
	if !e.Right.IsLead() {
		sentence := w.rights.sentences[e.Right]
		if e.Right == law.RightAccept {
			sentence = w.rights.byCalling // whether in words too is not compared
		}
		text := withoutExtra(sentence, who, on)
		if e.Earlier {
			text = fmt.Sprintf(w.diff.ofEarlier, text)
		}
		return text
	}
	suit, verb := "", w.rights.leadVerbs[0]
	if e.Named {
		suit = w.rights.thatLead
	}
	if e.Right == law.RightForbidLead {
		verb = w.rights.leadVerbs[1]
	}
	return w.rights.leadOf(who, verb, suit, on, e.Opening)
}

// withoutExtra fills in a format that need not use all it is given.
func withoutExtra(format string, args ...string) string {
	for i, arg := range args {
		format = strings.ReplaceAll(format, fmt.Sprintf("%%[%d]s", i+1), arg)
	}
	return format
}

func (w *words) role(r differ.Role) string {
	if r == differ.NoRole {
		return ""
	}
	return w.diff.roles[r]
}

// kinds names the kinds of call in a set, a bid first as the books put it.
func (w *words) kinds(set law.KindSet) (list []string) {
	return w.eachKind(set, func(k auction.Kind) string { return w.word(kindDomain, int(k)) })
}

// acts says what making calls of the kinds in a set is.
func (w *words) acts(set law.KindSet) []string {
	return w.eachKind(set, func(k auction.Kind) string { return w.ruling.verbs[k] })
}

func (w *words) eachKind(set law.KindSet, say func(auction.Kind) string) (list []string) {
	for i := range callWords {
		if k := callWords[i].kind; set.Has(k) {
			list = append(list, say(k))
		}
	}
	return list
}

// directorMay says what the director may do under an edition.
func (w *words) directorMay(d *law.DiscretionOf, e *law.Edition) string {
	text := fmt.Sprintf(w.ruling.may, mayDomain.Says(d.May).In(w.lang))
	if d.Now {
		text = fmt.Sprintf(w.ruling.when, text, w.word(timeDomain, law.TimeNow))
	}
	return w.provided(text, d.If, d.Ground, e)
}

// provided adds to a sentence the fact on which it depends, and the ground.
func (w *words) provided(text, fact string, ground law.Text, e *law.Edition) string {
	form := w.ruling.groundAlone
	if fact != "" {
		text, form = fmt.Sprintf(w.ruling.onlyIf, text, w.condition(fact, e)), w.ruling.ground
	}
	if ground.EN != "" {
		text = fmt.Sprintf(form, text, ground.In(w.lang))
	}
	return text
}

// condition says a fact as a condition.
func (w *words) condition(fact string, e *law.Edition) string {
	f := e.Fact(fact)
	switch {
	case f == nil:
		return fact
	case f.If.EN == "":
		return f.Yes.In(w.lang)
	}
	return f.If.In(w.lang)
}
