"""The compiled engine is the interpreted one."""

from sweetbox.conformance.compiled import *  # noqa: F403
