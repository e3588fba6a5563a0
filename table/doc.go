// Package table makes the table of rulings: the situations down, the editions
// across, in each cell what an edition rules.
//
// An incident is a lawful auction, one irregularity with the facts told of it,
// and its life: it is accepted or ruled upon, the next player calls, the offender
// calls, the auction closes. A maker takes every incident of an alphabet through
// all editions side by side (walker), and at each stage of its life writes down
// what is new there, seen from the offender (news). Incidents that the editions
// rule alike at a stage are one row. Nothing here is a list of rulings: which
// rows there are is found by running records through the ordinary interpreter.
//
//	facts.go     all that is asked of an edition beside its rulings
//	acts.go      beginnings, and what can go wrong after them
//	walker.go    one record grows, under all editions at once
//	life.go      the stages of an incident
//	standing.go  what a result says, kept; news.go what a stage brings
//	feature.go   what can be told of an incident without running it
//	label.go     the fewest conditions that tell a row from all others
//	table.go     rows, lead rows, their order; find.go the row of a record
//
// Words are found in package inwords.
package table
