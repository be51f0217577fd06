"""The first answers of the lab: for each game, is it fair by seat, how long is it, how deep, how much is luck, what is weak?

    python benchmarks/lab_answers.py                         # small: a quarter of an hour on one free core
    python benchmarks/lab_answers.py --full --processes 16   # with the levels `sharp` and `learned:0.3s`, and ten times the matches
    python benchmarks/lab_answers.py swintus honeymoon       # only these

Writes docs/lab/GAME.html, GAME.json, GAME-strong.json and, from all answers that are there, docs/lab/README.md. What was played is
kept in the folder --kept, so that an interrupted run goes on. The README and docs/lab.md tell some of the figures, with pictures:
`make screenshots ARGS=lab` takes these again. It needs numpy, numba, msgspec, platformdirs, babel and fluent, but
neither rich nor typer, litestar or pyarrow.
"""

import argparse
import os
import time
from pathlib import Path
from typing import Any

import msgspec

from sweetbox.kernel.registry import all_games
from sweetbox.kernel.registry import game as find_game
from sweetbox.lab.answer import Answer, Figure, Part
from sweetbox.lab.lab import Lab
from sweetbox.lab.page import page_of
from sweetbox.lab.question import make_question
from sweetbox.lab.saying import Teller
from sweetbox.words import words

FOLDER = Path(__file__).parents[1] / "docs" / "lab"
SEATS = 3
LADDER = ["random", "gentle", "fair"]
MATCHES = {"swintus": 3000, "biscuit_pockets": 3000, "honeymoon": 800, "sweets_stack": 200}  # as long as some of them take
RARE = 0.05  # a thing that fewer seats use, for certain, is named
NAMED = 3  # things of a list that are named


def questions(game: str, full: bool) -> dict[str, dict[str, Any]]:
    """By the name of the file: one with quick players, one with strong ones."""
    scale = 10 if full else 1
    quick = MATCHES.get(game, 1000)
    title = find_game(game).facts.title
    strong = ["sharp", "learned:0.3s"] if full else ["search:200", "learned:200"]
    return {
        game: {
            "title": f"{title}: fair, long, deep, lucky?", "game": game, "seats": SEATS, "players": ["greedy"],
            "matches": scale * quick, "ladder": LADDER, "ladder_matches": scale * quick // 5,
        },
        f"{game}-strong": {
            "title": f"{title} with strong players", "game": game, "seats": SEATS, "players": [strong[0]], "matches": 60 * scale,
            "ladder": ["fair", *strong], "ladder_matches": 45 * scale,
        },
    }  # fmt: skip


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=all_games())
    parser.add_argument("--full", action="store_true", help="more matches, and the levels that think for a time")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--kept", type=Path, default=Path(".cache/lab"), help="where finished pieces are kept")
    parser.add_argument("--only-quick", action="store_true", help="leave out the strong players")
    given = parser.parse_args()
    FOLDER.mkdir(parents=True, exist_ok=True)
    for game in given.games:
        for name, asked in questions(game, given.full).items():
            if given.only_quick and name.endswith("-strong"):
                continue
            begun = time.perf_counter()
            answer = Lab(make_question(asked), given.kept).run(processes=given.processes)
            (FOLDER / f"{name}.json").write_bytes(msgspec.json.encode(answer) + b"\n")
            if name == game:
                (FOLDER / f"{name}.html").write_text(page_of(answer, words("en")), encoding="utf-8")
            print(f"{name}: {time.perf_counter() - begun:.0f} s, load {os.getloadavg()[0]:.1f}", flush=True)
        write_summary()


# ---- The summary ----


def write_summary() -> None:
    files = [file for file in sorted(FOLDER.glob("*.json")) if not file.stem.startswith("tune-")]  # those are answers of `lab tune`
    answers = {file.stem: msgspec.json.decode(file.read_bytes(), type=Answer) for file in files}
    lines = [
        "# First answers",
        "",
        "Each game with three players, asked by `benchmarks/lab_answers.py`; [lab.md](../lab.md) says what each figure means. All",
        "intervals of one answer hold at once with a confidence of 95 %. These are bots: people may play, and find, otherwise.",
    ]
    for game in all_games():
        if game in answers:
            lines += ["", *section(game, answers[game], answers.get(f"{game}-strong"))]
    (FOLDER / "README.md").write_text("\n".join(lines) + "\n", encoding="utf-8")


