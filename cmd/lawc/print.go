package main

import (
	"bytes"
	"fmt"
	"iter"
	"strings"
	"time"
)

// A printer writes batches: what the records gave to the console's output, and
// problems, where they stand, to its errors.
type printer struct {
	console   *console
	read      int // records that were read
	lost      int // records that could not be
	faults    int
	warnings  int
	watched   bool      // somebody looks at a terminal
	shown     time.Time // when progress was shown last, or else the beginning
	showing   bool      // progress stands on the terminal
	anyOutput bool
	documents *documents // nil where results follow one another
	sieve     *sieve     // nil where nothing is held back
	silent    int        // boards without calls
}

func newPrinter(c *console) *printer {
	return &printer{console: c, watched: isTerminal(c.errs), shown: time.Now()}
}

// print writes all batches, and how many records there were if anything was
// wrong with the input or somebody is watching. It ends early when the output
// is closed.
func (p *printer) print(all iter.Seq[*batch]) error {
	for b := range all {
		if err := p.batch(b); err != nil {
			return err
		}
		p.progress()
	}
	p.clear()
	if p.documents != nil {
		if err := p.documents.end(); err != nil {
			return err
		}
	}
	if p.sieve != nil {
		if err := p.write(p.sieve.result(p)); err != nil {
			return err
		}
	}
	if p.faults+p.warnings > 0 || p.silent > 0 && p.sieve == nil || p.watched && p.read > 1 {
		p.summary()
	}
	if p.faults > 0 {
		return faulty
	}
	return nil
}

func (p *printer) batch(b *batch) error {
	from := 0
	for i := range b.entries {
		e := &b.entries[i]
		p.lost += e.lost
		p.faults += len(e.problems)
		p.warnings += len(e.warnings)
		switch {
		case e.silent:
			p.silent++
		case len(e.problems) == 0:
			p.read++
		}
		if p.documents != nil {
			if err := p.document(b, i); err != nil {
				return err
			}
		}
		if p.sieve != nil && !e.silent {
			p.sieve.add(b.of(i), b.irregular[i])
		}
		if len(e.problems)+len(e.warnings) == 0 {
			continue
		}
		if p.sieve == nil {
			if err := p.write(b.out[from:b.cuts[i]]); err != nil {
				return err
			}
			from = b.cuts[i]
		}
		p.clear()
		p.console.tell(e.warnings)
		if !e.told {
			p.console.tell(e.problems)
		}
	}
	if p.sieve != nil {
		return nil
	}
	return p.write(b.out[from:])
}

// document hands over what an entry gave as one of several documents.
func (p *printer) document(b *batch, i int) error {
	records := b.entries[i].lost
	if len(b.entries[i].problems) == 0 && !b.entries[i].silent {
		records = 1
	}
	return p.documents.add(b.of(i), records)
}

// write writes results. They are set apart by a blank line before each, which
// the first one does without.
func (p *printer) write(out []byte) error {
	if len(out) == 0 || p.documents != nil {
		return nil
	}
	if !p.anyOutput {
		out = bytes.TrimPrefix(out, []byte("\n"))
		p.anyOutput = true
	}
	_, err := p.console.out.Write(out)
	return err
}

// progress shows how far a long input has come, now and then.
func (p *printer) progress() {
	if p.watched && time.Since(p.shown) > time.Second/2 {
		p.shown, p.showing = time.Now(), true
		p.console.sayf("\r%d records", p.read)
	}
}

func (p *printer) clear() {
	if p.showing {
		fmt.Fprint(p.console.errs, "\r\x1b[K")
		p.showing = false
	}
}

func (p *printer) summary() {
	parts := []string{count(p.read, "record") + " evaluated"}
	if p.silent > 0 {
		parts = append(parts, count(p.silent, "board")+" without calls")
	}
	if p.faults > 0 {
		parts = append(parts, fmt.Sprintf("%d not read", p.lost), count(p.faults, "error"))
	}
	if p.warnings > 0 {
		parts = append(parts, count(p.warnings, "warning"))
	}
	for i := range parts {
		parts[i] = p.console.says(parts[i])
	}
	fmt.Fprintln(p.console.errs, strings.Join(parts, ", "))
}

// count writes a number of things.
func count(n int, thing string) string {
	if n == 1 {
		return "1 " + thing
	}
	return fmt.Sprintf("%d %ss", n, thing)
}
