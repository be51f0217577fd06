"""Sweet Nose. Readings SN1-SN27: see README.md."""

from ctypes import c_int8, c_int16
from typing import Any

from sweetbox.kernel.bits import lowest
from sweetbox.kernel.chance import CHANCE, below
from sweetbox.kernel.ranks import rank
from sweetbox.kernel.record import Record

MOST_SEATS = 5
SEATS = (3, MOST_SEATS)
HIDES = True  # the others' markers

KINDS = 5  # mochi, nougat, praline, sesame ball, taro ball; an edition may have only the first few
TOKENS = 9  # of each kind, at most
PLATE = 8  # tokens dealt to each seat, at most
MARKET_SIZE = 3  # at most
ORDERS = 5 * 4 * 3 * 2  # ways to lay the markers 1 to 5 over the kinds

SWAPS = KINDS * KINDS  # a token given for one taken: KINDS * kind given + kind taken
MIXED_PAIRS = KINDS * (KINDS - 1) // 2
PAIRS = MIXED_PAIRS + KINDS  # two tokens: the pairs of different kinds, then those of equal kinds
PAIR_FIRST = (*(first for first in range(KINDS) for _ in range(first + 1, KINDS)), *range(KINDS))
PAIR_SECOND = (*(second for first in range(KINDS) for second in range(first + 1, KINDS)), *range(KINDS))

# Store tiles, by what they do.
TO_BOWL, SAME, TO_PLATE, STALL, REFILL, BOWLS, WITHIN, TWO, IGNORE, SWITCH = 0, 1, 2, 3, 4, 5, 6, 7, 8, 9
TILES = 10
NO_STORE = -1

# A move is one of these plus, in this order, whichever it needs: seat, kind or pair given, kind or pair taken.
MARKERS = 0  # + order
EXCHANGE = MARKERS + ORDERS  # + SWAPS * opponent + swap
MARKET = EXCHANGE + MOST_SEATS * SWAPS  # + swap
USE_STORE = MARKET + SWAPS
# The moves of a tile come in parts: one for each opponent, or (STALL) one each for plate and bowl. IGNORE has none.
STORE_PARTS = (1, MOST_SEATS, 1, 2, MOST_SEATS, MOST_SEATS, 1, MOST_SEATS, 0, 1)
STORE_WAYS = (KINDS, KINDS, KINDS, SWAPS, KINDS, SWAPS, SWAPS, PAIRS, 1, MIXED_PAIRS)  # moves in a part
STORE_SIZES = tuple(parts * ways for parts, ways in zip(STORE_PARTS, STORE_WAYS, strict=True))
STORE_MOVES = tuple(USE_STORE + sum(STORE_SIZES[:tile]) for tile in range(TILES))  # where the moves of each tile begin
TAKE_PAIR = USE_STORE + sum(STORE_SIZES)  # + pair: the second half of TWO
PASS = TAKE_PAIR + PAIRS
TAKE_STORE = PASS + 1  # + tile
BID = TAKE_STORE + TILES - 1  # + space of the ladder, from 1 on
HIGHEST_BID = 40
MOVES = BID + HIGHEST_BID + 1
OUTCOMES = KINDS  # a kind of sweet; at the end of the set-up, the seat that starts

# Phases, in the order of a match.
DEALING, FILLING_MARKET, DRAWING_START = 0, 1, 2  # chance
BIDDING, CHOOSING, SETTING, TRADING, TAKING_PAIR, OVER = 3, 4, 5, 6, 7, 8

NOBODY, NO_PAIR = -1, -1

MOST_IDLE_ROUNDS = 20
MOST_ROUNDS = 13  # To the Sky: nobody counts fewer than 8 in a round, and 13 times 8 is 104
# In a round, a plate gets smaller at most 45 times (40 tokens, and each seat may get one back). Before each time, and after the
# last, there are at most as many turns as the idle limit allows; a turn is at most three moves. The auction: at most 200 bids with
# four passes between them.
LONGEST = (
    MOST_SEATS * PLATE + MARKET_SIZE + 1 + MOST_SEATS * (HIGHEST_BID * MOST_SEATS + 1)
    + MOST_ROUNDS * (2 * MOST_SEATS + 46 * MOST_IDLE_ROUNDS * MOST_SEATS * 3)
)  # fmt: skip


