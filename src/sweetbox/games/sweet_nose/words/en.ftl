about = Set your markers in secret, then trade sweets until somebody's plate is empty. The player who tastes the least sweetness wins. A game of open trades and secret tastes.
nothing = nothing
nobody = nobody
to_you = you
marker = { $sweet } { $number }

primer-goal = Taste as little sweetness as you can: the fewest points win.
primer-turn = First set your markers 1 to { $sweets } in secret: they say what each kind of sweet costs you. Then, on each turn, exchange a sweet from your plate with another player or with the market. Between players both sweets go to the bowls, so the plates empty. In the end each of your sweets costs its marker, plus 1 for every sweet of its kind in the market.
primer-end =
    { $rounds ->
        [one] A round ends when somebody's plate is empty; then everyone counts their plate and bowl together. The match is over after one round or, in “To the Sky”, once somebody has { $sky } points. With the Shopkeeper variant it opens with an auction for the stores, and whatever you bid counts as points against you.
       *[other] A round ends when somebody's plate is empty; then everyone counts their plate and bowl together. The match is over after { $rounds } rounds or, in “To the Sky”, once somebody has { $sky } points. With the Shopkeeper variant it opens with an auction for the stores, and whatever you bid counts as points against you.
    }
primer-picture = In the picture, the columns are m mochi, n nougat, p praline, s sesame ball, t taro ball. The rows are # the market, * a plate, u a bowl, = markers. A seat's number is followed by its points and, after !, its store; > marks whose turn it is.

lesson-plate = This is your plate, with eight sweets. When the round is counted, each of them costs you points, and the fewest points win.
lesson-market = This is the market. For each sweet that is here when the round is counted, every sweet of its kind costs you one point more.
lesson-markers = Decide in secret what each kind costs you, from 1 to 5. You have three taro balls, so put the 1 on them; the rest is up to you.
lesson-markers-instead = Your taro balls are not the cheapest now, so you may want to get rid of some.
lesson-markers-done = A sweet tooth for taro, and nobody knows but you.
lesson-swap = Exchange with another player: give a sweet that costs you a lot and take one of theirs that costs you little. The small numbers show what changes.
lesson-swap-instead = The market works, too. This time, try an exchange with another player.
lesson-bowl = Both sweets went to the bowls. They still count there, but only a store can move them now, so the plates are getting emptier.
lesson-stall = Now exchange with the market: what you take from there goes on your plate.
lesson-stall-instead = Another player again, and that's fine. The market can wait.
lesson-stores = The round ends when a plate is empty. After that, players with many points choose a store from this shelf to help them catch up.
lesson-end = You have a nose for this. Play on: three rounds, and the fewest points win.

ours-minutes = how long a match takes
ours-names = what the sweets and stores are called
ours-market = that the market has three sweets with five players, too (SN1)
ours-start = that chance decides who goes first (SN27)
ours-duty = that you must exchange if you can (SN3)
ours-idle = that a round also ends when no plate gets smaller (SN7)
ours-tie = who goes first in the next round after a tie (SN15)
ours-bids = that nobody can bid beyond space 40 (SN19)

elsewhere = from a review
elsewhere-title = the title
elsewhere-levels = which level each store is on

option-to_the_sky = To the Sky: play on until somebody has 100 points
option-shopkeeper = Shopkeeper: bid for the store tiles before the first round
option-idle_rounds = A round of the game ends after this many trips around the table in which no plate gets smaller

sweet-mochi = mochi
sweet-nougat = nougat
sweet-praline = praline
sweet-sesame = sesame ball
sweet-taro = taro ball

a_sweet-mochi = a mochi
a_sweet-nougat = a nougat
a_sweet-praline = a praline
a_sweet-sesame = a sesame ball
a_sweet-taro = a taro ball

sweets-mochi = { $count } mochi
sweets-nougat =
    { $count ->
        [one] { $count } nougat
       *[other] { $count } nougats
    }
