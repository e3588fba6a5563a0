package main

import (
	"fmt"
	"slices"

	"lawc/differ"
	"lawc/law"
)

// wantedClause says which clauses are asked for; nil stands for all.
type wantedClause func(*law.Edition, *law.Clause) bool

// wanted says which clauses are asked for, or nil for all.
func (d *differed) wanted(editions []*law.Edition) (wantedClause, error) {
	if len(d.topics)+len(d.articles) == 0 {
		return nil, nil
	}
	all := differ.Topics(editions...)
	var topics []string
	for _, word := range d.topics {
		meant := topicsMeant(word, all)
		if meant == nil {
			return nil, unknownTopic(word, all)
		}
		topics = append(topics, meant...)
	}
	clauses, err := clausesOf(editions, d.articles)
	if err != nil {
		return nil, err
	}
	return func(_ *law.Edition, c *law.Clause) bool {
		return clauses[c] || slices.ContainsFunc(c.Topics, func(t string) bool { return slices.Contains(topics, t) })
	}, nil
}

// clausesOf lists the clauses of the articles that are asked for.
func clausesOf(editions []*law.Edition, articles []string) (map[*law.Clause]bool, error) {
	clauses := map[*law.Clause]bool{}
	for _, number := range articles {
		known, found := []string{}, false
		for _, e := range editions {
			e.Clauses(func(a *law.Article, c *law.Clause) {
				known = append(known, a.Number)
				if a.Number == number {
					clauses[c], found = true, true
				}
			})
		}
		if !found {
			return nil, fmt.Errorf("unknown article %q, neither edition has it%s", number, suggestion(law.Nearest(number, known)))
		}
	}
	return clauses, nil
}

func suggestion(near string) string {
	if near == "" {
		return ""
	}
	return ", did you mean " + near + "?"
}
