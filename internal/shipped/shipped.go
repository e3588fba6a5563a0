// Package shipped opens the editions that come with lawc. Reading a rule file takes
// ten times as long as anything else in a short run, so each edition is kept beside its
// file as data that is ready to use, with a fingerprint of what it was made from; a
// file that has been changed since is read itself.
package shipped

import (
	"bytes"
	"crypto/sha256"
	"embed"
	"encoding/gob"
	"fmt"
	"slices"
	"sync"

	"lawc/law"
	"lawc/rules"
	"lawc/schema"
)

//go:generate go run ./gen

//go:embed *.gob
var files embed.FS

// Open gives a shipped edition by its name. What is wrong with its file is told in the
// problems; an unknown name is an error.
func Open(name string) (*law.Edition, []law.Problem, error) {
	src, err := rules.Read(name)
	if err != nil {
		return nil, nil, fmt.Errorf("found %q, expected the name of an edition", name)
	}
	if e := ready(name, src); e != nil {
		return e, nil, nil
	}
	e, problems := schema.Load(rules.File(name), src, rules.Assumed)
	return e, problems, nil
}

// ready gives the form kept of an edition, or nil if there is none of this very text.
func ready(name string, src []byte) *law.Edition {
	data, err := files.ReadFile(name + ".gob")
	if err != nil || !bytes.HasPrefix(data, fingerprint(src)) {
		return nil
	}
	var e law.Edition
	if err := gob.NewDecoder(bytes.NewReader(data[sha256.Size:])).Decode(&e); err != nil {
		return nil // made by another lawc
	}
	return &e
}

// fingerprint is that of a rule file, and of all that it may take in or rest on.
func fingerprint(src []byte) []byte {
	h := sha256.New()
	h.Write(src)
	h.Write(takenIn())
	return h.Sum(nil)
}

// takenIn is the fingerprint of the vocabulary, of the files of assumed clauses and of
// the editions, from which others inherit.
var takenIn = sync.OnceValue(func() []byte {
	h := sha256.New()
	for _, name := range slices.Concat(rules.AssumedNames(), rules.Names()) {
		src, _, _ := rules.Assumed(name)
		h.Write(src)
	}
	fmt.Fprint(h, law.Moments, law.TermCount, len(law.Consequences()))
	return h.Sum(nil)
})

// Fingerprint is that of all the editions that are shipped.
func Fingerprint() string {
	h := sha256.New()
	for _, name := range rules.Names() {
		src, _ := rules.Read(name)
		h.Write(fingerprint(src))
	}
	return fmt.Sprintf("%x", h.Sum(nil))
}

// Ready makes the form in which an edition is kept.
func Ready(name string) ([]byte, error) {
	src, err := rules.Read(name)
	if err != nil {
		return nil, err
	}
	e, problems := schema.Load(rules.File(name), src, rules.Assumed)
	if len(problems) > 0 {
		return nil, fmt.Errorf("%s: %v", name, problems[0])
	}
	var buf bytes.Buffer
	buf.Write(fingerprint(src))
	err = gob.NewEncoder(&buf).Encode(e)
	return buf.Bytes(), err
}
