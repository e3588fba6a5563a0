package notation

import (
	"encoding/json"
	"io"
	"strings"
)

// resume goes on behind an object that is no JSON, so that it spoils no other:
// past its closing brace, as far as that can be told, to the next one. Outside
// of a list and of an object nothing tells where to go on.
func (j *jsonReader) resume() bool {
	outside := 0
	if j.list {
		outside = 1
	}
	if j.depth == 0 {
		return false
	}
	p := j.places
	p.back(p.ahead)
	p.ahead = nil
	if !p.seek(j.depth - outside) {
		return false
	}
	// Commas stand before the objects of a list, so that what is left has to
	// look like one.
	var in io.Reader = p
	p.passed, j.depth = 0, 0
	if j.list {
		in, p.passed = io.MultiReader(strings.NewReader("["), p), 1
	}
	j.dec = json.NewDecoder(in)
	j.dec.UseNumber()
	return true
}

// seek reads on until so many brackets are closed and another object begins,
// and reports whether one does.
func (p *places) seek(depth int) bool {
	quoted := false
	for {
		c, ok := p.readByte()
		if !ok {
			return false
		}
		switch {
		case c == '\n':
			quoted = false
		case c == '"':
			quoted = !quoted
		case quoted && c == '\\':
			p.step(c)
			c, _ = p.readByte()
		case quoted:
		case c == '{' && depth <= 0:
			p.back([]byte{c})
			return true
		case c == '{' || c == '[':
			depth++
		case c == '}' || c == ']':
			depth--
		}
		p.step(c)
	}
}

// readByte reads a byte that nobody else is to see; there is none at the end of
// the input.
func (p *places) readByte() (c byte, ok bool) {
	var one [1]byte
	for {
		n, err := p.fetch(one[:])
		if n > 0 || err != nil {
			return one[0], n > 0
		}
	}
}
