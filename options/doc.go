// Package options finds what may happen next after a record and what each
// choice leads to, puts choices into classes that people can speak, asks the
// facts that matter, and makes of all this what the director says at the table.
//
// It tries things out: an interp.Machine is brought back to where a record has
// come and given another call. What comes of it is read from the results alone,
// so that nothing here knows an article, an edition or a fact by its name. What
// there is to say stands in words.go, in English and Dutch side by side.
package options
