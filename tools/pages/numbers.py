"""Each game's numbers: moves, outcomes of chance and observations, with their notation, from the code."""

import json
import random

from sweetbox.engines.observation import Part, observation_parts
from sweetbox.kernel.chance import CHANCE
from sweetbox.kernel.game import Game
from sweetbox.kernel.match import Match
from sweetbox.kernel.move_table import move_table
from sweetbox.kernel.registry import all_games, game
from sweetbox.words import words

INDEX = "reference/numbers/index.md"
MATCHES = 12  # played at random to see what outcomes are called


def page_of(name: str) -> str:
    return f"reference/numbers/{name}.md"


def pages() -> list[str]:
    return [INDEX, *map(page_of, all_games())]


def made() -> dict[str, str]:
    return {INDEX: index(), **{page_of(name): numbers(game(name)) for name in all_games()}}


def index() -> str:
    lines = [
        "# Notation and numbers",
        "",
        "A move is a number with one fixed meaning in its game, whatever the seats, options and edition. It also has a short text,",
        "for people, and a JSON form. All three are accepted wherever a move is: `match.play(seat, 7)`,",
        '`match.play(seat, "flip b2")`. Outcomes of chance have numbers and texts too.',
        "Seats count from 1 in texts (`@2` is the second player) and from 0 in numbers and JSON.",
        "",
        "| game | seats | moves | outcomes | numbers of an observation | longest match |",
        "|---|---|---|---|---|---|",
    ]
    for name in all_games():
        of = game(name)
        rules, (fewest, most) = of.rules, of.seats
        counts = (f"{fewest} to {most}", rules.MOVES, rules.OUTCOMES, of.judge.OBSERVATION, f"{rules.LONGEST:,} entries")
        lines.append(f"| [{of.facts.title}]({name}.md) | {' | '.join(map(str, counts))} |")
    return "\n".join(lines) + "\n"


def numbers(of: Game) -> str:
    played = random_matches(of)
    return "\n".join(
        [
            "---",
            "search:",
            "  exclude: true",
            "---",
            f"# {of.facts.title}: notation and numbers",
            "",
            f"Rules: [{of.facts.title}](../../play/{of.name}.md). Version {of.facts.version} of the rules,",
            f"with {of.seats[1]} seats where the number of seats matters.",
            "",
            "## Moves",
            "",
            "| number | text | JSON | in words, before the first move |",
            "|---|---|---|---|",
            *move_rows(of),
            "",
            "## Outcomes of chance",
            "",
            "What an outcome means depends on what is drawn or rolled, so a number may have several texts.",
            "",
            "| number | texts |",
            "|---|---|",
            *(
                f"| {number} | {', '.join(f'`{text}`' for text in texts)} |"
                for number, texts in sorted(outcome_texts(played).items())
            ),
            "",
            "## A table as one line",
            "",
            f"`match.position.line` after half of a match; `game.position(line, seats={played[0].seats})` reads it.",
            "",
            "```text",
            played[0].position_at(len(played[0].log) // 2).line,
            "```",
            "",
            "## Numbers of an observation",
            "",
            "| number | name | what it is |",
            "|---|---|---|",
            *(f"| {number} | {part.name} | {meaning(part)} |" for number, part in enumerate(observation_parts(of))),
            "",
        ]
    )


def move_rows(of: Game) -> list[str]:
    speak, moves = words("en", of.name), move_table(of, of.make_box(of.seats[1]))
    return [f"| {k} | `{row.text}` | `{json.dumps(row.json)}` | {speak.render(row.say)} |" for k, row in enumerate(moves)]


def meaning(part: Part) -> str:
    return f"a name for something, {part.low} to {part.high}" if part.kind == "category" else "a count"


def random_matches(of: Game) -> list[Match]:
    """The same ones each time; all numbers of seats in turn."""
    fewest, most = of.seats
    matches = []
    for seed in range(MATCHES):
        luck, match = random.Random(seed), of.new_match(fewest + seed % (most - fewest + 1), seed)
        while not match.over:
            seat = min(match.to_act)
            match.play(seat, luck.choice(match.legal_indices(seat)))
        matches.append(match)
    return matches


def outcome_texts(matches: list[Match]) -> dict[int, list[str]]:
    """What each outcome that could have happened in these matches is called, in the order in which it was met."""
    texts: dict[int, dict[str, None]] = {}
    for match in matches:
        for entry, (actor, _) in enumerate(match.log):
            if actor != CHANCE:
                continue
            position = match.position_at(entry)
            for outcome, weight in enumerate(position.odds()):
                if weight:
                    texts.setdefault(outcome, {})[match.game.notation.outcome_text(match.box, position.table, outcome)] = None
    return {outcome: list(named) for outcome, named in texts.items()}
