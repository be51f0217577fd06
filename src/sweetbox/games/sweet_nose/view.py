"""What a seat sees of Sweet Nose: data, sentences, a picture, the story, and why a move is not allowed."""

from collections.abc import Sequence
from typing import Any, Literal, get_args

import msgspec

from sweetbox.games.sweet_nose import rules
from sweetbox.games.sweet_nose.components import STORES, SWEETS, StoreName, Sweet
from sweetbox.games.sweet_nose.notation import LETTERS, form_of, markers_of
from sweetbox.games.sweet_nose.rules import Box, Table
from sweetbox.games.sweet_nose.story import (
    Auction,
    Choose,
    Counted,
    Deal,
    Empty,
    Happening,
    Idle,
    Markers,
    MarketFilled,
    Move,
    Over,
    PassedOver,
    Reset,
    SetMarkers,
    Start,
    ThunderGod,
    Trade,
    Turn,
)
from sweetbox.kernel.happening import BOX, Travel
from sweetbox.kernel.results import winners
from sweetbox.kernel.say import Say, Who
from sweetbox.kernel.tally import Line, added_up

Phase = Literal["deal", "bid", "choose", "set", "trade", "pair", "over"]
PHASES: dict[int, Phase] = {
    rules.DEALING: "deal",
    rules.FILLING_MARKET: "deal",
    rules.DRAWING_START: "deal",
    rules.BIDDING: "bid",
    rules.CHOOSING: "choose",
    rules.SETTING: "set",
    rules.TRADING: "trade",
    rules.TAKING_PAIR: "pair",
    rules.OVER: "over",
}


class Store(msgspec.Struct):
    name: StoreName
    text: str  # the key of its text in the words
    points: int  # needed in a round to take it
    lies: int  # 1: on the shelf; 0: somebody holds it


class Pair(msgspec.Struct):
    seat: int
    sweets: list[Sweet]


class SeatView(msgspec.Struct):
    seat: int
    plate: list[int]  # tokens of each kind, in the order of `sweets`
    bowl: list[int]
    markers: list[int] | None  # only your own
    points_now: int | None  # what you would count if the round ended now
    store: StoreName | None
    god: int  # 1: the thunder god is here
    total: int
    last_points: int | None  # of the round counted last
    last_markers: list[int] | None


class Changes(msgspec.Struct):
    """How much an exchange with the market would change your points: the sum of the changes for what you give and what you take."""

    give: list[int]
    take: list[int]


class View(msgspec.Struct, tag="sweet_nose/2"):
    phase: Phase
    round: int  # the one being played, or the last
    rounds: int | None
    sky: int | None
    turn: int | None
    exchanged: bool
    sweets: list[Sweet]
    market: list[int]
    stores: list[Store]
    seats: list[SeatView]
    pair: Pair | None  # after the first half of a two-for-two: the opponent and what is given
    switched: Pair | None  # in this round: who switched markers, and those of which two sweets
    ignores: int | None  # the seat for which the market does not count
    idle: int
    idle_limit: int
    ladder: list[list[str]] | None  # in the auction: the player markers on each space
    changes: Changes | None  # in your turn
    switches: list[list[int]] | None  # the same for two of your markers that change places, if you have the store for it
    winners: list[int]


def view(box: Box, glimpse: Table, seat: int) -> View:
    return View(
        phase=PHASES[glimpse.phase],
        round=round_number(glimpse),
        rounds=box.rounds or None,
        sky=box.sky or None,
        turn=None if glimpse.turn == rules.NOBODY else glimpse.turn,
        exchanged=bool(glimpse.exchanged),
        sweets=list(SWEETS[: box.kinds]),
        market=glimpse.market[: box.kinds],
        stores=[
            Store(name, f"store.{name}", box.points_needed[tile], int(holder(box, glimpse, tile) is None))
            for tile, name in enumerate(STORES)
        ],
        seats=[_seat(box, glimpse, other) for other in range(box.seats)],
        pair=_pair(glimpse.partner, glimpse.pair),
        switched=_pair(glimpse.switcher, glimpse.switched),
        ignores=holder(box, glimpse, rules.IGNORE),
        idle=glimpse.idle,
        idle_limit=box.idle_turns,
        ladder=_ladder(box, glimpse) if glimpse.phase == rules.BIDDING else None,
        changes=_changes(box, glimpse, seat) if glimpse.phase == rules.TRADING and glimpse.turn == seat else None,
        switches=_switches(box, glimpse, seat) if glimpse.phase == rules.TRADING and glimpse.turn == seat else None,
        winners=winners(rules, box, glimpse),
    )


