package byhand_test

import "lawc/law"

// The clauses of 1982 that bear on the mixture, in the book's order. A clause is a
// number while the auction lasts, so that what is said of a call fits in four bytes.
const (
	c17s2 uint8 = iota
	c17s3
	c18s1
	c18s3
	c19p1
	c19p2
	c19p4s1
	c21p2s1
	c21p2s2
	c21p3
	c21fn2
	c22a
	c22b
	c23p1
	c23a
	c23b
	c23c1
	c23c2
	c24p1
	c24p2
	c25p1
	c25a
	c25b
	c25p2
	c26p1
	c26a
	c26b
	c26p2
	c27p1s1
	c27p1s2
	c27p1s3
	c27a
	c27b
	c27c
	c27c1
	c27c2
	c27p2
	c27fn1
	c28a
	c28b
	c29s1
	c29s2
	c29s3
	c30a
	c30b
	c30b1
	c30b2
	c30fn1
	c31a1
	c31a2
	c31b
	c31c
	c31c1
	c31c2
	c31d1
	c31d2
	c31fn1
	c32a
	c32a1
	c32a2
	c32b1
	c32b2
	c34p1
	c34p2
	c35
	c36p1s1
	c36p1s2
	c37p1
	c37a
	c37b
	c37p2
	c38p1
	c38a
	c38b
	c38p2
	c39p1
	c39a
	c39b
	c39b1
	c39b2
	c39p2
	c40b
	cDeclarer
	clauseCount82
)

var clauseIDs82 = [clauseCount82]string{
	c17s2: "17.s2", c17s3: "17.s3", c18s1: "18.s1", c18s3: "18.s3", c19p1: "19.p1", c19p2: "19.p2", c19p4s1: "19.p4.s1",
	c21p2s1: "21.p2.s1", c21p2s2: "21.p2.s2", c21p3: "21.p3", c21fn2: "21.fn2", c22a: "22.a", c22b: "22.b",
	c23p1: "23.p1", c23a: "23.a", c23b: "23.b", c23c1: "23.c.1", c23c2: "23.c.2", c24p1: "24.p1", c24p2: "24.p2",
	c25p1: "25.p1", c25a: "25.a", c25b: "25.b", c25p2: "25.p2", c26p1: "26.p1", c26a: "26.a", c26b: "26.b", c26p2: "26.p2",
	c27p1s1: "27.p1.s1", c27p1s2: "27.p1.s2", c27p1s3: "27.p1.s3", c27a: "27.a", c27b: "27.b", c27c: "27.c",
	c27c1: "27.c.1", c27c2: "27.c.2", c27p2: "27.p2", c27fn1: "27.fn1", c28a: "28.a", c28b: "28.b",
	c29s1: "29.s1", c29s2: "29.s2", c29s3: "29.s3", c30a: "30.a", c30b: "30.b", c30b1: "30.b.1", c30b2: "30.b.2", c30fn1: "30.fn1",
	c31a1: "31.a.1", c31a2: "31.a.2", c31b: "31.b", c31c: "31.c", c31c1: "31.c.1", c31c2: "31.c.2",
	c31d1: "31.d.1", c31d2: "31.d.2", c31fn1: "31.fn1", c32a: "32.a", c32a1: "32.a.1", c32a2: "32.a.2",
	c32b1: "32.b.1", c32b2: "32.b.2", c34p1: "34.p1", c34p2: "34.p2", c35: "35", c36p1s1: "36.p1.s1", c36p1s2: "36.p1.s2",
	c37p1: "37.p1", c37a: "37.a", c37b: "37.b", c37p2: "37.p2", c38p1: "38.p1", c38a: "38.a", c38b: "38.b", c38p2: "38.p2",
	c39p1: "39.p1", c39a: "39.a", c39b: "39.b", c39b1: "39.b.1", c39b2: "39.b.2", c39p2: "39.p2", c40b: "40.b",
	cDeclarer: "assumed.declarer",
}

// clauses82 looks the clauses up.
func clauses82(e *law.Edition) (list [clauseCount82]*law.Clause) {
	e.Clauses(func(_ *law.Article, c *law.Clause) {
		for i, id := range clauseIDs82 {
			if c.ID == id {
				list[i] = c
			}
		}
	})
	for i, c := range list {
		if c == nil {
			panic("1982 has no clause " + clauseIDs82[i])
		}
	}
	return list
}

// powers82 are what the director may do, each an adjusted score if the other side was
// harmed, by the clause that says so.
func powers82(list *[clauseCount82]*law.Clause) (powers [clauseCount82]law.DiscretionOf) {
	for i, c := range list {
		powers[i] = law.DiscretionOf{May: "adjusted_score", If: "damaging", Now: i == int(c23c2), Clause: c}
		for _, p := range c.Provisions {
			for _, q := range p.Then {
				if q.Kind == law.BringDiscretion {
					powers[i].Ground = q.Ground
				}
			}
		}
	}
	return powers
}
