package main

import (
	"slices"

	"lawc/law"
	"lawc/table/inwords"
)

// cite writes the references of what is named, or of the editions if nothing is.
func (s *shown) cite(l *library, editions []*law.Edition, args []string) error {
	var list []inwords.Reference
	if len(args) == 0 {
		for _, e := range editions {
			list = append(list, inwords.Reference{Edition: e})
		}
	}
	for _, arg := range args {
		among, err := l.having(arg, s.editions, editions)
		if err != nil {
			return err
		}
		found, err := l.references(among, arg)
		if err != nil {
			return err
		}
		for _, r := range found {
			if !slices.Contains(list, r) { // an id can be a clause and be named by its topic
				list = append(list, r)
			}
		}
	}
	out, err := []byte(nil), error(nil)
	if s.citing.word == "csl" {
		out, err = inwords.AppendCSL(nil, list, s.console.lang)
	} else {
		out = inwords.AppendBibTeX(nil, list, s.console.lang)
	}
	if err != nil {
		return err
	}
	_, err = s.console.out.Write(out)
	return err
}

// references gives those of one name: of an edition, or of what the editions have by
// that name.
func (l *library) references(editions []*law.Edition, name string) ([]inwords.Reference, error) {
	if slices.Contains(l.names, name) {
		e, err := l.edition(name)
		return []inwords.Reference{{Edition: e}}, err
	}
	var list []inwords.Reference
	for _, e := range editions {
		list = append(list, partsOf(e, name)...)
	}
	if list == nil {
		return nil, l.notShown(name, editions)
	}
	return list, nil
}

// partsOf gives the references of the clause or the article of a name, or of the
// clauses of a topic, as show shows them.
func partsOf(e *law.Edition, name string) (list []inwords.Reference) {
	if c := e.Clause(name); c != nil {
		return []inwords.Reference{{Edition: e, Part: c.ID, Clause: c}}
	}
	for i := range e.Articles {
		if e.Articles[i].Number == name {
			return []inwords.Reference{{Edition: e, Part: name}}
		}
	}
	e.Clauses(func(_ *law.Article, c *law.Clause) {
		if topicsMeant(name, c.Topics) != nil {
			list = append(list, inwords.Reference{Edition: e, Part: c.ID, Clause: c})
		}
	})
	return list
}
