package report

import (
	"lawc/cases"
	"lawc/law"
)

type coverageView struct {
	Editions []editionCoverageView `json:"editions"`
}

type editionCoverageView struct {
	Edition   string               `json:"edition"`
	File      string               `json:"file"`
	Covered   int                  `json:"covered"`
	Operative int                  `json:"operative"`
	Assumed   assumedView          `json:"assumed"`
	Seen      int                  `json:"outcomes_seen"`
	Outcomes  int                  `json:"outcomes"`
	Clauses   []clauseCoverageView `json:"clauses"`
}

// An assumedView is how far the clauses are covered that are assumed for an edition:
// they are not among its operative ones.
type assumedView struct {
	Covered   int `json:"covered"`
	Operative int `json:"operative"`
}

type clauseCoverageView struct {
	ID       string                  `json:"clause"`
	Line     int                     `json:"line"`
	Gap      string                  `json:"gap"`
	Reason   string                  `json:"reason,omitempty"`
	Provides []provisionCoverageView `json:"provides"`
}

type provisionCoverageView struct {
	Line        int                     `json:"line"`
	At          string                  `json:"at"`
	Gap         string                  `json:"gap"`
	Situations  int                     `json:"situations"`
	DisplacedBy []string                `json:"displaced_by"`
	Conditions  []conditionCoverageView `json:"conditions"`
}

type conditionCoverageView struct {
	Line      int    `json:"line"`
	Col       int    `json:"col"`
	Condition string `json:"condition"`
	True      bool   `json:"seen_true"`
	False     bool   `json:"seen_false"`
	Failed    int    `json:"failed"`
	Alone     int    `json:"failed_alone"`
}

// AppendCoverageJSON appends what cases cover as a JSON object: every operative
// clause, "covered" or with its gap, and under it each condition.
func AppendCoverageJSON(buf []byte, list []*cases.Coverage) ([]byte, error) {
	v := coverageView{[]editionCoverageView{}}
	for _, c := range list {
		e := editionCoverageView{Edition: c.Edition.Name, File: c.Edition.File, Clauses: []clauseCoverageView{}}
		e.Covered, e.Operative = c.Covered()
		e.Assumed.Covered, e.Assumed.Operative = c.Assumed()
		e.Seen, e.Outcomes = c.Outcomes()
		for i := range c.Clauses {
			e.Clauses = append(e.Clauses, viewClause(&c.Clauses[i]))
		}
		v.Editions = append(v.Editions, e)
	}
	return appendIndented(buf, v)
}

func viewClause(c *cases.ClauseCoverage) clauseCoverageView {
	v := clauseCoverageView{ID: c.Clause.ID, Line: c.Clause.Pos.Line, Gap: c.Gap.String(), Provides: []provisionCoverageView{}}
	if c.Gap != cases.NoGap {
		v.Reason = reason(&english, c)
	}
	for _, p := range c.Provisions {
		one := provisionCoverageView{p.Pos.Line, p.At.Text, p.Gap.String(), p.Asked, idsOf(p.By), []conditionCoverageView{}}
		for _, cond := range p.Conditions {
			one.Conditions = append(one.Conditions, conditionCoverageView{cond.Line, cond.Col, cond.Text, cond.True, cond.False, cond.Failed, cond.Alone})
		}
		v.Provides = append(v.Provides, one)
	}
	return v
}

func idsOf(clauses []*law.Clause) []string {
	ids := make([]string, len(clauses))
	for i, c := range clauses {
		ids[i] = c.ID
	}
	return ids
}
