"""What a seat sees of Swintus 3D: data, sentences, a picture, the story, and why a move is not allowed."""

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import product
from typing import Any, Literal

import msgspec

from sweetbox.games.swintus import rules
from sweetbox.games.swintus.components import ASKS_NAMES, FOOD_NAMES, PILE_NAMES, PORTION_FOODS, Asks, Food, Pile
from sweetbox.games.swintus.notation import foods_of, step_card, step_face
from sweetbox.games.swintus.rules import Box, Table
from sweetbox.games.swintus.story import (
    End,
    Happening,
    Leave,
    Lose,
    NothingToLose,
    Ones,
    Over,
    Put,
    Reveal,
    Roll,
    Skip,
    Start,
    Stuck,
    Take,
    TakeFattening,
    Turn,
)
from sweetbox.kernel.chance import CHANCE
from sweetbox.kernel.happening import BOX, Travel
from sweetbox.kernel.results import tie_was_broken, winners
from sweetbox.kernel.say import Say, Who
from sweetbox.kernel.tally import Line, with_tie_break

Phase = Literal["reveal", "start", "roll", "place", "claim", "feed", "over"]
PHASES: dict[int, Phase] = {
    rules.REVEALING: "reveal",
    rules.DRAW_START: "start",
    rules.ROLLING: "roll",
    rules.PLACING: "place",
    rules.CLAIMING: "claim",
    rules.FEEDING: "feed",
    rules.OVER: "over",
}
ASKS_RULE = ("SW4", "SW4", "SW4", "SW5", "SW4", "SW4", "SW6")  # the rule about what each kind of Fattening card asks for


class TopCard(msgspec.Struct):
    name: Pile
    face: int  # the number that belongs here; sixes may go anywhere
    need: int  # dice of one seat that take effect
    closed: bool  # its pile is empty
    foods: list[Food]
    below: int  # cards left in the pile
    dice: list[int]  # each seat's dice here that show its number
    sixes: list[int]  # each seat's sixes here


class FatteningCard(msgspec.Struct):
    place: int  # 1, 2, 3
    name: Asks | None  # None: the place is empty
    foods: list[Food]
    met: list[bool]  # whether each seat now has what the card asks for


class Stored(msgspec.Struct):
    foods: list[Food]
    cards: int


class SeatView(msgspec.Struct):
    seat: int
    hand: int  # dice in hand
    food: dict[Food, int]
    missing: int  # pieces of one food still missing for the goal
    storage: list[Stored]


class Placing(msgspec.Struct):
    """The question that the seat whose turn it is has reached: how many dice of a face go on a card."""

    face: int
    card: Pile
    most: int


class View(msgspec.Struct, tag="swintus/2"):
    phase: Phase
    turn: int | None
    rolled: list[int]  # the dice of this turn, by the number they show
    waiting: list[int]  # those of them that are still to be placed or kept, in the order of placing
    placing: Placing | None
    top: list[TopCard]
    bottom: list[FatteningCard]
    fattening_below: int  # cards left in the face-down pile
    eaten: list[Food]  # on the cards under the Hamsters
    goal: int
    idle: int
    idle_limit: int
    seats: list[SeatView]
    winners: list[int]
    ended_by: End | None  # the rule that ended the match


def view(box: Box, glimpse: Table, seat: int) -> View:
    step = glimpse.step
    placing = Placing(step_face(step), PILE_NAMES[step_card(step)], rules.most_to_put(glimpse))
    return View(
        phase=PHASES[glimpse.phase],
        turn=None if glimpse.phase == rules.OVER or glimpse.turn == rules.NOBODY else glimpse.turn,
        rolled=rolled(glimpse),
        waiting=waiting(glimpse),
        placing=placing if glimpse.phase == rules.PLACING else None,
        top=[_top_card(box, glimpse, card) for card in range(rules.TOP_ROW)],
        bottom=[_fattening_card(box, glimpse, place) for place in range(rules.BOTTOM_ROW, rules.BOTTOM_ROW + box.row)],
        fattening_below=below(glimpse, rules.FATTENING),
        eaten=[food for cards in _stored(glimpse.eaten) for food in cards.foods * cards.cards],
        goal=box.goal,
        idle=glimpse.idle,
        idle_limit=box.idle_turns,
        seats=[_seat(box, glimpse, other) for other in range(box.seats)],
        winners=winners(rules, box, glimpse),
        ended_by=ended_by(box, glimpse),
    )


