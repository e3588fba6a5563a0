// Package page answers what the page asks: rulings with their wording, the
// questions that only people can answer, choices, and the books. It speaks JSON
// and knows neither the network nor the browser, so that the server and the
// WebAssembly form are the same program.
package page

import (
	"fmt"
	"io/fs"
	"slices"
	"strings"
	"sync"

	"lawc/auction"
	"lawc/internal/shipped"
	"lawc/interp"
	"lawc/law"
	"lawc/options"
	"lawc/rules"
)

// This file is all that the page knows of the engine: editions by name, a
// record run under one, and what may be tried next.

// An Engine holds the editions that come with lawc. Each is read when it is
// first asked for and compiled when a record is first run under it. It may be
// used by many at once.
type Engine struct {
	version string
	facts   *auction.Vocabulary
	tables  fs.FS // the table of rulings in each language, where it was made
	mu      sync.Mutex
	books   map[string]*book
}

// New gives an engine that calls itself by a version.
func New(version string) *Engine {
	e := &Engine{version: version, tables: rulings(), books: map[string]*book{}}
	e.facts = auction.NewVocabulary(e.declareFacts)
	return e
}

// notation is how records are read of those who speak a language.
func (e *Engine) notation(lang string) auction.Notation {
	notation, _ := auction.NotationOf(lang)
	return notation.With(e.facts)
}

// A book is an edition, and what runs records under it.
type book struct {
	edition *law.Edition
	compile sync.Once
	program *interp.Program
	// machines run records, explorers try out what may follow them.
	machines, explorers sync.Pool
}

// names lists the editions from the oldest to the newest.
func (e *Engine) names() []string { return rules.Names() }

// book opens an edition by its name, which may ask for its inferred clauses.
func (e *Engine) book(name string) (*book, error) {
	e.mu.Lock()
	defer e.mu.Unlock()
	return e.open(name)
}

func (e *Engine) open(name string) (*book, error) {
	if b := e.books[name]; b != nil {
		return b, nil
	}
	edition, err := e.read(name)
	if err != nil {
		return nil, err
	}
	e.books[name] = &book{edition: edition}
	return e.books[name], nil
}

func (e *Engine) read(name string) (*law.Edition, error) {
	base, asks := strings.CutSuffix(name, law.InferredSuffix)
	if !slices.Contains(e.names(), base) {
		return nil, e.unknown(name)
	}
	if asks {
		b, err := e.open(base)
		if err != nil {
			return nil, err
		}
		if !b.edition.HasInferred() {
			return nil, fmt.Errorf("edition %s has no inferred clauses, leave out %s", base, law.InferredSuffix)
		}
		return b.edition.WithInferred(), nil
	}
	edition, problems, err := shipped.Open(name)
	if err != nil {
		return nil, err
	}
	if len(problems) > 0 {
		return nil, fmt.Errorf("edition %s cannot be read: %s", name, problems[0].Message)
	}
	return edition, nil
}

func (e *Engine) unknown(name string) error {
	all := strings.Join(e.names(), ", ")
	if near := law.Nearest(name, e.names()); near != "" {
		return fmt.Errorf("unknown edition %q, did you mean %s? (there are %s)", name, near, all)
	}
	return fmt.Errorf("unknown edition %q, expected one of %s, or all", name, all)
}

// usual is the edition meant where none is named: the newest whole one.
func (e *Engine) usual() (string, error) {
	for _, name := range slices.Backward(e.names()) {
		b, err := e.book(name)
		if err != nil {
			return "", err
		}
		if b.edition.Whole {
			return name, nil
		}
	}
	return "", fmt.Errorf("no edition is whole, say which one is meant: %s", strings.Join(e.names(), ", "))
}

// declareFacts names the facts of all editions. It reads them all, so that it is
// done for records that name a fact only.
func (e *Engine) declareFacts(declare func(name string, suits bool)) {
	for _, name := range e.names() {
		if b, err := e.book(name); err == nil {
			for i := range b.edition.Facts {
				declare(b.edition.Facts[i].Name, b.edition.Facts[i].Suits)
			}
		}
	}
}

// A machine runs records, one after another.
type machine = interp.Machine

// run runs a record. The result is good until the machine is given back.
func (b *book) run(m *machine, record *auction.Record) *law.Result { return m.Run(record) }

// lend lends what runs records under the edition; it is given back with done.
func (b *book) lend() (*machine, error) {
	var wrong []law.Problem
	b.compile.Do(func() { b.program, wrong = interp.Compile(b.edition) })
	if b.program == nil || len(wrong) > 0 {
		return nil, fmt.Errorf("edition %s cannot be compiled", b.edition.Name)
	}
	if m, ok := b.machines.Get().(*machine); ok {
		return m, nil
	}
	return b.program.NewMachine(), nil
}

func (b *book) done(m *machine) { b.machines.Put(m) }

// explorer lends what tries out what may follow records under the edition; it is
// given back with explored.
func (b *book) explorer() (*options.Explorer, error) {
	if x, ok := b.explorers.Get().(*options.Explorer); ok {
		return x, nil
	}
	m, err := b.lend()
	if err != nil {
		return nil, err
	}
	b.done(m)
	return options.New(b.program), nil
}

func (b *book) explored(x *options.Explorer) { b.explorers.Put(x) }

// A sight is how one provision of a clause fared when the engine came to it.
type sight struct {
	provision, item int
	// holds says of each condition, the predicate last, whether it held.
	holds   []bool
	applies bool
}

// sights runs a record and gives, for each provision of a clause that was looked
// at, how it fared: when it applied last or, if it never did, when most held.
func (b *book) sights(record *auction.Record, clause *law.Clause) map[int]sight {
	lent, err := b.lend()
	if err != nil {
		return nil
	}
	b.done(lent)
	m := b.program.NewMachine()
	seen, item := map[int]sight{}, 0
	m.Observe = func(asked interp.Asked) {
		for _, s := range m.Look(asked) {
			for i := range clause.Provisions {
				if s.Provision != &clause.Provisions[i] {
					continue
				}
				now := sight{i, item, s.Holds, s.Applies}
				if before, known := seen[i]; !known || now.better(&before) {
					seen[i] = now
				}
			}
		}
	}
	m.Reset(record.Dealer)
	for item = range record.Items {
		m.Step(&record.Items[item])
	}
	return seen
}

// better reports whether a sight tells more than one before it.
func (s *sight) better(before *sight) bool {
	if s.applies != before.applies {
		return s.applies
	}
	count := func(holds []bool) (n int) {
		for _, held := range holds {
			if held {
				n++
			}
		}
		return n
	}
	return s.applies || count(s.holds) >= count(before.holds)
}
