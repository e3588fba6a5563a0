package explore

import (
	"strings"
	"testing"

	"lawc/auction"
	"lawc/interp"
	"lawc/rules"
	"lawc/schema"
)

// within are bounds small enough for a test.
func within(depth int) []Bounds {
	return []Bounds{{Levels: 1, Denominations: []auction.Denomination{auction.Spades}, Irregularities: 1, Depth: depth}}
}

// sound is an edition with nothing to remark on but what is added to it.
const sound = `edition: sound
source:
  title: {en: A code without faults, nl: Regels zonder fouten}
  text: made for this test
  covers: {en: whose turn it is, nl: wie aan de beurt is}
articles:
  - number: "1"
    title: {en: Turn, nl: Beurt}
    clauses:
      - id: "1.a"
        kind: procedure
        topic: t/a
        says: {en: a, nl: a}
        cite: a
        provenance: direct
        at: call
        when: {closed: false, on_turn: [lho, partner, rho]}
        then:
          - find: call_out_of_rotation
      - id: "1.b"
        kind: procedure
        topic: t/b
        says: {en: b, nl: b}
        cite: b
        provenance: direct
        at: counted
        when: {call: pass, passes_in_row: 3}
        then:
          - close
      - id: "1.c"
        kind: rectification
        topic: t/c
        says: {en: c, nl: c}
        cite: c
        provenance: direct
        at: ruling
        when: {irregularity: call_out_of_rotation, its_call: bid}
        then:
          - cancel
          - must: {do: repeat}
`

// certified explores an edition and gives its certificate by lines.
func certified(t *testing.T, src string) []string {
	t.Helper()
	return strings.Split(string(AppendCertificate(nil, ExploreMeaning(programOf(t, src), within(5), nil))), "\n")
}

// clause is one more clause for the sound edition.
func clause(id, rest string) string {
	return `      - {id: "` + id + `", kind: rectification, topic: t/x, says: {en: x, nl: x}, cite: x, provenance: direct, ` + rest + "}\n"
}

// TestSeededFaults plants one fault at a time and looks which remarks of the
// certificate change: those that tell of it, and no others.
func TestSeededFaults(t *testing.T) {
	was := remarks(certified(t, sound))
	for name, test := range map[string]struct{ src, want string }{
		"nothing":   {sound + clause("1.d", "at: ruling, when: {irregularity: call_out_of_rotation, its_call: pass}, then: [cancel]"), ""},
		"dead":      {sound + clause("1.d", "at: ruling, when: {irregularity: call_out_of_rotation, its_call: none}, then: [cancel]"), "no record brings this into play: what always fails where all else holds is its_call: none"},
		"displaced": {sound + clause("1.d", `at: ruling, when: {irregularity: call_out_of_rotation, its_call: bid}, then: [cancel], instead_of: ["1.c"]`), "no record brings this into play: where its conditions hold, it is always displaced by 1.d"},
		"conflict":  {sound + clause("1.d", "at: ruling, when: {irregularity: call_out_of_rotation, its_call: bid}, then: [stand]"), "1.c and 1.d apply together and contradict each other: cancel against stand; say with instead_of which of them holds"},
		"duties":    {sound + clause("1.d", "at: ruling, when: {irregularity: call_out_of_rotation, its_call: bid}, then: [cancel, must: {do: pass}]"), "1.c and 1.d apply together and contradict each other: must: {do: repeat} against must: {do: pass}; say with instead_of which of them holds"},
		"idle":      {strings.Replace(sound, "when: {call: pass, passes_in_row: 3}", "when: {call: pass, passes_in_row: 3, bid_was: undoubled}", 1), ""},
		"edge":      {sound + clause("1.d", `at: ruling, when: {irregularity: call_out_of_rotation, its_call: pass}, then: [cancel], instead_of: ["1.c"]`), "instead_of: 1.c never matters: the two never apply together"},
	} {
		var more []string
		now := remarks(certified(t, test.src))
		for says := range now {
			if !was[says] {
				more = append(more, says)
			}
		}
		if got := strings.Join(more, "\n"); got != test.want {
			t.Errorf("%s: the certificate has more remarks\n%q, want\n%q", name, got, test.want)
		}
	}
}

// remarks are those of a certificate, what nothing answers left out: one more
// clause answers more.
func remarks(lines []string) map[string]bool {
	set := map[string]bool{}
	for _, line := range lines {
		if says, is := strings.CutPrefix(line, "  - remark: "); is && !strings.Contains(says, "no clause says what follows") {
			set[strings.Trim(strings.ReplaceAll(says, `\"`, `"`), `"`)] = true
		}
	}
	return set
}

// TestCertificates holds the committed certificates to what exploration says now.
func TestCertificates(t *testing.T) {
	if testing.Short() {
		t.Skip("explores every edition")
	}
	for _, name := range rules.Names() {
		src, err := rules.Certificate(name)
		if err != nil {
			t.Fatal(err)
		}
		text, err := rules.Read(name)
		if err != nil {
			t.Fatal(err)
		}
		edition, problems := schema.Load(rules.File(name), text)
		if len(problems) > 0 {
			t.Fatal(problems)
		}
		p, problems := interp.Compile(edition.WithInferred())
		if len(problems) > 0 {
			t.Fatal(problems)
		}
		want := string(AppendCertificate(nil, ExploreMeaning(p, UsualBounds(), nil)))
		if line := firstOther(strings.Split(string(src), "\n"), strings.Split(want, "\n")); line > 0 {
			t.Errorf("rules/certificates/%s.yaml:%d is not what exploration says; if the change is meant, lawc check --accept rules/%s.yaml writes it anew", name, line, name)
		}
	}
}

// TestExploredTwice finds the same both times, in the same order.
func TestExploredTwice(t *testing.T) {
	one, other := certified(t, sound), certified(t, sound)
	if line := firstOther(one, other); line > 0 {
		t.Errorf("line %d: %q and %q", line, at(one, line), at(other, line))
	}
}

// TestReachIsComplete runs every record up to a length, without leaving any out,
// and finds no question that the walk has not met.
func TestReachIsComplete(t *testing.T) {
	p := embedded(t, "1982")
	b := within(3)[0]
	r := Explore(p, []Bounds{b}, nil)
	a := NewAlphabet(b, p.Edition)
	m := p.NewMachine()
	missing := 0
	note := func(q interp.Asked) {
		if _, known := r.index[q]; !known {
			missing++
		}
	}
	m.Observe, m.Supposed = note, note
	saved := make([]interp.Snapshot, b.Depth)
	var extend func(depth int)
	extend = func(depth int) {
		if depth == b.Depth {
			return
		}
		m.Save(&saved[depth])
		for _, item := range a.From([]*interp.Machine{m}, nil) {
			m.Restore(&saved[depth])
			m.Step(&a.Items[item])
			if !a.ends(item, []*interp.Machine{m}) {
				extend(depth + 1)
			}
		}
	}
	m.Reset(auction.North)
	extend(0)
	if missing > 0 || len(r.Keys) < 100 {
		t.Errorf("%d questions of short records are not among the %d reached", missing, len(r.Keys))
	}
}
