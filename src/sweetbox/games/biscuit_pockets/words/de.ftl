about = Such einen Keks, dann zwei, dann drei. Klopf vorher an, und es steckt einer mehr in der Tasche. Ein Merkspiel mit Nervenkitzel.

primer-goal = Sammle die Plättchen mit den meisten Keksen. Ein Schokokeks zählt doppelt.
primer-turn = Wenn du dran bist, deckst du ein Plättchen mit 1 Keks auf, dann eins mit 2, dann eins mit 3 und so weiter, bis eins falsch ist. Klopfst du vorher an, zählt ein Plättchen durch diesen Zauber einen Keks mehr. Waren mindestens zwei richtig, behältst du sie alle. Ein zerbrochenes zählt als 1 oder 2; klopfst du aber bei einem an, bricht der Zauber, und du bekommst nichts.
primer-end = Falsche Plättchen werden wieder verdeckt, also merk dir, wo sie liegen. Hat jemand das letzte zerbrochene bekommen, sind alle anderen noch einmal dran.
primer-picture = Im Bild heißt ? verdeckt und . leer. [2] liegt offen und zeigt 2 Kekse; c steht für Schokolade, x für zerbrochen. Wenn schon gesehene Plättchen sichtbar bleiben, ist eine 2 ohne Klammern ein solches; sonst werden sie wieder zu ?.

lesson-square = Sechsunddreißig Taschen, alle verdeckt, alle mit Keksen darin. In deinem Zug suchst du einen Keks, dann zwei, dann drei.
lesson-one = Fang mit einem Keks an: Öffne die Tasche c3.
lesson-one-instead = Du hast eine andere Tasche geöffnet, und die war so gut wie jede andere. Merk dir, was du gesehen hast.
lesson-two = Ein Keks, genau wie gewünscht. Such jetzt zwei: Öffne d3.
lesson-two-instead = Auch gut: wieder ein Plättchen mehr, das du dir merken kannst.
lesson-remember = In d3 war auch nur einer, also werden beide Plättchen wieder verdeckt. Merk sie dir: In c3 und d3 steckt je ein Keks.
lesson-again = Jetzt zahlt sich dein Gedächtnis aus: Öffne noch einmal c3.
lesson-again-instead = Das war ein neues. Ein Plättchen, das du kennst, ist sicherer als eins, das du nicht kennst.
lesson-knock = Klopf bei d3 an, bevor du öffnest: Halt die Tasche gedrückt, oder wähl „Erst anklopfen“. Angeklopft zählt ein Plättchen einen Keks mehr: So wird aus der Eins deine Zwei.
lesson-knock-instead = Ohne Anklopfen bei d3 war es Glückssache. Angeklopft zählt jedes Plättchen einen Keks mehr.
lesson-three = Die zwei sind dir jetzt sicher, aber solange es gut geht, darfst du nicht aufhören. Such drei Kekse, wo du magst.
lesson-pile = Ein falsches Plättchen beendet deinen Zug, und die Kette davor gehört dir: Hier liegt sie. Nur wenn du bei einem zerbrochenen Keks anklopfst, verlierst du die ganze Kette.
lesson-end = Mehr brauchst du nicht. Behalt das Quadrat im Auge: Was die anderen öffnen, kannst du dir auch merken.

ours-title = der Titel
ours-seats = wie viele mitspielen
ours-minutes = wie lange eine Partie dauert
ours-counts = wie viele Plättchen es von jeder Art gibt
ours-chocolate = auf welchen Plättchen Schokokekse sind
ours-start = dass der Zufall bestimmt, wer beginnt
ours-all_flipped = was geschieht, wenn alle Plättchen aufgedeckt sind (BP15)
ours-endings = die Enden nach BP12 und BP14
ours-show_seen = die Möglichkeit, gesehene Plättchen zu zeigen

option-idle_rounds = Nach so vielen Runden in Folge, in denen niemand ein Plättchen gewinnt, endet die Partie
option-show_seen = Schon gesehene Plättchen sichtbar lassen (leichter: niemand muss sich etwas merken)

