about = Schieb sperrige Süßigkeiten in den Eimer nebenan, und lass deinen eigenen nicht überlaufen. Drei Runden in der Halloween-Nacht.

primer-goal =
    { $rounds ->
        [one] Hol in einer Runde die meisten Punkte: Bring so viele Süßigkeiten unter, wie du kannst, füll ganze Reihen, und gib die sperrigen nach nebenan weiter.
       *[other] Hol in { $rounds } Runden die meisten Punkte: Bring so viele Süßigkeiten unter, wie du kannst, füll ganze Reihen, und gib die sperrigen nach nebenan weiter.
    }
primer-turn = Alle wählen eine Karte und geben sie weiter. Lenk die Süßigkeit, die du bekommst, in deinen Eimer: Sie kommt von oben und bleibt, wo sie landet. Mit Kürbissen bezahlst du eine neue Hand, eine Drehung oder eine andere Karte.
primer-end = Hat eine Süßigkeit in deinem Eimer keinen Platz, scheidest du aus der Runde aus, aber was du untergebracht hast, zählt trotzdem. Jede gelegte Karte ist einen Punkt wert, volle Reihen machen ihre Farbe wertvoller, und Kerzen, die du bekommst, wenn jemand an deiner Süßigkeit scheitert, zählen zusammen mit Geistern. Wer nach der letzten Runde die meisten Punkte hat, gewinnt.
primer-picture = Im Bild sind r, g, y, b die Farben der Reihen und Süßigkeiten (Rot, Grün, Gelb, Blau), * eine volle Reihe, : ein markiertes Feld, x ein ausgeschiedener Platz. Darunter für jeden Platz: p Kürbisse, c Kerzen, h Handkarten, d Karten im Stapel + darunter, und die gewerteten Karten. Neben einer Karte heißt p ein Kürbis beim Ausspielen, s ein Kürbis beim Werten, x Drehverbot, g ein Geist; > ist die, die du bekommen hast.

lesson-hand = Das ist deine Hand. Die Süßigkeit, die du auswählst, kommt nach nebenan, und du suchst einen Platz für die, die nebenan für dich ausgewählt wurde.
lesson-keep = Für einen Kürbis bekämst du eine ganz neue Hand. Du hast zwei Kürbisse: Spar sie vorerst auf, und behalt deine Hand.
lesson-keep-instead = Eine neue Hand für einen Kürbis, warum nicht. Einer bleibt dir.
lesson-pass = Such die Süßigkeit aus, die sich am schlechtesten einpassen lässt, und gib sie weiter. Das tun alle zugleich.
lesson-place = Das hast du bekommen. Lenk es über deinem Eimer nach links und rechts, und lass es fallen: Es bleibt, wo es landet.
lesson-scored = Jede Karte, die du gelegt hast, ist einen Punkt wert. Eine volle Reihe im Eimer macht ihre Farbe zur Lieblingsfarbe: Dann zählt jede Karte dieser Farbe noch einmal.
lesson-candles = Hat eine Süßigkeit in deinem Eimer keinen Platz, scheidest du aus der Runde aus. Wer sie dir gegeben hat, nimmt eine Kerze, und Kerzen zählen zusammen mit Geistern.
lesson-again = Jetzt die nächste Süßigkeit. Behalt deine Hand, oder kauf eine andere, wie du magst.
lesson-end = So geht es drei Runden lang. Sei großzügig mit dem, was niemand will.

ours-cards = was die Süßigkeitenkarten und Kronen zeigen
ours-bucket = die Größe des Eimers und die Farben seiner Reihen
ours-cells = welche Felder Zuckermais, Seltene Süßigkeit und Gummipython füllen oder markieren
ours-none = dass auch Runde 2 und 3 ohne Zusatzregel sein können
ours-no_cards = dass eine Runde auch endet, wenn niemand mehr eine Karte spielen kann (SS11)
ours-python = dass eine Süßigkeit, die aufrecht keinen anderen Platz hat, auf den Feldern der Gummipython liegen darf (SS16)

elsewhere = aus einer Besprechung und der Spieleliste des Verlags
elsewhere-year = das Jahr

