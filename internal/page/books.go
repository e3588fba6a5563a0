package page

import (
	"lawc/auction"
	"lawc/law"
	"lawc/report"
)

// An editionsAnswer lists the editions.
type editionsAnswer struct {
	Version  string      `json:"version" says:"which lawc this is"`
	Usual    string      `json:"usual" says:"the edition that is gone by where none is named"`
	Verbs    []string    `json:"verbs" says:"what can be done with cards, as records have it"`
	Rulings  bool        `json:"rulings" says:"whether there is a table of rulings"`
	Editions []editionOf `json:"editions" says:"the editions, from the oldest to the newest"`
}

// An editionOf is an edition without its clauses.
type editionOf struct {
	Name     string   `json:"name" says:"the edition's name"`
	Title    string   `json:"title" says:"its title"`
	Covers   string   `json:"covers" says:"what of the laws its source covers"`
	Source   string   `json:"source" says:"where the text that was read stands"`
	Whole    bool     `json:"whole" says:"whether the source covers all that an auction can run into"`
	Inferred bool     `json:"inferred" says:"whether it has inferred clauses"`
	Facts    []factOf `json:"facts" says:"the facts that it asks for"`
}

// A factOf is what only a person at the table can know.
type factOf struct {
	Name     string `json:"name" says:"the fact's name"`
	Question string `json:"question" says:"the question"`
	About    string `json:"about" says:"which call or act it is about, in the word of rule files"`
	Evident  bool   `json:"evident" says:"whether everybody at the table sees it, so that nobody is asked"`
	Suits    bool   `json:"suits" says:"whether its value may be suits"`
	Yes      string `json:"yes" says:"what it is called if it is so"`
	No       string `json:"no" says:"what it is called if it is not"`
}

// A bookAnswer is an edition with its clauses.
type bookAnswer struct {
	editionOf
	Articles []articleOf `json:"articles" says:"the articles in the book's order"`
}

// An articleOf is an article with its clauses in short.
type articleOf struct {
	Number  string     `json:"number" says:"the article's number"`
	Title   string     `json:"title" says:"its title"`
	Clauses []clauseOf `json:"clauses" says:"its clauses"`
}

// A clauseOf is a clause in short.
type clauseOf struct {
	pointer
	Kind   string   `json:"kind" says:"what kind of clause it is"`
	Topics []string `json:"topics" says:"its matters, by the same words in every edition"`
	Says   string   `json:"says" says:"what it says, in our own words"`
}

// A clauseAnswer is a clause with all that is known of it.
type clauseAnswer struct {
	clauseOf
	Edition    string   `json:"edition" says:"the edition's name"`
	Title      string   `json:"title" says:"the edition's title"`
	Article    string   `json:"article" says:"the article's number"`
	Heading    string   `json:"heading" says:"the article's title"`
	Cite       string   `json:"cite" says:"where it stands in the book, or on what ground it is assumed"`
	Provenance string   `json:"provenance" says:"on what it rests"`
	Readings   []string `json:"readings" says:"the interpretations on which its encoding rests"`
	See        []string `json:"see" says:"clauses to which it points"`
	ReferredBy []string `json:"referred_by" says:"clauses that refer to it"`
	Inert      string   `json:"inert" says:"why no record can bring it into play; empty if one can"`
	Lines      []line   `json:"lines" says:"its conditions and consequences"`
	Met        []met    `json:"met" says:"how its provisions fared in the record that was asked with it"`
}

// A line is a line of what a clause provides.
type line struct {
	Label  string `json:"label" says:"what kind of line it is"`
	Says   string `json:"says" says:"the line in words; empty if the code says all"`
	Code   string `json:"code" says:"the line as the rule file has it"`
	Begins bool   `json:"begins" says:"whether a provision begins here"`
	Met    string `json:"met" says:"whether the condition held in the record: yes, no, or empty if it is none or was not looked at"`
}

// A met is how a provision fared in the record.
type met struct {
	Item    int    `json:"item" says:"the number of the item at which it was looked at"`
	Says    string `json:"says" says:"that item in words"`
	Applies bool   `json:"applies" says:"whether it applied"`
}

// cardVerbs are the ways in which cards come into a record. Which of them can be
// written is for package auction to say.
var cardVerbs = []string{"card", "led", "lead"}