class Box(Record):
    __slots__ = ()
    _fields_ = [
        ("switches", c_int16),  # bit per pair of kinds whose markers can change places
        ("order", c_int8 * KINDS * ORDERS),  # marker on each kind in each order: 1,2,3,4,5 is the first
        ("choices", c_int8 * ORDERS),  # orders that differ in this edition's kinds, ascending
        ("orders", c_int8),  # how many of them
        ("kinds", c_int8),
        ("tokens", c_int8),  # of each kind
        ("plate", c_int8),  # tokens dealt to each seat
        ("market", c_int8),  # tokens in it
        ("points_needed", c_int8 * TILES),  # in a round, to take the tile
        ("level", c_int8 * TILES),  # the same as a level, 0 for the lowest
        ("levels", c_int8),
        ("seats", c_int8),
        ("removed", c_int8),  # tokens of each kind taken out at set-up
        ("rounds", c_int8),  # 0: no limit
        ("sky", c_int8),  # the total that ends the match; 0: no total does
        ("shopkeeper", c_int8),  # 1: with the auction
        ("idle_turns", c_int8),  # turns in a row without a smaller plate that end a round
    ]


class Table(Record):
    __slots__ = ()
    _fields_ = [
        ("total", c_int16 * MOST_SEATS),  # sweet points so far: the player markers on the ladder
        ("plate", c_int8 * KINDS * MOST_SEATS),  # tokens of each kind
        ("bowl", c_int8 * KINDS * MOST_SEATS),
        ("marker", c_int8 * KINDS * MOST_SEATS),  # 1 to 5 on each kind; 0: not set, or hidden
        ("revealed", c_int8 * KINDS * MOST_SEATS),  # the markers of the round counted last
        ("choice", c_int8 * MOST_SEATS),  # while markers are set: 1 + order chosen; 0: still owed
        ("store", c_int8 * MOST_SEATS),  # tile held, or NO_STORE
        ("round_points", c_int8 * MOST_SEATS),  # of the round counted last: the round markers
        ("market", c_int8 * KINDS),
        ("bag", c_int8 * KINDS),
        ("removed", c_int8 * KINDS),
        ("phase", c_int8),
        ("round", c_int8),  # rounds counted so far
        ("dealt", c_int8),  # tokens drawn onto plates
        ("start", c_int8),  # who has the thunder god; NOBODY before it is drawn
        ("turn", c_int8),  # seat that bids, chooses or trades; else NOBODY
        ("passes", c_int8),  # passes in a row in the auction
        ("asked", c_int8),  # bit per seat: it has had its choice of a store
        ("exchanged", c_int8),  # 1: the exchange of this turn is done
        ("shrunk", c_int8),  # 1: a plate got smaller in this turn (SN26)
        ("idle", c_int8),  # turns in a row in which none got smaller
        ("partner", c_int8),  # TWO, half done: the opponent, else NOBODY
        ("pair", c_int8),  # TWO, half done: the pair given, else NO_PAIR
        # What is public about the round, for anyone who was not watching.
        ("switcher", c_int8),  # seat that switched two markers in this round, else NOBODY
        ("switched", c_int8),  # the pair of kinds whose markers it switched, else NO_PAIR
        ("emptied", c_int8),  # bit per seat: its empty plate ended the round counted last; 0: the idle limit did
        ("ignorer", c_int8),  # seat that ignored the market in that count, else NOBODY
    ]


# ---- Set-up ----


