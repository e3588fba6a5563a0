package auction

import (
	"errors"
	"reflect"
	"strings"
	"testing"
	"unicode/utf8"
)

// TestParse holds every form of the contract beside its normal spelling.
func TestParse(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		{"N: 1S 1H TD E:2H P P P", "N: 1S 1H TD E:2H P P P"},
		{"n:", "N:"},
		{"  w :1c", "W: 1C"},
		{"W:1c\tpass\nx", "W: 1C P X"},
		{"N: 1N 2nt 3SA 4sa", "N: 1NT 2NT 3NT 4NT"},
		{"N: 1♣ 2♦ 3♥ 4♠ 5♡ 6♥️", "N: 1C 2D 3H 4S 5H 6H"},
		{"N: 1C D R", "N: 1C X XX"},
		{"N: 1C Dbl Rdbl - -- p", "N: 1C X XX P P P"},
		{"N: 1D Dbl. redouble PASS", "N: 1D X XX P"},
		{"N: AP", "N: P P P P"},
		{"N: P P AP", "N: P P P P"},
		{"N: P 1S AP", "N: P 1S P P P"},
		{"N: 1S P ap", "N: 1S P P P"},
		{"N: 1S W:P AP", "N: 1S W:P P P"},
		{"N: 1S 1H TD E:AP", "N: 1S 1H TD E:P P P"},
		{"N: 1S S:AP", "N: 1S S:P P P"},
		{"N: ? 8C 9NT", "N: ? 8C 9NT"},
		{"W: N:1H TD W:1C 1S", "W: N:1H TD W:1C 1S"},
		{"N: E:1H S:P", "N: E:1H P"},
		{"N: N:1H N:2H", "N: 1H N:2H"},
		{"N: E: 1H", "N: E:1H"},
		{"S: P P X~1C{conventional=H}", "S: P P X~1C{conventional=H}"},
		{"N: 1S>1NT P", "N: 1S>1NT P"},
		{"N: 1S P N:>1NT 2C", "N: 1S P N:>1NT 2C"},
		{"N: 1S X(2S) XX(1h)", "N: 1S X(2S) XX(1H)"},
		{"N: 1S{Pause=TRUE, inadvertent=false,conventional=s+h}", "N: 1S{conventional=H+S,inadvertent=false,pause}"},
		{"N: 1S{pause=Yes,damaging=no,conventional=no}", "N: 1S{conventional=false,damaging=false,pause}"},
		{"N: E:card(SK, h10)  E:1H", "N: E:card(SK,HT) E:1H"},
		{"N: W:LED(c2) N:1C", "N: W:led(C2) N:1C"},
		{"N: E:ask(Partial-Review) E:ask(who-leads) N:P", "N: E:ask(partial-review) E:ask(who-leads) N:P"},
		{"N: 1H TD TD S:accept E:annul E:undoubled{x}", "N: 1H TD TD S:accept E:annul E:undoubled{x}"},
		{"N: E:require(♥) E:forbid(s) E:penalty-card(SA)", "N: E:require(H) E:forbid(S) E:penalty-card(SA)"},
		{"N: 1C S:td", ""},
		{"N: E:1H TD W:accept(1h) E:lead(h5)", "N: E:1H TD W:accept(1H) E:lead(H5)"},
		{"N: 1H{conventional=h,pause}~2H{pause}", "N: 1H{conventional=H,pause}~2H{pause}"},
		{"N: 1H{comparable=false}->2H{Comparable,contained}!", "N: 1H{comparable=false}>2H{comparable,contained}"},
	} {
		r, err := Parse(c.text)
		if c.want == "" {
			if err == nil {
				t.Errorf("%q: read as %v, want an error", c.text, r)
			}
			continue
		}
		if err != nil {
			t.Errorf("%q: %v", c.text, err)
		} else if got := r.String(); got != c.want {
			t.Errorf("%q: got %q, want %q", c.text, got, c.want)
		}
	}
}

func TestParseDutch(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		{"O: 1K pas 1R doublet 1SA redoublet 2H dbl 2S rdbl Z:pas", "E: 1C P 1D X 1NT XX 2H X 2S XX S:P"},
		{"N: 1K{pauze=x}", ""}, {"N: 1K{pause=Nee,damaging=ja}", "N: 1C{damaging,pause=false}"},
		{"Zuid: N:kaart P", ""}, {"Noord: 1 klaveren pas 1sans-atout Oost 2 sans atout 3ruiten", "N: 1C P 1NT E:2NT 3D"},
		{"Z: N:card(HS,VK,BR,AS,KH) Z1R", "S: N:card(SK,CQ,DJ,SA,CK) S:1D"},
		{"Z: N:card(SH,KV,RB,SA) N:1C{conventional=K+R}", "S: N:card(SK,CQ,DJ,SA) N:1C{conventional=C+D}"},
	} {
		r, err := Dutch.Parse(c.text)
		if (err != nil) != (c.want == "") || err == nil && r.String() != c.want {
			t.Errorf("%q: got %q and %v, want %q", c.text, r, err, c.want)
		}
	}
}

