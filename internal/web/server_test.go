package web

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"net"
	"net/http"
	"net/http/httptest"
	"os"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"lawc/internal/page"
)

// served serves the page until the test ends.
func served(t *testing.T, hosts ...string) string {
	t.Helper()
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	ctx, stop := context.WithCancel(context.Background())
	ended := make(chan error, 1)
	go func() { ended <- Serve(ctx, listener, NewHandler(page.New("test"), hosts)) }()
	t.Cleanup(func() {
		stop()
		if err := <-ended; err != nil {
			t.Errorf("serving ended with %v", err)
		}
	})
	return "http://" + listener.Addr().String()
}

// send sends a request, changed as the test wants it, and gives what comes back.
func send(t *testing.T, method, url, body string, change func(*http.Request)) (*http.Response, string) {
	t.Helper()
	r, err := http.NewRequest(method, url, strings.NewReader(body))
	if err != nil {
		t.Fatal(err)
	}
	if change != nil {
		change(r)
	}
	response, err := http.DefaultClient.Do(r)
	if err != nil {
		t.Fatal(err)
	}
	defer response.Body.Close()
	text, err := io.ReadAll(response.Body)
	if err != nil {
		t.Fatal(err)
	}
	return response, string(text)
}

const ruling = `{"record":"N: 1S 1H TD","editions":["1982"]}`

// TestGuard asks from the page, from nowhere and from elsewhere, under names that
// are known and names that are not.
func TestGuard(t *testing.T) {
	address := served(t, "Bridge.example")
	port := address[strings.LastIndex(address, ":"):]
	header := func(key, value string) func(*http.Request) {
		return func(r *http.Request) { r.Header.Set(key, value) }
	}
	host := func(name string) func(*http.Request) { return func(r *http.Request) { r.Host = name } }
	both := func(name, origin string) func(*http.Request) {
		return func(r *http.Request) { r.Host = name; r.Header.Set("Origin", origin) }
	}
	for _, test := range []struct {
		name   string
		change func(*http.Request)
		status int
	}{
		{"no origin", nil, 200},
		{"its own origin", header("Origin", address), 200},
		{"another name of this machine", host("localhost" + port), 200},
		{"IPv6", host("[::1]" + port), 200},
		{"a name that was said", both("bridge.example", "https://bridge.example"), 200},
		{"a foreign name", host("evil.example"), 403},
		{"a foreign name that begins alike", host("127.0.0.1.evil.example" + port), 403},
		{"an empty port", host("localhost:"), 200},
		{"another origin", header("Origin", "https://evil.example"), 403},
		{"the origin of a file", header("Origin", "null"), 403},
		{"another port of this machine", header("Origin", "http://127.0.0.1:1"), 403},
		{"another name than that asked", header("Origin", "http://localhost"+port), 403},
		{"an origin that is none", header("Origin", "%%%"), 403},
		{"two origins", func(r *http.Request) { r.Header["Origin"] = []string{address, "https://evil.example"} }, 403},
		{"another site without an origin", header("Sec-Fetch-Site", "cross-site"), 403},
	} {
		response, text := send(t, "POST", address+"/api/v1/rule", ruling, test.change)
		if response.StatusCode != test.status {
			t.Errorf("%s: %d %s, want %d", test.name, response.StatusCode, text, test.status)
		}
		var answer struct{ Error *struct{ Message string } }
		if err := json.Unmarshal([]byte(text), &answer); err != nil || (test.status != 200) != (answer.Error != nil) {
			t.Errorf("%s: answered %s", test.name, text)
		}
		if response.Header.Get("Access-Control-Allow-Origin") != "" {
			t.Errorf("%s: others are let in", test.name)
		}
	}
}

// TestHeaders wants every answer to be safe, good and bad.
func TestHeaders(t *testing.T) {
	address := served(t)
	here, _ := os.Getwd()
	for path, status := range map[string]int{
		"/": 200, "/app.js": 200, "/style.css": 200, "/icon.svg": 200, "/manifest.webmanifest": 200, "/nothing": 404, "/sw.js": 404,
		"/../server.go": 404, "/%2e%2e/server.go": 404, "/client": 404, "/client/": 404, "/api/v1/editions": 200, "/api/v1/nothing": 404, "/api": 404,
	} {
		response, text := send(t, "GET", address+path, "", nil)
		if response.StatusCode != status {
			t.Errorf("%s: %d, want %d", path, response.StatusCode, status)
		}
		policy := response.Header.Get("Content-Security-Policy")
		for _, want := range []string{"default-src 'none'", "script-src 'self';", "frame-ancestors 'none'", "base-uri 'none'"} {
			if !strings.Contains(policy, want) {
				t.Errorf("%s: the policy %q has no %s", path, policy, want)
			}
		}
		if strings.Contains(policy, "unsafe") {
			t.Errorf("%s: the policy is %q", path, policy)
		}
		if response.Header.Get("X-Content-Type-Options") != "nosniff" || response.Header.Get("Referrer-Policy") != "no-referrer" || response.Header.Get("Content-Type") == "" {
			t.Errorf("%s: the headers are %v", path, response.Header)
		}
		if strings.Contains(text, here) || response.Header.Get("Set-Cookie") != "" {
			t.Errorf("%s tells of this machine", path)
		}
	}
}

