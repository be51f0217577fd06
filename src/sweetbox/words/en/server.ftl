server-database = Expected a database at sqlite:///… or postgresql://…, got { $came }.
server-database_open = The database cannot be opened: { $why }.
server-driver = PostgreSQL needs one more part: pip install 'sweetbox[postgresql]'.
server-port = Port { $port } of { $host } cannot be opened: { $why }. --port names another.
server-port_taken = Port { $port } of { $host } is taken by another program. --port names another.
server-served = { $file } is already served at { $address }: only one server at a time can have a store in a file. --database names another.
server-claimed = Another Sweetbox is just starting or ending with { $file }: try again in a moment.
server-host = Host { $host } cannot be opened: { $why }. Expected 127.0.0.1 for yourself, 0.0.0.0 for everybody in the network, or an address of this computer.
server-limits_file = { $file }: { $why }. Known limits: { $known }.
server-proxies = No proxy's address or network: { $came }. FORWARDED_ALLOW_IPS takes addresses such as 10.0.0.7 or 10.0.0.0/8, with commas between them.
server-few_files = At most { $count } connections at a time: this system allows { $files } open files. `ulimit -Hn` raises that.
server-file_exists = { $file } is already there: a backup overwrites nothing.
server-no_database = There is nothing to back up: { $file } does not exist.
server-newer_store = The store was made by a newer Sweetbox: back it up with that one.
server-backed_up = Written: { $file } ({ $rooms } rooms, { $events } events). It can be served: sweetbox serve --database sqlite:///{ $file }
server-open_at = Sweetbox is open at { $address } (Ctrl-C ends it; nothing is lost)
server-open_already = Sweetbox is already running: your browser opens { $address }
server-open_to = For others in your network: { $address }
server-page_about = Five tabletop games about sweets and snacks, to play with friends and bots.
server-page_api = Everything that can be asked of this server:
server-shape = The request is not of the shape that the OpenAPI document describes.
server-name = A name has 1 to 24 letters on one line, all of one script, with no invisible signs and no piles of accents.
server-name_ours = Bots or seats are called that here: choose another name.
server-bad_text = Expected a text without control marks.
server-places = Expected one place for each seat, at most one of them yours, and a bot's name for each bot.
server-language = That language is not spoken here.
server-too_deep = What came is nested too deeply.
server-no_identity = First say what you want to be called: PUT /api/identity.
server-origin = That page may not speak to this server.
server-banned = This server does not let you in before { $until }. The reason: { $why }
server-room_closed = Those who run this server have closed this room. It can be looked at, not played in.
server-not_host = Only the host of the room may do that.
server-not_seated = You have no seat in this room.
server-not_played = This room has no spectators: a match is for those who played it.
server-memory = In a game of memory the past is shown when the match is over.
server-not_found = There is nothing at this address.
server-no_room = There is no such room.
server-no_match = There is no such match.
server-no_seat_here = There is nobody in that seat, or no such seat.
server-method = That cannot be done at this address.
server-seat_taken = Somebody else sits there.
server-already_seated = You already have a seat: stand up first.
server-running = Not while the match is running.
server-not_gone = They left less than a minute ago; a bot can take over once a minute has passed.
server-host_not_gone = The host left only a few minutes ago; you can be the host when they have been away for longer.
server-stand_in = In a running match the bot of this room takes over: { $bot }. Leave the bot out, or name this one.
server-changes = This room has been changed too often since its last match began. Start the next match to go on.
server-not_running = No match has been started yet.
server-not_over = The match is not over: its past is shown when it is.
server-key_used = This key already stands for another move: use a new one for each move.
server-taken_back = The move of this key was taken back: to make it again, send it with a new key.
server-hint_people = Hints are for tables with bots only.
server-no_hint = No bot here gives advice.
server-hint_later = The bot has no advice yet: try again in a moment.
server-open_seats = There are still open seats: wait for people, or put bots there.
server-archived = This room was put away because nobody used it for a long time. It opens again when its host, or a player of its last match, comes back.
server-older_rules = This match was begun with older rules and cannot go on: start another.
server-busy = Too many at once in this room: try again.
server-too_big = The request is too big.
server-head = The head of the request is too big.
server-slow = The request took too long to arrive.
server-unreadable = This is not a request that HTTP knows.
server-too_many = Too much at once: wait a moment.
server-crowded = The server is busy: try again in a moment.
server-too_many_rooms = You have opened many rooms: wait a moment.
server-too_many_sockets = Too many windows are open here: close one first.
server-too_many_watchers = Too many are looking at this room.
server-internal = Something went wrong here. Nothing was lost.
server-store = The store cannot be reached: try again in a moment.
server-store_full = The store is full: nothing was changed. Whoever hosts this server has to make room.
server-store_damaged = The store is damaged: the host of this server has to bring back a backup.
server-self_check =
    { $count ->
        [one] The last self-check, { $count } second ago, failed. { $why }
       *[other] The last self-check, { $count } seconds ago, failed. { $why }
    }
