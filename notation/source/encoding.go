package source

import (
	"bufio"
	"io"
	"unicode/utf16"
	"unicode/utf8"
)

// Decoded gives an input as UTF-8 without its byte order mark. UTF-16 is what
// some shells write when output is sent to a file; it is known by its mark, or
// by the zeros that it has where the text begins.
func Decoded(in io.Reader) *bufio.Reader {
	r := bufio.NewReader(in)
	begin, _ := r.Peek(4)
	for len(begin) < 4 {
		begin = append(begin, ' ')
	}
	switch {
	case begin[0] == 0xEF && begin[1] == 0xBB && begin[2] == 0xBF:
		r.Discard(3)
		return r
	case begin[0] == 0xFF && begin[1] == 0xFE:
		r.Discard(2)
	case begin[0] == 0xFE && begin[1] == 0xFF:
		r.Discard(2)
		return bufio.NewReader(&utf16Reader{in: r, high: 0, low: 1})
	case begin[0] == 0 && begin[1] != 0 && begin[2] == 0 && begin[3] != 0:
		return bufio.NewReader(&utf16Reader{in: r, high: 0, low: 1})
	case begin[0] != 0 && begin[1] == 0 && begin[2] != 0 && begin[3] == 0:
	default:
		return r
	}
	return bufio.NewReader(&utf16Reader{in: r, high: 1, low: 0})
}

// A utf16Reader turns UTF-16 into UTF-8. high and low say which byte of a pair
// is which.
type utf16Reader struct {
	in        *bufio.Reader
	high, low int
	// rest has been decoded and not been read yet.
	rest   []byte
	buffer [utf8.UTFMax]byte
}

// Read reads UTF-8.
func (u *utf16Reader) Read(b []byte) (n int, err error) {
	for n < len(b) {
		if len(u.rest) == 0 {
			if n > 0 && u.in.Buffered() < 2 {
				break // what has come is wanted before more does
			}
			c, err := u.character()
			if err != nil {
				if n > 0 && err == io.EOF {
					err = nil
				}
				return n, err
			}
			u.rest = utf8.AppendRune(u.buffer[:0], c)
		}
		copied := copy(b[n:], u.rest)
		n, u.rest = n+copied, u.rest[copied:]
	}
	return n, nil
}

// character reads a character, which takes one unit or two.
func (u *utf16Reader) character() (rune, error) {
	first, err := u.unit()
	if err != nil || !utf16.IsSurrogate(first) {
		return first, err
	}
	pair, _ := u.in.Peek(2)
	if len(pair) < 2 {
		return utf8.RuneError, nil
	}
	c := utf16.DecodeRune(first, rune(pair[u.high])<<8|rune(pair[u.low]))
	if c != utf8.RuneError {
		u.in.Discard(2)
	}
	return c, nil
}

func (u *utf16Reader) unit() (rune, error) {
	var pair [2]byte
	if n, err := io.ReadFull(u.in, pair[:]); n == 0 {
		return 0, err
	} else if n == 1 {
		return utf8.RuneError, nil
	}
	return rune(pair[u.high])<<8 | rune(pair[u.low]), nil
}
