package auction

// An order is what the one-line form takes for granted about the next item:
// reading and printing a record lean on the same one.
type order struct {
	// next is the player to the left of whoever made the last call; the
	// dealer, when nobody has called.
	next Seat
	// last is what the last item was.
	last Action
}

// mustName reports whether an item that does a has to name its seat: when it
// is or follows a verb, follows TD, or changes an earlier call.
func (o *order) mustName(a Action) bool {
	return a != Attention && (!a.IsCall() || a == ChangesLater || !o.last.IsCall())
}

// advance moves on past an item.
func (o *order) advance(seat Seat, a Action) {
	if a.IsCall() {
		o.next = seat.Left()
	}
	o.last = a
}
