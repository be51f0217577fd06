about = Mit jedem Wurf gräbst du einen Tunnel in den Mond, zu den Süßigkeiten und an den Gurken vorbei. Alle graben gleichzeitig.

primer-goal = Grab Tunnel in den Mond und sammle seine Süßigkeiten: je mehr von einer Sorte, desto besser, und volle Sätze aus allen Sorten zählen extra. Gurken kosten Punkte.
primer-turn = Ein Würfel wird für alle geworfen. Grab einen geraden Tunnel aus genau so vielen Feldern, von einem Startfeld am Rand aus oder von einem deiner Tunnel weg. Tunnel dürfen nicht Seite an Seite liegen. Bei einer 1 wählst du die Länge selbst und bezahlst mit Einserfeldern.
primer-end =
    { $timer ->
        [one] Sobald jemand einen Satz aus allen Sorten hat, läuft der Timer: Nach einem weiteren Wurf mit { $timer_roll } oder mehr ist die Partie vorbei. Spielst du allein, läuft er vom ersten Wurf an, und zwar zweimal.
       *[other] Sobald jemand einen Satz aus allen Sorten hat, läuft der Timer: Nach { $timer } weiteren Würfen mit { $timer_roll } oder mehr ist die Partie vorbei. Spielst du allein, läuft er vom ersten Wurf an, und zwar zweimal.
    }
primer-picture = Im Bild ist H Honig, C Schokolade, G ein Gummibärchen, M ein Marshmallow, Y ein Bonbon, P eine Gurke und # ein dicker Brocken. o ist gegraben, O wurde im Zug davor gegraben. v ^ < > sind Startfelder und zeigen hinein. Dein Blatt hat seine Nummer in Klammern.

lesson-die = Ein Würfel für alle, und er zeigt eine Sechs: Sechs Felder weit graben jetzt alle, und zwar jeder im eigenen Mond.
lesson-enter = Fang beim Startfeld g1 an, in der Mitte des oberen Randes, und grab gerade nach unten.
lesson-enter-instead = Ein anderer Weg hinein. Mal sehen, was es dort gibt.
lesson-sweets = Jede Süßigkeit auf deinem Weg wird hier angekreuzt. Je mehr du von einer Sorte hast, desto mehr ist jede wert, und fünf verschiedene sind ein Satz.
lesson-branch = Jetzt eine Drei. Grab von deinem Tunnel im rechten Winkel weg: von h6 nach rechts.
lesson-branch-instead = Auch das geht. Von einem Tunnel aus darfst du immer geradeaus weiter oder im rechten Winkel abbiegen.
lesson-walls = Tunnel dürfen sich an den Ecken berühren, aber nie Seite an Seite liegen. Lass also Platz für das, was du später vorhast.
lesson-pickles = Hier werden die Gurken gezählt, und jede kostet zwei Punkte. Wenn du graben kannst, musst du, auch durch eine Gurke.
lesson-timer = Das ist der Timer: Er startet, wenn jemand den ersten Satz aus fünf Sorten hat. Sind alle Kästchen gestrichen, endet die Partie.
lesson-end = Der Mond gehört dir. Grab weiter, und hüte dich vor den Gurken.

ours-sheets = die Monde auf beiden Seiten des Blatts
ours-bar = wie viele Kästchen die Sammelleiste hat
ours-single = der Punkt für eine einzelne Süßigkeit einer Sorte (HM12)
ours-endings = die Enden nach HM11 und HM15

elsewhere = von der Seite des Autors und aus Besprechungen
elsewhere-title = der Titel
elsewhere-minutes = wie lange eine Partie dauert
elsewhere-seats = wie viele mitspielen
elsewhere-alone = das Spiel allein (HM14 und HM17)
elsewhere-trigger = was den Timer startet (HM9)
elsewhere-timer = die drei Kästchen des Timers
elsewhere-die = die sechs Seiten des Würfels
elsewhere-slots = die sieben Einserfelder

