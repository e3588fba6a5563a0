package docs

import (
	_ "embed"
	"regexp"
)

// The readings that rule files may name. A checkout has them beside its rules.
//
//go:embed readings.yaml
var readings []byte

var readingName = regexp.MustCompile(`(?m)^([A-Za-z0-9]+):`)

// Readings lists the names of the readings in a text like readings.yaml, and of those
// that the program holds.
func Readings(text []byte) (names []string) {
	for _, list := range [][]byte{readings, text} {
		for _, m := range readingName.FindAllSubmatch(list, -1) {
			names = append(names, string(m[1]))
		}
	}
	return names
}
