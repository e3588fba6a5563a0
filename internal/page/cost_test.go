package page

import (
	"encoding/json"
	"strings"
	"testing"
	"time"
)

// TestCost asks about the longest records that are taken, under every edition: none
// may keep the engine for long.
func TestCost(t *testing.T) {
	if testing.Short() {
		t.Skip("long records take long under the race detector")
	}
	const enough = 30 * time.Second // a hundredth of it is usual on a busy machine
	e := New("test")
	for _, unit := range []string{"N:1C TD ", "1H ", "N:X ", "E:card(SA) ", "S:1C>2C TD ", "N:P TD E:1C ", "N:1C~2C "} {
		for path, size := range map[string]int{"rule": maxRecord, "questions": maxRecord, "options": maxOptionItems * 2, "boards": maxRecord} {
			record := "N: 1C " + strings.Repeat(unit, (size-16)/len(unit))
			body, _ := json.Marshal(map[string]any{"record": record, "editions": "all"})
			if path == "boards" {
				body, _ = json.Marshal(map[string]any{"name": "a.txt", "text": strings.Repeat(record+"\n", 50)})
			}
			start := time.Now()
			status, answer := e.Handle(Root+path, body)
			if took := time.Since(start); took > enough || status != statusOK {
				t.Errorf("%s, %s over and over: %d after %v: %.200s", path, unit, status, took, answer)
			}
		}
	}
}
