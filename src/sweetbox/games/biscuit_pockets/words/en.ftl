about = Find one biscuit, then two, then three. Knock on a pocket first and it holds one more. A memory game that takes nerve.

primer-goal = Collect the tiles with the most biscuits. A chocolate biscuit counts double.
primer-turn = On your turn, flip a tile with 1 biscuit, then one with 2, then 3, and so on until a tile is wrong. Knock on a tile before you flip it, and this spell makes it count one more. If at least two tiles were right, you keep them all. A cracked tile counts as 1 or 2, but if you knock on one, the spell breaks and you get nothing.
primer-end = Wrong tiles go back face down, so remember where they are. When the last cracked tile is taken, everyone else has one more turn.
primer-picture = In the picture, ? is face down and . is empty. [2] is face up with 2 biscuits; c means chocolate and x means cracked. If tiles that were seen stay on show, a 2 without brackets is such a tile; otherwise they are ? again.

lesson-square = Thirty-six pockets, all face down, all with biscuits inside. On your turn you look for one biscuit, then two, then three.
lesson-one = Start with one biscuit: open pocket c3.
lesson-one-instead = You opened a different pocket, and that guess was as good as any. Remember what you saw.
lesson-two = One biscuit, just what you wanted. Now look for two: open d3.
lesson-two-instead = Another guess, another tile to remember.
lesson-remember = There was only one in d3 as well, so both tiles went back. Remember them: c3 and d3 hold one biscuit each.
lesson-again = Now your memory pays off: open c3 again.
lesson-again-instead = That was a new one. A tile you have seen is safer than one you haven't.
lesson-knock = Knock on d3 before you open it: press and hold it, or choose “Knock first”. A knock adds one biscuit, so its one becomes your two.
lesson-knock-instead = Without the knock on d3, it was down to luck. A knock adds one biscuit to any tile.
lesson-three = These two tiles are safe now, but you can't stop while your luck lasts. Look for three, wherever you like.
lesson-pile = A wrong tile ends your turn, and the chain before it is yours: here it is. Only knocking on a cracked biscuit costs you the whole chain.
lesson-end = That's all you need. Keep an eye on the square: whatever the others open, you can remember too.

ours-title = the title
ours-seats = the number of players
ours-minutes = how long a match takes
ours-counts = how many tiles there are of each kind
ours-chocolate = which tiles have chocolate biscuits
ours-start = that chance decides who goes first
ours-all_flipped = what happens when every tile has been flipped (BP15)
ours-endings = the ways to end in BP12 and BP14
ours-show_seen = the option to keep seen tiles on show

option-idle_rounds = The match ends after this many rounds in a row in which nobody receives a tile
option-show_seen = Show tiles that were seen before (easier: no memory needed)

tile-plain =
    { $count ->
        [one] { $count } biscuit
       *[other] { $count } biscuits
    }
tile-chocolate =
    { $count ->
        [one] { $count } chocolate biscuit
       *[other] { $count } biscuits, { $chocolate } of them chocolate
    }
tile-cracked = a cracked biscuit

pocket-down = { $column } face down
pocket-empty = { $column } empty
pocket-seen = { $column } face down ({ $tile })
pocket-up = { $column } face up ({ $tile })

board-row_down = Row { $row }: all face down.
board-row_empty = Row { $row }: empty.
board-row = Row { $row }: { $pockets }.

summary-start = The first player is being drawn.
summary-turn =
    { $who_is ->
        [you] It is your turn.
       *[other] It is { $who }'s turn.
    }
summary-show =
    { $who_is ->
        [you] You made a Great 6: show everyone one tile.
       *[other] { $who } made a Great 6 and is choosing a tile to show everyone.
    }
summary-won =
    { $who_is ->
        [you]
            { $count ->
                [one] The match is over: you win with { $count } point.
               *[other] The match is over: you win with { $count } points.
            }
       *[other]
            { $count ->
                [one] The match is over: { $who } wins with { $count } point.
               *[other] The match is over: { $who } wins with { $count } points.
            }
    }
summary-won_tied =
    { $who_is ->
        [you]
            { $count ->
                [one] The match is over: you win with { $count } point, breaking the tie with more tiles ({ $tiles }).
               *[other] The match is over: you win with { $count } points, breaking the tie with more tiles ({ $tiles }).
            }
       *[other]
            { $count ->
                [one] The match is over: { $who } wins with { $count } point, breaking the tie with more tiles ({ $tiles }).
               *[other] The match is over: { $who } wins with { $count } points, breaking the tie with more tiles ({ $tiles }).
            }
    }
summary-shared =
    { $count ->
        [one] The match is over: { $seats } win together with { $count } point.
       *[other] The match is over: { $seats } win together with { $count } points.
    }