option-sheet = Seite des Blatts
option-sheet_a = Seite A, die leichtere
option-sheet_b = Seite B, für Erfahrene
option-one_entrance = Ein Eingang: Nach deinem ersten Tunnel darfst du nicht mehr von der Oberfläche aus graben
option-idle_rolls = Nach so vielen Würfen in Folge, mit denen niemand graben kann, endet die Partie

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
summary-rolling = Gleich wird gewürfelt.
summary-dig =
    { $count ->
        [one] Grab { $count } Feld in gerader Linie.
       *[other] Grab { $count } Felder in gerader Linie.
    }
summary-must_pass = Mit diesem Wurf kannst du nicht graben, also musst du passen.
summary-choose_length = Wähl, wie viele Felder du gräbst. Jedes kostet ein Einserfeld, und du hast noch { $count }.
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
                [one] Die Partie ist zu Ende: Du gewinnst mit { $count } Punkt, bei Gleichstand durch mehr Süßigkeiten ({ $sweets }).
               *[other] Die Partie ist zu Ende: Du gewinnst mit { $count } Punkten, bei Gleichstand durch mehr Süßigkeiten ({ $sweets }).
            }
       *[other]
            { $count ->
                [one] Die Partie ist zu Ende: { $who } gewinnt mit { $count } Punkt, bei Gleichstand durch mehr Süßigkeiten ({ $sweets }).
               *[other] Die Partie ist zu Ende: { $who } gewinnt mit { $count } Punkten, bei Gleichstand durch mehr Süßigkeiten ({ $sweets }).
            }
    }
summary-shared =
    { $count ->
        [one] Die Partie ist zu Ende: { $seats } gewinnen gemeinsam mit { $count } Punkt.
       *[other] Die Partie ist zu Ende: { $seats } gewinnen gemeinsam mit { $count } Punkten.
    }
summary-solo_over =
    { $count ->
        [one] Die Partie ist zu Ende: Du hast { $count } Punkt.
       *[other] Die Partie ist zu Ende: Du hast { $count } Punkte.
    }
timer-rolls = 4, 5 oder 6
timer-rolls_from = { $roll } oder mehr
summary-timer_waits = Der Timer läuft noch nicht: Er startet nach dem Zug, in dem jemand den ersten Satz vervollständigt.
summary-timer_first =
    { $count ->
        [one] Der Timer läuft zum ersten Mal; { $count } Kästchen ist noch frei, und jede { $rolls } streicht eines. Danach läuft er noch einmal.
       *[other] Der Timer läuft zum ersten Mal; { $count } Kästchen sind noch frei, und jede { $rolls } streicht eines. Danach läuft er noch einmal.
    }
summary-timer_last =
    { $count ->
        [one] Der Timer läuft; { $count } Kästchen ist noch frei, und jede { $rolls } streicht eines.
       *[other] Der Timer läuft; { $count } Kästchen sind noch frei, und jede { $rolls } streicht eines.
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
summary-chunks = Dicke Brocken, durch die du nicht graben kannst: { $cells }.
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

asked-watch = Der Würfel zeigt { $number }: Alle wählen gerade einen Tunnel.

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
story-timer_last = Das letzte Kästchen des Timers wird gestrichen: Das ist der letzte Zug.
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
story-timer_starts = Der erste Satz ist vollständig: Ab dem nächsten Wurf streicht jede { $rolls } ein Kästchen des Timers.
story-second_pass = Mit dem nächsten Wurf beginnt der zweite Durchgang des Timers.
story-timer_full = Alle Kästchen des Timers sind gestrichen.
story-stuck = Mit keinem Wurf könnte noch jemand graben.
story-idle =
    { $count ->
        [one] Mit { $count } Wurf konnte niemand graben.
       *[other] Mit { $count } Würfen in Folge konnte niemand graben.
    }

brief-timer =
    { $count ->
        [0] Timer: letzter Zug
       *[other] Timer: noch { $count }
    }
brief-choice = hat gewählt
brief-pass = passt
brief-dig = gräbt
brief-found = findet
brief-row_full = volle Reihe:
brief-set = Satz { $count }
brief-timer_starts = Timer startet
brief-second_pass = Timer, zweiter Durchgang
brief-timer_full = Timer voll

tally-honey = Honig
tally-chocolate = Schokolade
tally-gummy_bear = Gummibärchen
tally-marshmallow = Marshmallows
tally-candy = Bonbons
tally-sets =
    { $kinds ->
        [5] Sätze aus allen fünf Sorten
       *[other] Sätze
    }
tally-pickles = Gurken
tally-sweets = Süßigkeiten, bei Gleichstand

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
web-all = Den ganzen Mond zeigen
web-point = Zeig auf ein hervorgehobenes Feld, oder zieh den Tunnel.
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
        [one] Timer: Der nächste Wurf ab { $from } ist der letzte Zug.
       *[other] Timer: Ein Wurf ab { $from } streicht ein Kästchen.
    }
