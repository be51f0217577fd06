cli-arena =
    { $count ->
        [one] { $title }, { $seats } Plätze, { $count } Partie, { $entries } Einträge darin
       *[other] { $title }, { $seats } Plätze, { $count } Partien, { $entries } Einträge je Partie
    }
cli-arena_bot = { $bot } { $share }, Wertung { $rating }, Punkte { $points }
cli-arena_pair = { $one } vor { $other }: { $share }
cli-interval = { $share } ({ $low } bis { $high })
cli-hint = { $bot } rät { $seat }: { $move }
cli-weighed = { "   " }{ $move }: { $share } % des Sieges, { $count } Mal versucht
cli-compiling = { $title } wird übersetzt (einmal; das dauert einige Sekunden) …
cli-arena_failed =
    { $count ->
        [one] { $bot } ist in { $count } Zug gescheitert, den greedy gemacht hat: Diese Zahlen sind nicht seine eigenen. Beim ersten Mal: { $cause }.
       *[other] { $bot } ist in { $count } Zügen gescheitert, die greedy gemacht hat: Diese Zahlen sind nicht seine eigenen. Beim ersten Mal: { $cause }.
    }
cli-arena_earlier =
    { $count ->
        [one] { $count } Partie stammt aus einem früheren Lauf; --fresh spielt sie neu.
       *[other] { $count } Partien stammen aus einem früheren Lauf; --fresh spielt sie neu.
    }
cli-bot_failed =
    { $count ->
        [one] { $bot } ist in { $count } Zug gescheitert, den greedy gemacht hat. Beim ersten Mal: { $cause }.
       *[other] { $bot } ist in { $count } Zügen gescheitert, die greedy gemacht hat. Beim ersten Mal: { $cause }.
    }
cli-seats_minutes = { $seats } Plätze, { $minutes } Minuten
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
cli-older = Entstanden mit Version { $version } der Regeln; heute gilt { $today }. { $entries } von { $total } Einträgen gelten noch.
cli-sound =
    { $count ->
        [one] Die Partie ist in Ordnung: { $count } Eintrag geprüft, { $draws } davon aus dem Startwert gezogen.
       *[other] Die Partie ist in Ordnung: { $count } Einträge geprüft, { $draws } davon aus dem Startwert gezogen.
    }
cli-unfinished = Sie ist noch nicht zu Ende.
cli-usage_command = Erwartet wird einer der Befehle { OR($known) }, nicht { $came }
cli-usage_option = Erwartet wird eine Option, die es gibt, nicht { $came }
cli-usage_missing = Erwartet wird { $what }, gekommen ist nichts
cli-usage_extra = Erwartet wird nichts weiter, gekommen ist { $came }
cli-usage_value = { $option }: Erwartet wird ein Wert, gekommen ist keiner
cli-usage_no_value = { $option }: Erwartet wird kein Wert, gekommen ist einer
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
help-default = sonst: { $value }
help-range = { $low } bis { $high }
help-least = { $low } oder mehr
help-help = Diese Hilfe zeigen.
help-sweetbox =
    Fünf Tischspiele rund um Süßes und Snacks: zum Spielen, zum Erforschen, zum Einladen.
    
    Ohne Befehl: startet den Server auf diesem Rechner und öffnet den Browser.
