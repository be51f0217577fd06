cli-arena =
    { $count ->
        [one] { $title }, { $seats } Plätze, { $count } Partie, { $entries } Züge und Ziehungen
       *[other] { $title }, { $seats } Plätze, { $count } Partien, { $entries } Züge und Ziehungen je Partie
    }
cli-arena_bot = { $bot } { $share }, Punkte { $points }
cli-arena_pair = { $one } vor { $other }: { $share }
cli-arena_pair_open = { $one } vor { $other }: { $share }: noch nicht entschieden
cli-arena_orders = Nach der Reihenfolge im Spiel, vom ersten zum letzten Platz: { $shares }
cli-arena_orders_of = { $bot } nach der Reihenfolge im Spiel: { $shares }
cli-arena_place = { $share } als Nummer { $place }
cli-arena_at_once = Alle wählen gleichzeitig: Niemand beginnt.
cli-arena_pace = { "  " }{ $bot } denkt { $mean } ms je Zug, höchstens { $longest } ms
cli-perhaps = Vielleicht meinst du { $meant }.
cli-working = Noch bei der Arbeit …
cli-progress = { $done } von { $of } fertig …
cli-tied = { $share }, { $tied } unentschieden
cli-interval = { $share } ({ $low } bis { $high })
cli-hint = { $bot } rät { $seat }: { $move }
cli-compiling = { $title } wird kompiliert (nur einmal; das kann eine Minute dauern) …
cli-arena_failed =
    { $count ->
        [one] { $bot } ist in { $count } Zug gescheitert, den greedy gemacht hat: Diese Zahlen sind nicht seine eigenen. Der Grund: { $cause }.
       *[other] { $bot } ist in { $count } Zügen gescheitert, die greedy gemacht hat: Diese Zahlen sind nicht seine eigenen. Der erste Grund: { $cause }.
    }
cli-arena_earlier =
    { $count ->
        [one] { $count } Partie stammt aus einem früheren Lauf; --fresh spielt sie neu.
       *[other] { $count } Partien stammen aus einem früheren Lauf; --fresh spielt sie neu.
    }
cli-bot_failed =
    { $count ->
        [one] { $bot } ist in { $count } Zug gescheitert, den greedy gemacht hat. Der Grund: { $cause }.
       *[other] { $bot } ist in { $count } Zügen gescheitert, die greedy gemacht hat. Der erste Grund: { $cause }.
    }
cli-seats_minutes =
    { $estimate ->
        [yes] { $seats } Plätze, { $minutes } Minuten (von uns geschätzt)
       *[no] { $seats } Plätze, { $minutes } Minuten
    }
cli-played =
    { $count ->
        [one] { $title }: zu Ende nach { $count } Zug oder Ziehung.
       *[other] { $title }: zu Ende nach { $count } Zügen und Ziehungen.
    }
cli-placed = { $rank }.  { $seat } ({ $bot }): { $points }
cli-points =
    { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
cli-written = Geschrieben: { $file }
cli-replay =
    { $count ->
        [one] { $title }, { $seats } Plätze, { $count } Eintrag
       *[other] { $title }, { $seats } Plätze, { $count } Einträge
    }
cli-older = Entstanden mit Version { $version } der Regeln; aktuell ist { $today }. { $entries } von { $total } Einträgen gelten noch.
cli-sound =
    { $count ->
        [one] Die Partie ist in Ordnung: { $count } Eintrag geprüft, { $draws } davon aus dem Startwert gezogen.
       *[other] Die Partie ist in Ordnung: { $count } Einträge geprüft, { $draws } davon aus dem Startwert gezogen.
    }
cli-unfinished = Die Partie ist noch nicht zu Ende.
cli-usage_command = Diesen Befehl gibt es nicht: { $came }. Bekannte Befehle: { $known }
cli-usage_option = Diese Option gibt es nicht: { $came }
cli-usage_missing = Erwartet wird { $what }, aber es fehlt
cli-usage_extra = Erwartet wird nichts weiter; angegeben ist { $came }
cli-usage_value = { $option }: Erwartet wird ein Wert, aber er fehlt
cli-usage_no_value = { $option }: Hier wird kein Wert erwartet
cli-usage_whole = { $option }: Erwartet wird eine ganze Zahl, nicht { $came }
cli-usage_number = { $option }: Erwartet wird eine Zahl, nicht { $came }
cli-usage_least = { $option }: Erwartet wird { $low } oder mehr, nicht { $came }
cli-usage_most = { $option }: Erwartet wird { $high } oder weniger, nicht { $came }

help-usage = Aufruf:
help-some_options = { "[" }OPTIONEN]
help-some_command = BEFEHL …
help-arguments = Argumente
help-options = Optionen
help-commands = Befehle
help-required = nötig
help-default = Standard: { $value }
help-range = { $low } bis { $high }
help-least = { $low } oder mehr
help-help = Diese Hilfe zeigen.
help-sweetbox =
    Fünf Gesellschaftsspiele rund ums Naschen: zum Spielen, zum Erforschen, zum Anbieten.
    
    Ohne Befehl: startet den Server auf diesem Rechner und öffnet den Browser.
