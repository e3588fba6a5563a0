package main

import (
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"slices"
	"strings"
	"sync"
	"testing"

	"lawc"
)

type ruling struct {
	ID, Record, Phase string
	Turn              *string
	Clauses           []string
	MustPass          map[string]string `json:"must_pass"`
}

// TestLive plays auctions at several tables at once. Each must stand at every item as
// it does when it is ruled on as a whole.
func TestLive(t *testing.T) {
	laws, err := lawc.Open("2017")
	if err != nil {
		t.Fatal(err)
	}
	s := httptest.NewServer(newServer(laws))
	defer s.Close()
	var group sync.WaitGroup
	for n, items := range [][]string{
		{"1S", "1H", "TD", "E:2H", "P", "P", "P"}, {"1S", "P", "2S", "P", "P", "P"}, {"S:1H", "TD", "N:P", "2C"}, {"1NT", "P", "W:P", "TD"},
	} {
		group.Go(func() {
			name := fmt.Sprintf("/tables/%d", n)
			status, text := ask(t, s, "POST", name, `{"dealer": "N"}`)
			if status != http.StatusCreated {
				t.Errorf("%d: %s", status, text)
			}
			for i, item := range items {
				_, text = ask(t, s, "POST", name+"/items", fmt.Sprintf(`{"item": %q}`, item))
				whole, err := laws.Rule("N: " + strings.Join(items[:i+1], " "))
				if err != nil {
					t.Error(err)
					return
				}
				whole.Record.ID = fmt.Sprint(n)
				if want := string(lawc.JSON(whole)) + "\n"; text != want {
					t.Errorf("got  %swant %s", text, want)
				}
			}
		})
	}
	group.Wait()
}

// TestLiveRuling reads a ruling as another program does.
func TestLiveRuling(t *testing.T) {
	laws, err := lawc.Open("2017")
	if err != nil {
		t.Fatal(err)
	}
	s := httptest.NewServer(newServer(laws))
	defer s.Close()
	ask(t, s, "POST", "/tables/7", `{"dealer": "N"}`)
	ask(t, s, "POST", "/tables/7/items", `{"item": "1S 1H TD E:P"}`)
	_, text := ask(t, s, "GET", "/tables/7", "")
	var r ruling
	if err := json.Unmarshal([]byte(text), &r); err != nil {
		t.Fatal(err)
	}
	if r.ID != "7" || r.Phase != "open" || *r.Turn != "S" || r.MustPass["W"] != "rest" || !slices.Contains(r.Clauses, "27.B.2") {
		t.Errorf("got %+v", r)
	}
	for _, wrong := range []struct {
		method, path, body, want string
		status                   int
	}{
		{"POST", "/tables/7/items", `{"item": "2Q"}`, "expected C, D, H, S or NT", 400},
		{"POST", "/tables/7/items", `nothing`, "invalid character", 400},
		{"POST", "/tables/8", `{"dealer": "Q"}`, "expected N, E, S or W", 400},
		{"GET", "/tables/9", "", "no such table", 404},
	} {
		if status, text := ask(t, s, wrong.method, wrong.path, wrong.body); status != wrong.status || !strings.Contains(text, wrong.want) {
			t.Errorf("%+v: got %d, %s", wrong, status, text)
		}
	}
	if _, again := ask(t, s, "GET", "/tables/7", ""); again != text {
		t.Errorf("what could not be read changed the ruling: %s", again)
	}
	ask(t, s, "DELETE", "/tables/7", "")
	if status, _ := ask(t, s, "GET", "/tables/7", ""); status != http.StatusNotFound {
		t.Errorf("the table is still there: %d", status)
	}
}

func ask(t *testing.T, s *httptest.Server, method, path, body string) (int, string) {
	request, err := http.NewRequest(method, s.URL+path, strings.NewReader(body))
	if err != nil {
		t.Error(err)
		return 0, ""
	}
	answer, err := s.Client().Do(request)
	if err != nil {
		t.Error(err)
		return 0, ""
	}
	defer answer.Body.Close()
	text, err := io.ReadAll(answer.Body)
	if err != nil {
		t.Error(err)
	}
	return answer.StatusCode, string(text)
}
