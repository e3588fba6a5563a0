package schema

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strings"

	"gopkg.in/yaml.v3"

	"lawc/law"
)

// A Resolver finds a file that editions take in by its name, of assumed clauses or
// another edition, and gives the file's
// path too. Where there is none the error is fs.ErrNotExist.
type Resolver func(name string) (src []byte, file string, err error)

// Beside looks for files of assumed clauses in the folder of a rule file, and in
// its folder assumed.
func Beside(file string) Resolver {
	return func(name string) ([]byte, string, error) {
		for _, folder := range []string{"", assumed} {
			path := filepath.Join(filepath.Dir(file), folder, name+".yaml")
			src, err := os.ReadFile(path)
			if !errors.Is(err, fs.ErrNotExist) {
				return src, path, err
			}
		}
		return nil, "", fs.ErrNotExist
	}
}

// fileForm is the form of the name of a file of assumed clauses: no name leads
// out of the folder in which it is looked for.
const filePattern = "^[a-z0-9]+(-[a-z0-9]+)*$"

var fileForm = regexp.MustCompile(filePattern)

// An assumedFile is clauses that several editions take in.
type assumedFile struct {
	name law.Name
	law.Article
}

var assumedFields = []field[assumedFile]{
	{"assumed", needed, "the name of the file, without its ending", aFileName, func(r *reader, n *yaml.Node, f *assumedFile) {
		f.name = r.name(n)
	}},
	{"title", needed, "what the clauses have in common", mapping(wordingFields), func(r *reader, n *yaml.Node, f *assumedFile) {
		f.Title = r.wording(n, "title")
	}},
	{"clauses", needed, "the clauses", listOf(defined("clause")), func(r *reader, n *yaml.Node, f *assumedFile) {
		r.list(n, "clauses", func(entry *yaml.Node) {
			f.Clauses = append(f.Clauses, r.readClause(entry, assumed))
		})
	}},
}

// LoadAssumed reads a file of assumed clauses.
func LoadAssumed(name string, src []byte) (law.Article, []law.Problem) {
	r := newReader(name, src)
	f := assumedFile{Article: law.Article{Number: assumed}}
	if root := r.document(src); root != nil {
		object(r, root, "the file of assumed clauses", assumedFields, &f)
		e := &law.Edition{File: name, Articles: []law.Article{f.Article}}
		r.follow(e)
		r.inOrder(e)
		if base := strings.TrimSuffix(filepath.Base(name), ".yaml"); f.name.Text != "" && f.name.Text != base {
			r.fail(law.CodeName, f.name.Pos, "found the name %s in the file %s, expected %s", f.name.Text, filepath.Base(name), base)
		}
	}
	return f.Article, r.done()
}

// assume takes in the files of assumed clauses that an edition names. Their
// clauses join those that the edition assumes by itself.
func (r *reader) assume(e *law.Edition, resolvers []Resolver) {
	for _, name := range e.Assumes {
		a, ok := r.takeIn(name, resolvers)
		if !ok {
			continue
		}
		for i := range a.Clauses {
			c := &a.Clauses[i]
			if own := e.Clause(c.ID); own != nil {
				r.fail(law.CodeTwice, name.Pos, "%s has clause %s, which stands in %s line %d too, expected it in one of them", name.Text, c.ID, own.File, own.Pos.Line)
			}
		}
		if last := len(e.Articles) - 1; last >= 0 && e.Articles[last].Number == assumed {
			e.Articles[last].Clauses = append(e.Articles[last].Clauses, a.Clauses...)
			continue
		}
		a.Pos = name.Pos
		e.Articles = append(e.Articles, a)
	}
}

func (r *reader) takeIn(name law.Name, resolvers []Resolver) (a law.Article, ok bool) {
	src, file, ok := r.find(name, "file of assumed clauses", "correct-procedure", resolvers)
	if !ok {
		return a, false
	}
	a, problems := LoadAssumed(file, src)
	r.problems = append(r.problems, problems...)
	return a, len(problems) == 0
}

// find looks for a file that is taken in: what it is, and the name of such a one.
func (r *reader) find(name law.Name, what, example string, resolvers []Resolver) (src []byte, file string, ok bool) {
	if !fileForm.MatchString(name.Text) {
		r.fail(law.CodeName, name.Pos, "found %s, expected the name of a %s without its ending, as in %s", quote(name.Text), what, example)
		return nil, "", false
	}
	for _, resolve := range resolvers {
		src, file, err := resolve(name.Text)
		switch {
		case errors.Is(err, fs.ErrNotExist):
			continue
		case err != nil:
			r.fail(law.CodeReference, name.Pos, "%s cannot be read: %v", name.Text, err)
			return nil, "", false
		}
		return src, file, true
	}
	r.fail(law.CodeReference, name.Pos, "unknown %s %s, expected it beside this file or in its folder %s, with the ending .yaml", what, quote(name.Text), assumed)
	return nil, "", false
}
