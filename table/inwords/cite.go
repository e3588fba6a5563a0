package inwords

import (
	"encoding/json"
	"regexp"
	"strconv"
	"strings"
	"time"

	"lawc/law"
)

// A Reference is what an article cites: an edition or, where Part is not empty, an
// article or a clause of it.
type Reference struct {
	Edition *law.Edition
	Part    string
	// Clause is the clause, of a part that is one.
	Clause *law.Clause
}

var (
	address = regexp.MustCompile(`https?://[^\s,;]+`)
	noKey   = regexp.MustCompile(`[^A-Za-z0-9.+-]+`)
)

// key names the reference where it is cited.
func (r *Reference) key() string {
	text := "bridge-laws-" + r.Edition.Name
	if r.Part != "" {
		text += "-" + r.Part
	}
	return noKey.ReplaceAllString(text, "-")
}

// note says where the text was read, and of a clause that was not read in the book
// itself how it is known: who cites it must not take it for more.
func (r *Reference) note(s *speaker) string {
	var list []string
	if text := r.Edition.SourceText; text != "" {
		read := s.say(fixed.readIn, text)
		if r.Edition.Read != "" {
			read += " " + s.say(fixed.readOn, r.Edition.Read)
		}
		list = append(list, read)
	}
	if r.Clause != nil {
		if known, ok := citeWords[r.Clause.Provenance]; ok {
			list = append(list, s.say(known))
		}
	}
	return strings.Join(list, "; ")
}

// citeWords tell how a clause is known that was not read in its own text.
var citeWords = map[string]text{
	"quoted":   t("this clause was read where another text quotes it", "deze clausule is gelezen waar een andere tekst haar aanhaalt"),
	"inferred": t("this clause was not read but inferred from other editions", "deze clausule is niet gelezen maar uit andere edities afgeleid"),
	"assumed":  t("this clause is in no source but assumed", "deze clausule staat in geen bron maar is aangenomen"),
}

// AppendBibTeX appends references as BibTeX has them.
func AppendBibTeX(buf []byte, list []Reference, lang string) []byte {
	s := &speaker{lang: lang}
	for i := range list {
		r := &list[i]
		e := r.Edition
		kind, year := "book", ""
		if r.Part != "" {
			kind = "inbook"
		}
		if e.Year != 0 {
			year = strconv.Itoa(e.Year)
		}
		buf = append(buf, "@"+kind+"{"+r.key()...)
		for _, field := range [][2]string{{"title", e.Title.In(lang)}, {"chapter", r.Part}, {"publisher", e.Publisher},
			{"year", year}, {"url", address.FindString(e.SourceText)}, {"note", r.note(s)}} {
			if field[1] != "" {
				buf = append(buf, ",\n  "+field[0]+" = {"+fieldText(field[0], field[1])+"}"...)
			}
		}
		buf = append(buf, "\n}\n"...)
	}
	return buf
}

// fieldText is the text of a field: an address is read as it is, and the capitals of a
// title are not left to a style.
func fieldText(name, text string) string {
	switch name {
	case "url":
		return text
	case "title":
		return "{" + inBibTeX.Replace(text) + "}"
	}
	return inBibTeX.Replace(text)
}

// inBibTeX spells what has a meaning of its own there.
var inBibTeX = strings.NewReplacer(`\`, `\textbackslash{}`, "{", `\{`, "}", `\}`, "&", `\&`, "%", `\%`, "$", `\$`, "#", `\#`,
	"_", `\_`, "~", `\textasciitilde{}`, "^", `\textasciicircum{}`)

// A cslItem is a reference as programs that cite read it, by the names of CSL-JSON.
type cslItem struct {
	ID        string   `json:"id"`
	Type      string   `json:"type"`
	Title     string   `json:"title"`
	Container string   `json:"container-title,omitempty"`
	Section   string   `json:"section,omitempty"`
	Publisher string   `json:"publisher,omitempty"`
	Issued    *cslDate `json:"issued,omitempty"`
	Accessed  *cslDate `json:"accessed,omitempty"`
	URL       string   `json:"URL,omitempty"`
	Note      string   `json:"note,omitempty"`
}

type cslDate struct {
	Parts [][]int `json:"date-parts"`
}

// AppendCSL appends references as CSL-JSON.
func AppendCSL(buf []byte, list []Reference, lang string) ([]byte, error) {
	s := &speaker{lang: lang}
	items := []cslItem{}
	for i := range list {
		r := &list[i]
		e := r.Edition
		item := cslItem{ID: r.key(), Type: "book", Title: e.Title.In(lang), Publisher: e.Publisher, URL: address.FindString(e.SourceText), Note: r.note(s)}
		if r.Part != "" {
			item.Type, item.Title, item.Container, item.Section = "chapter", r.Part, item.Title, r.Part
		}
		if e.Year != 0 {
			item.Issued = &cslDate{[][]int{{e.Year}}}
		}
		if day, err := time.Parse(time.DateOnly, e.Read); err == nil {
			item.Accessed = &cslDate{[][]int{{day.Year(), int(day.Month()), day.Day()}}}
		}
		items = append(items, item)
	}
	text, err := json.MarshalIndent(items, "", "  ")
	return append(append(buf, text...), '\n'), err
}
