package mutate

import (
	"slices"

	"lawc/explore"
	"lawc/interp"
	"lawc/law"
)

// Which mutants need to be walked, and from where. An edition is asked all that it ever is
// once, and how each provision fares there is put down in a table of bits. What a mutant
// changes is read off it: the questions that it answers otherwise. A mutant that answers
// none otherwise cannot differ; of any other only the records that come to one of them are
// run.

// A table is how all provisions of an edition fare on all that it is asked.
type table struct {
	reach *explore.Reach
	// held says for each key which provisions of its moment hold, answers what the
	// edition answers.
	held    [][]bool
	answers []string
	// turned are the variants of each key by which facts are assumed.
	turned [][]turn
	// applied lists the keys on which a provision applies, asked those of a moment.
	applied map[*law.Provision][]int
	asked   [law.Moments][]int
}

type turn struct {
	interp.Asked
	held []bool
}

// tabulate works the table out.
func tabulate(r *explore.Reach) *table {
	t := &table{reach: r, applied: map[*law.Provision][]int{}}
	m := r.Program.NewMachine()
	var provisions [law.Moments][]*law.Provision
	for at := range provisions {
		provisions[at] = r.Program.Provisions(law.Moment(at))
	}
	for i := range r.Keys {
		asked := r.Keys[i].Asked
		t.asked[asked.Moment] = append(t.asked[asked.Moment], i)
		t.held = append(t.held, heldIn(m, asked, len(provisions[asked.Moment])))
		t.answers = append(t.answers, m.Answer(asked))
		var turns []turn
		for _, a := range r.Program.Turned(asked) {
			turns = append(turns, turn{a, heldIn(m, a, len(provisions[a.Moment]))})
		}
		t.turned = append(t.turned, turns)
		for _, s := range m.Look(asked) {
			if s.Applies {
				t.applied[s.Provision] = append(t.applied[s.Provision], i)
			}
		}
	}
	return t
}

func heldIn(m *interp.Machine, a interp.Asked, provisions int) []bool {
	list := make([]bool, provisions)
	for i := range list {
		list[i] = m.Holds(a, i)
	}
	return list
}

// affected lists the keys on which a mutant may go another way than the original:
// where it answers otherwise, or brings something else by the same answer. On all
// others it does the same, so that none of them makes a difference to any record. It
// reports everywhere if the two differ in what is read everywhere.
func (t *table) affected(p *interp.Program) (keys []int, everywhere bool) {
	if !explore.SameGround(t.reach.Program, p) {
		return nil, true
	}
	set := map[int]bool{}
	changed := t.changed(p, set)
	machine := p.NewMachine()
	for m := range changed {
		if len(changed[m]) > 0 {
			t.answering(p, machine, law.Moment(m), changed[m], set)
		}
	}
	for k := range set {
		keys = append(keys, k)
	}
	slices.Sort(keys)
	return keys, false
}

// A moved provision stands at one place among the provisions of its moment in the
// original, and at another in the mutant, -1 where it is gone.
type moved struct{ was, is int }

// changed lists the provisions whose conditions or edges are not those of the
// original, by moment, and adds the keys on which what has changed is brought.
func (t *table) changed(p *interp.Program, set map[int]bool) (list [law.Moments][]moved) {
	is := placesIn(p)
	t.reach.Program.Edition.Clauses(func(_ *law.Article, c *law.Clause) {
		now := p.Edition.Clause(c.ID)
		for i := range c.Provisions {
			was := &c.Provisions[i]
			m, _ := law.MomentNamed(was.At.Text)
			at := slices.Index(t.reach.Program.Provisions(m), was)
			if now == c || at < 0 {
				continue
			}
			var mutant *law.Provision
			if now != nil {
				mutant = &now.Provisions[i]
			}
			place, there := is[mutant]
			switch {
			case !there:
				list[m] = append(list[m], moved{at, -1})
				t.bringing(c, was, set)
			case !sameConditions(was, mutant):
				list[m] = append(list[m], moved{at, place})
			}
			if there && explore.DescribeAll(was.Then) != explore.DescribeAll(mutant.Then) {
				t.bringing(c, was, set)
			}
		}
		if now != nil && !sameDefinitions(c, now) {
			t.reading(c, p, is, &list)
		}
	})
	return list
}

// placesIn says where each provision stands among those of its moment.
func placesIn(p *interp.Program) map[*law.Provision]int {
	places := map[*law.Provision]int{}
	for m := range law.Moments {
		for i, of := range p.Provisions(law.Moment(m)) {
			places[of] = i
		}
	}
	return places
}

func sameConditions(p, q *law.Provision) bool {
	return slices.EqualFunc(p.When, q.When, func(x, y law.Condition) bool {
		return x.Term.Text == y.Term.Text && explore.Words(x.Values) == explore.Words(y.Values)
	}) && slices.EqualFunc(p.Exprs, q.Exprs, func(x, y law.Source) bool { return x.Text == y.Text }) &&
		explore.Words(p.InsteadOf) == explore.Words(q.InsteadOf)
}

func sameDefinitions(c, d *law.Clause) bool {
	return slices.EqualFunc(c.Defines, d.Defines, func(x, y law.Definition) bool { return x.Expr.Text == y.Expr.Text })
}

// reading adds the provisions that read what a clause defines.
func (t *table) reading(c *law.Clause, p *interp.Program, is map[*law.Provision]int, list *[law.Moments][]moved) {
	for m := range list {
		now := p.Provisions(law.Moment(m))
		for at, of := range t.reach.Program.Provisions(law.Moment(m)) {
			for _, d := range c.Defines {
				if t.reach.Program.Reads(of, d.Name.Text) && at < len(now) {
					list[m] = append(list[m], moved{at, is[now[at]]})
					break
				}
			}
		}
	}
}

// bringing adds the keys on which what a provision brings follows, by itself or since
// another clause refers to its clause.
func (t *table) bringing(c *law.Clause, p *law.Provision, set map[int]bool) {
	add := func(p *law.Provision) {
		for _, k := range t.applied[p] {
			set[k] = true
		}
	}
	add(p)
	for _, by := range explore.Referring(t.reach.Program.Edition, c) {
		for i := range by.Provisions {
			add(&by.Provisions[i])
		}
	}
}

// answering adds the keys of a moment that the mutant answers otherwise. Only where a
// provision that has changed holds, before or now, need be looked at.
func (t *table) answering(p *interp.Program, machine *interp.Machine, m law.Moment, changed []moved, set map[int]bool) {
	translation := p.TranslationFrom(t.reach.Program)
	concerns := func(a interp.Asked, held []bool) bool {
		now, ok := translation.Of(a)
		return !ok || slices.ContainsFunc(changed, func(c moved) bool { return held[c.was] || c.is >= 0 && machine.Holds(now, c.is) })
	}
	for _, k := range t.asked[m] {
		if set[k] {
			continue
		}
		asked := t.reach.Keys[k].Asked
		concerned := concerns(asked, t.held[k])
		for _, v := range t.turned[k] {
			concerned = concerned || concerns(v.Asked, v.held)
		}
		if !concerned {
			continue
		}
		if now, ok := translation.Of(asked); !ok || machine.Answer(now) != t.answers[k] {
			set[k] = true
		}
	}
}
