# Two commands are enough: `make play` and `make test`. `make help` lists the others.
# Needs Python 3.11 or newer and nothing else; everything is installed into .venv* here.

INSTALL = bin/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt
RECIPES = pyproject.toml setup.py constraints.txt
SOURCES := $(shell find src -name '*.py' -o -name '*.toml')

PYTEST = bin/python -m pytest -q -n auto

.PHONY: play test load kill help lint lint-and-compile test-pure test-compiled bench golden picture clean
.NOTPARALLEL:
.DEFAULT_GOAL := help

play: .venv/.playable ## install on first use, then play in the browser
	@.venv/bin/rollwright serve

test: lint-and-compile test-pure ## everything CI checks: style, types, layers, all tests pure and compiled
	@if scripts/compiler .venv/bin/python; then \
	    $(MAKE) --no-print-directory test-compiled; \
	elif [ -n "$$CI" ]; then \
	    echo "FAILED: no C compiler with Python's headers, and CI must test compiled too."; exit 1; \
	else \
	    echo "SKIPPED: no C compiler with Python's headers here, so nothing was tested compiled."; \
	fi

# The compiler and the checks of style keep one core busy each.
lint-and-compile: .venv/.testable
	@compiled=; \
	if scripts/compiler .venv/bin/python; then \
	    $(MAKE) --no-print-directory .venv-compiled/.testable & compiled=$$!; \
	fi; \
	$(MAKE) --no-print-directory lint; linted=$$?; \
	if [ -n "$$compiled" ]; then wait $$compiled || exit 1; fi; \
	exit $$linted

lint: .venv/.testable ## style, types and layers only, of the page too
	.venv/bin/ruff check
	.venv/bin/ruff format --check
	.venv/bin/mypy
	.venv/bin/lint-imports --no-logo
	@scripts/page

test-pure: .venv/.testable ## the tests, interpreted
	ROLLWRIGHT_BUILD=pure .venv/$(PYTEST)

test-compiled: .venv/.testable .venv-compiled/.testable ## the tests compiled, and both builds compared
	ROLLWRIGHT_BUILD=compiled .venv-compiled/$(PYTEST)
	@echo "Comparing the two builds …"
	@pure=$$(.venv/bin/python scripts/checksum) && \
	compiled=$$(.venv-compiled/bin/python scripts/checksum) && \
	if [ "$$pure" = "$$compiled" ]; then \
	    echo "Both builds play alike: $$pure"; \
	else \
	    echo "FAILED: the builds differ: pure $$pure, compiled $$compiled"; exit 1; \
	fi

bench: .venv/.playable .venv-bench/.ready ## measure speed and memory beside other libraries, as JSON
	@if scripts/compiler .venv/bin/python; then \
	    $(MAKE) --no-print-directory .venv-compiled/.testable >&2; \
	fi
	@.venv/bin/python -m bench.run $(BENCH)

load: .venv-compiled/.testable ## let crowds of 1,000, 5,000 and 10,000 play one event each, as JSON
	@for seats in 1000 5000 10000; do \
	    .venv-compiled/bin/python -m bench.load --seats $$seats $(LOAD) || exit 1; \
	done

kill: .venv-compiled/.testable ## kill a server under load 50 times, and compare every acknowledged move
	@.venv-compiled/bin/python -m bench.kill --kills 50

golden: .venv/.testable ## write the golden files anew, after a change of rules or words
	.venv/bin/python scripts/golden
	.venv/bin/python scripts/notation

picture: .venv/.playable ## draw the picture of the README anew
	.venv/bin/python scripts/picture

help: ## this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-14s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

clean: ## remove everything that was installed or cached
	rm -rf .venv .venv-compiled .venv-bench node_modules build src/*.egg-info
	rm -rf .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

# --- environments: a stamp is as new as the last installation that went well -----------
# Builds are not isolated: they use the pinned tools of the environment they are for.

.venv/.playable: $(RECIPES)
	@scripts/environment .venv
	@.venv/$(INSTALL) setuptools
	@ROLLWRIGHT_BUILD=pure .venv/$(INSTALL) --no-build-isolation --editable .
	@touch $@

.venv/.testable: .venv/.playable
	@echo "Installing the tools for tests into .venv …" >&2
	@ROLLWRIGHT_BUILD=pure .venv/$(INSTALL) --no-build-isolation --editable '.[dev]'
	@touch $@

.venv-compiled/.testable: $(RECIPES) $(SOURCES)
	@scripts/environment .venv-compiled
	@echo "Compiling core and games into .venv-compiled …" >&2
	@.venv-compiled/$(INSTALL) setuptools mypy mypy_extensions
	@ROLLWRIGHT_BUILD=compiled .venv-compiled/$(INSTALL) --no-build-isolation '.[dev]'
	@touch $@

.venv-bench/.ready: bench/peers-requirements.txt
	@scripts/environment .venv-bench
	@.venv-bench/bin/python -m pip install --quiet --disable-pip-version-check -r $<
	@touch $@
