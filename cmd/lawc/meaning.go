package main

import (
	"os"
	"path"
	"path/filepath"
	"strings"

	"lawc/interp"
	"lawc/law"
	"lawc/rules"
	"lawc/trial"
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
		bounds := trial.UsualBounds()
		if err != nil && !k.accept {
			bounds = trial.ShortBounds() // an edition in the making need not be finite
		}
		x := trial.ExploreMeaning(p, bounds, nil)
		if k.accept {
			certificate, err = trial.AppendCertificate(nil, x), nil
			k.write(name, certificate)
		}
		if err != nil {
			for i := range x.Remarks {
				k.problems = append(k.problems, x.Remarks[i].Problem)
			}
			continue
		}
		k.problems = append(k.problems, x.Compare(filepath.ToSlash(name), certificate)...)
	}
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
