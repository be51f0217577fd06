about = Zeig eine Karte oder vergrab sie unter dem Stapel, alle gleichzeitig und geheim. Ein kleines Spiel, das die Gesetze des Verbergens prüft.

ours-game = das ganze Spiel, gemacht für die Tests dieses Projekts

option-hand = Karten auf einer vollen Hand

card-hidden =
    { $count ->
        [one] eine verdeckte Karte
       *[other] { $count } verdeckte Karten
    }

summary-choose = Alle wählen geheim eine Karte, um sie zu zeigen oder zu vergraben.
summary-chosen = Deine Wahl: { $move }.
summary-deck =
    { $count ->
        [one] Im Stapel ist { $count } Karte.
       *[other] Im Stapel sind { $count } Karten.
    }
summary-slot = Unter dem Stapel, Nummer { $number }: { $card }, vergraben von { $by }.
summary-hand =
    { $who_is ->
        [you] Du hast { $cards } auf der Hand.
       *[other] { $who } hat { $cards } auf der Hand.
    }
summary-dug_up =
    { $who_is ->
        [you]
            { $count ->
                [one] { $count } davon kam bei dir von unter dem Stapel.
               *[other] { $count } davon kamen bei dir von unter dem Stapel.
            }
       *[other]
            { $count ->
                [one] { $count } davon kam von unter dem Stapel.
               *[other] { $count } davon kamen von unter dem Stapel.
            }
    }
summary-won =
    { $who_is ->
        [you]
            { $count ->
                [one] Du hast { $count } Karte gewonnen.
               *[other] Du hast { $count } Karten gewonnen.
            }
       *[other]
            { $count ->
                [one] { $who } hat { $count } Karte gewonnen.
               *[other] { $who } hat { $count } Karten gewonnen.
            }
    }

move-show = { $card } zeigen
move-bury = { $card } vergraben

story-chose =
    { $who_is ->
        [you] Du hast gewählt.
       *[other] { $who } hat gewählt.
    }
story-shows =
    { $who_is ->
        [you] Du zeigst { $card }.
       *[other] { $who } zeigt { $card }.
    }
story-buries =
    { $who_is ->
        [you] Du legst eine Karte unter den Stapel.
       *[other] { $who } legt eine Karte unter den Stapel.
    }
story-wins =
    { $who_is ->
        [you]
            { $count ->
                [one] Du gewinnst { $count } Karte.
               *[other] Du gewinnst { $count } Karten.
            }
       *[other]
            { $count ->
                [one] { $who } gewinnt { $count } Karte.
               *[other] { $who } gewinnt { $count } Karten.
            }
    }
story-tie = Kein Wert wurde nur einmal gezeigt: Niemand gewinnt diese Karten.
story-draws =
    { $who_is ->
        [you] Du ziehst { $cards }.
       *[other] { $who } zieht { $cards }.
    }
story-over =
    { $count ->
        [one] Die Partie ist zu Ende. Gewonnen, mit { $count } Karte: { $seats }.
       *[other] Die Partie ist zu Ende. Gewonnen, mit { $count } Karten: { $seats }.
    }

tally-won = Gewonnene Karten

why-not_in_hand = { $card } ist nicht auf deiner Hand.
why-dug_up = { $card } kam von unter dem Stapel: Diese Karte kann nicht noch einmal vergraben werden.

notation-move = Erwartet: show oder bury und eine Karte, etwa "show a1"; erhalten: "{ $came }".
notation-json = Erwartet: ein Zug wie { "{" }"move": "show", "card": "a1"{ "}" }; erhalten: { $came }.
notation-outcome = Erwartet: eine Karte wie a1; erhalten: "{ $came }".

edition-cards =
    { $count ->
        [one] Erwartet: { $expected } Karten; erhalten: { $count }.
       *[other] Erwartet: { $expected } Karten; erhalten: { $count }.
    }

rule-UD1 = Die zehn Karten werden gemischt, und alle bekommen eine Hand aus zweien, oder aus dreien, wenn es am Tisch so eingestellt ist.
rule-UD2 = Wer Karten hat, wählt eine davon, alle gleichzeitig und geheim: um sie zu zeigen oder um sie unter dem Stapel zu vergraben.
rule-UD3 = Haben alle gewählt, werden die gezeigten Karten aufgedeckt. Der höchste Wert, den nur ein Platz zeigt, gewinnt sie alle; gibt es keinen, sind sie aus dem Spiel.
rule-UD4 = Vergrabene Karten kommen in der Reihenfolge der Plätze unter den Stapel. Alle sehen, wer eine Karte vergräbt, nicht welche.
rule-UD5 = Eine Karte, die von unter dem Stapel kam, wird getrennt gehalten, damit alle sehen, wie viele davon eine Hand hat und wer sie vergraben hatte, und kann nicht noch einmal vergraben werden.
rule-UD6 = Dann werden die Hände aufgefüllt, der erste Platz zuerst: vom Stapel, und ist er aufgebraucht, von den Karten darunter, die zuerst vergrabene zuerst.
rule-UD7 = Alle kennen die offenen Karten, die eigene Hand und den Ort jeder Karte, die sie selbst vergraben haben, auch wenn jemand sie zieht.
rule-UD8 = Die Partie endet, wenn niemand mehr eine Karte hat. Die meisten gewonnenen Karten gewinnen; Gleichstand teilt den Sieg.

example-hands = Du hast a1 und c2 gezogen; die anderen sehen nur die Rückseiten.
example-shown = Du zeigst c2, Platz 2 zeigt d2: Beide sind 2 wert, also gewinnt sie niemand.
example-last = Noch hat niemand seine Karten verbraucht: Der Stapel hat noch sechs, und die Partie geht weiter.