help-games = Die Spiele in der Schachtel auflisten.
help-rules = Die Regeln eines Spiels ausgeben, der Reihe nach, mit ihren Kennungen.
help-play = Im Terminal spielen. Allein gegen Bots oder zu mehreren an einer Tastatur.
help-match = Bots eine Partie spielen lassen, ohne Fenster.
help-replay = Eine gespeicherte Partie in Worten erzählen. Zeigt den Tisch am Ende; mit --from und --to nur einen Teil.
help-verify = Eine Partiedatei prüfen: jeden Zug, jeden Würfel und jede Ziehung, den Startwert gegen sein Siegel und das Ergebnis.
help-hint = Zeigen, was ein Bot spielen würde. Und die Züge, die er erwogen hat, mit dem Anteil am Sieg, den er von jedem erwartet.
help-arena = Bots viele Male gegeneinander spielen lassen. Zeigt, wer besser ist, mit 95-%-Intervallen; ein abgebrochener Lauf geht dort weiter, wo er aufgehört hat.
help-bench = Tempo und Größe messen. Vergleiche nur Zahlen desselben Laufs: Rechner schwanken.
help-serve = Räume für einen Verein anbieten: siehe docs/server.md.
help-backup = Alles Gespeicherte in eine Datei schreiben. Das geht auch, während der Server läuft.
help-game = Welches Spiel; `sweetbox games` zählt sie auf.
help-match_file = Eine Partiedatei, wie `match --out` oder `speichern` sie schreibt.
help-language = Sprache der Sätze: en oder de.
help-seats = Wie viele Plätze; ohne Angabe so viele, wie es Bots gibt, oder die wenigsten.
help-seed = Ein Startwert, mit dem sich der Zufall wiederholen lässt; ohne Angabe zieht ihn das System.
help-option = Eine Option des Spiels; kann mehrmals angegeben werden.
help-components = Andere Bestandteile und Größen: eine TOML-Datei oder der Name einer Ausgabe, die dem Spiel beiliegt, etwa small.
help-database = sqlite:///DATEI oder postgresql://…; ohne Angabe SQLite in deinem Datenordner.
help-json = JSON statt einer Tabelle ausgeben.
help-version = Die Version ausgeben.
help-rule = Nur die Regel mit dieser Kennung ausgeben.
help-play_game = Welches Spiel; ohne Angabe wirst du gefragt.
help-play_bots = Bots für die letzten Plätze, durch Kommas getrennt: gentle, fair, sharp, master. Ohne Angabe fair, oder mit --seats nur Menschen.
help-resume = Eine gespeicherte Partie fortsetzen.
help-pictures = Den Tisch als Bild zeigen oder ganz in Sätzen beschreiben.
help-lesson = Mit der Einführung in das Spiel beginnen.
help-match_bots = Wer spielt, durch Kommas getrennt: random,random,random. Ein Name allein füllt alle Plätze.
help-out = Die Partiedatei hierhin schreiben.
help-replay_seat = Von diesem Platz aus gesehen, ab 1 gezählt wie am Bildschirm; ohne Angabe aus der Sicht von Zuschauern.
help-replay_from = Nach so vielen Einträgen anfangen.
help-replay_to = Nach so vielen Einträgen aufhören.
help-hint_seat = Für diesen Platz, ab 1 gezählt wie am Bildschirm; ohne Angabe für den, der am Zug ist.
help-hint_at = Wie die Partie nach so vielen Einträgen war; ohne Angabe, wie sie jetzt ist.
help-hint_bot = Welcher Bot gefragt wird; ohne Angabe der, der am besten rät.
help-arena_bots = Wer spielt, durch Kommas getrennt: greedy,search:2000,./mein_bot.py. Der letzte füllt leere Plätze.
help-arena_matches = Wie viele Partien mindestens: Jede Sitzordnung wird gleich oft gespielt.
help-arena_seed = Der Startwert der ersten Partien; die weiteren nehmen die nächsten.
help-stop_early = Aufhören, sobald die Intervalle klar auseinanderliegen.
help-fresh = Die Partien früherer Läufe vergessen.
help-processes = Wie viele Partien nebeneinander laufen; ohne Angabe eine je Kern.
help-bench_game = Welches Spiel; ohne Angabe alle.
help-engine = Nur diese Engine: python, cpu oder cuda.
help-bench_seats = Wie viele Plätze; ohne Angabe zwischen den wenigsten und den meisten.
help-host = Wo der Server lauscht; 0.0.0.0 für alle im Netz.
help-port = 0: irgendein freier Port.
help-bot_pace = Sekunden vor dem Zug eines Bots, wenn Menschen zuschauen.
help-bot_threads = Wie viele Bots zugleich nachdenken dürfen, jeder in einem eigenen Prozess; ohne Angabe so viele, wie der Rechner Kerne hat, höchstens 8.
help-workers = Wie viele Prozesse den Server gemeinsam betreiben; für mehr als einen brauchst du PostgreSQL.
help-metrics_port = Ein Port, nur von diesem Rechner aus erreichbar, an dem Prometheus Messwerte findet; jeder weitere Prozess nimmt den nächsten.
help-log_json = Das Protokoll als JSON-Zeilen schreiben.
help-keep = Nach so vielen Tagen ohne einen Zug kommt ein Raum ins Archiv; es zählen nur Tage, an denen der Server lief.
help-rate = Anfragen, die eine Person in der Sekunde stellen darf (20).
help-origin = Eine weitere Adresse dieses Servers oder von Seiten, die mit ihm sprechen dürfen, etwa https://club.example; kann mehrmals angegeben werden.
help-limits = Eigene Grenzen, als TOML: siehe docs/server.md.
help-backup_file = Wohin sie geschrieben wird; die Datei darf es noch nicht geben.
help-admin_socket = Die Socket-Datei des laufenden Servers; ohne Angabe liegt sie neben dem Speicher.
help-contact = Wen man nach seinen Daten fragen kann, etwa eine Mailadresse; die Seite zum Datenschutz zeigt das an.
help-url = Die Adresse, unter der dieser Server zu finden ist, etwa https://games.example.org. Hinter einem Proxy antwortet der Server nur unter ihr. Sie dient auch der Vorschau geteilter Links und den Benachrichtigungen, die https brauchen.
help-push_service = Ein weiterer Rechner, der Benachrichtigungen zustellen darf, etwa push.example.org; kann mehrmals angegeben werden. Die der üblichen Browser sind bekannt.
help-editions = Räumen die Ausgaben dieses Ordners anbieten: ORDNER/SPIEL/name.toml, wie sweetbox edition sie ausgibt.
help-served_games = Nur dieses Spiel anbieten; kann mehrmals angegeben werden. Ohne Angabe sind es alle Spiele der Schachtel. _template, das Spiel zum Kopieren, wird nur angeboten, wenn du es nennst.
help-admin = Für alle, die den Server betreiben: Räume, Personen, Sperren und Grenzen des laufenden Servers. Der Befehl spricht über eine Socket-Datei mit dem Server; das darf nur, wer ihn gestartet hat.
help-admin_rooms = Die Räume auflisten, die zuletzt benutzten zuerst.
help-admin_close = Einen Raum schließen. Alle darin erfahren es, und er kommt ins Archiv.
help-admin_unarchive = Einen Raum aus dem Archiv holen, sodass man wieder darin spielen kann.
help-admin_look = Einen Raum ansehen, auch einen privaten. Du siehst, was Zuschauer sehen, und alle im Raum erfahren es.
help-admin_people = Die Personen auflisten. Adressen werden nur gezeigt, solange jemand einen Raum offen hat; gespeichert werden sie nicht.
help-admin_rename = Jemandem einen anderen Namen geben.
help-admin_ban = Jemanden eine Zeit lang aussperren, nach Identität oder Adresse. Was die Person offen hat, wird sofort geschlossen.
help-admin_unban = Jemanden wieder hereinlassen.
help-admin_bans = Auflisten, wer ausgesperrt ist, bis wann und warum.
help-admin_end_tokens = Jemandes Cookie in jedem Browser beenden. Die Person ist dort von da an unbekannt und kann einen anderen Namen wählen.
help-admin_export = Alles ausgeben, was über jemanden gespeichert ist, als JSON.
help-admin_erase = Jemanden löschen: Namen und Kennungen überall. Partien bleiben, wie sie gespielt wurden, mit N. N. an diesem Platz.
help-admin_limits = Die Grenzen und ihre Werte auflisten.
help-admin_set = Eine Grenze ändern, bis der Server neu gestartet wird.
help-admin_say = Allen, die einen Raum offen haben, eine Nachricht schicken.
help-admin_audit = Auflisten, was die Verwaltung getan hat, das Neueste zuerst.
help-admin_room = Die Kennung eines Raums oder ihr Anfang.
help-admin_person = Die Kennung einer Person oder ihr Anfang; `sweetbox admin people` zählt sie auf.
help-admin_whom = Die Kennung einer Person oder ihr Anfang, eine Adresse oder ein Netz wie 203.0.113.0/24. Eine IPv6-Adresse steht für ihr ganzes /64.
help-admin_why = Der Grund, für das Protokoll.
help-admin_ban_why = Der Grund, für das Protokoll und für die Person, die ausgesperrt wird.
help-admin_most = Wie viele Zeilen höchstens gezeigt werden.
help-admin_all = Auch die Räume im Archiv.
help-admin_name = Nur Personen, in deren Namen das vorkommt.
help-admin_new_name = Der neue Name.
help-admin_for = Wie lange: 30m, 2h, 7d, 4w.
help-admin_yes = Nötig, weil sich das Löschen nicht rückgängig machen lässt.
help-admin_limit = Eine Grenze; `sweetbox admin limits` zählt sie auf.
help-admin_value = Ihr neuer Wert.
help-admin_text = Was gesagt werden soll.
help-admin_in = Wann etwas geschehen wird: 30s, 5m, 1h. Die Seite zählt herunter, und wer bis dahin kommt, erfährt es auch.

