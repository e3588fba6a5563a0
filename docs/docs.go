// Package docs is the book of lawc as the program holds it: the pages of this folder,
// so that the help of the command is the book and nothing else.
package docs

import (
	"embed"
	"path"
	"slices"
	"strings"
)

//go:embed *.md nl/*.md
var files embed.FS

// index is the page that lists the others.
const index = "README"

// Pages lists the names of the pages but the index, in the order of their names.
func Pages() (names []string) {
	entries, err := files.ReadDir(".")
	if err != nil {
		panic(err) // they are part of the program
	}
	for _, entry := range entries {
		if entry.IsDir() {
			continue
		}
		if name := strings.TrimSuffix(entry.Name(), path.Ext(entry.Name())); name != index {
			names = append(names, name)
		}
	}
	return names
}

// Page gives a page as Markdown, and whether there is one of that name. In a language
// in which it has not been written it is the English one.
func Page(name, language string) (text string, found bool) {
	if !slices.Contains(Pages(), name) {
		return "", false
	}
	return read(name, language), true
}

// Index gives the page that lists the others.
func Index(language string) string { return read(index, language) }

func read(name, language string) string {
	text, err := files.ReadFile(path.Join(language, name+".md"))
	if err != nil {
		text, err = files.ReadFile(name + ".md")
	}
	if err != nil {
		panic(err) // they are part of the program
	}
	return string(text)
}
