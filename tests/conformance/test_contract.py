"""The kernel contract."""

from sweetbox.conformance.contract import *  # noqa: F403