metavar-game = SPIEL
metavar-match = PARTIE
metavar-edition = AUSGABE
metavar-folder = ORDNER
metavar-file = DATEI
metavar-pair = NAME=WERT
metavar-language = SPRACHE
metavar-url = URL
metavar-entry = EINTRAG
metavar-rule = REGEL
metavar-days = TAGE
metavar-origin = HERKUNFT
metavar-number = ZAHL
metavar-bots = BOTS
metavar-bot = BOT
metavar-seconds = SEKUNDEN
metavar-host = ADRESSE
metavar-engine = ENGINE
metavar-room = RAUM
metavar-person = PERSON
metavar-whom = PERSON|ADRESSE
metavar-text = TEXT
metavar-name = NAME
metavar-new_name = NEUER_NAME
metavar-duration = DAUER

prompt-memory = Was aufgedeckt wurde, musst du dir merken; alles siehst du, wenn die Partie zu Ende ist.
prompt-which_game = Welches Spiel (Nummer oder Name)?
prompt-welcome = { $title }. Mit ? gibt es Hilfe.
prompt-commitment = Der ganze Zufall stand schon vor dem Start fest und ist versiegelt: { $commitment }… (sweetbox verify prüft es nach).
prompt-play_on =
    { $count ->
        [one] { $bots } spielt weiter; mit --bots setzt du einen anderen Bot hin.
       *[other] { $bots } spielen weiter; mit --bots setzt du andere Bots hin.
    }
