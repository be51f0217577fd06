### Das Labor: was gefragt wird, was gemessen wird, und die Seite einer Antwort.

lab-title = Labor: { $title }
lab-question = Die Frage
lab-compared = Was verglichen wurde
lab-numbers = Alle Zahlen
lab-repeat = So wiederholst du es
lab-repeat_how = Speichere die Frage unten als question.toml und stell sie noch einmal. Partien hängen allein von den Startwerten ab: Auf jedem Rechner und mit beliebig vielen Prozessen kommt dasselbe heraus.
lab-variant = Variante
lab-matches = Partien
lab-players_by_seat = Spieler
lab-holds = Mit einer Sicherheit von { $confidence } stimmen alle { $count } Intervalle der Antwort zugleich.
lab-holds_looks = Mit einer Sicherheit von { $confidence } stimmen alle { $count } Intervalle der Antwort zugleich, obwohl { $looks ->
        [one] einmal
       *[other] { $looks }-mal
    } nachgesehen wurde, ob es weitergehen soll.
lab-goal_met = { $measure }: gewünscht ±{ $asked }, erreicht ±{ $reached }.
lab-goal_missed = { $measure }: gewünscht ±{ $asked }, aber das Budget reichte nur für ±{ $reached }.
lab-goal_needs = Dafür würden etwa { $matches } Partien je Variante reichen.
lab-stopped_exact = Beendet, sobald alles so genau war wie gewünscht.
lab-stopped_matches = Das sagen { $matches ->
        [one] eine Partie
       *[other] { $matches } Partien
    }; mit einer Genauigkeit wie --precision 0.01 spielt das Labor so viele, wie es dafür braucht.
lab-stopped_minutes = Beendet, als die Zeit um war.
lab-shares = Der Reihe nach: { $shares } der Siege, je höchstens ± { $off }.
lab-shares_tied = Der Reihe nach: { $shares } der Siege, je höchstens ± { $off }; { $tied } unentschieden.
lab-how_long = Wie lang? { $length } Entscheidungen, alle zusammen; Runden: { $rounds }.
lab-how_long_minutes = Im angegebenen Tempo dauert sie { $minutes } Minuten.
lab-how_tense = Nach { $decided } einer Partie führt, wer am Ende gewinnt, bis zum Schluss; die Führung wechselt { $lead_changes }-mal.
lab-how_tied = Vorsicht, Gleichstände: { $ties } der Partien enden unentschieden, also sagen Anteile am Sieg wenig darüber, wer besser spielt.
lab-how_kingly = In { $kingmaking } der Partien bestimmt jemand, der nicht mehr gewinnen kann, wer gewinnt.
lab-rarest = Kaum benutzt: { $thing }, von { $share } der Spieler.
lab-goes_with_winning = Geht mit Siegen einher: { $thing } ({ $share } des Siegs, verglichen mit denen, die es nicht benutzen). Das kann die Ursache sein, oder was tun kann, wer vorn liegt.
lab-goes_with_losing = Geht mit Niederlagen einher: { $thing } ({ $share } des Siegs, verglichen mit denen, die es nicht benutzen). Das kann die Ursache sein, oder was tun muss, wer zurückliegt.
lab-seats_even = Kein Platz ist erkennbar im Vorteil.
lab-seats_more = Platz { $number } gewinnt öfter, als ihm zusteht.
lab-seats_less = Platz { $number } gewinnt seltener, als ihm zusteht.
lab-order_even = Durch die Reihenfolge ist niemand erkennbar im Vorteil.
lab-order_more = { $number ->
        [1] Wer als Erster zieht,
        [2] Wer als Zweiter zieht,
        [3] Wer als Dritter zieht,
       *[other] Wer als Nummer { $number } zieht,
    } gewinnt öfter, als ihm zusteht.
lab-order_less = { $number ->
        [1] Wer als Erster zieht,
        [2] Wer als Zweiter zieht,
        [3] Wer als Dritter zieht,
       *[other] Wer als Nummer { $number } zieht,
    } gewinnt seltener, als ihm zusteht.
