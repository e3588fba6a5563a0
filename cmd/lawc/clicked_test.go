//go:build browser

package main

import (
	"path/filepath"
	"testing"
)

// TestTablePageClicked searches and filters the page of a table and of a difference in a
// real browser, opens rows and clauses at their addresses, and comes to a row from a
// comparison.
func TestTablePageClicked(t *testing.T) {
	b := openBrowser(t)
	folder := t.TempDir()
	written(t, folder, "table.html", "table", "--editions", "1936,1982", "insufficient-bid", "pass-out-of-rotation")
	written(t, folder, "diff.html", "diff", "1936", "1982")
	written(t, folder, "compare.html", "compare", "-e", "1936", "-e", "1982", "N: 1S 1H TD E:2H")
	for _, name := range []string{"table.html", "diff.html"} {
		b.open(filepath.Join(folder, name), 1000, "light")
		b.clicked(t, name)
	}
	b.open(filepath.Join(folder, "compare.html"), 1000, "light")
	var address string
	b.ask(`[...document.querySelectorAll('a[href^="table.html#"]')].pop().href`, &address)
	b.call("Page.navigate", map[string]any{"url": address}, nil)
	b.await("the table", func(m message) bool { return m.Method == "Page.loadEventFired" })
	var record string
	b.ask(`document.querySelector('tr:target code').textContent`, &record)
	if record != "N: 1S 1C TD E:2C" {
		t.Errorf("the comparison leads to the row of %s", record)
	}
}

// clicked goes about the page that is open.
func (b *browser) clicked(t *testing.T, name string) {
	t.Helper()
	ask := func(expression string) (n float64) {
		t.Helper()
		b.ask(expression, &n)
		return n
	}
	const shown = `[...document.querySelectorAll('section.group tbody tr')].filter(r => !r.hidden).length`
	all := ask(shown)
	search := func(words string) float64 {
		return ask(`(() => { const s = document.getElementById('search'); s.value = '` + words + `'; s.dispatchEvent(new Event('input')); return ` + shown + ` })()`)
	}
	found := search("27.a sufficient")
	if found == 0 || found >= all || ask(`+document.getElementById('count').textContent`) != found {
		t.Errorf("%s: %v of %v rows found", name, found, all)
	}
	if search("no such word anywhere") != 0 || search("") != all {
		t.Errorf("%s: the search finds what is not there, or does not end", name)
	}
	differing := ask(`document.getElementById('differs').click() || ` + shown)
	if differing == 0 || differing > all || name == "diff.html" && differing != all {
		t.Errorf("%s: %v of %v rows differ", name, differing, all)
	}
	// An address opens what it is folded in; so does a clause in a cell.
	for _, link := range []string{"section.group details tbody th > a", "section.group td small a"} {
		seen := ask(`(() => {
			const a = document.querySelector('` + link + `'), target = document.getElementById(decodeURIComponent(a.hash.slice(1)));
			location.hash = a.hash;
			window.dispatchEvent(new Event('hashchange'));
			return target.getClientRects().length;
		})()`)
		if seen == 0 {
			t.Errorf("%s: what %s leads to is not to be seen", name, link)
		}
	}
	if ask(`[...document.querySelectorAll('nav a')].filter(a => !document.getElementById(a.hash.slice(1))).length`) != 0 {
		t.Errorf("%s: the contents lead nowhere", name)
	}
	if len(b.complaints) > 0 {
		t.Errorf("%s: the console complains: %v", name, b.complaints)
	}
}
