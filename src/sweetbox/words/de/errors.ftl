error-table_line = Erwartet: ein Tisch in einer Zeile; { $why }.
error-option_bool = Option { $option }: erwartet wird yes (ja) oder no (nein), nicht { $came }.
error-option_int = Option { $option }: erwartet wird eine ganze Zahl von { $low } bis { $high }, nicht { $came }.
error-option_choice = Option { $option }: erwartet wird { OR($choices) }, nicht { $came }.
error-option_unknown = Erwartet wird eine Option von { $game } ({ $known }), nicht { $came }.
error-seats = { $game }: erwartet werden { $low } bis { $high } Plätze, nicht { $came }.
error-seed = Als Startwert wird eine ganze Zahl oder { $count } Bytes erwartet, nicht { $came }.
error-game_unknown = Erwartet wird eines der Spiele { OR($known) }, nicht { $came }.
error-game_none = Erwartet wird eines der Spiele { OR($known) }, aber die Eingabe ist zu Ende.
error-bot_unknown = Erwartet wird einer der Bots { OR($known) }, nicht { $came }.
error-bot_argument = Erwartet wird nur { $bot }, nicht { $bot }:{ $came }.
error-language = Erwartet wird eine der Sprachen { OR($known) }, nicht { $came }.
error-engine = Erwartet wird eine der Maschinen { OR($known) }, nicht { $came }.
error-no_numba_cuda = Die Maschine cuda braucht numba-cuda, das hier fehlt: pip install 'sweetbox[gpu]' bringt es mit.
error-no_gpu = Die Maschine cuda braucht eine GPU mit CUDA; hier ist keine zu finden.
error-edition_bool = { $field }: erwartet wird true oder false, nicht { $came }.
error-edition_int = { $field }: erwartet wird eine ganze Zahl von { $low } bis { $high }, nicht { $came }.
error-edition_choice = { $field }: erwartet wird { OR($choices) }, nicht { $came }.
error-edition_text = { $field }: erwartet wird ein Text, nicht { $came }.
error-edition_shape = Erwartet wird eine Ausgabe aus Abschnitten mit Zeilen, nicht { $came }.
error-edition_section = Erwartet werden die Abschnitte { $known }, nicht { $came }.
error-edition_rows = Erwartet werden Zeilen der Form [[{ $section }]]; sie fehlen oder sind etwas anderes.
error-edition_field = Erwartet werden die Felder { $known }, nicht { $came }.
error-edition_missing = In dieser Zeile wird das Feld { $field } erwartet, es fehlt.
error-not_over = Die Partie läuft noch: Punkte und Ränge stehen erst am Ende fest.
error-no_seat = Erwartet wird ein Platz von 0 bis { $most }, ab 0 gezählt, nicht { $came }.
error-over = Die Partie ist zu Ende: Es sind keine Züge mehr möglich.
error-chance_next = Jetzt ist niemand am Zug: Erst kommt der Zufall.
error-not_to_act = { $seat } ist nicht am Zug; am Zug: { $others }.
error-move_kind = Erwartet wird ein Zug, seine Nummer, sein Text oder sein JSON, nicht { $came }.
error-move_index = Erwartet wird ein Zug von 0 bis { $most }, nicht { $came }.
error-move_empty = Erwartet wird ein Zug, aber der Text ist leer.
error-compound = Die Züge gehen nicht in einem: Nach { $count } davon kommt der Zufall oder ein anderer Platz vor "{ $move }".
error-compound_over = Die Züge gehen nicht in einem: Nach { $count } davon ist die Partie zu Ende, vor "{ $move }".
error-unforeseen = Die Züge gehen nicht in einem: Nach { $count } davon siehst du etwas Neues, vor "{ $move }".
error-take_back =
    { $who_is ->
        [you] Du kannst nichts zurücknehmen: Es gab noch keinen Zug, oder seither ist etwas geschehen, das sich nicht ungesehen machen lässt.
       *[other] { $who } kann nichts zurücknehmen: Es gab noch keinen Zug, oder seither ist etwas geschehen, das sich nicht ungesehen machen lässt.
    }
