//go:build browser

package web_test

import (
	"flag"
	"os"
	"testing"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/page"
)

var update = flag.Bool("update", false, "take the picture of the page for the documents anew")

// maxPicture is how large the picture may be: it stands in a document.
const maxPicture = 150 << 10

// TestPicture takes the picture of the page that the documents show: a ruling, and
// what the director says next. With -update it is kept.
func TestPicture(t *testing.T) {
	const name = "../../docs/page.png"
	b := open(t, openBrowser(t), serve(t), "#r=N%3A%201S%201H%20TD&l=en", 1100, "light")
	must(b, emulation.SetDeviceMetricsOverride, emulation.SetDeviceMetricsOverrideParams{Width: 1100, Height: 820, DeviceScaleFactor: 1})
	b.do(`document.querySelector("#questions").hidden = !document.querySelector("#questions .question")`)
	taken := must(b, page.CaptureScreenshot, page.CaptureScreenshotParams{Format: "png"})
	if len(taken.Data) == 0 || len(taken.Data) > maxPicture {
		t.Errorf("the picture has %d bytes, expected at most %d", len(taken.Data), maxPicture)
	}
	if *update {
		if err := os.WriteFile(name, taken.Data, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	if _, err := os.Stat(name); err != nil {
		t.Errorf("there is no picture: go test -tags browser ./internal/web -run TestPicture -update")
	}
}
