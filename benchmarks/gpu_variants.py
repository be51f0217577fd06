"""Ways to play random matches on a GPU, each measured and compared with the CPU. Needs numba-cuda and a GPU.

python benchmarks/gpu_variants.py                      all games and variants; figures go to $OUT too
python benchmarks/gpu_variants.py GAME VARIANT         one, in this process
"""

import fcntl
import hashlib
import json
import os
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import numpy as np

import sweetbox
from sweetbox.engine import engine
from sweetbox.kernel import translate
from sweetbox.kernel.chance import CHANCE, RNG_WORDS

MATCHES = {"biscuit_pockets": 1 << 19, "honeymoon": 1 << 19, "sweet_nose": 1 << 20, "sweets_stack": 1 << 17, "swintus": 1 << 17}
MOST_SECONDS = 150.0  # no variant is begun later
CHECKED = 4096
STARTED = time.perf_counter()
BASE = {"size": 150, "loop": "flat", "wait": 0, "bits": 32, "registers": 0}
VARIANTS = {
    "base": {},
    "nested": {"loop": "nested"},
    "wait1": {"wait": 1},
    "wait8": {"wait": 8},
    "wait16": {"wait": 16},
    "wait8regs48": {"wait": 8, "registers": 48},
    "wait8regs32": {"wait": 8, "registers": 32},
    "settle8": {"wait": 8, "loop": "settle"},
    "wait8bits16": {"wait": 8, "bits": 16},
}
BLOCKS = [(128, 512), (128, 1024), (128, 2048)]  # threads of a block, of an SM


def digest(tables, points, ranks, steps):
    hashed = hashlib.sha256()
    for each in (tables, points, ranks, steps):
        hashed.update(np.ascontiguousarray(each[:CHECKED]).tobytes())
    return hashed.hexdigest()[:16]


def kernel(game, size, loop, wait, bits, registers):
    import numba
    from numba import cuda, types

    translate.CALL_SIZE = size
    rules = game.rules
    functions = translate.for_gpu(rules)
    start_rng, setup, result, random_step = (functions[name] for name in ("start_rng", "setup", "result", "random_step"))
    to_act, odds, happen, pick, below, legal, play, first_seat = (
        functions[name] for name in ("to_act", "odds", "happen", "pick", "below", "legal", "play", "first_seat")
    )
    record = numba.from_dtype(np.dtype(rules.Table))
    integer = types.int32 if bits == 32 else types.int16
    moves_count, outcomes = rules.MOVES, rules.OUTCOMES
    jit = cuda.jit(max_registers=registers) if registers else cuda.jit()

    @cuda.jit(device=True)
    def begin(boxes, blank, table, rng, seed, i):
        table[0] = blank[0]
        start_rng(rng, seed, i)
        setup(boxes[0], table[0])

    @cuda.jit(device=True)
    def two_steps(box, table, rng, moves, weights):
        """An outcome if one is due, then a move if one is owed."""
        made = 0
        mask = to_act(box, table)
        if mask == CHANCE:
            total = odds(box, table, weights)
            happen(box, table, pick(rng, weights, total))
            mask = to_act(box, table)
            made += 1
        if mask > 0:
            seat = first_seat(mask)
            n = legal(box, table, seat, moves)
            play(box, table, seat, moves[below(rng, n)])
            made += 1
        return made

    @cuda.jit(device=True)
    def settled_step(box, table, rng, moves, weights):
        """All outcomes that are due, then a move if one is owed."""
        made = 0
        mask = to_act(box, table)
        while mask == CHANCE:
            total = odds(box, table, weights)
            happen(box, table, pick(rng, weights, total))
            mask = to_act(box, table)
            made += 1
        if mask > 0:
            seat = first_seat(mask)
            n = legal(box, table, seat, moves)
            play(box, table, seat, moves[below(rng, n)])
            made += 1
        return made

    @cuda.jit(device=True)
    def one_step(box, table, rng, moves, weights):
        return 1 if random_step(box, table, rng, moves, weights) else 0

    some_steps = {"flat": one_step, "pair": two_steps, "settle": settled_step, "nested": one_step}[loop]

    if wait:

        @jit
        def play_all(boxes, blank, tables, rngs, queue, seed, limit, points, ranks, steps):
            table = cuda.local.array(1, record)
            moves = cuda.local.array(moves_count, integer)
            weights = cuda.local.array(outcomes, types.int32)
            rng = cuda.local.array(RNG_WORDS, types.int64)
            i, made, on, left = 0, 0, False, True
            while True:
                waiting = cuda.popc(cuda.ballot_sync(0xFFFFFFFF, not on))
                if waiting >= wait:  # the same for all threads that vote
                    if not on and left:
                        i = cuda.atomic.add(queue, 0, 1)
                        if i < len(tables):
                            begin(boxes, blank, table, rng, seed, i)
                            made, on = 0, True
                        else:
                            left = False
                    if cuda.ballot_sync(0xFFFFFFFF, on) == 0:
                        break
                if on:
                    more = some_steps(boxes[0], table[0], rng, moves, weights) if made < limit else 0
                    made += more
                    if more == 0:
                        result(boxes[0], table[0], points[i], ranks[i])
                        tables[i] = table[0]
                        steps[i] = made
                        on = False

    elif loop == "nested":

        @jit
        def play_all(boxes, blank, tables, rngs, queue, seed, limit, points, ranks, steps):
            table = cuda.local.array(1, record)
            moves = cuda.local.array(moves_count, integer)
            weights = cuda.local.array(outcomes, types.int32)
            rng = cuda.local.array(RNG_WORDS, types.int64)
            i = cuda.atomic.add(queue, 0, 1)
            while i < len(tables):
                begin(boxes, blank, table, rng, seed, i)
                made = 0
                while made < limit and random_step(boxes[0], table[0], rng, moves, weights):
                    made += 1
                result(boxes[0], table[0], points[i], ranks[i])
                tables[i] = table[0]
                steps[i] = made
                i = cuda.atomic.add(queue, 0, 1)

    else:

        @jit
        def play_all(boxes, blank, tables, rngs, queue, seed, limit, points, ranks, steps):
            table = cuda.local.array(1, record)
            moves = cuda.local.array(moves_count, integer)
            weights = cuda.local.array(outcomes, types.int32)
            rng = cuda.local.array(RNG_WORDS, types.int64)
            i = cuda.atomic.add(queue, 0, 1)
            made = 0
            if i < len(tables):
                begin(boxes, blank, table, rng, seed, i)
            while i < len(tables):
                more = some_steps(boxes[0], table[0], rng, moves, weights) if made < limit else 0
                made += more
                if more == 0:
                    result(boxes[0], table[0], points[i], ranks[i])
                    tables[i] = table[0]
                    steps[i] = made
                    made = 0
                    i = cuda.atomic.add(queue, 0, 1)
                    if i < len(tables):
                        begin(boxes, blank, table, rng, seed, i)

    return play_all