def round_number(glimpse: Table) -> int:
    """The round being played, counted from 1; while stores are being chosen, the one to come."""
    counted: int = glimpse.round
    return counted if glimpse.phase == rules.OVER else counted + 1


def _pair(seat: int, pair: int) -> Pair | None:
    return None if pair == rules.NO_PAIR else Pair(seat, [SWEETS[kind] for kind in kinds_of(pair)])


def kinds_of(pair: int) -> tuple[int, int]:
    return rules.PAIR_FIRST[pair], rules.PAIR_SECOND[pair]


def holder(box: Box, glimpse: Table, tile: int) -> int | None:
    return next((seat for seat in range(box.seats) if glimpse.store[seat] == tile), None)


def _seat(box: Box, glimpse: Table, seat: int) -> SeatView:
    markers = known_markers(box, glimpse, seat)
    tile = glimpse.store[seat]
    return SeatView(
        seat=seat,
        plate=glimpse.plate[seat][: box.kinds],
        bowl=glimpse.bowl[seat][: box.kinds],
        markers=markers,
        points_now=points_now(glimpse, seat, markers) if markers else None,
        store=None if tile == rules.NO_STORE else STORES[tile],
        god=int(glimpse.start == seat),
        total=glimpse.total[seat],
        last_points=glimpse.round_points[seat] if glimpse.round else None,
        last_markers=glimpse.revealed[seat][: box.kinds] if glimpse.round else None,
    )


def known_markers(box: Box, glimpse: Table, seat: int) -> list[int] | None:
    """The seat's markers, if this glimpse shows them: laid, or chosen while others are still choosing."""
    if glimpse.choice[seat]:
        return list(box.order[glimpse.choice[seat] - 1][: box.kinds])
    return list(glimpse.marker[seat][: box.kinds]) if any(glimpse.marker[seat]) else None


def worths(glimpse: Table, seat: int, markers: Sequence[int]) -> list[int]:
    """SN13, SN11: what one token of each kind counts."""
    market = [0] * rules.KINDS if glimpse.store[seat] == rules.IGNORE else glimpse.market
    return [marker + market[kind] for kind, marker in enumerate(markers)]


def points_now(glimpse: Table, seat: int, markers: Sequence[int]) -> int:
    return sum(worth * rules.tokens(glimpse, seat, kind) for kind, worth in enumerate(worths(glimpse, seat, markers)))


def _changes(box: Box, glimpse: Table, seat: int) -> Changes | None:
    markers = known_markers(box, glimpse, seat)
    if not markers:
        return None
    worth, held = worths(glimpse, seat, markers), [rules.tokens(glimpse, seat, kind) for kind in range(box.kinds)]
    counts = glimpse.store[seat] != rules.IGNORE
    # A sweet given to the market makes the others of its kind sweeter; a sweet taken from it makes all of its kind less sweet.
    give = [-worth[kind] + counts * (held[kind] - 1) for kind in range(box.kinds)]
    take = [worth[kind] - counts * (held[kind] + 1) for kind in range(box.kinds)]
    return Changes(give, take)


def _switches(box: Box, glimpse: Table, seat: int) -> list[list[int]] | None:
    markers = known_markers(box, glimpse, seat)
    if not markers or glimpse.store[seat] != rules.SWITCH:
        return None
    kinds, held = range(box.kinds), [rules.tokens(glimpse, seat, kind) for kind in range(box.kinds)]
    return [[(markers[other] - markers[kind]) * (held[kind] - held[other]) for other in kinds] for kind in kinds]


def _ladder(box: Box, glimpse: Table) -> list[list[str]]:
    spaces: list[list[str]] = [[] for _ in range(rules.HIGHEST_BID + 1)]
    for seat in range(box.seats):
        spaces[glimpse.total[seat]].append(_marker(seat))
    return spaces


