"""Bots whose seconds are of the CPU, on one thread: on a busy machine everyone then gets the same. For arenas:

sweetbox arena swintus --bots benchmarks/cpu_time.py:timed:learned:0.05s,benchmarks/cpu_time.py:timed:search:0.05s
"""

import time

from sweetbox.bots import bot
from sweetbox.bots.search import SearchBot

TIMED = f"{__file__}:timed:"  # before a spec


def timed(argument: str | None = None) -> SearchBot:
    """`cpu_time.py:timed:search:0.05s`: as `search:0.05s`, but for the clock."""
    made = bot(argument or "search")
    assert isinstance(made, SearchBot), argument
    made.threads, made.clock = 1, time.thread_time
    return made


BOTS = {"timed": timed}
