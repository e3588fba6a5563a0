//go:build browser

package web_test

import (
	"strings"
	"testing"

	"github.com/chromedp/cdproto/accessibility"
	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// TestWalk walks through the page as a director does: an auction by taps, the
// director, what he says, a choice, a question.
func TestWalk(t *testing.T) {
	b := open(t, openBrowser(t), serve(t), "#l=en", 1200, "light")
	b.press("Bidding box", "one spade", "one heart")
	b.record("N: 1S 1H")
	b.says("Ruling", "2017", "1♥ by East is an insufficient bid", "pending")
	b.says("Auction", "North: one spade", "East: one heart, irregular, awaits a ruling")
	b.says("What the director says", "Nobody calls", "East", "away from the table", "You may let 1♥ stand")
	b.shoot("script")
	b.press("What the director says", "Go on: the director is called")
	b.record("N: 1S 1H TD")
	b.press("Bidding box", "Undo", "Director")
	b.says("Ruling", "it is cancelled")
	b.press("Choices", "East: two hearts")
	b.record("N: 1S 1H TD E:2H")
	b.press("Bidding box", "Undo")
	b.record("N: 1S 1H TD")
	b.press("Bidding box", "Redo")
	b.record("N: 1S 1H TD E:2H")
	b.press("Bidding box", "Undo", "two diamonds")
	b.says("Ruling", "West must pass for the rest of the auction")
	b.says("Questions", "East bid 2♦", "ask East away from the table", "West must pass for the rest of the auction", "taken for granted")
	b.press("Questions", "Yes, comparable")
	b.record("N: 1S 1H TD E:2D{comparable}")
	if text := b.text("Ruling"); strings.Contains(text, "must pass") {
		t.Errorf("a comparable call has its price:\n%s", text)
	}
	b.shoot("walk")
	b.back(t)
	b.silent()
}

// back goes back and forward through what the walk did.
func (b *tab) back(t *testing.T) {
	t.Helper()
	b.run(chromedp.NavigateBack())
	b.settle()
	b.record("N: 1S 1H TD E:2D")
	b.run(chromedp.NavigateForward())
	b.settle()
	b.record("N: 1S 1H TD E:2D{comparable}")
}

// TestOutOfRotation taps on another seat before a call.
func TestOutOfRotation(t *testing.T) {
	b := open(t, openBrowser(t), serve(t), "#l=en", 360, "light")
	b.press("Bidding box", "East", "pass")
	b.record("N: E:P")
	b.says("Ruling", "out of rotation")
	b.press("Bidding box", "accept")
	b.record("N: E:P S:accept")
	b.press("Bidding box", "Undo", "Director")
	b.record("N: E:P TD")
	b.silent()
}

// TestKeyboard does the walk by keys alone: to a control by Tab, a call by Enter or
// the space bar.
func TestKeyboard(t *testing.T) {
	b := open(t, openBrowser(t), serve(t), "#l=en", 1200, "light")
	reach := func(name string) {
		t.Helper()
		for range 200 {
			if ask[string](b, `(e => e.getAttribute("aria-label") ?? e.textContent)(document.activeElement).replace(/^▸/, "")`) == name {
				return
			}
			b.run(chromedp.KeyEvent(kb.Tab))
		}
		t.Fatalf("Tab never comes to %q", name)
	}
	for _, step := range []struct{ name, key string }{{"one spade", kb.Enter}, {"one heart", " "}, {"Director", kb.Enter}, {"East: two hearts", kb.Enter}} {
		reach(step.name)
		b.run(chromedp.KeyEvent(step.key))
		b.settle()
	}
	b.record("N: 1S 1H TD E:2H")
	reach("clause 27.B.1.a")
	b.run(chromedp.KeyEvent(kb.Enter))
	b.until(`document.querySelector("#clause[open] .says")`)
	b.run(chromedp.KeyEvent(kb.Escape))
	b.until(`!document.querySelector("#clause[open]") && !location.hash.includes("c=")`)
	b.silent()
}

// TestDutch does the walk in Dutch.
func TestDutch(t *testing.T) {
	b := open(t, openBrowser(t), serve(t), "#e=2017", 360, "dark")
	b.press("Bidding box", "one spade", "one heart")
	b.do(`document.querySelector('[data-key="lang-nl"]').click()`)
	b.settle()
	b.press("Biedkast", "Arbiter")
	b.press("Biedkast", "Ongedaan maken", "Opnieuw", "twee ruiten")
	b.record("N: 1S 1H TD E:2D")
	b.says("Uitspraak", "West moet")
	for _, region := range names["nl"].regions {
		if b.text(region) == "" {
			t.Errorf("%s is empty", region)
		}
	}
	if !strings.Contains(ask[string](b, "document.documentElement.lang"), "nl") {
		t.Error("the page does not say that it is Dutch")
	}
	b.shoot("dutch-dark-360")
	b.silent()
}

// names are what screen readers must hear, by language: the regions, and the buttons
// of the bidding box.
var names = map[string]struct{ regions, buttons []string }{
	"en": {
		[]string{"Bidding box", "Auction", "Record", "Ruling", "Questions", "Choices", "What the director says", "Editions", "Books"},
		[]string{"pass", "double", "redouble", "one club", "one diamond", "two hearts", "three spades", "seven notrump", "Director", "Undo", "Redo", "accept", "North", "East", "South", "West"},
	},
	"nl": {
		[]string{"Biedkast", "Bieding", "Verslag", "Uitspraak", "Vragen", "Keuzes", "Wat de arbiter zegt", "Edities", "Boeken"},
		[]string{"pas", "doublet", "redoublet", "een klaveren", "een ruiten", "twee harten", "drie schoppen", "zeven sansatout", "Arbiter", "Ongedaan maken", "Opnieuw", "aannemen", "Noord", "Oost", "Zuid", "West"},
	},
}

// TestNames hears the page as a screen reader does.
func TestNames(t *testing.T) {
	browser, address := openBrowser(t), serve(t)
	for lang, want := range names {
		b := open(t, browser, address, "#r=N%3A%201S%201H&e=1982&l="+lang, 360, "light")
		heard := map[string]int{}
		for _, node := range must(b, accessibility.GetFullAXTree, accessibility.GetFullAXTreeParams{}).Nodes {
			if node.Role != nil && node.Name != nil && !node.Ignored {
				heard[strings.Trim(string(node.Role.Value)+" "+string(node.Name.Value), `"`)]++
			}
		}
		for _, name := range want.regions {
			if heard[`region" "`+name] != 1 {
				t.Errorf("%s: the region %q is heard %d times", lang, name, heard[`region" "`+name])
			}
		}
		for _, name := range want.buttons {
			if heard[`button" "`+name] != 1 {
				t.Errorf("%s: the button %q is heard %d times", lang, name, heard[`button" "`+name])
			}
		}
		if ask[string](b, `document.getElementById("ruling").ariaLive`) != "polite" {
			t.Errorf("%s: the ruling is not read out", lang)
		}
	}
}

// TestTakenUp: a call is corrected, changed, and told facts of.
func TestTakenUp(t *testing.T) {
	b := open(t, openBrowser(t), serve(t), "#r=N%3A%201S%202H&e=1982&l=en", 360, "light")
	b.press("Auction", "East: two hearts")
	pick := func(text string) {
		t.Helper()
		b.do(`[...document.querySelectorAll("#about button")].find((e) => e.textContent.startsWith("` + text + `")).click()`)
	}
	pick("A slip")
	b.says("Bidding box", "Choose the call")
	b.press("Bidding box", "three hearts")
	b.record("N: 1S 2H~3H")
	b.press("Bidding box", "Undo")
	b.press("Auction", "East: two hearts")
	pick("He changed")
	b.press("Bidding box", "pass")
	b.record("N: 1S 2H>P")
	b.press("Bidding box", "Undo")
	b.press("Auction", "North: one spade")
	b.do(`document.querySelector('#about input[name="fact-conventional"][value="true"]').click()`)
	b.settle()
	b.record("N: 1S{conventional} 2H")
	b.press("Auction", "North: one spade")
	pick("A slip")
	b.press("Bidding box", "two clubs")
	b.record("N: 1S{conventional}~2C 2H")
	b.press("Auction", "North: one spade ~ two clubs")
	b.do(`document.querySelector('#about input[name="fact-inadvertent"][value="true"]').click()`)
	b.settle()
	b.record("N: 1S{conventional}~2C{inadvertent} 2H")
	b.press("Auction", "North: one spade ~ two clubs")
	b.do(`document.querySelector('#about input[name="first-conventional"][value=""]').click()`)
	b.settle()
	b.record("N: 1S~2C{inadvertent} 2H")
	b.press("Bidding box", "Undo", "Undo", "Undo")
	b.press("Auction", "East: two hearts")
	pick("It was not made")
	b.settle()
	b.record("N: 1S{conventional}")
	b.silent()
}

// TestTyped types records, good and bad.
func TestTyped(t *testing.T) {
	b := open(t, openBrowser(t), serve(t), "#l=en", 360, "light")
	enter := func(text string) {
		t.Helper()
		b.do(`document.getElementById("typed").select()`)
		b.run(chromedp.KeyEvent(text + kb.Enter))
	}
	enter("N: 1S 1H TD")
	b.settle()
	b.says("Ruling", "it is cancelled")
	enter("N: 1S blah")
	b.until(`document.querySelector("#record .fault p")`)
	b.says("Record", "Column 7")
	enter("N: 1S <img src=x onerror=alert(1)>")
	b.until(`document.querySelector("#record .pointed")?.textContent.includes("<img")`)
	if ask[bool](b, `!!document.querySelector("main img")`) {
		t.Error("a record became part of the page")
	}
	b.mu.Lock() // what the engine refuses, the browser mentions
	b.complaints = nil
	b.mu.Unlock()
	b.silent()
}
