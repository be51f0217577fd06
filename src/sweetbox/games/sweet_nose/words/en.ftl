about = Set your markers in secret, then trade sweets until somebody's plate is empty. Whoever tastes the least sweetness wins. A game of open exchanges and hidden wishes.
nothing = nothing
nobody = nobody
to_you = you
marker = { $sweet } { $number }

primer-goal = Taste as little sweetness as you can: the fewest points win.
primer-turn = First set your markers 1 to 5 in secret: what each sweet will cost you. Then exchange a sweet of your plate with an opponent or with the market, every turn one: between players both sweets go to the bowls, so plates get empty. Each token counts your marker plus how many of its kind lie in the market.
primer-end = A round ends when somebody's plate is empty; then plates and bowls are counted together. After three rounds it is over.
primer-picture = In the picture the columns are m mochi, n nougat, p praline, s sesame ball, t taro ball; the rows are # the market, * a plate, u a bowl, = markers. A seat's number is followed by its points, and by ! and its store; > is whose turn it is.

ours-sweets = The names and colours of the five sweets are ours: the rulebook's pictures are lost.
ours-duty = That an exchange must be made when one is possible is our reading: the rulebook says only that a player can.
ours-idle = That a round also ends after many turns without a smaller plate is ours: the rulebook would let it go on for ever.

option-to_the_sky = To the Sky: play on until somebody has 100 points
option-shopkeeper = Shopkeeper: bid for the store tiles before the first round
option-idle_rounds = Rounds of turns without a smaller plate that end a round of the game

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
store-same = Exchange a sweet with an opponent, both of the same kind; each goes to the other's bowl.
store-plate = Move a sweet from your bowl to your plate.
store-stall = Exchange a sweet with the market; the one you take lands on your plate or in your bowl.
store-refill = Move a sweet from an opponent's bowl to that opponent's plate.
store-bowls = Exchange a sweet of your bowl for one of an opponent's bowl.
store-within = Exchange a sweet of your bowl for one of your plate.
store-two = Exchange two sweets of your plate for two of an opponent's plate.
store-ignore = The market does not count for you at the end of this round. It works by itself.
store-switch = Switch two of your markers.

summary-deal = The sweets are being dealt.
summary-set = Everyone sets their markers in secret: 1 to 5, one on each sweet.
summary-bid =
    { $who_is ->
        [you] The auction: move your player marker forward, or pass.
       *[other] The auction: { $who } bids or passes.
    }
summary-choose =
    { $who_is ->
        [you] Choose a store tile.
       *[other] { $who } chooses a store tile.
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
                [one] The match is over: you win with { $count } point.
               *[other] The match is over: you win with { $count } points.
            }
       *[other]
            { $count ->
                [one] The match is over: { $who } wins with { $count } point.
               *[other] The match is over: { $who } wins with { $count } points.
            }
    }
summary-shared =
    { $count ->
        [one] The match is over: { $seats } win together with { $count } point.
       *[other] The match is over: { $seats } win together with { $count } points.
    }
summary-must_exchange = An exchange must be made: with an opponent or with the market.
summary-no_exchange = No exchange is possible.
summary-exchanged = The exchange of this turn is done.
summary-can_use = The store “{ $store }” can be used.
summary-round = Round { $number } of { $rounds }. The thunder god is with { $start }.
summary-round_sky = Round { $number }, until somebody has { $sky } points. The thunder god is with { $start }.
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
summary-markers = Your markers: { $markers }. One token counts for you now: { $worth }. If the round ended now you would count { $points } points.
summary-store =
    { $who_is ->
        [you] You hold the store “{ $store }”: { $text }
       *[other] { $who } holds the store “{ $store }”: { $text }
    }
summary-switched =
    { $who_is ->
        [you] You switched your markers on { $sweets } in this round.
       *[other] { $who } switched the markers on { $sweets } in this round.
    }
summary-offer = “{ $store }” ({ $points }+): { $text }
summary-last =
    { $who_is ->
        [you]
            { $count ->
                [one] You counted { $count } point in the last round. Your markers were: { $markers }.
               *[other] You counted { $count } points in the last round. Your markers were: { $markers }.
            }
       *[other]
            { $count ->
                [one] { $who } counted { $count } point in the last round. The markers were: { $markers }.
               *[other] { $who } counted { $count } points in the last round. The markers were: { $markers }.
            }
    }
summary-last_ignored =
    { $who_is ->
        [you]
            { $count ->
                [one] You counted { $count } point in the last round, without the market. Your markers were: { $markers }.
               *[other] You counted { $count } points in the last round, without the market. Your markers were: { $markers }.
            }
       *[other]
            { $count ->
                [one] { $who } counted { $count } point in the last round, without the market. The markers were: { $markers }.
               *[other] { $who } counted { $count } points in the last round, without the market. The markers were: { $markers }.
            }
    }
