about = Dig tunnels into the moon with every roll of the die, to its sweets and around its pickles. All dig at the same time.

primer-goal = Dig tunnels into the moon and collect its sweets: the more of a kind the better, and full sets of all five on top. Pickles cost points.
primer-turn = One die is rolled for everyone. Dig a straight tunnel of exactly that many cells, from a start space on the rim or away from a tunnel of yours. Tunnels may not touch each other's sides. On a 1 you choose the length yourself and pay with slots.
primer-end = When somebody has the first set of five, a timer starts; it runs out after three more rolls of 4, 5 or 6.
primer-picture = In the picture H is honey, C chocolate, G a gummy bear, M a marshmallow, Y a candy, P a pickle, # a thick chunk; o is dug, O was dug in the turn before; v ^ < > are start spaces and show the way in. Your sheet has its number in brackets.

ours-sheets = Both sheets, their shape and what lies in them are this project's own: the printed ones are not in the rulebook's text.
ours-idle = The match also ends when nobody has a dig left, or after many rolls in a row with which nobody can dig.

option-sheet = Side of the sheet
option-sheet_a = Side A, the gentle one
option-sheet_b = Side B, for experienced diggers
option-one_entrance = One entrance: after the first tunnel nobody starts from the surface again
option-idle_rolls = Rolls in a row with which nobody can dig that end the match

kind-honey = honey
kind-chocolate = chocolate
kind-gummy_bear = gummy bears
kind-marshmallow = marshmallows
kind-candy = candies

find-honey = { $count } honey
find-chocolate =
    { $count ->
        [one] { $count } chocolate
       *[other] { $count } chocolates
    }
find-gummy_bear =
    { $count ->
        [one] { $count } gummy bear
       *[other] { $count } gummy bears
    }
find-marshmallow =
    { $count ->
        [one] { $count } marshmallow
       *[other] { $count } marshmallows
    }
find-candy =
    { $count ->
        [one] { $count } candy
       *[other] { $count } candies
    }
find-pickle =
    { $count ->
        [one] { $count } pickle
       *[other] { $count } pickles
    }

count-honey = { $count } honey ({ $points })
count-chocolate =
    { $count ->
        [one] { $count } chocolate ({ $points })
       *[other] { $count } chocolates ({ $points })
    }
count-gummy_bear =
    { $count ->
        [one] { $count } gummy bear ({ $points })
       *[other] { $count } gummy bears ({ $points })
    }
count-marshmallow =
    { $count ->
        [one] { $count } marshmallow ({ $points })
       *[other] { $count } marshmallows ({ $points })
    }
count-candy =
    { $count ->
        [one] { $count } candy ({ $points })
       *[other] { $count } candies ({ $points })
    }
count-sets =
    { $count ->
        [one] { $count } set ({ $points })
       *[other] { $count } sets ({ $points })
    }
count-pickle =
    { $count ->
        [one] { $count } pickle (minus { $points })
       *[other] { $count } pickles (minus { $points })
    }
count-slots =
    { $count ->
        [one] { $count } slot free for ones
       *[other] { $count } slots free for ones
    }

direction-up = up
direction-right = right
direction-down = down
direction-left = left

summary-rolled = The die shows { $number }.
summary-rolling = The die is rolled next.
summary-dig =
    { $count ->
        [one] Dig { $count } cell in a straight line.
       *[other] Dig { $count } cells in a straight line.
    }
summary-must_pass = You cannot dig with this roll, so you pass.
summary-choose_length = Choose how many cells to dig; each costs a slot, and you have { $count } left.
summary-chosen =
    { $count ->
        [one] You have chosen your dig, { $first }. It is dug when everyone has chosen.
       *[other] You have chosen your dig, { $first } to { $last }. It is dug when everyone has chosen.
    }
summary-passed = You pass this time; the others are still choosing.
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
                [one] The match is over: you win the tie at { $count } point, with more sweets ({ $sweets }).
               *[other] The match is over: you win the tie at { $count } points, with more sweets ({ $sweets }).
            }
       *[other]
            { $count ->
                [one] The match is over: { $who } wins the tie at { $count } point, with more sweets ({ $sweets }).
               *[other] The match is over: { $who } wins the tie at { $count } points, with more sweets ({ $sweets }).
            }
    }
summary-shared =
    { $count ->
        [one] The match is over: { $seats } win together with { $count } point.
       *[other] The match is over: { $seats } win together with { $count } points.
    }
summary-solo_over =
    { $count ->
        [one] The match is over with { $count } point.
       *[other] The match is over with { $count } points.
    }
