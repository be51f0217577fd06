### Das Labor: Regeln, nach denen gesucht wurde, und Teile, die andere Rechner spielen.

tune-title = Abstimmung: { $title }
tune-sure = { $aims ->
        [one] Mit neuen Startwerten erreicht { $trial } das Ziel mit Sicherheit.
       *[other] Mit neuen Startwerten erreicht { $trial } alle Ziele mit Sicherheit.
    }
tune-meets = { $aims ->
        [one] Mit neuen Startwerten erreicht { $trial } das Ziel, aber nicht mit Sicherheit: Das Intervall reicht über die Grenzen hinaus. Frag mit mehr Partien.
       *[other] Mit neuen Startwerten erreicht { $trial } alle Ziele, aber nicht mit Sicherheit: Ein Intervall reicht über die Grenzen hinaus. Frag mit mehr Partien.
    }
tune-nearer = { $aims ->
        [one] { $trial } kommt dem Ziel am nächsten, verfehlt es aber mit neuen Startwerten.
       *[other] { $trial } kommt den Zielen am nächsten, erreicht mit neuen Startwerten aber nicht alle.
    }
tune-flattered = { $aims ->
        [one] { $trial } kam dem Ziel bei der Suche am nächsten, mit neuen Startwerten aber nicht näher als die jetzige Ausgabe: Es war Glück.
       *[other] { $trial } kam den Zielen bei der Suche am nächsten, mit neuen Startwerten aber nicht näher als die jetzige Ausgabe: Es war Glück.
    }
tune-stays_sure = { $aims ->
        [one] Mit neuen Startwerten erreicht die jetzige Ausgabe das Ziel mit Sicherheit. Nichts von dem, was versucht wurde, kommt näher.
       *[other] Mit neuen Startwerten erreicht die jetzige Ausgabe alle Ziele mit Sicherheit. Nichts von dem, was versucht wurde, kommt näher.
    }
tune-stays_met = { $aims ->
        [one] Mit neuen Startwerten erreicht die jetzige Ausgabe das Ziel, aber nicht mit Sicherheit: Das Intervall reicht über die Grenzen hinaus. Nichts von dem, was versucht wurde, kommt näher.
       *[other] Mit neuen Startwerten erreicht die jetzige Ausgabe alle Ziele, aber nicht mit Sicherheit: Ein Intervall reicht über die Grenzen hinaus. Nichts von dem, was versucht wurde, kommt näher.
    }
tune-stays = { $aims ->
        [one] Nichts von dem, was versucht wurde, kommt dem Ziel näher als die jetzige Ausgabe, und die verfehlt es mit neuen Startwerten.
       *[other] Nichts von dem, was versucht wurde, kommt den Zielen näher als die jetzige Ausgabe, und die erreicht mit neuen Startwerten nicht alle.
    }
