package mutate

import (
	"slices"

	"lawc/interp"
	"lawc/law"
)

// definitions mutates what the clause defines.
func (g *breeder) definitions() {
	for i, d := range g.clause.Defines {
		set := func(change, now string) {
			g.list = append(g.list, Mutant{Clause: g.clause, Provision: -1, Kind: ChangeDefinition, Change: d.Name.Text + ": " + change, Pos: d.Expr.At(1, 0), mutate: func(c *law.Clause) {
				c.Defines = slices.Clone(c.Defines)
				c.Defines[i].Expr.Text = now
			}})
		}
		set("not ("+flat(d.Expr.Text)+")", "not ("+d.Expr.Text+")")
		for _, v := range interp.Variants(d.Expr.Text) {
			set(v.From+" -> "+v.To, v.Text)
		}
	}
	for i := 1; i < len(g.clause.Ranks); i++ {
		below, above := g.clause.Ranks[i-1], g.clause.Ranks[i]
		g.list = append(g.list, Mutant{Clause: g.clause, Provision: -1, Kind: ChangeRanks, Change: below.Text + " and " + above.Text, Pos: above.Pos, mutate: func(c *law.Clause) {
			c.Ranks = slices.Clone(c.Ranks)
			c.Ranks[i-1], c.Ranks[i] = above, below
		}})
	}
}

// whole drops the clause, or one of several provisions.
func (g *breeder) whole() {
	if len(g.clause.Provisions) == 0 {
		return // what it defines is read elsewhere
	}
	if len(g.clause.Defines) == 0 && len(g.clause.Ranks) == 0 {
		g.list = append(g.list, Mutant{Clause: g.clause, Provision: -1, Kind: DropClause, Pos: g.clause.Pos})
	}
	if len(g.clause.Provisions) > 1 {
		for i := range g.clause.Provisions {
			p := &g.clause.Provisions[i]
			g.list = append(g.list, Mutant{Clause: g.clause, Provision: i, Kind: DropProvision, Change: "at: " + p.At.Text, Pos: p.Pos, mutate: func(c *law.Clause) {
				// Emptied rather than removed: it then applies nowhere.
				c.Provisions[i].At.Text = ""
			}})
		}
	}
}

// edges drops what the provision displaces.
func (g *breeder) edges(p *law.Provision) {
	for i, d := range p.InsteadOf {
		g.add(DropEdge, d.Pos, "instead_of: "+d.Text, func(p *law.Provision) {
			p.InsteadOf = slices.Delete(slices.Clone(p.InsteadOf), i, i+1)
		})
	}
}
