about = Pass awkward candies into your neighbour's bucket and keep your own from overflowing. Three rounds on Halloween night.

primer-goal =
    { $rounds ->
        [one] Score the most points in one round: place as many candies as you can, fill whole rows, and hand the awkward ones to your neighbour.
       *[other] Score the most points in { $rounds } rounds: place as many candies as you can, fill whole rows, and hand the awkward ones to your neighbour.
    }
primer-turn = Everyone chooses a card and passes it on. Steer the candy you receive into your bucket: it comes down from above and stays where it lands. Pumpkins pay for a new hand, a turned candy or a different card.
primer-end = If a candy has no place in your bucket, you are out of the round, but everything you have placed still scores. Each placed card is worth a point, full rows make their colour worth more, and candles, which you take when your candy puts someone out, score with ghosts. The highest total after the last round wins.
primer-picture = In the picture, r, g, y, b are the colours of rows and candies, * is a full row, : a marked cell, x a seat that is out. Below, for each seat: p pumpkins, c candles, h cards in hand, d cards in the deck + under it, and its scored cards. Next to a card, p means a pumpkin when played, s a pumpkin when scored, x no turning, g a ghost; > is the one you received.

lesson-hand = This is your hand. The candy you choose goes to your neighbour, and you choose a place for the one that your neighbour chose for you.
lesson-keep = A pumpkin would buy you a whole new hand. You have two of them: keep your hand for now, and save them.
lesson-keep-instead = A new hand for a pumpkin, why not. You have one pumpkin left.
lesson-pass = Choose the candy that is hardest to fit in, and pass it on. Everyone does this at the same time.
lesson-place = Here is what you received. Steer it left and right over your bucket, then let it drop: it stays where it lands.
lesson-scored = A card you have placed is worth a point. A full row in your bucket makes its colour a favourite, and then each card of that colour scores once more.
lesson-candles = If a candy has no place in your bucket, you are out of the round. The player who passed it to you takes a candle, and candles score with ghosts.
lesson-again = Now for the next candy. Keep your hand or buy another, as you like.
lesson-end = It goes on like this for three rounds. Be generous with what nobody wants.

ours-cards = what the candy cards and crowns show
ours-bucket = how large the bucket is and which colours its rows have
ours-cells = the cells that Candy Corn, Rare Candy and Gummy Python fill or mark
ours-none = that rounds 2 and 3 can go without an advanced rule, too
ours-no_cards = that a round also ends when nobody left in has a card to play (SS11)
ours-python = that a candy with no other upright place may lie on Gummy Python's cells (SS16)

elsewhere = from a review and the publisher's list of games
elsewhere-year = the year

option-rules = Advanced rules: one of the recommended combinations
option-rules_basic = none: the basic game
option-rules_comeback = Come-back round: none, Gummy Python, Sugar Goblin
option-rules_comeback_corn = Come-back round: none, Gummy Python, Candy Corn
option-rules_bonus = Bonus-oriented: none, Witches' Cauldron, Candy Fairy
option-rules_hard = Hard mode: Dragon's Fireball, Rare Candy, Seven Flavor Beans
option-round_1 = Advanced rule for round 1
option-round_1_as_named = as in the combination
option-round_1_none = none
option-round_1_candy_corn = Candy Corn
option-round_1_rare_candy = Rare Candy
option-round_1_gummy_python = Gummy Python
option-round_1_witches_cauldron = Witches' Cauldron
option-round_1_candy_fairy = Candy Fairy
option-round_1_seven_flavor_beans = Seven Flavor Beans
option-round_1_dragons_fireball = Dragon's Fireball
option-round_1_sugar_goblin = Sugar Goblin
option-round_2 = Advanced rule for round 2
option-round_2_as_named = as in the combination
option-round_2_none = none
option-round_2_candy_corn = Candy Corn
option-round_2_rare_candy = Rare Candy
option-round_2_gummy_python = Gummy Python
option-round_2_witches_cauldron = Witches' Cauldron
option-round_2_candy_fairy = Candy Fairy
option-round_2_seven_flavor_beans = Seven Flavor Beans
option-round_2_dragons_fireball = Dragon's Fireball
option-round_2_sugar_goblin = Sugar Goblin
option-round_3 = Advanced rule for round 3
option-round_3_as_named = as in the combination
option-round_3_none = none
option-round_3_candy_corn = Candy Corn
option-round_3_rare_candy = Rare Candy
option-round_3_gummy_python = Gummy Python
option-round_3_witches_cauldron = Witches' Cauldron
option-round_3_candy_fairy = Candy Fairy
option-round_3_seven_flavor_beans = Seven Flavor Beans
option-round_3_dragons_fireball = Dragon's Fireball
option-round_3_sugar_goblin = Sugar Goblin