tune-present = Jetzige Ausgabe
tune-present_fresh = Jetzige Ausgabe, neue Startwerte
tune-best = Beste gefundene
tune-best_search = Beste gefundene, bei der Suche
tune-best_fresh = Beste gefundene, neue Startwerte
tune-trial = Versuch { $number }
tune-number = Einstellung
tune-turned = { $knob }: { $now } → { $best }
tune-differ = je Zeile anders
tune-knob = Regler
tune-knobs = Woran gedreht werden durfte
tune-knobs_about = Die Regler, ihre Grenzen und wo sie jetzt stehen. Was die beste gefundene Ausgabe ändert, ist fett.
tune-bounds = Grenzen
tune-aim = Ziel
tune-aims = Was erreicht werden sollte
tune-aims_about = Zu jedem Ziel die Zahl, die am weitesten danebenliegt, mit ihrem Intervall. Was sein Ziel verfehlt, ist fett.
tune-at_least = mindestens { $low }
tune-at_most = höchstens { $high }
tune-between = { $low } bis { $high }
tune-is_sure = ✓ mit Sicherheit erreicht
tune-is_met = (✓) erreicht, aber nicht mit Sicherheit: Das Intervall reicht darüber hinaus
tune-all_sure = ✓ alle Ziele mit Sicherheit erreicht
tune-all_met = (✓) alle Ziele erreicht, aber nicht mit Sicherheit: Ein Intervall reicht darüber hinaus
tune-is_missed = ✗ um { $by } verfehlt
tune-miss_of = neben dem Ziel: { $aim }
tune-trades = Was man wofür aufgibt
tune-trades_about = Diese Einstellungen werden von keiner anderen in allen Zielen zugleich geschlagen: Wer einem Ziel näher kommt, entfernt sich von einem anderen.
tune-trades_none = Hier muss nichts aufgegeben werden: Keine Einstellung kommt einem der Ziele näher als die beste gefundene.
tune-pictures = In den Bildern erreicht die Ecke links unten beide Ziele; 1 ist so weit außerhalb, wie die Grenzen von ihrer Mitte entfernt sind, oder bei nur einer Grenze so weit, wie sie von 0 entfernt ist.
tune-traded = { $count ->
        [one] Eine weitere Einstellung tauscht ein Ziel gegen ein anderes, und keine schlägt sie in allen Zielen: { $trials }.
       *[other] { $count } weitere Einstellungen tauschen ein Ziel gegen ein anderes, und keine schlägt sie in allen Zielen: { $trials }.
    }
tune-nearest = Was am nächsten kommt
tune-nearest_about = { $aims ->
        [one] Die Einstellungen, die dem Ziel am nächsten kommen, höchstens zehn. Was das Ziel verfehlt, ist fett.
       *[other] Die Einstellungen, die die Ziele insgesamt am wenigsten verfehlen, höchstens zehn. Was sein Ziel verfehlt, ist fett.
    }
tune-nearest_lines = { $aims ->
        [one] Versuchte Einstellungen, die dem Ziel nächste zuerst:
       *[other] Versuchte Einstellungen, die mit der kleinsten Abweichung zuerst:
    }
tune-costs = Was sich sonst mit Sicherheit ändert, mit neuen Startwerten:
tune-no_costs = Mit neuen Startwerten ändert sich sonst nichts mit Sicherheit.
tune-more = … und { $count } weitere: siehe die Seite (--html).
tune-check = Die Probe mit neuen Startwerten
tune-check_about = Alles, was das Labor misst, für die jetzige und die beste gefundene Ausgabe nebeneinander, mit denselben Startwerten. Keine davon kam bei der Suche vor; diesen Zahlen kann man also trauen. Die Unterschiede sagen, was die Änderung anderswo kostet.
tune-check_present = Alles, was das Labor misst, für die jetzige Ausgabe. Keiner dieser Startwerte kam bei der Suche vor; diesen Zahlen kann man also trauen.
tune-trials = Alle versuchten Einstellungen
tune-unplayed = { $count ->
        [one] Eine Einstellung lässt sich nicht spielen.
       *[other] { $count } Einstellungen lassen sich nicht spielen.
    }
tune-cost = { $possible ->
        [one] { $trials } von einer möglichen Einstellung
       *[other] { $trials } von { $possible } möglichen Einstellungen
    } versucht, die jetzige nicht mitgezählt; je { $matches } Partien, alle mit denselben Startwerten; bei der Probe je { $check } Partien.
tune-curse = Die beste von vielen hatte auch das meiste Glück: Ihre Zahlen aus der Suche schmeicheln ihr. Trau denen mit neuen Startwerten.
tune-holds = Die Intervalle einer Einstellung gelten zugleich mit einer Sicherheit von { $confidence }, die der Probe ebenso. Für alle Einstellungen der Suche zusammen gelten sie nicht.
tune-stopped_all = Beendet, als jede mögliche Einstellung versucht war.
tune-stopped_trials = Beendet, als alle Versuche gemacht waren.
tune-stopped_minutes = Beendet, als die Zeit um war.
tune-edition = Die beste Ausgabe als Datei
tune-edition_about = Speichern und spielen: sweetbox play { $game } --edition DATEI
tune-options = Optionen, die dazugehören: { $options }

