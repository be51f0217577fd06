seat = Seat { $number }
lesson-others = The others are moving now. Watch what they do.
lesson-later = Play as you like; the lesson goes on when the time is right.
step-chosen =
    { $who_is ->
        [you] You have chosen.
       *[other] { $who } has chosen.
    }
section-aim = Aim
section-set_up = Set-up
section-turn = A turn
section-end = The end
section-scoring = Scoring
section-variants = Variants
section-ours = What is ours
section-all = All rules

sheet-seat = { $who }
sheet-round = Round { $number }
sheet-total = Total
sheet-place = Place

rules-edition = Examples and some introductions have the numbers of the printed box. This edition has other numbers:
rules-ours = Not from the rulebook but ours: { $parts }.
rules-elsewhere = Not in the rulebook, but known { $origin }: { $parts }.
rules-ours_box = In the box itself, this is ours: { $parts }.
rules-type_in = If you own the box, you can type in what it really has: change the file that “sweetbox edition { $game }” prints.
rules-size = { $what }: { $size } (printed: { $usual })
