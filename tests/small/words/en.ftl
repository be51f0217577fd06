about = Show a card or bury it under the deck, all at once and in secret. A small game that proves the laws of hiding.

ours-game = the whole game, made for this project's tests

option-hand = Cards in a full hand

card-hidden =
    { $count ->
        [one] a hidden card
       *[other] { $count } hidden cards
    }

summary-choose = Everyone chooses a card in secret, to show or to bury.
summary-chosen = You have chosen: { $move }.
summary-deck =
    { $count ->
        [one] There is { $count } card in the deck.
       *[other] There are { $count } cards in the deck.
    }
summary-slot = Under the deck, number { $number }: { $card }, buried by { $by }.
summary-hand =
    { $who_is ->
        [you] You hold { $cards }.
       *[other] { $who } holds { $cards }.
    }
summary-dug_up =
    { $who_is ->
        [you] { $count } of these came to you from under the deck.
       *[other] { $count } of these came from under the deck.
    }
summary-won =
    { $who_is ->
        [you]
            { $count ->
                [one] You have won { $count } card.
               *[other] You have won { $count } cards.
            }
       *[other]
            { $count ->
                [one] { $who } has won { $count } card.
               *[other] { $who } has won { $count } cards.
            }
    }

move-show = Show { $card }
move-bury = Bury { $card }

story-chose =
    { $who_is ->
        [you] You have chosen.
       *[other] { $who } has chosen.
    }
story-shows =
    { $who_is ->
        [you] You show { $card }.
       *[other] { $who } shows { $card }.
    }
story-buries =
    { $who_is ->
        [you] You put a card under the deck.
       *[other] { $who } puts a card under the deck.
    }
story-wins =
    { $who_is ->
        [you]
            { $count ->
                [one] You win { $count } card.
               *[other] You win { $count } cards.
            }
       *[other]
            { $count ->
                [one] { $who } wins { $count } card.
               *[other] { $who } wins { $count } cards.
            }
    }
story-tie = No value was shown only once: nobody wins these cards.
story-draws =
    { $who_is ->
        [you] You draw { $cards }.
       *[other] { $who } draws { $cards }.
    }
story-over =
    { $count ->
        [one] The match is over. Won, with { $count } card: { $seats }.
       *[other] The match is over. Won, with { $count } cards: { $seats }.
    }

tally-won = Cards won

why-not_in_hand = { $card } is not in your hand.
why-dug_up = { $card } came from under the deck: it cannot be buried again.

notation-move = Expected show or bury and a card, such as "show a1"; got "{ $came }".
notation-json = Expected a move such as { "{" }"move": "show", "card": "a1"{ "}" }; got { $came }.
notation-outcome = Expected a card such as a1; got "{ $came }".

edition-cards = Expected { $expected } cards, got { $count }.

rule-UD1 = The ten cards are shuffled, and everyone is dealt a hand of two, or of three if the table says so.
rule-UD2 = All who have cards choose one at the same time and in secret, to show it or to bury it under the deck.
rule-UD3 = When the last has chosen, the shown cards are turned up. The highest value that only one seat shows wins them all; if there is none, they are out.
rule-UD4 = Buried cards go under the deck in the order of the seats. All see who buried a card, not which.
rule-UD5 = A card that came from under the deck is held apart, so that all see how many of these a hand has and who had buried them, and cannot be buried again.
rule-UD6 = Then the hands are filled, the first seat first: from the deck, and when that is used up from the cards under it, the first buried first.
rule-UD7 = Everyone knows the open cards, their own hand, and where each card is that they buried themselves: it stays known when somebody draws it.
rule-UD8 = The match ends when nobody has a card left. Most cards won win; ties share.

example-hands = You have drawn a1 and c2; the others see only the backs.
example-shown = You show c2 and seat 2 shows d2: both are worth 2, so nobody wins them.
example-last = Nobody has run out of cards yet: the deck still has six, so the match goes on.
