cli-arena =
    { $count ->
        [one] { $title }, { $seats } seats, { $count } match, { $entries } entries in it
       *[other] { $title }, { $seats } seats, { $count } matches, { $entries } entries a match
    }
cli-arena_bot = { $bot } { $share }, rating { $rating }, points { $points }
cli-arena_pair = { $one } before { $other }: { $share }
cli-interval = { $share } ({ $low } to { $high })
cli-hint = { $bot } advises { $seat }: { $move }
cli-weighed =
    { $count ->
        [one] { "   " }{ $move }: { $share }% of the win, tried { $count } time
       *[other] { "   " }{ $move }: { $share }% of the win, tried { $count } times
    }
cli-compiling = Compiling { $title } (once; this takes some seconds) …
cli-arena_failed =
    { $count ->
        [one] { $bot } failed in { $count } move, and greedy made it: these figures are not its own. The first time: { $cause }.
       *[other] { $bot } failed in { $count } moves, and greedy made them: these figures are not its own. The first time: { $cause }.
    }
cli-arena_earlier =
    { $count ->
        [one] { $count } match is of an earlier run; --fresh plays it again.
       *[other] { $count } matches are of an earlier run; --fresh plays them again.
    }
cli-bot_failed =
    { $count ->
        [one] { $bot } failed in { $count } move, and greedy made it. The first time: { $cause }.
       *[other] { $bot } failed in { $count } moves, and greedy made them. The first time: { $cause }.
    }
cli-seats_minutes = { $seats } seats, { $minutes } minutes
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
cli-older = Made with version { $version } of the rules; today's is { $today }. { $entries } of { $total } entries still hold.
cli-sound =
    { $count ->
        [one] The match is sound: { $count } entry checked, { $draws } drawn from the seed.
       *[other] The match is sound: { $count } entries checked, { $draws } of them drawn from the seed.
    }
cli-unfinished = It is not over yet.
cli-usage_command = Expected one of the commands { OR($known) }, got { $came }
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
help-games = What is in the box.
help-rules = The rules of a game, in order, with their ids.
help-play = Play in the terminal. Alone with bots, or several people at one keyboard.
help-match = Let bots play one match, without a window.
help-replay = Tell a stored match in words. The table at the end of it is shown too; a part of it, with --from and --to.
help-verify = Check a match file. Every move, every die and every draw, the seed against its commitment, and the result.
help-hint = What a bot would play. And the moves it weighed, with the share of the win it expects from each.
help-arena = Let bots play each other many times. Who is better, with 95% intervals; an interrupted run goes on where it stopped.
help-bench = Measure speed and size. Compare figures of one run only: machines are noisy.
help-serve = Host rooms for a club: see docs/server.md.
help-backup = Write the whole store into one file. Also while the server runs.
help-game = Which game; `sweetbox games` lists them.
help-match_file = A match file, as `match --out` or `save` writes it.
help-language = Language of the sentences: en or de.
help-seats = How many seats; else as many as there are bots, or the fewest.
help-seed = A number that makes chance repeatable; else it is drawn from the system.
help-option = An option of the game; may be given several times.
help-edition = Component data of your own, as TOML: see the game's README.
help-database = sqlite:///FILE or postgresql://…; else SQLite in your data folder.
help-json = Print JSON instead of a table.
help-version = Say which version this is.
help-rule = Only the rule of this id.
help-play_game = Which game; without one you are asked.
help-play_bots = Bots for the last seats: gentle, fair, sharp, master, with commas. Else fair ones, or people only with --seats.
help-resume = Go on with a saved match.
help-pictures = Show the table as a picture, or say all of it in sentences.
help-match_bots = Who plays, with commas: random,random,random. One name alone fills all seats.
help-out = Write the match file here.
help-replay_seat = As seen from this seat, counted from 1 as on the screen; else as a spectator.
help-replay_from = Begin after so many log entries.
help-replay_to = Stop after so many log entries.
help-hint_seat = For this seat, counted from 1 as on the screen; else whoever is to act.
help-hint_at = As the match stood after so many log entries; else as it stands.
help-hint_bot = Which bot to ask; else the one that advises best.
help-arena_bots = Who plays, with commas: greedy,search:2000,random. The last one fills empty seats.
help-arena_matches = How many matches at least: every seating is played equally often.
help-stop_early = Stop once the intervals lie clearly apart.
help-fresh = Forget the matches of earlier runs.
help-processes = Matches played side by side; else one a core.
help-bench_game = Which game; without one, all.
help-engine = Only this engine: python, cpu or cuda.
help-bench_seats = How many seats; else between the fewest and the most.
help-host = Where to listen; 0.0.0.0 for everybody in the network.
help-port = 0: any free port.
help-bot_pace = Seconds before a bot's move that people watch.
help-bot_threads = How many bots may think at once.
help-keep = Days on which the server ran, without a move, after which a room is archived.
help-rate = Requests a second that one person may make (20).
help-origin = A further origin of pages, such as https://club.example; may be given several times.
help-limits = Limits of your own, as TOML: see docs/server.md.
help-backup_file = Where to write it; must not exist yet.
help-admin_socket = The socket file of the running server; else beside the store.
help-contact = Whom people may ask about their data, such as a mail address; the page about privacy shows it.
help-served_games = Offer only this game; give it several times for several. The default is every game in the box. _template, the game to copy, is offered only if you name it.
help-admin = For the one who hosts: rooms, people, bans and limits of the running server. It speaks to the server over a socket file, so only the user who started the server may use it.
help-admin_rooms = List the rooms. Those used last come first.
help-admin_close = Close a room. Everyone in it is told, and it goes into the archive.
help-admin_unarchive = Take a room out of the archive. It can be played in again.
help-admin_look = Look into a room, private ones too. You see what a spectator sees, and everyone in the room is told.
help-admin_people = List the people. Addresses are shown only while a room is open in their browser; they are not stored.
help-admin_rename = Give somebody another name.
help-admin_ban = Keep somebody out for a time. By identity or by address; what they have open is closed at once.
help-admin_unban = Let somebody in again.
help-admin_bans = List who is kept out, until when and why.
help-admin_end_tokens = End somebody's cookie, in every browser. They are strangers from then on and can take another name.
help-admin_export = Print everything that is stored about somebody, as JSON.
help-admin_erase = Erase somebody: their names and ids everywhere. Matches stay as they were played, with N. N. in their place.
help-admin_limits = List the limits and their values.
help-admin_set = Change a limit until the server is started again.
help-admin_say = Say something to everyone who has a room open.
help-admin_audit = List what administrators did, the last first.
help-admin_room = A room's id, or its beginning.
help-admin_person = A person's id, or its beginning; `sweetbox admin people` lists them.
help-admin_whom = A person's id or its beginning, an address, or a network such as 203.0.113.0/24. An IPv6 address stands for its /64.
help-admin_why = The reason, for the audit log.
help-admin_ban_why = The reason, for the audit log and for those who are kept out.
help-admin_most = How many rows at most.
help-admin_all = Those in the archive, too.
help-admin_name = Only people with this in their names.
help-admin_new_name = The new name.
help-admin_for = How long: 30m, 2h, 7d, 4w.
help-admin_yes = Needed, because erasing cannot be undone.
help-admin_limit = A limit; `sweetbox admin limits` lists them.
help-admin_value = Its new value.
help-admin_text = What to say.
help-admin_in = When something is going to happen: 30s, 5m, 1h. The page counts down, and people who come until then are told, too.

