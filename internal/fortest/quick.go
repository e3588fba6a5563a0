//go:build !complete

package fortest

// Complete: tests take all the time that they want, as go test -tags complete lets them.
const Complete = false
