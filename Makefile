# Two commands are enough: `make play` and `make test`. `make help` lists the others.
# Needs Python 3.11 or newer and nothing else; everything is installed into .venv* here.

INSTALL = bin/python -m pip install --quiet --disable-pip-version-check
PINNED = $(INSTALL) --require-hashes --requirement
OURS = $(INSTALL) --no-deps --no-build-isolation
RECIPES = pyproject.toml setup.py constraints.txt pins/play.txt pins/test.txt pins/fuzz.txt
SOURCES := $(shell find src -type f -not -path '*/__pycache__/*' -not -path '*.egg-info/*')

PYTEST = bin/python -m pytest -q -n auto
RULES_TESTS = tests/core tests/games tests/harness tests/tables tests/test_laws.py

.PHONY: fuzz play test load load-compared first-visit kill power races pause limits attack sbom help lint test-pure test-compiled test-rules test-alike realm references cards bench strength bound bundle golden picture screenshots snapshots clean
.NOTPARALLEL:
.DEFAULT_GOAL := help

play: .venv/.playable ## install on first use, then play in the browser
	@.venv/bin/rollwright serve

test: .venv/.testable ## everything CI checks: style, types, layers, all tests, both builds
	@scripts/test

lint: .venv/.testable ## style, types and layers only, of the page too
	.venv/bin/ruff check
	.venv/bin/ruff format --check
	.venv/bin/mypy
	.venv/bin/lint-imports --no-logo
	@scripts/page

test-pure: .venv/.testable ## all tests, interpreted
	ROLLWRIGHT_BUILD=pure .venv/$(PYTEST)

test-compiled: .venv-compiled/.testable ## all tests, compiled
	ROLLWRIGHT_BUILD=compiled .venv-compiled/$(PYTEST)

test-rules: .venv/.testable ## core, games, tables and the harness interpreted, beside a compiled run
	ROLLWRIGHT_BUILD=pure .venv/$(PYTEST) -m "not thorough" $(RULES_TESTS)

test-alike: .venv/.testable .venv-compiled/.testable ## do both builds play alike?
	@scripts/alike

realm: .venv/.testable ## check one realm in half a minute: make realm ID=scythe
	@scripts/realm $(ID)

references: .venv/.testable ## play TURNS=2000 of each realm against its reference; ONLY=… those
	REFERENCE_TURNS=$(or $(TURNS),2000) .venv/$(PYTEST) tests/games/realms/test_references.py -k "$(ONLY)"

cards: .venv/.testable ## draw all cards on one page, in every look and language; ID=… one of them
	@.venv/bin/python scripts/cards $(ID)

bench: .venv/.playable .venv-bench/.ready ## measure speed and memory beside other libraries, as JSON
	@if scripts/compiler .venv/bin/python; then \
	    $(MAKE) --no-print-directory .venv-compiled/.testable >&2; \
	fi
	@.venv/bin/python -m bench.run $(BENCH)

strength: .venv-compiled/.testable ## how strong the bots are, with limits, as JSON; STRENGTH="--only america"
	@.venv-compiled/bin/python -m bench.strength $(STRENGTH)

bound: .venv-compiled/.testable ## how few Xs are possible when dice are known, as JSON; BOUND="--seconds 600"
	@.venv-compiled/bin/python -m bench.bound $(BOUND)

load: .venv-compiled/.testable ## let crowds of 1,000, 5,000 and 10,000 play one event each, as JSON
	@for seats in 1000 5000 10000; do \
	    .venv-compiled/bin/python -m bench.load --seats $$seats $(LOAD) || exit 1; \
	done
	@$(MAKE) --no-print-directory load-compared

# An earlier version is built once, in a tree of its own.
BEFORE = d0a9f64
load-compared: .venv-compiled/.testable ## a crowd of 10,000 with this version and BEFORE=…, by turns
	@if [ ! -e build/$(BEFORE)/.venv-compiled/.testable ]; then \
	    git worktree add --force --detach build/$(BEFORE) $(BEFORE) >&2 && \
	    $(MAKE) --no-print-directory -C build/$(BEFORE) .venv-compiled/.testable >&2; \
	fi
	@.venv-compiled/bin/python -m bench.comparison --before build/$(BEFORE)/.venv-compiled/bin/python $(LOAD)

