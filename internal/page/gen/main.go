// Command gen makes the table of rulings that the page shows, one file a language:
// making it takes longer than anybody waits for a page.
package main

import (
	"fmt"
	"os"
	"path/filepath"

	"lawc/internal/page"
	"lawc/internal/shipped"
	"lawc/interp"
	"lawc/report"
	"lawc/rules"
	"lawc/table"
	"lawc/table/inwords"
)

func main() {
	if len(os.Args) != 2 {
		fmt.Fprintln(os.Stderr, "gen: found no folder, expected one")
		os.Exit(2)
	}
	if err := generate(os.Args[1]); err != nil {
		fmt.Fprintln(os.Stderr, "gen:", err)
		os.Exit(1)
	}
}

func generate(folder string) error {
	programs, leftOut, err := programs()
	if err != nil {
		return err
	}
	made := table.Make(programs, table.Options{Stop: func() bool { return false }})
	for _, lang := range report.Languages() {
		text, err := inwords.AppendJSON(nil, made, inwords.Look{Lang: lang, LeftOut: leftOut})
		if err != nil {
			return err
		}
		var marks []page.Mark
		for _, m := range inwords.Marks(made, lang) {
			marks = append(marks, page.Mark(m))
		}
		kept, err := page.KeepRulings(text, shipped.Fingerprint(), marks, func(group string) string {
			g, _ := table.GroupNamed(group)
			return inwords.GroupName(g, lang)
		})
		if err == nil {
			err = os.WriteFile(filepath.Join(folder, lang+".json"), kept, 0o644)
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// programs compiles the editions that a table shows unasked, and names those that it leaves
// out.
func programs() (list []*interp.Program, leftOut []string, err error) {
	for _, name := range rules.Names() {
		edition, problems, err := shipped.Open(name)
		if err != nil {
			return nil, nil, err
		}
		program, wrong := interp.Compile(edition)
		if len(problems)+len(wrong) > 0 {
			return nil, nil, fmt.Errorf("edition %s cannot be compiled", name)
		}
		if edition.Fragment {
			leftOut = append(leftOut, name)
		} else {
			list = append(list, program)
		}
	}
	return list, leftOut, nil
}
