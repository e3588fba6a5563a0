//go:build complete

package main

// complete: tests take all the time that they want.
const (
	pagesTold  = 1
	draftDepth = "4"
)