sweets-praline =
    { $count ->
        [one] { $count } praline
       *[other] { $count } pralines
    }
sweets-sesame =
    { $count ->
        [one] { $count } sesame ball
       *[other] { $count } sesame balls
    }
sweets-taro =
    { $count ->
        [one] { $count } taro ball
       *[other] { $count } taro balls
    }

store_name-bowl = Plate to bowl
store_name-same = Like for like
store_name-plate = Bowl to plate
store_name-stall = Market stall
store_name-refill = Refill
store_name-bowls = Bowl for bowl
store_name-within = Bowl for plate
store_name-two = Two for two
store_name-ignore = Ignore the market
store_name-switch = Switch markers

store-bowl = Move a sweet from your plate to your bowl.
store-same = Exchange a sweet with an opponent for one of the same kind; both go to the bowls.
store-plate = Move a sweet from your bowl to your plate.
store-stall = Exchange a sweet with the market; the one you take goes on your plate or in your bowl.
store-refill = Move a sweet from an opponent's bowl to that opponent's plate.
store-bowls = Exchange a sweet from your bowl for one from an opponent's bowl.
store-within = Exchange a sweet from your bowl for one from your plate.
store-two = Exchange two sweets from your plate for two from an opponent's plate.
store-ignore = The market does not count for you at the end of this round. You need not do anything for that.
store-switch = Switch two of your markers.

summary-deal = The sweets are being dealt.
summary-set = Everyone sets their markers in secret: 1 to { $kinds }, one on each sweet.
summary-bid =
    { $who_is ->
        [you] The auction: move your player marker forward, or pass.
       *[other] The auction: { $who } is bidding or passing.
    }
summary-choose =
    { $who_is ->
        [you] Choose a store tile.
       *[other] { $who } is choosing a store tile.
    }
summary-trade =
    { $who_is ->
        [you] It is your turn.
       *[other] It is { $who }'s turn.
    }
summary-pair =
    { $who_is ->
        [you] You give { $sweets } to { $other }: choose two sweets in return.
       *[other]
            { $who } gives { $sweets } to { $other_is ->
                [you] you
               *[other] { $other }
            } and chooses two sweets in return.
    }
summary-won =
    { $who_is ->
        [you]
            { $count ->
                [one] The match is over: you win with only { $count } point.
               *[other] The match is over: you win with only { $count } points.
            }
       *[other]
            { $count ->
                [one] The match is over: { $who } wins with only { $count } point.
               *[other] The match is over: { $who } wins with only { $count } points.
            }
    }
summary-shared =
    { $count ->
        [one] The match is over: { $seats } win together with only { $count } point.
       *[other] The match is over: { $seats } win together with only { $count } points.
    }
summary-must_exchange = An exchange is still due: with an opponent or with the market.
summary-no_exchange = No exchange is possible.
summary-exchanged = This turn's exchange is done.
summary-can_use = The store “{ $store }” can be used.
summary-round = Round { $number } of { $rounds }. The thunder god is with { $start }, who goes first.
summary-round_sky = Round { $number }, until somebody has { $sky } points. The thunder god is with { $start }, who goes first.
summary-market = In the market: { $sweets }.
summary-stands =
    { $who_is ->
        [you]
            { $count ->
                [one] You have { $count } point. On your plate: { $plate }. In your bowl: { $bowl }.
               *[other] You have { $count } points. On your plate: { $plate }. In your bowl: { $bowl }.
            }
       *[other]
            { $count ->
                [one] { $who } has { $count } point. On the plate: { $plate }. In the bowl: { $bowl }.
               *[other] { $who } has { $count } points. On the plate: { $plate }. In the bowl: { $bowl }.
            }
    }
summary-markers = Your markers: { $markers }. Each sweet now costs you: { $worth }. If the round ended now, you would get { $points } points.
summary-store =
    { $who_is ->
        [you] You hold the store “{ $store }”: { $text }
       *[other] { $who } holds the store “{ $store }”: { $text }
    }
