about = Würfle, leg deine Würfel auf das Futter, das du willst, und hab vor allen anderen sieben Stück von einer Sorte im Vorrat. Aber hüte dich vor den Hungrigen Hamstern.

primer-goal = Wer zuerst { $goal } Stück Futter von einer Sorte im Vorrat hat, gewinnt.
primer-turn = Würfle und leg deine Würfel auf die Karten mit ihrer Zahl. Sechsen dürfen überallhin, Einsen müssen zu den Hungrigen Hamstern. Liegen genug deiner Würfel auf einer Karte, nimmst du sie. Die Mastkarten unten verlangen etwas Besonderes und kommen zuerst dran. Pro Zug nimmst du höchstens eine Karte.
primer-end = Hast du keine Karte genommen und liegen { $hamsters } oder mehr deiner Würfel auf den Hamstern, fressen sie eine deiner Karten.
primer-picture = Im Bild hat jede Karte der oberen Reihe ihre Zahl, ihr Futter (C Maiskolben, B Rübe, P Apfel, A Eichel), die Karten darunter und die Würfel darauf: 1:2+1 sind zwei Würfel und eine Sechs von Platz 1. Dann kommen die Mastkarten: S5, S10, S15 Schweinesack, M Vielfachtrog, L3 Glücksdrei, L1 Einsames Quieken, S6 Süße Sechsen, mit !, wenn der Platz am Zug die Bedingung erfüllt. Dann jeder Platz: ein # für jeden Würfel auf der Hand, sein Futter und sein Wurf.

lesson-dice = Das sind deine sieben Würfel, frisch geworfen. Jede Zahl von zwei bis fünf hat in der oberen Reihe ihre eigene Karte.
lesson-ones = Deine Eins hatte keine Wahl: Sie ging an die Hungrigen Hamster. Landen drei deiner Würfel hier und nimmst du keine Karte, fressen sie eine von deinen.
lesson-lay = Vier Fünfen: Leg sie alle auf die Fünferkarte, die fünf Würfel braucht. Die Dreien dürfen vorerst auf der Hand bleiben.
lesson-lay-instead = Auch so lässt es sich spielen. Am schnellsten kommst du aber mit den Fünfen an die Karte links.
lesson-lay-done = Gut gelegt: Noch eine Fünf, und die Karte gehört dir.
lesson-back = Was du nicht gelegt hast, kam zurück auf deine Hand, und du hast neu gewürfelt. Deine Fünfen warten noch auf ihrer Karte.
lesson-complete = Eine Fünf und eine Sechs: Jede von beiden macht die Karte voll, denn eine Sechs darf auf jede Karte der oberen Reihe. Leg eine davon dorthin.
lesson-complete-instead = Dir fehlt auf der Karte noch ein Würfel. Wer zuerst fünf eigene darauf hat, bekommt sie.
lesson-storage = Die Karte gehört dir, und alle Würfel darauf sind wieder zu Hause. Sie liegt jetzt in deinem Vorrat: Wer zuerst sieben von einer Sorte hat, gewinnt.
lesson-fattening = Diese drei sind fetter, und jede hat ihre eigene Bedingung. Erfüllst du sie, darfst du die Karte statt einer aus der oberen Reihe nehmen.
lesson-end = Jetzt kennst du dich am Trog aus. Würfle weiter, die Partie gehört dir.

ours-minutes = wie lange eine Partie dauert
ours-fewest = dass zwei zum Spielen genügen
ours-fattening = wie viele Mastkarten es von jeder Art gibt
ours-foods = welches Futter eine Karte zeigt
ours-start = dass der Zufall bestimmt, wer beginnt (SW18)
ours-multitrough = dass neben dem Muster des Vielfachtrogs keine anderen Würfel liegen dürfen (SW5)
ours-holes = was geschieht, wenn Würfel oder Karten ausgehen oder niemand eine Karte nimmt (SW10, SW11, SW13, SW15)

elsewhere = aus Geschäften und Besprechungen
elsewhere-publisher = der Verlag

