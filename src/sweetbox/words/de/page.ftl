app-title = Sweetbox
app-about = Fünf Gesellschaftsspiele rund ums Naschen, mit Freunden und mit Bots am selben Tisch.
app-offline = Keine Verbindung.
app-offline_text = Deine Plätze und Partien sind auf dem Server gut aufgehoben. Sobald du wieder verbunden bist, geht es hier von selbst weiter. Was die Seite schon zeigt und die Einstellungen funktionieren auch ohne Verbindung.
app-install = Sweetbox auf diesem Gerät installieren
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
set-palette = Farben von Plätzen und Spielteilen
set-palette_usual = Standard
set-palette_red_green = Bei Rot-Grün-Schwäche
set-palette_blue_yellow = Bei Blau-Gelb-Schwäche
set-palette_shades = Auch verschieden hell
set-sound = Töne
set-volume = Lautstärke
set-letters = Buchstaben auf den Spielteilen
set-in_words = Spielbretter in Worten
set-named = Meinen Namen zeigen, wenn ich zuschaue
set-at_once = Züge sofort machen, ohne zu bestätigen
set-name = Dein Name
set-save = Speichern
set-saved = Gespeichert
set-close = Schließen

lobby-play_now = Jetzt spielen
lobby-play_now_label = Jetzt spielen: { $game }, gegen Bots
lobby-own_table = Eigener Tisch
lobby-own_table_label = Eigener Tisch: einen Raum für { $game } öffnen
lobby-choice_label = { $game }, gespielt wird so: { $choice }. Ändern
lobby-rules_label = Regeln von { $game }
lobby-facts =
    { $estimate ->
        [yes] { $seats } Personen · { $minutes } Minuten (von uns geschätzt)
       *[no] { $seats } Personen · { $minutes } Minuten
    }
lobby-games = Fünf Schachteln auf der Theke
lobby-open = Offene Räume
lobby-none = Gerade ist kein Raum offen. Öffne einen und schick den Link weiter, oder spiel mit Bots.
lobby-join = Eintreten
lobby-join_label = Eintreten: { $game } mit { $names }
lobby-join_alone = Eintreten: { $game }, noch ist niemand da
lobby-free =
    { $count ->
        [one] { $count } freier Platz
       *[other] { $count } freie Plätze
    }
lobby-more = Weitere Räume
lobby-mine = Meine Partien
lobby-mine_none = Noch keine. Hier findest du später deine Partien.
lobby-go_on = Weiter
lobby-go_on_label = Weiter: { $game } mit { $names }
lobby-go_on_alone = Weiter: { $game }, sonst ist noch niemand da
lobby-waits = Wartet auf dich
lobby-history = Alle Partien und Statistik
lobby-give_up_label = { $game } aufgeben und aus der Liste nehmen
lobby-replay = Noch einmal ansehen
lobby-replay_label = Noch einmal ansehen: { $game } mit { $names }
lobby-your_turn = du bist dran
lobby-running = läuft
lobby-waiting = wartet
lobby-has = { $name } { $points }
lobby-you_have = du { $points }
lobby-with = mit { $names }
lobby-won = du hast gewonnen
lobby-lost = du bist auf Platz { $rank } gelandet

play-title = Jetzt spielen: { $game }
play-seats =
    { $count ->
        [one] { $count } Platz
       *[other] { $count } Plätze
    }
play-bots = Stärke der Bots
play-base = Grundspiel
play-changed =
    { $count ->
        [one] { $count } Option geändert
       *[other] { $count } Optionen geändert
    }
play-usual = Zurücksetzen

give_up-title = { $game } aufgeben?
give_up-what = Ein Bot übernimmt deinen Platz und spielt weiter. Die Partie verschwindet aus deiner Liste; solange sie läuft, bringt ihr Link dich auf deinen Platz zurück.
give_up-what_off = Der Raum verschwindet aus deiner Liste. Sein Link führt weiterhin dorthin.
give_up-go = Aufgeben
give_up-stay = Behalten

