about = Pass awkward candies into your neighbour's bucket and keep your own from overflowing. Three rounds on Halloween night.

primer-goal = Stay in longest: pass awkward candies to your neighbour and fit in what you are given.
primer-turn = Everyone chooses a card and passes it on. Steer the candy that you receive into your bucket: it comes down from above and stays where it rests. Pumpkins pay for a new hand, a turned candy or another card.
primer-end = Who has no place for a candy is out of the round. Each placed card scores; full rows make their colour worth more. Three rounds are played.
primer-picture = In the picture r, g, y, b are the colours of the rows and candies, * is a full row, : a marked cell, x a seat that is out. Below, for each seat: p pumpkins, c candles, h cards in hand, d cards in the deck + under it, and its scored cards. Beside a card p is a pumpkin when played, s a pumpkin when scored, x no turning, g a ghost; > is the one you received.

ours-candies = The shapes of the candies and which signs they bear are ours: the printed cards are not at hand.
ours-bucket = The size of the bucket and the colours of its rows are ours.
ours-rules = The cells that Candy Corn, Rare Candy and Gummy Python mark are ours.

option-rules = Advanced rules: one of the recommended combinations
option-rules_basic = none: the basic game
option-rules_comeback = Come back round: nothing, Gummy Python, Sugar Goblin
option-rules_comeback_corn = Come back round: nothing, Gummy Python, Candy Corn
option-rules_bonus = Bonus oriented: nothing, Witches' Cauldron, Candy Fairy
option-rules_hard = Hard mode: Dragon's Fireball, Rare Candy, Seven Flavor Beans
option-round_1 = Advanced rule of round 1
option-round_1_as_named = as the combination says
option-round_1_none = none
option-round_1_candy_corn = Candy Corn
option-round_1_rare_candy = Rare Candy
option-round_1_gummy_python = Gummy Python
option-round_1_witches_cauldron = Witches' Cauldron
option-round_1_candy_fairy = Candy Fairy
option-round_1_seven_flavor_beans = Seven Flavor Beans
option-round_1_dragons_fireball = Dragon's Fireball
option-round_1_sugar_goblin = Sugar Goblin
option-round_2 = Advanced rule of round 2
option-round_2_as_named = as the combination says
option-round_2_none = none
option-round_2_candy_corn = Candy Corn
option-round_2_rare_candy = Rare Candy
option-round_2_gummy_python = Gummy Python
option-round_2_witches_cauldron = Witches' Cauldron
option-round_2_candy_fairy = Candy Fairy
option-round_2_seven_flavor_beans = Seven Flavor Beans
option-round_2_dragons_fireball = Dragon's Fireball
option-round_2_sugar_goblin = Sugar Goblin
option-round_3 = Advanced rule of round 3
option-round_3_as_named = as the combination says
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
advanced_text-gummy_python = the first candy may not lie on the marked cells
advanced_text-witches_cauldron = the candle bonus counts double
advanced_text-candy_fairy = the favourite bonus counts double
advanced_text-seven_flavor_beans = everyone starts with seven cards
advanced_text-dragons_fireball = everyone starts with four cards and a crown
advanced_text-sugar_goblin = you lose as many points as your left neighbour, in round 3 your right one, gets for favourites, out or not

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

phase-dealing = cards are dealt
phase-preparing = hands are drawn
phase-crowning = crowns are drawn
phase-offering = exchange your hand or keep it
phase-ordering = exchanged hands go under the decks
phase-redrawing = new hands are drawn
phase-choosing = everyone chooses a card to pass
phase-placing = everyone places a candy
phase-refilling = hands are refilled
phase-over = the match is over

summary-round = Round { $round }, step { $step }: { $phase }.
summary-rule = { $rule }: { $text }.
summary-passes_left = Cards pass to the left.
summary-passes_right = Cards pass to the right.
summary-you_are_out = You are out of this round.
summary-received = You received { $card }.
summary-hand = Your hand: { $cards }.
summary-below = Under your deck, the next to be drawn first: { $cards }.
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
        [you] You have scored { $cards }: { $ghosts }. On top lies { $top }.
       *[other] { $who } has scored { $cards }: { $ghosts }. On top lies { $top }.
    }
summary-marked = Marked cells: { $cells }.
summary-holds = { $who } is known to hold { $cards }.
summary-barred =
    { $who_is ->
        [you] You cannot turn candies.
       *[other] { $who } cannot turn candies.
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
                [one] You have { $count } point from the rounds that are over.
               *[other] You have { $count } points from the rounds that are over.
            }
       *[other]
            { $count ->
                [one] { $who } has { $count } point from the rounds that are over.
               *[other] { $who } has { $count } points from the rounds that are over.
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
                [one] The match is over: you win the tie at { $count } point, with more in the last round ({ $last }).
               *[other] The match is over: you win the tie at { $count } points, with more in the last round ({ $last }).
            }
       *[other]
            { $count ->
                [one] The match is over: { $who } wins the tie at { $count } point, with more in the last round ({ $last }).
               *[other] The match is over: { $who } wins the tie at { $count } points, with more in the last round ({ $last }).
            }
    }
