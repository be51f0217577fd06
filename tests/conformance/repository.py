"""The games of this repository, for the laws of `sweetbox.conformance` and for other tests."""

import os

from sweetbox.kernel.registry import all_games, offer

offer("_small", "small")  # tests/small: a game with a deck, hands, buried cards and simultaneous choices

ONLY = os.environ.get("SWEETBOX_GAME")  # run the suite over one game
GAMES = [ONLY] if ONLY else [*all_games(), "_template", "_small"]
