"""`sweetbox games`."""

from typing import Any

from sweetbox.cli.parameters import Json, Language, read_language
from sweetbox.cli.printing import print_beside, print_error, print_json, print_line
from sweetbox.kernel.game import Game, Option
from sweetbox.kernel.registry import game as find_game
from sweetbox.kernel.say import Say
from sweetbox.words import Words
from sweetbox.words.finished import finished_games, unfinished_games
from sweetbox.words.sources import is_estimate, parts


def games(as_json: Json = False, language: Language = None) -> None:
    speak = read_language(language)
    rows = [_row(find_game(name), read_language(language, name)) for name in finished_games()]
    for say in unfinished_games():
        print_error(speak.render(say))
    if as_json:
        print_json(rows)
        return
    for row in rows:
        _print_row(row, speak)


def _row(game: Game, speak: Words) -> dict[str, Any]:
    facts = game.facts
    return {
        "game": game.name,
        "title": facts.title,
        "seats": list(game.seats),
        "minutes": list(facts.minutes),
        "minutes_estimated": is_estimate(game),
        "designers": list(facts.designers),
        "publisher": facts.publisher,
        "year": facts.year,
        "version": facts.version,
        "about": speak.render(Say("about")),
        "ours": [speak.render(say) for say in parts(game, "ours")],
        "options": [_option_row(option, speak) for option in game.options],
    }


def _option_row(option: Option, speak: Words) -> dict[str, Any]:
    row: dict[str, Any] = {"name": option.name, "kind": option.kind, "default": option.default}
    if option.kind == "choice":
        row["choices"] = list(option.choices)
    if option.kind == "int":
        row |= {"low": option.low, "high": option.high}
    return row | {"about": speak.render(Say(f"option.{option.name}"))}


def _print_row(row: dict[str, Any], speak: Words) -> None:
    seats, minutes = ("-".join(map(str, dict.fromkeys(row[name]))) for name in ("seats", "minutes"))
    print_line(f"{row['title']}  ({row['game']})")
    estimate = "yes" if row["minutes_estimated"] else "no"
    print_line("    " + speak.render(Say("cli.seats_minutes", seats=seats, minutes=minutes, estimate=estimate)))
    print_beside("    ", row["about"])
    year = f", {row['year']}" if row["year"] else ""
    print_line(f"    {', '.join(row['designers'])}; {row['publisher']}{year}")
