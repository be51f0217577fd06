"""Measures Sweetbox and its peers in one run on one machine: `make bench-peers`. Needs .venv-peers, which that makes.

Writes docs/performance.json, the tables in docs/performance.md and the plot in docs/images. `--only 'Sweetbox;OpenSpiel'` measures
these alone and keeps the figures of the others; `--tables` measures nothing.
"""

import json
import os
import platform
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any, NamedTuple

import matplotlib

matplotlib.use("svg")
import matplotlib.pyplot as plt

ROOT = Path(__file__).parents[2]
HERE = Path(__file__).parent
OURS = Path(os.environ.get("OURS", ROOT / ".venv" / "bin" / "python"))
SECONDS = os.environ.get("SECONDS", "1")  # of CPU for each figure
PGX_ROWS = "1,64,1024"
OUR_ROWS = (1, 64, 4096)
SHORT, MEASURED = "in short", "measured"  # parts of the page, between comments

# What each of ours is like, at each peer: the same kind of thing on the table, and about as much of it.
LIKE = {
    "biscuit_pockets": {"OpenSpiel": "phantom_ttt", "Pgx": "2048", "PettingZoo": "connect_four_v3", "RLCard": "uno"},
    "honeymoon": {"OpenSpiel": "go(board_size=9)", "Pgx": "hex", "PettingZoo": "chess_v6", "RLCard": "gin-rummy"},
    "sweet_nose": {"OpenSpiel": "dou_dizhu", "Pgx": "leduc_holdem", "PettingZoo": "leduc_holdem_v4", "RLCard": "doudizhu"},
    "sweets_stack": {"OpenSpiel": "gin_rummy", "Pgx": "backgammon", "PettingZoo": "leduc_holdem_v4", "RLCard": "gin-rummy"},
    "swintus": {"OpenSpiel": "yacht", "Pgx": "backgammon", "PettingZoo": "connect_four_v3", "RLCard": "uno"},
}
COMMANDS = {
    "Sweetbox": [str(OURS), "benchmarks/peers/ours_speed.py", SECONDS],
    "OpenSpiel": [sys.executable, "benchmarks/peers/openspiel_speed.py", SECONDS, *(each["OpenSpiel"] for each in LIKE.values())],
    "PettingZoo, RLCard": [sys.executable, "benchmarks/peers/python_speed.py", SECONDS],
    "Pgx": [sys.executable, "benchmarks/peers/pgx_speed.py", PGX_ROWS, SECONDS, "2048", "hex", "leduc_holdem", "backgammon"],
    "boardgame.io": ["node", "benchmarks/peers/boardgame_speed.mjs", SECONDS],
    "C": [str(OURS), "benchmarks/limit/limit.py", SECONDS],
}


def lines_of(command: list[str]) -> list[dict[str, Any]]:
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    found = [json.loads(line) for line in done.stdout.splitlines() if line.startswith("{")]
    if done.returncode or not found:
        raise SystemExit(f"{shown(command)} failed:\n{done.stderr[-2000:]}")
    for each in found:
        print(json.dumps(each), flush=True)
    return found


def shown(command: list[str]) -> str:
    words = [str(word).replace(str(ROOT) + "/", "") for word in command]
    return " ".join(f"'{word}'" if "(" in word else word for word in words)


def measure(only: list[str], before: dict[str, Any]) -> dict[str, Any]:
    figures: list[dict[str, Any]] = []
    for peer, command in COMMANDS.items():
        if only and peer not in only:
            figures += [each for each in before["figures"] if each["peer"] in peer.split(", ")]
            continue
        if command[0] == "node" and shutil.which("node") is None:
            raise SystemExit("Expected node on the PATH, got none: run `make bench-peers`.")
        figures += [{"peer": peer, **each, "command": shown(command)} for each in lines_of(command)]
    machine = f"{platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}"
    run = {"machine": machine, "load": round(os.getloadavg()[0]), "seconds": float(SECONDS)}
    return {**run, "figures": figures}


# ---- The tables ----


def find(found: dict[str, Any], peer: str, game: str, **more: Any) -> dict[str, Any]:
    for each in found["figures"]:
        if each["peer"] == peer and each["game"] == game and all(each.get(name) == value for name, value in more.items()):
            return each  # type: ignore[no-any-return]
    raise KeyError((peer, game, more))


class Kind(NamedTuple):
    """One way to play at random: only figures of one kind are set against each other."""

    title: str
    says: str  # what is measured, of both sides
    ours: str  # the name of our figure
    peers: dict[str, str]  # peers that are played like that, and the name of their figure


