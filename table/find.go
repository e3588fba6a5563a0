package table

import (
	"lawc/auction"
	"lawc/interp"
	"lawc/law"
)

// follow takes a finished record, or an unfinished one, through its stages. What
// comes after a second irregularity is no stage, unless that is a call by a player
// who must pass.
func (l *life) follow(r *auction.Record) {
	l.begin()
	l.path = path{prior: -1}
	inside := false
	for i := range r.Items {
		item := r.Items[i]
		item.Seat = (item.Seat - r.Dealer) & 3
		pending := l.phase(law.Pending)
		waits := l.levels[len(l.items)].waits
		l.step(item)
		switch {
		case !inside:
			if l.isIncident(&item, l.walker.found(i)) && item.Action != auction.Attention {
				inside = l.enter(-1)
				l.emit(Made)
			}
		case l.irregular():
			must := l.walker.found(i).Has(law.CallWhileRequiredToPass)
			if !must && (!l.second || l.path.another) {
				return
			}
			l.enter(int(l.path.group))
			l.path.another = !must
			l.emit(Made)
		case !l.onward(i, pending, waits):
			return
		}
	}
}

// onward says what stage an item brings, and reports whether there can be more.
func (l *life) onward(i int, pending, waits bool) bool {
	item := &l.items[i]
	lho := l.path.offender.Left()
	again := l.path.own >= 0 && l.path.own == i-1 && item.Seat == l.path.offender
	switch {
	case waits && item.Action == auction.Calls:
	case item.Action == auction.Attention:
		if pending && !l.path.ruled {
			l.path.ruled = true
			l.emit(Ruled)
		}
	case pending && !l.path.ruled && l.path.over < 0:
		if item.Seat != lho {
			l.path.another, l.path.prior, l.path.next = true, int(l.path.group), i
			l.emit(NextCalled)
			return l.second
		}
		l.path.over = i
		l.emit(Accepted)
	case item.Action != auction.Calls:
		return item.Action != auction.Slips && item.Action != auction.Changes && item.Action != auction.ChangesLater
	case l.phase(law.Closed):
		if item.Seat != l.path.offender || (l.path.own >= 0 || l.path.over >= 0) && !again {
			l.emit(Closed)
		}
	case again:
		if l.walker.found(i).Has(law.FailureToComply) {
			return false // not allowed either
		}
		l.path.own = i
		l.emit(OffenderCalled)
	case l.path.over >= 0 || l.path.own >= 0:
	case item.Seat == l.path.offender:
		l.path.own = i
		l.emit(OffenderCalled)
	default:
		if l.path.next < 0 {
			l.path.next = i
		}
		l.emit(NextCalled)
	}
	return true
}

// A Point is a stage of a record, with what each edition rules there.
type Point struct {
	Group   Group
	Stage   Stage
	Rulings []Ruling
	// N is how many items of the record have come.
	N int
	v vector
	// main and lead are the row of each kind into which it falls, if it is one.
	main, lead struct {
		is  bool
		key string
	}
}

// A Finder finds the stages of records under some editions.
type Finder struct {
	life   *life
	points []Point
}

// NewFinder makes a finder, which may be one of second irregularities, too.
func NewFinder(programs []*interp.Program, second bool) *Finder {
	var editions []*law.Edition
	for _, p := range programs {
		editions = append(editions, p.Edition)
	}
	f := &Finder{life: &life{walker: newWalker(programs, factsOf(editions)), second: second, stop: func() bool { return false }}}
	f.life.tell = func(p *path, list []Ruling) { f.tell(p, list) }
	return f
}

func (f *Finder) tell(p *path, list []Ruling) {
	group, ok := f.life.groupNow(p)
	if !ok {
		return
	}
	point := Point{Group: group, Stage: p.stage, Rulings: list, N: p.item + 1}
	var main, lead []byte
	for e := range list {
		point.main.is = point.main.is || list[e].Rules()
		point.lead.is = point.lead.is || len(list[e].Leads) > 0
		main, lead = list[e].appendKey(main), list[e].appendLeadKey(lead)
	}
	point.main.key, point.lead.key, point.v = string(main), string(lead), f.life.vectorOf(nil)
	f.points = append(f.points, point)
}

// Points gives the stages of a record.
func (f *Finder) Points(r *auction.Record) []Point {
	f.points = nil
	f.life.follow(r)
	return f.points
}

// Find gives the row of a record: that of its last stage at which anything is
// ruled, or nil if there is none. Where only rights about leads arise, it is a row
// about these.
func Find(programs []*interp.Program, r *auction.Record, o Options) (*Table, *Row) {
	points := NewFinder(programs, o.Second).Points(r)
	for i := len(points) - 1; i >= 0; i-- {
		if p := &points[i]; p.main.is || p.lead.is {
			o.Groups = []Group{p.Group}
			t := Make(programs, o)
			return t, t.Row(p)
		}
	}
	return nil, nil
}

// Row gives the row of a stage of a record, or nil.
func (t *Table) Row(p *Point) *Row {
	if p.main.is {
		return find(t.Rows, p, p.main.key)
	}
	return find(t.Leads, p, p.lead.key)
}

func find(rows []Row, p *Point, key string) *Row {
	for i := range rows {
		if r := &rows[i]; r.Group == p.Group && r.Stage == p.Stage && r.key == key {
			return r
		}
	}
	return nil
}

// Rules reports whether a stage of a record is one at which some edition rules.
func (p *Point) Rules() bool { return p.main.is || p.lead.is }
