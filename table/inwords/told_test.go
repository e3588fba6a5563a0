package inwords

import (
	"slices"
	"strings"
	"testing"

	"lawc/internal/fortest"
	"lawc/interp"
	"lawc/rules"
	"lawc/schema"
	"lawc/table"
)

// TestFactOfReplacement words a fact about the call after the ruling as the edition that
// declares it does, whatever it is that it tells.
func TestFactOfReplacement(t *testing.T) {
	src, err := rules.Read("1936")
	if err != nil {
		t.Fatal(err)
	}
	text := strings.Replace(string(src), "facts:\n", `facts:
  heard_wrong:
    about: replacement
    default: false
    question: {en: "Was it heard wrong?", nl: "Werd het verkeerd verstaan?"}
    words:
      "yes": {en: heard wrong, nl: verkeerd verstaan}
      "no": {en: heard well, nl: goed verstaan}
      if: {en: the call was heard wrong, nl: de bieding verkeerd verstaan was}
`, 1)
	text = strings.Replace(text, "same_denomination: true, lowest_sufficient: true}", "same_denomination: true, lowest_sufficient: true, heard_wrong: true}", 1)
	e, problems := schema.Load("draft.yaml", []byte(text), rules.Assumed)
	draft := fortest.Compiled(t, e, problems)
	made := table.Make([]*interp.Program{fortest.Embedded(t, "1936"), draft}, table.Options{})
	for lang, want := range map[string][2]string{
		"en": {"said of his new call: heard wrong", "not said of his new call: heard wrong"},
		"nl": {"van zijn nieuwe bieding gezegd: verkeerd verstaan", "niet van zijn nieuwe bieding gezegd: verkeerd verstaan"},
	} {
		s := &speaker{table: made, lang: lang}
		if got := [2]string{s.toldOfOwn(1), s.toldOfOwn(2)}; got != want {
			t.Errorf("%s: got %q, want %q", lang, got, want)
		}
		if !slices.ContainsFunc(made.Rows, func(r table.Row) bool { return strings.Contains(s.label(&r), want[0]) }) {
			t.Errorf("%s: no row says %q, and what follows depends on it", lang, want[0])
		}
	}
}
