package auction

// verbs are the words of the actions that are not calls.
var verbs = [...]string{
	Attention: "TD", Accepts: "accept", ShowsCard: "card", LeadsCard: "led", Asks: "ask",
	Annuls: "annul", WantsUndoubled: "undoubled", RequiresLead: "require", ForbidsLead: "forbid",
	ClaimsPenaltyCard: "penalty-card",
}

// actionWords looks the verbs up, and what else a word alone can say.
var actionWords = func() map[string]Action {
	words := map[string]Action{"ap": allPass, "td": Attention}
	for action := Accepts; action <= ClaimsPenaltyCard; action++ {
		words[verbs[action]] = action
	}
	return words
}()

// action reads what was done: a call with what belongs to it, or a verb with
// its arguments.
func (p *parser) action(it *Item) {
	if p.take('>') {
		it.Action = ChangesLater
		it.Call = p.call()
		return
	}
	start := p.at
	if start < len(p.text) && isDigit(p.text[start]) {
		it.Call = p.bid()
		p.second(it)
		return
	}
	word := p.word()
	if call, ok := p.notation.callNamed(word); ok {
		it.Call = call
		p.second(it)
		return
	}
	var buffer [longestWord]byte
	action, ok := actionWords[string(lowerInto(&buffer, word))]
	if !ok {
		p.unknown(start, word)
		return
	}
	it.Action = action
	p.arguments(it)
}

// second reads what may follow a call: the call it was corrected or changed
// to, or what a doubler said he was doubling.
func (p *parser) second(it *Item) {
	if p.at == len(p.text) {
		return
	}
	switch p.text[p.at] {
	case '~':
		it.Action = Slips
	case '>':
		it.Action = Changes
	case '(':
		p.named(it)
		return
	default:
		return
	}
	p.at++
	it.First = it.Call
	it.Call = p.call()
}

// named reads what a doubler said he was doubling.
func (p *parser) named(it *Item) {
	if it.Call != CallDouble && it.Call != CallRedouble {
		p.fail(p.at, "found a bracket after %v, expected one only after a double or redouble", it.Call)
		return
	}
	p.open('(')
	it.Named, it.HasNamed = p.call(), true
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
	d, size := p.notation.denomination(p.text[p.at:])
	if size == 0 {
		p.fail(start, "found %s, expected C, D, H, S or NT after the level%s", p.found(start), p.dutchSuitHint())
		return CallUnknown
	}
	p.at += size
	return NewBid(level, d)
}

// unknown complains of a word that is neither a call nor a verb.
func (p *parser) unknown(start int, word string) {
	_, meant := Dutch.callNamed(word)
	hint := p.dutchHint(meant)
	names := append([]string{"pass", "double", "redouble"}, verbs[Attention:]...)
	if nearest := Nearest(word, names...); nearest != "" && len(word) > 2 && hint == "" {
		hint = "; did you mean " + nearest + "?"
	}
	p.fail(start, "found %s, expected a call, a verb or TD%s", p.found(start), hint)
}
