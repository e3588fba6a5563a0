package shipped

import (
	"bytes"
	"reflect"
	"testing"

	"lawc/rules"
	"lawc/schema"
)

// TestReady holds that each edition is kept as its file says it.
func TestReady(t *testing.T) {
	for _, name := range rules.Names() {
		want, err := Ready(name)
		if err != nil {
			t.Fatal(err)
		}
		got, err := files.ReadFile(name + ".gob")
		if err != nil || !bytes.Equal(got, want) {
			t.Errorf("%s: what is kept is not what rules/%s.yaml says; go generate ./internal/shipped", name, name)
			continue
		}
		src, _ := rules.Read(name)
		e, _ := schema.Load(rules.File(name), src, rules.Assumed)
		if opened, _, err := Open(name); err != nil || !reflect.DeepEqual(opened, e) {
			t.Errorf("%s: what is opened differs from what is read", name)
		}
	}
}

// TestChanged holds that a file that has been changed is not taken for what was kept.
func TestChanged(t *testing.T) {
	src, err := rules.Read("1982")
	if err != nil {
		t.Fatal(err)
	}
	if ready("1982", append(src, ' ')) != nil {
		t.Error("a changed file was taken for what was kept of it")
	}
	if _, _, err := Open("1066"); err == nil {
		t.Error("an unknown name was opened")
	}
}
