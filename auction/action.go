package auction

// verbs are the words of the actions that are not calls.
var verbs = [...]string{
	Attention: "TD", Accepts: "accept", ShowsCard: "card", LeadsCard: "led", FacesLead: "lead", Asks: "ask",
	Annuls: "annul", WantsUndoubled: "undoubled", RequiresLead: "require", ForbidsLead: "forbid",
	ClaimsPenaltyCard: "penalty-card",
}

// actionWords looks the verbs up, and what else a word alone can say.
var actionWords = func() map[string]Action {
	words := map[string]Action{
		"ap": allPass, "all-pass": allPass, "allpass": allPass,
		"td": Attention, "director": Attention, "arbiter": Attention, "wedstrijdleider": Attention,
	}
	for action := Accepts; action <= ClaimsPenaltyCard; action++ {
		words[verbs[action]] = action
	}
	return words
}()

// plainly reads a call in its usual form to which nothing belongs, as nearly all are. It
// reports false, and has done nothing, if it is not one.
func (p *parser) plainly(it *Item) bool {
	rest := p.text[p.at:]
	size, call := 1, CallPass
	switch c := rest[0]; {
	case c == 'P':
	case c == 'X':
		if call = CallDouble; len(rest) > 1 && rest[1] == 'X' {
			size, call = 2, CallRedouble
		}
	case '1' <= c && c <= '7' && len(rest) > 1:
		d := NoDenomination
		switch size = 2; rest[1] {
		case 'C':
			d = Clubs
		case 'D':
			d = Diamonds
		case 'H':
			d = Hearts
		case 'S':
			d = Spades
		case 'N':
			if len(rest) > 2 && rest[2] == 'T' {
				d, size = Notrump, 3
			}
		}
		if d == NoDenomination {
			return false
		}
		call = NewBid(int(c-'0'), d)
	default:
		return false
	}
	if n := len(rest) - size; n > 1 && (rest[size] != ' ' || !isLetter(rest[size+1]) && !isDigit(rest[size+1])) || n == 1 {
		return false // something may belong to it
	}
	it.Call = call
	p.at += size
	return true
}

// action reads what was done: a call with what belongs to it, or a verb with
// its arguments.
func (p *parser) action(it *Item) {
	start := p.at
	switch {
	case p.take('>'):
		it.Action = ChangesLater
		it.Call = p.call()
		return
	case start < len(p.text) && isDigit(p.text[start]):
		it.Call = p.bid()
		p.second(it)
		return
	case p.open('('):
		p.bracketed(it)
		return
	}
	word := p.word()
	if p.arrowBehind(word) {
		p.fail(start, "found %s, which is two things: a pass changed to another call is P>, "+
			"a change of his earlier call >", p.found(start))
		return
	}
	if !p.act(it, word) && !p.act(it, p.twoWords(start)) {
		p.at = start + len(word)
		p.unknown(start, word)
	}
}

// act does what a word says, and reads what belongs to it; it reports whether
// the word says anything.
func (p *parser) act(it *Item, word string) bool {
	if call, ok := p.notation.callNamed(word); ok {
		it.Call = call
		p.second(it)
		return true
	}
	var buffer [longestWord]byte
	action, ok := actionWords[string(lowerInto(&buffer, word))]
	if !ok {
		return false
	}
	it.Action = action
	p.arguments(it)
	return true
}

// second reads what may follow a call: the call it was corrected or changed
// to, or what a doubler said he was doubling.
func (p *parser) second(it *Item) {
	if p.at == len(p.text) || isBlank(p.text[p.at]) && !p.signApart() {
		return
	}
	if p.text[p.at] == '(' {
		p.named(it)
		return
	}
	p.alerts()
	if p.factsOfFirst() {
		p.facts(it, nil)
		it.FirstFacts, it.Facts = it.Facts, nil
	}
	if p.faulty() || !p.change(it) {
		return
	}
	it.First = it.Call
	p.skipBlanks()
	it.Call = p.call()
	p.alerts()
}

// change steps over the sign of a slip or a change, if it stands here.
func (p *parser) change(it *Item) bool {
	switch {
	case p.take('~'):
		it.Action = Slips
		return true
	case p.arrow():
		it.Action = Changes
		return true
	}
	return false
}

// named reads what a doubler said he was doubling.
func (p *parser) named(it *Item) {
	if it.Call != CallDouble && it.Call != CallRedouble {
		p.fail(p.at, "found a bracket after %v, expected one only after a double or redouble; "+
			"an opponent's call in brackets stands after a blank", it.Call)
		return
	}
	p.open('(')
	it.Named, it.HasNamed = p.call(), true
	p.close()
	p.alerts()
}

// bracketed reads a call that stands in brackets, as people write those of the
// opponents. The bracket says nothing that the order does not.
func (p *parser) bracketed(it *Item) {
	opened := p.opened
	it.Call = p.call()
	p.second(it)
	if p.faulty() {
		return
	}
	p.facts(it, nil)
	p.opened, p.closing = opened, ')'
	p.close()
}

// call reads a call.
func (p *parser) call() Call {
	start := p.at
	if start < len(p.text) && isDigit(p.text[start]) {
		return p.bid()
	}
	word := p.word()
	call, ok := p.notation.callNamed(word)
	if !ok {
		_, meant := Dutch.callNamed(word)
		p.fail(start, "found %s, expected a call: P, X, XX, 1C to 9NT, or ?%s", p.found(start), p.dutchHint(meant))
	}
	return call
}

// bid reads a level and a denomination.
func (p *parser) bid() Call {
	start := p.at
	for p.at < len(p.text) && isDigit(p.text[p.at]) {
		p.at++
	}
	level := int(p.text[start] - '0')
	if level == 0 || p.at > start+1 {
		p.fail(start, "found %s, expected a level of 1 to %d", p.found(start), MaxLevel)
		return CallUnknown
	}
	d, size := p.notation.denominationAfter(p.text[p.at:])
	if size == 0 {
		hint := p.dutchSuitHint()
		p.fail(start, "found %s, expected C, D, H, S or NT after the level%s", p.found(start), hint)
		if hint != "" { // the suit that was meant is no item of its own
			_, size = Dutch.denominationAfter(p.text[p.at:])
			p.at += size
		}
		return CallUnknown
	}
	p.at += size
	return NewBid(level, d)
}
