package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"syscall"
	"testing"
	"unicode/utf16"
)

// lawc runs a command line in this process.
func lawc(in string, args ...string) (status int, out, errs string) {
	var o, e bytes.Buffer
	status = run(append([]string{}, args...), strings.NewReader(in), &o, &e) // without arguments, not with those of the test
	return status, o.String(), e.String()
}

// TestBadInput feeds what no record should look like: each must end in exit
// status 2 with a message that names the input, and none in a panic.
func TestBadInput(t *testing.T) {
	aliases := "a: &a [x, x, x, x, x, x, x, x, x]\n"
	for c := 'b'; c < 'j'; c++ {
		aliases += fmt.Sprintf("%c: &%c [%s]\n", c, c, strings.TrimSuffix(strings.Repeat("*"+string(c-1)+", ", 9), ", "))
	}
	long := strings.Repeat("1S ", 4<<20)
	for _, test := range []struct{ name, from, text string }{
		{"nothing", "text", ""},
		{"nothing", "pbn", ""},
		{"nothing", "lin", ""},
		{"nothing", "json", ""},
		{"nothing", "ndjson", ""},
		{"nothing", "yaml", ""},
		{"a line of ten megabytes", "text", "N: " + long},
		{"a line of ten megabytes", "ndjson", `{"record": "N: ` + long + `"}`},
		{"a line of ten megabytes", "pbn", "[Dealer \"N\"]\n[Auction \"N\"]\n" + long},
		{"NUL bytes", "text", "N: 1S\x00 P\n"},
		{"NUL bytes", "json", "{\"record\": \"N: 1S\x00\"}"},
		{"NUL bytes", "yaml", "record: \"N: 1S\x00\""},
		{"NUL bytes", "lin", "md|1|mb|\x00|"},
		{"no UTF-8", "text", "N: 1S \xff\xfe\n"},
		{"no UTF-8", "json", "{\"record\": \"N: 1S \xff\"}"},
		{"no UTF-8", "yaml", "record: \"N: 1S \xff\""},
		{"an alias bomb", "yaml", aliases},
		{"deep nesting", "json", strings.Repeat("[", 100000)},
		{"deep nesting", "yaml", strings.Repeat("[", 20000)},
		{"half an object", "json", `{"record": "N: 1S"`},
		{"a number", "json", "1"},
	} {
		t.Run(test.from+" "+test.name, func(t *testing.T) {
			status, out, errs := lawc(test.text, "run", "--from", test.from, "--format", "ndjson", "-")
			if status != 2 || !strings.HasPrefix(errs, "stdin") {
				t.Errorf("got exit status %d and %.200q, want 2 and a message about stdin; output %.200q", status, errs, out)
			}
			for _, line := range strings.Split(errs, "\n") {
				if len(line) > 400 {
					t.Errorf("got a message of %d bytes: %.100s", len(line), line)
				}
			}
		})
	}
}

// TestUTF16 reads what some shells write into a file.
func TestUTF16(t *testing.T) {
	for from, text := range map[string]string{
		"text": "N: 1♠\n", "yaml": "record: 'N: 1♠'\n", "json": `{"record": "N: 1♠"}`, "ndjson": `{"record": "N: 1♠"}`,
		"pbn": "[Dealer \"N\"]\r\n[Auction \"N\"]\r\n1S\r\n", "lin": "md|3|mb|1S|\n",
	} {
		in := []byte{0xFF, 0xFE}
		for _, unit := range utf16.Encode([]rune(text)) {
			in = append(in, byte(unit), byte(unit>>8))
		}
		status, out, errs := lawc(string(in), "run", "--from", from, "--format", "ndjson", "-")
		if status != 0 || !strings.Contains(out, `"record":"N: 1S"`) {
			t.Errorf("%s: got exit status %d and %s%s", from, status, out, errs)
		}
	}
}

func TestUnreadableFile(t *testing.T) {
	file := filepath.Join(t.TempDir(), "secret.txt")
	if err := os.WriteFile(file, []byte("N: 1S\n"), 0); err != nil {
		t.Fatal(err)
	}
	if _, err := os.ReadFile(file); err == nil {
		t.Skip("this user may read everything")
	}
	if status, _, errs := lawc("", "run", "-f", file); status != 2 || !strings.Contains(errs, "permission denied") {
		t.Errorf("got exit status %d and %q, want 2 and that permission is denied", status, errs)
	}
}

