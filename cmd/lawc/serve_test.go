package main

import (
	"bufio"
	"context"
	"io"
	"net/http"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestServe serves the page, asks for it and ends it.
func TestServe(t *testing.T) {
	out, in := io.Pipe()
	s := &served{console: &console{out: in, errs: io.Discard}, address: "127.0.0.1:0"}
	ctx, stop := context.WithCancel(context.Background())
	ended := make(chan error, 1)
	go func() { ended <- s.serve(ctx) }()
	address, err := bufio.NewReader(out).ReadString('\n')
	if err != nil || !strings.HasPrefix(address, "http://127.0.0.1:") {
		t.Fatalf("printed %q, %v", address, err)
	}
	response, err := http.Get(strings.TrimSpace(address))
	if err != nil {
		t.Fatal(err)
	}
	page, _ := io.ReadAll(response.Body)
	response.Body.Close()
	if response.StatusCode != 200 || !strings.Contains(string(page), "<title>lawc</title>") {
		t.Errorf("answered %d %.200s", response.StatusCode, page)
	}
	stop()
	if err := <-ended; err != nil {
		t.Errorf("ended with %v", err)
	}
}

// TestServeWarns warns where others can reach the page, and refuses an address at
// which nothing can listen.
func TestServeWarns(t *testing.T) {
	ended, stop := context.WithCancel(context.Background())
	stop()
	var errs strings.Builder
	s := &served{console: &console{out: io.Discard, errs: &errs}, address: "0.0.0.0:0"}
	if err := s.serve(ended); err != nil {
		t.Error(err)
	}
	if !strings.Contains(errs.String(), "others can reach") || !strings.Contains(errs.String(), "--host") {
		t.Errorf("warned %q", errs.String())
	}
	status, _, told := lawc("", "serve", "--addr", "nowhere")
	if status != 2 || !strings.Contains(told, "expected a free address") {
		t.Errorf("status %d, %q", status, told)
	}
}

// TestSiteWithoutEngine says how to build a lawc that can write the page.
func TestSiteWithoutEngine(t *testing.T) {
	folder := filepath.Join(t.TempDir(), "site")
	status, _, errs := lawc("", "site", folder)
	if _, err := os.Stat(folder); status != 2 || !strings.Contains(errs, "make site") || err == nil {
		t.Errorf("status %d, %q", status, errs)
	}
	if status, _, errs := lawc("", "site"); status != 2 || !strings.Contains(errs, "the folder") {
		t.Errorf("status %d, %q", status, errs)
	}
}