def ended_by(box: Box, table: Table) -> End | None:
    """The rule that ended the match; None while it is running."""
    if table.phase != rules.OVER:
        return None
    if any(rules.most_of_one_food(table, seat) >= box.goal for seat in range(box.seats)):
        return "SW12"
    return "SW15" if table.idle >= box.idle_turns else "SW13"


def rolled(table: Table) -> list[int]:
    return [face + 1 for face in range(rules.FACES) for _ in range(table.rolled[face])]


def waiting(table: Table) -> list[int]:
    if table.phase != rules.PLACING:
        return []
    own = [
        rules.OWN_FACE[card] + 1
        for card in range(table.step, rules.HAMSTERS)
        for _ in range(table.rolled[rules.OWN_FACE[card]])
        if table.open[card] != rules.NO_CARD
    ]
    return own + [6] * table.sixes_left


def below(table: Table, pile: int) -> int:
    return sum(table.left[rules.FIRST_KIND[pile] : rules.FIRST_KIND[pile + 1]])


def met(box: Box, table: Table, seat: int, place: int) -> bool:
    """Whether a seat now has what a Fattening card asks for. If it asks for a roll, only the seat whose turn it is can have it."""
    if table.open[place] == rules.NO_CARD or seat == rules.NOBODY:
        return False
    lies_there = box.asks[table.open[place]] in (rules.MULTITROUGH, rules.SWEET_SIXES)
    has_rolled = seat == table.turn and table.phase in (rules.PLACING, rules.CLAIMING)
    return (lies_there or has_rolled) and rules.meets(box, table, seat, place)


def _foods(portion: int) -> list[Food]:
    return foods_of(portion) if portion != rules.NO_CARD else []


def _portion(box: Box, table: Table, place: int) -> int:
    kind: int = table.open[place]
    portion: int = rules.NO_CARD if kind == rules.NO_CARD else box.portion[kind]
    return portion


def _top_card(box: Box, table: Table, card: int) -> TopCard:
    return TopCard(
        name=PILE_NAMES[card],
        face=rules.OWN_FACE[card] + 1,
        need=box.need[card],
        closed=table.open[card] == rules.NO_CARD,
        foods=_foods(_portion(box, table, card)),
        below=below(table, card),
        dice=[table.dice[seat][card] - table.sixes[seat][card] for seat in range(box.seats)],
        sixes=[table.sixes[seat][card] for seat in range(box.seats)],
    )


def _fattening_card(box: Box, table: Table, place: int) -> FatteningCard:
    kind = table.open[place]
    return FatteningCard(
        place=place - rules.BOTTOM_ROW + 1,
        name=None if kind == rules.NO_CARD else ASKS_NAMES[box.asks[kind]],
        foods=_foods(_portion(box, table, place)),
        met=[met(box, table, seat, place) for seat in range(box.seats)],
    )


def _stored(cards: Any) -> list[Stored]:
    return [Stored(_foods(portion), cards[portion]) for portion in range(rules.PORTIONS) if cards[portion]]


def _seat(box: Box, table: Table, seat: int) -> SeatView:
    return SeatView(
        seat=seat,
        hand=rules.in_hand(box, table, seat),
        food=dict(zip(FOOD_NAMES, table.food[seat], strict=True)),
        missing=max(0, box.goal - rules.most_of_one_food(table, seat)),
        storage=_stored(table.storage[seat]),
    )


def points_so_far(box: Box, glimpse: Table) -> list[int]:
    return [rules.most_of_one_food(glimpse, seat) for seat in range(box.seats)]


# ---- In sentences ----