def _marker(seat: int) -> str:
    """The name of the seat's player marker."""
    return f"marker-{seat}"


def points_so_far(box: Box, glimpse: Table) -> list[int]:
    return [glimpse.total[seat] for seat in range(box.seats)]


# ---- In sentences ----


def sweet_say(kind: int) -> Say:
    return Say(f"sweet.{SWEETS[kind]}")


def a_sweet(kind: int) -> Say:
    return Say(f"a_sweet.{SWEETS[kind]}")


def sweets_say(counts: Sequence[int]) -> list[Say] | Say:
    """`2 pralines and 1 taro ball`, or nothing."""
    says = [Say(f"sweets.{SWEETS[kind]}", count=count) for kind, count in enumerate(counts) if count]
    return says or Say("nothing")


def pair_say(pair: int) -> list[Say] | Say:
    return sweets_say([kinds_of(pair).count(kind) for kind in range(rules.KINDS)])


def names_say(pair: int) -> list[Say]:
    return [sweet_say(kind) for kind in kinds_of(pair)]


def markers_say(markers: Sequence[int]) -> list[Say]:
    return [Say("marker", number=marker, sweet=sweet_say(kind)) for kind, marker in enumerate(markers)]


def store_say(tile: int) -> Say:
    return Say(f"store_name.{STORES[tile]}")


def summary(box: Box, glimpse: Table, seat: int) -> list[Say]:
    says = [_what_now(box, glimpse, seat), *_what_can_be_done(box, glimpse)]
    if glimpse.phase != rules.OVER:
        says.append(_which_round(box, glimpse))
    says.append(Say("summary.market", sweets=sweets_say(glimpse.market)))
    for other in range(box.seats):
        says += _stands(box, glimpse, other)
    if glimpse.switcher != rules.NOBODY:
        says.append(Say("summary.switched", who=Who(glimpse.switcher), sweets=names_say(glimpse.switched)))
    if glimpse.phase in (rules.BIDDING, rules.CHOOSING):
        says += _stores_on_offer(box, glimpse)
    if glimpse.round:
        says += [_last_count(box, glimpse, other) for other in range(box.seats)]
    if glimpse.phase in (rules.TRADING, rules.TAKING_PAIR) and glimpse.idle:
        says.append(Say("summary.idle", count=glimpse.idle, limit=box.idle_turns))
    return says


def _what_now(box: Box, glimpse: Table, reader: int) -> Say:
    if glimpse.phase == rules.OVER:
        best = winners(rules, box, glimpse)
        if len(best) == 1:
            return Say("summary.won", who=Who(best[0]), count=glimpse.total[best[0]])
        return Say("summary.shared", seats=[Who(seat) for seat in best], count=glimpse.total[best[0]])
    if glimpse.turn == rules.NOBODY:
        return Say("summary.set", kinds=box.kinds) if glimpse.phase == rules.SETTING else Say("summary.deal")
    if glimpse.phase == rules.TAKING_PAIR:
        pair = pair_say(glimpse.pair)
        return Say("summary.pair", who=Who(glimpse.turn), sweets=pair, other=_other(glimpse.partner, reader))
    return Say(f"summary.{PHASES[glimpse.phase]}", who=Who(glimpse.turn))


def _what_can_be_done(box: Box, glimpse: Table) -> list[Say]:
    if glimpse.phase != rules.TRADING:
        return []
    turn = glimpse.turn
    if glimpse.exchanged:
        says = [Say("summary.exchanged")]
    else:
        says = [Say("summary.must_exchange" if rules.can_exchange(box, glimpse) else "summary.no_exchange")]
    if rules.can_use_store(box, glimpse, turn):
        says.append(Say("summary.can_use", store=store_say(glimpse.store[turn])))
    return says


