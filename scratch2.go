//go:build ignore

package main

import (
	"fmt"
	"os"
	"strconv"
	"time"

	"lawc/auction"
	"lawc/interp"
	"lawc/schema"
	"lawc/trial"
)

func main() {
	var ps []*interp.Program
	levels, _ := strconv.Atoi(os.Args[1])
	nd, _ := strconv.Atoi(os.Args[2])
	depth, _ := strconv.Atoi(os.Args[3])
	for _, n := range os.Args[4:] {
		src, _ := os.ReadFile("rules/" + n + ".yaml")
		e, _ := schema.Load(n, src)
		p, _ := interp.Compile(e)
		ps = append(ps, p)
	}
	dens := [][]auction.Denomination{nil, {3}, {3, 4}, {2, 3, 4}}[nd]
	t := time.Now()
	w := &trial.Walk{Programs: ps, Depth: depth, Alphabet: trial.NewAlphabet(trial.Ladder{levels, dens, true})}
	w.Progress = func(d, s, wait int, st int64) { fmt.Println(d, s, wait, st, time.Since(t)) }
	w.Run()
}
