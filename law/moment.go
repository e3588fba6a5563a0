package law

// A Moment is when a provision is looked at.
type Moment uint8

// String gives the moment's name in rule files.
func (m Moment) String() string { return moments[m].Name }

// Says describes the moment in a sentence.
func (m Moment) Says() Text { return moments[m].Says }

// MomentNamed finds a moment by its name.
func MomentNamed(name string) (Moment, bool) {
	for i := range moments {
		if moments[i].Name == name {
			return Moment(i), true
		}
	}
	return 0, false
}

// MomentNames lists the names of all moments.
func MomentNames() []string {
	names := make([]string, len(moments))
	for i := range moments {
		names[i] = moments[i].Name
	}
	return names
}

// A MomentSet is a set of moments.
type MomentSet uint32

// Has reports whether m is in the set.
func (s MomentSet) Has(m Moment) bool { return s&(1<<m) != 0 }

func at(ms ...Moment) (s MomentSet) {
	for _, m := range ms {
		s |= 1 << m
	}
	return s
}