def setup(box: Box, table: Table) -> None:
    for kind in range(box.kinds):  # SN1
        table.removed[kind] = box.removed
        table.bag[kind] = box.tokens - box.removed
    for seat in range(MOST_SEATS):
        table.store[seat] = NO_STORE
    table.start = NOBODY
    table.turn = NOBODY
    table.partner = NOBODY
    table.pair = NO_PAIR
    table.switcher = NOBODY
    table.switched = NO_PAIR
    table.ignorer = NOBODY
    table.phase = DEALING


def odds(box: Box, table: Table, weights: Any) -> int:
    """SN23: each token in the bag, or among the removed ones, is equally likely; so is each start seat."""
    total = 0
    for outcome in range(OUTCOMES):
        if table.phase == DEALING:
            weights[outcome] = table.bag[outcome]
        elif table.phase == FILLING_MARKET:
            weights[outcome] = table.removed[outcome]
        else:
            weights[outcome] = 1 if outcome < box.seats else 0
        total += weights[outcome]
    return total


def happen(box: Box, table: Table, outcome: int) -> None:
    if table.phase == DEALING:
        deal(box, table, outcome)
        only = only_kind(table.bag)
        while only >= 0 and table.dealt < box.plate * box.seats:  # certain, so no chance
            deal(box, table, only)
        if table.dealt == box.plate * box.seats:
            empty_bag(box, table)
    elif table.phase == FILLING_MARKET:
        table.removed[outcome] -= 1
        table.market[outcome] += 1
        fill_market(box, table)
    else:
        table.start = outcome
        if box.shopkeeper:
            table.turn = outcome
            table.phase = BIDDING
        else:
            begin_round(table)