option-idle_turns = Nach so vielen Zügen in Folge, in denen niemand eine Karte nimmt, endet die Partie

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
asks-multitrough = eigene Würfel in der oberen Reihe genau im Muster 1-1-1-1, 2-2-2 oder 3-3
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
summary-over =
    { $who_is ->
        [you] Die Partie ist zu Ende: { $reason }. Du gewinnst mit den meisten Stück von einer Sorte ({ $most }).
       *[other] Die Partie ist zu Ende: { $reason }. { $who } gewinnt mit den meisten Stück von einer Sorte ({ $most }).
    }
summary-over_tied =
    { $who_is ->
        [you] Die Partie ist zu Ende: { $reason }. Bei Gleichstand ({ $most } von einer Sorte) gewinnst du mit dem meisten Futter insgesamt ({ $food }).
       *[other] Die Partie ist zu Ende: { $reason }. Bei Gleichstand ({ $most } von einer Sorte) gewinnt { $who } mit dem meisten Futter insgesamt ({ $food }).
    }
summary-over_shared = Die Partie ist zu Ende: { $reason }. { $seats } gewinnen gemeinsam, mit je { $most } von einer Sorte und { $food } insgesamt.
summary-over_idle =
    { $count ->
        [one] Seit { $count } Zug hat niemand eine Karte genommen
       *[other] Seit { $count } Zügen hat niemand eine Karte genommen
    }
summary-over_empty = Es liegt keine Karte mehr da, die jemand nehmen könnte
summary-top =
    { $count ->
        [one] Obere Reihe, { $card }: Wer { $need } eigene Würfel darauf hat, nimmt sie. { $dice } Darunter liegt noch { $count } Karte.
       *[other] Obere Reihe, { $card }: Wer { $need } eigene Würfel darauf hat, nimmt sie. { $dice } Darunter liegen noch { $count } Karten.
    }
summary-hamsters = Obere Reihe, die Hungrigen Hamster: Ab { $need } eigenen Würfeln fressen sie. { $dice }
summary-closed = Obere Reihe, { $card }: Der Stapel ist leer, hierher darf kein Würfel mehr.
summary-dice = Darauf: { $dice }.
summary-dice_here = { $dice } von { $seat }
summary-no_dice = Es liegen keine Würfel darauf.
summary-fattening = Untere Reihe, Feld { $number }, { $card }. Bedingung: { $asks }. { $now }
summary-met = Gerade erfüllt von { $seats }.
summary-not_met = Das erfüllt gerade niemand.
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
                [one] Du hast { $hand } auf der Hand und { $food } im Vorrat: Zu { $goal ->
                        [7] sieben
                       *[other] { $goal }
                    } von einer Sorte fehlt { $count } Stück.
               *[other] Du hast { $hand } auf der Hand und { $food } im Vorrat: Zu { $goal ->
                        [7] sieben
                       *[other] { $goal }
                    } von einer Sorte fehlen { $count } Stück.
            }
       *[other]
            { $count ->
                [one] { $who } hat { $hand } auf der Hand und { $food } im Vorrat: Zu { $goal ->
                        [7] sieben
                       *[other] { $goal }
                    } von einer Sorte fehlt { $count } Stück.
               *[other] { $who } hat { $hand } auf der Hand und { $food } im Vorrat: Zu { $goal ->
                        [7] sieben
                       *[other] { $goal }
                    } von einer Sorte fehlen { $count } Stück.
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
        [you] Du darfst { OR($cards) } nehmen, oder keine.
       *[other] { $who } darf eine Mastkarte nehmen: { OR($cards) }.
    }

letter-corn = M
letter-beet = R
letter-apple = A
letter-acorn = E

tally-corn = Maiskolben
tally-beet = Rüben
tally-apple = Äpfel
tally-acorn = Eicheln
tally-most = Die meisten einer Sorte
tally-all = Alles Futter, bei Gleichstand

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
web-whole = Der ganze Wurf auf einmal
web-plan = { $puts }
web-put = { $dice } auf { $card }
web-take_back = { $dice } zurücknehmen: { $card }
web-pick = Eine Sechs aufnehmen und dann ihre Karte wählen
web-met = Bedingung erfüllt
web-takes = Deine
web-eats = Sie fressen
web-need = Wer { $dice } darauf hat, nimmt die Karte. Auch Sechsen zählen.
web-need_ones = Wer { $dice } oder Sechsen darauf hat und keine Karte nimmt, dem fressen die Hamster eine weg.
web-below =
    { $count ->
        [one] { $count } Karte liegt darunter.
       *[other] { $count } Karten liegen darunter.
    }
