"""Where the matches of a data set come from: match files, a server's store, or bots that play now."""

import asyncio
import sqlite3
from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from sweetbox.datasets.writer import DataSet, Steps
from sweetbox.engines import HostEngine, engine
from sweetbox.engines.batch import Batch, blank_rows
from sweetbox.engines.players import CHOSEN
from sweetbox.engines.speed import speed_up
from sweetbox.files.matches import read_match_file
from sweetbox.kernel.chance import CHANCE
from sweetbox.kernel.drivers import Rows
from sweetbox.kernel.errors import MatchFileError, OptionError
from sweetbox.kernel.game import Game
from sweetbox.kernel.match import Match
from sweetbox.kernel.match_file import parse_match_file, read_match
from sweetbox.kernel.results import Result
from sweetbox.kernel.say import Say

Told = Callable[[int, int], None]  # how many matches are done, and of how many

ROWS = 1024  # matches that are played side by side


# ---- Matches that were played ----


def add_match(data: DataSet, match: Match, source: str, players: list[str]) -> bool:
    """Every entry of a match, as its actor saw the table before it; False, and nothing is added: it is not over, or was broken
    off by newer rules."""
    if not match.over:
        return False
    number = data.matches
    entries = np.array(match.log, np.int64).reshape(-1, 2)
    chance = entries[:, 0] == CHANCE
    seen, masks = looks(match, np.flatnonzero(~chance), entries[~chance, 0].copy())
    numbers = np.arange(len(entries), dtype=np.int32)
    for chosen, observations, legal in ((chance, None, None), (~chance, seen, masks)):
        if chosen.any():
            data.add_steps(
                Steps(
                    np.full(int(chosen.sum()), number, np.int64), numbers[chosen], entries[chosen, 0].astype(np.int8),
                    entries[chosen, 1].astype(np.int32), observations, legal,
                )
            )  # fmt: skip
    data.add_match(number, source, players, dict(match.options), len(entries), Result(match.points or [], match.ranks or []))
    return True


def looks(match: Match, entries: NDArray[np.int64], seats: NDArray[np.int64]) -> tuple[NDArray[np.int16], NDArray[np.bool_]]:
    """What a seat observed before each of these entries, and which moves it had: all at once, where the rules are compiled."""
    game, count = match.game, len(entries)
    made = engine(game, "cpu" if speed_up(game, wait=False) else "python")
    assert isinstance(made, HostEngine)
    blank, tables = blank_rows(game, count), match.tables()
    blank["tables"][:] = np.frombuffer(b"".join(tables[entry] for entry in entries.tolist()), blank["tables"].dtype)
    blank["acting"][:] = 1 << seats
    arrays = (made.shared(blank[name]) for name in ("tables", "rngs", "lucks", "acting"))
    rows, scratch = Rows(made.wrap(match.box), made.records(game.rules.Table, 1), *arrays), made.scratch()
    seen, masks = np.zeros((count, game.judge.OBSERVATION), np.int16), np.zeros((count, game.rules.MOVES), np.int8)
    for driver, out in ((made.functions.observe_rows, seen), (made.functions.list_rows, masks)):
        driver(rows, scratch, 0, count, made.shared(seats), made.shared(out))
    return seen, masks.view(np.bool_)


def add_files(data: DataSet, files: Iterable[Path], told: Told = lambda done, of: None) -> int:
    """Match files, and those in folders. How many were left out because they are not over."""
    speed_up(data.game, wait=False)
    paths = [path for given in files for path in (sorted(given.rglob("*.json")) if given.is_dir() else [given])]
    left_out = 0
    for done, path in enumerate(paths, 1):
        file = read_match_file(path)
        check_game(data.game, file.game, str(path))
        match = read_match(file)
        left_out += not add_match(data, match, path.name, [""] * match.seats)
        told(done, len(paths))
    return left_out


def check_game(game: Game, came: str, file: str) -> None:
    if came != game.name:
        raise MatchFileError(Say("error.data_game", file=file, expected=game.name, came=came))


def add_store(data: DataSet, database: str, told: Told = lambda done, of: None) -> int:
    """The finished matches of a server's store. A running match is never read, and nobody's name is. 0 are left out."""
    speed_up(data.game, wait=False)
    files = asyncio.run(finished_files(database, data.game.name))
    left_out = 0
    for done, (id_, text, bots) in enumerate(files, 1):
        left_out += not add_match(data, read_match(parse_match_file(text)), id_, bots)
        told(done, len(files))
    return left_out


