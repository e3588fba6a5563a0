package schema

import (
	"fmt"
	"slices"
	"strings"

	"lawc/law"
)

// What is to be filled in stands between ‹ and › in the skeletons, and without them in
// what is made of these.
const editionSkeleton = `# yaml-language-server: $schema=../schema/edition.schema.json
edition: %q
source:
  title:
    en: ‹The title of the book›
    nl: ‹De titel van het boek›
  text: "‹where the text that was read stands›"
  covers:
    en: ‹what the source covers›
    nl: ‹wat de bron beslaat›
%sgoverns:
  order:
%sarticles:
%s`

const articleSkeleton = `  - number: %q
    title:
      en: ‹The title of the article›
      nl: ‹De titel van het artikel›
    clauses:
%s`

const clauseSkeleton = `      - id: %q
        kind: rectification
        topics: [‹matter/point›]
        says:
          en: ‹What the clause provides, in your own words.›
          nl: ‹Wat de clausule bepaalt, in eigen woorden.›
        cite: ‹where it stands in the book›
        provenance: %s
        inert:
          en: ‹Nobody has encoded the clause yet. Put at, when and then in the place of inert.›
          nl: ‹Nog niemand heeft de clausule uitgewerkt. Zet at, when en then in de plaats van inert.›
        # at: ruling
        # when: {irregularity: insufficient_bid}
        # then:
        #   - cancel
`

// NewEdition gives a rule file to begin with. It is complete in form and says
// nothing, except what the files of assumed clauses say that it takes in.
func NewEdition(name string, assumes ...string) []byte {
	taken, order := "", ""
	if len(assumes) > 0 {
		taken = "assumes: [" + strings.Join(assumes, ", ") + "]\n"
	}
	for _, finding := range law.Findings() {
		order += "    - " + finding + "\n"
	}
	return fmt.Appendf(nil, bare(editionSkeleton), name, taken, order, newArticle("1", "1"))
}

func newArticle(number, id string) string {
	return fmt.Sprintf(bare(articleSkeleton), number, NewClause(id))
}

// NewClause gives a clause to begin with, as it stands in a rule file. It is
// inert until it is filled in.
func NewClause(id string) string {
	provenance := "direct"
	if articleOf(id) == assumed {
		provenance = assumed
	}
	return fmt.Sprintf(bare(clauseSkeleton), id, provenance)
}

// articleOf gives the number of the article in which a clause stands.
func articleOf(id string) string {
	number, _, _ := strings.Cut(id, ".")
	return number
}

// IsClauseID reports whether a text has the form of a clause id.
func IsClauseID(id string) bool { return idForm.MatchString(id) }

// AddClause puts a clause to begin with into a rule file, where the order of
// the book wants it; so too its article, if that is missing. The file has to be
// in order, and is laid out.
func AddClause(name string, src []byte, id string, from ...Resolver) ([]byte, []law.Problem) {
	out, problems := Format(name, src)
	if problems != nil {
		return nil, problems
	}
	e, problems := Load(name, out, from...)
	if problems != nil {
		return nil, problems
	}
	if c := e.Clause(id); c != nil {
		return nil, []law.Problem{{File: name, Pos: c.Pos, Code: law.CodeTwice, Clause: id, Message: "the clause is there already"}}
	}
	var lines []int // after which it may be put in
	for i := range e.Articles {
		a := &e.Articles[i]
		own := ownClauses(a, name)
		if len(own) == 0 {
			continue
		}
		if a.Number == articleOf(id) {
			lines = []int{own[0].Pos.Line - 1}
			for _, c := range own {
				lines = append(lines, c.End)
			}
			return insert(name, out, lines, NewClause(id), from)
		}
		if i == 0 {
			lines = append(lines, a.Pos.Line-1)
		}
		lines = append(lines, own[len(own)-1].End)
	}
	return insert(name, out, lines, newArticle(articleOf(id), id), from)
}

// ownClauses are those of an article that stand in a file; others are taken in
// from elsewhere.
func ownClauses(a *law.Article, file string) (list []law.Clause) {
	for _, c := range a.Clauses {
		if c.File == file {
			list = append(list, c)
		}
	}
	return list
}

// insert puts text in after the last of some lines after which it is in order.
func insert(name string, src []byte, lines []int, text string, from []Resolver) (out []byte, problems []law.Problem) {
	all := strings.SplitAfter(string(src), "\n")
	for _, line := range slices.Backward(lines) {
		with := strings.Join(all[:line], "") + text + strings.Join(all[line:], "")
		if out, problems = Format(name, []byte(with)); problems != nil {
			continue
		}
		if _, problems = Load(name, out, from...); problems == nil {
			return out, nil
		}
	}
	return nil, problems
}
