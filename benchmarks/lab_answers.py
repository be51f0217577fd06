"""The first answers of the lab: for each game, is it fair by seat, how long is it, how deep, how much is luck, what is weak?

    python benchmarks/lab_answers.py                         # small: a quarter of an hour on one free core
    python benchmarks/lab_answers.py --full --processes 16   # with the levels `sharp` and `learned:0.3s`, and ten times the matches
    python benchmarks/lab_answers.py --full --processes 16 --wall 480 --strongest learned:0.1s --out answers
    python benchmarks/lab_answers.py --full --only sharp     # one of the questions: quick, strong, fair, sharp or learned
    python benchmarks/lab_answers.py swintus honeymoon       # only these
    python benchmarks/lab_answers.py --summary               # play nothing: write the pages and the README of what is there again

Writes GAME.html and GAME.json (quick players), the same for GAME-strong (the ladder of strong ones), GAME-fair, GAME-sharp and
GAME-learned (many matches of these alone: is it fair among them?) and, from all answers that are there, README.md into docs/lab or
the folder --out.
What was played is kept in the folder --kept, so that an interrupted run goes on. With --wall all of it ends after so many seconds:
the games share the time, matches that are being played then are given up, and an answer tells of as many matches as there are. The
README and docs/lab.md tell some of the figures, with pictures: `make screenshots ARGS=lab` takes these again. It needs numpy,
numba, msgspec, platformdirs, babel, fluent and pytz, but neither rich nor litestar or pyarrow.
"""

import argparse
import math
import os
import time
from collections.abc import Callable, Iterable, Iterator
from multiprocessing import TimeoutError as NothingYet
from multiprocessing import get_context
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import msgspec

from sweetbox.bots import compiled
from sweetbox.bots.quick import play_quick
from sweetbox.engines import trace
from sweetbox.kernel.registry import all_games
from sweetbox.kernel.registry import game as find_game
from sweetbox.lab.answer import Answer, Figure, Part
from sweetbox.lab.estimate import FEWEST
from sweetbox.lab.lab import Lab
from sweetbox.lab.matches import Matches
from sweetbox.lab.page import page_of
from sweetbox.lab.piece import Piece, play_piece
from sweetbox.lab.question import Question, make_question
from sweetbox.lab.saying import NOTABLE, Teller
from sweetbox.lab.setting import Setting
from sweetbox.lab.tuned import Tuned
from sweetbox.lab.tuned_page import Report
from sweetbox.lab.workers import compile_here
from sweetbox.words import words

FOLDER = Path(__file__).parents[1] / "docs" / "lab"
SEATS = 3
LADDER = ["random", "gentle", "fair"]
MATCHES = {"swintus": 3000, "biscuit_pockets": 3000, "honeymoon": 800, "sweets_stack": 200}  # as long as some of them take
ALONE = {"fair": ("fair", 3000), "sharp": ("sharp", 600), "learned": ("learned:200", 600)}  # files, bots and matches
RARE = 0.05  # a thing that fewer seats use, for certain, is named
NAMED = 3  # things of a list that are named
NEIGHBOURS = (("random", "gentle"), ("gentle", "fair"), ("fair", "sharp"))  # rungs that tell how much is luck
NO_TIME = "There was no time to play this."
WRITING = 2.0  # seconds for an answer to be worked out and written