web-eaten = { $count } Stück Futter von den Hamstern gefressen
web-in_hand = { $dice } auf der Hand
web-stored = { $pieces } im Vorrat. Mit { $goal } von einer Sorte gewinnst du.

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
move-take = { $card } nehmen
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
        [you] Du nimmst { $card } und bekommst alle deine Würfel zurück.
       *[other] { $who } nimmt { $card } und bekommt alle eigenen Würfel zurück.
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
story-stuck = Niemand hat einen Würfel auf der Hand, darum gehen alle Würfel zurück.
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

brief-start = beginnt
brief-turn = am Zug
brief-take = nimmt
brief-take_fattening = nimmt
brief-leave = lässt sie liegen
brief-lose = fressen
brief-nothing_to_lose = finden nichts
brief-reveal = neu:
brief-stuck = alle Würfel zurück
brief-skip = setzt aus

why-feed_first = Die Hamster sind hungrig: Wähl erst eine Karte aus deinem Vorrat für sie.
why-not_stored = Diese Karte ist nicht in deinem Vorrat: { $foods }.
why-not_hungry = Den Hamstern gibst du nur am Ende eines Zuges eine Karte, in dem du keine genommen hast und { $need ->
        [3] drei
       *[other] { $need }
    } oder mehr deiner Würfel auf ihnen liegen.
why-place_first = Leg erst deine Würfel zu Ende: Danach werden die Karten geprüft.
why-no_card = Feld { $number } der unteren Reihe ist leer, und sein Stapel auch.
why-not_met = { $card }: Die Bedingung erfüllst du nicht ({ $asks }).
why-placed = Deine Würfel liegen. Nimm jetzt eine Mastkarte, oder verzichte darauf.
why-closed = Der Stapel ist leer, darum darf kein Würfel mehr auf { $card }.
why-too_many = Du kannst hier nicht { $dice } legen: Zu legen hast du { $have }.
why-decided = Wie viele auf { $card } kommen, hast du schon entschieden.
why-first_own = Eine Karte nach der anderen: Entscheide erst, wie viele Würfel mit der passenden Zahl auf { $card } kommen.
why-first_sixes = Eine Karte nach der anderen: Entscheide erst, wie viele Sechsen auf { $card } kommen.

notation-move = Erwartet: 5:2, 6->3:1, take 2, leave, lose corn+beet oder place 5:1 6->5:2; erhalten: "{ $came }".
notation-place = Erwartet: zu legende Würfel wie "place 5:1 6->5:2" oder "place none", jede Zahl einmal; erhalten: "{ $came }".
notation-json = Erwartet: ein Zug wie { "{" }"move": "put", "face": 6, "card": "fives", "dice": 2{ "}" }; erhalten: { $came }.
notation-outcome = Erwartet: ein Würfel, eine Karte wie corn+beet oder wer beginnt, etwa "start @2"; erhalten: "{ $came }".
notation-cards = Erwartet: { $count } offene Karten wie open=corn+beet,-,…; erhalten: "{ $came }".
notation-card = Erwartet: eine Karte dieses Stapels ({ $pile }) oder -; erhalten: "{ $came }".

edition-pile = Erwartet: höchstens { $expected } Karten im Stapel "{ $pile }"; erhalten: { $count }.
edition-no_food = Erwartet: eine Karte für Zweien, Dreien, Vieren oder Fünfen; es gibt keine, und niemand könnte etwas nehmen.
edition-need = Erwartet: Eine Karte im Stapel "{ $pile }" verlangt nicht mehr als die { $dice } Würfel, die jede Person hat; verlangt sind { $count }.
edition-both = Erwartet: "{ $pile }" und "{ $other }" verlangen zusammen mehr als die { $dice } Würfel, die jede Person hat: In einem Zug gibt es nur eine Karte.
size-dice = Würfel pro Person
size-goal = Stück von einer Sorte zum Sieg
size-row = offene Mastkarten
size-fives = Würfel, die eine Karte der Fünfer nehmen
size-fours = Würfel, die eine Karte der Vierer nehmen
size-threes = Würfel, die eine Karte der Dreier nehmen
size-twos = Würfel, die eine Karte der Zweier nehmen
size-hamsters = Würfel, bei denen die Hamster fressen

