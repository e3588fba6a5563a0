package law

import "lawc/auction"

// A Case is a record and what each edition must make of it, on somebody's
// authority.
type Case struct {
	Name string
	Why  string
	Cite string
	// Unsettled: what is expected rests on a disputed reading, or on a clause that
	// is inferred with less than high confidence.
	Unsettled bool
	Record    auction.Record
	// Items are the places of the record's items.
	Items  []Pos
	Expect []Expectation
	File   string
	Pos    Pos
}

// An Expectation is what one edition must make of a case's record.
type Expectation struct {
	Edition Name
	// Want are the keys that must hold, Without those that must not be there.
	Want    []Expected
	Without []Expected
	Pos     Pos
}

// An Expected is one key of a result with the value that a case gives it: a
// string, bool, int, nil, []any or map[string]any, as JSON would hold it.
type Expected struct {
	// Key is the key, with the place of the value.
	Key   Name
	Value any
	// Entries are the places of the entries when the value is a list.
	Entries []Pos
}
