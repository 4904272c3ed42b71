# make play          JupyterLab on notebooks/play.ipynb (needs Python 3.11+ only)
# make test          everything that CI checks (also needs Node 20+ and Chromium; fetches what it can)

PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
OUT    ?= shots
WIDTHS ?= 1240
LANGS  ?= en
PORT   ?= 8888

# JupyterLab would ask for news and updates on the network.
OFFLINE := --LabApp.news_url=None --LabApp.check_for_updates_class=jupyterlab.NeverCheckForUpdate

# The environment comes first: it holds a Node of its own where the system's is missing or too old.
export PATH := $(CURDIR)/$(BIN):$(PATH)
export PIP_DISABLE_PIP_VERSION_CHECK := 1

.DEFAULT_GOAL := help
.NOTPARALLEL:
.PHONY: help play test check check-python check-front test-fast test-front test-browser test-hosts bundle shots picture bench clean

help:
	@sed -n 's/^# //p;3q' Makefile
	@echo "make check         ruff, mypy, tsc"
	@echo "make test-fast     all tests but those in the browser"
	@echo "make test-browser  the tests in JupyterLab in Chromium"
	@echo "make test-hosts    the tests in JupyterLab, Notebook 7, Voila, marimo, and pages of nbconvert"
	@echo "make bundle        build ttr_widget/static from js/"
	@echo "make shots         screenshots of the widget in JupyterLab (OUT=$(OUT) WIDTHS='$(WIDTHS)' LANGS='$(LANGS)')"
	@echo "make picture       the pictures of the README, in docs/"
	@echo "make bench         the figures of the README"
	@echo "make clean         remove the environment and all that was built or cached"

# --- what people run ---------------------------------------------------------------------------------------------

play: $(VENV)/.lab
	$(BIN)/jupyter lab --port=$(PORT) $(if $(filter 0,$(shell id -u)),--allow-root) $(OFFLINE) \
		--ServerApp.root_dir=notebooks --LabApp.default_url=/lab/tree/play.ipynb

test: check test-front test-fast test-browser

check: check-python check-front

check-python: $(VENV)/.test
	$(BIN)/ruff check .
	$(BIN)/mypy

check-front: js/node_modules/.installed
	cd js && npm run --silent types

test-front: js/node_modules/.installed
	cd js && npm test --silent

test-fast: $(VENV)/.test js/node_modules/.installed
	$(BIN)/pytest -q

test-browser: $(VENV)/.test $(VENV)/.browser
	$(BIN)/pytest -q -m browser -n 2 --dist worksteal --durations=0 tests/browser

test-hosts: $(VENV)/.hosts $(VENV)/.browser tests/hosts/node_modules/.installed
	$(BIN)/pytest -q -m browser --durations=10 tests/hosts

bundle: js/node_modules/.installed
	cd js && npm run --silent build

shots: $(VENV)/.test $(VENV)/.browser
	$(BIN)/python -m tests.browser.shots --out $(OUT) --widths $(WIDTHS) --langs $(LANGS)

picture: $(VENV)/.test $(VENV)/.browser
	$(BIN)/python -m tests.browser.readme_picture

bench: $(VENV)/.test $(VENV)/.browser
	$(BIN)/python -m tests.benchmarks.bench_engine
	$(BIN)/python -m tests.benchmarks.bench_render
	$(BIN)/pytest -q --benchmark-enable --benchmark-only --benchmark-columns=min,median,rounds tests/benchmarks
	$(BIN)/python -m tests.browser.measure
	$(BIN)/python -m tests.browser.measure_memory

clean:
	rm -rf $(VENV) js/node_modules tests/hosts/node_modules dist build *.egg-info tests/browser/failures
	rm -rf .mypy_cache .ruff_cache .pytest_cache .hypothesis .benchmarks
	find ttr_widget tests tools -name __pycache__ -type d -prune -exec rm -rf {} +

# --- what that needs; each stamp is made anew when what it was made from has changed --------------------------------

$(VENV)/.made:
	PYTHON="$(PYTHON)" tools/make-venv.sh $(VENV)
	@touch $@

$(VENV)/.lab: pyproject.toml | $(VENV)/.made
	$(BIN)/pip install --quiet --editable ".[lab,analysis]"
	@touch $@

$(VENV)/.test: pyproject.toml | $(VENV)/.made
	$(BIN)/pip install --quiet --editable ".[test]"
	@touch $@

$(VENV)/.hosts: $(VENV)/.test
	$(BIN)/pip install --quiet --editable ".[test,hosts]"
	@touch $@

$(VENV)/.node: | $(VENV)/.made
	tools/need-node.sh $(VENV)
	@touch $@

$(VENV)/.browser: | $(VENV)/.made
	tools/need-browser.sh
	@touch $@

js/node_modules/.installed: js/package-lock.json | $(VENV)/.node
	cd js && npm ci --no-audit --no-fund --loglevel=error
	@touch $@

tests/hosts/node_modules/.installed: tests/hosts/package-lock.json | $(VENV)/.node
	cd tests/hosts && npm ci --no-audit --no-fund --ignore-scripts --loglevel=error
	@touch $@
