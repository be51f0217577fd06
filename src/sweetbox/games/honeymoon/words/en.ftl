about = Every roll of the die digs another tunnel into the moon, towards its sweets and around its pickles. Everyone digs at the same time.

primer-goal = Dig tunnels into the moon and collect its sweets. The more of a kind you have, the better, and full sets of all kinds score extra. Pickles cost points.
primer-turn = One die is rolled for everyone. Dig a straight tunnel of exactly that many cells, starting from a start space on the rim or leading away from one of your tunnels. Tunnels may not lie side by side. On a 1 you choose the length yourself and pay with slots.
primer-end =
    { $timer ->
        [one] As soon as anyone has a set of all kinds, a timer starts: one more roll of { $timer_roll } or more, and the match is over. If you play alone, the timer runs from the first roll, and it runs twice.
       *[other] As soon as anyone has a set of all kinds, a timer starts: { $timer } more rolls of { $timer_roll } or more, and the match is over. If you play alone, the timer runs from the first roll, and it runs twice.
    }
primer-picture = In the picture, H is honey, C chocolate, G a gummy bear, M a marshmallow, Y a candy, P a pickle and # a thick chunk. o is dug, and O was dug in the turn before. v ^ < > are start spaces and point inwards. Your sheet has its number in brackets.

lesson-die = There is one die for everyone, and it shows a six. Now everyone digs six cells, each into their own moon.
lesson-enter = Begin at start space g1, in the middle of the upper rim, and dig straight down.
lesson-enter-instead = A different way in. Let's see what you find there.
lesson-sweets = Every sweet on your way is ticked here. The more of a kind you have, the more each one is worth, and five different ones make a set.
lesson-branch = Now a three. Dig away from your tunnel at a right angle: from h6 to the right.
lesson-branch-instead = That works, too. From a tunnel you can always go straight on or turn off at a right angle.
lesson-walls = Tunnels may touch at their corners but never lie side by side. So leave room for where you want to go later.
lesson-pickles = Pickles are counted here, and each costs two points. If you can dig, you must, even through a pickle.
lesson-timer = This is the timer. It starts when anyone has a first set of five, and when its boxes are crossed off, the match ends.
lesson-end = The moon is yours. Dig on, and mind the pickles.

ours-sheets = the moons on both sides of the sheet
ours-bar = how many boxes the collection bar has
ours-single = the point for a single sweet of a kind (HM12)
ours-endings = the ways to end in HM11 and HM15

elsewhere = from the designer's page and from reviews
elsewhere-title = the title
elsewhere-minutes = how long a match takes
elsewhere-seats = the number of players
elsewhere-alone = the game for one (HM14 and HM17)
elsewhere-trigger = what starts the timer (HM9)
elsewhere-timer = the timer's three boxes
elsewhere-die = the six sides of the die
elsewhere-slots = the seven slots for ones

option-sheet = Side of the sheet
option-sheet_a = Side A, the gentle one
option-sheet_b = Side B, for experienced diggers
option-one_entrance = One entrance: after your first tunnel you can't start from the surface again
option-idle_rolls = The match ends after this many rolls in a row with which nobody can dig

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
summary-rolling = The die is about to be rolled.
summary-dig =
    { $count ->
        [one] Dig { $count } cell in a straight line.
       *[other] Dig { $count } cells in a straight line.
    }
summary-must_pass = You can't dig with this roll, so you pass.
summary-choose_length = Choose how many cells to dig. Each costs a slot, and you have { $count } left.
summary-chosen =
    { $count ->
        [one] You have chosen your tunnel, { $first }. You dig it when everyone has chosen.
       *[other] You have chosen your tunnel, { $first } to { $last }. You dig it when everyone has chosen.
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
                [one] The match is over: you win with { $count } point, breaking the tie with more sweets ({ $sweets }).
               *[other] The match is over: you win with { $count } points, breaking the tie with more sweets ({ $sweets }).
            }
       *[other]
            { $count ->
                [one] The match is over: { $who } wins with { $count } point, breaking the tie with more sweets ({ $sweets }).
               *[other] The match is over: { $who } wins with { $count } points, breaking the tie with more sweets ({ $sweets }).
            }
    }
