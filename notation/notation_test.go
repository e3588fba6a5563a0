package notation

import (
	"encoding/binary"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"unicode/utf16"

	"lawc/auction"
)

// tell writes the entries of an input one a line: the record, or where the
// errors are and how they begin; a warning follows its record.
func tell(format Format, in io.Reader) string {
	var text strings.Builder
	for entry := range Read(format, in, auction.English) {
		switch {
		case entry.Silent:
			fmt.Fprintf(&text, "silent %d:%d", entry.Line, entry.Col)
		case entry.Aside:
			text.WriteString("aside")
		case entry.Errors != nil:
			text.WriteString("bad")
		default:
			fmt.Fprintf(&text, "%s|%v", entry.Record.ID, entry.Record)
		}
		for _, fault := range entry.Errors {
			fmt.Fprintf(&text, " %d:%d: %s", fault.Line, fault.Col, fault.Msg)
		}
		for _, fault := range entry.Warnings {
			fmt.Fprintf(&text, " warning %d:%d: %s", fault.Line, fault.Col, fault.Msg)
		}
		text.WriteByte('\n')
	}
	return text.String()
}

func tellText(format Format, in string) string { return tell(format, strings.NewReader(in)) }

// counts are how many entries of each sort an input has.
type counts struct{ good, bad, aside, silent int }

func count(t *testing.T, file string) (n counts) {
	t.Helper()
	in, err := os.Open(file)
	if err != nil {
		t.Skipf("%s is not here; what it would show is tested only with the shared data", file)
	}
	defer in.Close()
	format, ok := ByName(file)
	if !ok {
		t.Fatalf("%s: no format by that ending", file)
	}
	for entry := range Read(format, in, auction.English) {
		switch {
		case entry.Silent:
			n.silent++
		case entry.Aside:
			n.aside++
		case entry.Errors != nil:
			n.bad++
		default:
			n.good++
		}
	}
	return n
}

// TestCounts reads the copies in testdata: what goes in comes out.
func TestCounts(t *testing.T) {
	for file, want := range map[string]counts{
		"records.txt": {good: 3}, "records.json": {good: 3}, "records.ndjson": {good: 2},
		"verifier-correct.pbn": {good: 6}, "verifier-errors.pbn": {bad: 3, aside: 6, silent: 2},
		"realbridge.pbn": {good: 2}, "robots.lin": {good: 2}, "vugraph.lin": {good: 2},
	} {
		if got := count(t, filepath.Join("../testdata/records", file)); got != want {
			t.Errorf("%s: got %+v, want %+v", file, got, want)
		}
	}
}

// TestSharedData reads whole files of other programs, where they are at hand.
func TestSharedData(t *testing.T) {
	for file, want := range map[string]counts{
		"pbn/realbridge-2021-round2.pbn": {good: 279, silent: 20}, "pbn/teams-1998.pbn": {good: 2},
		"pbn/bridgebots-sample.pbn":      {good: 3, aside: 2}, // a stray brace; the note =0=
		"pbn/verifier-correct-10.pbn":    {good: 6, silent: 6},
		"pbn/verifier-correct-20.pbn":    {good: 17, silent: 23}, // one holds nothing but a +
		"pbn/verifier-errors-20.pbn":     {bad: 3, aside: 20, silent: 4},
		"lin/robots-explained-calls.lin": {good: 8}, "lin/vugraph-two-rooms.lin": {good: 30},
		"pbn/comments-lots-of-curlies.pbn": {aside: 1, silent: 1}, "pbn/comments-three-test-records-crlf.pbn": {aside: 1, silent: 3},
		"pbn/comments-empty-line-in-comment.pbn": {aside: 1, silent: 1},
	} {
		t.Run(file, func(t *testing.T) {
			if got := count(t, filepath.Join("../../shared/data", file)); got != want {
				t.Errorf("got %+v, want %+v", got, want)
			}
		})
	}
}

// TestVerifierErrors wants each faulty game of the verifier reported once.
func TestVerifierErrors(t *testing.T) {
	in, err := os.Open("../testdata/records/verifier-errors.pbn")
	if err != nil {
		t.Fatal(err)
	}
	defer in.Close()
	for entry := range Read(PBN, in, auction.English) {
		if !entry.Silent && len(entry.Errors) != 1 || len(entry.Warnings) != 0 {
			t.Errorf("line %d: got %v and %v, want one error", entry.Line, entry.Errors, entry.Warnings)
		}
	}
}

func TestByName(t *testing.T) {
	for name, want := range map[string]Format{
		"pbn": PBN, "a/b.PBN": PBN, "x.lin": LIN, "x.ndjson": NDJSON, "x.json": JSON, "x.txt": Text, "text": Text, "txt": Text, "jsonl": NDJSON,
		"x.yaml": "", "x": "",
	} {
		if got, ok := ByName(name); got != want || ok != (want != "") {
			t.Errorf("%s: got %q and %v, want %q", name, got, ok, want)
		}
	}
}

