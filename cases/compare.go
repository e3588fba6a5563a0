package cases

import (
	"reflect"
	"slices"

	"lawc/auction"
	"lawc/law"
)

// A Mismatch is where a result is not what a case expects.
type Mismatch struct {
	law.Pos
	// Key is the key of the result.
	Key string
	// Got and Want are values as a case file writes them; Want begins with
	// "not" where something should not be there.
	Got, Want string
	// Clause is the clause that should have decided and did not, or "", and Why
	// is what kept it; Suite.Run says so.
	Clause string
	Why    *ClauseCoverage
}

// Check compares a result with what a case expects of its edition. It gives a
// mismatch for each key or entry that differs, in the order of the case.
func Check(c law.Case, x law.Expectation, got *law.Result) (list []Mismatch) {
	view := got.View()
	view["auction"] = ShortAuction(got)
	view["contract"] = Contract(got)
	for i := range x.Want {
		list = append(list, wanted(&c, &x.Want[i], got, view)...)
	}
	for i := range x.Without {
		list = append(list, unwanted(&c, &x.Without[i], got, view)...)
	}
	return list
}

// wanted compares one key that must hold.
func wanted(c *law.Case, e *law.Expected, got *law.Result, view map[string]any) (list []Mismatch) {
	value := view[e.Key.Text]
	miss := func(at law.Pos, want any) {
		list = append(list, Mismatch{Pos: at, Key: e.Key.Text, Got: render(near(want, value)), Want: render(want)})
	}
	entries, isList := e.Value.([]any)
	switch {
	case !isList:
		if !whole(c, e, got, value) {
			miss(e.Key.Pos, e.Value)
		}
	case len(entries) == 0:
		if len(listOf(value)) > 0 {
			miss(e.Key.Pos, entries)
		}
	}
	for i, want := range entries {
		if !holds(listOf(value), want) {
			miss(entryPlace(e, i), want)
			if e.Key.Text == "clauses" {
				list[len(list)-1].Clause, _ = want.(string)
			}
		}
	}
	return list
}

// unwanted compares one key that lists what must not be there.
func unwanted(c *law.Case, e *law.Expected, got *law.Result, view map[string]any) (list []Mismatch) {
	value := view[e.Key.Text]
	miss := func(at law.Pos, want any) {
		list = append(list, Mismatch{Pos: at, Key: e.Key.Text, Got: render(near(want, value)), Want: "not " + render(want)})
	}
	switch forbidden := e.Value.(type) {
	case []any:
		for i, one := range forbidden {
			if holds(listOf(value), one) {
				miss(entryPlace(e, i), one)
			}
		}
	case map[string]any:
		for seat, duration := range forbidden {
			if held, _ := value.(map[string]any); held[seat] == duration {
				miss(e.Key.Pos, map[string]any{seat: duration})
			}
		}
	default:
		if whole(c, e, got, value) {
			miss(e.Key.Pos, e.Value)
		}
	}
	return list
}

func listOf(value any) []any {
	list, _ := value.([]any)
	return list
}

func entryPlace(e *law.Expected, i int) law.Pos {
	if i < len(e.Entries) {
		return e.Entries[i]
	}
	return e.Key.Pos
}

// whole compares a value that is compared whole.
func whole(c *law.Case, e *law.Expected, got *law.Result, value any) bool {
	text, isText := e.Value.(string)
	switch {
	case e.Key.Text == "auction" && isText:
		return sameCalls(c.Record.Dealer, text, got.Auction)
	case e.Key.Text == "contract" && e.Value == nil:
		return !got.Contract.IsBid()
	}
	return reflect.DeepEqual(e.Value, value)
}

// sameCalls compares an auction in short form with the calls that count: who
// made each of them, and what it was.
func sameCalls(dealer auction.Seat, short string, calls []law.Counted) bool {
	want, err := auction.Parse(dealer.String() + ": " + short)
	return err == nil && slices.EqualFunc(want.Items, calls, func(item auction.Item, call law.Counted) bool {
		return item.Action == auction.Calls && item.Seat == call.Seat && item.Call == call.Call
	})
}

// holds reports whether a list has an entry that agrees with one wanted.
func holds(list []any, want any) bool {
	return slices.ContainsFunc(list, func(entry any) bool { return agrees("", want, entry) })
}

// agrees compares an entry on the keys given. Of clauses and findings within it
// those given must be there, none meaning that there is none; other lists are compared
// whole, in any order.
func agrees(key string, want, got any) bool {
	switch want := want.(type) {
	case map[string]any:
		entry, ok := got.(map[string]any)
		for key, value := range want {
			ok = ok && agrees(key, value, entry[key])
		}
		return ok
	case []any:
		list, ok := got.([]any)
		if key != "clauses" && key != "findings" || len(want) == 0 {
			ok = ok && len(list) == len(want)
		}
		for _, one := range want {
			ok = ok && holds(list, one)
		}
		return ok
	}
	return want == got
}

// near gives what was got where something else was wanted: of a list, the
// entry about the same item if one is named, and the keys that are compared.
func near(want, got any) any {
	list, isList := got.([]any)
	keys, isEntry := want.(map[string]any)
	if !isList || !isEntry {
		return got
	}
	entries := []any{}
	for _, one := range list {
		entry, ok := one.(map[string]any)
		if n, named := keys["n"]; !ok || named && entry["n"] != n {
			continue
		}
		part := map[string]any{}
		for key := range keys {
			if value, there := entry[key]; there {
				part[key] = value
			}
		}
		entries = append(entries, part)
	}
	return entries
}