summary-switched =
    { $who_is ->
        [you] You switched your markers on { $sweets } this round.
       *[other] { $who } switched the markers on { $sweets } this round.
    }
summary-offer = “{ $store }” ({ $points }+): { $text }
summary-last =
    { $who_is ->
        [you]
            { $count ->
                [one] You got { $count } point in the last round. Your markers were: { $markers }.
               *[other] You got { $count } points in the last round. Your markers were: { $markers }.
            }
       *[other]
            { $count ->
                [one] { $who } got { $count } point in the last round. The markers were: { $markers }.
               *[other] { $who } got { $count } points in the last round. The markers were: { $markers }.
            }
    }
summary-last_ignored =
    { $who_is ->
        [you]
            { $count ->
                [one] You got { $count } point in the last round, without the market. Your markers were: { $markers }.
               *[other] You got { $count } points in the last round, without the market. Your markers were: { $markers }.
            }
       *[other]
            { $count ->
                [one] { $who } got { $count } point in the last round, without the market. The markers were: { $markers }.
               *[other] { $who } got { $count } points in the last round, without the market. The markers were: { $markers }.
            }
    }
summary-idle =
    { $count ->
        [one] No plate has got smaller for { $count } turn; after { $limit } in a row the round ends.
       *[other] No plate has got smaller for { $count } turns; after { $limit } in a row the round ends.
    }

asked-set = Put a marker on each sweet. The fewest points win.
asked-set_others = Your markers are set. The others are still setting theirs.
asked-bid = Bid for the stores: move on from { $space }, or pass.
asked-choose = Choose a store tile for the next round.
asked-exchange = Exchange a sweet with another plate or the market.
asked-exchange_or_store = Exchange a sweet, or use “{ $store }” first.
asked-store = Use “{ $store }”, or end your turn.
asked-pair = Take two sweets from { $other } for your { $sweets }.

move-markers = Set your markers: { $markers }
move-swap = Exchange with { $other }: give { $give }, take { $take }
move-market = Exchange with the market: give { $give }, take { $take }
move-bowl = Store: move { $sweet } from your plate to your bowl
move-same = Store: exchange { $sweet } for the same with { $other }
move-plate = Store: move { $sweet } from your bowl to your plate
move-stall_plate = Store: exchange with the market, give { $give }, take { $take } onto your plate
move-stall_bowl = Store: exchange with the market, give { $give }, take { $take } into your bowl
move-refill = Store: for { $other }, move { $sweet } from bowl to plate
move-bowls = Store: exchange between the bowls with { $other }, give { $give }, take { $take }
move-within = Store: move { $give } from your bowl to your plate and { $take } from your plate to your bowl
move-two = Store: give { $give } to { $other } and take two sweets in return
move-for = Take { $take } in return
move-switch = Store: switch your markers on { $sweets }
move-pass = End your turn
move-no_bid = Pass
move-take = Take the store “{ $store }”
move-bid = Move your player marker to { $space }

story-deal =
    { $who_is ->
        [you] You draw { $sweets }.
       *[other] { $who } draws { $sweets }.
    }
story-market_filled = In the market: { $sweets }.
story-start =
    { $who_is ->
        [you] You have the thunder god and go first.
       *[other] { $who } has the thunder god and goes first.
    }
story-auction = The store tiles are auctioned.
story-set = Everyone sets their markers in secret.
story-markers =
    { $who_is ->
        [you] You set your markers: { $markers }.
       *[other] { $who } set these markers: { $markers }.
    }
story-markers_hidden =
    { $who_is ->
        [you] Your markers are set.
       *[other] { $who } has set their markers.
    }
story-trade = All markers are set: the exchanges begin.
story-swap =
    { $who_is ->
        [you] You exchange with { $other }: you give { $give } and take { $take }, both to the bowls.
       *[other]
            { $who } exchanges with { $other_is ->
                [you] you
               *[other] { $other }
            }: gives { $give } and takes { $take }, both to the bowls.
    }
