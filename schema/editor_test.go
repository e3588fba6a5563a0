package schema

import (
	"bufio"
	"encoding/json"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"lawc/law"
)

// edited is a rule file in which somebody is at work. The places asked about are
// marked with a vertical bar.
const edited = `# yaml-language-server: $schema=../schema/edition.schema.json
edition: "2000"
source:
  title: {en: Trial laws, nl: Proefregels}
  text: "nowhere"
  covers: {en: one article, nl: één artikel}
articles:
  - number: "1"
    title: {en: Bids, nl: Het bod}
    clauses:
      - id: "1.a"
        kind: |
        |
        at: ruling
        when:
          |
          irregula|rity: |
        then:
          - |
`

// TestEditor asks a real YAML language server about a rule file, as editors do
// that know the JSON Schema.
func TestEditor(t *testing.T) {
	s := startServer(t)
	lines := strings.Split(edited, "\n")
	// A line is left as it is except for its marks.
	text := strings.ReplaceAll(edited, "|", "")
	root, err := filepath.Abs("..")
	if err != nil {
		t.Fatal(err)
	}
	uri := "file://" + filepath.ToSlash(filepath.Join(root, "rules", "edited.yaml"))
	s.notify("textDocument/didOpen", map[string]any{"textDocument": map[string]any{"uri": uri, "languageId": "yaml", "version": 1, "text": text}})
	ask := func(method, line string, mark int) json.RawMessage {
		at := slices.IndexFunc(lines, func(l string) bool { return strings.Contains(l, line) })
		parts := strings.Split(lines[at], "|")
		col := len(strings.Join(parts[:mark+1], ""))
		return s.call(method, map[string]any{"textDocument": map[string]any{"uri": uri}, "position": map[string]int{"line": at, "character": col}})
	}
	term := law.TermNamed("irregularity")
	for _, c := range []struct {
		what, line string
		mark       int
		want, not  []string
	}{
		{"kinds of clause", "kind: |", 0, clauseKinds, nil},
		{"keys of a clause", "        |", 0, []string{"topics", "says", "cite", "provenance", "see", "expr"}, []string{"number"}},
		{"terms", "          |", 0, []string{"its_call", "offender_is", "called_since"}, []string{"level", "request"}},
		{"values of a term", "irregula", 1, term.Values(), []string{"pass"}},
		{"consequences", "- |", 0, []string{"cancel", "must_pass", "lead"}, []string{"find"}},
	} {
		labels := completions(t, ask("textDocument/completion", c.line, c.mark))
		for _, want := range c.want {
			if !slices.Contains(labels, want) {
				t.Errorf("%s: %s is not offered among %v", c.what, want, labels)
			}
		}
		for _, not := range c.not {
			if slices.Contains(labels, not) {
				t.Errorf("%s: %s is offered", c.what, not)
			}
		}
	}
	if hover := string(ask("textDocument/hover", "irregula", 0)); !strings.Contains(hover, term.Says.EN) {
		t.Errorf("hovering shows %s, want %q", hover, term.Says.EN)
	}
}

func completions(t *testing.T, result json.RawMessage) (labels []string) {
	var list struct {
		Items []struct{ Label string }
	}
	if err := json.Unmarshal(result, &list); err != nil {
		t.Fatalf("%s: %v", result, err)
	}
	for _, item := range list.Items {
		labels = append(labels, strings.Trim(item.Label, `"`))
	}
	return labels
}

// A server is a language server with which one can talk.
type server struct {
	t    *testing.T
	in   io.Writer
	out  *bufio.Reader
	last int
}

// startServer starts the language server, or skips the test where there is none.
func startServer(t *testing.T) *server {
	path, err := exec.LookPath("yaml-language-server")
	if own := filepath.Join("..", "node_modules", ".bin", "yaml-language-server"); err != nil {
		if path, err = own, nil; !exists(own) {
			t.Skip("yaml-language-server is not installed: npm install yaml-language-server")
		}
	}
	cmd := exec.CommandContext(t.Context(), path, "--stdio")
	cmd.WaitDelay = time.Second
	in, err := cmd.StdinPipe()
	if err != nil {
		t.Fatal(err)
	}
	out, err := cmd.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := cmd.Start(); err != nil {
		t.Skipf("yaml-language-server does not start: %v", err)
	}
	t.Cleanup(func() { in.Close(); cmd.Process.Kill(); cmd.Wait() })
	time.AfterFunc(time.Minute, func() { cmd.Process.Kill() })
	s := &server{t: t, in: in, out: bufio.NewReader(out)}
	s.call("initialize", map[string]any{"processId": os.Getpid(), "rootUri": nil, "capabilities": map[string]any{
		"textDocument": map[string]any{"hover": map[string]any{"contentFormat": []string{"markdown"}}},
	}})
	s.notify("initialized", map[string]any{})
	s.notify("workspace/didChangeConfiguration", map[string]any{"settings": map[string]any{"yaml": map[string]any{
		"completion": true, "hover": true, "validate": false, "schemaStore": map[string]any{"enable": false},
	}}})
	return s
}

func exists(file string) bool {
	_, err := os.Stat(file)
	return err == nil
}

func (s *server) send(message map[string]any) {
	message["jsonrpc"] = "2.0"
	text, err := json.Marshal(message)
	if err != nil {
		s.t.Fatal(err)
	}
	if _, err := fmt.Fprintf(s.in, "Content-Length: %d\r\n\r\n%s", len(text), text); err != nil {
		s.t.Fatal(err)
	}
}

func (s *server) notify(method string, params any) {
	s.send(map[string]any{"method": method, "params": params})
}

// call asks something and waits for the answer. What the server asks meanwhile
// is answered with nothing.
func (s *server) call(method string, params any) json.RawMessage {
	s.last++
	s.send(map[string]any{"id": s.last, "method": method, "params": params})
	for {
		var m struct {
			ID     json.RawMessage
			Method string
			Result json.RawMessage
			Error  any
		}
		if err := json.Unmarshal(s.receive(), &m); err != nil {
			s.t.Fatal(err)
		}
		switch {
		case m.Method != "" && m.ID != nil:
			s.send(map[string]any{"id": m.ID, "result": nil})
		case m.Method == "" && string(m.ID) == strconv.Itoa(s.last):
			if m.Error != nil {
				s.t.Fatalf("%s: %v", method, m.Error)
			}
			return m.Result
		}
	}
}

// receive reads one message.
func (s *server) receive() []byte {
	size := 0
	for {
		line, err := s.out.ReadString('\n')
		if err != nil {
			s.t.Fatal(err)
		}
		line = strings.TrimSpace(line)
		if line == "" {
			break
		}
		if n, ok := strings.CutPrefix(line, "Content-Length: "); ok {
			size, _ = strconv.Atoi(n)
		}
	}
	text := make([]byte, size)
	if _, err := io.ReadFull(s.out, text); err != nil {
		s.t.Fatal(err)
	}
	return text
}