summary-shared =
    { $count ->
        [one] The match is over: { $seats } win together with { $count } point.
       *[other] The match is over: { $seats } win together with { $count } points.
    }
summary-solo_over =
    { $count ->
        [one] The match is over: you have { $count } point.
       *[other] The match is over: you have { $count } points.
    }
timer-rolls = 4, 5 or 6
timer-rolls_from = { $roll } or more
summary-timer_waits = The timer is not running yet: it starts after the turn in which anyone completes a first set.
summary-timer_first =
    { $count ->
        [one] The timer is running for the first time: { $count } box is left, and each { $rolls } crosses one off. It will run once more.
       *[other] The timer is running for the first time: { $count } boxes are left, and each { $rolls } crosses one off. It will run once more.
    }
summary-timer_last =
    { $count ->
        [one] The timer is running: { $count } box is left, and each { $rolls } crosses one off.
       *[other] The timer is running: { $count } boxes are left, and each { $rolls } crosses one off.
    }
summary-timer_once_more = All the boxes of the timer are crossed off; from the next roll it runs once more.
summary-timer_last_turn = All the boxes of the timer are crossed off: this is the last turn.
summary-moon = The moon: { $rows }.
summary-row = row { $row } from { $first } to { $last }
summary-rows = rows { $row } to { $to_row } from { $first } to { $last }
summary-honey = Honey: { $cells }.
summary-chocolate = Chocolate: { $cells }.
summary-gummy_bear = Gummy bears: { $cells }.
summary-marshmallow = Marshmallows: { $cells }.
summary-candy = Candies: { $cells }.
summary-pickle = Pickles: { $cells }.
summary-chunks = Thick chunks, which you can't dig through: { $cells }.
summary-starts = Start spaces: { $cells }.
summary-entrances = Start spaces, for the first tunnel only and straight inwards: { $cells }.
summary-cell = { $cell }
summary-run = { $first } to { $last }
summary-no_tunnel =
    { $who_is ->
        [you] You have not dug a tunnel yet.
       *[other] { $who } has not dug a tunnel yet.
    }
summary-tunnels =
    { $who_is ->
        [you] Your tunnels: { $runs }.
       *[other] { $who }'s tunnels: { $runs }.
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

asked-watch = The die shows { $number }: everyone is choosing a tunnel.

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
story-timer_last = The last box of the timer is crossed off: this is the last turn.
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
                [one] { $who } completes their first set.
               *[other] { $who } completes set number { $count }.
            }
    }
story-pass =
    { $who_is ->
        [you] You pass.
       *[other] { $who } passes.
    }
story-timer_starts = The first set is complete: from the next roll on, each { $rolls } crosses off a box of the timer.
story-second_pass = With the next roll the timer starts its second run.
story-timer_full = All the boxes of the timer are crossed off.
story-stuck = No roll would let anyone dig any more.
story-idle =
    { $count ->
        [one] Nobody was able to dig with { $count } roll.
       *[other] Nobody was able to dig with { $count } rolls in a row.
    }

brief-timer =
    { $count ->
        [0] timer: last turn
       *[other] timer: { $count } left
    }
brief-choice = has chosen
brief-pass = passes
brief-dig = digs
brief-found = finds
brief-row_full = full row:
brief-set = set { $count }
brief-timer_starts = timer starts
brief-second_pass = timer, second run
brief-timer_full = timer full

tally-honey = Honey
tally-chocolate = Chocolate
tally-gummy_bear = Gummy bears
tally-marshmallow = Marshmallows
tally-candy = Candies
tally-sets =
    { $kinds ->
        [5] Sets of all five
       *[other] Sets
    }