prompt-hand_over = { $seat }, du bist dran. Sonst sollte niemand hinsehen. Weiter mit Enter.
prompt-ask = { $seat }, dein Zug:
prompt-many =
    { $count ->
        [one] { $count } Zug ist möglich: { $first }. Mit „züge“ siehst du ihn.
       *[other] { $count } Züge sind möglich, von { $first } bis { $last }. Mit „züge“ siehst du alle.
    }
prompt-left_out = Was gleich geblieben ist, fehlt hier; mit „zeigen“ siehst du alles.
prompt-number = Erwartet wird eine Zahl von 1 bis { $most } oder ein Zug wie { $example }, nicht { $came }.
prompt-game_unknown = Erwartet wird eine Zahl von 1 bis { $most } oder eines der Spiele { OR($known) }, nicht { $came }.
prompt-by_rule = Das ist Regel { $rule }; „regeln { $rule }“ zeigt sie.
prompt-why_what = Welcher Zug? Zum Beispiel: warum { $example }
prompt-why_legal = { $move } ist möglich.
prompt-no_hint = Hier gibt kein Bot Tipps.
prompt-hint = Ein Bot würde spielen: { $move }
prompt-weighed = { "   " }{ $move } ({ $text }): { $share } % des Siegs
prompt-weighed_less = Nicht immer wird der Zug mit dem höchsten Anteil geraten: Vielleicht wurde er zu selten versucht, um sicher zu sein, oder der Bot irrt sich ab und zu, so wie Menschen auf seiner Stufe.
prompt-undone = Zurückgenommen.
prompt-kept = Die Partie ist gespeichert. Noch einmal ansehen: { $command }
prompt-left = Die Partie ist gespeichert. Weiter geht es mit: { $command }
prompt-lesson = Das ist eine Übungspartie. Die Einführung erscheint über jeder Frage; du kannst jeden Zug machen, den du magst.
prompt-lesson_next = Weiter mit Enter; „überspringen“ beendet die Einführung.
prompt-skipped = Die Einführung ist zu Ende, die Partie geht weiter.
prompt-first_time = Zum ersten Mal { $title }? Mit { $yes } beginnt eine Einführung, mit Enter spielst du gleich los:
prompt-yes = j
prompt-command_help = hilfe
prompt-command_why = warum
prompt-command_rules = regeln
prompt-command_hint = tipp
prompt-command_undo = zurück
prompt-command_save = speichern
prompt-command_moves = züge
prompt-command_look = zeigen
prompt-command_log = verlauf
prompt-command_skip = überspringen
prompt-command_quit = ende
prompt-help_help = diese Liste
prompt-help_why = warum ZUG: warum dieser Zug jetzt nicht geht
prompt-help_rules = die Regeln; regeln { $example } zeigt nur diese eine
prompt-help_hint = was ein Bot spielen würde
prompt-help_undo = deinen letzten Zug zurücknehmen, wenn seither niemand etwas erfahren hat
prompt-help_save = speichern DATEI: die Partie in einer Datei speichern
prompt-help_moves = alle möglichen Züge mit ihren Nummern
prompt-help_look = den ganzen Tisch noch einmal zeigen
prompt-help_log = alles, was bisher geschehen ist
prompt-help_skip = die Einführung beenden; die Partie geht weiter
prompt-help_quit = aufhören (auch q oder exit); die Partie wird gespeichert
prompt-help_move = Alles andere ist ein Zug: seine Nummer oder sein Text, etwa { $example }. Mehrere Züge, mit ; verbunden, gelten als einer.
cli-checked =
    { $broken ->
        [0] { $title }: Alle { $laws } Gesetze gelten, in { $count } Versuchen.
        [one] { $title }: { $broken } von { $laws } Gesetzen ist gebrochen, in { $count } Versuchen.
       *[other] { $title }: { $broken } von { $laws } Gesetzen sind gebrochen, in { $count } Versuchen.
    }