func TestLongRecord(t *testing.T) {
	const items = 100_000
	text := "N:" + strings.Repeat(" P", items) + "\n"
	status, out, errs := lawc(text, "run", "--format", "ndjson", "-")
	var result struct{ Events []any }
	if err := json.Unmarshal([]byte(out), &result); err != nil || status != 0 || len(result.Events) != items {
		t.Errorf("got exit status %d, %d events and %.200q (%v), want 0 and %d events", status, len(result.Events), errs, err, items)
	}
}

// TestOrderAndCount reads many records, one in seven of them bad: results come
// in the order of the input, and nothing is lost.
func TestOrderAndCount(t *testing.T) {
	const records = 3000
	var text strings.Builder
	bad := 0
	for i := range records {
		if i%7 == 3 {
			bad++
			text.WriteString("N: 1S 1Y\n")
		} else {
			text.WriteString("N: 1S 1H TD E:2H P P P\n")
		}
	}
	for _, jobs := range []int{1, 2, 7} {
		status, out, errs := lawc(text.String(), "run", "--format", "ndjson", "-j", strconv.Itoa(jobs), "-")
		lines := strings.Split(strings.TrimSpace(out), "\n")
		if status != 2 || len(lines) != records-bad || strings.Count(errs, "1Y") != bad {
			t.Fatalf("-j %d: got exit status %d, %d results and %d errors; want 2, %d and %d",
				jobs, status, len(lines), strings.Count(errs, "1Y"), records-bad, bad)
		}
		last := 0
		for _, line := range lines {
			var result struct{ ID string }
			if err := json.Unmarshal([]byte(line), &result); err != nil {
				t.Fatal(err)
			}
			number, err := strconv.Atoi(result.ID)
			if err != nil || number <= last {
				t.Fatalf("-j %d: got record %q after %d", jobs, result.ID, last)
			}
			last = number
		}
		if want := fmt.Sprintf("%d records evaluated, %d not read, %d errors\n", records-bad, bad, bad); !strings.HasSuffix(errs, want) {
			t.Errorf("-j %d: got %q at the end, want %q", jobs, errs[len(errs)-80:], want)
		}
	}
}

// closedPipe takes some bytes and then no more.
type closedPipe struct{ room int }

func (p *closedPipe) Write(b []byte) (int, error) {
	if p.room -= len(b); p.room < 0 {
		return 0, &os.PathError{Op: "write", Path: "stdout", Err: syscall.EPIPE}
	}
	return len(b), nil
}

func TestClosedPipe(t *testing.T) {
	endless := io.MultiReader(strings.NewReader("N: 1S P P P\n"), repeated("N: 1H P 2H P P P\n"))
	var errs bytes.Buffer
	if status := run([]string{"run", "-"}, endless, &closedPipe{10_000}, &errs); status != 0 || errs.Len() > 0 {
		t.Errorf("got exit status %d and %q, want a quiet end", status, errs.String())
	}
}

// repeated is a text without end.
type repeated string

func (r repeated) Read(b []byte) (n int, err error) {
	for n+len(r) <= len(b) {
		n += copy(b[n:], r)
	}
	return n, nil
}

func BenchmarkRunPBN(b *testing.B) {
	board, err := os.ReadFile("../../testdata/records/realbridge.pbn")
	if err != nil {
		b.Fatal(err)
	}
	const copies = 500
	records := copies * bytes.Count(board, []byte("[Auction "))
	file := filepath.Join(b.TempDir(), "boards.pbn")
	if err := os.WriteFile(file, bytes.Repeat(append(board, '\n'), copies), 0o644); err != nil {
		b.Fatal(err)
	}
	for b.Loop() {
		if status := run([]string{"run", "--format", "ndjson", "-f", file}, nil, io.Discard, io.Discard); status != 0 {
			b.Fatal("exit status", status)
		}
	}
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N*records), "ns/record")
}
