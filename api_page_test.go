package lawc_test

import (
	"encoding/json"
	"fmt"
	"maps"
	"regexp"
	"slices"
	"strings"
	"testing"

	"lawc"
	"lawc/internal/page"
)

const apiPage = "docs/api.md"

// addresses lists what can be asked over HTTP.
func addresses(t *testing.T) string {
	described, err := json.Marshal(page.OpenAPI(""))
	if err != nil {
		t.Fatal(err)
	}
	var api struct {
		Paths map[string]map[string]struct{ Summary string }
	}
	if err := json.Unmarshal(described, &api); err != nil || len(api.Paths) == 0 {
		t.Fatal("found no addresses", err)
	}
	var b strings.Builder
	b.WriteString("| address | what is answered |\n| --- | --- |\n")
	for _, path := range slices.Sorted(maps.Keys(api.Paths)) {
		for method, o := range api.Paths[path] {
			fmt.Fprintf(&b, "| `%s %s` | %s |\n", strings.ToUpper(method), path, o.Summary)
		}
	}
	return b.String()
}

var keyRow = regexp.MustCompile("(?m)^\\| `([a-z_]+)` \\|")

// TestAPIPage holds the keys of a ruling to those that are written, and asks what the
// page shows as questions.
func TestAPIPage(t *testing.T) {
	text := readFile(t, apiPage)
	laws, err := lawc.Open("")
	if err != nil {
		t.Fatal(err)
	}
	ruling, err := laws.Rule("N: 1S 1H TD E:2C")
	if err != nil {
		t.Fatal(err)
	}
	var told []string
	for _, row := range keyRow.FindAllStringSubmatch(text, -1) {
		told = append(told, row[1])
	}
	if written := keysOf(t, lawc.JSON(ruling)); !slices.Equal(told, written) {
		t.Errorf("%s: found the keys %v, expected %v", apiPage, told, written)
	}
	var answer string
	for _, b := range blocks(text) {
		switch {
		case b.info != "json":
		case strings.HasPrefix(b.text, `{"record"`):
			_, body := page.New("test").Handle(page.Root+"rule", []byte(b.text))
			answer = string(body)
			if !json.Valid(body) {
				t.Errorf("%s: %s is answered by %s", apiPage, b.text, answer)
			}
		case strings.TrimSpace(answer) != strings.TrimSpace(b.text):
			t.Errorf("%s: found the answer %s, expected %s", apiPage, b.text, answer)
		}
	}
	if answer == "" {
		t.Errorf("%s: found no question", apiPage)
	}
}

// keysOf gives the keys of a JSON object in order.
func keysOf(t *testing.T, object []byte) (keys []string) {
	d := json.NewDecoder(strings.NewReader(string(object)))
	if _, err := d.Token(); err != nil {
		t.Fatal(err)
	}
	for d.More() {
		key, err := d.Token()
		if err != nil {
			t.Fatal(err)
		}
		keys = append(keys, key.(string))
		var value json.RawMessage
		if err := d.Decode(&value); err != nil {
			t.Fatal(err)
		}
	}
	return keys
}
