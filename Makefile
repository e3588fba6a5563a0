.PHONY: check test update fuzz bench

FUZZTIME = 20s

check:
	.ci/run

test:
	go test ./...

# Packages with golden files have a flag -update. The transcripts come last:
# they print what the others write. A test that fails stops none of it.
update:
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
