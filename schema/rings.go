package schema

import "lawc/law"

// rings reports clauses that apply, displace or contain each other without end.
func (r *reader) rings(e *law.Edition) {
	r.ring(e, "applying", func(c *law.Clause) (list []law.Name) {
		for _, p := range c.Provisions {
			for _, then := range p.Then {
				if then.Kind == law.BringApply {
					list = append(list, then.Values...)
				}
			}
		}
		return list
	})
	r.ring(e, "displacing", func(c *law.Clause) (list []law.Name) {
		for _, p := range c.Provisions {
			for _, to := range p.InsteadOf {
				if to.Text != c.ID { // told already
					list = append(list, to)
				}
			}
		}
		return list
	})
	r.ring(e, "being part of", func(c *law.Clause) []law.Name {
		if c.PartOf.Text == "" {
			return nil
		}
		return []law.Name{c.PartOf}
	})
}

func (r *reader) ring(e *law.Edition, what string, next func(*law.Clause) []law.Name) {
	edges := map[string][]law.Name{}
	var ids []string
	e.Clauses(func(_ *law.Article, c *law.Clause) {
		if c.File == r.file {
			edges[c.ID] = append(edges[c.ID], next(c)...)
			ids = append(ids, c.ID)
		}
	})
	const entered, left = 1, 2
	state := map[string]int{}
	var visit func(id string)
	visit = func(id string) {
		state[id] = entered
		for _, to := range edges[id] {
			switch state[to.Text] {
			case entered:
				r.clause = id
				r.fail(law.CodeLoop, to.Pos, "%s %s leads back to %s, expected an end", what, to.Text, id)
			case 0:
				visit(to.Text)
			}
		}
		state[id] = left
	}
	for _, id := range ids {
		if state[id] == 0 {
			visit(id)
		}
	}
}
