package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"strings"
)

// A badRecord stands in the JSON in the place of a record that could not be read.
type badRecord struct {
	ID    string     `json:"id"`
	Error inputError `json:"error"`
}

type inputError struct {
	File    string `json:"file"`
	Line    int    `json:"line"`
	Col     int    `json:"col"`
	Message string `json:"message"`
}

// inline appends what stands in the place of a record: its first problem, and
// in the message any others with their places.
func (a *ask) inline(out []byte, e *entry) []byte {
	first := e.problems[0]
	messages := []string{first.Message}
	for _, p := range e.problems[1:] {
		messages = append(messages, fmt.Sprintf("%d:%d: %s", p.Line, p.Col, p.Message))
	}
	bad := badRecord{e.record.ID, inputError{first.File, first.Line, first.Col, strings.Join(messages, "; ")}}
	text := bytes.NewBuffer(out)
	encoder := json.NewEncoder(text)
	encoder.SetEscapeHTML(false)
	if a.format.word == "json" {
		encoder.SetIndent("", "  ")
	}
	if err := encoder.Encode(bad); err != nil {
		panic(err) // texts and numbers can always be written
	}
	return text.Bytes()
}