server-self_check_late =
    { $count ->
        [one] The self-check has had no outcome for { $count } second.
       *[other] The self-check has had no outcome for { $count } seconds.
    }

admin-windows = `sweetbox admin` needs a Unix socket, which Windows does not have.
admin-socket = The socket { $file } cannot be used: { $why }. --admin-socket names another.
admin-socket_taken = { $file } is already there and is no socket: nothing was changed. --admin-socket names another.
admin-socket_live = Another server already answers at { $file }. --admin-socket names another.
admin-not_running = No server answers at { $file }. Start one with `sweetbox serve`, or name its --database or its --admin-socket.
admin-not_allowed = You may not use { $file }: only the user who runs the server may.
admin-no_answer = The server has not answered within five minutes; it may still be at work.
admin-cut_off = The server closed the connection without an answer.
admin-refused = { $why }
admin-not_understood = The server does not understand this request. It may be of another version: start it again.
admin-no_room = There is no room whose id begins with { $came }.
admin-no_person = There is no person whose id begins with { $came }. `sweetbox admin people` lists them.
admin-no_ban = { $came } is not banned. `sweetbox admin bans` lists who is.
admin-several = More than one id begins with { $came }: give more of it.
admin-archived_already = Room { $room } is already in the archive.
admin-not_archived = Room { $room } is not in the archive.
admin-ban_why = A ban needs a reason: --why "…".
admin-no_limit = There is no limit { $came }. The limits are { $known }.
admin-fixed_limit = { $name } cannot be changed while the server runs.
admin-limit_whole = { $name }: expected a whole number above 0, got { $came }.
admin-limit_row =
    { $count ->
        [one] { $name }: expected { $count } number above 0, got { $came }.
       *[other] { $name }: expected { $count } numbers above 0 with commas between them, got { $came }.
    }
admin-limit_number = { $name }: expected a number above 0, got { $came }.
admin-duration = Expected a time such as 30m, 2h, 7d or 4w, at most { $most }, got { $came }.
admin-too_long = Expected a text of at most { $most } letters.
admin-erase_yes = Erasing cannot be undone. Add --yes if you mean it.
admin-no_rooms = There are no rooms.
admin-no_people = There are no such people.
admin-no_bans = Nobody is banned.
admin-no_limits = There are no limits.
admin-no_audit = No administrator has done anything yet.
admin-more = { $shown } of { $total } are shown; --most shows more.
admin-closed =
    { $count ->
        [one] Room { $room } is closed and in the archive; { $count } browser that had it open was told.
       *[other] Room { $room } is closed and in the archive; { $count } browsers that had it open were told.
    }
admin-unarchived = Room { $room } is out of the archive and can be played in again.
admin-insight = Opened { $created }, last used { $at }.
admin-insight_archived = It is in the archive.
admin-insight_public = Everybody finds it in the lobby.
admin-insight_private = Only people with the link find it.
admin-seat_open = free seat
admin-seat_away = – away
admin-seat_host = – host
admin-stranger = somebody without a name
admin-socket_open = Open: { $name } from { $address }
admin-looked = Everyone in the room has been told that an administrator is looking.
admin-renamed = { $before } is called { $name } now.
admin-banned =
    { $count ->
        [one] { $whom } is banned until { $until }; { $count } open connection was closed.
       *[other] { $whom } is banned until { $until }; { $count } open connections were closed.
    }
admin-unbanned = { $whom } is not banned any more.
admin-ended =
    { $count ->
        [one] The cookie of { $person } has ended; { $count } open connection was closed.
       *[other] The cookie of { $person } has ended; { $count } open connections were closed.
    }
