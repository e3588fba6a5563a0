//go:build browser

package main

import (
	"bufio"
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"strings"
	"testing"
	"time"
)

// A browser is a real one without a window, spoken to over a pipe in the
// DevTools protocol. Complaints gathers what its console had to say.
type browser struct {
	t          *testing.T
	out        *os.File
	messages   chan message
	last       int
	session    string
	complaints []string
	fetched    []string
}

type message struct {
	ID        int             `json:"id,omitempty"`
	Method    string          `json:"method,omitempty"`
	SessionID string          `json:"sessionId,omitempty"`
	Params    json.RawMessage `json:"params,omitempty"`
	Result    json.RawMessage `json:"result,omitempty"`
	Error     json.RawMessage `json:"error,omitempty"`
}

// openBrowser starts a browser with one page, or skips the test where there is
// none.
func openBrowser(t *testing.T) *browser {
	t.Helper()
	program := ""
	for _, name := range []string{"chromium", "chromium-browser", "google-chrome", "google-chrome-stable"} {
		if path, err := exec.LookPath(name); err == nil {
			program = path
			break
		}
	}
	if program == "" {
		t.Skip("no Chromium here: pages are not rendered")
	}
	theirIn, out, err := os.Pipe()
	if err != nil {
		t.Fatal(err)
	}
	in, theirOut, err := os.Pipe()
	if err != nil {
		t.Fatal(err)
	}
	profile, err := os.MkdirTemp("", "lawc-browser")
	if err != nil {
		t.Fatal(err)
	}
	cmd := exec.Command(program, "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-background-networking",
		"--disable-dev-shm-usage", "--no-first-run", "--user-data-dir="+profile, "--remote-debugging-pipe", "about:blank")
	cmd.ExtraFiles = []*os.File{theirIn, theirOut} // 3 and 4, as the browser expects
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	theirIn.Close()
	theirOut.Close()
	b := &browser{t: t, out: out, messages: make(chan message)}
	done := make(chan struct{})
	go b.read(in, done)
	t.Cleanup(func() {
		close(done)
		out.Close()
		in.Close()
		_ = cmd.Process.Kill()
		_ = cmd.Wait()
		// The browser's children outlive it by a moment and still write.
		for range 50 {
			if os.RemoveAll(profile) == nil {
				return
			}
			time.Sleep(100 * time.Millisecond)
		}
	})
	b.attach()
	return b
}

// read hands on what the browser says, until it ends.
func (b *browser) read(in *os.File, done chan struct{}) {
	defer close(b.messages)
	lines := bufio.NewReader(in)
	for {
		text, err := lines.ReadString(0)
		if err != nil {
			return
		}
		var m message
		if json.Unmarshal([]byte(strings.TrimSuffix(text, "\x00")), &m) != nil {
			continue
		}
		select {
		case b.messages <- m:
		case <-done:
			return
		}
	}
}

// attach opens a page and listens to its console and to what it fetches.
func (b *browser) attach() {
	var target struct{ TargetID string }
	b.call("Target.createTarget", map[string]any{"url": "about:blank"}, &target)
	var session struct{ SessionID string }
	b.call("Target.attachToTarget", map[string]any{"targetId": target.TargetID, "flatten": true}, &session)
	b.session = session.SessionID
	for _, domain := range []string{"Page", "Runtime", "Log", "Network"} {
		b.call(domain+".enable", nil, nil)
	}
}

// call asks something and waits for the answer.
func (b *browser) call(method string, params any, answer any) {
	b.t.Helper()
	b.last++
	raw, _ := json.Marshal(params)
	if params == nil {
		raw = []byte("{}")
	}
	text, _ := json.Marshal(message{ID: b.last, Method: method, SessionID: b.session, Params: raw})
	if _, err := b.out.Write(append(text, 0)); err != nil {
		b.t.Fatal(err)
	}
	id := b.last
	m := b.await(method, func(m message) bool { return m.ID == id })
	if m.Error != nil {
		b.t.Fatalf("%s: %s", method, m.Error)
	}
	if answer != nil {
		if err := json.Unmarshal(m.Result, answer); err != nil {
			b.t.Fatal(err)
		}
	}
}

// await takes messages until the one wanted, and notes the others.
func (b *browser) await(what string, wanted func(message) bool) message {
	b.t.Helper()
	enough := time.After(time.Minute)
	for {
		select {
		case m, ok := <-b.messages:
			if !ok {
				b.t.Fatalf("the browser ended while waiting for %s", what)
			}
			b.note(m)
			if wanted(m) {
				return m
			}
		case <-enough:
			b.t.Fatalf("the browser did not answer: %s", what)
		}
	}
}

// note keeps what the console complains of and what is fetched.
func (b *browser) note(m message) {
	switch m.Method {
	case "Runtime.exceptionThrown", "Log.entryAdded", "Runtime.consoleAPICalled":
		b.complaints = append(b.complaints, string(m.Params))
	case "Network.requestWillBeSent":
		var p struct{ Request struct{ URL string } }
		if json.Unmarshal(m.Params, &p) == nil {
			b.fetched = append(b.fetched, p.Request.URL)
		}
	}
}

// open loads a page at a width and in a colour scheme.
func (b *browser) open(file string, width int, scheme string) {
	b.t.Helper()
	b.complaints, b.fetched = nil, nil
	b.call("Emulation.setDeviceMetricsOverride", map[string]any{"width": width, "height": 800, "deviceScaleFactor": 1, "mobile": true}, nil)
	feature := []map[string]string{{"name": "prefers-color-scheme", "value": scheme}}
	b.call("Emulation.setEmulatedMedia", map[string]any{"features": feature}, nil)
	b.call("Page.navigate", map[string]any{"url": "file://" + file}, nil)
	b.await("the page", func(m message) bool { return m.Method == "Page.loadEventFired" })
}

// ask evaluates an expression on the page and puts its value into answer.
func (b *browser) ask(expression string, answer any) {
	b.t.Helper()
	var got struct {
		Result struct{ Value json.RawMessage }
		Wrong  json.RawMessage `json:"exceptionDetails"`
	}
	b.call("Runtime.evaluate", map[string]any{"expression": expression, "returnByValue": true}, &got)
	if got.Wrong != nil {
		b.t.Fatalf("%s: %s", expression, got.Wrong)
	}
	if err := json.Unmarshal(got.Result.Value, answer); err != nil {
		b.t.Fatal(fmt.Errorf("%s: %w", expression, err))
	}
}
