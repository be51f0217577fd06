"""The first answers of the lab in docs/lab: is each game fair by seat, how long is it, how deep, how much is luck, what is weak?

    python tools/lab_answers.py                         # small: a quarter of an hour on one free core
    python tools/lab_answers.py --full --processes 16   # with the levels `sharp` and `learned:0.3s`, and ten times the matches
    python tools/lab_answers.py --full --only sharp     # one of the questions: quick, strong, fair, sharp or learned
    python tools/lab_answers.py swintus honeymoon       # only these
    python tools/lab_answers.py --summary               # play nothing: write the README of what is there again

Writes GAME.json (quick players), the same for GAME-strong (the ladder of strong ones), GAME-fair, GAME-sharp and GAME-learned (many
matches of these alone: is it fair among them?) and, from all answers that are there, README.md. `make docs` makes their pages.
What was played is kept in .cache/lab, so that an interrupted run goes on. --minutes ends each question after so many: its answer
tells of as many matches as there are. The front page and docs/lab.md tell some of the figures, with pictures: `make screenshots
ARGS=lab` takes these again.
"""

import argparse
from pathlib import Path
from typing import Any

import msgspec

from sweetbox.cli.printing import progress
from sweetbox.kernel.registry import all_games
from sweetbox.kernel.registry import game as find_game
from sweetbox.lab.answer import Answer, Figure, Part
from sweetbox.lab.lab import Lab
from sweetbox.lab.question import make_question
from sweetbox.lab.saying import NOTABLE, Teller
from sweetbox.words import words

FOLDER = Path(__file__).parents[1] / "docs" / "lab"
KEPT = Path(".cache/lab")
SEATS = 3
LADDER = ["random", "gentle", "fair"]
MATCHES = {"swintus": 3000, "biscuit_pockets": 3000, "honeymoon": 800, "sweets_stack": 200}  # as long as some of them take
ALONE = {"fair": ("fair", 3000), "sharp": ("sharp", 600), "learned": ("learned:200", 600)}  # files, bots and matches
RARE = 0.05  # a thing that fewer seats use, for certain, is named
NAMED = 3  # things of a list that are named
NEIGHBOURS = (("random", "gentle"), ("gentle", "fair"), ("fair", "sharp"))  # rungs that tell how much is luck
NO_TIME = "There was no time to play this."
TUNED = "tune-"  # how files of `lab tune` begin


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
    parser.add_argument("--minutes", type=float, help="the most for each question")
    parser.add_argument("--only", choices=["quick", "strong", *ALONE], help="leave out the other questions")
    parser.add_argument("--summary", action="store_true", help="play nothing")
    given = parser.parse_args()
    if given.only in ALONE and not given.full:
        parser.error(f"--only {given.only} goes with --full")
    for game in [] if given.summary else given.games:
        for name, asked in questions(game, given.full, given.strongest).items():
            if given.only in (None, "quick" if name == game else name.removeprefix(f"{game}-")):
                question = make_question(asked if given.minutes is None else {**asked, "minutes": given.minutes})
                with progress() as told:
                    answer = Lab(question, KEPT).run(told, given.processes)
                (FOLDER / f"{name}.json").write_bytes(msgspec.json.encode(answer) + b"\n")
    (FOLDER / "README.md").write_text(summary(answers()), encoding="utf-8")


# ---- The summary ----


def answers() -> dict[str, Answer]:
    """Those in docs/lab, by the names of their files."""
    files = [file for file in sorted(FOLDER.glob("*.json")) if not file.stem.startswith(TUNED)]
    return {file.stem: msgspec.json.decode(file.read_bytes(), type=Answer) for file in files}


def summary(answers: dict[str, Answer]) -> str:
    lines = [
        "# First answers",
        "",
        "Each game with three players, asked by `tools/lab_answers.py`; [lab.md](../lab.md) says what each figure means. All",
        "intervals of one answer hold at once with a confidence of 95 %. These are bots: people may play, and find, otherwise.",
        "`make docs` makes the pages.",
        "",
        "`sharp` takes 60 % from `fair` means: one `sharp` bot among two `fair` ones gets 60 % of the wins. How much of who wins",
        "is skill follows from that share: 0 % if the better player wins no more than the others, 100 % if it always wins. The",
        "rest is luck.",
        "A thing goes with winning if those who use it win more often. That need not be because they use it.",
        "A tie is a shared win. Where a tenth of the matches or more are tied, it says so.",
    ]
    if not any(rung.tied for answer in answers.values() for part in answer.parts for rung in part.ladder):
        lines.append("The ladders were played before their ties were counted.")
    for game in all_games():
        if game in answers:
            alone = {name: answers[f"{game}-{name}"] for name in ALONE if f"{game}-{name}" in answers}
            lines += ["", *section(game, answers[game], answers.get(f"{game}-strong"), alone)]
    return "\n".join(lines) + "\n"


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
