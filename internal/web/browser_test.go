//go:build browser

package web_test

import (
	"context"
	"encoding/json"
	"net/http/httptest"
	"os"
	"os/exec"
	"sync"
	"testing"
	"time"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/log"
	"github.com/chromedp/cdproto/network"
	"github.com/chromedp/cdproto/runtime"
	"github.com/chromedp/chromedp"

	"lawc/internal/page"
	"lawc/internal/web"
)

// A tab is a page open in a real browser without a window. What its console
// complains of is a failure of the test.
type tab struct {
	t   *testing.T
	ctx context.Context
	// address is where the page is.
	address string

	mu         sync.Mutex
	complaints []string
	fetched    []string
}

// openBrowser starts a browser with a fresh profile, or skips the test where there
// is none.
func openBrowser(t *testing.T) context.Context {
	t.Helper()
	program := ""
	for _, name := range []string{"chromium", "chromium-browser", "google-chrome"} {
		if found, err := exec.LookPath(name); err == nil {
			program = found
			break
		}
	}
	if program == "" {
		t.Skip("no Chromium here: the page is not walked through")
	}
	profile, err := os.MkdirTemp("", "lawc-page")
	if err != nil {
		t.Fatal(err)
	}
	options := []chromedp.ExecAllocatorOption{
		chromedp.ExecPath(program), chromedp.UserDataDir(profile), chromedp.Headless, chromedp.NoSandbox, chromedp.DisableGPU,
		chromedp.NoFirstRun, chromedp.NoDefaultBrowserCheck, chromedp.WSURLReadTimeout(time.Minute),
		chromedp.Flag("disable-quic", true), chromedp.Flag("disable-background-networking", true),
		chromedp.Flag("disable-component-update", true), chromedp.Flag("disable-sync", true), chromedp.Flag("disable-dev-shm-usage", true),
		chromedp.Flag("hide-scrollbars", true), chromedp.Flag("lang", "en"),
	}
	allocator, stop := chromedp.NewExecAllocator(context.Background(), options...)
	ctx, closeBrowser := chromedp.NewContext(allocator)
	t.Cleanup(func() {
		closeBrowser()
		stop()
		// The browser's children outlive it by a moment and still write.
		for range 50 {
			if os.RemoveAll(profile) == nil {
				return
			}
			time.Sleep(100 * time.Millisecond)
		}
	})
	if err := chromedp.Do(ctx); err != nil {
		t.Fatal(err)
	}
	return ctx
}

// open opens the page in a tab of its own, at a width and in a colour scheme.
func open(t *testing.T, browser context.Context, address, fragment string, width int64, scheme string) *tab {
	t.Helper()
	ctx, closeTab := chromedp.NewContext(browser)
	if err := chromedp.Do(ctx); err != nil {
		t.Fatal(err)
	}
	ctx, cancel := context.WithTimeout(ctx, 2*time.Minute)
	b := &tab{t: t, ctx: ctx, address: address}
	t.Cleanup(func() { cancel(); closeTab() })
	if err := chromedp.Listen(ctx, b.listen); err != nil {
		t.Fatal(err)
	}
	must(b, log.Enable, cdp.Empty{})
	must(b, network.Enable, network.EnableParams{})
	must(b, emulation.SetDeviceMetricsOverride, emulation.SetDeviceMetricsOverrideParams{Width: width, Height: 900, DeviceScaleFactor: 1, Mobile: width < 800})
	must(b, emulation.SetEmulatedMedia, emulation.SetEmulatedMediaParams{
		Features: []*emulation.MediaFeature{{Name: "prefers-color-scheme", Value: scheme}},
	})
	b.visit(fragment)
	b.until(`document.querySelector('#books .row button + button')`) // the editions are known
	return b
}

// must asks the browser for something and gives what it answers.
func must[P, R any](b *tab, command cdp.Command[P, R], params P) R {
	b.t.Helper()
	answer, err := chromedp.Call(b.ctx, command, params)
	if err != nil {
		b.t.Fatal(err)
	}
	return answer
}

// visit opens the page at a fragment, from nothing.
func (b *tab) visit(fragment string) {
	b.t.Helper()
	b.run(chromedp.Navigate("about:blank"), chromedp.Navigate(b.address+fragment))
	b.settle()
}

func (b *tab) listen(event any) {
	b.mu.Lock()
	defer b.mu.Unlock()
	switch e := event.(type) {
	case *runtime.EventExceptionThrown:
		b.complaints = append(b.complaints, e.ExceptionDetails.Text)
	case *runtime.EventConsoleAPICalled:
		text, _ := json.Marshal(e.Args)
		b.complaints = append(b.complaints, string(text))
	case *log.EventEntryAdded:
		b.complaints = append(b.complaints, e.Entry.Text+" "+e.Entry.URL)
	case *network.EventRequestWillBeSent:
		b.fetched = append(b.fetched, e.Request.URL)
	}
}

func (b *tab) run(actions ...chromedp.Action[chromedp.Void]) {
	b.t.Helper()
	if err := chromedp.Do(b.ctx, actions...); err != nil {
		b.t.Fatal(err)
	}
}

// ask evaluates an expression on the page.
func ask[T any](b *tab, expression string) (value T) {
	b.t.Helper()
	value, err := chromedp.Run(b.ctx, chromedp.Evaluate[T](expression))
	if err != nil {
		b.t.Fatalf("%s: %v", expression, err)
	}
	return value
}

// do evaluates an expression on the page for what it does.
func (b *tab) do(expression string) {
	b.t.Helper()
	b.run(chromedp.Evaluate[chromedp.Void](expression))
}

// until waits for an expression to become true.
func (b *tab) until(expression string) {
	b.t.Helper()
	for end := time.Now().Add(30 * time.Second); time.Now().Before(end); time.Sleep(30 * time.Millisecond) {
		if ask[bool](b, "!!("+expression+")") {
			return
		}
	}
	b.t.Fatalf("never came true: %s\nthe page: %s", expression, ask[string](b, "location.hash + document.querySelector('main').innerText.slice(0, 800)"))
}

// settle waits for the ruling on what the address says, and for the choices.
func (b *tab) settle() {
	b.t.Helper()
	b.until(`document.body.dataset.settled === location.hash.replace(/&c=.*/, "") || document.querySelector("#record .fault p")`)
}

// serve serves the page as lawc serve does, and gives its address.
func serve(t *testing.T) string {
	t.Helper()
	server := httptest.NewServer(web.NewHandler(page.New("test"), nil))
	t.Cleanup(server.Close)
	return server.URL + "/"
}