summary-chain = The chain so far: { $links }.
summary-link = { $pocket } with { $tile }
summary-next =
    { $count ->
        [one] The next tile must show { $count } biscuit; a knock makes it count one more.
       *[other] The next tile must show { $count } biscuits; a knock makes it count one more.
    }
summary-find =
    { $count ->
        [one] The next tile must show { $count } biscuit.
       *[other] The next tile must show { $count } biscuits.
    }
summary-must_knock =
    { $count ->
        [one] The next tile needs a knock to count as { $count } biscuit.
       *[other] The next tile needs a knock to count as { $count } biscuits.
    }
summary-cracked = { $count } cracked
summary-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
summary-stands =
    { $who_is ->
        [you]
            { $count ->
                [one] You have { $count } tile, { $cracked }.
               *[other] You have { $count } tiles, { $cracked }.
            }
       *[other]
            { $count ->
                [one] { $who } has { $count } tile, { $cracked }.
               *[other] { $who } has { $count } tiles, { $cracked }.
            }
    }
summary-stands_points =
    { $who_is ->
        [you]
            { $count ->
                [one] You have { $count } tile, { $cracked }, and { $points }.
               *[other] You have { $count } tiles, { $cracked }, and { $points }.
            }
       *[other]
            { $count ->
                [one] { $who } has { $count } tile, { $cracked }, and { $points }.
               *[other] { $who } has { $count } tiles, { $cracked }, and { $points }.
            }
    }
summary-never_seen = Never seen by anyone: { $tiles }.
summary-last_lap =
    { $count ->
        [one] The last cracked tile is gone: { $count } turn left.
       *[other] The last cracked tile is gone: { $count } turns left.
    }
summary-idle =
    { $count ->
        [one] Nobody has received a tile for { $count } turn; after { $limit } in a row the match ends.
       *[other] Nobody has received a tile for { $count } turns; after { $limit } in a row the match ends.
    }

asked-first =
    { $who_is ->
        [you]
            { $count ->
                [one] Find { $count } biscuit: flip a tile.
               *[other] Find { $count } biscuits: flip a tile.
            }
       *[other]
            { $count ->
                [one] { $who } is looking for { $count } biscuit.
               *[other] { $who } is looking for { $count } biscuits.
            }
    }
asked-next =
    { $who_is ->
        [you]
            { $count ->
                [one] Find { $count } biscuit, or knock on a tile with { $less }.
               *[other] Find { $count } biscuits, or knock on a tile with { $less }.
            }
       *[other]
            { $count ->
                [one] { $who } is looking for { $count } biscuit.
               *[other] { $who } is looking for { $count } biscuits.
            }
    }
asked-find =
    { $who_is ->
        [you]
            { $count ->
                [one] Find { $count } biscuit.
               *[other] Find { $count } biscuits.
            }
       *[other]
            { $count ->
                [one] { $who } is looking for { $count } biscuit.
               *[other] { $who } is looking for { $count } biscuits.
            }
    }
asked-must_knock =
    { $who_is ->
        [you] Knock on a tile with { $less }: it will count as { $count }.
       *[other] { $who } is looking for { $less } biscuits to knock on.
    }

tally-plain = Plain biscuits
tally-chocolate = Chocolate biscuits, 2 each
tally-cracked = Cracked biscuits
tally-tiles = Tiles, in a tie

web-board = The pockets, the chain, and the piles
web-square = The pockets
web-chain = The chain
web-box = In the box
web-never_seen = Tiles that nobody ever saw:
web-knock_first = Knock first
web-knock_how = or press and hold a pocket
web-step_found = Step { $count }: { $pocket } with { $tile }
web-step_knocked = Step { $count }: { $pocket } with { $tile }, knocked on
web-step_next = Step { $count }: to be found now
web-step_open = Step { $count }: not reached yet
web-here_down = { $pocket }, face down
web-here_seen = { $pocket }, face down, seen: { $tile }
web-here_up = { $pocket }, face up: { $tile }
web-here_empty = { $pocket }, empty
web-cracked_left =
    { $count ->
        [one] { $count } cracked tile is still in the square
       *[other] { $count } cracked tiles are still in the square
    }
web-kind =
    { $count ->
        [one] { $count } tile with { $tile }
       *[other] { $count } tiles with { $tile }
    }
web-last_lap =
    { $count ->
        [one] Last lap: { $count } turn left
       *[other] Last lap: { $count } turns left
    }
web-mark_plain = B
web-mark_chocolate = C
web-mark_cracked = X
web-column = Column { $column }
web-row = Row { $row }
web-plus = +1: it was knocked on, so it counts one biscuit more.
web-plus_needed = +1: the tile for this step must be knocked on, because no tile shows { $count } biscuits.
web-knock_means = Knock first: the next tile you flip counts one biscuit more. But a cracked tile then breaks the spell.
web-pile =
    { $count ->
        [one] { $count } tile received, face down
       *[other] { $count } tiles received, face down
    }
