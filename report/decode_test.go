package report

import (
	"bytes"
	"encoding/json"
	"os"
	"slices"
	"testing"

	"lawc/auction"
	"lawc/law"
)

// view is a result as JSON has it; decode makes a law.Result of it, so that
// hand-written results can be printed without an interpreter.
type view struct {
	Edition, ID, Record, Phase string
	Turn                       *string
	Auction                    []struct {
		Seat, Call string
		Implied    bool
	}
	Contract *struct {
		Level        int
		Denomination string
		Doubled      int
		Declarer     string
	}
	PassedOut bool `json:"passed_out"`
	Events    []struct {
		Status            string
		Clauses, Findings []string
	}
	Clauses  []string
	MustPass map[string]string `json:"must_pass"`
	MayNot   []struct {
		Seat               string
		Calls              []string
		Bid, Until, Clause string
	} `json:"may_not"`
	Must []struct {
		Seat, Do, Call, Clause string
		With                   []string
	}
	Rights []struct {
		Holder, Right, On, Lead, Clause string
		Suits, Cards                    []string
	}
	Discretion []struct{ May, If, When, Clause string }
	Assumed    []law.Assumption
	NotCovered []struct {
		N       int
		Finding string
	} `json:"not_covered"`
}

func decode(t testing.TB, line []byte) *law.Result {
	t.Helper()
	var v view
	if err := json.Unmarshal(line, &v); err != nil {
		t.Fatal(err)
	}
	record, err := auction.Parse(v.Record)
	if err != nil {
		t.Fatal(err)
	}
	record.ID = v.ID
	ids := map[string]*law.Clause{}
	clause := func(id string) *law.Clause {
		if ids[id] == nil {
			ids[id] = &law.Clause{ID: id}
		}
		return ids[id]
	}
	clauses := func(names []string) (cs []*law.Clause) {
		for _, id := range names {
			cs = append(cs, clause(id))
		}
		return cs
	}
	r := &law.Result{
		Edition: &law.Edition{Facts: knownFacts, Name: v.Edition, Title: law.Text{EN: "Laws of " + v.Edition, NL: "Spelregels van " + v.Edition}},
		Record:  &record, PassedOut: v.PassedOut, Clauses: clauses(v.Clauses), Assumed: v.Assumed,
		Phase: named[law.Phase](v.Phase, int(law.Undecided)), Turn: player(v.Turn), Declarer: law.Nobody,
	}
	for _, e := range v.Events {
		event := law.Event{Status: named[law.Status](e.Status, int(law.Noted)), Clauses: clauses(e.Clauses)}
		for _, f := range e.Findings {
			event.Findings = event.Findings.With(named[law.Finding](f, len(law.Findings())))
		}
		r.Events = append(r.Events, event)
	}
	decodeAuction(&v, r)
	decodeOwed(&v, r, clause)
	return r
}

// knownFacts are those of the editions that the examples are of.
var knownFacts = []law.Fact{
	{Name: "inadvertent", Yes: law.Text{EN: "not meant", NL: "niet bedoeld"}, No: law.Text{EN: "meant", NL: "bedoeld"}},
	{Name: "conventional", About: law.AboutAny, Yes: law.Text{EN: "conventional", NL: "conventioneel"}, No: law.Text{EN: "not conventional", NL: "niet conventioneel"}},
	{
		Name: "damaging", Yes: law.Text{EN: "damaging", NL: "schadelijk"}, No: law.Text{EN: "not damaging", NL: "niet schadelijk"},
		If: law.Text{EN: "the other side was damaged", NL: "de andere partij is benadeeld"},
	},
}

func decodeAuction(v *view, r *law.Result) {
	for _, c := range v.Auction {
		call, _ := auction.Parse("N: " + c.Call)
		counted := law.Counted{Seat: *seat(c.Seat), Call: call.Items[0].Call, Implied: c.Implied, Event: -1}
		for i, it := range r.Record.Items {
			taken := slices.ContainsFunc(r.Auction, func(o law.Counted) bool { return int(o.Event) == i })
			if !c.Implied && !taken && it.Seat == counted.Seat && r.Events[i].Status != law.Cancelled {
				counted.Event = int32(i)
				break
			}
		}
		r.Auction = append(r.Auction, counted)
	}
	if c := v.Contract; c != nil {
		bid, _ := auction.Parse("N: " + string(rune('0'+c.Level)) + c.Denomination)
		r.Contract, r.Doubled, r.Declarer = bid.Items[0].Call, c.Doubled, player(&c.Declarer)
	}
}