def questions(game: str, full: bool, strongest: str) -> dict[str, dict[str, Any]]:
    """By the name of the file: one with quick players, one with strong ones and, in full, one for each of ALONE."""
    scale = 10 if full else 1
    quick = MATCHES.get(game, 1000)
    title = find_game(game).facts.title
    strong = ["sharp", strongest] if full else ["search:200", "learned:200"]
    asked = {
        game: {
            "title": f"{title}: fair, long, deep, lucky?", "game": game, "seats": SEATS, "players": ["greedy"],
            "matches": scale * quick, "ladder": LADDER, "ladder_matches": scale * quick // 5,
        },
        f"{game}-strong": {
            "title": f"{title} with strong players", "game": game, "seats": SEATS, "players": [strong[0]], "matches": 60 * scale,
            "ladder": ["fair", *strong], "ladder_matches": 45 * scale,
        },
    }  # fmt: skip
    if full:
        for name, (player, matches) in ALONE.items():
            alone = {
                "title": f"{title} among {name} players",
                "game": game,
                "seats": SEATS,
                "players": [player],
                "matches": matches,
            }
            asked[f"{game}-{name}"] = alone
    return asked


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=all_games())
    parser.add_argument("--full", action="store_true", help="more matches, and the levels that think for a time")
    parser.add_argument("--strongest", default="learned:0.3s", help="the top of the ladder of --full")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--wall", type=float, default=math.inf, help="seconds after which all of it ends")
    parser.add_argument("--out", type=Path, default=FOLDER, help="where answers are written")
    parser.add_argument("--kept", type=Path, default=Path(".cache/lab"), help="where finished pieces are kept")
    parser.add_argument("--only", choices=["quick", "strong", *ALONE], help="leave out the other questions")
    parser.add_argument("--summary", action="store_true", help="play nothing")
    given = parser.parse_args()
    if given.only in ALONE and not given.full:
        parser.error(f"--only {given.only} goes with --full")
    given.out.mkdir(parents=True, exist_ok=True)
    ends = time.monotonic() + given.wall
    games = [] if given.summary else given.games
    compile_all(games, given.processes)
    for number, game in enumerate(games):
        started = time.monotonic()
        share = (ends - started) / (len(games) - number)
        asked = questions(game, given.full, given.strongest)
        if given.only:
            name = game if given.only == "quick" else f"{game}-{given.only}"
            asked = {name: asked[name]}
        for left, name in zip(range(len(asked), 0, -1), asked, strict=True):
            begun = time.monotonic()
            until = begun + (share - (begun - started)) / left - WRITING
            answer = answered(make_question(asked[name]), given.kept, given.processes, until)
            if answer is not None:
                (given.out / f"{name}.json").write_bytes(msgspec.json.encode(answer) + b"\n")
            told = f"{answer.parts[0].matches} matches" if answer is not None else "no time for two deals"
            print(f"{name}: {told}, {time.monotonic() - begun:.0f} s, load {os.getloadavg()[0]:.1f}", flush=True)
    write_summary(given.out)


def compile_all(games: list[str], processes: int) -> None:
    """All games side by side, for compiled players and for others: what is compiled then, every process loads."""
    begun, tasks = time.monotonic(), [(game, quick) for quick in (False, True) for game in games]
    if tasks:
        with get_context("spawn").Pool(min(processes, len(tasks))) as pool:
            pool.starmap(compile_one, tasks, chunksize=1)
        print(f"compiled in {time.monotonic() - begun:.0f} s", flush=True)


def compile_one(game: str, quick: bool) -> None:
    of = find_game(game)
    if quick and not trace.is_ready(of):
        play_quick(of, of.make_box(SEATS), [0], [["greedy"] * SEATS])
    if not quick and not compiled.is_ready(of):
        compiled.make_ready(of)


def answered(question: Question, kept: Path, processes: int, until: float) -> Answer | None:
    """The answer that can be given then. A rung of the ladder without two deals is left out; None: nor have the players two."""
    run = Lab(question, kept)
    missing = [piece for piece in run.pieces(question.matches) if run.kept.load(piece) is None]
    with Punctual(processes, until) as crew:
        for piece, matches in crew.play(missing, lambda: False):
            run.kept.keep(piece, matches)
    (variant,) = run.variants

    def is_enough(setting: Setting) -> bool:
        """Of one deal nothing but the figures could be told, without intervals."""
        pieces = [Piece(setting, number, question.seed) for number in range(math.ceil(FEWEST / setting.deals))]
        return all(run.kept.load(piece) is not None for piece in pieces)

    if not is_enough(variant.setting):
        return None
    rungs = tuple(each for each in variant.rungs if is_enough(each))
    return Lab(question, kept, variants=[msgspec.structs.replace(variant, rungs=rungs)]).run(given=Resting())