lab-figure = { $value } ({ $low } bis { $high })
lab-point = { "," }
lab-same = in jeder Partie gleich
lab-difference = Unterschied
lab-bold = Ein Unterschied ist fett gedruckt, wenn sein Intervall die 0 nicht enthält.
lab-changes = Was sich ändert
lab-changes_about = Verglichen mit { $against }: alle Unterschiede, deren Intervall die 0 nicht enthält, die deutlichsten zuerst.
lab-changes_most = Verglichen mit { $against }: die { $most } deutlichsten von { $count } Unterschieden, deren Intervall die 0 nicht enthält. Alle stehen unten in den Tabellen.
lab-changes_none = Kein Unterschied ist nachgewiesen: Die Intervalle aller Unterschiede enthalten die 0.
lab-changes_share = Anteile, Änderung in Prozentpunkten
lab-changes_number = Zahlen, Änderung in Prozent
lab-no_difference = kein Unterschied
lab-unnoticed = Diese Spieler spielen mit { $variants } dieselben Partien, bemerken die Änderung also nicht; über Menschen sagt das nichts.
lab-all = alle
lab-seat = Platz { $seat }
lab-place = { $place ->
        [1] zieht zuerst
        [2] zieht an zweiter Stelle
        [3] zieht an dritter Stelle
        [4] zieht an vierter Stelle
        [5] zieht an fünfter Stelle
        [6] zieht an sechster Stelle
       *[other] zieht an { $place }. Stelle
    }
lab-even = gleich
lab-nobody = niemand allein
lab-moment = nach { $part } %
lab-last = vom Ersten zum Letzten
lab-second = vom Ersten zum Zweiten
lab-start = Beginn
lab-end = Ende

lab-seats = Anteil am Sieg nach Plätzen
lab-seats_about = Ist das Spiel gerecht, enthält jedes Intervall den gleichen Anteil (im Bild die gestrichelte Linie).
lab-order = Anteil am Sieg nach Reihenfolge
lab-order_about = Wer zuerst zieht, macht den ersten Zug der Partie. Spiele, in denen alle gleichzeitig wählen, haben keine Reihenfolge.
lab-players = Anteil am Sieg nach Spielern
lab-players_about = Die Spieler tauschen von Partie zu Partie die Plätze, mit denselben Startwerten.
lab-length = Länge in Entscheidungen
lab-length_about = Züge, die Menschen machen, von allen Plätzen zusammen.
lab-rounds = Runden
lab-rounds_about = Die meisten Züge, die ein Platz hatte; ein Zug ist eine ununterbrochene Folge von Entscheidungen.
lab-minutes = Geschätzte Minuten
lab-minutes_at = Geschätzte Minuten bei { $decision } s je Entscheidung
lab-minutes_about = Bei { $decision } s für eine Entscheidung, { $forced } s für einen Zug ohne Wahl und { $chance } s für das, was der Zufall dazwischen tut. Plätze, die gleichzeitig entscheiden, teilen sich die Zeit.
lab-spread = Abstand in Punkten
lab-spread_about = Wie weit die Spieler am Ende auseinanderliegen.
lab-lead_changes = Führungswechsel
lab-lead_changes_about = Wie oft ein anderer Platz in Führung geht, so wie das Spiel selbst es beurteilt.
lab-decided = Wann es entschieden ist
lab-decided_about = Der Teil der Partie, nach dem der spätere Sieger endgültig führt.
lab-leading = Gewinnt, wer führt?
lab-leading_about = Wie oft der Platz gewinnt, der in diesem Moment allein führt. Die gestrichelte Linie ist der gleiche Anteil für alle.
lab-branching = Erlaubte Züge je Entscheidung
lab-branching_about = Wie viel es zu wählen gibt.
lab-idle = Wartezeit
lab-idle_about = Der Teil der Zeit, in dem ein Platz nichts zu entscheiden hat.
lab-dead_ends = Entscheidungen ohne Wahl
lab-dead_ends_about = Der Anteil der Entscheidungen mit einem einzigen erlaubten Zug.
lab-ties = Geteilte Siege
lab-ties_about = Partien, die mehrere Plätze zusammen gewinnen.
lab-kingmaking = Königsmacher
lab-kingmaking_about = Partien, in denen ein Platz, der nicht mehr gewinnen kann, mit seinem Zug bestimmt, wer von den anderen führt, und in denen dieser Platz dann gewinnt.
lab-own = Eigene Maße des Spiels
lab-own_about = Was dieses Spiel in seinem Ordner hinzufügt.
lab-use = Wie oft etwas benutzt wird
lab-use_about = Für alles, was ein Zug nennt: der Anteil der Plätze, die es in einer Partie mindestens einmal wählen. Züge ohne Wahl zählen nicht.
lab-worth = Anteil am Sieg, wenn etwas benutzt wird und wenn nicht
lab-worth_about = Für alles, was ein Zug nennt: der Anteil am Sieg der Plätze, die es benutzt haben, minus den Anteil der anderen. Das ist nicht, was es bewirkt: Wer vorn liegt, kommt vielleicht öfter dazu.
lab-ladder = Stufen des Könnens
lab-ladder_about = Ein stärkerer Spieler unter schwächeren, einmal auf jedem Platz: welchen Anteil am Sieg er holt. Um wie viele Elo-Punkte er damit stärker ist, steht unten in der Tabelle.
lab-skill = Können (der Rest ist Glück)
lab-skill_about = Der Teil der Streuung der Ergebnisse, den erklärt, wer spielt: 0 % ist reines Glück, bei 100 % gewinnt immer der Stärkere. Gegen zufällige Züge ist es in den meisten Spielen fast alles.
lab-tied = { $share }, { $tied } unentschieden
lab-how_lucky = Glück oder Können? Ein { $upper } unter lauter { $lower } holt { $taken } der Siege: Wer gewinnt, erklärt zu { $skill } das Können, im Übrigen das Glück.
lab-how_strong = Glück oder Können? Gegen zufällige Züge holt ein { $upper } { $taken } der Siege. Wie viel Glück bleibt unter Spielern, die nachdenken: --ladder gentle,fair.
lab-rung = { $upper } > { $lower }: holt { $taken }; Können { $skill }
lab-upper = Stärker
lab-lower = Schwächer
lab-taken = Holt
lab-elo = Elo
lab-lengths = Wie lang Partien sind
lab-lengths_about = Der Anteil der Partien nach der Zahl der Entscheidungen aller Plätze zusammen. Die gestrichelte Linie ist der Durchschnitt.
lab-leads = Wer wann führt
lab-leads_about = Wie oft jeder Platz allein führt, nach dem gespielten Teil der Partie und so, wie das Spiel selbst es beurteilt.
lab-heat = Was benutzt wird
lab-heat_about = Je kräftiger die Farbe, desto öfter wird es benutzt; die Zahl sagt, wie oft je Partie.
lab-decisions_axis = Entscheidungen
lab-part_axis = gespielter Teil der Partie
lab-ends_shown = Die { $most } höchsten und die { $most } niedrigsten von { $count }; alle stehen unten in der Tabelle.
lab-left_out = … { $count } weitere dazwischen, siehe --html …
lab-table = Tabelle: { $title }