def asked(box: Box, glimpse: Table, seat: int) -> Say:
    """What the seat has to do now, who everyone is waiting for, or who won; seat -1 is a spectator."""
    if glimpse.phase == rules.SETTING and seat >= 0:
        return Say("asked.set_others" if glimpse.choice[seat] else "asked.set")
    if seat < 0 or seat != glimpse.turn:
        return _what_now(box, glimpse, seat)
    if glimpse.phase == rules.BIDDING:
        return Say("asked.bid", space=glimpse.total[seat])
    if glimpse.phase == rules.CHOOSING:
        return Say("asked.choose")
    if glimpse.phase == rules.TAKING_PAIR:
        return Say("asked.pair", other=Who(glimpse.partner), sweets=pair_say(glimpse.pair))
    exchange = not glimpse.exchanged and rules.can_exchange(box, glimpse)
    if not rules.can_use_store(box, glimpse, seat):
        return Say("asked.exchange")
    store = store_say(glimpse.store[seat])
    return Say("asked.exchange_or_store" if exchange else "asked.store", store=store)


def _which_round(box: Box, glimpse: Table) -> Say:
    start = Who(glimpse.start) if glimpse.start != rules.NOBODY else Say("nobody")
    if box.sky:
        return Say("summary.round_sky", number=round_number(glimpse), sky=box.sky, start=start)
    return Say("summary.round", number=round_number(glimpse), rounds=box.rounds, start=start)


def _stands(box: Box, glimpse: Table, seat: int) -> list[Say]:
    who = Who(seat)
    plate, bowl = sweets_say(glimpse.plate[seat]), sweets_say(glimpse.bowl[seat])
    says = [Say("summary.stands", who=who, count=glimpse.total[seat], plate=plate, bowl=bowl)]
    markers = known_markers(box, glimpse, seat)
    if markers:
        worth, points = markers_say(worths(glimpse, seat, markers)), points_now(glimpse, seat, markers)
        says.append(Say("summary.markers", markers=markers_say(markers), worth=worth, points=points))
    if glimpse.store[seat] != rules.NO_STORE:
        name = STORES[glimpse.store[seat]]
        says.append(Say("summary.store", who=who, store=Say(f"store_name.{name}"), text=Say(f"store.{name}")))
    return says


def _stores_on_offer(box: Box, glimpse: Table) -> list[Say]:
    """Every free tile with its text; while a seat is choosing one, only those that it may take."""
    says = []
    for tile, name in enumerate(STORES):
        if glimpse.phase == rules.CHOOSING:
            offered = rules.may_take_store(box, glimpse, glimpse.turn, tile)
        else:
            offered = holder(box, glimpse, tile) is None
        if offered:
            text = Say(f"store.{name}")
            says.append(Say("summary.offer", store=store_say(tile), points=box.points_needed[tile], text=text))
    return says


def _last_count(box: Box, glimpse: Table, seat: int) -> Say:
    key = "summary.last_ignored" if glimpse.ignorer == seat else "summary.last"
    return Say(key, who=Who(seat), count=glimpse.round_points[seat], markers=markers_say(glimpse.revealed[seat][: box.kinds]))


def picture(box: Box, glimpse: Table, seat: int) -> list[str]:
    """A row of numbers for each place: # the market; then each seat's number and total, * plate, u bowl, = markers, ! store."""
    lines = [_row("", LETTERS[: box.kinds]), _row("#", glimpse.market[: box.kinds])]
    for other in range(box.seats):
        mark = ">" if other == glimpse.turn else " "
        store = "" if glimpse.store[other] == rules.NO_STORE else f"   ! {STORES[glimpse.store[other]]}"
        lines.append(_row(f"{mark}{other + 1} {glimpse.total[other]:>4}  *", glimpse.plate[other][: box.kinds]) + store)
        if any(glimpse.bowl[other]):
            lines.append(_row("u", glimpse.bowl[other][: box.kinds]))
        markers = known_markers(box, glimpse, other)
        if markers:
            lines.append(_row("=", markers))
    return lines


def _row(label: str, numbers: Sequence[int | str]) -> str:
    return f"{label:>10} " + "".join(f"{number or '.':>3}" for number in numbers)


# ---- Moves ----


def move_say(box: Box, glimpse: Table, seat: int, move: int) -> Say:
    form = form_of(move)
    if form.first == rules.MARKERS:
        return Say("move.markers", markers=markers_say(markers_of(box, move)))
    return Say(f"move.{_kind(glimpse, move)}", **_values(move, rules.NOBODY))


