package report

import (
	"slices"

	"lawc/law"
)

// inferredMark stands behind the id of an inferred clause, wherever people read
// it, and before the line that says what it means.
const inferredMark = "^"

// clauseID writes a clause's id, marked if no source says the clause.
func clauseID(c *law.Clause) string {
	if c.Inferred() {
		return c.ID + inferredMark
	}
	return c.ID
}

// anyInferred reports whether a result rests on an inferred clause.
func anyInferred(r *law.Result) bool {
	return slices.ContainsFunc(r.Clauses, (*law.Clause).Inferred)
}

// appendInferred appends the line that says what the mark means, if it is used.
func appendInferred(buf []byte, used bool, s Style) []byte {
	if !used {
		return buf
	}
	buf = appendSpaces(append(buf, '\n'), indent)
	return appendWrapped(buf, s.paint(dim, inferredMark+" "+wordsIn(s.Lang).inferred), indent, s.width())
}

func (p *printer) inferred(used bool) []byte { return appendInferred(p.buf, used, p.style) }
