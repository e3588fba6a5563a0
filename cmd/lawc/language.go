package main

import (
	"fmt"
	"os"
	"slices"
	"strings"

	"lawc/internal/messages"
	"lawc/law"
	"lawc/report"
)

// languageOf is the language of all that is said: that of --lang, wherever it stands on
// the command line, or else that of the environment. It is wanted before the command
// line has been read, since that can be wrong too.
func languageOf(args []string) string {
	language := spoken()
	for i, arg := range args {
		if arg == "--" {
			break
		}
		value, _ := strings.CutPrefix(arg, "--lang=")
		if arg == "--lang" && i+1 < len(args) {
			value = args[i+1]
		}
		if slices.Contains(report.Languages(), value) && strings.HasPrefix(arg, "--lang") {
			language = value
		}
	}
	return language
}

// spoken is the language that the environment asks for, as in nl, nl_NL.UTF-8 or nl@euro.
func spoken() string {
	for _, name := range []string{"LC_ALL", "LC_MESSAGES", "LANG"} {
		if value := os.Getenv(name); value != "" {
			if end := strings.IndexAny(value, "_.@"); end >= 0 {
				value = value[:end]
			}
			if value == "nl" {
				return "nl"
			}
			return "en"
		}
	}
	return "en"
}

// says gives a message in the language of the console.
func (c *console) says(message string) string { return messages.In(c.lang, message) }

// translated gives problems with their messages in the language of the console.
func (c *console) translated(problems []law.Problem) []law.Problem {
	list := slices.Clone(problems)
	for i := range list {
		list[i].Message = c.says(list[i].Message)
	}
	return list
}

// sayf says something on errs, in the language of the console.
func (c *console) sayf(format string, args ...any) {
	text := fmt.Sprintf(format, args...)
	message := strings.Trim(text, "\r\n")
	fmt.Fprint(c.errs, strings.Replace(text, message, c.says(message), 1))
}