advanced-none = no advanced rule
advanced-candy_corn = Candy Corn
advanced-rare_candy = Rare Candy
advanced-gummy_python = Gummy Python
advanced-witches_cauldron = Witches' Cauldron
advanced-candy_fairy = Candy Fairy
advanced-seven_flavor_beans = Seven Flavor Beans
advanced-dragons_fireball = Dragon's Fireball
advanced-sugar_goblin = Sugar Goblin

advanced_text-candy_corn = every bucket starts with some cells filled
advanced_text-rare_candy = every bucket starts with many cells filled
advanced_text-gummy_python = your first candy may not lie on the marked cells
advanced_text-witches_cauldron = the candle bonus counts double
advanced_text-candy_fairy = the favourite bonus counts double
advanced_text-seven_flavor_beans = everyone starts with seven cards
advanced_text-dragons_fireball = everyone starts with four cards and a crown
advanced_text-sugar_goblin = you lose as many points as the neighbour on your left (in round 3 on your right) gets for favourites, even if that neighbour is out

colour-blue = blue
colour-yellow = yellow
colour-green = green
colour-red = red

sign-played = pumpkin when played
sign-scored = pumpkin when scored
sign-still = no turning
sign-ghost =
    { $count ->
        [one] ghost
       *[other] { $count } ghosts
    }

shape-rows = piece of { $number }, from the top: { $rows }
shape-bar = bar of { $number }, { $lies }
shape-single = single square
shape-square = square of four
shape-corner = corner of three, { $lies }
shape-ell = L of four, { $lies }
shape-tee = T of four, { $lies }
shape-zigzag = zigzag of four, { $lies }
shape-cross = cross of five
shape-cup = cup of five, { $lies }
shape-stairs = stairs of five, { $lies }
shape-wide_cup = wide cup of six, { $lies }
shape-uneven_cup = uneven cup of six, { $lies }
shape-fork = fork of six, { $lies }
shape-long_stairs = stairs of six, { $lies }

lie-lying = lying
lie-standing = standing
lie-open_top = open at the top
lie-open_bottom = open at the bottom
lie-open_left = open on the left
lie-open_right = open on the right
lie-open_upper_left = open at the upper left
lie-open_upper_right = open at the upper right
lie-open_lower_left = open at the lower left
lie-open_lower_right = open at the lower right
lie-stem_top = stem up
lie-stem_bottom = stem down
lie-stem_left = stem to the left
lie-stem_right = stem to the right
lie-longer_top = longer at the top
lie-longer_bottom = longer at the bottom
lie-longer_left = longer on the left
lie-longer_right = longer on the right
lie-falls_left = falling to the left
lie-falls_right = falling to the right

row-then = { $row }, then { $rest }
row-left = { $number } on the left
row-right = { $number } on the right
row-middle = { $number } in the middle
row-ends = one at each end
row-places =
    { $count ->
        [one] { $number } in place { $places } of { $wide }
       *[other] { $number } in places { $places } of { $wide }
    }

number-1 = one
number-2 = two
number-3 = three
number-4 = four
number-5 = five
number-6 = six
number-7 = seven
number-8 = eight

card-plain = { $card } ({ $colour } { $shape })
card-signs = { $card } ({ $colour } { $shape }; { $signs })
card-crown = { $card } ({ $colour } crown, { $shape }; { $signs })

phase-dealing = the cards are being dealt
phase-preparing = hands are being drawn
phase-crowning = crowns are being drawn
phase-offering = exchange your hand or keep it
phase-ordering = exchanged hands go under the decks
phase-redrawing = new hands are being drawn
phase-choosing = everyone is choosing a card to pass on
phase-placing = everyone is placing a candy
phase-refilling = hands are being refilled
phase-over = the match is over

