package lawc_test

import (
	"bytes"
	"math/rand"
	"testing"

	"lawc/auction"
	"lawc/internal/fortest"
	"lawc/interp"
	"lawc/report"
)

// TestOrdinary holds what is worked out beforehand, of lawful calls and of what an edition
// deals with at all, to what the edition says when it is asked every time, as it is when
// somebody listens: the results are the same, whatever comes after a lawful beginning.
func TestOrdinary(t *testing.T) {
	records := 3000
	if testing.Short() {
		records = 300 // under the race detector
	}
	for _, p := range everyEdition(t) {
		rng := rand.New(rand.NewSource(1))
		m, asked := p.NewMachine(), p.NewMachine()
		asked.Observe, asked.Supposed = func(interp.Asked) {}, func(interp.Asked) {}
		for range records {
			r := goneWrong(rng)
			if rng.Intn(2) == 0 {
				r = fortest.AtTheTable(rng)
			}
			was := report.AppendJSON(nil, asked.Run(&r))
			if is := report.AppendJSON(nil, m.Run(&r)); !bytes.Equal(is, was) {
				t.Fatalf("%s, %q:\n%s\nand asked about every call\n%s", p.Edition.Name, r, is, was)
			}
		}
	}
}

// goneWrong makes up a record that begins with lawful calls, and goes on anyhow.
func goneWrong(rng *rand.Rand) auction.Record {
	r := fortest.Auction(rng)
	r.Items = r.Items[:rng.Intn(len(r.Items)+1)]
	data := make([]byte, 1+4*rng.Intn(8))
	rng.Read(data)
	data[0] = byte(r.Dealer) + byte(len(r.Items))
	for i := 1; i < len(data); i += 4 {
		if rng.Intn(2) == 0 {
			data[i] &^= 3 // by the player who comes next
		}
		if rng.Intn(2) == 0 {
			data[i] &= 3 // nothing told
		}
	}
	r.Items = append(r.Items, decoded(data).Items...)
	return r
}
