package options

import (
	"slices"

	"lawc/auction"
	"lawc/law"
)

// A Sheet is all there is to say of what may follow one record under one edition.
type Sheet struct {
	Result *law.Result
	// Ruling is how the result is told, in sentences, if somebody has put it in words.
	Ruling    []string
	Choices   []Choice
	Questions []Question
	Lines     []Line
}

// Clauses lists those that the sheet cites: those of the ruling, of what the director
// says, and of the choices.
func (s *Sheet) Clauses() []*law.Clause {
	list := slices.Clone(s.Result.Clauses)
	for i := range s.Lines {
		list = append(list, s.Lines[i].Clauses...)
	}
	var add func([]Choice)
	add = func(choices []Choice) {
		for i := range choices {
			list = append(list, choices[i].First().Clauses()...)
			add(choices[i].Then)
		}
	}
	add(s.Choices)
	return list
}

// Sheet tries out what may follow a record.
func (x *Explorer) Sheet(r *auction.Record) Sheet {
	p := x.At(r)
	v := x.view(p)
	questions := x.questions(p, &v)
	return Sheet{Result: p.Result, Choices: x.Choices(p), Questions: questions, Lines: x.script(p, v, questions)}
}
