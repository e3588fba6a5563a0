package table

import (
	"fmt"
	"os"
	"strings"
	"testing"
	"time"

	"lawc/interp"
	"lawc/rules"
	"lawc/schema"
)

func programsOf(t testing.TB, names ...string) (list []*interp.Program) {
	for _, name := range names {
		src, err := rules.Read(name)
		if err != nil {
			t.Fatal(err)
		}
		e, problems := schema.Load(rules.File(name), src)
		if len(problems) > 0 {
			t.Fatal(problems)
		}
		p, problems := interp.Compile(e)
		if len(problems) > 0 {
			t.Fatal(problems)
		}
		list = append(list, p)
	}
	return list
}

func TestDebug(t *testing.T) {
	names := strings.Fields(os.Getenv("EDS"))
	if len(names) == 0 {
		t.Skip()
	}
	start := time.Now()
	m := newMaker(programsOf(t, names...), Options{Second: os.Getenv("SECOND") != ""})
	fmt.Println("sorted", time.Since(start))
	for g := range groups {
		at := time.Now()
		n := m.found.steps
		m.group(g)
		fmt.Println(g, len(m.acts[g]), "steps", m.found.steps-n, time.Since(at))
	}
	tb := m.table
	d, one, exact, four, two := 0, 0, 0, 0, 0
	per := map[string]int{}
	for i := range tb.Rows {
		r := &tb.Rows[i]
		if r.Differs && r.Group == TwoWays {
			two++
		}
		if !r.Differs || r.Group == TwoWays && os.Getenv("SHOW") != "irr" {
			continue
		}
		d++
		per[r.Group.String()+"/"+r.Stage.String()]++
		if len(r.Label) == 1 {
			one++
			if len(r.Label[0]) <= 4 {
				four++
			}
		}
		if r.Exact {
			exact++
		}
		if os.Getenv("SHOW") != "" && strings.HasPrefix(r.Group.String(), os.Getenv("SHOW")) {
			fmt.Println(r.Group, r.Stage, r.Record.String(), r.Label, r.Exact)
			if len(r.Label) > 3 {
				fmt.Println("       many", len(r.Label))
			}
			for e := range r.Cells {
				if r.Cells[e].Silent {
					fmt.Println("    silent")
				} else {
					fmt.Printf("    %+v L%v %d\n", brief(r.Cells[e].Effects), r.Cells[e].LeadRows, len(r.Cells[e].Clauses))
				}
			}
		}
	}
	fmt.Println("rows", len(tb.Rows), "differ", d, "one", one, "four", four, "exact", exact, "two ways", two, "leads", len(tb.Leads), "failed", tb.Covered.Failed, time.Since(start), tb.Covered.Stages)
	keys, keys2 := map[string]bool{}, map[string]bool{}
	for i := range tb.Leads {
		r := &tb.Leads[i]
		k := fmt.Sprint(r.Group, r.Stage)
		for e := range r.Cells {
			var l []Effect
			for _, x := range r.Cells[e].Leads {
				x.Suits = 0
				l = append(l, x)
			}
			k += fmt.Sprint(r.Cells[e].Silent, sorted(l))
		}
		keys[k] = true
		if r.Group != TwoWays {
			keys2[k] = true
		}
	}
	fmt.Println("leads without suits", len(keys), len(keys2))
	if os.Getenv("SAMPLE") != "" {
		sm := Sample(m.programs, tb, 20000, 1)
		fmt.Println("sample", sm.Records, sm.Stages, sm.Without, sm.Share(), time.Since(start))
		for _, x := range sm.Missing {
			fmt.Println("   missing", x)
		}
	}
	if os.Getenv("CLASH") != "" {
		for g := range groups {
			for st := range stages {
				seen := map[string]string{}
				for k, s := range m.found.main[g][st] {
					for v := range s.vectors {
						if o, ok := seen[v]; ok && o != k {
							fmt.Println("clash", g, st, s.best.String(), "|", m.found.main[g][st][o].best.String(), "", "")
						}
						seen[v] = k
					}
				}
			}
		}
	}
	for k, v := range per {
		fmt.Println("   ", k, v)
	}
}

func brief(list []Effect) (s []string) {
	for _, e := range list {
		s = append(s, fmt.Sprintf("k%d who%d on%d st%v last%v duty%v calls%b right%v %s", e.Kind, e.Who, e.On, e.Status, e.Lasting, e.Duty, e.Calls, e.Right, e.May))
	}
	return s
}

func TestDebugLabels(t *testing.T) {
	names := strings.Fields(os.Getenv("EDS"))
	if len(names) == 0 {
		t.Skip()
	}
	tb := Make(programsOf(t, names...), Options{})
	for i := range tb.Rows {
		r := &tb.Rows[i]
		if r.Differs && r.Group != TwoWays && (len(r.Label) > 1 || len(r.Label) == 1 && len(r.Label[0]) > 4) {
			fmt.Println(r.Group, r.Stage, r.Record.String(), r.Exact)
			for _, c := range r.Label {
				fmt.Print("     ")
				for _, x := range c {
					fmt.Print(" ", FeatureNames[x.Feature], "=", x.Value)
				}
				fmt.Println()
			}
			for e := range r.Cells {
				if r.Cells[e].Silent {
					fmt.Println("    silent")
				} else {
					fmt.Printf("    %+v\n", brief(r.Cells[e].Effects))
				}
			}
		}
	}
}

var FeatureNames = strings.Fields("No TurnOf PartnersOrLHO CallIs Acts Doubling AnyCall AnyBid LastBidBy LastBidOf PartnerBidLast LastAction OpponentsBid SideBid PartnerDoubled Names FirstIs FirstActs ChangeTo Form CalledSince PartnerSince SmallCard HowManyCards Honour LedCard RequestIs Asker WhenAsked WasInsufficient WasOutOfTurn WasInadmissible WasChange WasTooHigh WasDoubling FirstIrregular SecondIrregular Prior MustPassFor WasClosed PassesBefore LastActionBy Conventional TiedTo AcceptedHow AcceptedBy NextIs NextActs NextBy StillSufficient OwnIs OwnActs OwnDoubles Cheapest Keeps SameDenomination SameAsFirst Lowest Again InShown OwnConventional AfterRefusal Side LastBidStands F F F F F F F F F F F F F F F F F F F F F F F F F F F F F F F F F F F F F F F F F F F F F F F F F F F F F F")
