server-database = Erwartet wird eine Datenbank bei sqlite:///… oder postgresql://…, nicht { $came }.
server-database_open = Die Datenbank lässt sich nicht öffnen: { $why }.
server-port = Port { $port } von { $host } lässt sich nicht öffnen: { $why }. Wähl mit --port einen anderen.
server-port_taken = Port { $port } von { $host } ist schon von einem anderen Programm belegt. Wähl mit --port einen anderen.
server-served = { $file } wird schon von einem laufenden Server benutzt: { $address }. Eine Datei kann immer nur ein Server benutzen; wähl mit --database eine andere.
server-workers_sqlite = Für mehrere Prozesse brauchst du PostgreSQL: Nenn es mit --database postgresql://…, oder lass --workers weg.
server-claimed = Ein anderes Sweetbox startet oder endet gerade mit { $file }: Versuch es gleich noch einmal.
server-host = { $host } lässt sich nicht öffnen: { $why }. Erwartet wird 127.0.0.1 für dich allein, 0.0.0.0 für alle in deinem Netz oder eine Adresse dieses Rechners.
server-url = Erwartet wird die Adresse, unter der dieser Server zu finden ist, ohne Pfad, etwa https://games.example.org; angegeben ist { $came }.
server-push_service = Erwartet wird ein Rechner, der Benachrichtigungen zustellt, etwa push.example.org oder push.example.org:8443; angegeben ist { $came }.
server-limits_file = { $file }: { $why }. Bekannte Grenzen: { $known }.
server-proxies = Das ist weder Adresse noch Netz eines Proxys: { $came }. FORWARDED_ALLOW_IPS nimmt Adressen wie 10.0.0.7 oder 10.0.0.0/8, durch Kommas getrennt.
server-open_folder = Jeder an diesem Rechner kann in { $folder } schreiben und so deinen Speicher ersetzen. `chmod o-w` verhindert das.
server-open_to_all = Jeder Benutzer dieses PostgreSQL-Servers kann sich mit { $database } verbinden und hört, in welchen Räumen gespielt wird. Wenn du nicht allen traust: REVOKE CONNECT ON DATABASE "{ $database }" FROM PUBLIC.
server-no_push = Solange ihre Seite zu ist, erfährt hier niemand, dass er dran ist; das Extra push bringt das mit: { $command }
server-few_files = Höchstens { $count } Verbindungen auf einmal: Dieses System erlaubt { $files } offene Dateien. `ulimit -Hn` erhöht das.
server-file_exists = { $file } gibt es schon, und eine Sicherung überschreibt nichts. Nenn eine andere Datei.
server-store_empty = { $file } wird gerade erst von einem Server angelegt oder ist kein Speicher: Versuch es gleich noch einmal.
server-no_database = Es gibt nichts zu sichern: { $file } ist nicht da.
server-store_earlier = Dieser Speicher ist älter als die erste Veröffentlichung und bleibt, wie er ist: Zuletzt liest ihn der Commit { $commit }.
server-newer_store = Der Speicher stammt von einer neueren Version von Sweetbox: Sichere ihn mit der.
server-backed_up = Geschrieben: { $file } ({ $rooms } Räume, { $events } Ereignisse). So startest du einen Server damit: sweetbox serve --database sqlite:///{ $file }
server-open_at = Sweetbox läuft unter { $address } (Strg-C beendet es; nichts geht verloren)
server-open_already = Sweetbox läuft schon: Dein Browser öffnet { $address }
server-open_to = Für andere in deinem Netz: { $address }
server-page_about = Fünf Gesellschaftsspiele rund ums Naschen, zum Spielen mit Freunden und Bots.
server-page_api = Alles, was du diesen Server fragen kannst:
server-shape = Die Anfrage hat nicht die Form, die das OpenAPI-Dokument beschreibt.
server-name = Ein Name hat 1 bis 24 Zeichen in einer Zeile, alle aus einer Schrift, ohne unsichtbare Zeichen und ohne gestapelte Akzente.
server-name_ours = So heißen hier Bots, Plätze oder die Zweiten eines Namens: Nimm einen anderen.
server-bad_text = Erwartet wird ein Text ohne Steuerzeichen.
server-places = Erwartet wird eine Angabe für jeden Platz: höchstens einer ist deiner, alle anderen an deinem Gerät haben einen Namen, und für jeden Bot steht da, welcher.
server-language = Diese Sprache spricht dieser Server nicht.
server-too_deep = Die Anfrage ist zu tief verschachtelt.
server-no_identity = Sag zuerst, wie du heißen möchtest: PUT /api/identity.
server-push_endpoint = Das ist keine Adresse eines Push-Dienstes, den dieser Server kennt. Wer ihn betreibt, kann einen hinzufügen: --push-service.
server-push_keys = Die beiden Schlüssel des Browsers für Benachrichtigungen sind nicht lesbar: Melde sie noch einmal an.
server-push_off = Dieser Server benachrichtigt keine geschlossenen Seiten: Er wurde ohne --url https://… gestartet.
server-origin = Diese Seite darf nicht mit diesem Server sprechen. Wenn es seine eigene ist, starte ihn mit --url und ihrer Adresse.
server-misdirected = Dieser Server hört nur auf seinen eigenen Computer und kennt die aufgerufene Adresse nicht. Wenn er dort über einen Proxy zu finden sein soll, starte ihn mit ihr: --url https://club.example, und --origin für jede weitere.
server-banned = Dieser Server lässt dich bis { $until } nicht herein. Der Grund: { $why }
server-room_closed = Die Verwaltung dieses Servers hat diesen Raum geschlossen. Du kannst ihn ansehen, aber nicht mehr darin spielen.
server-not_host = Das darf nur der Host dieses Raums.
server-not_seated = Du hast in diesem Raum keinen Platz.
server-not_your_seat = Dieser Platz gehört dir nicht: Nenn einen von deinen.
server-which_seat = Du hast hier mehrere Plätze: Sag mit ?seat= und der Nummer, welchen du meinst.
server-not_played = In diesem Raum gibt es keine Zuschauer: Eine Partie sieht nur, wer sie gespielt hat.
server-memory = In einem Merkspiel wird erst gezeigt, was war, wenn die Partie zu Ende ist.
server-not_found = Unter dieser Adresse gibt es nichts.
server-no_room = Diesen Raum gibt es nicht.
server-no_match = Diese Partie gibt es nicht.
server-no_device = Ein solches Gerät hast du nicht.
server-no_handover = Dieser Link wurde schon benutzt oder ist älter als zehn Minuten. Mach einen neuen.
server-no_seat_here = Dort sitzt niemand, oder den Platz gibt es nicht.
server-method = Das geht unter dieser Adresse nicht.
server-seat_taken = Dort sitzt schon jemand.
server-already_seated = Du hast schon einen Platz: Steh zuerst auf.
server-running = Das geht nicht, solange die Partie läuft.
server-not_gone = Vor weniger als einer Minute war hier noch jemand; ein Bot kann nach einer Minute übernehmen.
server-timing_move = Erwartet werden { $low } bis { $high } Sekunden pro Zug, nicht { $came }.
server-timing_bank = Erwartet werden { $low } bis { $high } Sekunden für die ganze Partie, nicht { $came }.
server-timing_increment = Erwartet werden { $low } bis { $high } Sekunden mehr mit jedem Zug, nicht { $came }.
server-timing_urge = Erwartet werden { $low } bis { $high } Sekunden, bis die anderen um einen Bot bitten können, oder 0 für nie; angegeben ist { $came }.
server-timing_days = Erwartet werden im langsamen Spiel 1, 3 oder 7 Tage pro Zug, nicht { $came }.
server-slow_play = Im langsamen Spiel zählt nur die Uhr: Ein Bot übernimmt erst, wenn die Zeit abgelaufen ist.
server-no_clock = Für diesen Platz läuft keine Uhr.
server-not_awaited = Von diesem Platz wird gerade kein Zug erwartet.
server-own_time = Das können nur die anderen am Tisch tun.
server-granted = In einer Partie kann jemand höchstens { $most }-mal mehr Zeit bekommen, und das ist hier schon geschehen.
server-no_urging = In diesem Raum zieht kein Bot für jemanden, der da ist.
server-urged_early =
    { $count ->
        [one] In { $count } Sekunde kannst du darum bitten, dass ein Bot diesen Zug macht.
       *[other] In { $count } Sekunden kannst du darum bitten, dass ein Bot diesen Zug macht.
    }
