// Command gen makes the tables of the vocabulary from vocabulary.yaml. It runs
// by go generate ./law, in that folder.
package main

import (
	"fmt"
	"go/format"
	"os"

	"gopkg.in/yaml.v3"
)

const (
	source = "vocabulary.yaml"
	target = "vocabulary_gen.go"
)

func main() {
	if err := generate(); err != nil {
		fmt.Fprintf(os.Stderr, "%s: %v\n", source, err)
		os.Exit(1)
	}
}

func generate() error {
	text, err := os.ReadFile(source)
	if err != nil {
		return err
	}
	var v vocabulary
	if err := yaml.Unmarshal(text, &v); err != nil {
		return err
	}
	if err := v.check(); err != nil {
		return err
	}
	var p printer
	p.file(&v)
	made, err := format.Source(p.Bytes())
	if err != nil {
		return err
	}
	return os.WriteFile(target, made, 0o644)
}
