package web

import (
	"bytes"
	"crypto/sha256"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
)

// engineFiles are what the static form needs of the engine.
var engineFiles = []string{"lawc.wasm.gz", "wasm_exec.js", "wasm_exec.LICENSE.txt"}

// WriteSite writes the page with its engine into a folder, for any host to serve.
// The engine is what Engine gives.
func WriteSite(folder string, engine fs.FS) error {
	files, err := siteFiles(engine)
	if err != nil {
		return err
	}
	if err := os.MkdirAll(folder, 0o755); err != nil {
		return err
	}
	for _, name := range slices.Sorted(maps.Keys(files)) {
		if err := os.WriteFile(filepath.Join(folder, name), files[name], 0o644); err != nil {
			return err
		}
	}
	return nil
}

// siteFiles gives the files of the static form by their names.
func siteFiles(engine fs.FS) (map[string][]byte, error) {
	files := map[string][]byte{}
	names, err := fs.Glob(client(), "*")
	if err != nil {
		return nil, err
	}
	for _, name := range names {
		if files[name], err = fs.ReadFile(client(), name); err != nil {
			return nil, err
		}
	}
	for _, name := range engineFiles {
		if files[name], err = fs.ReadFile(engine, name); err != nil {
			return nil, err
		}
	}
	if err := makeStatic(files); err != nil {
		return nil, err
	}
	return files, nil
}

// makeStatic tells the page where its engine is and what it may load, and the
// service worker what to keep.
func makeStatic(files map[string][]byte) error {
	allowed := fmt.Sprintf(`<meta http-equiv="Content-Security-Policy" content="%s">`, policy(" 'wasm-unsafe-eval'"))
	index := string(files["index.html"])
	if strings.Count(index, engineMark) != 1 || strings.Count(index, policyMark) != 1 {
		return errors.New("the page does not say where its engine is")
	}
	index = strings.Replace(index, engineMark, strings.Replace(engineMark, "served", "static", 1), 1)
	files["index.html"] = []byte(strings.Replace(index, policyMark, allowed, 1))

	kept := []string{"./"}
	sum := sha256.New()
	for _, name := range slices.Sorted(maps.Keys(files)) {
		fmt.Fprintf(sum, "%s %d\n", name, len(files[name]))
		sum.Write(files[name])
		if name != "sw.js" && !strings.HasSuffix(name, ".txt") {
			kept = append(kept, name)
		}
	}
	list, err := json.Marshal(kept)
	if err != nil {
		return err
	}
	worker := bytes.Replace(files["sw.js"], []byte("VERSION"), fmt.Appendf(nil, "%x", sum.Sum(nil)[:8]), 1)
	files["sw.js"] = bytes.Replace(worker, []byte("FILES"), list, 1)
	return nil
}
