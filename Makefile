# Everything starts here. Needs Python 3.11 or newer with pip, and make; a C compiler for the compiled form.
.DEFAULT_GOAL := help
.NOTPARALLEL:
MAKEFLAGS += --no-print-directory

PYTHON ?= python3
ARGS ?=
UV_VERSION := 0.13.8
UV := PYTHONPATH=.tools $(PYTHON) -m uv
RUN := .venv/bin/
INSTALL = $(UV) pip install -q --python $(RUN)python
LOCK = $(UV) pip compile -q --universal --generate-hashes --python-version 3.11 --custom-compile-command "make lock"
COVERED = $(INSTALL) --dry-run --offline --no-cache
UNCOVERED = { echo "The locked lists lack something that pyproject.toml or requirements/*.in asks for: run make lock"; exit 1; }
# The compiled tree stands before the sources; the broken toys, which stay interpreted, come after it.
COMPILED := PYTHONPATH="$(CURDIR)/build/compiled:$(CURDIR)/tests/games"
# The sample game is not shipped; it is measured and soaked beside the others.
SAMPLE := PYTHONPATH="$(CURDIR)/tests/games" FRACAS_GAMES=brawl

# All cores share the tests; ARGS=-n0 runs them one after the other, as a debugger needs it.
SHARED := -n auto --dist worksteal

SAME_ON_BOTH := tests/browser tests/house tests/kernel/test_mutants.py tests/kernel/test_rule_coverage.py

# The browser client is built once; who plays needs no node at run time.
CLIENT := src/fracas/server/static/index.html
CLIENT_SOURCES := $(shell find web -name node_modules -prune -o -type f -print)

export NODE_USE_SYSTEM_CA ?= 1
export UV_SYSTEM_CERTS ?= 1
export UV_PYTHON_DOWNLOADS ?= never

help: ## list what make can do
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-9s %s\n", $$1, $$2 }' Makefile

play: .venv/.run $(CLIENT) ## set up what is needed, open tables and the browser; ARGS as for fracas serve
	@$(RUN)fracas serve $(ARGS)

terminal: ARGS := $(or $(ARGS),old_world)
terminal: .venv/.run ## play in the terminal; ARGS="GAME --seed 7 ..." as for fracas play
	@$(RUN)fracas play $(ARGS)

client: .venv/.dev $(CLIENT) ## check the types of the browser client and run its own tests
	@echo "== Client"
	@$(RUN)python tools/web.py check

test: lint types proofs client $(CLIENT) pure ## set up what is needed and run every test, pure and compiled; ARGS goes to pytest
	@if reason=$$($(RUN)python hatch_build.py --check 2>&1); then $(MAKE) compiled; \
	elif [ -n "$$CI" ]; then echo "The compiled form must be tested in CI, but: $$reason"; exit 1; \
	else echo "The compiled form was NOT tested: $$reason"; fi

lint: .venv/.dev ## check style, format and that the locked lists cover what is asked for
	@echo "== Lint"
	@$(COVERED) -r requirements/dev.in -r pyproject.toml --extra terminal --extra server || $(UNCOVERED)
	@$(RUN)ruff check .
	@$(RUN)ruff format --check .

format: .venv/.dev ## put the sources in order
	@$(RUN)ruff check --fix .
	@$(RUN)ruff format .

types: .venv/.dev ## check the types, strictly
	@echo "== Types"
	@$(RUN)mypy

proofs: .venv/.dev ## count the rules that tests prove; a complete game must have all of them proven
	@echo "== Proofs of the rules"
	@$(SAMPLE) $(RUN)fracas rules --coverage --gate

pure: .venv/.dev ## run the tests and the examples in the sources, uncompiled
	@echo "== Tests, pure"
	@$(RUN)python -m pytest $(SHARED) $(ARGS)

# What plays in a browser, reads sources or tries tools is no other on the compiled form.
compiled: build/compiled ## build the compiled form and run the tests on it
	@echo "== Tests, compiled"
	@$(COMPILED) FRACAS_EXPECT_COMPILED=1 $(RUN)python -m pytest -o addopts=--import-mode=importlib \
		-o pythonpath=". tools" $(SHARED) $(SAME_ON_BOTH:%=--ignore=%) $(ARGS)

