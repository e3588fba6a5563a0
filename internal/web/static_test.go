//go:build browser

package web_test

import (
	"encoding/json"
	"io/fs"
	"net/http"
	"net/http/httptest"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"

	"lawc/auction"
	"lawc/internal/page"
	"lawc/internal/web"
	"lawc/schema"
)

// mostBytes is how large the static form may be in all, compressed.
const mostBytes = 4 << 20

// writeSite builds the engine and writes the static form into a folder.
func writeSite(t *testing.T) string {
	t.Helper()
	if testing.Short() {
		t.Skip("the engine is not built for browsers in a short run")
	}
	packed, folder := t.TempDir(), t.TempDir()
	pack := exec.Command("go", "run", "./pack", packed)
	if out, err := pack.CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	if err := web.WriteSite(folder, os.DirFS(packed)); err != nil {
		t.Fatal(err)
	}
	return folder
}

// TestStatic opens the static form: it rules as the served one does, on every
// record of the cases, and goes on when the network is gone.
func TestStatic(t *testing.T) {
	browser, folder := openBrowser(t), writeSite(t)
	server := httptest.NewServer(http.FileServer(http.Dir(folder)))
	defer server.Close()
	b := open(t, browser, server.URL+"/", "#r=N%3A%201S%201H%20TD&l=en", 360, "light")
	b.says("Ruling", "it is cancelled")
	t.Logf("the first ruling stood after %.0f ms", ask[float64](b, "performance.getEntriesByName('ruled')[0].startTime"))
	b.shoot("static")
	b.sameAnswers()
	b.silent()
	b.run(chromedp.Navigate("about:blank"), chromedp.Navigate(b.address+"#l=en"))
	b.do(`for (const call of ["1S", "1H", "P"]) document.querySelector("[data-key=box-" + call + "]").click()`) // before the engine is there
	b.settle()
	b.record("N: 1S 1H P")
	b.until(`navigator.serviceWorker.controller`)
	server.CloseClientConnections()
	server.Close()
	b.visit("#r=N%3A%201S%201H%20TD%20E%3A2D&l=en")
	b.says("Ruling", "West must pass for the rest of the auction")
	b.press("Bidding box", "pass")
	b.record("N: 1S 1H TD E:2D P")
}

// sameAnswers asks what the cases ask, of the page and of the engine here.
func (b *tab) sameAnswers() {
	b.t.Helper()
	engine := page.New("test")
	records := caseRecords(b.t)
	sample := []string{}
	for i := 0; i < len(records); i += 30 {
		sample = append(sample, records[i])
	}
	for path, list := range map[string][]string{"rule": records, "questions": sample, "options": sample} {
		for chunk := range slices.Chunk(list, 100) {
			b.sameAnswer(engine, path, chunk)
		}
	}
	b.t.Logf("%d records", len(records))
}

func (b *tab) sameAnswer(engine *page.Engine, path string, records []string) {
	b.t.Helper()
	asked, _ := json.Marshal(records)
	answered, err := chromedp.Run(b.ctx, chromedp.Evaluate[[]string](`import("./engine.js").then(async ({ ask }) => {
		const answers = [];
		for (const record of `+string(asked)+`) answers.push(JSON.stringify(await ask("`+path+`", { record, editions: "all", lang: "nl" })));
		return answers;
	})`, chromedp.EvalAwaitPromise))
	if err != nil {
		b.t.Fatal(err)
	}
	for i, record := range records {
		body, _ := json.Marshal(map[string]string{"record": record, "editions": "all", "lang": "nl"})
		status, want := engine.Handle(page.Root+path, body)
		if status != http.StatusOK || !sameJSON(answered[i], string(want)) {
			b.t.Errorf("%s %s: the page has\n%s\nthe engine here\n%s", path, record, answered[i], want)
		}
	}
}

func sameJSON(a, b string) bool {
	var x, y any
	if json.Unmarshal([]byte(a), &x) != nil || json.Unmarshal([]byte(b), &y) != nil {
		return false
	}
	one, _ := json.Marshal(x)
	other, _ := json.Marshal(y)
	return string(one) == string(other)
}

// caseRecords lists the records of all cases, each once.
func caseRecords(t *testing.T) (records []string) {
	t.Helper()
	seen := map[string]bool{}
	err := filepath.WalkDir("../../testdata/cases", func(name string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || !strings.HasSuffix(name, ".yaml") {
			return err
		}
		text, err := os.ReadFile(name)
		if err != nil {
			return err
		}
		cases, problems := schema.LoadCases(name, text)
		if len(problems) > 0 {
			t.Errorf("%s: %v", name, problems[0])
		}
		for i := range cases {
			if record := cases[i].Record.String(); !seen[record] {
				seen[record] = true
				records = append(records, record)
			}
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	if len(records) < 100 {
		t.Fatalf("found %d records among the cases, expected more", len(records))
	}
	return records
}

// TestRecords has the page take records apart and write them again, as it does when
// one is edited: they are the same records.
func TestRecords(t *testing.T) {
	b := open(t, openBrowser(t), serve(t), "#e=1982&l=en", 360, "light")
	records := caseRecords(t)
	asked, _ := json.Marshal(records)
	written, err := chromedp.Run(b.ctx, chromedp.Evaluate[[]string](`import("./record.js").then(({ read, write }) => `+string(asked)+`.map((record) => write(read(record))))`,
		chromedp.EvalAwaitPromise))
	if err != nil {
		t.Fatal(err)
	}
	for i, record := range records {
		if back, err := auction.Parse(written[i]); err != nil || back.String() != record {
			t.Errorf("%s is written as %s", record, written[i])
		}
	}
}

// TestSize holds the static form to what a phone can be asked to fetch.
func TestSize(t *testing.T) {
	folder := writeSite(t)
	files, err := os.ReadDir(folder)
	if err != nil {
		t.Fatal(err)
	}
	total := int64(0)
	for _, file := range files {
		info, err := file.Info()
		if err != nil {
			t.Fatal(err)
		}
		total += info.Size() // the engine is compressed already; the rest counts in full
	}
	t.Logf("%d bytes in %d files", total, len(files))
	if total > mostBytes {
		t.Errorf("the static form has %d bytes, expected at most %d", total, mostBytes)
	}
}