server-host_not_gone = Der Host war vor wenigen Minuten noch da; bleibt er länger weg, kannst du übernehmen.
server-stand_in = In einer laufenden Partie übernimmt der Bot dieses Raums: { $bot }. Lass den Bot weg, oder nenn diesen.
server-changes = Dieser Raum wurde seit Beginn der letzten Partie zu oft geändert. Starte die nächste Partie, bevor du mehr änderst.
server-sent_away =
    { $seconds ->
        [one] Der Host hat deinen Platz gerade freigemacht. In einer Sekunde kannst du dich wieder setzen.
       *[other] Der Host hat deinen Platz gerade freigemacht. In { $seconds } Sekunden kannst du dich wieder setzen.
    }
server-farewell = { $name } hat deinen Platz freigemacht. Du kannst gern zuschauen und dich in einer Minute wieder setzen.
server-farewell_host = Der Host hat deinen Platz freigemacht. Du kannst gern zuschauen und dich in einer Minute wieder setzen.
server-queue_full = Es warten schon zu viele auf die nächste Partie.
server-public_link = Ein öffentlicher Raum steht allen offen: Nimm ihn aus der Liste der offenen Räume, bevor du den Link erneuerst.
server-not_running = Es wurde noch keine Partie gestartet.
server-no_edition = Diese Ausgabe bietet dieser Server nicht (mehr) an: Wähl eine andere.
server-editions_folder = Erwartet wird ein Ordner mit Ausgaben, nicht { $folder }.
server-edition_name = { $file }: Erwartet wird ein Name aus höchstens 40 Buchstaben, Ziffern, Leerzeichen, Punkten, Binde- oder Unterstrichen.
server-edition_left_out = Nicht angeboten: { $why }
server-no_lesson = Hier gibt es keine Einführung.
server-lesson_waits = Dieser Schritt der Einführung wartet auf einen Zug.
server-practice = Das ist ein Übungsraum: Plätze und Optionen gehören zur Einführung. Öffne für andere einen eigenen Raum.
server-not_over = Die Partie ist noch nicht zu Ende; erst danach wird gezeigt, was war.
server-key_used = Dieser Schlüssel gehört schon zu einem anderen Zug: Nimm für jeden Zug einen neuen.
server-taken_back = Der Zug mit diesem Schlüssel wurde zurückgenommen: Um ihn noch einmal zu machen, schick ihn mit einem neuen Schlüssel.
server-hint_people = Tipps gibt es nur an Tischen, an denen du gegen Bots spielst.
server-no_hint = Hier gibt kein Bot Tipps.
server-hint_later = Der Bot hat noch keinen Tipp: Versuch es gleich noch einmal.
server-open_seats = Es sind noch Plätze frei: Warte auf andere, oder setz Bots hin.
server-archived = Dieser Raum wurde ins Archiv gelegt, weil ihn lange niemand benutzt hat. Er öffnet sich wieder, sobald der Host zurückkommt oder jemand, der in der letzten Partie mitgespielt hat.
server-older_rules = Diese Partie begann mit älteren Regeln und kann nicht weitergehen: Starte eine neue.
server-busy = In diesem Raum ist gerade zu viel los: Versuch es noch einmal.
server-too_big = Die Anfrage ist zu groß.
server-head = Der Kopf der Anfrage ist zu groß.
server-slow = Die Anfrage kam zu langsam an.
server-unreadable = Das ist keine gültige HTTP-Anfrage.
server-too_many = Zu viele Anfragen: Warte einen Augenblick.
server-crowded = Der Server ist ausgelastet: Versuch es gleich noch einmal.
server-too_many_rooms = Du hast viele Räume geöffnet: Warte einen Augenblick.
server-too_much_talk = Gerade wurde viel gesagt: Warte ein paar Sekunden und sag es dann.
server-too_many_sockets = Du hast hier zu viele Fenster offen: Schließ zuerst eins.
server-too_many_watchers = Diesem Raum schauen schon zu viele zu.
server-internal = Hier ist etwas schiefgegangen. Nichts ist verloren.
server-store = Der Speicher ist nicht zu erreichen: Versuch es gleich noch einmal.
server-store_full = Der Speicher ist voll, und nichts wurde geändert. Wer diesen Server betreibt, muss Platz schaffen.
server-store_damaged = Der Speicher ist beschädigt: Wer diesen Server betreibt, muss eine Sicherung zurückspielen.
server-self_check =
    { $count ->
        [one] Die letzte Selbstprüfung vor { $count } Sekunde ist gescheitert. { $why }
       *[other] Die letzte Selbstprüfung vor { $count } Sekunden ist gescheitert. { $why }
    }
