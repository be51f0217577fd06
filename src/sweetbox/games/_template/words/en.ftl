about = Take one toffee, or roll and take more, but leave the last one to somebody else. A small game to copy when you write your own.

primer-goal = Take as many toffees as you can, but leave the last one to somebody else.
primer-turn = On your turn, take one toffee, or roll the die and take as many as it shows.
primer-end = The match ends with the last toffee: the player who takes it scores nothing. If it is golden, it scores extra instead.
primer-picture = In the picture, each o is a toffee, in the jar and beside the seats; > marks whose turn it is.

lesson-jar = This is the jar. Take as many toffees out of it as you can, but leave the last one to somebody else.
lesson-take = Start carefully: take one toffee.
lesson-take-instead = You rolled instead, and that's allowed, too. Now take a single one.
lesson-yours = Here are the toffees you have taken. Each is worth a point at the end.
lesson-roll = Now be bold: roll the die, and take as many as it shows.
lesson-roll-instead = You took just one. Try the die this time: it shows up to five.
lesson-roll-done = The die has decided. You can't take a roll back.
lesson-last = Keep an eye on the jar. The player who takes the last toffee scores nothing, so count before you roll.
lesson-end = That is the whole game. The match goes on, and it's yours.

ours-game = the whole game: an example to copy

option-toffees = Toffees in the jar
option-golden = The last toffee is golden: it scores 3 more instead of costing everything

summary-jar =
    { $count ->
        [one] There is { $count } toffee in the jar.
       *[other] There are { $count } toffees in the jar.
    }
summary-sticks = The player who takes the last one scores nothing.
summary-golden = The last one is golden and scores { $count } more.
summary-choose = Take one toffee, or roll the die and take what it shows: { OR($die) }.
summary-must_take = Only the last toffee is left, and it must be taken.
summary-rolls =
    { $count ->
        [one] { $count } roll
       *[other] { $count } rolls
    }
summary-stands =
    { $who_is ->
        [you]
            { $count ->
                [one] You have { $count } toffee after { $rolls }.
               *[other] You have { $count } toffees after { $rolls }.
            }
       *[other]
            { $count ->
                [one] { $who } has { $count } toffee after { $rolls }.
               *[other] { $who } has { $count } toffees after { $rolls }.
            }
    }

move-take = Take one toffee
move-roll = Roll the die and take what it shows

story-start =
    { $who_is ->
        [you] You go first.
       *[other] { $who } goes first.
    }
story-turn =
    { $who_is ->
        [you] It is your turn.
       *[other] It is { $who }'s turn.
    }
story-roll =
    { $who_is ->
        [you] You roll the die.
       *[other] { $who } rolls the die.
    }
story-die = The die shows { $shows }.
story-take =
    { $who_is ->
        [you]
            { $count ->
                [one] You take { $count } toffee.
               *[other] You take { $count } toffees.
            }
       *[other]
            { $count ->
                [one] { $who } takes { $count } toffee.
               *[other] { $who } takes { $count } toffees.
            }
    }
story-stuck =
    { $who_is ->
        [you] That was the last one, and it sticks: you score nothing.
       *[other] That was the last one, and it sticks: { $who } scores nothing.
    }
story-gold = That was the golden one: it scores { $count } more.
story-won =
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
story-shared =
    { $count ->
        [one] The match is over: { $seats } win together with { $count } point.
       *[other] The match is over: { $seats } win together with { $count } points.
    }

brief-start = goes first
brief-turn = to move
brief-roll = rolls
brief-take = takes
brief-gold = the golden one
brief-stuck = the last one: no points

tally-toffees = Toffees
tally-gold = The golden one
tally-stuck = The last one sticks
tally-rolls = Fewer rolls, in a tie

measure-rolls = Rolls of the die

web-board = A jar of toffees, the die, and what everyone has taken
web-die = The die: roll it and you take as many toffees as it shows.
web-taken =
    { $count ->
        [one] { $count } toffee taken
       *[other] { $count } toffees taken
    }

why-one_left = Only one toffee is left, so there is nothing to roll for.

notation-move = Expected take or roll, got "{ $came }".
notation-json = Expected a move such as { "{" }"move": "take"{ "}" }, got { $came }.
notation-outcome = Expected a number of toffees from 1 to 6, or the first player, such as "start @2"; got "{ $came }".

edition-twice = Each number of toffees may be listed only once, but this one is already in row { $row }: raise the count there.
edition-one_face = Expected faces with at least two different numbers of toffees; otherwise the die decides nothing.

rule-LT1 = A jar with 21 toffees (or as many as you set) is in the middle. Chance decides who goes first; then turns go round the table.
rule-LT2 = On your turn you either take one toffee or roll the die and take as many as it shows.
rule-LT3 = If the die shows more than there are, you take what is left.
rule-LT4 = When only one toffee is left, there is nothing to roll for: you must take it.
rule-LT5 = The last toffee sticks: if you take it, you score nothing at all.
rule-LT6 = If you play with a golden toffee, the last one does not stick: it scores 3 more.
rule-LT7 = The match ends when the jar is empty. Each toffee scores 1 point, and the most points win; in a tie, the fewest rolls; if that is a tie too, the win is shared.

example-aim = Nine toffees are gone, and twelve are left. You have four, seat 2 has five.
example-jar = A new jar of 21 toffees, and you go first.
example-roll = Three toffees are left. You roll a 5 and take all three; one of them is the last, and it sticks.
example-over = You took the last toffee and score nothing: seat 2 wins with 10 points.
example-last = Only one toffee is left. You must take it, and your ten toffees are worth nothing.
example-golden = With a golden toffee it is the other way round: you take the last one, and it scores 3 more.
