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
	made, err := tables(text)
	if err != nil {
		return err
	}
	return os.WriteFile(target, made, 0o644)
}

// tables makes the Go file from the text of a vocabulary.
func tables(text []byte) ([]byte, error) {
	var v vocabulary
	if err := yaml.Unmarshal(text, &v); err != nil {
		return nil, err
	}
	if err := v.check(); err != nil {
		return nil, err
	}
	var p printer
	p.file(&v)
	return format.Source(p.Bytes())
}
