# Ludoteca: `make play` opens the table, `make test` runs the tests. The rest is `make help` and `ludoteca --help`.

PYTHON ?= python3
PYTHONS ?= python3.11 python3.12 python3.13 python3.14
VENV := .venv
COMPILED := .venv-compiled
SOURCES := $(shell find src -name '*.py' -o -name '*.yaml' | grep -v __pycache__)
JOBS ?= 2
GAMES ?= lyon lorcana arena kingdom synchro
GAME ?= lyon
SECONDS_OF_PLAY ?= 600
REPORT_GAMES ?= 60

.DEFAULT_GOAL := help
.PHONY: help play test test-long test-firefox test-compiled lint lint-web format bench build wheel wheels docs pictures look golden soak gate lock prove exercise mutants train reports clean

help: ## this list
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## /  make \1\t/' | expand -t 24

play: $(VENV)/.play ## set everything up and open the table in the browser
	$(VENV)/bin/ludoteca serve --open

test: $(VENV)/.test lint ## set everything up and run the tests
	tools/system-packages.sh chromium fonts-dejavu fonts-liberation postgresql
	tools/system-packages.sh chromium-headless-shell
	$(VENV)/bin/pytest -n $(JOBS) --dist loadgroup

test-long: $(VENV)/.test ## the same claims for more seeds, shapes and settings, which make test leaves out
	tools/system-packages.sh chromium fonts-dejavu fonts-liberation postgresql
	tools/system-packages.sh chromium-headless-shell
	$(VENV)/bin/pytest -n $(JOBS) --dist loadgroup -m long

test-firefox: $(VENV)/.test ## play every game in a second browser engine, which is installed for it
	tools/system-packages.sh firefox-esr
	$(VENV)/bin/pytest tests/browser/test_firefox.py

lint: $(VENV)/.test ## style and types
	$(VENV)/bin/ruff check .
	$(VENV)/bin/ruff format --check .
	$(VENV)/bin/mypy
	tools/web/lint.sh --if-possible

lint-web: ## style and types of the browser code; needs npm
	tools/web/lint.sh

format: $(VENV)/.test ## put the sources into the house style
	$(VENV)/bin/ruff check --fix .
	$(VENV)/bin/ruff format .

build: $(COMPILED)/.built ## compile into an environment of its own
	@$(COMPILED)/bin/ludoteca --version
	@$(COMPILED)/bin/ludoteca --version | grep -q compiled || \
		echo "There is no C compiler here: this is the pure Python form, which plays the same, slower."

wheel: ## a compiled wheel in dist, to be installed where there is no C compiler
	tools/wheels.sh $(PYTHON)

wheels: ## a compiled wheel in dist for every Python from 3.11 to 3.14 that is here, each tried
	tools/wheels.sh $(PYTHONS)

test-compiled: build $(COMPILED)/.test ## the same tests on the compiled form
	tools/system-packages.sh chromium fonts-dejavu fonts-liberation postgresql
	tools/system-packages.sh chromium-headless-shell
	$(COMPILED)/bin/pytest -n $(JOBS) --dist loadgroup

bench: $(VENV)/.bench build ## speed, pure and compiled, beside OpenSpiel; search; getting going
	$(COMPILED)/bin/python tools/requirements.py bench | xargs -d '\n' $(COMPILED)/bin/pip install -q
	$(VENV)/bin/python benchmarks/bench.py --compiled $(COMPILED)/bin/python
	$(COMPILED)/bin/python benchmarks/server.py --tables 200 --hold 100,250,500
	$(VENV)/bin/python benchmarks/search.py --compiled $(COMPILED)/bin/python
	$(VENV)/bin/python benchmarks/start.py --compiled $(COMPILED)/bin/python

golden: $(VENV)/.test ## write the golden files anew; review the diff
	$(VENV)/bin/python -m tests.golden.playthroughs
	$(VENV)/bin/python -m tests.golden.records
	$(VENV)/bin/python -m tests.games.lorcana.crowds
	$(VENV)/bin/python -m tests.games.lyon.test_card_texts

soak: $(VENV)/.test ## a long check of every game, and matches at a server that must not grow, for SECONDS (7200)
	PYTHONPATH=. $(VENV)/bin/python -m tests.prove --seconds $(or $(SECONDS),7200) --seed $(or $(SEED),1) soak
	for game in $(GAMES); do $(VENV)/bin/ludoteca check $$game --games 2000 --workers $(JOBS) || exit 1; done

gate: $(VENV)/.test ## what becomes of running matches when these rules are installed
	PYTHONPATH=. $(VENV)/bin/python tools/gate.py

