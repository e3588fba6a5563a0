// Package lawc says what the laws of bridge, in each of their editions, make of an auction
// in which something went wrong.
//
//	laws, err := lawc.Open("2017")
//	ruling, err := laws.Rule("N: 1S 1H TD E:2H")
//	fmt.Println(ruling.Phase, ruling.MustPass, lawc.Sentences(ruling, "en"))
//
// [Open] takes an edition that comes with lawc, [LoadFile] a rule file. An [Edition] rules on
// records, or lends a [Machine] for an auction under way; it tells the [Options] there are,
// and explains its clauses. [Compare] puts editions side by side.
//
// Stable are what this package declares, the fields of a [Ruling] that have a key in its JSON,
// [auction.Record] and what it holds, the JSON itself, and the one-line form of a record. They
// may grow. All else in the packages below may change.
//
// # The house
//
// The laws about the auction are data, and a small interpreter runs what happened at a
// table through them. What other programs use is in lawc.go; the tests beside it look at
// the whole.
//
//	lawc.go    the library: an edition opened, a record ruled upon, options, rulings compared
//	rules/     the editions, one YAML file each: all the law there is
//	auction/   seats, calls and records, and the one-line form. No law
//	law/       what an edition, a clause, a term, a consequence and a result are
//	schema/    rule files and case files read, with exact places for what is wrong
//	interp/    an edition compiled, and records run through it
//	notation/  text and JSON made into records; notation/pbn, notation/lin: those
//	           formats; notation/source: what the readers share
//	cases/     cases run under editions, and which clauses they exercise
//	explore/   every record within bounds, and what clauses mean together
//	differ/    editions compared: their clauses, and in what they rule differently
//	mutate/    editions changed in one thing, and whether a case notices
//	report/    results as text, JSON and HTML; all wording, English and Dutch
//	options/   what may follow a record: choices, questions, what the director says
//	table/     the table of rulings: incidents taken through all editions side by side;
//	           its wording and formats are in table/inwords
//	internal/  shipped: editions ready to use; page: what the page asks, answered in
//	           JSON; web: the page itself, served or as files; messages: the Dutch of
//	           all that is said when something is wrong
//	cmd/       lawc, the command, and lawc-wasm, the page's engine in a browser
//
// Imports run one way:
//
//	auction <- law <- {schema, interp} <- cases <- explore <- {differ, mutate} <- report <- cmd/lawc
//	auction <- law <- interp <- options <- {internal/page, cmd/lawc}
//	auction <- notation, rules <- internal/page <- internal/web <- cmd/lawc
//	{law, interp} <- table <- table/inwords <- cmd/lawc
//
// A record goes through the house like this. notation or auction reads it; an
// interp.Machine takes its items one by one. At each it asks the edition, at a
// moment ("somebody makes a call", "attention is drawn"), which clauses apply in
// the situation at hand. A situation is a few dozen terms with small domains
// (law.Terms), so that the answer is remembered for each distinct one. What the
// clauses bring (law.Consequences) is carried out on the auction, on the
// irregularities that are open, and on what is owed. The result says what
// counts, and cites each clause that bore on it.
//
// Go code knows the terms and the consequences. Which terms matter and what
// follows is read from the edition: no Go file but tests names an edition, an
// article or a clause.
package lawc
