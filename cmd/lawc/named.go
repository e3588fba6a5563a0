package main

import (
	"regexp"
	"slices"
	"strings"

	"lawc/law"
)

// bookWord is what stands before a number where people name a place in a book.
var bookWord = regexp.MustCompile(`(?i)^(?:laws?|art(?:\.|icle|ikel)?|rule|regel|clause|clausule)\.?\s*(\d.*)?$`)

// inBook turns what people write of places in a book, such as "Law 27", "art.27" or "27 a",
// into names in the editions meant, or in any edition where nobody has said which. What
// may be several names, or none, stays as it is.
func (l *library) inBook(args, asked []string, editions []*law.Edition) ([]string, error) {
	if len(asked) == 0 {
		every, err := l.editions([]string{"all"})
		if err != nil {
			return nil, err
		}
		editions = every
	}
	var names, out []string
	for _, e := range editions {
		names = append(names, namesIn(e)...)
	}
	for _, arg := range args {
		known := slices.Contains(names, arg) || topicsMeant(arg, names) != nil
		if word := bookWord.FindStringSubmatch(arg); word != nil && !known {
			if arg = strings.TrimSpace(word[1]); arg == "" {
				continue
			}
		}
		if name := theOne(arg, names); name != "" {
			out = append(out, name)
		} else if last := len(out) - 1; !known && last >= 0 && theOne(out[last]+arg, names) != "" {
			out[last] = theOne(out[last]+arg, names)
		} else {
			out = append(out, arg)
		}
	}
	return out, nil
}

// theOne gives the only name that differs from what was written in nothing but dots and
// blanks, or else in that and in capitals.
func theOne(written string, names []string) string {
	bare := strings.NewReplacer(".", "", " ", "").Replace
	if slices.Contains(names, written) {
		return written
	}
	for _, same := range []func(a, b string) bool{func(a, b string) bool { return a == b }, strings.EqualFold} {
		var found []string
		for _, name := range names {
			if same(bare(name), bare(written)) && !slices.Contains(found, name) {
				found = append(found, name)
			}
		}
		if len(found) == 1 {
			return found[0]
		}
	}
	return ""
}