error-tune_file = Nenn die Frage, die abgestimmt werden soll: sweetbox lab tune frage.toml.
error-tune_missing = Es gibt keine Datei { $file }: Zum Abstimmen brauchst du eine Frage als TOML-Datei, mit Reglern und Zielen.
error-tune_extra = Nur `sweetbox lab tune` nimmt ein zweites Argument: Lass { $came } weg.
error-tune_only = Eine Abstimmung nimmt { $came } nicht: Die Datei mit der Frage sagt alles selbst.
error-tune_knobs = Eine Abstimmung braucht Regler: Füge eine Tabelle [knobs] hinzu, mit einer Zeile wie "sizes.goal" = [5, 9].
error-tune_values = knobs.{ $name }: Erwartet werden die kleinste und die größte ganze Zahl oder eine Liste von mindestens zwei Werten, nicht { $came }.
error-tune_range = { $name }: Erwartet wird das untere Ende zuerst, nicht { $low } und { $high }.
error-tune_fault = knobs.{ $name }: { $why }
error-tune_unknown = Diesen Regler gibt es nicht: { $name }. Regler von { $game }: { $known }; mit der Nummer einer Zeile statt * wird nur diese gedreht.
error-tune_field = knobs.{ $name }: Eine Zeile von { $section } hat die Felder { $known }.
error-tune_rows = knobs.{ $name }: Diese Zeile gibt es nicht. { $section } hat { $count ->
        [one] eine Zeile
       *[other] { $count } Zeilen
    }: Nenn eine Nummer ab 1, * für alle, oder feld=wert.
error-tune_aims = Eine Abstimmung braucht Ziele: Füge eine Tabelle [aims] hinzu, mit einer Zeile wie minutes = {"{"} low = 25, high = 35 {"}"}.
error-tune_aim = aims.{ $name }: Erwartet werden low, high oder beides, oder fair, mit Zahlen, nicht { $came }.
error-tune_fair = aims.{ $name }: fair gilt für Anteile am Sieg: { $known }.
error-tune_figure = aims.{ $name }: Diese Zahl gibt es nicht. Es gibt: { $known }.
error-tune_key = Eine Frage zum Abstimmen hat kein { $came }: Lass es weg.
error-tune_one = Abgestimmt wird ein einziger Tisch, diese Frage hat aber { $came } Varianten: Nenn ein Spiel, eine Zahl von Plätzen und eine Ausgabe.
error-tune_store = Die Versuche lassen sich nicht in { $file } speichern: { $why }
cli-tune_resumed = { $count ->
        [one] Ein Versuch war schon da.
       *[other] { $count } Versuche waren schon da.
    }

error-cluster_form = Erwartet wird ein Cluster wie auto, 10.0.0.1:6379 oder ray://10.0.0.1:10001, nicht { $came }.
error-cluster_address = Unter { $address } antwortet kein Ray-Cluster ({ $why }): Starte einen mit `ray start --head`.
error-cluster_lost = Ein Teil ging { $tries }-mal hintereinander verloren: Sieh nach den Rechnern des Clusters und frage dann noch einmal; fertige Teile bleiben erhalten.
error-cluster_version = Ein Rechner des Clusters hat andere Spiele oder Bots als dieser: Installiere überall dieselbe Version von Sweetbox.
cli-cluster_lost = { $count ->
        [one] Ein Teil ging mit seinem Rechner verloren und wurde noch einmal gespielt.
       *[other] { $count } Teile gingen mit ihren Rechnern verloren und wurden noch einmal gespielt.
    }
help-lab_tuned = Mit `tune` statt einer Frage: die Datei mit Reglern und Zielen für die Suche nach besseren Regeln.
help-lab_cluster = Auf den Rechnern eines Ray-Clusters spielen: seine Adresse, oder auto für den, zu dem dieser Rechner gehört.
metavar-cluster = ADRESSE
