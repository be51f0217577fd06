"""What laws are tried on: every number of seats and every variant of a game, and positions of random matches."""

import os
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

from sweetbox.bots import Turn, bot
from sweetbox.engines import engine
from sweetbox.files.editions import find_edition, shipped_editions
from sweetbox.kernel.chance import CHANCE, new_rng
from sweetbox.kernel.game import Game
from sweetbox.kernel.match import Match
from sweetbox.kernel.position import Position
from sweetbox.kernel.record import Record
from sweetbox.kernel.registry import game

FULL = bool(os.environ.get("SWEETBOX_FULL"))  # every number of seats with every variant, and more of everything
FEW_VARIANTS = 4
POSITIONS = 40  # tables of a configuration that laws are tried on


@dataclass(frozen=True)
class Configuration:
    name: str
    seats: int
    options: dict[str, Any] = field(default_factory=dict, hash=False)
    edition: str | None = None  # the name of one that comes with the game

    @property
    def game(self) -> Game:
        return game(self.name)

    @property
    def id(self) -> str:
        options = ",".join(f"{name}={value}" for name, value in self.options.items())
        return "-".join(part for part in (self.name, str(self.seats), options, self.edition) if part)

    def rows(self) -> dict[str, Any] | None:
        """The edition's rows; None: the printed box."""
        return find_edition(self.game, self.edition) if self.edition is not None else None

    def box(self) -> Record:
        return self.game.make_box(self.seats, self.options, self.rows())

    def new_match(self, seed: int) -> Match:
        return self.game.new_match(self.seats, seed=seed, edition=self.rows(), **self.options)


def variants(of: Game) -> list[dict[str, Any]]:
    """The default options, then each option changed alone: a switch turned, every choice, the ends of a range."""
    found: list[dict[str, Any]] = [{}]
    for option in of.options:
        values: tuple[Any, ...] = option.choices
        if option.kind == "bool":
            values = (not option.default,)
        elif option.kind == "int":
            values = (option.low, min(option.high, max(option.default, 1) * 2))
        found += [{option.name: value} for value in values if value != option.default]
    return found + [dict(extra) for extra in of.extras.combinations]


def configurations(names: Iterable[str]) -> list[Configuration]:
    """Every variant with every number of seats; where a game has many variants, the later ones with one number of seats in turn,
    unless FULL; and each edition that comes with a game, with the fewest seats."""
    found = []
    for name in names:
        fewest, most = game(name).seats
        numbers = range(fewest, most + 1)
        for turn, options in enumerate(variants(game(name))):
            many = turn > FEW_VARIANTS and not FULL
            found += [Configuration(name, seats, options) for seats in ([fewest + turn % len(numbers)] if many else numbers)]
        found += [Configuration(name, fewest, {}, edition) for edition in shipped_editions(game(name))]
    return found


def first_configurations(names: Iterable[str]) -> list[Configuration]:
    """One configuration per game, for laws that need no others: the most seats and the default options."""
    return [Configuration(name, game(name).seats[1]) for name in names]


def random_match(of: Game, seats: int, seed: int = 7, **options: Any) -> Match:
    """A match of random moves, played to the end."""
    return played_out(of.new_match(seats, seed=seed, **options), seed)


def played_out(match: Match, seed: int) -> Match:
    player = bot("random")
    while not match.over:
        seat = min(match.to_act)
        match.play(seat, player.choose(Turn.of(match, seat, seed)).move)
    return match


@lru_cache(maxsize=4)  # tests of one configuration come one after the other
def whole_match(configuration: Configuration, seed: int) -> Match:
    """A random match to its end, only to be looked at."""
    return played_out(configuration.new_match(seed), seed)


@lru_cache(maxsize=4)
def walked(configuration: Configuration, seed: int) -> list[Record]:
    """The same without a match around it: its tables, only to be looked at."""
    return list(walk(configuration, seed))


def walk(configuration: Configuration, seed: int, limit: int | None = None) -> Iterator[Record]:
    """The tables of one random match, beginning with the set-up; each is a copy."""
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
            tables = walked(configuration, seed)
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
    """At most `count` of them, first and last included."""
    if len(things) <= count:
        return things
    return [things[k * (len(things) - 1) // (count - 1)] for k in range(count)]
