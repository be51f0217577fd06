error-table_line = Expected a table as one line; { $why }.
error-option_bool = Option { $option }: expected yes or no, got { $came }.
error-option_int = Option { $option }: expected a whole number from { $low } to { $high }, got { $came }.
error-option_choice = Option { $option }: expected { OR($choices) }, got { $came }.
error-option_unknown = No such option: { $came }. Options of { $game }: { $known }.
error-seats = { $game }: expected { $low } to { $high } seats, got { $came }.
error-seed = Expected a whole number or { $count } bytes as seed, got { $came }.
error-game_unknown = No such game: { $came }. Known games: { $known }.
error-game_none = No game was chosen before the end of the input. Name one of { $known }.
error-bot_unknown = No such bot: { $came }. Known bots: { $known }.
error-bot_argument = Expected plain { $bot }, got { $bot }:{ $came }.
error-language = No such language: { $came }. Known languages: { $known }.
error-engine = No such engine: { $came }. Known engines: { $known }.
error-extra = This needs { $missing }, which is not installed; the extra { $extra } brings it: { $command }
error-extra_page = The page in the browser comes with the extra { $extra }, while `sweetbox play` works now, in this terminal: { $command }
error-no_gpu = The engine cuda needs a GPU with CUDA, and none was found.
error-edition_bool = { $field }: expected true or false, got { $came }.
error-edition_int = { $field }: expected a whole number from { $low } to { $high }, got { $came }.
error-edition_choice = { $field }: expected { OR($choices) }, got { $came }.
error-edition_text = { $field }: expected a text, got { $came }.
error-edition_shape = Expected an edition as sections of rows, got { $came }.
error-edition_section = Expected the sections { $known }, got { $came }.
error-edition_rows = Expected [[{ $section }]] rows, got none or something else.
error-edition_field = Expected the fields { $known }, got { $came }.
error-edition_shipped = No such edition comes with { $game }: { $came }. Known editions: { $known }.
error-edition_game = Name the game that the edition is for.
error-edition_sizes = Expected one row [[sizes]], got { $count }.
error-edition_missing = This row has no field { $field }, and it needs one.
error-not_over = The match is not over yet: there are no points and ranks before that.
error-no_seat = Expected a seat from 0 to { $most } (seats count from 0 here), got { $came }.
error-over = The match is over: no more moves are possible.
error-chance_next = Nobody has a move to make now: chance comes first.
error-not_to_act = { $seat } has no move to make now; it is up to { $others }.
error-move_kind = Expected a move, its number, its text or its JSON; got { $came }.
error-move_game = Expected a move of { $expected }, got a move of { $came }.
error-move_index = Expected a move from 0 to { $most }, got { $came }.
error-move_empty = Expected a move, got an empty text.
error-compound = These moves cannot be played as one: after { $count } of them, chance or another seat comes before "{ $move }".
error-compound_over = These moves cannot be played as one: after { $count } of them the match is over, before "{ $move }".
error-unforeseen = These moves cannot be played as one: after { $count } of them you see something new, before "{ $move }".
error-take_back =
    { $who_is ->
        [you] You have no move to take back: you have not made one, or something has happened since that can't be unseen.
       *[other] { $who } has no move to take back: none was made, or something has happened since that can't be unseen.
    }
error-entry = Expected a number of log entries from 0 to { $most }, got { $came }.
error-entry_chance = expected an outcome of chance here (-1), got { $came }.
error-no_chance = It is not chance's turn now: a seat has a move to make.
error-outcome = Expected an outcome that can happen now ({ OR($known) }), got { $came }.
error-entry_draw = expected outcome { $expected }, which the seed draws here, got { $came }.
error-entry_no_chance = expected a move of { OR($others) }, got an outcome of chance.
error-file_shape = Expected a match file, got something else: { $came }.
error-file_format = Expected a match file of format { $expected }, got { $came }: it was made by a newer Sweetbox.
error-file_earlier = This match file is from before the first release and stays as it is: the last commit that reads it is { $commit }.
error-file_masked = This is one seat's copy, with hidden moves: it can't be replayed before the match is over.
error-file_newer = This file was made by a newer Sweetbox: expected rules of version { $version } or older, got { $came }.
error-file_seed = Expected a seed of { $count } bytes in hex, got none or a different one.
error-file_commitment = The seed does not fit the commitment: one of the two has been changed.
error-file_head = Something before the log has been changed: the game, version, seats, options, edition, start, seat, practice, remarks, commitment or nonces.
error-file_entry = The match breaks at log entry { $entry }: { $why }
error-file_changed = The match breaks at log entry { $entry }: it is not the one that the file was written with.
error-file_chosen = A match in which you chose the outcomes of chance can't be saved as a match file: in a file, every draw follows from the seed.
error-file_laid_out = A match that began at a chosen position has no masked copy: its file would show that position. Wait until it is over.
error-file_cut =
    { $count ->
        [one] The log is cut off after { $count } entry.
       *[other] The log is cut off after { $count } entries.
    }