def section(game: str, answer: Answer, strong: Answer | None) -> list[str]:
    tell, (part,) = Teller(answer, words("en")), answer.parts
    lines = [f"## {part.title}", "", f"[The page]({game}.html), {part.matches} matches of `{part.players[0]}`.", ""]
    lines.append(f"- **Fair by seat?** {fairness(part, tell)}")
    lines.append(f"- **How long?** {told(tell, part, 'length')} decisions, {told(tell, part, 'rounds')} rounds,")
    lines.append(f"  {told(tell, part, 'minutes')} minutes by estimate; the box says {box_minutes(game)}.")
    lines.append(f"- **How deep?** {ladder(part, tell)}")
    if strong is not None:
        (second,) = strong.parts
        lines.append(f"  Among the strong: {ladder(second, Teller(strong, words('en')))}")
        lines.append(f"  With {second.matches} matches of `{second.players[0]}`: {fairness(second, Teller(strong, words('en')))}")
    lines.append(f"- **How much luck?** {luck(part, tell)} It is decided after {told(tell, part, 'decided')} of a match,")
    lines.append(f"  and the lead changes {told(tell, part, 'lead_changes')} times.")
    lines.append(f"- **What is weak?** {weak(part, tell)}")
    return lines


def told(tell: Teller, part: Part, measure: str) -> str:
    group = part.group(measure)
    assert group is not None
    return tell.figure(group.figures[0], group.kind)


def box_minutes(game: str) -> str:
    low, high = find_game(game).facts.minutes
    return f"{low} to {high}" if low != high else str(low)


def fairness(part: Part, tell: Teller) -> str:
    found = []
    for measure, what in (("seats", "seat"), ("order", "place in the order of play")):
        group = part.group(measure)
        if group is None:
            found.append("All choose at once, so nobody starts." if measure == "order" else "")
            continue
        apart = [figure for figure in group.figures if not figure.low <= 1 / part.seats <= figure.high]
        shares = ", ".join(tell.figure(figure, group.kind) for figure in group.figures)
        head = f"No {what} is shown to be favoured" if not apart else f"Not by {what}"
        found.append(f"{head}: {shares}.")
    return " ".join(filter(None, found))


def ladder(part: Part, tell: Teller) -> str:
    rungs = [f"`{rung.upper}` takes {tell.figure(rung.taken, 'share')} from `{rung.lower}`" for rung in part.ladder]
    return "; ".join(rungs) + f" (even would be {tell.number(1 / part.seats, 'share')})."


def luck(part: Part, tell: Teller) -> str:
    rung = part.ladder[-1]
    return f"Who plays explains {tell.figure(rung.skill, 'share')} of the variance between `{rung.upper}` and `{rung.lower}`."


def weak(part: Part, tell: Teller) -> str:
    use, worth = part.group("use"), part.group("worth")
    rare = sorted((figure for figure in use.figures if figure.high < RARE), key=lambda figure: figure.value) if use else []
    low = sorted((figure for figure in worth.figures if figure.high < 0), key=lambda figure: figure.value) if worth else []
    high = sorted((figure for figure in worth.figures if figure.low > 0), key=lambda figure: -figure.value) if worth else []
    sentences = [
        named(f"{len(rare)} things are chosen by fewer than {RARE:.0%} of seats in a match, the rarest", rare, tell, False),
        named("Going with losing most clearly", low, tell, True),
        named("Going with winning", high, tell, True),
    ]
    return " ".join(filter(None, sentences)) or "Nothing that these matches can show."


def named(head: str, figures: list[Figure], tell: Teller, signed: bool) -> str:
    if not figures:
        return ""
    return f"{head}: " + ", ".join(f"{figure.label} {tell.figure(figure, 'share', signed)}" for figure in figures[:NAMED]) + "."


if __name__ == "__main__":
    main()
