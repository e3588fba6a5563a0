// Package rules holds the editions that come with lawc, as files.
package rules

import (
	"embed"
	"io/fs"
	"path"
	"strings"
)

//go:embed *.yaml assumed/*.yaml certificates/*.yaml
var files embed.FS

// Names lists the editions' names, which are their files' without the ending,
// from the oldest to the newest.
func Names() []string {
	found, err := fs.Glob(files, "*.yaml")
	if err != nil {
		panic(err) // the pattern is wrong
	}
	for i, name := range found {
		found[i] = strings.TrimSuffix(name, path.Ext(name))
	}
	return found
}

// File is the path at which an edition's file stands in the source.
func File(name string) string { return "rules/" + name + ".yaml" }

// Read gives the rule file of an edition; it is not found for other names.
func Read(name string) ([]byte, error) { return files.ReadFile(name + ".yaml") }

// Assumed gives a file that editions take in, of assumed clauses or an edition, and the
// path at which it stands in the source; it is not found for other names.
func Assumed(name string) (src []byte, file string, err error) {
	file = path.Join("assumed", name+".yaml")
	if src, err = files.ReadFile(file); err == nil {
		return src, path.Join("rules", file), nil
	}
	src, err = Read(name)
	return src, File(name), err
}

// AssumedNames lists the files of assumed clauses.
func AssumedNames() []string {
	found, err := fs.Glob(files, "assumed/*.yaml")
	if err != nil {
		panic(err) // the pattern is wrong
	}
	for i, name := range found {
		found[i] = strings.TrimSuffix(path.Base(name), path.Ext(name))
	}
	return found
}

// Certificates is the folder in which certificates stand, beside the rule files.
const Certificates = "certificates"

// Certificate gives what exploration is accepted to say of an edition; it is not
// found for an edition that has none.
func Certificate(name string) ([]byte, error) {
	return files.ReadFile(path.Join(Certificates, name+".yaml"))
}
