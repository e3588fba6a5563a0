package options

import (
	"sync"
	"testing"

	"lawc/auction"
	"lawc/interp"
	"lawc/law"
	"lawc/rules"
	"lawc/schema"
)

var programs = struct {
	sync.Mutex
	of map[string]*interp.Program
}{of: map[string]*interp.Program{}}

// under gives an explorer of an edition that comes with lawc.
func under(t testing.TB, name string) *Explorer {
	t.Helper()
	programs.Lock()
	defer programs.Unlock()
	if programs.of[name] == nil {
		src, err := rules.Read(name)
		if err != nil {
			t.Fatal(err)
		}
		e, problems := schema.Load(name, src, rules.Assumed)
		if e == nil {
			t.Fatal(problems)
		}
		programs.of[name] = compile(t, e)
	}
	return New(programs.of[name])
}

func compile(t testing.TB, e *law.Edition) *interp.Program {
	p, problems := interp.Compile(e)
	if p == nil {
		t.Fatal(problems)
	}
	return p
}

func record(t testing.TB, text string) *auction.Record {
	t.Helper()
	r, err := auction.Parse(text)
	if err != nil {
		t.Fatal(err)
	}
	return &r
}