error-file_digest = The digest at the end does not fit the log: it has been changed.
error-file_result = The result does not fit the log: expected { $expected }, got { $came }.
error-rule_unknown = No such rule: { $came }. Known rules: { $known }.
error-usage = { $why }; see { $command } --help.
error-seat_number = Expected a seat from 1 to { $most }, got { $came }.
error-option_pair = Expected an option as name=value, got { $came }.
error-file_read = Cannot read { $file }: { $why }.
error-file_write = Cannot write { $file }: { $why }.
error-file_taken = { $file } already exists and cannot be read as a match file: nothing was written.
error-toml_long = { $file } is too long to be read here: expected at most { $most } characters.
error-toml_deep = { $file } is nested too deeply to be read here.
error-edition_toml = { $file } is not valid TOML: { $why }.
error-edition_line = { $file }, line { $line }: { $why }
error-lesson = { $game }: lesson.toml cannot be used: { $why }.
error-lesson_alone = --lesson brings its own bots, seats, options and seed and starts a new match: leave the other options out.
error-no_lesson = { $game } has no lesson.
error-resume_game = This match file is of { $expected }, not { $came }: name that game, or none.
error-resume_bots =
    { $count ->
        [one] Expected at most one bot for { $seats } seats, so that one seat is left for you.
       *[other] Expected at most { $count } bots for { $seats } seats, so that one seat is left for you.
    }
error-bots_list = Expected bots with commas between them, each one of { OR($known) }, got "{ $came }".
error-too_many_bots =
    { $count ->
        [one] Expected at most one bot for { $seats } seats, got { $count }.
       *[other] Expected at most one bot for each of { $seats } seats, got { $count }.
    }
error-bots_count = Expected one bot for each of { $seats } seats, got { $count }.
error-bot_budget = Expected a number of iterations such as search:2000 or of seconds such as search:0.2s, got { $came }.
error-bot_broken = The bot { $bot } cannot be imported: { $error }.
error-bot_maker = The bot { $bot } cannot be made: { $error }. Its maker gets the text after the colon, or None, and must return an object with a name and choose(turn).
error-bot_file = There is no file { $file }: expected the path of a Python file with a bot in it.
error-bot_none = There is no bot in { $place }: it needs a class with a method choose(turn), or a table BOTS.
error-bot_several = There are several bots in { $place }: { $names }. Say which one you mean, as in { $first }.
error-arena = Expected at least one bot and one match.

remark-crashed = { $who }: the bot { $bot } failed, and greedy made this move for it.
remark-late = { $who }: the bot { $bot } did not answer in time, and greedy made this move for it.
remark-illegal = { $who }: the bot { $bot } did not give a legal move, and greedy made this move for it.

error-game_unfinished = { $game } is unfinished and not listed: { $why }. sweetbox check { $game } says what is missing.
note-preparing = The strong bot is still being prepared, as it is once after installation; meanwhile, this is a quick bot's advice.
note-coarse = The rules are not compiled here, so there was time for only { $count ->
        [one] one try: the figures are rough.
       *[other] { $count } tries: the figures are rough.
    }
note-plain = The rules are not compiled here: bots with a time limit think ahead less and play below their level.
note-simpler = The strong bots are still being prepared, as they are once after installation; until then they play more simply.

fault-crashed = { $error } ({ $file }, line { $line })
fault-late = it did not answer in time
fault-no_answer = `choose` returned { $came }, not an Answer
fault-illegal = it answered with the move { $move }, which is not legal
error-check_import = The game { $came } cannot be imported: { $error }. A game is a package with rules.py, judge.py, components.py, notation.py, view.py and story.py.
error-check_none = No law has { $came } in its name.
error-batch_none = Expected a saved batch, got something else.
error-batch_format = Expected a saved batch of format { $expected }, got format { $came }: it was saved by another version of Sweetbox.
error-batch_version = Expected a saved batch of the present rules of { $title } (version { $expected }), got one of version { $came }: play it with the Sweetbox that saved it.
error-batch_damaged = The saved batch is damaged: its rows are not those that were saved.

error-no_weights = There is no network for { $game } yet. Train one with: sweetbox train { $game }
error-weights_file = Expected a file of weights that sweetbox train wrote, got { $file }.
error-weights_other = The weights in { $file } are for another game or another version of { $game }. Train new ones with: sweetbox train { $game }
error-train_alone = { $game } is played alone, and a network learns from sharing a win. Choose a game for two or more.
error-train_one_seat = A network learns from sharing a win, and alone nobody shares it: train with two seats or more.
error-data_exists = Expected a folder that does not exist yet, got { $file }: nothing is overwritten.
error-data_game = { $file }: expected a match of { $expected }, got one of { $came }. A data set contains one game.
error-data_sources = Expected either --file or --database, got both.
error-data_bots = Expected { OR($known) }, which are compiled, got { $came }.
