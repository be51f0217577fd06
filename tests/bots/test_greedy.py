"""The bot `greedy`: the best of one step, the same interpreted and compiled."""

import pytest

import sweetbox
from sweetbox.bots import Turn, bot
from sweetbox.bots.compiled import bot_engine
from sweetbox.bots.greedy import GreedyBot, weigh
from sweetbox.engines import engine
from sweetbox.kernel.errors import OptionError
from sweetbox.kernel.registry import offer

offer("_small", "small")


def turn_of(name: str, moves: int, seats: int | None = None) -> Turn:
    match = sweetbox.game(name).new_match(seats, seed=3)
    for _ in range(moves):
        seat = min(match.to_act)
        match.play(seat, match.legal(seat)[0])
    return Turn.of(match, min(match.to_act))


def test_the_best_expected_share_is_chosen():
    match = sweetbox.game("_template").new_match(2, seed=1, toffees=10)
    turn = Turn.of(match, min(match.to_act))
    answer = GreedyBot().choose(turn)
    assert answer.weighed[0].move == answer.move
    shares = [each.share for each in answer.weighed]
    assert shares == sorted(shares, reverse=True)
    assert {each.move for each in answer.weighed} == set(turn.legal)


@pytest.mark.parametrize(("name", "moves"), [("biscuit_pockets", 4), ("_small", 1), ("_template", 2)])
def test_interpreted_and_compiled_weigh_the_same(name: str, moves: int):
    turn = turn_of(name, moves)
    compiled = bot_engine(turn.game, wait=True)
    assert compiled is not None
    assert weigh(engine(turn.game, "python"), turn, 3) == weigh(compiled, turn, 3)


def test_a_known_tile_that_fits_is_flipped():
    """Biscuit Pockets: after a1 turned out to be a 1 and went back, greedy begins with it rather than with the unknown."""
    game = sweetbox.game("biscuit_pockets")
    for seed in range(30):
        match = game.new_match(2, seed=seed)
        match.play(min(match.to_act), "knock a1")  # a first tile that was knocked on always goes back
        box, table = match.box, match.position.table
        if box.biscuits[table.pocket[0]] == 1 and not box.cracked[table.pocket[0]]:
            seat = min(match.to_act)
            assert game.notation.move_text(box, GreedyBot().choose(Turn.of(match, seat)).move) == "flip a1"
            return
    raise AssertionError("no match in which a1 is a one")


def test_it_takes_no_argument():
    with pytest.raises(OptionError, match="Expected plain greedy, got greedy:3"):
        bot("greedy:3")
