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
section-ours = Was von uns stammt
section-all = Alle Regeln

sheet-seat = { $who }
sheet-round = Runde { $number }
sheet-total = Gesamt
sheet-place = Platz

rules-edition = Beispiele und manche Einleitungen nennen die Zahlen der gedruckten Ausgabe. In dieser Ausgabe gelten andere:
rules-ours = Nicht aus der Anleitung, sondern von uns: { $parts }.
rules-elsewhere = Nicht aus der Anleitung, aber { $origin } bekannt: { $parts }.
rules-ours_box = In der Schachtel selbst ist Folgendes von uns: { $parts }.
rules-type_in = Hast du die Schachtel, kannst du eingeben, was wirklich darin ist: Ändere die Datei, die „sweetbox edition { $game }“ ausgibt.
rules-size = { $what }: { $size } (gedruckt: { $usual })
