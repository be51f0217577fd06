about = Grabt mit jedem Wurf Tunnel in den Mond, zu den Süßigkeiten und an den Gurken vorbei. Alle graben gleichzeitig.

primer-goal = Grab Tunnel in den Mond und sammle seine Süßigkeiten: je mehr von einer Sorte, desto besser, und Sätze aus allen fünf zählen extra. Gurken kosten Punkte.
primer-turn = Ein Würfel wird für alle geworfen. Grab einen geraden Tunnel mit genau so vielen Feldern, von einem Startfeld am Rand oder weg von einem deiner Tunnel. Tunnel dürfen sich an den Seiten nicht berühren. Bei einer 1 wählst du die Länge selbst und bezahlst mit Einserfeldern.
primer-end = Hat jemand den ersten Satz aus fünf, läuft eine Uhr; sie ist nach drei weiteren Würfen mit 4, 5 oder 6 abgelaufen.
primer-picture = Im Bild ist H Honig, C Schokolade, G ein Gummibärchen, M ein Marshmallow, Y ein Bonbon, P eine Gurke, # ein dicker Brocken; o ist gegraben, O im Zug davor; v ^ < > sind Startfelder und zeigen hinein. Dein Blatt hat seine Nummer in Klammern.

ours-sheets = Beide Blätter, ihre Form und ihr Inhalt, stammen von diesem Projekt: Die gedruckten stehen nicht im Text der Anleitung.
ours-idle = Die Partie endet auch, wenn niemand mehr graben kann oder lange Zeit kein Wurf jemandem etwas nützt.

option-sheet = Seite des Blattes
option-sheet_a = Seite A, die sanfte
option-sheet_b = Seite B, für Erfahrene
option-one_entrance = Ein Eingang: Nach dem ersten Tunnel beginnt niemand mehr an der Oberfläche
option-idle_rolls = So viele Würfe in Folge, mit denen niemand graben kann, beenden die Partie

kind-honey = Honig
kind-chocolate = Schokolade
kind-gummy_bear = Gummibärchen
kind-marshmallow = Marshmallows
kind-candy = Bonbons

find-honey = { $count } Honig
find-chocolate =
    { $count ->
        [one] { $count } Schokolade
       *[other] { $count } Schokoladen
    }
find-gummy_bear = { $count } Gummibärchen
find-marshmallow =
    { $count ->
        [one] { $count } Marshmallow
       *[other] { $count } Marshmallows
    }
find-candy =
    { $count ->
        [one] { $count } Bonbon
       *[other] { $count } Bonbons
    }
find-pickle =
    { $count ->
        [one] { $count } Gurke
       *[other] { $count } Gurken
    }

count-honey = { $count } Honig ({ $points })
count-chocolate =
    { $count ->
        [one] { $count } Schokolade ({ $points })
       *[other] { $count } Schokoladen ({ $points })
    }
count-gummy_bear = { $count } Gummibärchen ({ $points })
count-marshmallow =
    { $count ->
        [one] { $count } Marshmallow ({ $points })
       *[other] { $count } Marshmallows ({ $points })
    }
count-candy =
    { $count ->
        [one] { $count } Bonbon ({ $points })
       *[other] { $count } Bonbons ({ $points })
    }
count-sets =
    { $count ->
        [one] { $count } Satz ({ $points })
       *[other] { $count } Sätze ({ $points })
    }
count-pickle =
    { $count ->
        [one] { $count } Gurke (minus { $points })
       *[other] { $count } Gurken (minus { $points })
    }
count-slots =
    { $count ->
        [one] noch { $count } Einserfeld frei
       *[other] noch { $count } Einserfelder frei
    }

direction-up = nach oben
direction-right = nach rechts
direction-down = nach unten
direction-left = nach links

summary-rolled = Der Würfel zeigt { $number }.
summary-rolling = Als Nächstes wird gewürfelt.
summary-dig =
    { $count ->
        [one] Grabe { $count } Feld in gerader Linie.
       *[other] Grabe { $count } Felder in gerader Linie.
    }
