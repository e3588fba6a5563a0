package schema

import (
	"errors"

	"gopkg.in/yaml.v3"

	"lawc/auction"
	"lawc/law"
)

// A recordDraft is the parts of a record that is being read.
type recordDraft struct {
	id     string
	dealer auction.Seat
	// line is the one-line form; items is what stands under auction.
	line, items *yaml.Node
	// record is what stands under record; it is of use to a record in a case.
	record *yaml.Node
}

var recordFields = append([]field[recordDraft]{
	{"id", maybe, "what the record is called", aText, readRecordID},
	{"name", maybe, "what the record is called", aText, readRecordID},
	{"board", maybe, "the board, in quotes", aText, readRecordID},
	{"record", maybe, "the record in the one-line form", aRecord, func(r *reader, n *yaml.Node, d *recordDraft) { d.line = n }},
}, partFields...)

// partFields are the keys of a record that is not in the one-line form.
var partFields = []field[recordDraft]{
	{"dealer", maybe, "the dealer: N, E, S or W", aSeat, readDealer},
	{"auction", maybe, "what happened, in order", theItems, func(r *reader, n *yaml.Node, d *recordDraft) { d.items = n }},
}

func readRecordID(r *reader, n *yaml.Node, d *recordDraft) {
	if d.id != "" {
		r.fail(law.CodeExclusive, place(n), "found a second name for the record, expected one of id, name and board")
	}
	d.id = r.text(n)
}

func readDealer(r *reader, n *yaml.Node, d *recordDraft) { d.dealer, _ = r.seat(n) }

// readRecord reads a record in any of its forms. It is not ok if anything is
// wrong with it.
func (r *reader) readRecord(n *yaml.Node, fields []field[recordDraft]) (record auction.Record, ok bool) {
	before := len(r.problems)
	r.items = nil
	if n.Kind == yaml.ScalarNode {
		record = r.oneLine(n)
		return record, len(r.problems) == before
	}
	if r.unquoted(n) {
		return record, false
	}
	var d recordDraft
	if keys := object(r, n, "a record", fields, &d); keys != nil {
		record = r.compose(n, &d, keys)
	}
	record.ID = d.id
	return record, len(r.problems) == before
}

// unquoted reports a one-line record that YAML took for a mapping.
func (r *reader) unquoted(n *yaml.Node) bool {
	if n.Kind != yaml.MappingNode || len(n.Content) != 2 {
		return false
	}
	key, value := n.Content[0], n.Content[1]
	if _, seat := r.notation.SeatNamed(key.Value); !seat {
		return false
	}
	r.fail(law.CodeRecord, place(n), "found a mapping from %s, expected the record in quotes: \"%s: %s\"", key.Value, key.Value, value.Value)
	return true
}

// compose makes a record of what stands under record, or under dealer and
// auction.
func (r *reader) compose(n *yaml.Node, d *recordDraft, keys map[string]law.Pos) (record auction.Record) {
	at := place(n)
	_, dealer := keys["dealer"]
	_, items := keys["auction"]
	_, line := keys["record"]
	switch {
	case line && (dealer || items):
		r.fail(law.CodeExclusive, keys["record"], "found record beside dealer or auction, expected one way of writing it")
	case line && d.line != nil:
		return r.oneLine(d.line)
	case line:
	case !dealer && !items:
		r.fail(law.CodeMissingKey, at, "found no record, expected record in the one-line form, or dealer and auction")
	case !dealer:
		r.fail(law.CodeMissingKey, at, "found auction without dealer, expected dealer: N, E, S or W")
	case !items:
		r.fail(law.CodeMissingKey, at, "found dealer without auction, expected auction with what happened, in order")
	case d.items != nil:
		return r.readItems(d.dealer, d.items)
	}
	return record
}

// oneLine reads the one-line form.
func (r *reader) oneLine(n *yaml.Node) auction.Record {
	text := r.text(n)
	if text == "" {
		return auction.Record{}
	}
	record, err := r.notation.Parse(text)
	r.unreadable(n, 0, err)
	r.note(n, record.Items)
	return record
}

