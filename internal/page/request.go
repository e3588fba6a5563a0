package page

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strings"

	"lawc/auction"
	"lawc/law"
	"lawc/report"
)

// A request is a record and what is to be made of it.
type request struct {
	Record   string `json:"record" says:"the record in the one-line form; in Dutch spelling too where the language is Dutch"`
	ID       string `json:"id,omitempty" says:"the record's name, if it has one"`
	Editions names  `json:"editions,omitempty" says:"the editions, in the order of the results, or all; the newest whole one if there are none"`
	Lang     string `json:"lang,omitempty" says:"the language of the wording: en or nl"`
}

// A filed is a file of records.
type filed struct {
	Name     string `json:"name" says:"the file's name, whose ending tells how it is written"`
	Text     string `json:"text" says:"what stands in it"`
	Editions names  `json:"editions,omitempty" says:"the editions; the first is gone by"`
	Lang     string `json:"lang,omitempty" says:"the language of the wording: en or nl"`
}

// Names are several names; one may be written without a list.
type names []string

// UnmarshalJSON reads a list of names, or one.
func (n *names) UnmarshalJSON(text []byte) error {
	var one string
	if json.Unmarshal(text, &one) == nil {
		*n = strings.Split(one, ",")
		return nil
	}
	var list []string
	if json.Unmarshal(text, &list) != nil {
		return errors.New("found editions that are no list of names, expected one, as in [\"NAME\"]")
	}
	*n = list
	return nil
}

// The limits of one question. The longest lawful auction has 319 calls.
const (
	maxRecord   = 8 << 10
	maxEditions = 24
)

// read reads the body of a question into a request.
func (c *call) read(into any) *Fault {
	d := json.NewDecoder(bytes.NewReader(c.body))
	d.DisallowUnknownFields()
	err := d.Decode(into)
	if err == nil && d.More() {
		err = errors.New("found more than one object, expected one")
	}
	if err != nil {
		return NewFault(statusBad, badJSON(err, into))
	}
	return nil
}

// badJSON says what is wrong with a body in words of our own: those of the JSON
// package name types of the program.
func badJSON(err error, into any) string {
	expected := "expected one JSON object with the keys " + strings.Join(keysOf(deref(into)), ", ")
	var syntax *json.SyntaxError
	var shape *json.UnmarshalTypeError
	_, key, unknown := strings.Cut(err.Error(), "unknown field ")
	switch {
	case unknown:
		return "found the key " + key + ", " + expected
	case errors.As(err, &syntax):
		return fmt.Sprintf("found no JSON (at byte %d), %s", syntax.Offset, expected)
	case errors.As(err, &shape) && shape.Field != "":
		return fmt.Sprintf("found a JSON %s as %s, expected a text", shape.Value, shape.Field)
	case errors.As(err, &shape):
		return fmt.Sprintf("found a JSON %s, %s", shape.Value, expected)
	case strings.HasPrefix(err.Error(), "found "):
		return err.Error()
	}
	return "found no whole JSON, " + expected
}

// deref gives what a pointer to a request points to.
func deref(into any) any {
	switch into := into.(type) {
	case *request:
		return *into
	case *filed:
		return *into
	}
	return into
}

// An asking is a request that has been understood.
type asking struct {
	record auction.Record
	books  []*book
	style  report.Style
}

// asked reads a request about a record.
func (c *call) asked() (*asking, *Fault) {
	var q request
	if fault := c.read(&q); fault != nil {
		return nil, fault
	}
	if len(q.Record) > maxRecord {
		return nil, NewFault(statusTooLarge, fmt.Sprintf("found a record of %d bytes, expected at most %d", len(q.Record), maxRecord))
	}
	style, fault := styleIn(q.Lang)
	if fault != nil {
		return nil, fault
	}
	record, err := c.engine.notation(style.Lang).Parse(q.Record)
	if err != nil {
		return nil, unreadable(err)
	}
	record.ID = q.ID
	books, fault := c.engine.booksOf(q.Editions)
	return &asking{record, books, style}, fault
}

// unreadable says where a record cannot be read.
func unreadable(err error) *Fault {
	var faults auction.Errors
	if !errors.As(err, &faults) || len(faults) == 0 {
		return NewFault(statusRefused, err.Error())
	}
	f := &Fault{status: statusRefused, Col: faults[0].Col, Message: faults[0].Msg}
	for _, other := range faults[1:] {
		f.More = append(f.More, spot{other.Col, other.Msg})
	}
	return f
}

// styleIn gives how wording is written in a language.
func styleIn(lang string) (report.Style, *Fault) {
	if lang == "" {
		lang = report.Languages()[0]
	}
	if !slices.Contains(report.Languages(), lang) {
		return report.Style{}, NewFault(statusBad, fmt.Sprintf("unknown language %q, expected one of %s", lang, strings.Join(report.Languages(), ", ")))
	}
	return report.Style{Lang: lang, Symbols: true}, nil
}

// booksOf opens the editions that are asked for, each once.
func (e *Engine) booksOf(asked []string) (books []*book, fault *Fault) {
	if slices.Contains(asked, "all") {
		asked = e.names()
	}
	if len(asked) == 0 {
		name, err := e.usual()
		if err != nil {
			return nil, NewFault(statusBad, err.Error())
		}
		asked = []string{name}
	}
	if len(asked) > maxEditions {
		return nil, NewFault(statusBad, fmt.Sprintf("found %d editions, expected at most %d", len(asked), maxEditions))
	}
	for _, name := range asked {
		b, err := e.book(name)
		if err != nil {
			return nil, NewFault(statusBad, err.Error())
		}
		if !slices.Contains(books, b) {
			books = append(books, b)
		}
	}
	return books, nil
}

// bookNamed opens the edition that stands in the address.
func (c *call) bookNamed() (*book, report.Style, *Fault) {
	style, fault := styleIn(c.query.Get("lang"))
	if fault != nil {
		return nil, style, fault
	}
	b, err := c.engine.book(c.rest[0])
	if err != nil {
		return nil, style, NewFault(statusNotFound, err.Error())
	}
	return b, style, nil
}

// clauseNamed finds a clause by its id.
func clauseNamed(e *law.Edition, id string) (article *law.Article, clause *law.Clause) {
	e.Clauses(func(a *law.Article, c *law.Clause) {
		if c.ID == id {
			article, clause = a, c
		}
	})
	return article, clause
}