history-title = Meine Partien
history-game = Spiel
history-all = Alle Spiele
history-statistics = Statistik
history-statistics_note = Beendete Partien. Auch eine Partie, in der ein Bot für dich weitergespielt hat, zählt als deine.
history-against = Gegen
history-bots = Bots: { $bot }
history-people = Menschen
history-mixed = verschiedene Bots
history-alone = niemanden
history-played = Gespielt
history-won = Gewonnen
history-of = { $count } ({ $percent } %)
history-place = Platz im Schnitt
history-place_of = { $place } von { $seats }
history-best = Meiste Punkte
history-streak = Siege in Folge
history-longest = { $streak } (längste Serie: { $longest })
history-matches = Partien
history-more = Weitere Partien

notices-switch = Sag mir Bescheid, wenn ich dran bin
notices-open = Du erfährst es, solange Sweetbox im Hintergrund offen ist.
notices-always = Du erfährst es auch, wenn Sweetbox geschlossen ist, einmal pro Partie. Abschalten kannst du es hier oder in der Benachrichtigung selbst.
notices-denied = Dieser Browser blockiert Benachrichtigungen von dieser Seite. Du kannst sie in den Einstellungen des Browsers für diese Seite erlauben.
notices-stop = Nicht mehr benachrichtigen
device-title = Deine Geräte
device-here = Dieses Gerät, seit { $day }
device-other = Ein anderes Gerät, seit { $day }
device-end = Abmelden
device-end_label = Das Gerät abmelden, das du seit { $day } benutzt
device-make_link = Diesen Namen auf einem anderen Gerät benutzen
device-link = Link für das andere Gerät
device-link_text = Öffne diesen Link auf dem anderen Gerät. Er funktioniert nur einmal und nur bis { $time }. Wer ihn hat, kann unter deinem Namen spielen: Behalte ihn für dich.

become-title = Deinen Namen auf diesem Gerät benutzen
become-ask = Auf diesem Gerät { $name } sein?
become-what = Deine Räume, Partien und Statistiken hast du dann auch auf diesem Gerät.
become-instead = Auf diesem Gerät bist du zurzeit { $name } und wärst es dann nicht mehr.
become-yes = Ja, ich bin { $name }
become-no = Nein

name-title = Wie dürfen wir dich nennen?
name-why = Die anderen am Tisch sehen diesen Namen. Kein Konto, kein Passwort.
name-label = Name
name-go = Weiter
name-guest = Gast

new-title = Eigener Tisch: { $game }
new-seats = Personen
new-places = Wer wo sitzt
new-place = Platz { $number }
new-place_me = du
new-place_shared = jemand an diesem Gerät
new-place_open = frei, für alle mit dem Link
new-place_bot = Bot: { $bot }
editions-title = Ausgabe
editions-printed = wie gedruckt
new-options = Optionen
new-no_options = Dieses Spiel hat keine Optionen.
new-range = ({ $low } bis { $high })
new-doors = Wer darf herein?
new-public = Für alle sichtbar unter „Offene Räume“
new-spectators = Wer keinen Platz hat, darf zuschauen
new-stand_in = Geht jemand, spielt dieser Bot weiter
new-then_invite =
    { $count ->
        [one] Danach bekommst du einen Link für den freien Platz.
       *[other] Danach bekommst du einen Link für die { $count } freien Plätze.
    }
new-then_start = Alle Plätze sind besetzt: Als Nächstes startest du die Partie.
new-open = Raum öffnen

bot-gentle = sanft
bot-fair = solide
bot-sharp = scharfsinnig
bot-master = meisterlich

level-gentle = Schaut einen Zug voraus, vergisst viel und begnügt sich oft mit weniger als dem besten Zug. Gut für die erste Partie.
level-fair = Schaut einen Zug voraus, vergisst wenig und begnügt sich manchmal mit weniger als dem besten Zug.
level-sharp = Denkt einen Augenblick voraus, vergisst nichts und irrt sich selten.
level-master = Der stärkste Bot: denkt bei jedem Zug 1 Sekunde voraus und vergisst nichts.