// TestErrors holds what is said about a record that cannot be read, and where.
func TestErrors(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		{"", `column 1: found nothing, expected the dealer first, as in "N: 1S P"`},
		{"1S P", `column 1: found "1S", expected the dealer first, as in "N: 1S P"`},
		{"Q: 1S", `column 1: found "Q" before a colon, expected a seat: N, E, S or W`},
		{"Z: 1S", `column 1: found "Z" before a colon, expected a seat: N, E, S or W; Dutch is read with --notation nl`},
		{"N: 1♠ 1Z", `column 7: found "1Z", expected C, D, H, S or NT after the level`},
		{"N: 1K", `column 4: found "1K", expected C, D, H, S or NT after the level; Dutch is read with --notation nl`},
		{"N: pas", `column 4: found "pas", expected a call, a verb or TD; Dutch is read with --notation nl`},
		{"N: 0C 10C", "column 4: found \"0C\", expected a level of 1 to 9\ncolumn 7: found \"10C\", expected a level of 1 to 9"},
		{"N: 1S E:acept", `column 9: found "acept", expected a call, a verb or TD; did you mean accept?`},
		{"N: 1H TD 2H", "column 10: an item after TD must name its seat, as in E:2H"},
		{"N: 1H TD AP", "column 10: an item after TD must name its seat, as in E:AP"},
		{"N: 1H accept", "column 7: accept must name its seat, as in E:accept"},
		{"N: 1H E:card(SK) P", "column 18: an item after card must name its seat, as in E:P"},
		{"N: 1H P >2H", "column 9: an item that begins with > must name its seat, as in S:>2H"},
		{"N: E:TD", "column 4: TD names no seat, expected TD alone"},
		{"N: TD{pause}", "column 6: found facts on TD, expected TD alone"},
		{"N: AP{pause}", "column 6: found facts on AP, expected them on one pass: write the passes out"},
		{"N: 1C P P P AP", "column 13: AP adds no pass, since three passes already follow the last other call; write each further pass as P"},
		{"N: 1S(2S)", "column 6: found a bracket after 1S, expected one only after a double or redouble; an opponent's call in brackets stands after a blank"},
		{"N: X(ZZ) 1C", `column 6: found "ZZ)", expected a call: P, X, XX, 1C to 9NT, or ?`},
		{"N: E:card(ZK, H2) E:1Z", "column 11: found \"ZK\", expected a card: a suit and a rank, as in SK or H10\ncolumn 21: found \"1Z\", expected C, D, H, S or NT after the level"},
		{"N: E:card", "column 10: found no card, expected one in brackets, as in card(SK)"},
		{"N: E:card(SK,SK)", "column 14: found SK twice, expected each card once"},
		{"N: E:require", "column 13: found no suit, expected one in brackets, as in require(H)"},
		{"N: E:require(NT)", `column 14: found "NT)", expected a suit: C, D, H or S`},
		{"N: E:ask(reviw)", `column 10: found "reviw)", expected repeat, review, partial-review, explanation or who-leads; did you mean review?`},
		{"N: E:annul(1H)", "column 11: found a bracket, expected none: nothing belongs to it here"},
		{"N: P{pause,pause}", "column 12: found pause twice, expected each fact once"},
		{"N: P{conventional=NT}", `column 19: found "NT", expected true, false or suits, as in H or H+S`},
		{"N: P{conventional=H+H}", `column 19: found "H+H", expected true, false or suits, as in H or H+S`},
		{"N: P{}", "column 6: found no name, expected a fact, as in {pause}"},
		{"N: P{pause", `column 5: the bracket that begins here is not closed, expected "}"`},
		{"N: P{a=}", "column 8: found no value, expected true, false or suits, as in H or H+S"},
		{"N: P~", "column 6: found nothing, expected a call: P, X, XX, 1C to 9NT, or ?"},
		{"N: 1S1H", `column 6: found "1H" after the item, expected a blank or a comma, as in 1S 1H`},
		{"N: \x00 \xff", "column 4: found \"\\x00\", expected a call, a verb or TD\ncolumn 6: found \"\\xff\", expected a call, a verb or TD"},
	} {
		_, err := Parse(c.text)
		if err == nil || err.Error() != c.want {
			t.Errorf("%q: got\n%v\nwant\n%s", c.text, err, c.want)
		}
	}
}

func TestErrorsAreMany(t *testing.T) {
	_, err := Parse("N: " + strings.Repeat("1Z ", 100))
	var faults Errors
	if !errors.As(err, &faults) || len(faults) != maxFaults+1 {
		t.Errorf("got %d errors, want %d", len(faults), maxFaults+1)
	}
	if _, err = Parse("N: " + strings.Repeat("P ", maxText)); err == nil {
		t.Error("a record of 2 MB was read, want an error")
	}
}