rule-SW1 = In deinem Zug würfelst du mit allen Würfeln auf deiner Hand. Einsen müssen auf die Hungrigen Hamster. Jede Zwei, Drei, Vier oder Fünf darf auf die offene Karte mit ihrer Zahl, jede Sechs auf jede der fünf Karten der oberen Reihe, auch auf die Hamster. Was du nicht legst, kommt zurück auf deine Hand.
rule-SW2 = Erst legst du alle Würfel, dann werden die Karten geprüft. Eine Sechs bleibt eine Sechs, egal wo sie liegt.
rule-SW3 = In einem Zug nimmst du höchstens eine Karte; sie kommt offen in deinen Vorrat. Zuerst kommen die offenen Mastkarten: Erfüllst du die Bedingung von einer, darfst du sie nehmen. Dann bekommst du alle eigenen Würfel zurück, egal wo sie liegen; die der anderen bleiben liegen. Die Lücke wird vom Stapel gefüllt.
rule-SW4 = Für Schweinesack 5, 10 und 15 muss dein Wurf in diesem Zug genau diese Summe ergeben. Für Glücksdrei müssen mindestens drei der Würfel dieselbe Zahl zeigen; eine Sechs ist hier nur eine Sechs. Für Einsames Quieken musst du mit genau einem Würfel gewürfelt haben. Wohin du die Würfel legst, ist bei all diesen Karten egal.
rule-SW5 = Für Vielfachtrog müssen deine Würfel in der oberen Reihe, die Hamster eingeschlossen, genau so liegen: je einer auf vier Karten, je zwei auf drei Karten oder je drei auf zwei Karten, und sonst keiner.
rule-SW6 = Für Süße Sechsen müssen genau vier deiner Würfel in der oberen Reihe, die Hamster eingeschlossen, eine Sechs zeigen. Würfel aus früheren Zügen zählen mit.
rule-SW7 = Hast du keine Mastkarte genommen und liegen genug deiner Würfel auf einer Karte der oberen Reihe, musst du sie in deinen Vorrat nehmen: { $twos } oder mehr bei den Zweiern und { $threes } oder mehr bei den Dreiern, den leckeren Karten, { $fours } oder mehr bei den Vierern und { $fives } oder mehr bei den Fünfern, den sättigenden. Mit { $dice } Würfeln kann es nur eine sein. Alle Würfel darauf gehen zurück, und die nächste Karte des Stapels wird aufgedeckt.
rule-SW8 = Hast du keine Karte genommen und liegen { $hamsters } oder mehr deiner Würfel auf den Hamstern, fressen sie eine Karte aus deinem Vorrat, die du auswählst; sie ist aus dem Spiel. Ist der Vorrat leer, verlierst du nichts. So oder so gehen alle Würfel auf den Hamstern zurück.
rule-SW9 = Ohne Würfel auf der Hand setzt du aus: Du würfelst nichts, nimmst nichts und verlierst nichts.
rule-SW10 = Hat am Ende eines Zuges niemand einen Würfel auf der Hand, gehen alle Würfel zurück, nichts wird gefressen, und der nächste Platz ist am Zug.
rule-SW11 = Ein leerer Stapel der Zweier bis Fünfer ist geschlossen: Dorthin darf kein Würfel mehr. Ist der Stapel der Mastkarten leer, bleiben Lücken in der unteren Reihe.
rule-SW12 = Sobald du { $goal } oder mehr Stück von einer Sorte im Vorrat hast, gewinnst du.
rule-SW13 = Liegt keine Karte mehr da, die jemand nehmen könnte, endet die Partie: Wer die meisten Stück von einer Sorte hat, gewinnt; bei Gleichstand, wer insgesamt das meiste Futter hat; sonst wird der Sieg geteilt. Sind die vier Futterstapel der oberen Reihe leer, lassen sich Vielfachtrog und Einsames Quieken nicht mehr nehmen.
rule-SW14 = Vorräte, Würfel und offene Karten sehen alle. Die Reihenfolge eines Stapels kennt niemand: Welche Karte aufgedeckt wird, entscheidet der Zufall. Zu Beginn liegt auf jedem Stapel der oberen Reihe eine Karte offen, und Mastkarten bilden die untere Reihe, { $row } an der Zahl.
rule-SW15 = Nimmt 100 Züge in Folge (oder so viele, wie du einstellst; ausgesetzte zählen mit) niemand eine Karte, endet die Partie, als wäre keine Karte mehr da.
rule-SW16 = Du darfst mehr Würfel legen, als eine Karte braucht. Den Hamstern darfst du jede Karte aus deinem Vorrat geben, auch eine Mastkarte. Hast du eine Karte genommen, bleiben deine Würfel auf den Hamstern liegen und zählen in deinem nächsten Zug wieder. Ob jemand gewonnen hat, wird geprüft, bevor eine Karte aufgedeckt oder gefressen wird.
rule-SW17 = Hier legst du Karte für Karte: erst, von den Fünfern bis zu den Zweiern, wie viele Würfel mit der passenden Zahl auf jede kommen, dann, von den Fünfern bis zu den Hamstern, wie viele Sechsen. Was du entschieden hast, gilt. Wo es nichts zu wählen gibt, wirst du nicht gefragt: Eine Karte, für die du keine Würfel hast, wird übersprungen, und zeigen alle Karten in deinem Vorrat dasselbe Futter, fressen die Hamster eine davon, ohne zu fragen.
rule-SW18 = Wer beginnt, wird ausgelost; dann geht es im Uhrzeigersinn weiter.

