app-title = Sweetbox
app-about = Fünf Brettspiele rund ums Naschen, mit Freunden und mit Bots am selben Tisch.
app-skip = Zum Inhalt springen
app-menu = Hauptmenü
app-loading = Der Tisch wird gedeckt …

nav-lobby = Spiele
nav-rules = Regeln
nav-about = Info

set-title = Einstellungen
set-language = Sprache
set-theme = Hell oder dunkel
set-theme_system = Wie das System
set-theme_light = Hell
set-theme_dark = Dunkel
set-speed = Tempo der Animationen
set-speed_slow = Langsam
set-speed_normal = Normal
set-speed_fast = Schnell
set-speed_at_once = Sofort
set-sound = Töne
set-letters = Buchstaben auf den Teilen
set-in_words = Spielfelder in Worten
set-name = Dein Name
set-save = Speichern
set-saved = Gespeichert
set-close = Schließen

lobby-play_now = Jetzt spielen
lobby-play_now_label = Jetzt spielen: { $game }, gegen Bots
lobby-with_friends = Mit Freunden
lobby-with_friends_label = Mit Freunden: einen Raum für { $game } öffnen
lobby-rules_label = Regeln von { $game }
lobby-facts = { $seats } Personen · { $minutes } Minuten
lobby-games = Fünf Schachteln auf der Theke
lobby-open = Offene Räume
lobby-none = Gerade ist kein Raum offen. Öffne einen und schick den Link weiter, oder spiel mit Bots.
lobby-join = Hereinkommen
lobby-join_label = Hereinkommen: { $game } mit { $names }
lobby-join_alone = Hereinkommen: { $game }, noch ist niemand da
lobby-free =
    { $count ->
        [one] { $count } freier Platz
       *[other] { $count } freie Plätze
    }
lobby-more = Weitere Räume
lobby-mine = Meine Partien
lobby-mine_none = Noch nichts. Hier stehen später deine Partien.
lobby-go_on = Weiter
lobby-go_on_label = Weiter: { $game } mit { $names }
lobby-go_on_alone = Weiter: { $game }, sonst ist noch niemand da
lobby-replay = Noch einmal ansehen
lobby-replay_label = Noch einmal ansehen: { $game } mit { $names }
lobby-your_turn = du bist dran
lobby-running = läuft
lobby-waiting = wartet
lobby-with = mit { $names }
lobby-won = du hast gewonnen
lobby-lost = du warst auf Platz { $rank }

name-title = Wie dürfen wir dich nennen?
name-why = Die anderen am Tisch sehen diesen Namen. Kein Konto, kein Passwort.
name-label = Name
name-go = Weiter
name-guest = Gast

new-title = Ein Raum für { $game }
new-seats = Personen
new-places = Wer wo sitzt
new-place = Platz { $number }
new-place_me = du
new-place_open = frei, für alle mit dem Link
new-place_bot = Bot: { $bot }
new-options = Optionen
new-no_options = Dieses Spiel hat keine Optionen.
new-range = ({ $low } bis { $high })
new-doors = Wer hereindarf
new-public = Für alle in der Liste der offenen Räume
new-spectators = Wer keinen Platz hat, darf zusehen
new-stand_in = Geht jemand, spielt dieser Bot weiter
new-then_invite =
    { $count ->
        [one] Danach bekommst du einen Link für den freien Platz.
       *[other] Danach bekommst du einen Link für die { $count } freien Plätze.
    }
new-then_start = Alle Plätze sind besetzt: Danach beginnst du die Partie.
new-open = Raum öffnen

bot-gentle = sanft
bot-fair = ordentlich
bot-sharp = scharf
bot-master = meisterlich

