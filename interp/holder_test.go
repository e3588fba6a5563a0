package interp_test

import (
	"os"
	"strings"
	"testing"

	"lawc/interp"
	"lawc/rules"
	"lawc/schema"
)

// TestRightOfNobody gives the right to change a call to a player who may not be there:
// then nobody has it.
func TestRightOfNobody(t *testing.T) {
	src, err := os.ReadFile("../rules/2017.yaml")
	if err != nil {
		t.Fatal(err)
	}
	text := strings.ReplaceAll(string(src), "right: change_call, holder: lho", "right: change_call, holder: first_to_name")
	e, problems := schema.Load("2017.yaml", []byte(text), rules.Assumed)
	if len(problems) > 0 {
		t.Fatal(problems)
	}
	p, problems := interp.Compile(e)
	if p == nil {
		t.Fatal(problems)
	}
	r := parse(t, "N: 2S P N:>2H{inadvertent}")
	for _, right := range p.NewMachine().Run(&r).Rights {
		if right.Kind.String() == "change_call" {
			t.Errorf("%v may change a call", right.Holder)
		}
	}
}
