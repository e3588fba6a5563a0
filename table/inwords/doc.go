// Package inwords writes the table of rulings: as text, as tables to paste into an
// article or a spreadsheet, as data, and as a page. All its wording is here, English
// and Dutch side by side.
package inwords
