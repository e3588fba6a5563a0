package main

import (
	"fmt"
	"os"
	"path"
	"path/filepath"
	"strings"

	"lawc/auction"
	"lawc/explore"
	"lawc/interp"
	"lawc/law"
	"lawc/rules"
)

// meaning explores the editions in which form and conditions are in order.
func (k *checker) meaning() {
	if k.quick {
		return
	}
	shown := newTicker(k.console)
	defer shown.clear()
	for _, e := range k.sound {
		p, faults := interp.Compile(e.WithInferred())
		if len(faults) > 0 {
			continue // they have been told
		}
		name := certificateOf(e.File)
		certificate, err := os.ReadFile(name)
		if err != nil && e.File == rules.File(e.Name) {
			certificate, err = rules.Certificate(e.Name)
		}
		base, known := "", certificate
		if err != nil {
			base, known = original(e)
		}
		x := explore.Meaning(explore.Explore(p, explore.UsualBounds(), explore.UsualSample, shown.walked(e.File)), append(explore.Certified(known), k.recordsOf(e.Name)...))
		shown.clear()
		switch {
		case k.accept:
			k.accepts(name, certificate, x)
		case err != nil:
			k.uncertified(e, x, base, known)
		default:
			k.problems = append(k.problems, x.Compare(filepath.ToSlash(name), certificate)...)
		}
	}
}

// uncertified tells what exploring says of an edition that has no certificate yet. Of a
// copy of one that comes with lawc, what was accepted there is; the rest is what the copy
// has brought.
func (k *checker) uncertified(e *law.Edition, x *explore.Explored, base string, certificate []byte) {
	if base == "" {
		for i := range x.Remarks {
			k.problems = append(k.problems, x.Remarks[i].Problem)
		}
		k.wanting = append(k.wanting, fmt.Sprintf("%s has no certificate beside it, in which remarks on it are accepted: lawc check --accept %s writes it", e.File, e.File))
		return
	}
	for _, p := range x.Compare("", certificate) {
		if p.File != "" { // that of a remark; what differs in the certificate itself is no matter here
			k.problems = append(k.problems, p)
		}
	}
	k.wanting = append(k.wanting, fmt.Sprintf("%s has no certificate beside it: as a copy of edition %s it is held to what is accepted there; lawc check --accept %s writes its own", e.File, base, e.File))
}

// original gives the name and the certificate of the edition of which another is a copy:
// what is accepted there, and the records that refute what would be remarked without
// them. The name is "" where there is none.
func original(e *law.Edition) (base string, certificate []byte) {
	base = originalOf(e)
	certificate, err := rules.Certificate(base)
	if err != nil {
		return "", nil
	}
	return base, certificate
}

// originalOf names the edition that comes with lawc of which another is a copy, changed
// or not: most of its clauses stand there, word for word. It is "" where there is none.
func originalOf(e *law.Edition) (name string) {
	most := 0
	for _, other := range builtIn() {
		own, same := 0, 0
		e.Clauses(func(_ *law.Article, c *law.Clause) {
			if c.File != e.File {
				return // taken in by any edition
			}
			own++
			if there := other.Clause(c.ID); there != nil && there.Says == c.Says {
				same++
			}
		})
		if same > own/2 && same > most {
			name, most = other.Name, same
		}
	}
	return name
}

// recordsOf lists the records of the cases read that name an edition: what they show
// is not denied of it.
func (k *checker) recordsOf(edition string) (list []auction.Record) {
	for i := range k.cases {
		for _, x := range k.cases[i].Expect {
			if strings.TrimSuffix(x.Edition.Text, law.InferredSuffix) == edition {
				list = append(list, k.cases[i].Record)
				break
			}
		}
	}
	return list
}

// accepts writes the certificate of an edition, and says what is accepted with it that
// was not before.
func (k *checker) accepts(name string, old []byte, x *explore.Explored) {
	for _, change := range x.Changes(old) {
		k.console.sayf("%s: %s\n", filepath.ToSlash(name), change)
	}
	text := explore.AppendCertificate(nil, x)
	k.write(name, text)
	k.problems = append(k.problems, x.Compare(filepath.ToSlash(name), text)...)
}

// certificateOf is where the certificate of a rule file stands.
func certificateOf(file string) string {
	return filepath.Join(filepath.Dir(file), rules.Certificates, strings.TrimSuffix(filepath.Base(file), path.Ext(file))+".yaml")
}

// write writes a certificate.
func (k *checker) write(name string, text []byte) {
	err := os.MkdirAll(filepath.Dir(name), 0o755)
	if err == nil {
		err = os.WriteFile(name, text, 0o644)
	}
	if err != nil {
		k.unreadable = append(k.unreadable, law.Problem{File: name, Message: reason(err).Error()})
	}
}
