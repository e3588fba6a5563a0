// Command gen writes the JSON Schemas of rule files, files of assumed clauses
// and case files. It runs by go generate ./schema, in that folder.
package main

import (
	"fmt"
	"os"

	"lawc/schema"
)

func main() {
	for file, text := range map[string][]byte{
		"edition.schema.json": schema.EditionSchema(),
		"assumed.schema.json": schema.AssumedSchema(),
		"cases.schema.json":   schema.CasesSchema(),
	} {
		if err := os.WriteFile(file, text, 0o644); err != nil {
			fmt.Fprintln(os.Stderr, err)
			os.Exit(1)
		}
	}
}