server-self_check_late =
    { $count ->
        [one] Die Selbstprüfung hat seit { $count } Sekunde kein Ergebnis.
       *[other] Die Selbstprüfung hat seit { $count } Sekunden kein Ergebnis.
    }

admin-windows = `sweetbox admin` braucht einen Unix-Socket, und den gibt es unter Windows nicht.
admin-socket = Der Socket { $file } lässt sich nicht benutzen: { $why }. Wähl mit --admin-socket einen anderen.
admin-socket_taken = { $file } gibt es schon, und es ist kein Socket: Nichts wurde geändert. Wähl mit --admin-socket einen anderen.
admin-socket_live = Bei { $file } antwortet schon ein anderer Server. Wähl mit --admin-socket einen anderen.
admin-not_running = Bei { $file } antwortet kein Server. Starte einen mit `sweetbox serve`, oder nenn seine --database oder seinen --admin-socket.
admin-not_allowed = Du darfst { $file } nicht benutzen: Das darf nur, wer den Server gestartet hat.
admin-no_answer = Der Server hat fünf Minuten lang nicht geantwortet; vielleicht arbeitet er noch.
admin-cut_off = Der Server hat die Verbindung ohne Antwort beendet.
admin-refused = { $why }
admin-not_understood = Der Server versteht diese Anfrage nicht. Vielleicht läuft dort eine andere Version: Starte ihn neu.
admin-no_room = Es gibt keinen Raum, dessen Kennung mit { $came } anfängt.
admin-no_person = Es gibt niemanden, dessen Kennung mit { $came } anfängt. `sweetbox admin people` zählt alle auf.
admin-no_ban = { $came } ist nicht gesperrt. `sweetbox admin bans` zählt auf, wer es ist.
admin-several = Mehr als eine Kennung fängt mit { $came } an: Gib mehr davon an.
admin-archived_already = Der Raum { $room } ist schon im Archiv.
admin-not_archived = Der Raum { $room } ist nicht im Archiv.
admin-ban_why = Eine Sperre braucht einen Grund: --why "…".
admin-no_limit = Die Grenze { $came } gibt es nicht. Es gibt { $known }.
admin-fixed_limit = { $name } lässt sich nicht ändern, solange der Server läuft.
admin-limit_whole = { $name }: Erwartet wird eine ganze Zahl über 0, nicht { $came }.
admin-limit_row =
    { $count ->
        [one] { $name }: Erwartet wird { $count } Zahl über 0, nicht { $came }.
       *[other] { $name }: Erwartet werden { $count } Zahlen über 0, durch Kommas getrennt; angegeben ist { $came }.
    }
