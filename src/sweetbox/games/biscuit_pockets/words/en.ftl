about = Flip pockets to find one biscuit, then two, then three. Knock on a pocket and it holds one more. A memory game with nerve.

primer-goal = Collect the tiles with the most biscuits; a chocolate biscuit counts double.
primer-turn = In your turn flip a tile with 1 biscuit, then one with 2, then 3, and so on until a tile is wrong. Knock on a tile before you flip it, and it counts one more. With two right tiles or more you keep them all. A cracked tile counts as 1 or 2; knocked on, it breaks the spell.
primer-end = Wrong tiles go back face down: remember where they lie. When the last cracked tile is taken, everyone else has one more turn.
primer-picture = In the picture ? lies face down and . is empty; [2] lies face up and shows 2 biscuits, with c for chocolate and x for cracked; 2 without brackets was seen before.

ours-title = The title is a working title: the rulebook carries none.
ours-counts = How many tiles of each kind there are is reconstructed from the rulebook's hints.
ours-seats = Two to six players is our guess: the rulebook does not say.

option-idle_rounds = Rounds in a row without a received tile that end the match
option-show_seen = Show what was seen before (an easier game: no memory needed)

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

summary-start = The start seat is being drawn.
summary-turn =
    { $who_is ->
        [you] It is your turn.
       *[other] It is { $who }'s turn.
    }
summary-show =
    { $who_is ->
        [you] You made a Great 6: show everyone one tile.
       *[other] { $who } made a Great 6 and shows everyone one tile.
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
                [one] The match is over: you win the tie at { $count } point, with more tiles ({ $tiles }).
               *[other] The match is over: you win the tie at { $count } points, with more tiles ({ $tiles }).
            }
       *[other]
            { $count ->
                [one] The match is over: { $who } wins the tie at { $count } point, with more tiles ({ $tiles }).
               *[other] The match is over: { $who } wins the tie at { $count } points, with more tiles ({ $tiles }).
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
        [one] The next tile must show { $count } biscuit; with a knock it counts one more.
       *[other] The next tile must show { $count } biscuits; with a knock it counts one more.
    }
summary-must_tap =
    { $count ->
        [one] The next tile needs a knock, to count as { $count } biscuit.
       *[other] The next tile needs a knock, to count as { $count } biscuits.
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
summary-last_lap =
    { $count ->
        [one] The last cracked tile is taken: { $count } turn is left.
       *[other] The last cracked tile is taken: { $count } turns are left.
    }
summary-idle =
    { $count ->
        [one] Nobody received a tile for { $count } turn; after { $limit } in a row the match ends.
       *[other] Nobody received a tile for { $count } turns; after { $limit } in a row the match ends.
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
                [one] { $who } looks for { $count } biscuit.
               *[other] { $who } looks for { $count } biscuits.
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
                [one] { $who } looks for { $count } biscuit.
               *[other] { $who } looks for { $count } biscuits.
            }
    }
asked-must_tap =
    { $who_is ->
        [you] Knock on a tile with { $less }: it counts as { $count }.
       *[other] { $who } looks for { $less } biscuits to knock on.
    }