summary-idle =
    { $count ->
        [one] No plate got smaller for { $count } turn; after { $limit } in a row the round ends.
       *[other] No plate got smaller for { $count } turns; after { $limit } in a row the round ends.
    }

asked-set = Lay a marker on each sweet. The fewest points win.
asked-set_others = Your markers lie. The others are still laying theirs.
asked-bid = Bid for the stores: move on from { $space }, or pass.
asked-choose = Choose a store tile for the coming round.
asked-exchange = Exchange a sweet with a plate or the market.
asked-exchange_or_store = Exchange a sweet, or first use “{ $store }”.
asked-store = Use “{ $store }”, or end your turn.
asked-pair = Take two sweets from { $other } for { $sweets }.

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
move-pass = Nothing more in this turn
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
        [you] You have the thunder god and start.
       *[other] { $who } has the thunder god and starts.
    }
story-auction = The store tiles are auctioned.
story-set = Everyone sets their markers in secret.
story-markers =
    { $who_is ->
        [you] You set your markers: { $markers }.
       *[other] { $who } set the markers: { $markers }.
    }
story-markers_hidden =
    { $who_is ->
        [you] Your markers are set.
       *[other] { $who } has set the markers.
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
        [you] You use your store: { $give } comes from your bowl to your plate, { $take } from your plate to your bowl.
       *[other] { $who } uses the store: { $give } comes from bowl to plate, { $take } from plate to bowl.
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
        [you] You can do nothing and are passed over.
       *[other] { $who } can do nothing and is passed over.
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
story-idle = No plate got smaller for too long: the round ends.
story-counted =
    { $who_is ->
        [you]
            { $count ->
                [one] Your markers: { $markers }. You count { $count } point, { $total } in all.
               *[other] Your markers: { $markers }. You count { $count } points, { $total } in all.
            }
       *[other]
            { $count ->
                [one] The markers of { $who }: { $markers }. That is { $count } point, { $total } in all.
               *[other] The markers of { $who }: { $markers }. That is { $count } points, { $total } in all.
            }
    }
story-counted_ignored =
    { $who_is ->
        [you]
            { $count ->
                [one] Your markers: { $markers }. Without the market you count { $count } point, { $total } in all.
               *[other] Your markers: { $markers }. Without the market you count { $count } points, { $total } in all.
            }
       *[other]
            { $count ->
                [one] The markers of { $who }: { $markers }. Without the market that is { $count } point, { $total } in all.
               *[other] The markers of { $who }: { $markers }. Without the market that is { $count } points, { $total } in all.
            }
    }
story-reset = Bowls go back to the plates, stores to their places.
story-thunder_god =
    { $who_is ->
        [you] You have the highest total, take the thunder god and start the next round.
       *[other] { $who } has the highest total, takes the thunder god and starts the next round.
    }
story-choose =
    { $who_is ->
        [you] You choose a store tile.
       *[other] { $who } chooses a store tile.
    }

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
web-stores_hint = Touch one to read it.
web-stores_points = The number: points that the last round must have brought. Yours brought { $points }.
web-held = With { $who }.
web-points =
    { $count ->
        [one] point
       *[other] points
    }
web-last = in the last round
web-round = Round { $number } of { $rounds }
web-round_sky = Round { $number }, up to { $sky } points
web-idle = { $count } of { $limit } turns without a smaller plate
web-god = The thunder god: starts the round
web-space = Space { $space }
web-markers = Markers to lay
web-marker = Marker { $number } on { $sweet }
web-marker_last = Last round: marker { $number } on { $sweet }
web-marker_none = No marker on { $sweet }
web-number = Marker { $number }
web-lay = Lay marker { $number } here
web-counts =
    { $count ->
        [one] { $each } for each of { $pieces }: { $count } point
       *[other] { $each } for each of { $pieces }: { $count } points
    }
web-gives = You give { $sweet }: touch what you take for it.
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

why-set = Now everyone sets their markers; nothing else can be done.
why-markers = The markers of this round are already set.
why-bid = There is no auction now.
why-take = Stores are chosen between the rounds, not during one.
why-for = Two sweets can only be taken for two that you give with the store “Two for two”.
why-pass = An exchange is possible, so one must be made.
why-exchanged = The exchange of this turn is done: there is one a turn.
why-no_store = You hold no store tile.
why-other_store = Your store is “{ $store }”: it does something else.
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
why-no_pair = You do not have { $sweets } on your plate.
why-no_other_pair = { $other } has no two sweets on the plate that differ from the two you give.
why-pair_first = First take two sweets from { $other } in return.
why-same_pair = The two pairs may not be the same.
why-no_such_pair = { $other } does not have { $sweets } on the plate.
why-auction = The stores are being auctioned: bid or pass.
why-bid_forward = Your player marker stands on { $space }: it can only move forward.
why-bid_taken = The player marker of { $other } stands on { $space }.
why-choose = Choose a store tile: whoever may take one must.
why-store_taken = The store “{ $store }” is already with { $other }.
why-store_bid = Your bid is not high enough for “{ $store }”.
why-store_points = “{ $store }” needs { $points } points in a round; you counted { $count }.

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

edition-twice = Expected each store once: this one is the same as number { $row }.
edition-missing = Expected all ten stores; “{ $store }” is missing.

rule-SN1 = With 3 players 4 tokens of each sweet are taken out, with 4 players 2, with 5 players 1. Everyone draws 8 onto their plate. The rest of the bag goes to the market, and tokens drawn from those taken out make it up to 3.
rule-SN2 = At the beginning of each round everyone lays their markers 1 to 5 on the five sweets, in secret and at the same time.
rule-SN3 = Players take turns clockwise from the thunder god. A turn is one exchange and at most one use of a store, before or after it. If an exchange is possible it must be made; if not, it is left out.
rule-SN4 = Exchange with an opponent: you choose a sweet of your plate and one of another kind on the opponent's plate. Yours goes to the opponent's bowl, the other to your bowl.
rule-SN5 = Exchange with the market: a sweet of your plate for one of another kind in the market. What you take lands on your plate.
rule-SN6 = The round ends at once, even in the middle of a turn, when any plate is empty.
rule-SN7 = The round also ends after as many rounds of turns in a row without a smaller plate as the table says, 4 unless set otherwise.
rule-SN8 = “Like for like”: an extra exchange with an opponent in which both sweets must be of the same kind. Both go to the bowls.
rule-SN9 = “Market stall”: an extra exchange with the market, of different kinds. What you take lands on your plate or in your bowl, as you like.
rule-SN10 = “Two for two”: both plates need two sweets; all four stay on plates, and the two pairs may not be the same, though they may have one kind in common. Exchanges by “Bowl for bowl” and “Bowl for plate” are of different kinds.
rule-SN11 = “Ignore the market” is never used: kept until the count it works by itself, for its owner alone. “Switch markers” is used once, in your turn; everyone learns which two sweets, nobody the values.
rule-SN12 = A store that was used goes back to its place; so does one that was not used by the end of the round.
rule-SN13 = To count, plate and bowl are taken together. For each sweet the number of your tokens is multiplied by your marker plus the tokens of that sweet in the market; all five are added.
rule-SN14 = Between rounds the bowls go back to the plates. The market stays as it is; markers are set anew.
rule-SN15 = Whoever has the highest total takes the thunder god and starts the next round; if tied, the one who came first in the round just played.
rule-SN16 = Stores are chosen from the highest total down; tied players go in the order of the coming round. What you may take depends on your points in the round just counted, and a lower tile may be taken too. With none left to take, you get none.
rule-SN17 = After three rounds the match ends with the count. The fewest points win; ties share the win.
rule-SN18 = To the Sky: there is no limit of rounds; the match ends after the count in which anybody has 100 points or more.
rule-SN19 = Shopkeeper: before the first round, from the thunder god on, each player in turn moves their player marker forward to any free space up to 40, or passes; a pass is not final. These spaces are points of the total. The highest bidder chooses from all stores, each further one from a level less; who bid nothing gets none. The thunder god stays where it is.
rule-SN20 = Plates, bowls, market, stores and points are always open. Markers are secret until the count, and open after it.
rule-SN21 = Whoever may take a store must take one, but it need not be used. A store that cannot be used at the moment is kept. Whoever uses a store chooses the opponent and all sweets.
rule-SN22 = The fewest points win To the Sky, too, and ties share. Both variants can be played together; points bid count towards the 100.
rule-SN23 = Every token in the bag, or among those taken out, is equally likely to be drawn. Tokens taken out and not drawn are out of the match.
rule-SN24 = The auction ends when all players have passed in a row, the last bidder among them.
rule-SN25 = A player who can neither exchange nor use a store is passed over; that counts as a turn.
rule-SN26 = A plate gets smaller when an exchange or a store leaves fewer sweets on it. A sweet that comes back later in the same turn does not undo that.
rule-SN27 = Who starts the first round is drawn by chance.
