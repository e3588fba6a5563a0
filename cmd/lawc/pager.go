package main

import (
	"io"
	"os"
	"os/exec"
	"strings"

	"github.com/spf13/cobra"
)

// paged puts what a command writes before somebody at a terminal page by page.
func paged(c *console, cmd *cobra.Command) *cobra.Command {
	run := cmd.RunE
	cmd.RunE = func(cmd *cobra.Command, args []string) error {
		wait := c.page()
		cmd.Root().SetOut(c.out)
		err := run(cmd, args)
		wait()
		cmd.Root().SetOut(c.out)
		return err
	}
	return cmd
}

// page begins to write through a pager, if there are a terminal and a pager. What it
// gives waits until everything has been read.
func (c *console) page() (wait func()) {
	words := pager()
	if !c.watched || words == nil {
		return func() {}
	}
	reader := exec.Command(words[0], words[1:]...)
	reader.Stdout, reader.Stderr = c.out, c.errs
	if os.Getenv("LESS") == "" {
		reader.Env = append(os.Environ(), "LESS=FRX") // what fits on the screen stays there
	}
	pipe, err := reader.StdinPipe()
	if err != nil || reader.Start() != nil {
		return func() {}
	}
	direct := c.out
	c.out = pipe
	return func() {
		c.out = direct
		closeQuietly(pipe)
		// How a pager ends says nothing about what it showed.
		_ = reader.Wait()
	}
}

// closeQuietly closes what a reader may have closed already.
func closeQuietly(pipe io.Closer) { _ = pipe.Close() }

// pager gives the words of the command that pages: $PAGER, or less where there is
// one. An empty $PAGER and cat are none.
func pager() []string {
	text, said := os.LookupEnv("PAGER")
	if !said {
		text = "less -R"
	}
	words := strings.Fields(text)
	if len(words) == 0 || words[0] == "cat" {
		return nil
	}
	if _, err := exec.LookPath(words[0]); err != nil {
		return nil
	}
	return words
}
