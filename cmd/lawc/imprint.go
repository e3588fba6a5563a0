package main

import (
	"runtime/debug"
	"time"

	"lawc/law"
	"lawc/table/inwords"
)

// imprint ends a page with what an article needs to cite it.
func imprint(page []byte, editions []*law.Edition, lang string) []byte {
	return inwords.AppendImprint(page, editions, about(), lang)
}

// about tells what program writes, and when.
func about() inwords.About {
	a := inwords.About{Version: "unknown", Date: time.Now().Format(time.DateOnly)}
	info, ok := debug.ReadBuildInfo()
	if !ok {
		return a
	}
	if a.Version = built; built == "" {
		a.Version = info.Main.Version
	}
	for _, s := range info.Settings {
		if s.Key == "vcs.revision" {
			a.Commit = s.Value
		}
	}
	return a
}
