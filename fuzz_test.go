package lawc_test

import (
	"bytes"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"
	"time"

	"lawc/auction"
	"lawc/interp"
	"lawc/law"
	"lawc/report"
	"lawc/rules"
	"lawc/schema"
)

// FuzzLoad reads anything as a rule file. What loads compiles or says why not,
// and what compiles runs.
func FuzzLoad(f *testing.F) {
	files, err := filepath.Glob("testdata/problems/rules/*.yaml")
	if err != nil || len(files) == 0 {
		f.Fatal("testdata/problems/rules holds no file", err)
	}
	for _, file := range files {
		src, err := os.ReadFile(file)
		if err != nil {
			f.Fatal(err)
		}
		f.Add(src)
	}
	r := parsed(f, "N: 1S 1H TD E:2H X(1H) S:X TD E:8C P>1C W:accept E:ask(review) W:P P P P")
	f.Fuzz(func(t *testing.T, src []byte) {
		edition, problems := schema.Load("fuzz.yaml", src, rules.Assumed)
		if len(problems) > 0 {
			return
		}
		if p, problems := interp.Compile(edition); len(problems) == 0 {
			p.NewMachine().Run(&r)
		} else if p != nil {
			t.Errorf("a program in spite of %v", problems)
		}
	})
}

// FuzzRun runs records of anything that can happen at a table through every
// edition.
func FuzzRun(f *testing.F) {
	for _, line := range strings.Split(readFile(f, "testdata/fuzz/records.txt"), "\n") {
		if line, _, _ = strings.Cut(line, "#"); strings.TrimSpace(line) != "" {
			f.Add(encoded(parsed(f, line)))
		}
	}
	var trials []*trialRun
	for _, p := range everyEdition(f) {
		trials = append(trials, &trialRun{program: p, used: p.NewMachine()})
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		r := decoded(data)
		for _, tr := range trials {
			if err := tr.check(r); err != nil {
				r = shortest(r, func(r auction.Record) bool { return tr.check(r) != nil })
				t.Fatalf("%s, %q: %v", tr.program.Edition.Name, r, tr.check(r))
			}
		}
	})
}

// A trialRun holds an edition to what is so of every record.
type trialRun struct {
	program *interp.Program
	// used is a machine that has seen many records.
	used *interp.Machine
}

func (tr *trialRun) check(r auction.Record) (err error) {
	hung := time.AfterFunc(10*time.Second, func() {
		panic(fmt.Sprintf("%s, %q does not come to an end", tr.program.Edition.Name, r))
	})
	defer hung.Stop()
	defer func() {
		if p := recover(); p != nil {
			err = fmt.Errorf("panic: %v", p)
			tr.used = tr.program.NewMachine()
		}
	}()
	result := tr.program.NewMachine().Run(&r)
	text := report.AppendJSON(nil, result)
	if again := report.AppendJSON(nil, tr.used.Run(&r)); !bytes.Equal(text, again) {
		return fmt.Errorf("one time\n%s\nand another\n%s", text, again)
	}
	back, err := auction.Parse(r.String())
	if err != nil {
		return err
	}
	if again := report.AppendJSON(nil, tr.used.Run(&back)); !bytes.Equal(text, again) {
		return fmt.Errorf("one time\n%s\nand read back from its own form\n%s", text, again)
	}
	if err := wellFormed(text); err != nil {
		return err
	}
	if err := explained(result); err != nil {
		return err
	}
	return tr.neverGuesses(&r, result)
}

// keys are those of a result, in the order in which they are written.
var keys = strings.Fields("edition id record phase turn auction contract passed_out events " +
	"clauses must_pass may_not must rights discretion assumed not_covered")

func wellFormed(text []byte) error {
	if !json.Valid(text) {
		return fmt.Errorf("no JSON: %s", text)
	}
	d := json.NewDecoder(bytes.NewReader(text))
	d.Token()
	for _, want := range keys {
		var value json.RawMessage
		if key, err := d.Token(); err != nil || key != want {
			return fmt.Errorf("found key %v, expected %s: %s", key, want, text)
		}
		if err := d.Decode(&value); err != nil {
			return err
		}
	}
	if d.More() {
		return fmt.Errorf("more keys than expected: %s", text)
	}
	return nil
}

