package main

import (
	"sync"

	"github.com/spf13/cobra"

	"lawc/auction"
	"lawc/interp"
	"lawc/report"
	"lawc/table"
	"lawc/table/inwords"
)

// addTablePage adds the flag that says where the page of the table is.
func addTablePage(cmd *cobra.Command, page *string) {
	cmd.Flags().StringVar(page, "table", "table.html", "the `ADDRESS` of the page that lawc table --format html has written, to which rows on a page lead")
}

// A rowFinder finds the rows of the table to which records belong. Several workers may ask
// it at once; a table of each kind of irregularity is made once.
type rowFinder struct {
	programs []*interp.Program
	look     inwords.Look
	mutex    sync.Mutex
	finder   *table.Finder
	made     map[table.Group]*table.Table
}

func newRowFinder(programs []*interp.Program, look inwords.Look) *rowFinder {
	return &rowFinder{programs: programs, look: look, finder: table.NewFinder(programs, false), made: map[table.Group]*table.Table{}}
}

// links gives the links to the rows of a record, one for each stage that has a row.
func (f *rowFinder) links(r *auction.Record) (links []report.Link) {
	f.mutex.Lock()
	defer f.mutex.Unlock()
	points := f.finder.Points(r)
	for i := range points {
		p := &points[i]
		if !p.Rules() {
			continue
		}
		if f.made[p.Group] == nil {
			f.made[p.Group] = table.Make(f.programs, table.Options{Groups: []table.Group{p.Group}})
		}
		if row := f.made[p.Group].Row(p); row != nil {
			links = append(links, report.Link(inwords.RowLink(f.made[p.Group], row, f.look)))
		}
	}
	return links
}