intro-set_up = Alle haben sieben Würfel. In der oberen Reihe liegen vier Stapel aus je 16 Karten: leckere Karten mit einem Stück Futter für Zweien und für Dreien, sättigende Karten mit zwei Stück für Vieren und für Fünfen. Daneben sitzen die Hungrigen Hamster. Darunter liegt die Reihe der Mastkarten, 18 insgesamt, mit je drei Stück. Die Sorten sind Maiskolben, Rübe, Apfel und Eichel. Die Karten, die du nimmst, bilden deinen Vorrat.
intro-turn = Du würfelst, legst deine Würfel, und dann zeigt sich, ob du eine Karte nimmst.

section-cards = Karten nehmen
section-hamsters = Die Hungrigen Hamster
section-running_out = Wenn Würfel oder Karten ausgehen

example-storage = Du hast fünf Maiskolben im Vorrat: Noch zwei, und du gewinnst.
example-piles = Der Anfang: eine offene Karte auf jedem Stapel der oberen Reihe, die Hamster, drei Mastkarten und sieben Würfel für alle. Du bist am Zug und würfelst.
example-placing = Du hast 1, 3, 3, 4, 5, 6, 6 gewürfelt. Die 1 geht sofort zu den Hamstern. Du legst beide Dreien und eine Sechs auf die Dreierkarte; die 4, die 5 und die andere Sechs kommen zurück auf deine Hand. Beim nächsten Mal brauchst du dort nur noch einen Würfel.
example-piglet = Du hast 1, 3 und 6 gewürfelt, zusammen 10: Du könntest Schweinesack 10 nehmen, lässt ihn aber liegen. Mit der 3 und der 6 hast du vier Würfel auf dem Maiskolben, also nimmst du ihn, und alle Würfel darauf gehen zurück. Drei deiner Würfel liegen auf den Hamstern, aber du hast eine Karte genommen: Sie fressen nichts.
example-swinbag = Derselbe Wurf, aber du nimmst Schweinesack 10. Legen musst du dafür nichts. Alle sieben Würfel kommen zu dir zurück, auch die auf den Hamstern; die der anderen bleiben, wo sie sind.
example-eaten = Deine 1 ist dein dritter Würfel auf den Hamstern, und du nimmst keine Karte. Sie fressen eine Karte aus deinem Vorrat: Du gibst ihnen die Rübe. Deine Würfel kommen zurück.
example-closed = Der Stapel der Zweier ist leer und geschlossen. Zweien lassen sich nicht mehr legen; sie kommen zurück auf deine Hand.
example-seven = Mit deinem vierten Würfel auf dem Maiskolben nimmst du die Karte: Das ist dein siebter, und du gewinnst sofort.
