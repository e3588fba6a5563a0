//go:build site

package web

import (
	"embed"
	"io/fs"
)

//go:embed engine
var packed embed.FS

// Engine gives the engine as WebAssembly.
func Engine() fs.FS {
	files, err := fs.Sub(packed, "engine")
	if err != nil {
		panic(err) // the name is wrong
	}
	return files
}
