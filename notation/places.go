package notation

import "io"

// A place is a line and a column.
type place struct{ line, col int }

func (p place) fault(msg string) Fault { return Fault{p.line, p.col, msg} }

// places passes an input on and turns byte offsets in it into lines and
// columns. Offsets have to be asked for in rising order, since what has been
// passed is forgotten.
type places struct {
	in io.Reader
	// ahead is what has been passed on, from the byte with number passed.
	ahead     []byte
	passed    int64
	line, col int
	err       error
}

// Read passes bytes on.
func (p *places) Read(b []byte) (int, error) {
	n, err := p.in.Read(b)
	p.ahead = append(p.ahead, b[:n]...)
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
	return place{p.line, p.col}
}

// token gives the place of the JSON token that follows offset, and its offset.
func (p *places) token(offset int64) (place, int64) {
	p.at(offset)
	n := 0
	for n < len(p.ahead) && (isBlank(p.ahead[n]) || p.ahead[n] == ',' || p.ahead[n] == ':') {
		p.step(p.ahead[n])
		n++
	}
	p.drop(n)
	return place{p.line, p.col}, p.passed
}

func (p *places) step(c byte) {
	switch {
	case c == '\n':
		p.line, p.col = p.line+1, 1
	case c&0xC0 != 0x80: // the first byte of a character
		p.col++
	}
}

func (p *places) drop(n int) {
	p.ahead = p.ahead[n:]
	p.passed += int64(n)
}
