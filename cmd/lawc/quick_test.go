//go:build !complete

package main

// Bounds that keep the tests quick: every so many-th case is told as a page, and
// diffs of drafts go so deep.
const (
	pagesTold  = 16
	draftDepth = "3"
)
