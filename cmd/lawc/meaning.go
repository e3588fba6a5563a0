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
		x := explore.Meaning(explore.Explore(p, explore.UsualBounds(), explore.UsualSample, nil), append(explore.Certified(certificate), k.recordsOf(e.Name)...))
		switch {
		case k.accept:
			k.accepts(name, certificate, x)
		case err != nil:
			for i := range x.Remarks {
				k.problems = append(k.problems, x.Remarks[i].Problem)
			}
		default:
			k.problems = append(k.problems, x.Compare(filepath.ToSlash(name), certificate)...)
		}
	}
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
		fmt.Fprintf(k.console.errs, "%s: %s\n", filepath.ToSlash(name), change)
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