KINDS = (
    Kind(
        "Compiled playouts",
        "Whole matches in one compiled loop, nothing observed: our engine, and OpenSpiel's rollouts in C++, driven by its own "
        "search with a single simulation.",
        "steps_a_cpu_second",
        {"OpenSpiel": "steps_a_cpu_second"},
    ),
    Kind(
        "Compiled batches",
        "Many matches side by side, every row's move chosen at random and made, its legal moves listed and its observation made, "
        "each at its best number of rows. Ours is called from Python for every move; Pgx makes 32 moves in one compiled call.",
        "moves_observed",
        {"Pgx": "steps_observed"},
    ),
    Kind(
        "One position from Python, chance by hand",
        "Every step made from Python, the legal moves or the weights of chance listed at each, nothing observed: our positions "
        "after `speed_up`, and OpenSpiel's states in C++, in the same loop.",
        "position_steps_a_cpu_second",
        {"OpenSpiel": "python_steps_a_cpu_second"},
    ),
    Kind(
        "One position from Python, turn by turn",
        "Every move made from Python, its legal moves listed; chance is drawn inside `position.turn`. OpenSpiel has no such "
        "call: its figures are the same as above.",
        "turn_steps_a_cpu_second",
        {"OpenSpiel": "python_steps_a_cpu_second"},
    ),
    Kind(
        "One match from Python, by the agents' loop",
        "Every move made from Python, with its legal moves and its observation: PettingZoo's AEC loop, ours through our adapter "
        "for it, and RLCard's own `step`.",
        "aec_steps_a_cpu_second",
        {"PettingZoo": "steps_a_cpu_second", "RLCard": "steps_a_cpu_second"},
    ),
    Kind(
        "One match from Python, by OpenSpiel's states",
        "Every move and outcome made from Python, and every decision observed. OpenSpiel's games are C++ there, ours are "
        "compiled rules behind a game in Python, which OpenSpiel's C++ calls back for every question.",
        "adapter_observed_steps_a_cpu_second",
        {"OpenSpiel": "python_observed_steps_a_cpu_second"},
    ),
)


def rate(found: dict[str, Any], peer: str, game: str, name: str) -> int:
    """Steps a second of CPU; of batches the best number of rows."""
    if name == "moves_observed":
        ours = find(found, peer, game)
        return max(int(ours[f"moves_{rows}_observed"]) for rows in OUR_ROWS)
    if name == "steps_observed":
        rows = [each for each in found["figures"] if each["peer"] == peer and each["game"] == game and each.get("observed")]
        return max(int(each["steps_a_cpu_second"]) for each in rows)
    return int(find(found, peer, game)[name])


def compared(found: dict[str, Any], kind: Kind) -> list[str]:
    lines = [f"### {kind.title}: steps a second, and how many times the peer's", "", kind.says, ""]
    lines += ["| game | Sweetbox | " + " | ".join(kind.peers) + " |", "|---|---:|" + "---:|" * len(kind.peers)]
    for game, like in LIKE.items():
        ours = rate(found, "Sweetbox", game, kind.ours)
        cells = []
        for peer, name in kind.peers.items():
            theirs = rate(found, peer, like[peer], name)
            cells.append(f"{like[peer]}: {thousands(theirs)} (×{ours / theirs:,.{1 if ours > theirs else 2}f})")
        lines.append(f"| {game} | {thousands(ours)} | " + " | ".join(cells) + " |")
    return [*lines, ""]


def in_short(found: dict[str, Any]) -> str:
    """The comparisons in one paragraph."""

    def times(kind: Kind, peer: str) -> str:
        theirs = {game: rate(found, peer, like[peer], kind.peers[peer]) for game, like in LIKE.items()}
        ratios = [rate(found, "Sweetbox", game, kind.ours) / theirs[game] for game in LIKE]
        return " to ".join(f"{each:.{0 if each >= 10 else 1 if each >= 1 else 2}f}" for each in (min(ratios), max(ratios)))

    playouts, batches, positions, turns, agents, states = KINDS
    steps = [rate(found, "Sweetbox", game, playouts.ours) / 1e6 for game in LIKE]
    return (
        f"In short: compiled playouts make {min(steps):.0f} to {max(steps):.0f} million steps a second of one core, "
        f"{times(playouts, 'OpenSpiel')} times as many as OpenSpiel's; batches are {times(batches, 'Pgx')} times as fast as Pgx "
        f"on a CPU. One position at a time from Python runs at {times(positions, 'OpenSpiel')} times the speed of OpenSpiel's "
        f"states in C++, turn by turn at {times(turns, 'OpenSpiel')} times; PettingZoo's loop at {times(agents, 'PettingZoo')} "
        f"times that of its own games and {times(agents, 'RLCard')} times that of RLCard's. Behind OpenSpiel's own interface ours "
        f"run at {times(states, 'OpenSpiel')} times the speed of its own."
    )


