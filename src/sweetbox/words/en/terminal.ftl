cli-arena =
    { $count ->
        [one] { $title }, { $seats } seats, { $count } match, { $entries } moves and draws
       *[other] { $title }, { $seats } seats, { $count } matches, { $entries } moves and draws a match
    }
cli-arena_bot = { $bot } { $share }, points { $points }
cli-arena_pair = { $one } ahead of { $other }: { $share }
cli-arena_pair_open = { $one } ahead of { $other }: { $share }: too close to call
cli-arena_orders = By order of play, first to last: { $shares }
cli-arena_orders_of = { $bot } by order of play: { $shares }
cli-arena_place = { $share } in place { $place }
cli-arena_at_once = Everyone chooses at the same time: nobody goes first.
cli-arena_pace = { "  " }{ $bot } thinks for { $mean } ms a move, { $longest } ms at most
cli-perhaps = Perhaps you mean { $meant }.
cli-working = Still at work …
cli-progress = { $done } of { $of } done …
cli-tied = { $share }, { $tied } tied
cli-interval = { $share } ({ $low } to { $high })
cli-hint = { $bot } advises { $seat }: { $move }
cli-compiling = Compiling { $title } (only once; it can take a minute) …
cli-arena_failed =
    { $count ->
        [one] { $bot } failed in { $count } move, and greedy made it: these figures are not its own. The cause: { $cause }.
       *[other] { $bot } failed in { $count } moves, and greedy made them: these figures are not its own. The first cause: { $cause }.
    }
cli-arena_earlier =
    { $count ->
        [one] { $count } match is from an earlier run; --fresh plays it again.
       *[other] { $count } matches are from an earlier run; --fresh plays them again.
    }
cli-bot_failed =
    { $count ->
        [one] { $bot } failed in { $count } move, and greedy made it. The cause: { $cause }.
       *[other] { $bot } failed in { $count } moves, and greedy made them. The first cause: { $cause }.
    }
cli-seats_minutes =
    { $estimate ->
        [yes] { $seats } seats, { $minutes } minutes (our estimate)
       *[no] { $seats } seats, { $minutes } minutes
    }
cli-played =
    { $count ->
        [one] { $title }: over after { $count } move or draw.
       *[other] { $title }: over after { $count } moves and draws.
    }
cli-placed = { $rank }.  { $seat } ({ $bot }): { $points }
cli-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
cli-written = Written: { $file }
cli-replay =
    { $count ->
        [one] { $title }, { $seats } seats, { $count } entry
       *[other] { $title }, { $seats } seats, { $count } entries
    }
cli-older = Made with version { $version } of the rules; the current one is { $today }. { $entries } of { $total } entries are still valid.
cli-sound =
    { $count ->
        [one] The match is sound: { $count } entry checked, { $draws } drawn from the seed.
       *[other] The match is sound: { $count } entries checked, { $draws } of them drawn from the seed.
    }
cli-unfinished = The match is not over yet.
cli-usage_command = No such command: { $came }. Known commands: { $known }
cli-usage_option = No such option: { $came }
cli-usage_missing = Expected { $what }, got nothing
cli-usage_extra = Expected nothing more, got { $came }
cli-usage_value = { $option }: expected a value, got none
cli-usage_no_value = { $option }: expected no value, got one
cli-usage_whole = { $option }: expected a whole number, got { $came }
cli-usage_number = { $option }: expected a number, got { $came }
cli-usage_least = { $option }: expected { $low } or more, got { $came }
cli-usage_most = { $option }: expected { $high } or less, got { $came }

help-usage = Usage:
help-some_options = { "[" }OPTIONS]
help-some_command = COMMAND …
help-arguments = Arguments
help-options = Options
help-commands = Commands
help-required = required
help-default = default: { $value }
help-range = { $low } to { $high }
help-least = { $low } or more
help-help = Show this help.
help-sweetbox =
    Five tabletop games about sweets and snacks: to play, to study, to host.
    
    Without a command: starts the local server and opens the browser.
