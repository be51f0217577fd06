app-title = Sweetbox
app-about = Five tabletop games about sweets and snacks, with friends and with bots at the same table.
app-skip = Skip to the content
app-menu = Main menu
app-loading = Laying the table …

nav-lobby = Games
nav-rules = Rules
nav-about = About

set-title = Settings
set-language = Language
set-theme = Light or dark
set-theme_system = As the system
set-theme_light = Light
set-theme_dark = Dark
set-speed = Animation speed
set-speed_slow = Slow
set-speed_normal = Normal
set-speed_fast = Fast
set-speed_at_once = At once
set-sound = Sounds
set-letters = Letters on the pieces
set-in_words = Boards in words
set-name = Your name
set-save = Save
set-saved = Saved
set-close = Close

lobby-play_now = Play now
lobby-play_now_label = Play now: { $game }, against bots
lobby-with_friends = With friends
lobby-with_friends_label = With friends: open a room for { $game }
lobby-rules_label = Rules of { $game }
lobby-facts = { $seats } players · { $minutes } minutes
lobby-games = Five boxes on the counter
lobby-open = Open rooms
lobby-none = No open rooms right now. Open one and send the link, or play with bots.
lobby-join = Come in
lobby-join_label = Come in: { $game } with { $names }
lobby-join_alone = Come in: { $game }, nobody is there yet
lobby-free =
    { $count ->
        [one] { $count } free seat
       *[other] { $count } free seats
    }
lobby-more = More rooms
lobby-mine = My matches
lobby-mine_none = Nothing yet. Your matches will be listed here.
lobby-go_on = Go on
lobby-go_on_label = Go on: { $game } with { $names }
lobby-go_on_alone = Go on: { $game }, nobody else is there yet
lobby-replay = Look again
lobby-replay_label = Look again: { $game } with { $names }
lobby-your_turn = your turn
lobby-running = running
lobby-waiting = waiting
lobby-with = with { $names }
lobby-won = you won
lobby-lost = you came in at place { $rank }

name-title = What shall we call you?
name-why = The others at the table see this name. No account, no password.
name-label = Name
name-go = Go on
name-guest = Guest

new-title = A room for { $game }
new-seats = Players
new-places = Who sits where
new-place = Seat { $number }
new-place_me = you
new-place_open = free, for whoever has the link
new-place_bot = bot: { $bot }
new-options = Options
new-no_options = This game has no options.
new-range = ({ $low } to { $high })
new-doors = Who may come in
new-public = Listed in the lobby for everybody
new-spectators = People without a seat may look on
new-stand_in = If somebody leaves, this bot plays on
new-then_invite =
    { $count ->
        [one] Then you get a link for the free seat.
       *[other] Then you get a link for the { $count } free seats.
    }
new-then_start = All seats are taken: then you start the match.
new-open = Open the room

bot-gentle = gentle
bot-fair = fair
bot-sharp = sharp
bot-master = master

room-seats = Players
room-seat = Seat { $number }
room-you = you
room-away = away
room-free = free seat
room-to_act = to act
room-chosen = has chosen
room-thinking = thinks
room-sit = Sit here
room-sit_label = Sit here: seat { $number }
room-bot_here = Put a bot here
room-bot_label = Put a bot here: seat { $number }
room-host = host
room-bot = bot
room-plays_for = plays for { $name }
room-stand = Stand up
room-clear = Free the seat
room-clear_label = Free the seat: { $name }
room-level_label = How strong { $name } is
room-leave = Leave the room
room-wait_for =
    { $count ->
        [one] Waiting for one more player.
       *[other] Waiting for { $count } more players.
    }
room-wait_you =
    { $count ->
        [one] One seat is free: take it.
       *[other] { $count } seats are free: take one.
    }
room-wait_look = All seats are taken. When the match starts, you look on.
room-wait_full = All seats are taken.
room-wait_start = Everyone is here. Start when you like.
room-wait_host = Everyone is here. { $name } starts the match.
room-host_away = The host has been away since { $time }.
room-lead = Be the host yourself
room-lead_wait = If they stay away for longer, you can be the host until they are back.
room-away_since = { $name } has been away since { $time }.
room-away_wait = After a minute a bot may play instead.
room-substitute = Let a bot play for { $name }
room-left =
    { $you ->
        [yes] You have left. { $bot } plays on for you.
       *[no] { $name } has left. { $bot } plays on.
    }
room-returned =
    { $you ->
        [yes] You are back in your seat.
       *[no] { $name } is back.
    }
room-started = { $name } has started another match.
room-last_result = Look at the last one
room-renamed =
    { $you ->
        [yes] You are called { $now } now.
       *[no] { $name } is called { $now } now.
    }
room-kept = You look on. { $name } keeps your seat.
room-come_back = Take your seat again

leave-button = Leave the match
leave-title = Leave the match?
leave-what = A bot takes your seat and plays on, so that nobody has to wait.
leave-back = You can stay and look on, and take your seat again as long as the match runs.
leave-go = Leave
leave-stay = Stay

