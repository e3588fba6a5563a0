package web

import (
	"bytes"
	"compress/gzip"
	"context"
	"errors"
	"io"
	"io/fs"
	"log"
	"net"
	"net/http"
	"runtime"
	"strings"
	"time"

	"lawc/internal/page"
)

// The limits of what is served. Nothing that the page sends comes near them.
const (
	maxBody    = 1 << 20
	maxHeader  = 16 << 10
	maxSockets = 512
	readTime   = 10 * time.Second
	writeTime  = 30 * time.Second
	idleTime   = 60 * time.Second
)

// NewHandler gives what answers the page and its questions, to those who reach it
// by the name of this machine for itself or by one of hosts.
func NewHandler(engine *page.Engine, hosts []string) http.Handler {
	names := append([]string{}, loopbackNames...)
	for _, host := range hosts {
		names = append(names, hostName(host))
	}
	s := &server{engine: engine, files: client(), busy: make(chan struct{}, max(4, 2*runtime.GOMAXPROCS(0)))}
	return &guard{hosts: names, next: s}
}

// A server answers the page and its questions.
type server struct {
	engine *page.Engine
	files  fs.FS
	// busy holds a place for each question that is being answered.
	busy chan struct{}
}

// ServeHTTP answers a question, or gives a file of the client.
func (s *server) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	if strings.HasPrefix(r.URL.Path, "/api/") {
		s.answer(w, r)
		return
	}
	if r.Method != http.MethodGet && r.Method != http.MethodHead {
		w.Header().Set("Allow", "GET, HEAD")
		refuse(w, r, http.StatusMethodNotAllowed, "found "+r.Method+", expected GET")
		return
	}
	s.file(w, r)
}

func (s *server) file(w http.ResponseWriter, r *http.Request) {
	name := strings.TrimPrefix(r.URL.Path, "/")
	if name == "" {
		name = "index.html"
	}
	text, err := fs.ReadFile(s.files, name)
	if err != nil || onlyStatic[name] {
		refuse(w, r, http.StatusNotFound, "found nothing at this address")
		return
	}
	w.Header().Set("Content-Type", typeOf(name))
	http.ServeContent(w, r, "", time.Time{}, bytes.NewReader(text))
}

// answer answers a question. The body is read before a place is taken, so that
// whoever sends slowly keeps nobody waiting.
func (s *server) answer(w http.ResponseWriter, r *http.Request) {
	method := page.Method(r.URL.EscapedPath())
	if method != "" && r.Method != method {
		w.Header().Set("Allow", method)
		refuse(w, r, http.StatusMethodNotAllowed, "found "+r.Method+", expected "+method)
		return
	}
	body, err := io.ReadAll(http.MaxBytesReader(w, r.Body, maxBody))
	var large *http.MaxBytesError
	if errors.As(err, &large) {
		refuse(w, r, http.StatusRequestEntityTooLarge, "found a body of more than 1 MB, expected less")
		return
	} else if err != nil {
		refuse(w, r, http.StatusBadRequest, "the body broke off")
		return
	}
	select {
	case s.busy <- struct{}{}:
		defer func() { <-s.busy }()
	case <-r.Context().Done():
		return
	}
	status, text := s.handle(r.URL.EscapedPath()+"?"+r.URL.RawQuery, body)
	write(w, r, status, text)
}

// handle asks the engine. A question that breaks it is a fault of ours; the others
// are to be answered all the same.
func (s *server) handle(path string, body []byte) (status int, text []byte) {
	defer func() {
		if recover() != nil {
			broken := page.NewFault(http.StatusInternalServerError, "this question broke the program; please report it with the record")
			status, text = http.StatusInternalServerError, broken.In(page.LanguageAsked(path, body)).JSON()
		}
	}()
	return s.engine.Handle(path, body)
}

// write writes an answer, made smaller where that is wanted and worth while.
func write(w http.ResponseWriter, r *http.Request, status int, text []byte) {
	w.Header().Set("Content-Type", "application/json")
	w.Header().Set("Vary", "Accept-Encoding")
	if len(text) < 4<<10 || !strings.Contains(r.Header.Get("Accept-Encoding"), "gzip") {
		w.WriteHeader(status)
		w.Write(text)
		return
	}
	w.Header().Set("Content-Encoding", "gzip")
	w.WriteHeader(status)
	out := gzip.NewWriter(w)
	out.Write(text)
	out.Close()
}

// Serve answers what comes in at a listener until the context ends.
func Serve(ctx context.Context, listener net.Listener, handler http.Handler) error {
	s := &http.Server{
		Handler: handler, ReadHeaderTimeout: readTime, ReadTimeout: readTime, WriteTimeout: writeTime, IdleTimeout: idleTime,
		MaxHeaderBytes: maxHeader,
		// What clients do wrong is told to them; nobody reads it here.
		ErrorLog: log.New(io.Discard, "", 0),
	}
	ended := make(chan error, 1)
	go func() { ended <- s.Serve(&fewAtOnce{Listener: listener, places: make(chan struct{}, maxSockets)}) }()
	select {
	case err := <-ended:
		return err
	case <-ctx.Done():
	}
	last, cancel := context.WithTimeout(context.Background(), time.Second)
	defer cancel()
	if err := s.Shutdown(last); err != nil {
		return s.Close()
	}
	return nil
}
