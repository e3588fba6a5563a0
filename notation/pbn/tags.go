package pbn

import (
	"strconv"
	"strings"

	"lawc/notation/source"
)

// This file and those of the play and the tables look at what stands beside the
// auction, as far as its form can be told wrong without knowing the cards.

// checkTags looks at the tags that have a form of their own.
func (g *game) checkTags() {
	for _, note := range g.notes {
		if note.section == nil {
			g.fail(note.Fault("found a note before the auction and the play, expected it behind the calls or cards it is about"))
		}
	}
	if scoring := g.tags["Scoring"]; !scoringOK(scoring.value) {
		g.fail(scoring.wrong("found " + source.Describe(scoring.value) + " as Scoring, expected systems joined by ;, as in MP;MP1"))
	}
	g.checkVulnerable()
}

// scoringOK reports whether a value is scoring systems joined by semicolons.
func scoringOK(value string) bool {
	if unknown(value) {
		return true
	}
	for system := range strings.SplitSeq(value, ";") {
		if strings.Trim(system, " ?") == "" {
			return false
		}
	}
	return true
}

// vulnerable gives the sides that a value of Vulnerable names.
var vulnerable = map[string][2]bool{
	"NONE": {}, "LOVE": {}, "-": {}, "NS": {true, false}, "EW": {false, true}, "ALL": {true, true}, "BOTH": {true, true},
}

// checkVulnerable holds Vulnerable against the score of the rubber so far: a
// side that has won a game is vulnerable.
func (g *game) checkVulnerable() {
	stated, history := g.tags["Vulnerable"], g.tags["ScoreRubberHistory"]
	sides, known := vulnerable[strings.ToUpper(strings.TrimSpace(stated.value))]
	switch {
	case !known && !unknown(stated.value):
		g.fail(stated.wrong("found " + source.Describe(stated.value) + " as Vulnerable, expected None, NS, EW or All"))
		return
	case unknown(history.value) || !stated.given:
		return
	}
	won, ok := gamesWon(history.value)
	switch {
	case !ok:
		g.fail(history.wrong("found " + source.Describe(history.value) + " as ScoreRubberHistory, expected such as NS 0 0 / 100 0 EW 0 0 / 0 0"))
	case known && won != sides:
		later := stated.at
		if history.Line > later.Line {
			later = history.at
		}
		g.fail(later.Fault("found " + stated.value + " as Vulnerable, but the ScoreRubberHistory says " + source.Describe(history.value)))
	}
}

// gamesWon reads "NS above / below EW above / below" and tells which sides have
// won a game: 100 points below the line.
func gamesWon(history string) (won [2]bool, ok bool) {
	side, below := -1, false
	seen := [2]bool{}
	for word := range strings.FieldsSeq(history) {
		switch word {
		case "NS", "EW":
			if side = strings.Index("NSEW", word) / 2; seen[side] {
				return won, false
			}
			below = false
		case "/":
			if side < 0 || below {
				return won, false
			}
			below, seen[side] = true, true
		default:
			points, err := strconv.Atoi(word)
			if err != nil || side < 0 {
				return won, false
			}
			won[side] = won[side] || below && points >= 100
		}
	}
	return won, seen[0] && seen[1]
}