admin-limit_number = { $name }: Erwartet wird eine Zahl über 0, nicht { $came }.
admin-duration = Erwartet wird eine Zeit wie 30m, 2h, 7d oder 4w, höchstens { $most }; angegeben ist { $came }.
admin-too_long = Erwartet wird ein Text von höchstens { $most } Zeichen.
admin-erase_yes = Löschen lässt sich nicht rückgängig machen. Wenn du es willst, füge --yes an.
admin-no_rooms = Es gibt keine Räume.
admin-no_people = Solche Personen gibt es nicht.
admin-no_bans = Niemand ist gesperrt.
admin-no_limits = Es gibt keine Grenzen.
admin-no_audit = Die Verwaltung hat noch nichts getan.
admin-more = { $shown } von { $total } werden gezeigt; mit --most siehst du mehr.
admin-closed =
    { $count ->
        [one] Der Raum { $room } ist geschlossen und im Archiv; { $count } Browser, der ihn offen hatte, hat es erfahren.
       *[other] Der Raum { $room } ist geschlossen und im Archiv; { $count } Browser, die ihn offen hatten, haben es erfahren.
    }
admin-unarchived = Der Raum { $room } ist aus dem Archiv geholt; dort kann wieder gespielt werden.
admin-insight = Geöffnet { $created }, zuletzt benutzt { $at }.
admin-insight_archived = Er ist im Archiv.
admin-insight_public = Alle finden ihn in der Liste der offenen Räume.
admin-insight_private = Ihn findet nur, wer den Link hat.
admin-seat_open = freier Platz
admin-seat_away = – weg
admin-seat_host = – Host
admin-stranger = jemand ohne Namen
admin-socket_open = Offen: { $name } von { $address }
admin-looked = Alle im Raum haben erfahren, dass jemand von der Verwaltung ihn sich ansieht.
admin-renamed = { $before } heißt jetzt { $name }.
admin-banned =
    { $count ->
        [one] { $whom } ist bis { $until } gesperrt; { $count } offene Verbindung wurde geschlossen.
       *[other] { $whom } ist bis { $until } gesperrt; { $count } offene Verbindungen wurden geschlossen.
    }
