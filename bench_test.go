package lawc_test

import (
	"bufio"
	"fmt"
	"io"
	"math/rand"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"lawc/auction"
	"lawc/interp"
	"lawc/notation"
	"lawc/report"
	"lawc/rules"
	"lawc/schema"
)

// benchEdition is the one that is measured: the only whole one.
const benchEdition = "1982"

// BenchmarkReady is what it takes to begin: a rule file read, and compiled.
func BenchmarkReady(b *testing.B) {
	src, err := rules.Read(benchEdition)
	if err != nil {
		b.Fatal(err)
	}
	b.Run("load", func(b *testing.B) {
		b.SetBytes(int64(len(src)))
		for b.Loop() {
			schema.Load("bench.yaml", src, rules.Assumed)
		}
	})
	edition := loaded(b, benchEdition)
	b.Run("compile", func(b *testing.B) {
		for b.Loop() {
			interp.Compile(edition)
		}
	})
}

// someRecords makes up lawful auctions, the same ones every time.
func someRecords(n int) (records []auction.Record, items int) {
	rng := rand.New(rand.NewSource(1))
	for range n {
		records = append(records, someAuction(rng))
		items += len(records[len(records)-1].Items)
	}
	return records, items
}

// BenchmarkLawful takes made-up lawful auctions item by item through the edition
// and through the same rules written by hand, and tells how much slower the
// edition is. The best of many turns about counts: whatever else the machine does makes
// some of them slower, and none faster.
func BenchmarkLawful(b *testing.B) {
	records, items := someRecords(1000)
	m := compiled(b, benchEdition).NewMachine()
	var h byHand
	edition := func() {
		for i := range records {
			m.Reset(records[i].Dealer)
			for j := range records[i].Items {
				m.Step(&records[i].Items[j])
			}
		}
	}
	hand := func() {
		for i := range records {
			h.reset(records[i].Dealer)
			for j := range records[i].Items {
				h.step(&records[i].Items[j])
			}
		}
	}
	b.ReportAllocs()
	best := [2]time.Duration{time.Hour, time.Hour}
	for b.Loop() {
		for i, do := range [2]func(){edition, hand} {
			begun := time.Now()
			do()
			best[i] = min(best[i], time.Since(begun))
		}
	}
	b.ReportMetric(float64(best[0])/float64(items), "ns/item")
	b.ReportMetric(float64(best[1])/float64(items), "byhand-ns/item")
	b.ReportMetric(float64(best[0])/float64(best[1]), "times-byhand")
}

// BenchmarkRecord takes one irregular record apart into what it costs.
func BenchmarkRecord(b *testing.B) {
	const text = "N: 1S 1H TD E:P 2C 2H 3C X P P 3H 4H P P P"
	record := parsed(b, text)
	program := compiled(b, benchEdition)
	m, result := program.NewMachine(), program.NewMachine().Run(&record)
	var buffer []byte
	for _, part := range []struct {
		name string
		do   func()
	}{
		{"parse", func() { auction.Parse(text) }},
		{"run", func() { m.Run(&record) }},
		{"json", func() { buffer = report.AppendJSON(buffer[:0], result) }},
	} {
		b.Run(part.name, func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				part.do()
			}
		})
	}
}

// BenchmarkPBN goes from a file of 10,000 boards to their results in JSON, on
// one core.
func BenchmarkPBN(b *testing.B) {
	const boards = 10_000
	file := filepath.Join(b.TempDir(), "boards.pbn")
	size := writeBoards(b, file, boards)
	m := compiled(b, benchEdition).NewMachine()
	var buffer []byte
	b.SetBytes(size)
	for b.Loop() {
		in, err := os.Open(file)
		if err != nil {
			b.Fatal(err)
		}
		out := bufio.NewWriter(io.Discard)
		closed := 0
		for entry := range notation.Read(notation.PBN, in, auction.English) {
			if len(entry.Errors) > 0 {
				b.Fatal(entry.Errors)
			}
			result := m.Run(&entry.Record)
			if result.Contract.IsBid() || result.PassedOut {
				closed++
			}
			buffer = append(report.AppendJSON(buffer[:0], result), '\n')
			out.Write(buffer)
		}
		in.Close()
		if closed != boards {
			b.Fatalf("%d auctions closed, expected %d", closed, boards)
		}
	}
	b.ReportMetric(float64(boards*b.N)/b.Elapsed().Seconds(), "auctions/s")
}

// writeBoards writes made-up boards and gives the size of the file.
func writeBoards(b *testing.B, name string, n int) int64 {
	file, err := os.Create(name)
	if err != nil {
		b.Fatal(err)
	}
	defer file.Close()
	out := bufio.NewWriter(file)
	records, _ := someRecords(n)
	for i, r := range records {
		fmt.Fprintf(out, "[Board \"%d\"]\r\n[Dealer \"%v\"]\r\n[Auction \"%v\"]\r\n", i+1, r.Dealer, r.Dealer)
		for _, it := range r.Items {
			fmt.Fprintf(out, "%s ", strings.Replace(it.Call.String(), "P", "Pass", 1))
		}
		fmt.Fprint(out, "\r\n\r\n")
	}
	if err := out.Flush(); err != nil {
		b.Fatal(err)
	}
	info, err := file.Stat()
	if err != nil {
		b.Fatal(err)
	}
	return info.Size()
}
