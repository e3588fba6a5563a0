package report

import (
	"bytes"
	"encoding/csv"
	"strconv"
	"strings"

	"lawc/auction"
	"lawc/law"
)

// csvColumns are the columns of results as CSV. Each cell holds what the key of that
// name holds in JSON, in the words that JSON uses; entries of a list stand apart by
// semicolons.
var csvColumns = []struct {
	name string
	cell func(*law.Result) string
}{
	{"id", func(r *law.Result) string { return strings.ToValidUTF8(r.Record.ID, "\uFFFD") }},
	{"record", func(r *law.Result) string { return r.Record.String() }},
	{"edition", func(r *law.Result) string { return r.Edition.Name }},
	{"phase", func(r *law.Result) string { return r.Phase.String() }},
	{"turn", func(r *law.Result) string { return csvPlayer(r.Turn, "") }},
	{"auction", func(r *law.Result) string { return plainComparer.calls(r.Auction, r.Record.Dealer) }},
	{"contract", csvContract},
	{"doubled", func(r *law.Result) string { return csvIf(r.Contract.IsBid(), strconv.Itoa(r.Doubled)) }},
	{"declarer", func(r *law.Result) string { return csvIf(r.Contract.IsBid(), csvPlayer(r.Declarer, "")) }},
	{"passed_out", func(r *law.Result) string { return strconv.FormatBool(r.PassedOut) }},
	{"findings", csvFindings},
	{"clauses", func(r *law.Result) string { return strings.Join(ids(r.Clauses), " ") }},
	{"must_pass", csvMustPass},
	{"must", csvMust},
	{"may_not", csvMayNot},
	{"rights", csvRights},
	{"discretion", csvDiscretion},
	{"assumed", csvAssumed},
	{"not_covered", csvNotCovered},
}

// plainComparer writes calls as records have them.
var plainComparer = comparer{compareWords: &english.compare, words: &english}

// AppendCSVHead appends the line that names the columns.
func AppendCSVHead(buf []byte) []byte {
	var names []string
	for i := range csvColumns {
		names = append(names, csvColumns[i].name)
	}
	return appendCSV(buf, names)
}

// AppendCSV appends a result as one line of CSV, as RFC 4180 has it.
func AppendCSV(buf []byte, r *law.Result) []byte {
	var cells []string
	for i := range csvColumns {
		cells = append(cells, csvColumns[i].cell(r))
	}
	return appendCSV(buf, cells)
}

func appendCSV(buf []byte, cells []string) []byte {
	b := bytes.NewBuffer(buf)
	w := csv.NewWriter(b)
	w.UseCRLF = true
	if err := w.Write(cells); err != nil {
		panic(err) // the comma is a fit separator
	}
	w.Flush()
	return b.Bytes()
}

func csvIf(holds bool, text string) string {
	if holds {
		return text
	}
	return ""
}

func csvPlayer(p law.Player, nobody string) string {
	if p == law.Nobody {
		return nobody
	}
	return auction.Seat(p).String()
}

func csvContract(r *law.Result) string {
	return csvIf(r.Contract.IsBid(), r.Contract.String())
}

// csvFindings tells what was found, with the number of the item.
func csvFindings(r *law.Result) string {
	var parts []string
	for i := range r.Events {
		r.Events[i].Findings.ForEach(func(f law.Finding) {
			parts = append(parts, strconv.Itoa(i+1)+" "+f.String())
		})
	}
	return strings.Join(parts, "; ")
}

func csvMustPass(r *law.Result) string {
	var parts []string
	for _, seat := range auction.Seats {
		if long := r.MustPass[seat]; long != law.ObligationFree {
			parts = append(parts, seat.String()+" "+long.String())
		}
	}
	return strings.Join(parts, "; ")
}

func csvMust(r *law.Result) string {
	var parts []string
	for i := range r.Must {
		d := &r.Must[i]
		text := d.Seat.String() + " " + d.Do.String()
		switch d.Do {
		case law.DutyRepeat:
			text += " " + d.Call.String()
		case law.DutyReplace:
			text += " " + strings.Join(kindNames(d.With, false), ",")
		}
		parts = append(parts, text)
	}
	return strings.Join(parts, "; ")
}

func csvMayNot(r *law.Result) string {
	var parts []string
	for i := range r.MayNot {
		b := &r.MayNot[i]
		text := b.Seat.String() + " " + strings.Join(kindNames(b.Calls, true), ",")
		if b.Bid.IsBid() {
			text += " over " + b.Bid.String()
		}
		parts = append(parts, text+" "+until(b))
	}
	return strings.Join(parts, "; ")
}

func csvRights(r *law.Result) string {
	var parts []string
	for i := range r.Rights {
		right := &r.Rights[i]
		text := csvPlayer(right.Holder, "declarer") + " " + right.Kind.String()
		if right.On != law.Nobody {
			text += " " + csvPlayer(right.On, "")
		}
		if right.Kind.IsLead() {
			text += " " + whichLead(right) + " " + right.Suits.String()
		}
		for _, c := range right.Cards {
			text += " " + c.String()
		}
		parts = append(parts, strings.TrimSpace(text))
	}
	return strings.Join(parts, "; ")
}

func csvDiscretion(r *law.Result) string {
	var parts []string
	for i := range r.Discretion {
		d := &r.Discretion[i]
		text := d.May
		if d.If != "" {
			text += " if " + d.If
		}
		if d.Now {
			text += " now"
		}
		parts = append(parts, text)
	}
	return strings.Join(parts, "; ")
}

func csvAssumed(r *law.Result) string {
	var parts []string
	for _, a := range r.Assumed {
		parts = append(parts, strconv.Itoa(a.N)+" "+a.Fact+"="+strconv.FormatBool(a.Value))
	}
	return strings.Join(parts, "; ")
}

func csvNotCovered(r *law.Result) string {
	var parts []string
	for _, g := range r.NotCovered {
		parts = append(parts, strconv.Itoa(g.N)+" "+g.Finding.String())
	}
	return strings.Join(parts, "; ")
}

func ids(clauses []*law.Clause) (list []string) {
	for _, c := range clauses {
		list = append(list, c.ID)
	}
	return list
}

// kindNames names kinds of call as JSON does.
func kindNames(set law.KindSet, asCalls bool) (list []string) {
	for i := range callWords {
		switch {
		case !set.Has(callWords[i].kind):
		case asCalls:
			list = append(list, callWords[i].call)
		default:
			list = append(list, callWords[i].word)
		}
	}
	return list
}