help-games = Was in der Schachtel ist.
help-rules = Die Regeln eines Spiels, der Reihe nach, mit ihren Kennungen.
help-play = Im Terminal spielen. Allein mit Bots oder zu mehreren an einer Tastatur.
help-match = Bots eine Partie spielen lassen, ohne Fenster.
help-replay = Eine aufbewahrte Partie in Worten erzählen. Auch der Tisch am Ende wird gezeigt; mit --from und --to nur ein Teil.
help-verify = Eine Partiedatei prüfen. Jeden Zug, jeden Würfel und jede Ziehung, den Startwert gegen sein Siegel und das Ergebnis.
help-hint = Was ein Bot spielen würde. Und die Züge, die er erwogen hat, mit dem Anteil am Sieg, den er von jedem erwartet.
help-arena = Bots viele Male gegeneinander spielen lassen. Wer besser ist, mit 95-%-Intervallen; ein abgebrochener Lauf geht weiter, wo er aufgehört hat.
help-bench = Tempo und Größe messen. Vergleiche nur Zahlen desselben Laufs: Rechner schwanken.
help-serve = Räume für einen Verein anbieten: siehe docs/server.md.
help-backup = Alles Gespeicherte in eine Datei schreiben. Auch während der Server läuft.
help-game = Welches Spiel; `sweetbox games` zählt sie auf.
help-match_file = Eine Partiedatei, wie `match --out` oder `speichern` sie schreibt.
help-language = Sprache der Sätze: en oder de.
help-seats = Wie viele Plätze; sonst so viele, wie es Bots sind, oder die wenigsten.
help-seed = Ein Startwert, mit dem sich der Zufall wiederholt; sonst zieht ihn das System.
help-option = Eine Option des Spiels; auch mehrmals.
help-edition = Eigene Daten für das Spielmaterial, als TOML: siehe README des Spiels.
help-database = sqlite:///DATEI oder postgresql://…; sonst SQLite in deinem Datenordner.
help-json = JSON ausgeben statt einer Tabelle.
help-version = Sagen, welche Version das ist.
help-rule = Nur die Regel mit dieser Kennung.
help-play_game = Welches Spiel; ohne wirst du gefragt.
help-play_bots = Bots für die letzten Plätze: gentle, fair, sharp, master, mit Kommas. Sonst fair, oder mit --seats nur Menschen.
help-resume = Eine gespeicherte Partie fortsetzen.
help-pictures = Den Tisch als Bild zeigen oder ganz in Sätzen erzählen.
help-match_bots = Wer spielt, mit Kommas: random,random,random. Ein Name allein füllt alle Plätze.
help-out = Die Partiedatei hierhin schreiben.
help-replay_seat = Von diesem Platz aus gesehen, ab 1 gezählt wie am Bildschirm; sonst als Zuschauer.
help-replay_from = Nach so vielen Einträgen anfangen.
help-replay_to = Nach so vielen Einträgen aufhören.
help-hint_seat = Für diesen Platz, ab 1 gezählt wie am Bildschirm; sonst, wer dran ist.
help-hint_at = Wie die Partie nach so vielen Einträgen stand; sonst, wie sie steht.
help-hint_bot = Welcher Bot gefragt wird; sonst der beste Ratgeber.
help-arena_bots = Wer spielt, mit Kommas: greedy,search:2000,random. Der letzte füllt leere Plätze.
help-arena_matches = Wie viele Partien mindestens: Jede Sitzordnung wird gleich oft gespielt.
help-stop_early = Aufhören, sobald die Intervalle klar auseinanderliegen.
help-fresh = Die Partien früherer Läufe vergessen.
help-processes = Wie viele Partien nebeneinander laufen; sonst eine je Kern.
help-bench_game = Welches Spiel; ohne alle.
help-engine = Nur diese Engine: python, cpu oder cuda.
help-bench_seats = Wie viele Plätze; sonst zwischen den wenigsten und den meisten.
help-host = Wo der Server lauscht; 0.0.0.0 für alle im Netz.
help-port = 0: irgendein freier Port.
help-bot_pace = Sekunden vor dem Zug eines Bots, dem Menschen zusehen.
help-bot_threads = Wie viele Bots zugleich nachdenken dürfen.
help-keep = Tage, an denen der Server lief, ohne einen Zug, nach denen ein Raum ins Archiv kommt.
help-rate = Anfragen, die ein Mensch in der Sekunde stellen darf (20).
help-origin = Eine weitere Herkunft von Seiten, etwa https://club.example; auch mehrmals.
help-limits = Eigene Grenzen, als TOML: siehe docs/server.md.
help-backup_file = Wohin sie geschrieben wird; darf es noch nicht geben.
help-admin_socket = Die Socket-Datei des laufenden Servers; sonst neben dem Speicher.
help-contact = Wen man nach seinen Daten fragen kann, etwa eine Mailadresse; die Seite zum Datenschutz zeigt es.
help-served_games = Nur dieses Spiel anbieten; mehrmals angeben für mehrere. Ohne Angabe sind es alle Spiele der Schachtel. _template, das Spiel zum Kopieren, wird nur angeboten, wenn du es nennst.
help-admin = Für die, die den Server betreiben: Räume, Menschen, Sperren und Grenzen des laufenden Servers. Der Befehl spricht über eine Socket-Datei mit dem Server; das darf nur, wer ihn gestartet hat.
help-admin_rooms = Die Räume auflisten. Die zuletzt benutzten stehen vorn.
help-admin_close = Einen Raum schließen. Allen darin wird es gesagt, und er kommt ins Archiv.
help-admin_unarchive = Einen Raum aus dem Archiv holen. Man kann wieder darin spielen.
help-admin_look = In einen Raum hineinsehen, auch in einen privaten. Du siehst, was Zuschauer sehen, und allen im Raum wird es gesagt.
help-admin_people = Die Menschen auflisten. Adressen stehen nur da, solange jemand einen Raum offen hat; gespeichert werden sie nicht.
help-admin_rename = Jemandem einen anderen Namen geben.
help-admin_ban = Jemanden eine Zeit lang aussperren. Nach Identität oder Adresse; was offen ist, wird gleich geschlossen.
help-admin_unban = Jemanden wieder hereinlassen.
help-admin_bans = Auflisten, wer ausgesperrt ist, bis wann und warum.
help-admin_end_tokens = Jemandes Cookie beenden, in jedem Browser. Danach ist man dort unbekannt und kann sich neu nennen.
help-admin_export = Alles ausgeben, was über jemanden gespeichert ist, als JSON.
help-admin_erase = Jemanden löschen: Namen und Kennungen überall. Partien bleiben, wie sie gespielt wurden, mit N. N. an dieser Stelle.
help-admin_limits = Die Grenzen und ihre Werte auflisten.
help-admin_set = Eine Grenze ändern, bis der Server neu gestartet wird.
help-admin_say = Allen etwas sagen, die einen Raum offen haben.
help-admin_audit = Auflisten, was beim Verwalten getan wurde, das Letzte zuerst.
help-admin_room = Die Kennung eines Raums oder ihr Anfang.
help-admin_person = Die Kennung eines Menschen oder ihr Anfang; `sweetbox admin people` zählt sie auf.
help-admin_whom = Die Kennung eines Menschen oder ihr Anfang, eine Adresse oder ein Netz wie 203.0.113.0/24. Eine IPv6-Adresse steht für ihr /64.
help-admin_why = Der Grund, für das Protokoll.
help-admin_ban_why = Der Grund, für das Protokoll und für die, die ausgesperrt werden.
help-admin_most = Wie viele Zeilen höchstens.
help-admin_all = Auch die im Archiv.
help-admin_name = Nur Menschen, in deren Namen das vorkommt.
help-admin_new_name = Der neue Name.
help-admin_for = Wie lange: 30m, 2h, 7d, 4w.
help-admin_yes = Nötig, weil sich das Löschen nicht rückgängig machen lässt.
help-admin_limit = Eine Grenze; `sweetbox admin limits` zählt sie auf.
help-admin_value = Ihr neuer Wert.
help-admin_text = Was gesagt werden soll.
help-admin_in = Wann etwas geschehen wird: 30s, 5m, 1h. Die Seite zählt herunter, und wer bis dahin kommt, erfährt es auch.