summary-timer_waits = The timer does not run yet: it starts after the turn of the first set.
summary-timer_first =
    { $count ->
        [one] The timer runs for the first time; { $count } box is left, and each 4, 5 or 6 crosses one off. It will run once more.
       *[other] The timer runs for the first time; { $count } boxes are left, and each 4, 5 or 6 crosses one off. It will run once more.
    }
summary-timer_last =
    { $count ->
        [one] The timer runs; { $count } box is left, and each 4, 5 or 6 crosses one off.
       *[other] The timer runs; { $count } boxes are left, and each 4, 5 or 6 crosses one off.
    }
summary-timer_once_more = All boxes of the timer are crossed off; with the next roll it runs once more.
summary-timer_last_turn = All boxes of the timer are crossed off: this is the last turn.
summary-moon = The moon: { $rows }.
summary-row = row { $row } from { $first } to { $last }
summary-rows = rows { $row } to { $to_row } from { $first } to { $last }
summary-honey = Honey: { $cells }.
summary-chocolate = Chocolate: { $cells }.
summary-gummy_bear = Gummy bears: { $cells }.
summary-marshmallow = Marshmallows: { $cells }.
summary-candy = Candies: { $cells }.
summary-pickle = Pickles: { $cells }.
summary-chunks = Thick chunks, which cannot be dug: { $cells }.
summary-starts = Start spaces: { $cells }.
summary-entrances = Start spaces, for the first tunnel only and straight inwards: { $cells }.
summary-cell = { $cell }
summary-run = { $first } to { $last }
summary-no_tunnel =
    { $who_is ->
        [you] You have not dug yet.
       *[other] { $who } has not dug yet.
    }
summary-tunnels =
    { $who_is ->
        [you] Your tunnels: { $runs }.
       *[other] The tunnels of { $who }: { $runs }.
    }
summary-stands_nothing =
    { $who_is ->
        [you] You have 0 points; { $slots }.
       *[other] { $who } has 0 points; { $slots }.
    }
summary-stands =
    { $who_is ->
        [you]
            { $count ->
                [one] You have { $count } point: { $parts }; { $slots }.
               *[other] You have { $count } points: { $parts }; { $slots }.
            }
       *[other]
            { $count ->
                [one] { $who } has { $count } point: { $parts }; { $slots }.
               *[other] { $who } has { $count } points: { $parts }; { $slots }.
            }
    }
summary-idle =
    { $count ->
        [one] Nobody could dig with the last roll; after { $limit } such rolls in a row the match ends.
       *[other] Nobody could dig with the last { $count } rolls; after { $limit } such rolls in a row the match ends.
    }

asked-watch = The die shows { $number }: everyone chooses a tunnel.

move-pass = Pass
move-length =
    { $count ->
        [one] Dig { $count } cell, for { $count } slot
       *[other] Dig { $count } cells, for { $count } slots
    }
move-dig =
    { $count ->
        [one] Dig { $first } ({ $direction })
       *[other] Dig { $direction } from { $first } to { $last }
    }
move-dig_finds =
    { $count ->
        [one] Dig { $first } ({ $direction }): { $finds }
       *[other] Dig { $direction } from { $first } to { $last }: { $finds }
    }

story-roll = The die shows { $number }.
story-timer =
    { $count ->
        [one] A box of the timer is crossed off; { $count } is left.
       *[other] A box of the timer is crossed off; { $count } are left.
    }
story-timer_last = The last box of the timer is crossed off: this turn is the last.
story-choice =
    { $who_is ->
        [you] You choose: { $move }.
       *[other] { $who } chooses: { $move }.
    }
story-dig =
    { $who_is ->
        [you]
            { $count ->
                [one] You dig { $first } ({ $direction }).
               *[other] You dig { $count } cells { $direction }, { $first } to { $last }.
            }
       *[other]
            { $count ->
                [one] { $who } digs { $first } ({ $direction }).
               *[other] { $who } digs { $count } cells { $direction }, { $first } to { $last }.
            }
    }
story-found =
    { $who_is ->
        [you] You find { $finds }.
       *[other] { $who } finds { $finds }.
    }
story-row_full =
    { $who_is ->
        [you] Your row of { $sweet } is full.
       *[other] { $who }'s row of { $sweet } is full.
    }
story-set =
    { $who_is ->
        [you]
            { $count ->
                [one] You complete your first set.
               *[other] You complete set number { $count }.
            }
       *[other]
            { $count ->
                [one] { $who } completes a first set.
               *[other] { $who } completes set number { $count }.
            }
    }