tally-pickles = Pickles
tally-sweets = Sweets, in a tie

web-board = Honeymoon: the die, the timer, your moon and everyone else's
web-sheet =
    { $who_is ->
        [you] Your moon
       *[other] { $who }'s moon
    }
web-look =
    { $who_is ->
        [you] Back to your moon
       *[other] Take a closer look at { $who }'s moon
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
web-all = Show the whole moon
web-point = Point at a highlighted cell, or draw the tunnel.
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
        [one] Timer: the next roll of { $from } or more is the last turn.
       *[other] Timer: a roll of { $from } or more crosses one off.
    }
web-timer_first = Timer, first of two runs: a roll of { $from } or more crosses one off.
web-timer_again = Timer: it runs once more.
web-timer_out = Timer: this is the last turn.
web-letter_honey = H
web-letter_chocolate = C
web-letter_gummy_bear = G
web-letter_marshmallow = M
web-letter_candy = Y
web-letter_pickle = P
web-column = Column { $column }
web-row = Row { $row }
web-timer_means = The timer: while it is running, a roll of { $from } or more crosses off a box. The turn that crosses off the last box is the last turn.
web-timer_twice = The timer: a roll of { $from } or more crosses off a box. It runs twice, and the turn that crosses off the last box of the second run is the last turn.
web-row_means = { $has }. Each box shows the points for that many. Once a row is full, more of its kind score nothing.
web-sets_mean = { $has }. A set is one sweet of each kind and scores { $points } extra.
web-pickles_mean = { $has }. Each pickle costs { $points } points.
web-slots_mean = { $has }. On a 1 you choose the length yourself, and each cell uses up a slot.
web-sweet_means = { $sweet }: the more of a kind you dig up, the more the next one adds.
web-pickle_means = A pickle: digging it costs { $points } points.
web-chunk_means = A thick chunk: you can't dig through it.
web-start_means = A start space: a tunnel may begin here.
web-start_closed = A start space, now closed: there is only one entrance, and your first tunnel has used it.

why-pass =
    { $count ->
        [one] You can dig { $count } cell, so you must.
       *[other] You can dig { $count } cells, so you must.
    }
why-pass_length = You can dig, so you must: choose a length.
why-no_one = You choose a length only on a one, and the die shows { $number }.
why-length_chosen =
    { $count ->
        [one] You have already chosen to dig { $count } cell.
       *[other] You have already chosen to dig { $count } cells.
    }
why-length_first = On a one, choose how many cells to dig first.
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
        [one] After { $count } cell there is a thick chunk in the way at { $cell }; you must dig exactly { $length }.
       *[other] After { $count } cells there is a thick chunk in the way at { $cell }; you must dig exactly { $length }.
    }
why-dug =
    { $count ->
        [one] After { $count } cell the tunnel at { $cell } is in the way; you must dig exactly { $length }.
       *[other] After { $count } cells the tunnel at { $cell } is in the way; you must dig exactly { $length }.
    }
why-touch =
    { $count ->
        [one] After { $count } cell, at { $cell }, the new tunnel would run beside the one at { $tunnel }; you must dig exactly { $length }.
       *[other] After { $count } cells, at { $cell }, the new tunnel would run beside the one at { $tunnel }; you must dig exactly { $length }.
    }
why-sky_first = { $first } is not on the moon.
why-chunk_first = { $cell } is a thick chunk, and you can't dig through those.
why-dug_first = { $cell } has already been dug.
why-touch_first = At { $cell } the new tunnel would run beside the one at { $tunnel }.
why-one_entrance = You have used your one entrance: { $cell } is no longer a start space for you.
why-inward = With one entrance, the first tunnel must go straight inwards: from { $cell } that is { $direction }.
why-single = Dig a single cell from a start space straight inwards: from { $cell } that is { $direction }. (Every direction would be the same tunnel.)
why-other_way = Dig a tunnel between two start spaces to the right or down: from { $cell } that is { $direction }. (The other way round it would be the same tunnel.)
why-not_away = From { $cell } this does not lead straight away from your tunnel at { $tunnel }.
why-no_beginning = { $cell } is neither a start space nor next to one of your tunnels.