def deal(box: Box, table: Table, kind: int) -> None:
    table.bag[kind] -= 1
    table.plate[table.dealt // box.plate][kind] += 1
    table.dealt += 1


def only_kind(tokens: Any) -> int:
    """The only kind that the next token can be, or -1 if it can be one of several."""
    only = -1
    for kind in range(KINDS):
        if tokens[kind] > 0:
            if only >= 0:
                return -1
            only = kind
    return only


def empty_bag(box: Box, table: Table) -> None:
    """SN1: the rest of the bag goes to the market: one token for 3 seats, three for 4, none for 5."""
    for kind in range(KINDS):
        table.market[kind] += table.bag[kind]
        table.bag[kind] = 0
    fill_market(box, table)


def fill_market(box: Box, table: Table) -> None:
    """SN1: removed tokens make the market up to three; those left are out of the game (SN23)."""
    lying = 0
    for kind in range(KINDS):
        lying += table.market[kind]
    only = only_kind(table.removed)
    while only >= 0 and lying < box.market:  # certain, so no chance
        table.removed[only] -= 1
        table.market[only] += 1
        lying += 1
    table.phase = DRAWING_START if lying == box.market else FILLING_MARKET


# ---- Whose turn it is, and what can be done ----


def to_act(box: Box, table: Table) -> int:
    if table.phase == OVER:
        return 0
    if table.phase <= DRAWING_START:
        return CHANCE
    if table.phase != SETTING:
        return 1 << table.turn
    owing = 0
    for seat in range(box.seats):
        if table.choice[seat] == 0:
            owing |= 1 << seat
    return owing


def legal(box: Box, table: Table, seat: int, moves: Any) -> int:
    n = 0
    if table.phase == SETTING:
        if table.choice[seat] == 0:
            for choice in range(box.orders):  # SN2
                moves[n] = MARKERS + box.choices[choice]
                n += 1
    elif seat != table.turn:
        return 0
    elif table.phase == TRADING:
        if not table.exchanged:
            n = list_exchanges(box, table, seat, moves)
        no_duty = n == 0
        n = list_store_uses(box, table, seat, moves, n)
        if no_duty:  # SN3: the exchange is done, or none can be made
            moves[n] = PASS
            n += 1
    elif table.phase == TAKING_PAIR:
        n = list_ways(TAKE_PAIR, pairs_in_return(table, table.partner, table.pair), moves, n)
    elif table.phase == BIDDING:
        moves[0] = PASS
        n = 1
        for space in range(table.total[seat] + 1, HIGHEST_BID + 1):  # SN19: forward, 40 at most
            if is_free(box, table, space):
                moves[n] = BID + space
                n += 1
    elif table.phase == CHOOSING:
        for tile in range(TILES):
            if may_take_store(box, table, seat, tile):
                moves[n] = TAKE_STORE + tile
                n += 1
    return n


def play(box: Box, table: Table, seat: int, move: int) -> None:
    if move < EXCHANGE:
        set_markers(box, table, seat, move - MARKERS)
    elif move < MARKET:
        exchange(box, table, seat, move - EXCHANGE)
    elif move < USE_STORE:
        exchange_with_market(box, table, seat, move - MARKET)
    elif move < TAKE_PAIR:
        use_store(box, table, seat, move)
    elif move < PASS:
        take_pair(box, table, seat, move - TAKE_PAIR)
    elif move < TAKE_STORE:
        pass_on(box, table)
    elif move < TAKE_STORE + TILES:
        take_store(box, table, seat, move - TAKE_STORE)
    else:
        bid(box, table, seat, move - BID)


# ---- Phase 1: Set up ----


def begin_round(table: Table) -> None:
    table.turn = NOBODY
    table.phase = SETTING


def set_markers(box: Box, table: Table, seat: int, order: int) -> None:
    table.choice[seat] = 1 + order
    if to_act(box, table) == 0:
        lay_markers(box, table)
        begin_trading(box, table)


def lay_markers(box: Box, table: Table) -> None:
    """SN2: all at once, and face down for the others (SN20)."""
    for seat in range(box.seats):
        for kind in range(KINDS):
            table.marker[seat][kind] = box.order[table.choice[seat] - 1][kind]
        table.choice[seat] = 0


# ---- Phase 2: Exchange Sweets and Use Store ----


def begin_trading(box: Box, table: Table) -> None:
    table.phase = TRADING
    table.idle = 0
    table.turn = table.start  # SN3
    if not can_do_something(box, table, table.turn):
        next_turn(box, table)


def can_do_something(box: Box, table: Table, seat: int) -> bool:
    return can_exchange(box, table) or can_use_store(box, table, seat)


def go_on(box: Box, table: Table, seat: int) -> None:
    """After an exchange or a store: the round may be over, the turn may continue, or the next seat's turn begins."""
    if empty_plates(box, table):
        count_sweetness(box, table)  # SN6: at once, even in the middle of a turn
    elif table.exchanged:
        if not can_use_store(box, table, seat):
            next_turn(box, table)
    elif not can_do_something(box, table, seat):  # SN3: an exchange that cannot be made is left out
        next_turn(box, table)


def next_turn(box: Box, table: Table) -> None:
    while True:
        table.idle = 0 if table.shrunk else table.idle + 1
        table.shrunk = 0
        table.exchanged = 0
        if table.idle >= box.idle_turns:
            count_sweetness(box, table)  # SN7
            return
        table.turn = (table.turn + 1) % box.seats
        if can_do_something(box, table, table.turn):
            return
        # SN25: a seat that can do nothing is passed over; it counts as a turn.


def pass_on(box: Box, table: Table) -> None:
    if table.phase == BIDDING:
        pass_bid(box, table)
    else:
        next_turn(box, table)


def empty_plates(box: Box, table: Table) -> int:
    """Bit per seat whose plate is empty."""
    empty = 0
    for seat in range(box.seats):
        if plate_kinds(table, seat) == 0:
            empty |= 1 << seat
    return empty


def plate_kinds(table: Table, seat: int) -> int:
    """Bit per kind that lies on the plate."""
    kinds = 0
    for kind in range(KINDS):
        if table.plate[seat][kind] > 0:
            kinds |= 1 << kind
    return kinds


def market_kinds(table: Table) -> int:
    kinds = 0
    for kind in range(KINDS):
        if table.market[kind] > 0:
            kinds |= 1 << kind
    return kinds


# ---- Exchange Sweets ----


def can_exchange(box: Box, table: Table) -> bool:
    """No plate is empty, so two kinds on the plates and in the market are enough, wherever they lie."""
    kinds = market_kinds(table)
    for seat in range(box.seats):
        kinds |= plate_kinds(table, seat)
    return kinds & (kinds - 1) != 0


def list_exchanges(box: Box, table: Table, seat: int, moves: Any) -> int:
    n = 0
    mine = plate_kinds(table, seat)
    for opponent in range(box.seats):
        if opponent != seat:
            n = list_ways(EXCHANGE + SWAPS * opponent, exchanges(mine, plate_kinds(table, opponent)), moves, n)
    return list_ways(MARKET, exchanges(mine, market_kinds(table)), moves, n)


def exchanges(mine: int, theirs: int) -> int:
    """SN4, SN5: one of mine for one of theirs, of another kind; a bit for each swap."""
    ways = 0
    for give in range(KINDS):
        if mine >> give & 1:
            ways |= (theirs & ~(1 << give)) << KINDS * give
    return ways


def list_ways(first_move: int, ways: int, moves: Any, n: int) -> int:
    """A move for each bit of the ways."""
    while ways:
        moves[n] = first_move + lowest(ways)
        n += 1
        ways &= ways - 1
    return n


def exchange(box: Box, table: Table, seat: int, what: int) -> None:
    """A: with an opponent. SN4: yours goes to his bowl, his to yours."""
    plates_to_bowls(table, seat, what // SWAPS, what // KINDS % KINDS, what % KINDS)
    table.exchanged = 1
    go_on(box, table, seat)


def plates_to_bowls(table: Table, seat: int, opponent: int, give: int, take: int) -> None:
    table.plate[opponent][take] -= 1
    table.bowl[seat][take] += 1
    table.plate[seat][give] -= 1
    table.bowl[opponent][give] += 1
    table.shrunk = 1


def exchange_with_market(box: Box, table: Table, seat: int, what: int) -> None:
    """B: with the market. SN5: what you take lands on your plate."""
    give_to_market(table, seat, what // KINDS, what % KINDS)
    table.plate[seat][what % KINDS] += 1
    table.exchanged = 1
    go_on(box, table, seat)


def give_to_market(table: Table, seat: int, give: int, take: int) -> None:
    table.plate[seat][give] -= 1
    table.market[give] += 1
    table.market[take] -= 1


# ---- Use Store ----


def can_use_store(box: Box, table: Table, seat: int) -> bool:
    """SN21: a store without a legal use is kept. SN11: IGNORE is never used, it just works."""
    tile = table.store[seat]
    if tile == NO_STORE:
        return False
    for part in range(STORE_PARTS[tile]):
        if store_uses(box, table, seat, tile, part):
            return True
    return False


def list_store_uses(box: Box, table: Table, seat: int, moves: Any, n: int) -> int:
    tile = table.store[seat]
    if tile != NO_STORE:
        for part in range(STORE_PARTS[tile]):
            n = list_ways(STORE_MOVES[tile] + STORE_WAYS[tile] * part, store_uses(box, table, seat, tile, part), moves, n)
    return n


def store_uses(box: Box, table: Table, seat: int, tile: int, part: int) -> int:
    """Ways to use the tile: a bit for each kind, exchange or pair. `part` is the opponent, where the tile needs one."""
    if tile == TO_BOWL:
        return plate_kinds(table, seat)
    if tile == TO_PLATE:
        return bowl_kinds(table, seat)
    if tile == STALL:
        return exchanges(plate_kinds(table, seat), market_kinds(table))  # SN9
    if tile == WITHIN:
        return exchanges(bowl_kinds(table, seat), plate_kinds(table, seat))  # SN10
    if tile == SWITCH:
        return box.switches
    if part == seat:
        return 0
    if tile == SAME:
        return plate_kinds(table, seat) & plate_kinds(table, part)  # SN8: like exchange A, but of equal kinds
    if tile == REFILL:
        return bowl_kinds(table, part)
    if tile == BOWLS:
        return exchanges(bowl_kinds(table, seat), bowl_kinds(table, part))  # SN10: of different kinds
    if tile == TWO:
        return pairs_to_give(table, seat, part)
    return 0


def bowl_kinds(table: Table, seat: int) -> int:
    """Bit per kind that lies in the bowl."""
    kinds = 0
    for kind in range(KINDS):
        if table.bowl[seat][kind] > 0:
            kinds |= 1 << kind
    return kinds


def pairs_to_give(table: Table, seat: int, opponent: int) -> int:
    """SN10: both plates need two tokens, and the opponent's plate must have some other pair than the one given."""
    mine, theirs = plate_pairs(table, seat), plate_pairs(table, opponent)
    if theirs & (theirs - 1):  # more than one pair: there is another one for any of mine
        return mine
    return mine & ~theirs if theirs else 0


def pairs_in_return(table: Table, opponent: int, given: int) -> int:
    return plate_pairs(table, opponent) & ~(1 << given)


def plate_pairs(table: Table, seat: int) -> int:
    """Bit per pair that lies on the plate."""
    kinds = plate_kinds(table, seat)
    pairs, pair = 0, 0
    for first in range(KINDS):  # its pairs with later kinds are numbered in a row, in the order of those kinds
        if kinds >> first & 1:
            pairs |= kinds >> first + 1 << pair
        pair += KINDS - 1 - first
    for kind in range(KINDS):
        if table.plate[seat][kind] >= 2:
            pairs |= 1 << MIXED_PAIRS + kind
    return pairs


def use_store(box: Box, table: Table, seat: int, move: int) -> None:
    tile = table.store[seat]
    what = move - STORE_MOVES[tile]
    if tile == TWO:
        table.partner = what // PAIRS
        table.pair = what % PAIRS
        table.phase = TAKING_PAIR  # the pair taken in return is the next move
        return
    if tile == TO_BOWL:
        table.plate[seat][what] -= 1
        table.bowl[seat][what] += 1
        table.shrunk = 1
    elif tile == SAME:
        plates_to_bowls(table, seat, what // KINDS, what % KINDS, what % KINDS)
    elif tile == TO_PLATE:
        plate_from_bowl(table, seat, what)
    elif tile == STALL:
        use_stall(table, seat, what)
    elif tile == REFILL:
        plate_from_bowl(table, what // KINDS, what % KINDS)
    elif tile == BOWLS:
        exchange_bowls(table, seat, what // SWAPS, what // KINDS % KINDS, what % KINDS)
    elif tile == WITHIN:
        table.bowl[seat][what // KINDS] -= 1
        table.plate[seat][what // KINDS] += 1
        table.plate[seat][what % KINDS] -= 1
        table.bowl[seat][what % KINDS] += 1
    elif tile == SWITCH:
        switch_markers(table, seat, what)
    return_store(table, seat)
    go_on(box, table, seat)


def return_store(table: Table, seat: int) -> None:
    table.store[seat] = NO_STORE  # SN12: used, it goes back


def plate_from_bowl(table: Table, seat: int, kind: int) -> None:
    table.bowl[seat][kind] -= 1
    table.plate[seat][kind] += 1


def use_stall(table: Table, seat: int, what: int) -> None:
    """SN9: an exchange with the market; what you take lands on your plate or in your bowl."""
    take = what % KINDS
    give_to_market(table, seat, what // KINDS % KINDS, take)
    if what < SWAPS:
        table.plate[seat][take] += 1
    else:
        table.bowl[seat][take] += 1
        table.shrunk = 1


def exchange_bowls(table: Table, seat: int, opponent: int, give: int, take: int) -> None:
    table.bowl[opponent][take] -= 1
    table.bowl[seat][take] += 1
    table.bowl[seat][give] -= 1
    table.bowl[opponent][give] += 1


def take_pair(box: Box, table: Table, seat: int, pair: int) -> None:
    """The second half of TWO. SN10: all four tokens stay on plates."""
    move_pair(table, table.pair, seat, table.partner)
    move_pair(table, pair, table.partner, seat)
    table.partner = NOBODY
    table.pair = NO_PAIR
    table.phase = TRADING
    return_store(table, seat)
    go_on(box, table, seat)


def move_pair(table: Table, pair: int, giver: int, taker: int) -> None:
    table.plate[giver][PAIR_FIRST[pair]] -= 1
    table.plate[giver][PAIR_SECOND[pair]] -= 1
    table.plate[taker][PAIR_FIRST[pair]] += 1
    table.plate[taker][PAIR_SECOND[pair]] += 1


def switch_markers(table: Table, seat: int, pair: int) -> None:
    """SN11: everyone sees which two, nobody sees the values."""
    first, second = PAIR_FIRST[pair], PAIR_SECOND[pair]
    value = table.marker[seat][first]
    table.marker[seat][first] = table.marker[seat][second]
    table.marker[seat][second] = value
    table.switcher = seat
    table.switched = pair


# ---- Phase 3: Count Sweetness ----


def count_sweetness(box: Box, table: Table) -> None:
    table.emptied = empty_plates(box, table)
    table.ignorer = NOBODY
    for seat in range(box.seats):
        table.round_points[seat] = points_of_round(table, seat)
        table.total[seat] += table.round_points[seat]
        if table.store[seat] == IGNORE:
            table.ignorer = seat
        for kind in range(KINDS):
            table.revealed[seat][kind] = table.marker[seat][kind]  # SN20: public now
            table.marker[seat][kind] = 0
    table.round += 1
    table.turn = NOBODY
    table.exchanged = 0
    table.shrunk = 0
    table.idle = 0
    if match_ends(box, table):
        table.phase = OVER
    else:
        reset(box, table)


def points_of_round(table: Table, seat: int) -> int:
    """SN13: tokens of a kind, on plate and in bowl, times the marker plus the tokens of that kind in the market."""
    points = 0
    for kind in range(KINDS):
        points += tokens(table, seat, kind) * worth(table, seat, kind)
    return points


def tokens(table: Table, seat: int, kind: int) -> int:
    """Tokens of a kind that count for the seat: plate and bowl together."""
    return table.plate[seat][kind] + table.bowl[seat][kind]


def worth(table: Table, seat: int, kind: int) -> int:
    """Points of one token of the kind for this seat; its marker must be known."""
    return sweetness(table, seat, kind, table.marker[seat][kind])


def sweetness(table: Table, seat: int, kind: int, marker: int) -> int:
    """Points of one token of the kind under this marker."""
    if table.store[seat] == IGNORE:
        return marker  # SN11
    return marker + table.market[kind]


# ---- Reset ----


def reset(box: Box, table: Table) -> None:
    for seat in range(box.seats):
        for kind in range(KINDS):  # SN14: bowls go back to plates; the market stays as it is
            table.plate[seat][kind] += table.bowl[seat][kind]
            table.bowl[seat][kind] = 0
        return_store(table, seat)  # SN12: unused, it goes back too
    table.switcher = NOBODY
    table.switched = NO_PAIR
    pass_thunder_god(box, table)  # first, because ties in the choice of stores go by the new order
    next_choice(box, table)


def pass_thunder_god(box: Box, table: Table) -> None:
    """SN15: the highest total starts; on a tie, the seat that was earliest in the round just played."""
    start = table.start
    for ahead in range(1, box.seats):
        seat = (table.start + ahead) % box.seats
        if table.total[seat] > table.total[start]:
            start = seat
    table.start = start


def next_choice(box: Box, table: Table) -> None:
    """SN16: highest total first; on a tie, the seat that is earlier in the coming round. SN21: a seat that can take a tile must."""
    for _ in range(box.seats):
        seat = next_asked(box, table)
        if seat == NOBODY:
            break
        table.asked |= 1 << seat
        if can_take_store(box, table, seat):
            table.turn = seat
            table.phase = CHOOSING
            return
    table.asked = 0
    begin_round(table)


def next_asked(box: Box, table: Table) -> int:
    best = NOBODY
    for ahead in range(box.seats):
        seat = (table.start + ahead) % box.seats
        if not table.asked >> seat & 1 and (best == NOBODY or table.total[seat] > table.total[best]):
            best = seat
    return best


def can_take_store(box: Box, table: Table, seat: int) -> bool:
    for tile in range(TILES):
        if may_take_store(box, table, seat, tile):
            return True
    return False


def may_take_store(box: Box, table: Table, seat: int, tile: int) -> bool:
    for other in range(box.seats):
        if table.store[other] == tile:
            return False
    if table.round == 0:
        return bid_is_enough(box, table, seat, tile)
    return table.round_points[seat] >= box.points_needed[tile]  # SN16: by the points of the round; a lower tile may be taken, too


def take_store(box: Box, table: Table, seat: int, tile: int) -> None:
    table.store[seat] = tile
    next_choice(box, table)


# ---- End of the Game; Variation I: To the Sky ----


def match_ends(box: Box, table: Table) -> bool:
    if box.sky == 0:
        return table.round == box.rounds  # SN17
    for seat in range(box.seats):
        if table.total[seat] >= box.sky:  # SN18; points bid count too (SN22)
            return True
    return False


def result(box: Box, table: Table, points: Any, ranks: Any) -> None:
    """SN17, SN22: fewest points win; ties share."""
    for seat in range(box.seats):
        points[seat] = -table.total[seat]
    rank(box.seats, points, ranks)
    for seat in range(box.seats):
        points[seat] = table.total[seat]


# ---- Variation II: Shopkeeper ----


def is_free(box: Box, table: Table, space: int) -> bool:
    """SN19: no marker stands there."""
    for seat in range(box.seats):
        if table.total[seat] == space:
            return False
    return True


def bid(box: Box, table: Table, seat: int, space: int) -> None:
    table.total[seat] = space  # SN19: points of the total, not of any round
    table.passes = 0
    table.turn = (seat + 1) % box.seats


def pass_bid(box: Box, table: Table) -> None:
    table.passes += 1
    if table.passes < box.seats:
        table.turn = (table.turn + 1) % box.seats  # SN19: a pass is not final
        return
    table.passes = 0
    next_choice(box, table)  # SN24: every player has passed in a row, the last bidder too


def bid_is_enough(box: Box, table: Table, seat: int, tile: int) -> bool:
    """SN19: the highest bidder may take from any level, each lower bidder from one level fewer."""
    return table.total[seat] > 0 and box.level[tile] + seats_above(box, table, seat) < box.levels


def seats_above(box: Box, table: Table, seat: int) -> int:
    """Seats whose total is higher."""
    above = 0
    for other in range(box.seats):
        if table.total[other] > table.total[seat]:
            above += 1
    return above


# ---- What a seat knows: everything but the others' markers (SN20) ----


def hide(box: Box, table: Table, seat: int) -> None:
    for other in range(box.seats):
        if other != seat:
            table.choice[other] = 0
            for kind in range(KINDS):
                table.marker[other][kind] = 0


def imagine(box: Box, table: Table, seat: int, rng: Any) -> None:
    """Any order of markers for each other seat; while markers are being set, the other seats count as not having set theirs."""
    if table.phase == TRADING or table.phase == TAKING_PAIR:
        for other in range(box.seats):
            if other != seat:
                order = box.choices[below(rng, box.orders)]
                for kind in range(KINDS):
                    table.marker[other][kind] = box.order[order][kind]


def seen_by(box: Box, table: Table, actor: int, event: int) -> int:
    if table.phase == SETTING:
        return 1 << actor
    return (1 << box.seats) - 1
