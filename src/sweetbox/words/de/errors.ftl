error-table_line = Erwartet wird ein Tisch in einer Zeile; { $why }.
error-option_bool = Option { $option }: Erwartet wird yes (ja) oder no (nein), nicht { $came }.
error-option_int = Option { $option }: Erwartet wird eine ganze Zahl von { $low } bis { $high }, nicht { $came }.
error-option_choice = Option { $option }: Erwartet wird { OR($choices) }, nicht { $came }.
error-option_unknown = Diese Option gibt es nicht: { $came }. Optionen von { $game }: { $known }.
error-seats = { $game }: Erwartet werden { $low } bis { $high } Plätze, nicht { $came }.
error-seed = Erwartet wird als Startwert eine ganze Zahl oder { $count } Bytes, nicht { $came }.
error-game_unknown = Dieses Spiel gibt es nicht: { $came }. Bekannte Spiele: { $known }.
error-game_none = Die Eingabe war zu Ende, bevor ein Spiel gewählt war. Wähl eins von diesen: { $known }.
error-bot_unknown = Diesen Bot gibt es nicht: { $came }. Bekannte Bots: { $known }.
error-bot_argument = Erwartet wird { $bot } ohne Zusatz, nicht { $bot }:{ $came }.
error-language = Diese Sprache gibt es hier nicht: { $came }. Bekannte Sprachen: { $known }.
error-engine = Diese Engine gibt es nicht: { $came }. Bekannte Engines: { $known }.
error-extra = Dafür brauchst du { $missing }, das nicht installiert ist; das Extra { $extra } bringt es mit: { $command }
error-extra_page = Die Seite im Browser kommt mit dem Extra { $extra }, und mit `sweetbox play` spielst du schon jetzt, hier im Terminal: { $command }
error-no_gpu = Die Engine cuda braucht eine GPU mit CUDA, aber es wurde keine gefunden.
error-edition_bool = { $field }: Erwartet wird true oder false, nicht { $came }.
error-edition_int = { $field }: Erwartet wird eine ganze Zahl von { $low } bis { $high }, nicht { $came }.
error-edition_choice = { $field }: Erwartet wird { OR($choices) }, nicht { $came }.
error-edition_text = { $field }: Erwartet wird ein Text, nicht { $came }.
error-edition_shape = Erwartet wird eine Ausgabe aus Abschnitten mit Zeilen, nicht { $came }.
error-edition_section = Erwartet werden die Abschnitte { $known }, nicht { $came }.
error-edition_rows = Erwartet werden Zeilen der Form [[{ $section }]]; sie fehlen, oder etwas anderes steht da.
error-edition_field = Erwartet werden die Felder { $known }, nicht { $came }.
error-edition_shipped = Diese Ausgabe liegt { $game } nicht bei: { $came }. Bekannte Ausgaben: { $known }.
error-edition_game = Nenn das Spiel, zu dem die Ausgabe gehört.
error-edition_sizes = Erwartet wird genau eine Zeile [[sizes]], nicht { $count }.
error-edition_missing = In dieser Zeile fehlt das Feld { $field }: Ergänze es.
error-not_over = Die Partie läuft noch: Punkte und Ränge stehen erst am Ende fest.
error-no_seat = Erwartet wird ein Platz von 0 bis { $most } (hier zählen Plätze ab 0), nicht { $came }.
error-over = Die Partie ist zu Ende: Es sind keine Züge mehr möglich.
error-chance_next = Gerade ist niemand am Zug: Erst ist der Zufall dran.
error-not_to_act = { $seat } ist nicht am Zug, sondern { $others }.
error-move_kind = Erwartet wird ein Zug, seine Nummer, sein Text oder sein JSON; angegeben ist { $came }.
error-move_game = Erwartet wird ein Zug von { $expected }, angegeben ist ein Zug von { $came }.
error-move_index = Erwartet wird ein Zug von 0 bis { $most }, nicht { $came }.
error-move_empty = Erwartet wird ein Zug, aber der Text ist leer.
error-compound = Diese Züge gehen nicht auf einmal: Nach { $count } davon kommt der Zufall oder ein anderer Platz vor "{ $move }".
error-compound_over = Diese Züge gehen nicht auf einmal: Nach { $count } davon ist die Partie zu Ende, vor "{ $move }".
error-unforeseen = Diese Züge gehen nicht auf einmal: Nach { $count } davon siehst du etwas Neues, vor "{ $move }".
error-take_back =
    { $who_is ->
        [you] Du kannst nichts zurücknehmen: Es gab noch keinen Zug, oder seither ist etwas geschehen, das sich nicht ungesehen machen lässt.
       *[other] { $who } kann nichts zurücknehmen: Es gab noch keinen Zug, oder seither ist etwas geschehen, das sich nicht ungesehen machen lässt.
    }
