package web

import (
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"testing/fstest"
)

// someEngine stands for the engine, which is not built for these tests.
func someEngine() fs.FS {
	return fstest.MapFS{
		"lawc.wasm.gz": {Data: []byte("engine")}, "wasm_exec.js": {Data: []byte("go")}, "wasm_exec.LICENSE.txt": {Data: []byte("licence")},
	}
}

// TestWriteSite writes the static form: the page knows where its engine is and what
// it may load, and the service worker keeps every file that there is.
func TestWriteSite(t *testing.T) {
	folder := filepath.Join(t.TempDir(), "a", "site")
	if err := WriteSite(folder, someEngine()); err != nil {
		t.Fatal(err)
	}
	read := func(name string) string {
		text, err := os.ReadFile(filepath.Join(folder, name))
		if err != nil {
			t.Fatal(err)
		}
		return string(text)
	}
	index, worker := read("index.html"), read("sw.js")
	for _, want := range []string{`content="static"`, "script-src 'self' 'wasm-unsafe-eval'", "default-src 'none'"} {
		if !strings.Contains(index, want) {
			t.Errorf("the page has no %s", want)
		}
	}
	if strings.Contains(worker, "VERSION") || strings.Contains(worker, "FILES") {
		t.Error("the service worker was not filled in")
	}
	files, _ := os.ReadDir(folder)
	for _, file := range files {
		name := file.Name()
		if kept := strings.Contains(worker, `"`+name+`"`); kept == (name == "sw.js" || strings.HasSuffix(name, ".txt")) {
			t.Errorf("%s: kept %v", name, kept)
		}
	}
	if err := WriteSite(t.TempDir(), fstest.MapFS{}); err == nil {
		t.Error("a site was written without an engine")
	}
}

// TestSiteChanges wants another store where anything is another.
func TestSiteChanges(t *testing.T) {
	one, err := siteFiles(someEngine())
	if err != nil {
		t.Fatal(err)
	}
	again, _ := siteFiles(someEngine())
	other := someEngine().(fstest.MapFS)
	other["lawc.wasm.gz"] = &fstest.MapFile{Data: []byte("another")}
	changed, _ := siteFiles(other)
	if string(one["sw.js"]) != string(again["sw.js"]) || string(one["sw.js"]) == string(changed["sw.js"]) {
		t.Error("the store is not named after what is in it")
	}
}

// TestClient wants a client that loads its own files alone and holds no script and
// no style in its page.
func TestClient(t *testing.T) {
	names, err := fs.Glob(client(), "*")
	if err != nil {
		t.Fatal(err)
	}
	imports := regexp.MustCompile(`(?:from |import\()"([^"]+)"`)
	for _, name := range names {
		text, err := fs.ReadFile(client(), name)
		if err != nil {
			t.Fatal(err)
		}
		if typeOf(name) == "application/octet-stream" {
			t.Errorf("%s: what kind of file is it?", name)
		}
		for _, never := range []string{"innerHTML", "insertAdjacentHTML", "document.write", "eval(", "style=\"", "http://", "https://", "<script>"} {
			if name != "icon.svg" && strings.Contains(string(text), never) {
				t.Errorf("%s holds %s", name, never)
			}
		}
		for _, found := range imports.FindAllStringSubmatch(string(text), -1) {
			if _, err := fs.Stat(client(), strings.TrimPrefix(found[1], "./")); err != nil || !strings.HasPrefix(found[1], "./") {
				t.Errorf("%s imports %s, which is not there", name, found[1])
			}
		}
	}
}