admin-erased = { $person } is erased. Rooms: { $rooms }; matches: { $matches }; seats in running matches that a bot took over: { $seats }. Backups still hold what was erased: see docs/server.md.
admin-limit_fixed = (only at the start)
admin-limit_changed = { $name } is { $value } now; it was { $before }. The next start of the server sets it back.
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
limit-connects = New connections a second from one address; twenty times as many at once.
limit-header_bytes = Bytes of the head of a request.
limit-header_lines = Lines of the head of a request.
limit-header_seconds = Seconds until the head of a request has arrived.
limit-body_seconds = Seconds from then on until its body has.
limit-keep_alive = Seconds that a connection without a request stays open.
limit-pipeline = Requests that a connection may send before the first of them is answered.
limit-unread_seconds = Seconds until a client has read what was sent.
limit-body = Bytes of a request.
limit-message = Bytes of a WebSocket message.
limit-rate = Requests or messages a second of one person; for a moment four times as many.
limit-households = So many times as much for one address, which a whole club may share.
limit-turns = Requests and messages that are answered at the same time.
limit-waiting = Requests and messages that wait for their turn: of one person, of one address, of all.
limit-slow_threads = Answers that take long and are worked out at the same time.
limit-slow_waiting = Such answers that wait: of one person, of one address, of all.
limit-hint_threads = Hints that bots think about at the same time.
limit-hints_waiting = Hints that wait: of one person, of one address, of all.
limit-sockets = Sockets of one person, of one address.
limit-strangers = Sockets without an identity of one address.
limit-watchers = Sockets on one room; those whose room it is always get in.
limit-places = Sockets of one person on one room; the oldest gives way.
limit-lobbies = Sockets on the lobby of one person (the oldest gives way), of the strangers of one address, of one address.
limit-lobby_pace = Seconds between two words to a lobby.
limit-lobby_look = Seconds between two looks for what no event tells the lobby: time that has passed, and other processes.
limit-unread = Bytes waiting to be read by one socket, one person, one address.
limit-rooms_a_minute = Rooms a minute that one person may open; twice as many at once.
limit-names_a_minute = New people a minute from one address; ten times as many at once.
limit-hints_a_minute = Hints a minute that one person may ask for; half as many at once.
limit-listed = Rooms in one page of a list.
limit-empty_minutes = Minutes until a public room that nobody is in is no longer listed.
limit-events = Events in one answer.
limit-bot_pace = Seconds before a bot's move that people watch.
limit-bot_threads = How many bots may think at once.
limit-gone = Seconds without a sign of somebody after which a bot may take their place.
limit-host_gone = Seconds without a sign of the host after which somebody else may be the host.
limit-keep = Days on which the server ran, without an event, after which a room is archived.

privacy-title = What this server stores about you
privacy-short = Only what the games need: no account, no mail address, no advertising, nobody else's servers, nothing that follows you elsewhere.
privacy-cookie_title = A cookie
privacy-cookie = When you say what you want to be called, your browser gets a random token in a cookie, so that you find your seats again. It lasts { $cookie_days } days. The server stores only its hash, from which nobody can make the token again. You can delete the cookie in your browser at any time; your seats then belong to nobody.
privacy-name_title = Your name and your language
privacy-name = The name you chose is shown to everyone who has the link of a room you are in, and with the matches you played. It is stored until it is erased.
privacy-rooms_title = Rooms and matches
privacy-rooms = A room is stored as what happened in it: who sat where, every move, and when. Matches are played again from it, looked at and checked. Everyone who has the link may look at a match that is over. A room that nobody has used for { $days } days goes into the archive: it can still be looked at. Rooms and matches are kept without an end. Search engines are asked not to list them.
privacy-addresses_title = Your network address
privacy-addresses = The server counts requests by address, in memory only, so that nobody can flood it; that is forgotten when it is restarted. An address is stored only if it is banned: among the bans until the ban is over, and in the log of what administrators did.
privacy-logs_title = Logs
privacy-logs = The log of the server holds its own faults: no names, no addresses, no links of rooms, nothing that you sent. A proxy in front of it may keep a log of its own.
privacy-browser_title = In your browser
privacy-browser = The page keeps your settings (language, light or dark, sounds) in your browser. They are not sent anywhere.
privacy-admins_title = Administrators
privacy-admins = Those who run this server can list names and rooms. They can look into a room as a spectator would; everyone in the room then sees that. What they do is written into a log that is kept without an end; people are in it by an id, not by name.
privacy-others_title = Who else gets it
privacy-others = Nobody. The page loads nothing from other servers.
privacy-erase_title = What you can ask for
privacy-erase = You can ask for everything that is stored about you, as a file, and to be erased. Your name and your id are then overwritten everywhere with “N. N.”; your moves stay, because the others' matches are made of them, and so does a text of your own that you put into the chance of a match, because nobody could check it otherwise.
privacy-backups_title = Backups
privacy-backups = Backups that were made before still hold what has been erased since, until they are deleted.
privacy-contact_title = Whom to ask
privacy-contact = Those who run this server:
privacy-contact_unknown = Ask those who gave you the address of this server.