summary-must_pass = Mit diesem Wurf kannst du nicht graben, also passt du.
summary-choose_length = Wähle, wie viele Felder du gräbst: Jedes kostet ein Einserfeld, und du hast noch { $count }.
summary-chosen =
    { $count ->
        [one] Du hast deinen Tunnel gewählt: { $first }. Gegraben wird, wenn alle gewählt haben.
       *[other] Du hast deinen Tunnel gewählt: { $first } bis { $last }. Gegraben wird, wenn alle gewählt haben.
    }
summary-passed = Du passt diesmal; die anderen wählen noch.
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
                [one] Die Partie ist zu Ende: Du gewinnst den Gleichstand bei { $count } Punkt, mit mehr Süßigkeiten ({ $sweets }).
               *[other] Die Partie ist zu Ende: Du gewinnst den Gleichstand bei { $count } Punkten, mit mehr Süßigkeiten ({ $sweets }).
            }
       *[other]
            { $count ->
                [one] Die Partie ist zu Ende: { $who } gewinnt den Gleichstand bei { $count } Punkt, mit mehr Süßigkeiten ({ $sweets }).
               *[other] Die Partie ist zu Ende: { $who } gewinnt den Gleichstand bei { $count } Punkten, mit mehr Süßigkeiten ({ $sweets }).
            }
    }
summary-shared =
    { $count ->
        [one] Die Partie ist zu Ende: { $seats } gewinnen gemeinsam mit { $count } Punkt.
       *[other] Die Partie ist zu Ende: { $seats } gewinnen gemeinsam mit { $count } Punkten.
    }
summary-solo_over =
    { $count ->
        [one] Die Partie ist zu Ende, mit { $count } Punkt.
       *[other] Die Partie ist zu Ende, mit { $count } Punkten.
    }
summary-timer_waits = Der Timer läuft noch nicht: Er startet nach dem Zug mit dem ersten vollständigen Satz.
summary-timer_first =
    { $count ->
        [one] Der Timer läuft zum ersten Mal; { $count } Kästchen ist noch frei, und jede 4, 5 oder 6 streicht eines. Danach läuft er noch einmal.
       *[other] Der Timer läuft zum ersten Mal; { $count } Kästchen sind noch frei, und jede 4, 5 oder 6 streicht eines. Danach läuft er noch einmal.
    }
summary-timer_last =
    { $count ->
        [one] Der Timer läuft; { $count } Kästchen ist noch frei, und jede 4, 5 oder 6 streicht eines.
       *[other] Der Timer läuft; { $count } Kästchen sind noch frei, und jede 4, 5 oder 6 streicht eines.
    }
summary-timer_once_more = Alle Kästchen des Timers sind gestrichen; mit dem nächsten Wurf läuft er noch einmal.
summary-timer_last_turn = Alle Kästchen des Timers sind gestrichen: Das ist der letzte Zug.
summary-moon = Der Mond: { $rows }.
summary-row = Reihe { $row } von { $first } bis { $last }
summary-rows = Reihen { $row } bis { $to_row } von { $first } bis { $last }
summary-honey = Honig: { $cells }.
summary-chocolate = Schokolade: { $cells }.
summary-gummy_bear = Gummibärchen: { $cells }.
summary-marshmallow = Marshmallows: { $cells }.
summary-candy = Bonbons: { $cells }.
summary-pickle = Gurken: { $cells }.
summary-chunks = Dicke Brocken, durch die niemand graben kann: { $cells }.
summary-starts = Startfelder: { $cells }.
summary-entrances = Startfelder, nur für den ersten Tunnel und gerade hinein: { $cells }.
summary-cell = { $cell }
summary-run = { $first } bis { $last }
summary-no_tunnel =
    { $who_is ->
        [you] Du hast noch nicht gegraben.
       *[other] { $who } hat noch nicht gegraben.
    }
summary-tunnels =
    { $who_is ->
        [you] Deine Tunnel: { $runs }.
       *[other] Die Tunnel von { $who }: { $runs }.
    }
