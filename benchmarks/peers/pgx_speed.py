"""Pgx: random play in a batch, on whatever device JAX has. Prints one line of JSON a game and batch.

python benchmarks/peers/pgx_speed.py ROWS[,ROWS …] SECONDS GAME …
"""

import json
import sys
import time

import jax
import jax.numpy as jnp
import pgx
from pgx.experimental import auto_reset

STEPS = 32  # moves of every row in one call


def measure(name: str, rows: int, seconds: float, seen: bool) -> dict[str, object]:
    env = pgx.make(name)
    step = jax.vmap(auto_reset(env.step, env.init))

    def one(carry, _):  # type: ignore[no-untyped-def]
        state, key, sums = carry
        key, for_moves, for_steps = jax.random.split(key, 3)
        moves = jax.random.categorical(for_moves, jnp.where(state.legal_action_mask, 0.0, -jnp.inf), axis=-1)
        state = step(state, moves, jax.random.split(for_steps, rows))
        if seen:  # the compiler leaves out what nobody uses
            sums = sums + state.observation.astype(jnp.float32).reshape(rows, -1).sum(axis=1)
        return (state, key, sums), None

    @jax.jit
    def play(state, key, sums):  # type: ignore[no-untyped-def]
        return jax.lax.scan(one, (state, key, sums), None, length=STEPS)

    key = jax.random.PRNGKey(0)
    state = jax.jit(jax.vmap(env.init))(jax.random.split(key, rows))
    carry = (state, key, jnp.zeros(rows))
    carry, _ = jax.block_until_ready(play(*carry))  # compiles
    calls = 0
    began, used = time.perf_counter(), time.process_time()
    while time.perf_counter() - began < seconds:
        carry, _ = jax.block_until_ready(play(*carry))
        calls += 1
    wall, used = time.perf_counter() - began, time.process_time() - used
    steps = calls * STEPS * rows
    return {
        "game": name,
        "rows": rows,
        "observed": seen,
        "device": jax.devices()[0].platform,
        "steps_a_second": round(steps / wall),
        "steps_a_cpu_second": round(steps / used),
    }


if __name__ == "__main__":
    batches, length, names = [int(part) for part in sys.argv[1].split(",")], float(sys.argv[2]), sys.argv[3:]
    for name in names:
        for rows in batches:
            for seen in (False, True):
                try:
                    print(json.dumps(measure(name, rows, length, seen)), flush=True)
                except Exception as error:  # one game's failure is not the others'
                    print(json.dumps({"game": name, "rows": rows, "failed": str(error)[-300:]}), flush=True)
