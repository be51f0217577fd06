about = Decke Taschen auf: erst ein Keks, dann zwei, dann drei. Wer vorher anklopft, findet einen mehr. Ein Merkspiel mit Nervenkitzel.

primer-goal = Sammle die Plättchen mit den meisten Keksen; ein Schokokeks zählt doppelt.
primer-turn = Wenn du dran bist, deckst du ein Plättchen mit 1 Keks auf, dann eins mit 2, dann mit 3 und so weiter, bis eines falsch ist. Klopfst du bei einem Plättchen vorher an, zählt es einen mehr. Ab zwei richtigen behältst du sie alle. Ein zerbrochenes zählt 1 oder 2; angeklopft bricht es den Zauber.
primer-end = Falsche Plättchen kommen verdeckt zurück: merk dir, wo sie liegen. Ist das letzte zerbrochene genommen, haben alle anderen noch einen Zug.
primer-picture = Im Bild liegt ? verdeckt und . ist leer; [2] liegt offen und zeigt 2 Kekse, mit c für Schokolade und x für zerbrochen; eine 2 ohne Klammern wurde schon gesehen.

ours-title = Der Titel ist ein Arbeitstitel: Die Anleitung nennt keinen.
ours-counts = Wie viele Plättchen es von jeder Art gibt, ist aus den Hinweisen der Anleitung erschlossen.
ours-seats = Zwei bis sechs Personen sind unsere Annahme: Die Anleitung sagt es nicht.

option-idle_rounds = So viele Runden in Folge ohne gewonnenes Plättchen beenden die Partie
option-show_seen = Zeigen, was schon einmal zu sehen war (leichter: niemand muss sich etwas merken)

tile-plain =
    { $count ->
        [one] { $count } Keks
       *[other] { $count } Kekse
    }