tile-plain =
    { $count ->
        [one] { $count } Keks
       *[other] { $count } Kekse
    }
tile-chocolate =
    { $count ->
        [one] { $count } Schokokeks
       *[other] { $count } Kekse, davon { $chocolate } mit Schokolade
    }
tile-cracked = ein zerbrochener Keks

pocket-down = { $column } verdeckt
pocket-empty = { $column } leer
pocket-seen = { $column } verdeckt ({ $tile })
pocket-up = { $column } offen ({ $tile })

board-row_down = Reihe { $row }: alle verdeckt.
board-row_empty = Reihe { $row }: leer.
board-row = Reihe { $row }: { $pockets }.

summary-start = Es wird ausgelost, wer beginnt.
summary-turn =
    { $who_is ->
        [you] Du bist am Zug.
       *[other] { $who } ist am Zug.
    }
summary-show =
    { $who_is ->
        [you] Dir ist die Große 6 gelungen: Zeig allen ein Plättchen.
       *[other] { $who } ist die Große 6 gelungen; jetzt wird allen ein Plättchen gezeigt.
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
                [one] Die Partie ist zu Ende: Du gewinnst mit { $count } Punkt, bei Gleichstand durch mehr Plättchen ({ $tiles }).
               *[other] Die Partie ist zu Ende: Du gewinnst mit { $count } Punkten, bei Gleichstand durch mehr Plättchen ({ $tiles }).
            }
       *[other]
            { $count ->
                [one] Die Partie ist zu Ende: { $who } gewinnt mit { $count } Punkt, bei Gleichstand durch mehr Plättchen ({ $tiles }).
               *[other] Die Partie ist zu Ende: { $who } gewinnt mit { $count } Punkten, bei Gleichstand durch mehr Plättchen ({ $tiles }).
            }
    }
summary-shared =
    { $count ->
        [one] Die Partie ist zu Ende: { $seats } gewinnen gemeinsam mit { $count } Punkt.
       *[other] Die Partie ist zu Ende: { $seats } gewinnen gemeinsam mit { $count } Punkten.
    }
summary-chain = Die Kette bisher: { $links }.
summary-link = { $pocket }: { $tile }
summary-next =
    { $count ->
        [one] Das nächste Plättchen muss { $count } Keks zeigen; angeklopft zählt es einen mehr.
       *[other] Das nächste Plättchen muss { $count } Kekse zeigen; angeklopft zählt es einen mehr.
    }
summary-find =
    { $count ->
        [one] Das nächste Plättchen muss { $count } Keks zeigen.
       *[other] Das nächste Plättchen muss { $count } Kekse zeigen.
    }
summary-must_knock =
    { $count ->
        [one] Beim nächsten Plättchen muss angeklopft werden, damit es als { $count } Keks zählt.
       *[other] Beim nächsten Plättchen muss angeklopft werden, damit es als { $count } Kekse zählt.
    }
