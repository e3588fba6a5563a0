package schema

import (
	"cmp"
	"regexp"
	"strconv"
	"strings"

	"lawc/law"
)

// idPattern is the form of a clause id: parts joined by dots, as editions print
// them: a number, a letter, a small roman numeral, paragraph p2, sentence s1 or
// footnote fn1. What is assumed, and what the definitions say, bears a name instead.
const idPattern = `[0-9]+(\.([0-9]+|[A-Za-z]|[ivx]+|(p|s|fn)[0-9]+))*|(assumed|def)\.[a-z0-9_]+`

var idForm = regexp.MustCompile("^(" + idPattern + ")$")

// checkID checks the form of an id and that it begins with its article.
func (r *reader) checkID(id, article string, at law.Pos) {
	switch {
	case id == "":
	case !idForm.MatchString(id):
		r.fail(law.CodeID, at, "found the id %s, expected parts joined by dots, as in 1.p1.s2, 1.6.c or assumed.rotation", quote(id))
	case article != "" && id != article && !strings.HasPrefix(id, article+"."):
		r.fail(law.CodeID, at, "clause %s stands in article %s, expected ids that begin with %s", id, article, article)
	}
}

// inOrder checks that articles and clauses stand as in the book, each once. The
// assumed ones come last, in any order.
func (r *reader) inOrder(e *law.Edition) {
	last := ""
	seen := map[string]law.Pos{}
	for i := range e.Articles {
		a := &e.Articles[i]
		if last != "" && a.Number != "" && compareNumbers(last, a.Number) >= 0 {
			r.fail(law.CodeOrder, a.Pos, "article %s stands after article %s, expected each once and in the order of the book", a.Number, last)
		}
		if a.Number != "" {
			last = a.Number
		}
		so, early := map[string]string{}, map[string]bool{}
		for j := range a.Clauses {
			c := &a.Clauses[j]
			if !idForm.MatchString(c.ID) {
				continue // that has been told; where it should stand nobody can say
			}
			r.clause = c.ID
			if first, twice := seen[c.ID]; twice {
				r.fail(law.CodeTwice, c.Pos, "clause %s stands twice, first in line %d", c.ID, first.Line)
				continue
			}
			seen[c.ID] = c.Pos
			// One clause that stands too early is one fault, however many follow it.
			if before := precede(so, c.ID); before != "" && !early[before] {
				early[before] = true
				r.fail(law.CodeOrder, c.Pos, "clause %s stands after %s, expected it before, as in the book", c.ID, before)
			}
		}
		r.clause = ""
	}
}

// compareNumbers compares the numbers of articles; assumed comes after all.
func compareNumbers(a, b string) int {
	if (a == assumed) != (b == assumed) {
		if a == assumed {
			return 1
		}
		return -1
	}
	return compareParts(a, b)
}

// compareParts compares parts of one sort: numbers as numbers.
func compareParts(a, b string) int {
	x, errX := strconv.Atoi(strings.TrimLeft(a, "psfn"))
	y, errY := strconv.Atoi(strings.TrimLeft(b, "psfn"))
	if errX == nil && errY == nil {
		return cmp.Compare(x, y)
	}
	return cmp.Compare(a, b)
}

// precede gives a clause that stands before id but should not, or "". It
// compares part by part what is of one sort: whether an unlettered paragraph
// comes before or after the lettered ones differs from article to article. It
// remembers in so the last clause of each sort at each place.
func precede(so map[string]string, id string) string {
	if strings.HasPrefix(id, assumed+".") {
		return ""
	}
	parts := strings.Split(id, ".")
	for i, part := range parts {
		prefix := strings.Join(parts[:i], ".")
		key := prefix + "/" + sortOf(part)
		if before := so[key]; before != "" && compareParts(strings.Split(before, ".")[i], part) > 0 {
			return before
		}
		if before := so[prefix+"/fn"]; before != "" && sortOf(part) != "fn" {
			return before
		}
		so[key] = id
	}
	if before := so[id+"/"]; before != "" {
		return before
	}
	for i := range parts {
		so[strings.Join(parts[:i], ".")+"/"] = id
	}
	return ""
}

// sortOf says what sort of part it is: p, s, fn, a number or a letter.
func sortOf(part string) string {
	switch letters := strings.TrimRight(part, "0123456789"); {
	case letters == "":
		return "number"
	case letters != part:
		return letters
	}
	return "letter"
}
