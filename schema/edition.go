package schema

import (
	"regexp"

	"gopkg.in/yaml.v3"

	"lawc/law"
)

// Load reads a rule file. The name is used in problems only. As long as the
// file is YAML at all the edition holds whatever could be read; it is fit for
// use when there are no problems.
func Load(name string, src []byte) (*law.Edition, []law.Problem) {
	r := newReader(name, src)
	e := &law.Edition{File: name}
	if root := r.document(src); root != nil {
		object(r, root, "the edition", editionFields, e)
		r.follow(e)
		r.inOrder(e)
	}
	return e, r.done()
}

var editionFields = []field[law.Edition]{
	{"edition", needed, "the name of the edition, in quotes", aText, func(r *reader, n *yaml.Node, e *law.Edition) {
		e.Name = r.text(n)
	}},
	{"source", needed, "the source of the text", mapping(sourceFields), func(r *reader, n *yaml.Node, e *law.Edition) {
		object(r, n, "source", sourceFields, e)
	}},
	{"governs", maybe, "which of several irregularities in one call governs", mapping(governsFields), func(r *reader, n *yaml.Node, e *law.Edition) {
		object(r, n, "governs", governsFields, e)
	}},
	{"facts", maybe, "what only a person at the table can know", mappingOf(mapping(factFields), namePattern), func(r *reader, n *yaml.Node, e *law.Edition) {
		r.readFacts(n, e)
	}},
	{"articles", needed, "the articles, in the order of the book", listOf(mapping(articleFields)), func(r *reader, n *yaml.Node, e *law.Edition) {
		r.list(n, "articles", func(entry *yaml.Node) {
			a := law.Article{Pos: place(entry)}
			object(r, entry, "an article", articleFields, &a)
			e.Articles = append(e.Articles, a)
		})
	}},
}

var sourceFields = []field[law.Edition]{
	{"title", needed, "the title of the book", mapping(wordingFields), func(r *reader, n *yaml.Node, e *law.Edition) {
		e.Title = r.wording(n, "title")
	}},
	{"text", needed, "where the text that was read stands", aText, func(r *reader, n *yaml.Node, e *law.Edition) {
		e.SourceText = r.text(n)
	}},
	{"covers", needed, "what the source covers", mapping(wordingFields), func(r *reader, n *yaml.Node, e *law.Edition) {
		e.Covers = r.wording(n, "covers")
	}},
	{"whole", maybe, "true if it covers all that an auction can run into", aTruth, func(r *reader, n *yaml.Node, e *law.Edition) {
		e.Whole, _ = r.truth(n)
	}},
}

var governsFields = []field[law.Edition]{
	{"order", needed, "findings; the first of them that a call bears governs it", listOf(aWord(law.Findings()...)), func(r *reader, n *yaml.Node, e *law.Edition) {
		e.Governs = r.names(n, func(n *yaml.Node) law.Name { return r.word(n, law.Findings()) })
	}},
	{"reading", maybe, "the readings on which the order rests", oneOrMore(aText), func(r *reader, n *yaml.Node, e *law.Edition) {
		e.GovernsReading = r.texts(n)
	}},
}

var articleFields = []field[law.Article]{
	{"number", needed, "the number of the article, in quotes", aText, func(r *reader, n *yaml.Node, a *law.Article) {
		a.Number = r.text(n)
	}},
	{"title", needed, "the title of the article", mapping(wordingFields), func(r *reader, n *yaml.Node, a *law.Article) {
		a.Title = r.wording(n, "title")
	}},
	{"clauses", needed, "the clauses, in the order of the book", listOf(defined("clause")), func(r *reader, n *yaml.Node, a *law.Article) {
		r.list(n, "clauses", func(entry *yaml.Node) {
			a.Clauses = append(a.Clauses, r.readClause(entry, a.Number))
		})
	}},
}

var factFields = []field[law.Fact]{
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
	{"question", needed, "how a person at the table is asked for it", mapping(wordingFields), func(r *reader, n *yaml.Node, f *law.Fact) {
		f.Question = r.wording(n, "question")
	}},
}

func (r *reader) readFacts(n *yaml.Node, e *law.Edition) {
	pairs, _ := r.pairs(n, "facts", nil)
	for _, p := range pairs {
		f := law.Fact{Name: p.key.Text, Pos: p.key.Pos}
		r.newName(p.key, "a fact")
		if isEmpty(p.value) {
			r.fail(law.CodeEmpty, f.Pos, "fact %s has no declaration, expected default and question", quote(f.Name))
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

const namePattern = "^[a-z][a-z0-9]*(_[a-z0-9]+)*$"

var nameForm = regexp.MustCompile(namePattern)

// topicPattern is the form of a topic: a matter and, after a slash, a point of it.
const topicPattern = "^[a-z0-9]+(-[a-z0-9]+)*(/[a-z0-9]+(-[a-z0-9]+)*)*$"

var topicForm = regexp.MustCompile(topicPattern)

// topic reads a topic.
func (r *reader) topic(n *yaml.Node) string {
	text := r.text(n)
	if text != "" && !topicForm.MatchString(text) {
		r.fail(law.CodeName, place(n), "found the topic %s, expected lower-case words joined by -, and / before the point, as in matter/point-of-it", quote(text))
	}
	return text
}

// newName checks a name that the file introduces.
func (r *reader) newName(name law.Name, what string) {
	switch {
	case !nameForm.MatchString(name.Text):
		r.fail(law.CodeName, name.Pos, "found %s as the name of %s, expected lower-case letters and digits, words joined by _", quote(name.Text), what)
	case law.TermNamed(name.Text) != nil:
		r.fail(law.CodeTaken, name.Pos, "%s is a term already, expected another name for %s", name.Text, what)
	}
}
