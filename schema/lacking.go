package schema

import (
	"strings"

	"lawc/law"
)

// lacking reports what no auction can be run without and the edition nowhere
// says. The vocabulary tells which words these are.
func (r *reader) lacking(e *law.Edition, at law.Pos) {
	brought := map[law.ConsequenceKind]bool{}
	found := map[string]bool{}
	ranked := false
	e.Clauses(func(_ *law.Article, c *law.Clause) {
		ranked = ranked || len(c.Ranks) > 0
		for _, p := range c.Provisions {
			for _, then := range p.Then {
				brought[then.Kind] = true
				if then.Kind == law.BringFind {
					found[then.Values[0].Text] = true
				}
			}
		}
	})
	var missing []string
	for _, name := range law.Findings() {
		if needed := law.FindingNamed(name).Needed().EN; needed != "" && !found[name] {
			missing = append(missing, needed+" (find: "+name+")")
		}
	}
	for _, spec := range law.Consequences() {
		if spec.Needed.EN != "" && !brought[spec.Kind] {
			missing = append(missing, spec.Needed.EN+" ("+spec.Name+")")
		}
	}
	if !ranked {
		missing = append(missing, "how denominations rank (ranks)")
	}
	if len(missing) > 0 {
		r.fail(law.CodeLacking, at, "edition %s leaves open %s, expected clauses that say it, or assumes: [correct-procedure]", e.Name, strings.Join(missing, ", "))
	}
}
