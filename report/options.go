package report

import "lawc/law"

// Ruling gives the sentences of a ruling.
func Ruling(r *law.Result, s Style) (texts []string) {
	for _, said := range sentences(r, s) {
		if !said.turn {
			texts = append(texts, s.sentenceText(said))
		}
	}
	return texts
}
