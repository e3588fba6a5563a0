package options

import (
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

// Sheet tries out what may follow a record.
func (x *Explorer) Sheet(r *auction.Record) Sheet {
	p := x.At(r)
	v := x.view(p)
	questions := x.questions(p, &v)
	return Sheet{Result: p.Result, Choices: x.Choices(p), Questions: questions, Lines: x.script(p, v, questions)}
}