option-rules = Zusatzregeln: eine der empfohlenen Kombinationen
option-rules_basic = keine: das Grundspiel
option-rules_comeback = Aufholjagd: keine, Gummipython, Zuckerkobold
option-rules_comeback_corn = Aufholjagd: keine, Gummipython, Zuckermais
option-rules_bonus = Bonusjagd: keine, Hexenkessel, Zuckerfee
option-rules_hard = Schwer: Drachenfeuer, Seltene Süßigkeit, Sieben-Sorten-Bohnen
option-round_1 = Zusatzregel für Runde 1
option-round_1_as_named = wie in der Kombination
option-round_1_none = keine
option-round_1_candy_corn = Zuckermais
option-round_1_rare_candy = Seltene Süßigkeit
option-round_1_gummy_python = Gummipython
option-round_1_witches_cauldron = Hexenkessel
option-round_1_candy_fairy = Zuckerfee
option-round_1_seven_flavor_beans = Sieben-Sorten-Bohnen
option-round_1_dragons_fireball = Drachenfeuer
option-round_1_sugar_goblin = Zuckerkobold
option-round_2 = Zusatzregel für Runde 2
option-round_2_as_named = wie in der Kombination
option-round_2_none = keine
option-round_2_candy_corn = Zuckermais
option-round_2_rare_candy = Seltene Süßigkeit
option-round_2_gummy_python = Gummipython
option-round_2_witches_cauldron = Hexenkessel
option-round_2_candy_fairy = Zuckerfee
option-round_2_seven_flavor_beans = Sieben-Sorten-Bohnen
option-round_2_dragons_fireball = Drachenfeuer
option-round_2_sugar_goblin = Zuckerkobold
option-round_3 = Zusatzregel für Runde 3
option-round_3_as_named = wie in der Kombination
option-round_3_none = keine
option-round_3_candy_corn = Zuckermais
option-round_3_rare_candy = Seltene Süßigkeit
option-round_3_gummy_python = Gummipython
option-round_3_witches_cauldron = Hexenkessel
option-round_3_candy_fairy = Zuckerfee
option-round_3_seven_flavor_beans = Sieben-Sorten-Bohnen
option-round_3_dragons_fireball = Drachenfeuer
option-round_3_sugar_goblin = Zuckerkobold

advanced-none = ohne Zusatzregel
advanced-candy_corn = Zuckermais
advanced-rare_candy = Seltene Süßigkeit
advanced-gummy_python = Gummipython
advanced-witches_cauldron = Hexenkessel
advanced-candy_fairy = Zuckerfee
advanced-seven_flavor_beans = Sieben-Sorten-Bohnen
advanced-dragons_fireball = Drachenfeuer
advanced-sugar_goblin = Zuckerkobold

advanced_text-candy_corn = In jedem Eimer sind von Anfang an einige Felder gefüllt
advanced_text-rare_candy = In jedem Eimer sind von Anfang an viele Felder gefüllt
advanced_text-gummy_python = Deine erste Süßigkeit darf nicht auf markierten Feldern liegen
advanced_text-witches_cauldron = Der Kerzenbonus zählt doppelt
advanced_text-candy_fairy = Der Lieblingsbonus zählt doppelt
advanced_text-seven_flavor_beans = Alle beginnen mit sieben Karten
advanced_text-dragons_fireball = Alle beginnen mit vier Karten und einer Krone
advanced_text-sugar_goblin = Du verlierst so viele Punkte, wie der Platz links von dir (in Runde 3 rechts von dir) für Lieblingsfarben bekommt, auch wenn er ausgeschieden ist

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

phase-dealing = Die Karten werden ausgeteilt
phase-preparing = Die Handkarten werden gezogen
phase-crowning = Die Kronen werden gezogen
phase-offering = Hand tauschen oder behalten
phase-ordering = Getauschte Handkarten kommen unter die Stapel
phase-redrawing = Neue Handkarten werden gezogen
phase-choosing = Alle wählen eine Karte zum Weitergeben
phase-placing = Alle legen eine Süßigkeit
phase-refilling = Die Handkarten werden aufgefüllt
phase-over = Die Partie ist zu Ende