admin-unbanned = { $whom } ist nicht mehr gesperrt.
admin-ended =
    { $count ->
        [one] Das Cookie von { $person } gilt nicht mehr; { $count } offene Verbindung wurde geschlossen.
       *[other] Das Cookie von { $person } gilt nicht mehr; { $count } offene Verbindungen wurden geschlossen.
    }
admin-erased = { $person } ist gelöscht. Räume: { $rooms }; Partien: { $matches }; Plätze in laufenden Partien, die ein Bot übernommen hat: { $seats }. In Sicherungen steht noch, was gelöscht wurde: siehe docs/server.md.
admin-limit_fixed = (nur beim Start)
admin-limit_changed = { $name } ist jetzt { $value }; vorher war es { $before }. Nach dem nächsten Start des Servers gilt wieder der alte Wert.
admin-said =
    { $count ->
        [one] Auf { $count } offenen Raumseite gesagt.
       *[other] Auf { $count } offenen Raumseiten gesagt.
    }
admin-bots =
    { $count ->
        [one] { $count } Bot
       *[other] { $count } Bots
    }
admin-state_waiting = wartet
admin-state_playing = spielt
admin-state_over = zu Ende
admin-column_room = Raum
admin-column_game = Spiel
admin-column_state = Stand
admin-column_people = Personen
admin-column_watchers = offen bei
admin-column_created = geöffnet
admin-column_archived = im Archiv seit
admin-column_person = Person
admin-column_name = Name
admin-column_since = seit
admin-column_rooms = Räume
admin-column_addresses = gerade da von
admin-column_banned = gesperrt bis
admin-column_whom = wen
admin-column_until = bis
admin-column_why = warum
admin-column_at = wann
admin-column_limit = Grenze
admin-column_value = Wert
admin-column_about = was sie begrenzt
admin-column_act = Befehl
admin-column_what = was

