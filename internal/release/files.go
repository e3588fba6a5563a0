package main

import (
	"archive/tar"
	"archive/zip"
	"bytes"
	"compress/gzip"
	"io/fs"
	"os"
	"os/exec"
	"path"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"time"
)

// A file is one of an archive, with its path in it.
type file struct {
	name string
	data []byte
	mode fs.FileMode
}

// completions are what each shell completes by, by the endings that the shells want.
var completions = map[string]string{"bash": "bash", "zsh": "zsh", "fish": "fish", "powershell": "ps1"}

// sharedFiles are those that every archive holds: licence, readme, man pages,
// completions and the static site. The engine of the page is packed first, so that
// every binary that is built after it can write the site too. The one for this machine
// writes what is not in the tree.
func sharedFiles(work, version string) ([]file, error) {
	if _, err := tool("go", "run", "./internal/web/pack", "internal/web/engine"); err != nil {
		return nil, err
	}
	lawc, err := target{runtime.GOOS, runtime.GOARCH}.build(work, version)
	if err != nil {
		return nil, err
	}
	var files []file
	for _, name := range []string{"LICENSE", "internal/release/README.md", "CHANGELOG.md"} {
		data, err := os.ReadFile(name)
		if err != nil {
			return nil, err
		}
		files = append(files, file{path.Base(name), data, 0o644})
	}
	for shell, ending := range completions {
		data, err := tool(lawc, "completion", shell)
		if err != nil {
			return nil, err
		}
		files = append(files, file{"completions/lawc." + ending, data, 0o644})
	}
	for _, made := range []struct {
		name string
		args []string
	}{{"man", []string{"help", "--man"}}, {"site", []string{"site"}}} {
		dir := filepath.Join(work, made.name)
		if _, err := tool(lawc, append(made.args, dir)...); err != nil {
			return nil, err
		}
		found, err := folder(dir, made.name)
		if err != nil {
			return nil, err
		}
		files = append(files, found...)
	}
	return sorted(files), nil
}

// tool runs a program and gives what it printed, in the one language that every machine
// has, so that the machine leaves no trace.
func tool(name string, args ...string) ([]byte, error) {
	var said bytes.Buffer
	cmd := exec.Command(name, args...)
	cmd.Env = append(os.Environ(), "LC_ALL=C")
	cmd.Stderr = &said
	out, err := cmd.Output()
	if err != nil {
		return nil, toolError{said.Bytes(), err}
	}
	return out, nil
}

// A toolError is what a tool printed when it failed.
type toolError struct {
	out []byte
	err error
}

func (e toolError) Error() string { return e.err.Error() + ": " + string(bytes.TrimSpace(e.out)) }

// folder reads all files of a folder.
func folder(dir, as string) (files []file, err error) {
	err = filepath.WalkDir(dir, func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		data, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		inside, err := filepath.Rel(dir, path)
		files = append(files, file{filepath.ToSlash(filepath.Join(as, inside)), data, 0o644})
		return err
	})
	return files, err
}

// tarred packs files into a .tar.gz whose bytes depend on nothing but them.
func tarred(path, base string, files []file, when time.Time) error {
	var buf bytes.Buffer
	gz, err := gzip.NewWriterLevel(&buf, gzip.BestCompression)
	if err != nil {
		return err
	}
	w := tar.NewWriter(gz)
	for _, f := range files {
		h := &tar.Header{Name: base + "/" + f.name, Mode: int64(f.mode), Size: int64(len(f.data)), ModTime: when, Format: tar.FormatUSTAR}
		if err := w.WriteHeader(h); err != nil {
			return err
		}
		if _, err := w.Write(f.data); err != nil {
			return err
		}
	}
	if err := w.Close(); err != nil {
		return err
	}
	if err := gz.Close(); err != nil {
		return err
	}
	return os.WriteFile(path, buf.Bytes(), 0o644)
}

// zipped packs files into a .zip whose bytes depend on nothing but them.
func zipped(path, base string, files []file, when time.Time) error {
	var buf bytes.Buffer
	w := zip.NewWriter(&buf)
	for _, f := range files {
		h := &zip.FileHeader{Name: base + "/" + f.name, Method: zip.Deflate, Modified: when}
		h.SetMode(f.mode)
		part, err := w.CreateHeader(h)
		if err != nil {
			return err
		}
		if _, err := part.Write(f.data); err != nil {
			return err
		}
	}
	if err := w.Close(); err != nil {
		return err
	}
	return os.WriteFile(path, buf.Bytes(), 0o644)
}

// sorted puts files in the order of their names.
func sorted(files []file) []file {
	slices.SortFunc(files, func(a, b file) int { return strings.Compare(a.name, b.name) })
	return files
}