tile-chocolate =
    { $count ->
        [one] { $count } Schokoladenkeks
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
                [one] Die Partie ist zu Ende: Du gewinnst den Gleichstand bei { $count } Punkt, mit mehr Plättchen ({ $tiles }).
               *[other] Die Partie ist zu Ende: Du gewinnst den Gleichstand bei { $count } Punkten, mit mehr Plättchen ({ $tiles }).
            }
       *[other]
            { $count ->
                [one] Die Partie ist zu Ende: { $who } gewinnt den Gleichstand bei { $count } Punkt, mit mehr Plättchen ({ $tiles }).
               *[other] Die Partie ist zu Ende: { $who } gewinnt den Gleichstand bei { $count } Punkten, mit mehr Plättchen ({ $tiles }).
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
summary-must_tap =
    { $count ->
        [one] Beim nächsten Plättchen muss angeklopft werden, damit es { $count } Keks zeigt.
       *[other] Beim nächsten Plättchen muss angeklopft werden, damit es { $count } Kekse zeigt.
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
summary-last_lap =
    { $count ->
        [one] Das letzte zerbrochene Plättchen ist vergeben: Noch { $count } Zug.
       *[other] Das letzte zerbrochene Plättchen ist vergeben: Noch { $count } Züge.
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
asked-must_tap =
    { $who_is ->
        [you] Klopf bei einem Plättchen mit { $less } an: Es zählt { $count }.
       *[other] { $who } sucht { $less } Kekse zum Anklopfen.
    }

web-board = Sechsunddreißig Taschen, die Kette und die Stapel
web-square = Die Taschen
web-chain = Die Kette
web-box = In der Schachtel
web-tap_first = Erst anklopfen
web-tap_how = oder Tasche gedrückt halten (BP2)
web-step_found = Schritt { $count }: { $pocket }, { $tile }
web-step_tapped = Schritt { $count }: { $pocket }, { $tile }, angeklopft
web-step_next = Schritt { $count }: das wird jetzt gesucht
web-step_open = Schritt { $count }: noch offen
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

move-flip = { $pocket } aufdecken
move-tap = Bei { $pocket } anklopfen und aufdecken
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
story-tap =
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
story-wrong_tapped =
    { $count ->
        [one] { $pocket } zeigt: { $what }, angeklopft einen mehr; gebraucht wurde { $count }.
       *[other] { $pocket } zeigt: { $what }, angeklopft einen mehr; gebraucht wurden { $count }.
    }
story-joined = Das ist Schritt { $count } der Kette.
story-joined_tapped = Angeklopft zählt es { $count }: Schritt { $count } der Kette.
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

end-last_lap = Alle hatten ihren letzten Zug.
end-no_chain = Die übrigen Plättchen erlauben keine Kette aus zweien mehr.
end-idle =
    { $count ->
        [one] { $count } Zug lang hat niemand ein Plättchen gewonnen.
       *[other] { $count } Züge in Folge hat niemand ein Plättchen gewonnen.
    }

why-show = Ein Plättchen wird nur nach einer Großen 6 gezeigt.
why-only_show = Nach einer Großen 6 wird ein Plättchen gezeigt: Etwas anderes geht nicht.
why-empty = { $pocket } ist leer.
why-face_up = { $pocket } liegt schon offen in der Kette.
why-must_tap = Nach dem dritten Plättchen muss beim nächsten angeklopft werden, denn kein Plättchen zeigt 4 Kekse.

notation-move = Erwartet: flip, tap oder show und eine Tasche, etwa "tap c4"; gekommen ist "{ $came }".
notation-json = Erwartet: ein Zug wie { "{" }"move": "tap", "pocket": "c4"{ "}" }; gekommen ist { $came }.
notation-outcome = Erwartet: { OR($known) }; gekommen ist "{ $came }".
notation-square = Erwartet: ein Quadrat aus { $count } Plättchen wie ?,1,2c,x,. in sechs Reihen; gekommen ist "{ $came }".
notation-tiles = Erwartet: von jeder Art so viele Plättchen, im Quadrat und gewonnen, wie in der Schachtel sind.
notation-chain = Erwartet: eine Kette aus Plättchen des Quadrats, die zu sehen waren.

edition-kinds =
    { $count ->
        [one] Erwartet: eine bis { $most } Arten von Plättchen; gekommen ist { $count }.
       *[other] Erwartet: eine bis { $most } Arten von Plättchen; gekommen sind { $count }.
    }
edition-four = Erwartet: 1, 2, 3 oder 5 Kekse, denn kein Plättchen zeigt 4, sonst wäre der Zauber beim vierten Schritt nicht nötig; gekommen sind 4.
edition-chocolate = Erwartet: höchstens { $most } Schokoladenkekse auf diesem Plättchen; gekommen sind { $count }.
edition-cracked = Erwartet: Ein zerbrochenes Plättchen hat 1 Keks und keine Schokolade.
edition-twice = Erwartet: jede Art von Plättchen nur einmal; diese ist dieselbe wie Nummer { $row }.
edition-total = Erwartet: insgesamt { $expected } Plättchen; gekommen sind { $count }.
edition-no_cracked = Erwartet: mindestens eine Art zerbrochener Plättchen; gekommen ist keine.
edition-no_chain = Erwartet: mindestens zwei Plättchen mit 1 oder 2 Keksen, sonst ist keine Kette möglich.

rule-BP1 = Ein Zug ist eine Kette: Das erste Plättchen muss 1 Keks zeigen, das nächste 2 und so weiter. Vorher aufhören darf niemand: Du deckst auf, bis ein Plättchen falsch ist, der sechste Schritt gelingt oder keines mehr da ist.
rule-BP2 = Vor dem Aufdecken darfst du anklopfen: Dann zählt das Plättchen einen Keks mehr, nie zwei.
rule-BP3 = Schokoladenkekse zählen beim Aufdecken wie gewöhnliche.
rule-BP4 = Ein zerbrochenes Plättchen, bei dem nicht angeklopft wurde, zählt als 1 oder 2, wie es gerade passt; ab dem dritten Schritt ist es falsch.
rule-BP5 = Ein zerbrochenes Plättchen, bei dem angeklopft wurde, bricht den Zauber: Alle Plättchen dieses Zuges werden wieder verdeckt, und du gewinnst nichts.
rule-BP6 = Jedes andere falsche Plättchen wird wieder verdeckt. Hat die Kette davor zwei oder mehr Plättchen, gewinnst du sie; ein einzelnes wird ebenfalls wieder verdeckt.
rule-BP7 = Nach dem dritten Schritt muss beim nächsten Plättchen angeklopft werden, denn keines zeigt 4. Sonst steht das Anklopfen frei, auch beim ersten Plättchen, wo es nur schiefgehen kann.
rule-BP8 = Gelingt der sechste Schritt, ist das die Große 6: Du gewinnst die sechs Plättchen, zeigst dann allen ein verdecktes und drehst es wieder um. Ist keines mehr da, entfällt das Zeigen.
rule-BP9 = Was einmal zu sehen war, dürfen sich alle merken. Am Tisch lässt sich einstellen, dass es gezeigt wird.
rule-BP10 = Gewonnene zerbrochene Plättchen liegen offen vor dir, die anderen verdeckt, obwohl alle sie gesehen haben.
rule-BP11 = Ist das letzte zerbrochene Plättchen gewonnen, sind alle anderen noch einmal am Zug. Dann endet die Partie.
rule-BP12 = Die Partie endet auch, wenn nach einem Zug die übrigen Plättchen keine Kette aus zweien mehr erlauben.
rule-BP13 = Jeder gewöhnliche oder zerbrochene Keks bringt 1 Punkt, jeder Schokoladenkeks 2; das Anklopfen zählt nicht mehr. Die meisten Punkte gewinnen, bei Gleichstand die meisten Plättchen, sonst wird der Sieg geteilt.
rule-BP14 = Die Partie endet auch, wenn so viele Runden in Folge, wie am Tisch eingestellt ist (sonst 12), niemand ein Plättchen gewonnen hat.
rule-BP15 = Hat die Kette alle Plättchen verbraucht, endet sie ohne Fehler: Ab zwei Plättchen gewinnst du sie.
rule-BP16 = Was in den Stapeln liegt, haben alle gesehen, also ist nichts geheim; gezeigt wird aber nur die Größe eines Stapels, außer der Tisch zeigt, was zu sehen war.
rule-BP17 = Die Plätze gewonnener Plättchen bleiben leer. Nach einer Großen 6 darf jedes verdeckte Plättchen gezeigt werden.
