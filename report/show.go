package report

import (
	"fmt"
	"strings"

	"lawc/internal/layout"
	"lawc/law"
)

// sourceOf says who published the book of an edition and where and when its text was
// read.
func sourceOf(e *law.Edition) string {
	text := e.SourceText
	if e.Read != "" {
		text += " (" + e.Read + ")"
	}
	if e.Publisher != "" {
		text = e.Publisher + "; " + text
	}
	return text
}

// AppendEdition appends an edition as a tree: its articles and, under each, its
// clauses with their kinds and topics.
func AppendEdition(buf []byte, e *law.Edition, s Style) []byte {
	p := printer{buf, wordsIn(s.Lang), s}
	p.line("%s  %s", s.paint(bold, e.Name), e.Title.In(s.Lang))
	p.labelled(p.words.show.covers, e.Covers.In(s.Lang))
	p.labelled(p.words.show.source, sourceOf(e))
	p.facts(e)
	clauses, operative, longest, kinds := 0, 0, 0, 16
	e.Clauses(func(_ *law.Article, c *law.Clause) {
		clauses++
		longest, kinds = max(longest, layout.Columns(clauseID(c))), max(kinds, layout.Columns(p.kind(c))+gap)
		if c.Operative() {
			operative++
		}
	})
	p.labelled("", fmt.Sprintf(p.words.show.clauses, clauses, operative))
	for i := range e.Articles {
		a := &e.Articles[i]
		p.line("\n%s  %s", s.paint(bold, a.Number), a.Title.In(s.Lang))
		for j := range a.Clauses {
			c := &a.Clauses[j]
			p.buf = layout.AppendSpaces(p.buf, indent)
			p.buf = layout.AppendPadded(p.buf, clauseID(c), longest+gap)
			p.buf = layout.AppendPadded(p.buf, p.kind(c), kinds)
			topic := strings.Join(c.Topics, ", ")
			if !c.Operative() {
				topic = "(" + topic + ")"
			}
			p.line("%s", topic)
		}
	}
	if operative < clauses {
		p.line("\n%s", p.style.paint(dim, p.words.show.notInPlay))
	}
	return p.marks(marksOfEditions(e))
}

// facts appends what the edition asks only the players can know.
func (p *printer) facts(e *law.Edition) {
	label := p.words.show.facts
	for i := range e.Facts {
		f := &e.Facts[i]
		taken := p.words.no
		if f.Default {
			taken = p.words.yes
		}
		text := fmt.Sprintf(p.words.show.fact, f.Name, f.Question.In(p.style.Lang), taken)
		if f.Suits {
			text += "; " + p.words.show.suits
		}
		p.labelled(label, text)
		label = ""
	}
}

// AppendArticle appends an article with what its clauses say.
func AppendArticle(buf []byte, e *law.Edition, a *law.Article, s Style) []byte {
	p := printer{buf, wordsIn(s.Lang), s}
	p.line("%s  %s  %s", s.paint(bold, a.Number), a.Title.In(s.Lang), s.paint(dim, "("+e.Name+")"))
	for i := range a.Clauses {
		c := &a.Clauses[i]
		p.line("\n%s  %s", s.paint(bold, clauseID(c)), s.paint(dim, p.kind(c)))
		p.text(c.Says.In(s.Lang))
	}
	var used markSet
	for i := range a.Clauses {
		used = used.with(&a.Clauses[i])
	}
	return p.marks(used)
}

// A printer appends labelled text.
type printer struct {
	buf   []byte
	words *words
	style Style
}

func (p *printer) line(format string, args ...any) {
	p.buf = fmt.Appendf(p.buf, format+"\n", args...)
}

// text appends a paragraph.
func (p *printer) text(text string) {
	p.buf = layout.AppendSpaces(p.buf, indent)
	p.buf = layout.AppendWrapped(p.buf, text, indent, indent, p.style.width())
}

// labelWidth is the room for a label.
const labelWidth = 16

// labelled appends a text under a label, unless there is none.
func (p *printer) labelled(label, text string) {
	if text == "" {
		return
	}
	width := max(labelWidth, layout.Columns(label)+1)
	p.buf = layout.AppendSpaces(p.buf, indent)
	p.buf = layout.AppendPadded(p.buf, p.style.paint(dim, label), width)
	p.buf = layout.AppendWrapped(p.buf, text, indent+width, indent+labelWidth, p.style.width())
}

func (p *printer) kind(c *law.Clause) string {
	if name, known := p.words.show.kinds[c.Kind]; known {
		return name
	}
	return c.Kind
}

func texts(names []law.Name) []string {
	list := make([]string, len(names))
	for i, n := range names {
		list[i] = n.Text
	}
	return list
}

// joined writes names with commas between them.
func joined(names []law.Name) string { return strings.Join(texts(names), ", ") }