summary-round = Runde { $round }, Schritt { $step }: { $phase }.
summary-rule = { $rule }: { $text }.
summary-passes_left = Karten werden nach links weitergegeben.
summary-passes_right = Karten werden nach rechts weitergegeben.
summary-you_are_out = Du bist in dieser Runde ausgeschieden.
summary-received = Du hast { $card } bekommen.
summary-hand = Deine Hand: { $cards }.
summary-below = Unter deinem Stapel, in der Reihenfolge, in der du sie ziehst: { $cards }.
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
summary-holds = Alle wissen: { $who } hat { $cards } auf der Hand.
summary-left_in_hand =
    { $who_is ->
        [you] Auf deiner Hand: { $cards }.
       *[other] Auf der Hand von { $who }: { $cards }.
    }
summary-left_in_deck =
    { $who_is ->
        [you] In deinem Stapel: { $cards }.
       *[other] Im Stapel von { $who }: { $cards }.
    }
summary-barred =
    { $who_is ->
        [you] Du kannst nichts drehen.
       *[other] { $who } kann nichts drehen.
    }
summary-empty =
    { $who_is ->
        [you] Dein Eimer ist leer.
       *[other] Der Eimer von { $who } ist leer.
    }
summary-bucket =
    { $who_is ->
        [you] Dein Eimer von oben: { $rows }.
       *[other] Der Eimer von { $who } von oben: { $rows }.
    }
summary-row = Reihe { $row } { $colour } { $columns }
summary-row_full = Reihe { $row } { $colour } voll
summary-total =
    { $who_is ->
        [you]
            { $count ->
                [one] Du hast { $count } Punkt aus früheren Runden.
               *[other] Du hast { $count } Punkte aus früheren Runden.
            }
       *[other]
            { $count ->
                [one] { $who } hat { $count } Punkt aus früheren Runden.
               *[other] { $who } hat { $count } Punkte aus früheren Runden.
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
                [one] Die Partie ist zu Ende: Du gewinnst mit { $count } Punkt, bei Gleichstand durch mehr Punkte in der letzten Runde ({ $last }).
               *[other] Die Partie ist zu Ende: Du gewinnst mit { $count } Punkten, bei Gleichstand durch mehr Punkte in der letzten Runde ({ $last }).
            }
       *[other]
            { $count ->
                [one] Die Partie ist zu Ende: { $who } gewinnt mit { $count } Punkt, bei Gleichstand durch mehr Punkte in der letzten Runde ({ $last }).
               *[other] Die Partie ist zu Ende: { $who } gewinnt mit { $count } Punkten, bei Gleichstand durch mehr Punkte in der letzten Runde ({ $last }).
            }
    }
summary-shared =
    { $count ->
        [one] Die Partie ist zu Ende: { $seats } gewinnen gemeinsam mit { $count } Punkt.
       *[other] Die Partie ist zu Ende: { $seats } gewinnen gemeinsam mit { $count } Punkten.
    }

todo-offer = Du darfst für 1 Kürbis deine ganze Hand tauschen.
todo-order = Wähl die Karte, die als nächste unter deinen Stapel kommt.
todo-choose = Wähl die Karte, die du an { $to } weitergibst.
todo-place = Wähl die Süßigkeit, die du legst, aufrecht oder gedreht. Passt nichts, darfst du ausscheiden.
todo-rest = Wähl, wo { $card } ({ $colour }, { $shape }) landet; die Felder nennen die linke untere Ecke ihres Rechtecks: { OR($cells) }.
todo-face_down = Du scheidest aus dieser Runde aus: Leg die Süßigkeit verdeckt ab.

move-keep = Die Hand behalten
move-exchange = Die Hand für 1 Kürbis tauschen
move-under = { $card } als Nächstes unter den Stapel legen
move-play = { $card } weitergeben
move-place = { $card } ungedreht legen
move-place_turned = { $card } drehen für { $price } Kürbisse: { $shape }
move-change = { $card } aus der Hand legen für { $price } Kürbisse
move-change_turned = { $card } aus der Hand legen, gedreht, für { $price } Kürbisse: { $shape }
move-decline = Aus dieser Runde ausscheiden
move-rest = Auf { $cells } landen lassen
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
       *[other] Reihe { $row } von { $who } ist voll: Lieblingsfarbe { $colour }.
    }
story-out =
    { $who_is ->
        [you] { $what } passt so nicht hinein, und du scheidest aus dieser Runde aus.
       *[other] { $what } passt so nicht hinein, und { $who } scheidet aus dieser Runde aus.
    }
