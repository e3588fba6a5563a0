package notation

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"

	"lawc/auction"
	"lawc/notation/source"
)

var (
	recordKeys = []string{"id", "name", "board", "dealer", "auction", "record"}
	itemKeys   = []string{"seat", "call", "facts"}
)

// A jsonRecord is a record while its object is being read. Keys may come in
// any order, so that nothing is put together before the end.
type jsonRecord struct {
	reader *jsonReader
	place
	faults []Fault
	given  map[string]jsonToken
	items  []jsonItem
	dealer auction.Seat
	// meant are keys that were misspelt.
	meant []string
}

// A jsonItem is an element of a list of items, or a whole auction in one text.
type jsonItem struct {
	auction.Part
	// call is the text of Part.Action with its place.
	call jsonToken
	// whole says that the text may hold any number of items.
	whole bool
}

func (r *jsonRecord) fail(at place, format string, args ...any) {
	r.faults = source.AddFault(r.faults, at.Fault(fmt.Sprintf(format, args...)))
}

// read reads the object up to its closing brace.
func (r *jsonRecord) read() (ok bool) {
	r.given = map[string]jsonToken{}
	return r.reader.members(func(key, value jsonToken) bool {
		if !r.known(key, r.given, recordKeys) {
			return r.reader.skip(value)
		}
		name := key.value.(string)
		r.given[name] = value
		switch name {
		case "auction":
			return r.auction(value)
		case "dealer":
			r.dealer = r.seat(value)
		case "record":
			if _, ok := value.value.(string); !ok {
				r.fail(value.place, `found %s, expected a record, as in "N: 1S P"`, source.Describe(value.value))
			}
		}
		return r.reader.skip(value)
	})
}

// known reports whether a key may stand here, and complains if not.
func (r *jsonRecord) known(key jsonToken, given map[string]jsonToken, keys []string) bool {
	name := key.value.(string)
	if _, twice := given[name]; twice {
		r.fail(key.place, "found the key %s twice, expected it once", name)
		return false
	}
	if slices.Contains(keys, name) {
		return true
	}
	hint := "expected one of " + strings.Join(keys, ", ")
	if nearest := auction.Nearest(name, keys...); nearest != "" {
		hint = "did you mean " + nearest + "?"
		r.meant = append(r.meant, nearest)
	}
	r.fail(key.place, "found the unknown key %q, %s", source.Shorten(name), hint)
	return false
}

func (r *jsonRecord) seat(value jsonToken) auction.Seat {
	if name, ok := value.value.(string); ok {
		if seat, ok := r.reader.notation.SeatNamed(strings.TrimSpace(name)); ok {
			return seat
		}
	}
	r.fail(value.place, "found %s, expected a seat: N, E, S or W", source.Describe(value.value))
	return auction.North
}

// auction reads the items: one text, or a list of texts and objects.
func (r *jsonRecord) auction(value jsonToken) (ok bool) {
	if text, ok := value.value.(string); ok {
		r.items = []jsonItem{{call: value, Part: auction.Part{Action: text}, whole: true}}
		return true
	}
	if value.value != json.Delim('[') {
		r.fail(value.place, "found %s, expected the calls in one text or in a list", source.Describe(value.value))
		return r.reader.skip(value)
	}
	for {
		element, ok := r.reader.next()
		switch {
		case !ok:
			return false
		case element.value == json.Delim(']'):
			return true
		case element.value == json.Delim('{'):
			ok = r.item(element)
		default:
			text, isText := element.value.(string)
			if !isText {
				r.fail(element.place, "found %s, expected an item, as in \"1S\"", source.Describe(element.value))
				ok = r.reader.skip(element)
				break
			}
			r.items = append(r.items, jsonItem{call: element, Part: auction.Part{Action: text}})
		}
		if !ok {
			return false
		}
	}
}

// item reads an object with seat, call and facts.
func (r *jsonRecord) item(object jsonToken) (ok bool) {
	item, given := jsonItem{}, map[string]jsonToken{}
	ok = r.reader.members(func(key, value jsonToken) bool {
		if !r.known(key, given, itemKeys) {
			return r.reader.skip(value)
		}
		name := key.value.(string)
		given[name] = value
		switch name {
		case "facts":
			return r.facts(value, &item)
		case "seat":
			item.Seat, item.HasSeat = r.seat(value), true
		default:
			item.call = value
			text, isText := value.value.(string)
			if item.Action = text; !isText {
				r.fail(value.place, "found %s, expected a call or another item, as in \"1S\"", source.Describe(value.value))
			}
		}
		return r.reader.skip(value)
	})
	if _, has := given["call"]; ok && !has {
		r.fail(object.place, `found no call, expected one, as in {"seat": "E", "call": "2H"}`)
	}
	r.items = append(r.items, item)
	return ok
}

// facts reads an object of names and values.
func (r *jsonRecord) facts(value jsonToken, item *jsonItem) (ok bool) {
	if value.value != json.Delim('{') {
		r.fail(value.place, `found %s, expected facts, as in {"pause": true}`, source.Describe(value.value))
		return r.reader.skip(value)
	}
	return r.reader.members(func(key, value jsonToken) bool {
		text, isText := value.value.(string)
		if truth, isBool := value.value.(bool); isBool {
			text, isText = fmt.Sprint(truth), true
		}
		fact, complaint := r.reader.notation.Fact(key.value.(string), text)
		_, misnamed := r.reader.notation.Fact(key.value.(string), "")
		switch {
		case misnamed != "":
			r.fail(key.place, "%s", misnamed)
		case !isText || text == "":
			r.fail(value.place, "found %s, expected true, false or suits, as in \"H+S\"", source.Describe(value.value))
		case complaint != "":
			r.fail(value.place, "%s", complaint)
		default:
			item.Facts = append(item.Facts, fact)
		}
		return r.reader.skip(value)
	})
}
