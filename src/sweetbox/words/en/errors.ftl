error-table_line = Expected a table as one line; { $why }.
error-option_bool = Option { $option }: expected yes or no, got { $came }.
error-option_int = Option { $option }: expected a whole number from { $low } to { $high }, got { $came }.
error-option_choice = Option { $option }: expected { OR($choices) }, got { $came }.
error-option_unknown = No such option: { $came }. Options of { $game }: { $known }.
error-seats = { $game }: expected { $low } to { $high } seats, got { $came }.
error-seed = Expected a whole number or { $count } bytes as seed, got { $came }.
error-game_unknown = Expected one of the games { OR($known) }, got { $came }.
error-game_none = Expected one of the games { OR($known) }, got the end of the input.
error-bot_unknown = Expected one of the bots { OR($known) }, got { $came }.
error-bot_argument = Expected plain { $bot }, got { $bot }:{ $came }.
error-language = Expected one of the languages { OR($known) }, got { $came }.
error-engine = Expected one of the engines { OR($known) }, got { $came }.
error-no_numba_cuda = Expected numba-cuda for the engine cuda, got none: pip install 'sweetbox[gpu]' brings it.
error-no_gpu = Expected a GPU with CUDA for the engine cuda, got none.
error-edition_bool = { $field }: expected true or false, got { $came }.
error-edition_int = { $field }: expected a whole number from { $low } to { $high }, got { $came }.
error-edition_choice = { $field }: expected { OR($choices) }, got { $came }.
error-edition_text = { $field }: expected a text, got { $came }.
error-edition_shape = Expected an edition as sections of rows, got { $came }.
error-edition_section = Expected the sections { $known }, got { $came }.
error-edition_rows = Expected [[{ $section }]] rows, got none or something else.
error-edition_field = Expected the fields { $known }, got { $came }.
error-edition_missing = Expected the field { $field } in this row, got none.
error-not_over = Expected a match that is over: points and ranks stand only then.
error-no_seat = Expected a seat from 0 to { $most }, counted from 0, got { $came }.
error-over = The match is over: no more moves can be made.
error-chance_next = Nobody owes a move now: chance comes first.
error-not_to_act = { $seat } owes no move now; to act: { $others }.
error-move_kind = Expected a move, its number, its text or its JSON, got { $came }.
error-move_index = Expected a move from 0 to { $most }, got { $came }.
error-move_empty = Expected a move, got an empty text.
error-compound = The moves cannot be made as one: after { $count } of them chance or another seat comes before "{ $move }".
error-compound_over = The moves cannot be made as one: after { $count } of them the match is over, before "{ $move }".
error-unforeseen = The moves cannot be made as one: after { $count } of them you see something new, before "{ $move }".
error-take_back =
    { $who_is ->
        [you] You have no move to take back: you made none, or something has happened since that cannot be unseen.
       *[other] { $who } has no move to take back: none was made, or something has happened since that cannot be unseen.
    }
error-entry = Expected a number of log entries from 0 to { $most }, got { $came }.
error-entry_chance = expected an outcome of chance here (-1), got { $came }.
error-entry_draw = expected outcome { $expected }, which the seed draws here, got { $came }.
error-entry_no_chance = expected a move of { OR($others) }, got an outcome of chance.
error-file_shape = Expected a match file, got something else: { $came }.
error-file_format = Expected a match file of format { $expected }, got { $came }.
error-file_masked = Expected a whole match, got one seat's copy with hidden moves: it cannot be replayed before the match is over.
error-file_newer = Expected rules of version { $version } or older, got a file of version { $came }: a newer Sweetbox made it.
error-file_seed = Expected a seed of { $count } bytes in hex, got none or another.
error-file_commitment = The seed does not fit the commitment: one of the two was changed.
error-file_head = Something before the log was changed: game, version, seats, options, edition, commitment or nonces.
error-file_entry = The match breaks at log entry { $entry }: { $why }
error-file_changed = The match breaks at log entry { $entry }: it is not the one the file was written with.
error-file_laid_out = A match that began at a position of your own has no match file: a file begins with the set-up.
error-file_cut =
    { $count ->
        [one] The log is cut off after { $count } entry.
       *[other] The log is cut off after { $count } entries.
    }
error-file_digest = The digest at the end does not fit the log: it was changed.
error-file_result = The result does not fit the log: expected { $expected }, got { $came }.
error-rule_unknown = Expected one of the rules { OR($known) }, got { $came }.
error-usage = { $why }; see { $command } --help.
error-seat_number = Expected a seat from 1 to { $most }, got { $came }.
error-option_pair = Expected an option as name=value, got { $came }.
error-file_read = Cannot read { $file }: { $why }.
error-file_write = Cannot write { $file }: { $why }.
error-file_taken = { $file } is already there and is no match file: nothing was written.
error-edition_toml = { $file }: expected TOML; { $why }.
error-edition_line = { $file }, line { $line }: { $why }
error-resume_game = Expected { $expected }, which the match file is of, or no game, got { $came }.
error-resume_bots =
    { $count ->
        [one] Expected at most one bot of { $seats } seats, so that one is left for you.
       *[other] Expected at most { $count } bots of { $seats } seats, so that one is left for you.
    }
error-bots_list = Expected bots with commas between them, each one of { OR($known) }, got "{ $came }".
error-too_many_bots =
    { $count ->
        [one] Expected at most one bot for { $seats } seats, got { $count }.
       *[other] Expected at most one bot a seat for { $seats } seats, got { $count }.
    }
error-bots_count = Expected one bot for each of { $seats } seats, got { $count }.
error-bot_budget = Expected a number of iterations such as search:2000 or of seconds such as search:0.2s, got { $came }.
error-bot_broken = The bot { $bot } cannot be imported: { $error }.
error-bot_maker = The bot { $bot } cannot be made: { $error }. Its maker gets the text behind the colon, or None, and gives an object with a name and choose(turn).
error-arena = Expected at least one bot and one match.

remark-crashed = { $who }: the bot { $bot } failed, and greedy made this move for it.
remark-late = { $who }: the bot { $bot } did not answer in time, and greedy made this move for it.
remark-illegal = { $who }: the bot { $bot } gave no legal move, and greedy made this move for it.

note-preparing = The strong bot is still being prepared, once after installing; this is a quick bot's advice.

fault-crashed = { $error } ({ $file }, line { $line })
fault-late = it did not answer in time
fault-no_answer = `choose` gave { $came }, not an Answer
fault-illegal = it answered with the move { $move }, which is not legal
