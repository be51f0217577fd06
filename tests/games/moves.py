"""The numbers of a game's moves, told kind by kind."""

from itertools import groupby

from sweetbox.kernel.game import Game


def runs_of_moves(of: Game) -> list[tuple[str, str, int]]:
    """Every number from 0 to MOVES - 1, decoded: the first and the last move of each kind in turn, and how many there are.

    Match files hold these numbers, so what a test says of them must never change."""
    box = of.make_box(of.seats[1])
    kinds = groupby(range(of.rules.MOVES), key=lambda move: of.notation.move_json(box, move)["move"])
    runs = [list(moves) for _, moves in kinds]
    return [(of.notation.move_text(box, run[0]), of.notation.move_text(box, run[-1]), len(run)) for run in runs]
