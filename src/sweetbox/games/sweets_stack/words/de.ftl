about = Schieb sperrige Süßigkeiten in den Eimer nebenan und lass deinen eigenen nicht überlaufen. Drei Runden in der Halloween-Nacht.

primer-goal = Bleib am längsten drin: Gib sperrige Süßigkeiten weiter und bring unter, was du bekommst.
primer-turn = Alle wählen eine Karte und geben sie weiter. Lenk die Süßigkeit, die du bekommst, in deinen Eimer: Sie kommt von oben und bleibt, wo sie aufliegt. Kürbisse bezahlen eine neue Hand, eine Drehung oder eine andere Karte.
primer-end = Wer keinen Platz mehr hat, ist für die Runde draußen. Jede untergebrachte Karte zählt; volle Reihen machen ihre Farbe wertvoller. Gespielt werden drei Runden.
primer-picture = Im Bild sind r, g, y, b die Farben der Reihen und Süßigkeiten (Rot, Grün, Gelb, Blau), * eine volle Reihe, : ein markiertes Feld, x ein Platz, der draußen ist. Darunter je Platz: p Kürbisse, c Kerzen, h Handkarten, d Karten im Stapel + darunter, und die gewerteten Karten. Neben einer Karte ist p ein Kürbis beim Ausspielen, s ein Kürbis beim Werten, x nicht drehbar, g ein Geist; > ist die, die du bekommen hast.

ours-candies = Die Formen der Süßigkeiten und ihre Zeichen sind von uns: Die gedruckten Karten liegen uns nicht vor.
ours-bucket = Die Größe des Eimers und die Farben seiner Reihen sind von uns.
ours-rules = Die Felder, die Candy Corn, Rare Candy und Gummy Python markieren, sind von uns.

option-rules = Zusatzregeln: eine der empfohlenen Zusammenstellungen
option-rules_basic = keine: das Grundspiel
option-rules_comeback = Aufholjagd: nichts, Gummy Python, Sugar Goblin
option-rules_comeback_corn = Aufholjagd: nichts, Gummy Python, Candy Corn
option-rules_bonus = Bonusjagd: nichts, Witches' Cauldron, Candy Fairy
option-rules_hard = Schwer: Dragon's Fireball, Rare Candy, Seven Flavor Beans
option-round_1 = Zusatzregel der Runde 1
option-round_1_as_named = wie in der Zusammenstellung
option-round_1_none = keine
option-round_1_candy_corn = Candy Corn
option-round_1_rare_candy = Rare Candy
option-round_1_gummy_python = Gummy Python
option-round_1_witches_cauldron = Witches' Cauldron
option-round_1_candy_fairy = Candy Fairy
option-round_1_seven_flavor_beans = Seven Flavor Beans
option-round_1_dragons_fireball = Dragon's Fireball
option-round_1_sugar_goblin = Sugar Goblin
option-round_2 = Zusatzregel der Runde 2
option-round_2_as_named = wie in der Zusammenstellung
option-round_2_none = keine
option-round_2_candy_corn = Candy Corn
option-round_2_rare_candy = Rare Candy
option-round_2_gummy_python = Gummy Python
option-round_2_witches_cauldron = Witches' Cauldron
option-round_2_candy_fairy = Candy Fairy
option-round_2_seven_flavor_beans = Seven Flavor Beans
option-round_2_dragons_fireball = Dragon's Fireball
option-round_2_sugar_goblin = Sugar Goblin
option-round_3 = Zusatzregel der Runde 3
option-round_3_as_named = wie in der Zusammenstellung
option-round_3_none = keine
option-round_3_candy_corn = Candy Corn
option-round_3_rare_candy = Rare Candy
option-round_3_gummy_python = Gummy Python
option-round_3_witches_cauldron = Witches' Cauldron
option-round_3_candy_fairy = Candy Fairy
option-round_3_seven_flavor_beans = Seven Flavor Beans
option-round_3_dragons_fireball = Dragon's Fireball
option-round_3_sugar_goblin = Sugar Goblin