story-pass =
    { $who_is ->
        [you] You pass.
       *[other] { $who } passes.
    }
story-timer_starts = A first set is complete: from the next roll on, each 4, 5 or 6 crosses off a box of the timer.
story-second_pass = The second pass of the timer begins with the next roll.
story-timer_full = All boxes of the timer are crossed off.
story-stuck = Nobody has a dig left for any roll.
story-idle =
    { $count ->
        [one] Nobody could dig with { $count } roll.
       *[other] Nobody could dig with { $count } rolls in a row.
    }

web-board = Honeymoon: the die, the timer, your moon and everyone else's
web-sheet =
    { $who_is ->
        [you] Your moon
       *[other] The moon of { $who }
    }
web-look =
    { $who_is ->
        [you] Back to your moon
       *[other] Look closer at the moon of { $who }
    }
web-bar =
    { $who_is ->
        [you] What you have collected
       *[other] What { $who } has collected
    }
web-cell = { $cell }: { $what }
web-rock = rock
web-chunk = thick chunk
web-start = start space
web-dug = dug
web-change =
    { $count ->
        [one] { $count } cell, score { $change }
       *[other] { $count } cells, score { $change }
    }
web-point = Point at a lit cell, or draw the tunnel.
web-length = How many cells to dig
web-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
web-sets = Sets
web-passed = passed
web-timer_waits = Timer: starts with the first set.
web-timer_runs =
    { $count ->
        [one] Timer: the next { $from } or more is the last turn.
       *[other] Timer: { $from } or more crosses one off.
    }
web-timer_first = Timer, first of two runs: { $from } or more crosses one off.
web-timer_again = Timer: it runs once more.
web-timer_out = Timer: this is the last turn.
web-letter_honey = H
web-letter_chocolate = C
web-letter_gummy_bear = G
web-letter_marshmallow = M
web-letter_candy = Y
web-letter_pickle = P

why-pass =
    { $count ->
        [one] You can dig { $count } cell, so you must.
       *[other] You can dig { $count } cells, so you must.
    }
why-pass_length = You can dig, so you must: choose a length.
why-no_one = A length is chosen only on a one; the die shows { $number }.
why-length_chosen =
    { $count ->
        [one] You have already chosen to dig { $count } cell.
       *[other] You have already chosen to dig { $count } cells.
    }
why-length_first = On a one you first choose how many cells to dig.
why-slots = Each cell costs a slot, and you have { $count } left.
why-no_room =
    { $count ->
        [one] There is no room for { $count } cell in a straight line.
       *[other] There is no room for { $count } cells in a straight line.
    }
why-sky =
    { $count ->
        [one] From { $first } only { $count } cell fits before the moon ends; you must dig exactly { $length }.
       *[other] From { $first } only { $count } cells fit before the moon ends; you must dig exactly { $length }.
    }
why-chunk =
    { $count ->
        [one] After { $count } cell there is a thick chunk at { $cell }; you must dig exactly { $length }.
       *[other] After { $count } cells there is a thick chunk at { $cell }; you must dig exactly { $length }.
    }
why-dug =
    { $count ->
        [one] After { $count } cell the tunnel at { $cell } is in the way; you must dig exactly { $length }.
       *[other] After { $count } cells the tunnel at { $cell } is in the way; you must dig exactly { $length }.
    }
why-touch =
    { $count ->
        [one] After { $count } cell the new tunnel would touch, at { $cell }, the one at { $tunnel }; you must dig exactly { $length }.
       *[other] After { $count } cells the new tunnel would touch, at { $cell }, the one at { $tunnel }; you must dig exactly { $length }.
    }
why-sky_first = { $first } is not on the moon.
why-chunk_first = { $cell } is a thick chunk, which cannot be dug.
why-dug_first = { $cell } is dug already.
why-touch_first = At { $cell } the new tunnel would touch the one at { $tunnel }.
why-one_entrance = You have your one entrance: { $cell } is no longer a start space.
why-inward = With one entrance the first tunnel goes straight inwards: from { $cell } that is { $direction }.
why-single = From a start space a single cell is dug straight inwards, as every direction is the same dig: from { $cell } that is { $direction }.
why-not_away = From { $cell } this does not lead straight away from your tunnel at { $tunnel }.
why-no_beginning = { $cell } is neither a start space nor next to one of your tunnels.

