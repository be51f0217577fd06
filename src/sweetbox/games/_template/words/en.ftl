about = Take one toffee, or roll and take more: but leave the last one to somebody else. A small game to copy when you write your own.

primer-goal = Take as many toffees as you can, but leave the last one to somebody else.
primer-turn = When it is your turn, take one toffee, or roll the die and take what it shows.
primer-end = The match ends with the last toffee: whoever takes it scores nothing.
primer-picture = In the picture each o is a toffee, in the jar and beside the seats; > is whose turn it is.

ours-game = The whole game is this project's own: an example to copy.

option-toffees = Toffees in the jar
option-golden = The last toffee is golden: it scores 3 more instead of costing everything

summary-jar =
    { $count ->
        [one] There is { $count } toffee in the jar.
       *[other] There are { $count } toffees in the jar.
    }
summary-sticks = Whoever takes the last one scores nothing.
summary-golden = The last one is golden and scores { $count } more.
summary-choose = Take one toffee, or roll the die and take what it shows: { OR($die) }.
summary-must_take = Only the last toffee is left: it must be taken.
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
        [you] You begin.
       *[other] { $who } begins.
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

web-board = A jar of toffees, the die, and what everyone has taken

why-one_left = Only one toffee is left: there is nothing to roll for.

notation-move = Expected take or roll, got "{ $came }".
notation-json = Expected a move such as { "{" }"move": "take"{ "}" }, got { $came }.
notation-outcome = Expected a number of toffees from 1 to 6, or a start such as "start 1"; got "{ $came }".

edition-twice = Expected each number of toffees once: this one stands in row { $row } already; count it up there.
edition-one_face = Expected faces with at least two different numbers of toffees, or the die decides nothing.

rule-LT1 = A jar of toffees stands in the middle, 21 unless the table says otherwise. Who begins is drawn.
rule-LT2 = On your turn you either take one toffee or roll the die and take as many as it shows.
rule-LT3 = If the die shows more than there are, you take what is left.
rule-LT4 = When only one toffee is left there is nothing to roll for: it must be taken.
rule-LT5 = The last toffee sticks: whoever takes it scores nothing at all.
rule-LT6 = If the table plays with a golden toffee, the last one does not stick: it scores 3 more.
rule-LT7 = The match ends when the jar is empty. Each toffee scores 1 point, and most points win; if tied, whoever rolled less often; then the win is shared.