summary-round = Round { $round }, step { $step }: { $phase }.
summary-rule = { $rule }: { $text }.
summary-passes_left = Cards are passed to the left.
summary-passes_right = Cards are passed to the right.
summary-you_are_out = You are out of this round.
summary-received = You received { $card }.
summary-hand = Your hand: { $cards }.
summary-below = Under your deck, in the order you will draw them: { $cards }.
summary-stands =
    { $who_is ->
        [you] You: { $pumpkins }, { $candles }, { $hand } in hand, { $deck } in the deck.
       *[other] { $who }: { $pumpkins }, { $candles }, { $hand } in hand, { $deck } in the deck.
    }
summary-out =
    { $who_is ->
        [you] You are out: { $pumpkins }, { $candles }, { $hand } in hand, { $deck } in the deck.
       *[other] { $who } is out: { $pumpkins }, { $candles }, { $hand } in hand, { $deck } in the deck.
    }
summary-pumpkins =
    { $count ->
        [one] { $count } pumpkin
       *[other] { $count } pumpkins
    }
summary-candles =
    { $count ->
        [one] { $count } candle
       *[other] { $count } candles
    }
summary-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
summary-ghosts =
    { $count ->
        [one] { $count } ghost
       *[other] { $count } ghosts
    }
summary-pile =
    { $who_is ->
        [you] You have scored { $cards }: { $ghosts }. On top is { $top }.
       *[other] { $who } has scored { $cards }: { $ghosts }. On top is { $top }.
    }
summary-marked = Marked cells: { $cells }.
summary-holds = { $who } is known to have { $cards } in hand.
summary-left_in_hand =
    { $who_is ->
        [you] In your hand: { $cards }.
       *[other] In { $who }'s hand: { $cards }.
    }
summary-left_in_deck =
    { $who_is ->
        [you] In your deck: { $cards }.
       *[other] In { $who }'s deck: { $cards }.
    }
summary-barred =
    { $who_is ->
        [you] You can't turn candies.
       *[other] { $who } can't turn candies.
    }
summary-empty =
    { $who_is ->
        [you] Your bucket is empty.
       *[other] { $who }'s bucket is empty.
    }
summary-bucket =
    { $who_is ->
        [you] Your bucket from the top: { $rows }.
       *[other] { $who }'s bucket from the top: { $rows }.
    }
summary-row = row { $row } { $colour } { $columns }
summary-row_full = row { $row } { $colour } full
summary-total =
    { $who_is ->
        [you]
            { $count ->
                [one] You have { $count } point from earlier rounds.
               *[other] You have { $count } points from earlier rounds.
            }
       *[other]
            { $count ->
                [one] { $who } has { $count } point from earlier rounds.
               *[other] { $who } has { $count } points from earlier rounds.
            }
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
                [one] The match is over: you win with { $count } point, breaking the tie with more in the last round ({ $last }).
               *[other] The match is over: you win with { $count } points, breaking the tie with more in the last round ({ $last }).
            }
       *[other]
            { $count ->
                [one] The match is over: { $who } wins with { $count } point, breaking the tie with more in the last round ({ $last }).
               *[other] The match is over: { $who } wins with { $count } points, breaking the tie with more in the last round ({ $last }).
            }
    }
summary-shared =
    { $count ->
        [one] The match is over: { $seats } win together with { $count } point.
       *[other] The match is over: { $seats } win together with { $count } points.
    }

todo-offer = You may pay 1 pumpkin to exchange your whole hand.
todo-order = Choose the next card to go under your deck.
todo-choose = Choose the card you pass to { $to }.
todo-place = Choose the candy you place, upright or turned. If nothing fits, you may go out.
todo-rest = Choose where { $card } ({ $colour } { $shape }) lands; the cells name the bottom left corner of its rectangle: { OR($cells) }.
todo-face_down = You are out of this round: put the candy down, face down.

move-keep = Keep your hand
move-exchange = Exchange your hand for 1 pumpkin
move-under = Put { $card } under your deck next
move-play = Pass { $card }
move-place = Place { $card } as it is
move-place_turned = Turn { $card } for { $price } pumpkins: { $shape }
move-change = Place { $card } from your hand for { $price } pumpkins
move-change_turned = Place { $card } from your hand, turned, for { $price } pumpkins: { $shape }
move-decline = Go out of this round
move-rest = Let it land on { $cells }
move-face_down = Put the candy down, face down