web-timer_first = Timer, erster von zwei Durchgängen: Ein Wurf ab { $from } streicht ein Kästchen.
web-timer_again = Timer: Er läuft noch einmal.
web-timer_out = Timer: Das ist der letzte Zug.
web-letter_honey = H
web-letter_chocolate = S
web-letter_gummy_bear = G
web-letter_marshmallow = M
web-letter_candy = B
web-letter_pickle = U
web-column = Spalte { $column }
web-row = Reihe { $row }
web-timer_means = Der Timer: Solange er läuft, streicht ein Wurf ab { $from } ein Kästchen. Der Zug, der das letzte streicht, ist der letzte.
web-timer_twice = Der Timer: Ein Wurf ab { $from } streicht ein Kästchen. Er läuft zweimal, und der Zug, der das letzte Kästchen des zweiten Durchgangs streicht, ist der letzte.
web-row_means = { $has }. Jedes Kästchen zeigt die Punkte für so viele. Ist die Reihe voll, bringt diese Sorte nichts mehr.
web-sets_mean = { $has }. Ein Satz ist je eine Süßigkeit von jeder Sorte und bringt { $points } Punkte extra.
web-pickles_mean = { $has }. Jede Gurke kostet { $points } Punkte.
web-slots_mean = { $has }. Bei einer 1 wählst du die Länge selbst, und jedes gegrabene Feld kostet ein Einserfeld.
web-sweet_means = { $sweet }: Je mehr du von einer Sorte ausgräbst, desto mehr bringt die nächste.
web-pickle_means = Eine Gurke: Sie auszugraben kostet { $points } Punkte.
web-chunk_means = Ein dicker Brocken: Hier kannst du nicht durchgraben.
web-start_means = Ein Startfeld: Hier darf ein Tunnel beginnen.
web-start_closed = Ein Startfeld, jetzt geschlossen: Es gibt nur einen Eingang, und den hat dein erster Tunnel benutzt.

why-pass =
    { $count ->
        [one] Du kannst { $count } Feld graben, also musst du.
       *[other] Du kannst { $count } Felder graben, also musst du.
    }
why-pass_length = Du kannst graben, also musst du: Wähl eine Länge.
why-no_one = Eine Länge wählst du nur bei einer Eins, und der Würfel zeigt { $number }.
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
        [one] Nach { $count } Feld läge der neue Tunnel bei { $cell } neben dem bei { $tunnel }; es müssen genau { $length } sein.
       *[other] Nach { $count } Feldern läge der neue Tunnel bei { $cell } neben dem bei { $tunnel }; es müssen genau { $length } sein.
    }