story-market =
    { $who_is ->
        [you] You exchange with the market: you give { $give } and take { $take }.
       *[other] { $who } exchanges with the market: gives { $give } and takes { $take }.
    }
story-bowl =
    { $who_is ->
        [you] You use your store and move { $sweet } from your plate to your bowl.
       *[other] { $who } uses the store and moves { $sweet } from plate to bowl.
    }
story-same =
    { $who_is ->
        [you] You use your store and exchange { $sweet } for the same with { $other }, both to the bowls.
       *[other]
            { $who } uses the store and exchanges { $sweet } for the same with { $other_is ->
                [you] you
               *[other] { $other }
            }, both to the bowls.
    }
story-plate =
    { $who_is ->
        [you] You use your store and move { $sweet } from your bowl to your plate.
       *[other] { $who } uses the store and moves { $sweet } from bowl to plate.
    }
story-stall_plate =
    { $who_is ->
        [you] You use your store at the market: you give { $give } and take { $take } onto your plate.
       *[other] { $who } uses the store at the market: gives { $give } and takes { $take } onto the plate.
    }
story-stall_bowl =
    { $who_is ->
        [you] You use your store at the market: you give { $give } and take { $take } into your bowl.
       *[other] { $who } uses the store at the market: gives { $give } and takes { $take } into the bowl.
    }
story-refill =
    { $who_is ->
        [you] You use your store: for { $other } you move { $sweet } from bowl to plate.
       *[other]
            { $who } uses the store: for { $other_is ->
                [you] you
               *[other] { $other }
            }, { $sweet } moves from bowl to plate.
    }
story-bowls =
    { $who_is ->
        [you] You use your store and exchange between the bowls with { $other }: you give { $give } and take { $take }.
       *[other]
            { $who } uses the store and exchanges between the bowls with { $other_is ->
                [you] you
               *[other] { $other }
            }: gives { $give } and takes { $take }.
    }
story-within =
    { $who_is ->
        [you] You use your store: { $give } goes from your bowl to your plate, { $take } from your plate to your bowl.
       *[other] { $who } uses the store: { $give } goes from bowl to plate, { $take } from plate to bowl.
    }
story-two =
    { $who_is ->
        [you] You use your store and give { $give } to { $other }.
       *[other]
            { $who } uses the store and gives { $give } to { $other_is ->
                [you] you
               *[other] { $other }
            }.
    }
story-for =
    { $who_is ->
        [you] You take { $take } from { $other } in return.
       *[other]
            { $who } takes { $take } from { $other_is ->
                [you] you
               *[other] { $other }
            } in return.
    }
story-switch =
    { $who_is ->
        [you] You use your store and switch your markers on { $sweets }.
       *[other] { $who } uses the store and switches the markers on { $sweets }.
    }
story-pass =
    { $who_is ->
        [you] You end your turn.
       *[other] { $who } ends the turn.
    }
story-no_bid =
    { $who_is ->
        [you] You pass.
       *[other] { $who } passes.
    }
story-bid =
    { $who_is ->
        [you] You move your player marker to { $space }.
       *[other] { $who } moves the player marker to { $space }.
    }
story-take =
    { $who_is ->
        [you] You take the store “{ $store }”.
       *[other] { $who } takes the store “{ $store }”.
    }
story-passed_over =
    { $who_is ->
        [you] There is nothing you can do, so your turn is skipped.
       *[other] There is nothing { $who } can do, so the turn is skipped.
    }
story-turn =
    { $who_is ->
        [you] It is your turn.
       *[other] It is { $who }'s turn.
    }
story-empty =
    { $who_is ->
        [you] Your plate is empty: the round ends.
       *[other] { $who }'s plate is empty: the round ends.
    }
