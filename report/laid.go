package report

import (
	"lawc/law"
)

// What a page lays out itself: comparisons and clauses as rows of plain text.

// A Row is one matter and what each edition makes of it.
type Row struct {
	Label string
	Cells []string
	// Differ says that the cells are not all the same.
	Differ bool
}

// Compare gives the rows of a comparison of results of one record: the matters
// on which any of them has something to say.
func Compare(rs []*law.Result, s Style) (rows []Row) {
	for _, row := range compare(rs, s).rows {
		rows = append(rows, Row{Label: row.label, Cells: row.cells, Differ: row.differ})
	}
	return rows
}

// A ClauseLine is a line of what a clause provides: under a label, what it means
// in words, and as the rule file has it.
type ClauseLine struct {
	Label, Says, Code string
	// Begins says that a provision begins here.
	Begins bool
	// Provision is the index of the provision to which the line belongs, -1 if it
	// belongs to none, and Condition that of the condition which it tells.
	Provision, Condition int
}

// ClauseLines gives what a clause ranks, defines and provides.
func ClauseLines(e *law.Edition, c *law.Clause, lang string) (lines []ClauseLine) {
	reader := clauseReader{e, wordsIn(lang), lang}
	apart := *c
	apart.Provisions = nil
	for _, row := range reader.rows(&apart) {
		lines = append(lines, lineOf(row, -1, -1))
	}
	for i := range c.Provisions {
		v := &c.Provisions[i]
		for j, row := range reader.provision(v) {
			condition := j - 1 // the moment comes first
			if condition >= conditions(v) {
				condition = -1
			}
			lines = append(lines, lineOf(row, i, condition))
			lines[len(lines)-1].Begins = j == 0
		}
	}
	return lines
}

// conditions counts the conditions of a provision, its predicates among them.
func conditions(v *law.Provision) int { return len(v.When) + len(v.Exprs) }

func lineOf(row clauseRow, provision, condition int) ClauseLine {
	return ClauseLine{Label: row.label, Says: row.says, Code: row.text, Provision: provision, Condition: condition}
}

// ReferredBy lists the clauses that refer to a clause: that point to it,
// displace it, apply it, offer it as a choice, or read a name that it defines.
func ReferredBy(e *law.Edition, c *law.Clause) []string { return references(e, c) }

// KindName names a clause's kind, and ProvenanceName on what it rests.
func KindName(kind, lang string) string { return nameOf(wordsIn(lang).show.kinds, kind) }

// ProvenanceName says on what a clause rests.
func ProvenanceName(provenance, lang string) string {
	return nameOf(wordsIn(lang).show.provenance, provenance)
}

func nameOf(names map[string]string, word string) string {
	if name, known := names[word]; known {
		return name
	}
	return word
}

// PhaseName names a phase.
func PhaseName(p law.Phase, lang string) string { return wordsIn(lang).compare.phases[p] }

// MarkMeans says what the mark behind a clause's id means, nothing if it has none.
func MarkMeans(c *law.Clause, lang string) string { return wordsIn(lang).marks[c.Provenance] }

// ClauseID writes a clause's id as people read it: marked if no source says the
// clause.
func ClauseID(c *law.Clause) string { return clauseID(c) }