// consistent looks at what one part of a result says of another.
func consistent(r *law.Result) error {
	owed := r.MustPass != [4]law.Duration{} || len(r.Must) > 0 || len(r.MayNot) > 0
	ended := r.PassedOut || r.Contract.IsBid()
	awaits, hidden := false, false // a card has no status of its own, nor has the first of two calls
	for n, e := range r.Events {
		item := &r.Record.Items[n]
		awaits = awaits || e.Status == law.AwaitsRuling
		hidden = hidden || e.Findings.Has(law.ExposedCard) || e.Status == law.Cancelled && item.Action.IsTwoCalls()
		hidden = hidden && item.Action != auction.Attention
	}
	awaits = awaits || hidden
	for i, c := range r.Auction {
		if c.Event < 0 {
			if !c.Implied {
				return fmt.Errorf("%v by %v counts, but comes from nowhere", c.Call, c.Seat)
			}
			continue
		}
		// The first call of a change counts while the second awaits a ruling. A call
		// that counts and leads to what is not covered is the last one looked at.
		status := r.Events[c.Event].Status
		if r.Phase == law.Undecided && status == law.AwaitsRuling && i == len(r.Auction)-1 {
			continue
		}
		if r.Record.Items[c.Event].Action == auction.Calls && status != law.Stands && status != law.TreatedAsPass {
			return fmt.Errorf("%v by %v counts, but is %v", c.Call, c.Seat, status)
		}
	}
	switch {
	case len(r.Events) != len(r.Record.Items):
		return fmt.Errorf("%d events of %d items", len(r.Events), len(r.Record.Items))
	case r.Phase == law.Closed && owed:
		return fmt.Errorf("closed, and yet something is owed: %v %v %v", r.MustPass, r.Must, r.MayNot)
	case r.Phase == law.Closed && !ended:
		return fmt.Errorf("closed, with neither a contract nor a pass-out")
	case r.PassedOut && r.Contract.IsBid():
		return fmt.Errorf("passed out, and yet %v is the contract", r.Contract)
	case ended && len(r.Auction) < 4:
		return fmt.Errorf("ended after %d calls", len(r.Auction))
	case r.Phase == law.Open && r.Turn == law.Nobody:
		return fmt.Errorf("open, and yet nobody has the turn")
	case (r.Phase == law.Closed || r.Phase == law.Undecided) && r.Turn != law.Nobody:
		return fmt.Errorf("%v, and yet somebody has the turn", r.Phase)
	case r.Phase == law.Pending && !awaits:
		return fmt.Errorf("pending, and yet nothing awaits a ruling")
	case (r.Phase == law.Undecided) != (len(r.NotCovered) > 0):
		return fmt.Errorf("%v, with %d findings not covered", r.Phase, len(r.NotCovered))
	}
	return nil
}

// neverGuesses sees to it that nothing is interpreted after what the edition
// does not cover: the result is that of the record broken off there.
func (tr *trialRun) neverGuesses(r *auction.Record, whole *law.Result) error {
	for n := range r.Items {
		part := auction.Record{Dealer: r.Dealer, Items: r.Items[:n+1]}
		broken := tr.used.Run(&part)
		if broken.Phase != law.Undecided {
			continue
		}
		if n+1 < len(r.Items) && waits(&r.Items[n]) {
			continue // it is taken to follow a call that has yet to come
		}
		for i := n + 1; i < len(r.Items); i++ {
			if e := whole.Events[i]; e.Findings != 0 || len(e.Clauses) > 0 {
				return fmt.Errorf("undetermined after item %d, and yet item %d was interpreted", n+1, i+1)
			}
		}
		before, after := broken.View(), whole.View()
		for _, key := range []string{"record", "events"} {
			delete(before, key)
			delete(after, key)
		}
		if !reflect.DeepEqual(before, after) {
			return fmt.Errorf("undetermined after item %d as\n%v\nbut in the end\n%v", n+1, before, after)
		}
		return nil
	}
	if whole.Phase == law.Undecided {
		return fmt.Errorf("undetermined, but no part of the record is")
	}
	return nil
}

// waits reports whether an item is a call made at the same moment as another's.
func waits(item *auction.Item) bool {
	return slices.ContainsFunc(item.Facts, func(f auction.Fact) bool { return f.Name == "simultaneous" && f.Value != "false" })
}

// shortest leaves out what is not needed for the record to fail.
func shortest(r auction.Record, fails func(auction.Record) bool) auction.Record {
	for i := 0; i < len(r.Items); i++ {
		less := auction.Record{Dealer: r.Dealer, Items: slices.Delete(slices.Clone(r.Items), i, i+1)}
		bare := auction.Record{Dealer: r.Dealer, Items: slices.Clone(r.Items)}
		bare.Items[i].Facts = nil
		if fails(less) {
			r, i = less, -1
		} else if len(r.Items[i].Facts) > 0 && fails(bare) {
			r = bare
		}
	}
	return r
}
