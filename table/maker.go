package table

import (
	"maps"
	"runtime"
	"slices"
	"strings"
	"sync"
	"sync/atomic"

	"lawc/auction"
	"lawc/interp"
	"lawc/law"
)

// A maker makes a table, one group after another.
type maker struct {
	options  Options
	done     func(rows, leads []Row)
	programs []*interp.Program
	facts    *factTable
	table    *Table
	// acts are what goes wrong, by group.
	acts  [groups][]started
	found *gathering
	tried atomic.Int64
	all   int
}

// A started is a lawful auction and what goes wrong after it.
type started struct {
	before []auction.Item
	act    auction.Item
	prior  int
	// another: it is a second irregularity.
	another bool
}

func newMaker(programs []*interp.Program, o Options) *maker {
	if o.Stop == nil {
		o.Stop = func() bool { return false }
	}
	if o.Progress == nil {
		o.Progress = func(int, int) {}
	}
	m := &maker{options: o, done: func(_, _ []Row) {}, programs: programs, table: &Table{}, found: newGathering()}
	for _, p := range programs {
		m.table.Editions = append(m.table.Editions, p.Edition)
	}
	m.facts = factsOf(m.table.Editions)
	m.table.facts = m.facts
	m.sort()
	return m
}

// sort tries each act after each beginning, and puts it into its group.
func (m *maker) sort() {
	l := &life{walker: newWalker(m.programs, m.facts), stop: m.options.Stop}
	m.ranked(l)
	for _, b := range beginnings {
		before := inRotation(b.calls)
		l.begin()
		for _, it := range before {
			l.step(it)
		}
		turns := l.turns()
		for _, seat := range auction.Seats {
			for _, act := range acts(seat, slices.Contains(turns, seat), b.changing) {
				for _, item := range m.evidently(act) {
					m.enter(l, before, item, -1)
				}
			}
		}
	}
}

// evidently gives an act as it is, and with each fact that everybody at the table
// sees.
func (m *maker) evidently(act auction.Item) []auction.Item {
	list := []auction.Item{act}
	for f := range m.facts.facts {
		if m.facts.facts[f].Evident && act.Action == auction.Calls {
			more := act
			more.Facts = []auction.Fact{{Name: m.facts.facts[f].name, Value: m.facts.facts[f].otherwise}}
			list = append(list, more)
		}
	}
	return list
}

// enter puts an act that is irregular into its group.
func (m *maker) enter(l *life, before []auction.Item, act auction.Item, prior int) {
	l.step(act)
	if l.enter(prior) && !l.idle() && (m.options.Second || !l.path.group.SecondOrder()) && (prior < 0 || l.path.found != 0) {
		m.acts[l.path.group] = append(m.acts[l.path.group], started{before: before, act: act, prior: prior})
		m.all++
	}
	l.back()
}

// idle reports whether the act is a change of nothing: of a call that was never made,
// or to the same call.
func (l *life) idle() bool {
	act := &l.items[l.path.act]
	if act.Action != auction.ChangesLater {
		return false
	}
	own, _ := l.earlier()
	made := slices.ContainsFunc(l.items[:l.path.act], func(it auction.Item) bool { return it.Seat == act.Seat && it.Action.IsCall() })
	return !made || act.Call == own
}

// group makes the rows of a group.
func (m *maker) group(g Group) {
	switch g {
	case RequiredToPass:
		m.required()
	case Second:
		m.seconds()
	}
	m.live(g)
	if len(m.options.Groups) > 0 && !slices.Contains(m.options.Groups, g) {
		return
	}
	rows, leads := m.rows(g)
	m.table.Rows = append(m.table.Rows, rows...)
	m.done(rows, leads)
}

// live takes the acts of a group through their lives, on all processors.
func (m *maker) live(g Group) {
	var next atomic.Int64
	var wait sync.WaitGroup
	workers := min(runtime.GOMAXPROCS(0), len(m.acts[g]))
	parts := make([]*gathering, workers)
	for i := range workers {
		parts[i] = newGathering()
		parts[i].from, parts[i].second, parts[i].each = g, m.options.Second, m.options.Split
		wait.Add(1)
		go func() {
			defer wait.Done()
			l := &life{walker: newWalker(m.programs, m.facts), second: m.options.Second, bare: m.barely(g), stop: m.options.Stop}
			l.tell = func(p *path, list []Ruling) { parts[i].tell(l, p, list) }
			l.passing = func(p *path) { parts[i].owes(l, p) }
			for n := int(next.Add(1)) - 1; n < len(m.acts[g]) && !m.options.Stop(); n = int(next.Add(1)) - 1 {
				m.incident(l, &m.acts[g][n])
			}
		}()
	}
	wait.Wait()
	for _, part := range parts {
		m.found.merge(part)
	}
	m.table.Covered.Incidents += len(m.acts[g])
	m.table.Covered.Stages = m.found.steps
}

func (m *maker) incident(l *life, s *started) {
	l.begin()
	for _, it := range s.before {
		l.step(it)
	}
	l.act(s.act, s.prior, s.another)
	m.options.Progress(int(m.tried.Add(1)), m.all)
}

// required finds calls by players who must pass: after the simplest record for each
// way in which the editions make somebody on turn pass.
func (m *maker) required() {
	l := &life{walker: newWalker(m.programs, m.facts), stop: m.options.Stop}
	keys := make([]string, 0, len(m.found.owing))
	silent := len(m.programs)
	for key := range m.found.owing {
		keys = append(keys, key)
		silent = min(silent, strings.Count(key, "-"))
	}
	slices.Sort(keys)
	for _, key := range keys {
		if strings.Count(key, "-") > silent {
			continue // others show as much, and of more editions
		}
		o := m.found.owing[key]
		l.begin()
		for _, it := range o.best.Items {
			l.step(it)
		}
		for _, seat := range l.turns() {
			for _, act := range acts(seat, false, false) {
				if act.Action == auction.Calls && len(act.Facts) == 0 {
					m.enter(l, o.best.Items, act, int(o.group))
				}
			}
		}
	}
	m.acts[RequiredToPass] = slices.DeleteFunc(m.acts[RequiredToPass], func(s started) bool { return s.prior < 0 })
}

// seconds finds second irregularities: calls after the simplest record of each row
// at which a ruling has been given, or has been obeyed.
func (m *maker) seconds() {
	if !m.options.Second {
		return
	}
	l := &life{walker: newWalker(m.programs, m.facts), second: true, stop: m.options.Stop}
	for g := range Simultaneous {
		for _, stage := range []Stage{Ruled, OffenderCalled} {
			sheaves := m.found.main[g][stage]
			for _, key := range slices.Sorted(maps.Keys(sheaves)) {
				if s := sheaves[key]; s.rules {
					m.after(l, s)
				}
			}
		}
	}
}

// after finds the irregular calls that can follow the simplest record of a row.
func (m *maker) after(l *life, s *sheaf) {
	l.begin()
	for _, it := range s.best.Items {
		l.step(it)
	}
	for _, seat := range auction.Seats {
		for _, act := range acts(seat, false, false) {
			if act.Action == auction.Calls && !act.HasNamed {
				m.another(l, s, act)
			}
		}
	}
}

// another puts a call that is irregular among the second irregularities.
func (m *maker) another(l *life, s *sheaf, act auction.Item) {
	l.step(act)
	if l.irregular() && !l.walker.found(len(l.items)-1).Has(law.CallWhileRequiredToPass) {
		m.acts[Second] = append(m.acts[Second], started{s.best.Items, act, int(s.group), true})
		m.all++
	}
	l.back()
}
