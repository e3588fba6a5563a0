package table

import (
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
	for _, calls := range beginnings {
		before := inRotation(calls)
		l.begin()
		for _, it := range before {
			l.step(it)
		}
		turns := l.turns()
		for _, seat := range auction.Seats {
			for _, act := range acts(seat, slices.Contains(turns, seat)) {
				for _, item := range m.evidently(act) {
					m.enter(l, before, item, -1)
				}
			}
		}
	}
}

// inRotation gives calls as items, the dealer's first.
func inRotation(calls []auction.Call) (items []auction.Item) {
	for i, c := range calls {
		items = append(items, auction.Item{Seat: auction.Seat(i & 3), Call: c})
	}
	return items
}

// evidently gives an act as it is, and with each fact that everybody at the table
// sees.
func (m *maker) evidently(act auction.Item) []auction.Item {
	list := []auction.Item{act}
	for f := range m.facts.facts {
		if m.facts.facts[f].evident && act.Action == auction.Calls {
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
	if l.enter(prior) && !l.same() && (m.options.Second || !l.path.group.SecondOrder()) && (prior < 0 || l.path.found != 0) {
		m.acts[l.path.group] = append(m.acts[l.path.group], started{before: before, act: act, prior: prior})
		m.all++
	}
	l.back()
}

// same reports whether the act only repeats what its maker had said before.
func (l *life) same() bool {
	own, _ := l.earlier()
	act := &l.items[l.path.act]
	return act.Action == auction.ChangesLater && act.Call == own
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
			l := &life{walker: newWalker(m.programs, m.facts), second: m.options.Second, stop: m.options.Stop}
			l.tell = func(p *path, list []Ruling) { parts[i].tell(l, p, list) }
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
			for _, act := range acts(seat, false) {
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
	for i := range m.table.Rows {
		r := &m.table.Rows[i]
		if r.Stage != Ruled && r.Stage != OffenderCalled || r.Group.SecondOrder() || r.Group == TwoWays {
			continue
		}
		l.begin()
		for _, it := range r.Record.Items {
			l.step(it)
		}
		for _, seat := range auction.Seats {
			for _, act := range acts(seat, false) {
				if act.Action == auction.Calls && !act.HasNamed {
					m.another(l, r, act)
				}
			}
		}
	}
}

// another puts a call that is irregular among the second irregularities.
func (m *maker) another(l *life, r *Row, act auction.Item) {
	l.step(act)
	if l.irregular() && !l.walker.found(len(l.items)-1).Has(law.RequiredToPass) {
		m.acts[Second] = append(m.acts[Second], started{r.Record.Items, act, int(r.Group), true})
		m.all++
	}
	l.back()
}

// rows makes the rows of a group of what has been found.
func (m *maker) rows(g Group) (rows, leads []Row) {
	for stage := range stages {
		made, numbers := m.leadRows(g, stage)
		leads = append(leads, made...)
		rows = append(rows, m.mainRows(g, stage, numbers)...)
	}
	return rows, leads
}

// leadRows makes the rows about leads, and says which number each key has.
func (m *maker) leadRows(g Group, stage Stage) ([]Row, map[string]int) {
	rows := m.rowsOf(m.found.lead[g][stage], true)
	numbers := map[string]int{}
	for i := range rows {
		rows[i].Number = len(m.table.Leads) + i + 1
		numbers[rows[i].key] = rows[i].Number
	}
	m.table.Leads = append(m.table.Leads, rows...)
	return rows, numbers
}

func (m *maker) mainRows(g Group, stage Stage, numbers map[string]int) []Row {
	sheaves := m.found.main[g][stage]
	rows := m.rowsOf(sheaves, false)
	for i := range rows {
		for e := range rows[i].Cells {
			c := &rows[i].Cells[e]
			if c.Silent {
				continue
			}
			for key := range sheaves[rows[i].key].leads {
				if n, ok := numbers[key]; ok && len(m.table.Leads[n-1].Cells[e].Leads) > 0 {
					c.LeadRows = append(c.LeadRows, n)
				}
			}
			slices.Sort(c.LeadRows)
		}
	}
	return rows
}

// alternatives is how many conjunctions a label has at the most: one more than are
// told, so that it can be said that there are more.
func (m *maker) alternatives() int {
	if m.options.Split {
		return 64
	}
	return MostAlternatives + 1
}

// MostAlternatives is how many conjunctions of a label are told.
const MostAlternatives = 3

// rowsOf makes rows of sheaves: those by which some edition rules something.
func (m *maker) rowsOf(sheaves map[string]*sheaf, lead bool) (rows []Row) {
	keys := make([]string, 0, len(sheaves))
	for key := range sheaves {
		keys = append(keys, key)
	}
	slices.Sort(keys)
	var vectors []vector
	var of []int
	for i, key := range keys {
		texts := make([]string, 0, len(sheaves[key].vectors))
		for text := range sheaves[key].vectors {
			texts = append(texts, text)
		}
		slices.Sort(texts)
		for _, text := range texts {
			vectors, of = append(vectors, vector(text)), append(of, i)
		}
	}
	labels := newLabeller(vectors, of, m.alternatives())
	for i, key := range keys {
		s := sheaves[key]
		if !s.rules {
			continue
		}
		label, exact := labels.label(i)
		for _, part := range m.parts(s, label) {
			r := Row{ID: idOf(s.group, s.stage, &part.record), Group: s.group, Stage: s.stage,
				Label: part.label, Exact: exact, Record: part.record, key: key}
			if lead {
				r.ID = "lead." + r.ID
			}
			if !m.fill(&r, lead) {
				m.table.Covered.Failed = append(m.table.Covered.Failed, r.Record.String())
			}
			rows = append(rows, r)
		}
	}
	slices.SortStableFunc(rows, order)
	return rows
}

// A part is a row, or what one conjunction of its label tells of it.
type part struct {
	label  []Conjunction
	record auction.Record
}

// parts takes a row as it is or, where rows are to be split, one conjunction at a
// time, each with the simplest record of its own.
func (m *maker) parts(s *sheaf, label []Conjunction) (list []part) {
	if !m.options.Split || len(label) < 2 {
		return []part{{label, s.best}}
	}
	for _, c := range label {
		var best auction.Record
		for v, r := range s.each {
			if c.holds(vector(v)) && (best.Items == nil || simpler(r.Items, best.Items)) {
				best = r
			}
		}
		taken := slices.ContainsFunc(list, func(p part) bool { return p.record.String() == best.String() })
		if best.Items != nil && !taken {
			list = append(list, part{[]Conjunction{c}, best})
		}
	}
	return list
}

// order puts rows that differ first, then those with the fewest conditions, then
// those with the shortest record.
func order(a, b Row) int {
	if a.Differs != b.Differs {
		if a.Differs {
			return -1
		}
		return 1
	}
	if n := conditions(&a) - conditions(&b); n != 0 {
		return n
	}
	if n := costOf(a.Record.Items).compare(costOf(b.Record.Items)); n != 0 {
		return n
	}
	return strings.Compare(a.ID, b.ID)
}

// conditions counts what a label says.
func conditions(r *Row) (n int) {
	for _, c := range r.Label {
		n += len(c) + 1
	}
	return n
}

// settled reports whether a cell rests on sources alone.
func (m *maker) settled(clauses []*law.Clause) bool {
	return !slices.ContainsFunc(clauses, func(c *law.Clause) bool {
		return c.Inferred() || m.options.Unsettled != nil && slices.ContainsFunc(c.Readings, m.options.Unsettled)
	})
}
