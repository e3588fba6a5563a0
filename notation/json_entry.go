package notation

import (
	"encoding/json"
	"slices"

	"lawc/auction"
	"lawc/notation/source"
)

// entry puts the record together when its object has been read.
func (r *jsonRecord) entry() Entry {
	_, hasRecord := r.given["record"]
	_, hasDealer := r.given["dealer"]
	_, hasAuction := r.given["auction"]
	var record auction.Record
	switch {
	case hasRecord && (hasDealer || hasAuction):
		r.fail(r.place, "found both a record and its dealer or auction, expected one of the two")
	case hasRecord:
		record = r.parse(r.given["record"])
	case slices.ContainsFunc(r.meant, func(key string) bool { return slices.Contains(recordKeys[3:], key) }):
		// It is there, under a name that has been complained of.
	case !hasDealer:
		r.fail(r.place, `found no dealer, expected one, as in {"dealer": "N", "auction": "1S P"}`)
	case !hasAuction:
		r.fail(r.place, `found no auction, expected one, as in {"dealer": "N", "auction": "1S P"}`)
	default:
		record = r.build()
	}
	record.ID = r.id()
	return Entry{Record: record, Line: r.Line, Col: r.Col, Errors: r.faults}
}

// parse reads a record in the one-line form.
func (r *jsonRecord) parse(value jsonToken) auction.Record {
	text, _ := value.value.(string)
	if r.faults != nil {
		return auction.Record{}
	}
	record, err := r.reader.notation.Parse(text)
	r.faults = syntaxFaults(err, value.column)
	return record
}

// build puts dealer and items together.
func (r *jsonRecord) build() auction.Record {
	b := r.reader.notation.Builder(r.dealer)
	for _, item := range r.items {
		if _, isText := item.call.value.(string); !isText {
			continue // complained of already
		}
		var err error
		if item.whole {
			err = b.Add(item.Action)
		} else {
			err = b.AddPart(item.Part)
		}
		for _, fault := range syntaxFaults(err, item.call.column) {
			r.faults = source.AddFault(r.faults, fault)
		}
	}
	return b.Record()
}

// column gives the place of a column of a text: in the input, if the text
// stands there as it is, and otherwise that of the text as a whole.
func (t jsonToken) column(col int) (line, column int) {
	if text, ok := t.value.(string); ok && int64(len(text)+len(`""`)) == t.size {
		return t.Line, t.Col + col
	}
	return t.Line, t.Col
}

// id is the record's name, by whichever key it is given.
func (r *jsonRecord) id() string {
	for _, key := range recordKeys[:3] {
		value, given := r.given[key]
		if !given {
			continue
		}
		switch id := value.value.(type) {
		case string:
			return id
		case json.Number:
			return id.String()
		}
		r.fail(value.place, "found %s as %s, expected a text or a number", source.Describe(value.value), key)
	}
	return r.reader.id
}
