package web

import (
	"net"
	"net/http"
	"net/url"
	"slices"
	"strings"

	"lawc/internal/page"
)

// A guard lets in what is asked of this page by itself, and nothing else: a page
// of somebody else's that is open in the same browser must neither ask nor read,
// under whatever name it reaches this machine.
type guard struct {
	// hosts are the names by which the page is reached, in lower case.
	hosts []string
	next  http.Handler
}

// loopbackNames are the names that this machine has for itself.
var loopbackNames = []string{"localhost", "127.0.0.1", "::1"}

// ServeHTTP answers what may be asked, and says to others that they may not.
func (g *guard) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	header := w.Header()
	header.Set("Content-Security-Policy", policy("")+"; frame-ancestors 'none'")
	header.Set("X-Content-Type-Options", "nosniff")
	header.Set("Referrer-Policy", "no-referrer")
	header.Set("X-Frame-Options", "DENY")
	header.Set("Cross-Origin-Resource-Policy", "same-origin")
	header.Set("Cache-Control", "no-cache")
	switch {
	case !g.known(r.Host):
		refuse(w, r, http.StatusForbidden, "this page is not known by the name it was asked under; say it with --host")
	case !g.own(r):
		refuse(w, r, http.StatusForbidden, "the question comes from another page; only this one may ask")
	default:
		g.next.ServeHTTP(w, r)
	}
}

// known reports whether the page is reached by this name, whatever the port.
func (g *guard) known(host string) bool { return slices.Contains(g.hosts, hostName(host)) }

// hostName is a name as it is compared: without port and brackets, in lower case.
func hostName(host string) string {
	if name, _, err := net.SplitHostPort(host); err == nil {
		host = name
	}
	return strings.ToLower(strings.Trim(host, "[]"))
}

// own reports whether a request comes from the page itself, or from no page.
func (g *guard) own(r *http.Request) bool {
	if site := r.Header.Get("Sec-Fetch-Site"); site == "cross-site" && r.Header.Get("Sec-Fetch-Mode") != "navigate" {
		return false
	}
	origins := r.Header.Values("Origin")
	if len(origins) == 0 {
		return true
	}
	origin, err := url.Parse(origins[0])
	return err == nil && len(origins) == 1 && (origin.Scheme == "http" || origin.Scheme == "https") && strings.EqualFold(origin.Host, r.Host)
}

// languageOf is the language in which somebody is told what is wrong: that which is asked
// for, or else that of the browser.
func languageOf(r *http.Request) string {
	if language := page.LanguageAsked("?"+r.URL.RawQuery, nil); language != "" {
		return language
	}
	language, _, _ := strings.Cut(r.Header.Get("Accept-Language"), ",")
	language, _, _ = strings.Cut(language, "-")
	return language
}

// refuse says in JSON why something is not answered.
func refuse(w http.ResponseWriter, r *http.Request, status int, message string) {
	w.Header().Set("Content-Type", "application/json")
	w.WriteHeader(status)
	w.Write(page.NewFault(status, message).In(languageOf(r)).JSON())
}