story-decided = Your choice: { $what }.
story-exchanged =
    { $who_is ->
        [you] You exchange your hand.
       *[other] { $who } exchanges their hand.
    }
story-draw = You draw { $what }.
story-drawn =
    { $count ->
        [one] { $who } draws { $count } card.
       *[other] { $who } draws { $count } cards.
    }
story-drawn_each =
    { $count ->
        [one] { $seats } draw { $count } card each.
       *[other] { $seats } draw { $count } cards each.
    }
story-played =
    { $who_is ->
        [you] You pass { $what } to { $to }.
       *[other]
            { $who } passes { $what } to { $to_is ->
                [you] you
               *[other] { $to }
            }.
    }
story-pumpkin =
    { $who_is ->
        [you]
            { $count ->
                [one] You get { $count } pumpkin.
               *[other] You get { $count } pumpkins.
            }
       *[other]
            { $count ->
                [one] { $who } gets { $count } pumpkin.
               *[other] { $who } gets { $count } pumpkins.
            }
    }
story-changed =
    { $who_is ->
        [you] You pay { $count } pumpkins and take { $what } into your hand.
       *[other] { $who } pays { $count } pumpkins and takes { $what } into their hand.
    }
story-turned =
    { $who_is ->
        [you] You pay { $count } pumpkins and turn { $card } by { $degrees } degrees.
       *[other] { $who } pays { $count } pumpkins and turns { $card } by { $degrees } degrees.
    }
story-placed =
    { $who_is ->
        [you] You place { $what } on { $cells }.
       *[other] { $who } places { $what } on { $cells }.
    }
story-row =
    { $who_is ->
        [you] Your row { $row } is full: { $colour } is a favourite.
       *[other] { $who }'s row { $row } is full: { $colour } is a favourite.
    }
story-out =
    { $who_is ->
        [you] { $what } does not fit in as it is, and you are out of this round.
       *[other] { $what } does not fit in as it is, and { $who } is out of this round.
    }
story-candle =
    { $who_is ->
        [you] You take a candle.
       *[other] { $who } takes a candle.
    }
story-scored =
    { $who_is ->
        [you] Round { $round }: you score { $count } ({ $base } for cards, { $favourite } for favourites, { $candle } for candles).
       *[other] Round { $round }: { $who } scores { $count } ({ $base } for cards, { $favourite } for favourites, { $candle } for candles).
    }
story-scored_less =
    { $who_is ->
        [you] Round { $round }: you score { $count } ({ $base } for cards, { $favourite } for favourites, { $candle } for candles, minus { $taken } for the Sugar Goblin).
       *[other] Round { $round }: { $who } scores { $count } ({ $base } for cards, { $favourite } for favourites, { $candle } for candles, minus { $taken } for the Sugar Goblin).
    }
story-round = Round { $round } begins.
story-round_with = Round { $round } begins: { $rule }.

brief-decided = has chosen
brief-exchanged = exchanges hand
brief-draw = draws
brief-drawn = draw
brief-pumpkin = gets
brief-out = is out:
brief-candle = takes
brief-changed = keeps in hand
brief-turned = turns
brief-placed = places
brief-row = row { $row } full
brief-scored =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
brief-round = Round { $round }

asked-offer = Which card do you pass to { $to }? You can also exchange your hand first.
asked-order = Which card goes under your deck next?
asked-choose = Which card do you pass to { $to }?
asked-drop = Steer { $card } into your bucket and drop it.
asked-pay_or_out = As it is, { $card } has no place: pay for another way, or go out.
asked-no_place = { $card } has no place in your bucket, so you are out of this round.
asked-face_down = Put the candy down, face down.
asked-out = You are out of this round. The others are still playing.
asked-wait_offering = Waiting for everyone to keep or exchange their hand.
asked-wait_ordering = Waiting for the exchanged hands to go under the decks.
asked-wait_choosing = Waiting for everyone to choose a card to pass on.
asked-wait_placing = Waiting for everyone to drop their candy.
asked-cards = Cards are being drawn.

tally-base = Scored cards
tally-favourite = Favourite bonus
tally-candle = Candle bonus
tally-goblin = Sugar Goblin

