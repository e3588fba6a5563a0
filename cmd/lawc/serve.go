package main

import (
	"context"
	"fmt"
	"net"
	"os/exec"
	"os/signal"
	"runtime"
	"syscall"

	"github.com/spf13/cobra"

	"lawc/internal/page"
	"lawc/internal/web"
)

const serveHelp = `Serve answers a page at an address of this machine until it is interrupted: put
an auction together by hand, be asked what only people know, read the ruling, the
choices, the editions side by side, the books.

Others reach the page only if another address is said outright, and the names by
which they reach it. Whoever reaches it may ask; nobody can change anything.

  lawc serve
  lawc serve --open
  lawc serve --addr 0.0.0.0:8080 --host bridge.example`

// Served is where the page is served.
type served struct {
	console *console
	address string
	hosts   []string
	open    bool
}

func newServe(c *console) *cobra.Command {
	s := &served{console: c}
	cmd := &cobra.Command{
		Use:   "serve",
		Short: "Serve a page: an auction by hand, the questions, the ruling, the books",
		Long:  serveHelp,
		Args:  noArguments,
		RunE: func(cmd *cobra.Command, _ []string) error {
			ctx, stop := signal.NotifyContext(cmd.Context(), syscall.SIGINT, syscall.SIGTERM)
			defer stop()
			return s.serve(ctx)
		},
	}
	flags := cmd.Flags()
	flags.StringVar(&s.address, "addr", "127.0.0.1:0", "the `ADDRESS` to listen at; port 0 is any that is free")
	flags.StringArrayVar(&s.hosts, "host", nil, "a `NAME` by which the page is reached, besides those of this machine for itself; may be given several times")
	flags.BoolVar(&s.open, "open", false, "open it in the browser")
	return cmd
}

func (s *served) serve(ctx context.Context) error {
	listener, err := net.Listen("tcp", s.address)
	if err != nil {
		return fmt.Errorf("cannot listen at %s: %w, expected a free address such as 127.0.0.1:8080", s.address, reasonOf(err))
	}
	address := "http://" + s.reachedAt(listener.Addr().String()) + "/"
	if !web.IsLoopback(listener.Addr().String()) {
		s.console.sayf("lawc: warning: others can reach this address; without TLS, what they ask can be read on the way\n")
		if len(s.hosts) == 0 {
			s.console.sayf("lawc: warning: it answers to the names of this machine for itself only; say others with --host NAME\n")
		}
	}
	fmt.Fprintln(s.console.out, address)
	if s.open {
		if err := browse(address); err != nil {
			s.console.sayf("lawc: no browser could be opened (%v); go to %s\n", err, address)
		}
	}
	return web.Serve(ctx, listener, web.NewHandler(page.New(build()), s.hosts))
}

// reachedAt is how the address is reached: from elsewhere by the first name that was
// said.
func (s *served) reachedAt(address string) string {
	_, port, err := net.SplitHostPort(address)
	if err != nil || len(s.hosts) == 0 || web.IsLoopback(address) {
		return address
	}
	if _, _, err := net.SplitHostPort(s.hosts[0]); err == nil {
		return s.hosts[0]
	}
	return net.JoinHostPort(s.hosts[0], port)
}

// reasonOf is what went wrong with a socket, without its address.
func reasonOf(err error) error {
	if at, ok := err.(*net.OpError); ok {
		return at.Err
	}
	return err
}

// browse opens an address in the browser of whoever is at this machine.
func browse(address string) error {
	program, args := "xdg-open", []string{address}
	switch runtime.GOOS {
	case "darwin":
		program = "open"
	case "windows":
		program, args = "rundll32", []string{"url.dll,FileProtocolHandler", address}
	}
	cmd := exec.Command(program, args...)
	if err := cmd.Start(); err != nil {
		return err
	}
	go func() { _ = cmd.Wait() }()
	return nil
}
