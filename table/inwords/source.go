package inwords

import "lawc/law"

// source says where the text of an edition was read, and how much of it.
func (s *speaker) source(e *law.Edition) string {
	text := e.Title.In(s.lang)
	if e.SourceText != "" {
		text += "; " + e.SourceText
	}
	whole := fixed.notWhole
	if e.Whole {
		whole = fixed.whole
	}
	return text + "; " + s.say(whole) + ": " + e.Covers.In(s.lang)
}
