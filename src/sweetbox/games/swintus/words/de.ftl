about = Würfle, leg deine Würfel auf das Futter, das du willst, und sammle vor allen anderen sieben Stück von einer Sorte. Aber hüte dich vor den Hungrigen Hamstern.

primer-goal = Wer zuerst sieben Stück von einem Futter im Vorrat hat, gewinnt.
primer-turn = Würfle und leg deine Würfel auf die Karten ihrer Zahlen; Sechsen gehen überall hin, Einsen müssen zu den Hungrigen Hamstern. Liegen genug deiner Würfel auf einer Karte, gehört sie dir. Die drei Karten unten verlangen besondere Würfe und kommen zuerst dran.
primer-end = Liegen drei deiner Würfel bei den Hamstern, fressen sie eine deiner Karten.
primer-picture = Im Bild hat jede Karte der oberen Reihe ihre Zahl, ihr Futter (C Maiskolben, B Rübe, P Apfel, A Eichel), die Karten darunter und die Würfel darauf: 1:2+1 sind zwei Würfel und eine Sechs von Platz 1. Dann die drei Mastkarten: S5, S10, S15 Schweinesack, M Vielfachtrog, L3 Glücksdrei, L1 Einsames Quieken, S6 Süße Sechsen, mit ! wo der Platz am Zug das Verlangte hat. Dann je Platz: # für jeden Würfel auf der Hand, sein Futter und sein Wurf.

ours-foods = Welches Futter die Karten zeigen, haben wir bestimmt: Die Anleitung nennt nur die Anzahl. Eine gedruckte Schachtel lässt sich als Ausgabe eingeben.
ours-holes = Was geschieht, wenn niemand mehr einen Würfel hat, wenn Stapel leer sind oder wenn sehr lange niemand eine Karte nimmt, stammt von uns: Die Anleitung schweigt dazu.

option-idle_turns = So viele Züge in Folge ohne genommene Karte beenden die Partie

pile-fives = Fünfer
pile-fours = Vierer
pile-threes = Dreier
pile-twos = Zweier
pile-hamsters = Hungrige Hamster
pile-fattening = Mastkarten

card-fives = die Fünferkarte
card-fours = die Viererkarte
card-threes = die Dreierkarte
card-twos = die Zweierkarte
card-hamsters = die Hungrigen Hamster
card-swinbag_5 = Schweinesack 5
card-swinbag_10 = Schweinesack 10
card-swinbag_15 = Schweinesack 15
card-multitrough = Vielfachtrog
card-lucky_three = Glücksdrei
card-lonesome_squeak = Einsames Quieken
card-sweet_sixes = Süße Sechsen
card-named = { $name } ({ $foods })

asks-swinbag_5 = ein Wurf von genau 5 Punkten
asks-swinbag_10 = ein Wurf von genau 10 Punkten
asks-swinbag_15 = ein Wurf von genau 15 Punkten
asks-multitrough = eigene Würfel in der oberen Reihe, die genau 1-1-1-1, 2-2-2 oder 3-3 liegen
asks-lucky_three = drei oder mehr Würfel mit derselben Zahl in einem Wurf
asks-lonesome_squeak = ein Wurf mit genau einem Würfel
asks-sweet_sixes = genau vier eigene Sechsen in der oberen Reihe

pieces-corn = { $count } Maiskolben
pieces-beet =
    { $count ->
        [one] { $count } Rübe
       *[other] { $count } Rüben
    }
pieces-apple =
    { $count ->
        [one] { $count } Apfel
       *[other] { $count } Äpfel
    }
pieces-acorn =
    { $count ->
        [one] { $count } Eichel
       *[other] { $count } Eicheln
    }
pieces-list = { $pieces }
pieces-none = kein Futter

dice-1 =
    { $count ->
        [one] { $count } Eins
       *[other] { $count } Einsen
    }
dice-2 =
    { $count ->
        [one] { $count } Zwei
       *[other] { $count } Zweien
    }
dice-3 =
    { $count ->
        [one] { $count } Drei
       *[other] { $count } Dreien
    }
dice-4 =
    { $count ->
        [one] { $count } Vier
       *[other] { $count } Vieren
    }