def pieces_say(pieces: Any) -> Say:
    """Pieces of each food as `2 ears of corn and 1 beet`."""
    named = [Say(f"pieces.{FOOD_NAMES[food]}", count=pieces[food]) for food in range(rules.FOODS) if pieces[food]]
    return Say("pieces.list", pieces=named) if named else Say("pieces.none")


def portion_say(box: Box, portion: int) -> Say:
    return pieces_say(box.food[portion])


def card_say(box: Box, table: Table, place: int) -> Say:
    """The face-up card at a place: `the card of the threes (1 apple)`, `the Hungry Hamsters`, `Swinbag 10 (…)`."""
    return kind_say(box, rules.pile_of(place), table.open[place])


def kind_say(box: Box, pile: int, kind: int) -> Say:
    name = Say(f"card.{PILE_NAMES[pile] if pile != rules.FATTENING else ASKS_NAMES[box.asks[kind]]}")
    if kind == rules.NO_CARD or pile == rules.HAMSTERS:
        return name
    return Say("card.named", name=name, foods=portion_say(box, box.portion[kind]))


def dice_say(face: int, count: int) -> Say:
    return Say(f"dice.{face}", count=count)


def roll_say(faces: list[int]) -> Say:
    return Say("dice.roll", faces=faces)


def summary(box: Box, glimpse: Table, seat: int) -> list[Say]:
    says = _what_now(box, glimpse)
    says += [_top_say(box, glimpse, card) for card in range(rules.TOP_ROW)]
    says += [_bottom_say(box, glimpse, place) for place in range(rules.BOTTOM_ROW, rules.BOTTOM_ROW + box.row)]
    says.append(Say("summary.fattening_below", count=below(glimpse, rules.FATTENING)))
    for other in range(box.seats):
        says += _stands(box, glimpse, other)
    if glimpse.phase != rules.OVER and 2 * glimpse.idle >= box.idle_turns:
        says.append(Say("summary.idle", count=glimpse.idle, limit=box.idle_turns))
    return says


def _what_now(box: Box, table: Table) -> list[Say]:
    who = Who(table.turn)
    if table.phase == rules.OVER:
        return [_over_say(box, table)]
    if table.turn == rules.NOBODY:
        return [Say("summary.set_up")]
    says = [Say("summary.turn", who=who)]
    if any(table.rolled):
        says.append(Say("summary.rolled", who=who, roll=roll_say(rolled(table))))
    if table.phase == rules.PLACING:
        dice = dice_say(step_face(table.step), rules.most_to_put(table))
        says.append(Say("summary.place", who=who, dice=dice, card=card_say(box, table, step_card(table.step))))
        if after := waiting(table)[rules.most_to_put(table) :]:
            says.append(Say("summary.waiting", roll=roll_say(after)))
    elif table.phase == rules.CLAIMING:
        open_to = [card_say(box, table, p) for p in range(rules.BOTTOM_ROW, rules.PLACES) if met(box, table, table.turn, p)]
        says.append(Say("summary.claim", who=who, cards=open_to))
    elif table.phase == rules.FEEDING:
        says.append(Say("summary.feed", who=who))
    return says


def asked(box: Box, glimpse: Table, seat: int) -> Say:
    """What the seat whose turn it is should do, in one sentence. It is asked for the placing as a whole, which may be one move."""
    who = Who(glimpse.turn)
    if glimpse.phase == rules.PLACING:
        return Say("asked.place", who=who)
    if glimpse.phase == rules.CLAIMING:
        kinds = [box.asks[glimpse.open[p]] for p in range(rules.BOTTOM_ROW, rules.PLACES) if met(box, glimpse, glimpse.turn, p)]
        return Say("asked.claim", who=who, cards=[Say(f"card.{ASKS_NAMES[asks]}") for asks in dict.fromkeys(kinds)])
    return _what_now(box, glimpse)[-1 if glimpse.phase == rules.FEEDING else 0]


