package explore

import (
	"strings"
	"testing"

	"lawc/auction"
	"lawc/internal/fortest"
)

// within are bounds small enough for a test.
func within(depth int) []Bounds {
	return []Bounds{{Levels: 1, Denominations: []auction.Denomination{auction.Spades}, Irregularities: 1, Depth: depth, Later: 2}}
}

// told explores an edition and gives its certificate by lines.
func told(t *testing.T, src string) []string {
	t.Helper()
	return strings.Split(string(AppendCertificate(nil, Meaning(Explore(fortest.Program(t, src), within(4), 500, nil), nil))), "\n")
}

// clause is one more clause for the sound edition.
func clause(id, rest string) string {
	return `      - {id: "` + id + `", kind: rectification, topics: [t/x], says: {en: x, nl: x}, cite: x, provenance: direct, ` + rest + "}\n"
}

// TestSeededFaults plants one fault at a time and looks which remarks of the
// certificate change: those that tell of it, and no others.
func TestSeededFaults(t *testing.T) {
	was := remarks(told(t, fortest.Sound))
	for name, test := range map[string]struct{ src, want string }{
		"nothing":       {fortest.Sound + clause("1.d", "at: ruling, when: {irregularity: call_out_of_rotation, its_call: pass}, then: [cancel]"), ""},
		"itself":        {fortest.Sound + clause("1.d", "at: ruling, when: {irregularity: call_out_of_rotation, its_call: pass}, then: [cancel, stand]"), "what 1.d brings contradicts itself: cancel against stand"},
		"first call":    {fortest.Sound + clause("1.d", "at: ruling, when: {irregularity: change_of_call}, then: [keep_first]") + clause("1.e", "at: ruling, when: {irregularity: change_of_call}, then: [rule_on_first]"), "1.d and 1.e apply together and contradict each other: keep_first against rule_on_first; say with instead_of which of them holds"},
		"request":       {fortest.Sound + clause("1.d", "at: request, when: {request: review}, then: [grant]") + clause("1.e", "at: request, when: {closed: false}, then: [refuse]"), "1.d and 1.e apply together and contradict each other: grant against refuse; say with instead_of which of them holds"},
		"dead":          {fortest.Sound + clause("1.d", "at: ruling, when: {irregularity: call_out_of_rotation, its_call: none}, then: [cancel]"), "nothing brings this into play: what always fails where all else holds is its_call: none"},
		"displaced":     {fortest.Sound + clause("1.d", `at: ruling, when: {irregularity: call_out_of_rotation, its_call: bid}, then: [cancel], instead_of: ["1.c"]`), "nothing brings this into play: where its conditions hold, it is always displaced by 1.d"},
		"conflict":      {fortest.Sound + clause("1.d", "at: ruling, when: {irregularity: call_out_of_rotation, its_call: bid}, then: [stand]"), "1.c and 1.d apply together and contradict each other: cancel against stand; say with instead_of which of them holds"},
		"duties":        {fortest.Sound + clause("1.d", "at: ruling, when: {irregularity: call_out_of_rotation, its_call: bid}, then: [cancel, must: {do: pass}]"), "1.c and 1.d apply together and contradict each other: must: {do: repeat} against must: {do: pass}; say with instead_of which of them holds"},
		"idle":          {strings.Replace(fortest.Sound, "when: {call: pass, passes_in_row: 3}", "when: {call: pass, passes_in_row: 3, bid_was: undoubled}", 1), ""},
		"edge":          {fortest.Sound + clause("1.d", `at: ruling, when: {irregularity: call_out_of_rotation, its_call: pass}, then: [cancel], instead_of: ["1.c"]`), "instead_of: 1.c never matters: the two never apply together"},
		"partly denied": {fortest.Sound + planted("must: {do: replace, with: [bid, pass]}, may_not: {who: offender, calls: [bid], until: turn}"), ""},
		"part":          {fortest.Sound + planted("must_pass: {who: partner, for: rest}") + clause("1.d.1", `part_of: "1.d", then: [must_pass: {who: partner, for: next_turn}]`), "1.d and 1.d.1 apply together and contradict each other: must_pass: {who: partner, for: rest} against must_pass: {who: partner, for: next_turn}; say with instead_of which of them holds"},
		"two lengths":   {fortest.Sound + planted("must_pass: {who: partner, for: rest}") + strings.ReplaceAll(planted("must_pass: {who: both, for: next_turn}"), "1.d", "1.e"), ""},
	} {
		var more []string
		now := remarks(told(t, test.src))
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

// planted is a clause at the ruling on a pass out of rotation, which brings some things.
func planted(brings string) string {
	return clause("1.d", "at: ruling, when: {irregularity: call_out_of_rotation, its_call: pass}, then: ["+brings+"]")
}

// TestContradictions plants one clause that contradicts itself at a time.
func TestContradictions(t *testing.T) {
	was := remarks(told(t, fortest.Sound))
	for brings, want := range map[string]string{
		"must_pass: {who: partner, for: rest}, must_pass: {who: both, for: next_turn}":                        "must_pass: {who: both, for: next_turn} against must_pass: {who: partner, for: rest}",
		"must: {do: pass}, may_not: {who: offender, calls: [double, pass], until: turn}":                      "may_not: {who: offender, calls: [double, pass], until: turn} against must: {do: pass}",
		"must: {do: replace, with: [bid]}, may_not: {who: both, calls: [double, bid], until: rest}":           "may_not: {who: both, calls: [double, bid], until: rest} against must: {do: replace, with: bid}",
		"must: {do: replace}, must_pass: {who: offender, for: rest}":                                          "must: {do: replace} against must_pass: {who: offender, for: rest}",
		"discretion: {may: adjusted_score, when: now}, discretion: {may: adjusted_score}":                     "discretion: {may: adjusted_score, when: now} against discretion: {may: adjusted_score}",
		"may_not: {who: both, calls: [bid], until: turn}, may_not: {who: partner, calls: [bid], until: rest}": "may_not: {who: both, calls: bid, until: turn} against may_not: {who: partner, calls: bid, until: rest}",
		"stand, must: {do: replace}": "must: {do: replace} against stand",
	} {
		now := remarks(told(t, fortest.Sound+planted(brings)))
		if says := "what 1.d brings contradicts itself: " + want; was[says] || !now[says] {
			t.Errorf("%s: want %q among\n%v", brings, says, now)
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

// TestExploredTwice finds the same both times, in the same order.
func TestExploredTwice(t *testing.T) {
	one, other := told(t, fortest.Sound), told(t, fortest.Sound)
	if line := firstOther(one, other); line > 0 {
		t.Errorf("line %d: %q and %q", line, at(one, line), at(other, line))
	}
}

// TestWitnesses keeps a record that somebody wrote if it shows what no other does, and
// reads it from the certificate again: with it the same is said.
func TestWitnesses(t *testing.T) {
	said := func(records []auction.Record) string {
		return string(AppendCertificate(nil, Meaning(Explore(fortest.Program(t, fortest.Sound), within(1), 0, nil), records)))
	}
	var records []auction.Record
	for _, text := range []string{"N: 1S", "N: 1S P P P", "N: P P P P"} {
		record, err := auction.Parse(text)
		if err != nil {
			t.Fatal(err)
		}
		records = append(records, record)
	}
	const dead = "what always fails where all else holds is passes_in_row: 3"
	without, with := said(nil), said(records)
	if !strings.Contains(without, dead) || strings.Contains(with, dead) || !strings.Contains(with, "records_that_show_more:\n  - \"N: 1S P P P\"\nasked:") {
		t.Errorf("without records\n%s\nwith them\n%s", without, with)
	}
	if again := said(Certified([]byte(with))); again != with || len(Certified([]byte(without))) > 0 {
		t.Errorf("from the certificate\n%s\nwant\n%s", again, with)
	}
}
