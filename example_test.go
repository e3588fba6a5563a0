package lawc_test

import (
	"fmt"
	"log"

	"lawc"
	"lawc/auction"
)

// Rule on what happened, under the laws that are played by.
func Example() {
	laws, err := lawc.Open("2017")
	if err != nil {
		log.Fatal(err)
	}
	ruling, err := laws.Rule("N: 1S 1H TD E:2H")
	if err != nil {
		log.Fatal(err)
	}
	for _, c := range ruling.Clauses {
		fmt.Println(c.ID)
	}
	fmt.Println(ruling.Phase)
	// Output:
	// 18.D
	// 27.B
	// 27.B.1.a
	// 27.D
	// open
}

// Rule step by step, as a game goes on: the machine is used for one record after
// another.
func ExampleEdition_NewMachine() {
	laws, err := lawc.Open("2017")
	if err != nil {
		log.Fatal(err)
	}
	record, err := auction.Parse("N: 1S P 2S P P P")
	if err != nil {
		log.Fatal(err)
	}
	m := laws.NewMachine()
	m.Reset(record.Dealer)
	for i := range record.Items {
		m.Step(&record.Items[i])
		fmt.Println(record.Items[i].String(), m.Result().Phase)
	}
	// Output:
	// 1S open
	// P open
	// 2S open
	// P open
	// P open
	// P closed
}

// Compare what two editions make of the same thing.
func ExampleCompare() {
	old, err := lawc.Open("1982")
	if err != nil {
		log.Fatal(err)
	}
	today, err := lawc.Open("2017")
	if err != nil {
		log.Fatal(err)
	}
	c, err := lawc.Compare("W: 1H S:P TD", old, today)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(c.Differ)
	// Output: [clauses must_pass may_not discretion assumed]
}