web-board = Buckets and cards
web-round = Round { $round } of { $rounds }
web-step = Step { $step }
web-hand = Your hand
web-received = Received
web-keep = Keep
web-exchange = Exchange
web-keep_and_pass = Keep your hand and pass { $card }
web-rests = Places where it can land
web-left = Steer left
web-right = Steer right
web-drop = Drop
web-turns = Turn
web-instead = Or one from your hand
web-gives = { $who } passes to { $to }
web-scored = Scored
web-face_down = face down
web-score = Points
web-round_column = Round { $round }
web-total = Total
web-look = Take a closer look: { $who }
web-known = Known to be in hand
web-left_in_hand = In hand
web-left_in_deck = In the deck
web-out = out
web-pumpkins_mean = { $has }: pumpkins pay for a new hand, a turned candy or a different card.
web-candles_mean = { $has }: at the end of the round, candles times ghosts score.
web-ghosts_mean = { $has } on scored cards: at the end of the round, candles times ghosts score.
web-in_hand = { $has } in hand
web-sign_played = Pumpkin with an arrow: the player who passes the card on gets a pumpkin.
web-sign_scored = Pumpkin in a bucket: the player who places the card gets a pumpkin.
web-sign_still = No turning: while this card is on top of your scored cards, you can't turn candies.
web-sign_ghost = Ghost: at the end of the round, candles times ghosts score.
web-bucket_means = A bucket: a candy stays where it lands, and a full row makes its colour a favourite.
web-row_open = Row { $row }, { $colour }: once it is full, each { $colour } card you have scored counts once more. Scored so far: { $count }.
web-row_full = Row { $row }, { $colour }, is full: each scored { $colour } card counts once more. Scored so far: { $count }.
web-marked = Gummy Python: the first candy may not lie here.
web-prefilled = Filled from the start of the round.
web-slip =
    { $count ->
        [one] { $count } point in this round: { $base } for cards, { $favourite } for favourites, { $candle } for candles.
       *[other] { $count } points in this round: { $base } for cards, { $favourite } for favourites, { $candle } for candles.
    }
web-slip_less =
    { $count ->
        [one] { $count } point in this round: { $base } for cards, { $favourite } for favourites, { $candle } for candles, minus { $taken } for the Sugar Goblin.
       *[other] { $count } points in this round: { $base } for cards, { $favourite } for favourites, { $candle } for candles, minus { $taken } for the Sugar Goblin.
    }

why-offering = First, everyone who can pay decides whether to exchange their hand: keep or exchange.
why-ordering = Your hand is going under your deck: choose the next card.
why-not_in_hand = { $card } is not in your hand.
why-exchange_unpaid = To exchange your hand you need a pumpkin at the start of the step, and you had none.
why-exchange_late = You can exchange your hand only once a step, before anyone chooses a card.
why-choosing = Everyone is choosing a card from their hand to pass on.
why-placing = Everyone is deciding which candy to place and how to turn it.
why-decline = You can place the candy without paying, so you can't go out.
why-not_yours = { $card } is neither the card you received nor in your hand.
why-barred = { $card }, on top of your scored cards, bears the no-turning sign.
why-same_turn = Turned that way, the shape stays the same.
why-like_another = Turned that way, it looks the same as with a smaller turn: choose that one.
why-too_large = Turned that way, the candy is larger than the bucket.
why-price = That costs { $price } pumpkins, and you have { $count }.
why-no_place = That candy has no place in your bucket.
why-python = The Gummy Python keeps your first candy off the marked cells.
why-resting = Now choose where the candy lands.
why-outside = At { $cell } the candy would stick out of the bucket.
why-filled = At { $cell } the candy would overlap filled cells.
why-not_reached = The candy can't get to { $cell } and stop there.
why-face_down = You are out of this round: all you can do is put the candy down, face down.

notation-move = Expected a move such as keep, exchange, "under b3", "play b3", "place b3 90", "rest c1", decline or face-down, or several as one such as "place b3 90 at c1" or out; got "{ $came }".
notation-json = Expected a move such as { "{" }"move": "place", "card": "b3", "turn": 90{ "}" } or { "{" }"move": "rest", "cell": "c1"{ "}" }; got { $came }.
notation-outcome = Expected a card such as b3 or bk; got "{ $came }".

