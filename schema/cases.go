package schema

import (
	"gopkg.in/yaml.v3"

	"lawc/law"
)

// LoadCases reads a case file. Cases with something wrong in them are left out,
// and told in the problems.
func LoadCases(name string, src []byte) ([]law.Case, []law.Problem) {
	r := newReader(name, src)
	var cases []law.Case
	if root := r.document(src); root != nil {
		object(r, root, "a case file", casesFields, &cases)
	}
	return cases, r.done()
}

var casesFields = []field[[]law.Case]{
	{"cases", needed, "the cases", listOf(defined("case")), func(r *reader, n *yaml.Node, cases *[]law.Case) {
		lines := map[string]int{}
		r.list(n, "cases", func(entry *yaml.Node) {
			before := len(r.problems)
			c := r.readCase(entry)
			if first, twice := lines[c.Name]; twice && c.Name != "" {
				r.fail(law.CodeTwice, c.Pos, "case %s stands twice, first in line %d", quote(c.Name), first)
			}
			lines[c.Name] = c.Pos.Line
			if len(r.problems) == before {
				*cases = append(*cases, c)
			}
		})
	}},
}

// A caseDraft is a case that is being read.
type caseDraft struct {
	law.Case
	recordDraft
}

var caseFields = []field[caseDraft]{
	{"name", needed, "what the case is about", aText, func(r *reader, n *yaml.Node, d *caseDraft) { d.Name = r.text(n) }},
	{"record", maybe, "the record, in the one-line form or as a mapping", shape{"anyOf": []any{aRecord, mapping(partFields)}}, func(r *reader, n *yaml.Node, d *caseDraft) {
		d.record = n
	}},
	{"dealer", maybe, "the dealer: N, E, S or W", aSeat, func(r *reader, n *yaml.Node, d *caseDraft) { readDealer(r, n, &d.recordDraft) }},
	{"auction", maybe, "what happened, in order", theItems, func(r *reader, n *yaml.Node, d *caseDraft) { d.items = n }},
	{"why", maybe, "the authority for what is expected: clause, casebook, commentary", aText, func(r *reader, n *yaml.Node, d *caseDraft) { d.Why = r.text(n) }},
	{"cite", maybe, "where that authority stands", aText, func(r *reader, n *yaml.Node, d *caseDraft) { d.Cite = r.text(n) }},
	{"settled", maybe, "false where the value rests on a disputed reading, or on a clause that is inferred with less than high confidence: shown, not counted", aTruth, func(r *reader, n *yaml.Node, d *caseDraft) {
		settled, ok := r.truth(n)
		d.Unsettled = ok && !settled
	}},
	{"expect", needed, "what each edition must make of the record", mappingOf(defined("expectation"), "."), func(r *reader, n *yaml.Node, d *caseDraft) {
		d.Expect = r.readExpectations(n)
	}},
}

func (r *reader) readCase(n *yaml.Node) law.Case {
	d := caseDraft{Case: law.Case{File: r.file, Pos: place(n)}}
	keys := object(r, n, "a case", caseFields, &d)
	if keys == nil {
		return d.Case
	}
	r.items = nil
	if d.record != nil && d.record.Kind == yaml.MappingNode && firstOf(keys, names(partFields)) == "" {
		d.Record, _ = r.readRecord(d.record, partFields)
	} else {
		d.line = d.record
		d.Record = r.compose(n, &d.recordDraft, keys)
	}
	d.Record.ID, d.Items = d.Name, r.items
	return d.Case
}

func (r *reader) readExpectations(n *yaml.Node) (list []law.Expectation) {
	pairs, ok := r.pairs(n, "expect", nil)
	if ok && len(pairs) == 0 {
		r.fail(law.CodeEmpty, place(n), "found no edition, expected one at least with what it makes of the record")
	}
	for _, p := range pairs {
		if isEmpty(p.value) {
			r.fail(law.CodeEmpty, p.key.Pos, "nothing is expected of edition %s, expected keys of the result", p.key.Text)
			continue
		}
		x := law.Expectation{Edition: p.key, Pos: p.key.Pos}
		object(r, p.value, "the expectation", expectationFields, &x)
		list = append(list, x)
	}
	return list
}

// expectationFields are the keys of the result, and without.
var expectationFields = append(expected(func(x *law.Expectation) *[]law.Expected { return &x.Want }, resultForms, false),
	field[law.Expectation]{"without", maybe, "what must not be there", mapping(withoutFields), func(r *reader, n *yaml.Node, x *law.Expectation) {
		object(r, n, "without", withoutFields, x)
	}})

var withoutFields = expected(func(x *law.Expectation) *[]law.Expected { return &x.Without }, withoutForms, true)

// expected makes the fields that put what is expected into a list.
func expected(list func(*law.Expectation) *[]law.Expected, forms []keyForm, without bool) (fields []field[law.Expectation]) {
	for _, k := range forms {
		fields = append(fields, field[law.Expectation]{k.key, maybe, k.says, k.shape, func(r *reader, n *yaml.Node, x *law.Expectation) {
			e := law.Expected{Key: law.Name{Text: k.key, Pos: place(n)}}
			var ok bool
			if e.Value, ok = k.read(r, n); !ok {
				return
			}
			if list, ok := e.Value.([]any); ok && without && len(list) == 0 {
				r.fail(law.CodeExpected, place(n), "found an empty list, expected what must not be there")
			}
			if n.Kind == yaml.SequenceNode {
				for _, entry := range n.Content {
					e.Entries = append(e.Entries, place(entry))
				}
			}
			*list(x) = append(*list(x), e)
		}})
	}
	return fields
}
