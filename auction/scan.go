package auction

import (
	"strconv"
	"strings"
)

func isBlank(c byte) bool  { return c == ' ' || '\t' <= c && c <= '\r' }
func isDigit(c byte) bool  { return '0' <= c && c <= '9' }
func isLetter(c byte) bool { return 'a' <= c|0x20 && c|0x20 <= 'z' }

func (p *parser) skipBlanks() {
	for p.at < len(p.text) && isBlank(p.text[p.at]) {
		p.at++
	}
}

// take steps over c, if it stands here.
func (p *parser) take(c byte) bool {
	if p.at == len(p.text) || p.text[p.at] != c {
		return false
	}
	p.at++
	return true
}

// open steps over an opening bracket, if it stands here, and the blanks in it.
func (p *parser) open(bracket byte) bool {
	if !p.take(bracket) {
		return false
	}
	p.closing = ')'
	if bracket == '{' {
		p.closing = '}'
	}
	p.skipBlanks()
	return true
}

// close steps over the closing bracket.
func (p *parser) close() {
	p.skipBlanks()
	if p.faulty() {
		return
	}
	if !p.take(p.closing) {
		p.fail(p.at, "found %s, expected %q", p.found(p.at), string(p.closing))
		return
	}
	p.closing = 0
}

// more steps over a comma within brackets.
func (p *parser) more() bool {
	p.skipBlanks()
	if !p.take(',') {
		return false
	}
	p.skipBlanks()
	return true
}

// word reads letters, dashes and dots, or a question mark.
func (p *parser) word() string {
	start := p.at
	if p.take('?') {
		return "?"
	}
	for p.at < len(p.text) && (isLetter(p.text[p.at]) || p.text[p.at] == '-' || p.text[p.at] == '.') {
		p.at++
	}
	return p.text[start:p.at]
}

// until reads up to one of the characters of end or a blank, and skips blanks.
func (p *parser) until(end string) string {
	start := p.at
	for p.at < len(p.text) && !isBlank(p.text[p.at]) && strings.IndexByte(end, p.text[p.at]) < 0 {
		p.at++
	}
	text := p.text[start:p.at]
	p.skipBlanks()
	return text
}

// skipItem goes to the end of an item that could not be read: past the bracket
// that is open, if it is closed anywhere, and on to the next blank.
func (p *parser) skipItem() {
	if p.closing != 0 {
		if i := strings.IndexByte(p.text[p.at:], p.closing); i >= 0 {
			p.at += i
		}
		p.closing = 0
	}
	for p.at < len(p.text) && !isBlank(p.text[p.at]) {
		p.at++
	}
}

// found is what stands at a place up to the next blank, quoted for a message,
// or "nothing".
func (p *parser) found(at int) string {
	end := at
	for end < len(p.text) && !isBlank(p.text[end]) {
		end++
	}
	if end == at {
		return "nothing"
	}
	return quote(p.text[at:end])
}

// quote puts text between quotes, shortened if it is long.
func quote(text string) string {
	const most = 24
	for end := range text {
		if end >= most {
			return strconv.Quote(text[:end] + "...")
		}
	}
	return strconv.Quote(text)
}

// dutchHint says that what was found is Dutch, if that is what was meant.
func (p *parser) dutchHint(meant bool) string {
	if p.notation.dutch || !meant {
		return ""
	}
	return "; Dutch is read with --notation nl"
}

func (p *parser) dutchSuitHint() string {
	suit, _ := Dutch.suit(p.text[p.at:])
	return p.dutchHint(suit.IsSuit())
}