// readItems reads what stands under auction: the one-line form without the dealer,
// or a list of items.
func (r *reader) readItems(dealer auction.Seat, n *yaml.Node) auction.Record {
	b := r.notation.Builder(dealer)
	if n.Kind == yaml.ScalarNode {
		if text := r.text(n); text != "" {
			r.unreadable(n, 0, b.Add(text))
			r.note(n, b.Record().Items)
		}
		return b.Record()
	}
	if n.Kind != yaml.SequenceNode {
		r.fail(law.CodeShape, place(n), "found %s, expected items in one line or as a list", found(n))
		return auction.Record{}
	}
	for _, entry := range n.Content {
		r.item(b, entry)
	}
	return b.Record()
}

// An itemDraft is an item of a list, written as a mapping.
type itemDraft struct {
	auction.Part
	text *yaml.Node
}

var itemFields = []field[itemDraft]{
	{"seat", maybe, "who acts: N, E, S or W", aSeat, func(r *reader, n *yaml.Node, d *itemDraft) {
		d.Seat, d.HasSeat = r.seat(n)
	}},
	{"call", needed, "what he does, as in the one-line form", aText, func(r *reader, n *yaml.Node, d *itemDraft) {
		d.text, d.Action = n, r.text(n)
	}},
	{"facts", maybe, "what only a person at the table can know", shape{"type": "object", "additionalProperties": shape{"type": []string{"boolean", "string"}}}, func(r *reader, n *yaml.Node, d *itemDraft) {
		d.Facts = r.itemFacts(n)
	}},
}

func (r *reader) item(b *auction.Builder, n *yaml.Node) {
	d := itemDraft{text: n}
	switch {
	case isEmpty(n):
		r.fail(law.CodeEmpty, place(n), "found an item without a value, expected a call, a verb or TD")
		return
	case n.Kind == yaml.MappingNode && len(n.Content) == 2 && isEmpty(n.Content[0]):
		r.fail(law.CodeShape, place(n), `found ? without quotes, expected a text: write "?"`)
		return
	case n.Kind == yaml.MappingNode:
		object(r, n, "an item", itemFields, &d)
	default:
		d.Action = r.text(n)
	}
	if d.Action != "" {
		r.unreadable(d.text, 0, b.AddPart(d.Part))
		r.note(d.text, b.Record().Items[len(r.items):])
	}
}

func (r *reader) itemFacts(n *yaml.Node) (list []auction.Fact) {
	pairs, _ := r.pairs(n, "facts", nil)
	for _, p := range pairs {
		if p.value.Kind != yaml.ScalarNode || isEmpty(p.value) {
			r.fail(law.CodeShape, place(p.value), "found %s, expected true, false or suits, as in H+S", found(p.value))
			continue
		}
		fact, complaint := r.notation.Fact(p.key.Text, p.value.Value)
		if complaint != "" {
			at := place(p.value)
			if _, misnamed := r.notation.Fact(p.key.Text, ""); misnamed != "" {
				at = p.key.Pos
			}
			r.fail(law.CodeRecord, at, "%s", complaint)
			continue
		}
		list = append(list, fact)
	}
	return list
}

// unreadable reports what is wrong with a text, each fault at its place. The
// first skip characters that were read do not stand in the file.
func (r *reader) unreadable(n *yaml.Node, skip int, err error) {
	var faults auction.Errors
	if !errors.As(err, &faults) {
		return
	}
	text := r.measure(n)
	for _, fault := range faults {
		r.fail(law.CodeRecord, text.character(fault.Col-1-skip), "%s", fault.Msg)
	}
}

// note keeps the places of items that were read from a text.
func (r *reader) note(n *yaml.Node, items []auction.Item) {
	text := r.measure(n)
	for i := range items {
		r.items = append(r.items, text.character(items[i].Col-1))
	}
}

// seat reads a seat.
func (r *reader) seat(n *yaml.Node) (auction.Seat, bool) {
	text := r.text(n)
	seat, ok := r.notation.SeatNamed(text)
	if !ok && text != "" {
		r.fail(law.CodeWord, place(n), "found %s, expected a seat: N, E, S or W", quote(text))
	}
	return seat, ok
}
