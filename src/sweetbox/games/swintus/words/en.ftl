about = Roll your dice, place them on the food you want, and be the first to store seven pieces of one kind. But mind the Hungry Hamsters.

primer-goal =
    { $goal ->
        [one] Be the first to store one piece of any food.
       *[other] Be the first to store { $goal } pieces of one food.
    }
primer-turn = Roll your dice and place them on the cards that match their numbers. Sixes can go anywhere; ones must go to the Hungry Hamsters. Get enough of your dice onto a card and you take it. The Fattening cards below want something special and are checked first. You take at most one card a turn.
primer-end = If you took no card and { $hamsters } or more of your dice are on the Hamsters, they eat one of your cards.
primer-picture = In the picture, each card of the top row has its number, its food (C corn, B beet, P apple, A acorn), how many cards are below it, and the dice on it: 1:2+1 means two dice and a six of seat 1. Next come the Fattening cards: S5, S10, S15 Swinbag, M Multitrough, L3 Lucky Three, L1 Lonesome Squeak, S6 Sweet Sixes, with ! if the player whose turn it is meets the condition. Then each seat: a # for each die in hand, its food, and its roll.

lesson-dice = These are your seven dice, freshly rolled. Each number from two to five has its own card in the top row.
lesson-ones = Your one had no choice: it went to the Hungry Hamsters. If three of your dice end up here and you take no card, they eat one of yours.
lesson-lay = Four fives: place them all on the card for fives, which needs five dice. The threes can stay in your hand for now.
lesson-lay-instead = You can play it that way, too. The fives are still the quickest way to the card on the left.
lesson-lay-done = Well placed: one more five and the card is yours.
lesson-back = The dice you kept came back to your hand, and you have rolled them again. Your fives are still waiting on their card.
lesson-complete = A five and a six: either one completes the card, because a six may go on any card of the top row. Place one of them there.
lesson-complete-instead = The card is still one die short for you. It goes to the first player with five dice of their own on it.
lesson-storage = The card is yours, and all the dice on it went home. It is in your storage now: the first player with seven of one food wins.
lesson-fattening = These three are richer, and each has its own condition. If you meet it, you may take that card instead of one from the top row.
lesson-end = Now you know your way around the trough. Roll on: the match is yours.

ours-minutes = how long a match takes
ours-fewest = that two are enough to play
ours-fattening = how many Fattening cards there are of each kind
ours-foods = which foods a card shows
ours-start = that chance decides who goes first (SW18)
ours-multitrough = that Multitrough allows no other dice beside its pattern (SW5)
ours-holes = what happens when dice or cards run out or nobody takes a card (SW10, SW11, SW13, SW15)

elsewhere = from shops and reviews
elsewhere-publisher = the publisher

option-idle_turns = The match ends after this many turns in a row in which nobody takes a card

pile-fives = fives
pile-fours = fours
pile-threes = threes
pile-twos = twos
pile-hamsters = Hungry Hamsters
pile-fattening = Fattening cards

card-fives = the card for fives
card-fours = the card for fours
card-threes = the card for threes
card-twos = the card for twos
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
asks-multitrough = your dice on the top row in the exact pattern 1-1-1-1, 2-2-2 or 3-3
asks-lucky_three = three or more dice showing the same number in one roll
asks-lonesome_squeak = a roll of exactly one die
asks-sweet_sixes = exactly four sixes of your own on the top row

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
summary-waiting = Still to place or keep after that: { $roll }.
summary-claim =
    { $who_is ->
        [you] You may take one of these, or none: { $cards }.
       *[other] { $who } may take one of these, or none: { $cards }.
    }
summary-feed =
    { $who_is ->
        [you] The Hamsters are hungry: choose a card from your storage for them.
       *[other] The Hamsters are hungry: { $who } is choosing a card for them.
    }
summary-won =
    { $who_is ->
        [you] The match is over: you win with { $food }.
       *[other] The match is over: { $who } wins with { $food }.
    }
summary-over =
    { $who_is ->
        [you] The match is over: { $reason }. You win with the most of one food ({ $most }).
       *[other] The match is over: { $reason }. { $who } wins with the most of one food ({ $most }).
    }
