.PHONY: check test update fuzz bench

FUZZTIME = 20s

check:
	.ci/run

test:
	go test ./...

# Packages with golden files have a flag -update. The transcripts come last:
# they print what the others write.
update:
	go test . ./schema ./report -update
	go test ./cmd/lawc -update

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
