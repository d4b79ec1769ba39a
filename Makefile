# Every target makes its own .venv from the lock; the second time that takes no time.
PYTHON ?= python3
BIN := .venv/bin
RUN := $(BIN)/python
STAMP := .venv/.installed

.DEFAULT_GOAL := help
.PHONY: help install lint types laws prove verify verify-long slips strategies zoo strength mutants mutants-sample test trace bench ports best-test cluster-test prove-max site site-test

help: ## list the targets
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 18

$(STAMP): requirements.lock pyproject.toml
	@echo "installing into .venv (once)"
	@$(PYTHON) -m venv .venv
	@$(BIN)/pip install --quiet --disable-pip-version-check -r requirements.lock
	@$(BIN)/pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --editable .
	@touch $(STAMP)

install: $(STAMP) ## make .venv from the lock

lint: $(STAMP) ## style
	@$(RUN) -m ruff check .
	@$(RUN) -m ruff format --check .

types: $(STAMP) ## types, as strict as they get
	@$(RUN) -m mypy

laws: $(STAMP) ## who may import whom
	@$(BIN)/lint-imports --no-logo

verify: $(STAMP) ## cross-check every account of the rules and print one table of what agrees
	@$(RUN) -m crosscheck verify

verify-long: $(STAMP) ## cross-check on fresh samples until stopped
	@$(RUN) -m crosscheck verify --long

slips: $(STAMP) ## plant deliberate slips and show what finds them
	@$(RUN) -m crosscheck slips

prove: $(STAMP) ## prove every theorem, refute every twin, and show that z3, reference and spec agree
	@$(RUN) -m crosscheck prove --keep build/proofs.json

strategies: $(STAMP) ## how often the public strategies touch what matters, by hypothesis's own statistics
	@$(RUN) -m crosscheck strategies

zoo: $(STAMP) ## what catches which misreading, and every wrong card fact, by laws and by comparison
	@$(RUN) -m crosscheck misreadings
	@$(RUN) -m crosscheck deviations

strength: $(STAMP) ## measure what the conformance vectors alone catch: misreadings, wrong card facts, code mutants (minutes)
	@$(RUN) -m crosscheck strength --check --mutants

mutants: $(STAMP) ## mutate the rules and try the tests on every mutant
	@$(RUN) -m crosscheck mutants

mutants-sample: $(STAMP) ## the same with a sample of the mutants
	@$(RUN) -m crosscheck mutants --sample 150

test: $(STAMP) ## all tests that are not long campaigns, with the coverage floor
	@$(RUN) -m pytest -q -n 2 --cov --cov-report=term

trace: $(STAMP) ## where every rule came from and went: the matrix, build/trace.html, build/trace.json
	@$(RUN) -m crosscheck trace
	@$(RUN) -m pytest -q tests/trace_lock

bench: $(STAMP) ## measure, beside a naive scorer, on this machine
	@$(RUN) -m crosscheck bench

ports: $(STAMP) ## run the conformance suite on the ports whose toolchains are here, and on wrong ones
	@$(RUN) -m crosscheck ports $(SKIPS)
	@$(RUN) -m pytest -q -n 2 -m "slow or not slow" tests/ports/test_wrong_ports.py

best-test: $(STAMP) ## `best` against brute force, a constraint program, itself stopped anywhere, and the greatest totals (minutes)
	@$(RUN) -m pytest -q -n 2 -m slow tests/faraway/best/oracles

cluster-test: $(STAMP) ## every campaign on a Dask cluster here, one worker killed in the middle: the result is the same
	@$(RUN) -m pytest -q -m "slow or not slow" tests/cluster

prove-max: $(STAMP) ## the greatest total there is, for every number of Sanctuaries; stop and go on at will
	@$(RUN) -m proofs.greatest

site: $(STAMP) ## build the static site into build/site; what `make prove` left is shown in it
	@$(RUN) -m faraway.site -o build/site --port ports/javascript/faraway.mjs --theorems build/proofs.json

site-test: $(STAMP) ## drive the built site in a browser as a person would
	@$(RUN) -m pytest -q -n 2 -m "slow or not slow" tests/browser
