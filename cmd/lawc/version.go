package main

import (
	"fmt"
	"runtime"
	"runtime/debug"
	"strings"

	"github.com/spf13/cobra"

	"lawc/rules"
)

const versionHelp = `Version says which lawc this is and which editions it holds.

  lawc version`

func newVersion(c *console) *cobra.Command {
	return &cobra.Command{
		Use:   "version",
		Short: "Say which lawc this is and which editions it holds",
		Long:  versionHelp,
		Args:  noArguments,
		RunE: func(*cobra.Command, []string) error {
			_, err := fmt.Fprint(c.out, c.version())
			return err
		},
	}
}

func (c *console) version() string {
	return fmt.Sprintf("lawc %s\n%s\n", build(), c.says("editions "+strings.Join(rules.Names(), " ")))
}

// built is the version that a release was built as; the linker sets it.
var built string

// build says what the program was built from.
func build() string {
	info, ok := debug.ReadBuildInfo()
	switch {
	case built != "":
		return built + " " + runtime.Version()
	case !ok:
		return "unknown"
	}
	parts := []string{info.Main.Version}
	for _, s := range info.Settings {
		switch {
		case s.Key == "vcs.revision":
			parts = append(parts, s.Value)
		case s.Key == "vcs.modified" && s.Value == "true":
			parts = append(parts, "modified")
		}
	}
	return strings.Join(append(parts, info.GoVersion), " ")
}

func noArguments(_ *cobra.Command, args []string) error {
	if len(args) == 0 {
		return nil
	}
	return fmt.Errorf("found %q, expected no arguments", args[0])
}