def varies(box: Box, move: int) -> bool:
    """See `_kind`."""
    return move == rules.PASS


def _kind(glimpse: Table, move: int) -> str:
    """The kind of move: its word; but passing in the auction and in a turn are two kinds, and so are the two uses of the stall."""
    word = form_of(move).word
    if word == "pass":
        return "no_bid" if glimpse.phase == rules.BIDDING else "pass"
    if word == "stall":
        return "stall_bowl" if _parts(move)["to"] else "stall_plate"
    return word


def _parts(move: int) -> dict[str, int]:
    """The places of a move's parts, by name."""
    form = form_of(move)
    return {part.name: place for part, place in zip(form.parts, form.split(move), strict=True)}


def _values(move: int, reader: int) -> dict[str, Any]:
    """What a sentence about the move may name: the opponent, sweets given and taken, the tile, the space."""
    word = form_of(move).word
    values: dict[str, Any] = {}
    for name, place in _parts(move).items():
        if name == "seat":
            values["other"] = _other(place, reader)
        elif name == "sweets":
            values["sweets"] = names_say(place)
        elif name == "store":
            values["store"] = store_say(place)
        elif name == "space":
            values["space"] = place + 1
        elif name != "to":
            values[name] = pair_say(place) if word in ("two", "for") else a_sweet(place)
    return values


def _other(seat: int, reader: int) -> Say | Who:
    return Say("to_you") if seat == reader else Who(seat)


# ---- Story ----

# By kind: what a seat does when it makes a move.
DEEDS: dict[str, type[Move]] = {deed.__struct_config__.tag: deed for deed in get_args(Move)}


# The way of the sweet that a move gives (or of its only one), from where to where; then of the one that it takes. `to`: as the
# move says.
SWAPPED = (("me.plate", "you.bowl"), ("you.plate", "me.bowl"))
WAYS: dict[str, tuple[tuple[str, str], ...]] = {
    "swap": SWAPPED,
    "same": SWAPPED,
    "market": (("me.plate", "market"), ("market", "me.plate")),
    "stall": (("me.plate", "market"), ("market", "me.to")),
    "bowls": (("me.bowl", "you.bowl"), ("you.bowl", "me.bowl")),
    "within": (("me.bowl", "me.plate"), ("me.plate", "me.bowl")),
    "bowl": (("me.plate", "me.bowl"),),
    "plate": (("me.bowl", "me.plate"),),
    "refill": (("you.bowl", "you.plate"),),
    "for": (("me.plate", "you.plate"), ("you.plate", "me.plate")),
}


def story(box: Box, before: Table, after: Table, seat: int, actor: int, event: int | None) -> list[Happening]:
    if before.phase <= rules.DRAWING_START:
        return _dealt(box, before, after)
    travels: list[Travel] = []
    if before.phase == rules.SETTING:
        happenings: list[Happening] = [_markers_set(box, actor, event)]
        if before.round == after.round and after.phase == rules.SETTING:
            return happenings
        happenings.append(Trade())
    else:
        assert event is not None, "only markers are set unseen"
        travels = _moved(before, actor, event)
        happenings = [_done(before, actor, seat, event, travels)]
    if after.round > before.round:
        return happenings + _counted(box, before, after, seat, travels)
    return happenings + _goes_on(box, before, after, actor)


def _dealt(box: Box, before: Table, after: Table) -> list[Happening]:
    """A plate, or the market, is one happening, which is told when its last token is dealt."""
    happenings: list[Happening] = []
    for seat in range(box.seats):
        plate = after.plate[seat][: box.kinds]
        if sum(before.plate[seat]) < box.plate == sum(plate):
            drawn = _drawn(before.plate[seat], plate, f"seats.{seat}.plate")
            happenings.append(Deal(seat, plate, travels=drawn, say=Say("story.deal", who=Who(seat), sweets=sweets_say(plate))))
    market = after.market[: box.kinds]
    if sum(before.market) < box.market == sum(market):
        drawn = _drawn(before.market, market, "market")
        happenings.append(MarketFilled(market, travels=drawn, say=Say("story.market_filled", sweets=sweets_say(market))))
    if after.start != before.start:
        happenings.append(Start(after.start, travels=[Travel("god", BOX, f"seats.{after.start}.god")]))
        happenings += [Auction(), Turn(after.turn)] if after.phase == rules.BIDDING else [SetMarkers()]
    return happenings