summary-over_tied =
    { $who_is ->
        [you] The match is over: { $reason }. You win: it is a tie at { $most } of one food, but you have the most food in all ({ $food }).
       *[other] The match is over: { $reason }. { $who } wins: it is a tie at { $most } of one food, but { $who } has the most food in all ({ $food }).
    }
summary-over_shared = The match is over: { $reason }. { $seats } win together, each with { $most } of one food and { $food } in all.
summary-over_idle =
    { $count ->
        [one] nobody has taken a card for { $count } turn
       *[other] nobody has taken a card for { $count } turns
    }
summary-over_empty = no card that could be taken is left
summary-top =
    { $count ->
        [one] Top row, { $card }: { $need } dice from one player take it. { $dice } { $count } card is below it.
       *[other] Top row, { $card }: { $need } dice from one player take it. { $dice } { $count } cards are below it.
    }
summary-hamsters = Top row, the Hungry Hamsters: { $need } dice from one player and they eat. { $dice }
summary-closed = Top row, { $card }: the pile is empty, so no dice can be placed there.
summary-dice = On it: { $dice }.
summary-dice_here = { $dice } of { $seat }
summary-no_dice = No dice are on it.
summary-fattening = Bottom row, place { $number }, { $card }: needs { $asks }. { $now }
summary-met = Met right now by { $seats }.
summary-not_met = Nobody meets that right now.
summary-no_fattening = Bottom row, place { $number }: empty.
summary-fattening_below =
    { $count ->
        [one] { $count } Fattening card is face down.
       *[other] { $count } Fattening cards are face down.
    }
summary-stands =
    { $who_is ->
        [you]
            { $count ->
                [one] You have { $hand } in hand and { $food } in storage: { $count } piece short of { $goal ->
                        [7] seven
                       *[other] { $goal }
                    } of one kind.
               *[other] You have { $hand } in hand and { $food } in storage: { $count } pieces short of { $goal ->
                        [7] seven
                       *[other] { $goal }
                    } of one kind.
            }
       *[other]
            { $count ->
                [one] { $who } has { $hand } in hand and { $food } in storage: { $count } piece short of { $goal ->
                        [7] seven
                       *[other] { $goal }
                    } of one kind.
               *[other] { $who } has { $hand } in hand and { $food } in storage: { $count } pieces short of { $goal ->
                        [7] seven
                       *[other] { $goal }
                    } of one kind.
            }
    }
summary-stands_full =
    { $who_is ->
        [you] You have { $hand } in hand and { $food } in storage.
       *[other] { $who } has { $hand } in hand and { $food } in storage.
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

tally-corn = Corn
tally-beet = Beets
tally-apple = Apples
tally-acorn = Acorns
tally-most = Most of one food
tally-all = All food, in a tie

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
web-whole = The whole roll in one go
web-plan = { $puts }
web-put = { $dice } on { $card }
web-take_back = Take { $dice } back from { $card }
web-pick = Pick up a six, then choose its card
web-met = You meet this
web-takes = Yours
web-eats = They eat
web-need = { $dice } from one player take the card. Sixes count too.
web-need_ones = { $dice } or sixes from one player, and the Hamsters eat if that player took no card.
web-below =
    { $count ->
        [one] { $count } card is below it.
       *[other] { $count } cards are below it.
    }
web-eaten =
    { $count ->
        [one] { $count } piece of food eaten by the Hamsters
       *[other] { $count } pieces of food eaten by the Hamsters
    }
web-in_hand = { $dice } in hand
web-stored = { $pieces } in storage. { $goal } of one food win.

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
        [you] You go first.
       *[other] { $who } goes first.
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
        [you] You take { $card }; all the dice on it go back to their owners.
       *[other] { $who } takes { $card }; all the dice on it go back to their owners.
    }
story-take_fattening =
    { $who_is ->
        [you] You take { $card } and get all your dice back.
       *[other] { $who } takes { $card } and gets all their dice back.
    }
story-lose =
    { $who_is ->
        [you] The Hamsters eat your card with { $foods }; all the dice on them go back.
       *[other] The Hamsters eat { $who }'s card with { $foods }; all the dice on them go back.
    }
