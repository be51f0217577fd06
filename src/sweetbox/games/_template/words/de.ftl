about = Nimm ein Toffee oder würfle um mehr: Aber überlass das letzte jemand anderem. Ein kleines Spiel zum Abschreiben, wenn du ein eigenes baust.

primer-goal = Nimm so viele Toffees, wie du kannst, aber überlass das letzte jemand anderem.
primer-turn = Wenn du dran bist, nimmst du ein Toffee, oder du würfelst und nimmst so viele, wie der Würfel zeigt.
primer-end = Die Partie endet mit dem letzten Toffee: Wer es nimmt, bekommt keine Punkte.
primer-picture = Im Bild ist jedes o ein Toffee, im Glas und neben den Plätzen; > ist am Zug.

ours-game = Das ganze Spiel ist von diesem Projekt erfunden: ein Beispiel zum Abschreiben.

option-toffees = Toffees im Glas
option-golden = Das letzte Toffee ist golden: Es zählt 3 mehr, statt alles zu kosten

summary-jar =
    { $count ->
        [one] Im Glas ist { $count } Toffee.
       *[other] Im Glas sind { $count } Toffees.
    }
summary-sticks = Wer das letzte nimmt, bekommt keinen Punkt.
summary-golden = Das letzte ist golden und zählt { $count } mehr.
summary-choose = Nimm ein Toffee oder würfle und nimm so viele, wie der Würfel zeigt: { OR($die) }.
summary-must_take = Nur das letzte Toffee ist noch da: Es muss genommen werden.
summary-rolls =
    { $count ->
        [one] { $count } Wurf
       *[other] { $count } Würfen
    }
summary-stands =
    { $who_is ->
        [you]
            { $count ->
                [one] Du hast { $count } Toffee nach { $rolls }.
               *[other] Du hast { $count } Toffees nach { $rolls }.
            }
       *[other]
            { $count ->
                [one] { $who } hat { $count } Toffee nach { $rolls }.
               *[other] { $who } hat { $count } Toffees nach { $rolls }.
            }
    }

move-take = Ein Toffee nehmen
move-roll = Würfeln und so viele nehmen, wie der Würfel zeigt

story-start =
    { $who_is ->
        [you] Du beginnst.
       *[other] { $who } beginnt.
    }
story-turn =
    { $who_is ->
        [you] Du bist am Zug.
       *[other] { $who } ist am Zug.
    }
story-roll =
    { $who_is ->
        [you] Du würfelst.
       *[other] { $who } würfelt.
    }
story-die = Der Würfel zeigt { $shows }.
story-take =
    { $who_is ->
        [you]
            { $count ->
                [one] Du nimmst { $count } Toffee.
               *[other] Du nimmst { $count } Toffees.
            }
       *[other]
            { $count ->
                [one] { $who } nimmt { $count } Toffee.
               *[other] { $who } nimmt { $count } Toffees.
            }
    }
story-stuck =
    { $who_is ->
        [you] Das war das letzte, und es klebt: Du bekommst keinen Punkt.
       *[other] Das war das letzte, und es klebt: { $who } bekommt keinen Punkt.
    }
story-gold = Das war das goldene: Es zählt { $count } mehr.
story-won =
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
story-shared =
    { $count ->
        [one] Die Partie ist zu Ende: { $seats } gewinnen gemeinsam mit { $count } Punkt.
       *[other] Die Partie ist zu Ende: { $seats } gewinnen gemeinsam mit { $count } Punkten.
    }

web-board = Ein Glas Toffees, der Würfel und was alle genommen haben

why-one_left = Nur ein Toffee ist noch da: Es gibt nichts zu erwürfeln.

notation-move = Erwartet: take oder roll; gekommen ist "{ $came }".
notation-json = Erwartet: ein Zug wie { "{" }"move": "take"{ "}" }; gekommen ist { $came }.
notation-outcome = Erwartet: eine Anzahl Toffees von 1 bis 6 oder ein Beginn wie "start 1"; gekommen ist "{ $came }".

edition-twice = Erwartet: jede Anzahl Toffees nur einmal; diese steht schon in Zeile { $row }, dort wird sie gezählt.
edition-one_face = Erwartet: Seiten mit mindestens zwei verschiedenen Anzahlen, sonst entscheidet der Würfel nichts.

rule-LT1 = In der Mitte steht ein Glas mit Toffees, 21, wenn am Tisch nichts anderes eingestellt ist. Wer beginnt, wird ausgelost.
rule-LT2 = Bist du am Zug, nimmst du entweder ein Toffee, oder du würfelst und nimmst so viele, wie der Würfel zeigt.
rule-LT3 = Zeigt der Würfel mehr, als da sind, nimmst du den Rest.
rule-LT4 = Ist nur noch ein Toffee da, gibt es nichts zu erwürfeln: Es muss genommen werden.
rule-LT5 = Das letzte Toffee klebt: Wer es nimmt, bekommt gar keinen Punkt.
rule-LT6 = Wird mit einem goldenen Toffee gespielt, klebt das letzte nicht: Es zählt 3 mehr.
rule-LT7 = Die Partie endet, wenn das Glas leer ist. Jedes Toffee zählt 1 Punkt, die meisten Punkte gewinnen; bei Gleichstand, wer seltener gewürfelt hat; sonst wird der Sieg geteilt.
