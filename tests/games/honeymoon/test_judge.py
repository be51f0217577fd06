"""What bots of Honeymoon go by."""

from games.honeymoon.situations import LONG, STRIP, box_of, legal, play, play_as, situation
from sweetbox.games.honeymoon.judge import OBSERVATION, SEAT_NUMBERS, evaluate, observe
from sweetbox.games.honeymoon.rules import CELLS, CHOCOLATE, HONEY, OVER, PLAIN, Table


def test_evaluate_prefers_the_dig_that_finds_more() -> None:
    box, table = situation("> H C G . . .\n. . . . . . .\n> P P P . . .", 4)
    values = {}
    for move in legal(box, table):
        trial = table.clone()
        play_as(box, trial, 0, move)
        values[move] = evaluate(box, trial, 0)
    assert max(values, key=lambda move: values[move]) == "a1 right"


def test_evaluate_knows_the_final_share() -> None:
    box, table = box_of(STRIP, seats=3), Table()
    table.phase = OVER
    for seat, honey in enumerate((2, 2, 1)):
        table.ticked[seat][0] = honey
    assert [evaluate(box, table, seat) for seat in range(3)] == [5000, 5000, 0]


def test_evaluate_shares_sum_to_the_whole_win() -> None:
    box, table = situation(LONG, 6, seats=3)
    play(box, table, "a1 right", "a3 right", "a3 right")
    shares = [evaluate(box, table, seat) for seat in range(3)]
    assert 9990 <= sum(shares) <= 10000
    assert shares[0] > 3333 > shares[1] == shares[2]


def test_observe_shows_the_own_sheet_and_the_others_bars() -> None:
    box, table = situation("> H C .", 3, seats=2)
    play(box, table, "a1 right", "a1 right")
    out = [0] * OBSERVATION
    observe(box, table, 1, out)
    assert out[: 2 * 4] == [PLAIN, 1, HONEY, 1, CHOCOLATE, 1, PLAIN, 0]
    assert out[2 * CELLS : 2 * CELLS + SEAT_NUMBERS] == [1, 1, 0, 0, 0, 0, 0, 1, 1]
    assert out[2 * CELLS + 2 * SEAT_NUMBERS :][:SEAT_NUMBERS] == [0] * SEAT_NUMBERS
