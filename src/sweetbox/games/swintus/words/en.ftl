about = Roll your dice, lay them on the food you want, and be the first to store seven pieces of one kind. Mind the Hungry Hamsters.

primer-goal = Be the first with seven pieces of one food in your storage.
primer-turn = Roll your dice and lay them on the cards of their numbers; sixes go anywhere, ones must go to the Hungry Hamsters. Enough of your dice on a card, and it is yours. The three cards below ask for special rolls and come first.
primer-end = Three of your dice on the Hamsters, and they eat one of your cards.
primer-picture = In the picture each card of the top row has its number, its food (C corn, B beet, P apple, A acorn), the cards below it and the dice on it: 1:2+1 are two dice and a six of seat 1. Then the three Fattening cards: S5, S10, S15 Swinbag, M Multitrough, L3 Lucky Three, L1 Lonesome Squeak, S6 Sweet Sixes, with ! where the seat in turn has what is asked. Then each seat: # for each die in hand, its food and its roll.

ours-foods = Which foods the cards show is our own choice: the rulebook gives only their number. A printed box can be typed in as an edition.
ours-holes = What happens when nobody has a die left, when piles run out, or when nobody takes a card for very long is ours: the rulebook is silent there.

option-idle_turns = Turns in a row without a taken card that end the match

pile-fives = fives
pile-fours = fours
pile-threes = threes
pile-twos = twos
pile-hamsters = Hungry Hamsters
pile-fattening = Fattening cards

card-fives = the card of the fives
card-fours = the card of the fours
card-threes = the card of the threes
card-twos = the card of the twos
card-hamsters = the Hungry Hamsters
card-swinbag_5 = Swinbag 5
card-swinbag_10 = Swinbag 10
card-swinbag_15 = Swinbag 15
card-multitrough = Multitrough
card-lucky_three = Lucky Three
card-lonesome_squeak = Lonesome Squeak
card-sweet_sixes = Sweet Sixes
card-named = { $name } ({ $foods })

asks-swinbag_5 = a roll of exactly 5 points
asks-swinbag_10 = a roll of exactly 10 points
asks-swinbag_15 = a roll of exactly 15 points
asks-multitrough = your dice on the top row to lie exactly 1-1-1-1, 2-2-2 or 3-3
asks-lucky_three = three or more dice of one number in one roll
asks-lonesome_squeak = a roll of exactly one die
asks-sweet_sixes = exactly four sixes of yours on the top row

pieces-corn =
    { $count ->
        [one] { $count } ear of corn
       *[other] { $count } ears of corn
    }
pieces-beet =
    { $count ->
        [one] { $count } beet
       *[other] { $count } beets
    }
pieces-apple =
    { $count ->
        [one] { $count } apple
       *[other] { $count } apples
    }
pieces-acorn =
    { $count ->
        [one] { $count } acorn
       *[other] { $count } acorns
    }
pieces-list = { $pieces }
pieces-none = no food

dice-1 =
    { $count ->
        [one] { $count } one
       *[other] { $count } ones
    }
dice-2 =
    { $count ->
        [one] { $count } two
       *[other] { $count } twos
    }
dice-3 =
    { $count ->
        [one] { $count } three
       *[other] { $count } threes
    }
dice-4 =
    { $count ->
        [one] { $count } four
       *[other] { $count } fours
    }
dice-5 =
    { $count ->
        [one] { $count } five
       *[other] { $count } fives
    }
dice-6 =
    { $count ->
        [one] { $count } six
       *[other] { $count } sixes
    }
dice-any =
    { $count ->
        [one] { $count } die
       *[other] { $count } dice
    }
dice-with_sixes =
    { $count ->
        [one] { $count } die ({ $sixes })
       *[other] { $count } dice ({ $sixes } among them)
    }
dice-roll = { $faces }

summary-set_up = The cards are being laid out.
summary-turn =
    { $who_is ->
        [you] It is your turn.
       *[other] It is { $who }'s turn.
    }
summary-rolled =
    { $who_is ->
        [you] You rolled { $roll }.
       *[other] { $who } rolled { $roll }.
    }
summary-place =
    { $who_is ->
        [you] You have { $dice }: how many go on { $card }?
       *[other] { $who } has { $dice } and decides how many go on { $card }.
    }
summary-waiting = Still to be placed or kept after that: { $roll }.
summary-claim =
    { $who_is ->
        [you] You may take one of these, or none: { $cards }.
       *[other] { $who } may take one of these, or none: { $cards }.
    }
summary-feed =
    { $who_is ->
        [you] The Hamsters are hungry: choose a card of your storage for them.
       *[other] The Hamsters are hungry: { $who } chooses a card for them.
    }
summary-won =
    { $who_is ->
        [you] The match is over: you win with { $food }.
       *[other] The match is over: { $who } wins with { $food }.
    }
summary-over = The match is over: { $reason }. Most pieces of one food: { $most }. The win goes to { $seats }.
summary-over_idle = nobody has taken a card for too long
summary-over_empty = no card is left that can be taken
summary-top =
    { $count ->
        [one] Top row, { $card }: { $need } dice of one player take it. { $dice } { $count } card lies below.
       *[other] Top row, { $card }: { $need } dice of one player take it. { $dice } { $count } cards lie below.
    }