build/compiled: .venv/.dev
	@echo "== Building the compiled form (a minute or two the first time)"
	@$(RUN)python hatch_build.py --into $@ --also tests/games/brawl

bench: .venv/.bench build/compiled ## measure, pure and compiled, beside the peers; ARGS goes to bench
	@echo "== Benchmark, pure and compiled"
	@$(SAMPLE) $(RUN)python -m bench $(ARGS)

strength: .venv/.dev build/compiled ## compare bots seat by seat, on the compiled form; ARGS="GAME --games 400 ..."
	@$(SAMPLE) $(COMPILED) $(RUN)python -m bench.strength $(ARGS)

load: .venv/.dev $(CLIENT) ## measure what the server bears, on the loopback address; ARGS="GAME --moves 300 ..."
	@$(SAMPLE) $(RUN)python -m bench.load $(ARGS)

census: .venv/.dev build/compiled ## tell what typical games are: length, endings, who wins with what; ARGS="GAME --bots greedy ..."
	@$(SAMPLE) $(COMPILED) $(RUN)python -m bench.census $(ARGS)

mutants: .venv/.dev ## plant faults and see whether the tests notice; ARGS goes to tools/mutants.py
	@$(RUN)python tools/mutants.py $(ARGS)

soak: .venv/.dev ## play for long, looking for trouble; ARGS goes to tools/soak.py
	@$(SAMPLE) $(RUN)python tools/soak.py $(ARGS)

lock: .tools/.uv-$(UV_VERSION) ## bring the locked lists up to date with what is asked for; ARGS=--upgrade takes newer versions
	@$(LOCK) pyproject.toml --extra terminal --extra server -o requirements/run.txt $(ARGS)
	@$(LOCK) requirements/dev.in -o requirements/dev.txt $(ARGS)
	@$(LOCK) requirements/web.in -o requirements/web.txt $(ARGS)
	@$(LOCK) requirements/bench.in -o requirements/bench.txt $(ARGS)

clean: ## remove everything that make has made
	rm -rf .venv .tools build .mypy_cache .pytest_cache .ruff_cache .hypothesis
	find . -name __pycache__ -prune -exec rm -rf {} +

$(CLIENT): $(CLIENT_SOURCES) | .venv/.run
	@echo "== Building the browser client"
	@$(RUN)python tools/web.py node || $(INSTALL) --require-hashes -r requirements/web.txt
	@$(RUN)python tools/web.py build
	@touch $@

# Stamps: each is written last, so that an interrupted step is done again.
.tools/.uv-$(UV_VERSION):
	@$(PYTHON) -c 'import sys; sys.exit("Fracas needs Python 3.11 or newer: make PYTHON=..." if sys.version_info < (3, 11) else 0)'
	@echo "== Fetching the installer (uv) into .tools"
	@$(PYTHON) -m pip install -q --disable-pip-version-check --root-user-action=ignore --upgrade --target .tools "uv==$(UV_VERSION)"
	@touch $@

.venv/.run: requirements/run.txt pyproject.toml | .tools/.uv-$(UV_VERSION)
	@echo "== Setting up .venv"
	@$(UV) venv -q --allow-existing --python "$$($(PYTHON) -c 'import sys; print(sys.executable)')" .venv
	@$(INSTALL) --require-hashes -r requirements/run.txt
	@$(INSTALL) --no-deps --build-constraints requirements/dev.txt -e .
	@touch $@

.venv/.dev: requirements/dev.txt .venv/.run
	@echo "== Adding the developers' tools"
	@$(INSTALL) --require-hashes -r requirements/dev.txt
	@touch $@

.venv/.bench: requirements/bench.txt .venv/.dev
	@echo "== Adding the peers to measure beside"
	@$(INSTALL) --require-hashes -r requirements/bench.txt
	@$(COVERED) -r requirements/bench.in || $(UNCOVERED)
	@touch $@

.PHONY: help play terminal client test lint format types proofs pure compiled build/compiled bench strength load census mutants soak lock clean
