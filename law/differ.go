package law

import "reflect"

// resultKeys are the keys of a result that say what is ruled, in order.
var resultKeys = []string{"phase", "turn", "auction", "contract", "passed_out", "events", "clauses", "must_pass", "may_not",
	"must", "rights", "discretion", "assumed", "not_covered"}

// Differing lists the keys in which the results of one record are not all the same,
// in the order of the keys. Which clause an entry comes from makes no difference,
// but for the key that lists the clauses.
func Differing(results []*Result) (keys []string) {
	if len(results) < 2 {
		return nil
	}
	var views []map[string]any
	for _, r := range results {
		views = append(views, r.View())
	}
	for _, key := range resultKeys {
		first := ruled(key, views[0][key])
		for _, v := range views[1:] {
			if !reflect.DeepEqual(first, ruled(key, v[key])) {
				keys = append(keys, key)
				break
			}
		}
	}
	return keys
}

// ruled leaves the clauses out of the entries of a list.
func ruled(key string, value any) any {
	list, ok := value.([]any)
	if !ok || key == "clauses" {
		return value
	}
	var entries []any
	for _, entry := range list {
		e, ok := entry.(map[string]any)
		if !ok {
			entries = append(entries, entry)
			continue
		}
		kept := map[string]any{}
		for k, v := range e {
			if k != "clause" && k != "clauses" {
				kept[k] = v
			}
		}
		entries = append(entries, kept)
	}
	return entries
}
