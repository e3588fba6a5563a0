package schema

import (
	"slices"
	"strings"

	"gopkg.in/yaml.v3"

	"lawc/law"
)

var clauseKinds = []string{"definition", "procedure", "acceptance", "rectification", "right", "discretion", "pointer"}

// assumed marks what the source does not say but an auction cannot run
// without: as a provenance, and as the first part of ids.
const assumed = "assumed"

// clauseFields are the keys of a clause. Those of its one provision, if it has
// no more, stand among them.
var clauseFields = append([]field[law.Clause]{
	{"id", needed, "the address of the clause as its edition prints it, in quotes", anID, func(r *reader, n *yaml.Node, c *law.Clause) {
		c.ID = r.text(n)
	}},
	{"kind", needed, "what sort of clause it is", aWord(clauseKinds...), func(r *reader, n *yaml.Node, c *law.Clause) {
		c.Kind = r.word(n, clauseKinds).Text
	}},
	{"topics", needed, "the matter, or more than one, by the same words in every edition", oneOrMore(aTopic), func(r *reader, n *yaml.Node, c *law.Clause) {
		for _, name := range r.names(n, r.topic) {
			c.Topics = append(c.Topics, name.Text)
		}
	}},
	{"says", needed, "what the clause provides, in our own words", mapping(wordingFields), func(r *reader, n *yaml.Node, c *law.Clause) {
		c.Says = r.wording(n, "says")
	}},
	{"cite", needed, "where the clause stands in the book, or on what ground it is assumed", aText, func(r *reader, n *yaml.Node, c *law.Clause) {
		c.Cite = r.text(n)
	}},
	{"provenance", needed, "how it is known: from the source, from a book that quotes it, from other editions, or from what an auction cannot do without", aWord(law.Provenances()...), func(r *reader, n *yaml.Node, c *law.Clause) {
		c.Provenance = r.word(n, law.Provenances()).Text
		if c.Provenance != "" && c.ID != "" && (c.Provenance == assumed) != strings.HasPrefix(c.ID, assumed+".") {
			r.fail(law.CodeProvenance, place(n), "found provenance %s, expected ids that begin with assumed. to be assumed and no others", c.Provenance)
		}
	}},
	{"confidence", maybe, "how sure an inferred clause is", aWord(law.Confidences()...), func(r *reader, n *yaml.Node, c *law.Clause) {
		c.Confidence = r.word(n, law.Confidences()).Text
		if c.Provenance != "" && !c.Inferred() {
			r.fail(law.CodeProvenance, place(n), "found a confidence with provenance %s, expected it with %s only", c.Provenance, law.ProvenanceInferred)
		}
	}},
	{"reading", maybe, "the readings on which the encoding rests", oneOrMore(aText), func(r *reader, n *yaml.Node, c *law.Clause) {
		c.Readings = r.names(n, r.name)
	}},
	{"unsettled", maybe, "those of its readings that are not settled, if what the clause does turns on them", oneOrMore(aText), func(r *reader, n *yaml.Node, c *law.Clause) {
		c.Unsettled = r.names(n, r.name)
	}},
	{"see", maybe, "clauses to which the text points", oneOrMore(anID), func(r *reader, n *yaml.Node, c *law.Clause) {
		c.See = r.names(n, r.reference)
	}},
	{"part_of", maybe, "the clause whose moment and conditions this one shares; its own come on top", anID, func(r *reader, n *yaml.Node, c *law.Clause) {
		c.PartOf = r.reference(n)
	}},
	{"inert", maybe, "why no record can bring the clause into play", mapping(wordingFields), func(r *reader, n *yaml.Node, c *law.Clause) {
		c.Inert = r.wording(n, "inert")
	}},
	{"ranks", maybe, "the denominations, from the lowest to the highest", listOf(aWord(denominations...)), func(r *reader, n *yaml.Node, c *law.Clause) {
		c.Ranks = r.readRanks(n)
	}},
	{"defines", maybe, "names of predicates that other clauses read", mappingOf(aText, namePattern), func(r *reader, n *yaml.Node, c *law.Clause) {
		c.Defines = r.readDefinitions(n)
	}},
	{"provisions", maybe, "what the clause provides, when that is more than one thing", listOf(defined("provision")), func(r *reader, n *yaml.Node, c *law.Clause) {
		r.list(n, "provisions", func(entry *yaml.Node) {
			p := law.Provision{Pos: place(entry)}
			keys := object(r, entry, "a provision", provisionFields, &p)
			r.checkProvision(entry, keys, c)
			c.Provisions = append(c.Provisions, p)
		})
	}},
}, inline(provisionFields)...)