def _drawn(before: Sequence[int], after: Sequence[int], place: str) -> list[Travel]:
    return [
        Travel(SWEETS[kind], BOX, f"{place}.{kind}", after[kind] - before[kind])
        for kind in range(len(after))
        if after[kind] > before[kind]
    ]


def _markers_set(box: Box, actor: int, event: int | None) -> Markers:
    """The others learn that the markers are set, not how."""
    if event is None:
        return Markers(actor, say=Say("story.markers_hidden", who=Who(actor)))
    markers = markers_of(box, event)
    return Markers(actor, markers, say=Say("story.markers", who=Who(actor), markers=markers_say(markers)))


def _done(before: Table, actor: int, reader: int, event: int, travels: list[Travel]) -> Move:
    """The move itself."""
    data: dict[str, Any] = {"travels": travels} if travels else {}
    form = form_of(event)
    for part, place in zip(form.parts, form.split(event), strict=True):
        data["other" if part.name == "seat" else part.name] = part.values[place]
    said = _values(event, reader)
    if before.phase == rules.TAKING_PAIR:
        said["other"] = _other(before.partner, reader)
        data["other"] = before.partner
    kind = _kind(before, event)
    return DEEDS[kind](seat=actor, say=Say(f"story.{kind}", who=Who(actor), **said), **data)


def _moved(before: Table, actor: int, event: int) -> list[Travel]:
    """What a move carries from place to place."""
    word, parts = form_of(event).word, _parts(event)
    if word == "bid":
        return [Travel(_marker(actor), f"ladder.{before.total[actor]}", f"ladder.{event - rules.BID}")]
    if word == "take":
        return [Travel(STORES[parts["store"]], f"stores.{parts['store']}.lies", f"seats.{actor}.store")]
    if word == "two":
        return []  # both pairs go at once, with the move that takes
    if word == "for":
        sweets: list[Sequence[int]] = [kinds_of(before.pair), kinds_of(parts["take"])]
    else:
        given = parts.get("give", parts.get("sweet", 0))
        sweets = [[given], [parts.get("take", given)]]
    places = {"me": f"seats.{actor}", "you": f"seats.{parts.get('seat', before.partner)}"}

    def path(place: str, kind: int) -> str:
        where, _, dish = place.partition(".")
        if dish == "to":
            dish = "bowl" if parts["to"] else "plate"
        return f"{places[where]}.{dish}.{kind}" if dish else f"{where}.{kind}"

    ways = zip(WAYS.get(word, ()), sweets, strict=False)
    travels = [Travel(SWEETS[kind], path(start, kind), path(end, kind)) for (start, end), kinds in ways for kind in kinds]
    return travels + _returned(before, actor) if word in STORES or word == "for" else travels


def _returned(before: Table, seat: int) -> list[Travel]:
    """SN12: a store that goes back to its place."""
    tile = before.store[seat]
    return [] if tile == rules.NO_STORE else [Travel(STORES[tile], f"seats.{seat}.store", f"stores.{tile}.lies")]


def _counted(box: Box, before: Table, after: Table, reader: int, moved: list[Travel]) -> list[Happening]:
    """The end of the round, the count, and what comes after it."""
    happenings: list[Happening] = [Empty(seat) for seat in range(box.seats) if after.emptied >> seat & 1]
    happenings = happenings or [Idle()]
    for seat in range(box.seats):
        markers, points, total = after.revealed[seat][: box.kinds], after.round_points[seat], after.total[seat]
        key = "story.counted_ignored" if after.ignorer == seat else "story.counted"
        say = Say(key, who=Who(seat), markers=markers_say(markers), count=points, total=total)
        happenings.append(Counted(seat, markers, points, total, say=say))
    if after.phase == rules.OVER:
        return [*happenings, Over(winners(rules, box, after), say=_what_now(box, after, reader))]
    god = [Travel("god", f"seats.{before.start}.god", f"seats.{after.start}.god")] if after.start != before.start else []
    happenings += [Reset(travels=_put_back(box, before, moved)), ThunderGod(after.start, travels=god)]
    happenings.append(Choose(after.turn) if after.phase == rules.CHOOSING else SetMarkers())
    return happenings