room-seats = Wer spielt
room-seat = Platz { $number }
room-you = du
room-away = weg
room-ready = bereit
room-free = freier Platz
room-to_act =
    { $you ->
        [yes] du bist dran
       *[no] ist dran
    }
room-chosen =
    { $you ->
        [yes] du hast gewählt
       *[no] hat gewählt
    }
room-thinking = überlegt
room-sit = Hier hinsetzen
room-sit_label = Hier hinsetzen: Platz { $number }
room-bot_here = Bot hinsetzen
room-bot_label = Bot hinsetzen: Platz { $number }
room-host = Host
room-bot = Bot
room-plays_for = spielt für { $name }
room-stand = Aufstehen
room-clear = Platz freimachen
room-clear_label = Platz freimachen: { $name }
room-level_label = Wie stark { $name } ist
room-leave = Raum verlassen
room-wait_for =
    { $count ->
        [one] Es fehlt noch eine Person.
       *[other] Es fehlen noch { $count } Personen.
    }
room-wait_you =
    { $count ->
        [one] Ein Platz ist frei: Setz dich.
       *[other] { $count } Plätze sind frei: Such dir einen aus.
    }
room-wait_look = Alle Plätze sind besetzt. Wenn die Partie beginnt, kannst du zuschauen.
room-wait_full = Alle Plätze sind besetzt.
room-wait_start = Alle sind da. Du kannst die Partie starten.
room-wait_host = Alle sind da. { $name } startet die Partie.
room-host_away = Der Host ist seit { $time } weg.
room-lead = Host werden
room-lead_wait = Bleibt der Host länger weg, kannst du bis zu seiner Rückkehr übernehmen.
room-away_since = { $name } ist seit { $time } weg.
room-away_wait = Nach einer Minute kann ein Bot übernehmen.
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
room-renamed =
    { $you ->
        [yes] Du heißt jetzt { $now }.
       *[no] { $name } heißt jetzt { $now }.
    }
room-kept = Du schaust zu. { $name } spielt so lange für dich.
room-come_back = Wieder hinsetzen

time-title = Bedenkzeit
time-none = unbegrenzt
time-move = pro Zug
time-bank = für die ganze Partie
time-slow = langsames Spiel über mehrere Tage
time-kind = Die Zeit gilt
time-each = Zeit für einen Zug
time-whole = Zeit pro Person
time-added = Zusatz pro Zug
time-seconds =
    { $count ->
        [one] { $count } Sekunde
       *[other] { $count } Sekunden
    }
time-minutes =
    { $count ->
        [one] { $count } Minute
       *[other] { $count } Minuten
    }
time-days =
    { $count ->
        [one] { $count } Tag
       *[other] { $count } Tage
    }
time-at_zero = Wenn die Zeit um ist
time-stand_in = spielt ein Bot bis zur Rückkehr
time-give_up = spielt ein Bot bis zum Ende
time-urge = Ist jemand da und zieht nicht, können die anderen einen Bot ziehen lassen
time-after = nach { $time }
time-never = nie
time-is_none = Die Bedenkzeit ist unbegrenzt.
time-is_move = Für jeden Zug gibt es { $time }.
time-is_bank = Jede Person hat { $time } für die ganze Partie und bekommt mit jedem Zug { $added } dazu.
time-is_bank_alone = Jede Person hat { $time } für die ganze Partie.
time-is_slow = Langsames Spiel: Für jeden Zug gibt es { $time }.
time-is_stand_in = Ist die Zeit um, spielt ein Bot bis zur Rückkehr.
time-is_give_up = Ist die Zeit um, spielt ein Bot bis zum Ende.
time-is_urge = Zieht jemand { $time } lang nicht, können die anderen einen Bot diesen Zug machen lassen.
time-left = Restzeit
time-days_hours = { $days } Tg. { $hours } Std.
time-hours_minutes = { $hours } Std. { $minutes } Min.
time-said_minute = Du hast noch eine Minute.
time-said_ten = Du hast noch zehn Sekunden.
time-grant = Mehr Zeit für { $name }
time-urge_for = Bot für { $name } ziehen lassen
time-urge_asked = Du hast darum gebeten, dass ein Bot zieht
time-ran_out =
    { $you ->
        [yes] Deine Zeit ist um. Ein Bot spielt, bis du wieder da bist.
       *[no] Die Zeit von { $name } ist um. Bis zur Rückkehr spielt ein Bot.
    }