story-idle = No plate has got smaller for too long: the round ends.
story-counted =
    { $who_is ->
        [you]
            { $count ->
                [one] Your markers: { $markers }. You get { $count } point, { $total } in all.
               *[other] Your markers: { $markers }. You get { $count } points, { $total } in all.
            }
       *[other]
            { $count ->
                [one] { $who }'s markers: { $markers }. That makes { $count } point, { $total } in all.
               *[other] { $who }'s markers: { $markers }. That makes { $count } points, { $total } in all.
            }
    }
story-counted_ignored =
    { $who_is ->
        [you]
            { $count ->
                [one] Your markers: { $markers }. Without the market you get { $count } point, { $total } in all.
               *[other] Your markers: { $markers }. Without the market you get { $count } points, { $total } in all.
            }
       *[other]
            { $count ->
                [one] { $who }'s markers: { $markers }. Without the market that makes { $count } point, { $total } in all.
               *[other] { $who }'s markers: { $markers }. Without the market that makes { $count } points, { $total } in all.
            }
    }
story-reset = Sweets in bowls go back to the plates, and stores to the shelf.
story-thunder_god =
    { $who_is ->
        [you] You have the highest total: you take the thunder god and go first in the next round.
       *[other] { $who } has the highest total, takes the thunder god and goes first in the next round.
    }
story-choose =
    { $who_is ->
        [you] You choose a store tile.
       *[other] { $who } chooses a store tile.
    }

brief-deal = draws
brief-market_filled = market:
brief-start = goes first
brief-auction = auction of the stores
brief-set = everyone sets markers
brief-markers = has set markers
brief-trade = exchanges begin
brief-choose = chooses a store
brief-turn = to move
brief-passed_over = can't do anything
brief-no_bid = passes
brief-bid = bids { $space }
brief-take = takes
brief-pass = ends the turn
brief-market = market
brief-stall_plate = market → plate
brief-stall_bowl = market → bowl
brief-bowls = bowls
brief-within = bowl ⇄ plate
brief-bowl = plate → bowl
brief-plate = bowl → plate
brief-refill = bowl → plate
brief-switch = markers
brief-empty = plate empty: round over
brief-idle = round over
brief-counted = = { $total }
brief-reset = bowls → plates
brief-thunder_god = goes first next

tally-markers = Own markers
tally-market = Market
tally-bid = Bid in the auction
tally-earlier = From earlier rounds

web-board = The table of Sweet Nose
web-plate =
    { $who_is ->
        [you] Your plate: { $sweets }
       *[other] { $who }, plate: { $sweets }
    }
web-bowl =
    { $who_is ->
        [you] Your bowl: { $sweets }
       *[other] { $who }, bowl: { $sweets }
    }
web-market = Market: { $sweets }
web-market_title = Market
web-ladder = Points
web-stores = Stores
web-stores_hint = Touch a store to read it.
web-stores_points = The number is how many points you need from the last round. You got { $points }.
web-held = { $who } has it.
web-points =
    { $count ->
        [one] point
       *[other] points
    }
web-last = in the last round
web-round = Round { $number } of { $rounds }
web-round_sky = Round { $number }, up to { $sky } points
web-idle = { $count } of { $limit } turns without a smaller plate
web-god = The thunder god: this player goes first in the round
web-space = Space { $space }
web-markers = Markers to place
web-marker = Marker { $number } on { $sweet }
web-marker_last = Last round: marker { $number } on { $sweet }
web-marker_none = No marker on { $sweet }
web-number = Marker { $number }
web-lay = Put marker { $number } here
web-counts =
    { $count ->
        [one] { $each } for each of { $pieces }: { $count } point
       *[other] { $each } for each of { $pieces }: { $count } points
    }
web-gives = You give { $sweet }: touch what you want for it.
web-takes = You take { $sweet }: touch what you give for it.
web-now =
    { $count ->
        [one] If the round ended now: { $count } point
       *[other] If the round ended now: { $count } points
    }
