"""Laws for every game, ours or yours: `sweetbox check my_package.my_game` tries them, and so do our own tests.

A law is a function whose name is its sentence, and pytest runs it (the extra `check` brings it). `contract` and `hiding` are
about the kernel's contract, `matches` about whole matches and how they are shown, `compiled` about the engines, `papers` about
words, and `lessons` about the guided first match, if the game has one.
"""

import importlib.util

if importlib.util.find_spec("pytest") is not None:
    import pytest

    pytest.register_assert_rewrite(f"{__name__}.contract", f"{__name__}.hiding", f"{__name__}.matches")
    pytest.register_assert_rewrite(f"{__name__}.compiled", f"{__name__}.papers", f"{__name__}.lessons")