help-check = Alle Gesetze eines Spiels an einem eigenen prüfen: Verdecktes, Zufall, kompiliert gegen interpretiert, Texte. Braucht das Extra 'check'.
help-check_game = Der Name eines Spiels oder das Paket eines nicht installierten: mein_paket.mein_spiel.
help-check_only = Nur Gesetze mit diesen Wörtern im Namen, etwa hiding.
metavar-package = SPIEL
metavar-words = WÖRTER
cli-warming = { $titles } werden für diesen Rechner kompiliert, nebeneinander …
cli-warmed = { $title }: kompiliert in { $seconds } s
cli-warm_already = { $title }: schon kompiliert
cli-all_warmed = Fertig nach { $seconds } s.
help-warm = Regeln und Bots jetzt für diesen Rechner kompilieren, nicht erst beim ersten Gebrauch. Einmal je Version.
help-warm_games = Welche Spiele; ohne Angabe alle.
help-warm_processes = Wie viele Spiele nebeneinander kompiliert werden; ohne Angabe eins je Kern.
metavar-games = SPIELE
edition-title = { $title }: was in der Schachtel ist. Ändere es und spiel damit, aber behalte jeden Abschnitt und jedes Feld einer Zeile. Nur aus [[sizes]] darfst du etwas weglassen: Es bleibt dann wie gedruckt.
edition-use = sweetbox edition { $game } > meine.toml; sweetbox play { $game } --edition meine.toml
edition-bool = true oder false
edition-int = { $low } bis { $high }
edition-choice = { OR($choices) }
edition-text = ein Text: siehe README des Spiels
edition-size_of = { $field }: { $told }; { $what }
help-edition_shipped = Eine ausgeben, die dem Spiel beiliegt, etwa small, statt der gedruckten Schachtel.
help-edition = Den Inhalt der Schachtel eines Spiels als TOML-Datei ausgeben, zum Ändern und Spielen (--edition).

