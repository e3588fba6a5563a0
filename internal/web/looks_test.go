//go:build browser

package web_test

import (
	"bytes"
	"encoding/json"
	"fmt"
	"os"
	"testing"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"
)

// states are addresses under which much is to be seen.
var states = []struct{ name, fragment string }{
	{"nothing", "#l=en"},
	{"usual", "#r=N%3A%201S%201H%20TD%20E%3A2D&l=nl"},
	{"changed", "#r=N%3A%201S%201H%3E2D&e=2017,2007&l=en"},
	{"pending", "#r=N%3A%201S%201H&e=2017,1982,1936,1963,1997&l=en"},
	{"much", "#r=N%3A%20E%3A1S%20S%3A1H%7E2H%20N%3Acard(SK%2CH2)%20TD%20N%3AP%20E%3A1S%20P%20P%20P%20N%3AX%20TD&e=1982,1936&l=nl"},
	{"closed", "#r=N%3A%201S%201H%20TD%20E%3A2D%20P%20P%20P&e=1982&l=en"},
	{"clause", "#r=N%3A%201S%201H%20TD%20E%3A2D&e=1982&l=en&c=27.b"},
}

// TestLooks opens addresses on phones and on a desk, light and dark: nothing may
// run over the edge, be too small for a thumb, or stand in the way of a screen
// reader.
func TestLooks(t *testing.T) {
	browser, address := openBrowser(t), serve(t)
	for _, state := range states {
		for _, width := range []int64{320, 360, 1200} {
			for _, scheme := range []string{"light", "dark"} {
				name := fmt.Sprintf("%s-%d-%s", state.name, width, scheme)
				t.Run(name, func(t *testing.T) {
					b := open(t, browser, address, state.fragment, width, scheme)
					if state.name == "clause" {
						b.until(`document.querySelector("#clause .ages li")`)
					}
					b.do(`document.querySelectorAll("details").forEach((one) => (one.open = true))`)
					b.shoot(name)
					b.fits(width)
					b.thumbs()
					b.silent()
					b.axe()
				})
			}
		}
	}
}

// fits wants nothing to run over the edge.
func (b *tab) fits(width int64) {
	b.t.Helper()
	if wide := ask[int64](b, "document.documentElement.scrollWidth"); wide > width {
		b.t.Errorf("the page is %d wide:\n%s", wide, ask[string](b, `[...document.querySelectorAll("body *")].filter((e) => e.getBoundingClientRect().right > innerWidth + 1)
			.slice(0, 5).map((e) => e.outerHTML.slice(0, 160)).join("\n")`))
	}
}

// thumbs wants controls to be as large as a thumb.
func (b *tab) thumbs() {
	b.t.Helper()
	small := ask[[]string](b, `[...document.querySelectorAll("button, summary, select, .button, .tick, input:not([type=checkbox], [type=radio], [type=file])")]
		.filter((e) => e.checkVisibility()).filter((e) => { const r = e.getBoundingClientRect(); return r.height < 43.5 || r.width < 43.5 })
		.map((e) => e.outerHTML.slice(0, 120))`)
	for i, one := range small {
		if i < 5 {
			b.t.Errorf("too small for a thumb: %s", one)
		}
	}
}

// axe has axe-core look at the page, where make has fetched it.
func (b *tab) axe() {
	b.t.Helper()
	script, err := os.ReadFile("testdata/axe/axe.min.js")
	if err != nil {
		b.t.Log("no axe-core here (make axe): screen readers are not asked")
		return
	}
	b.do(string(script))
	found, err := chromedp.Run(b.ctx, chromedp.Evaluate[json.RawMessage](`axe.run(document, { resultTypes: ["violations"] }).then((found) =>
		found.violations.map((one) => one.id + ": " + one.help + "\n" + one.nodes.slice(0, 3).map((node) => node.html.slice(0, 200) + " " + node.failureSummary).join("\n")))`,
		chromedp.EvalAwaitPromise))
	if err != nil {
		b.t.Fatal(err)
	}
	var violations []string
	if err := json.Unmarshal(found, &violations); err != nil {
		b.t.Fatal(err)
	}
	for _, one := range violations {
		b.t.Errorf("axe: %s", one)
	}
}

// TestAddresses opens addresses anew: each gives the state that it was made from.
func TestAddresses(t *testing.T) {
	browser, address := openBrowser(t), serve(t)
	b := open(t, browser, address, "#e=1982,1936&l=nl", 1200, "light")
	b.press("Biedkast", "een schoppen", "een harten", "Arbiter")
	b.until(`document.querySelector("#ruling button.clause")`)
	b.do(`document.querySelector("#ruling button.clause").click()`)
	b.until(`document.querySelector("#clause[open] .says")`)
	seen := `JSON.stringify([location.hash, ["auction", "record", "ruling", "questions", "editions", "clause"].map((id) => document.getElementById(id).innerText)])`
	b.until(`document.querySelector("#clause .ages li")`)
	want := ask[string](b, seen)
	other := open(t, browser, address, ask[string](b, "location.hash"), 1200, "light")
	other.until(`document.querySelector("#clause .ages li")`)
	if got := ask[string](other, seen); got != want {
		t.Errorf("opened anew:\n%s\nbefore:\n%s", got, want)
	}
	other.silent()
}

// TestPrint prints a ruling on one page.
func TestPrint(t *testing.T) {
	b := open(t, openBrowser(t), serve(t), states[5].fragment, 1200, "dark")
	made := must(b, page.PrintToPDF, page.PrintToPDFParams{})
	if pages := bytes.Count(made.Data, []byte("/Type /Page\n")); pages != 1 {
		t.Errorf("the ruling is printed on %d pages, expected one", pages)
	}
	must(b, emulation.SetEmulatedMedia, emulation.SetEmulatedMediaParams{Media: "print"})
	b.shoot("slip")
	for id, shown := range map[string]bool{"auction": true, "ruling": true, "take": true, "box": false, "record": false, "questions": false, "choices": false, "script": false, "books": false} {
		if got := ask[bool](b, `document.getElementById("`+id+`").checkVisibility()`); got != shown {
			t.Errorf("%s is printed: %v", id, got)
		}
	}
}