room-seats = Wer spielt
room-seat = Platz { $number }
room-you = du
room-away = weg
room-free = freier Platz
room-to_act = ist dran
room-chosen = hat gewählt
room-thinking = überlegt
room-sit = Hier hinsetzen
room-sit_label = Hier hinsetzen: Platz { $number }
room-bot_here = Bot hierhin
room-bot_label = Bot hierhin: Platz { $number }
room-host = lädt ein
room-bot = Bot
room-plays_for = spielt für { $name }
room-stand = Aufstehen
room-clear = Platz freimachen
room-clear_label = Platz freimachen: { $name }
room-level_label = Wie stark { $name } ist
room-leave = Raum verlassen
room-wait_for =
    { $count ->
        [one] Eine Person fehlt noch.
       *[other] Noch { $count } Personen fehlen.
    }
room-wait_you =
    { $count ->
        [one] Ein Platz ist frei: setz dich.
       *[other] { $count } Plätze sind frei: such dir einen aus.
    }
room-wait_look = Alle Plätze sind besetzt. Wenn die Partie beginnt, siehst du zu.
room-wait_full = Alle Plätze sind besetzt.
room-wait_start = Alle sind da. Fang an, wann du magst.
room-wait_host = Alle sind da. { $name } beginnt die Partie.
room-host_away = Wer eingeladen hat, ist seit { $time } weg.
room-lead = Selbst übernehmen
room-lead_wait = Dauert es länger, kannst du solange übernehmen.
room-away_since = { $name } ist seit { $time } weg.
room-away_wait = Nach einer Minute darf ein Bot weiterspielen.
room-substitute = Bot für { $name } spielen lassen
room-left =
    { $you ->
        [yes] Du bist gegangen. { $bot } spielt für dich weiter.
       *[no] { $name } ist gegangen. { $bot } spielt weiter.
    }
room-returned =
    { $you ->
        [yes] Du sitzt wieder auf deinem Platz.
       *[no] { $name } ist wieder da.
    }
room-started = { $name } hat eine neue Partie begonnen.
room-last_result = Die letzte ansehen
room-renamed =
    { $you ->
        [yes] Du heißt jetzt { $now }.
       *[no] { $name } heißt jetzt { $now }.
    }
room-kept = Du siehst zu. { $name } hält deinen Platz frei.
room-come_back = Wieder hinsetzen

leave-button = Partie verlassen
leave-title = Die Partie verlassen?
leave-what = Ein Bot übernimmt deinen Platz und spielt weiter, damit niemand warten muss.
leave-back = Du kannst dableiben und zusehen, und dich wieder hinsetzen, solange die Partie läuft.
leave-go = Verlassen
leave-stay = Bleiben

room-start = Partie beginnen
room-start_wait = Die Partie kann beginnen, wenn alle Plätze besetzt sind: Schick den Link weiter, oder setz Bots hin.
room-host_starts = Wer den Raum geöffnet hat, beginnt die Partie.
room-waiting_title = Vor der Partie
room-invite = Einladen
room-invite_text = Wer diesen Link hat, kann hereinkommen.
room-only_here = Diesen Link kann nur dieser Rechner öffnen. Für Freunde starte den Server mit sweetbox serve --host 0.0.0.0 und öffne die Seite unter der Adresse, die er nennt.
room-copy = Link kopieren
room-copied = Kopiert
room-not_copied = Der Browser hat das Kopieren nicht erlaubt. Der Link steht auch in der Adresszeile.
room-qr = Der Link als QR-Code
room-spectator = Du siehst zu.
room-no_look = In diesem Raum wird nicht zugesehen. Setz dich, um den Tisch zu sehen.
room-options = Optionen der Partie
room-options_yours = Du hast eingeladen: Was du änderst, sehen alle sofort.
room-is_public = Der Raum steht in der Liste der offenen Räume.
room-is_private = Nur wer den Link hat, findet den Raum.
room-is_watched = Wer keinen Platz hat, darf zusehen.
room-is_unwatched = Ohne Platz sieht niemand zu.
room-stand_in = Geht jemand, spielt ein Bot weiter: { $bot }.
room-option_on = ja
room-option_off = nein
room-archived = Dieser Raum wurde abgelegt, weil ihn lange niemand benutzt hat. Er öffnet sich wieder, sobald zurückkommt, wer ihn leitet oder in der letzten Partie saß.
room-closed = Wer diesen Server betreibt, hat diesen Raum geschlossen. Man kann ihn ansehen, aber nicht mehr darin spielen.
room-banned = Dieser Server lässt dich nicht herein.
room-looked = Jemand von der Verwaltung dieses Servers hat um { $time } in diesen Raum hineingesehen.
room-in_minutes =
    { $count ->
        [one] In weniger als einer Minute.
       *[other] In { $count } Minuten.
    }