dice-5 =
    { $count ->
        [one] { $count } Fünf
       *[other] { $count } Fünfen
    }
dice-6 =
    { $count ->
        [one] { $count } Sechs
       *[other] { $count } Sechsen
    }
dice-any = { $count } Würfel
dice-with_sixes =
    { $count ->
        [one] { $count } Würfel ({ $sixes })
       *[other] { $count } Würfel (davon { $sixes })
    }
dice-roll = { $faces }

summary-set_up = Die Karten werden ausgelegt.
summary-turn =
    { $who_is ->
        [you] Du bist am Zug.
       *[other] { $who } ist am Zug.
    }
summary-rolled =
    { $who_is ->
        [you] Du hast { $roll } gewürfelt.
       *[other] { $who } hat { $roll } gewürfelt.
    }
summary-place =
    { $who_is ->
        [you] Du hast { $dice }: Wie viele davon kommen auf { $card }?
       *[other] { $who } hat { $dice } und entscheidet, wie viele davon auf { $card } kommen.
    }
summary-waiting = Danach bleibt noch zu legen oder zu behalten: { $roll }.
summary-claim =
    { $who_is ->
        [you] Du darfst eine davon nehmen oder keine: { $cards }.
       *[other] { $who } darf eine davon nehmen oder keine: { $cards }.
    }
summary-feed =
    { $who_is ->
        [you] Die Hamster sind hungrig: Wähl für sie eine Karte aus deinem Vorrat.
       *[other] Die Hamster sind hungrig: { $who } wählt eine Karte für sie.
    }
summary-won =
    { $who_is ->
        [you] Die Partie ist zu Ende: Du gewinnst ({ $food }).
       *[other] Die Partie ist zu Ende: { $who } gewinnt ({ $food }).
    }
summary-over = Die Partie ist zu Ende: { $reason }. Die meisten Stück einer Sorte: { $most }. Gewonnen: { $seats }.
summary-over_idle = Zu lange hat niemand eine Karte genommen
summary-over_empty = Es liegt keine Karte mehr da, die jemand nehmen könnte
summary-top =
    { $count ->
        [one] Obere Reihe, { $card }: Zum Nehmen sind { $need } eigene Würfel nötig. { $dice } Darunter liegt noch { $count } Karte.
       *[other] Obere Reihe, { $card }: Zum Nehmen sind { $need } eigene Würfel nötig. { $dice } Darunter liegen noch { $count } Karten.
    }
summary-hamsters = Obere Reihe, die Hungrigen Hamster: Ab { $need } eigenen Würfeln fressen sie. { $dice }
summary-closed = Obere Reihe, { $card }: Der Stapel ist leer, hier darf nichts mehr liegen.
summary-dice = Darauf: { $dice }.
summary-dice_here = { $dice } von { $seat }
summary-no_dice = Es liegen keine Würfel darauf.
summary-fattening = Untere Reihe, Feld { $number }, { $card }. Bedingung: { $asks }. { $now }
summary-met = Jetzt erfüllt von { $seats }.
summary-not_met = Das erfüllt jetzt niemand.
summary-no_fattening = Untere Reihe, Feld { $number }: leer.
summary-fattening_below =
    { $count ->
        [one] { $count } Mastkarte liegt verdeckt.
       *[other] { $count } Mastkarten liegen verdeckt.
    }
summary-stands =
    { $who_is ->
        [you]
            { $count ->
                [one] Du hast { $hand } auf der Hand und { $food } im Vorrat: Zu sieben von einer Sorte fehlt { $count } Stück.
               *[other] Du hast { $hand } auf der Hand und { $food } im Vorrat: Zu sieben von einer Sorte fehlen { $count } Stück.
            }
       *[other]
            { $count ->
                [one] { $who } hat { $hand } auf der Hand und { $food } im Vorrat: Zu sieben von einer Sorte fehlt { $count } Stück.
               *[other] { $who } hat { $hand } auf der Hand und { $food } im Vorrat: Zu sieben von einer Sorte fehlen { $count } Stück.
            }
    }
