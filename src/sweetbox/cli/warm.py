"""`sweetbox warm`: compiles what is compiled anyway when it is first used."""

import time
from typing import Annotated

from sweetbox.cli.parameters import Argument, Language, Option, read_language
from sweetbox.cli.printing import print_error, print_line, progress
from sweetbox.kernel.game import Game
from sweetbox.kernel.registry import game as find_game
from sweetbox.kernel.say import Say
from sweetbox.words.finished import finished_games


def warm(
    games: Annotated[list[Game] | None, Argument("help.warm_games", "metavar.games")] = None,
    processes: Annotated[int | None, Option("help.warm_processes", "metavar.number", low=1)] = None,
    language: Language = None,
) -> None:
    from sweetbox.bots.warm import is_warm, warm_all

    speak = read_language(language)
    games = games or [find_game(name) for name in finished_games()]
    for game in games:
        if is_warm(game):
            print_line(speak.render(Say("cli.warm_already", title=game.facts.title)))
    cold = {game.name: game.facts.title for game in games if not is_warm(game)}
    if not cold:
        return
    print_error(speak.render(Say("cli.warming", titles=list(cold.values()))))
    began = time.perf_counter()
    with progress() as told:
        told(0, len(cold))
        for number, (name, seconds) in enumerate(warm_all(list(cold), processes), 1):
            print_line(speak.render(Say("cli.warmed", title=cold[name], seconds=f"{seconds:.0f}")))
            told(number, len(cold))
    print_line(speak.render(Say("cli.all_warmed", seconds=f"{time.perf_counter() - began:.0f}")))