advanced-none = ohne Zusatzregel
advanced-candy_corn = Candy Corn
advanced-rare_candy = Rare Candy
advanced-gummy_python = Gummy Python
advanced-witches_cauldron = Witches' Cauldron
advanced-candy_fairy = Candy Fairy
advanced-seven_flavor_beans = Seven Flavor Beans
advanced-dragons_fireball = Dragon's Fireball
advanced-sugar_goblin = Sugar Goblin

advanced_text-candy_corn = In jedem Eimer sind von Anfang an einige Felder gefüllt
advanced_text-rare_candy = In jedem Eimer sind von Anfang an viele Felder gefüllt
advanced_text-gummy_python = Die erste Süßigkeit darf nicht auf den markierten Feldern liegen
advanced_text-witches_cauldron = Der Kerzenbonus zählt doppelt
advanced_text-candy_fairy = Der Lieblingsbonus zählt doppelt
advanced_text-seven_flavor_beans = Alle beginnen mit sieben Karten
advanced_text-dragons_fireball = Alle beginnen mit vier Karten und einer Krone
advanced_text-sugar_goblin = Der Lieblingsbonus des Platzes links von dir, in Runde 3 rechts von dir, wird dir abgezogen, auch wenn er ausgeschieden ist

colour-blue = blau
colour-yellow = gelb
colour-green = grün
colour-red = rot

sign-played = Kürbis beim Ausspielen
sign-scored = Kürbis beim Werten
sign-still = Drehverbot
sign-ghost =
    { $count ->
        [one] Geist
       *[other] { $count } Geister
    }

shape-rows = Stück aus { $number }, von oben: { $rows }
shape-bar = Riegel aus { $number }, { $lies }
shape-single = einzelnes Feld
shape-square = Quadrat aus vier
shape-corner = Winkel aus drei, { $lies }
shape-ell = L aus vier, { $lies }
shape-tee = T aus vier, { $lies }
shape-zigzag = Zickzack aus vier, { $lies }
shape-cross = Kreuz aus fünf
shape-cup = Napf aus fünf, { $lies }
shape-stairs = Treppe aus fünf, { $lies }
shape-wide_cup = breiter Napf aus sechs, { $lies }
shape-uneven_cup = schiefer Napf aus sechs, { $lies }
shape-fork = Gabel aus sechs, { $lies }
shape-long_stairs = Treppe aus sechs, { $lies }

lie-lying = liegend
lie-standing = stehend
lie-open_top = offen nach oben
lie-open_bottom = offen nach unten
lie-open_left = offen nach links
lie-open_right = offen nach rechts
lie-open_upper_left = offen nach links oben
lie-open_upper_right = offen nach rechts oben
lie-open_lower_left = offen nach links unten
lie-open_lower_right = offen nach rechts unten
lie-stem_top = Stiel nach oben
lie-stem_bottom = Stiel nach unten
lie-stem_left = Stiel nach links
lie-stem_right = Stiel nach rechts
lie-longer_top = oben länger
lie-longer_bottom = unten länger
lie-longer_left = links länger
lie-longer_right = rechts länger
lie-falls_left = nach links fallend
lie-falls_right = nach rechts fallend

row-then = { $row }, dann { $rest }
row-left = { $number } links
row-right = { $number } rechts
row-middle = { $number } in der Mitte
row-ends = eins an jedem Ende
row-places =
    { $count ->
        [one] { $number } auf Platz { $places } von { $wide }
       *[other] { $number } auf den Plätzen { $places } von { $wide }
    }

number-1 = eins
number-2 = zwei
number-3 = drei
number-4 = vier
number-5 = fünf
number-6 = sechs
number-7 = sieben
number-8 = acht

card-plain = { $card } ({ $colour }, { $shape })
card-signs = { $card } ({ $colour }, { $shape }; { $signs })
card-crown = { $card } (Krone, { $colour }, { $shape }; { $signs })

phase-dealing = Die Karten werden verteilt
phase-preparing = Die Handkarten werden gezogen
phase-crowning = Die Kronen werden gezogen
phase-offering = Hand tauschen oder behalten
phase-ordering = Getauschte Hände kommen unter die Stapel
phase-redrawing = Neue Handkarten werden gezogen
phase-choosing = Alle wählen eine Karte zum Weitergeben
phase-placing = Alle legen eine Süßigkeit
phase-refilling = Die Hände werden aufgefüllt
phase-over = Die Partie ist zu Ende

