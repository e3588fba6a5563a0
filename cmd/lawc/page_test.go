//go:build browser

package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// Pages that are rendered, with what must stand on them.
var pages = []struct {
	name  string
	args  []string
	parts []string
}{
	{"run", []string{"run", "-e", "all", "--inferred", "N: 1S 1H TD E:2S P P P"},
		[]string{"1936", "1963+inferred", "1982", "1♥", "22.3.b", "27.b^"}},
	{"run in Dutch", []string{"run", "-e", "1982", "--lang", "nl", "N: 1S E:card(SK,H2) TD S:1NT 2H", "N: 1C~1D X P XX AP"},
		[]string{"Noord", "strafkaart", "clausules"}},
	{"compare", []string{"compare", "-e", "all", "--inferred", "N: 1S 1H TD E:2H"},
		[]string{"1936", "1963+inferred", "1982", "1997", "insufficient-bid/replaced", "≠"}},
	{"compare a long record", []string{"compare", "N: 1C 1D 1H 1S 1NT 2C 2D 2H 2S 2NT 3C 3D 3H 3S 3NT X XX P P 4C X P P XX S:7NT TD"},
		[]string{"7NT", "clauses"}},
	{"a topic", []string{"timeline", "--inferred", "insufficient-bid"},
		[]string{"insufficient-bid/replaced", "changed since 1936", "must_pass", "ruled on here first"}},
	{"all topics", []string{"timeline", "--lang", "nl"}, []string{"auction/rotation", "assumed.rotation"}},
	{"diff", []string{"diff", "--depth", "2", "1936", "1982"}, []string{"22.6.c", "36.p1.s1", "N: X TD", "is cancelled", "≠", "What has changed in the clauses"}},
	{"diff in Dutch", []string{"diff", "--depth", "2", "--levels", "1", "--lang", "nl", "1963", "1982"}, []string{"Wat er in de clausules is veranderd", "situatie"}},
	{"diff of clauses", []string{"diff", "--only", "clauses", "1997", "2007"}, []string{"The same under another number"}},
	{"the table", []string{"table", "--editions", "1936,1982", "insufficient-bid"}, []string{"director may adjust", "27.a"}},
	{"a record through time", []string{"timeline", "--record", "N: 1S S:2S TD"}, []string{"rules otherwise than 1936", "22.5.b"}},
}

// TestPages renders pages in a real browser: on a phone and on a desk, light
// and dark, folded and unfolded. Nothing may run over the edge, be fetched, or
// make the console complain.
func TestPages(t *testing.T) {
	b := openBrowser(t)
	for _, page := range pages {
		t.Run(page.name, func(t *testing.T) {
			b.t = t
			status, out, errs := lawc("", append(page.args, "--format", "html")...)
			if status > 1 { // diff: 1 says that they differ
				t.Fatal(errs)
			}
			file := filepath.Join(t.TempDir(), "page.html")
			if err := os.WriteFile(file, []byte(out), 0o644); err != nil {
				t.Fatal(err)
			}
			for _, width := range []int{360, 1000} {
				for _, scheme := range []string{"light", "dark"} {
					b.open(file, width, scheme)
					b.inspect(width, page.parts)
					b.contrast(scheme)
				}
			}
		})
	}
}

// TestCoveragePageRendered renders what the cases of one article cover: most is missing.
func TestCoveragePageRendered(t *testing.T) {
	b := openBrowser(t)
	file := filepath.Join(t.TempDir(), "coverage.html")
	if status, _, errs := lawc("", "test", "../../testdata/cases/1963/19-double-redouble.yaml", "--coverage-file", file); status != 0 {
		t.Fatal(errs)
	}
	for _, scheme := range []string{"light", "dark"} {
		b.open(file, 360, scheme)
		b.inspect(360, []string{"1963", "missing: clauses", "Not covered"})
		b.contrast(scheme)
	}
	// The first that is read of the article is what is missing.
	var first string
	b.ask(`document.querySelector('article details').className`, &first)
	if first != "missing" {
		t.Errorf("a clause of the class %q stands first", first)
	}
}

