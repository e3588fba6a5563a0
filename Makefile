.PHONY: check test update fuzz bench site release rulings browser axe

FUZZTIME = 20s

check:
	.ci/run

test:
	go test ./...

# Editions ready to use and the table of rulings are made of the rule files. Packages with
# golden files have a flag -update. The transcripts come last: they print what the others
# write. A test that fails stops none of it.
update:
	go generate ./internal/shipped
	$(MAKE) rulings
	@failed=0; \
	go test . ./schema ./report -update || failed=1; \
	go test ./cmd/lawc -update || failed=1; \
	exit $$failed

# Every fuzz target of every package, one after another.
fuzz:
	@for package in $$(go list ./...); do \
		for target in $$(go test -list '^Fuzz' $$package | grep '^Fuzz'); do \
			echo "== $$package $$target"; \
			go test -run '^$$' -fuzz "^$$target$$" -fuzztime $(FUZZTIME) $$package || exit 1; \
		done; \
	done

bench:
	go test -run '^$$' -bench . ./...

# The page as files, engine and all, in the folder site. It needs Go and nothing else.
site:
	go run ./internal/web/pack internal/web/engine
	go run -tags site ./cmd/lawc site site

# Archives for those who have no Go, with checksums, in the folder dist. The same commit makes the
# same bytes. The network is needed no more than for go build: for libraries not fetched yet.
DIST = dist
release:
	go run ./internal/release $(DIST)

# The table of rulings for the page, which is made before it is asked for.
rulings:
	go run ./internal/page/gen internal/page/rulings

# The tests that walk through the page in a real browser.
browser:
	go test -tags browser ./internal/web
	go test -tags browser -run 'Page|Clicked|Rendered' ./cmd/lawc

# What looks at the page for those who do not see it. It is not ours, and not kept here.
axe:
	npm install --silent --no-audit --no-fund --prefix internal/web/testdata/npm axe-core@4
	mkdir -p internal/web/testdata/axe
	cp internal/web/testdata/npm/node_modules/axe-core/axe.min.js internal/web/testdata/npm/node_modules/axe-core/LICENSE internal/web/testdata/axe/
	rm -r internal/web/testdata/npm