summary-shared =
    { $count ->
        [one] The match is over: { $seats } win together with { $count } point.
       *[other] The match is over: { $seats } win together with { $count } points.
    }

todo-offer = You may pay 1 pumpkin to exchange your whole hand.
todo-order = Choose the card that goes under your deck next.
todo-choose = Choose the card that you pass to { $to }.
todo-place = Choose the candy that you place, upright or turned; if nothing fits, you may go out.
todo-rest = Choose where { $card } ({ $colour } { $shape }) comes to rest, by the bottom left corner of its rectangle: { OR($cells) }.
todo-face_down = There is no place for it: lay the candy face down.

move-keep = Keep your hand
move-exchange = Exchange your hand for 1 pumpkin
move-under = Put { $card } under your deck next
move-play = Pass { $card }
move-place = Place { $card } as it is
move-place_turned = Turn { $card } for { $price } pumpkins: { $shape }
move-change = Place { $card } from your hand for { $price } pumpkins
move-change_turned = Place { $card } from your hand, turned, for { $price } pumpkins: { $shape }
move-decline = Go out of this round
move-rest = Let it rest on { $cells }
move-face_down = Lay the candy face down

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
        [you] You have no place for { $what } and are out of this round.
       *[other] { $who } has no place for { $what } and is out of this round.
    }
story-candle =
    { $who_is ->
        [you] You take a candle.
       *[other] { $who } takes a candle.
    }
story-scored =
    { $who_is ->
        [you] Round { $round }: you score { $count }: { $base } for cards, { $favourite } for favourites, { $candle } for candles.
       *[other] Round { $round }: { $who } scores { $count }: { $base } for cards, { $favourite } for favourites, { $candle } for candles.
    }
story-scored_less =
    { $who_is ->
        [you] Round { $round }: you score { $count }: { $base } for cards, { $favourite } for favourites, { $candle } for candles, less { $taken } for the Sugar Goblin.
       *[other] Round { $round }: { $who } scores { $count }: { $base } for cards, { $favourite } for favourites, { $candle } for candles, less { $taken } for the Sugar Goblin.
    }
story-round = Round { $round } begins.
story-round_with = Round { $round } begins: { $rule }.

asked-offer = Which card do you pass to { $to }? Or exchange your hand.
asked-order = Which card goes under your deck next?
asked-choose = Which card do you pass to { $to }?
asked-drop = Steer { $card } into your bucket and drop it.
asked-pay_or_out = As it is, { $card } has no place: pay for another way, or go out.
asked-no_place = { $card } has no place in your bucket: you go out of this round.
asked-face_down = Lay the candy face down.
asked-out = You are out of this round. The others play on.
asked-wait_offering = Waiting until everyone has kept or exchanged their hand.
asked-wait_ordering = Waiting until the exchanged hands lie under the decks.
asked-wait_choosing = Waiting until everyone has chosen a card to pass.
asked-wait_placing = Waiting until everyone has dropped their candy.
asked-cards = Cards are drawn.

web-board = Buckets and cards
web-round = Round { $round } of { $rounds }
web-step = Step { $step }
web-hand = Your hand
web-received = Received
web-keep = Keep
web-exchange = Exchange
web-keep_and_pass = Keep your hand and pass { $card }
web-rests = Resting places
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
web-look = Look closer: { $who }
web-known = Known in hand
web-out = out

why-offering = First everyone who can pay decides whether to exchange their hand: keep or exchange.
why-ordering = Your hand goes under your deck now: choose the next card.
why-not_in_hand = { $card } is not in your hand.
why-exchange_unpaid = To exchange your hand you need a pumpkin when the step begins, and you had none.
why-exchange_late = A hand is exchanged once, before anyone chooses a card.
why-choosing = Now everyone chooses a card from their hand to pass on.
why-placing = Now everyone decides which candy to place, and how it is turned.
why-decline = The candy has a place that costs nothing, so you may not go out.
why-not_yours = { $card } is neither the card you received nor in your hand.
why-barred = { $card } on top of your scored cards bears the no-turning sign.
why-same_turn = That turn changes nothing of the shape.
why-like_another = That turn looks like a smaller one: choose that.
why-price = That costs { $price } pumpkins, and you have { $count }.
why-no_place = That candy has no place in your bucket.
why-python = The Gummy Python keeps your first candy off the marked cells.
why-resting = Now choose where the candy comes to rest.
why-outside = At { $cell } the candy would not lie wholly inside the bucket.
why-filled = At { $cell } the candy would lie on filled cells.
why-not_reached = The candy cannot get to { $cell } and stop there.
why-face_down = The candy has no place: all you can do is lay it face down.

