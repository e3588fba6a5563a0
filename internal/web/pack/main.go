// Command pack puts the engine as WebAssembly into a folder, from where a lawc
// that is built with it takes it, with what Go needs in a browser to run it. It
// needs Go and nothing else.
package main

import (
	"compress/gzip"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
)

func main() {
	if len(os.Args) != 2 {
		fmt.Fprintln(os.Stderr, "pack: found no folder, expected one")
		os.Exit(2)
	}
	if err := pack(os.Args[1]); err != nil {
		fmt.Fprintln(os.Stderr, "pack:", err)
		os.Exit(1)
	}
}

func pack(folder string) error {
	if err := os.MkdirAll(folder, 0o755); err != nil {
		return err
	}
	plain := filepath.Join(folder, "lawc.wasm")
	defer os.Remove(plain)
	build := exec.Command("go", "build", "-trimpath", "-buildvcs=false", "-ldflags=-s -w", "-o", plain, "lawc/cmd/lawc-wasm")
	build.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm")
	build.Stderr = os.Stderr
	if err := build.Run(); err != nil {
		return err
	}
	if err := compress(plain, filepath.Join(folder, "lawc.wasm.gz")); err != nil {
		return err
	}
	root, err := exec.Command("go", "env", "GOROOT").Output()
	if err != nil {
		return err
	}
	from := strings.TrimSpace(string(root))
	if err := copyFile(filepath.Join(from, "lib", "wasm", "wasm_exec.js"), filepath.Join(folder, "wasm_exec.js")); err != nil {
		return err
	}
	return copyFile(filepath.Join(from, "LICENSE"), filepath.Join(folder, "wasm_exec.LICENSE.txt"))
}

// compress writes a file anew, always in the same way.
func compress(from, to string) error {
	in, err := os.Open(from)
	if err != nil {
		return err
	}
	defer in.Close()
	out, err := os.Create(to)
	if err != nil {
		return err
	}
	defer out.Close()
	small, err := gzip.NewWriterLevel(out, gzip.BestCompression)
	if err != nil {
		return err
	}
	if _, err := io.Copy(small, in); err != nil {
		return err
	}
	if err := small.Close(); err != nil {
		return err
	}
	return out.Close()
}

func copyFile(from, to string) error {
	text, err := os.ReadFile(from)
	if err != nil {
		return err
	}
	return os.WriteFile(to, text, 0o644)
}