def _over_say(box: Box, table: Table) -> Say:
    best = winners(rules, box, table)
    most = rules.most_of_one_food(table, best[0])
    rule = ended_by(box, table)
    if rule == "SW12":
        food = Say(f"pieces.{FOOD_NAMES[list(table.food[best[0]]).index(most)]}", count=most)
        return Say("summary.won", who=Who(best[0]), food=food)
    reason = Say("summary.over_idle", count=table.idle) if rule == "SW15" else Say("summary.over_empty")
    total = rules.food_in_storage(table, best[0])
    if len(best) > 1:
        return Say("summary.over_shared", reason=reason, seats=[Who(seat) for seat in best], most=most, food=total)
    if tie_was_broken(rules, box, table):
        return Say("summary.over_tied", reason=reason, who=Who(best[0]), most=most, food=total)
    return Say("summary.over", reason=reason, who=Who(best[0]), most=most)


def _top_say(box: Box, table: Table, card: int) -> Say:
    if table.open[card] == rules.NO_CARD:
        return Say("summary.closed", card=card_say(box, table, card))
    lying = [
        Say("summary.dice_here", seat=Who(seat), dice=_dice_here(table.dice[seat][card], table.sixes[seat][card]))
        for seat in range(box.seats)
        if table.dice[seat][card]
    ]
    dice = Say("summary.dice", dice=lying) if lying else Say("summary.no_dice")
    if card == rules.HAMSTERS:
        return Say("summary.hamsters", need=box.need[card], dice=dice)
    return Say("summary.top", card=card_say(box, table, card), need=box.need[card], count=below(table, card), dice=dice)


def _dice_here(dice: int, sixes: int) -> Say:
    return Say("dice.with_sixes", count=dice, sixes=dice_say(6, sixes)) if sixes else Say("dice.any", count=dice)


def _bottom_say(box: Box, table: Table, place: int) -> Say:
    number = place - rules.BOTTOM_ROW + 1
    if table.open[place] == rules.NO_CARD:
        return Say("summary.no_fattening", number=number)
    asks = Say(f"asks.{ASKS_NAMES[box.asks[table.open[place]]]}")
    have = [Who(seat) for seat in range(box.seats) if met(box, table, seat, place)]
    now = Say("summary.met", seats=have) if have else Say("summary.not_met")
    return Say("summary.fattening", number=number, card=card_say(box, table, place), asks=asks, now=now)


def _stands(box: Box, table: Table, seat: int) -> list[Say]:
    hand = Say("dice.any", count=rules.in_hand(box, table, seat))
    food = pieces_say(table.food[seat])
    missing = max(0, box.goal - rules.most_of_one_food(table, seat))
    key = "summary.stands" if missing else "summary.stands_full"
    says = [Say(key, who=Who(seat), hand=hand, food=food, count=missing, goal=box.goal)]
    if rules.food_in_storage(table, seat):
        cards = [
            Say("summary.stored", count=table.storage[seat][portion], foods=portion_say(box, portion))
            for portion in range(rules.PORTIONS)
            if table.storage[seat][portion]
        ]
        says.append(Say("summary.storage", who=Who(seat), cards=cards))
    return says


FOOD_LETTERS = "CBPA"  # corn, beet, apple, acorn
ASKS_LETTERS = ("S5", "S10", "S15", "M", "L3", "L1", "S6")