summary-round = Runde { $round }, Schritt { $step }: { $phase }.
summary-rule = { $rule }: { $text }.
summary-passes_left = Karten gehen nach links.
summary-passes_right = Karten gehen nach rechts.
summary-you_are_out = Du bist in dieser Runde ausgeschieden.
summary-received = Du hast { $card } bekommen.
summary-hand = Deine Hand: { $cards }.
summary-below = Unter deinem Stapel, die nächste zuerst: { $cards }.
summary-stands =
    { $who_is ->
        [you] Du: { $pumpkins }, { $candles }, { $hand } auf der Hand, { $deck } im Stapel.
       *[other] { $who }: { $pumpkins }, { $candles }, { $hand } auf der Hand, { $deck } im Stapel.
    }
summary-out =
    { $who_is ->
        [you] Du bist ausgeschieden: { $pumpkins }, { $candles }, { $hand } auf der Hand, { $deck } im Stapel.
       *[other] { $who } ist ausgeschieden: { $pumpkins }, { $candles }, { $hand } auf der Hand, { $deck } im Stapel.
    }
summary-pumpkins =
    { $count ->
        [one] { $count } Kürbis
       *[other] { $count } Kürbisse
    }
summary-candles =
    { $count ->
        [one] { $count } Kerze
       *[other] { $count } Kerzen
    }
summary-cards =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
summary-ghosts =
    { $count ->
        [one] { $count } Geist
       *[other] { $count } Geister
    }
summary-pile =
    { $who_is ->
        [you] Du hast { $cards } gewertet: { $ghosts }. Oben liegt { $top }.
       *[other] { $who } hat { $cards } gewertet: { $ghosts }. Oben liegt { $top }.
    }
summary-marked = Markierte Felder: { $cells }.
summary-holds = { $who } hat bekanntlich { $cards } auf der Hand.
summary-barred =
    { $who_is ->
        [you] Du kannst nichts drehen.
       *[other] { $who } kann nichts drehen.
    }
summary-empty =
    { $who_is ->
        [you] Dein Eimer ist leer.
       *[other] { $who }: Der Eimer ist leer.
    }
summary-bucket =
    { $who_is ->
        [you] Dein Eimer von oben: { $rows }.
       *[other] { $who }, Eimer von oben: { $rows }.
    }
summary-row = Reihe { $row } { $colour } { $columns }
summary-row_full = Reihe { $row } { $colour } voll
summary-total =
    { $who_is ->
        [you]
            { $count ->
                [one] Du hast { $count } Punkt aus den beendeten Runden.
               *[other] Du hast { $count } Punkte aus den beendeten Runden.
            }
       *[other]
            { $count ->
                [one] { $who } hat { $count } Punkt aus den beendeten Runden.
               *[other] { $who } hat { $count } Punkte aus den beendeten Runden.
            }
    }
summary-won =
    { $who_is ->
        [you]
            { $count ->
                [one] Die Partie ist zu Ende: Du gewinnst mit { $count } Punkt.
               *[other] Die Partie ist zu Ende: Du gewinnst mit { $count } Punkten.
            }
       *[other]
            { $count ->
                [one] Die Partie ist zu Ende: { $who } gewinnt mit { $count } Punkt.
               *[other] Die Partie ist zu Ende: { $who } gewinnt mit { $count } Punkten.
            }
    }
summary-won_tied =
    { $who_is ->
        [you]
            { $count ->
                [one] Die Partie ist zu Ende: Du gewinnst den Gleichstand bei { $count } Punkt, mit mehr in der letzten Runde ({ $last }).
               *[other] Die Partie ist zu Ende: Du gewinnst den Gleichstand bei { $count } Punkten, mit mehr in der letzten Runde ({ $last }).
            }
       *[other]
            { $count ->
                [one] Die Partie ist zu Ende: { $who } gewinnt den Gleichstand bei { $count } Punkt, mit mehr in der letzten Runde ({ $last }).
               *[other] Die Partie ist zu Ende: { $who } gewinnt den Gleichstand bei { $count } Punkten, mit mehr in der letzten Runde ({ $last }).
            }
    }