summary-cracked = { $count } zerbrochen
summary-points =
    { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
summary-stands =
    { $who_is ->
        [you] Du hast { $count } Plättchen, davon { $cracked }.
       *[other] { $who } hat { $count } Plättchen, davon { $cracked }.
    }
summary-stands_points =
    { $who_is ->
        [you] Du hast { $count } Plättchen, davon { $cracked }: { $points }.
       *[other] { $who } hat { $count } Plättchen, davon { $cracked }: { $points }.
    }
summary-never_seen = Nie aufgedeckt wurden: { $tiles }.
summary-last_lap =
    { $count ->
        [one] Das letzte zerbrochene Plättchen ist weg: noch { $count } Zug.
       *[other] Das letzte zerbrochene Plättchen ist weg: noch { $count } Züge.
    }
summary-idle =
    { $count ->
        [one] Seit { $count } Zug hat niemand ein Plättchen gewonnen; nach { $limit } in Folge endet die Partie.
       *[other] Seit { $count } Zügen hat niemand ein Plättchen gewonnen; nach { $limit } in Folge endet die Partie.
    }

asked-first =
    { $who_is ->
        [you]
            { $count ->
                [one] Finde { $count } Keks: Deck ein Plättchen auf.
               *[other] Finde { $count } Kekse: Deck ein Plättchen auf.
            }
       *[other]
            { $count ->
                [one] { $who } sucht { $count } Keks.
               *[other] { $who } sucht { $count } Kekse.
            }
    }
asked-next =
    { $who_is ->
        [you]
            { $count ->
                [one] Finde { $count } Keks, oder klopf bei einem Plättchen mit { $less } an.
               *[other] Finde { $count } Kekse, oder klopf bei einem Plättchen mit { $less } an.
            }
       *[other]
            { $count ->
                [one] { $who } sucht { $count } Keks.
               *[other] { $who } sucht { $count } Kekse.
            }
    }
asked-find =
    { $who_is ->
        [you]
            { $count ->
                [one] Finde { $count } Keks.
               *[other] Finde { $count } Kekse.
            }
       *[other]
            { $count ->
                [one] { $who } sucht { $count } Keks.
               *[other] { $who } sucht { $count } Kekse.
            }
    }
asked-must_knock =
    { $who_is ->
        [you] Klopf bei einem Plättchen mit { $less } an: Es zählt dann als { $count }.
       *[other] { $who } sucht { $less } Kekse zum Anklopfen.
    }

tally-plain = Gewöhnliche Kekse
tally-chocolate = Schokokekse, je 2
tally-cracked = Zerbrochene Kekse
tally-tiles = Plättchen, bei Gleichstand

web-board = Die Taschen, die Kette und die Stapel
web-square = Die Taschen
web-chain = Die Kette
web-box = In der Schachtel
web-never_seen = Plättchen, die niemand je gesehen hat:
web-knock_first = Erst anklopfen
web-knock_how = oder Tasche gedrückt halten
web-step_found = Schritt { $count }: { $pocket }, { $tile }
web-step_knocked = Schritt { $count }: { $pocket }, { $tile }, angeklopft
web-step_next = Schritt { $count }: wird jetzt gesucht
web-step_open = Schritt { $count }: noch nicht erreicht
web-here_down = { $pocket }, verdeckt
web-here_seen = { $pocket }, verdeckt, schon gesehen: { $tile }
web-here_up = { $pocket }, offen: { $tile }
web-here_empty = { $pocket }, leer
web-cracked_left =
    { $count ->
        [one] { $count } zerbrochenes Plättchen liegt noch im Quadrat
       *[other] { $count } zerbrochene Plättchen liegen noch im Quadrat
    }
web-kind = { $count } Plättchen: { $tile }
web-last_lap =
    { $count ->
        [one] Letzte Runde: noch { $count } Zug
       *[other] Letzte Runde: noch { $count } Züge
    }
web-mark_plain = K
web-mark_chocolate = S
web-mark_cracked = Z
web-column = Spalte { $column }
web-row = Reihe { $row }
web-plus = +1: Hier wurde angeklopft, also zählt es einen Keks mehr.
web-plus_needed = +1: Bei diesem Schritt muss angeklopft werden, denn kein Plättchen zeigt { $count } Kekse.
web-knock_means = Erst anklopfen: Das nächste Plättchen, das du aufdeckst, zählt einen Keks mehr. Aber ein zerbrochenes bricht dann den Zauber.
web-pile = { $count } Plättchen gewonnen, verdeckt
web-cracked =
    { $count ->
        [one] { $count } zerbrochenes Plättchen gewonnen, offen
       *[other] { $count } zerbrochene Plättchen gewonnen, offen
    }

move-flip = { $pocket } aufdecken
move-knock = Bei { $pocket } anklopfen und aufdecken
move-show = Allen { $pocket } zeigen

story-start =
    { $who_is ->
        [you] Du beginnst.
       *[other] { $who } beginnt.
    }
story-flip =
    { $who_is ->
        [you] Du deckst { $pocket } auf.
       *[other] { $who } deckt { $pocket } auf.
    }
story-knock =
    { $who_is ->
        [you] Du klopfst bei { $pocket } an und deckst auf.
       *[other] { $who } klopft bei { $pocket } an und deckt auf.
    }
story-show =
    { $who_is ->
        [you] Du zeigst allen { $pocket }.
       *[other] { $who } zeigt allen { $pocket }.
    }
story-reveal = { $pocket } zeigt: { $what }.
story-wrong =
    { $count ->
        [one] { $pocket } zeigt: { $what }; gebraucht wurde { $count }.
       *[other] { $pocket } zeigt: { $what }; gebraucht wurden { $count }.
    }
story-wrong_knocked =
    { $count ->
        [one] { $pocket } zeigt: { $what }, angeklopft einen mehr; gebraucht wurde { $count }.
       *[other] { $pocket } zeigt: { $what }, angeklopft einen mehr; gebraucht wurden { $count }.
    }
story-joined = Das ist Schritt { $count } der Kette.
story-joined_knocked = Angeklopft zählt es als { $count }: Schritt { $count } der Kette.
story-turned_back =
    { $who_is ->
        [you] Du drehst { $pockets } wieder um.
       *[other] { $who } dreht { $pockets } wieder um.
    }
story-received =
    { $who_is ->
        [you] Du gewinnst { $count } Plättchen: { $pockets }.
       *[other] { $who } gewinnt { $count } Plättchen: { $pockets }.
    }
story-spell_broken =
    { $count ->
        [one] Der Zauber ist gebrochen: { $pockets } wird wieder verdeckt, und niemand gewinnt etwas.
       *[other] Der Zauber ist gebrochen: { $pockets } werden wieder verdeckt, und niemand gewinnt etwas.
    }
story-great_six =
    { $who_is ->
        [you] Dir ist die Große 6 gelungen.
       *[other] { $who } ist die Große 6 gelungen.
    }
story-last_lap =
    { $who_is ->
        [you] Du hast das letzte zerbrochene Plättchen genommen: Alle anderen sind noch einmal dran.
       *[other] { $who } hat das letzte zerbrochene Plättchen genommen: Alle anderen sind noch einmal dran.
    }
story-turn =
    { $who_is ->
        [you] Du bist am Zug.
       *[other] { $who } ist am Zug.
    }

brief-start = beginnt
brief-turn = am Zug
brief-flip = deckt auf
brief-knock = klopft an
brief-show = zeigt
brief-joined = Schritt { $count }
brief-great_six = Große 6
brief-received = behält
brief-turned_back = dreht zurück
brief-spell_broken = Zauber gebrochen:
brief-last_lap = hat das letzte zerbrochene

end-last_lap = Alle hatten ihren letzten Zug.
end-no_chain = Mit den übrigen Plättchen ist keine Kette aus zwei mehr möglich.
end-idle =
    { $count ->
        [one] { $count } Zug lang hat niemand ein Plättchen gewonnen.
       *[other] { $count } Züge in Folge hat niemand ein Plättchen gewonnen.
    }

why-show = Ein Plättchen zeigst du nur nach einer Großen 6.
why-only_show = Nach einer Großen 6 musst du ein Plättchen zeigen, etwas anderes geht nicht.
why-empty = { $pocket } ist leer.
why-face_up = { $pocket } liegt schon offen in der Kette.
why-must_knock = Nach dem dritten Plättchen musst du beim nächsten anklopfen, denn kein Plättchen zeigt 4 Kekse.

notation-move = Erwartet: flip, knock oder show und eine Tasche, etwa "knock c4"; erhalten: "{ $came }".
notation-json = Erwartet: ein Zug wie { "{" }"move": "knock", "pocket": "c4"{ "}" }; erhalten: { $came }.
notation-outcome = Erwartet: { OR($known) }; erhalten: "{ $came }".
notation-square = Erwartet: ein Quadrat aus { $count } Plättchen wie ?,1,2c,x,. in { $rows ->
        [6] sechs
       *[other] { $rows }
    } Reihen; erhalten: "{ $came }".
notation-tiles = Die Plättchen im Quadrat und die gewonnenen müssen zusammen die Plättchen der Schachtel ergeben, Art für Art.
notation-chain = Die Kette muss aus Plättchen des Quadrats bestehen, die schon zu sehen waren.

size-wide = Spalten des Quadrats
size-high = Reihen des Quadrats
edition-kinds = Erwartet: eine bis { $most } Arten von Plättchen; erhalten: { $count }.
edition-four = Erwartet: 1, 2, 3 oder 5 Kekse; erhalten: 4. Kein Plättchen darf 4 zeigen, sonst wäre der Zauber beim vierten Schritt nicht nötig.
edition-chocolate = Erwartet: höchstens { $most } Schokokekse auf diesem Plättchen; erhalten: { $count }.
edition-cracked = Ein zerbrochenes Plättchen muss 1 Keks und keine Schokolade haben.
edition-twice = Jede Art von Plättchen darf nur einmal vorkommen, aber diese ist dieselbe wie Nummer { $row }.
edition-total = Erwartet: insgesamt { $expected } Plättchen; erhalten: { $count }.
edition-no_cracked = Erwartet: mindestens eine Art zerbrochener Plättchen; erhalten: keine.
edition-no_chain = Erwartet: mindestens zwei Plättchen mit 1 oder 2 Keksen, sonst ist keine Kette möglich.

rule-BP1 = Ein Zug ist eine Kette: Das erste Plättchen muss 1 Keks zeigen, das nächste 2 und so weiter. Vorher aufhören darfst du nicht: Du deckst auf, bis ein Plättchen falsch ist, der sechste Schritt gelingt oder kein verdecktes mehr da ist.
rule-BP2 = Bevor du ein Plättchen aufdeckst, darfst du anklopfen. Das ist ein Zauber: Das Plättchen zählt genau einen Keks mehr.
rule-BP3 = In der Kette zählen Schokokekse wie gewöhnliche.
rule-BP4 = Ein zerbrochenes Plättchen, bei dem du nicht angeklopft hast, zählt als 1 oder 2, wie du es brauchst; ab dem dritten Schritt ist es falsch.
rule-BP5 = Hast du bei einem zerbrochenen Plättchen angeklopft, bricht der Zauber, egal bei welchem Schritt: Alle Plättchen dieses Zuges werden wieder verdeckt, du gewinnst nichts, und dein Zug ist vorbei.
rule-BP6 = Ein falsches Plättchen wird wieder verdeckt, und dein Zug ist vorbei. Hat die Kette davor mindestens zwei Plättchen, gewinnst du sie; ein einzelnes wird ebenfalls wieder verdeckt. (Bricht das Plättchen deinen Zauber, gilt stattdessen BP5.)
rule-BP7 = Nach dem dritten Schritt musst du beim nächsten Plättchen anklopfen, denn keines zeigt 4. Sonst steht dir das Anklopfen frei, auch beim ersten Plättchen, wo es nur schiefgehen kann.
rule-BP8 = Gelingt der sechste Schritt, ist das die Große 6: Du gewinnst die sechs Plättchen, zeigst dann allen ein verdecktes und drehst es wieder um, und dein Zug ist vorbei. Ist keines mehr da, entfällt das Zeigen.
rule-BP9 = Ein Plättchen, das einmal zu sehen war, ist kein Geheimnis mehr: Alle dürfen es sich merken. Mit einer Option bleiben solche Plättchen sichtbar.
rule-BP10 = Gewonnene zerbrochene Plättchen liegen offen vor dir, die anderen verdeckt, obwohl alle sie gesehen haben.
rule-BP11 = Ist das letzte zerbrochene Plättchen gewonnen, sind alle anderen der Reihe nach noch einmal am Zug. Dann endet die Partie.
rule-BP12 = Die Partie endet auch nach jedem Zug, selbst in der letzten Runde, wenn mit den übrigen Plättchen, gesehen oder nicht, keine Kette aus zwei mehr möglich ist: wenn keins eine 1 oder zerbrochen ist oder wenn weniger als zwei eine 1, eine 2 oder zerbrochen sind.
rule-BP13 = Jeder gewöhnliche oder zerbrochene Keks bringt 1 Punkt, jeder Schokokeks 2; das Anklopfen zählt nicht mehr. Wer die meisten Punkte hat, gewinnt; bei Gleichstand, wer die meisten Plättchen hat; sonst wird der Sieg geteilt.
rule-BP14 = Die Partie endet auch, wenn 12 Runden in Folge (oder so viele, wie du einstellst) niemand ein Plättchen gewonnen hat.
rule-BP15 = Hat die Kette alle verdeckten Plättchen verbraucht, endet sie ohne Fehler: Ab zwei Plättchen gewinnst du sie, sonst wird sie wieder verdeckt.
rule-BP16 = Was in den Stapeln liegt, haben alle gesehen, es ist also kein Geheimnis. Wenn schon gesehene Plättchen nicht sichtbar bleiben, siehst du aber nur, wie viele Plättchen ein Stapel hat, und die Punkte erst am Ende der Partie.
rule-BP17 = Wo Plättchen gewonnen wurden, bleibt es leer; das Quadrat rückt nicht zusammen. Nach einer Großen 6 darfst du jedes verdeckte Plättchen zeigen, auch eins, das schon zu sehen war.

intro-set_up = Es gibt 36 Plättchen: 11 mit 1 Keks, 6 mit einem zerbrochenen, 8 mit 2, 8 mit 3 und 3 mit 5. Je eins mit 1, mit 2 und mit 3 hat einen Schokokeks. Alle liegen verdeckt in einem Quadrat aus sechs mal sechs, in einer Ordnung, die niemand kennt. Wer beginnt, wird ausgelost; dann geht es reihum.
intro-turn = In deinem Zug öffnest du eine Tasche nach der anderen, und jede muss einen Keks mehr enthalten als die davor.

section-receiving = Was du gewinnst

example-aim = Du hast drei Plättchen gewonnen: eins mit einem Keks, eins mit zwei und eins mit drei, darunter ein Schokokeks. Das macht 1 + 2 + 4 = 7 Punkte.
example-square = Der Anfang: 36 Taschen, alle geschlossen. Du bist am Zug und darfst jede von ihnen öffnen.
example-chain = Die Plättchen auf c2 und d5 waren schon zu sehen. Du öffnest c2 und findest 1 Keks, dann d5 mit 2 und dann mit Glück b3 mit 3. Kein Plättchen zeigt 4, also musst du beim nächsten anklopfen: Nur eine 3 hilft.
example-known_one = Du weißt von einer 1 auf b2. Such zuerst eine andere 1: Auf e3 findest du eine. Nun klopf bei b2 an, und die 1 zählt als die 2, die du brauchst.
example-wrong = Deine Kette ist 1 und 2, du brauchst eine 3. Das Plättchen auf d2 hat 5 Kekse: Es ist falsch und wird wieder verdeckt. Du gewinnst die zwei Plättchen davor, und ihre Plätze bleiben leer.
example-broken = Deine Kette ist 1 und 2. Du klopfst bei d2 an, doch dieses Plättchen ist zerbrochen: Der Zauber bricht, alle drei werden wieder verdeckt, und du gewinnst nichts.
example-great_6 = Fünf Schritte sind gelungen: 1, 2, 3, noch eine 3, die angeklopft als 4 zählt, und 5. Nun klopfst du bei der 5 auf f1 an, und sie zählt als 6. Das ist die Große 6: Du gewinnst alle sechs Plättchen und zeigst dann allen ein verdecktes.
example-last_cracked = Das letzte zerbrochene Plättchen liegt auf a2. Du öffnest es als deine 1 und klopfst für deine 2 bei der 1 auf b1 an; die 5 auf d6 ist falsch. Du gewinnst beide. Kein zerbrochenes ist mehr da, also ist Platz 2 noch einmal am Zug, und dann ist die Partie vorbei.
example-points = Die Partie ist vorbei. Du hast elf Plättchen und 17 Punkte, Platz 2 hat zwölf Plättchen und 26 Punkte: Platz 2 gewinnt.
