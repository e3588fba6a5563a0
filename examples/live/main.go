// Command live is an example of a program that uses lawc as a library: a server that
// rules on auctions while they go on, as an online table would ask it to.
//
//	POST   /tables/7          {"dealer": "N"}       begins an auction
//	POST   /tables/7/items    {"item": "1S"}        takes what happens next, and rules
//	GET    /tables/7                                rules again
//	DELETE /tables/7                                ends it
//
// Each answer is a ruling in the JSON of lawc run.
package main

import (
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"log"
	"net/http"
	"sync"

	"lawc"
	"lawc/auction"
)

func main() {
	address := flag.String("addr", "127.0.0.1:8090", "where to listen")
	edition := flag.String("edition", "", "the edition to go by; the newest whole one by default")
	flag.Parse()
	laws, err := lawc.Open(*edition)
	if err != nil {
		log.Fatal(err)
	}
	log.Fatal(http.ListenAndServe(*address, newServer(laws)))
}

// A server holds the tables at which is played. Tables are independent of each other:
// the edition is shared, each has a machine of its own.
type server struct {
	laws   *lawc.Edition
	mutex  sync.Mutex
	tables map[string]*table
}

// A table is one auction under way.
type table struct {
	mutex   sync.Mutex
	machine *lawc.Machine
	record  auction.Record
}

func newServer(laws *lawc.Edition) http.Handler {
	s := &server{laws: laws, tables: map[string]*table{}}
	mux := http.NewServeMux()
	mux.HandleFunc("POST /tables/{name}", s.begin)
	mux.HandleFunc("GET /tables/{name}", s.at(func(*table, *http.Request) error { return nil }))
	mux.HandleFunc("POST /tables/{name}/items", s.at(take))
	mux.HandleFunc("DELETE /tables/{name}", s.end)
	return mux
}

// begin begins an auction, in the place of one of that name.
func (s *server) begin(w http.ResponseWriter, r *http.Request) {
	var asked struct{ Dealer string }
	if err := json.NewDecoder(http.MaxBytesReader(w, r.Body, 1<<10)).Decode(&asked); err != nil {
		http.Error(w, err.Error(), http.StatusBadRequest)
		return
	}
	dealer, ok := auction.English.SeatNamed(asked.Dealer)
	if !ok {
		http.Error(w, fmt.Sprintf("found the dealer %q, expected N, E, S or W", asked.Dealer), http.StatusBadRequest)
		return
	}
	t := &table{machine: s.laws.NewMachine(), record: auction.Record{ID: r.PathValue("name"), Dealer: dealer}}
	t.machine.Reset(dealer)
	s.mutex.Lock()
	s.tables[t.record.ID] = t
	s.mutex.Unlock()
	w.WriteHeader(http.StatusCreated)
	t.answer(w)
}

func (s *server) end(w http.ResponseWriter, r *http.Request) {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	delete(s.tables, r.PathValue("name"))
	w.WriteHeader(http.StatusNoContent)
}

// at does something at a table and answers with the ruling.
func (s *server) at(do func(*table, *http.Request) error) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		s.mutex.Lock()
		t := s.tables[r.PathValue("name")]
		s.mutex.Unlock()
		if t == nil {
			http.Error(w, "there is no such table", http.StatusNotFound)
			return
		}
		t.mutex.Lock()
		defer t.mutex.Unlock()
		if err := do(t, r); err != nil {
			http.Error(w, err.Error(), http.StatusBadRequest)
			return
		}
		t.answer(w)
	}
}

// maxItems is more than happens in any auction.
const maxItems = 1000

// take takes the next item. It is read behind what there is, so that a seat need not be
// named where it is plain; only the new items go through the machine.
func take(t *table, r *http.Request) error {
	var asked struct{ Item string }
	if err := json.NewDecoder(http.MaxBytesReader(nil, r.Body, 1<<10)).Decode(&asked); err != nil {
		return err
	}
	longer, err := auction.Parse(t.record.String() + " " + asked.Item)
	if err != nil {
		return err
	}
	if len(longer.Items) > maxItems {
		return errors.New("the auction is too long")
	}
	known := len(t.record.Items)
	longer.ID = t.record.ID
	t.record = longer
	for i := range t.record.Items[known:] {
		t.machine.Step(&t.record.Items[known+i])
	}
	return nil
}

// answer writes how the auction stands.
func (t *table) answer(w http.ResponseWriter) {
	ruling := t.machine.Result()
	ruling.Record = &t.record
	w.Header().Set("Content-Type", "application/json")
	// Who has gone away is not told anything.
	_, _ = w.Write(append(lawc.JSON(ruling), '\n'))
}
