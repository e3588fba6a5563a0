package schema

import (
	"gopkg.in/yaml.v3"

	"lawc/law"
)

var factFields = []field[law.Fact]{
	{"about", needed, "which call or act the fact is about", aboutShape(), func(r *reader, n *yaml.Node, f *law.Fact) {
		f.About, _ = law.AboutNamed(r.word(n, law.AboutNames()).Text)
	}},
	{"suits", maybe, "true if the fact names suits rather than being true or false", aTruth, func(r *reader, n *yaml.Node, f *law.Fact) {
		f.Suits, _ = r.truth(n)
	}},
	{"default", needed, "what is taken to be so when nobody says it", aTruth, func(r *reader, n *yaml.Node, f *law.Fact) {
		f.Default, _ = r.truth(n)
		if f.Suits && f.Default {
			r.fail(law.CodeExclusive, place(n), "a fact that names suits cannot be true by default, expected default: false")
		}
	}},
	{"evident", maybe, "true if everybody at the table sees it, so that a record that does not tell it denies it", aTruth, func(r *reader, n *yaml.Node, f *law.Fact) {
		f.Evident, _ = r.truth(n)
	}},
	{"slip", maybe, "what a change that the record marks as the correction of a slip says of the fact", aTruth, func(r *reader, n *yaml.Node, f *law.Fact) {
		if value, ok := r.truth(n); ok {
			f.Slip = law.SlipSaysNo
			if value {
				f.Slip = law.SlipSaysYes
			}
		}
	}},
	{"question", needed, "how a person at the table is asked for it", mapping(wordingFields), func(r *reader, n *yaml.Node, f *law.Fact) {
		f.Question = r.wording(n, "question")
	}},
	{"words", needed, "how the fact is told", mapping(factWordFields), func(r *reader, n *yaml.Node, f *law.Fact) {
		object(r, n, "words", factWordFields, f)
	}},
}

var factWordFields = []field[law.Fact]{
	{"yes", needed, "how it is told that the fact holds, as in: conventional", mapping(wordingFields), func(r *reader, n *yaml.Node, f *law.Fact) {
		f.Yes = r.wording(n, "yes")
	}},
	{"no", needed, "how it is told that it does not, as in: not conventional", mapping(wordingFields), func(r *reader, n *yaml.Node, f *law.Fact) {
		f.No = r.wording(n, "no")
	}},
	{"if", maybe, "what something hangs on that follows if it holds, as in: the call was conventional", mapping(wordingFields), func(r *reader, n *yaml.Node, f *law.Fact) {
		f.If = r.wording(n, "if")
	}},
}

// aboutShape describes what a fact may be about.
func aboutShape() shape {
	s := oneWord{}
	for _, name := range law.AboutNames() {
		about, _ := law.AboutNamed(name)
		s.add(name, about.Says().EN)
	}
	return s.shape()
}

func (r *reader) readFacts(n *yaml.Node, e *law.Edition) {
	pairs, _ := r.pairs(n, "facts", nil)
	for _, p := range pairs {
		f := law.Fact{Name: p.key.Text, Pos: p.key.Pos}
		r.newName(p.key, "a fact")
		if isEmpty(p.value) {
			r.fail(law.CodeEmpty, f.Pos, "fact %s has no declaration, expected about, default, question and words", quote(f.Name))
			continue
		}
		object(r, p.value, "fact "+quote(f.Name), factFields, &f)
		e.Facts = append(e.Facts, f)
	}
	r.facts = make(map[string]*law.Fact, len(e.Facts))
	for i := range e.Facts {
		r.facts[e.Facts[i].Name] = &e.Facts[i]
	}
}

// factTerm gives the term by which conditions read a fact, or nil.
func (r *reader) factTerm(name string) *law.Term {
	if f := r.facts[name]; f != nil {
		return &law.Term{Name: name, At: f.About.Moments()}
	}
	if len(name) <= len(law.NowPrefix) || name[:len(law.NowPrefix)] != law.NowPrefix {
		return nil
	}
	if f := r.facts[name[len(law.NowPrefix):]]; f != nil && f.About == law.AboutAny {
		return &law.Term{Name: name, At: law.NowMoments}
	}
	return nil
}

// factTerms lists the names by which conditions read facts.
func (r *reader) factTerms() (list []string) {
	for name, f := range r.facts {
		list = append(list, name)
		if f.About == law.AboutAny {
			list = append(list, law.NowPrefix+name)
		}
	}
	return list
}
