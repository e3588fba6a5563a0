package table

import (
	"slices"

	"lawc/auction"
	"lawc/law"
)

// A Table is what editions rule, situations down and editions across.
type Table struct {
	Editions []*law.Edition
	Rows     []Row
	// Leads are the rows about leads, which cells of the main rows refer to.
	Leads   []Row
	Covered Covered
	facts   *factTable
}

// Covered says of what a table was made.
type Covered struct {
	// Incidents is how many lawful auctions with one irregular act were taken
	// through their lives, Stages how many stages of them were looked at.
	Incidents, Stages int
	// Whole is false where somebody stopped it.
	Whole bool
	// Failed are records that did not rule the same when they were run again. There
	// are none unless lawc is wrong.
	Failed []string
	// Random is how made-up records fared, if any were made up.
	Random *Sampled
}

// A Row is a group, a stage, and the incidents that all editions rule alike at it.
type Row struct {
	// ID is made from group, stage and record, and so does not change with the
	// editions shown.
	ID    string
	Group Group
	Stage Stage
	// Label says when: one of the conjunctions holds. Exact is false where the words
	// of labels cannot tell the row from others.
	Label []Conjunction
	Exact bool
	// Record is the simplest that shows it.
	Record auction.Record
	// Differs: two editions rule differently, or one rules and another is silent.
	Differs bool
	// Settled is false where a cell rests on what no source says, or on a reading
	// that is not settled.
	Settled bool
	// Number is that of a row about leads, from 1.
	Number int
	// Cells are by edition.
	Cells []Cell
	key   string
}

// A Cell is what one edition rules in a row.
type Cell struct {
	Ruling
	// Shared are those of the effects that all editions that rule have in common.
	Shared []Effect
	// LeadRows are the numbers of the rows about leads that tell the rest: of the
	// record of the row, if Own, first, then of the others.
	LeadRows []int
	Own      bool
	// Waits: in the record of the row the irregularity still awaits acceptance or a ruling.
	Waits bool
	// Clauses are those applied in the record of the row, Here those at the stage.
	Clauses, Here []*law.Clause
}

// Options say what table to make.
type Options struct {
	// Groups are those to make; none stands for all.
	Groups []Group
	// Second takes irregularities that come after a ruling on another, too.
	Second bool
	// Split gives each conjunction of a label a row of its own.
	Split bool
	// Progress hears now and then of how many acts have been tried, of how many.
	Progress func(tried, all int)
	// Stop is asked whether somebody wants no more, from several goroutines at once.
	Stop func() bool
}

// needs are groups that come about in the lives of others, which must then be made.
var needs = map[Group][]Group{
	SkippedPlayer: {PassOutOfRotation}, Slip: {ChangeOfCall}, Misinformation: {ChangeOfCall, Slip},
	RequiredToPass: Groups()[:RequiredToPass],
	Second:         Groups()[:Simultaneous],
}

// barely reports whether a group is needed for nothing but to find players who must pass.
func (m *maker) barely(g Group) bool {
	for _, asked := range m.options.Groups {
		if asked == g || asked != RequiredToPass && slices.Contains(needs[asked], g) {
			return false
		}
	}
	return len(m.options.Groups) > 0
}

// wanted lists the groups to make.
func (m *maker) wanted() (list []Group) {
	for g := range groups {
		for _, asked := range m.options.Groups {
			if (g == asked || slices.Contains(needs[asked], g)) && !slices.Contains(list, g) {
				list = append(list, g)
			}
		}
		if len(m.options.Groups) == 0 && (m.options.Second || !g.SecondOrder()) {
			list = append(list, g)
		}
	}
	return list
}

// Lead gives the row about leads of a number.
func (t *Table) Lead(number int) *Row { return &t.Leads[number-1] }

// FactOf gives the fact of a feature that is one, as the first edition that has it
// declares it, and of which item it is told: the act, the call over it, the next
// player's, the offender's, from 0.
func (t *Table) FactOf(f Feature) (fact *law.Fact, position int) {
	n := int(f - FirstFact)
	return t.facts.facts[n/positions].Fact, n % positions
}

// ToldOfOwn gives, in the words of each fact, what OwnTold says may have been told of the
// offender's new call: that it is not as it is taken to be where nobody says so.
func (t *Table) ToldOfOwn() (words []law.Text) {
	for i := range t.facts.facts {
		switch f := &t.facts.facts[i]; {
		case !f.ofOwn:
		case f.Default:
			words = append(words, f.No)
		default:
			words = append(words, f.Yes)
		}
	}
	return words
}