web-change = { $change } for you now
web-use = Use it
web-using = In use: touch the sweets
web-using_markers = In use: touch two markers
web-land_plate = Onto your plate
web-land_bowl = Into your bowl
web-store = { $store }: { $text }
web-store_wants =
    { $points ->
        [one] { $points }+: for players who got { $points } point or more in the last round.
       *[other] { $points }+: for players who got { $points } points or more in the last round.
    }
web-ladder_means = Everyone's points so far. The fewest win.
web-total_means = Points so far. The fewest win.
web-market_means = The market: each sweet here makes every sweet of its kind cost 1 more, for everyone.
web-plate_means = A plate: its sweets can be exchanged. When one is empty, the round ends.
web-bowl_means = A bowl: sweets exchanged between players go here. At the end of the round they count like those on the plate.
web-marker_hidden = A marker on { $sweet }, face down until the count
web-market_adds = +{ $count }: that many of this kind are in the market.
web-number_means = Marker { $number }: its sweets cost { $number } each, plus 1 for each of their kind in the market.

why-set = Everyone is setting their markers; you can't do anything else now.
why-markers = The markers for this round are already set.
why-bid = There is no auction now.
why-take = Stores are chosen between rounds, not during one.
why-for = You can take two sweets only in return for two that you give with the store “Two for two”.
why-pass = You can exchange, so you must.
why-exchanged = You have already exchanged this turn, and there is only one exchange a turn.
why-no_store = You have no store tile.
why-other_store = Your store is “{ $store }”, and it does something else.
why-no_seat =
    { $count ->
        [one] There is no seat { $number }: the table has { $count } seat.
       *[other] There is no seat { $number }: the table has { $count } seats.
    }
why-yourself = That is your own seat: choose an opponent.
why-same_kind = The two sweets must be of different kinds.
why-not_on_your_plate = There is no { $sweet } on your plate.
why-not_on_your_bowl = There is no { $sweet } in your bowl.
why-not_on_their_plate = { $other } has no { $sweet } on the plate.
why-not_on_their_bowl = { $other } has no { $sweet } in the bowl.
why-not_in_market = There is no { $sweet } in the market.
why-no_pair = You don't have { $sweets } on your plate.
why-no_other_pair = { $other } does not have two sweets on the plate that differ from the two you give.
why-pair_first = First take two sweets from { $other } in return.
why-same_pair = The two pairs must not be the same.
why-no_such_pair = { $other } does not have { $sweets } on the plate.
why-auction = The stores are being auctioned: bid or pass.
why-bid_forward = Your player marker is on { $space }, and it can only move forward.
why-bid_taken = { $other }'s player marker is already on { $space }.
why-choose = You may take a store tile, so you must: choose one.
why-store_taken = The store “{ $store }” is already taken by { $other }.
why-store_bid = Your bid is not high enough for “{ $store }”.
why-store_points = “{ $store }” needs { $points } points in the last round; you got { $count }.

notation-move = Expected a move such as "31524", "swap m n @2", "market m n", "take two", "bid 12" or "pass"; got "{ $came }".
notation-part = { $move }: expected { OR($known) }, got "{ $came }".
notation-json = Expected a move such as { "{" }"move": "swap", "give": "mochi", "take": "nougat", "seat": 2{ "}" }; got { $came }.
notation-outcome = Expected one of { OR($known) }, got "{ $came }".
notation-rows =
    { $count ->
        [one] { $field }: expected { $count } row, got "{ $came }".
       *[other] { $field }: expected { $count } rows joined by /, got "{ $came }".
    }
notation-sweets = { $field }: expected sweets such as mmnpt, or - for none; got "{ $came }".
notation-markers = { $field }: expected the markers 1 to 5 in some order such as 31524, or 00000; got "{ $came }".