def picture(box: Box, glimpse: Table, seat: int) -> list[str]:
    """The top row: number, foods (C corn, B beet, P apple, A acorn), cards below, dice of each seat (sixes after +). The
    bottom row: `!` where the seat whose turn it is has what is asked for. Each seat: `#` for a die in hand, food, roll."""
    lines = []
    for card in range(rules.TOP_ROW):
        here = _top_card(box, glimpse, card)
        foods = "-" if here.closed else _letters(_portion(box, glimpse, card)) or "*"
        lying = zip(here.dice, here.sixes, strict=True)
        dice = [f"{n}:{own}" + (f"+{sixes}" if sixes else "") for n, (own, sixes) in enumerate(lying, 1) if own + sixes]
        lines.append(f"[{here.face}] {foods:<3}{here.below:>3}  {'  '.join(dice)}".rstrip())
    cells = []
    for place in range(rules.BOTTOM_ROW, rules.BOTTOM_ROW + box.row):
        kind = glimpse.open[place]
        text = "-" if kind == rules.NO_CARD else f"{ASKS_LETTERS[box.asks[kind]]} {_letters(box.portion[kind])}"
        mark = "!" if met(box, glimpse, glimpse.turn, place) else ""
        cells.append(f"{place - rules.BOTTOM_ROW + 1}={text}{mark}")
    lines.append(f"{below(glimpse, rules.FATTENING):>9}  {'   '.join(cells)}".rstrip())
    for other in range(box.seats):
        turn = ">" if other == glimpse.turn and glimpse.phase != rules.OVER else " "
        food = " ".join(f"{letter}{n}" for letter, n in zip(FOOD_LETTERS, glimpse.food[other], strict=True))
        roll = "  (" + " ".join(map(str, rolled(glimpse))) + ")" if turn == ">" and any(glimpse.rolled) else ""
        lines.append(f"{turn}{other + 1}  {'#' * rules.in_hand(box, glimpse, other):<7}  {food}{roll}")
    return lines


def _letters(portion: int) -> str:
    return "".join(FOOD_LETTERS[food] for food in PORTION_FOODS[portion]) if portion != rules.NO_CARD else ""


def move_say(box: Box, glimpse: Table, seat: int, move: int) -> Say:
    if move < rules.TAKE:
        step, number = divmod(move - rules.PUT, rules.STEP_SIZE)
        face, card = step_face(step), card_say(box, glimpse, step_card(step))
        if number:
            return Say("move.put", dice=dice_say(face, number), card=card)
        if silent(box, move):
            return Say("move.no_sixes", card=card)
        return Say(f"move.keep_{face}", count=glimpse.rolled[face - 1] if step < rules.SIXES_STEP else glimpse.sixes_left)
    if move < rules.LEAVE:
        return Say("move.take", card=card_say(box, glimpse, rules.BOTTOM_ROW + move - rules.TAKE))
    if move == rules.LEAVE:
        return Say("move.leave")
    return Say("move.lose", foods=portion_say(box, move - rules.LOSE))


def varies(box: Box, move: int) -> bool:
    """Cards and dice are named by what is there."""
    return move < rules.LEAVE


def silent(box: Box, move: int) -> bool:
    """Placing no sixes on a card while they may still go on another."""
    step, number = divmod(move - rules.PUT, rules.STEP_SIZE)
    return rules.SIXES_STEP <= step < rules.STEPS - 1 and number == 0


# ---- Story ----


def story(box: Box, before: Table, after: Table, seat: int, actor: int, event: int | None) -> list[Happening]:
    if event is None:
        return []
    who = after.last_seat
    lying = before.clone()  # dice that this event places on cards are added to it
    if actor != CHANCE:
        told = _move_told(box, lying, who, event)
    elif before.phase == rules.ROLLING:
        told = _roll_told(lying, who, event)
    else:
        told = []
    if before.phase == rules.DRAW_START:
        return [Start(after.turn)]
    return told + _effects(box, lying, after, who) + _turn_passes(box, after)


def _move_told(box: Box, lying: Table, who: int, move: int) -> list[Happening]:
    if move < rules.TAKE:
        step, number = divmod(move - rules.PUT, rules.STEP_SIZE)
        if number == 0:
            return []
        face, card = step_face(step), step_card(step)
        say = _say("put", who, dice=dice_say(face, number), card=card_say(box, lying, card))
        return [Put(who, face, PILE_NAMES[card], number, say=say, travels=[_laid(lying, who, face, card, number)])]
    if move < rules.LEAVE:
        place = rules.BOTTOM_ROW + move - rules.TAKE
        foods = _foods(_portion(box, lying, place))
        say = _say("take_fattening", who, card=card_say(box, lying, place))
        asks = Travel(ASKS_NAMES[box.asks[lying.open[place]]], f"bottom.{move - rules.TAKE}.name", BOX)
        stocked = _fed(foods, f"bottom.{move - rules.TAKE}.foods", _storage(who))
        travels = [asks, *stocked, *_home(lying, range(rules.TOP_ROW), [who])]
        return [TakeFattening(who, move - rules.TAKE + 1, foods, say=say, travels=travels)]
    return [Leave(who)] if move == rules.LEAVE else []