// inspect looks at the page that is open.
func (b *browser) inspect(width int, parts []string) {
	b.t.Helper()
	for _, unfold := range []string{"0", "document.querySelectorAll('details').forEach(d => d.open = true) || 0"} {
		var ignored, wide any
		b.ask(unfold, &ignored)
		b.ask(`document.documentElement.scrollWidth`, &wide)
		if wide.(float64) > float64(width) {
			var culprits string
			b.ask(`[...document.querySelectorAll('body *')].filter(e => e.getBoundingClientRect().right > innerWidth + 1).slice(0, 5)
				.map(e => e.outerHTML.slice(0, 120)).join('\n')`, &culprits)
			b.t.Errorf("at %d the page is %v wide:\n%s", width, wide, culprits)
		}
	}
	var text string
	b.ask(`document.body.textContent`, &text)
	for _, part := range parts {
		if !strings.Contains(strings.ToLower(text), strings.ToLower(part)) {
			b.t.Errorf("the page does not hold %q", part)
		}
	}
	var faults string
	b.ask(structure, &faults)
	if faults != "" {
		b.t.Error(faults)
	}
	if len(b.complaints) > 0 {
		b.t.Errorf("the console complains: %v", b.complaints)
	}
	for _, url := range b.fetched {
		if !strings.HasPrefix(url, "file:") && !strings.HasPrefix(url, "data:") {
			b.t.Errorf("the page fetches %s", url)
		}
	}
}

// structure lists what a screen reader would stumble over: tables without
// captions or headings with a scope, links that lead nowhere, ids given twice,
// headings that skip a level, scripts, and a page without a language.
const structure = `(() => {
	const all = s => [...document.querySelectorAll(s)], faults = [];
	if (!document.documentElement.lang || !document.title) faults.push('no language or title');
	if (all('h1').length !== 1 || all('main').length !== 1) faults.push('not one h1 and one main');
	all('table').forEach(t => { if (!t.caption || !t.querySelector('th[scope=col]')) faults.push('a table without caption or headings') });
	all('th').forEach(h => { if (!h.scope) faults.push('a heading without scope: ' + h.textContent) });
	all('a').forEach(a => {
		const href = a.getAttribute('href');
		if (href[0] === '#' ? !document.getElementById(href.slice(1)) : !/^table\.html#./.test(href)) faults.push('a link to nowhere: ' + a.outerHTML);
	});
	const ids = all('[id]').map(e => e.id);
	ids.forEach((id, i) => { if (ids.indexOf(id) < i) faults.push('an id given twice: ' + id) });
	let level = 0;
	all('h1, h2, h3, h4').forEach(h => { const n = +h.tagName[1]; if (n > level + 1) faults.push('a skipped level: ' + h.textContent); level = n });
	if (!document.getElementById('search')) all('script').forEach(() => faults.push('a script'));
	return [...new Set(faults)].slice(0, 10).join('\n');
})()`

// contrast holds every text to a contrast of 4.5 with what is behind it.
func (b *browser) contrast(scheme string) {
	b.t.Helper()
	var faint string
	b.ask(`(() => {
		const parse = c => { const m = c.match(/[\d.]+/g).map(Number); return m.length < 4 ? [...m, 1] : m };
		const lum = c => { const f = c.slice(0, 3).map(v => v / 255).map(v => v <= .04045 ? v / 12.92 : ((v + .055) / 1.055) ** 2.4); return .2126 * f[0] + .7152 * f[1] + .0722 * f[2] };
		const behind = e => { for (; e; e = e.parentElement) { const c = parse(getComputedStyle(e).backgroundColor); if (c[3] === 1) return c } return [255, 255, 255, 1] };
		const faint = new Set();
		document.querySelectorAll('body *').forEach(e => {
			if (![...e.childNodes].some(n => n.nodeType === 3 && n.data.trim())) return;
			const a = lum(parse(getComputedStyle(e).color)), b = lum(behind(e));
			const ratio = (Math.max(a, b) + .05) / (Math.min(a, b) + .05);
			if (ratio < 4.5) faint.add(ratio.toFixed(2) + ' ' + e.outerHTML.slice(0, 100));
		});
		return [...faint].slice(0, 5).join('\n');
	})()`, &faint)
	if faint != "" {
		b.t.Errorf("too faint in %s:\n%s", scheme, faint)
	}
}