time-ran_out_for_good =
    { $you ->
        [yes] Deine Zeit ist um. Ein Bot spielt bis zum Ende.
       *[no] Die Zeit von { $name } ist um. Ein Bot spielt bis zum Ende.
    }
time-granted =
    { $to ->
        [yes] { $name } gibt dir mehr Zeit.
       *[no] { $name } gibt { $whom } mehr Zeit.
    }
time-granted_yours = Du gibst { $whom } mehr Zeit.
time-urged =
    { $to ->
        [yes] { $name } bittet darum, dass ein Bot für dich zieht.
       *[no] { $name } bittet darum, dass ein Bot für { $whom } zieht.
    }
time-urged_yours = Du bittest darum, dass ein Bot für { $whom } zieht.
time-urged_enough =
    { $to ->
        [yes] Die anderen haben darum gebeten: Ein Bot macht diesen Zug für dich.
       *[no] Die anderen haben darum gebeten: Ein Bot macht diesen Zug für { $whom }.
    }
time-over =
    { $count ->
        [one] Die Zeit von { $name } war einmal um.
       *[other] Die Zeit von { $name } war { $count }-mal um.
    }
talk-button = Reden
talk-title = Sag etwas
talk-signs = Zeichen
talk-greetings = Kommen und Gehen
talk-courtesy = Höflichkeit
talk-praise = Die Partie
talk-waiting = Warten
talk-endings = Danach
talk-said = Was gesagt wurde
talk-watcher = { $name } (schaut zu)
talk-mute = { $name } stummschalten
talk-unmute = { $name } wieder hören
talk-watchers = Auch hören, was Zuschauer sagen
talk-line = { $name }: { $what }
talk-say_hello = Hallo zusammen.
talk-say_welcome = Willkommen am Tisch.
talk-say_nice_to_see = Schön, dich zu sehen.
talk-say_good_luck = Viel Glück euch allen.
talk-say_have_fun = Viel Spaß.
talk-say_back = Ich bin wieder da.
talk-say_bye = Tschüss.
talk-say_see_you = Bis bald.
talk-say_please = Bitte.
talk-say_thanks = Danke.
talk-say_you_are_welcome = Gern geschehen.
talk-say_sorry = Entschuldigung.
talk-say_no_problem = Kein Problem.
talk-say_after_you = Nach dir.
talk-say_nice_move = Schöner Zug.
talk-say_clever = Das war schlau.
talk-say_bold = Das war mutig.
talk-say_lucky_you = Da hattest du Glück.
talk-say_tough_luck = So ein Pech.
talk-say_exciting = Das ist spannend.
talk-say_surprise = Das habe ich nicht kommen sehen.
talk-say_one_moment = Einen Moment, bitte.
talk-say_thinking = Ich denke nach.
talk-say_take_your_time = Lass dir Zeit.
talk-say_ready = Ich bin so weit.
talk-say_still_there = Bist du noch da?
talk-say_your_turn = Du bist dran.
talk-say_tea = Ich hole mir einen Tee.
talk-say_short_break = Machen wir eine kurze Pause?
talk-say_go_on = Machen wir weiter.
talk-say_good_game = Schöne Partie.
talk-say_congratulations = Glückwunsch.
talk-say_close = Das war knapp.
talk-say_fun = Das hat Spaß gemacht.
talk-say_thanks_game = Danke für das Spiel.
talk-say_again = Spielen wir noch einmal?
talk-say_another = Probieren wir ein anderes Spiel?
talk-say_last_one = Noch eine Partie, dann höre ich auf.
talk-say_tomorrow = Machen wir morgen weiter?
talk-sign_smile = ein Lächeln
talk-sign_laugh = ein Lachen
talk-sign_wink = ein Zwinkern
talk-sign_wow = große Augen
talk-sign_sad = ein trauriges Gesicht
talk-sign_sleepy = ein müdes Gesicht
talk-sign_heart = ein Herz
talk-sign_star = ein Stern
talk-sign_thumb = Daumen hoch
talk-sign_flower = eine Blume
talk-sign_candy = ein Bonbon
talk-sign_cup = eine Tasse Tee