class Resting:
    """Workers that play nothing: the answer is about what is there."""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        return None

    def play(self, pieces: Iterable[Piece], enough: Callable[[], bool]) -> Iterator[tuple[Piece, Matches]]:
        yield from ()


class Punctual(Resting):
    """Several processes that stop at a time by the clock `monotonic`, in the middle of a match if need be."""

    def __init__(self, processes: int, until: float) -> None:
        self.processes, self.until = processes, until

    def __enter__(self) -> Self:
        self._pool = get_context("spawn").Pool(self.processes)
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self._pool.terminate()
        self._pool.join()

    def play(self, pieces: Iterable[Piece], enough: Callable[[], bool]) -> Iterator[tuple[Piece, Matches]]:
        rest = yield from compile_here(pieces)
        coming = self._pool.imap_unordered(played, rest)
        while not enough() and (left := self.until - time.monotonic()) > 0:
            try:
                yield coming.next(timeout=None if left == math.inf else left)
            except (StopIteration, NothingYet):
                return


def played(piece: Piece) -> tuple[Piece, Matches]:
    return piece, play_piece(piece)


# ---- The summary ----


def write_summary(folder: Path) -> None:
    tuned = sorted(folder.glob("tune-*.json"))  # answers of `lab tune`
    files = [file for file in sorted(folder.glob("*.json")) if file not in tuned]
    answers = {file.stem: msgspec.json.decode(file.read_bytes(), type=Answer) for file in files}
    lines = [
        "# First answers",
        "",
        "Each game with three players, asked by `benchmarks/lab_answers.py`; [lab.md](../lab.md) says what each figure means. All",
        "intervals of one answer hold at once with a confidence of 95 %. These are bots: people may play, and find, otherwise.",
        "",
        "`sharp` takes 60 % from `fair` means: one `sharp` bot among two `fair` ones gets 60 % of the wins. How much of who wins",
        "is skill follows from that share: 0 % if the better player wins no more than the others, 100 % if it always wins. The",
        "rest is luck.",
        "A thing goes with winning if those who use it win more often. That need not be because they use it.",
        "A tie is a shared win. Where a tenth of the matches or more are tied, it says so.",
    ]
    if not any(rung.tied for answer in answers.values() for part in answer.parts for rung in part.ladder):
        lines.append("The ladders were played before their ties were counted.")
    for name, answer in answers.items():
        (folder / f"{name}.html").write_text(page_of(answer, words("en")), encoding="utf-8")
    for file in tuned:
        report = Report(msgspec.json.decode(file.read_bytes(), type=Tuned), words("en"))
        file.with_suffix(".html").write_text(report.page(), encoding="utf-8")
    for game in all_games():
        if game in answers:
            alone = {name: answers[f"{game}-{name}"] for name in ALONE if f"{game}-{name}" in answers}
            lines += ["", *section(game, answers[game], answers.get(f"{game}-strong"), alone)]
    (folder / "README.md").write_text("\n".join(lines) + "\n", encoding="utf-8")


def section(game: str, answer: Answer, strong: Answer | None, alone: dict[str, Answer]) -> list[str]:
    tell, (part,) = Teller(answer, words("en")), answer.parts
    lines = [f"## {part.title}", "", f"[The page]({game}.html), {part.matches} matches of `{part.players[0]}`.", ""]
    lines.append(f"- **Fair by seat?** {fairness(part, tell)}")
    for name, other in alone.items():
        (second,) = other.parts
        page = f"[{second.matches} matches of `{second.players[0]}`]({game}-{name}.html)"
        lines.append(f"  With {page}: {fairness(second, Teller(other, words('en')))}")
    lines.append(f"- **How long?** {told(tell, part, 'length')} decisions, {told(tell, part, 'rounds')} rounds.")
    lines.append(f"- **How deep?** {ladder(part, tell)}")
    if strong is not None:
        (among,), heard = strong.parts, Teller(strong, words("en"))
        lines.append(f"  Among [strong players]({game}-strong.html): {ladder(among, heard)}")
        if tied := " ".join(ties(among, heard)):
            lines.append(f"  With {among.matches} matches of `{among.players[0]}`: {tied}")
    lines.append(f"- **How much luck?** {luck([part, *(strong.parts if strong else ())], tell)}")
    lines.append(f"  The later winner leads for good after {told(tell, part, 'decided')} of a match on average,")
    lines.append(f"  and the lead changes {told(tell, part, 'lead_changes')} times.")
    lines.append(f"- **What is weak?** {weak(part, tell)}")
    lines.append(f"- **What is strong?** {strong_things(part, tell)}")
    return lines