error-lab_key = Diesen Schlüssel kennt eine Frage nicht: { $came }. Bekannte Schlüssel: { $known }.
error-lab_value = { $name }: Erwartet wird { $expected }, nicht { $came }.
lab-expects_text = ein Text
lab-expects_texts = ein Text oder eine Liste von Texten
lab-expects_numbers = eine ganze Zahl oder eine Liste davon
lab-expects_count = eine ganze Zahl ab 1
lab-expects_whole = eine ganze Zahl ab 0
lab-expects_positive = eine Zahl über 0
lab-expects_level = eine Zahl von 0.5 bis unter 1, etwa 0.95
lab-expects_table = eine Tabelle von Namen und Werten
lab-expects_values = eine Liste von Werten zum Vergleichen
error-lab_tempo = Minuten hängen davon ab, wie lange jemand überlegt: Gib es mit --seconds-per-decision 10 an, oder in der Datei mit einer Tabelle [tempo] und einer Zeile decision = 10.
error-lab_measure = Dieses Maß gibt es nicht: { $came }. Bekannte Maße: { $known }.
error-lab_game = Eine Frage braucht ein Spiel: Ergänze eine Zeile wie game = "swintus".
error-lab_players = Nenn einen Spieler für alle Plätze oder { $seats } Spieler, einen für jeden Platz; du hast { $came } genannt.
error-lab_variants = Diese Frage vergleicht { $came } Varianten; höchstens { $most } sind möglich.
error-lab_ladder = Eine Leiter braucht mindestens zwei Bots, vom schwächsten zum stärksten; du hast nur { $came } genannt.
error-lab_pair = Erwartet werden ein Name und Werte wie idle_turns=50,100, nicht { $came }.
error-lab_vary = { $came } lässt sich in { $game } nicht variieren, das geht nur mit { $known }.
error-lab_both = Eine Datei mit einer Frage sagt alles selbst: Lass { $came } weg.
error-lab_place = Unter { $file } lässt sich keine Datei schreiben: Nenn eine in einem Ordner, den es gibt.
error-lab_page = Für eine Seite brauchst du ein Extra: pip install 'sweetbox[lab]'.
error-lab_parquet = Um Parquet zu schreiben, brauchst du ein Extra: pip install 'sweetbox[data]'.
error-lab_no_gpu_player = { $came } kann nicht auf einer GPU spielen, das können nur { $known }: Nimm andere Spieler oder --engine cpu.
error-lab_gpu_cluster = Ein Cluster spielt auf den Kernen seiner Rechner: Lass --engine cuda oder --cluster weg.
cli-lab_met = Alles ist so genau wie gewünscht.
cli-lab_missed = Im Rahmen des Budgets nicht so genau wie gewünscht: Erlaub mehr mit matches oder minutes, oder verlang weniger.
cli-lab_written = Geschrieben: { $file }
cli-lab_stopped = Abgebrochen. Was gespielt wurde, liegt in { $folder }: Derselbe Befehl macht dort weiter.
cli-lab_resumed = { $count ->
        [one] Eine Partie war schon da.
       *[other] { $count } Partien waren schon da.
    }
