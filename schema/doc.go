// Package schema is the YAML form of rule files, case files and records. It
// reads them strictly, with the exact place of everything that is wrong, and
// describes them to editors as JSON Schemas.
//
// The keys of each mapping stand in a table (a list of fields) that serves the
// reader and the JSON Schema alike, so that the two cannot differ. Reading goes
// on after a fault; what was wrong is told in problems, sorted by place.
package schema

//go:generate go run ./gen