func TestBuilder(t *testing.T) {
	b := English.Builder(North)
	for _, text := range []string{"1S", "1H", "TD"} {
		if err := b.Add(text); err != nil {
			t.Fatal(err)
		}
	}
	damaging, _ := English.Fact("damaging", "true")
	if err := b.AddPart(Part{Seat: East, HasSeat: true, Action: "2H", Facts: []Fact{damaging}}); err != nil {
		t.Fatal(err)
	}
	if err := b.AddPart(Part{Action: "AP"}); err != nil {
		t.Fatal(err)
	}
	if got, want := b.Record().String(), "N: 1S 1H TD E:2H{damaging} P P P"; got != want {
		t.Errorf("got %q, want %q", got, want)
	}
	for _, part := range []Part{
		{Action: "1S 2S"}, {Action: " "}, {Action: "E:1S", Seat: East, HasSeat: true},
		{Action: "P{damaging}", Facts: []Fact{damaging}}, {Action: "TD", Facts: []Fact{damaging}},
		{Action: "TD", Seat: East, HasSeat: true}, {Action: "accept"},
	} {
		if err := English.Builder(North).AddPart(part); err == nil {
			t.Errorf("%+v was added, want an error", part)
		}
	}
}

// plain takes the columns away, which printing changes.
func plain(r Record) Record {
	items := make([]Item, len(r.Items))
	for i, it := range r.Items {
		it.Col = 0
		items[i] = it
	}
	r.Items = items
	return r
}

// TestEveryItemOnceMore prints and reads every kind of item by every seat
// after every kind of item.
func TestEveryItemOnceMore(t *testing.T) {
	actions := []string{"P", "1S", "X(2C){pause}", "1C~1D", "1C{a}>1D{b}", ">1D", "TD", "accept", "accept(1H){a}",
		"card(SK,H2)", "led(D3)", "lead(H5)", "ask(repeat)", "annul", "undoubled", "require(C)", "forbid(S)", "penalty-card(C4)", "?"}
	for _, first := range actions {
		for _, second := range actions {
			for _, seat := range Seats {
				b := English.Builder(South)
				if err := b.Add("P P P P"); err != nil { // so that each has a call to change
					t.Fatal(err)
				}
				add := func(seat Seat, action string) {
					if err := b.AddPart(Part{Seat: seat, HasSeat: action != "TD", Action: action}); err != nil {
						t.Fatal(err)
					}
				}
				add(seat, first)
				add(seat.Left(), second)
				again, err := Parse(b.Record().String())
				if err != nil || !reflect.DeepEqual(plain(b.Record()), plain(again)) {
					t.Fatalf("%v: read back as %v, %v", b.Record(), again, err)
				}
			}
		}
	}
}

func FuzzParse(f *testing.F) {
	for _, text := range []string{"N: 1S 1H TD E:2H P P P", "S: P P X~1C{conventional=H+S,pause=false}", "W: N:1♥ AP",
		"n: e:card(sk, h10) e:ask(review) N:1c>1d x(2♣️) E:>Rdbl.", "N: 1S(", "O: 1K {", "N: \xff\x00é 1Z", "North 1 spade, (2C!) 1H{a}->2H{b} all pass, E2H", "n\u00a01s–s:accept(1h) w:lead(5♥)"} {
		f.Add(text, false)
		f.Add(text, true)
	}
	f.Fuzz(func(t *testing.T, text string, dutch bool) {
		notation := English
		if dutch {
			notation = Dutch
		}
		r, err := notation.Parse(text)
		var faults Errors
		if errors.As(err, &faults) {
			for _, fault := range faults {
				if fault.Col < 1 || fault.Col > utf8.RuneCountInString(text)+1 {
					t.Errorf("%q: column %d is not in the text", text, fault.Col)
				}
			}
			return
		}
		printed := r.String()
		again, err := Parse(printed)
		if err != nil {
			t.Fatalf("%q: printed as %q, which gives %v", text, printed, err)
		}
		if !reflect.DeepEqual(plain(r), plain(again)) || again.String() != printed {
			t.Fatalf("%q: printed as %q, read back as %q", text, printed, again)
		}
	})
}

const short = "N: 1NT P 3NT P P P"

func BenchmarkParse(b *testing.B) {
	b.ReportAllocs()
	for b.Loop() {
		if _, err := Parse(short); err != nil {
			b.Fatal(err)
		}
	}
}

func BenchmarkPrint(b *testing.B) {
	r, _ := Parse(short)
	buffer := make([]byte, 0, 64)
	b.ReportAllocs()
	for b.Loop() {
		buffer = r.AppendTo(buffer[:0])
	}
}

func TestPrintDoesNotAllocate(t *testing.T) {
	r, err := Parse("N: 1NT X(1NT){pause} E:card(SK) TD S:2H~3H{conventional=H+S}")
	if err != nil {
		t.Fatal(err)
	}
	buffer := make([]byte, 0, 128)
	if n := testing.AllocsPerRun(100, func() { buffer = r.AppendTo(buffer[:0]) }); n != 0 {
		t.Errorf("printing allocates %v times, want never", n)
	}
}
