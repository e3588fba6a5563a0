//go:build complete

package fortest

// Complete: tests take all the time that they want.
const Complete = true
