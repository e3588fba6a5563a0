package schema

import (
	"gopkg.in/yaml.v3"

	"lawc/auction"
	"lawc/law"
)

// An Entry is a record of a file or, with problems, one that cannot be read.
type Entry struct {
	Record   auction.Record
	Problems []law.Problem
	// Aside: the problems are of the file rather than of any record in it.
	Aside bool
}

// ReadEntries reads records, good and bad, in the order of the file.
func ReadEntries(notation auction.Notation, name string, src []byte) []Entry {
	list := readWhole(notation, name, src)
	if broken(list) && len(pieces(src)) > 1 {
		return readPieces(notation, name, src)
	}
	return list
}

// readWhole reads a file as one.
func readWhole(notation auction.Notation, name string, src []byte) (list []Entry) {
	r := newReader(name, src)
	r.notation = notation
	roots := r.documents(src)
	if len(r.problems) > 0 {
		list = append(list, Entry{Problems: r.done(), Aside: true})
	}
	add := func(n *yaml.Node) {
		r.problems = nil
		var e Entry
		if isEmpty(n) {
			r.fail(law.CodeEmpty, place(n), "found an entry without a value, expected a record")
		} else {
			e.Record, _ = r.readRecord(n, recordFields)
		}
		e.Problems = r.done()
		list = append(list, e)
	}
	for _, root := range roots {
		if root.Kind != yaml.SequenceNode {
			add(root)
			continue
		}
		for _, entry := range root.Content {
			add(entry)
		}
	}
	if len(list) == 0 {
		r.fail(law.CodeDocument, law.Pos{Line: 1, Col: 1}, "found no record, expected record in the one-line form, or dealer and auction")
		list = append(list, Entry{Problems: r.done(), Aside: true})
	}
	return list
}
