"""All seats and all variants of every game through every adapter: longer than `make test` may take.

python tests/adapters/everything.py            figures of the last run: docs/adapters.md
"""

import os
import sys

import pytest

if __name__ == "__main__":
    os.environ["SWEETBOX_EVERYTHING"] = "1"
    sys.exit(pytest.main([os.path.dirname(__file__), "-n", "2", *sys.argv[1:]]))
