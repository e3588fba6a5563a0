package differ

import (
	"slices"
	"strings"

	"lawc/law"
)

// A ChangeKind is how a clause of one edition stands to that of another on the
// same topic.
type ChangeKind uint8

// The kinds of change.
const (
	SameClause ChangeKind = iota
	// Renumbered: the same conditions and consequences under another id.
	Renumbered
	// ChangedClause: other conditions or consequences.
	ChangedClause
	OnlyInA
	OnlyInB
)

var changeNames = [...]string{"same", "renumbered", "changed", "only_in_a", "only_in_b"}

// String gives the kind's name in JSON.
func (k ChangeKind) String() string { return changeNames[k] }

// A ClauseChange is how two editions stand to each other on one topic.
type ClauseChange struct {
	Topic string
	// A and B are the clauses; one is nil where only the other edition has one.
	A, B *law.Clause
	Kind ChangeKind
	// Details are the differences between the two, if both are there.
	Details []ClauseDetail
	// Reworded: what the clauses say is not said in the same words. By itself
	// that is no change.
	Reworded bool
}

// A ClauseDetail is one difference between two clauses. A or B is empty where
// the other has something that this one does not.
type ClauseDetail struct {
	Part Part
	// Term is the term of a condition, or the name of a definition.
	Term string
	A, B string
	// Provision counts, from 1, the provisions in which there are differences, if there are
	// several; 0 otherwise.
	Provision int
	// PieceA and PieceB are what A and B write out, where that is more than words.
	PieceA, PieceB Piece
}

// A Piece is the condition, the consequence or the provision in which two clauses differ;
// all nil where only one of them has any.
type Piece struct {
	Condition   *law.Condition
	Consequence *law.Consequence
	Provision   *law.Provision
}

// A Part is a part of a clause.
type Part uint8

// The parts, by their keys in a rule file.
const (
	PartKind Part = iota
	PartRanks
	PartDefines
	PartProvision
	PartAt
	PartWhen
	PartExpr
	PartThen
	PartInsteadOf
)

var partNames = [...]string{"kind", "ranks", "defines", "provisions", "at", "when", "expr", "then", "instead_of"}

// String gives the part's key in a rule file.
func (p Part) String() string { return partNames[p] }

// CompareClauses joins the clauses of two editions by topic and tells how they stand
// to each other: in the order of A's book, then what is only in B, in the order of
// B's. A clause with several topics may stand against several. Where clauses refer to
// others, these are compared by topic too, so that a new number alone changes nothing.
func CompareClauses(a, b *law.Edition) []ClauseChange {
	return join(a, b, func(string) bool { return true })
}

// CompareTopic does so on one topic.
func CompareTopic(topic string, a, b *law.Edition) []ClauseChange {
	return join(a, b, func(t string) bool { return t == topic })
}

// join joins the clauses of two editions by those of their topics that are wanted.
func join(a, b *law.Edition, wanted func(string) bool) (list []ClauseChange) {
	c := clauseComparer{topicsOf(a), topicsOf(b)}
	inB, paired := byTopic(b), map[[2]*law.Clause]bool{}
	joined := map[*law.Clause]bool{}
	a.Clauses(func(_ *law.Article, clause *law.Clause) {
		first := ""
		for _, topic := range clause.Topics {
			if !wanted(topic) {
				continue
			}
			if first == "" {
				first = topic
			}
			others := inB[topic]
			if len(others) == 0 {
				continue
			}
			inB[topic], joined[clause], joined[others[0]] = others[1:], true, true
			if pair := [2]*law.Clause{clause, others[0]}; !paired[pair] {
				paired[pair] = true
				list = append(list, c.pair(topic, clause, others[0]))
			}
		}
		if first != "" && !joined[clause] {
			list = append(list, ClauseChange{Topic: first, A: clause, Kind: OnlyInA})
		}
	})
	b.Clauses(func(_ *law.Article, clause *law.Clause) {
		if at := slices.IndexFunc(clause.Topics, wanted); at >= 0 && !joined[clause] {
			list = append(list, ClauseChange{Topic: clause.Topics[at], B: clause, Kind: OnlyInB})
		}
	})
	return list
}

func byTopic(e *law.Edition) map[string][]*law.Clause {
	clauses := map[string][]*law.Clause{}
	e.Clauses(func(_ *law.Article, c *law.Clause) {
		for _, topic := range c.Topics {
			clauses[topic] = append(clauses[topic], c)
		}
	})
	return clauses
}

// topicsOf maps the ids of an edition's clauses to the first of their topics.
func topicsOf(e *law.Edition) map[string]string {
	topics := map[string]string{}
	e.Clauses(func(_ *law.Article, c *law.Clause) {
		if len(c.Topics) > 0 {
			topics[c.ID] = c.Topics[0]
		}
	})
	return topics
}

// A clauseComparer compares clauses of two editions, given their topics by id.
type clauseComparer struct{ a, b map[string]string }

// pair compares two clauses on one topic.
func (c *clauseComparer) pair(topic string, a, b *law.Clause) ClauseChange {
	change := ClauseChange{Topic: topic, A: a, B: b, Reworded: a.Says != b.Says}
	change.Details = append(change.Details, differ(PartKind, "", a.Kind, b.Kind)...)
	change.Details = append(change.Details, differ(PartRanks, "", listed(a.Ranks), listed(b.Ranks))...)
	change.Details = append(change.Details, definitions(a, b)...)
	change.Details = append(change.Details, c.provisions(a.Provisions, b.Provisions)...)
	switch {
	case len(change.Details) > 0:
		change.Kind = ChangedClause
	case a.ID != b.ID:
		change.Kind = Renumbered
	}
	return change
}

// differ gives the difference between two texts, if there is one.
func differ(part Part, term, a, b string) []ClauseDetail {
	if a == b {
		return nil
	}
	return []ClauseDetail{{Part: part, Term: term, A: a, B: b}}
}

// listed writes names, with commas between them.
func listed(names []law.Name) string { return strings.Join(wordsOf(names), ", ") }

func wordsOf(names []law.Name) []string {
	list := make([]string, len(names))
	for i, n := range names {
		list[i] = n.Text
	}
	return list
}

// predicate writes a predicate without its line breaks.
func predicate(s law.Source) string { return strings.Join(strings.Fields(s.Text), " ") }

// definitions compares the predicates that two clauses define, by name.
func definitions(a, b *law.Clause) (list []ClauseDetail) {
	return differByName(PartDefines, definedBy(a), definedBy(b))
}

func definedBy(c *law.Clause) (list []named) {
	for i := range c.Defines {
		list = append(list, named{name: c.Defines[i].Name.Text, text: predicate(c.Defines[i].Expr)})
	}
	return list
}

// A named text is a condition by its term, or a predicate by its name.
type named struct {
	name, text string
	condition  *law.Condition
}

// differByName gives the differences between texts of the same names.
func differByName(part Part, a, b []named) (list []ClauseDetail) {
	find := func(list []named, name string) named {
		if at := slices.IndexFunc(list, func(n named) bool { return n.name == name }); at >= 0 {
			return list[at]
		}
		return named{}
	}
	add := func(name string, a, b named) {
		for _, d := range differ(part, name, a.text, b.text) {
			d.PieceA.Condition, d.PieceB.Condition = a.condition, b.condition
			list = append(list, d)
		}
	}
	for _, n := range a {
		add(n.name, n, find(b, n.name))
	}
	for _, n := range b {
		if find(a, n.name).text == "" {
			add(n.name, named{}, n)
		}
	}
	return list
}