func decodeOwed(v *view, r *law.Result, clause func(string) *law.Clause) {
	for s, long := range v.MustPass {
		r.MustPass[*seat(s)] = named[law.Duration](long, int(law.ObligationRest))
	}
	kinds := func(names []string) (set law.KindSet) {
		for _, name := range names {
			for _, w := range callWords {
				if w.call == name || w.word == name {
					set = set.With(w.kind)
				}
			}
		}
		return set
	}
	for _, b := range v.MayNot {
		ban := law.Ban{Seat: *seat(b.Seat), Calls: kinds(b.Calls), Rest: b.Until == "rest", Clause: clause(b.Clause)}
		if b.Bid != "" {
			record, _ := auction.Parse("N: " + b.Bid)
			ban.Bid = record.Items[0].Call
		}
		r.MayNot = append(r.MayNot, ban)
	}
	for _, m := range v.Must {
		duty := law.Duty{Seat: *seat(m.Seat), Do: named[law.DutyKind](m.Do, int(law.DutyPass)), With: kinds(m.With), Clause: clause(m.Clause)}
		if m.Call != "" {
			record, _ := auction.Parse("N: " + m.Call)
			duty.Call = record.Items[0].Call
		}
		r.Must = append(r.Must, duty)
	}
	for _, x := range v.Rights {
		right := law.Right{Kind: named[law.RightKind](x.Right, int(law.RightWhoLeads)), Holder: player(&x.Holder), On: player(&x.On), Opening: x.Lead == "opening", Clause: clause(x.Clause)}
		for _, s := range x.Suits {
			right.Suits = right.Suits.With(auction.Denomination(bytes.IndexByte([]byte("CDHS"), s[0])))
		}
		for _, c := range x.Cards {
			right.Cards = append(right.Cards, auction.Card{Suit: auction.Denomination(bytes.IndexByte([]byte("CDHS"), c[0])), Rank: c[1]})
		}
		r.Rights = append(r.Rights, right)
	}
	for _, d := range v.Discretion {
		r.Discretion = append(r.Discretion, law.DiscretionOf{May: d.May, If: d.If, Now: d.When == "now", Clause: clause(d.Clause)})
	}
	for _, g := range v.NotCovered {
		r.NotCovered = append(r.NotCovered, law.Gap{N: g.N, Finding: named[law.Finding](g.Finding, len(law.Findings()))})
	}
}

// named finds the value of a vocabulary whose name is given.
func named[T interface {
	~uint8
	String() string
}](name string, last int) T {
	for i := 0; i <= last; i++ {
		if T(i).String() == name {
			return T(i)
		}
	}
	panic("no such name: " + name)
}

func player(letter *string) law.Player {
	if letter == nil || seat(*letter) == nil {
		return law.Nobody
	}
	return law.Player(*seat(*letter))
}

func seat(letter string) *auction.Seat {
	for _, s := range auction.Seats {
		if s.String() == letter {
			return &s
		}
	}
	return nil
}

// examples are whole results written by hand: the contract's, and some that
// hold every kind of entry.
func examples(t testing.TB) [][]byte {
	t.Helper()
	text, err := os.ReadFile("../testdata/examples.ndjson")
	if err != nil {
		t.Fatal(err)
	}
	lines := bytes.Split(bytes.TrimSpace(text), []byte("\n"))
	for _, line := range moreExamples {
		lines = append(lines, []byte(line))
	}
	return lines
}

const emptyEnd = `"must":[],"rights":[],"discretion":[],"assumed":[],"not_covered":[]}`

var moreExamples = []string{
	`{"edition":"X","id":"board \"7\"\n\u0001\\","record":"W: P P P P","phase":"closed","turn":null,"auction":[{"seat":"W","call":"P"},{"seat":"N","call":"P","implied":true},{"seat":"E","call":"P"},{"seat":"S","call":"P"}],"contract":null,"passed_out":true,"events":[{"n":1,"seat":"W","item":"P","status":"stands","clauses":[],"findings":[]},{"n":2,"seat":"N","item":"P","status":"cancelled","clauses":["1.a"],"findings":["call_out_of_rotation","failure_to_comply"]},{"n":3,"seat":"E","item":"P","status":"stands","clauses":[],"findings":[]},{"n":4,"seat":"S","item":"P","status":"stands","clauses":["1.b"],"findings":[]}],"clauses":["1.a","1.b"],"must_pass":{},"may_not":[],` + emptyEnd,
	`{"edition":"X","id":"","record":"E: 1S W:card(SK,HT) TD","phase":"open","turn":"S","auction":[{"seat":"E","call":"1S"}],"contract":null,"passed_out":false,"events":[{"n":1,"seat":"E","item":"1S","status":"stands","clauses":[],"findings":[]},{"n":2,"seat":"W","item":"card(SK,HT)","status":"noted","clauses":["2"],"findings":["exposed_card"]},{"n":3,"seat":null,"item":"TD","status":"noted","clauses":[],"findings":[]}],"clauses":["2"],"must_pass":{"N":"next_turn","E":"rest"},"may_not":[{"seat":"S","calls":["X","XX"],"until":"turn","clause":"2"},{"seat":"W","calls":["bid"],"bid":"1H","until":"rest","clause":"2"}],"must":[{"seat":"E","do":"repeat","call":"1H","clause":"2"},{"seat":"S","do":"replace","with":["bid","pass"],"clause":"2"},{"seat":"W","do":"pass","clause":"2"}],"rights":[{"holder":"N","right":"undoubled","clause":"2"},{"holder":"S","right":"undoubled","clause":"2"},{"holder":"declarer","right":"penalty_card","on":"W","cards":["SK"],"clause":"2"},{"holder":"declarer","right":"penalty_card","on":"W","cards":["HT"],"clause":"2"},{"holder":"declarer","right":"require_lead","on":"E","suits":[],"lead":"opening","clause":"2"},{"holder":"declarer","right":"forbid_lead","on":"W","suits":["D","S"],"lead":"first","clause":"2"}],"discretion":[{"may":"lead_penalties","by":"director","clause":"2"},{"may":"average_minus_at_most","by":"director","clause":"2","if":"damaging","when":"now"}],"assumed":[{"n":1,"fact":"weather","value":true}],"not_covered":[]}`,
}
