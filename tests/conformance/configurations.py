"""What the conformance suite runs over: every game, every number of seats, every variant; and positions to try laws on."""

import os
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from sweetbox.engines import engine
from sweetbox.kernel.chance import CHANCE, new_rng
from sweetbox.kernel.game import Game
from sweetbox.kernel.position import Position
from sweetbox.kernel.record import Record
from sweetbox.kernel.registry import all_games, game, offer

offer("_small", "small")  # tests/small: a game with a deck, hands, buried cards and simultaneous choices

ONLY = os.environ.get("SWEETBOX_GAME")  # run the suite over one game
GAMES = [ONLY] if ONLY else [*all_games(), "_template", "_small"]
FULL = bool(os.environ.get("SWEETBOX_FULL"))
FEW_VARIANTS = 4
POSITIONS = 40  # tables of a configuration that laws are tried on


@dataclass(frozen=True)
class Configuration:
    name: str
    seats: int
    options: dict[str, Any] = field(default_factory=dict, hash=False)

    @property
    def game(self) -> Game:
        return game(self.name)

    @property
    def id(self) -> str:
        options = ",".join(f"{name}={value}" for name, value in self.options.items())
        return f"{self.name}-{self.seats}" + (f"-{options}" if options else "")

    def box(self) -> Record:
        return self.game.make_box(self.seats, self.options)


def variants(of: Game) -> list[dict[str, Any]]:
    """The options as they come, then each option changed alone: a switch turned, every choice, the ends of a range."""
    found: list[dict[str, Any]] = [{}]
    for option in of.options:
        values: tuple[Any, ...] = option.choices
        if option.kind == "bool":
            values = (not option.default,)
        elif option.kind == "int":
            values = (option.low, min(option.high, max(option.default, 1) * 2))
        found += [{option.name: value} for value in values if value != option.default]
    return found + [dict(extra) for extra in of.extras.combinations]


def configurations() -> list[Configuration]:
    """Every variant with every number of seats; where a game has many variants, the later ones with one number of seats in turn
    (`make soak` runs them all)."""
    found = []
    for name in GAMES:
        fewest, most = game(name).seats
        numbers = range(fewest, most + 1)
        for turn, options in enumerate(variants(game(name))):
            many = turn > FEW_VARIANTS and not FULL
            found += [Configuration(name, seats, options) for seats in ([fewest + turn % len(numbers)] if many else numbers)]
    return found


def first_configurations() -> list[Configuration]:
    """One configuration a game, for laws that need no others: the most seats and the options as they come."""
    return [Configuration(name, game(name).seats[1]) for name in GAMES]


def walk(configuration: Configuration, seed: int, limit: int | None = None) -> Iterator[Record]:
    """The tables of one random match, from the set-up on, each the caller's own."""
    of, box = configuration.game, configuration.box()
    slow, table, rng = engine(of, "python"), of.set_up(box).table, new_rng(seed)
    scratch = slow.scratch()
    steps = 0
    yield table.clone()
    while slow.functions.random_step(box, table, rng, scratch.moves, scratch.weights):
        steps += 1
        assert steps <= of.rules.LONGEST, "the match goes on beyond LONGEST"
        yield table.clone()
        if steps == limit:
            return


_positions: dict[str, list[Record]] = {}


def positions(configuration: Configuration) -> list[Record]:
    """Tables spread over two random matches: their beginnings, middles and ends, decisions and chance alike."""
    if configuration.id not in _positions:
        found: list[Record] = []
        for seed in (1, 2):
            tables = list(walk(configuration, seed))
            count = POSITIONS // 2
            picked = sorted({*range(min(6, len(tables))), *(len(tables) * k // count for k in range(count)), len(tables) - 1})
            found += [tables[k] for k in picked]
        _positions[configuration.id] = found
    return [table.clone() for table in _positions[configuration.id]]


def owing(mask: int) -> list[int]:
    return [seat for seat in range(mask.bit_length()) if mask >> seat & 1] if mask != CHANCE else []


def legal(of: Game, box: Record, table: Record, seat: int) -> list[int]:
    return Position(of, box, table).legal(seat)


def odds(of: Game, box: Record, table: Record) -> list[int]:
    return Position(of, box, table).odds()


def hidden(of: Game, box: Record, table: Record, seat: int) -> Record:
    return Position(of, box, table).hidden(seat).table


def played(of: Game, box: Record, table: Record, actor: int, event: int) -> Record:
    after = Position(of, box, table.clone())
    after.enter(actor, event)
    return after.table


def events(of: Game, box: Record, table: Record) -> list[tuple[int, int]]:
    """Everything that can come next: (actor, event)."""
    mask = of.rules.to_act(box, table)
    if mask == CHANCE:
        return [(CHANCE, outcome) for outcome, weight in enumerate(odds(of, box, table)) if weight]
    return [(seat, move) for seat in owing(mask) for move in legal(of, box, table, seat)]


def spread(things: list[Any], count: int) -> list[Any]:
    """At most so many of them, first and last included."""
    if len(things) <= count:
        return things
    return [things[k * (len(things) - 1) // (count - 1)] for k in range(count)]
