server-database = Expected a database at sqlite:///… or postgresql://…, got { $came }.
server-database_open = The database cannot be opened: { $why }.
server-port = Port { $port } of { $host } can't be opened: { $why }. Choose another with --port.
server-port_taken = Port { $port } of { $host } is in use by another program. Choose another with --port.
server-served = { $file } is already served at { $address }: only one server at a time can use a store in a file. Choose another with --database.
server-workers_sqlite = Several workers need PostgreSQL: name it with --database postgresql://…, or leave --workers out.
server-claimed = Another Sweetbox is just starting or stopping with { $file }: try again in a moment.
server-host = Host { $host } cannot be opened: { $why }. Expected 127.0.0.1 for yourself, 0.0.0.0 for everybody in the network, or an address of this computer.
server-url = Expected the address at which people find this server, such as https://games.example.org, without a path; got { $came }.
server-push_service = Expected a host that carries notices, such as push.example.org or push.example.org:8443; got { $came }.
server-limits_file = { $file }: { $why }. Known limits: { $known }.
server-proxies = Not an address or network of a proxy: { $came }. FORWARDED_ALLOW_IPS takes addresses such as 10.0.0.7 or 10.0.0.0/8, separated by commas.
server-open_folder = Everybody on this computer can write in { $folder }, and so replace your store. `chmod o-w` prevents that.
server-open_to_all = Every user of this PostgreSQL server can connect to { $database } and hears which rooms are played. Unless you trust them all: REVOKE CONNECT ON DATABASE "{ $database }" FROM PUBLIC.
server-no_push = Nobody hears of a turn while their page is closed; the extra push brings that: { $command }
server-few_files = At most { $count } connections at a time: this system allows { $files } open files. `ulimit -Hn` raises that.
server-file_exists = { $file } already exists, and a backup overwrites nothing.
server-store_empty = { $file } is still being set up by the server that has just been started, or is no store: try again in a moment.
server-no_database = There is nothing to back up: { $file } does not exist.
server-store_earlier = This store is from before the first release and stays as it is: the last commit that reads it is { $commit }.
server-newer_store = The store was made by a newer Sweetbox: back it up with that one.
server-backed_up = Written: { $file } ({ $rooms } rooms, { $events } events). It can be served: sweetbox serve --database sqlite:///{ $file }
server-open_at = Sweetbox is open at { $address } (Ctrl-C ends it; nothing is lost)
server-open_already = Sweetbox is already running: opening { $address } in your browser
server-open_to = For others in your network: { $address }
server-page_about = Five tabletop games about sweets and snacks, to play with friends and bots.
server-page_api = Everything you can ask of this server:
server-shape = The request does not have the shape that the OpenAPI document describes.
server-name = A name has 1 to 24 letters on one line, all in one script, without invisible characters or piles of accents.
server-name_ours = That is what bots, seats or second people of one name are called here: choose another name.
server-bad_text = Expected a text without control characters.
server-places = Expected one place for each seat, at most one of them yours, a name for each other player on your device, and a bot's name for each bot.
server-language = This server does not speak that language.
server-too_deep = The request is nested too deeply.
server-no_identity = Say what you want to be called first: PUT /api/identity.
server-push_endpoint = This is not the address of a push service that this server knows. Those who run it can add one: --push-service.
server-push_keys = The browser's two keys for notices can't be read: subscribe again.
server-push_off = This server sends no notices to closed pages: it was started without --url https://….
server-origin = That page is not allowed to talk to this server. If it is this server's own page, start the server with --url and the page's address.
server-misdirected = This server listens on its own computer only and does not know the address that you used. If people find it there, through a proxy, start the server with that address: --url https://club.example, and --origin for each further one.
server-banned = This server does not let you in before { $until }. The reason: { $why }
server-room_closed = The people who run this server have closed this room. You can look at it, but not play in it.
server-not_host = Only the host of the room can do that.
server-not_seated = You have no seat in this room.
server-not_your_seat = That seat is not yours: name one of your own.
server-which_seat = You have several seats here: say which one you mean, with ?seat= and its number.
server-not_played = This room has no spectators: only the people who played a match can see it.
server-memory = In a memory game, the past is shown when the match is over.
server-not_found = There is nothing at this address.
server-no_room = There is no such room.
server-no_match = There is no such match.
server-no_device = You have no such device.
server-no_handover = This link has already been used, or is more than ten minutes old. Make a new one.
server-no_seat_here = There is nobody in that seat, or no such seat.
server-method = That cannot be done at this address.
server-seat_taken = Somebody else is sitting there.
server-already_seated = You already have a seat: stand up first.
server-running = You can't do that while the match is running.
server-not_gone = They left less than a minute ago; a bot can take over once a minute has passed.
server-timing_move = Expected { $low } to { $high } seconds for a move, got { $came }.
server-timing_bank = Expected { $low } to { $high } seconds for the whole match, got { $came }.
server-timing_increment = Expected { $low } to { $high } seconds added with each move, got { $came }.
server-timing_urge = Expected { $low } to { $high } seconds until the others can ask for a bot, or 0 for never; got { $came }.
server-timing_days = Expected 1, 3 or 7 days for a move in slow play, got { $came }.
server-slow_play = In slow play only the clock counts: a bot takes over when their time has run out.
server-no_clock = There is no clock in that seat.
server-not_awaited = Nobody is waiting for a move from that seat.
server-own_time = Only the others at the table can do that.
server-granted = A player can be given more time at most { $most } times in a match, and this one already has been.
server-no_urging = In this room, no bot makes a move for somebody who is there.
server-urged_early =
    { $count ->
        [one] You can ask for a bot to make this move in { $count } second.
       *[other] You can ask for a bot to make this move in { $count } seconds.
    }
