// Command release builds what is given to people who have no Go: an archive for each
// system with the binary, its man pages and completions, the licence, the readme and
// the static site, and a file of checksums. The same commit makes the same bytes, and
// no network is needed.
//
//	go run ./internal/release DIR
package main

import (
	"crypto/sha256"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"time"
)

// A target is a system for which lawc is built.
type target struct{ os, arch string }

var targets = []target{
	{"linux", "amd64"}, {"linux", "arm64"}, {"darwin", "amd64"}, {"darwin", "arm64"}, {"windows", "amd64"}, {"windows", "arm64"},
}

func main() {
	if len(os.Args) != 2 {
		fmt.Fprintln(os.Stderr, "found no folder, expected one to write the archives to: go run ./internal/release dist")
		os.Exit(2)
	}
	if err := release(os.Args[1]); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

// release writes all archives to a folder.
func release(dir string) error {
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return err
	}
	work, err := os.MkdirTemp("", "lawc-release-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(work)
	when, version := commitTime(), commitName()
	shared, err := sharedFiles(work, version)
	if err != nil {
		return err
	}
	var sums []string
	for _, t := range targets {
		path, err := t.archive(dir, work, version, shared, when)
		if err != nil {
			return fmt.Errorf("%s %s: %w", t.os, t.arch, err)
		}
		data, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		sums = append(sums, fmt.Sprintf("%x  %s\n", sha256.Sum256(data), filepath.Base(path)))
		fmt.Println(path)
	}
	slices.Sort(sums)
	return os.WriteFile(filepath.Join(dir, "SHA256SUMS"), []byte(strings.Join(sums, "")), 0o644)
}

// binary is the name of the program.
func (t target) binary() string {
	if t.os == "windows" {
		return "lawc.exe"
	}
	return "lawc"
}

// build builds the program, unless it has been built.
func (t target) build(work, version string) (string, error) {
	binary := filepath.Join(work, t.os+"-"+t.arch, t.binary())
	if _, err := os.Stat(binary); err == nil {
		return binary, nil
	}
	build := exec.Command("go", "build", "-tags", "site", "-trimpath", "-buildvcs=false", "-ldflags", "-s -w -buildid= -X main.built="+version, "-o", binary, "./cmd/lawc")
	build.Env = append(os.Environ(), "GOOS="+t.os, "GOARCH="+t.arch, "CGO_ENABLED=0")
	build.Stderr = os.Stderr
	return binary, build.Run()
}

// archive packs the program of a target with what all targets share.
func (t target) archive(dir, work, version string, shared []file, when time.Time) (string, error) {
	binary, err := t.build(work, version)
	if err != nil {
		return "", err
	}
	data, err := os.ReadFile(binary)
	if err != nil {
		return "", err
	}
	base := fmt.Sprintf("lawc-%s-%s-%s", version, t.os, t.arch)
	files := append([]file{{name: t.binary(), data: data, mode: 0o755}}, shared...)
	if t.os == "windows" {
		path := filepath.Join(dir, base+".zip")
		return path, zipped(path, base, files, when)
	}
	path := filepath.Join(dir, base+".tar.gz")
	return path, tarred(path, base, files, when)
}

// commitTime is when the commit was made, so that the same commit is always packed with
// the same time; SOURCE_DATE_EPOCH says otherwise.
func commitTime() time.Time {
	text := os.Getenv("SOURCE_DATE_EPOCH")
	if text == "" {
		text = git("log", "-1", "--format=%ct")
	}
	seconds, err := strconv.ParseInt(text, 10, 64)
	if err != nil {
		return time.Unix(0, 0).UTC()
	}
	return time.Unix(seconds, 0).UTC()
}

func commitName() string {
	if name := git("describe", "--tags", "--always"); name != "" {
		return name
	}
	return "unversioned"
}

func git(args ...string) string {
	out, err := exec.Command("git", args...).Output()
	if err != nil {
		return "" // a source archive has no history
	}
	return strings.TrimSpace(string(out))
}
