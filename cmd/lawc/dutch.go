package main

import (
	"fmt"
	"regexp"
	"strings"
	"sync"
)

// What is wrong is said in English where it is found, and put into Dutch here, where it
// is printed, by one table: dutchMessages. What the table does not know stays as it is.

// languageOf is the language of messages: that of --lang, wherever it stands on the
// command line, or else that of the environment. It is wanted before the command line
// has been read, since that can be wrong too.
func languageOf(args []string) string {
	language := spoken()
	for i, arg := range args {
		if arg == "--" {
			break
		}
		if value, found := strings.CutPrefix(arg, "--lang="); found {
			language = value
		}
		if arg == "--lang" && i+1 < len(args) {
			language = args[i+1]
		}
	}
	return language
}

// says gives a message in the language of the console.
func (c *console) says(message string) string {
	if c.lang != "nl" {
		return message
	}
	return inDutch(message)
}

// A translation is a message as a format, and its Dutch, whose arguments are numbered.
type translation struct{ en, nl string }

// A pattern recognises a message that was made by a format.
type pattern struct {
	match *regexp.Regexp
	nl    string
}

var formatVerb = regexp.MustCompile(`%(\[\d\])?[a-z]`)

var patterns = sync.OnceValue(func() (list []pattern) {
	for _, m := range dutchMessages {
		match, from := `(?s)^`, 0
		for _, at := range formatVerb.FindAllStringIndex(m.en, -1) {
			match += regexp.QuoteMeta(m.en[from:at[0]])
			if from = at[1]; m.en[from-1] == 'q' {
				match += `("(?:[^"\\]|\\.)*")`
			} else {
				match += `(.*?)`
			}
		}
		list = append(list, pattern{regexp.MustCompile(match + regexp.QuoteMeta(m.en[from:]) + `$`), m.nl})
	}
	return list
})

// inDutch puts a message into Dutch, and what stands in it, such as a cause or a hint.
func inDutch(message string) string {
	for _, p := range patterns() {
		found := p.match.FindStringSubmatch(message)
		if found == nil {
			continue
		}
		args := make([]any, len(found)-1)
		for i, part := range found[1:] {
			if part != message {
				part = inDutch(part)
			}
			args[i] = part
		}
		if len(args) == 0 {
			return p.nl
		}
		return fmt.Sprintf(p.nl, args...)
	}
	return message
}