metavar-game = SPIEL
metavar-match = PARTIE
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
metavar-person = MENSCH
metavar-whom = MENSCH|ADRESSE
metavar-text = TEXT
metavar-name = NAME
metavar-new_name = NEUER_NAME
metavar-duration = DAUER

prompt-memory = Was aufgedeckt wurde, musst du dir merken; erzählt wird es, wenn die Partie zu Ende ist.
prompt-which_game = Welches Spiel (Nummer oder Name)?
prompt-welcome = { $title }. Mit ? gibt es Hilfe.
prompt-commitment = Aller Zufall steht von Anfang an fest und ist versiegelt: { $commitment }… (sweetbox verify prüft es nach).
prompt-play_on =
    { $count ->
        [one] { $bots } spielt weiter; mit --bots setzt du einen anderen Bot hin.
       *[other] { $bots } spielen weiter; mit --bots setzt du andere Bots hin.
    }
prompt-hand_over = { $seat }, du bist dran, und sonst sollte niemand hinsehen. Weiter mit der Eingabetaste.
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
prompt-no_hint = Hier gibt kein Bot Rat.
prompt-hint = Ein Bot würde spielen: { $move }
prompt-weighed = { "   " }{ $move }: { $share } % des Sieges
prompt-undone = Zurückgenommen.
prompt-kept = Die Partie ist aufbewahrt. Noch einmal ansehen: { $command }
prompt-left = Die Partie ist aufbewahrt. Weiter geht es mit: { $command }
prompt-command_help = hilfe
prompt-command_why = warum
prompt-command_rules = regeln
prompt-command_hint = tipp
prompt-command_undo = zurück
prompt-command_save = speichern
prompt-command_moves = züge
prompt-command_look = zeigen
prompt-command_log = verlauf
prompt-command_quit = ende
prompt-help_help = diese Liste
prompt-help_why = warum ZUG: warum dieser Zug jetzt nicht geht
prompt-help_rules = die Regeln; regeln { $example } zeigt nur diese eine
prompt-help_hint = was ein Bot spielen würde
prompt-help_undo = den letzten Zug zurücknehmen, wenn seither niemand etwas erfahren hat
prompt-help_save = speichern DATEI: die Partie in einer Datei aufbewahren
prompt-help_moves = alle möglichen Züge mit ihren Nummern
prompt-help_look = den ganzen Tisch noch einmal zeigen
prompt-help_log = alles, was bisher geschah
prompt-help_quit = gehen, auch q oder exit; die Partie wird aufbewahrt
prompt-help_move = Alles andere ist ein Zug: seine Nummer oder sein Text wie { $example }; mehrere Züge, mit ; verbunden, gelten als einer.
