package notation

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"unicode/utf8"

	"lawc/auction"
)

// seeds adds the files of testdata with an ending, and some broken inputs.
func seeds(f *testing.F, ending string, more ...string) {
	files, err := filepath.Glob("../testdata/records/*" + ending)
	if err != nil || len(files) == 0 {
		f.Fatal("testdata/records holds no file that ends in " + ending)
	}
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			f.Fatal(err)
		}
		f.Add(string(text))
	}
	for _, text := range more {
		f.Add(text)
	}
}

// sound reads anything and wants an entry at least, places within the text,
// and records that the one-line form can hold.
func sound(t *testing.T, format Format, text string) {
	lines := strings.Split(text, "\n")
	entries := 0
	for entry := range Read(format, strings.NewReader(text), auction.English) {
		entries++
		if entry.Aside && !entry.Silent && entry.Errors == nil {
			t.Errorf("an entry says nothing: %+v", entry)
		}
		for _, fault := range append(entry.Errors, entry.Warnings...) {
			if fault.Line < 1 || fault.Line > len(lines) || fault.Col < 1 {
				t.Fatalf("%+v is not in the text", fault)
			}
			if width := utf8.RuneCountInString(lines[fault.Line-1]); format != LIN && fault.Col > width+1 {
				t.Fatalf("%+v is not in its line of %d characters", fault, width)
			}
		}
		if entry.Aside || entry.Errors != nil {
			continue
		}
		printed := entry.Record.String()
		if again, err := auction.Parse(printed); err != nil || again.String() != printed {
			t.Fatalf("%q is read back as %q, %v", printed, again, err)
		}
	}
	if entries == 0 {
		t.Error("nothing was said of the input")
	}
}

func FuzzText(f *testing.F) {
	seeds(f, ".txt", "N: \xff\x00", "# only\n")
	f.Fuzz(func(t *testing.T, text string) { sound(t, Text, text) })
}

func FuzzJSON(f *testing.F) {
	seeds(f, "json", `{"record": "N: \u2663`, "[[[{}]]]", "{\"auction\": [{\"call\": \"P\xff\"}]}", "\uFEFF{}")
	f.Fuzz(func(t *testing.T, text string) {
		sound(t, JSON, text)
		sound(t, NDJSON, text)
	})
}

func FuzzPBN(f *testing.F) {
	seeds(f, ".pbn", "[Auction \"N\"] ^S^I1C* + AP {", "[ScoreTable \"-A\\3R;B\"] 1 2 \"\n\x00", "[Note \"1\"]\n[Play \"N\"] + + ^L")
	f.Fuzz(func(t *testing.T, text string) { sound(t, PBN, text) })
}

func FuzzLIN(f *testing.F) {
	seeds(f, ".lin", "http://x?lin=md%7C1%7Cmb%7C1C", "md|1|mb|pp|\nqx|\x00|mb|é|", "|||")
	f.Fuzz(func(t *testing.T, text string) { sound(t, LIN, text) })
}

func BenchmarkPBN(b *testing.B) {
	text, err := os.ReadFile("../testdata/records/realbridge.pbn")
	if err != nil {
		b.Fatal(err)
	}
	games := strings.Repeat(string(text)+"\n\n", 50)
	b.SetBytes(int64(len(games)))
	b.ReportAllocs()
	for b.Loop() {
		n := 0
		for range Read(PBN, strings.NewReader(games), auction.English) {
			n++
		}
		if n != 100 {
			b.Fatalf("got %d entries, want 100", n)
		}
	}
}
