package web

import (
	"net"
	"sync"
)

// A fewAtOnce takes so many connections at once and lets the others wait their
// turn, so that nobody can use up what the machine has.
type fewAtOnce struct {
	net.Listener
	places chan struct{}
}

// Accept waits for a place and for a connection.
func (l *fewAtOnce) Accept() (net.Conn, error) {
	l.places <- struct{}{}
	c, err := l.Listener.Accept()
	if err != nil {
		<-l.places
		return nil, err
	}
	return &placed{Conn: c, leave: sync.OnceFunc(func() { <-l.places })}, nil
}

// A placed is a connection that holds a place until it is closed.
type placed struct {
	net.Conn
	leave func()
}

// Close closes the connection and gives its place back.
func (c *placed) Close() error {
	defer c.leave()
	return c.Conn.Close()
}

// IsLoopback reports whether an address to listen at is reached from this machine
// alone.
func IsLoopback(address string) bool {
	host, _, err := net.SplitHostPort(address)
	if err != nil {
		return false
	}
	if host == "localhost" {
		return true
	}
	ip := net.ParseIP(host)
	return ip != nil && ip.IsLoopback()
}
