package report

import (
	"bytes"
	"encoding/json"
	"reflect"
	"strings"
	"testing"
)

func TestAppendJSON(t *testing.T) {
	for _, want := range examples(t) {
		if got := AppendJSON(nil, decode(t, want)); !bytes.Equal(got, want) {
			t.Errorf("got  %s\nwant %s", got, want)
		}
	}
}

func TestAppendJSONEqualsView(t *testing.T) {
	for _, line := range examples(t) {
		r := decode(t, line)
		viewed, err := json.Marshal(r.View())
		if err != nil {
			t.Fatal(err)
		}
		var got, want any
		if err := json.Unmarshal(AppendJSON(nil, r), &got); err != nil {
			t.Fatal(err)
		}
		if err := json.Unmarshal(viewed, &want); err != nil {
			t.Fatal(err)
		}
		if !reflect.DeepEqual(got, want) {
			t.Errorf("got  %v\nwant %v", got, want)
		}
	}
}

func TestAppendPrettyJSON(t *testing.T) {
	for _, line := range examples(t) {
		r := decode(t, line)
		var got, want any
		if err := json.Unmarshal(AppendPrettyJSON(nil, r), &got); err != nil {
			t.Fatal(err)
		}
		if err := json.Unmarshal(line, &want); err != nil {
			t.Fatal(err)
		}
		if !reflect.DeepEqual(got, want) {
			t.Errorf("got  %v\nwant %v", got, want)
		}
	}
}

func TestQuotedIsWhatJSONReads(t *testing.T) {
	for _, text := range []string{"", "plain", "a\"b\\c/", "\x00\x1f\x7f\t\n\r", "♥ Žš", "\xff\xfe half \xe2\x99", "\u2028", strings.Repeat("x", 300)} {
		var got string
		if err := json.Unmarshal(appendQuoted(nil, text), &got); err != nil {
			t.Errorf("%q: %v", text, err)
		}
		standard, _ := json.Marshal(text)
		var want string
		if err := json.Unmarshal(standard, &want); err != nil {
			t.Fatal(err)
		}
		if got != want {
			t.Errorf("got %q, want %q", got, want)
		}
	}
}

func TestAppendJSONAllocatesNothing(t *testing.T) {
	r := decode(t, examples(t)[2])
	buf := make([]byte, 0, 8192)
	if n := testing.AllocsPerRun(100, func() { buf = AppendJSON(buf[:0], r) }); n != 0 {
		t.Errorf("got %v allocations, want none", n)
	}
}

func BenchmarkAppendJSON(b *testing.B) {
	for name, i := range map[string]int{"lawful": 0, "irregular": 2} {
		b.Run(name, func(b *testing.B) {
			r := decode(b, examples(b)[i])
			buf := make([]byte, 0, 8192)
			b.ReportAllocs()
			for b.Loop() {
				buf = AppendJSON(buf[:0], r)
			}
		})
	}
}
