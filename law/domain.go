package law

// A Word is a word of rule files and results, with its wording.
type Word struct {
	Name string
	Says Text
}

// A Domain is a closed set of words that a term or an argument may have. The
// same word may say different things in different domains.
type Domain struct {
	Name  string
	Words []Word
	// Parts are the words that one word stands for together.
	Parts map[string][]string
}

// Index gives the place of a word, or -1.
func (d *Domain) Index(name string) int {
	for i := range d.Words {
		if d.Words[i].Name == name {
			return i
		}
	}
	return -1
}

// Names lists the words.
func (d *Domain) Names() []string {
	names := make([]string, len(d.Words))
	for i := range d.Words {
		names[i] = d.Words[i].Name
	}
	return names
}

// Says gives the wording of a word; the word itself where the domain lacks it.
func (d *Domain) Says(name string) Text {
	if i := d.Index(name); i >= 0 {
		return d.Words[i].Says
	}
	return Text{EN: name, NL: name}
}

// At gives the wording of the word at a place.
func (d *Domain) At(i int) Text { return d.Words[i].Says }

// DomainNamed finds a domain, or gives nil.
func DomainNamed(name string) *Domain {
	for i := range domains {
		if domains[i].Name == name {
			return &domains[i]
		}
	}
	return nil
}
