package trial

import (
	"fmt"
	"os"
	"strconv"
	"testing"
	"time"

	"lawc/auction"
	"lawc/interp"
	"lawc/schema"
)

func TestProbeReach(t *testing.T) {
	name := os.Getenv("ED")
	if name == "" {
		t.Skip()
	}
	src, _ := os.ReadFile("../rules/" + name + ".yaml")
	e, _ := schema.Load(name, src)
	p, ps := interp.Compile(e)
	if p == nil {
		t.Fatal(ps)
	}
	lv, _ := strconv.Atoi(os.Getenv("LV"))
	ir, _ := strconv.Atoi(os.Getenv("IR"))
	dp, _ := strconv.Atoi(os.Getenv("DP"))
	b := Bounds{Levels: lv, Denominations: []auction.Denomination{auction.Spades, auction.Notrump}, Irregularities: ir, Depth: dp}
	s := time.Now()
	var r *Reach
	r = Explore(p, []Bounds{b}, func(d, s2, wait int, st int64) { fmt.Println(d, s2, wait, st, time.Since(s), len(r2(r))) })
	per := map[string]int{}
	for _, k := range r.Keys {
		x := k.Moment.String()
		if k.Supposed {
			x += "?"
		}
		per[x]++
	}
	fmt.Println(per, r.Gaps)
}
func r2(r *Reach) []Key { if r == nil { return nil }; return r.Keys }
