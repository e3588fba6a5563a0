package notation

import (
	"encoding/json"
	"errors"
	"io"
	"strconv"
	"strings"

	"lawc/auction"
	"lawc/notation/source"
)

// readJSON reads a record, an array of them, or several one after another: objects, or
// texts in the one-line form.
// One that is no JSON spoils no other.
func readJSON(p *places, n auction.Notation, out *source.Output) {
	j := jsonReader{dec: json.NewDecoder(p), places: p, notation: n, out: out}
	j.dec.UseNumber()
	j.values()
	if p.err != nil {
		out.Aside(p.place.Fault("reading stopped: " + p.err.Error()))
	}
}

// readNDJSON reads a record a line, so that a broken line spoils no other. A
// record without a name is called by its line.
func readNDJSON(l *source.Lines, n auction.Notation, out *source.Output) {
	for l.Next() && !out.Stopped {
		if strings.TrimSpace(l.Text) == "" {
			continue
		}
		if l.Long {
			fault := l.Fault(0, source.TooLong)
			out.Put(Entry{Line: fault.Line, Col: fault.Col, Errors: []Fault{fault}})
			continue
		}
		p := &places{in: strings.NewReader(l.Text), place: source.At(l.Number, 1)}
		j := jsonReader{dec: json.NewDecoder(p), places: p, notation: n, out: out, id: strconv.Itoa(l.Number)}
		j.dec.UseNumber()
		j.values()
	}
}

// A jsonReader takes JSON apart token by token. All its methods tell by ok
// whether reading can go on; if not, broken says why.
type jsonReader struct {
	dec      *json.Decoder
	places   *places
	notation auction.Notation
	out      *source.Output
	// depth is how many objects and lists are open.
	depth int
	// list says that the objects stand in a list.
	list bool
	// syntax says that what is broken is no JSON, rather than cut off.
	syntax bool
	// id is for records that have none.
	id     string
	broken Fault
}

// A jsonToken is a token with its place.
type jsonToken struct {
	value any
	place
	// size is how many bytes it takes in the input.
	size int64
}

// next reads a token. At the end of the input it is not ok, and nothing is
// broken.
func (j *jsonReader) next() (t jsonToken, ok bool) {
	before := j.dec.InputOffset()
	value, err := j.dec.Token()
	var syntax *json.SyntaxError
	if j.syntax = errors.As(err, &syntax); err != nil && !j.syntax {
		t.place = j.places.end(before)
		if (err != io.EOF || j.depth > 0) && j.places.err == nil {
			j.broken = t.Fault("the input breaks off, expected more JSON")
		}
		return t, false
	}
	place, offset := j.places.token(before)
	if err != nil {
		j.broken = j.places.at(syntax.Offset - 1).Fault("this is not JSON: " + syntax.Error())
		return jsonToken{place: place}, false
	}
	switch value {
	case json.Delim('{'), json.Delim('['):
		j.depth++
	case json.Delim('}'), json.Delim(']'):
		j.depth--
	}
	return jsonToken{value, place, j.dec.InputOffset() - offset}, true
}

// values reads the records of the input, also those within an array.
func (j *jsonReader) values() {
	for !j.out.Stopped {
		t, ok := j.next()
		if !ok {
			if !j.breakOff(t.place, nil) {
				return
			}
			continue
		}
		if t.value == json.Delim('[') || t.value == json.Delim(']') {
			j.list = j.depth > 0
			continue
		}
		r := jsonRecord{reader: j, place: t.place}
		if _, line := t.value.(string); line {
			record := r.parse(t)
			record.ID = j.id
			j.out.Put(Entry{Record: record, Line: t.Line, Col: t.Col, Errors: r.faults})
			continue
		}
		if t.value != json.Delim('{') {
			j.bad(t.place, []Fault{t.Fault("found " + source.Describe(t.value) + `, expected a record, as in "N: 1S P"`)})
			continue
		}
		if ok := r.read(); !ok {
			if !j.breakOff(t.place, r.faults) {
				return
			}
			continue
		}
		j.out.Put(r.entry())
	}
}

// breakOff reports what ended the reading, if it was not the end of the input,
// and whether there is more behind it.
func (j *jsonReader) breakOff(at place, faults []Fault) (more bool) {
	if j.broken == (Fault{}) {
		return false
	}
	j.bad(at, append(faults, j.broken))
	j.broken = Fault{}
	return j.syntax && j.resume()
}

func (j *jsonReader) bad(at place, faults []Fault) {
	j.out.Put(Entry{Line: at.Line, Col: at.Col, Errors: faults, Record: auction.Record{ID: j.id}})
}

// skip reads over the rest of a value that began with t.
func (j *jsonReader) skip(t jsonToken) (ok bool) {
	for depth, ok := 0, true; ; t, ok = j.next() {
		if !ok {
			return false
		}
		switch t.value {
		case json.Delim('{'), json.Delim('['):
			depth++
		case json.Delim('}'), json.Delim(']'):
			depth--
		}
		if depth == 0 {
			return true
		}
	}
}

// members calls member for each key of an object that has been opened, with
// the key and the first token of its value, until the object is closed.
func (j *jsonReader) members(member func(key, value jsonToken) (ok bool)) (ok bool) {
	for {
		key, ok := j.next()
		if !ok {
			return false
		}
		if key.value == json.Delim('}') {
			return true
		}
		value, ok := j.next()
		if !ok || !member(key, value) {
			return false
		}
	}
}