def _say(kind: str, seat: int, **words: Say) -> Say:
    """The sentence of a happening whose words need other values than its data."""
    return Say(f"story.{kind}", who=Who(seat), **words)


def _roll_told(lying: Table, who: int, face: int) -> list[Happening]:
    """A roll is one happening, which is told when its last die falls."""
    if lying.to_roll > 1:
        return []
    dice = sorted([*rolled(lying), face + 1])
    told: list[Happening] = [Roll(who, dice, say=_say("roll", who, roll=roll_say(dice)))]
    if ones := dice.count(1):
        say = _say("ones", who, dice=dice_say(1, ones))
        told.append(Ones(who, ones, say=say, travels=[_laid(lying, who, 1, rules.HAMSTERS, ones)]))
    return told


def _effects(box: Box, lying: Table, after: Table, who: int) -> list[Happening]:
    """Cards of the top row taken, cards eaten and revealed; dice that went back; seats that were skipped."""
    told: list[Happening] = []
    seats = range(box.seats)
    if rules.NO_CARD < after.last_taken < rules.FIRST_KIND[rules.HAMSTERS]:
        pile = next(pile for pile in range(rules.HAMSTERS) if after.last_taken < rules.FIRST_KIND[pile + 1])
        foods = _foods(box.portion[after.last_taken])
        say = _say("take", who, card=kind_say(box, pile, after.last_taken))
        stocked = _fed(foods, f"top.{pile}.foods", _storage(who))
        told.append(Take(who, PILE_NAMES[pile], foods, say=say, travels=stocked + _home(lying, [pile], seats)))
    if after.last_lost >= 0:
        foods = _foods(after.last_lost)
        say = _say("lose", who, foods=portion_say(box, after.last_lost))
        eaten = _fed(foods, _storage(who), "eaten")
        told.append(Lose(who, foods, say=say, travels=eaten + _home(lying, [rules.HAMSTERS], seats)))
    elif after.last_lost == rules.NOTHING:
        told.append(NothingToLose(who, travels=_home(lying, [rules.HAMSTERS], seats)))
    told += [
        _reveal_told(box, after, place)
        for place in range(rules.PLACES)
        if after.last_revealed >> place & 1 and place != rules.HAMSTERS  # its card is there from the beginning
    ]
    if after.last_stuck:
        told.append(Stuck(travels=_home(lying, range(rules.TOP_ROW), seats)))
    told += [
        Skip((who + ahead) % box.seats) for ahead in range(1, box.seats + 1) if after.last_skipped >> (who + ahead) % box.seats & 1
    ]
    return told


def _laid(lying: Table, seat: int, face: int, card: int, count: int) -> Travel:
    """Dice are placed on a card and stay there."""
    lying.dice[seat][card] += count
    if face == 6:
        lying.sixes[seat][card] += count
    return Travel(_die(seat, face), f"seats.{seat}.hand", _dice_place(seat, face, card), count)


def _home(lying: Table, cards: Iterable[int], seats: Iterable[int]) -> list[Travel]:
    """Dice go back from cards to their owners."""
    return [
        Travel(_die(seat, face), _dice_place(seat, face, card), f"seats.{seat}.hand", count)
        for card, seat in product(cards, seats)
        for face, count in (
            (rules.OWN_FACE[card] + 1, lying.dice[seat][card] - lying.sixes[seat][card]),
            (6, lying.sixes[seat][card]),
        )
        if count
    ]


def _die(seat: int, face: int) -> str:
    return f"{face}-{seat}"


def _dice_place(seat: int, face: int, card: int) -> str:
    return f"top.{card}.{'sixes' if face == 6 else 'dice'}.{seat}"