room-start = Start the match
room-start_wait = The match can start when all seats are taken: send the link, or put bots there.
room-host_starts = The host starts the match.
room-waiting_title = Before the match
room-invite = Invite
room-invite_text = Whoever has this link can come in.
room-only_here = Only this computer can open this link. For friends, start the server with sweetbox serve --host 0.0.0.0 and open the page at the address that it tells.
room-copy = Copy the link
room-copied = Copied
room-not_copied = The browser did not let the page copy. The address bar has the link, too.
room-qr = The link as a QR code
room-spectator = You look on.
room-no_look = This room has no spectators. Take a seat to see the table.
room-options = Options of the match
room-options_yours = You are the host: what you change, everyone sees at once.
room-is_public = The room is listed in the lobby.
room-is_private = Only who has the link finds the room.
room-is_watched = People without a seat may look on.
room-is_unwatched = Nobody looks on without a seat.
room-stand_in = If somebody leaves, a bot plays on: { $bot }.
room-option_on = yes
room-option_off = no
room-archived = This room was put away because nobody used it for a long time. It opens again when its host, or a player of its last match, comes back.
room-closed = Those who run this server have closed this room. It can be looked at, not played in.
room-banned = This server does not let you in.
room-looked = An administrator of this server looked into this room at { $time }.
room-in_minutes =
    { $count ->
        [one] In less than a minute.
       *[other] In { $count } minutes.
    }
room-any_moment = Any moment now.
room-lost = There is no such room.
room-back = To the games

frame-board = Drawn board
frame-words = In words
frame-position = The position
frame-moves = What you can do
frame-no_moves = Nothing to do for you right now.
frame-filter = Find a move
frame-filter_count =
    { $count ->
        [one] { $count } move
       *[other] { $count } moves
    }
frame-other_move = Another move, in notation
frame-ask = Do it, or say why not
frame-story = What happened
frame-story_empty = Nothing yet.
frame-rules = Rules
frame-tools = More
frame-look_back = Look back
frame-to_now = Back to now
frame-undo = Undo
frame-send = Do it
frame-sending = Sending …
frame-take_back = Take back
frame-hint = A hint
frame-hint_turn = The choice of a strong bot, in this order:
frame-hint_share = It expects { $share }% of the win.
frame-hint_show = Show me
frame-hint_move = The choice of a strong bot: { $move }.
frame-choice_lost = What you had chosen is not possible any more: the table has changed.
frame-ready = Ready: do it, or undo.
frame-pending = Chosen so far
frame-your_turn = Your turn
frame-by_rule = Rule { $rule }
frame-dismiss = Understood
frame-connecting = Connecting …
frame-reconnecting = Connection lost. Trying again …
frame-elsewhere = You have this room open in several other windows.
frame-outdated = This page is older than the server, and loading it again has not helped.
frame-reload = Load again
frame-rejoin = Play here
frame-took_back =
    { $you ->
        [yes] You took your last move back.
       *[no] { $name } took the last move back.
    }

primer-title = How it goes

over-place = Place
over-player = Player
over-points = Points
over-next = Seats and options of the next match
over-rematch = Once more
over-replay = Look again

replay-title = { $game }: look again
replay-past = Earlier in this match
replay-step = Step { $entry } of { $entries }
replay-first = To the beginning
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-next = One step on
replay-last = To the end
replay-seen_by = Seen by
replay-spectator = somebody looking on
replay-copy = Copy the link to this step
replay-download = Match file

chance-check = Check the chance
chance-yes =
    { $count ->
        [one] Checked in your browser: the sealed number, your own number and the one draw agree.
       *[other] Checked in your browser: the sealed number, your own number and { $count } draws agree.
    }
chance-open = Checked in your browser: all that it could check agrees.
chance-no = Checked in your browser: the chance of this match cannot be trusted.
chance-seal_yes = The server’s number is the one that it had sealed before the match.
chance-seal_open = The server’s number fits its seal; this browser was not there when it was sealed.
chance-seal_no = The server’s number is not the one that it had sealed before the match.
chance-seal_broken = The server’s number does not fit its seal.
chance-own_yes = Your own number went in.
chance-own_only = Your own number went in, and no other.
chance-own_open = No number of yours went in.
chance-own_no = Your own number is missing, though the server had taken it.
chance-own_bot = A number went in from a seat where a bot sat.
chance-draws_yes =
    { $count ->
        [one] The one draw follows from these numbers.
       *[other] All { $count } draws follow from these numbers.
    }
chance-draws_none = Nothing was drawn in this match.
chance-draws_open = Only { $checked } of { $count } draws could be checked: the server does not say what the others were drawn from.
chance-draws_no = Draw { $number }, at step { $entry }, does not follow from these numbers.
chance-limits = What each draw was made from is the server’s word. On your own computer “sweetbox verify” checks that, too, by the rules:
chance-numbers = The numbers
chance-kept = Seal that your browser kept (SHA-256)
chance-seal = Seal of the server’s number (SHA-256)
chance-seed = The server’s number
chance-own = Your browser’s number
chance-later = is added when you sit down
chance-sealed = Fair chance: sealed as { $seal } …
chance-sealed_text = The server has sealed its secret number for the next match; your browser adds one of its own. Every draw follows from both, and at the end the page can check that.

rules-title = Rules
rules-of = Rules of { $game }
rules-contents = Contents
rules-short = In short
rules-all = All rules
rules-others = Rules of the other games
rules-credits = Who made it
rules-find = Find in the rules
rules-none = No rule has these words.

about-title = About Sweetbox
about-text = Sweetbox plays five published tabletop games by their rules. It is made by people who like them, and is not connected with their publishers.
about-credits = Who made the games
about-credit = { $designers }; { $publisher }
about-ours = What is ours
about-chance = Fair chance
about-chance_text = Before a match the server seals a secret number: it shows the fingerprint. Then your browser adds a number of its own. Afterwards the server shows its number, and your browser checks every die and every draw with both; so can you, on your own computer.
about-code = Pictures, sounds and code are our own, under the MIT licence.
about-privacy = What this server stores about you

error-unreachable = The server cannot be reached. Check the connection and try again.
error-unreadable = The server gave an answer that this page does not understand. Load the page again.
error-again = Try again
error-no_game = There is no such game.
error-lost = There is no such page.
