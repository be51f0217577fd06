"""`sweetbox arena`. The matches are played by `sweetbox.bots.arena`."""

from typing import TYPE_CHECKING, Annotated

from sweetbox.cli.parameters import (
    Edition,
    GameName,
    Json,
    Language,
    Option,
    Options,
    Seats,
    read_bots,
    read_edition,
    read_language,
    read_options,
)
from sweetbox.cli.printing import ALIVE, print_error, print_json, print_line, progress
from sweetbox.kernel.say import Say
from sweetbox.words import Words

if TYPE_CHECKING:
    from sweetbox.bots.arena import Arena, Order, Pair, Report, Standing


NOTABLE = 0.1  # from which part of the matches on ties are worth a word


def arena(
    game: GameName,
    bots: Annotated[str, Option("help.arena_bots", "metavar.bots")],
    seats: Seats = None,
    matches: Annotated[int, Option("help.arena_matches", "metavar.number")] = 100,
    seed: Annotated[int, Option("help.arena_seed", "metavar.number")] = 0,
    option: Options = None,
    edition: Edition = None,
    stop_early: Annotated[bool, Option("help.stop_early")] = False,
    fresh: Annotated[bool, Option("help.fresh")] = False,
    processes: Annotated[int | None, Option("help.processes", "metavar.number")] = None,
    as_json: Json = False,
    language: Language = None,
) -> None:
    """Twelve parameters, since each is an argument or option of the command."""

    from sweetbox.bots.arena import Arena
    from sweetbox.bots.compiled import is_ready

    specs = read_bots(bots)
    count = seats if seats is not None else max(game.seats[0], min(len(specs), game.seats[1]))
    run = Arena(game, specs, count, matches, read_options(game, option), read_edition(game, edition), fresh, seed)
    speak = read_language(language)
    if not is_ready(game):
        print_error(speak.render(Say("cli.compiling", title=game.facts.title)))
    with progress(ALIVE) as told:
        report = run.run(told, processes, stop_early)
    if as_json:
        print_json(report)
    else:
        _print_report(run, report, speak)
    if report.failing:
        raise SystemExit(1)


def _print_report(run: "Arena", report: "Report", speak: Words) -> None:
    title = run.game.facts.title
    print_line(speak.render(Say("cli.arena", title=title, seats=report.seats, count=report.matches, entries=report.entries)))
    width = max(len(each.name) for each in report.bots)
    for each in report.bots:
        share = _interval(each, 6)
        points = f"{report.points[each.name]:.1f}"
        label = f"  {each.name:<{width}}"
        print_line(speak.render(Say("cli.arena_bot", bot=label, share=share, points=points)))
    for pair in report.pairs:
        told = "cli.arena_pair_open" if pair.low <= 0.5 <= pair.high else "cli.arena_pair"
        print_line("  " + speak.render(Say(told, one=pair.one, other=pair.other, share=_interval(pair))))
    _print_orders(report, speak)
    for each in report.bots:
        pace = report.paces[each.name]
        print_line(
            speak.render(Say("cli.arena_pace", bot=each.name, mean=_milliseconds(pace.mean), longest=_milliseconds(pace.longest)))
        )
    if run.earlier:
        print_line(speak.render(Say("cli.arena_earlier", count=run.earlier)))
    for spec, failing in report.failing.items():
        cause = Say(failing.key, **failing.values)
        print_line(speak.render(Say("cli.arena_failed", bot=spec, count=failing.moves, cause=cause)))


def _print_orders(report: "Report", speak: Words) -> None:
    """The shares by order of play: for all bots together, then for each."""
    if not report.orders:
        print_line("  " + speak.render(Say("cli.arena_at_once")))
        return
    shares = [_interval(order) for order in report.orders if not order.bot]
    print_line("  " + speak.render(Say("cli.arena_orders", shares=shares)))
    if len(report.bots) == 1:
        return
    for each in report.bots:
        shares = [
            Say("cli.arena_place", place=order.place, share=f"{order.share:.1%}")
            for order in report.orders
            if order.bot == each.name
        ]
        print_line("  " + speak.render(Say("cli.arena_orders_of", bot=each.name, shares=shares)))


def _interval(of: "Standing | Pair | Order", width: int = 0) -> Say:
    """A share with its interval, and with how much of it is ties; width: of the share."""
    share = Say("cli.interval", share=f"{of.share:{width}.1%}", low=f"{of.low:.1%}", high=f"{of.high:.1%}")
    tied = getattr(of, "tied", 0.0)
    return Say("cli.tied", share=share, tied=f"{tied:.0%}") if tied >= NOTABLE else share


def _milliseconds(seconds: float) -> str:
    return f"{1000 * seconds:,.3g}" if seconds < 1 else f"{1000 * seconds:,.0f}"