web-board = Thirty-six pockets, the chain and the piles
web-square = The pockets
web-chain = The chain
web-box = In the box
web-tap_first = Knock first
web-tap_how = or press and hold a pocket (BP2)
web-step_found = Step { $count }: { $pocket } with { $tile }
web-step_tapped = Step { $count }: { $pocket } with { $tile }, knocked on
web-step_next = Step { $count }: what you look for now
web-step_open = Step { $count }: still open
web-here_down = { $pocket }, face down
web-here_seen = { $pocket }, face down, seen: { $tile }
web-here_up = { $pocket }, face up: { $tile }
web-here_empty = { $pocket }, empty
web-cracked_left =
    { $count ->
        [one] { $count } cracked tile still lies in the square
       *[other] { $count } cracked tiles still lie in the square
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

move-flip = Flip { $pocket }
move-tap = Knock on { $pocket } and flip it
move-show = Show everyone { $pocket }

story-start =
    { $who_is ->
        [you] You begin.
       *[other] { $who } begins.
    }
story-flip =
    { $who_is ->
        [you] You flip { $pocket }.
       *[other] { $who } flips { $pocket }.
    }
story-tap =
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
story-wrong_tapped =
    { $count ->
        [one] { $pocket } shows { $what }, one more by the knock; { $count } was needed.
       *[other] { $pocket } shows { $what }, one more by the knock; { $count } were needed.
    }
story-joined = That is step { $count } of the chain.
story-joined_tapped = With the knock it counts { $count }: step { $count } of the chain.
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

end-last_lap = Everyone has had a last turn.
end-no_chain = The tiles left allow no chain of two.
end-idle =
    { $count ->
        [one] Nobody received a tile for { $count } turn.
       *[other] Nobody received a tile for { $count } turns in a row.
    }

why-show = A tile is only shown after a Great 6.
why-only_show = After a Great 6 one tile is shown: nothing else can be done.
why-empty = { $pocket } is empty.
why-face_up = { $pocket } already lies face up in the chain.
why-must_tap = After the third tile you must knock on the next one, for no tile shows 4 biscuits.

notation-move = Expected flip, tap or show and a pocket, such as "tap c4"; got "{ $came }".
notation-json = Expected a move such as { "{" }"move": "tap", "pocket": "c4"{ "}" }; got { $came }.
notation-outcome = Expected { OR($known) }; got "{ $came }".
notation-square = Expected a square of { $count } tiles such as ?,1,2c,x,. in six rows; got "{ $came }".
notation-tiles = Expected as many tiles of each kind, in the square and received, as are in the box.
notation-chain = Expected the chain to be tiles of the square that were seen.

edition-kinds = Expected one to { $most } kinds of tile, got { $count }.
edition-four = Expected 1, 2, 3 or 5 biscuits: no tile shows 4, or the spell for the fourth step would not be needed; got 4.
edition-chocolate = Expected at most { $most } chocolate biscuits on this tile, got { $count }.
edition-cracked = Expected a cracked tile to have 1 biscuit and no chocolate.
edition-twice = Expected each kind of tile once: this one is the same as number { $row }.
edition-total = Expected { $expected } tiles in all, got { $count }.
edition-no_cracked = Expected at least one kind of cracked tile, got none.
edition-no_chain = Expected at least two tiles with 1 or 2 biscuits, else no chain is possible.

rule-BP1 = A turn is a chain: the first tile must show 1 biscuit, the next 2, and so on. Nobody may stop early: you flip until a tile is wrong, the sixth step succeeds, or no tile is left to flip.
rule-BP2 = Before you flip a tile you may tap it, that is, knock on its pocket: it then counts one biscuit more, never two.
rule-BP3 = Chocolate biscuits count like plain ones while you flip.
rule-BP4 = A cracked tile that was not tapped counts as 1 or as 2, whichever helps; from the third step on it is wrong.
rule-BP5 = A cracked tile that was tapped breaks the spell: every tile of this turn goes back face down, and you receive nothing.
rule-BP6 = Any other wrong tile goes back face down. If the chain before it has two tiles or more, you receive them; a single one goes back too.
rule-BP7 = After the third step the next tile must be tapped, for no tile shows 4. Otherwise tapping is up to you, even for the first tile, where it can only fail.
rule-BP8 = When the sixth step succeeds, that is a Great 6: you receive the six tiles, then show everyone one face-down tile and turn it back. With no tile left there is nothing to show.
rule-BP9 = What was seen once, all may remember. The table can be set to show it.
rule-BP10 = Cracked tiles that you received lie open beside you; the others lie face down, though everyone saw them.
rule-BP11 = When the last cracked tile has been received, everyone else has one more turn. Then the match ends.
rule-BP12 = The match also ends when, after a turn, the tiles left allow no chain of two.
rule-BP13 = Each plain or cracked biscuit scores 1 point, each chocolate biscuit 2; taps no longer count. Most points win; if tied, most tiles; then the win is shared.
rule-BP14 = The match also ends when nobody has received a tile for as many rounds in a row as the table says, 12 unless set otherwise.
rule-BP15 = When the chain has used every tile it stops without a failure: you receive it if it has two tiles or more.
rule-BP16 = Everyone saw what lies in the piles, so nothing is secret; but unless the table shows what was seen, only the size of a pile is told.
rule-BP17 = The places of received tiles stay empty. The tile shown after a Great 6 may be any that lies face down.