help-games = List the games in the box.
help-rules = Print the rules of a game, in order, with their ids.
help-play = Play in the terminal. Alone against bots, or several people at one keyboard.
help-match = Let bots play one match, without a window.
help-replay = Tell a saved match in words. Shows the table at its end; --from and --to tell just a part.
help-verify = Check a match file: every move, every die and every draw, the seed against its commitment, and the result.
help-hint = Show what a bot would play. And the moves it weighed, with the share of the win it expects from each.
help-arena = Let bots play each other many times. Shows who is better, with 95% intervals; an interrupted run continues where it stopped.
help-bench = Measure speed and size. Compare figures from the same run only: machines are noisy.
help-serve = Host rooms for a club: see docs/server.md.
help-backup = Write the whole store to one file. This works while the server is running, too.
help-game = Which game; `sweetbox games` lists them.
help-match_file = A match file, as `match --out` or `save` writes it.
help-language = The language of the sentences: en or de.
help-seats = How many seats. The default is as many as there are bots, or the fewest.
help-seed = A number that makes chance repeatable. By default the system draws one.
help-option = An option of the game; can be given several times.
help-components = Other components and sizes: a TOML file, or the name of an edition that comes with the game, such as small.
help-database = sqlite:///FILE or postgresql://… The default is SQLite in your data folder.
help-json = Print JSON instead of a table.
help-version = Print the version.
help-rule = Print only the rule with this id.
help-play_game = Which game; if you leave it out, you are asked.
help-play_bots = Bots for the last seats, separated by commas: gentle, fair, sharp, master. The default is fair, or people only if you give --seats.
help-resume = Continue a saved match.
help-pictures = Show the table as a picture, or describe all of it in sentences.
help-lesson = Start with the guided first match of the game.
help-match_bots = Who plays, separated by commas: random,random,random. A single name fills all seats.
help-out = Write the match file here.
help-replay_seat = As seen from this seat, counted from 1 as on the screen. The default is a spectator's view.
help-replay_from = Start after this many log entries.
help-replay_to = Stop after this many log entries.
help-hint_seat = For this seat, counted from 1 as on the screen. The default is the seat that is to act.
help-hint_at = As the match was after this many log entries. The default is as it is now.
help-hint_bot = Which bot to ask. The default is the one that advises best.
help-arena_bots = Who plays, separated by commas: greedy,search:2000,./my_bot.py. The last one fills empty seats.
help-arena_matches = The fewest matches to play: every seating is played equally often.
help-arena_seed = The seed of the first matches; later ones take the next numbers.
help-stop_early = Stop once the intervals are clearly apart.
help-fresh = Forget the matches of earlier runs.
help-processes = Matches played side by side. The default is one for each core.
help-bench_game = Which game. The default is all of them.
help-engine = Only this engine: python, cpu or cuda.
help-bench_seats = How many seats. The default is between the fewest and the most.
help-host = Where to listen; 0.0.0.0 for everyone in your network.
help-port = 0: any free port.
help-bot_pace = Seconds before a bot makes a move that people are watching.
help-bot_threads = How many bots may think at once, each in a process of its own; by default as many as the computer has cores, at most 8.
help-workers = How many processes serve together; more than one needs PostgreSQL.
help-metrics_port = A port, reachable only from this computer, at which Prometheus finds figures; each further worker takes the next one.
help-log_json = Write the log as lines of JSON.
help-keep = A room is archived after this many days without a move, counting only days on which the server ran.
help-rate = Requests a second that one person may make (20).
help-origin = Another address of this server, or of pages that may talk to it, such as https://club.example; can be given several times.
help-limits = Limits of your own, as TOML: see docs/server.md.
help-backup_file = Where to write it; the file must not exist yet.
help-admin_socket = The socket file of the running server. The default is next to the store.
help-contact = Who people can ask about their data, such as a mail address; the privacy page shows it.
help-url = The address at which people find this server, such as https://games.example.org. Behind a proxy the server answers only to this address. It is also used for previews of shared links and for turn notices, which need https.
help-push_service = Another host that may carry notices, such as push.example.org; can be given several times. Those of the usual browsers are known.
help-editions = Offer the editions of this folder to rooms: FOLDER/GAME/name.toml, as sweetbox edition prints them.
help-served_games = Offer only this game; can be given several times. The default is every game in the box. _template, the game to copy, is offered only if you name it.
help-admin = For hosts: the rooms, people, bans and limits of the running server. It talks to the server through a socket file, so only the user who started the server can use it.
help-admin_rooms = List the rooms, most recently used first.
help-admin_close = Close a room. Everyone in it is notified, and it goes into the archive.
help-admin_unarchive = Take a room out of the archive, so that it can be played in again.
help-admin_look = Look into a room, even a private one. You see what a spectator sees, and everyone in the room is notified.
help-admin_people = List the people. Addresses are shown only while a room is open in their browser; they are not stored.
help-admin_rename = Give somebody another name.
help-admin_ban = Keep somebody out for a time, by identity or by address. Whatever they have open is closed at once.
help-admin_unban = Let somebody in again.
help-admin_bans = List who is kept out, until when, and why.
help-admin_end_tokens = End somebody's cookie in every browser. They are strangers from then on and can take another name.
help-admin_export = Print everything that is stored about somebody, as JSON.
help-admin_erase = Erase somebody: their names and ids everywhere. Matches stay as they were played, with N. N. in their place.
help-admin_limits = List the limits and their values.
help-admin_set = Change a limit until the server is restarted.
help-admin_say = Send a message to everyone who has a room open.
help-admin_audit = List what administrators did, most recent first.
help-admin_room = The id of a room, or the beginning of it.
help-admin_person = The id of a person, or the beginning of it; `sweetbox admin people` lists them.
help-admin_whom = The id of a person or the beginning of it, an address, or a network such as 203.0.113.0/24. An IPv6 address means its whole /64.
help-admin_why = The reason, for the audit log.
help-admin_ban_why = The reason, for the audit log and for the person who is kept out.
help-admin_most = The most rows to show.
help-admin_all = Include rooms in the archive.
help-admin_name = Only people with this in their name.
help-admin_new_name = The new name.
help-admin_for = How long: 30m, 2h, 7d, 4w.
help-admin_yes = Required, because erasing can't be undone.
help-admin_limit = A limit; `sweetbox admin limits` lists them.
help-admin_value = Its new value.
help-admin_text = What to say.
help-admin_in = When something is going to happen: 30s, 5m, 1h. The page counts down, and people who arrive before then see it, too.