why-sky_first = { $first } liegt nicht auf dem Mond.
why-chunk_first = { $cell } ist ein dicker Brocken, und durch den kannst du nicht graben.
why-dug_first = { $cell } ist schon gegraben.
why-touch_first = Bei { $cell } läge der neue Tunnel neben dem bei { $tunnel }.
why-one_entrance = Deinen einzigen Eingang hast du schon benutzt: { $cell } ist für dich kein Startfeld mehr.
why-inward = Mit einem Eingang muss der erste Tunnel gerade hineinführen: von { $cell } aus { $direction }.
why-single = Grab ein einzelnes Feld von einem Startfeld aus gerade hinein: von { $cell } aus { $direction }. (In jeder Richtung wäre es derselbe Tunnel.)
why-other_way = Grab einen Tunnel zwischen zwei Startfeldern nach rechts oder nach unten: von { $cell } aus { $direction }. (Andersherum wäre es derselbe Tunnel.)
why-not_away = Von { $cell } aus führt das nicht gerade von deinem Tunnel bei { $tunnel } weg.
why-no_beginning = { $cell } ist kein Startfeld und liegt auch nicht neben einem deiner Tunnel.

notation-move = Erwartet: ein Feld und eine Richtung wie "g5 down", "length 3", beides als "g5 down 3", oder "pass"; erhalten: "{ $came }".
notation-json = Erwartet: ein Zug wie { "{" }"move": "dig", "cell": "g5", "direction": "down"{ "}" }; erhalten: { $came }.
notation-length = Erwartet: ein Tunnel aus { $expected } Feldern; erhalten: { $came }.
notation-outcome = Erwartet: ein Wurf von 1 bis { $faces }; erhalten: "{ $came }".
notation-sheets =
    { $count ->
        [one] Erwartet: die Tunnel von { $count } Platz wie sheets=g1-i1,g2/a7; erhalten: "{ $came }".
       *[other] Erwartet: die Tunnel von { $count } Plätzen wie sheets=g1-i1,g2/a7; erhalten: "{ $came }".
    }

edition-bar = Die Sammelleiste muss je eine Reihe für { $sweets } haben, in dieser Reihenfolge.
edition-rows = Erwartet: { $expected } Zeilen; erhalten: { $count }.
edition-marks = Erwartet: { $expected } Zeichen in dieser Zeile; erhalten: { $count }.
edition-mark = Erwartet: eines der Zeichen { $known }; erhalten: { $came }.
edition-rim = Ein Startfeld muss am Rand liegen, mit Himmel oder dem Ende des Blatts dahinter; das bei { $cell } tut es nicht.
edition-sweets = Erwartet: 1 bis { $most } auf dem Blatt ({ $sweet }); erhalten: { $came }.
edition-pickles = Erwartet: höchstens { $most } Gurken auf dem Blatt; erhalten: { $came }.
edition-side = Erwartet: Startfelder auf allen vier Seiten; es fehlen die mit dem Zeichen { $mark }.
edition-run = Erwartet: eine gerade Strecke von { $length } Feldern, durch die man graben kann; es gibt keine.
edition-walled = Jede Süßigkeit muss erreichbar sein, aber die bei { $cell } ist eingemauert.
edition-no_sweet = Erwartet: ein Blatt ohne { $sweet }, denn diese Ausgabe hat nur { $kinds } Sorten Süßigkeiten.
edition-timer_roll = Erwartet: ein Wurf von 1 bis { $most }, der ein Kästchen des Timers streicht; erhalten: { $came }.
size-side = Felder einer Reihe des Blatts und zugleich Zahl der Reihen
size-sweets = Sorten Süßigkeiten: die ersten von Honig, Schokolade, Gummibärchen, Marshmallow und Bonbon
size-faces = Seiten des Würfels
size-slots = Einserfelder
size-timer = Kästchen des Timers
size-timer_roll = ab diesem Wurf wird ein Kästchen des Timers gestrichen
size-set_points = Punkte für einen Satz
size-pickle_points = Punkte für eine Gurke
edition-no_sheet = In dieser Ausgabe fehlt das gewählte Blatt: { $sheet }.

best-not_solo = Nur eine beendete Solopartie von Honeymoon kann einen Bestwert setzen, und das ist keine.
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

