package lawc_test

import (
	"fmt"
	"log"

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