summary-hamsters = Top row, the Hungry Hamsters: { $need } dice of one player make them eat. { $dice }
summary-closed = Top row, { $card }: the pile is empty, nothing may be placed there.
summary-dice = Lying there: { $dice }.
summary-dice_here = { $dice } of { $seat }
summary-no_dice = No dice lie there.
summary-fattening = Bottom row, place { $number }, { $card }: asks for { $asks }. { $now }
summary-met = Has it now: { $seats }.
summary-not_met = Nobody has it now.
summary-no_fattening = Bottom row, place { $number }: empty.
summary-fattening_below =
    { $count ->
        [one] { $count } Fattening card lies face down.
       *[other] { $count } Fattening cards lie face down.
    }
summary-stands =
    { $who_is ->
        [you]
            { $count ->
                [one] You have { $hand } in hand and store { $food }: { $count } piece short of seven of one kind.
               *[other] You have { $hand } in hand and store { $food }: { $count } pieces short of seven of one kind.
            }
       *[other]
            { $count ->
                [one] { $who } has { $hand } in hand and stores { $food }: { $count } piece short of seven of one kind.
               *[other] { $who } has { $hand } in hand and stores { $food }: { $count } pieces short of seven of one kind.
            }
    }
summary-stands_full =
    { $who_is ->
        [you] You have { $hand } in hand and store { $food }.
       *[other] { $who } has { $hand } in hand and stores { $food }.
    }
summary-storage =
    { $who_is ->
        [you] Your storage: { $cards }.
       *[other] { $who }'s storage: { $cards }.
    }
summary-stored =
    { $count ->
        [one] { $count } card ({ $foods })
       *[other] { $count } cards ({ $foods })
    }
summary-idle =
    { $count ->
        [one] Nobody has taken a card for { $count } turn; after { $limit } in a row the match ends.
       *[other] Nobody has taken a card for { $count } turns; after { $limit } in a row the match ends.
    }

asked-place =
    { $who_is ->
        [you] Place dice on the cards, or keep them in hand.
       *[other] { $who } is placing dice.
    }
asked-claim =
    { $who_is ->
        [you] You may take { OR($cards) }, or none.
       *[other] { $who } may take a Fattening card: { OR($cards) }.
    }

letter-corn = C
letter-beet = B
letter-apple = P
letter-acorn = A

web-board = The table of Swintus 3D
web-top = Top row
web-bottom = Fattening cards
web-tray = Dice
web-roll =
    { $who_is ->
        [you] Your roll
       *[other] { $who }'s roll
    }
web-keep_all = Keep all dice in hand
web-whole = The whole roll at once
web-plan = { $puts }
web-put = { $dice } on { $card }
web-take_back = Take { $dice } back from { $card }
web-pick = Pick up a six, then choose its card
web-met = You have it
web-takes = Yours
web-eats = They eat

move-put = Place { $dice } on { $card }
move-keep_2 =
    { $count ->
        [one] Keep the two in hand
       *[other] Keep the twos in hand
    }
move-keep_3 =
    { $count ->
        [one] Keep the three in hand
       *[other] Keep the threes in hand
    }
move-keep_4 =
    { $count ->
        [one] Keep the four in hand
       *[other] Keep the fours in hand
    }
move-keep_5 =
    { $count ->
        [one] Keep the five in hand
       *[other] Keep the fives in hand
    }
move-keep_6 =
    { $count ->
        [one] Keep the six in hand
       *[other] Keep the sixes in hand
    }
move-no_sixes = Place no sixes on { $card }
move-take = Take { $card }
move-leave = Take no Fattening card
move-lose = Give the Hamsters the card with { $foods }

story-start =
    { $who_is ->
        [you] You begin.
       *[other] { $who } begins.
    }
story-roll =
    { $who_is ->
        [you] You roll { $roll }.
       *[other] { $who } rolls { $roll }.
    }
story-ones =
    { $who_is ->
        [you] The Hamsters get { $dice } from you.
       *[other] The Hamsters get { $dice } from { $who }.
    }
story-put =
    { $who_is ->
        [you] You place { $dice } on { $card }.
       *[other] { $who } places { $dice } on { $card }.
    }
story-leave =
    { $who_is ->
        [you] You take no Fattening card.
       *[other] { $who } takes no Fattening card.
    }
story-take =
    { $who_is ->
        [you] You take { $card }; all dice on it go back to their owners.
       *[other] { $who } takes { $card }; all dice on it go back to their owners.
    }
story-take_fattening =
    { $who_is ->
        [you] You take { $card }, and all your dice come back.
       *[other] { $who } takes { $card } and gets all their dice back.
    }
story-lose =
    { $who_is ->
        [you] The Hamsters eat your card with { $foods }; all dice on them go back.
       *[other] The Hamsters eat { $who }'s card with { $foods }; all dice on them go back.
    }
