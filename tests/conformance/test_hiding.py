"""The laws of hiding and of simultaneous steps."""

from sweetbox.conformance.hiding import *  # noqa: F403
