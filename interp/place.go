package interp

import (
	"hash/maphash"

	"lawc/auction"
	"lawc/law"
)

// Where a machine is in a record. Three things are kept apart:
//
//	place   what may matter to what follows, in values that can be compared, with
//	        the irregularities, rights and bans in play. It is its own key: two
//	        records that have come to equal places go on alike (see Key)
//	marks   where in the record and in the log it happened: numbers of items,
//	        lengths of lists. They matter to what is cited, not to what follows
//	log     what has been said of each item, only ever added to (log.go)
//
// A checkpoint is a copy of place and marks. One is kept from just before each
// player's latest call, so that the auction can be taken up again from there with
// another call in its place: the log is cut back, and what followed is taken again.

// A place is what may matter to what follows, but for the lists in play.
type place struct {
	now      standing
	mustPass [4]law.Duration
	cards    [4]shownCards
	// since says, for each seat, who has called since that player's latest call.
	since since
	// last is who made the call just before, or nobody after TD or a verb.
	last law.Player
	void voiding
	// waits: every call waits for a ruling.
	waits     bool
	held      held
	undecided bool
	leadFaced bool
	contract  auction.Call
	passedOut bool
	declarer  law.Player
	// deferred: calls of the player who holds a right to change them wait with the
	// irregular call that came to stand before them.
	deferred bool
}

// A since says of each player, in four bits a seat, who has called since his latest
// call.
type since uint16

// calls notes that seat has made a call.
func (s *since) calls(seat auction.Seat) {
	*s = (*s | 0x1111<<seat) &^ (0xf << (4 * seat))
}

// tries notes one that leaves his latest as it was.
func (s *since) tries(seat auction.Seat) {
	*s |= 0x1111 << seat &^ (0xf << (4 * seat))
}

// of is the set of players, by bit, who have called since seat did.
func (s since) of(seat auction.Seat) uint8 { return uint8(s >> (4 * seat) & 0xf) }

// A voiding cancels calls until seat calls or the law is applied.
type voiding struct {
	on   bool
	seat law.Player
}

// A held call was made at the same moment as that of the player on turn, and
// follows it.
type held struct {
	on   bool
	seat auction.Seat
	call auction.Call
}

type shownCards struct {
	count       uint8
	honour, led bool
}

// marks are where in the record and in the log a place is.
type marks struct {
	mustPassBy [4]*law.Clause
	voidBy     *clause
	heldItem   int
	// yielded is the item that was held and has been released, or -1.
	yielded int
	// waitsFor is the item for which calls wait, waitsFrom that with which they began to.
	waitsFor, waitsFrom int
	// head is the last entry, or none; the entries hang together from there.
	head int32
	// firstDeferred and lastDeferred are the items that wait.
	firstDeferred, lastDeferred int
	items, notes                int
	discretion, assumed, gaps   int
	pool, entries               int
	// saved numbers the places saved, in the order in which that was done.
	saved int
}

// lists are what is in play besides the place.
type lists struct {
	// active are the irregularities that are open or live, oldest first, and ruled
	// those over which a contract may still decide something.
	active, ruled []int32
	withdrawn     []withdrawal
	rights        []right
	bans          []ban
}

// A checkpoint is a place to come back to.
type checkpoint struct {
	place
	marks
	lists
	// inPlay holds copies of the irregularities in play.
	inPlay []irregularity
	// item is the one whose call comes next, next the one after which it is made.
	item  int
	next  int
	valid bool
	// keeping numbers the keepings of places by all machines: two checkpoints of one
	// keeping are copies of each other, and need not be copied again.
	keeping uint64
}

// save makes c a copy of where the machine is.
func (m *Machine) save(c *checkpoint) {
	m.saved++
	m.keeping++
	c.place, c.marks, c.keeping = m.place, m.marks, m.keeping
	c.pool, c.entries = len(m.pool), len(m.entries)
	c.notes, c.discretion, c.assumed, c.gaps = len(m.notes), len(m.discretion), len(m.assumed), len(m.gaps)
	c.valid, c.item, c.next = true, m.items-1, m.items
	if len(m.active)+len(m.ruled)+len(m.withdrawn)+len(m.rights)+len(m.bans) == 0 {
		c.empty()
		return
	}
	c.active, c.ruled = append(c.active[:0], m.active...), append(c.ruled[:0], m.ruled...)
	c.withdrawn = append(c.withdrawn[:0], m.withdrawn...)
	c.rights, c.bans = append(c.rights[:0], m.rights...), append(c.bans[:0], m.bans...)
	c.inPlay = c.inPlay[:0]
	for _, list := range [2][]int32{m.active, m.ruled} {
		for _, k := range list {
			c.inPlay = append(c.inPlay, m.pool[k])
		}
	}
}

