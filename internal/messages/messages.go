// Package messages puts what lawc says into Dutch. What is wrong is said in English where it
// is found, and put into Dutch where it is printed, by one table: the files *.txt beside
// this one. There a message stands as its format, and below it, indented, its Dutch, in
// which %1 is the first argument. An argument that is text itself is looked up too, one
// written %v in the table is not: it is what somebody wrote, or a word of rule files. What the table does not know stays as it is: names,
// what somebody wrote, and the words of libraries.
package messages

import (
	"cmp"
	"embed"
	"io/fs"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"sync"

	"lawc/law"
)

//go:embed *.txt
var files embed.FS

// A Message is the format of a message, and its Dutch.
type Message struct{ EN, NL string }

// All lists the table, in the order of the files.
var All = sync.OnceValue(func() (list []Message) {
	names, err := fs.Glob(files, "*.txt")
	if err != nil {
		panic(err) // the pattern is good
	}
	for _, name := range names {
		text, err := files.ReadFile(name)
		if err != nil {
			panic(err) // it is part of the program
		}
		last := ""
		for line := range strings.Lines(string(text)) {
			line = strings.TrimSuffix(line, "\n")
			if nl, indented := strings.CutPrefix(line, "\t"); indented {
				list = append(list, Message{last, nl})
			}
			last = line
		}
	}
	return list
})

// Verb is an argument in a format.
var Verb = regexp.MustCompile(`%(\[\d\])?[a-z]`)

// kinds are what arguments look like: something quoted, a number, anything.
var kinds = map[byte]string{'q': `("(?:[^"\\]|\\.)*")`, 'd': `(\d+)`}

// A pattern recognises a message that was made by a format.
type pattern struct {
	match *regexp.Regexp
	// fixed is how much of the format is no argument, by which formats are ordered.
	fixed int
	// text tells which arguments are looked up too.
	text []bool
	nl   string
}

// loose is what a format loses that begins with an argument: more than any has.
const loose = 1000

// table is what a message is looked up in: first as it is, then by the formats. Of these
// the one that says most comes first, and those that begin with an argument, which fit
// so much else, come last.
var table = sync.OnceValues(func() (whole map[string]string, formats []pattern) {
	whole = map[string]string{}
	for _, text := range open() {
		whole[text.EN] = text.NL
	}
	for _, m := range All() {
		at := Verb.FindAllStringIndex(m.EN, -1)
		if at == nil {
			whole[m.EN] = m.NL
			continue
		}
		match, from, fixed, text := `(?s)^`, 0, len(m.EN), []bool(nil)
		for _, v := range at {
			match += regexp.QuoteMeta(m.EN[from:v[0]]) + cmp.Or(kinds[m.EN[v[1]-1]], `(.*?)`)
			if v[0] == 0 {
				fixed -= loose
			}
			from, fixed, text = v[1], fixed-(v[1]-v[0]), append(text, m.EN[v[1]-1] == 's')
		}
		formats = append(formats, pattern{regexp.MustCompile(match + regexp.QuoteMeta(m.EN[from:]) + `$`), fixed, text, m.NL})
	}
	slices.SortStableFunc(formats, func(a, b pattern) int { return b.fixed - a.fixed })
	return whole, formats
})

// open is what an edition can leave open, as the vocabulary says it.
func open() (list []law.Text) {
	for _, name := range law.Findings() {
		list = append(list, law.FindingNamed(name).Needed())
	}
	for _, spec := range law.Consequences() {
		list = append(list, spec.Needed)
	}
	return list
}

// In gives a message in a language.
func In(language, message string) string {
	if language != "nl" {
		return message
	}
	return inDutch(message)
}

// inDutch puts a message into Dutch, and what stands in it, such as a cause or a hint.
func inDutch(message string) string {
	whole, formats := table()
	if nl, known := whole[message]; known {
		return nl
	}
	for i := range formats {
		found := formats[i].match.FindStringSubmatch(message)
		if found == nil {
			continue
		}
		var args []string
		for n, part := range found[1:] {
			if formats[i].text[n] && part != message {
				part = inDutch(part)
			}
			args = append(args, "%"+strconv.Itoa(n+1), part)
		}
		return strings.NewReplacer(args...).Replace(formats[i].nl)
	}
	return message
}