pass-title = Gib das Gerät an { $name } weiter
pass-secret = Was { $name } jetzt sieht, ist nur für { $name }.
pass-open = Ich bin { $name }: Zeig den Tisch
pass-take_back = Den letzten Zug zurücknehmen
pass-at = an diesem Gerät
pass-here = Jemand an diesem Gerät
pass-label = Jemand an diesem Gerät: Platz { $number }
pass-name = Name für Platz { $number }
pass-who = Wer spielt noch an diesem Gerät?
pass-why = Nach jedem Zug gebt ihr das Gerät weiter. Hat das Spiel Geheimnisse, ist der Tisch dazwischen verdeckt.
pass-note = Partien an einem Gerät stehen bei deinen Partien, zählen aber in keiner Statistik.

leave-button = Partie verlassen
leave-title = Die Partie verlassen?
leave-what = Ein Bot übernimmt deinen Platz und spielt weiter, damit niemand warten muss.
leave-what_alone = Außer dir spielen nur Bots mit, also muss niemand auf dich warten. Ein Bot übernimmt deinen Platz und spielt weiter.
leave-back = Du kannst bleiben und zuschauen und dich wieder hinsetzen, solange die Partie läuft.
leave-go = Verlassen
leave-stay = Bleiben

room-start = Partie starten
room-start_wait = Die Partie kann starten, wenn alle Plätze besetzt sind: Schick den Link weiter, oder setz Bots hin.
room-host_starts = Der Host startet die Partie.
room-waiting_title = Vor der Partie
room-invite = Einladen
room-invite_text = Wer diesen Link hat, kann hereinkommen.
room-only_here = Diesen Link kann nur dieser Rechner öffnen. Für Freunde starte den Server mit { $command } und öffne die Seite unter der Adresse, die er ausgibt.
room-copy = Link kopieren
room-copied = Kopiert
room-not_copied = Der Browser hat das Kopieren nicht erlaubt. Der Link steht auch in der Adressleiste.
room-share = Link teilen
room-share_title = Spiel mit mir { $game }
room-qr = Der Link als QR-Code
room-spectator = Du schaust zu.
room-no_look = In diesem Raum gibt es keine Zuschauer. Setz dich, um den Tisch zu sehen.
room-options = Optionen der Partie
room-options_yours = Du bist der Host: Was du änderst, sehen alle sofort.
room-is_public = Der Raum steht unter „Offene Räume“.
room-is_private = Nur wer den Link hat, findet den Raum.
room-is_watched = Wer keinen Platz hat, darf zuschauen.
room-is_unwatched = Nur wer mitspielt, sieht den Tisch.
room-stand_in = Geht jemand, spielt ein Bot weiter: { $bot }.
room-option_on = ja
room-option_off = nein
room-game = Spiel
room-many = Personen
room-laid = Wechselst du das Spiel oder die Zahl der Personen, wird die letzte Partie weggeräumt. Wer dann keinen Platz hat, bekommt den nächsten freien.
room-join = In der nächsten Partie mitspielen
room-joined =
    { $before ->
        [0] Du bekommst den nächsten freien Platz.
        [one] Eine Person ist vor dir an der Reihe.
       *[other] { $before } Personen sind vor dir an der Reihe.
    }
room-join_not = Nein, nur zuschauen
room-queue = Warten auf einen Platz: { $names }.
room-queue_host = Mach einen Platz frei, oder deck den Tisch für mehr Personen.
room-onlookers =
    { $count ->
        [one] Eine Person schaut zu.
       *[other] { $count } Personen schauen zu.
    }
room-onlookers_named =
    { $more ->
        [0] Es schauen zu: { $names }.
        [one] Es schauen zu: { $names } und noch jemand.
       *[other] Es schauen zu: { $names } und { $more } weitere.
    }