rule-HM1 = In jedem Zug wird einmal für alle gewürfelt. Alle graben gleichzeitig auf dem eigenen Blatt; was die anderen gewählt haben, siehst du erst, wenn alle gegraben oder gepasst haben.
rule-HM2 = Du gräbst eine gerade Linie aus genau so vielen neuen Feldern, wie der Würfel zeigt, nach oben, unten, links oder rechts. Sie beginnt auf einem noch nicht gegrabenen Startfeld, das dann ihr erstes Feld ist, oder neben einem beliebigen deiner gegrabenen Felder und führt gerade davon weg: geradeaus weiter oder im rechten Winkel.
rule-HM3 = Von einem Startfeld aus darfst du jede gerade Linie graben, die auf dem Mond bleibt.
rule-HM4 = Ein neues Feld darf mit keinem gegrabenen Feld eine Seite gemeinsam haben, außer mit dem davor im selben Tunnel. Über Eck dürfen sie sich berühren. So führt kein Tunnel an einem anderen entlang, durch ihn hindurch oder in ihn hinein.
rule-HM5 = Durch dicke Brocken kannst du nicht graben. Daneben zu graben ist erlaubt.
rule-HM6 = Wenn du graben kannst, musst du, auch durch Gurken. Du passt nur, wenn du nicht kannst.
rule-HM7 = Bei einer Eins wählst du die Länge, bevor du gräbst: jede, die irgendwo passt und für die du freie Einserfelder hast, mindestens ein Feld. Jedes gegrabene Feld kostet eines deiner { $slots } Einserfelder, die für die ganze Partie reichen müssen. Hast du keines mehr frei oder ist nirgends Platz, passt du.
rule-HM8 = Kreuz die Süßigkeiten, die du ausgräbst, in ihrer Reihe von links nach rechts an. In einer vollen Reihe wird nichts mehr angekreuzt.
rule-HM9 = Am Ende des Zuges, in dem jemand den ersten Satz beisammenhat, startet der Timer für alle. Ab dem nächsten Wurf streicht jeder Wurf ab { $timer_roll } eins seiner Kästchen ({ $timer }), noch vor dem Graben.
rule-HM10 = Die Partie endet nach dem Zug, in dem das letzte Kästchen gestrichen wurde; in diesem Zug graben noch alle.
rule-HM11 = Kann mit keinem Wurf mehr jemand graben, endet die Partie sofort.
rule-HM12 = Eine, zwei, drei oder vier Süßigkeiten einer Sorte bringen 1, 3, 6 oder 10 Punkte. Jeder Satz aus allen { $sweets } Sorten bringt { $set_points } dazu, jede Gurke { $pickle_points }. Wer die meisten Punkte hat, gewinnt; bei Gleichstand, wer die meisten Süßigkeiten hat; sonst wird der Sieg geteilt.
rule-HM13 = In der Variante mit einem Eingang führt dein erster Tunnel von einem Startfeld gerade hinein. Danach gräbst du nur noch von deinen Tunneln aus weiter.
rule-HM14 = Spielst du allein, läuft der Timer zweimal. Der erste Durchgang beginnt mit dem ersten Wurf, der zweite, wenn der erste voll ist oder nach dem Zug mit deinem ersten Satz. Mit dem zweiten endet die Partie.
rule-HM15 = Die Partie endet auch, wenn bei 20 Würfen in Folge (oder so vielen, wie du einstellst) niemand graben konnte.
rule-HM16 = Jedes Startfeld gehört zu einer Seite des Blatts; „gerade hinein“ heißt von dieser Seite weg. Kannst du in der Variante mit einem Eingang noch nicht graben, passt du und behältst deinen Eingang; bei einer Eins darf dein erster Tunnel jede Länge haben, die passt und die du bezahlen kannst.
rule-HM17 = Spielst du allein, hat jeder Durchgang des Timers alle Kästchen ({ $timer }), und jeder Wurf ab { $timer_roll } streicht eines vor dem Graben. Der zweite beginnt mit dem nächsten Wurf, freie Kästchen des ersten verfallen, und kein Wurf zählt für beide. Das Ergebnis sind deine Punkte.
rule-HM18 = Ein Tunnel darf über andere Startfelder und am Rand entlang führen. Ein Startfeld neben einem gegrabenen Feld darfst du nur von diesem aus graben. Auch ein Wurf, mit dem niemand graben kann, zählt für den Timer.
rule-HM19 = Bei Gleichstand zählen die Süßigkeiten, die in der Sammelleiste angekreuzt sind.
rule-HM20 = Kannst du nicht graben, sagst du es, indem du passt. Eine Eins, für die niemand ein Einserfeld oder Platz hat, zählt als Wurf, mit dem niemand graben konnte.
rule-HM21 = Wo sich derselbe Tunnel in mehreren Richtungen graben ließe, gilt nur eine: ein einzelnes Feld von einem Startfeld aus gerade hinein, ein Tunnel zwischen zwei Startfeldern nach rechts oder nach unten.