server-host_not_gone = The host left only a few minutes ago; you can become the host if they stay away longer.
server-stand_in = In a running match, the bot of this room takes over: { $bot }. Leave the bot out, or name this one.
server-changes = This room has been changed too often since its last match began. Start the next match before you change more.
server-sent_away =
    { $seconds ->
        [one] The host has just freed your seat. You can sit down again in a second.
       *[other] The host has just freed your seat. You can sit down again in { $seconds } seconds.
    }
server-farewell = { $name } has freed your seat. You are welcome to watch, and can sit down again in a minute.
server-farewell_host = The host has freed your seat. You are welcome to watch, and can sit down again in a minute.
server-queue_full = Too many people are already waiting for the next match.
server-public_link = A public room is open to everyone: take it off the lobby before you renew its link.
server-not_running = No match has been started yet.
server-no_edition = This server does not offer such an edition (any more): choose another.
server-editions_folder = Expected a folder of editions, got { $folder }.
server-edition_name = { $file }: expected a name of at most 40 letters, digits, spaces, dots, hyphens or underscores.
server-edition_left_out = Not offered: { $why }
server-no_lesson = There is no lesson here.
server-lesson_waits = This step of the lesson is waiting for a move.
server-practice = This is a practice room: its seats and options belong to the lesson. Open a room of your own for others.
server-not_over = The match is not over yet, and its past is shown only then.
server-key_used = This key already belongs to another move: use a new one for each move.
server-taken_back = The move with this key was taken back: to make it again, send it with a new key.
server-hint_people = Hints are only for tables where you play against bots.
server-no_hint = No bot here gives advice.
server-hint_later = The bot has no advice yet: try again in a moment.
server-open_seats = There are still open seats: wait for people, or put bots there.
server-archived = This room was put away because nobody used it for a long time. It opens again when its host, or a player of its last match, comes back.
server-older_rules = This match began with older rules and can't continue: start another.
server-busy = Too much is going on in this room at once: try again.
server-too_big = The request is too big.
server-head = The head of the request is too big.
server-slow = The request took too long to arrive.
server-unreadable = This is not a valid HTTP request.
server-too_many = Too many requests: wait a moment.
server-crowded = The server is busy: try again in a moment.
server-too_many_rooms = You have opened many rooms: wait a moment.
server-too_much_talk = A lot has just been said: wait a few seconds, then say it.
server-too_many_sockets = You have too many windows open here: close one first.
server-too_many_watchers = Too many people are watching this room.
server-internal = Something went wrong here. Nothing was lost.
server-store = The store can't be reached: try again in a moment.
server-store_full = The store is full: nothing was changed. The host of this server has to make room.
server-store_damaged = The store is damaged: the host of this server has to restore a backup.
server-self_check =
    { $count ->
        [one] The last self-check, { $count } second ago, failed. { $why }
       *[other] The last self-check, { $count } seconds ago, failed. { $why }
    }