notation-move = Expected a cell and a direction such as "g5 down", "length 3", both as "g5 down 3", or "pass"; got "{ $came }".
notation-json = Expected a move such as { "{" }"move": "dig", "cell": "g5", "direction": "down"{ "}" }; got { $came }.
notation-length = Expected a tunnel of { $expected } cells, got { $came }.
notation-outcome = Expected a roll from 1 to { $faces }; got "{ $came }".
notation-sheets =
    { $count ->
        [one] Expected the tunnels of { $count } seat such as sheets=g1-i1,g2/a7; got "{ $came }".
       *[other] Expected the tunnels of { $count } seats such as sheets=g1-i1,g2/a7; got "{ $came }".
    }

edition-bar = The bar must have one row for each of { $sweets }, in this order.
edition-rows = Expected { $expected } rows, got { $count }.
edition-marks = Expected { $expected } marks in this row, got { $count }.
edition-mark = Expected one of the marks { $known }, got { $came }.
edition-rim = A start space must be on the rim, with sky or the edge of the sheet behind it; the one at { $cell } is not.
edition-sweets = Expected 1 to { $most } of { $sweet } on the sheet, got { $came }.
edition-pickles = Expected at most { $most } pickles on the sheet, got { $came }.
edition-side = Expected start spaces on all four sides, got none marked { $mark }.
edition-run = Expected a straight run of { $length } cells that can be dug, got none.
edition-walled = Every sweet must be within reach, but the one at { $cell } is walled in.
edition-no_sweet = Expected no { $sweet } on the sheet: this edition has { $kinds } kinds of sweets.
edition-timer_roll = Expected a roll from 1 to { $most } that crosses off a box of the timer, got { $came }.
size-side = cells in a row of the sheet, and rows
size-sweets = kinds of sweets: the first ones of honey, chocolate, gummy bear, marshmallow and candy
size-faces = faces of the die
size-slots = slots for ones
size-timer = boxes of the timer
size-timer_roll = roll that crosses off a box of the timer, or more
size-set_points = points of a set
size-pickle_points = points of a pickle
edition-no_sheet = This edition lacks the sheet you chose: { $sheet }.

best-not_solo = Only a finished solo match of Honeymoon can set a best score, and this is not one.
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
        [one] { $count } point; the best is still { $best }.
       *[other] { $count } points; the best is still { $best }.
    }

