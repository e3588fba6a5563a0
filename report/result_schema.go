package report

import (
	"slices"

	"lawc/auction"
	"lawc/law"
)

// A shape is a piece of a JSON Schema.
type shape = map[string]any

// ResultSchema is the JSON Schema of a result: the keys, always all of them, and what each
// may hold. The words come from the vocabulary of the laws.
func ResultSchema() map[string]any {
	seat := wordShape(seatNames()...)
	item := closed(shape{
		"n": numberShape(), "seat": orNull(seat), "item": textShape(), "status": wordShape(statuses()...),
		"clauses": listOf(textShape()), "findings": listOf(wordShape(law.Findings()...)),
	})
	s := closed(shape{
		"edition": textShape(), "id": textShape(), "record": textShape(), "phase": wordShape(phases()...), "turn": orNull(seat),
		"auction":    listOf(closed(shape{"seat": seat, "call": textShape(), "implied": truthShape()}, "implied")),
		"contract":   orNull(contractShape(seat)),
		"passed_out": truthShape(), "events": listOf(item), "clauses": listOf(textShape()),
		"must_pass": mustPassShape(),
		"may_not": listOf(closed(shape{
			"seat": seat, "calls": listOf(textShape()), "bid": textShape(), "until": wordShape("turn", "rest"), "clause": textShape(),
		}, "bid", "clause")),
		"must": listOf(closed(shape{
			"seat": seat, "do": wordShape(duties()...), "call": textShape(), "with": listOf(textShape()), "clause": textShape(),
		}, "call", "with", "clause")),
		"rights":     listOf(rightShape(seat)),
		"discretion": listOf(closed(shape{"may": textShape(), "by": textShape(), "clause": textShape(), "if": textShape(), "when": textShape()}, "clause", "if", "when")),
		"assumed":    listOf(closed(shape{"n": numberShape(), "fact": textShape(), "value": truthShape()})),
		"not_covered": listOf(closed(shape{
			"n": numberShape(), "finding": wordShape(law.Findings()...),
		})),
	})
	s["$schema"] = "http://json-schema.org/draft-07/schema#"
	s["title"] = "a result of lawc"
	s["description"] = "what one edition of the laws of bridge makes of one record of an auction"
	return s
}

func contractShape(seat shape) shape {
	return closed(shape{
		"level": numberShape(), "denomination": wordShape("C", "D", "H", "S", "NT"),
		"doubled": shape{"type": "integer", "minimum": 0, "maximum": 2}, "declarer": seat,
	})
}

func mustPassShape() shape {
	properties := shape{}
	for _, name := range seatNames() {
		properties[name] = wordShape(law.Duration(law.ObligationNextTurn).String(), law.Duration(law.ObligationRest).String())
	}
	return closed(properties, seatNames()...)
}

func rightShape(seat shape) shape {
	kinds := []string{}
	for k := law.RightKind(law.RightAccept); k <= law.RightWhoLeads; k++ {
		kinds = append(kinds, k.String())
	}
	return closed(shape{
		"holder": wordShape(append(seatNames(), "declarer")...), "right": wordShape(kinds...), "on": seat,
		"suits": listOf(wordShape("C", "D", "H", "S")), "lead": wordShape("opening", "first"), "cards": listOf(textShape()), "clause": textShape(),
	}, "on", "suits", "lead", "cards", "clause")
}

func seatNames() (list []string) {
	for _, seat := range auction.Seats {
		list = append(list, seat.String())
	}
	return list
}

func phases() (list []string) {
	for p := law.Open; p <= law.Undecided; p++ {
		list = append(list, p.String())
	}
	return list
}

func statuses() (list []string) {
	for s := law.Stands; s <= law.Noted; s++ {
		list = append(list, s.String())
	}
	return list
}

func duties() (list []string) {
	for d := law.DutyKind(law.DutyRepeat); d <= law.DutyPass; d++ {
		list = append(list, d.String())
	}
	return list
}

func textShape() shape { return shape{"type": "string"} }

func numberShape() shape { return shape{"type": "integer", "minimum": 1} }

func truthShape() shape { return shape{"type": "boolean"} }

func wordShape(words ...string) shape { return shape{"type": "string", "enum": words} }

func listOf(item shape) shape { return shape{"type": "array", "items": item} }

func orNull(s shape) shape { return shape{"anyOf": []any{s, shape{"type": "null"}}} }

// closed describes an object with these keys and no others, all of them there but
// those that are optional.
func closed(properties shape, optional ...string) shape {
	required := []string{}
	for key := range properties {
		left := true
		for _, other := range optional {
			left = left && other != key
		}
		if left {
			required = append(required, key)
		}
	}
	slices.Sort(required)
	return shape{"type": "object", "properties": properties, "required": required, "additionalProperties": false}
}
