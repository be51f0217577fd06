"""A first match: two bots play Biscuit Pockets, and we listen.

    python examples/first_match.py

Needs nothing but sweetbox.
"""

import sweetbox
from sweetbox.words import words

game = sweetbox.game("biscuit_pockets")
match = game.new_match(seats=2, seed=11)  # with a seed it is the same match every time
bots = [sweetbox.bot("random"), sweetbox.bot("random")]
speak = words("en", game.name)  # the rules say what is meant; words turn it into sentences
names = ["Ann", "Ben"]

heard = 0  # log entries that we have told already
while not match.over:
    seat = min(match.to_act)  # several seats, where all choose at once
    turn = sweetbox.Turn.of(match, seat)  # what this seat may know: a bot never gets the match
    match.play(seat, bots[seat].choose(turn).move)
    if len(match.log) < 40:  # the beginning is enough to see how it goes
        for happening in match.story(None, since=heard):  # None: as a spectator saw it
            print(speak.render(happening.say, names=names))
    heard = len(match.log)

print("…\n" + "\n".join(match.picture(None)))
for seat, name in enumerate(names):
    print(f"{name}: {match.points[seat]} points, place {match.ranks[seat]}")

# A match is text. Reading it again plays every move and every draw again, so nothing in it can have been changed.
same = sweetbox.Match.from_json(match.to_json())
print(f"{len(match.log)} entries, {len(match.draws())} of them drawn by chance; read again and checked: {same == match}")