def _put_back(box: Box, before: Table, moved: list[Travel]) -> list[Travel]:
    """SN12, SN14: what is in the bowls after the last move, and the stores that were not used."""
    travels = []
    for seat in range(box.seats):
        for kind in range(rules.KINDS):
            bowl, plate = f"seats.{seat}.bowl.{kind}", f"seats.{seat}.plate.{kind}"
            count = before.bowl[seat][kind] + sum((each.end == bowl) - (each.start == bowl) for each in moved)
            if count:
                travels.append(Travel(SWEETS[kind], bowl, plate, count))
        if not any(each.start == f"seats.{seat}.store" for each in moved):
            travels += _returned(before, seat)
    return travels


def _goes_on(box: Box, before: Table, after: Table, actor: int) -> list[Happening]:
    """Whose turn it is now, and who was passed over (SN25)."""
    if after.phase == rules.SETTING:
        return [SetMarkers()]
    if after.phase == rules.CHOOSING:
        return [Choose(after.turn)]
    if after.turn == before.turn and after.exchanged == before.exchanged and after.idle == before.idle:
        return []  # the same turn continues
    if after.phase == rules.TRADING and after.exchanged:
        return []
    happenings: list[Happening] = []
    if after.phase == rules.TRADING:
        first = after.start if before.phase == rules.SETTING else (actor + 1) % box.seats
        while first != after.turn:
            happenings.append(PassedOver(first))
            first = (first + 1) % box.seats
    return [*happenings, Turn(after.turn)]


# ---- Why not ----


def why_not(box: Box, glimpse: Table, seat: int, move: int) -> tuple[Say, str]:
    word = form_of(move).word
    if glimpse.phase == rules.SETTING:
        return Say("why.set"), "SN2"
    if glimpse.phase == rules.BIDDING:
        return _why_no_bid(box, glimpse, seat, move, word)
    if glimpse.phase == rules.CHOOSING:
        return _why_not_this_store(box, glimpse, seat, move, word)
    if glimpse.phase == rules.TAKING_PAIR:
        return _why_not_this_pair(glimpse, move, word)
    if word == "markers":
        return Say("why.markers"), "SN2"
    if word == "bid":
        return Say("why.bid"), "SN19"
    if word == "take":
        return Say("why.take"), "SN16"
    if word == "for":
        return Say("why.for"), "SN10"
    if word == "pass":
        return Say("why.pass"), "SN3"
    if word in ("swap", "market"):
        if glimpse.exchanged:
            return Say("why.exchanged"), "SN3"
        return _what_is_missing(box, glimpse, seat, move, "SN4" if word == "swap" else "SN5")
    if glimpse.store[seat] == rules.NO_STORE:
        return Say("why.no_store"), "SN12"
    if STORES[glimpse.store[seat]] != word:
        return Say("why.other_store", store=store_say(glimpse.store[seat])), "SN21"
    return _what_is_missing(box, glimpse, seat, move, STORE_RULES[word])


STORE_RULES = {
    "bowl": "SN21",
    "same": "SN8",
    "plate": "SN21",
    "stall": "SN9",
    "refill": "SN21",
    "bowls": "SN10",
    "within": "SN10",
    "two": "SN10",
}

# Where the sweet that a move gives, and the one that it takes, must lie.
GIVEN_FROM = {"swap": "plate", "market": "plate", "bowl": "plate", "same": "plate", "plate": "bowl"}
GIVEN_FROM |= {"stall": "plate", "bowls": "bowl", "within": "bowl"}
TAKEN_FROM = {"swap": "plate", "same": "plate", "refill": "bowl", "bowls": "bowl"}