// TestMethods wants each path to be asked in its own way.
func TestMethods(t *testing.T) {
	address := served(t)
	for _, test := range []struct{ method, path, allow string }{
		{"GET", "/api/v1/rule", "POST"}, {"POST", "/api/v1/editions", "GET"}, {"DELETE", "/", "GET, HEAD"}, {"PUT", "/api/v1/options", "POST"}, {"OPTIONS", "/api/v1/rule", "POST"},
	} {
		response, text := send(t, test.method, address+test.path, "", nil)
		if response.StatusCode != http.StatusMethodNotAllowed || response.Header.Get("Allow") != test.allow || !strings.Contains(text, "expected") {
			t.Errorf("%s %s: %d %s", test.method, test.path, response.StatusCode, text)
		}
	}
}

// TestGarbage sends what nobody should, and then asks as usual.
func TestGarbage(t *testing.T) {
	address := served(t)
	for _, body := range []string{
		"", "\x00\xff\xfe", "{", strings.Repeat("[", 100_000), `{"record":` + strings.Repeat(`"`, 99) + `}`, "<xml/>", `{"record":"N: \u0000\ud800"}`,
		`{"record":"N: 1S{` + strings.Repeat("a,", 5000) + `}"}`, `{"record":"` + strings.Repeat("N: ", 4000) + `"}`, `{"editions":[` + strings.Repeat(`"all",`, 1000) + `"all"]}`,
	} {
		response, text := send(t, "POST", address+"/api/v1/rule", body, nil)
		if response.StatusCode < 400 || response.StatusCode >= 500 || !strings.Contains(text, `"message"`) {
			t.Errorf("%.40q: %d %s", body, response.StatusCode, text)
		}
	}
	response, text := send(t, "POST", address+"/api/v1/rule", strings.Repeat("x", maxBody+1), nil)
	if response.StatusCode != http.StatusRequestEntityTooLarge || !strings.Contains(text, "1 MB") {
		t.Errorf("a huge body: %d %s", response.StatusCode, text)
	}
	if response, text := send(t, "POST", address+"/api/v1/rule", ruling, nil); response.StatusCode != 200 {
		t.Errorf("afterwards: %d %s", response.StatusCode, text)
	}
}

// TestSlow keeps many connections that send next to nothing, and asks beside them.
func TestSlow(t *testing.T) {
	address := served(t)
	for range 100 {
		c, err := net.Dial("tcp", strings.TrimPrefix(address, "http://"))
		if err != nil {
			t.Fatal(err)
		}
		defer c.Close()
		fmt.Fprintf(c, "POST /api/v1/rule HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{")
	}
	start := time.Now()
	if response, _ := send(t, "POST", address+"/api/v1/rule", ruling, nil); response.StatusCode != 200 {
		t.Errorf("beside slow ones: %d", response.StatusCode)
	}
	if took := time.Since(start); took > readTime/2 {
		t.Errorf("beside slow ones an answer took %v", took)
	}
}

// TestMany asks 10,000 times, many at once: every one is answered, and alike.
func TestMany(t *testing.T) {
	many := 10_000
	if testing.Short() {
		many = 500
	}
	address := served(t)
	_, want := send(t, "POST", address+"/api/v1/rule", ruling, nil)
	client := &http.Client{Transport: &http.Transport{MaxIdleConnsPerHost: 32}}
	var left, wrong atomic.Int64
	left.Store(int64(many))
	var all sync.WaitGroup
	for range 32 {
		all.Go(func() {
			for left.Add(-1) >= 0 {
				response, err := client.Post(address+"/api/v1/rule", "application/json", strings.NewReader(ruling))
				if err != nil {
					wrong.Add(1)
					continue
				}
				text, err := io.ReadAll(response.Body)
				response.Body.Close()
				if err != nil || response.StatusCode != 200 || !bytes.Equal(text, []byte(want)) {
					wrong.Add(1)
				}
			}
		})
	}
	all.Wait()
	if n := wrong.Load(); n > 0 {
		t.Errorf("%d of %d were not answered as they should be", n, many)
	}
}

// TestPanic wants a question that breaks the program to be answered all the same.
func TestPanic(t *testing.T) {
	broken := NewHandler(nil, nil) // there is no engine to ask
	w := httptest.NewRecorder()
	r := httptest.NewRequest("POST", "http://localhost/api/v1/rule", strings.NewReader(ruling))
	broken.ServeHTTP(w, r)
	if w.Code != http.StatusInternalServerError || !strings.Contains(w.Body.String(), `"message"`) || strings.Contains(w.Body.String(), "nil pointer") {
		t.Errorf("answered %d %s", w.Code, w.Body)
	}
}
