"""Taking back: which move of a seat may be undone. Never past chance, and never past anything that somebody has learnt from it."""

from typing import TYPE_CHECKING

from sweetbox.kernel.chance import CHANCE, new_rng
from sweetbox.kernel.position import SPECTATOR
from sweetbox.kernel.preview import DEALS

if TYPE_CHECKING:
    from sweetbox.kernel.match import Match


def entry_to_take_back(match: "Match", seat: int) -> int | None:
    """The entry that the seat may take back: its own choice in a simultaneous step that is still open; or the very last entry,
    while the seat still has to move and nobody learnt anything from the move."""
    entry = len(match.log) - 1
    while entry >= 0 and match.log[entry][0] != seat:
        if match.log[entry][0] == CHANCE:
            return None
        entry -= 1
    if entry < 0 or match.over:
        return None
    last = len(match.log) - 1
    if all(_left_open(match, later) for later in range(entry, last + 1)):
        return entry
    if entry == last and seat in match.to_act and not _told_something(match, entry):
        return entry
    return None


def _left_open(match: "Match", entry: int) -> bool:
    """Whether the simultaneous step of the entry was still open after it: others had to move, too, or did not see it."""
    before, after = match.position_at(entry), match.position_at(entry + 1)
    if before.mask.bit_count() > 1:
        return True
    others = [viewer for viewer in range(SPECTATOR, match.seats) if viewer != match.log[entry][0]]
    return all(before.hidden(other) == after.hidden(other) for other in others)


def _told_something(match: "Match", entry: int) -> bool:
    """Whether what any seat saw after the entry did not follow from what it knew before: tried on imagined deals."""
    actor, move = match.log[entry]
    before, after = match.position_at(entry), match.position_at(entry + 1)
    for viewer in range(SPECTATOR, match.seats):
        seen = before.sees(viewer, actor, move)
        known, expected = before.hidden(viewer), after.hidden(viewer)
        for stream in range(DEALS):
            # A person who looks again at something seen earlier learns something, too, so all of it is forgotten here.
            deal = known.imagined(new_rng(entry, stream), forgetting=100)
            # A viewer who did not see the move could have seen any other that is hidden from it.
            same = [other for other in deal.legal(actor) if (other == move if seen else not deal.sees(viewer, actor, other))]
            if not same:
                return True
            deal.play(actor, same[0])
            if deal.hidden(viewer) != expected:
                return True
    return False
