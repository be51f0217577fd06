seat = Platz { $number }
lesson-others = Jetzt ziehen die anderen. Schau ihnen zu.
lesson-later = Spiel, wie du magst; die Einführung geht weiter, sobald es passt.
step-chosen =
    { $who_is ->
        [you] Du hast gewählt.
       *[other] { $who } hat gewählt.
    }
section-aim = Ziel
section-set_up = Aufbau
section-turn = Ein Zug
section-end = Das Ende
section-scoring = Wertung
section-variants = Varianten
section-all = Alle Regeln

sheet-seat = { $who }
sheet-round = Runde { $number }
sheet-total = Gesamt
sheet-place = Platz

rules-edition = Einleitungen und Beispiele nennen die Zahlen der gedruckten Ausgabe. In dieser Ausgabe gelten andere:
rules-size = { $what }: { $size } (gedruckt: { $usual })