web-cracked =
    { $count ->
        [one] { $count } cracked tile received, face up
       *[other] { $count } cracked tiles received, face up
    }

move-flip = Flip { $pocket }
move-knock = Knock on { $pocket } and flip it
move-show = Show everyone { $pocket }

story-start =
    { $who_is ->
        [you] You go first.
       *[other] { $who } goes first.
    }
story-flip =
    { $who_is ->
        [you] You flip { $pocket }.
       *[other] { $who } flips { $pocket }.
    }
story-knock =
    { $who_is ->
        [you] You knock on { $pocket } and flip it.
       *[other] { $who } knocks on { $pocket } and flips it.
    }
story-show =
    { $who_is ->
        [you] You show everyone { $pocket }.
       *[other] { $who } shows everyone { $pocket }.
    }
story-reveal = { $pocket } shows { $what }.
story-wrong =
    { $count ->
        [one] { $pocket } shows { $what }; { $count } was needed.
       *[other] { $pocket } shows { $what }; { $count } were needed.
    }
story-wrong_knocked =
    { $count ->
        [one] { $pocket } shows { $what }, plus one for the knock; { $count } was needed.
       *[other] { $pocket } shows { $what }, plus one for the knock; { $count } were needed.
    }
story-joined = That is step { $count } of the chain.
story-joined_knocked = With the knock it counts as { $count }: step { $count } of the chain.
story-turned_back =
    { $who_is ->
        [you] You turn back { $pockets }.
       *[other] { $who } turns back { $pockets }.
    }
story-received =
    { $who_is ->
        [you]
            { $count ->
                [one] You receive { $count } tile: { $pockets }.
               *[other] You receive { $count } tiles: { $pockets }.
            }
       *[other]
            { $count ->
                [one] { $who } receives { $count } tile: { $pockets }.
               *[other] { $who } receives { $count } tiles: { $pockets }.
            }
    }
story-spell_broken =
    { $count ->
        [one] The spell is broken: { $pockets } goes back face down, and nothing is received.
       *[other] The spell is broken: { $pockets } go back face down, and nothing is received.
    }
story-great_six =
    { $who_is ->
        [you] You made a Great 6.
       *[other] { $who } made a Great 6.
    }
story-last_lap =
    { $who_is ->
        [you] You took the last cracked tile: everyone else has one more turn.
       *[other] { $who } took the last cracked tile: everyone else has one more turn.
    }
story-turn =
    { $who_is ->
        [you] It is your turn.
       *[other] It is { $who }'s turn.
    }

brief-start = goes first
brief-turn = to move
brief-flip = flips
brief-knock = knocks on
brief-show = shows
brief-joined = step { $count }
brief-great_six = Great 6
brief-received = keeps
brief-turned_back = turns back
brief-spell_broken = spell broken:
brief-last_lap = takes the last cracked tile

end-last_lap = Everyone has had their last turn.
end-no_chain = The tiles left cannot make a chain of two.
end-idle =
    { $count ->
        [one] Nobody has received a tile for { $count } turn.
       *[other] Nobody has received a tile for { $count } turns in a row.
    }

why-show = You only show a tile after a Great 6.
why-only_show = After a Great 6 you must show one tile; you can't do anything else.
why-empty = { $pocket } is empty.
why-face_up = { $pocket } is already face up in the chain.
why-must_knock = After the third tile you must knock on the next one, because no tile shows 4 biscuits.

notation-move = Expected flip, knock or show and a pocket, such as "knock c4"; got "{ $came }".
notation-json = Expected a move such as { "{" }"move": "knock", "pocket": "c4"{ "}" }; got { $came }.
notation-outcome = Expected { OR($known) }; got "{ $came }".
notation-square = Expected a square of { $count } tiles such as ?,1,2c,x,. in { $rows ->
        [6] six
       *[other] { $rows }
    } rows; got "{ $came }".
notation-tiles = The tiles in the square and those received must add up to the tiles in the box, kind by kind.
notation-chain = The chain must consist of tiles in the square that have been seen.

size-wide = columns of the square
size-high = rows of the square
edition-kinds = Expected one to { $most } kinds of tile, got { $count }.
edition-four = Expected 1, 2, 3 or 5 biscuits, got 4: no tile shows 4, so that the fourth step needs a knock.
edition-chocolate = Expected at most { $most } chocolate biscuits on this tile, got { $count }.
edition-cracked = A cracked tile must have 1 biscuit and no chocolate.
edition-twice = Each kind of tile may be listed only once, but this one is the same as number { $row }.
edition-total = Expected { $expected } tiles in all, got { $count }.
edition-no_cracked = Expected at least one kind of cracked tile, got none.
edition-no_chain = Expected at least two tiles with 1 or 2 biscuits; without them no chain is possible.

