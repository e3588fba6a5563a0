package schema

import (
	"strings"
	"testing"

	"lawc/law"
	"lawc/rules"
)

// heir is an edition that says one clause itself and takes the rest of its article from
// another.
const heir = `edition: "2001"
source: {title: {en: Heir, nl: Erfgenaam}, text: nowhere, covers: {en: one sentence, nl: één zin}}
assumes: [correct-procedure]
inherits:
  - from: elder
    take: ["1", "3.a"]
    cite: not read; the elder says the same
    confidence: middling
articles:
  - number: "1"
    title: {en: Own title, nl: Eigen titel}
    clauses:
      - id: "1.a"
        kind: rectification
        topics: [bid/trial]
        says: {en: Own words., nl: Eigen woorden.}
        cite: art. 1 a
        provenance: direct
        at: ruling
        then: [cancel]
  - number: "4"
    title: {en: Four, nl: Vier}
    clauses:
      - id: "4"
        kind: rectification
        topics: [bid/trial]
        says: {en: Four., nl: Vier.}
        cite: art. 4
        provenance: direct
        see: ["3.a"]
        at: ruling
        then: [cancel]
`

// elder is the other one.
const elder = `edition: "2000"
source: {title: {en: Elder, nl: Oudere}, text: nowhere, covers: {en: three articles, nl: drie artikelen}}
assumes: [correct-procedure]
facts:
  calm:
    about: any
    default: false
    question: {en: "Was he calm?", nl: "Was hij kalm?"}
    words: {yes: {en: calm, nl: kalm}, no: {en: not calm, nl: niet kalm}}
  loud:
    about: any
    default: false
    question: {en: "Was he loud?", nl: "Was hij luid?"}
    words: {yes: {en: loud, nl: luid}, no: {en: not loud, nl: niet luid}}
articles:
  - number: "1"
    title: {en: One, nl: Een}
    given: {irregularity: insufficient_bid}
    clauses:
      - id: "1.a"
        kind: rectification
        topics: [bid/trial]
        says: {en: Elder words., nl: Oudere woorden.}
        cite: art. 1 a
        provenance: direct
        at: ruling
        then: [cancel]
      - id: "1.b"
        kind: rectification
        topics: [bid/trial]
        says: {en: Elder b., nl: Oudere b.}
        cite: art. 1 b
        provenance: direct
        see: ["1.a", "2"]
        at: ruling
        expr: not now_calm
        then: [cancel]
  - number: "2"
    title: {en: Two, nl: Twee}
    clauses:
      - id: "2"
        kind: rectification
        topics: [bid/trial]
        says: {en: Two., nl: Twee.}
        cite: art. 2
        provenance: direct
        at: ruling
        when: {loud: true}
        then: [cancel]
  - number: "3"
    title: {en: Three, nl: Drie}
    clauses:
      - id: "3.a"
        kind: rectification
        topics: [bid/trial]
        says: {en: Three., nl: Drie.}
        cite: art. 3 a
        provenance: inferred
        confidence: low
        at: ruling
        then: [cancel]
`

// TestInherits takes in what is asked for, inferred, in its place, with the facts that it
// reads; what the edition says itself stays.
func TestInherits(t *testing.T) {
	e, problems := Load("heir.yaml", []byte(heir), func(name string) ([]byte, string, error) {
		if name != "elder" {
			return rules.Assumed(name)
		}
		return []byte(elder), "elder.yaml", nil
	})
	for _, p := range problems {
		t.Fatal(p)
	}
	var got []string
	e.Clauses(func(a *law.Article, c *law.Clause) {
		if c.Provenance == assumed {
			return
		}
		got = append(got, a.Title.EN+"/"+c.ID+"/"+c.Provenance+"/"+c.Confidence+"/"+c.File)
	})
	want := "Own title/1.a/direct//heir.yaml Own title/1.b/inferred/middling/elder.yaml Three/3.a/inferred/low/elder.yaml Four/4/direct//heir.yaml"
	if strings.Join(got, " ") != want {
		t.Errorf("found %v", got)
	}
	b := e.Clause("1.b")
	if b.Cite != "not read; the elder says the same (art. 1 b)" || len(b.See) != 1 || b.See[0].Text != "1.a" || !e.Inherited(b) || e.Inherited(e.Clause("1.a")) {
		t.Errorf("the clause was taken in as %+v", b)
	}
	if when := b.Provisions[0].When; len(when) != 1 || when[0].From != "1" {
		t.Errorf("what article 1 gives there came along as %+v", when)
	}
	if len(e.Facts) != 1 || e.Facts[0].Name != "calm" {
		t.Errorf("the facts that came along are %+v", e.Facts)
	}
}
