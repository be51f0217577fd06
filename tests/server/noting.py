"""`sweetbox serve` in a process that notes what it imports, compiles, and reads of its own rules: noting.py FILE ARGUMENTS.

With each SIGUSR1 it writes a line of JSON into the file, with how often it did each thing since the one before, and what is loaded.
"""

import dis
import inspect
import json
import signal
import sys
from collections import Counter
from collections.abc import Callable
from typing import Any

from sweetbox.cli import main
from sweetbox.kernel import translate

HEAVY = ("numba", "llvmlite", "numpy")

noted: Counter[str] = Counter()


def hear(event: str, given: tuple[Any, ...]) -> None:
    if event == "import" and given[1] is None:  # a module in machine code is told of once more, with its file
        noted[f"import {given[0]}"] += 1
    elif event == "compile":
        noted[f"compile {given[1]} {hash(given[0])} {given[0]!r:.60}"] += 1


def counted(about: str, work: Callable[..., Any]) -> Callable[..., Any]:
    def call(what: Any, *more: Any) -> Any:
        done = work(what, *more)
        noted[f"{about} {getattr(what, 'name', what)}"] += 1
        return done

    return call


def write(path: str) -> None:
    told = {"noted": dict(noted), "loaded": [name for name in HEAVY if name in sys.modules]}
    with open(path, "a", encoding="utf-8") as file:
        file.write(json.dumps(told) + "\n")
    noted.clear()


if __name__ == "__main__":
    file, *sys.argv[1:] = sys.argv[1:]
    signal.signal(signal.SIGUSR1, lambda *_: write(file))
    translate.text_digest = counted("ask for the digest of", translate.text_digest)
    translate.reach = counted("walk through", translate.reach)
    dis.get_instructions = counted("disassemble", dis.get_instructions)
    inspect.getsource = counted("read the source of", inspect.getsource)
    sys.addaudithook(hear)
    main()