room-renew = Link erneuern
room-renew_text = Mit einem neuen Link führen die bisher verschickten ins Leere. Wer hier sitzt oder auf einen Platz wartet, bleibt drin; alle anderen brauchen den neuen.
room-renewed = Das ist der neue Link. Er wird nur jetzt gezeigt: Schick ihn allen, die hereindürfen.
room-renew_public = Ein Raum, der unter „Offene Räume“ steht, ist für alle offen.
room-keyed = Der Link zu diesem Raum wurde erneuert. Bitte den Host um den neuen.
room-keyed_host = Du hast den Link zu diesem Raum erneuert. Wenn du ihn nicht mehr hast, erneuere ihn noch einmal.
room-archived = Dieser Raum wurde ins Archiv gelegt, weil ihn lange niemand benutzt hat. Er öffnet sich wieder, sobald der Host zurückkommt oder jemand, der in der letzten Partie mitgespielt hat.
room-closed = Die Verwaltung dieses Servers hat diesen Raum geschlossen. Du kannst ihn ansehen, aber nicht mehr darin spielen.
room-banned = Dieser Server lässt dich nicht herein.
room-looked = Jemand von der Verwaltung dieses Servers hat sich um { $time } diesen Raum angesehen.
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
frame-ask = Zug versuchen
frame-story = Was bisher geschah
frame-story_empty = Noch nichts.
frame-rules = Regeln
frame-tools = Mehr
frame-look_back = Zurückblättern
frame-to_now = Zum aktuellen Stand
frame-undo = Rückgängig
frame-send = Bestätigen
frame-sending = Wird gesendet …
frame-take_back = Zurücknehmen
frame-hint = Tipp
frame-hint_turn = Das würden starke Spieler tun, in dieser Reihenfolge:
frame-hint_share = Das gewinnt von hier aus etwa { $share } % der Partien.
frame-hint_better = Das gewinnt etwa { $share } % der Partien, die nächstbeste Wahl etwa { $next } %.
frame-hint_show = Zeig es mir
frame-hint_move = Das würden starke Spieler tun: { $move }.
frame-choice_lost = Was du gewählt hattest, geht nicht mehr: Der Tisch hat sich verändert.
frame-ready = Fertig: Bestätige, oder mach es rückgängig.
frame-pending = Bisher gewählt
frame-your_turn = Du bist dran
frame-next_round = Nächste Runde
frame-next_round_where = Der Knopf „Nächste Runde“ ist unter dem Spielbrett.
frame-round_over = Die Runde ist vorbei. So wurde gezählt.
frame-round_over_yours = Die Runde ist vorbei. So wurde gezählt. Als Nächstes bist du dran.
frame-by_rule = Regel { $rule }
frame-dismiss = Verstanden
frame-connecting = Verbinde …
frame-reconnecting = Verbindung verloren. Neuer Versuch …
frame-elsewhere = Du hast diesen Raum in mehreren anderen Fenstern offen.
frame-outdated = Diese Seite ist älter als der Server, und Neuladen hat nicht geholfen.
frame-reload = Neu laden
frame-rejoin = Hier spielen
frame-took_back =
    { $you ->
        [yes] Du hast deinen letzten Zug zurückgenommen.
       *[no] { $name } hat den letzten Zug zurückgenommen.
    }

primer-title = So geht’s
primer-new = Noch nie gespielt?

lesson-title = Einführung
lesson-practice = Übung
lesson-step = { $step } von { $of }
lesson-next = Weiter
lesson-finish = Weiterspielen
lesson-skip = Einführung überspringen
lesson-again = Noch einmal von vorn
lesson-others = Jetzt ziehen die anderen. Schau ihnen zu.
lesson-later = Spiel, wie du magst; die Einführung geht weiter, sobald es passt.
lesson-send = Drück jetzt auf „{ $button }“.