error-entry = Erwartet wird eine Zahl von Einträgen von 0 bis { $most }, nicht { $came }.
error-entry_chance = erwartet wird hier der Zufall (-1), nicht { $came }.
error-entry_draw = erwartet wird { $expected }, was der Startwert hier zieht, nicht { $came }.
error-entry_no_chance = erwartet wird ein Zug von { OR($others) }, nicht der Zufall.
error-file_shape = Erwartet wird eine Partiedatei; diese ist keine: { $came }.
error-file_format = Erwartet wird eine Partiedatei im Format { $expected }, nicht { $came }.
error-file_masked = Erwartet wird eine ganze Partie, nicht die Abschrift eines Platzes mit verdeckten Zügen: Vor dem Ende der Partie lässt sie sich nicht nachspielen.
error-file_newer = Erwartet werden Regeln der Version { $version } oder älter, nicht der Version { $came }: Die Datei stammt von einem neueren Sweetbox.
error-file_seed = Erwartet wird ein Startwert von { $count } Bytes in Hex; er fehlt oder ist ein anderer.
error-file_commitment = Der Startwert passt nicht zu seinem Siegel: Eines von beiden wurde verändert.
error-file_head = Vor dem Protokoll wurde etwas verändert: Spiel, Version, Plätze, Optionen, Ausgabe, Siegel oder Beigaben.
error-file_entry = Die Partie bricht bei Eintrag { $entry }: { $why }
error-file_changed = Die Partie bricht bei Eintrag { $entry }: Es ist nicht der, mit dem die Datei geschrieben wurde.
error-file_laid_out = Eine Partie, die an einer eigenen Stellung begonnen hat, hat keine Partiedatei: Die beginnt mit dem Aufbau.
error-file_cut =
    { $count ->
        [one] Das Protokoll ist nach { $count } Eintrag abgeschnitten.
       *[other] Das Protokoll ist nach { $count } Einträgen abgeschnitten.
    }
error-file_digest = Die Prüfsumme am Ende passt nicht zum Protokoll: Sie wurde verändert.
error-file_result = Das Ergebnis passt nicht zum Protokoll: Erwartet wird { $expected }, angegeben ist { $came }.
error-rule_unknown = Erwartet wird eine der Regeln { OR($known) }, nicht { $came }.
error-usage = { $why }; siehe { $command } --help.
error-seat_number = Erwartet wird ein Platz von 1 bis { $most }, nicht { $came }.
error-option_pair = Eine Option wird als name=wert erwartet, nicht { $came }.
error-file_read = { $file } lässt sich nicht lesen: { $why }.
error-file_write = { $file } lässt sich nicht schreiben: { $why }.
error-file_taken = { $file } gibt es schon und ist keine Partie: Es wurde nichts geschrieben.
error-edition_toml = { $file }: erwartet wird TOML; { $why }.
error-edition_line = { $file }, Zeile { $line }: { $why }
error-resume_game = Erwartet wird { $expected }, denn davon ist die Partie, oder kein Spiel, nicht { $came }.
error-resume_bots =
    { $count ->
        [one] Erwartet wird höchstens ein Bot bei { $seats } Plätzen, damit einer für dich bleibt.
       *[other] Erwartet werden höchstens { $count } Bots bei { $seats } Plätzen, damit einer für dich bleibt.
    }
error-bots_list = Erwartet werden Bots mit Kommas dazwischen, jeder davon { OR($known) }, nicht „{ $came }“.
error-too_many_bots = Für { $seats } Plätze gibt es höchstens einen Bot je Platz, nicht { $count }.
error-bots_count = Erwartet werden { $seats } Bots, einer je Platz, nicht { $count }.
error-bot_budget = Erwartet wird eine Zahl von Durchläufen wie search:2000 oder von Sekunden wie search:0.2s, nicht { $came }.
error-bot_broken = Der Bot { $bot } lässt sich nicht importieren: { $error }.
error-bot_maker = Der Bot { $bot } lässt sich nicht erzeugen: { $error }. Wer ihn erzeugt, bekommt den Text hinter dem Doppelpunkt oder None und gibt ein Objekt mit Namen und choose(turn).
error-arena = Erwartet werden mindestens ein Bot und eine Partie.

remark-crashed = { $who }: Der Bot { $bot } ist gescheitert, greedy hat diesen Zug für ihn gemacht.
remark-late = { $who }: Der Bot { $bot } hat nicht rechtzeitig geantwortet, greedy hat diesen Zug für ihn gemacht.
remark-illegal = { $who }: Der Bot { $bot } hat keinen erlaubten Zug genannt, greedy hat diesen Zug für ihn gemacht.

note-preparing = Der starke Bot wird noch vorbereitet, einmal nach der Installation; das hier rät ein schneller.

fault-crashed = { $error } ({ $file }, Zeile { $line })
fault-late = er hat nicht rechtzeitig geantwortet
fault-no_answer = `choose` gab { $came } zurück, keine Answer
fault-illegal = er hat mit dem Zug { $move } geantwortet, der nicht erlaubt ist