first-visit: .venv/.testable ## what the first visit of a table costs on a slow phone, as JSON
	@.venv/bin/python -m bench.first_visit $(VISIT)

kill: .venv-compiled/.testable ## kill a server under load 50 times, and compare every acknowledged move
	@.venv-compiled/bin/python -m bench.kill --kills 50

power: .venv-compiled/.testable ## cut the power at 6,000 points of a server's writes, and look for every acknowledged move
	@.venv-compiled/bin/python -m bench.power $(or $(POWER),--cuts 6000)

races: .venv-compiled/.testable ## race at all games through 20 kills and 10 stops, and check the whole history
	@.venv-compiled/bin/python -m bench.races $(RACES)

pause: .venv-compiled/.testable ## how long the server stands still while the record of 20,000 seats is made
	@.venv-compiled/bin/python -m bench.pause $(PAUSE)

attack: limits kill power races ## the attacks that take long: on limits, by kills, power losses and races

fuzz: .venv-fuzz/.ready ## give INPUTS=100000 to all that reads files and messages, as JSON; ONLY=… SECONDS=…
	@.venv-fuzz/bin/python -m fuzz.run $(if $(INPUTS),--inputs $(INPUTS)) $(if $(SECONDS),--seconds $(SECONDS)) $(if $(ONLY),--only $(ONLY))

sbom: .venv/.testable ## print what is installed and what the page has from others (CycloneDX)
	@.venv/bin/python scripts/sbom

limits: .venv/.testable ## attack the limits of a server of our own on loopback, as JSON; ONLY=… those
	@.venv/bin/python -m bench.attack --only "$(ONLY)"

bundle: ## pack the page anew, after a change of its files; needs npm
	@scripts/page --tools
	@npm run --silent bundle

golden: .venv/.testable ## write the golden files anew, after a change of rules or words; ONLY=… those
	.venv/bin/python scripts/golden $(ONLY)
	.venv/bin/python scripts/notation
	.venv/bin/python scripts/rulings

picture: .venv/.playable ## draw the picture of the README anew
	.venv/bin/python scripts/picture

screenshots: .venv/.testable ## take the pictures of the page anew; needs chromium
	.venv/bin/python scripts/screenshots

snapshots: .venv/.testable ## write the kept pictures of cards and page anew; ONLY=… those; needs chromium
	.venv/bin/python scripts/snapshots $(ONLY)

help: ## this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-14s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

clean: ## remove everything that was installed or cached
	rm -rf .venv .venv-compiled .venv-bench .venv-fuzz node_modules build src/*.egg-info
	rm -rf .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

# --- environments: a stamp is as new as the last installation that went well -----------
# Builds are not isolated: they use the pinned tools of the environment they are for.

.venv/.playable: $(RECIPES)
	@scripts/environment .venv
	@.venv/$(PINNED) pins/play.txt
	@ROLLWRIGHT_BUILD=pure .venv/$(OURS) --editable .
	@touch $@

.venv/.testable: .venv/.playable
	@echo "Installing the tools for tests into .venv …" >&2
	@.venv/$(PINNED) pins/test.txt
	@touch $@

.venv-compiled/.ready: $(RECIPES)
	@scripts/environment .venv-compiled
	@echo "Installing the tools for tests into .venv-compiled …" >&2
	@.venv-compiled/$(PINNED) pins/play.txt --requirement pins/test.txt
	@ROLLWRIGHT_BUILD=pure .venv-compiled/$(OURS) .
	@touch $@

.venv-compiled/.testable: .venv-compiled/.ready $(SOURCES)
	@scripts/compile .venv-compiled
	@touch $@

# Interpreted: the fuzzer looks at the branches of Python code.
.venv-fuzz/.ready: $(RECIPES)
	@scripts/environment .venv-fuzz
	@.venv-fuzz/$(PINNED) pins/play.txt --requirement pins/fuzz.txt
	@ROLLWRIGHT_BUILD=pure .venv-fuzz/$(OURS) --editable .
	@touch $@

.venv-bench/.ready: bench/peers-requirements.txt
	@scripts/environment .venv-bench
	@.venv-bench/bin/python -m pip install --quiet --disable-pip-version-check -r $<
	@touch $@
