about = Nimm ein Toffee, oder würfle und nimm mehr, aber überlass das letzte jemand anderem. Ein kleines Spiel als Vorlage, wenn du ein eigenes schreibst.

primer-goal = Nimm so viele Toffees, wie du kannst, aber überlass das letzte jemand anderem.
primer-turn = Wenn du dran bist, nimmst du ein Toffee, oder du würfelst und nimmst so viele, wie der Würfel zeigt.
primer-end = Die Partie endet mit dem letzten Toffee: Wer es nimmt, bekommt keine Punkte. Ist es golden, zählt es stattdessen extra.
primer-picture = Im Bild ist jedes o ein Toffee, im Glas und neben den Plätzen; > zeigt, wer am Zug ist.

lesson-jar = Das ist das Glas. Nimm so viele Toffees heraus, wie du kannst, aber überlass das letzte jemand anderem.
lesson-take = Fang vorsichtig an: Nimm ein Toffee.
lesson-take-instead = Du hast gewürfelt; auch das ist erlaubt. Nimm jetzt ein einzelnes.
lesson-yours = Hier liegt, was du genommen hast. Jedes Toffee ist am Ende einen Punkt wert.
lesson-roll = Jetzt sei mutig: Würfle und nimm so viele, wie der Würfel zeigt.
lesson-roll-instead = Du hast nur eines genommen. Versuch es diesmal mit dem Würfel: Er zeigt bis zu fünf.
lesson-roll-done = Der Würfel hat entschieden. Ein Wurf lässt sich nicht zurücknehmen.
lesson-last = Behalt das Glas im Auge. Wer das letzte Toffee nimmt, geht leer aus: Zähl nach, bevor du würfelst.
lesson-end = Das ist das ganze Spiel. Die Partie geht weiter, und sie gehört dir.

ours-game = das ganze Spiel: ein Beispiel zum Kopieren

option-toffees = Toffees im Glas
option-golden = Das letzte Toffee ist golden: Es zählt 3 mehr, statt alles zu kosten

summary-jar =
    { $count ->
        [one] Im Glas ist { $count } Toffee.
       *[other] Im Glas sind { $count } Toffees.
    }
summary-sticks = Wer das letzte nimmt, bekommt keine Punkte.
summary-golden = Das letzte ist golden und zählt { $count } mehr.
summary-choose = Nimm ein Toffee oder würfle und nimm so viele, wie der Würfel zeigt: { OR($die) }.
summary-must_take = Nur noch das letzte Toffee ist da, und das muss genommen werden.
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
        [you] Das war das letzte, und es klebt: Du bekommst keine Punkte.
       *[other] Das war das letzte, und es klebt: { $who } bekommt keine Punkte.
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

brief-start = beginnt
brief-turn = am Zug
brief-roll = würfelt
brief-take = nimmt
brief-gold = das goldene
brief-stuck = das letzte: keine Punkte

tally-toffees = Toffees
tally-gold = Das goldene
tally-stuck = Das letzte klebt
tally-rolls = Weniger Würfe, bei Gleichstand

measure-rolls = Würfe

web-board = Ein Glas Toffees, der Würfel und was alle genommen haben
web-die = Der Würfel: Würfelst du, nimmst du so viele Toffees, wie er zeigt.
web-taken =
    { $count ->
        [one] { $count } Toffee genommen
       *[other] { $count } Toffees genommen
    }

why-one_left = Nur ein Toffee ist noch da: Würfeln bringt nichts mehr.

notation-move = Erwartet: take oder roll; erhalten: "{ $came }".
notation-json = Erwartet: ein Zug wie { "{" }"move": "take"{ "}" }; erhalten: { $came }.
notation-outcome = Erwartet: eine Anzahl Toffees von 1 bis 6 oder wer beginnt, etwa "start @2"; erhalten: "{ $came }".

edition-twice = Jede Anzahl Toffees darf nur einmal vorkommen, aber diese steht schon in Zeile { $row }: Erhöh dort die Zahl.
edition-one_face = Erwartet: Seiten mit mindestens zwei verschiedenen Anzahlen Toffees, sonst entscheidet der Würfel nichts.

rule-LT1 = In der Mitte steht ein Glas mit 21 Toffees (oder so vielen, wie du einstellst). Wer beginnt, wird ausgelost; dann geht es reihum.
rule-LT2 = Bist du am Zug, nimmst du entweder ein Toffee, oder du würfelst und nimmst so viele, wie der Würfel zeigt.
rule-LT3 = Zeigt der Würfel mehr, als da sind, nimmst du den Rest.
rule-LT4 = Ist nur noch ein Toffee da, bringt Würfeln nichts mehr: Du musst es nehmen.
rule-LT5 = Das letzte Toffee klebt: Nimmst du es, bekommst du gar keine Punkte.
rule-LT6 = Spielt ihr mit einem goldenen Toffee, klebt das letzte nicht: Es zählt 3 mehr.
rule-LT7 = Die Partie endet, wenn das Glas leer ist. Jedes Toffee zählt 1 Punkt. Wer die meisten Punkte hat, gewinnt; bei Gleichstand, wer seltener gewürfelt hat; sonst wird der Sieg geteilt.

example-aim = Neun Toffees sind weg, zwölf sind noch da. Du hast vier, Platz 2 hat fünf.
example-jar = Ein neues Glas mit 21 Toffees, und du beginnst.
example-roll = Drei Toffees sind noch da. Du würfelst eine 5 und nimmst alle drei; darunter ist das letzte, und das klebt.
example-over = Du hast das letzte Toffee genommen und bekommst keine Punkte: Platz 2 gewinnt mit 10 Punkten.
example-last = Nur ein Toffee ist noch da. Du musst es nehmen, und deine zehn Toffees sind nichts wert.
example-golden = Mit einem goldenen Toffee ist es umgekehrt: Du nimmst das letzte, und es zählt 3 mehr.
