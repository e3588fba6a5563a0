package inwords

import (
	"html"
	"strconv"
	"strings"

	"lawc/law"
)

// source names the book of an edition as an article cites it, and says where and when
// its text was read, and how much of it.
func (s *speaker) source(e *law.Edition) string {
	text := e.Title.In(s.lang)
	if e.Publisher != "" {
		text += ", " + e.Publisher
	}
	if year := strconv.Itoa(e.Year); e.Year != 0 && !strings.Contains(text, year) {
		text += ", " + year
	}
	if e.SourceText != "" {
		text += "; " + s.say(fixed.readIn, e.SourceText)
	}
	if e.Read != "" {
		text += " " + s.say(fixed.readOn, e.Read)
	}
	whole := fixed.notWhole
	if e.Whole {
		whole = fixed.whole
	}
	return text + "; " + s.say(whole) + ": " + e.Covers.In(s.lang)
}

// AppendImprint appends to a page what an article needs to cite it: of each edition
// its source, and what made the page and when.
func AppendImprint(buf []byte, editions []*law.Edition, about About, lang string) []byte {
	s := speaker{lang: lang}
	buf = append(buf, "<footer class=note>\n"...)
	for _, e := range editions {
		buf = append(buf, "<p>"+html.EscapeString(e.Name+": "+s.source(e))+"</p>\n"...)
	}
	return append(buf, "<p>"+html.EscapeString(s.made(about))+"</p>\n</footer>\n"...)
}

// made says what made something, and when.
func (s *speaker) made(about About) string {
	return s.say(fixed.made, strings.TrimSpace(about.Version+" "+about.Commit), about.Date)
}
