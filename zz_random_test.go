package lawc_test

import (
	"fmt"
	"math/rand"
	"os"
	"regexp"
	"strings"
	"testing"
	"time"

	"lawc/auction"
	"lawc/interp"
)

func TestZZRandom(t *testing.T) {
	d, err := time.ParseDuration(os.Getenv("ZZ"))
	if err != nil {
		t.Skip()
	}
	var seeds [][]byte
	for _, line := range strings.Split(readFile(t, "testdata/fuzz/records.txt"), "\n") {
		if line, _, _ = strings.Cut(line, "#"); strings.TrimSpace(line) != "" {
			seeds = append(seeds, encoded(parsed(t, line)))
		}
	}
	digits := regexp.MustCompile(`\d+`)
	found := map[string]string{}
	rng := rand.New(rand.NewSource(time.Now().UnixNano()))
	n := 0
	programs := everyEdition(t)
	for end := time.Now().Add(d); time.Now().Before(end); {
		var data []byte
		if rng.Intn(2) == 0 {
			data = append(data, seeds[rng.Intn(len(seeds))]...)
			for k := rng.Intn(4); k >= 0; k-- {
				switch rng.Intn(3) {
				case 0:
					data[rng.Intn(len(data))] = byte(rng.Intn(256))
				case 1:
					at := 1 + 4*rng.Intn((len(data)-1)/4+1)
					ins := []byte{byte(rng.Intn(4)), byte(rng.Intn(256)), byte(rng.Intn(256)), byte(rng.Intn(256))}
					data = append(data[:at:at], append(ins, data[at:]...)...)
				case 2:
					other := seeds[rng.Intn(len(seeds))]
					data = append(data, other[1+4*rng.Intn((len(other)-1)/4):]...)
				}
			}
		} else {
			data = make([]byte, 1+4*(1+rng.Intn(12)))
			for i := range data {
				data[i] = byte(rng.Intn(256))
				if i%4 == 1 && rng.Intn(3) > 0 { data[i] &= 3 }
			}
		}
		r := decoded(data)
		n++
		for _, p := range programs {
			tr := &trialRun{program: p, used: zzMachine(p.Edition.Name, p)}
			if err := tr.check(r); err != nil {
				key := p.Edition.Name + " " + digits.ReplaceAllString(zzHead(err), "#")
				if _, ok := found[key]; ok && len(found[key]) < 60 { delete(zzm, p.Edition.Name); continue }
				s := shortest(r, func(r auction.Record) bool { e := tr.check(r); return e != nil && p.Edition.Name+" "+digits.ReplaceAllString(zzHead(e), "#") == key })
				text := fmt.Sprintf("%s\n      %v", s, tr.check(s))
				if old, ok := found[key]; !ok || len(text) < len(old) { found[key] = text }
				delete(zzm, p.Edition.Name)
			}
		}
	}
	fmt.Println(n, "records")
	for k, v := range found {
		fmt.Println("==", k, "\n  ", v)
	}
}
var zzm = map[string]*interp.Machine{}
func zzMachine(n string, p *interp.Program) *interp.Machine { if zzm[n]==nil { zzm[n]=p.NewMachine() }; return zzm[n] }
func zzHead(err error) string {
	s := err.Error()
	if i := strings.IndexByte(s, '\n'); i > 0 && !strings.HasPrefix(s, "undetermined") { s = s[:i] }
	if strings.HasPrefix(s, "undetermined") { s = s[:20] }
	if len(s) > 60 { s = s[:60] }
	return s
}
