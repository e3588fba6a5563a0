package main

import (
	"bytes"
	"fmt"
	"strings"
)

// findingsDomain is the domain that the findings are by themselves.
const findingsDomain = "findings"

// A printer writes the Go file.
type printer struct{ bytes.Buffer }

func (p *printer) f(format string, args ...any) { fmt.Fprintf(p, format+"\n", args...) }

func (p *printer) file(v *vocabulary) {
	p.f("// Code generated from %s by go generate; DO NOT EDIT.\n\npackage law\n", source)
	p.moments(v.Moments)
	p.findings(v.Findings)
	p.domains(v.Domains)
	p.terms(v.Terms)
	p.consequences(v.Consequences)
}

func (p *printer) moments(moments list[moment]) {
	p.f("// The moments.\nconst (")
	for i, m := range moments {
		p.first(i, "At"+camel(m.name), "Moment")
	}
	p.f(")\n\n// Moments is how many moments there are.\nconst Moments = %d\n", len(moments))
	p.f("var moments = [Moments]Word{")
	for _, m := range moments {
		p.word(m.name, m.value.Says)
	}
	p.f("}\n")
}

func (p *printer) findings(findings list[finding]) {
	p.f("// The findings.\nconst (\nNoFinding Finding = iota")
	for _, f := range findings {
		p.f("%s", camel(f.name))
	}
	p.f("findingCount\n)\n\nvar findings = [findingCount]foundWord{\n{},")
	for _, f := range findings {
		p.f("{Word: Word{%q, %s}, plain: %t,", f.name, p.says(text{f.value.EN, f.value.NL}), f.value.Found == "plain")
		if f.value.Needed.EN != "" {
			p.f("needed: %s,", p.says(f.value.Needed))
		}
		p.f("},")
	}
	p.f("}\n")
}

func (p *printer) domains(domains list[domain]) {
	for _, d := range domains {
		if len(d.value.words) == 0 {
			continue
		}
		p.f("// The words of domain %s.\nconst (", d.name)
		for i, w := range d.value.words {
			p.first(i, camel(d.name)+camel(w.name), "")
		}
		p.f(")\n")
	}
	p.f("const (")
	for i, d := range domains {
		p.first(i, "domain"+camel(d.name), "")
	}
	p.f("domainFindings\n)\n\nvar domains = [...]Domain{")
	for _, d := range domains {
		if d.value.alias != "" {
			p.f("{%q, findingWords(true), nil},", d.name)
			continue
		}
		p.f("{%q, []Word{", d.name)
		for _, w := range d.value.words {
			p.word(w.name, text{w.value.EN, w.value.NL})
		}
		p.parts(d.value.words)
	}
	p.f("{%q, findingWords(false), nil},\n}\n", findingsDomain)
}

func (p *printer) terms(terms list[term]) {
	p.f("// The terms.\nconst (")
	for i, t := range terms {
		p.first(i, "Term"+camel(t.name), "TermID")
	}
	p.f(")\n\n// TermCount is how many terms there are.\nconst TermCount = %d\n", len(terms))
	p.f("var terms = [TermCount]Term{")
	for _, t := range terms {
		p.f("{\nID: Term%s, Name: %q, Of: %q,", camel(t.name), t.name, t.value.Of)
		if t.value.Domain != "" {
			p.f("Domain: &domains[domain%s],", camel(t.value.Domain))
		}
		if t.value.Max > 0 {
			p.f("Max: %d,", t.value.Max)
		}
		p.f("At: %s,\nSays: %s,\n},", at(t.value.At), p.says(t.value.Says))
	}
	p.f("}\n")
}

func (p *printer) consequences(consequences list[consequence]) {
	p.f("// The consequences.\nconst (")
	for i, c := range consequences {
		p.first(i, "Bring"+camel(c.name), "ConsequenceKind")
	}
	p.f("consequenceKinds\n)\n\nvar consequences = [consequenceKinds]ConsequenceSpec{")
	for _, c := range consequences {
		p.f("{\nKind: Bring%s, Name: %q, Acts: %t,", camel(c.name), c.name,
			c.value.Acts == nil || *c.value.Acts)
		if len(c.value.At) > 0 {
			p.f("At: %s,", at(c.value.At))
		}
		p.settles(c.value.Settles)
		if c.value.Needed.EN != "" {
			p.f("Needed: %s,", p.says(c.value.Needed))
		}
		if params := c.value.params(); len(params) > 0 {
			p.f("Params: []Param{")
			for _, q := range params {
				p.param(q)
			}
			p.f("},")
		}
		if c.value.Sentence.EN != "" {
			p.f("Sentence: %s,", p.says(c.value.Sentence))
		}
		p.f("Says: %s,\n},", p.says(c.value.Says))
	}
	p.f("}")
}

func (p *printer) param(q named[param]) {
	fields := []string{fmt.Sprintf("Name: %q", q.name)}
	if q.value.Domain != "" {
		fields = append(fields, "Domain: &domains[domain"+camel(q.value.Domain)+"]")
	}
	for _, s := range [][2]string{{"Ref", q.value.Ref}, {"Default", q.value.Default}} {
		if s[1] != "" {
			fields = append(fields, fmt.Sprintf("%s: %q", s[0], s[1]))
		}
	}
	flags := []struct {
		name string
		set  bool
	}{{"Truth", q.value.Truth}, {"Text", q.value.Text}, {"List", q.value.List}, {"Optional", q.value.Optional}, {"Mutual", q.value.Mutual}}
	for _, f := range flags {
		if f.set {
			fields = append(fields, f.name+": true")
		}
	}
	if q.value.Says.EN != "" {
		fields = append(fields, "Says: "+p.says(q.value.Says))
	}
	p.f("{%s},", strings.Join(fields, ", "))
}