error-entry = Erwartet wird eine Zahl von Protokolleinträgen von 0 bis { $most }, nicht { $came }.
error-entry_chance = Erwartet wird hier ein Ergebnis des Zufalls (-1), nicht { $came }.
error-no_chance = Der Zufall ist gerade nicht dran: Ein Platz ist am Zug.
error-outcome = Erwartet wird ein Ergebnis, das jetzt möglich ist ({ OR($known) }), nicht { $came }.
error-entry_draw = Erwartet wird { $expected }, wie es der Startwert hier zieht, nicht { $came }.
error-entry_no_chance = Erwartet wird ein Zug von { OR($others) }, nicht ein Ergebnis des Zufalls.
error-file_shape = Erwartet wird eine Partiedatei, und das ist keine: { $came }.
error-file_format = Erwartet wird eine Partiedatei im Format { $expected }, nicht { $came }: Sie stammt von einer neueren Version von Sweetbox.
error-file_earlier = Diese Partiedatei ist älter als die erste Veröffentlichung und bleibt, wie sie ist: Zuletzt liest sie der Commit { $commit }.
error-file_masked = Das ist die Kopie eines Platzes, mit verdeckten Zügen: Vor dem Ende der Partie lässt sie sich nicht nachspielen.
error-file_newer = Die Datei stammt von einer neueren Version von Sweetbox: Erwartet werden Regeln der Version { $version } oder älter, nicht der Version { $came }.
error-file_seed = Erwartet wird ein Startwert von { $count } Bytes in Hex; er fehlt oder ist ein anderer.
error-file_commitment = Der Startwert passt nicht zu seinem Siegel: Eines von beiden wurde verändert.
error-file_head = Vor dem Protokoll wurde etwas verändert: Spiel, Version, Plätze, Optionen, Ausgabe, Anfang, Platz, Übung, Bemerkungen, Siegel oder Beigaben.
error-file_entry = Die Partie stimmt ab Eintrag { $entry } nicht: { $why }
error-file_changed = Die Partie stimmt ab Eintrag { $entry } nicht: Mit diesem Eintrag wurde die Datei nicht geschrieben.
error-file_chosen = Eine Partie, in der du den Zufall bestimmt hast, lässt sich nicht als Partiedatei speichern: In einer Datei folgt jede Ziehung aus dem Startwert.
error-file_laid_out = Von einer Partie, die mit einer gewählten Stellung begonnen hat, gibt es keine verdeckte Kopie: Ihre Datei würde die Stellung zeigen. Warte, bis sie zu Ende ist.
error-file_cut =
    { $count ->
        [one] Das Protokoll ist nach { $count } Eintrag abgeschnitten.
       *[other] Das Protokoll ist nach { $count } Einträgen abgeschnitten.
    }
error-file_digest = Die Prüfsumme am Ende passt nicht zum Protokoll: Eins von beiden wurde verändert.
error-file_result = Das Ergebnis passt nicht zum Protokoll: Erwartet wird { $expected }, angegeben ist { $came }.
error-rule_unknown = Diese Regel gibt es nicht: { $came }. Bekannte Regeln: { $known }.
error-usage = { $why }; siehe { $command } --help.
error-seat_number = Erwartet wird ein Platz von 1 bis { $most }, nicht { $came }.
error-option_pair = Erwartet wird eine Option als name=wert, nicht { $came }.
error-file_read = { $file } lässt sich nicht lesen: { $why }.
error-file_write = { $file } lässt sich nicht schreiben: { $why }.
error-file_taken = { $file } gibt es schon und lässt sich nicht als Partiedatei lesen: Nichts wurde geschrieben.
error-toml_long = { $file } ist zu lang, um hier gelesen zu werden: Erwartet werden höchstens { $most } Zeichen.
error-toml_deep = { $file } ist zu tief verschachtelt, um hier gelesen zu werden.
error-edition_toml = { $file } ist kein gültiges TOML: { $why }.
error-edition_line = { $file }, Zeile { $line }: { $why }
error-lesson = { $game }: lesson.toml lässt sich nicht benutzen: { $why }.
error-lesson_alone = --lesson bringt eigene Bots, Plätze, Optionen und einen eigenen Startwert mit und startet eine neue Partie: Lass die anderen Optionen weg.
error-no_lesson = { $game } hat keine Einführung.
error-resume_game = Diese Partiedatei ist von { $expected }, nicht von { $came }: Nenn dieses Spiel oder keins.
error-resume_bots =
    { $count ->
        [one] Erwartet wird höchstens ein Bot bei { $seats } Plätzen, damit ein Platz für dich bleibt.
       *[other] Erwartet werden höchstens { $count } Bots bei { $seats } Plätzen, damit ein Platz für dich bleibt.
    }
