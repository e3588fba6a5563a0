package report

import (
	"path/filepath"

	"lawc/law"
)

// sarifSchema is where the schema of SARIF 2.1.0 stands.
const sarifSchema = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"

type sarifLog struct {
	Schema  string     `json:"$schema"`
	Version string     `json:"version"`
	Runs    []sarifRun `json:"runs"`
}

type sarifRun struct {
	Tool       sarifTool     `json:"tool"`
	ColumnKind string        `json:"columnKind"`
	Results    []sarifResult `json:"results"`
}

type sarifTool struct {
	Driver sarifDriver `json:"driver"`
}

type sarifDriver struct {
	Name    string      `json:"name"`
	Version string      `json:"version"`
	Rules   []sarifRule `json:"rules"`
}

type sarifRule struct {
	ID    string       `json:"id"`
	Short sarifMessage `json:"shortDescription"`
	Help  sarifMessage `json:"help"`
}

type sarifMessage struct {
	Text string `json:"text"`
}

type sarifResult struct {
	RuleID    string          `json:"ruleId,omitempty"`
	RuleIndex *int            `json:"ruleIndex,omitempty"`
	Level     string          `json:"level"`
	Message   sarifMessage    `json:"message"`
	Locations []sarifLocation `json:"locations"`
}

type sarifLocation struct {
	Physical sarifPhysical  `json:"physicalLocation"`
	Logical  []sarifLogical `json:"logicalLocations,omitempty"`
}

type sarifPhysical struct {
	Artifact sarifArtifact `json:"artifactLocation"`
	Region   *sarifRegion  `json:"region,omitempty"`
}

type sarifArtifact struct {
	URI string `json:"uri"`
}

type sarifRegion struct {
	Line   int `json:"startLine"`
	Column int `json:"startColumn,omitempty"`
}

type sarifLogical struct {
	Name string `json:"fullyQualifiedName"`
	Kind string `json:"kind"`
}

// AppendSARIF appends problems as a SARIF 2.1.0 log, the form in which tools
// that check code exchange what they find. The codes are its rules.
func AppendSARIF(buf []byte, problems []law.Problem, version string) ([]byte, error) {
	driver := sarifDriver{Name: "lawc", Version: version}
	index := map[string]int{}
	for i, c := range law.Codes() {
		index[c.ID] = i
		driver.Rules = append(driver.Rules, sarifRule{c.ID, sarifMessage{c.Says.EN}, sarifMessage{explanation(c.ID, "en")}})
	}
	run := sarifRun{sarifTool{driver}, "unicodeCodePoints", []sarifResult{}}
	for i := range problems {
		p := &problems[i]
		r := sarifResult{RuleID: p.Code, Level: p.Severity.String(), Message: sarifMessage{p.Message}, Locations: []sarifLocation{sarifAt(p)}}
		if at, known := index[p.Code]; known {
			r.RuleIndex = &at
		}
		run.Results = append(run.Results, r)
	}
	return appendIndented(buf, sarifLog{sarifSchema, "2.1.0", []sarifRun{run}})
}

// sarifAt is where a problem stands.
func sarifAt(p *law.Problem) sarifLocation {
	at := sarifLocation{Physical: sarifPhysical{Artifact: sarifArtifact{uri(p.File)}}}
	if p.Line > 0 {
		at.Physical.Region = &sarifRegion{p.Line, p.Col}
	}
	if p.Clause != "" {
		at.Logical = []sarifLogical{{"clause " + p.Clause, "element"}}
	}
	return at
}

// uri writes the path of a file as a reference.
func uri(file string) string {
	const hex = "0123456789ABCDEF"
	var b []byte
	for _, c := range []byte(filepath.ToSlash(file)) {
		switch {
		case c >= 'a' && c <= 'z', c >= 'A' && c <= 'Z', c >= '0' && c <= '9', c == '/', c == '.', c == '-', c == '_', c == '~':
			b = append(b, c)
		default:
			b = append(b, '%', hex[c>>4], hex[c&15])
		}
	}
	return string(b)
}