server-self_check_late =
    { $count ->
        [one] The self-check has not finished for { $count } second.
       *[other] The self-check has not finished for { $count } seconds.
    }

admin-windows = `sweetbox admin` needs a Unix socket, which Windows does not have.
admin-socket = The socket { $file } can't be used: { $why }. Choose another with --admin-socket.
admin-socket_taken = { $file } already exists and is not a socket: nothing was changed. Choose another with --admin-socket.
admin-socket_live = Another server is already answering at { $file }. Choose another with --admin-socket.
admin-not_running = No server answers at { $file }. Start one with `sweetbox serve`, or give its --database or its --admin-socket.
admin-not_allowed = You can't use { $file }: only the user who runs the server can.
admin-no_answer = The server has not answered within five minutes; it may still be working on it.
admin-cut_off = The server closed the connection without an answer.
admin-refused = { $why }
admin-not_understood = The server does not understand this request. It may be another version: restart it.
admin-no_room = There is no room whose id begins with { $came }.
admin-no_person = There is no person whose id begins with { $came }. `sweetbox admin people` lists them.
admin-no_ban = { $came } is not banned. `sweetbox admin bans` lists who is.
admin-several = More than one id begins with { $came }: type more of it.
admin-archived_already = Room { $room } is already in the archive.
admin-not_archived = Room { $room } is not in the archive.
admin-ban_why = A ban needs a reason: --why "…".
admin-no_limit = There is no limit { $came }. The limits are { $known }.
admin-fixed_limit = { $name } can't be changed while the server is running.
admin-limit_whole = { $name }: expected a whole number above 0, got { $came }.
admin-limit_row =
    { $count ->
        [one] { $name }: expected { $count } number above 0, got { $came }.
       *[other] { $name }: expected { $count } numbers above 0, separated by commas, got { $came }.
    }
admin-limit_number = { $name }: expected a number above 0, got { $came }.
admin-duration = Expected a time such as 30m, 2h, 7d or 4w, at most { $most }, got { $came }.
admin-too_long = Expected a text of at most { $most } letters.
admin-erase_yes = Erasing can't be undone. Add --yes if you mean it.
admin-no_rooms = There are no rooms.
admin-no_people = There are no such people.
admin-no_bans = Nobody is banned.
admin-no_limits = There are no limits.
admin-no_audit = No administrator has done anything yet.
admin-more = Showing { $shown } of { $total }; --most shows more.
admin-closed =
    { $count ->
        [one] Room { $room } is closed and in the archive; { $count } browser that had it open was notified.
       *[other] Room { $room } is closed and in the archive; { $count } browsers that had it open were notified.
    }
admin-unarchived = Room { $room } is out of the archive and can be played in again.
admin-insight = Opened { $created }, last used { $at }.
admin-insight_archived = It is in the archive.
admin-insight_public = Everyone can find it in the lobby.
admin-insight_private = Only people with the link can find it.
admin-seat_open = free seat
admin-seat_away = – away
admin-seat_host = – host
admin-stranger = somebody without a name
admin-socket_open = Open: { $name } from { $address }
admin-looked = Everyone in the room has been notified that an administrator is looking.
admin-renamed = { $before } is now called { $name }.
admin-banned =
    { $count ->
        [one] { $whom } is banned until { $until }; { $count } open connection was closed.
       *[other] { $whom } is banned until { $until }; { $count } open connections were closed.
    }
