package notation

import (
	"bytes"
	"io"

	"lawc/notation/source"
)

// place is embedded by what has one.
type place = source.Place

// places passes an input on and turns byte offsets in it into lines and
// columns. Offsets have to be asked for in rising order, since what has been
// passed is forgotten.
type places struct {
	in io.Reader
	// returned is what has been given back, the last of it first.
	returned [][]byte
	// ahead is what has been passed on, from the byte with number passed.
	ahead  []byte
	passed int64
	place
	err error
}

// Read passes bytes on.
func (p *places) Read(b []byte) (int, error) {
	n, err := p.fetch(b)
	p.ahead = append(p.ahead, b[:n]...)
	return n, err
}

// back gives bytes back, to be read before all others.
func (p *places) back(b []byte) {
	if len(b) > 0 {
		p.returned = append(p.returned, b)
	}
}

// fetch reads what was given back, and then the input.
func (p *places) fetch(b []byte) (int, error) {
	if last := len(p.returned) - 1; last >= 0 {
		n := copy(b, p.returned[last])
		if p.returned[last] = p.returned[last][n:]; len(p.returned[last]) == 0 {
			p.returned = p.returned[:last]
		}
		return n, nil
	}
	n, err := p.in.Read(b)
	if err != nil && err != io.EOF {
		p.err = err
	}
	return n, err
}

// at gives the place of the byte at offset.
func (p *places) at(offset int64) place {
	n := min(max(offset-p.passed, 0), int64(len(p.ahead)))
	for _, c := range p.ahead[:n] {
		p.step(c)
	}
	p.drop(int(n))
	return p.place
}

// token gives the place of the JSON token that follows offset, and its offset.
func (p *places) token(offset int64) (place, int64) {
	p.at(offset)
	n := 0
	for n < len(p.ahead) && (source.IsBlank(p.ahead[n]) || p.ahead[n] == ',' || p.ahead[n] == ':') {
		p.step(p.ahead[n])
		n++
	}
	p.drop(n)
	return p.place, p.passed
}

// end gives the place behind the last thing in the input from offset on.
func (p *places) end(offset int64) place {
	p.at(offset)
	return p.at(p.passed + int64(len(bytes.TrimRight(p.ahead, " \t\r\n"))))
}

func (p *places) step(c byte) {
	switch {
	case c == '\n':
		p.Line, p.Col = p.Line+1, 1
	case c&0xC0 != 0x80: // the first byte of a character
		p.Col++
	}
}

func (p *places) drop(n int) {
	p.ahead = p.ahead[n:]
	p.passed += int64(n)
}