summary-shared =
    { $count ->
        [one] Die Partie ist zu Ende: { $seats } gewinnen gemeinsam mit { $count } Punkt.
       *[other] Die Partie ist zu Ende: { $seats } gewinnen gemeinsam mit { $count } Punkten.
    }

todo-offer = Du darfst für 1 Kürbis deine ganze Hand tauschen.
todo-order = Wähle die Karte, die als nächste unter deinen Stapel kommt.
todo-choose = Wähle die Karte, die du an { $to } weitergibst.
todo-place = Wähle die Süßigkeit, die du legst, aufrecht oder gedreht; passt nichts, darfst du ausscheiden.
todo-rest = Wähle, wo { $card } ({ $colour }, { $shape }) liegen bleibt; genannt ist die Ecke links unten: { OR($cells) }.
todo-face_down = Es gibt keinen Platz: Leg die Süßigkeit verdeckt ab.

move-keep = Die Hand behalten
move-exchange = Die Hand für 1 Kürbis tauschen
move-under = { $card } als nächste unter den Stapel legen
move-play = { $card } weitergeben
move-place = { $card } ungedreht legen
move-place_turned = { $card } drehen für { $price } Kürbisse: { $shape }
move-change = { $card } aus der Hand legen für { $price } Kürbisse
move-change_turned = { $card } aus der Hand legen, gedreht, für { $price } Kürbisse: { $shape }
move-decline = Aus dieser Runde ausscheiden
move-rest = Auf { $cells } liegen lassen
move-face_down = Die Süßigkeit verdeckt ablegen

story-decided = Deine Wahl: { $what }.
story-exchanged =
    { $who_is ->
        [you] Du tauschst deine Hand.
       *[other] { $who } tauscht die Hand.
    }
story-draw = Du ziehst { $what }.
story-drawn =
    { $count ->
        [one] { $who } zieht { $count } Karte.
       *[other] { $who } zieht { $count } Karten.
    }
story-drawn_each =
    { $count ->
        [one] { $seats } ziehen je { $count } Karte.
       *[other] { $seats } ziehen je { $count } Karten.
    }
story-played =
    { $who_is ->
        [you] Du gibst { $what } an { $to } weiter.
       *[other]
            { $who } gibt { $what } an { $to_is ->
                [you] dich
               *[other] { $to }
            } weiter.
    }
story-pumpkin =
    { $who_is ->
        [you]
            { $count ->
                [one] Du bekommst { $count } Kürbis.
               *[other] Du bekommst { $count } Kürbisse.
            }
       *[other]
            { $count ->
                [one] { $who } bekommt { $count } Kürbis.
               *[other] { $who } bekommt { $count } Kürbisse.
            }
    }
story-changed =
    { $who_is ->
        [you] Du zahlst { $count } Kürbisse und nimmst { $what } auf die Hand.
       *[other] { $who } zahlt { $count } Kürbisse und nimmt { $what } auf die Hand.
    }
story-turned =
    { $who_is ->
        [you] Du zahlst { $count } Kürbisse und drehst { $card } um { $degrees } Grad.
       *[other] { $who } zahlt { $count } Kürbisse und dreht { $card } um { $degrees } Grad.
    }
story-placed =
    { $who_is ->
        [you] Du legst { $what } auf { $cells }.
       *[other] { $who } legt { $what } auf { $cells }.
    }
story-row =
    { $who_is ->
        [you] Deine Reihe { $row } ist voll: Lieblingsfarbe { $colour }.
       *[other] { $who }: Reihe { $row } ist voll, Lieblingsfarbe { $colour }.
    }
story-out =
    { $who_is ->
        [you] Du kannst { $what } nicht unterbringen und scheidest aus dieser Runde aus.
       *[other] { $who } kann { $what } nicht unterbringen und scheidet aus dieser Runde aus.
    }
story-candle =
    { $who_is ->
        [you] Du nimmst eine Kerze.
       *[other] { $who } nimmt eine Kerze.
    }
story-scored =
    { $who_is ->
        [you] Runde { $round }: Du bekommst { $count }: { $base } für Karten, { $favourite } für Lieblinge, { $candle } für Kerzen.
       *[other] Runde { $round }: { $who } bekommt { $count }: { $base } für Karten, { $favourite } für Lieblinge, { $candle } für Kerzen.
    }