summary-stands_nothing =
    { $who_is ->
        [you] Du hast 0 Punkte; { $slots }.
       *[other] { $who } hat 0 Punkte; { $slots }.
    }
summary-stands =
    { $who_is ->
        [you]
            { $count ->
                [one] Du hast { $count } Punkt: { $parts }; { $slots }.
               *[other] Du hast { $count } Punkte: { $parts }; { $slots }.
            }
       *[other]
            { $count ->
                [one] { $who } hat { $count } Punkt: { $parts }; { $slots }.
               *[other] { $who } hat { $count } Punkte: { $parts }; { $slots }.
            }
    }
summary-idle =
    { $count ->
        [one] Mit dem letzten Wurf konnte niemand graben; nach { $limit } solchen in Folge endet die Partie.
       *[other] Mit den letzten { $count } Würfen konnte niemand graben; nach { $limit } solchen in Folge endet die Partie.
    }

asked-watch = Der Würfel zeigt { $number }: Alle wählen einen Tunnel.

move-pass = Passen
move-length =
    { $count ->
        [one] { $count } Feld graben, für { $count } Einserfeld
       *[other] { $count } Felder graben, für { $count } Einserfelder
    }
move-dig =
    { $count ->
        [one] { $first } graben ({ $direction })
       *[other] { $first } bis { $last } graben ({ $direction })
    }
move-dig_finds =
    { $count ->
        [one] { $first } graben ({ $direction }): { $finds }
       *[other] { $first } bis { $last } graben ({ $direction }): { $finds }
    }

story-roll = Der Würfel zeigt { $number }.
story-timer =
    { $count ->
        [one] Ein Kästchen des Timers wird gestrichen; { $count } ist noch frei.
       *[other] Ein Kästchen des Timers wird gestrichen; { $count } sind noch frei.
    }
story-timer_last = Das letzte Kästchen des Timers wird gestrichen: Dieser Zug ist der letzte.
story-choice =
    { $who_is ->
        [you] Deine Wahl: { $move }.
       *[other] Die Wahl von { $who }: { $move }.
    }
story-dig =
    { $who_is ->
        [you]
            { $count ->
                [one] Du gräbst { $first } ({ $direction }).
               *[other] Du gräbst { $count } Felder { $direction }, { $first } bis { $last }.
            }
       *[other]
            { $count ->
                [one] { $who } gräbt { $first } ({ $direction }).
               *[other] { $who } gräbt { $count } Felder { $direction }, { $first } bis { $last }.
            }
    }
story-found =
    { $who_is ->
        [you] Du findest { $finds }.
       *[other] { $who } findet { $finds }.
    }
story-row_full =
    { $who_is ->
        [you] Deine Reihe ist voll: { $sweet }.
       *[other] Die Reihe von { $who } ist voll: { $sweet }.
    }
story-set =
    { $who_is ->
        [you]
            { $count ->
                [one] Du hast deinen ersten Satz beisammen.
               *[other] Du hast Satz Nummer { $count } beisammen.
            }
       *[other]
            { $count ->
                [one] { $who } hat einen ersten Satz beisammen.
               *[other] { $who } hat Satz Nummer { $count } beisammen.
            }
    }
story-pass =
    { $who_is ->
        [you] Du passt.
       *[other] { $who } passt.
    }
story-timer_starts = Ein erster Satz ist vollständig: Ab dem nächsten Wurf streicht jede 4, 5 oder 6 ein Kästchen des Timers.
story-second_pass = Mit dem nächsten Wurf beginnt der zweite Durchgang des Timers.
story-timer_full = Alle Kästchen des Timers sind gestrichen.
story-stuck = Niemand kann mehr graben, mit keinem Wurf.
story-idle =
    { $count ->
        [one] Mit { $count } Wurf konnte niemand graben.
       *[other] Mit { $count } Würfen in Folge konnte niemand graben.
    }

web-board = Honeymoon: der Würfel, der Timer, dein Mond und die der anderen
web-sheet =
    { $who_is ->
        [you] Dein Mond
       *[other] Der Mond von { $who }
    }