limit-connections = Verbindungen, die von einer Adresse zugleich offen sind.
limit-connects = Neue Verbindungen von einer Adresse in der Sekunde; bis zu zwanzigmal so viele auf einmal.
limit-header_bytes = Bytes im Kopf einer Anfrage.
limit-header_lines = Zeilen im Kopf einer Anfrage.
limit-header_seconds = Sekunden, bis der Kopf einer Anfrage angekommen ist.
limit-body_seconds = Sekunden danach, bis ihr Inhalt angekommen ist.
limit-keep_alive = Sekunden, die eine Verbindung ohne Anfrage offen bleibt.
limit-pipeline = Anfragen, die eine Verbindung senden darf, bevor die erste beantwortet ist.
limit-unread_seconds = Sekunden, bis die Gegenseite gelesen hat, was gesendet wurde.
limit-body = Bytes einer Anfrage.
limit-message = Bytes einer WebSocket-Nachricht.
limit-rate = Anfragen oder Nachrichten einer Person in der Sekunde; für einen Augenblick viermal so viele.
limit-households = Eine Adresse, die sich vielleicht ein ganzer Verein teilt, darf so viel Mal mehr.
limit-turns = Anfragen und Nachrichten, die zugleich beantwortet werden.
limit-waiting = Anfragen und Nachrichten, die warten: einer Person, einer Adresse, insgesamt.
limit-slow_threads = Langsame Antworten, die zugleich ausgearbeitet werden.
limit-slow_waiting = Langsame Antworten, die warten: für eine Person, eine Adresse, insgesamt.
limit-hint_threads = Tipps, über die Bots zugleich nachdenken.
limit-hints_waiting = Tipps, die warten: einer Person, einer Adresse, insgesamt.
limit-sockets = Sockets einer Person, einer Adresse.
limit-strangers = Sockets ohne Identität von einer Adresse.
limit-watchers = Sockets in einem Raum; wer zum Raum gehört, kommt immer hinein.
limit-places = Sockets einer Person in einem Raum; der älteste weicht.
limit-lobbies = Sockets der Lobby von einer Person (der älteste weicht), von den Fremden einer Adresse, von einer Adresse.
limit-lobby_pace = Sekunden zwischen zwei Nachrichten an eine Lobby.
limit-lobby_look = Sekunden, bis die Lobby wieder nachsieht, wovon kein Ereignis erzählt: von vergangener Zeit und anderen Prozessen.
limit-unread = Bytes, die darauf warten, gelesen zu werden: von einem Socket, einer Person, einer Adresse.
limit-rooms_a_minute = Räume, die eine Person in der Minute öffnen darf; doppelt so viele auf einmal.
limit-names_a_minute = Neue Personen von einer Adresse in der Minute; zehnmal so viele auf einmal.
limit-hints_a_minute = Tipps, um die eine Person in der Minute bitten darf; halb so viele auf einmal.
limit-reviews_an_hour = Partien, die eine Person in der Stunde auswerten lassen darf; halb so viele auf einmal.
limit-reviews_unasked = Auswertungen in der Stunde, die gemacht werden, bevor jemand fragt, solange kein Bot nachdenkt; 0: keine.
limit-reviews_waiting = Auswertungen, die gewünscht und noch nicht gemacht sind.
limit-talk_a_minute = Sätze und Zeichen, die eine Person in der Minute in einem Raum sagen darf; ein Drittel davon auf einmal.
limit-watchers_talk_a_minute = Sätze und Zeichen in der Minute von allen zusammen, die in einem Raum zuschauen; ein Drittel davon auf einmal.
limit-listed = Räume auf einer Seite einer Liste.
limit-empty_minutes = Minuten, bis ein öffentlicher Raum, in dem niemand ist, nicht mehr aufgelistet wird.
limit-events = Ereignisse in einer Antwort.
limit-node_dead = Sekunden ohne Lebenszeichen eines Knotens, bis die anderen übernehmen, was er geführt hat; an allen Knoten gleich.
limit-bot_pace = Sekunden vor dem Zug eines Bots, wenn Menschen zuschauen.
limit-bot_threads = Wie viele Bots zugleich nachdenken dürfen.
limit-gone = Sekunden ohne Lebenszeichen, nach denen ein Bot jemandes Platz einnehmen darf.
limit-host_gone = Sekunden ohne Lebenszeichen vom Host, nach denen jemand anders Host werden darf.
limit-keep = Nach so vielen Tagen ohne ein Ereignis kommt ein Raum ins Archiv; es zählen nur Tage, an denen der Server lief.

