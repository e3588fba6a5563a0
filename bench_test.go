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

	"lawc/auction"
	"lawc/internal/fortest"
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
	rng := rand.New(rand.NewSource(1))
	for i := range n {
		r := fortest.Auction(rng)
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
