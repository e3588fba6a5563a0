package main

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
)

// check holds the parts of the file to each other, so that what is made from it
// compiles and is whole.
func (v *vocabulary) check() error {
	for _, step := range []func() error{v.checkWords, v.checkTerms, v.checkConsequences} {
		if err := step(); err != nil {
			return err
		}
	}
	return nil
}

func (v *vocabulary) checkWords() error {
	for _, m := range v.Moments {
		if err := said(m.line, m.name, m.value.Says); err != nil {
			return err
		}
	}
	for _, f := range v.Findings {
		if err := said(f.line, f.name, text{f.value.EN, f.value.NL}); err != nil {
			return err
		}
		if f.value.Found != "clause" && f.value.Found != "plain" {
			return fmt.Errorf("line %d: %s: found %q, expected clause or plain", f.line, f.name, f.value.Found)
		}
	}
	for _, d := range v.Domains {
		if d.value.alias != "" && d.value.alias != findingsDomain {
			return fmt.Errorf("line %d: domain %s: found %q, expected words or %s", d.line, d.name, d.value.alias, findingsDomain)
		}
		for _, w := range d.value.words {
			if err := said(w.line, w.name, text{w.value.EN, w.value.NL}); err != nil {
				return err
			}
			for _, part := range w.value.TakesIn {
				if !slices.Contains(v.wordsOf(d.name), part) {
					return fmt.Errorf("line %d: %s takes in %s, which is no word of domain %s", w.line, w.name, part, d.name)
				}
			}
		}
	}
	return nil
}

func (v *vocabulary) checkTerms() error {
	for _, t := range v.Terms {
		if err := said(t.line, t.name, t.value.Says); err != nil {
			return err
		}
		if err := v.checkAt(t.line, t.value.At); err != nil {
			return err
		}
		if len(t.value.At) == 0 {
			return fmt.Errorf("line %d: %s may be read at no moment, expected 'at'", t.line, t.name)
		}
		if err := v.checkDomain(t.line, t.value.Domain); err != nil {
			return err
		}
		if !slices.Contains([]string{"then", "now", "withdrawn", "table"}, t.value.Of) {
			return fmt.Errorf("line %d: %s: found of: %q, expected then, now, withdrawn or table", t.line, t.name, t.value.Of)
		}
	}
	return nil
}

func (v *vocabulary) checkConsequences() error {
	for _, c := range v.Consequences {
		if err := said(c.line, c.name, c.value.Says); err != nil {
			return err
		}
		if err := v.checkAt(c.line, c.value.At); err != nil {
			return err
		}
		if err := checkSentence(&c); err != nil {
			return err
		}
		if err := checkSettles(&c); err != nil {
			return err
		}
		for _, p := range c.value.params() {
			if err := v.checkDomain(c.line, p.value.Domain); err != nil {
				return err
			}
			if p.value.Truth {
				if err := said(p.line, p.name, p.value.Says); err != nil {
					return err
				}
			}
			if p.value.Default != "" && !slices.Contains(v.wordsOf(p.value.Domain), p.value.Default) {
				return fmt.Errorf("line %d: %s is no word of domain %s", p.line, p.value.Default, p.value.Domain)
			}
		}
	}
	return nil
}

// wordsOf lists the words of a domain that is written out.
func (v *vocabulary) wordsOf(domain string) (words []string) {
	for _, d := range v.Domains {
		if d.name == domain {
			for _, w := range d.value.words {
				words = append(words, w.name)
			}
		}
	}
	return words
}

func (v *vocabulary) checkAt(line int, moments []string) error {
	for _, m := range moments {
		if !slices.ContainsFunc(v.Moments, func(n named[moment]) bool { return n.name == m }) {
			return fmt.Errorf("line %d: found %s, expected a moment", line, m)
		}
	}
	return nil
}

func (v *vocabulary) checkDomain(line int, name string) error {
	known := name == "" || name == findingsDomain
	if !known && !slices.ContainsFunc(v.Domains, func(d named[domain]) bool { return d.name == name }) {
		return fmt.Errorf("line %d: found %s, expected a domain", line, name)
	}
	return nil
}

func said(line int, name string, t text) error {
	if t.EN == "" || t.NL == "" {
		return fmt.Errorf("line %d: %s lacks wording, expected en and nl", line, name)
	}
	return nil
}

// params lists the arguments; a plain value has no name.
func (c *consequence) params() list[param] {
	if c.Value != nil {
		return append(list[param]{{value: *c.Value}}, c.Args...)
	}
	return c.Args
}

var (
	placeholder = regexp.MustCompile(`\{(\w*)\}`)
	leftOut     = regexp.MustCompile(`\[[^][]*\]`)
)

// checkSentence holds the sentence of a consequence to its arguments: each that has
// words is told in both languages, and those that may be left out fall out with what is
// said around them.
func checkSentence(c *named[consequence]) error {
	params := c.value.params()
	if len(params) == 0 {
		return nil
	}
	if err := said(c.line, "the sentence of "+c.name, c.value.Sentence); err != nil {
		return err
	}
	for _, sentence := range []string{c.value.Sentence.EN, c.value.Sentence.NL} {
		always, told := leftOut.ReplaceAllString(sentence, ""), map[string]bool{}
		for _, m := range placeholder.FindAllStringSubmatch(sentence, -1) {
			told[m[1]] = true
		}
		for _, p := range params {
			free := p.value.Optional || p.value.Default != ""
			apart := p.value.Ref == "fact" || p.value.Text // told by whoever knows the fact
			if !apart && !told[p.name] || !free && !strings.Contains(always, "{"+p.name+"}") {
				return fmt.Errorf("line %d: the sentence of %s does not tell %q: %s", c.line, c.name, p.name, sentence)
			}
			delete(told, p.name)
		}
		for name := range told {
			return fmt.Errorf("line %d: the sentence of %s tells %q, which it does not take", c.line, c.name, name)
		}
	}
	return nil
}
