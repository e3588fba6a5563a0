package report

import (
	"fmt"
	"reflect"
	"regexp"
	"slices"
	"testing"
)

// TestWordsAreComplete holds the two languages to each other: the same keys
// and, in each wording, the same arguments. None may be left out but those that
// are empty in both.
func TestWordsAreComplete(t *testing.T) {
	sameWords(t, "words", reflect.ValueOf(english), reflect.ValueOf(dutch))
}

func sameWords(t *testing.T, at string, a, b reflect.Value) {
	switch a.Kind() {
	case reflect.Struct:
		for i := range a.NumField() {
			sameWords(t, at+"."+a.Type().Field(i).Name, a.Field(i), b.Field(i))
		}
	case reflect.Array:
		for i := range a.Len() {
			sameWords(t, fmt.Sprintf("%s[%d]", at, i), a.Index(i), b.Index(i))
		}
	case reflect.Map:
		if a.Len() == 0 || a.Len() != b.Len() {
			t.Errorf("%s: got %d words in English and %d in Dutch", at, a.Len(), b.Len())
		}
		for _, key := range a.MapKeys() {
			if !b.MapIndex(key).IsValid() {
				t.Errorf("%s: no Dutch for %v", at, key)
				continue
			}
			sameWords(t, at+"."+key.String(), a.MapIndex(key), b.MapIndex(key))
		}
	case reflect.String:
		sameText(t, at, a.String(), b.String())
	default:
		t.Errorf("%s: what is a %v doing among the words?", at, a.Kind())
	}
}

var (
	argument = regexp.MustCompile(`%(\[\d\])?.`)
	// blank are the places at which there is nothing to say.
	blank = regexp.MustCompile(`acts\[[0-3]\]|doubled\[0\]|until\[0\]|duties\[0\]`)
)

func sameText(t *testing.T, at, english, dutch string) {
	if (english == "" || dutch == "") && !blank.MatchString(at) {
		t.Errorf("%s: got %q and %q, want both", at, english, dutch)
	}
	a, b := argument.FindAllString(english, -1), argument.FindAllString(dutch, -1)
	slices.Sort(a)
	slices.Sort(b)
	if !slices.Equal(slices.Compact(a), slices.Compact(b)) { // one may name a thing twice
		t.Errorf("%s: got the arguments %v in English and %v in Dutch", at, a, b)
	}
}