prove: $(VENV)/.test ## the promises of the table put to the proof, for SECONDS each (600)
	$(VENV)/bin/pip install -q -e '.[prove]'
	PYTHONPATH=. $(VENV)/bin/python -m tests.prove --seconds $(or $(SECONDS),600) --seed $(or $(SEED),1)

lock: $(VENV)/.test ## what is installed where, with hashes, into deploy; and the licences of it
	$(VENV)/bin/python -m venv build/lock && build/lock/bin/pip install -q uv
	for part in "serve --extra postgres" "develop --extra test --extra docs"; do set -- $$part; name=$$1; shift; \
		build/lock/bin/uv pip compile -q pyproject.toml "$$@" --universal --python-version 3.11 --generate-hashes \
			--no-emit-index-url --no-header --no-annotate -o deploy/$$name.lock || exit 1; done
	$(VENV)/bin/python tools/requirements.py build > build/lock/build.in
	build/lock/bin/uv pip compile -q build/lock/build.in --constraint deploy/develop.lock --universal --python-version 3.11 \
		--generate-hashes --no-emit-index-url --no-header --no-annotate -o deploy/build.lock
	$(VENV)/bin/python tools/licences.py

exercise: $(VENV)/.play ## thousands of random games, until every Lorcana card has been played
	$(VENV)/bin/ludoteca lorcana exercise --games 5000 --workers $(JOBS)

mutants: $(VENV)/.test ## break a hundred lines of each game's engine and list those that no test notices
	for game in $(GAMES); do PYTHONPATH=. $(VENV)/bin/python tools/mutants.py $$game || exit 1; done

train: $(VENV)/.test ## let bots of GAME play, learn to judge its positions from that, and put the weights into the package
	$(VENV)/bin/pip install -q -e '.[train]'
	PYTHONPATH=src $(VENV)/bin/python tools/train.py $(GAME) --seconds $(SECONDS_OF_PLAY) --workers $(JOBS) --write

reports: $(VENV)/.test ## the report of every game as it is shipped, of about REPORT_GAMES games each, into build/reports
	$(VENV)/bin/ludoteca lab reports --out build/reports --games $(REPORT_GAMES) --workers $(JOBS)

docs: $(VENV)/.docs ## the documentation site, into build/site
	$(VENV)/bin/python tools/lorcana_words.py
	$(VENV)/bin/python tools/architecture.py
	NO_MKDOCS_2_WARNING=1 $(VENV)/bin/python -m mkdocs build --strict
	@echo "The site is in build/site: open build/site/index.html."

pictures: $(VENV)/.test ## the screenshots of the documentation, taken anew
	$(VENV)/bin/python tools/screenshots.py

look: $(VENV)/.test ## look at every table in a browser and count what is too small, spills, moves or weighs too much
	tools/system-packages.sh chromium fonts-dejavu fonts-liberation
	PYTHONPATH=. $(VENV)/bin/python tools/look.py

clean: ## remove what make made
	rm -rf $(VENV) $(COMPILED) build dist artifacts .mypy_cache .ruff_cache .pytest_cache

# Each environment is made once and again only when its recipe changes.

$(VENV)/.play: pyproject.toml setup.py tools/environment.sh
	PYTHON=$(PYTHON) tools/environment.sh $(VENV) -e .
	$(VENV)/bin/ludoteca games >/dev/null  # parses all content once, so that the first table opens at once
	touch $@

$(VENV)/.test: $(VENV)/.play
	$(VENV)/bin/pip install -q -e '.[test]'
	touch $@

$(VENV)/.docs: $(VENV)/.play
	$(VENV)/bin/pip install -q -e '.[docs]'
	touch $@

$(VENV)/.bench: $(VENV)/.test
	$(VENV)/bin/pip install -q -e '.[bench]'
	touch $@

$(COMPILED)/.built: pyproject.toml setup.py $(SOURCES)
	rm -rf build
	PYTHON=$(PYTHON) tools/environment.sh $(COMPILED) --upgrade pip
	$(COMPILED)/bin/python tools/requirements.py | xargs -d '\n' $(COMPILED)/bin/pip install -q
	LUDOTECA_COMPILED=$$(command -v $${CC:-cc} > /dev/null && echo 1) $(COMPILED)/bin/pip install -q --force-reinstall --no-deps .
	touch $@

$(COMPILED)/.test: $(COMPILED)/.built
	$(COMPILED)/bin/python tools/requirements.py test | xargs -d '\n' $(COMPILED)/bin/pip install -q
	touch $@