notice-turn = Du bist dran.
notice-stop = Nicht mehr benachrichtigen
preview-invites = { $name } lädt dich zu { $game } ein
preview-invited = Du bist zu { $game } eingeladen
privacy-title = Was dieser Server über dich speichert
privacy-short = Nur, was die Spiele brauchen: kein Konto, keine Mailadresse, keine Werbung, keine Server anderer Firmen, nichts, was dich verfolgt.
privacy-cookie_title = Ein Cookie
privacy-cookie = Wenn du sagst, wie du heißen möchtest, bekommt dein Browser ein zufälliges Token in einem Cookie, damit du deine Plätze wiederfindest. Es gilt { $cookie_days } Tage. Der Server speichert nur den Hashwert, aus dem sich das Token nicht zurückgewinnen lässt. Jedes Gerät, auf dem du deinen Namen benutzt, hat ein eigenes Token, und du kannst jedes davon in den Einstellungen abmelden. Du kannst das Cookie jederzeit in deinem Browser löschen; war es dein einziges, gehören deine Plätze dann niemandem mehr.
privacy-name_title = Dein Name und deine Sprache
privacy-name = Den Namen, den du gewählt hast, sehen alle, die den Link zu einem Raum haben, in dem du bist; er steht auch bei den Partien, die du gespielt hast. Er bleibt gespeichert, bis er gelöscht wird.
privacy-rooms_title = Räume und Partien
privacy-rooms = Von einem Raum wird gespeichert, was darin geschah: wer wo saß, jeder Zug und wann er gemacht wurde. Damit lassen sich Partien nachspielen, ansehen und prüfen. Eine beendete Partie kann ansehen, wer den Link hat. Ein Raum, den { $days } Tage lang niemand benutzt hat, kommt ins Archiv; ansehen kann man ihn noch. Räume und Partien bleiben unbefristet gespeichert. Suchmaschinen werden gebeten, sie nicht aufzulisten.
privacy-talk_title = Was du am Tisch sagst
privacy-talk = Es gibt nur fertige Sätze und Zeichen. Die letzten hundert eines Raums werden gespeichert, auch von wem und wann, damit jemand, der hereinkommt, sie lesen kann. Sie werden gelöscht, wenn der Raum ins Archiv kommt, und deine auch dann, wenn du gelöscht wirst.
privacy-addresses_title = Deine Netzadresse
privacy-addresses = Der Server zählt Anfragen nach Adressen, nur im Arbeitsspeicher, damit ihn niemand überfluten kann; nach einem Neustart ist das vergessen. Gespeichert wird eine Adresse nur, wenn sie gesperrt wird: bei den Sperren, bis die Sperre vorbei ist, und im Protokoll der Verwaltung.
privacy-logs_title = Protokolle
privacy-logs = Im Protokoll des Servers stehen nur seine eigenen Fehler: keine Namen, keine Adressen, keine Links zu Räumen, nichts, was du geschickt hast. Ein Proxy davor kann ein eigenes Protokoll führen.
privacy-browser_title = In deinem Browser
privacy-browser = Die Seite bewahrt deine Einstellungen (Sprache, hell oder dunkel, Töne, wen du stummgeschaltet hast) in deinem Browser auf. Sie werden nirgendwohin geschickt.
privacy-notices_title = Benachrichtigungen, wenn du dran bist
privacy-notices = Nur wenn du sie einschaltest: Der Server speichert die Adresse, unter der der Push-Dienst deines Browsers (Google, Mozilla, Microsoft oder Apple, je nachdem, von wem der Browser ist) ihn erreicht, und wann er dir zuletzt von einer Partie Bescheid gegeben hat. Dieser Dienst erfährt, dass und wann dieser Server deinem Browser etwas mitteilt; was es ist, kann nur dein Browser lesen. Schaltest du die Benachrichtigungen aus, meldest du dich ab oder wirst du gelöscht, ist auch die Adresse weg.
privacy-admins_title = Verwaltung
privacy-admins = Wer diesen Server betreibt, kann Namen und Räume auflisten und in einen Raum hineinsehen, wie es Zuschauer können; alle im Raum sehen das dann. Was die Verwaltung tut, steht in einem Protokoll, das unbefristet aufbewahrt wird; Personen stehen darin mit einer Kennung, nicht mit Namen.
privacy-others_title = Wer es sonst noch bekommt
privacy-others = Niemand, außer dem Push-Dienst deines Browsers, wenn du Benachrichtigungen einschaltest. Die Seite lädt nichts von anderen Servern.
privacy-erase_title = Worum du bitten kannst
privacy-erase = Du kannst um alles bitten, was über dich gespeichert ist, als Datei, und darum, gelöscht zu werden. Dein Name und deine Kennung werden dann überall mit „N. N.“ überschrieben. Deine Züge bleiben, weil die Partien der anderen daraus bestehen, und ebenso jeder eigene Text, den du zum Zufall einer Partie beigetragen hast, weil ihn sonst niemand mehr prüfen könnte.
privacy-backups_title = Sicherungen
privacy-backups = Frühere Sicherungen enthalten noch, was seitdem gelöscht wurde, bis sie selbst gelöscht werden.
privacy-contact_title = Wen du fragen kannst
privacy-contact = Diesen Server betreibt:
privacy-contact_unknown = Frag die, von denen du die Adresse dieses Servers hast.
