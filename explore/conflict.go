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
	a, b := x.settled(p, 0), x.settled(q, 0)
	for matter, one := range a {
		other := b[matter]
		switch {
		case p == q && len(one) > 1:
			return strings.Join(one, " against ")
		case p != q && len(other) > 0 && !slices.Equal(one, other):
			return strings.Join(one, ", ") + " against " + strings.Join(other, ", ")
		}
	}
	return ""
}

// mostApplied bounds how far clauses that apply clauses are followed.
const mostApplied = 8

// settled lists what a provision settles, by matter: what clauses that it applies
// settle included.
func (x *explorer) settled(p *law.Provision, depth int) map[string][]string {
	list := map[string][]string{}
	add := func(matter, text string) {
		if !slices.Contains(list[matter], text) {
			list[matter] = append(list[matter], text)
			slices.Sort(list[matter])
		}
	}
	for i := range p.Then {
		q := &p.Then[i]
		if matter := matterOf(q); matter != "" {
			add(matter, Describe(q))
		}
		if q.Kind != law.BringApply || depth > mostApplied {
			continue
		}
		for _, id := range q.Values {
			c := x.edition.Clause(id.Text)
			for j := 0; c != nil && j < len(c.Provisions); j++ {
				for matter, texts := range x.settled(&c.Provisions[j], depth+1) {
					for _, text := range texts {
						add(matter, text)
					}
				}
			}
		}
	}
	return list
}

// matterOf is what a consequence settles, of whom if it says so; "" if it settles
// nothing.
func matterOf(q *law.Consequence) string {
	spec := q.Kind.Spec()
	if spec.Settles == "" {
		return ""
	}
	if who := spec.Param("who"); who != nil {
		return fmt.Sprint(spec.Settles, q.Word("who"))
	}
	return spec.Settles
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
