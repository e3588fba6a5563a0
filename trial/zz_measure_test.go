package trial

import (
	"fmt"
	"os"
	"strconv"
	"testing"
	"time"
	"runtime/pprof"
	"syscall"

	"lawc/auction"
	"lawc/interp"
	"lawc/rules"
	"lawc/schema"
)

func zzload(t testing.TB, name string) *interp.Program {
	src, err := rules.Read(name)
	if err != nil { t.Fatal(err) }
	e, ps := schema.Load(rules.File(name), src)
	if len(ps) > 0 { t.Fatal(ps) }
	p, ps := interp.Compile(e)
	if len(ps) > 0 { t.Fatal(ps) }
	return p
}

func TestZZMeasure(t *testing.T) {
	env := func(k string, d int) int { if v, err := strconv.Atoi(os.Getenv(k)); err == nil { return v }; return d }
	if os.Getenv("ZZ") == "" { t.Skip() }
	b := Bounds{Levels: env("LEVELS", 2), Denominations: []auction.Denomination{auction.Hearts, auction.Notrump}, Depth: env("DEPTH", 0), Irregularities: env("IRR", 2)}
	if os.Getenv("PROF") != "" { f, _ := os.Create(os.Getenv("PROF")); pprof.StartCPUProfile(f); defer pprof.StopCPUProfile() }
	start := time.Now()
	c := Diff(zzload(t, "1936"), zzload(t, "1982"), b, Watch{Progress: func(d, s, w int, n int64) { fmt.Println(d, s, w, n, time.Since(start)) }})
	var ru syscall.Rusage
	syscall.Getrusage(0, &ru)
	fmt.Println("groups", len(c.Differences), "situations", c.Situations, "steps", c.Steps, "whole", c.Whole, "user", ru.Utime.Sec, "rss", ru.Maxrss/1024)
	for _, d := range c.Differences {
		fmt.Printf("%s %d %s fail=%v\n   A %v %v\n   B %v %v\n", d.Kind, d.Situations, d.Record.String(), d.Failed, d.ClausesA, d.A, d.ClausesB, d.B)
	}
}