metavar-game = GAME
metavar-match = MATCH
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

prompt-memory = What was turned up is for you to remember; it is told when the match is over.
prompt-which_game = Which game (number or name)?
prompt-welcome = { $title }. Type ? for help.
prompt-commitment = All chance is settled and sealed from the start: { $commitment }… (sweetbox verify checks it).
prompt-play_on =
    { $count ->
        [one] { $bots } plays on; --bots seats another bot.
       *[other] { $bots } play on; --bots seats other bots.
    }
prompt-hand_over = { $seat }, it is your turn, and nobody else should look. Press Enter.
prompt-ask = { $seat }, your move:
prompt-many =
    { $count ->
        [one] { $count } move is possible: { $first }. Type "moves" to see it.
       *[other] { $count } moves are possible, from { $first } to { $last }. Type "moves" to see them all.
    }
prompt-left_out = What has not changed is left out; "look" shows everything.
prompt-number = Expected a number from 1 to { $most } or a move such as { $example }, got { $came }.
prompt-game_unknown = Expected a number from 1 to { $most } or one of the games { OR($known) }, got { $came }.
prompt-by_rule = That is rule { $rule }; type "rules { $rule }" to read it.
prompt-why_what = Which move? For instance: why { $example }
prompt-why_legal = { $move } is possible.
prompt-no_hint = No bot here gives advice.
prompt-hint = A bot would play: { $move }
prompt-weighed = { "   " }{ $move }: { $share }% of the win
prompt-undone = Taken back.
prompt-kept = The match is kept. Look at it again with: { $command }
prompt-left = The match is kept. Go on with: { $command }
prompt-command_help = help
prompt-command_why = why
prompt-command_rules = rules
prompt-command_hint = hint
prompt-command_undo = undo
prompt-command_save = save
prompt-command_moves = moves
prompt-command_look = look
prompt-command_log = log
prompt-command_quit = quit
prompt-help_help = this list
prompt-help_why = why MOVE: why that move is not possible now
prompt-help_rules = the rules; rules { $example } shows just that one
prompt-help_hint = what a bot would play
prompt-help_undo = take your last move back, if nobody has learnt anything since
prompt-help_save = save FILE: keep the match in a file
prompt-help_moves = all possible moves with their numbers
prompt-help_look = show the whole table again
prompt-help_log = everything that happened so far
prompt-help_quit = leave, also q or exit; the match is kept
prompt-help_move = Anything else is a move: its number, or its text such as { $example }; several moves joined by ; are made as one.