story-nothing_to_lose =
    { $who_is ->
        [you] The Hamsters find nothing in your storage; all the dice on them go back.
       *[other] The Hamsters find nothing in { $who }'s storage; all the dice on them go back.
    }
story-reveal = A card is turned up: { $card }.
story-reveal_fattening = A Fattening card is turned up: { $card }. It needs { $asks }.
story-stuck = Nobody has a die in hand, so all dice go back to their owners.
story-skip =
    { $who_is ->
        [you] You have no dice in hand, so your turn is skipped.
       *[other] { $who } has no dice in hand and is skipped.
    }
story-turn =
    { $who_is ->
        [you] It is your turn.
       *[other] It is { $who }'s turn.
    }

brief-start = goes first
brief-turn = to move
brief-take = takes
brief-take_fattening = takes
brief-leave = leaves it
brief-lose = eat
brief-nothing_to_lose = find nothing
brief-reveal = new:
brief-stuck = all dice go back
brief-skip = skipped

why-feed_first = The Hamsters are hungry: first choose a card from your storage for them.
why-not_stored = You have no card with { $foods } in your storage.
why-not_hungry = You only give the Hamsters a card at the end of a turn in which you took none and have { $need ->
        [3] three
       *[other] { $need }
    } or more dice on them.
why-place_first = Finish placing your dice first: the cards are checked after that.
why-no_card = Place { $number } of the bottom row is empty, and so is its pile.
why-not_met = { $card } needs { $asks }, and you don't have that.
why-placed = Your dice are placed. Now take a Fattening card, or leave it.
why-closed = The pile is empty, so no dice may be placed on { $card }.
why-too_many = You can't place { $dice } there: you have { $have } to place.
why-decided = You have already decided how many go on { $card }.
why-first_own = One card at a time: first decide how many dice of its own number go on { $card }.
why-first_sixes = One card at a time: first decide how many sixes go on { $card }.

notation-move = Expected 5:2, 6->3:1, take 2, leave, lose corn+beet or place 5:1 6->5:2; got "{ $came }".
notation-place = Expected dice to place, such as "place 5:1 6->5:2" or "place none", each number once; got "{ $came }".
notation-json = Expected a move such as { "{" }"move": "put", "face": 6, "card": "fives", "dice": 2{ "}" }; got { $came }.
notation-outcome = Expected a die, a card such as corn+beet, or the first player, such as "start @2"; got "{ $came }".
notation-cards = Expected { $count } open cards such as open=corn+beet,-,…; got "{ $came }".
notation-card = Expected a card of this pile ({ $pile }), or -; got "{ $came }".

edition-pile = Expected at most { $expected } cards in the pile "{ $pile }", got { $count }.
edition-no_food = Expected a card for twos, threes, fours or fives, got none: nothing could be taken.
edition-need = Expected a card of the { $pile } to need no more dice than the { $dice } that each player has, got { $count }.
edition-both = Expected the { $pile } and the { $other } to need more dice together than the { $dice } that each player has: only one card may be taken in a turn.
size-dice = dice of each player
size-goal = pieces of one food that win
size-row = open Fattening cards
size-fives = dice that take a card of the fives
size-fours = dice that take a card of the fours
size-threes = dice that take a card of the threes
size-twos = dice that take a card of the twos
size-hamsters = dice with which the Hamsters eat