admin-unbanned = { $whom } is no longer banned.
admin-ended =
    { $count ->
        [one] The cookie of { $person } has ended; { $count } open connection was closed.
       *[other] The cookie of { $person } has ended; { $count } open connections were closed.
    }
admin-erased = { $person } has been erased. Rooms: { $rooms }; matches: { $matches }; seats in running matches that a bot took over: { $seats }. Backups still contain what was erased: see docs/server.md.
admin-limit_fixed = (only at the start)
admin-limit_changed = { $name } is now { $value }; it was { $before }. The next start of the server sets it back.
admin-said =
    { $count ->
        [one] Said to { $count } open room page.
       *[other] Said to { $count } open room pages.
    }
admin-bots =
    { $count ->
        [one] { $count } bot
       *[other] { $count } bots
    }
admin-state_waiting = waiting
admin-state_playing = playing
admin-state_over = over
admin-column_room = room
admin-column_game = game
admin-column_state = state
admin-column_people = people
admin-column_watchers = watching
admin-column_created = opened
admin-column_archived = archived
admin-column_person = person
admin-column_name = name
admin-column_since = since
admin-column_rooms = rooms
admin-column_addresses = here now from
admin-column_banned = banned until
admin-column_whom = whom
admin-column_until = until
admin-column_why = why
admin-column_at = when
admin-column_limit = limit
admin-column_value = value
admin-column_about = what it limits
admin-column_act = act
admin-column_what = what

limit-connections = Connections open at once from one address.
limit-connects = New connections a second from one address; up to twenty times as many at once.
limit-header_bytes = Bytes in the head of a request.
limit-header_lines = Lines in the head of a request.
limit-header_seconds = Seconds for the head of a request to arrive.
limit-body_seconds = Seconds after that for its body to arrive.
limit-keep_alive = Seconds that a connection without a request stays open.
limit-pipeline = Requests that a connection may send before the first of them is answered.
limit-unread_seconds = Seconds for a client to read what was sent.
limit-body = Bytes in a request.
limit-message = Bytes in a WebSocket message.
limit-rate = Requests or messages a second from one person; for a moment, four times as many.
limit-households = One address, which a whole club may share, may have this many times as much.
limit-turns = Requests and messages answered at the same time.
limit-waiting = Requests and messages waiting their turn: from one person, from one address, from everyone.
limit-slow_threads = Slow answers worked out at the same time.
limit-slow_waiting = Slow answers waiting: for one person, for one address, for everyone.
limit-hint_threads = Hints that bots are thinking about at the same time.
limit-hints_waiting = Hints waiting: for one person, for one address, for everyone.
limit-sockets = Sockets of one person, of one address.
limit-strangers = Sockets without an identity from one address.
limit-watchers = Sockets on one room; people whose room it is always get in.
limit-places = Sockets of one person on one room; the oldest gives way.
limit-lobbies = Sockets on the lobby of one person (the oldest gives way), of the strangers of one address, of one address.
limit-lobby_pace = Seconds between two messages to a lobby.
limit-lobby_look = Seconds between two checks for what no event tells the lobby: time that has passed, and other processes.
limit-unread = Bytes waiting to be read by one socket, one person, one address.
limit-rooms_a_minute = Rooms a minute that one person may open; twice as many at once.
limit-names_a_minute = New people a minute from one address; ten times as many at once.
limit-hints_a_minute = Hints a minute that one person may ask for; half as many at once.
limit-reviews_an_hour = Matches that one person may have reviewed an hour; half as many at once.
limit-reviews_unasked = Reviews an hour that are made before anybody asks, while no bot is thinking; 0: none.
limit-reviews_waiting = Reviews that are wanted and not made yet.
limit-talk_a_minute = Phrases and signs a minute that one person may say in one room; a third as many at once.
limit-watchers_talk_a_minute = Phrases and signs a minute that everyone watching one room may say together; a third as many at once.
limit-listed = Rooms on one page of a list.
limit-empty_minutes = Minutes until a public room that nobody is in is no longer listed.
limit-events = Events in one answer.
limit-node_dead = Seconds without a sign of life from a node until the others take over what it led; the same at all nodes.
limit-bot_pace = Seconds before a bot makes a move that people are watching.
limit-bot_threads = How many bots may think at once.
limit-gone = Seconds without a sign of life after which a bot may take somebody's place.
limit-host_gone = Seconds without a sign of life from the host after which somebody else may be the host.
limit-keep = A room is archived after this many days without an event, counting only days on which the server ran.

