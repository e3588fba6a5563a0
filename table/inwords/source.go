package inwords

import (
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