cli-lab_more = Alle Zahlen, auch was benutzt wird und mit Siegen einhergeht: --all. Eine Seite mit Bildern: --open.
cli-lab_things = Dinge heißen wie im JSON eines Zugs: „move knock“ ist jeder Zug mit "move": "knock".
cli-lab_part = { $name }: { $matches ->
        [one] { $matches } Partie
       *[other] { $matches } Partien
    } mit { $seats ->
        [1] einem Bot
        [2] zwei Bots
        [3] drei Bots
        [4] vier Bots
        [5] fünf Bots
        [6] sechs Bots
       *[other] { $seats } Bots
    } ({ $player })
cli-lab_part_mixed = { $name }: { $matches ->
        [one] { $matches } Partie
       *[other] { $matches } Partien
    } mit { $players }
help-lab = Ist es gerecht, wie lange dauert es, was würde diese Regeländerung bewirken? Spielt viele Partien und beantwortet eine Frage zu einem Spiel, mit Intervallen.
help-lab_question = Eine Datei mit einer Frage (TOML) oder ein Spiel.
help-lab_vary = Werte einer Option vergleichen, etwa idle_turns=50,100; oder Ausgaben, etwa edition=printed,small; oder Zahlen von Plätzen, etwa seats=2,3. Kann mehrmals angegeben werden.
help-lab_players = Wer spielt: ein Bot für alle Plätze oder einer je Platz, durch Kommas getrennt.
help-lab_ladder = Bots vom schwächsten zum stärksten, durch Kommas getrennt: Wie tief ist das Spiel?
help-lab_precision = Wie weit der Anteil eines Platzes höchstens danebenliegen darf, etwa 0.01: Gespielt wird, bis es so genau ist.
help-lab_matches = Höchstens etwa so viele Partien je Variante; gespielt wird in Teilen, und der letzte wird ganz gespielt.
help-lab_minutes = Höchstens so viele Minuten insgesamt.
help-lab_seed = Startwert der ersten Partie; jede weitere hat den nächsten.
help-lab_folder = Wo fertige Teile liegen; ohne Angabe in einem Ordner neben der Frage oder im aktuellen.
help-lab_pace = So viele Sekunden dauert eine Entscheidung: Dann werden auch Minuten geschätzt. In einer Datei steht das unter [tempo].
help-lab_all = Alle Zahlen ausgeben. Ohne Angabe kommt die Antwort in etwa zehn Zeilen.
help-lab_html = Die Antwort als eine HTML-Datei schreiben.
help-lab_open = Diese Seite im Browser öffnen.
help-lab_parquet = Jede Partie als Zeile einer Parquet-Datei schreiben; bei mehreren Varianten eine Datei für jede.
help-lab_engine = Was spielt: cpu (ohne Angabe), cuda (die GPU) oder auto, das für viele Partien von random und greedy die GPU nimmt. Die Zahlen sind dieselben.
metavar-question = FRAGE
metavar-vary = NAME=WERTE
