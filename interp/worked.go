package interp

import "github.com/expr-lang/expr/vm"

// A worked predicate remembers what it came to for the values of what it names: of
// the many combinations of values that lie behind the definitions that it names, few
// differ to it. An edition is compiled whenever lawc starts.
type worked struct {
	name    string
	program *vm.Program
	// slots are those that it names, by their index in the moment; inner are the
	// definitions that it names.
	slots []readSlot
	inner []*worked
	// known holds for each combination 0 if it has not been asked, else 1 + truth;
	// it is nil if there are too many to remember.
	known []uint8
}

// A readSlot is a slot that a predicate names, with what each of its values is to it.
type readSlot struct {
	slot   int
	name   string
	values []any
}

// worked makes a predicate ready to be asked about the slots of a moment.
func (c *compiler) worked(at *compiled, p *provision, program *vm.Program, reads []reading) *worked {
	w := &worked{program: program}
	size := 1
	met := map[string]bool{}
	for _, r := range reads {
		if met[r.name] {
			continue
		}
		met[r.name] = true
		if d := c.definitions[r.name]; d != nil {
			inner := c.worked(at, p, d.program, d.names)
			inner.name = d.name
			w.inner = append(w.inner, inner)
			size *= 2
		}
	}
	for i := range at.slots {
		s := &at.slots[i]
		if !met[s.name] {
			continue
		}
		values := make([]any, s.size)
		for v := range values {
			values[v] = s.value(c.program, v, p.clause.ID)
		}
		w.slots = append(w.slots, readSlot{i, s.name, values})
		size *= s.size
	}
	if size <= maxTable {
		w.known = make([]uint8, size)
	}
	return w
}

// holds asks the predicate for values of the moment's slots.
func (w *worked) holds(ask *asker, digits []int) bool {
	at, stride, met := 0, 1, 0
	for i := range w.slots {
		s := &w.slots[i]
		at += digits[s.slot] * stride
		stride *= len(s.values)
	}
	for i, d := range w.inner {
		if d.holds(ask, digits) {
			at += stride
			met |= 1 << i
		}
		stride *= 2
	}
	if w.known == nil {
		return w.run(ask, digits, met)
	}
	if w.known[at] == 0 {
		w.known[at] = 1 + truth(w.run(ask, digits, met))
	}
	return w.known[at] == 2
}

// run has the predicate worked out. Which of its definitions hold is told by bit.
func (w *worked) run(ask *asker, digits []int, met int) bool {
	for i := range w.slots {
		s := &w.slots[i]
		ask.env[s.name] = s.values[digits[s.slot]]
	}
	for i, d := range w.inner {
		ask.env[d.name] = met>>i&1 != 0
	}
	return ask.holds(w.program)
}