notation-move = Expected a move such as keep, exchange, "under b3", "play b3", "place b3 90", "rest c1", decline or face-down, or several as one such as "place b3 90 at c1" or out; got "{ $came }".
notation-json = Expected a move such as { "{" }"move": "place", "card": "b3", "turn": 90{ "}" } or { "{" }"move": "rest", "cell": "c1"{ "}" }; got { $came }.
notation-outcome = Expected a card such as b3 or bk; got "{ $came }".

error-rule_twice = { $rule }: expected it in one round or in two rounds running, got another choice.
error-fireball_twice = { $rule }: expected it in one round only, got more.

edition-bucket = Expected one row that gives the bucket's width, got { $count }.
edition-size = Expected a bucket of at most { $rows } rows and { $cells } cells, got { $wide } wide and { $high } high.
edition-colour = Expected { $expected } cards of the colour { $colour }, got { $count }.
edition-sign = Expected the signs { OR($known) }, got { $came }.
edition-rule = Expected one picture for { $rule }, got { $count }.
edition-picture = Expected lines of { $wide } marks # or . parted by /, at most { $high } of them.
edition-full_row = Expected no row that is filled from the start.
edition-shape = Expected a shape such as ##/.#, lines of the same length with # and . parted by /, got "{ $came }".
edition-frame = Expected a shape without empty lines or columns at its edges, got "{ $came }".
edition-large = Expected a shape of at most { $most } cells that fits a bucket { $wide } wide and { $high } high, got "{ $came }".
edition-pieces = Expected a shape in one piece, got "{ $came }".

rule-SS1 = In each step everyone still in chooses a card in secret, and all are revealed at once. A played card with its pumpkin sign pays its player at once, in time to be spent in this step.
rule-SS2 = Cards pass to the left in rounds 1 and 2 and to the right in round 3, skipping everyone who was out when the step began.
rule-SS3 = A candy starts above the bucket over any columns and moves down, left or right, a cell at a time. As soon as one of its cells in the bucket has a filled cell right below, it stays. On the bottom alone it may slide on or stop. It must end wholly inside.
rule-SS4 = Who can place the candy without paying may not go out. Paying for another way is always allowed; if only paying helps, you choose.
rule-SS5 = For 2 pumpkins a candy enters in any orientation. While the no-turning sign lies on top of your scored cards, you cannot turn.
rule-SS6 = For 3 pumpkins you take the received card into your hand and place one of your hand instead, upright or for 2 more turned. It counts when scored; its pumpkin for playing is not paid.
rule-SS7 = Once a step, before choosing, you may pay 1 pumpkin: your whole hand goes under your deck in the order you like, and you draw as many cards.
rule-SS8 = With no place for the candy, or none that you pay for, you are out of the round. Who gave it to you takes a candle, even if out in the same step. The card lies face down and does not count.
rule-SS9 = A full row makes its colour a favourite. Rows never clear, and prefilled cells count as filled.
rule-SS10 = With two cards or fewer in hand you draw up to three, as far as your deck goes.
rule-SS11 = The round ends when one player or nobody is left in, or when nobody left in has a card to play.
rule-SS12 = You score 1 point a face-up scored card; for each full row the number of scored cards of its colour; and candles times ghosts.
rule-SS13 = All cards that you own are your deck of the next round, shuffled; chips go back.
rule-SS14 = Chips never run short. In a step the exchange is paid first, then pumpkins for played cards come, then fees for placing are paid, then pumpkins for scored cards come. Who is out keeps chips until the round ends.
rule-SS15 = The highest total wins; if tied, more points in round 3; then the win is shared.
rule-SS16 = Each round may have one advanced rule; a rule may serve two rounds running, Dragon's Fireball only one. With Gummy Python the first candy that you place stays off the marked cells, however turned; crowns may lie there, and so may a card that has no other place upright.
rule-SS17 = Hands, decks and what lies under decks are hidden. Everything that was revealed or scored is known, and so is who owns it.
rule-SS18 = Exchanging, choosing and placing are each decided by all at once: nobody sees a choice before all are made. Then it is public who exchanged, but not what.
rule-SS19 = Sizes of hands and decks, chips, buckets and scored cards are public. A card changed into a hand is known to be there until it is played or put under the deck. All deals that fit are equally likely.
rule-SS20 = A change needs a card in hand and is bought once a candy. A turn or a change can only be bought if the candy then has a place, and a turn that changes nothing is not offered.
rule-SS21 = With two players left and right are the same. Cards not dealt stay unknown to all.
rule-SS22 = Cards are drawn from the shuffled part of the deck first, then from those put under it, the earliest first. A hand may be exchanged even if the deck is small or empty.
rule-SS23 = Of turns that look alike only the smallest is offered.
rule-SS24 = Crowns that nobody drew stay in the box, and nobody knows which they are.
