"""Bots whose seconds are of the CPU, on one thread: on a busy machine everyone then gets the same. For arenas:

sweetbox arena swintus --bots benchmarks/cpu_time.py:timed:learned:0.05s,benchmarks/cpu_time.py:timed:search:0.05s
sweetbox arena swintus --bots benchmarks/cpu_time.py:timed:master,benchmarks/cpu_time.py:timed:sharp
"""

import time

from sweetbox.bots import Bot, bot
from sweetbox.bots.levels import searches_in

TIMED = f"{__file__}:timed:"  # before a spec


def timed(argument: str | None = None) -> Bot:
    """`cpu_time.py:timed:search:0.05s`: as `search:0.05s`, but for the clock."""
    made = bot(argument or "search")
    searches = searches_in(made)
    assert searches, argument
    for each in searches:
        each.threads, each.clock = 1, time.thread_time
    return made


BOTS = {"timed": timed}