metavar-game = GAME
metavar-match = MATCH
metavar-edition = EDITION
metavar-folder = FOLDER
metavar-file = FILE
metavar-pair = NAME=VALUE
metavar-language = LANGUAGE
metavar-url = URL
metavar-entry = ENTRY
metavar-rule = RULE
metavar-days = DAYS
metavar-origin = ORIGIN
metavar-number = NUMBER
metavar-bots = BOTS
metavar-bot = BOT
metavar-seconds = SECONDS
metavar-host = ADDRESS
metavar-engine = ENGINE
metavar-room = ROOM
metavar-person = PERSON
metavar-whom = PERSON|ADDRESS
metavar-text = TEXT
metavar-name = NAME
metavar-new_name = NEW_NAME
metavar-duration = DURATION

prompt-memory = It is up to you to remember what was turned up; you will see it all when the match is over.
prompt-which_game = Which game (number or name)?
prompt-welcome = { $title }. Type ? for help.
prompt-commitment = All chance was settled and sealed before the start: { $commitment }… (sweetbox verify checks it).
prompt-play_on =
    { $count ->
        [one] { $bots } plays on; use --bots for another bot.
       *[other] { $bots } play on; use --bots for other bots.
    }
prompt-hand_over = { $seat }, it is your turn. Nobody else should look. Press Enter.
prompt-ask = { $seat }, your move:
prompt-many =
    { $count ->
        [one] { $count } move is possible: { $first }. Type "moves" to see it.
       *[other] { $count } moves are possible, from { $first } to { $last }. Type "moves" to see them all.
    }
