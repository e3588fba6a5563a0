package interp

// A memo remembers outcomes by key: a hash table with open addressing, since a
// look-up in it is most of what a lawful call costs.
type memo struct {
	keys  []uint64
	found []*outcome
	count int
}

// slot is where a key is, or would be put. The table is never full.
func (t *memo) slot(key uint64) int {
	mask := len(t.keys) - 1
	at := int(key*0x9E3779B97F4A7C15>>32) & mask
	for t.found[at] != nil && t.keys[at] != key {
		at = (at + 1) & mask
	}
	return at
}

// get gives what is remembered under a key, or nil.
func (t *memo) get(key uint64) *outcome {
	if t.keys == nil {
		return nil
	}
	return t.found[t.slot(key)]
}

// put remembers an outcome.
func (t *memo) put(key uint64, o *outcome) {
	if 2*t.count >= len(t.keys) {
		t.grow()
	}
	at := t.slot(key)
	t.keys[at], t.found[at] = key, o
	t.count++
}

// grow doubles the table.
func (t *memo) grow() {
	old := *t
	size := max(2*len(old.keys), 64)
	t.keys, t.found = make([]uint64, size), make([]*outcome, size)
	for i, o := range old.found {
		if o != nil {
			at := t.slot(old.keys[i])
			t.keys[at], t.found[at] = old.keys[i], o
		}
	}
}