def _fed(foods: list[Food], start: str, end: str) -> list[Travel]:
    return [Travel(food, start.format(food), end.format(food), count) for food, count in Counter(foods).items()]


def _storage(seat: int) -> str:
    return f"seats.{seat}.food.{{}}"


def _reveal_told(box: Box, after: Table, place: int) -> Reveal:
    pile, card, foods = rules.pile_of(place), card_say(box, after, place), _foods(_portion(box, after, place))
    if pile != rules.FATTENING:
        return Reveal(PILE_NAMES[pile], foods, say=Say("story.reveal", card=card), travels=_fed(foods, BOX, f"top.{place}.foods"))
    number, asks = place - rules.BOTTOM_ROW, ASKS_NAMES[box.asks[after.open[place]]]
    say = Say("story.reveal_fattening", card=card, asks=Say(f"asks.{asks}"))
    travels = [Travel(asks, BOX, f"bottom.{number}.name"), *_fed(foods, BOX, f"bottom.{number}.foods")]
    return Reveal(PILE_NAMES[pile], foods, number + 1, asks, say=say, travels=travels)


def _turn_passes(box: Box, after: Table) -> list[Happening]:
    if after.phase == rules.OVER:
        return [Over(winners(rules, box, after), say=_over_say(box, after))]
    new_turn = after.phase == rules.ROLLING and not any(after.rolled)
    return [Turn(after.turn, after.to_roll, say=_say("turn", after.turn))] if new_turn else []


# ---- Why not ----


def why_not(box: Box, glimpse: Table, seat: int, move: int) -> tuple[Say, str]:
    if glimpse.phase == rules.FEEDING:
        if move < rules.LOSE:
            return Say("why.feed_first"), "SW8"
        return Say("why.not_stored", foods=portion_say(box, move - rules.LOSE)), "SW8"
    if move >= rules.LOSE:
        return Say("why.not_hungry", need=box.need[rules.HAMSTERS]), "SW8"
    if move < rules.TAKE:
        return _why_not_put(box, glimpse, *divmod(move - rules.PUT, rules.STEP_SIZE))
    if glimpse.phase == rules.PLACING:
        return Say("why.place_first"), "SW2"
    place = rules.BOTTOM_ROW + move - rules.TAKE
    if glimpse.open[place] == rules.NO_CARD:
        return Say("why.no_card", number=place - rules.BOTTOM_ROW + 1), "SW11"
    asks = box.asks[glimpse.open[place]]
    say = Say("why.not_met", card=Say(f"card.{ASKS_NAMES[asks]}"), asks=Say(f"asks.{ASKS_NAMES[asks]}"))
    return say, ASKS_RULE[asks]


def _why_not_put(box: Box, table: Table, step: int, number: int) -> tuple[Say, str]:
    if table.phase != rules.PLACING:
        return Say("why.placed"), "SW2"
    card, face = step_card(step), step_face(step)
    if table.open[card] == rules.NO_CARD:
        return Say("why.closed", card=card_say(box, table, card)), "SW11"
    have = table.rolled[face - 1] if step < rules.SIXES_STEP else table.sixes_left
    if number > have:
        return Say("why.too_many", dice=dice_say(face, number), have=have), "SW1"
    if step < table.step:
        return Say("why.decided", card=card_say(box, table, card)), "SW17"
    key = "why.first_own" if table.step < rules.SIXES_STEP else "why.first_sixes"
    return Say(key, card=card_say(box, table, step_card(table.step))), "SW17"


# ---- How it was counted ----


def tally(box: Box, course: Sequence[Table]) -> list[Line]:
    """SW12, SW13: only the food that a seat has most of counts."""
    last, seats = course[-1], range(box.seats)
    lines = [
        Line(Say(f"tally.{name}"), [last.food[seat][food] for seat in seats], counts=False) for food, name in enumerate(FOOD_NAMES)
    ]
    lines.append(Line(Say("tally.most"), [rules.most_of_one_food(last, seat) for seat in seats]))
    return with_tie_break(lines, Say("tally.all"), [rules.food_in_storage(last, seat) for seat in seats])
