// Package web is the page: the client, a server that answers it on this machine,
// and the same as files for any host.
package web

import (
	"embed"
	"io/fs"
	"path"
	"strings"
)

// The client is plain modules, one style sheet and one page, as they are served.
//
//go:embed client
var embedded embed.FS

// client gives the files of the client.
func client() fs.FS {
	files, err := fs.Sub(embedded, "client")
	if err != nil {
		panic(err) // the name is wrong
	}
	return files
}

// onlyStatic are the files that the static form alone needs.
var onlyStatic = map[string]bool{"worker.js": true, "sw.js": true}

// types are the kinds of file there are. Those of the machine are not asked: they
// differ from one to the next.
var types = map[string]string{
	".html": "text/html; charset=utf-8", ".js": "text/javascript; charset=utf-8", ".css": "text/css; charset=utf-8",
	".svg": "image/svg+xml", ".webmanifest": "application/manifest+json", ".json": "application/json", ".png": "image/png",
}

func typeOf(name string) string {
	if known, ok := types[path.Ext(name)]; ok {
		return known
	}
	return "application/octet-stream"
}

// engineMark stands in the page and tells the client where its engine is.
const engineMark = `<meta name="lawc-engine" content="served">`

// policyMark stands in the page where the static form says what it may load; the
// server says so in a header.
const policyMark = "<!-- policy -->"

// policy is what the page may load: its own files and nothing else, no script
// and no style that stands in the page.
func policy(more string) string {
	return strings.Join([]string{
		"default-src 'none'", "script-src 'self'" + more, "style-src 'self'", "img-src 'self'", "connect-src 'self'",
		"manifest-src 'self'", "worker-src 'self'", "base-uri 'none'", "form-action 'none'",
	}, "; ")
}
