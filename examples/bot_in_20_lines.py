"""A bot in twenty lines: it imagines what might be hidden, tries each move there, and takes the one that looks best on average.

    python examples/bot_in_20_lines.py
    sweetbox arena biscuit_pockets --bots ./examples/bot_in_20_lines.py:Dreamer,random --matches 100

Needs nothing but sweetbox. It plays every game, because it knows none.
"""

import sys

from sweetbox import Answer, Turn, game
from sweetbox.kernel.chance import new_rng


class Dreamer:
    name = "dreamer"

    def choose(self, turn: Turn) -> Answer:
        luck = new_rng(turn.seed)  # given by the turn, so that the same seeds are the same match
        return Answer(max(turn.legal, key=lambda move: sum(self.worth(turn, move, luck) for _ in range(4))))

    def worth(self, turn: Turn, move: int, luck: object) -> int:
        deal = turn.glimpse.imagined(luck)  # a whole position that could be the truth, as far as this seat knows
        deal.play(turn.seat, move)
        while deal.chance_to_act:
            weights = deal.odds()
            deal.happen(weights.index(max(weights)))  # hope for what is likeliest
        return deal.hidden(turn.seat).evaluate()  # the game's own judgement: the share of the win, 0 to 10,000


def main(matches: int) -> None:
    """Dreamer against random, the seats in turn."""
    from sweetbox import bot

    won = 0.0
    for number in range(matches):
        match = game("biscuit_pockets").new_match(seats=2, seed=number)
        ours = number % 2
        players = {ours: Dreamer(), 1 - ours: bot("random")}
        while not match.over:
            seat = min(match.to_act)
            match.play(seat, players[seat].choose(Turn.of(match, seat, seed=number)).move)
        won += (match.ranks[ours] == 1) / match.ranks.count(1)  # a shared win counts half
        print("won" if match.ranks[ours] == 1 else "lost", end=" ", flush=True)
    print(f"\ndreamer wins {won:g} of {matches} against random")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 30)
