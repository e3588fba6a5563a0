//go:build !site

package web

import "io/fs"

// Engine gives the engine as WebAssembly: this lawc was built without it.
func Engine() fs.FS { return nil }
