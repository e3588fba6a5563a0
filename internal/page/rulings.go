package page

import (
	"embed"
	"encoding/json"
	"io/fs"
)

//go:embed rulings
var madeBefore embed.FS

// rulings gives the folder of tables that were made before.
func rulings() fs.FS {
	files, err := fs.Sub(madeBefore, "rulings")
	if err != nil {
		panic(err) // the name is wrong
	}
	return files
}

// A rulingsAnswer is the table of rulings, as the command of that name writes it.
type rulingsAnswer struct {
	From     string      `json:"from" says:"a fingerprint of the rule files from which it was made"`
	Editions []string    `json:"editions" says:"the editions, from the oldest to the newest"`
	LeftOut  []string    `json:"left_out" says:"editions that it leaves out, since only a fragment of each was read"`
	Marks    []Mark      `json:"marks" says:"what the marks of clauses mean"`
	Rows     []rulingRow `json:"rows" says:"the situations"`
	Leads    []rulingRow `json:"leads" says:"the rights about leads to which the situations point"`
}

// A rulingRow is a situation with what each edition rules in it.
type rulingRow struct {
	ID      string                `json:"id" says:"the row's name"`
	Lead    string                `json:"lead,omitempty" says:"the name by which situations point to a right about a lead"`
	Group   string                `json:"group" says:"the irregularity"`
	Title   string                `json:"title" says:"the irregularity in words"`
	Stage   string                `json:"stage" says:"how far it has come"`
	Label   string                `json:"label" says:"in which cases"`
	Record  string                `json:"record" says:"the simplest record that shows it"`
	Differs bool                  `json:"differs" says:"whether the editions differ"`
	Settled bool                  `json:"settled" says:"whether it rests on no inferred clause, and on no reading that is not settled"`
	Cells   map[string]rulingCell `json:"cells" says:"what each edition rules"`
}

// A rulingCell is what one edition rules.
type rulingCell struct {
	Silent  bool     `json:"silent" says:"whether its source says nothing"`
	Ruling  []string `json:"ruling" says:"what is ruled, in a few words each"`
	Clauses []string `json:"clauses" says:"the clauses applied in the record"`
	// Marks has no key for a clause that its source says in so many words.
	Marks map[string][]string `json:"marks,omitempty" says:"the words for the marks of those clauses that have any"`
}

// A Mark tells how far a clause can be relied on.
type Mark struct {
	Word string `json:"word" says:"the word by which cells name it"`
	Sign string `json:"sign" says:"what stands behind the clause's id"`
	Says string `json:"says" says:"what it means"`
}

// KeepRulings makes of a table of rulings what is kept of it for the page: what the
// page shows, with a fingerprint of the rule files, the marks of clauses, and each group by
// its name in words.
func KeepRulings(text []byte, from string, marks []Mark, named func(group string) string) ([]byte, error) {
	table := rulingsAnswer{LeftOut: []string{}}
	if err := json.Unmarshal(text, &table); err != nil {
		return nil, err
	}
	table.From, table.Marks = from, marks
	for i := range table.Rows {
		table.Rows[i].Title = named(table.Rows[i].Group)
	}
	return append(encode(table), '\n'), nil
}

func (c *call) rulings() (any, *Fault) {
	style, fault := styleIn(c.query.Get("lang"))
	if fault != nil {
		return nil, fault
	}
	text, err := fs.ReadFile(c.engine.tables, style.Lang+".json")
	if err != nil {
		return nil, NewFault(statusNotFound, "this lawc was built without the table of rulings; lawc table makes it")
	}
	return json.RawMessage(text), nil
}

// hasRulings reports whether the table was made before.
func (e *Engine) hasRulings(lang string) bool {
	_, err := fs.Stat(e.tables, lang+".json")
	return err == nil
}