error-rule_twice = { $rule } can be used in one round or in two rounds in a row, and in no other way.
error-fireball_twice = { $rule } can be used in one round only.

edition-bucket = Expected one row that gives the bucket's width, got { $count }.
edition-size = Expected a bucket of at most { $rows } rows and { $cells } cells, got { $wide } wide and { $high } high.
edition-colour = Expected { $expected } cards of the colour { $colour }, got { $count }.
edition-owned = Expected at least { $needed } candies for { $seats } players, got { $count }.
edition-refill = Expected a hand to be refilled to { $most } cards at most, as many as are drawn at the start of a round; got { $count }.
size-rounds = rounds
size-colour = candies of each colour
size-owned = candies dealt to each player
size-hand = cards drawn at the start of a round
size-beans_hand = the same with Seven Flavor Beans
size-fireball_hand = the same with Dragon's Fireball, before the crown
size-refill = cards that a hand is refilled to
size-pumpkins = pumpkins at the start of a round
edition-sign = Expected the signs { OR($known) }, got { $came }.
edition-alike = Expected the sign { $sign } at most { $most } times on a card, got { $count }.
edition-rule = Expected one picture for { $rule }, got { $count }.
edition-picture = Expected lines of { $wide } marks, # or ., separated by /, and at most { $high } lines.
edition-full_row = No row may be filled from the start.
edition-shape = Expected a shape such as ##/.#, with lines of the same length, made of # and . and separated by /; got "{ $came }".
edition-frame = Expected a shape without empty lines or columns at its edges, got "{ $came }".
edition-large = Expected a shape of at most { $most } cells that fits a bucket { $wide } wide and { $high } high, got "{ $came }".
edition-pieces = Expected a shape in one piece, got "{ $came }".

rule-SS1 = In each step everyone still in chooses a card in secret, and all are revealed at once. If your card bears the sign “pumpkin when played”, you get a pumpkin right away, in time to spend it in this step.
rule-SS2 = Cards are passed upright, to the left in rounds 1 and 2 and to the right in round 3, skipping players who were out when the step began.
rule-SS3 = A candy starts above the bucket, over any columns, and moves down, left or right, one cell at a time, never into a filled cell or through a wall. As soon as one of its cells inside the bucket has a filled cell right below it, the candy stays, even if it has also reached the bottom; touching sideways does not stop it. If it has only reached the bottom, it may slide on or stop. It must end up completely inside.
rule-SS4 = If you can place the candy without paying, you can't go out. You may always pay for another way. If only paying helps, it is up to you.
rule-SS5 = For 2 pumpkins a candy enters in any orientation, which you choose beforehand. While a card with the no-turning sign is on top of your scored cards, you can't turn candies.
rule-SS6 = For 3 pumpkins you take the card you received into your hand and place another from your hand instead, upright or, for 2 more, turned. Its signs count when it is scored, but you get no pumpkin for playing it.
rule-SS7 = Once a step, before you choose, you may pay 1 pumpkin: your whole hand goes under your deck in any order you like, and you draw as many cards.
rule-SS8 = If the candy has no place, or none that you pay for, you are out of the round. The player who gave it to you takes a candle, even if they go out in the same step. The card lies face down and does not count.
rule-SS9 = A card you place goes face up onto your scored cards, and if it bears the sign “pumpkin when scored”, you get a pumpkin. A full row makes its colour a favourite. Rows never clear, and cells that were filled from the start count as filled.
rule-SS10 = If you have fewer than { $refill } cards in hand, you draw up to { $refill }, as far as your deck goes.
rule-SS11 = The round ends when one player or nobody is left in, or when nobody left in has a card to play.
rule-SS12 = Everyone scores, whether still in or out: 1 point for each face-up scored card; for each full row, the number of your scored cards of its colour; and your candles times the ghosts on your scored cards.
rule-SS13 = All the cards you own, shuffled, are your deck for the next round; chips go back.
rule-SS14 = Chips never run out. In each step, exchanges are paid for first; then come pumpkins for played cards, then the costs of placing, then pumpkins for scored cards. If you are out, you keep your chips until the round ends.
rule-SS15 = The highest total after round { $rounds } wins; in a tie, the most points in that round; if that is a tie too, the win is shared.
rule-SS16 = Each round may have one advanced rule. The same rule may be used in two rounds in a row, but Dragon's Fireball only in one. The first candy under Gummy Python is the first one you place in the round, however you turned it or changed it. Crowns may lie on marked cells (and count as the first candy), and so may, in any orientation, a card that has no other place upright. With Sugar Goblin a round can score less than zero.
rule-SS17 = Hands, decks and cards under decks are hidden until the match is over. Everything that was revealed or scored is known, and so is who owns it.
rule-SS18 = Exchanging, choosing and placing are each decided by everyone at once: nobody sees a choice before all are made. After that, everyone knows who exchanged, but not what.
rule-SS19 = The size of hands and decks, chips, buckets and scored cards are public. A card taken into a hand by a change is known to be there until it is played or put under the deck. All deals that fit what is known are equally likely.
rule-SS20 = For a change you need a card in hand, and you can buy only one for each candy. You can buy a turn or a change only if the candy then has a place. A turn that changes nothing is not offered.
rule-SS21 = With two players, left and right are the same. With 2 or 3 players some cards are not dealt: they are not used, and nobody knows which they are.
rule-SS22 = You draw from the shuffled part of your deck first, then from the cards put under it, in the order in which they went there. You may exchange your hand even if your deck is small or empty.
rule-SS23 = If several turns look alike, only the smallest is offered.
rule-SS24 = A crown from Dragon's Fireball stays with the player who owns it at the end of the round. Crowns that nobody drew stay in the box, and nobody knows which they are.