edition-twice = Each store may be listed only once, but this one is the same as number { $row }.
edition-tokens = Expected at least { $needed } sweets for the plates of { $seats } players and the market, got { $count }.
edition-market = Expected the market to hold what is left over with { $seats } players, { $left } in all; it has room for { $market }.
edition-sky = Expected at most { $most } points for To the Sky: with { $plate } sweets on a plate a match could last longer than { $rounds } rounds.
size-sweets = kinds of sweets
size-tokens = sweets of each kind
size-plate = sweets on each plate
size-market = sweets in the market
size-rounds = rounds
size-sky = points that end a match of To the Sky
edition-missing = An edition needs all ten stores, but “{ $store }” is missing.

rule-SN1 = Remove as many tokens as the plates can spare, equally many of each sweet (in the printed box 4 with 3 players, 2 with 4, 1 with 5). The others go into the bag, and everyone draws { $plate } onto their plate. What is left in the bag goes to the market, which is made up to { $market } with tokens drawn from those you removed.
rule-SN2 = At the start of each round everyone sets their markers 1 to { $sweets } on the { $sweets } sweets afresh, in secret and at the same time.
rule-SN3 = Players take turns clockwise, starting with the one who has the thunder god. A turn is one exchange and at most one use of a store, before or after it. If you can exchange, you must; if you can't, you leave it out.
rule-SN4 = Exchange with an opponent: choose a sweet from your plate and one of another kind from the opponent's plate. Yours goes to the opponent's bowl, theirs to your bowl.
rule-SN5 = Exchange with the market: a sweet from your plate for one of another kind from the market. The one you take goes on your plate.
rule-SN6 = The round ends at once, even in the middle of a turn, when any plate is empty.
rule-SN7 = The round also ends when no plate has got smaller for a number of trips around the table in a row: 4, unless you set another number.
rule-SN8 = “Like for like” is an extra exchange with an opponent in which both sweets must be of the same kind. Both go to the bowls.
rule-SN9 = “Market stall” is an extra exchange with the market, of different kinds. The sweet you take goes on your plate or in your bowl, as you like.
rule-SN10 = For “Two for two” both plates need at least two sweets. All four stay on plates, and the two pairs must not be the same, though they may have one kind in common. “Bowl for bowl” and “Bowl for plate” exchange different kinds.
rule-SN11 = “Ignore the market” works by itself: if you still have it when the round is counted, the market does not count for you. “Switch markers” is used once, on your turn; everyone learns which two sweets it was, but not the values.
rule-SN12 = You have a store only if you took one between two rounds or after the auction of Shopkeeper, so without Shopkeeper nobody has one in the first round. After use, a store goes back to the shelf. At the end of the round, unused stores go back too.
rule-SN13 = Count plate and bowl together: always { $plate } tokens. For each kind, add the number of that sweet in the market to your marker, then multiply by how many you have. The results added up are your points for the round, and they are added to your total.
rule-SN14 = Between rounds the sweets in the bowls go back to the plates. The market stays as it is, and new markers are set.
rule-SN15 = The player with the highest total takes the thunder god and goes first in the next round. In a tie it is the one who was earlier in the order of the round just played.
rule-SN16 = Between rounds, stores are chosen in order of total points, highest first; tied players choose in the order of the coming round. What you may take depends on your points in the round just counted: a store of that level or a lower one. If none is left for you, or you got fewer points than the lowest level asks for, you get none.
rule-SN17 = The match ends when round { $rounds } has been counted. The fewest points win; tied players share the win.
rule-SN18 = To the Sky: the number of rounds is not limited. The match ends with the count after which anyone has { $sky } points or more.
rule-SN19 = Shopkeeper: before the first round there is an auction. Starting with the thunder god, each player in turn either moves their player marker forward to any free space up to 40, which need not be the highest, or passes; if you pass, you may still bid later. The spaces you move are points on your total, though not of any round. The highest bidder chooses from all stores, the second from all but the highest level, and so on; if you bid nothing, you get none. The thunder god stays where it is.
rule-SN20 = Plates, bowls, market, stores and points are always open. Markers are secret until the count and open after it.
rule-SN21 = If you may take a store, you must, but you need not use it. A store that you can't use at the moment stays with you. When you use a store, you choose the opponent and all the sweets.
rule-SN22 = In “To the Sky”, too, the fewest points win and ties are shared. Both variants can be played together; points you bid count towards the { $sky }.
rule-SN23 = Every token in the bag, or among those removed, is equally likely to be drawn. Removed tokens that are not drawn are out of the match.
rule-SN24 = The auction ends when all players have passed in a row, including the last bidder.
rule-SN25 = If you can neither exchange nor use a store, your turn is skipped; it still counts as a turn.
rule-SN26 = A plate gets smaller when an exchange or a store leaves fewer sweets on it.
rule-SN27 = Chance decides who goes first in the first round and gets the thunder god.