prompt-left_out = Anything that has not changed is left out; "look" shows everything.
prompt-number = Expected a number from 1 to { $most } or a move such as { $example }, got { $came }.
prompt-game_unknown = Expected a number from 1 to { $most } or one of the games { OR($known) }, got { $came }.
prompt-by_rule = That is rule { $rule }; type "rules { $rule }" to read it.
prompt-why_what = Which move? For instance: why { $example }
prompt-why_legal = { $move } is possible.
prompt-no_hint = No bot here gives advice.
prompt-hint = A bot would play: { $move }
prompt-weighed = { "   " }{ $move } ({ $text }): { $share }% of the win
prompt-weighed_less = A move with a higher share is not always the advice: it may have been tried too little to be sure of, or the bot errs now and then, as people of its level do.
prompt-undone = Taken back.
prompt-kept = The match is saved. Look at it again with: { $command }
prompt-left = The match is saved. Continue it with: { $command }
prompt-lesson = This is a practice match. The lesson appears above each question; you can make any move you like.
prompt-lesson_next = Press Enter to go on; "skip" ends the lesson.
prompt-skipped = The lesson is over; the match goes on.
prompt-first_time = Is this your first time with { $title }? Type { $yes } for a guided match, or press Enter to just play:
prompt-yes = y
prompt-command_help = help
prompt-command_why = why
prompt-command_rules = rules
prompt-command_hint = hint
prompt-command_undo = undo
prompt-command_save = save
prompt-command_moves = moves
prompt-command_look = look
prompt-command_log = log
prompt-command_skip = skip
prompt-command_quit = quit
prompt-help_help = this list
prompt-help_why = why MOVE: why that move is not possible now
prompt-help_rules = the rules; rules { $example } shows just that one
prompt-help_hint = what a bot would play
prompt-help_undo = take back your last move, if nobody has learned anything since
prompt-help_save = save FILE: save the match to a file
prompt-help_moves = all possible moves with their numbers
prompt-help_look = show the whole table again
prompt-help_log = everything that has happened so far
prompt-help_skip = end the lesson; the match goes on
prompt-help_quit = leave (also q or exit); the match is saved
prompt-help_move = Anything else is a move: its number, or its text such as { $example }. Several moves joined by ; are played as one.
cli-checked =
    { $broken ->
        [0] { $title }: all { $laws } laws hold, in { $count } trials.
        [one] { $title }: { $broken } of { $laws } laws is broken, in { $count } trials.
       *[other] { $title }: { $broken } of { $laws } laws are broken, in { $count } trials.
    }
help-check = Try all the laws of a game on one of your own: hiding, chance, compiled against interpreted, words. Needs the extra 'check'.
help-check_game = The name of a game, or the package of one that is not installed: my_package.my_game.
help-check_only = Only laws with these words in their names, such as hiding.
metavar-package = GAME
metavar-words = WORDS
cli-warming = Compiling { $titles } for this machine, side by side …
cli-warmed = { $title }: compiled in { $seconds } s
cli-warm_already = { $title }: already compiled
cli-all_warmed = Ready after { $seconds } s.
help-warm = Compile the rules and bots for this machine now instead of on first use. Needed once for each version.
help-warm_games = Which games. The default is all of them.
help-warm_processes = Games compiled side by side. The default is one for each core.
metavar-games = GAMES
edition-title = { $title }: what is in the box. Change it and play with it, but keep every section and every field of a row. Only in [[sizes]] may you leave something out: it then stays as printed.
edition-use = sweetbox edition { $game } > my.toml; sweetbox play { $game } --edition my.toml
edition-bool = true or false
edition-int = { $low } to { $high }
edition-choice = { OR($choices) }
edition-text = a text: see the game's README
edition-size_of = { $field }: { $told }; { $what }
help-edition_shipped = Print one that comes with the game, such as small, instead of the printed box.
help-edition = Print what is in a game's box as a TOML file, to change and to play with (--edition).

cli-training = Training { $title } on { $device }; the run is kept in { $folder }
cli-trained = Learned from { $positions } positions. Weights: { $file }, curve: { $curve }
help-train = Train a network for the bots learned and reflex: by self-play, then taught by search. A stopped run continues where it was.
help-train_minutes = How long.
help-train_practice = The part of that time, 0 to 1, for self-play without search, which comes first.
help-train_folder = Where the run is kept: checkpoint, curve and weights. The default is your data folder.
help-train_tables = Matches side by side that are played without search. The default is 16384 on a GPU, 512 without.
help-train_pupils = Matches side by side that are played with search. The default is 20480 on a GPU, 256 without.
help-train_iterations = Iterations of a search that teaches.
help-train_seats = Train with this number of seats only. The default is every number from two up.
help-train_start = A file of weights to begin with, instead of nothing.
help-train_threads = Threads that search. The default is one for each core.
cli-exported = { $folder }: { $rows ->
        [one] { $rows } step
       *[other] { $rows } steps
    } of { $matches ->
        [one] { $matches } match
       *[other] { $matches } matches
    }, { $rate } a second.
cli-export_left_out = { $count ->
        [one] One match was left out: it is not over.
       *[other] { $count } matches were left out: they are not over.
    }
help-export = Write finished matches as Parquet files: what each seat saw, could do and did, chance, and results. Without --file and --database bots play now.
help-export_folder = Where to write steps.parquet and matches.parquet; must not exist yet.
help-export_file = Match files, or folders with some; can be given several times.
help-export_database = The store of a server: its finished matches, never a running one.
help-export_bots = Who plays: random or greedy, for all seats, or one for each, separated by commas.
help-export_matches = How many matches the bots play.
help-export_seed = Seed of the first match; each next one has the next number.
