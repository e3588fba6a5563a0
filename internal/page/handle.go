package page

import (
	"encoding/json"
	"net/url"
	"reflect"
	"strings"

	"lawc/internal/messages"
)

// The statuses of answers. Package net/http has names for them, and would make
// the WebAssembly form twice as large.
const (
	statusOK       = 200
	statusBad      = 400
	statusNotFound = 404
	statusTooLarge = 413
	statusRefused  = 422
)

// Root is where all that the engine answers begins.
const Root = "/api/v1/"

// A Fault is a question that cannot be answered: what was wrong with it, and
// where in the record it stands if it stands there.
type Fault struct {
	status  int
	Col     int    `json:"col" says:"the column of the record at which it stands, counted in characters from 1; 0 if it is not about the record"`
	Message string `json:"message" says:"what was found, what was expected, how to mend it"`
	More    []spot `json:"more,omitempty" says:"what else is wrong with the record"`
}

type spot struct {
	Col     int    `json:"col" says:"the column, counted in characters from 1"`
	Message string `json:"message" says:"what was found and what was expected"`
}

// A failure is how a fault is written.
type failure struct {
	Error *Fault `json:"error" says:"what was wrong with the question"`
}

// NewFault gives a fault that is not about a record.
func NewFault(status int, message string) *Fault { return &Fault{status: status, Message: message} }

// In gives the fault in a language.
func (f *Fault) In(language string) *Fault {
	said := &Fault{status: f.status, Col: f.Col, Message: messages.In(language, f.Message)}
	for _, other := range f.More {
		said.More = append(said.More, spot{other.Col, messages.In(language, other.Message)})
	}
	return said
}

// LanguageAsked is the language in which a question wants its answer: that of the address
// or else of the body, whatever is wrong with these; "" if none is asked for.
func LanguageAsked(path string, body []byte) string {
	_, query, _ := strings.Cut(path, "?")
	if values, err := url.ParseQuery(query); err == nil && values.Has("lang") {
		return values.Get("lang")
	}
	var q struct{ Lang string }
	_ = json.Unmarshal(body, &q) // what is wrong with it is told elsewhere
	return q.Lang
}

// JSON writes the fault as the answer to a question.
func (f *Fault) JSON() []byte { return encode(failure{f}) }

// A call is one question: what stands in the address after the route's own part,
// the address's parameters, and the body.
type call struct {
	engine *Engine
	rest   []string
	query  url.Values
	body   []byte
}

// A route is one kind of question.
type route struct {
	method, path string
	says         string
	// request is an example of the body, nil if there is none; answer one of
	// what is answered. The descriptions are made from their types.
	request, answer any
	handle          func(*call) (any, *Fault)
}

// routes lists all that can be asked. In a path {} stands for one part.
func routes() []route {
	return []route{
		{"POST", "rule", "a record under editions: results, and their wording", request{}, ruled{}, (*call).rule},
		{"POST", "questions", "what was taken for granted and only people can know, and what each answer leads to", request{}, questionsAnswer{}, (*call).questions},
		{"POST", "options", "what may happen next, what each choice leads to, and what the director says", request{}, optionsAnswer{}, (*call).options},
		{"POST", "boards", "the records of a file, those with irregularities first", filed{}, boardsAnswer{}, (*call).boards},
		{"POST", "export", "a record to take away: as PBN and as a case", request{}, exported{}, (*call).export},
		{"GET", "editions", "the editions, from the oldest to the newest", nil, editionsAnswer{}, (*call).editions},
		{"GET", "editions/{edition}", "an edition with all its clauses", nil, bookAnswer{}, (*call).edition},
		{"GET", "clauses/{edition}/{id}", "a clause with its conditions and consequences in words", nil, clauseAnswer{}, (*call).clause},
		{"GET", "rulings", "the table of rulings: situations down, editions across", nil, rulingsAnswer{}, (*call).rulings},
		{"GET", "openapi.json", "this description", nil, nil, (*call).openAPI},
		{"GET", "schema/result.json", "the JSON Schema of a result", nil, nil, (*call).resultSchema},
	}
}

// matches gives the parts of a path that stand in the place of {}.
func (r *route) matches(path string) (rest []string, ok bool) {
	want, got := strings.Split(r.path, "/"), strings.Split(path, "/")
	if len(want) != len(got) {
		return nil, false
	}
	for i, part := range want {
		if strings.HasPrefix(part, "{") && got[i] != "" {
			rest = append(rest, got[i])
		} else if part != got[i] {
			return nil, false
		}
	}
	return rest, true
}

// Method tells by which method a path is asked, "" if nothing is there.
func Method(path string) string {
	path, _, _ = strings.Cut(path, "?")
	for _, r := range routes() {
		if _, ok := r.matches(strings.TrimPrefix(path, Root)); ok && strings.HasPrefix(path, Root) {
			return r.method
		}
	}
	return ""
}

// Handle answers one question: the path with its parameters, and what was sent
// with it. It gives the status and JSON, whatever was asked.
func (e *Engine) Handle(path string, body []byte) (status int, answer []byte) {
	answered, fault := e.answer(path, body)
	if fault != nil {
		return fault.status, fault.In(LanguageAsked(path, body)).JSON()
	}
	return statusOK, encode(answered)
}

func (e *Engine) answer(path string, body []byte) (any, *Fault) {
	path, query, _ := strings.Cut(path, "?")
	values, err := url.ParseQuery(query)
	if err != nil {
		return nil, NewFault(statusBad, "the parameters of the address cannot be read")
	}
	for _, r := range routes() {
		rest, ok := r.matches(strings.TrimPrefix(path, Root))
		if !ok || !strings.HasPrefix(path, Root) {
			continue
		}
		for i := range rest {
			if rest[i], err = url.PathUnescape(rest[i]); err != nil {
				return nil, NewFault(statusBad, "the address cannot be read")
			}
		}
		return r.handle(&call{e, rest, values, body})
	}
	return nil, NewFault(statusNotFound, "found nothing at this address, "+Root+"openapi.json lists what can be asked")
}

// encode writes an answer. Lists that are empty are written as such, so that
// whoever reads them need not ask whether they are there.
func encode(v any) []byte {
	text, err := json.Marshal(v)
	if err != nil {
		panic("an answer cannot be written: " + err.Error()) // answers hold nothing that JSON cannot
	}
	return text
}

// orEmpty gives a list that is never null.
func orEmpty[T any](list []T) []T {
	if list == nil {
		return []T{}
	}
	return list
}

// keysOf lists the names under which a type is written.
func keysOf(v any) (keys []string) {
	t := reflect.TypeOf(v)
	for i := range t.NumField() {
		if key, _, _ := strings.Cut(t.Field(i).Tag.Get("json"), ","); key != "" {
			keys = append(keys, key)
		}
	}
	return keys
}