// inline makes the keys of a provision keys of a clause.
func inline(fields []field[law.Provision]) (list []field[law.Clause]) {
	for _, f := range fields {
		list = append(list, field[law.Clause]{f.name, maybe, f.says, f.shape, func(r *reader, n *yaml.Node, c *law.Clause) {
			if len(c.Provisions) == 0 {
				c.Provisions = make([]law.Provision, 1)
				c.Provisions[0].Pos = place(n)
			}
			f.read(r, n, &c.Provisions[0])
		}})
	}
	return list
}

func (r *reader) readClause(n *yaml.Node, article string) (c law.Clause) {
	defer func() { r.clause = "" }()
	c.Pos, c.File = place(n), r.file
	r.clause = idOf(n)
	keys := object(r, n, "a clause", clauseFields, &c)
	c.End = r.end(n)
	if keys == nil {
		return c
	}
	r.checkID(c.ID, article, keys["id"])
	if c.Inferred() && keys["confidence"].Line == 0 {
		r.fail(law.CodeProvenance, keys["provenance"], "the inferred clause has no confidence, expected confidence: %s", oneOf(law.Confidences()))
	}
	r.checkUnsettled(&c)
	r.checkActs(n, &c, keys)
	return c
}

// checkUnsettled wants what is not settled to be among the readings of the clause.
func (r *reader) checkUnsettled(c *law.Clause) {
	for _, name := range c.Unsettled {
		if !slices.ContainsFunc(c.Readings, func(reading law.Name) bool { return reading.Text == name.Text }) {
			r.fail(law.CodeReference, name.Pos, "found %s as a reading that is not settled, expected one of those that stand under reading in the clause", quote(name.Text))
		}
	}
}

// checkActs holds to each other the keys that say what a clause provides.
func (r *reader) checkActs(n *yaml.Node, c *law.Clause, keys map[string]law.Pos) {
	short := firstOf(keys, names(provisionFields))
	acts := firstOf(keys, append([]string{"ranks", "defines", "provisions"}, names(provisionFields)...))
	_, long := keys["provisions"]
	_, inert := keys["inert"]
	part, isPart := keys["part_of"]
	switch {
	case long && short != "":
		r.fail(law.CodeExclusive, keys[short], "found %s beside provisions, expected it within one of these", short)
	case inert && acts != "":
		r.fail(law.CodeExclusive, keys[acts], "found %s beside inert, expected one of the two", acts)
	case !inert && acts == "":
		r.fail(law.CodeIdle, c.Pos, "the clause provides nothing, expected at and then, defines, ranks, or inert to say why no record can bring it into play")
	case isPart && !long && short == "":
		r.fail(law.CodeExclusive, part, "found part_of in a clause without then, expected it where there are consequences to share conditions for")
	case short != "":
		r.checkProvision(n, keys, c)
	}
}

// idOf finds the id of a clause before anything else is read, so that every
// problem in the clause can name it.
func idOf(n *yaml.Node) string {
	for i := 0; n.Kind == yaml.MappingNode && i+1 < len(n.Content); i += 2 {
		if n.Content[i].Value == "id" {
			return n.Content[i+1].Value
		}
	}
	return ""
}

// firstOf gives the first of some names that is among the keys, or "".
func firstOf(keys map[string]law.Pos, names []string) string {
	for _, name := range names {
		if _, there := keys[name]; there {
			return name
		}
	}
	return ""
}

var denominations = []string{"C", "D", "H", "S", "NT"}

func (r *reader) readRanks(n *yaml.Node) []law.Name {
	before := len(r.problems)
	ranks := r.names(n, func(n *yaml.Node) law.Name { return r.word(n, denominations) })
	if len(ranks) < len(denominations) && len(r.problems) == before {
		r.fail(law.CodeRanks, place(n), "found %d denominations, expected each of %s once", len(ranks), oneOf(denominations))
	}
	return ranks
}

func (r *reader) readDefinitions(n *yaml.Node) (list []law.Definition) {
	pairs, ok := r.pairs(n, "defines", nil)
	if ok && len(pairs) == 0 {
		r.fail(law.CodeEmpty, place(n), "found no definition, expected a name and its predicate")
	}
	for _, p := range pairs {
		r.newName(p.key, "a predicate")
		if r.factTerm(p.key.Text) != nil {
			r.fail(law.CodeTaken, p.key.Pos, "%s is a fact already, expected another name for a predicate", p.key.Text)
		}
		if isEmpty(p.value) {
			r.fail(law.CodeEmpty, p.key.Pos, "%s has no predicate", p.key.Text)
			continue
		}
		list = append(list, law.Definition{Name: p.key, Expr: r.predicate(p.value)})
	}
	return list
}
