package lawc_test

import (
	"fmt"
	"log"
	"strings"

	"lawc"
	"lawc/auction"
)

// Word a ruling as it is read out.
func ExampleSentences() {
	laws, err := lawc.Open("2017")
	if err != nil {
		log.Fatal(err)
	}
	ruling, err := laws.Rule("N: 1S 1H TD")
	if err != nil {
		log.Fatal(err)
	}
	for _, sentence := range lawc.Sentences(ruling, "en") {
		fmt.Println(sentence)
	}
	// Output:
	// 1H by East is an insufficient bid; it is cancelled. [18.D^, 27.B]
	// East must replace the cancelled call by a bid, a pass, a double or a redouble. [27.B]
}

// Look the clauses up on which a ruling rests.
func ExampleEdition_Laws() {
	laws, err := lawc.Open("2017")
	if err != nil {
		log.Fatal(err)
	}
	c := laws.Laws().Clause("27.B")
	fmt.Println(c.ID, c.Kind, c.Cite)
	fmt.Println(c.Says.In("en"))
	// Output:
	// 27.B rectification law 27 B
	// An insufficient bid made in rotation and not accepted is cancelled, and its maker has to put a legal call in its place.
}

// Explain a clause as lawc show does.
func ExampleEdition_Explain() {
	laws, err := lawc.Open("2017")
	if err != nil {
		log.Fatal(err)
	}
	text, err := laws.Explain("27.A.1", "en")
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(strings.Split(text, "\n\n")[1])
	// Output:
	//     The left-hand opponent of a player who bids insufficiently may let the bid
	//     stand, in words or simply by calling.
}

// Tell what may happen next, and what the director says first.
func ExampleEdition_Options() {
	laws, err := lawc.Open("2017")
	if err != nil {
		log.Fatal(err)
	}
	options, err := laws.Options("N: 1S 1H")
	if err != nil {
		log.Fatal(err)
	}
	for _, c := range options.Choices {
		fmt.Println(c.Record(), "-", c.Says.In("en"))
	}
	for _, l := range options.Lines[:2] {
		fmt.Println(l.Audience().In("en")+":", l.Text.In("en"))
	}
	// Output:
	// N: 1S 1H S:accept - accepts in words
	// N: 1S 1H 1S - any legal call
	// N: 1S 1H 1C - anything else
	// N: 1S 1H TD - the director is called
	// ALL: Nobody calls and nobody explains until I have finished.
	// ALL: North bid 1S; East bid 1H: an insufficient bid. Is that how it went?
}

// Load rules of one's own: what is wrong with them is told with its place.
func ExampleLoad() {
	_, err := lawc.Load("house.yaml", []byte("edition: house\n"))
	fmt.Println(err != nil)
	// Output: true
}

// LoadFile reads a rule file by its path. What it names beside itself is found there.
func ExampleLoadFile() {
	edition, err := lawc.LoadFile("rules/1936.yaml")
	if err != nil {
		fmt.Println(err)
		return
	}
	ruling, err := edition.Rule("N: 1S 1H TD E:2H")
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(edition.Name(), ruling.MustPass[auction.West])
	// Output: 1936 next_turn
}