web-look =
    { $who_is ->
        [you] Zurück zu deinem Mond
       *[other] Den Mond von { $who } genauer ansehen
    }
web-bar =
    { $who_is ->
        [you] Was du gesammelt hast
       *[other] Was { $who } gesammelt hat
    }
web-cell = { $cell }: { $what }
web-rock = Fels
web-chunk = dicker Brocken
web-start = Startfeld
web-dug = gegraben
web-change =
    { $count ->
        [one] { $count } Feld, Wertung { $change }
       *[other] { $count } Felder, Wertung { $change }
    }
web-point = Zeig auf ein helles Feld oder zieh den Tunnel.
web-length = Wie viele Felder du gräbst
web-points =
    { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
web-sets = Sätze
web-passed = gepasst
web-timer_waits = Timer: startet mit dem ersten Satz.
web-timer_runs =
    { $count ->
        [one] Timer: Mit dem nächsten Wurf ab { $from } kommt der letzte Zug.
       *[other] Timer: Ab { $from } wird eins gestrichen.
    }
web-timer_first = Timer, erster Durchgang: Ab { $from } wird eins gestrichen.
web-timer_again = Timer: Er läuft noch einmal.
web-timer_out = Timer: Das ist der letzte Zug.
web-letter_honey = H
web-letter_chocolate = S
web-letter_gummy_bear = G
web-letter_marshmallow = M
web-letter_candy = B
web-letter_pickle = U

why-pass =
    { $count ->
        [one] Du kannst { $count } Feld graben, also musst du.
       *[other] Du kannst { $count } Felder graben, also musst du.
    }
why-pass_length = Du kannst graben, also musst du: Wähle eine Länge.
why-no_one = Eine Länge wird nur bei einer Eins gewählt; der Würfel zeigt { $number }.
why-length_chosen =
    { $count ->
        [one] Du hast schon gewählt, { $count } Feld zu graben.
       *[other] Du hast schon gewählt, { $count } Felder zu graben.
    }
why-length_first = Bei einer Eins wählst du zuerst, wie viele Felder du gräbst.
why-slots = Jedes gegrabene Feld kostet ein Einserfeld, und du hast noch { $count }.
why-no_room =
    { $count ->
        [one] Für { $count } Feld in gerader Linie ist nirgends Platz.
       *[other] Für { $count } Felder in gerader Linie ist nirgends Platz.
    }
why-sky =
    { $count ->
        [one] Von { $first } aus passt nur { $count } Feld, dann endet der Mond; es müssen genau { $length } sein.
       *[other] Von { $first } aus passen nur { $count } Felder, dann endet der Mond; es müssen genau { $length } sein.
    }
why-chunk =
    { $count ->
        [one] Nach { $count } Feld liegt bei { $cell } ein dicker Brocken; es müssen genau { $length } sein.
       *[other] Nach { $count } Feldern liegt bei { $cell } ein dicker Brocken; es müssen genau { $length } sein.
    }
why-dug =
    { $count ->
        [one] Nach { $count } Feld ist der Tunnel bei { $cell } im Weg; es müssen genau { $length } sein.
       *[other] Nach { $count } Feldern ist der Tunnel bei { $cell } im Weg; es müssen genau { $length } sein.
    }
why-touch =
    { $count ->
        [one] Nach { $count } Feld würde der neue Tunnel bei { $cell } den bei { $tunnel } berühren; es müssen genau { $length } sein.
       *[other] Nach { $count } Feldern würde der neue Tunnel bei { $cell } den bei { $tunnel } berühren; es müssen genau { $length } sein.
    }
why-sky_first = { $first } liegt nicht auf dem Mond.
why-chunk_first = { $cell } ist ein dicker Brocken, durch den niemand graben kann.
why-dug_first = { $cell } ist schon gegraben.
why-touch_first = Bei { $cell } würde der neue Tunnel den bei { $tunnel } berühren.
why-one_entrance = Du hast deinen einen Eingang: { $cell } ist kein Startfeld mehr.
why-inward = Mit einem Eingang führt der erste Tunnel gerade hinein: von { $cell } aus { $direction }.
why-single = Von einem Startfeld aus wird ein einzelnes Feld gerade hinein gegraben, denn jede Richtung ist dasselbe: von { $cell } aus { $direction }.
why-not_away = Von { $cell } aus führt das nicht gerade von deinem Tunnel bei { $tunnel } weg.
why-no_beginning = { $cell } ist weder ein Startfeld noch neben einem deiner Tunnel.

notation-move = Erwartet: ein Feld und eine Richtung wie "g5 down", "length 3", beides als "g5 down 3", oder "pass"; gekommen ist "{ $came }".
notation-json = Erwartet: ein Zug wie { "{" }"move": "dig", "cell": "g5", "direction": "down"{ "}" }; gekommen ist { $came }.
notation-length = Erwartet: ein Tunnel aus { $expected } Feldern; gekommen sind { $came }.
notation-outcome = Erwartet: ein Wurf von 1 bis 6; gekommen ist "{ $came }".
notation-sheets =
    { $count ->
        [one] Erwartet: die Tunnel von { $count } Platz wie sheets=g1-i1,g2/a7; gekommen ist "{ $came }".
       *[other] Erwartet: die Tunnel von { $count } Plätzen wie sheets=g1-i1,g2/a7; gekommen ist "{ $came }".
    }

edition-bar = Erwartet: je eine Reihe der Sammelleiste für { $sweets }, in dieser Reihenfolge.
edition-rows =
    { $count ->
        [one] Erwartet: { $expected } Zeilen; gekommen ist { $count }.
       *[other] Erwartet: { $expected } Zeilen; gekommen sind { $count }.
    }
edition-marks =
    { $count ->
        [one] Erwartet: { $expected } Zeichen in dieser Zeile; gekommen ist { $count }.
       *[other] Erwartet: { $expected } Zeichen in dieser Zeile; gekommen sind { $count }.
    }
edition-mark = Erwartet: eines der Zeichen { $known }; gekommen ist { $came }.
edition-rim = Erwartet: ein Startfeld am Rand, mit Himmel oder dem Ende des Blattes dahinter; gekommen ist eines bei { $cell }.
edition-sweets = Erwartet: 1 bis { $most } auf dem Blatt ({ $sweet }); gekommen sind { $came }.
edition-pickles = Erwartet: höchstens { $most } Gurken auf dem Blatt; gekommen sind { $came }.
edition-side = Erwartet: Startfelder auf allen vier Seiten; es fehlen die mit dem Zeichen { $mark }.
edition-run = Erwartet: eine gerade Strecke von { $length } Feldern, durch die man graben kann; gekommen ist keine.
edition-walled = Erwartet: Jede Süßigkeit ist erreichbar; die bei { $cell } ist eingemauert.
edition-no_sheet = In dieser Ausgabe fehlt sie: { $sheet }.

best-not_solo = Erwartet: eine beendete Solopartie Honeymoon; diese Punkte können nicht die besten sein.
best-first =
    { $count ->
        [one] { $count } Punkt: das erste Ergebnis hier.
       *[other] { $count } Punkte: das erste Ergebnis hier.
    }
best-better =
    { $count ->
        [one] { $count } Punkt: ein neuer Bestwert, nach { $best }.
       *[other] { $count } Punkte: ein neuer Bestwert, nach { $best }.
    }
best-not_better =
    { $count ->
        [one] { $count } Punkt; der Bestwert bleibt { $best }.
       *[other] { $count } Punkte; der Bestwert bleibt { $best }.
    }

rule-HM1 = In jedem Zug wird einmal für alle gewürfelt. Alle graben gleichzeitig auf ihrem eigenen Blatt; was andere wählen, sieht man, wenn alle gegraben oder gepasst haben.
rule-HM2 = Gegraben wird eine gerade Linie aus genau so vielen neuen Feldern, wie der Würfel zeigt, nach oben, unten, links oder rechts. Sie beginnt auf einem noch nicht gegrabenen Startfeld oder neben einem deiner gegrabenen Felder und führt gerade davon weg.
rule-HM3 = Von einem Startfeld aus ist jede gerade Linie erlaubt, die auf dem Mond bleibt.
rule-HM4 = Ein neues Feld darf an seinen vier Seiten kein gegrabenes Feld berühren, außer dem davor. Über Eck ist erlaubt. So führt kein Tunnel an einem anderen entlang, durch ihn hindurch oder in ihn hinein.
rule-HM5 = Durch dicke Brocken kann niemand graben. Daneben zu graben ist erlaubt.
rule-HM6 = Wer graben kann, muss, auch durch Gurken. Nur wer nicht kann, passt.
rule-HM7 = Bei einer Eins wählst du die Länge selbst: jede, die passt und für die du freie Einserfelder hast, mindestens ein Feld. Jedes gegrabene Feld kostet eines deiner sieben Einserfelder, die für die ganze Partie reichen müssen. Ohne freies Einserfeld passt du.
rule-HM8 = Gegrabene Süßigkeiten werden in ihrer Reihe von links angekreuzt. In einer vollen Reihe wird nichts mehr angekreuzt.
rule-HM9 = Am Ende des Zuges, in dem jemand einen ersten Satz beisammen hat, startet der Timer für alle. Ab dem nächsten Wurf streicht eine 4, 5 oder 6 eines seiner drei Kästchen, vor dem Graben.
rule-HM10 = Die Partie endet nach dem Zug, in dem das letzte Kästchen gestrichen wurde; in diesem Zug wird noch gegraben.
rule-HM11 = Kann niemand mehr graben, mit keinem Wurf, endet die Partie sofort.
rule-HM12 = Eins, zwei, drei, vier Süßigkeiten einer Art bringen 1, 3, 6, 10 Punkte. Jeder Satz aus allen fünf Arten bringt 5 dazu, jede Gurke kostet 2. Die meisten Punkte gewinnen, bei Gleichstand die meisten Süßigkeiten, sonst wird der Sieg geteilt.
rule-HM13 = Variante mit einem Eingang: Dein erster Tunnel führt von einem Startfeld gerade hinein, danach gräbst du nur noch von deinen Tunneln aus weiter.
rule-HM14 = Allein läuft der Timer zweimal: der erste Durchgang von Anfang an, der zweite, wenn der erste voll ist oder nach dem Zug mit deinem ersten Satz. Mit dem zweiten endet die Partie.
rule-HM15 = Die Partie endet auch nach so vielen Würfen in Folge, mit denen niemand graben konnte, wie am Tisch eingestellt ist (sonst 20).
rule-HM16 = Jedes Startfeld gehört zu einer Seite des Blattes; gerade hinein heißt von dieser Seite weg. Wer mit einem Eingang noch nicht graben kann, passt und behält den Eingang; bei einer Eins hat der erste Tunnel jede Länge, die passt und bezahlt wird.
rule-HM17 = Allein hat jeder Durchgang drei Kästchen, und eine 4, 5 oder 6 streicht eines vor dem Graben. Der zweite beginnt mit dem nächsten Wurf, freie Kästchen des ersten verfallen, und kein Wurf zählt doppelt. Das Ergebnis sind deine Punkte.
rule-HM18 = Ein Tunnel darf über andere Startfelder und am Rand entlang führen. Ein Startfeld neben einem gegrabenen Feld kann nur von diesem aus gegraben werden. Auch ein Wurf, mit dem niemand graben kann, zählt für den Timer.
rule-HM19 = Bei Gleichstand zählen die Süßigkeiten, die in der Sammelleiste angekreuzt sind.
rule-HM20 = Wer nicht graben kann, sagt es, indem er passt; eine Eins, für die niemand ein Einserfeld oder einen Platz hat, ist ein Wurf, mit dem niemand graben konnte.
rule-HM21 = Von einem Startfeld aus wird ein einzelnes Feld nur gerade hinein gegraben: Jede Richtung wäre derselbe Tunnel.