story-scored_less =
    { $who_is ->
        [you] Runde { $round }: Du bekommst { $count }: { $base } für Karten, { $favourite } für Lieblinge, { $candle } für Kerzen, { $taken } weniger wegen des Sugar Goblins.
       *[other] Runde { $round }: { $who } bekommt { $count }: { $base } für Karten, { $favourite } für Lieblinge, { $candle } für Kerzen, { $taken } weniger wegen des Sugar Goblins.
    }
story-round = Runde { $round } beginnt.
story-round_with = Runde { $round } beginnt: { $rule }.

asked-offer = Welche Karte gibst du an { $to } weiter? Oder tausche deine Hand.
asked-order = Welche Karte kommt als nächste unter deinen Stapel?
asked-choose = Welche Karte gibst du an { $to } weiter?
asked-drop = Lenke { $card } in deinen Eimer und lass los.
asked-pay_or_out = So hat { $card } keinen Platz: Zahl für einen anderen Weg oder scheide aus.
asked-no_place = { $card } hat keinen Platz in deinem Eimer: Du scheidest aus dieser Runde aus.
asked-face_down = Leg die Süßigkeit verdeckt ab.
asked-out = Du bist in dieser Runde ausgeschieden. Die anderen spielen weiter.
asked-wait_offering = Warten, bis alle über ihre Hand entschieden haben.
asked-wait_ordering = Warten, bis die getauschten Hände unter den Stapeln liegen.
asked-wait_choosing = Warten, bis alle eine Karte zum Weitergeben gewählt haben.
asked-wait_placing = Warten, bis alle ihre Süßigkeit fallen gelassen haben.
asked-cards = Karten werden gezogen.

web-board = Eimer und Karten
web-round = Runde { $round } von { $rounds }
web-step = Schritt { $step }
web-hand = Deine Hand
web-received = Bekommen
web-keep = Behalten
web-exchange = Tauschen
web-keep_and_pass = Die Hand behalten und { $card } weitergeben
web-rests = Ruheplätze
web-left = Nach links lenken
web-right = Nach rechts lenken
web-drop = Loslassen
web-turns = Drehen
web-instead = Oder eine aus der Hand
web-gives = { $who } gibt an { $to } weiter
web-scored = Gewertet
web-face_down = verdeckt
web-score = Punkte
web-round_column = Runde { $round }
web-total = Gesamt
web-look = Genauer ansehen: { $who }
web-known = Bekannt auf der Hand
web-out = ausgeschieden

why-offering = Erst entscheiden alle, die zahlen können, ob sie die Hand tauschen: keep oder exchange.
why-ordering = Deine Hand kommt jetzt unter deinen Stapel: Wähle die nächste Karte.
why-not_in_hand = { $card } ist nicht auf deiner Hand.
why-exchange_unpaid = Wer die Hand tauschen will, braucht zu Beginn des Schritts einen Kürbis, und du hattest keinen.
why-exchange_late = Eine Hand wird nur einmal getauscht, bevor jemand eine Karte wählt.
why-choosing = Jetzt wählen alle eine Handkarte zum Weitergeben.
why-placing = Jetzt entscheiden alle, welche Süßigkeit sie legen und wie gedreht.
why-decline = Die Süßigkeit hat einen Platz, der nichts kostet; du darfst also nicht ausscheiden.
why-not_yours = { $card } ist weder die Karte, die du bekommen hast, noch auf deiner Hand.
why-barred = { $card } liegt oben auf deinen gewerteten Karten und verbietet das Drehen.
why-same_turn = Diese Drehung ändert nichts an der Form.
why-like_another = Diese Drehung sieht aus wie eine kleinere: Wähle jene.
why-price = Das kostet { $price } Kürbisse, und du hast { $count }.
why-no_place = Diese Süßigkeit hat keinen Platz in deinem Eimer.
why-python = Die Gummy Python hält deine erste Süßigkeit von den markierten Feldern fern.
why-resting = Jetzt wähle, wo die Süßigkeit liegen bleibt.
why-outside = Bei { $cell } läge die Süßigkeit nicht ganz im Eimer.
why-filled = Bei { $cell } läge die Süßigkeit auf gefüllten Feldern.
why-not_reached = Die Süßigkeit kommt nicht nach { $cell } oder bleibt dort nicht liegen.
why-face_down = Die Süßigkeit hat keinen Platz: Du kannst sie nur verdeckt ablegen.