def _what_is_missing(box: Box, glimpse: Table, seat: int, move: int, rule: str) -> tuple[Say, str]:
    """Why an exchange or a store cannot be used in this way, though it is the right time for it."""
    word, parts = form_of(move).word, _parts(move)
    other = parts.get("seat")
    if other is not None:
        if other >= box.seats:
            return Say("why.no_seat", number=other + 1, count=box.seats), rule
        if other == seat:
            return Say("why.yourself"), rule
    if word == "two":
        return _why_not_give_pair(glimpse, seat, other or 0, parts["give"])
    give = parts.get("give", parts.get("sweet", 0))
    take = parts.get("take", give)
    if "give" in parts and give == take:
        return Say("why.same_kind"), rule
    if word in GIVEN_FROM and not getattr(glimpse, GIVEN_FROM[word])[seat][give]:
        return Say(f"why.not_on_your_{GIVEN_FROM[word]}", sweet=sweet_say(give)), rule
    if word in TAKEN_FROM and other is not None:
        return Say(f"why.not_on_their_{TAKEN_FROM[word]}", other=Who(other), sweet=sweet_say(take)), rule
    if word == "within":
        return Say("why.not_on_your_plate", sweet=sweet_say(take)), rule
    return Say("why.not_in_market", sweet=sweet_say(take)), rule


def _why_not_give_pair(glimpse: Table, seat: int, other: int, pair: int) -> tuple[Say, str]:
    if not rules.plate_pairs(glimpse, seat) >> pair & 1:
        return Say("why.no_pair", sweets=pair_say(pair)), "SN10"
    return Say("why.no_other_pair", other=Who(other)), "SN10"


def _why_not_this_pair(glimpse: Table, move: int, word: str) -> tuple[Say, str]:
    if word != "for":
        return Say("why.pair_first", other=Who(glimpse.partner)), "SN10"
    pair = _parts(move)["take"]
    if pair == glimpse.pair:
        return Say("why.same_pair"), "SN10"
    return Say("why.no_such_pair", other=Who(glimpse.partner), sweets=pair_say(pair)), "SN10"


def _why_no_bid(box: Box, glimpse: Table, seat: int, move: int, word: str) -> tuple[Say, str]:
    if word != "bid":
        return Say("why.auction"), "SN19"
    space = move - rules.BID
    if space <= glimpse.total[seat]:
        return Say("why.bid_forward", space=glimpse.total[seat]), "SN19"
    there = next(other for other in range(box.seats) if glimpse.total[other] == space)
    return Say("why.bid_taken", space=space, other=Who(there)), "SN19"


def _why_not_this_store(box: Box, glimpse: Table, seat: int, move: int, word: str) -> tuple[Say, str]:
    if word != "take":
        return Say("why.choose"), "SN21"
    tile = move - rules.TAKE_STORE
    there = holder(box, glimpse, tile)
    if there is not None:
        return Say("why.store_taken", store=store_say(tile), other=Who(there)), "SN16"
    if glimpse.round == 0:
        return Say("why.store_bid", store=store_say(tile)), "SN19"
    points, count = box.points_needed[tile], glimpse.round_points[seat]
    return Say("why.store_points", store=store_say(tile), points=points, count=count), "SN16"


# ---- How it was counted ----


def tally(box: Box, course: Sequence[Table]) -> list[Line]:
    """SN13: for each round, what the sweets counted by the seat's own markers, and what the market added to that."""
    lines: list[Line] = []
    counted = course[0].round
    for table in course:
        if table.round != counted:
            counted = table.round
            seats = range(box.seats)
            lines.append(Line(Say("tally.markers"), [_by_markers(table, seat) for seat in seats], counted))
            lines.append(Line(Say("tally.market"), [_by_market(table, seat) for seat in seats], counted))
    before = [total - points for total, points in zip(course[-1].total, added_up(lines, box.seats), strict=False)]
    if any(before):
        lines.insert(0, Line(Say("tally.earlier" if course[0].round else "tally.bid"), before))  # SN19, SN22
    return lines


def _by_markers(table: Table, seat: int) -> int:
    """For the round counted last: no token has left its seat since then, though bowls have gone back to plates."""
    return sum(rules.tokens(table, seat, kind) * table.revealed[seat][kind] for kind in range(rules.KINDS))


def _by_market(table: Table, seat: int) -> int:
    return 0 if table.ignorer == seat else sum(rules.tokens(table, seat, kind) * table.market[kind] for kind in range(rules.KINDS))