intro-set_up = Alle haben das gleiche Blatt: einen Mond aus 13 mal 13 Feldern mit Startfeldern am Rand, eine Sammelleiste mit vier Kästchen für jede Sorte Süßigkeiten, sieben Einserfelder und einen Timer mit drei Kästchen. Dazu kommt ein Würfel für alle.
intro-turn = Bei jedem Wurf graben alle einen Tunnel auf dem eigenen Blatt.

section-digging = Wo du graben kannst

example-sweets = Du hast von g1 aus fünf Felder gerade nach unten gegraben, durch beide Schokoladen auf g4 und g5. Sie sind in deiner Sammelleiste angekreuzt: Zwei von einer Sorte bringen 3 Punkte.
example-sheet = Seite A vor dem ersten Wurf. Die Pfeile am Rand sind die Startfelder und zeigen den Weg hinein; im Gestein liegen Süßigkeiten und Gurken, und durch die dicken Brocken kann niemand graben.
example-ones = Der Wurf ist eine 1, also wählst du die Länge selbst. Du wählst 2, gräbst von deinem Tunnel aus nach links f4 und e4 und kreuzt zwei deiner sieben Einserfelder an.
example-first = Der erste Wurf ist eine 5. Du gräbst vom Startfeld g1 fünf Felder gerade nach unten und kreuzt unterwegs beide Schokoladen an.
example-onward = Der Wurf ist eine 3. Du gräbst von deinem Tunnel aus weiter, im rechten Winkel von b6 nach unten, und kreuzt die Schokolade auf b9 in deiner Sammelleiste an. Geradeaus nach rechts wäre auch erlaubt gewesen.
example-touching = Deine Tunnel sind g1 bis g4 und a7 bis c7. Neben ihnen kannst du nicht graben: h2 oder b8 könnten nur das erste Feld eines Tunnels sein, der gerade davon wegführt. Das Eckfeld h5 ist erlaubt, denn es berührt g4 nur über Eck.
example-timer = Du hast gerade deinen ersten Satz aus allen fünf Sorten vervollständigt, und der Timer ist für alle gestartet. Jetzt fällt eine 5: Sie streicht das erste der drei Kästchen, bevor jemand gräbt.
example-points = Das Ende: 3 Honig (6 Punkte), 4 Schokoladen (10) und je 2 der drei anderen (3 + 3 + 3), dazu zwei volle Sätze (10). Das macht 35. Du hast dich durch 2 Gurken gegraben, die 4 kosten: 31 Punkte.
example-one_entrance = Mit einem Eingang führte dein erster Tunnel von g1 gerade hinein. Die anderen Startfelder sind nun für dich geschlossen: Mit dieser 4 kannst du nur vom Tunnel aus weitergraben.
example-alone = Spielst du allein, läuft der Timer vom ersten Wurf an. Die 4 hat das erste Kästchen des ersten Durchgangs gestrichen; die 2 danach streicht keines.