summary-stands_full =
    { $who_is ->
        [you] Du hast { $hand } auf der Hand und { $food } im Vorrat.
       *[other] { $who } hat { $hand } auf der Hand und { $food } im Vorrat.
    }
summary-storage =
    { $who_is ->
        [you] Dein Vorrat: { $cards }.
       *[other] Der Vorrat von { $who }: { $cards }.
    }
summary-stored =
    { $count ->
        [one] { $count } Karte ({ $foods })
       *[other] { $count } Karten ({ $foods })
    }
summary-idle =
    { $count ->
        [one] Seit { $count } Zug hat niemand eine Karte genommen; nach { $limit } in Folge endet die Partie.
       *[other] Seit { $count } Zügen hat niemand eine Karte genommen; nach { $limit } in Folge endet die Partie.
    }

asked-place =
    { $who_is ->
        [you] Leg Würfel auf die Karten oder behalte sie auf der Hand.
       *[other] { $who } legt Würfel.
    }
asked-claim =
    { $who_is ->
        [you] Du darfst nehmen: { OR($cards) }. Oder keine.
       *[other] { $who } darf eine Mastkarte nehmen: { OR($cards) }.
    }

letter-corn = M
letter-beet = R
letter-apple = A
letter-acorn = E

web-board = Der Tisch von Swintus 3D
web-top = Obere Reihe
web-bottom = Mastkarten
web-tray = Würfel
web-roll =
    { $who_is ->
        [you] Dein Wurf
       *[other] Wurf von { $who }
    }
web-keep_all = Alle Würfel behalten
web-whole = Den ganzen Wurf auf einmal
web-plan = { $puts }
web-put = { $dice } auf { $card }
web-take_back = { $dice } von der Karte zurücknehmen: { $card }
web-pick = Eine Sechs aufnehmen und dann ihre Karte wählen
web-met = Du hast es
web-takes = Für dich
web-eats = Sie fressen

move-put = { $dice } auf { $card } legen
move-keep_2 =
    { $count ->
        [one] Die Zwei auf der Hand behalten
       *[other] Die Zweien auf der Hand behalten
    }
move-keep_3 =
    { $count ->
        [one] Die Drei auf der Hand behalten
       *[other] Die Dreien auf der Hand behalten
    }
move-keep_4 =
    { $count ->
        [one] Die Vier auf der Hand behalten
       *[other] Die Vieren auf der Hand behalten
    }
move-keep_5 =
    { $count ->
        [one] Die Fünf auf der Hand behalten
       *[other] Die Fünfen auf der Hand behalten
    }
move-keep_6 =
    { $count ->
        [one] Die Sechs auf der Hand behalten
       *[other] Die Sechsen auf der Hand behalten
    }
move-no_sixes = Keine Sechsen auf { $card } legen
move-take = Nehmen: { $card }
move-leave = Keine Mastkarte nehmen
move-lose = Den Hamstern eine Karte geben: { $foods }

story-start =
    { $who_is ->
        [you] Du beginnst.
       *[other] { $who } beginnt.
    }
story-roll =
    { $who_is ->
        [you] Du würfelst { $roll }.
       *[other] { $who } würfelt { $roll }.
    }
story-ones =
    { $who_is ->
        [you] Die Hamster bekommen { $dice } von dir.
       *[other] Die Hamster bekommen { $dice } von { $who }.
    }
story-put =
    { $who_is ->
        [you] Du legst { $dice } auf { $card }.
       *[other] { $who } legt { $dice } auf { $card }.
    }
story-leave =
    { $who_is ->
        [you] Du nimmst keine Mastkarte.
       *[other] { $who } nimmt keine Mastkarte.
    }
story-take =
    { $who_is ->
        [you] Du nimmst { $card }; alle Würfel darauf gehen zurück.
       *[other] { $who } nimmt { $card }; alle Würfel darauf gehen zurück.
    }
story-take_fattening =
    { $who_is ->
        [you] Du nimmst: { $card }. Alle deine Würfel kommen zurück.
       *[other] { $who } nimmt: { $card }. Alle eigenen Würfel kommen zurück.
    }
