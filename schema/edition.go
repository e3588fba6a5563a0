package schema

import (
	"regexp"
	"strings"
	"time"

	"gopkg.in/yaml.v3"

	"lawc/law"
)

// Load reads a rule file. As long as it is YAML at all the edition holds
// whatever could be read; it is fit for use when there are no problems. What it takes in
// from other files is looked for with each resolver in turn.
func Load(name string, src []byte, taken ...Resolver) (*law.Edition, []law.Problem) {
	e, r := load(name, src, taken, true)
	return e, r.done()
}

// load reads a rule file, with what it inherits or as what stands in the file alone.
func load(name string, src []byte, taken []Resolver, inherits bool) (*law.Edition, *reader) {
	r := newReader(name, src)
	e := &law.Edition{File: name}
	root := r.document(src)
	if root == nil {
		return e, r
	}
	keys := object(r, root, "the edition", editionFields, e)
	r.inOrder(e)
	if inherits {
		r.inherit(e, taken)
	}
	r.assume(e, taken)
	r.follow(e)
	if keys != nil && len(r.problems) == 0 {
		r.lacking(e, keys["edition"])
	}
	return e, r
}

var editionFields = []field[law.Edition]{
	{"edition", needed, "the name of the edition, in quotes", aText, func(r *reader, n *yaml.Node, e *law.Edition) {
		if e.Name = r.text(n); e.Name != "" && !IsEditionName(e.Name) {
			r.fail(law.CodeName, place(n), "found the edition %s, expected letters, digits, - and . only, as in my-house, and not all", quote(e.Name))
		}
	}},
	{"source", needed, "the source of the text", mapping(sourceFields), func(r *reader, n *yaml.Node, e *law.Edition) {
		object(r, n, "source", sourceFields, e)
	}},
	{"assumes", maybe, "files of assumed clauses that the edition takes in", oneOrMore(aFileName), func(r *reader, n *yaml.Node, e *law.Edition) {
		e.Assumes = r.names(n, r.name)
	}},
	{"inherits", maybe, "what the edition takes in from others whose text is known to be the same, all of it inferred", listOf(mapping(inheritFields)), func(r *reader, n *yaml.Node, e *law.Edition) {
		r.list(n, "inherits", func(entry *yaml.Node) {
			var h inheritance
			object(r, entry, "an inheritance", inheritFields, &h)
			if h.from.Text != "" && h.confidence != "" {
				r.inherits = append(r.inherits, h)
			}
		})
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
	{"publisher", maybe, "who published the book", aText, func(r *reader, n *yaml.Node, e *law.Edition) {
		e.Publisher = r.text(n)
	}},
	{"year", maybe, "the year of the book", aNumber(1, 9999), func(r *reader, n *yaml.Node, e *law.Edition) {
		e.Year = r.year(n)
	}},
	{"text", needed, "where the text that was read stands", aText, func(r *reader, n *yaml.Node, e *law.Edition) {
		e.SourceText = r.text(n)
	}},
	{"read", maybe, "the day on which it was last read, in quotes, as year-month-day", shape{"type": "string", "pattern": dayPattern}, func(r *reader, n *yaml.Node, e *law.Edition) {
		if e.Read = r.text(n); e.Read != "" && !isDay(e.Read) {
			r.fail(law.CodeName, place(n), "found the day %s, expected year-month-day, all in digits", quote(e.Read))
		}
	}},
	{"covers", needed, "what the source covers", mapping(wordingFields), func(r *reader, n *yaml.Node, e *law.Edition) {
		e.Covers = r.wording(n, "covers")
	}},
	{"whole", maybe, "true if it covers all that an auction can run into", aTruth, func(r *reader, n *yaml.Node, e *law.Edition) {
		e.Whole, _ = r.truth(n)
	}},
	{"fragment", maybe, "true if what was read is a piece that breaks off: a table of all editions leaves it out unless it is named", aTruth, func(r *reader, n *yaml.Node, e *law.Edition) {
		e.Fragment, _ = r.truth(n)
		if e.Fragment && e.Whole {
			r.fail(law.CodeExclusive, place(n), "found fragment: true beside whole: true, expected one of the two")
		}
	}},
}

var governsFields = []field[law.Edition]{
	{"order", needed, "findings; the first of them that a call bears governs it", listOf(aWord(law.Findings()...)), func(r *reader, n *yaml.Node, e *law.Edition) {
		e.Governs = r.names(n, func(n *yaml.Node) law.Name { return r.word(n, law.Findings()) })
	}},
	{"reading", maybe, "the readings on which the order rests", oneOrMore(aText), func(r *reader, n *yaml.Node, e *law.Edition) {
		e.GovernsReading = r.names(n, r.name)
	}},
}

var articleFields = []field[law.Article]{
	{"number", needed, "the number of the article, in quotes", aText, func(r *reader, n *yaml.Node, a *law.Article) {
		a.Number = r.text(n)
	}},
	{"title", needed, "the title of the article", mapping(wordingFields), func(r *reader, n *yaml.Node, a *law.Article) {
		a.Title = r.wording(n, "title")
	}},
	{"given", maybe, "what must hold in every provision of the article that does not decline it", conditionsShape, func(r *reader, n *yaml.Node, a *law.Article) {
		a.Given = r.readConditions(n, "given")
		for i := range a.Given {
			a.Given[i].From = a.Number
		}
	}},
	{"clauses", needed, "the clauses, in the order of the book", listOf(defined("clause")), func(r *reader, n *yaml.Node, a *law.Article) {
		r.list(n, "clauses", func(entry *yaml.Node) {
			a.Clauses = append(a.Clauses, r.readClause(entry, a.Number))
		})
	}},
}

// year reads a year.
func (r *reader) year(n *yaml.Node) int {
	year, ok := number(n)
	if !ok || year < 1 || year > 9999 {
		r.fail(law.CodeShape, place(n), "found %s, expected a year, in digits and without quotes", found(n))
		return 0
	}
	return year
}

// dayPattern is the form of a day.
const dayPattern = "^[0-9]{4}-[0-9]{2}-[0-9]{2}$"

func isDay(text string) bool {
	_, err := time.Parse(time.DateOnly, text)
	return err == nil
}

const namePattern = "^[a-z][a-z0-9]*(_[a-z0-9]+)*$"

var nameForm = regexp.MustCompile(namePattern)

var editionForm = regexp.MustCompile("^[A-Za-z0-9][A-Za-z0-9.-]*$")

// IsEditionName reports whether an edition can bear a name; all stands for every edition.
func IsEditionName(name string) bool { return editionForm.MatchString(name) && name != "all" }

// topicPattern is the form of a topic: a matter and, after a slash, a point of it.
const topicPattern = "^[a-z0-9]+(-[a-z0-9]+)*(/[a-z0-9]+(-[a-z0-9]+)*)*$"

var topicForm = regexp.MustCompile(topicPattern)

// topic reads a topic.
func (r *reader) topic(n *yaml.Node) law.Name {
	name := r.name(n)
	if name.Text != "" && !topicForm.MatchString(name.Text) {
		r.fail(law.CodeName, place(n), "found the topic %s, expected lower-case words joined by -, and / before the point, as in matter/point-of-it", quote(name.Text))
	}
	return name
}

// newName checks a name that the file introduces.
func (r *reader) newName(name law.Name, what string) {
	switch {
	case !nameForm.MatchString(name.Text):
		r.fail(law.CodeName, name.Pos, "found %s as the name of %s, expected lower-case letters and digits, words joined by _", quote(name.Text), what)
	case strings.HasPrefix(name.Text, law.NowPrefix):
		r.fail(law.CodeTaken, name.Pos, "%s begins with %s, by which a fact about any call is read of the call now made, expected another name for %s", name.Text, law.NowPrefix, what)
	case law.TermNamed(name.Text) != nil:
		r.fail(law.CodeTaken, name.Pos, "%s is a term already, expected another name for %s", name.Text, what)
	}
}
