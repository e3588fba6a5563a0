package interp_test

import (
	"os"
	"strings"
	"testing"

	"lawc/interp"
	"lawc/law"
	"lawc/rules"
	"lawc/schema"
)

// TestAfterTakeSecond brings something of the change once its second call has been
// taken for the first: there is no change any more of which it could be said.
func TestAfterTakeSecond(t *testing.T) {
	tried := 0
	for _, name := range editions(t) {
		src, err := os.ReadFile("../rules/" + name + ".yaml")
		if err != nil {
			t.Fatal(err)
		}
		const takes = "- take_second\n"
		before, after, has := strings.Cut(string(src), takes)
		if !has {
			continue
		}
		tried++
		indent := before[strings.LastIndex(before, "\n")+1:]
		more := indent + "- must_pass: {who: partner, for: rest}\n" + indent + "- exposes_to: [\"26\"]\n"
		e, problems := schema.Load(name+".yaml", []byte(before+takes+more+after), rules.Assumed)
		if len(problems) > 0 {
			t.Fatal(problems)
		}
		p, problems := interp.Compile(e)
		if len(problems) > 0 {
			t.Fatal(problems)
		}
		r := parse(t, "N: 1S 1H>2H TD")
		if got := p.NewMachine().Run(&r); len(got.Auction) != 2 || got.MustPass != (law.Result{}).MustPass {
			t.Errorf("%s: got %v, and must pass: %v", name, got.Auction, got.MustPass)
		}
	}
	if tried == 0 {
		t.Error("no edition takes the second call of a change for the first")
	}
}