notation-move = Erwartet wird ein Zug wie keep, exchange, "under b3", "play b3", "place b3 90", "rest c1", decline oder face-down, oder mehrere als einer wie "place b3 90 at c1" oder out; gekommen ist "{ $came }".
notation-json = Erwartet wird ein Zug wie { "{" }"move": "place", "card": "b3", "turn": 90{ "}" } oder { "{" }"move": "rest", "cell": "c1"{ "}" }; gekommen ist { $came }.
notation-outcome = Erwartet wird eine Karte wie b3 oder bk; gekommen ist "{ $came }".

error-rule_twice = { $rule }: erwartet in einer Runde oder in zwei Runden hintereinander; gekommen ist etwas anderes.
error-fireball_twice = { $rule }: erwartet in nur einer Runde; gekommen sind mehr.

edition-bucket =
    { $count ->
        [one] Erwartet wird eine Zeile mit der Breite des Eimers, gekommen ist { $count }.
       *[other] Erwartet wird eine Zeile mit der Breite des Eimers, gekommen sind { $count }.
    }
edition-size = Erwartet wird ein Eimer mit höchstens { $rows } Reihen und { $cells } Feldern; gekommen ist einer, der { $wide } breit und { $high } hoch ist.
edition-colour =
    { $count ->
        [one] Erwartet werden { $expected } Karten der Farbe { $colour }, gekommen ist { $count }.
       *[other] Erwartet werden { $expected } Karten der Farbe { $colour }, gekommen sind { $count }.
    }
edition-sign = Erwartet werden die Zeichen { OR($known) }, gekommen ist { $came }.
edition-rule =
    { $count ->
        [one] Erwartet wird ein Bild für { $rule }, gekommen ist { $count }.
       *[other] Erwartet wird ein Bild für { $rule }, gekommen sind { $count }.
    }
edition-picture = Erwartet werden höchstens { $high } Zeilen aus je { $wide } Zeichen # oder ., getrennt durch /.
edition-full_row = Erwartet wird keine Reihe, die von Anfang an voll ist.
edition-shape = Erwartet wird eine Form wie ##/.#, gleich lange Zeilen aus # und ., getrennt durch /; gekommen ist "{ $came }".
edition-frame = Erwartet wird eine Form ohne leere Zeilen oder Spalten am Rand; gekommen ist "{ $came }".
edition-large = Erwartet wird eine Form mit höchstens { $most } Feldern, die in einen Eimer passt, der { $wide } breit und { $high } hoch ist; gekommen ist "{ $came }".
edition-pieces = Erwartet wird eine Form aus einem Stück; gekommen ist "{ $came }".