func (c *call) editions() (any, *Fault) {
	style, fault := styleIn(c.query.Get("lang"))
	if fault != nil {
		return nil, fault
	}
	usual, err := c.engine.usual()
	if err != nil {
		return nil, NewFault(statusRefused, err.Error())
	}
	answer := editionsAnswer{Version: c.engine.version, Usual: usual, Rulings: c.engine.hasRulings(style.Lang)}
	for _, verb := range cardVerbs {
		if _, err := auction.Parse("N: E:" + verb + "(S2)"); err == nil {
			answer.Verbs = append(answer.Verbs, verb)
		}
	}
	for _, name := range c.engine.names() {
		b, err := c.engine.book(name)
		if err != nil {
			return nil, NewFault(statusRefused, err.Error())
		}
		answer.Editions = append(answer.Editions, shortly(b.edition, style.Lang))
	}
	return answer, nil
}

func shortly(e *law.Edition, lang string) editionOf {
	one := editionOf{
		Name: e.Name, Title: e.Title.In(lang), Covers: e.Covers.In(lang), Source: e.SourceText,
		Whole: e.Whole, Inferred: e.HasInferred(), Facts: []factOf{},
	}
	for _, f := range e.Facts {
		one.Facts = append(one.Facts, factOf{f.Name, f.Question.In(lang), f.About.String(), f.Evident, f.Suits, f.Yes.In(lang), f.No.In(lang)})
	}
	return one
}

func (c *call) edition() (any, *Fault) {
	b, style, fault := c.bookNamed()
	if fault != nil {
		return nil, fault
	}
	answer := bookAnswer{editionOf: shortly(b.edition, style.Lang), Articles: []articleOf{}}
	for i := range b.edition.Articles {
		a := &b.edition.Articles[i]
		article := articleOf{Number: a.Number, Title: a.Title.In(style.Lang), Clauses: []clauseOf{}}
		for j := range a.Clauses {
			article.Clauses = append(article.Clauses, inShort(&a.Clauses[j], style.Lang))
		}
		answer.Articles = append(answer.Articles, article)
	}
	return answer, nil
}

func inShort(c *law.Clause, lang string) clauseOf {
	return clauseOf{
		pointer: pointers([]*law.Clause{c}, lang)[0], Kind: report.KindName(c.Kind, lang), Topics: orEmpty(c.Topics), Says: c.Says.In(lang),
	}
}

func (c *call) clause() (any, *Fault) {
	b, style, fault := c.bookNamed()
	if fault != nil {
		return nil, fault
	}
	article, clause := clauseNamed(b.edition, c.rest[1])
	if clause == nil {
		return nil, NewFault(statusNotFound, "edition "+b.edition.Name+" has no clause of that id")
	}
	answer := clauseAnswer{
		clauseOf: inShort(clause, style.Lang), Edition: b.edition.Name, Title: b.edition.Title.In(style.Lang),
		Article: article.Number, Heading: article.Title.In(style.Lang), Cite: clause.Cite,
		Provenance: report.ProvenanceName(clause.Provenance, style.Lang), Readings: namesOf(clause.Readings),
		See: []string{}, ReferredBy: orEmpty(report.ReferredBy(b.edition, clause)), Inert: clause.Inert.In(style.Lang), Lines: []line{}, Met: []met{},
	}
	for _, name := range clause.See {
		answer.See = append(answer.See, name.Text)
	}
	var sights map[int]sight
	if record := c.query.Get("record"); record != "" {
		if sights, fault = answer.meet(c.engine, b, clause, record, style); fault != nil {
			return nil, fault
		}
	}
	for _, one := range report.ClauseLines(b.edition, clause, style.Lang) {
		made := line{Label: one.Label, Says: one.Says, Code: one.Code, Begins: one.Begins}
		if s, seen := sights[one.Provision]; seen && one.Condition >= 0 && one.Condition < len(s.holds) {
			made.Met = map[bool]string{true: "yes", false: "no"}[s.holds[one.Condition]]
		}
		answer.Lines = append(answer.Lines, made)
	}
	return answer, nil
}

// meet tells how the provisions of a clause fared in a record.
func (a *clauseAnswer) meet(e *Engine, b *book, clause *law.Clause, text string, style report.Style) (map[int]sight, *Fault) {
	if len(text) > maxRecord {
		return nil, NewFault(statusTooLarge, "found a record that is too long")
	}
	record, err := e.notation(style.Lang).Parse(text)
	if err != nil {
		return nil, unreadable(err)
	}
	if len(record.Items) > maxOptionItems {
		return nil, NewFault(statusTooLarge, "found a record that is too long")
	}
	sights := b.sights(&record, clause)
	for i := range clause.Provisions {
		if s, seen := sights[i]; seen {
			a.Met = append(a.Met, met{s.item + 1, report.Did(&law.Result{Record: &record}, s.item, style), s.applies})
		}
	}
	return sights, nil
}

// namesOf gives references without their places.
func namesOf(names []law.Name) []string {
	list := []string{}
	for _, n := range names {
		list = append(list, n.Text)
	}
	return list
}
