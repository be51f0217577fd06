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
section-all = All rules

sheet-seat = { $who }
sheet-round = Round { $number }
sheet-total = Total
sheet-place = Place

rules-edition = Introductions and examples have the numbers of the printed box. This edition has other numbers:
rules-size = { $what }: { $size } (printed: { $usual })
