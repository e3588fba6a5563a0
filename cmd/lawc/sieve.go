package main

import (
	"fmt"

	"lawc/law"
)

// A sieve holds rulings back until all records have been read, and lets through those
// with irregularities, or the one there is.
type sieve struct {
	lang      string
	records   int
	irregular int
	held      []byte // those with irregularities
	first     []byte // the first, whatever it is
}

func (s *sieve) add(ruling []byte, irregular bool) {
	if len(ruling) == 0 {
		return
	}
	if s.records++; s.records == 1 {
		s.first = append(s.first, ruling...)
	}
	if irregular {
		s.irregular++
		s.held = append(s.held, ruling...)
	}
}

var sifted = law.Text{
	EN: "Records: %[1]d, with irregularities %[2]d, without %[3]d (--every shows these too), not read %[4]d, boards without calls %[5]d.\n",
	NL: "Verslagen: %[1]d, met onregelmatigheden %[2]d, zonder %[3]d (--every toont ook die), niet gelezen %[4]d, spellen zonder biedingen %[5]d.\n",
}

// result is how many there were of each, and then those that matter. One record stands
// for itself.
func (s *sieve) result(p *printer) []byte {
	if s.records == 0 || s.records == 1 && p.lost+p.silent == 0 {
		return s.first
	}
	all := s.records + p.lost
	out := fmt.Appendf(nil, sifted.In(s.lang), all, s.irregular, s.records-s.irregular, p.lost, p.silent)
	return append(out, s.held...)
}