rule-HM1 = Each turn the die is rolled once, for everyone. Everyone digs on their own sheet at the same time; you see what the others chose when all have dug or passed.
rule-HM2 = You dig a straight line of exactly as many new cells as the die shows, up, down, left or right. It begins on a start space that is not dug yet, which becomes its first cell, or next to any of your dug cells and leads straight away from it: straight on or at a right angle.
rule-HM3 = From a start space you may dig any straight line that stays on the moon.
rule-HM4 = A new cell may not share a side with a dug cell, except the one before it in the tunnel. Corners may touch. So no tunnel runs along, across or into another.
rule-HM5 = You can't dig through thick chunks. Digging next to them is fine.
rule-HM6 = If you can dig, you must, even through pickles. You pass only if you can't.
rule-HM7 = On a one you choose the length before you dig: any length that fits somewhere and that you have free slots for, at least one cell. Each cell uses up one of your { $slots } slots, which must last the whole match. If you have no free slot or no tunnel fits, you pass.
rule-HM8 = Tick the sweets you dig up in their rows, from the left. Once a row is full, nothing more is ticked there.
rule-HM9 = At the end of the turn in which anyone completes a first set, the timer starts for everyone. From the next roll on, each roll of { $timer_roll } or more crosses off one of its boxes ({ $timer }), before anyone digs.
rule-HM10 = The match ends after the turn in which the last box was crossed off; everyone still digs in that turn.
rule-HM11 = If no roll would let anyone dig any more, the match ends at once.
rule-HM12 = One, two, three or four sweets of a kind score 1, 3, 6 or 10 points. Each set of all { $sweets } kinds scores { $set_points } more, and each pickle scores { $pickle_points }. The most points win; in a tie, the most sweets; if that is a tie too, the win is shared.
rule-HM13 = In the one-entrance variant your first tunnel goes straight inwards from a start space. After that you can only dig on from your tunnels.
rule-HM14 = If you play alone, the timer runs twice. The first run begins with the first roll; the second begins when the first is full or after the turn of your first set. The match ends with the second run.
rule-HM15 = The match also ends after a number of rolls in a row with which nobody could dig: 20, unless you set another number.
rule-HM16 = Each start space belongs to one side of the sheet, and straight inwards means away from that side. In the one-entrance variant, if you can't dig yet, you pass and still have your entrance; on a one, your first tunnel may have any length that fits and that you can pay for.
rule-HM17 = If you play alone, each run of the timer has all its boxes ({ $timer }), and a roll of { $timer_roll } or more crosses one off before you dig. The second run starts with the next roll; any boxes left over from the first are dropped, and no roll counts for both. The result is your points.
rule-HM18 = A tunnel may run over other start spaces and along the rim. A start space next to a dug cell can only be dug from that cell. A roll that nobody can use still counts for the timer.
rule-HM19 = The sweets that break a tie are those ticked in the collection bar.
rule-HM20 = If you can't dig, you say so by passing. A one that nobody has a slot or a place for counts as a roll with which nobody could dig.
rule-HM21 = Where the same tunnel could be dug in several directions, only one is used: a single cell from a start space is dug straight inwards, a tunnel between two start spaces to the right or down.

intro-set_up = Everyone has the same sheet: a moon of 13 by 13 cells with start spaces on its rim, a collection bar with four boxes for each kind of sweet, seven slots for the ones, and a timer with three boxes. One die is shared by all.
intro-turn = With each roll, everyone digs one tunnel on their own sheet.

section-digging = Where you can dig

example-sweets = You have dug five cells straight down from g1, through both chocolates at g4 and g5. They are ticked in your collection bar: two of a kind score 3 points.
example-sheet = Side A before the first roll. The arrows on the rim are the start spaces and point inwards. Sweets and pickles lie in the rock; nobody can dig through the thick chunks.
example-ones = The roll is a 1, so you choose the length yourself. You choose 2, dig f4 and e4 off to the left of your tunnel, and use up two of your seven slots.
example-first = The first roll is a 5. You dig five cells straight down from start space g1 and tick both chocolates on the way.
example-onward = The roll is a 3. You dig on from your tunnel, at a right angle down from b6, and tick the chocolate at b9 in your collection bar. Straight on to the right would have been allowed, too.
example-touching = Your tunnels are g1 to g4 and a7 to c7. You can't dig alongside them: h2 or b8 could only be the first cell of a tunnel that leads straight away. The corner cell h5 is fine, since it touches g4 only at its corner.
example-timer = You have just completed your first set of all five sweets, so the timer has started for everyone. Now the roll is a 5: it crosses off the first of the three boxes, before anyone digs.
example-points = The end: 3 honey (6 points), 4 chocolates (10) and 2 each of the other three (3 + 3 + 3), with two full sets (10). That makes 35. You dug through 2 pickles, which cost 4: 31 points.
example-one_entrance = With one entrance, your first tunnel went straight in from g1. The other start spaces are closed to you now: with this 4 you can only dig on from the tunnel.
example-alone = When you play alone, the timer runs from the first roll. The 4 crossed off the first box of the first run; the 2 after it crosses off none.