story-candle =
    { $who_is ->
        [you] Du nimmst eine Kerze.
       *[other] { $who } nimmt eine Kerze.
    }
story-scored =
    { $who_is ->
        [you] Runde { $round }: Du bekommst { $count } ({ $base } für Karten, { $favourite } für Lieblingsfarben, { $candle } für Kerzen).
       *[other] Runde { $round }: { $who } bekommt { $count } ({ $base } für Karten, { $favourite } für Lieblingsfarben, { $candle } für Kerzen).
    }
story-scored_less =
    { $who_is ->
        [you] Runde { $round }: Du bekommst { $count } ({ $base } für Karten, { $favourite } für Lieblingsfarben, { $candle } für Kerzen, minus { $taken } für den Zuckerkobold).
       *[other] Runde { $round }: { $who } bekommt { $count } ({ $base } für Karten, { $favourite } für Lieblingsfarben, { $candle } für Kerzen, minus { $taken } für den Zuckerkobold).
    }
story-round = Runde { $round } beginnt.
story-round_with = Runde { $round } beginnt: { $rule }.

brief-decided = hat gewählt
brief-exchanged = tauscht die Hand
brief-draw = zieht
brief-drawn = ziehen
brief-pumpkin = bekommt
brief-out = scheidet aus:
brief-candle = nimmt
brief-changed = nimmt auf die Hand
brief-turned = dreht
brief-placed = legt
brief-row = Reihe { $row } voll
brief-scored =
    { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
brief-round = Runde { $round }

asked-offer = Welche Karte gibst du an { $to } weiter? Vorher kannst du deine Hand tauschen.
asked-order = Welche Karte kommt als Nächstes unter deinen Stapel?
asked-choose = Welche Karte gibst du an { $to } weiter?
asked-drop = Lenk { $card } in deinen Eimer und lass los.
asked-pay_or_out = So hat { $card } keinen Platz: Zahl für einen anderen Weg, oder scheide aus.
asked-no_place = { $card } hat keinen Platz in deinem Eimer: Du scheidest aus dieser Runde aus.
asked-face_down = Leg die Süßigkeit verdeckt ab.
asked-out = Du bist in dieser Runde ausgeschieden. Die anderen spielen weiter.
asked-wait_offering = Warten, bis alle über ihre Hand entschieden haben.
asked-wait_ordering = Warten, bis die getauschten Karten unter den Stapeln liegen.
asked-wait_choosing = Warten, bis alle eine Karte zum Weitergeben gewählt haben.
asked-wait_placing = Warten, bis alle ihre Süßigkeit fallen gelassen haben.
asked-cards = Karten werden gezogen.

tally-base = Gewertete Karten
tally-favourite = Lieblingsbonus
tally-candle = Kerzenbonus
tally-goblin = Zuckerkobold

web-board = Eimer und Karten
web-round = Runde { $round } von { $rounds }
web-step = Schritt { $step }
web-hand = Deine Hand
web-received = Bekommen
web-keep = Behalten
web-exchange = Tauschen
web-keep_and_pass = Die Hand behalten und { $card } weitergeben
web-rests = Wo sie landen kann
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
web-known = Bekannte Handkarten
web-left_in_hand = Auf der Hand
web-left_in_deck = Im Stapel
web-out = ausgeschieden
web-pumpkins_mean = { $has }: Mit Kürbissen bezahlst du eine neue Hand, eine gedrehte Süßigkeit oder eine andere Karte.
web-candles_mean = { $has }: Am Ende der Runde zählen Kerzen mal Geister.
web-ghosts_mean = { $has } auf gewerteten Karten: Am Ende der Runde zählen Kerzen mal Geister.
web-in_hand = { $has } auf der Hand
web-sign_played = Kürbis mit Pfeil: Wer die Karte weitergibt, bekommt einen Kürbis.
web-sign_scored = Kürbis im Eimer: Wer die Karte legt, bekommt einen Kürbis.
web-sign_still = Drehverbot: Solange diese Karte oben auf deinen gewerteten Karten liegt, kannst du nichts drehen.
web-sign_ghost = Geist: Am Ende der Runde zählen Kerzen mal Geister.
web-bucket_means = Ein Eimer: Eine Süßigkeit bleibt, wo sie landet, und eine volle Reihe macht ihre Farbe zur Lieblingsfarbe.
web-row_open = Reihe { $row }, { $colour }: Ist sie voll, zählt jede gewertete Karte dieser Farbe noch einmal. Gewertet bisher: { $count }.
web-row_full = Reihe { $row }, { $colour }, ist voll: Jede gewertete Karte dieser Farbe zählt noch einmal. Gewertet bisher: { $count }.
web-marked = Gummipython: Hier darf die erste Süßigkeit nicht liegen.
web-prefilled = Seit Beginn der Runde gefüllt.
web-slip =
    { $count ->
        [one] { $count } Punkt in dieser Runde: { $base } für Karten, { $favourite } für Lieblingsfarben, { $candle } für Kerzen.
       *[other] { $count } Punkte in dieser Runde: { $base } für Karten, { $favourite } für Lieblingsfarben, { $candle } für Kerzen.
    }
web-slip_less =
    { $count ->
        [one] { $count } Punkt in dieser Runde: { $base } für Karten, { $favourite } für Lieblingsfarben, { $candle } für Kerzen, minus { $taken } für den Zuckerkobold.
       *[other] { $count } Punkte in dieser Runde: { $base } für Karten, { $favourite } für Lieblingsfarben, { $candle } für Kerzen, minus { $taken } für den Zuckerkobold.
    }

why-offering = Erst entscheiden alle, die zahlen können, ob sie die Hand tauschen: keep oder exchange.
why-ordering = Deine Hand kommt jetzt unter deinen Stapel: Wähl die nächste Karte.
why-not_in_hand = { $card } hast du nicht auf der Hand.
why-exchange_unpaid = Um die Hand zu tauschen, brauchst du zu Beginn des Schritts einen Kürbis, und du hattest keinen.
why-exchange_late = Die Hand kannst du nur einmal pro Schritt tauschen, bevor jemand eine Karte wählt.
why-choosing = Jetzt wählen alle eine Handkarte zum Weitergeben.
why-placing = Jetzt entscheiden alle, welche Süßigkeit sie legen und wie sie gedreht ist.
why-decline = Du kannst die Süßigkeit legen, ohne zu zahlen, also darfst du nicht ausscheiden.
why-not_yours = { $card } hast du weder bekommen noch auf der Hand.
why-barred = { $card } liegt oben auf deinen gewerteten Karten und verbietet das Drehen.
why-same_turn = Diese Drehung ändert nichts an der Form.
why-like_another = So gedreht sieht sie aus wie mit einer kleineren Drehung: Nimm die kleinere.
why-too_large = So gedreht ist die Süßigkeit größer als der Eimer.
why-price = Das kostet { $price } Kürbisse, und du hast { $count }.
why-no_place = Diese Süßigkeit hat keinen Platz in deinem Eimer.
why-python = Die Gummipython hält deine erste Süßigkeit von den markierten Feldern fern.
why-resting = Wähl jetzt, wo die Süßigkeit landet.
why-outside = Bei { $cell } würde die Süßigkeit aus dem Eimer ragen.
why-filled = Bei { $cell } läge die Süßigkeit auf gefüllten Feldern.
why-not_reached = Die Süßigkeit kommt nicht nach { $cell } oder bleibt dort nicht liegen.
why-face_down = Du scheidest aus dieser Runde aus: Du kannst die Süßigkeit nur noch verdeckt ablegen.

notation-move = Erwartet: ein Zug wie keep, exchange, "under b3", "play b3", "place b3 90", "rest c1", decline oder face-down, oder mehrere als einer wie "place b3 90 at c1" oder out; erhalten: "{ $came }".
notation-json = Erwartet: ein Zug wie { "{" }"move": "place", "card": "b3", "turn": 90{ "}" } oder { "{" }"move": "rest", "cell": "c1"{ "}" }; erhalten: { $came }.
notation-outcome = Erwartet: eine Karte wie b3 oder bk; erhalten: "{ $came }".

error-rule_twice = { $rule } darf in einer Runde oder in zwei aufeinanderfolgenden Runden gelten, anders nicht.
error-fireball_twice = { $rule } darf nur in einer Runde gelten.

edition-bucket = Erwartet: eine Zeile mit der Breite des Eimers; erhalten: { $count }.
edition-size = Erwartet: ein Eimer mit höchstens { $rows } Reihen und { $cells } Feldern; erhalten: { $wide } breit und { $high } hoch.
edition-colour = Erwartet: { $expected } Karten der Farbe { $colour }; erhalten: { $count }.
edition-owned = Erwartet: mindestens { $needed } Süßigkeiten für { $seats } Personen; erhalten: { $count }.
edition-refill = Erwartet: eine Hand, die auf höchstens { $most } Karten aufgefüllt wird, so viele, wie zu Beginn einer Runde gezogen werden; erhalten: { $count }.
size-rounds = Runden
size-colour = Süßigkeiten jeder Farbe
size-owned = Süßigkeiten pro Person
size-hand = Karten, die zu Beginn einer Runde gezogen werden
size-beans_hand = dasselbe mit Sieben-Sorten-Bohnen
size-fireball_hand = dasselbe mit Drachenfeuer, vor der Krone
size-refill = Karten, auf die eine Hand aufgefüllt wird
size-pumpkins = Kürbisse zu Beginn einer Runde
edition-sign = Erwartet: die Zeichen { OR($known) }; erhalten: { $came }.
edition-alike = Erwartet: das Zeichen { $sign } höchstens { $most }-mal auf einer Karte; erhalten: { $count }-mal.
edition-rule = Erwartet: ein Bild für { $rule }; erhalten: { $count }.
edition-picture = Erwartet: höchstens { $high } Zeilen aus je { $wide } Zeichen # oder ., getrennt durch /.
edition-full_row = Keine Reihe darf von Anfang an voll sein.
edition-shape = Erwartet: eine Form wie ##/.#, gleich lange Zeilen aus # und ., getrennt durch /; erhalten: "{ $came }".
edition-frame = Erwartet: eine Form ohne leere Zeilen oder Spalten am Rand; erhalten: "{ $came }".
edition-large = Erwartet: eine Form mit höchstens { $most } Feldern, die in einen { $wide } breiten und { $high } hohen Eimer passt; erhalten: "{ $came }".
edition-pieces = Erwartet: eine Form aus einem Stück; erhalten: "{ $came }".

rule-SS1 = In jedem Schritt wählen alle, die noch dabei sind, geheim eine Karte; dann werden alle zugleich aufgedeckt. Trägt deine Karte das Zeichen „Kürbis beim Ausspielen“, bekommst du sofort einen Kürbis und kannst ihn noch in diesem Schritt ausgeben.
rule-SS2 = Karten werden aufrecht weitergegeben, in den Runden 1 und 2 nach links, in Runde 3 nach rechts. Wer zu Beginn des Schritts schon ausgeschieden war, wird übersprungen.
rule-SS3 = Eine Süßigkeit beginnt über dem Eimer, über beliebigen Spalten, und bewegt sich Feld für Feld nach unten, links oder rechts, nie in ein gefülltes Feld oder durch die Wände. Sobald unter einem ihrer Felder im Eimer ein gefülltes liegt, bleibt sie liegen, auch wenn sie zugleich auf dem Boden liegt; seitliches Berühren hält sie nicht auf. Nur auf dem Boden darf sie weitergleiten oder liegen bleiben. Am Ende muss sie ganz im Eimer liegen.
rule-SS4 = Kannst du die Süßigkeit legen, ohne zu zahlen, darfst du nicht ausscheiden. Für einen anderen Weg zu zahlen ist immer erlaubt. Hilft nur Zahlen, hast du die Wahl.
rule-SS5 = Für 2 Kürbisse kommt eine Süßigkeit beliebig gedreht in den Eimer; wie, wählst du vorher. Solange eine Karte mit Drehverbot oben auf deinen gewerteten Karten liegt, kannst du nichts drehen.
rule-SS6 = Für 3 Kürbisse nimmst du die erhaltene Karte auf die Hand und legst stattdessen eine Handkarte, aufrecht oder für 2 mehr gedreht. Ihre Zeichen zählen beim Werten, aber fürs Ausspielen gibt es keinen Kürbis.
rule-SS7 = Einmal pro Schritt darfst du vor dem Wählen 1 Kürbis zahlen: Deine ganze Hand kommt in beliebiger Reihenfolge unter deinen Stapel, und du ziehst ebenso viele Karten.
rule-SS8 = Hat die Süßigkeit keinen Platz oder keinen, für den du zahlst, scheidest du aus der Runde aus. Wer sie dir gegeben hat, nimmt eine Kerze, selbst wenn ihr beide im selben Schritt ausscheidet. Die Karte liegt verdeckt und zählt nicht.
rule-SS9 = Eine Karte, die du legst, kommt offen auf deine gewerteten Karten; trägt sie das Zeichen „Kürbis beim Werten“, bekommst du einen Kürbis. Eine volle Reihe macht ihre Farbe zur Lieblingsfarbe. Reihen verschwinden nie, und von Anfang an gefüllte Felder zählen als gefüllt.
rule-SS10 = Mit weniger als { $refill } Handkarten ziehst du auf { $refill } nach, soweit der Stapel reicht.
rule-SS11 = Die Runde endet, wenn nur noch eine Person oder niemand dabei ist, oder wenn niemand mehr eine Karte zum Ausspielen hat.
rule-SS12 = Gewertet wird bei allen, ob noch dabei oder ausgeschieden: 1 Punkt für jede offene gewertete Karte; für jede volle Reihe die Zahl deiner gewerteten Karten ihrer Farbe; und deine Kerzen mal die Geister auf deinen gewerteten Karten.
rule-SS13 = Alle Karten, die dir gehören, werden gemischt und sind dein Stapel für die nächste Runde; Chips gehen zurück.
rule-SS14 = Chips gehen nie aus. In jedem Schritt wird zuerst der Tausch bezahlt, dann gibt es Kürbisse für ausgespielte Karten, dann wird das Legen bezahlt, dann gibt es Kürbisse für gewertete Karten. Bist du ausgeschieden, behältst du deine Chips bis zum Ende der Runde.
rule-SS15 = Wer nach Runde { $rounds } die meisten Punkte hat, gewinnt; bei Gleichstand, wer in dieser Runde die meisten hatte; sonst wird der Sieg geteilt.
rule-SS16 = Jede Runde darf eine Zusatzregel haben. Dieselbe Regel darf in zwei Runden hintereinander gelten, Drachenfeuer nur in einer. Die erste Süßigkeit bei Gummipython ist die erste, die du in der Runde legst, auch gedreht oder getauscht. Kronen dürfen auf markierten Feldern liegen (und zählen als erste Süßigkeit), und ebenso, beliebig gedreht, eine Karte, die aufrecht keinen anderen Platz hat. Mit dem Zuckerkobold kann eine Runde auch weniger als null Punkte bringen.
rule-SS17 = Handkarten, Stapel und die Karten darunter sind bis zum Ende der Partie verborgen. Alles, was aufgedeckt oder gewertet wurde, ist bekannt, auch wem es gehört.
rule-SS18 = Ob sie tauschen, was sie wählen und wohin sie legen, entscheiden jeweils alle zugleich: Niemand sieht eine Wahl, bevor alle gewählt haben. Danach ist bekannt, wer getauscht hat, aber nicht, was.
rule-SS19 = Bekannt ist, wie viele Karten auf Händen und Stapeln sind, ebenso alle Chips, Eimer und gewerteten Karten. Von einer Karte, die durch einen Kartentausch auf eine Hand kam, wissen alle, dass sie dort ist, bis sie gespielt wird oder unter den Stapel kommt. Alle Verteilungen, die zum Bekannten passen, sind gleich wahrscheinlich.
rule-SS20 = Für einen Kartentausch brauchst du eine Handkarte, und er geht nur einmal pro Süßigkeit. Drehen und Tauschen kannst du nur kaufen, wenn die Süßigkeit dann Platz hat. Eine Drehung, die nichts ändert, wird nicht angeboten.
rule-SS21 = Zu zweit sind links und rechts dasselbe. Zu zweit und zu dritt werden einige Karten nicht ausgeteilt: Sie bleiben ungenutzt, und niemand weiß, welche es sind.
rule-SS22 = Du ziehst zuerst vom gemischten Teil deines Stapels, dann von den Karten darunter, in der Reihenfolge, in der sie dorthin kamen. Die Hand darfst du auch bei kleinem oder leerem Stapel tauschen.
rule-SS23 = Sehen mehrere Drehungen gleich aus, wird nur die kleinste angeboten.
rule-SS24 = Eine Krone aus Drachenfeuer behält, wem sie am Ende der Runde gehört. Kronen, die niemand gezogen hat, bleiben in der Schachtel, und niemand weiß, welche es sind.

intro-set_up = Es gibt 64 Karten mit Süßigkeiten, 16 in jeder der vier Farben. Alle bekommen 16 davon, verdeckt, als Stapel. Zu Beginn jeder Runde nehmen alle 2 Kürbisse und einen leeren Eimer, 6 Felder breit und 8 hoch, und ziehen 5 Karten. In jeder Farbe tragen 3 Karten „Kürbis beim Ausspielen“, 3 „Kürbis beim Werten“, 2 „Drehverbot“, 4 einen Geist und 4 nichts.
intro-turn = Eine Runde besteht aus Schritten. In jedem Schritt geben alle eine Karte weiter und legen die, die sie bekommen.
intro-advanced = Acht Zusatzregeln können je eine Runde verändern. Zuckermais: In jedem Eimer sind von Anfang an 6 Felder gefüllt. Seltene Süßigkeit: Es sind 9. Gummipython: Deine erste Süßigkeit darf nicht auf den Feldern an den beiden Wänden liegen. Hexenkessel: Der Kerzenbonus zählt doppelt. Zuckerfee: Der Lieblingsbonus zählt doppelt. Sieben-Sorten-Bohnen: Du beginnst mit 7 Karten. Drachenfeuer: Du beginnst mit 4 Karten und einer vom Zufall gezogenen Krone, einer großen Süßigkeit mit zwei Geistern. Zuckerkobold: Du verlierst so viele Punkte, wie der Platz links von dir (in Runde 3 rechts von dir) für Lieblingsfarben bekommt, auch wenn er ausgeschieden ist.

section-passing = Ein Schritt: wählen und weitergeben
section-placing = Ein Schritt: die Süßigkeit legen
section-known = Was offen ist und was verborgen

example-buckets = Alle füllen ihren eigenen Eimer. In deinem ist unten die blaue Reihe voll, also ist Blau eine Lieblingsfarbe: Jede deiner gewerteten blauen Karten zählt noch einmal.
example-hand = Der Beginn einer Runde: ein leerer Eimer, zwei Kürbisse und fünf Karten. Die Form zeigt, wie eine Süßigkeit in den Eimer passt, das Zeichen, was sie sonst noch kann.
example-passing = Du spielst einen Winkel aus drei. Alle decken zugleich auf, und alle Karten gehen nach links: Platz 2 bekommt deine, und du bekommst von Platz 3 die Treppe, die nirgends gut passt.
example-gap = Du hast ein Quadrat aus vier bekommen. In den unteren Reihen ist Platz, aber der Weg dorthin ist nur ein Feld breit: Das Quadrat kommt nicht hindurch und kann nur oben liegen.
example-full_row = Du legst den Riegel aus drei oben links hin. Die rote Reihe ist voll und bleibt, wie sie ist; Rot ist jetzt eine deiner Lieblingsfarben.
example-out = Das L aus vier geht aufrecht nicht hinein, und du hast keine Kürbisse, um es zu drehen. Du scheidest aus dieser Runde aus, deine Karte liegt verdeckt, und Platz 3, von dem sie kam, nimmt eine Kerze.
example-turned = Dieselbe Süßigkeit, aber du hast zwei Kürbisse. Du zahlst sie, drehst sie halb herum, und ihr Fuß passt in die Lücke: Du bleibst dabei.
example-last_in = Platz 3 ist schon ausgeschieden, und Platz 2 kann die Süßigkeit, die du weitergegeben hast, nicht unterbringen. Platz 2 scheidet aus, du nimmst eine Kerze, und weil nur du noch dabei bist, endet die Runde nach diesem Schritt.
example-points = Sechs gewertete Karten: 6 Punkte. Die rote Reihe ist voll, und drei deiner Karten sind rot: 3 dazu. Eine Kerze und drei Geister: 1 × 3. Das macht 12.
example-python = Mit der Gummipython sind die Felder an beiden Wänden markiert: Deine erste Süßigkeit darf nicht darauf liegen. Das Quadrat muss zwischen b und e landen.
example-open = Deine Hand siehst nur du. Von den anderen siehst du, wie viele Karten sie haben, was sie gewertet haben, ihre Eimer und ihre Chips.
