package options

import (
	"bytes"
	"html/template"
)

// AppendPageStart begins a page that stands by itself: no script, no network.
func AppendPageStart(buf []byte, f Form) []byte {
	return execute(buf, "start", struct{ Lang, Title string }{f.Lang, renderWords.choices.In(f.Lang)})
}

// AppendPageEnd ends a page.
func AppendPageEnd(buf []byte) []byte { return execute(buf, "end", nil) }

// AppendHTML appends a sheet as a part of a page.
func AppendHTML(buf []byte, s *Sheet, f Form) []byte {
	w := &renderWords
	data := sheet{
		Star: w.star.In(f.Lang), Script: w.script.In(f.Lang), Ask: w.answers.In(f.Lang), Nothing: w.nothing.In(f.Lang),
		Edition: s.Result.Edition.Name, ID: s.Result.Record.ID, Record: f.record(s.Result.Record),
		Lines: f.lineViews(s.Lines), Choices: f.items(s.Choices), Questions: f.questionViews(s.Questions),
	}
	return execute(buf, "sheet", data)
}

func execute(buf []byte, name string, data any) []byte {
	text := bytes.NewBuffer(buf)
	if err := pageTemplate.ExecuteTemplate(text, name, data); err != nil {
		panic(err) // the templates are part of the program
	}
	return text.Bytes()
}

// A sheet is what the template of a sheet shows.
type sheet struct {
	Star, Script, Ask, Nothing string
	Edition, ID, Record        string
	Lines                      []lineView
	Choices                    []item
	Questions                  []questionView
}

// An item is a choice in a list.
type item struct {
	Title, Record string
	News, Clauses []string
	Then          []item
}

func (f Form) items(choices []Choice) (list []item) {
	for i := range choices {
		c := &choices[i]
		list = append(list, item{Title: c.title().In(f.Lang), Record: f.record(c.Record()), News: f.in(c.told()), Clauses: shown(c.First().Clauses()), Then: f.items(c.Then)})
	}
	return list
}

var pageTemplate = template.Must(template.New("page").Parse(`{{define "start"}}<!doctype html>
<html lang="{{.Lang}}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{{.Title}}</title>
<style>
:root { color-scheme: light dark; }
body { font: 1rem/1.5 system-ui, sans-serif; max-width: 46rem; margin: 1rem auto; padding: 0 1rem; }
h2 { font-size: 1.1rem; overflow-wrap: anywhere; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .3rem 1rem; }
dt { font-weight: 600; }
dd { margin: 0; }
cite, code { font-size: .85rem; overflow-wrap: anywhere; }
.away { font-style: italic; }
.note { opacity: .8; }
@media (max-width: 30rem) { dl { display: block; } dd { margin: 0 0 .5rem; } }
</style>
</head>
<body>
<h1>{{.Title}}</h1>
{{end}}
{{define "sheet"}}<section>
<h2>{{.Edition}}{{with .ID}} {{.}}{{end}} <code>{{.Record}}</code></h2>
{{if .Choices}}{{template "items" .Choices}}{{else}}<p>{{$.Nothing}}</p>
{{end}}{{if .Questions}}<h3>{{$.Ask}}</h3>
<dl>
{{range .Questions}}<dt>{{.About}}: {{.Question}}</dt>
{{range .Answers}}<dd>{{.Says}}:{{range .News}} {{.}}{{end}} <code>{{.Record}}</code></dd>
{{end}}{{end}}</dl>
{{end}}{{if .Lines}}<h3>{{$.Script}}</h3>
<dl>
{{range .Lines}}<dt>{{.Audience}}</dt>
<dd class="{{.Slot}}{{if .Away}} away{{end}}">{{.Text}}{{range .Clauses}} <cite>{{.}}</cite>{{end}}</dd>
{{end}}</dl>
<p>{{$.Star}}</p>
{{end}}</section>
{{end}}
{{define "end"}}</body>
</html>
{{end}}
{{define "items"}}<ul>
{{range .}}<li><strong>{{.Title}}</strong>{{range .News}} {{.}}{{end}}{{range .Clauses}} <cite>{{.}}</cite>{{end}} <code>{{.Record}}</code>
{{if .Then}}{{template "items" .Then}}{{end}}</li>
{{end}}</ul>
{{end}}`))