notation-move = Expected a cell and a direction such as "g5 down", "length 3", both as "g5 down 3", or "pass"; got "{ $came }".
notation-json = Expected a move such as { "{" }"move": "dig", "cell": "g5", "direction": "down"{ "}" }; got { $came }.
notation-length = Expected a dig of { $expected } cells, got { $came }.
notation-outcome = Expected a roll from 1 to 6; got "{ $came }".
notation-sheets =
    { $count ->
        [one] Expected the tunnels of { $count } seat such as sheets=g1-i1,g2/a7; got "{ $came }".
       *[other] Expected the tunnels of { $count } seats such as sheets=g1-i1,g2/a7; got "{ $came }".
    }

edition-bar = Expected one row of the bar for each of { $sweets }, in this order.
edition-rows = Expected { $expected } rows, got { $count }.
edition-marks = Expected { $expected } marks in this row, got { $count }.
edition-mark = Expected one of the marks { $known }, got { $came }.
edition-rim = Expected a start space at the rim, with sky or the edge of the sheet behind it, got one at { $cell }.
edition-sweets = Expected 1 to { $most } of { $sweet } on the sheet, got { $came }.
edition-pickles = Expected at most { $most } pickles on the sheet, got { $came }.
edition-side = Expected start spaces on all four sides, got none of those marked { $mark }.
edition-run = Expected a straight run of { $length } cells that can be dug, got none.
edition-walled = Expected every sweet to be within reach; the one at { $cell } is walled in.
edition-no_sheet = This edition does not have it: { $sheet }.

best-not_solo = Expected a finished solo match of Honeymoon: its points cannot be the best.
best-first =
    { $count ->
        [one] { $count } point: the first score here.
       *[other] { $count } points: the first score here.
    }
best-better =
    { $count ->
        [one] { $count } point: a new best, after { $best }.
       *[other] { $count } points: a new best, after { $best }.
    }
best-not_better =
    { $count ->
        [one] { $count } point; the best stays { $best }.
       *[other] { $count } points; the best stays { $best }.
    }

rule-HM1 = Each turn the die is rolled once, for everyone. All dig on their own sheets at the same time; what others choose is seen when all have dug or passed.
rule-HM2 = A dig is a straight line of exactly as many new cells as the die shows, up, down, left or right. It begins on a start space that is not dug yet, or next to one of your dug cells, leading straight away from it.
rule-HM3 = From a start space any straight line that stays on the moon is allowed.
rule-HM4 = A new cell may touch no dug cell at its four sides, except the cell before it. Corners may touch. So no dig runs along, across or into another tunnel.
rule-HM5 = Thick chunks cannot be dug. Digging next to them is fine.
rule-HM6 = Whoever can dig must, even through pickles. Only who cannot passes.
rule-HM7 = On a one you choose the length yourself: any that fits and that you have free slots for, at least one cell. Each cell marks one of your seven slots, which are for the whole match. Without a free slot you pass.
rule-HM8 = Sweets that you dig are ticked in their rows from the left. A full row ticks no more.
rule-HM9 = At the end of the turn in which anyone completes a first set the timer starts for all. From the next roll on, a 4, 5 or 6 crosses off one of its three boxes, before the digging.
rule-HM10 = The match ends after the turn in which the last box was crossed off; that turn is still dug.
rule-HM11 = If nobody has a dig left for any roll, the match ends at once.
rule-HM12 = One, two, three, four sweets of a kind score 1, 3, 6, 10 points. Each set of all five kinds scores 5 more, each pickle costs 2. Most points win; if tied, most sweets; then the win is shared.
rule-HM13 = Variant with one entrance: your first dig goes from a start space straight inwards, and afterwards you only dig on from your tunnels.
rule-HM14 = Alone you play with the timer twice: the first pass from the start, the second when the first is full or after the turn of your first set. The match ends with the second.
rule-HM15 = The match also ends after as many rolls in a row with which nobody could dig as the table says, 20 unless set otherwise.
rule-HM16 = Each start space belongs to a side of the sheet; straight inwards is away from it. With one entrance, who cannot dig yet passes and keeps the entrance; on a one the first dig has any length that fits and is paid for.
rule-HM17 = Alone, each pass has three boxes, and a 4, 5 or 6 crosses one off before the dig. The second pass starts with the next roll, boxes left of the first are dropped, and no roll counts twice. The result is your points.
rule-HM18 = A dig may run over other start spaces and along the rim. A start space next to a dug cell can only be dug from that cell. A roll with which nobody can dig still counts for the timer.
rule-HM19 = The sweets that break a tie are those ticked in the collection bar.
rule-HM20 = Who cannot dig says so by passing; a one that nobody has a slot or a place for is a roll with which nobody could dig.
rule-HM21 = From a start space a single cell is dug straight inwards only: every direction would be the same dig.