room-any_moment = Jeden Augenblick.
room-lost = Diesen Raum gibt es nicht.
room-back = Zu den Spielen

frame-board = Gezeichnet
frame-words = In Worten
frame-position = Die Stellung
frame-moves = Was du tun kannst
frame-no_moves = Gerade gibt es für dich nichts zu tun.
frame-filter = Zug suchen
frame-filter_count =
    { $count ->
        [one] { $count } Zug
       *[other] { $count } Züge
    }
frame-other_move = Ein anderer Zug, in Notation
frame-ask = Machen oder sagen, warum nicht
frame-story = Was geschah
frame-story_empty = Noch nichts.
frame-rules = Regeln
frame-tools = Mehr
frame-look_back = Zurückblicken
frame-to_now = Zurück ins Jetzt
frame-undo = Rückgängig
frame-send = So machen
frame-sending = Wird gesendet …
frame-take_back = Zurücknehmen
frame-hint = Ein Tipp
frame-hint_turn = Die Wahl eines starken Bots, in dieser Reihenfolge:
frame-hint_share = Er erwartet { $share } % vom Sieg.
frame-hint_show = Zeig es mir
frame-hint_move = Die Wahl eines starken Bots: { $move }.
frame-choice_lost = Was du gewählt hattest, geht nicht mehr: Der Tisch hat sich verändert.
frame-ready = Fertig: so machen oder rückgängig.
frame-pending = Bisher gewählt
frame-your_turn = Du bist dran
frame-by_rule = Regel { $rule }
frame-dismiss = Verstanden
frame-connecting = Verbinde …
frame-reconnecting = Verbindung verloren. Neuer Versuch …
frame-elsewhere = Du hast diesen Raum in mehreren anderen Fenstern offen.
frame-outdated = Diese Seite ist älter als der Server, und neu zu laden hat nicht geholfen.
frame-reload = Neu laden
frame-rejoin = Hier spielen
frame-took_back =
    { $you ->
        [yes] Du nimmst deinen letzten Zug zurück.
       *[no] { $name } nimmt den letzten Zug zurück.
    }

primer-title = So geht’s

over-place = Platz
over-player = Wer
over-points = Punkte
over-next = Plätze und Optionen der nächsten Partie
over-rematch = Noch einmal
over-replay = Noch einmal ansehen

replay-title = { $game }: noch einmal angesehen
replay-past = Früher in dieser Partie
replay-step = Schritt { $entry } von { $entries }
replay-first = An den Anfang
replay-back = Ein Schritt zurück
replay-play = Abspielen
replay-pause = Anhalten
replay-next = Ein Schritt weiter
replay-last = Ans Ende
replay-seen_by = Gesehen von
replay-spectator = jemandem, der zusieht
replay-copy = Link zu diesem Schritt kopieren
replay-download = Partiedatei

chance-check = Zufall prüfen
chance-yes =
    { $count ->
        [one] In deinem Browser geprüft: Die versiegelte Zahl, deine eigene Zahl und die eine Ziehung stimmen überein.
       *[other] In deinem Browser geprüft: Die versiegelte Zahl, deine eigene Zahl und { $count } Ziehungen stimmen überein.
    }