cli-training = { $title } wird auf { $device } trainiert; der Lauf liegt in { $folder }
cli-trained = Aus { $positions } Stellungen gelernt. Gewichte: { $file }, Verlauf: { $curve }
help-train = Ein Netz für die Bots learned und reflex trainieren: erst im Spiel gegen sich selbst, dann durch die Suche. Ein abgebrochener Lauf geht dort weiter, wo er war.
help-train_minutes = Wie lange.
help-train_practice = Der Anteil dieser Zeit, 0 bis 1, für das Spiel gegen sich selbst ohne Suche; das kommt zuerst.
help-train_folder = Wo der Lauf liegt: Zwischenstand, Verlauf und Gewichte; ohne Angabe im Datenordner.
help-train_tables = Partien nebeneinander, die ohne Suche gespielt werden; ohne Angabe 16384 auf einer GPU, sonst 512.
help-train_pupils = Partien nebeneinander, die mit Suche gespielt werden; ohne Angabe 20480 auf einer GPU, sonst 256.
help-train_iterations = Durchläufe einer Suche, von der gelernt wird.
help-train_seats = Nur mit so vielen Plätzen trainieren. Ohne Angabe mit jeder Zahl ab zwei.
help-train_start = Eine Datei mit Gewichten, mit denen das Training beginnt, statt ohne.
help-train_threads = Threads, die suchen; ohne Angabe einer je Kern.
cli-exported = { $folder }: { $rows ->
        [one] { $rows } Schritt
       *[other] { $rows } Schritte
    } aus { $matches ->
        [one] { $matches } Partie
       *[other] { $matches } Partien
    }, { $rate } in der Sekunde.
cli-export_left_out = { $count ->
        [one] Eine Partie wurde ausgelassen: Sie ist nicht zu Ende.
       *[other] { $count } Partien wurden ausgelassen: Sie sind nicht zu Ende.
    }
help-export = Beendete Partien als Parquet-Dateien schreiben: was jeder Platz sah, tun konnte und tat, den Zufall und die Ergebnisse. Ohne --file und --database spielen jetzt Bots.
help-export_folder = Wohin steps.parquet und matches.parquet geschrieben werden; den Ordner darf es noch nicht geben.
help-export_file = Partiedateien oder Ordner mit solchen; kann mehrmals angegeben werden.
help-export_database = Der Speicher eines Servers: seine beendeten Partien, nie eine laufende.
help-export_bots = Wer spielt: random oder greedy, einer für alle Plätze oder einer je Platz, durch Kommas getrennt.
help-export_matches = Wie viele Partien die Bots spielen.
help-export_seed = Startwert der ersten Partie; jede weitere hat den nächsten.
