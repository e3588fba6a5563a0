package schema

import (
	"bytes"

	"lawc/auction"
	"lawc/law"
)

// A piece is a part of a file that may be read alone: a document, or an element
// of the list that a file is.
type piece struct {
	text []byte
	// above is how many lines stand above it.
	above int
}

// pieces takes a file apart, without reading it. Lines that begin with a dash
// part the elements of a document only if it begins with one: below a key they
// are its items.
func pieces(src []byte) (list []piece) {
	begun, isList := false, false
	for number, line := range bytes.SplitAfter(src, []byte("\n")) {
		document, dash := bytes.HasPrefix(line, []byte("---")), bytes.HasPrefix(line, []byte("- "))
		if document {
			begun, isList = false, false
		} else if !begun && len(withoutComments(line)) > 0 {
			begun, isList = true, dash
		}
		if len(list) == 0 || document || dash && isList {
			list = append(list, piece{above: number})
		}
		last := &list[len(list)-1]
		last.text = append(last.text, line...)
	}
	return list
}

// readPieces reads a file of which not all is YAML piece by piece, so that the
// records that are spoil no other.
func readPieces(notation auction.Notation, name string, src []byte) (list []Entry) {
	for _, p := range pieces(src) {
		if len(withoutComments(p.text)) == 0 {
			continue
		}
		for _, e := range readWhole(notation, name, p.text) {
			for i := range e.Problems {
				e.Problems[i].Line += p.above
			}
			e.Aside = false
			list = append(list, e)
		}
	}
	return list
}

// withoutComments is what a piece holds beside comments, blanks and the line
// that begins a document.
func withoutComments(text []byte) (rest []byte) {
	for line := range bytes.Lines(text) {
		if line = bytes.TrimSpace(line); len(line) > 0 && line[0] != '#' && !bytes.Equal(line, []byte("---")) {
			rest = append(rest, line...)
		}
	}
	return rest
}

// broken reports whether a file is no YAML.
func broken(list []Entry) bool {
	return len(list) > 0 && list[0].Aside && len(list[0].Problems) > 0 && list[0].Problems[0].Code == law.CodeSyntax
}
