//go:build browser

package web_test

import (
	"strings"
	"testing"
)

// TestBooks searches the books, opens one, and goes through the ages.
func TestBooks(t *testing.T) {
	b := open(t, openBrowser(t), serve(t), "#e=1982&l=en", 360, "light")
	b.do(`(() => { const search = document.getElementById("search"); search.value = "insufficient 27.b"; search.dispatchEvent(new Event("input")) })()`)
	b.until(`document.querySelector("#books .clauses li")`)
	b.says("Books", "27.b")
	b.press("Books", "1982: clause 27.b")
	b.until(`document.querySelector("#clause .ages li")`)
	if text := ask[string](b, `document.getElementById("clause").innerText`); !strings.Contains(text, "Through the ages") || !strings.Contains(text, "1936") {
		t.Errorf("the clause says %s", text)
	}
	b.shoot("books-clause")
	b.do(`document.querySelector("#clause header button").click()`)
	b.until(`!document.querySelector("#clause[open]")`)
	b.press("Books", "1936")
	b.until(`document.querySelector("#books .book")`)
	b.press("Books", "Through the ages, by topic")
	b.until(`document.querySelectorAll("#books .list details").length > 20`)
	b.shoot("books")
	b.press("Books", "The table of rulings")
	b.until(`document.querySelectorAll("#books .rulings").length > 5`)
	b.says("Books", "Left out, since only a fragment of each was read: ")
	b.says("Books", "~ behind a clause: ")
	if text := ask[string](b, `document.querySelector("#books .rulings").textContent`); !strings.Contains(text, "assumed.sufficient~") {
		t.Errorf("clauses are not marked in %.300s", text)
	}
	b.do(`document.querySelector("#books .rulings").open = true`)
	b.shoot("rulings")
	b.do(`document.querySelector("#books .rulings button.record").click()`)
	b.settle()
	b.says("Ruling", "What happened")
	b.silent()
}

// TestFiles drops a file: the boards with irregularities come first, and one is
// opened.
func TestFiles(t *testing.T) {
	b := open(t, openBrowser(t), serve(t), "#e=1982&l=en", 360, "light")
	b.do(`(() => {
		const data = new DataTransfer();
		data.items.add(new File(["N: 1S P P P\nN: blah\nE: 1S 1H TD\n"], "evening.txt"));
		document.body.dispatchEvent(new DragEvent("drop", { dataTransfer: data, bubbles: true, cancelable: true }));
	})()`)
	b.until(`document.querySelector("#record .boards li")`)
	b.says("Record", "2 records, 1 with irregularities, 1 that cannot be read")
	b.do(`document.querySelector("#record .boards button").click()`)
	b.settle()
	b.record("E: 1S 1H TD")
	b.shoot("files")
	b.silent()
}

// TestEditions puts editions side by side.
func TestEditions(t *testing.T) {
	b := open(t, openBrowser(t), serve(t), "#r=N%3A%201S%201H%20TD%20E%3A2D&l=en", 1200, "light")
	b.do(`document.querySelector('[data-key="edition-all"]').click()`)
	b.settle()
	b.says("Editions", "1936", "1997", "\u2260")
	differ := ask[[]bool](b, `[...document.querySelectorAll('#editions [role="row"]:not(.names)')].map((row) => row.classList.contains("differ"))`)
	for i := 1; i < len(differ); i++ {
		if differ[i] && !differ[i-1] {
			t.Error("a row that differs stands after one that does not")
		}
	}
	if len(differ) < 5 {
		t.Errorf("there are %d rows", len(differ))
	}
	b.shoot("editions")
	b.silent()
}

// TestCards shows a card and asks a question.
func TestCards(t *testing.T) {
	b := open(t, openBrowser(t), serve(t), "#r=N%3A%201S&l=en", 360, "light")
	b.press("Bidding box", "Put down")
	b.record("N: 1S E:card(SA)")
	b.says("Ruling", "East exposes \u2660A")
	b.press("Bidding box", "West", "Director")
	b.record("N: 1S E:card(SA) TD")
	b.silent()
}