first-title = Zum ersten Mal { $game }?
first-what = Eine kurze Einführung am echten Spielbrett, gegen sanfte Bots, zeigt dir, wie es geht. Sie zählt nirgends mit, und du kannst sie bei jedem Schritt überspringen.
first-learn = Zeig es mir
first-play = Einfach spielen

over-place = Platz
over-points = Punkte
over-next = Plätze und Optionen der nächsten Partie
over-rematch = Noch eine Partie
over-replay = Noch einmal ansehen
over-stronger = Stärker: { $bot }
over-gentler = Leichter: { $bot }
over-variant = Andere Variante
over-yes = Noch eine Partie mit allen
over-yes_taken = Lieber nicht
over-wishes = Bereit für die nächste Partie: { $names }.
over-waits = Es geht los, sobald alle bereit sind oder der Host die Partie startet.
over-begun = Die nächste Partie hat begonnen.
over-go = Zur neuen Partie
over-laid = Der Tisch wird für die nächste Partie gedeckt.
over-go_table = Zum Tisch
over-sheet = Wertungsblatt
over-round = Runde { $number }

evening-title = Bisher in diesem Raum
evening-matches =
    { $count ->
        [one] Eine Partie
       *[other] { $count } Partien
    }
evening-who = Wer
evening-played = Partien
evening-won = Siege

replay-title = { $game }: Wiederholung
replay-past = Früher in dieser Partie
replay-step = Schritt { $entry } von { $entries }
replay-first = An den Anfang
replay-back = Ein Schritt zurück
replay-play = Abspielen
replay-pause = Pause
replay-next = Ein Schritt weiter
replay-last = Ans Ende
replay-with_key = { $what } ({ $key })
replay-key_space = Leertaste
replay-key_home = Pos1
replay-key_end = Ende
replay-tempo = Tempo beim Abspielen
replay-seen_by = Aus der Sicht von
replay-spectator = Zuschauern
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
chance-own_yes = Deine eigene Zahl wurde verwendet.
chance-own_only = Deine eigene Zahl wurde verwendet, und keine andere.
chance-own_open = Von dir wurde keine Zahl verwendet.
chance-own_no = Deine eigene Zahl fehlt, obwohl der Server sie angenommen hatte.
chance-own_bot = Es wurde eine Zahl von einem Platz verwendet, auf dem ein Bot saß.
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
chance-sealed_text = Der Server hat seine geheime Zahl für die nächste Partie versiegelt, und dein Browser fügt eine eigene hinzu. Jeder Wurf und jede Ziehung folgt aus beiden, und am Ende kann die Seite das prüfen.

rules-title = Regeln
rules-of = Regeln von { $game }
rules-contents = Inhalt
rules-others = Regeln der anderen Spiele
rules-credits = Wer es gemacht hat
rules-find = In den Regeln suchen
rules-none = Diese Wörter kommen in den Regeln nicht vor.
rules-found =
    { $count ->
        [one] An { $count } Stelle gefunden.
       *[other] An { $count } Stellen gefunden.
    }
rules-example = Beispiel
rules-before = vorher
rules-after = nachher
rules-close = Regeln schließen

about-title = Über Sweetbox
about-text = Mit Sweetbox spielst du fünf veröffentlichte Gesellschaftsspiele nach ihren Regeln. Gemacht haben es Leute, die diese Spiele mögen; mit den Verlagen hat es nichts zu tun.
about-credits = Wer die Spiele gemacht hat
about-credit = { $designers }; { $publisher }
about-ours = Was von uns stammt
about-chance = Ehrlicher Zufall
about-chance_text = Vor der Partie versiegelt der Server eine geheime Zahl und zeigt ihren Fingerabdruck. Dann fügt dein Browser eine eigene hinzu. Nach der Partie zeigt der Server seine Zahl, und dein Browser prüft mit beiden jeden Wurf und jede Ziehung. Auf deinem eigenen Rechner kannst du das auch.
about-code = Bilder, Töne und Code sind unsere eigenen, unter der MIT-Lizenz.
about-browsers = Die ältesten Browser, in denen Sweetbox läuft, sind Chrome und Edge 117, Firefox 121 und Safari 16.4, auch auf Handys und Tablets.
about-others = Schriften und Bibliotheken von anderen, mit ihren Lizenzen
about-privacy = Was dieser Server über dich speichert

