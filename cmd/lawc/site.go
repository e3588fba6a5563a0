package main

import (
	"errors"
	"fmt"

	"github.com/spf13/cobra"

	"lawc/internal/web"
)

const siteHelp = `Site writes the page of lawc serve as files, with the engine in them, for any host
that serves files. Opened once, it works without a network.

A lawc that was built without the engine cannot; make site builds one that can,
and writes the files.

  lawc site public`

func newSite(c *console) *cobra.Command {
	return &cobra.Command{
		Use:   "site DIR",
		Short: "Write the page as files for any host",
		Long:  siteHelp,
		RunE: func(_ *cobra.Command, args []string) error {
			if len(args) != 1 {
				return fmt.Errorf("found %d arguments, expected the folder to write to", len(args))
			}
			engine := web.Engine()
			if engine == nil {
				return errors.New("this lawc was built without the engine for browsers, expected one that make site has built")
			}
			if err := web.WriteSite(args[0], engine); err != nil {
				return fmt.Errorf("%s cannot be written: %w", args[0], reason(err))
			}
			_, err := fmt.Fprintln(c.out, c.says("wrote the page to "+args[0]))
			return err
		},
	}
}