func TestNothing(t *testing.T) {
	for _, format := range Formats {
		for _, in := range []string{"", "\n", "\uFEFF", " \r\n"} {
			got := tellText(format, in)
			if !strings.HasPrefix(got, "aside 1:1: found no ") || strings.Count(got, "\n") != 1 {
				t.Errorf("%s %q: got %q, want one error that there is nothing", format, in, got)
			}
		}
	}
}

// failing is an input that breaks off.
type failing struct{ io.Reader }

func (f failing) Read(b []byte) (int, error) {
	n, err := f.Reader.Read(b)
	if err == io.EOF {
		err = fmt.Errorf("the disk is gone")
	}
	return n, err
}

// TestUTF16 reads what is not UTF-8, places and all.
func TestUTF16(t *testing.T) {
	const text = "N: 1♠ P\n\nN: 1𝄞 P\n"
	const want = `1|N: 1S P` + "\n" + `bad 3:4: found "1𝄞", expected C, D, H, S or NT after the level` + "\n"
	units := utf16.Encode([]rune(text))
	var little, big []byte
	for _, u := range units {
		little = binary.LittleEndian.AppendUint16(little, u)
		big = binary.BigEndian.AppendUint16(big, u)
	}
	for name, in := range map[string]string{
		"UTF-8 with a mark": "\xEF\xBB\xBF" + text,
		"little end first":  string(little), "with a mark": "\xFF\xFE" + string(little),
		"big end first": string(big), "with a mark too": "\xFE\xFF" + string(big),
	} {
		if got := tellText(Text, in); got != want {
			t.Errorf("%s: got\n%swant\n%s", name, got, want)
		}
	}
	if got := tellText(Text, "\xFF\xFEN\x00:\x00 \x00P\x00?"); !strings.HasPrefix(got, "bad 1:5: ") {
		t.Errorf("half a unit at the end: got %s", got)
	}
}

func TestBreaksOff(t *testing.T) {
	for format, in := range map[Format]string{
		Text: "N: 1S\n", JSON: `{"record": "N: 1S"}`, NDJSON: "{\"record\": \"N: 1S\"}\n",
		PBN: "[Dealer \"N\"]\n[Auction \"N\"]\n1S\n\n", LIN: "qx|1|md|3|mb|1S|\nqx|2|\n",
	} {
		got := tell(format, failing{strings.NewReader(in)})
		if !strings.Contains(got, "|N: 1S\n") || strings.Count(got, "the disk is gone") != 1 {
			t.Errorf("%s: got\n%s\nwant the record and the error", format, got)
		}
	}
}

// TestLongLines wants no more than a message of a line of 10 MB, and the
// records around it.
func TestLongLines(t *testing.T) {
	long := strings.Repeat("P ", 5<<20)
	for format, in := range map[Format]string{
		Text:   "N: 1S\nN: " + long + "\nN: 1H\n",
		NDJSON: "{\"record\": \"N: 1S\"}\n{\"record\": \"N: " + long + "\"}\n{\"record\": \"N: 1H\"}\n",
		JSON:   "[{\"record\": \"N: 1S\"}\n, {\"record\": \"N: " + long + "\"}\n, {\"record\": \"N: 1H\"}]\n",
		PBN: "[Dealer \"N\"]\n[Auction \"N\"]\n1S\n\n[Dealer \"N\"]\n[Auction \"N\"]\n" + long +
			"\n\n[Dealer \"N\"]\n[Auction \"N\"]\n1H\n",
		LIN: "qx|a|md|3|mb|1S|\nqx|b|md|3|mb|" + long + "|\nqx|c|md|3|mb|1H|\n",
	} {
		got := tellText(format, in)
		if len(got) > 1000 || !strings.Contains(got, "|N: 1S\n") || !strings.Contains(got, "|N: 1H\n") ||
			!strings.Contains(got, "expected at most") {
			t.Errorf("%s: got\n%.1000s", format, got)
		}
	}
}

func TestStopsWhenTold(t *testing.T) {
	for format, in := range map[Format]string{
		Text: "N: 1S\nN: 1H\n", JSON: `[{"record": "N: 1S"}, {"record": "N: 1H"}]`,
		LIN: "qx|1|md|3|mb|1S|\nqx|2|md|3|mb|1H|\n",
		PBN: "[Dealer \"N\"]\n[Auction \"N\"]\n1S\n\n[Dealer \"N\"]\n[Auction \"N\"]\n1H\n",
	} {
		n := 0
		for range Read(format, strings.NewReader(in), auction.English) {
			n++
			break
		}
		if n != 1 {
			t.Errorf("%s: got %d entries, want 1", format, n)
		}
	}
}
