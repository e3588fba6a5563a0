package trial

import (
	"fmt"
	"os"
	"testing"
	"time"

	"lawc/schema"
	"lawc/interp"
)

func TestProbeMeaning(t *testing.T) {
	name := os.Getenv("ED")
	if name == "" {
		t.Skip()
	}
	src, _ := os.ReadFile("../rules/" + name + ".yaml")
	e, _ := schema.Load(name, src)
	p, _ := interp.Compile(e.WithInferred())
	s := time.Now()
	x := ExploreMeaning(p, UsualBounds(), nil)
	for _, r := range x.Remarks {
		fmt.Println(r.Problem)
	}
	fmt.Println(x.Asked, time.Since(s))
}