error-unreachable = Der Server ist nicht zu erreichen. Prüf die Verbindung und versuch es noch einmal.
error-unreadable = Diese Seite versteht die Antwort des Servers nicht. Lade sie neu.
error-again = Noch einmal versuchen
error-no_game = Dieses Spiel gibt es nicht.
error-lost = Diese Seite gibt es nicht.

## Die Auswertung

review-title = { $game }: War es Glück oder Können?
review-link = Glück oder Können?
review-about = Die Auswertung sieht sich jeden Moment der Partie noch einmal an: wie gut die Chancen aller standen, was der Zufall daraus gemacht hat und welche Züge besser gewesen wären. Sie dauert etwa eine halbe Minute; die erste Auswertung eines Spiels dauert länger.
review-ask = Diese Partie auswerten
review-queued =
    { $count ->
        [0] Deine Auswertung ist als Nächste dran.
        [one] Vor deiner wird noch eine Auswertung gemacht.
       *[other] Vor deiner werden noch { $count } Auswertungen gemacht.
    }
review-working = Die Partie wird ausgewertet …
review-leave = Wenn du diese Seite verlässt, wird die Auswertung abgebrochen. Ist sie einmal fertig, bleibt sie.
review-failed = Die Auswertung ist nicht fertig geworden. Du kannst sie noch einmal anfordern.
review-not_yours = Nur wer diese Partie gespielt hat, kann ihre Auswertung sehen.
review-sums = Glück und Können
review-sum = Alles in Prozent des Siegs. Eine Ziehung ist ein Moment des Zufalls oder was verborgen war, als jemand gewählt hat; ein Zug ist eine Wahl zwischen mindestens zwei Möglichkeiten. Was deine Fehler kosten, geben die Fehler der anderen zurück: Deine Verluste können zusammen mehr sein als ein ganzer Sieg. ± ist ein Standardfehler, allein aus den Zufallsversuchen der Auswertung; ihr Urteil über eine Stellung schwankt von Zug zu Zug um { $doubt }, also ist ein einzelner Verlust unterhalb davon unsicher.
review-seat = Platz
review-start = Anfang
review-luck = Glück je Ziehung
review-final = Ende
review-loss = Verlust je Zug
review-give_or_take = { $value } ± { $error }
review-levels = Zum Vergleich, was ein Zug dieser Bots in Partien unter fair im Schnitt kostet: { $levels }.
review-level = { $bot } { $loss }
review-graph = Die Chancen aller im Lauf der Partie
review-moment = Moment der Partie
review-chance_of = { $name } { $share }
review-marks = ⚂: ein Zufall, der jemandes Chancen um mehr als 10 % verschoben hat. Das Zeichen eines Platzes: ein Fehler dieser Person.
review-mattered = Worauf es ankam
review-mistakes = Was besser gewesen wäre
review-whose = Züge von
review-no_mistakes = Kein Zug, der deutlich etwas gekostet hat.
review-lost = { $name }, { $grade }: { $loss } des Siegs
review-grade_best = bester Zug
review-grade_good = guter Zug
review-grade_slip = Ungenauigkeit
review-grade_mistake = Fehler
review-grade_blunder = Patzer
review-before = Was hier geschah:
review-played = Gespielt
review-better = Besser
review-wins = gewinnt zu { $share }
review-try = Von hier aus probieren
review-replay = Noch einmal ansehen
review-how = Untersucht mit { $count } Versuchen je Stellung; nach besseren Zügen hat { $bot } gesucht. Was jemand nicht wissen konnte, wird keinem Zug angelastet.
review-history = Deine Züge im Lauf der Zeit
review-history_note = Was dich ein Zug in den ausgewerteten Partien im Schnitt gekostet hat, im Vergleich mit den Bots. Weniger ist besser.
review-when = Partie
review-none = Von deinen Partien ist noch keine ausgewertet: Den Knopf dafür findest du auf der Seite jeder beendeten Partie.
