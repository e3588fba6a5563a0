// Command lawc says what became of a bridge auction in which something went
// wrong, under each edition of the laws that it holds.
package main

import (
	"errors"
	"fmt"
	"io"
	"os"
	"runtime/debug"
	"syscall"
)

func main() {
	// A tenth of the time of a check or a table went into collecting a few megabytes over
	// and over. GOGC still decides where it is set.
	if os.Getenv("GOGC") == "" {
		debug.SetGCPercent(400)
	}
	os.Exit(run(os.Args[1:], os.Stdin, os.Stdout, os.Stderr))
}

// A status is how the command ends.
type status int

// The statuses, which are the exit statuses.
const (
	fine   status = 0
	failed status = 1 // a check or a case failed, or two editions differ
	faulty status = 2 // the input or the command line was wrong
)

// Error makes a status an error whose cause has been told already.
func (s status) Error() string { return fmt.Sprintf("exit status %d", int(s)) }

// run executes the command line and gives the exit status.
func run(args []string, in io.Reader, out, errs io.Writer) int {
	c := newConsole(in, out, errs)
	c.lang = languageOf(args)
	root := newRoot(c)
	if c.lang == "nl" {
		helpInDutch(c, root)
	}
	root.SetArgs(withCommand(root, args))
	return int(c.status(root.Execute()))
}

// status decides how the command ends, and tells what has not been told.
func (c *console) status(err error) status {
	var told status
	switch {
	case err == nil:
		return fine
	case errors.As(err, &told):
		return told
	case errors.Is(err, syscall.EPIPE):
		// Whoever read the output has seen enough of it.
		return fine
	}
	c.sayf("lawc: %s\n", err.Error())
	return faulty
}