// empty says that nothing was in play.
func (c *checkpoint) empty() {
	c.active, c.ruled, c.withdrawn, c.rights, c.bans, c.inPlay = c.active[:0], c.ruled[:0], c.withdrawn[:0], c.rights[:0], c.bans[:0], c.inPlay[:0]
}

// copyLists makes what was in play the same as in d, in c's own memory.
func (c *checkpoint) copyLists(d *checkpoint) {
	if len(d.active)+len(d.ruled)+len(d.withdrawn)+len(d.rights)+len(d.bans) == 0 {
		c.empty()
		return
	}
	c.active, c.ruled = append(c.active[:0], d.active...), append(c.ruled[:0], d.ruled...)
	c.withdrawn = append(c.withdrawn[:0], d.withdrawn...)
	c.rights, c.bans = append(c.rights[:0], d.rights...), append(c.bans[:0], d.bans...)
	c.inPlay = append(c.inPlay[:0], d.inPlay...)
}

// restore brings the machine back to where c was saved. The facts of later items
// stay, since the items do.
func (m *Machine) restore(c *checkpoint) {
	m.place, m.marks = c.place, c.marks
	m.pool, m.entries = m.pool[:c.pool], m.entries[:c.entries]
	m.notes, m.discretion, m.assumed, m.gaps = m.notes[:c.notes], m.discretion[:c.discretion], m.assumed[:c.assumed], m.gaps[:c.gaps]
	m.active, m.ruled = append(m.active[:0], c.active...), append(m.ruled[:0], c.ruled...)
	m.withdrawn = append(m.withdrawn[:0], c.withdrawn...)
	m.rights, m.bans = append(m.rights[:0], c.rights...), append(m.bans[:0], c.bans...)
	for i, k := range m.active {
		m.pool[k] = c.inPlay[i]
	}
	for i, k := range m.ruled {
		m.pool[k] = c.inPlay[len(m.active)+i]
	}
}

// A Key stands for what may still matter: places with equal keys go on alike,
// but for changes of calls made before (an item that begins with ">"), for which
// the calls themselves are needed. It is a fingerprint of 128 bits.
type Key [2]uint64

var seeds = [2]maphash.Seed{maphash.MakeSeed(), maphash.MakeSeed()}

// Key gives the key of where the machine is.
func (m *Machine) Key() (key Key) {
	for i := range key {
		var h maphash.Hash
		h.SetSeed(seeds[i])
		m.writeTo(&h)
		key[i] = h.Sum64()
	}
	return key
}

// writeTo writes all that may still matter, each thing as a comparable value.
func (m *Machine) writeTo(h *maphash.Hash) {
	if m.undecided {
		maphash.WriteComparable(h, true)
		return
	}
	maphash.WriteComparable(h, m.place)
	for at := m.head; at != none && m.entries[at].Call == auction.CallPass; at = m.entries[at].previous {
		e := &m.entries[at]
		maphash.WriteComparable(h, [3]uint8{uint8(e.Seat), uint8(e.owed), e.skipped})
	}
	for place, k := range m.active {
		i := m.pool[k]
		maphash.WriteComparable(h, i.what)
		for _, w := range m.withdrawn {
			if w.of == k {
				maphash.WriteComparable(h, w.what)
				if w.under != none {
					maphash.WriteComparable(h, m.pool[w.under].what)
				}
			}
		}
		for _, parent := range m.active[:place] {
			maphash.WriteComparable(h, i.parent == parent)
		}
	}
	for _, k := range m.ruled {
		maphash.WriteComparable(h, m.pool[k].what)
	}
	for i := range m.rights {
		maphash.WriteComparable(h, m.rights[i].what)
	}
	for i := range m.bans {
		maphash.WriteComparable(h, m.bans[i].what())
	}
}
