package trial

import (
	"fmt"
	"os"
	"path/filepath"
	"sync/atomic"
	"testing"
	"time"

	"lawc/interp"
	"lawc/law"
	"lawc/schema"
)

func TestProbeMut(t *testing.T) {
	name := os.Getenv("ED")
	if name == "" {
		t.Skip()
	}
	src, _ := os.ReadFile("../rules/" + name + ".yaml")
	e, _ := schema.Load(name, src)
	if os.Getenv("INF") != "" {
		e = e.WithInferred()
	}
	p, ps := interp.Compile(e)
	if p == nil {
		t.Fatal(ps)
	}
	var cases []law.Case
	files, _ := filepath.Glob("../testdata/cases/*/*.yaml")
	for _, f := range files {
		s, _ := os.ReadFile(f)
		c, ps := schema.LoadCases(f, s)
		if len(ps) > 0 {
			fmt.Println(ps)
		}
		cases = append(cases, c...)
	}
	s := time.Now()
	r := Explore(p, UsualBounds(), nil)
	fmt.Println("explored", time.Since(s), len(r.Keys))
	bench := NewBench(r, cases)
	fmt.Println("bench", time.Since(s), len(r.Keys), len(bench.trials))
	ms := Mutants(p.Edition)
	var n atomic.Int32
	bench.Done = func(v *Verdict) {
		if v.Fate == Survives || v.Joint {
			rec := ""
			if v.Record != nil {
				rec = v.Record.String()
			}
			fmt.Printf("%s %v %s %s | %s | %s | %s\n", v.Fate, v.Joint, v.Clause.Provenance, v.Clause.ID, v.Kind, v.Change, rec)
		}
		if k := n.Add(1); k%100 == 0 {
			fmt.Println(k, len(ms), time.Since(s))
		}
	}
	vs := bench.Decide(ms)
	count := map[string]int{}
	for _, v := range vs {
		pr := v.Clause.Provenance
		count[pr+" "+v.Fate.String()]++
		if v.Joint {
			count["joint"]++
		}
	}
	fmt.Println(count, time.Since(s))
}