def told(tell: Teller, part: Part, measure: str) -> str:
    group = part.group(measure)
    assert group is not None
    return tell.figure(group.figures[0], group.kind)


def fairness(part: Part, tell: Teller) -> str:
    found = []
    for measure, what in (("seats", "By seat"), ("order", "In the order of play")):
        group = part.group(measure)
        if group is None:
            found.append("All choose at once, so nobody starts." if measure == "order" else "")
            continue
        shares = ", ".join(tell.figure(figure, group.kind) for figure in group.figures)
        found.append(f"{tell.verdict(part, measure)} {what}: {shares}.")
    return " ".join(filter(None, [*found, *ties(part, tell)]))


def ties(part: Part, tell: Teller) -> list[str]:
    """How many matches are tied, where it is a notable part of them."""
    group = part.group("ties")
    if group is None or group.figures[0].value < NOTABLE:
        return []
    return tell.tied(part) or [f"Of these matches, {tell.figure(group.figures[0], group.kind)} are tied."]


def ladder(part: Part, tell: Teller) -> str:
    if not part.ladder:
        return NO_TIME
    rungs = [f"`{rung.upper}` takes {tell.taken(rung)} from `{rung.lower}`" for rung in part.ladder]
    return "; ".join(rungs) + f" (even would be {tell.number(1 / part.seats, 'share')})."


def luck(parts: list[Part], tell: Teller) -> str:
    """Between neighbours on the ladder. Between the strongest and a random player, nearly all of any game is skill."""
    rungs = [rung for part in parts for rung in part.ladder if (rung.lower, rung.upper) in NEIGHBOURS]
    if not rungs:
        return NO_TIME
    told = "; ".join(f"`{rung.upper}` and `{rung.lower}` {tell.figure(rung.skill, 'share')}" for rung in rungs)
    return f"How much of who wins is skill, between neighbours on the ladder: {told}. The rest is luck."


def weak(part: Part, tell: Teller) -> str:
    use, worth = part.group("use"), part.group("worth")
    rare = sorted((figure for figure in use.figures if figure.high < RARE), key=lambda figure: figure.value) if use else []
    low = sorted((figure for figure in worth.figures if figure.high < 0), key=lambda figure: figure.value) if worth else []
    sentences = [
        named(f"{len(rare)} things are chosen by fewer than {RARE:.0%} of seats in a match, the rarest", rare, tell, False),
        named("What goes with losing most clearly", low, tell, True),
    ]
    nothing = f"Nothing is chosen by fewer than {RARE:.0%} of seats in a match, and nothing is shown to go with losing."
    return " ".join(filter(None, sentences)) or nothing


def strong_things(part: Part, tell: Teller) -> str:
    worth = part.group("worth")
    high = sorted((figure for figure in worth.figures if figure.low > 0), key=lambda figure: -figure.value) if worth else []
    return named("What goes with winning most clearly", high, tell, True) or "Nothing is shown to go with winning."


def named(head: str, figures: list[Figure], tell: Teller, signed: bool) -> str:
    if not figures:
        return ""
    return f"{head}: " + ", ".join(f"{figure.label} {tell.figure(figure, 'share', signed)}" for figure in figures[:NAMED]) + "."


if __name__ == "__main__":
    main()
