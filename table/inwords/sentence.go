package inwords

import (
	"fmt"
	"slices"
	"strings"

	"lawc/law"
	"lawc/table"
)

// A speaker puts a table into words of one language.
type speaker struct {
	lang  string
	table *table.Table
}

func (s *speaker) say(x text, args ...any) string {
	words := x.In(s.lang)
	if len(args) == 0 {
		return words
	}
	for i, arg := range args {
		words = strings.ReplaceAll(words, fmt.Sprintf("%%[%d]s", i+1), fmt.Sprint(arg))
		words = strings.ReplaceAll(words, fmt.Sprintf("%%[%d]d", i+1), fmt.Sprint(arg))
	}
	return words
}

// group names a group, or gives its name in ids.
func (s *speaker) group(g table.Group) string { return s.named(groupWords, g.String()) }

func (s *speaker) stage(g table.Stage) string { return s.named(stageWords, g.String()) }

func (s *speaker) named(words map[string]text, name string) string {
	if x, ok := words[name]; ok {
		return s.say(x)
	}
	return name
}

// ruling says what an edition rules, one sentence for each effect. It is empty where
// the edition is silent.
func (s *speaker) ruling(r *table.Row, c *table.Cell) []string {
	if c.Silent {
		return []string{}
	}
	list := s.effects(r, told(r, c), c.Shared)
	if len(c.LeadRows) > 0 {
		list = append(list, s.leads(c))
	}
	if len(list) == 0 {
		list = append(list, s.nothing(r, c))
	}
	return list
}

// nothing says of an edition that is not silent and rules nothing at a stage why that is: the
// ruling is still to come, or there is none.
func (s *speaker) nothing(r *table.Row, c *table.Cell) string {
	if c.Waits && r.Number == 0 {
		return s.say(fixed.awaits)
	}
	return s.say(fixed.noEffect)
}

// shared says what all editions that rule have in common.
func (s *speaker) shared(r *table.Row, c *table.Cell) []string {
	if c.Silent {
		return []string{}
	}
	return s.effects(r, c.Shared, c.Shared)
}

func told(r *table.Row, c *table.Cell) []table.Effect {
	if r.Number > 0 {
		return c.Leads
	}
	return c.Effects
}

// leadName is how the main table speaks of a row about leads.
func leadName(n int) string { return fmt.Sprintf("L%d", n) }

// leads names the rows about leads: that of the record of the row, or the first of
// those of other records in it.
func (s *speaker) leads(c *table.Cell) string {
	form := effectWords.leadRow
	switch {
	case !c.Own:
		form = effectWords.leadElsewhere
	case len(c.LeadRows) > 1:
		form = effectWords.leadRows
	}
	return s.say(form, leadName(c.LeadRows[0]))
}

// effects says effects, those that go together in one sentence: not one that is
// shared with one that is not.
func (s *speaker) effects(r *table.Row, list, shared []table.Effect) []string {
	said := []string{}
	list = paired(list)
	for i := 0; i < len(list); i++ {
		e := &list[i]
		if i+1 < len(list) && slices.Contains(shared, *e) != slices.Contains(shared, list[i+1]) {
			said = append(said, s.effect(r, e))
			continue
		}
		if i+1 < len(list) && e.Kind == table.MustPass && list[i+1].Kind == e.Kind && list[i+1].Lasting == e.Lasting {
			who := s.role(e.Who) + " " + s.say(t("and", "en")) + " " + s.role(list[i+1].Who)
			said = append(said, s.plural(s.say(effectWords.mustPass[e.Lasting], who)))
			i++
			continue
		}
		if i+1 < len(list) && e.Kind == table.DirectorMay && list[i+1].May == e.May {
			said = append(said, s.may(e)+s.say(effectWords.also)) // the second is that at once
			i++
			continue
		}
		if i+1 < len(list) && e.Kind == table.Lead && pairs(e, &list[i+1]) {
			said = append(said, s.lead(e, effectWords.either))
			i++
			continue
		}
		said = append(said, s.effect(r, e))
	}
	return said
}

// plural makes a Dutch sentence about two players fit; English needs nothing.
func (s *speaker) plural(sentence string) string {
	if s.lang == "nl" {
		return strings.Replace(sentence, " moet ", " moeten ", 1)
	}
	return sentence
}

// paired puts together what may be required of a lead and what may be forbidden of the same
// suits.
func paired(list []table.Effect) []table.Effect {
	list = slices.Clone(list)
	for i := range list {
		e := list[i]
		if at := i + 1 + slices.IndexFunc(list[i+1:], func(x table.Effect) bool { return pairs(&e, &x) }); e.Kind == table.Lead && at > i+1 {
			other := list[at]
			list = slices.Insert(slices.Delete(list, at, at+1), i+1, other)
		}
	}
	return list
}

// pairs reports whether of the same suits a lead may be required and forbidden.
func pairs(a, b *table.Effect) bool {
	other := *b
	other.Right = a.Right
	return other == *a && a.Right != b.Right
}

// effect says one effect.
func (s *speaker) effect(r *table.Row, e *table.Effect) string {
	w := &effectWords
	switch e.Kind {
	case table.Fate:
		return s.say(w.fates[e.Status])
	case table.NewFate:
		return s.say(w.newFates[e.Status])
	case table.EarlierFate:
		return s.say(w.earlier[e.Status])
	case table.LaterCancelled:
		return s.say(w.later)
	case table.NotPermitted:
		return s.say(w.notPermitted)
	case table.Granted:
		return s.say(w.granted)
	case table.Refused:
		return s.say(w.refused)
	case table.Owes:
		return s.owes(r, e)
	case table.MustPass:
		return s.say(w.mustPass[e.Lasting], s.role(e.Who))
	case table.MayNot:
		return s.mayNot(e)
	case table.MayUse:
		return s.mayUse(e)
	}
	return s.rest(e)
}

// rest says the other effects: what the director may do, and what follows.
func (s *speaker) rest(e *table.Effect) string {
	w := &effectWords
	switch e.Kind {
	case table.DirectorMay:
		return s.may(e)
	case table.Lead:
		if e.Right == law.RightRequireLead {
			return s.lead(e, w.require)
		}
		return s.lead(e, w.forbid)
	case table.OnTurn:
		if e.Who == table.NoRole {
			return s.say(w.closed)
		}
		return s.say(w.onTurn, s.role(e.Who))
	case table.Contracted:
		if e.Who == table.NoRole {
			return s.say(w.noContract)
		}
		return strings.TrimSpace(s.say(w.contract, s.role(e.Who)) + " " + s.say(w.doubled[e.Doubled]))
	}
	return s.say(w.passedOut)
}

func (s *speaker) role(r table.Role) string {
	if r == table.NoRole {
		return ""
	}
	return s.say(roleWords[r])
}