def thousands(number: float) -> str:
    return f"{number:,.0f}"


def tables(found: dict[str, Any]) -> str:
    run = f"{found['machine']}, load {found['load']}; each figure is of {found['seconds']:g} s of CPU"
    lines = [f"One run of `make bench-peers`: {run}. Every rate is per second of the process's CPU time.", ""]
    lines += ["![Batches](images/performance-batches.svg)", ""]
    for kind in KINDS:
        lines += compared(found, kind)
    board = find(found, "boardgame.io", "four in a row on 6x6")
    slow = [rate(found, "Sweetbox", game, "python_steps_a_cpu_second") for game in LIKE]
    lines.append(
        f"boardgame.io, {board['game']}, in JavaScript: {thousands(board['steps_a_cpu_second'])} steps a second; our interpreted "
        f"playouts make {thousands(min(slow))} to {thousands(max(slow))}."
    )
    lines.append("")
    lines += ["### Against plain C", "", "| game | C | Sweetbox in the same minute | C is faster |", "|---|---:|---:|---:|"]
    for each in found["figures"]:
        if each["peer"] == "C":
            ours, limit = each["ours_steps_a_cpu_second"], each["steps_a_cpu_second"]
            lines.append(f"| {each['game']} | {thousands(limit)} | {thousands(ours)} | ×{limit / ours:.2f} |")
    lines += ["", "### Everything else of ours", ""]
    names = {
        "matches_a_cpu_second": "matches a second",
        "python_steps_a_cpu_second": "interpreted steps a second",
        "moves_1": "moves a second in a batch of 1",
        "moves_64": "of 64",
        "moves_4096": "of 4096",
        "moves_1_observed": "with masks and observations, batch of 1",
        "moves_64_observed": "of 64",
        "moves_4096_observed": "of 4096",
        "adapter_steps_a_cpu_second": "steps a second by OpenSpiel's states",
    }
    lines += ["| | " + " | ".join(LIKE) + " |", "|---|" + "---:|" * len(LIKE)]
    for name, title in names.items():
        values = [find(found, "Sweetbox", game)[name] for game in LIKE]
        lines.append(f"| {title} | " + " | ".join(f"{v:,}" for v in values) + " |")
    lines += ["", "### The commands", ""]
    lines += [f"- `{command}`" for command in dict.fromkeys(each["command"] for each in found["figures"])]
    return "\n".join(lines)


def plot_batches(found: dict[str, Any], path: Path) -> None:
    figure, axes = plt.subplots(figsize=(10, 4.5))
    for game in LIKE:
        ours = find(found, "Sweetbox", game)
        axes.plot(OUR_ROWS, [ours[f"moves_{each}_observed"] for each in OUR_ROWS], marker="o", label=f"Sweetbox {game}")
    for game in ("2048", "hex", "leduc_holdem", "backgammon"):
        with_seen = [each for each in found["figures"] if each["peer"] == "Pgx" and each["game"] == game and each.get("observed")]
        points = [(each["rows"], each["steps_a_cpu_second"]) for each in with_seen]
        axes.plot(*zip(*points, strict=True), marker="s", linestyle="--", label=f"Pgx {game}")
    axes.set_xscale("log")
    axes.set_yscale("log")
    axes.set_xlabel("matches in the batch")
    axes.set_ylabel("observed moves a second of CPU")
    axes.legend(fontsize=8)
    axes.grid(alpha=0.3)
    figure.tight_layout()
    figure.savefig(path, metadata={"Date": None})


def main() -> None:
    kept = ROOT / "docs" / "performance.json"
    if "--tables" in sys.argv:  # from the figures of the last run
        found = json.loads(kept.read_text())
    else:
        only = sys.argv[sys.argv.index("--only") + 1].split(";") if "--only" in sys.argv else []
        found = measure(only, json.loads(kept.read_text()) if only else {})
        kept.write_text(json.dumps(found, indent=1) + "\n")
    page = ROOT / "docs" / "performance.md"
    text = page.read_text()
    for part, written in ((SHORT, in_short(found)), (MEASURED, tables(found))):
        before, rest = text.split(f"<!-- {part}: begin -->")
        after = rest.split(f"<!-- {part}: end -->")[1]
        text = f"{before}<!-- {part}: begin -->\n\n{written}\n\n<!-- {part}: end -->{after}"
    page.write_text(text)
    plt.rcParams["svg.hashsalt"] = "sweetbox"
    plot_batches(found, ROOT / "docs" / "images" / "performance-batches.svg")


if __name__ == "__main__":
    main()
