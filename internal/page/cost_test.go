package page

import (
	"encoding/json"
	"math"
	"runtime"
	"strings"
	"testing"

	"lawc/internal/fortest"
)

// TestCost asks for the longest things that may be asked for, of every kind, and for half
// of them: what is twice as long takes about twice as much memory to answer, not four times.
func TestCost(t *testing.T) {
	if testing.Short() {
		t.Skip("long records take long under the race detector")
	}
	e := New("test")
	for i, unit := range []string{"N:1C TD ", "1H ", "N:X ", "E:card(SA) ", "S:1C>2C TD ", "N:P TD E:1C ", "N:1C~2C "} {
		if i%fortest.Every(4) > 0 {
			continue
		}
		for path, size := range map[string]int{"rule": maxRecord, "questions": maxRecord, "options": maxOptionItems * 2, "boards": maxRecord} {
			// A machine that garbage collection takes between the two has to be made anew, so the
			// least of a few counts.
			half, whole := uint64(math.MaxUint64), uint64(math.MaxUint64)
			for tries := 0; tries == 0 || tries < 3 && whole > 3*half; tries++ {
				half, whole = min(half, costOf(t, e, path, unit, size/2)), min(whole, costOf(t, e, path, unit, size))
			}
			if whole > 3*half {
				t.Errorf("%s, %s over and over: %d bytes for half, %d for the whole", path, unit, half, whole)
			}
		}
	}
}

// costOf asks for a record of some length and gives the memory that the answer took, in
// bytes.
func costOf(t *testing.T, e *Engine, path, unit string, size int) uint64 {
	t.Helper()
	record := "N: 1C " + strings.Repeat(unit, (size-16)/len(unit))
	body, _ := json.Marshal(map[string]any{"record": record, "editions": "1982"})
	if path == "boards" {
		body, _ = json.Marshal(map[string]any{"name": "a.txt", "text": strings.Repeat(record+"\n", 50)})
	}
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	if status, answer := e.Handle(Root+path, body); status != statusOK {
		t.Errorf("%s, %s over and over: %d, %.200s", path, unit, status, answer)
	}
	runtime.ReadMemStats(&after)
	return after.TotalAlloc - before.TotalAlloc
}