async def finished_files(database: str, game: str) -> list[tuple[str, str, list[str]]]:
    """Id, match file and bots by seat ("" for a person) of each finished match of a game, in the order in which they ended."""
    import msgspec
    from sqlalchemy import select
    from sqlalchemy.exc import SQLAlchemyError

    from sweetbox.server.schema import match
    from sweetbox.server.store import Store, database_url, reason_of

    url = database_url(database)
    if url.drivername.startswith("sqlite") and not Path(url.database or "").is_file():
        raise OptionError(Say("server.no_database", file=url.database or "-"))
    store = Store(database)  # not opened, which would lay out its tables: here it is only read
    over = match.c.ended.is_not(None) & match.c.file.is_not(None) & match.c.practice.is_(False)
    asked = select(match.c.id, match.c.file, match.c.bots).where(match.c.game == game, over).order_by(match.c.ended, match.c.id)
    try:
        await store.is_laid_out()
        async with store.engine.connect() as connection:
            rows = (await connection.execute(asked)).all()
    except (sqlite3.Error, SQLAlchemyError, OSError) as error:
        raise OptionError(Say("server.database_open", why=reason_of(error))) from None
    finally:
        await store.close()
    return [(row.id, row.file, msgspec.json.decode(row.bots)) for row in rows]


# ---- Matches that are played now ----


def self_play(
    game: Game, seats: int, matches: int, seed: int, options: Mapping[str, Any], edition: Mapping[str, Any] | None = None
) -> Batch:
    """A batch for `add_self_play`."""
    return Batch(
        game, min(ROWS, matches), seats=seats, seed=seed, autoreset=False, edition=edition, explicit_chance=True, **options
    )


def players_of(names: list[str], seats: int) -> list[str]:
    """A player for each seat: one for all of them, or one each. OptionError: others than those that a batch plays by itself."""
    for each in names:
        if each not in CHOSEN:
            raise OptionError(Say("error.data_bots", known=list(CHOSEN), came=each))
    if len(names) not in (1, seats):
        raise OptionError(Say("error.bots_count", seats=seats, count=len(names)))
    return names * seats if len(names) == 1 else names


def add_self_play(data: DataSet, batch: Batch, players: list[str], matches: int, told: Told = lambda done, of: None) -> None:
    """Play `matches` matches in the rows of a batch that leaves chance to us. players: `random` or `greedy`, by seat."""
    luck = np.random.default_rng(int(batch.rngs[0, 0]))
    done = 0
    while done < matches:
        batch.reset()
        if matches - done < batch.n:
            batch.acting[matches - done :] = 0  # no more than were asked for
        ids, lengths = np.arange(batch.n) + data.matches, np.zeros(batch.n, np.int32)
        while (batch.acting != 0).any():
            for steps, ends in _round(batch, players, luck):
                rows = steps.match
                data.add_steps(steps._replace(match=ids[rows], number=lengths[rows]))
                lengths[rows] += 1
                for row, end in ends:
                    data.add_match(int(ids[row]), "self-play", players, batch.options, int(lengths[row]), end)
                    done += 1
            told(done, matches)


def _round(batch: Batch, players: list[str], luck: np.random.Generator) -> Iterator[tuple[Steps, list[tuple[int, Result]]]]:
    """An outcome in the rows where chance is to act, then a move in the others, with the results of matches that ended. `match` and
    `number` are the rows."""
    chance = np.flatnonzero(batch.chance_to_act)
    if chance.size:
        outcomes = np.full(batch.n, -1, np.int64)
        outcomes[chance] = drawn(batch.odds()[chance], luck)
        step = batch.happen(outcomes)
        none = np.full(chance.size, CHANCE, np.int8)
        yield Steps(chance, chance.astype(np.int32), none, outcomes[chance].astype(np.int32), None, None), _ends(step)
    movers = batch.mover
    on = np.flatnonzero(movers >= 0)
    if on.size:
        seen, legal, moves = batch.observe(movers), batch.legal(movers), np.full(batch.n, -1, np.int64)
        for player in sorted(set(players)):
            seats = np.array([each == player for each in players])
            moves = np.where((movers >= 0) & seats[movers], batch.choose(player, np.where(seats[movers], movers, -1)), moves)
        step = batch.step(moves, movers)
        yield (
            Steps(on, on.astype(np.int32), movers[on].astype(np.int8), moves[on].astype(np.int32), seen[on], legal[on]),
            _ends(step),
        )


def drawn(weights: NDArray[np.int32], luck: np.random.Generator) -> NDArray[np.int64]:
    """An outcome for each row of weights, as likely as it weighs."""
    sums = weights.cumsum(axis=1, dtype=np.int64)
    found: NDArray[np.int64] = (luck.integers(sums[:, -1])[:, None] < sums).argmax(axis=1)
    return found


def _ends(step: Any) -> list[tuple[int, Result]]:
    return [(int(row), Result(step.points[row].tolist(), step.ranks[row].tolist())) for row in np.flatnonzero(step.over)]