story-lose =
    { $who_is ->
        [you] Die Hamster fressen eine Karte von dir ({ $foods }); alle Würfel auf ihnen gehen zurück.
       *[other] Die Hamster fressen eine Karte von { $who } ({ $foods }); alle Würfel auf ihnen gehen zurück.
    }
story-nothing_to_lose =
    { $who_is ->
        [you] Die Hamster finden nichts in deinem Vorrat; alle Würfel auf ihnen gehen zurück.
       *[other] Die Hamster finden nichts im Vorrat von { $who }; alle Würfel auf ihnen gehen zurück.
    }
story-reveal = Aufgedeckt wird { $card }.
story-reveal_fattening = Eine Mastkarte wird aufgedeckt: { $card }. Bedingung: { $asks }.
story-stuck = Niemand hat noch einen Würfel auf der Hand: Alle Würfel gehen zurück.
story-skip =
    { $who_is ->
        [you] Du hast keinen Würfel auf der Hand und setzt aus.
       *[other] { $who } hat keinen Würfel auf der Hand und setzt aus.
    }
story-turn =
    { $who_is ->
        [you] Du bist am Zug.
       *[other] { $who } ist am Zug.
    }

why-feed_first = Die Hamster sind hungrig: Wähl erst eine Karte aus deinem Vorrat für sie.
why-not_stored = Diese Karte ist nicht in deinem Vorrat: { $foods }.
why-not_hungry = Die Hamster bekommen nur am Ende eines Zuges ohne Karte etwas, wenn drei oder mehr deiner Würfel auf ihnen liegen.
why-place_first = Leg erst deine Würfel zu Ende: Danach werden die Karten geprüft.
why-no_card = Auf Feld { $number } der unteren Reihe liegt keine Karte: Der Stapel ist leer.
why-not_met = { $card } geht nicht. Die Bedingung ist nicht erfüllt: { $asks }.
why-placed = Deine Würfel liegen: Nimm jetzt eine Mastkarte oder lass es.
why-closed = Der Stapel ist leer, darum dürfen keine Würfel auf { $card }.
why-too_many = Du kannst hier nicht { $dice } legen: Zu legen hast du { $have }.
why-decided = Wie viele auf { $card } kommen, steht schon fest.
why-first_own = Eine Karte nach der anderen: Entscheide erst, wie viele Würfel mit der passenden Zahl auf { $card } kommen.
why-first_sixes = Eine Karte nach der anderen: Entscheide erst, wie viele Sechsen auf { $card } kommen.

notation-move = Erwartet: 5:2, 6->3:1, take 2, leave, lose corn+beet oder place 5:1 6->5:2; gekommen ist "{ $came }".
notation-place = Erwartet: gelegte Würfel wie "place 5:1 6->5:2" oder "place none", jede Zahl einmal; gekommen ist "{ $came }".
notation-json = Erwartet: ein Zug wie { "{" }"move": "put", "face": 6, "card": "fives", "dice": 2{ "}" }; gekommen ist { $came }.
notation-outcome = Erwartet: ein Würfel, eine Karte wie corn+beet oder ein Platz, der beginnt; gekommen ist "{ $came }".
notation-cards = Erwartet: { $count } offene Karten wie open=corn+beet,-,…; gekommen ist "{ $came }".
notation-card = Erwartet: eine Karte dieses Stapels ({ $pile }) oder -; gekommen ist "{ $came }".

edition-pile =
    { $count ->
        [one] Erwartet: { $expected } Karten im Stapel "{ $pile }"; gekommen ist { $count }.
       *[other] Erwartet: { $expected } Karten im Stapel "{ $pile }"; gekommen sind { $count }.
    }

