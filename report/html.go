package report

import (
	_ "embed"
	"html"
	"regexp"
	"strings"
)

//go:embed page.css
var pageStyle string

// AppendPageStart appends the beginning of a page that stands by itself: one
// file, nothing fetched, no script. The title is that of a command in the
// language, or any other heading as it stands. What follows are articles, and
// AppendPageEnd.
func AppendPageStart(buf []byte, title, lang string) []byte {
	w := wordsIn(lang)
	if known, ok := w.page.titles[title]; ok {
		title = known
	}
	title = html.EscapeString(title)
	return append(buf, `<!DOCTYPE html>
<html lang="`+lang+`">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="data:,">
<title>`+title+` – lawc</title>
<style>
`+pageStyle+`</style>
</head>
<body>
<header>
<h1>`+title+`</h1>
</header>
<main>
`...)
}

// AppendPageEnd appends the end of a page.
func AppendPageEnd(buf []byte) []byte { return append(buf, "</main>\n</body>\n</html>\n"...) }

// appendElement appends an element, which may have attributes, around text.
func appendElement(buf []byte, element, text string) []byte {
	return appendMarkup(buf, element, html.EscapeString(text))
}

// appendMarkup appends an element, which may have attributes, around markup.
func appendMarkup(buf []byte, element, markup string) []byte {
	return append(buf, markupIn(element, markup)+"\n"...)
}

// markupIn puts markup into an element.
func markupIn(element, markup string) string {
	name, _, _ := strings.Cut(element, " ")
	return "<" + element + ">" + markup + "</" + name + ">"
}

var (
	suitWord    = regexp.MustCompile(`[1-9]?([♣♦♥♠])(10|[2-9AKQJT]\b)?`)
	suitClasses = map[string]string{"♣": "c", "♦": "d", "♥": "h", "♠": "s"}
)

// withSuits escapes text and gives each suit symbol its colour, together with
// the level or rank beside it.
func withSuits(text string) string {
	return suitWord.ReplaceAllStringFunc(html.EscapeString(text), func(word string) string {
		symbol := suitWord.FindStringSubmatch(word)[1]
		return `<span class="suit ` + suitClasses[symbol] + `">` + word + `</span>`
	})
}

// tag makes a small label beside a heading.
func tag(class, text string) string {
	return ` <span class="tag ` + class + `">` + html.EscapeString(text) + `</span>`
}