intro-set_up = There are 45 sweets, 9 of each kind. Everyone has a plate, a bowl and five markers with the numbers 1 to 5. Beside them are the market with three tokens, the ten stores, and the bag of sweets.
intro-turn = On your turn you make one exchange. Between players both sweets go to the bowls, so the plates empty.
intro-stores = Ten stores can help you, but nobody has one in the first round, unless you play Shopkeeper. There are two at each level of points. 17 or more: “Plate to bowl” moves a sweet from your plate to your bowl; “Like for like” is an exchange of equals. 19 or more: “Bowl to plate” moves a sweet from your bowl to your plate; “Market stall” is an extra exchange with the market. 22 or more: “Refill” moves a sweet from an opponent's bowl to that opponent's plate; “Bowl for bowl” exchanges a sweet from your bowl for one from an opponent's. 26 or more: “Bowl for plate” exchanges a sweet from your bowl for one from your plate; “Two for two” exchanges two sweets between plates. 31 or more: “Ignore the market” and “Switch markers”, which switches two of your markers.

section-markers = Setting the markers
section-stores = Stores
section-round_end = The end of a round
section-between = Between two rounds

example-totals = The second round. You have 20 points so far, seat 2 has 33 and seat 3 has 25: with the fewest points, you are ahead.
example-dealt = Three players. Everyone has drawn 8 sweets onto their plate, and there are three in the market: here a nougat, a sesame ball and a taro ball.
example-markers = You have two pralines and hope for more, so your 1 goes there. The sesame balls get the 5, because you mean to get rid of them. Nobody else sees your markers before the count.
example-exchange = You give seat 2 your taro ball and take a mochi. Both go to the bowls, yours to theirs and theirs to yours: both plates are one sweet smaller.
example-market = You put a mochi into the market and take the nougat. It goes on your plate, so no plate gets smaller. But now every mochi costs everyone one more, and every nougat one less.
example-like_for_like = You have the store “Like for like”: before your exchange you swap a praline for a praline with seat 2. Both go to the bowls. The store goes back to the shelf, and your exchange is still to come.
example-empty = Only one mochi is left on your plate. If you exchange it with a player, it goes to their bowl: your plate is empty and the round ends at once. If you exchange it with the market, your plate keeps its one sweet.
example-count = Seat 2's plate is empty, so everyone counts. You: 1 mochi × (3 + 1), 3 nougats × (5 + 2), 1 praline × 1, 2 sesame balls × 2, 1 taro ball × 4. That is 4 + 21 + 1 + 4 + 4 = 34 points.
example-choosing = The first round ends with 34, 23 and 32 points. All sweets are back on the plates. You have the highest total: you take the thunder god and are the first to choose a store. You may choose any of them, since 34 is more than 31.
example-over = After the third count it is 54, 56 and 57 points. You have the fewest and win.
example-auction = Before the first round you bid 5, seat 2 bids 9, seat 3 passes, and it is your turn again. As things are, seat 2 would choose from all the stores, you from all but the highest level, and seat 3 would get none. The points you bid count at once.
