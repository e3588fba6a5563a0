package explore

import (
	"testing"

	"lawc/auction"
	"lawc/internal/fortest"
	"lawc/interp"
)

// TestReachIsComplete runs every record up to a length, without leaving any out, and
// finds no question that the walk has not met.
func TestReachIsComplete(t *testing.T) {
	p := fortest.Embedded(t, "1936")
	b := within(3)[0]
	r := Explore(p, []Bounds{b}, 0, nil)
	a := NewAlphabet(b, p)
	m := p.NewMachine()
	missing := 0
	note := func(q interp.Asked) {
		if _, known := r.index[q]; !known {
			missing++
		}
	}
	m.Observe, m.Supposed = note, note
	saved := make([]interp.Snapshot, b.Depth)
	var extend func(depth int)
	extend = func(depth int) {
		if depth == b.Depth {
			return
		}
		m.Save(&saved[depth])
		for _, item := range a.From([]*interp.Machine{m}, nil) {
			m.Restore(&saved[depth])
			a.each(item, m.Step)
			if !a.ends(item, []*interp.Machine{m}) {
				extend(depth + 1)
			}
		}
	}
	m.Reset(auction.North)
	extend(0)
	if missing > 0 || len(r.Keys) < 100 {
		t.Errorf("%d questions of short records are not among the %d reached", missing, len(r.Keys))
	}
}

// TestRandomAgain makes the same record twice, and others by other numbers.
func TestRandomAgain(t *testing.T) {
	p := fortest.Embedded(t, "1936")
	one, other := NewRandom(p, 7), NewRandom(p, 7)
	other.Record(3)
	a, b, c := one.Record(5), other.Record(5), one.Record(6)
	if a.String() != b.String() || a.String() == c.String() {
		t.Errorf("%s, %s and %s", a.String(), b.String(), c.String())
	}
}

// TestRandomReads writes records made at random down and reads them again.
func TestRandomReads(t *testing.T) {
	random := NewRandom(fortest.Embedded(t, "1963"), 7)
	for n := range 500 {
		r := random.Record(n)
		read, err := auction.Parse(r.String())
		if err != nil || read.String() != r.String() {
			t.Errorf("%s is read as %s: %v", r.String(), read.String(), err)
		}
	}
}

// TestAlphabet finds in the alphabet what the conditions of an edition can tell apart.
func TestAlphabet(t *testing.T) {
	wide := UsualBounds()[1]
	a := NewAlphabet(wide, fortest.Embedded(t, "1982"))
	have := map[string]bool{}
	for i := range a.Items {
		r := auction.Record{Items: a.Items[i : i+1 : i+1]}
		have[r.String()] = true // as it is printed, though it may not stand alone
	}
	for _, want := range []string{
		"N: N:card(S2,S3)", "N: 1S{conventional=S}", "N: 1S{conventional=C+S}", "N: X{conventional=C}", "N: 1S{damaging=false}",
		"N: E:1S{simultaneous}", "N: 1S>P{inadvertent,pause}", "N: P>1S{misinformed}", "N: 1S~1NT", "N: N:>1NT{misinformed}",
		"N: X(1S)", "N: ?", "N: 8S", "N: S:accept", "N: N:lead(S2)",
	} {
		if !have[want] {
			t.Errorf("%s is not in the alphabet", want)
		}
	}
}
