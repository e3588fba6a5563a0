package law

// A Stand is the side that a consequence takes in a matter. Two consequences that take
// different ones in one matter, in one situation, contradict each other.
type Stand struct {
	Matter string
	// Of are the arguments that tell of whom or what: the matter is another one for
	// each value of theirs. Whose is such a value where no argument has it.
	Of    []string
	Whose string
	// By are the arguments whose values are the side taken, Is what is taken whatever
	// they are. With neither it is all that is written.
	By []string
	Is string
	// Not: what By says is denied. That contradicts a side of which it denies every word
	// that it could deny.
	Not bool
	// Alone: only within a clause and its parts. Of two others it is known which holds.
	Alone bool
}

// Told lists what an argument says: its values, a word that takes in others being these;
// or the word that holds where it is left out.
func (c *Consequence) Told(arg string) (words []string) {
	p := c.Kind.Spec().Param(arg)
	for _, v := range c.ArgValues(arg) {
		words = append(words, v.Text)
	}
	if len(words) == 0 && p != nil && p.Default != "" {
		words = []string{p.Default}
	}
	if p == nil || p.Domain == nil {
		return words
	}
	var list []string
	for _, w := range words {
		if parts := p.Domain.Parts[w]; parts != nil {
			list = append(list, parts...)
		} else {
			list = append(list, w)
		}
	}
	return list
}