rule-SW1 = On your turn you roll all the dice in your hand. Ones must go to the Hungry Hamsters. Each two, three, four or five may go on the open card with its number; each six may go on any of the five cards of the top row, the Hamsters included. Dice you don't place go back to your hand.
rule-SW2 = First place all your dice, then check the cards. A die that shows six stays a six, wherever it is.
rule-SW3 = You take at most one card a turn, and it goes face up into your storage. Check the open Fattening cards first: if you meet the condition of one, you may take it. You then get all your dice back, wherever they are; other players' dice stay. The gap is filled from the pile.
rule-SW4 = For Swinbag 5, 10 and 15 the dice you rolled this turn must add up to that number. For Lucky Three at least three of them must show the same number; a six is only a six here. For Lonesome Squeak you must have rolled exactly one die. For all of these it does not matter where you place your dice.
rule-SW5 = For Multitrough your dice on the top row, Hamsters included, must be exactly one each on four cards, two each on three, or three each on two, with none anywhere else.
rule-SW6 = For Sweet Sixes exactly four of your dice on the top row, Hamsters included, must show six. Dice from earlier turns count.
rule-SW7 = If you took no Fattening card and have enough dice on a card of the top row, you must take it into your storage: { $twos } or more on the twos and { $threes } or more on the threes, which are Tasty cards, { $fours } or more on the fours and { $fives } or more on the fives, which are Filling cards. With { $dice } dice it can only be one card. All the dice on it go back to their owners, and the next card of the pile is turned up.
rule-SW8 = If you took no card and { $hamsters } or more of your dice are on the Hamsters, they eat a card of your choice from your storage; it is out of the game. If your storage is empty you lose nothing. Either way, all the dice on the Hamsters go back to their owners.
rule-SW9 = If you have no dice in hand your turn is skipped: you roll nothing, take nothing and lose nothing.
rule-SW10 = If nobody has a die in hand at the end of a turn, all dice go back to their owners, nothing is eaten, and the next player rolls.
rule-SW11 = An empty Tasty or Filling pile is closed: no dice may be placed there. When the Fattening pile is empty, gaps in the bottom row stay empty.
rule-SW12 = As soon as you have { $goal } or more pieces of one food in your storage, you win.
rule-SW13 = If no card that could be taken is left, the match ends: the most pieces of one food win; in a tie, the most food in all; if that is a tie too, the win is shared. Once the four food piles of the top row are empty, Multitrough and Lonesome Squeak can't be taken any more.
rule-SW14 = Storages, dice and open cards are there for everyone to see. Nobody knows the order of a pile: each card is drawn by chance as it is turned up. At the start, one card is open on each pile of the top row, and Fattening cards form the bottom row: { $row } of them.
rule-SW15 = If nobody takes a card for a number of turns in a row (100, unless you set another number; skipped turns count), the match ends as if no card were left.
rule-SW16 = You may place more dice than a card needs. You may give the Hamsters any card in your storage, even a Fattening card. If you took a card, your dice on the Hamsters stay there and count again on your next turn. A win is checked before any card is turned up or eaten.
rule-SW17 = Here you place card by card: first, from the fives down to the twos, how many dice with its own number go on each card, then, from the fives down to the Hamsters, how many sixes. What you have decided stands. You are never asked when there is nothing to choose: a card for which you have no dice is skipped, and if all the cards in your storage show the same foods, the Hamsters eat one of them without asking.
rule-SW18 = Chance decides who goes first; turns then pass to the left around the table.

intro-set_up = Everyone has seven dice. In the top row are four piles of 16 cards each: Tasty cards with one food for twos and for threes, Filling cards with two foods for fours and for fives. Next to them are the Hungry Hamsters. Below is the row of Fattening cards, 18 in all, with three foods each. The foods are corn, beet, apple and acorn. The cards you take form your storage.
intro-turn = You roll, you place your dice, and then you see whether you take a card.

section-cards = Taking cards
section-hamsters = The Hungry Hamsters
section-running_out = When dice or cards run out

example-storage = You have five pieces of corn in your storage: two more and you win.
example-piles = The start: an open card on each pile of the top row, the Hamsters, three Fattening cards, and seven dice for everyone. It is your turn to roll.
example-placing = You rolled 1, 3, 3, 4, 5, 6, 6. The 1 goes straight to the Hamsters. You place both threes and a six on the card for threes; the 4, the 5 and the other six go back to your hand. Next time you need only one more die there.
example-piglet = You rolled 1, 3 and 6, which add up to 10: you could take Swinbag 10. You leave it. With the 3 and the 6 you have four dice on the corn, so you take it, and everyone's dice on it go home. Three of your dice are on the Hamsters, but you took a card, so they eat nothing.
example-swinbag = The same roll, but you take Swinbag 10. You need not place anything for it. You get all seven of your dice back, even those on the Hamsters; the other players' dice stay where they are.
example-eaten = Your 1 is the third of your dice on the Hamsters, and you take no card. They eat one card from your storage: you give them the beet. Your dice come back.
example-closed = The pile for twos is empty and closed. Twos can no longer be placed, so they go back to your hand.
example-seven = Your fourth die on the corn takes the card. That is your seventh corn, and you win at once.
