package law

// A Finding is an irregularity that an edition may recognise.
type Finding uint8

// A foundWord is a finding as the vocabulary has it.
type foundWord struct {
	Word
	plain  bool
	needed Text
}

// String gives the finding's name in results and rule files.
func (f Finding) String() string { return findings[f].Name }

// Words gives the wording of the finding.
func (f Finding) Words() Text { return findings[f].Says }

// Plain reports whether the finding follows from the record and the standing
// alone, rather than from the clause that says what is regular.
func (f Finding) Plain() bool { return findings[f].plain }

// Needed says what an edition leaves open that never finds this; empty where it
// can do without.
func (f Finding) Needed() Text { return findings[f].needed }

// Findings lists the names of all findings, in order, without the empty one.
func Findings() []string {
	names := make([]string, 0, len(findings)-1)
	for _, f := range findings[1:] {
		names = append(names, f.Name)
	}
	return names
}

// FindingNamed finds a finding; NoFinding for a name that is none.
func FindingNamed(name string) Finding {
	for f := range findings {
		if findings[f].Name == name {
			return Finding(f)
		}
	}
	return NoFinding
}

// findingWords are the findings as the words of a domain, with a word for the
// absence of any before them if asked.
func findingWords(orNone bool) (words []Word) {
	if orNone {
		words = append(words, Word{"none", Text{"none", "geen"}})
	}
	for _, f := range findings[1:] {
		words = append(words, f.Word)
	}
	return words
}

// FindingSet is a set of findings.
type FindingSet uint32

// With adds a finding.
func (s FindingSet) With(f Finding) FindingSet { return s | 1<<f }

// Has reports whether f is in the set.
func (s FindingSet) Has(f Finding) bool { return s&(1<<f) != 0 }

// Only reports whether f is the single member of the set.
func (s FindingSet) Only(f Finding) bool { return s == 1<<f }

// ForEach calls do for each member in order.
func (s FindingSet) ForEach(do func(Finding)) {
	for f := NoFinding + 1; f < findingCount; f++ {
		if s.Has(f) {
			do(f)
		}
	}
}
