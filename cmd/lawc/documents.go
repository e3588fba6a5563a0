package main

import (
	"bytes"
	"io"
)

// Documents writes one JSON document as it is, and several as an array. Which of the
// two it is shows with the second record, whether or not that can be read.
type documents struct {
	out     io.Writer
	records int
	// held is what the first record gave.
	held []byte
	// begun: the array has been; some: it holds something.
	begun, some bool
}

// add takes what some records gave, nothing where they could not be read.
func (d *documents) add(document []byte, records int) error {
	d.records += records
	if d.records < 2 {
		d.held = append(d.held, document...)
		return nil
	}
	if err := d.begin(); err != nil {
		return err
	}
	return d.member(document)
}

// begin begins the array with the document that was held back.
func (d *documents) begin() error {
	if d.begun {
		return nil
	}
	d.begun = true
	if _, err := io.WriteString(d.out, "["); err != nil {
		return err
	}
	return d.member(d.held)
}

func (d *documents) member(document []byte) error {
	if len(document) == 0 {
		return nil
	}
	between := ",\n  "
	if !d.some {
		between = "\n  "
	}
	d.some = true
	// A line break stands between tokens only, never within a text of JSON.
	lines := bytes.ReplaceAll(bytes.TrimSpace(document), []byte("\n"), []byte("\n  "))
	_, err := d.out.Write(append([]byte(between), lines...))
	return err
}

// end writes the end of the array, or the one document.
func (d *documents) end() error {
	if !d.begun {
		_, err := d.out.Write(d.held)
		return err
	}
	text := "\n]\n"
	if !d.some {
		text = "]\n"
	}
	_, err := io.WriteString(d.out, text)
	return err
}