rule-SS1 = In jedem Schritt wählen alle, die noch dabei sind, geheim eine Karte; alle werden zugleich aufgedeckt. Eine ausgespielte Karte mit ihrem Kürbiszeichen zahlt sofort, und der Kürbis kann noch in diesem Schritt ausgegeben werden.
rule-SS2 = Karten gehen in den Runden 1 und 2 nach links, in Runde 3 nach rechts und überspringen alle, die zu Beginn des Schritts ausgeschieden waren.
rule-SS3 = Eine Süßigkeit beginnt über dem Eimer, über beliebigen Spalten, und bewegt sich Feld für Feld nach unten, links oder rechts. Sobald unter einem ihrer Felder im Eimer ein gefülltes liegt, bleibt sie liegen. Nur auf dem Boden darf sie weitergleiten oder liegen bleiben. Am Ende muss sie ganz im Eimer liegen.
rule-SS4 = Wer die Süßigkeit ohne Bezahlen legen kann, darf nicht ausscheiden. Für etwas anderes zu zahlen ist immer erlaubt; hilft nur Zahlen, so hast du die Wahl.
rule-SS5 = Für 2 Kürbisse kommt eine Süßigkeit beliebig gedreht in den Eimer. Liegt das Drehverbot oben auf deinen gewerteten Karten, kannst du nicht drehen.
rule-SS6 = Für 3 Kürbisse nimmst du die erhaltene Karte auf die Hand und legst stattdessen eine Handkarte, aufrecht oder für 2 mehr gedreht. Sie zählt beim Werten; ihr Kürbis beim Ausspielen wird nicht gezahlt.
rule-SS7 = Einmal je Schritt, vor dem Wählen, darfst du 1 Kürbis zahlen: Deine ganze Hand kommt in beliebiger Reihenfolge unter deinen Stapel, und du ziehst ebenso viele Karten.
rule-SS8 = Ohne Platz für die Süßigkeit, oder ohne dass du für einen zahlst, scheidest du aus der Runde aus. Wer sie dir gab, nimmt eine Kerze, auch beim Ausscheiden im selben Schritt. Die Karte liegt verdeckt und zählt nicht.
rule-SS9 = Eine volle Reihe macht ihre Farbe zum Liebling. Reihen verschwinden nie, und vorgefüllte Felder zählen als gefüllt.
rule-SS10 = Mit zwei oder weniger Handkarten ziehst du auf drei nach, soweit der Stapel reicht.
rule-SS11 = Die Runde endet, wenn nur noch eine Person oder niemand dabei ist, oder wenn niemand mehr eine Karte zum Ausspielen hat.
rule-SS12 = Du bekommst 1 Punkt je offen gewerteter Karte; für jede volle Reihe die Zahl deiner gewerteten Karten ihrer Farbe; und Kerzen mal Geister.
rule-SS13 = Alle Karten, die dir gehören, bilden gemischt deinen Stapel der nächsten Runde; Chips gehen zurück.
rule-SS14 = Chips gehen nie aus. In einem Schritt wird zuerst der Tausch bezahlt, dann kommen Kürbisse für ausgespielte Karten, dann werden die Kosten des Legens bezahlt, dann kommen Kürbisse für gewertete Karten. Wer ausscheidet, behält seine Chips bis zum Ende der Runde.
rule-SS15 = Die höchste Summe gewinnt; bei Gleichstand mehr Punkte in Runde 3; danach wird geteilt.
rule-SS16 = Jede Runde darf eine Zusatzregel haben; eine Regel darf für zwei Runden hintereinander gelten, Dragon's Fireball nur für eine. Mit der Gummy Python bleibt die erste Süßigkeit, die du legst, den markierten Feldern fern, wie sie auch gedreht ist; Kronen dürfen dort liegen, und ebenso eine Karte, die aufrecht keinen anderen Platz hat.
rule-SS17 = Hände, Stapel und was darunter liegt, sind verborgen. Alles, was aufgedeckt oder gewertet wurde, ist bekannt, auch wem es gehört.
rule-SS18 = Tauschen, Wählen und Legen entscheiden jeweils alle zugleich: Niemand sieht eine Wahl, bevor alle gewählt haben. Danach ist bekannt, wer getauscht hat, aber nicht was.
rule-SS19 = Die Größe von Händen und Stapeln, Chips, Eimer und gewertete Karten sind bekannt. Von einer auf die Hand genommenen Karte wissen alle, dass sie dort ist, bis sie gespielt wird oder unter den Stapel kommt. Alle passenden Verteilungen sind gleich wahrscheinlich.
rule-SS20 = Ein Kartentausch braucht eine Handkarte und geht einmal je Süßigkeit. Drehen und Tauschen kann man nur kaufen, wenn die Süßigkeit dann Platz hat; eine Drehung, die nichts ändert, gibt es nicht.
rule-SS21 = Zu zweit sind links und rechts dasselbe. Nicht verteilte Karten bleiben allen unbekannt.
rule-SS22 = Gezogen wird zuerst vom gemischten Teil des Stapels, dann von den Karten darunter, die früheste zuerst. Eine Hand darf auch bei kleinem oder leerem Stapel getauscht werden.
rule-SS23 = Von Drehungen, die gleich aussehen, gibt es nur die kleinste.
rule-SS24 = Kronen, die niemand gezogen hat, bleiben in der Schachtel, und niemand weiß, welche es sind.