rule-SW1 = In deinem Zug würfelst du mit allen Würfeln, die du auf der Hand hast. Einsen müssen auf die Hungrigen Hamster. Jede Zwei, Drei, Vier oder Fünf darf auf die offene Karte ihrer Zahl, jede Sechs auf jede der fünf Karten der oberen Reihe, auch auf die Hamster. Was du nicht legst, nimmst du zurück auf die Hand.
rule-SW2 = Erst werden alle Würfel gelegt, dann die Karten geprüft. Eine Sechs bleibt eine Sechs, wo immer sie liegt.
rule-SW3 = In einem Zug nimmst du höchstens eine Karte. Zuerst kommen die drei offenen Mastkarten: Hast du, was eine verlangt, darfst du sie nehmen. Dann kommen alle sieben eigenen Würfel zu dir zurück, wo sie auch liegen; die der anderen bleiben. Die Lücke wird vom Stapel gefüllt.
rule-SW4 = Schweinesack 5, 10 und 15 verlangen, dass die Würfel dieses Zuges zusammen diese Zahl ergeben; Glücksdrei, dass mindestens drei von ihnen dieselbe Zahl zeigen, wobei eine Sechs nur eine Sechs ist; Einsames Quieken, dass du mit genau einem Würfel gewürfelt hast. Wie du sie legst, ist dafür gleich.
rule-SW5 = Vielfachtrog verlangt, dass deine Würfel in der ganzen oberen Reihe, auch auf den Hamstern, genau zu je einem auf vier Karten, zu je zweien auf dreien oder zu je dreien auf zweien liegen, und sonst nirgends.
rule-SW6 = Süße Sechsen verlangt, dass genau vier deiner Würfel in der oberen Reihe eine Sechs zeigen, die aus früheren Zügen mitgezählt.
rule-SW7 = Hast du keine Mastkarte genommen und erreichen deine Würfel die Zahl einer Karte der oberen Reihe, musst du sie nehmen: vier bei einer leckeren Karte (Zweier, Dreier), fünf bei einer sättigenden (Vierer, Fünfer), oder mehr. Alle Würfel darauf gehen zurück, und die nächste Karte des Stapels wird aufgedeckt.
rule-SW8 = Hast du keine Karte genommen und liegen drei oder mehr deiner Würfel auf den Hamstern, fressen sie eine Karte aus deinem Vorrat, die du auswählst; sie ist aus dem Spiel. Ist der Vorrat leer, verlierst du nichts. So oder so gehen alle Würfel auf den Hamstern zurück.
rule-SW9 = Ohne Würfel auf der Hand setzt du aus: Nichts wird gewürfelt, genommen oder gefressen.
rule-SW10 = Hat am Ende eines Zuges niemand einen Würfel auf der Hand, gehen alle Würfel zurück, nichts wird gefressen, und der nächste Platz würfelt.
rule-SW11 = Ein leerer Stapel der Zweier bis Fünfer ist geschlossen: Dort dürfen keine Würfel mehr liegen. Ist der Stapel der Mastkarten leer, bleiben Lücken in der unteren Reihe.
rule-SW12 = Wer sieben oder mehr Stück von einer Sorte im Vorrat hat, gewinnt sofort.
rule-SW13 = Liegt keine Karte mehr da, die jemand nehmen könnte, endet die Partie: Die meisten Stück einer Sorte gewinnen, dann das meiste Futter, sonst wird der Sieg geteilt. Sind die vier Futterstapel der oberen Reihe leer, lassen sich Vielfachtrog und Einsames Quieken nicht mehr nehmen.
rule-SW14 = Vorräte, Würfel und offene Karten sehen alle. Die Reihenfolge eines Stapels kennt niemand: Jede Karte wird beim Aufdecken vom Zufall gezogen.
rule-SW15 = Nach so vielen Zügen in Folge ohne genommene Karte, wie am Tisch eingestellt ist (sonst 100, ausgesetzte Züge zählen mit), endet die Partie, als wäre keine Karte mehr da.
rule-SW16 = Du darfst mehr Würfel legen, als eine Karte braucht. Jede Karte deines Vorrats darf an die Hamster gehen. Würfel, die nach einem Zug mit Karte auf den Hamstern bleiben, zählen in deinem nächsten Zug wieder. Ein Sieg gilt, bevor eine Karte aufgedeckt oder gefressen wird.
rule-SW17 = Eine Wahl mit nur einer Möglichkeit ist keine: Wofür du beim Legen keine Würfel hast, das wird übergangen, und zeigen alle Karten deines Vorrats dasselbe Futter, fressen die Hamster eine davon, ohne zu fragen.
rule-SW18 = Der Zufall bestimmt, wer beginnt.