story-nothing_to_lose =
    { $who_is ->
        [you] The Hamsters find nothing in your storage; all dice on them go back.
       *[other] The Hamsters find nothing in { $who }'s storage; all dice on them go back.
    }
story-reveal = A card is turned up: { $card }.
story-reveal_fattening = A Fattening card is turned up: { $card }. It asks for { $asks }.
story-stuck = Nobody has a die in hand: all dice go back to their owners.
story-skip =
    { $who_is ->
        [you] You have no die in hand: your turn is skipped.
       *[other] { $who } has no die in hand and is skipped.
    }
story-turn =
    { $who_is ->
        [you] It is your turn.
       *[other] It is { $who }'s turn.
    }

why-feed_first = The Hamsters are hungry: first choose a card of your storage for them.
why-not_stored = You have no card with { $foods } in your storage.
why-not_hungry = A card goes to the Hamsters only at the end of a turn without a card, with three or more of your dice on them.
why-place_first = First finish placing your dice: the cards are checked after that.
why-no_card = No card lies at place { $number } of the bottom row: its pile is empty.
why-not_met = { $card } asks for { $asks }: you don't have that.
why-placed = Your dice are placed: now take a Fattening card or leave it.
why-closed = The pile is empty, so no dice may be placed on { $card }.
why-too_many = You can't place { $dice } there: you have { $have } to place.
why-decided = How many go on { $card } is already decided.
why-first_own = One card after the other: first decide how many dice of its own number go on { $card }.
why-first_sixes = One card after the other: first decide how many sixes go on { $card }.

notation-move = Expected 5:2, 6->3:1, take 2, leave, lose corn+beet or place 5:1 6->5:2; got "{ $came }".
notation-place = Expected a placing such as "place 5:1 6->5:2" or "place none", each number once; got "{ $came }".
notation-json = Expected a move such as { "{" }"move": "put", "face": 6, "card": "fives", "dice": 2{ "}" }; got { $came }.
notation-outcome = Expected a die, a card such as corn+beet or a start seat; got "{ $came }".
notation-cards = Expected { $count } open cards such as open=corn+beet,-,…; got "{ $came }".
notation-card = Expected a card of this pile ({ $pile }), or -; got "{ $came }".

edition-pile = Expected { $expected } cards in the pile "{ $pile }", got { $count }.

rule-SW1 = In your turn you roll every die you have in hand. Ones must go to the Hungry Hamsters. Each two, three, four or five may go on the open card of its number, each six on any of the five cards of the top row, the Hamsters included. What you don't place returns to your hand.
rule-SW2 = First all dice are placed, then the cards are checked. A die that shows six stays a six, wherever it lies.
rule-SW3 = You take one card a turn at the most. The three open Fattening cards come first: if you have what one asks for, you may take it. All seven of your dice come back to you, wherever they lie; other players' dice stay. The gap is filled from the pile.
rule-SW4 = Swinbag 5, 10 and 15 ask that the dice you rolled this turn add up to that number; Lucky Three that at least three of them show the same number, a six being only a six; Lonesome Squeak that you rolled exactly one die. How you place them does not matter for these.
rule-SW5 = Multitrough asks that your dice on the whole top row, the Hamsters included, lie exactly one each on four cards, two each on three, or three each on two, and nowhere else.
rule-SW6 = Sweet Sixes asks that exactly four of your dice on the top row show six, counting those from earlier turns.
rule-SW7 = If you took no Fattening card and your dice reach the number of a card of the top row, you must take it: four on a Tasty card, five on a Filling card, or more. All dice on it go back to their owners, and the next card of the pile is turned up.
rule-SW8 = If you took no card and three or more of your dice lie on the Hamsters, they eat a card of your storage that you choose; it is out of the game. With an empty storage nothing is lost. Either way all dice on the Hamsters go back to their owners.
rule-SW9 = Without a die in hand your turn is skipped: nothing is rolled, taken or eaten.
rule-SW10 = If at the end of a turn no player has a die in hand, all dice go back to their owners, nothing is eaten, and the next player rolls.
rule-SW11 = An empty Tasty or Filling pile is closed: no dice may be placed there. When the Fattening pile is empty, gaps in the bottom row stay.
rule-SW12 = Who has seven or more pieces of one food in the storage wins at once.
rule-SW13 = If no card is left that could be taken, the match ends: most pieces of one food win, then most food, then the win is shared. With the four food piles of the top row empty, Multitrough and Lonesome Squeak can't be taken any more.
rule-SW14 = Storages, dice and open cards are there for all to see. Nobody knows the order of a pile: each card is drawn by chance as it is turned up.
rule-SW15 = After as many turns in a row without a taken card as the table says (100 unless set otherwise, skipped turns counted) the match ends as if no card were left.
rule-SW16 = You may place more dice than a card needs. Any card of your storage may go to the Hamsters. Dice that stay on the Hamsters after a turn with a card are counted again in your next turn. A win comes before any card is turned up or eaten.
rule-SW17 = A choice of one is none: a step of the placing for which you have no dice is passed over, and if all cards of your storage show the same foods the Hamsters eat one of them without asking.
rule-SW18 = Chance decides who begins.
