package auction

import (
	"strconv"
	"strings"
	"unicode/utf8"
)

func isBlank(c byte) bool  { return c == ' ' || '\t' <= c && c <= '\r' }
func isDigit(c byte) bool  { return '0' <= c && c <= '9' }
func isLetter(c byte) bool { return 'a' <= c|0x20 && c|0x20 <= 'z' }
func isComma(c byte) bool  { return c == ',' || c == ';' }

// plainer puts the usual sign in the place of those that editors, pages and
// keyboards put there instead, one character for one, so that columns stay.
var plainer = func() *strings.Replacer {
	var pairs []string
	for plain, odd := range map[string]string{
		" ": "\u00a0\u0085\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u200b" +
			"\u200e\u200f\u202f\u205f\u2060\u3000\ufeff",
		"-": "\u2010\u2011\u2012\u2013\u2014\u2015\u2212",
		">": "→⇒➔➜⟶", "~": "∼～˜", ":": "：", ",": "，", "X": "×",
	} {
		for _, c := range odd {
			pairs = append(pairs, string(c), plain)
		}
	}
	return strings.NewReplacer(pairs...)
}()

// plainly gives a text in the usual signs. Most texts are.
func plainly(text string) string {
	for i := range len(text) {
		if text[i] >= utf8.RuneSelf {
			return plainer.Replace(text)
		}
	}
	return text
}

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

// skipTo skips blanks if c stands behind them.
func (p *parser) skipTo(c byte) {
	start := p.at
	if p.skipBlanks(); p.at == len(p.text) || p.text[p.at] != c {
		p.at = start
	}
}

// open steps over an opening bracket, if it stands here, and the blanks in it.
func (p *parser) open(bracket byte) bool {
	if !p.take(bracket) {
		return false
	}
	p.opened, p.closing = p.at-1, ')'
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
	switch {
	case p.take(p.closing):
		p.closing = 0
	case strings.IndexByte(p.text[p.at:], p.closing) < 0:
		p.fail(p.opened, "the bracket that begins here is not closed, expected %q", string(p.closing))
	default:
		p.fail(p.at, "found %s, expected %q", p.found(p.at), string(p.closing))
	}
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

// alerts steps over the marks of an alert, which say nothing of the call.
func (p *parser) alerts() {
	for p.take('!') || p.take('*') {
	}
}

// arrow steps over > or an arrow made of it.
func (p *parser) arrow() bool {
	rest := strings.TrimLeft(p.text[p.at:], "-=")
	if len(rest) == 0 || rest[0] != '>' || len(p.text)-p.at-len(rest) > 2 {
		return false
	}
	p.at = len(p.text) - len(rest) + 1
	return true
}

// signApart goes to the sign of a slip or a change that stands between blanks, as in
// 1H ~ 2H, and reports whether there is one. A > that touches what follows is that of a
// later change, before which a seat is wanted.
func (p *parser) signApart() bool {
	at := p.at + 1
	if at+1 >= len(p.text) || p.text[at] != '~' && (p.text[at] != '>' || !isBlank(p.text[at+1])) {
		return false
	}
	p.at = at
	return true
}

// arrowBehind reports whether a word of dashes, which is a pass, has become
// the shaft of an arrow.
func (p *parser) arrowBehind(word string) bool {
	return word != "" && word[0] == '-' && p.at < len(p.text) && p.text[p.at] == '>'
}

// factsOfFirst reports whether facts stand here that are of the first call of
// a slip or a change.
func (p *parser) factsOfFirst() bool {
	if p.at == len(p.text) || p.text[p.at] != '{' {
		return false
	}
	_, behind, closed := strings.Cut(p.text[p.at:], "}")
	ahead := parser{text: behind}
	ahead.alerts()
	return closed && (ahead.take('~') || ahead.arrow())
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
	word := p.text[start:p.at]
	if p.at < len(p.text) && p.text[p.at] == '>' && isLetter(p.text[start]) { // P->1S
		word = strings.TrimRight(word, "-")
		p.at = start + len(word)
	}
	return word
}

// twoWords reads two words for one: "all pass", "penalty card".
func (p *parser) twoWords(start int) string {
	p.at = start
	first := p.word()
	p.skipBlanks()
	if second := p.word(); first != "" && second != "" {
		return first + "-" + second
	}
	return ""
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

// skipItem goes to the end of an item that began at start and could not be
// read: past the bracket that is open, if it is closed anywhere, and on to the
// next blank or comma.
func (p *parser) skipItem(start int) {
	if p.closing != 0 {
		if i := strings.IndexByte(p.text[p.at:], p.closing); i >= 0 {
			p.at += i
		}
		p.closing = 0
	}
	if p.at == start && start < len(p.text) {
		p.at++
	}
	for p.at < len(p.text) && !isBlank(p.text[p.at]) && !isComma(p.text[p.at]) {
		p.at++
	}
	p.nextItem()
}

// nextItem goes on to the next item, past a comma too.
func (p *parser) nextItem() {
	p.skipBlanks()
	if p.at < len(p.text) && isComma(p.text[p.at]) {
		p.at++
	}
}

// end is the place of the next blank, or of the next comma behind something.
func (p *parser) end(at int) int {
	end := at
	for end < len(p.text) && !isBlank(p.text[end]) && !(end > at && isComma(p.text[end])) {
		end++
	}
	return end
}

// found is what stands at a place up to the next blank, quoted for a message,
// or "nothing".
func (p *parser) found(at int) string {
	end := p.end(at)
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
