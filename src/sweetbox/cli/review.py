"""`sweetbox review`. A review is made by `sweetbox.review`."""

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from sweetbox.cli.parameters import Json, Language, MatchPath, Option, read_language, read_seat
from sweetbox.cli.printing import print_beside, print_json, print_line, progress
from sweetbox.files.matches import load_match
from sweetbox.kernel.errors import OptionError
from sweetbox.kernel.say import Say, Who
from sweetbox.words import Words

if TYPE_CHECKING:
    from sweetbox.kernel.match import Match
    from sweetbox.review import Review

LOW, HIGH = 16, 1_000_000  # iterations a look
MOST = 2  # mistakes of a seat that are told unless all are asked for
MOST_OF_ONE = 8  # the same where only one seat's are


def review(
    path: MatchPath,
    seat: Annotated[int | None, Option("help.review_seat", "metavar.number")] = None,
    depth: Annotated[int | None, Option("help.review_depth", "metavar.number")] = None,
    exact: Annotated[bool, Option("help.review_exact")] = False,
    every: Annotated[bool, Option("help.review_all", names="--all")] = False,
    html: Annotated[Path | None, Option("help.review_html", "metavar.file")] = None,
    as_json: Json = False,
    language: Language = None,
) -> None:

    from sweetbox.files.matches import check_place
    from sweetbox.review import check_reviewable
    from sweetbox.review.page import page_of

    if depth is not None and not LOW <= depth <= HIGH:
        raise OptionError(Say("error.review_depth", low=LOW, high=HIGH, came=depth))
    match = load_match(path)
    whose = read_seat(match, seat)
    check_reviewable(match)
    if html is not None:
        check_place(html)  # before any work goes into it
    speak = read_language(language, match.game.name)
    with progress() as told:
        made = match.review(depth, exact, told)
    if html is not None:
        html.write_text(page_of(match, made, speak, whose), encoding="utf-8")
    if as_json:
        print_json(made)
        return
    _print(match, made, speak, whose, every)
    if html is not None:
        print_line(speak.render(Say("cli.review_written", file=str(html))))


def _print(match: "Match", made: "Review", speak: Words, seat: int | None, every: bool) -> None:
    from rich import box
    from rich.console import Console
    from rich.table import Table

    from sweetbox.review.figures import GRADES, percent, seat_rows
    from sweetbox.review.grades import levels_of
    from sweetbox.review.page import shifts
    from sweetbox.review.saying import Teller, mistakes

    tell = Teller(match, made, speak)
    print_line(tell.say(Say("review.title", title=match.game.facts.title)))
    print_line()
    for line in tell.verdict():
        print_beside("", line)
    head, *rows = seat_rows(made, tell.say)
    table = Table(*head, box=box.SIMPLE)
    for column in table.columns[1:]:
        column.justify = "right"
    for row in rows:
        table.add_row(*row)
    Console(file=sys.stdout, highlight=False, markup=False).print(table)
    print_beside("", tell.say(Say("review.sum", doubt=percent(made.doubt))))
    levels = [Say("review.level", bot=name, loss=f"{100 * level.loss:.2f}") for name, level in levels_of(match.game).levels.items()]
    if levels:
        print_line(tell.say(Say("review.levels", levels=levels)))
    print_line()
    print_line(tell.say(Say("review.mattered")))
    for number in made.mattered:
        print_beside(f"{made.moments[number].entry:>5}  ", tell.moment(number).text)
        print_line(f"       {shifts(made.moments[number], tell)}")
    print_line()
    found = mistakes(made, seat, None if every else MOST if seat is None else MOST_OF_ONE)
    print_line(tell.say(Say("review.mistakes" if found else "review.no_mistakes")))
    for number in found:
        moment, told = made.moments[number], tell.moment(number)
        grade, loss = GRADES[moment.grade], percent(moment.loss)
        print_line(f"{moment.entry:>5}  " + tell.say(Say("review.lost", who=Who(moment.seat), grade=grade, loss=loss)))
        for key, option in (("review.played", told.chosen), ("review.better", told.better)):
            assert option is not None  # of a mistake there are both
            print_line("       " + tell.say(Say(key, move=option.move, share=percent(option.share))))
            if option.line:
                print_beside("         ", option.line)
    if left_out := len(mistakes(made, seat)) - len(found):
        print_line(tell.say(Say("review.left_out", count=left_out)))
    print_line()
    how = Say("review.made", count=len(made.moments), depth=made.depth, bot=made.adviser)
    print_line(tell.say(how if made.depth else Say("review.exact", count=len(made.moments))))
    if made.usual:
        print_line(tell.say(Say("review.deeper", usual=made.usual)))
