package mutate

import (
	"os"
	"path/filepath"
	"testing"
	"fmt"
	"time"

	"lawc/internal/fortest"
	"lawc/law"
	"lawc/schema"
)

func TestZZ(t *testing.T) {
	files, _ := filepath.Glob(filepath.Join("..", "testdata", "cases", "*", "*.yaml"))
	var list []law.Case
	for _, file := range files {
		src, _ := os.ReadFile(file)
		cases, _ := schema.LoadCases(file, src)
		list = append(list, cases...)
	}
	p := fortest.Embedded(t, os.Getenv("ED"))
	n := 0
	tr := Mutate(p, list, func(*law.Clause) bool { return true }, func(a int) { fmt.Println(a, time.Now()) }, func() { n++; if n%500==0 {fmt.Println(n, time.Now()) }})
	fmt.Println(tr.Count(Killed, ""), tr.Count(Survives, ""), tr.Count(Equivalent, ""), tr.Beside, time.Now())
}