error-bots_list = Erwartet werden Bots, durch Kommas getrennt, jeder davon { OR($known) }; angegeben ist „{ $came }“.
error-too_many_bots = Erwartet wird bei { $seats } Plätzen höchstens ein Bot je Platz, nicht { $count }.
error-bots_count = Erwartet werden { $seats } Bots, einer je Platz, nicht { $count }.
error-bot_budget = Erwartet wird eine Zahl von Durchläufen wie search:2000 oder von Sekunden wie search:0.2s, nicht { $came }.
error-bot_broken = Der Bot { $bot } lässt sich nicht importieren: { $error }.
error-bot_maker = Der Bot { $bot } lässt sich nicht erzeugen: { $error }. Was ihn erzeugt, bekommt den Text hinter dem Doppelpunkt oder None und muss ein Objekt mit name und choose(turn) zurückgeben.
error-bot_file = Die Datei { $file } gibt es nicht: Erwartet wird der Pfad einer Python-Datei mit einem Bot.
error-bot_none = In { $place } ist kein Bot: Gebraucht wird eine Klasse mit einer Methode choose(turn) oder eine Tabelle BOTS.
error-bot_several = In { $place } sind mehrere Bots: { $names }. Sag, welchen du meinst, etwa { $first }.
error-arena = Erwartet werden mindestens ein Bot und eine Partie.

remark-crashed = { $who }: Der Bot { $bot } ist gescheitert, greedy hat diesen Zug für ihn gemacht.
remark-late = { $who }: Der Bot { $bot } hat nicht rechtzeitig geantwortet, greedy hat diesen Zug für ihn gemacht.
remark-illegal = { $who }: Der Bot { $bot } hat keinen erlaubten Zug genannt, greedy hat diesen Zug für ihn gemacht.

error-game_unfinished = { $game } ist unfertig und wird nicht aufgelistet: { $why }. sweetbox check { $game } sagt, was fehlt.
note-preparing = Der starke Bot wird noch vorbereitet, das geschieht einmal nach der Installation; bis dahin rät ein schneller Bot.
note-coarse = Ohne kompilierte Regeln war nur Zeit für { $count ->
        [one] einen Versuch, die Zahlen sind also grob.
       *[other] { $count } Versuche, die Zahlen sind also grob.
    }
note-plain = Die Regeln sind hier nicht kompiliert: Bots, die nach Zeit denken, rechnen weniger weit voraus und spielen unter ihrem Niveau.
note-simpler = Die starken Bots werden noch vorbereitet, das geschieht einmal nach der Installation; bis dahin spielen sie einfacher.

fault-crashed = { $error } ({ $file }, Zeile { $line })
fault-late = er hat nicht rechtzeitig geantwortet
fault-no_answer = `choose` hat { $came } zurückgegeben, keine Answer
fault-illegal = er hat mit dem Zug { $move } geantwortet, der nicht erlaubt ist
error-check_import = Das Spiel { $came } lässt sich nicht importieren: { $error }. Ein Spiel ist ein Paket mit rules.py, judge.py, components.py, notation.py, view.py und story.py.
error-check_none = Kein Gesetz hat { $came } im Namen.
error-batch_none = Das ist kein gespeicherter Batch.
error-batch_format = Erwartet wird ein gespeicherter Batch im Format { $expected }, dieser hat das Format { $came }: Eine andere Version von Sweetbox hat ihn gespeichert.
error-batch_version = Erwartet wird ein gespeicherter Batch nach den jetzigen Regeln von { $title } (Version { $expected }), dieser hat Version { $came }: Spiel ihn mit der Version von Sweetbox weiter, die ihn gespeichert hat.
error-batch_damaged = Der gespeicherte Batch ist beschädigt: Seine Zeilen sind nicht die, die gespeichert wurden.

error-no_weights = Für { $game } gibt es noch kein Netz. Trainiere eins mit: sweetbox train { $game }
error-weights_file = Erwartet wird eine Datei mit Gewichten, die sweetbox train geschrieben hat, nicht { $file }.
error-weights_other = Die Gewichte in { $file } gehören zu einem anderen Spiel oder einer anderen Version von { $game }. Trainiere neue mit: sweetbox train { $game }
error-train_alone = { $game } spielt man allein, aber ein Netz lernt aus dem Anteil am Sieg. Wähl ein Spiel für zwei oder mehr.
error-train_one_seat = Ein Netz lernt aus dem Anteil am Sieg, und allein teilt man ihn mit niemandem: Trainiere mit zwei Plätzen oder mehr.
error-data_exists = { $file } gibt es schon, und nichts wird überschrieben: Nenn einen Ordner, den es noch nicht gibt.
error-data_game = { $file }: Erwartet wird eine Partie von { $expected }, das ist eine von { $came }. Ein Datensatz enthält nur ein Spiel.
error-data_sources = Erwartet wird --file oder --database, nicht beides.
error-data_bots = Erwartet wird { OR($known) } (nur diese sind kompiliert), nicht { $came }.
