//go:build browser

package web_test

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"github.com/chromedp/chromedp"
)

// named is what finds a control in a region by the names that screen readers say.
const named = `(region, name) => {
	const label = (e) => e.getAttribute("aria-label") ?? e.textContent.trim();
	const inside = [...document.querySelectorAll("section")].find((s) => s.getAttribute("aria-label") === region);
	return [...(inside?.querySelectorAll("button, summary, input, select") ?? [])].find((e) => label(e) === name || label(e).replace(/^▸/, "") === name);
}`

// press presses controls of a region, one after another, by their names.
func (b *tab) press(region string, names ...string) {
	b.t.Helper()
	for _, name := range names {
		found := ask[bool](b, fmt.Sprintf(`(() => { const e = (%s)(%q, %q); e?.scrollIntoView(); e?.click(); return !!e })()`, named, region, name))
		if !found {
			b.t.Fatalf("no control %q in %q; there: %s", name, region, ask[string](b, fmt.Sprintf(`document.querySelector('section[aria-label=%q]')?.innerText ?? "no such region"`, region)))
		}
		b.settle()
	}
}

// text is what a region says.
func (b *tab) text(region string) string {
	b.t.Helper()
	return ask[string](b, fmt.Sprintf(`document.querySelector('section[aria-label=%q]').innerText`, region))
}

// says wants a region to say something.
func (b *tab) says(region string, parts ...string) {
	b.t.Helper()
	text := b.text(region)
	for _, part := range parts {
		if !strings.Contains(text, part) {
			b.t.Errorf("%s does not say %q:\n%s", region, part, text)
		}
	}
}

// record wants the record to be this.
func (b *tab) record(want string) {
	b.t.Helper()
	if got := ask[string](b, `document.getElementById("typed").value`); got != want {
		b.t.Errorf("the record is %q, want %q", got, want)
	}
}

// silent wants a console without complaints and nothing fetched from elsewhere.
func (b *tab) silent() {
	b.t.Helper()
	b.mu.Lock()
	defer b.mu.Unlock()
	for _, one := range b.complaints {
		b.t.Errorf("the console: %s", one)
	}
	for _, url := range b.fetched {
		if !strings.HasPrefix(url, b.address) && url != "about:blank" && !strings.HasPrefix(url, "blob:"+b.address) {
			b.t.Errorf("fetched: %s", url)
		}
	}
}

// shoot keeps a picture of the page where LAWC_PICTURES says, for people to look at.
func (b *tab) shoot(name string) {
	b.t.Helper()
	folder := os.Getenv("LAWC_PICTURES")
	if folder == "" {
		return
	}
	picture, err := chromedp.Run(b.ctx, chromedp.FullScreenshot(100))
	if err != nil {
		b.t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(folder, name+".png"), picture, 0o644); err != nil {
		b.t.Fatal(err)
	}
}