notice-turn = It is your turn.
notice-stop = No more notices
preview-invites = { $name } invites you to { $game }
preview-invited = You are invited to { $game }
privacy-title = What this server stores about you
privacy-short = Only what the games need: no account, no mail address, no advertising, no other companies' servers, nothing that follows you around.
privacy-cookie_title = A cookie
privacy-cookie = When you say what you want to be called, your browser gets a random token in a cookie, so that you can find your seats again. It lasts { $cookie_days } days. The server stores only its hash, from which nobody can recover the token. Each device on which you use your name has a token of its own, and you can end each of them in the settings. You can delete the cookie in your browser at any time; if it was your only one, your seats then belong to nobody.
privacy-name_title = Your name and your language
privacy-name = The name you chose is shown to everyone who has the link to a room you are in, and with the matches you played. It is stored until it is erased.
privacy-rooms_title = Rooms and matches
privacy-rooms = A room is stored as what happened in it: who sat where, every move, and when. From this, matches can be replayed, watched and checked. Anyone with the link may watch a match that is over. A room that nobody has used for { $days } days goes into the archive, where it can still be looked at. Rooms and matches are kept indefinitely. Search engines are asked not to list them.
privacy-talk_title = What you say at a table
privacy-talk = There are only ready-made phrases and signs. The last hundred in a room are stored, with who said them and when, so that somebody who comes in can read them. They are deleted when the room goes into the archive, and yours when you are erased.
privacy-addresses_title = Your network address
privacy-addresses = The server counts requests by address, in memory only, so that nobody can flood it; the counts are forgotten when it restarts. An address is stored only if it is banned: among the bans until the ban is over, and in the log of what administrators did.
privacy-logs_title = Logs
privacy-logs = The server's log contains its own faults: no names, no addresses, no links to rooms, nothing that you sent. A proxy in front of it may keep a log of its own.
privacy-browser_title = In your browser
privacy-browser = The page keeps your settings (language, light or dark, sounds, who you have muted) in your browser. They are not sent anywhere.
privacy-notices_title = Notices of your turn
privacy-notices = Only if you turn them on: the server stores the address at which your browser's push service (run by Google, Mozilla, Microsoft or Apple, whichever made your browser) can reach it, and when it last told you about a match. That service learns that this server is telling your browser something, and when; only your browser can read what it is. If you turn notices off, sign out or are erased, the address is deleted.
privacy-admins_title = Administrators
privacy-admins = The people who run this server can list names and rooms. They can look into a room as a spectator would, and then everyone in the room sees that. What they do is written to a log that is kept indefinitely; people appear in it by an id, not by name.
privacy-others_title = Who else gets it
privacy-others = Nobody, apart from the push service of your browser if you turn notices on. The page loads nothing from other servers.
privacy-erase_title = What you can ask for
privacy-erase = You can ask for everything that is stored about you, as a file, and you can ask to be erased. Your name and your id are then overwritten everywhere with “N. N.”. Your moves stay, because the other players' matches are made of them, and so does any text of your own that you put into the chance of a match, because otherwise nobody could check it.
privacy-backups_title = Backups
privacy-backups = Backups made earlier still contain what has been erased since, until they are deleted.
privacy-contact_title = Who to ask
privacy-contact = The people who run this server:
privacy-contact_unknown = Ask the people who gave you the address of this server.
