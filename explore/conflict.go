package explore

import (
	"fmt"
	"slices"
	"strings"

	"lawc/interp"
	"lawc/law"
)

type pair struct{ p, q *law.Provision }

// conflicts remarks on provisions that apply together and settle one matter
// differently, each with the first record on which they do. What a consequence settles
// the vocabulary says.
func (x *explorer) conflicts(k *Key, applying []*interp.Sight) {
	for i, a := range applying {
		for _, b := range applying[i:] {
			at := pair{a.Provision, b.Provision}
			if x.known[at] {
				continue
			}
			x.known[at] = true
			says := x.contradiction(a.Provision, b.Provision)
			if says == "" {
				continue
			}
			if a == b {
				says = fmt.Sprintf("what %s brings contradicts itself: %s", a.Clause.ID, says)
			} else {
				says = fmt.Sprintf("%s and %s apply together and contradict each other: %s; say with instead_of which of them holds", a.Clause.ID, b.Clause.ID, says)
			}
			x.shows()
			record := k.Record()
			x.remark(law.Warning, law.CodeConflict, a.Provision.At.Pos, a.Clause.ID, says, "", &record)
		}
	}
}

// contradiction says how two provisions contradict each other, or one itself; "" if
// they do not.
func (x *explorer) contradiction(p, q *law.Provision) string {
	one := x.sides(p, 0)
	other := one
	if p != q {
		other = x.sides(q, 0)
	}
	for i := range one {
		for j := range other {
			if a, b := &one[i], &other[j]; a.against(b) {
				texts := []string{a.text, b.text}
				if p == q {
					slices.Sort(texts)
				}
				return strings.Join(texts, " against ")
			}
		}
	}
	return ""
}

// mostApplied bounds how far clauses that apply clauses are followed.
const mostApplied = 8

// A side is the one that a consequence takes in a matter.
type side struct {
	*law.Stand
	// matter is of whom or what it is, too; words say what side it is.
	matter string
	words  []string
	// deniable are the words that it could deny, if it denies.
	deniable *law.Domain
	text     string
	clause   *law.Clause
}

// sides lists the sides that a provision takes: those of clauses that it applies
// included.
func (x *explorer) sides(p *law.Provision, depth int) (list []side) {
	c := x.whole(x.owner[p])
	for i := range p.Then {
		q := &p.Then[i]
		list = append(list, taken(q, c)...)
		if q.Kind != law.BringApply || depth > mostApplied {
			continue
		}
		for _, id := range q.Values {
			other := x.edition.Clause(id.Text)
			for j := 0; other != nil && j < len(other.Provisions); j++ {
				list = append(list, x.sides(&other.Provisions[j], depth+1)...)
			}
		}
	}
	return list
}

// whole is the clause of which one is a part, or itself: what they say together one says.
func (x *explorer) whole(c *law.Clause) *law.Clause {
	for range mostApplied {
		of := x.edition.Clause(c.PartOf.Text)
		if of == nil {
			break
		}
		c = of
	}
	return c
}

// taken lists the sides that a consequence takes.
func taken(q *law.Consequence, c *law.Clause) (list []side) {
	spec := q.Kind.Spec()
	for i := range spec.Settles {
		s := side{Stand: &spec.Settles[i], text: Describe(q), clause: c}
		switch {
		case s.Is != "":
			s.words = []string{s.Is}
		case len(s.By) == 0:
			s.words = []string{s.text}
		}
		for _, arg := range s.By {
			s.words = append(s.words, q.Told(arg)...)
		}
		if s.Not {
			s.deniable = spec.Param(s.By[0]).Domain
		}
		matters := []string{s.Matter}
		if s.Whose != "" {
			matters = each(matters, []string{s.Whose})
		}
		for _, arg := range s.Of {
			matters = each(matters, q.Told(arg))
		}
		for _, s.matter = range matters {
			list = append(list, s)
		}
	}
	return list
}

// each tells matters apart by words, if there are any.
func each(matters, words []string) (list []string) {
	if len(words) == 0 {
		words = []string{""}
	}
	for _, m := range matters {
		for _, w := range words {
			list = append(list, m+" "+w)
		}
	}
	return list
}

// against reports whether two sides contradict each other.
func (s *side) against(o *side) bool {
	switch {
	case s.matter != o.matter, s.text == o.text, s.Alone && s.clause != o.clause, s.Not && o.Not:
		return false
	case s.Not:
		return s.denies(o)
	case o.Not:
		return o.denies(s)
	}
	return !slices.Equal(s.words, o.words)
}

// denies reports whether all of another side is denied that could be.
func (s *side) denies(o *side) bool {
	some := false
	for _, w := range o.words {
		if s.deniable.Index(w) < 0 {
			continue
		}
		if some = true; !slices.Contains(s.words, w) {
			return false
		}
	}
	return some
}

// Describe writes a consequence as its file has it, on one line.
func Describe(q *law.Consequence) string {
	text := q.Kind.Spec().Name
	if len(q.Values) > 0 {
		text += ": " + Words(q.Values)
	}
	var args []string
	for i := range q.Args {
		args = append(args, q.Args[i].Name.Text+": "+Words(q.Args[i].Values))
	}
	if len(args) > 0 {
		text += ": {" + strings.Join(args, ", ") + "}"
	}
	return text
}

// DescribeAll writes consequences on one line.
func DescribeAll(list []law.Consequence) (text string) {
	for i := range list {
		text += Describe(&list[i]) + "; "
	}
	return text
}

// Words writes names as a file does: one, or a list.
func Words(list []law.Name) string {
	words := make([]string, len(list))
	for i, n := range list {
		words[i] = n.Text
	}
	if len(words) == 1 {
		return words[0]
	}
	return "[" + strings.Join(words, ", ") + "]"
}