def measure(name, variant):
    from numba import cuda

    game = sweetbox.game(name)
    rules = game.rules
    seats = sum(game.seats) // 2
    box = game.make_box(seats)
    play_all = kernel(game, **{**BASE, **VARIANTS[variant]})
    count = MATCHES[name]
    boxes = cuda.to_device(np.frombuffer(bytes(box), np.dtype(rules.Box)).copy())
    blank = cuda.to_device(np.zeros(1, np.dtype(rules.Table)))
    tables = cuda.to_device(np.zeros(count, np.dtype(rules.Table)))
    rngs = cuda.to_device(np.zeros((1, RNG_WORDS), np.int64))
    points, ranks = (cuda.to_device(np.zeros((count, rules.SEATS[1]), np.int32)) for _ in range(2))
    steps = cuda.to_device(np.zeros(count, np.int64))
    began = time.perf_counter()
    queue = cuda.to_device(np.array([count], np.int64))
    arguments = (boxes, blank, tables, rngs, queue, 7, rules.LONGEST, points, ranks, steps)
    play_all[1, 32](*arguments)
    cuda.synchronize()
    compiled = time.perf_counter() - began
    (only,) = play_all.overloads.values()
    figures = {"game": name, "variant": variant, "compile": round(compiled, 1)}
    figures["registers"], figures["local"] = only.regs_per_thread, only.local_mem_per_thread
    sms = cuda.get_current_device().MULTIPROCESSOR_COUNT
    rates = {}
    with open("/tmp/gpu.lock", "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        for block, threads in BLOCKS:
            queue.copy_to_device(np.zeros(1, np.int64))
            cuda.synchronize()
            began = time.perf_counter()
            play_all[sms * threads // block, block](*arguments)
            cuda.synchronize()
            seconds = time.perf_counter() - began
            total = int(steps.copy_to_host().sum())
            rates[f"{block}/{threads}"] = round(total / seconds / 1e6)
    figures["digest"] = digest(tables.copy_to_host(), points.copy_to_host(), ranks.copy_to_host(), steps.copy_to_host())
    figures["best"] = max(rates.values())
    figures["million_steps_a_second"] = rates
    print(json.dumps(figures), flush=True)


def expected(name):
    """The CPU's digest of the same matches, and its rate on one core."""
    game = sweetbox.game(name)
    box = game.make_box(sum(game.seats) // 2)
    fast = engine(game, "cpu")
    fast.playouts(box, 2)
    began = time.process_time()
    played = fast.playouts(box, CHECKED, seed=7)
    seconds = time.process_time() - began
    found = digest(played.tables, played.points, played.ranks, played.steps)
    print(json.dumps({"game": name, "variant": "cpu", "digest": found, "best": round(played.total_steps / seconds / 1e6, 2)}))


def run(job):
    began = time.perf_counter()
    if began - STARTED > MOST_SECONDS:
        return {"game": job[0], "variant": job[1], "failed": "no time left"}
    done = subprocess.run([sys.executable, __file__, *job], capture_output=True, text=True, timeout=400)
    line = done.stdout.strip() or json.dumps({"game": job[0], "variant": job[1], "failed": done.stderr[-600:]})
    print(f"{time.perf_counter() - began:.0f} s {line}", flush=True)
    return json.loads(line.splitlines()[-1])


def main(names):
    jobs = [(name, variant) for variant in ("cpu", *VARIANTS) for name in names]
    with ThreadPoolExecutor(int(os.environ.get("JOBS", "14"))) as pool:
        found = list(pool.map(run, jobs))
    right = {each["game"]: each.get("digest") for each in found if each["variant"] == "cpu"}
    for each in sorted(found, key=lambda each: (each["game"], -each.get("best", 0))):
        verdict = "" if each.get("digest") == right[each["game"]] else "  DIFFERENT"
        details = f"{each.get('registers', '')} {each.get('local', '')} {each.get('compile', '')}"
        print(f"{each['game']:<16} {each['variant']:<10} {each.get('best', 'failed')!s:>7}  {details}{verdict}", flush=True)
    if "OUT" in os.environ:
        (Path(os.environ["OUT"]) / "variants.json").write_text(json.dumps(found, indent=1))


if __name__ == "__main__":
    if len(sys.argv) == 3 and sys.argv[2] in VARIANTS:
        measure(sys.argv[1], sys.argv[2])
    elif len(sys.argv) == 3 and sys.argv[2] == "cpu":
        expected(sys.argv[1])
    else:
        main(sys.argv[1:] or sweetbox.all_games())
