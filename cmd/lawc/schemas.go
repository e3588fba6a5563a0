package main

import (
	"encoding/json"
	"fmt"
	"strings"

	"github.com/spf13/cobra"

	"lawc/law"
	"lawc/report"
	"lawc/schema"
)

const schemaHelp = `Schema prints a JSON Schema (draft 7): of the results that lawc run writes as JSON,
of rule files, of the files of assumed clauses that editions take in, or of case
files. An editor that has it completes what it knows and marks what it does not.

  lawc schema result
  lawc schema edition > edition.schema.json`

// schemas are those that can be printed, in the order in which help lists them.
var schemas = []struct {
	name string
	text func() ([]byte, error)
}{
	{"result", resultSchema},
	{"edition", func() ([]byte, error) { return schema.EditionSchema(), nil }},
	{"assumed", func() ([]byte, error) { return schema.AssumedSchema(), nil }},
	{"cases", func() ([]byte, error) { return schema.CasesSchema(), nil }},
}

func resultSchema() ([]byte, error) {
	text, err := json.MarshalIndent(report.ResultSchema(), "", " ")
	return append(text, '\n'), err
}

func schemaNames() (names []string) {
	for i := range schemas {
		names = append(names, schemas[i].name)
	}
	return names
}

func newSchema(c *console) *cobra.Command {
	return &cobra.Command{
		Use:               "schema result|edition|assumed|cases",
		Short:             "Print the JSON Schema of results, rule files or case files",
		Long:              schemaHelp,
		ValidArgsFunction: firstOf(func(*cobra.Command) []string { return schemaNames() }),
		RunE:              func(_ *cobra.Command, args []string) error { return doSchema(c, args) },
	}
}

func doSchema(c *console, args []string) error {
	names := schemaNames()
	if len(args) != 1 {
		return fmt.Errorf("found %d arguments, expected one of %s", len(args), strings.Join(names, ", "))
	}
	for i := range schemas {
		if schemas[i].name != args[0] {
			continue
		}
		text, err := schemas[i].text()
		if err != nil {
			return err
		}
		_, err = c.out.Write(text)
		return err
	}
	if near := law.Nearest(args[0], names); near != "" {
		return fmt.Errorf("unknown schema %q, did you mean %s?", args[0], near)
	}
	return fmt.Errorf("unknown schema %q, expected one of %s", args[0], strings.Join(names, ", "))
}