intro-set_up = There are 64 candy cards, 16 in each of four colours. Each player is dealt 16 of them, face down, as a deck. At the start of each round everyone takes 2 pumpkins and an empty bucket, 6 cells wide and 8 high, and draws 5 cards. In each colour, 3 cards bear “pumpkin when played”, 3 “pumpkin when scored”, 2 “no turning”, 4 a ghost, and 4 nothing.
intro-turn = A round is a series of steps. In each step everyone passes a card on and places the one they receive.
intro-advanced = Eight advanced rules can each change a round. Candy Corn: 6 cells of every bucket are filled from the start. Rare Candy: 9 cells are. Gummy Python: your first candy may not lie on the cells along the two walls. Witches' Cauldron: the candle bonus counts double. Candy Fairy: the favourite bonus counts double. Seven Flavor Beans: you start with 7 cards. Dragon's Fireball: you start with 4 cards and a crown drawn by chance, a large candy with two ghosts. Sugar Goblin: you lose as many points as the neighbour on your left (in round 3 on your right) gets for favourites, even if that neighbour is out.

section-passing = A step: choosing and passing
section-placing = A step: placing the candy
section-known = What is open and what is hidden

example-buckets = Everyone fills a bucket of their own. Yours has a full blue row at the bottom, so blue is a favourite: each blue card you have scored counts once more.
example-hand = The start of a round: an empty bucket, two pumpkins and five cards. The shape shows how a candy fits into the bucket, the sign what else it does.
example-passing = You play a corner of three. Everyone reveals their card at once, and all cards go to the left: seat 2 gets yours, and you get the stairs from seat 3, which don't fit well anywhere.
example-gap = You have received a square of four. There is room in the lower rows, but the way there is only one cell wide: the square can't get through and can only go on top.
example-full_row = You place the bar of three at the top left. The red row is full and stays as it is; red is now a favourite of yours.
example-out = The L of four does not go in upright, and you have no pumpkins to turn it. You are out of this round, your card lies face down, and seat 3, who gave it to you, takes a candle.
example-turned = The same candy, but you have two pumpkins. You pay them, turn it half-way round, and its foot fits the gap: you stay in.
example-last_in = Seat 3 is already out, and seat 2 has no place for the candy you passed. Seat 2 goes out, you take a candle, and since only you are left in, the round ends after this step.
example-points = Six scored cards: 6 points. The red row is full, and three of your cards are red: 3 more. One candle and three ghosts: 1 × 3. That makes 12.
example-python = With Gummy Python the cells along both walls are marked: your first candy may not lie on them. The square must land between b and e.
example-open = Only you can see your hand. Of the others you see how many cards they have, what they have scored, their buckets and their chips.