chance-open = In deinem Browser geprüft: Alles, was er prüfen konnte, stimmt.
chance-no = In deinem Browser geprüft: Auf den Zufall dieser Partie ist kein Verlass.
chance-seal_yes = Die Zahl des Servers ist die, die er vor der Partie versiegelt hatte.
chance-seal_open = Die Zahl des Servers passt zu ihrem Siegel; dieser Browser war beim Versiegeln nicht dabei.
chance-seal_no = Die Zahl des Servers ist nicht die, die er vor der Partie versiegelt hatte.
chance-seal_broken = Die Zahl des Servers passt nicht zu ihrem Siegel.
chance-own_yes = Deine eigene Zahl ist eingegangen.
chance-own_only = Deine eigene Zahl ist eingegangen, und keine andere.
chance-own_open = Von dir ist keine Zahl eingegangen.
chance-own_no = Deine eigene Zahl fehlt, obwohl der Server sie angenommen hatte.
chance-own_bot = Von einem Platz, auf dem ein Bot saß, ist eine Zahl eingegangen.
chance-draws_yes =
    { $count ->
        [one] Die eine Ziehung folgt aus diesen Zahlen.
       *[other] Alle { $count } Ziehungen folgen aus diesen Zahlen.
    }
chance-draws_none = In dieser Partie wurde nichts gezogen.
chance-draws_open = Nur { $checked } von { $count } Ziehungen ließen sich prüfen: Bei den anderen sagt der Server nicht, woraus gezogen wurde.
chance-draws_no = Ziehung { $number }, bei Schritt { $entry }, folgt nicht aus diesen Zahlen.
chance-limits = Woraus jeweils gezogen wurde, sagt der Server. Auf deinem eigenen Rechner prüft „sweetbox verify“ auch das, nach den Regeln:
chance-numbers = Die Zahlen
chance-kept = Siegel, das dein Browser aufgehoben hat (SHA-256)
chance-seal = Siegel der Zahl des Servers (SHA-256)
chance-seed = Zahl des Servers
chance-own = Zahl deines Browsers
chance-later = kommt dazu, wenn du dich setzt
chance-sealed = Ehrlicher Zufall: versiegelt als { $seal } …
chance-sealed_text = Der Server hat seine geheime Zahl für die nächste Partie versiegelt; dein Browser fügt eine eigene hinzu. Jeder Wurf und jedes Ziehen folgt aus beiden, und am Ende kann die Seite das prüfen.

rules-title = Regeln
rules-of = Regeln von { $game }
rules-contents = Inhalt
rules-short = In Kürze
rules-all = Alle Regeln
rules-others = Regeln der anderen Spiele
rules-credits = Von wem es ist
rules-find = In den Regeln suchen
rules-none = Diese Wörter stehen in keiner Regel.

about-title = Über Sweetbox
about-text = Sweetbox spielt fünf erschienene Brettspiele nach ihren Regeln. Es wird von Leuten gemacht, die sie mögen, und hat mit den Verlagen nichts zu tun.
about-credits = Von wem die Spiele sind
about-credit = { $designers }; { $publisher }
about-ours = Was von uns ist
about-chance = Ehrlicher Zufall
about-chance_text = Vor der Partie versiegelt der Server eine geheime Zahl: Er zeigt ihren Fingerabdruck. Dann fügt dein Browser eine eigene hinzu. Danach zeigt der Server seine Zahl, und dein Browser prüft mit beiden jeden Wurf und jedes Ziehen; du kannst es auch auf dem eigenen Rechner tun.
about-code = Bilder, Töne und Code sind unsere eigenen, unter der MIT-Lizenz.
about-privacy = Was dieser Server über dich speichert

error-unreachable = Der Server ist nicht zu erreichen. Prüf die Verbindung und versuch es noch einmal.
error-unreadable = Diese Seite versteht die Antwort des Servers nicht. Lade die Seite neu.
error-again = Noch einmal versuchen
error-no_game = Dieses Spiel gibt es nicht.
error-lost = Diese Seite gibt es nicht.