rule-BP1 = A turn is a chain: the first tile must show 1 biscuit, the next 2, and so on. You can't stop early: you keep flipping until a tile is wrong, the sixth step succeeds, or no tile is left to flip.
rule-BP2 = Before you flip a tile you may knock on its pocket. This casts a spell: the tile counts exactly one biscuit more.
rule-BP3 = In a chain, chocolate biscuits count like plain ones.
rule-BP4 = A cracked tile that you did not knock on counts as 1 or 2, whichever you need; from the third step on it is wrong.
rule-BP5 = A cracked tile that you knocked on breaks the spell, at any step: all the tiles of this turn go back face down, you receive nothing, and your turn is over.
rule-BP6 = A wrong tile goes back face down and your turn is over. If the chain before it has at least two tiles, you receive them; a single tile goes back too. (If the tile breaks your spell, BP5 counts instead.)
rule-BP7 = After the third step you must knock on the next tile, because no tile shows 4. At any other step knocking is up to you, even on the first tile, where it can only fail.
rule-BP8 = If the sixth step succeeds, you have made a Great 6: you receive the six tiles, then show everyone one face-down tile and turn it back, and your turn is over. If no tile is left, there is nothing to show.
rule-BP9 = A tile that has been seen once is public: anyone may remember it. An option keeps such tiles on show.
rule-BP10 = Cracked tiles that you receive lie face up beside you; the others lie face down, although everyone has seen them.
rule-BP11 = When the last cracked tile has been received, everyone else has one more turn, in order. Then the match ends.
rule-BP12 = The match also ends after any turn, even in the last lap, if the tiles left, seen or not, cannot make a chain of two: none of them is a 1 or cracked, or fewer than two are a 1, a 2 or cracked.
rule-BP13 = Each plain or cracked biscuit scores 1 point, each chocolate biscuit 2; knocks no longer count. The most points win; in a tie, the most tiles; if that is a tie too, the win is shared.
rule-BP14 = The match also ends when nobody has received a tile for a number of rounds in a row: 12, unless you set another number.
rule-BP15 = When the chain has used up every face-down tile it stops without failing: you receive it if it has at least two tiles, otherwise it goes back.
rule-BP16 = Everyone saw the tiles in the piles, so they are no secret. But unless seen tiles are kept on show, you see only how many tiles a pile has, and the points only when the match is over.
rule-BP17 = The places of received tiles stay empty; the square does not close up. After a Great 6 you may show any face-down tile, even one that has been seen before.

intro-set_up = There are 36 tiles: 11 with 1 biscuit, 6 with a cracked one, 8 with 2, 8 with 3, and 3 with 5. One of the 1s, one of the 2s and one of the 3s has a chocolate biscuit. All of them lie face down in a square of six by six, in an order that nobody knows. Chance decides who goes first; turns then go round the table.
intro-turn = On your turn you open pockets one after another, and each must hold one biscuit more than the one before.

section-receiving = What you receive

example-aim = You have received three tiles: one with one biscuit, one with two, and one with three, of which one is chocolate. That makes 1 + 2 + 4 = 7 points.
example-square = The start: 36 pockets, all closed. It is your turn, and you may open any of them.
example-chain = The tiles at c2 and d5 have been seen before. You open c2 and find 1 biscuit, then d5 with 2, and then, by luck, b3 with 3. No tile shows 4, so you must knock on the next one: only a 3 will do.
example-known_one = You remember a 1 at b2. Look for another 1 first: you find one at e3. Now knock on b2, and its 1 counts as the 2 you need.
example-wrong = Your chain is 1 and 2, and you need a 3. The tile at d2 has 5 biscuits: it is wrong and goes back face down. You receive the two tiles before it, and their places stay empty.
example-broken = Your chain is 1 and 2. You knock on d2, but that tile is cracked: the spell breaks, all three tiles go back face down, and you receive nothing.
example-great_6 = Five steps have succeeded: 1, 2, 3, another 3 that a knock made 4, and 5. Now you knock on the 5 at f1, which counts as 6. That is a Great 6: you receive all six tiles, and then you show everyone one face-down tile.
example-last_cracked = The last cracked tile is at a2. You open it as your 1, then knock on the 1 at b1 for your 2; the 5 at d6 is wrong. You receive both tiles. No cracked tile is left, so seat 2 has one more turn, and then the match is over.
example-points = The match is over. You have eleven tiles and 17 points; seat 2 has twelve tiles and 26 points. Seat 2 wins.
