package main

import (
	"bytes"
	"os"
	"slices"
	"strings"

	"lawc/rules"
)

// elsewhereTested says so if rule files that stand here are not those that are tested:
// without --rules, cases are run by the editions built into the program.
func (t *tested) elsewhereTested() {
	var others []string
	for _, name := range rules.Names() {
		here, err := os.ReadFile(rules.File(name))
		built, _ := rules.Read(name)
		given := slices.ContainsFunc(t.rules, func(file string) bool { return sameFile(file, rules.File(name)) })
		if err == nil && !given && !bytes.Equal(here, built) {
			others = append(others, rules.File(name))
		}
	}
	if others != nil {
		t.console.sayf("lawc: %s here and in this program differ; the cases are run by the rules in the program: build it anew, or give --rules %s\n",
			strings.Join(others, ", "), strings.Join(others, " --rules "))
	}
}

// sameFile reports whether two names lead to one file.
func sameFile(a, b string) bool {
	x, err := os.Stat(a)
	y, other := os.Stat(b)
	return err == nil && other == nil && os.SameFile(x, y)
}
