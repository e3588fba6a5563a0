package interp_test

import (
	"fmt"
	"os"
	"strings"
	"testing"

	"lawc/interp"
	"lawc/rules"
	"lawc/schema"
)

// TestWhoMayNot forbids a call to each party that a rule file can name, in the place of
// the offender of 1982, 32.a.
func TestWhoMayNot(t *testing.T) {
	src, err := os.ReadFile("../rules/1982.yaml")
	if err != nil {
		t.Fatal(err)
	}
	const was = "may_not: {who: offender, "
	record := parse(t, "N: P 1H N:X TD")
	for who, want := range map[string]string{"offender": "[N]", "partner": "[S]", "both": "[N S]", "lho": "[E]"} {
		e, problems := schema.Load("1982.yaml", []byte(strings.Replace(string(src), was, "may_not: {who: "+who+", ", 1)), rules.Assumed)
		if len(problems) > 0 {
			t.Fatal(problems)
		}
		p, problems := interp.Compile(e)
		if len(problems) > 0 {
			t.Fatal(problems)
		}
		var got []string
		for _, ban := range p.NewMachine().Run(&record).MayNot {
			got = append(got, ban.Seat.String())
		}
		if fmt.Sprint(got) != want {
			t.Errorf("%s: got %v, want %s", who, got, want)
		}
	}
}
