package law

import "lawc/auction"

// Nearest gives the name among those known that word was most likely meant for,
// or "" when none is near.
func Nearest(word string, among []string) string { return auction.Nearest(word, among...) }
