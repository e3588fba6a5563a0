package main

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"iter"
	"os"
	"path/filepath"
	"strconv"
	"strings"

	"lawc/auction"
	"lawc/law"
	"lawc/notation"
	"lawc/schema"
)

// An entry is what an input holds in one place: a record or, where that cannot
// be read, the problems with it. Warnings come with a record that can.
type entry struct {
	record             auction.Record
	problems, warnings []law.Problem
	// lost is how many records could not be read.
	lost int
	// told says that the problems stand in the output.
	told bool
	// silent is a board without calls: no record, and nothing wrong.
	silent bool
}

// A source is where records are read from.
type source struct {
	console  *console
	args     []string // records, or "-"
	files    []string
	from     string // a format, or "" to go by the file's ending
	notation auction.Notation
	// foreign says that the notation is not the usual one.
	foreign bool
}

// entries yields all entries of all inputs, one after another.
func (s *source) entries() iter.Seq[entry] {
	return func(yield func(entry) bool) {
		for i, arg := range s.args {
			if !s.argument(i, arg, yield) {
				return
			}
		}
		for _, file := range s.files {
			if !s.read(file, yield) {
				return
			}
		}
	}
}

// argument yields the records of an argument: one as a rule, those of standard
// input for "-", those of an address. It reports whether more is wanted.
func (s *source) argument(i int, text string, yield func(entry) bool) bool {
	if text == "-" {
		return s.read("-", yield)
	}
	name := s.called(i)
	if !notation.IsAddress(text) {
		return yield(s.record(name, text))
	}
	for e := range notation.Read(notation.LIN, strings.NewReader(text), s.notation) {
		if e.Record.ID == "line 1" {
			e.Record.ID = "" // an argument has no lines
		}
		if !yield(fromNotation(name, e)) {
			return false
		}
	}
	return true
}

// called is the name of an argument in messages.
func (s *source) called(i int) string {
	if len(s.args) > 1 {
		return "record " + strconv.Itoa(i+1)
	}
	return "record"
}

// record reads a record in the one-line form.
func (s *source) record(name, text string) entry {
	record, err := s.notation.Parse(text)
	if err == nil {
		return entry{record: record}
	}
	var faults auction.Errors
	if !errors.As(err, &faults) {
		return entry{problems: []law.Problem{{File: name, Message: err.Error()}}, lost: 1}
	}
	var problems []law.Problem
	for _, f := range faults {
		problems = append(problems, law.Problem{File: name, Pos: law.Pos{Line: 1, Col: f.Col}, Message: f.Msg})
	}
	return entry{problems: problems, lost: 1}
}

// only reads a record that stands alone, and tells what is wrong with it.
func (s *source) only(text string) (auction.Record, error) {
	e := s.record("record", text)
	if len(e.problems) > 0 {
		s.console.tell(e.problems)
		return e.record, faulty
	}
	return e.record, nil
}

// read yields the entries of a file, or of standard input for "-". It reports
// whether more is wanted.
func (s *source) read(file string, yield func(entry) bool) bool {
	in, name := s.console.in, "stdin"
	if file != "-" {
		opened, err := open(file)
		if err != nil {
			return yield(entry{problems: []law.Problem{{File: file, Message: err.Error()}}})
		}
		defer opened.Close()
		in, name = opened, file
	}
	format, err := s.format(file)
	if err != nil {
		return yield(entry{problems: []law.Problem{{File: name, Message: err.Error()}}})
	}
	if format == yamlFormat {
		return s.readYAML(name, in, yield)
	}
	if s.foreign && ownNotation[notation.Format(format)] {
		message := "--notation is not for " + format + ", which has a notation of its own: leave it out"
		return yield(entry{problems: []law.Problem{{File: name, Message: message}}})
	}
	for e := range notation.Read(notation.Format(format), in, s.notation) {
		if !yield(fromNotation(name, e)) {
			return false
		}
	}
	return true
}

// ownNotation are the formats that say themselves how calls are spelt.
var ownNotation = map[notation.Format]bool{notation.PBN: true, notation.LIN: true}

// yamlFormat is the one format that package notation does not read.
const yamlFormat = "yaml"

// format says how a file is written.
func (s *source) format(file string) (string, error) {
	ending := strings.ToLower(filepath.Ext(file))
	format, known := notation.ByName(file)
	switch {
	case s.from != "":
		return s.from, nil
	case file == "-":
		return string(notation.Text), nil
	case ending == ".yaml" || ending == ".yml":
		return yamlFormat, nil
	case known:
		return string(format), nil
	}
	return "", errors.New("its ending does not tell the format, say it with --from " + strings.Join(inputFormats(), "|"))
}

func inputFormats() []string {
	names := []string{yamlFormat}
	for _, f := range notation.Formats {
		names = append(names, string(f))
	}
	return names
}

// readYAML yields the records of a YAML file, good and bad, where they stand.
func (s *source) readYAML(name string, in io.Reader, yield func(entry) bool) bool {
	src, err := io.ReadAll(notation.Decoded(in))
	if err != nil {
		return yield(entry{problems: []law.Problem{{File: name, Message: err.Error()}}})
	}
	for _, e := range schema.ReadEntries(s.notation, name, src) {
		made := entry{record: e.Record, problems: e.Problems}
		if len(e.Problems) > 0 && !e.Aside {
			made.lost = 1
		}
		if !yield(made) {
			return false
		}
	}
	return true
}

func fromNotation(file string, e notation.Entry) entry {
	made := entry{record: e.Record, problems: inFile(file, e.Errors, ""), warnings: inFile(file, e.Warnings, "warning: "), silent: e.Silent}
	if len(e.Errors) > 0 && !e.Aside {
		made.lost = 1
	}
	return made
}

func inFile(file string, faults []notation.Fault, before string) (problems []law.Problem) {
	for _, f := range faults {
		problems = append(problems, law.Problem{File: file, Pos: law.Pos{Line: f.Line, Col: f.Col}, Message: before + f.Msg})
	}
	return problems
}

// open opens a file for reading; a directory is none.
func open(file string) (*os.File, error) {
	opened, err := os.Open(file)
	if err != nil {
		return nil, reason(err)
	}
	if info, err := opened.Stat(); err == nil && info.IsDir() {
		opened.Close()
		return nil, errors.New("found a directory, expected a file of records")
	}
	return opened, nil
}

// reason is what went wrong with a file, without its name.
func reason(err error) error {
	var at *fs.PathError
	if errors.As(err, &at) && at.Path == "" {
		return errors.New("found an empty name, expected that of a file")
	}
	if at != nil {
		return at.Err
	}
	return err
}

// plainly says that a file cannot be read.
func plainly(err error, file, expected string) error {
	return fmt.Errorf("%s: %w, expected %s", file, reason(err), expected)
}
