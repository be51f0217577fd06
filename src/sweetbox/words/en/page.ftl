app-title = Sweetbox
app-about = Five tabletop games about sweets and snacks, with friends and with bots at the same table.
app-offline = No connection.
app-offline_text = Your seats and matches are safe on the server. This page carries on as soon as you are connected again; what it already shows, and the settings, still work.
app-install = Install Sweetbox on this device
app-skip = Skip to the content
app-menu = Main menu
app-loading = Laying the table …

nav-lobby = Games
nav-rules = Rules
nav-about = About

set-title = Settings
set-language = Language
set-theme = Light or dark
set-theme_system = Same as the system
set-theme_light = Light
set-theme_dark = Dark
set-speed = Animation speed
set-speed_slow = Slow
set-speed_normal = Normal
set-speed_fast = Fast
set-speed_at_once = Instant
set-palette = Colours of seats and pieces
set-palette_usual = As usual
set-palette_red_green = For red-green colour blindness
set-palette_blue_yellow = For blue-yellow colour blindness
set-palette_shades = Different in brightness, too
set-sound = Sounds
set-volume = Volume
set-letters = Letters on the pieces
set-in_words = Boards in words
set-named = Show my name when I am watching
set-at_once = Make moves at once, without confirming
set-name = Your name
set-save = Save
set-saved = Saved
set-close = Close

lobby-play_now = Play now
lobby-play_now_label = Play now: { $game }, against bots
lobby-own_table = Your own table
lobby-own_table_label = Your own table: open a room for { $game }
lobby-choice_label = { $game }, played like this: { $choice }. Change it
lobby-rules_label = Rules of { $game }
lobby-facts =
    { $estimate ->
        [yes] { $seats } players · { $minutes } minutes (our estimate)
       *[no] { $seats } players · { $minutes } minutes
    }
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
lobby-go_on = Continue
lobby-go_on_label = Continue: { $game } with { $names }
lobby-go_on_alone = Continue: { $game }, nobody else is there yet
lobby-waits = Waiting for you
lobby-history = All matches, and statistics
lobby-give_up_label = Give up { $game } and take it off the list
lobby-replay = Watch again
lobby-replay_label = Watch again: { $game } with { $names }
lobby-your_turn = your turn
lobby-running = running
lobby-waiting = waiting
lobby-has = { $name } { $points }
lobby-you_have = you { $points }
lobby-with = with { $names }
lobby-won = you won
lobby-lost = you finished in place { $rank }

play-title = Play now: { $game }
play-seats =
    { $count ->
        [one] { $count } seat
       *[other] { $count } seats
    }
play-bots = Strength of the bots
play-base = basic game
play-changed =
    { $count ->
        [one] { $count } option changed
       *[other] { $count } options changed
    }
play-usual = Back to the usual

give_up-title = Give up { $game }?
give_up-what = A bot takes your seat and plays on. The match disappears from your list; while it is running, its link takes you back to your seat.
give_up-what_off = The room disappears from your list. Its link still leads there.
give_up-go = Give up
give_up-stay = Keep it

history-title = My matches
history-game = Game
history-all = All games
history-statistics = Statistics
history-statistics_note = Finished matches. A match in which a bot played on for you counts as yours.
history-against = Against
history-bots = bots: { $bot }
history-people = people
history-mixed = different bots
history-alone = nobody
history-played = Played
history-won = Won
history-of = { $count } ({ $percent }%)
history-place = Average place
history-place_of = { $place } of { $seats }
history-best = Most points
history-streak = Wins in a row
history-longest = { $streak } (longest: { $longest })
history-matches = Matches
history-more = More matches

notices-switch = Tell me when it is my turn
notices-open = You will be told while Sweetbox is open in the background.
notices-always = You will be told even when Sweetbox is closed, once for each match. You can stop it here or in the notice itself.
notices-denied = This browser blocks notices from this page. You can allow them in the browser's settings for this page.
notices-stop = No more notices
device-title = Your devices
device-here = This device, since { $day }
device-other = Another device, since { $day }
device-end = Sign out
device-end_label = Sign out the device you have used since { $day }
device-make_link = Use this name on another device
device-link = Link for the other device
device-link_text = Open this link on the other device. It works once, until { $time }. Anyone who has it becomes you, so keep it to yourself.

become-title = Use your name on this device
become-ask = Be { $name } on this device?
become-what = You will then have your rooms, matches and statistics on this device, too.
become-instead = On this device you are { $name } at the moment, and would no longer be.
become-yes = Yes, I am { $name }
become-no = No

name-title = What shall we call you?
name-why = The others at the table see this name. No account, no password.
name-label = Name
name-go = Continue
name-guest = Guest

new-title = Your own table: { $game }
new-seats = Players
new-places = Who sits where
new-place = Seat { $number }
new-place_me = you
new-place_shared = somebody on this device
new-place_open = free, for anyone with the link
new-place_bot = bot: { $bot }
editions-title = Edition
editions-printed = as printed
new-options = Options
new-no_options = This game has no options.
new-range = ({ $low } to { $high })
new-doors = Who may come in
new-public = Listed in the lobby for everyone
new-spectators = People without a seat may watch
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

level-gentle = Looks one move ahead, forgets a lot and often settles for less than the best move. Good for a first match.
level-fair = Looks one move ahead, forgets a little and sometimes settles for less than the best move.
level-sharp = Thinks ahead for a moment, forgets nothing and rarely errs.
level-master = The strongest we have: thinks ahead for 1 second a move and forgets nothing.

room-seats = Players
room-seat = Seat { $number }
room-you = you
room-away = away
room-ready = ready
room-free = free seat
room-to_act =
    { $you ->
        [yes] your turn
       *[no] to act
    }
room-chosen =
    { $you ->
        [yes] you have chosen
       *[no] has chosen
    }
room-thinking = is thinking
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
room-wait_look = All seats are taken. When the match starts, you can watch.
room-wait_full = All seats are taken.
room-wait_start = Everyone is here. Start when you like.
room-wait_host = Everyone is here. { $name } starts the match.
room-host_away = The host has been away since { $time }.
room-lead = Become the host
room-lead_wait = If they stay away longer, you can be the host until they are back.
room-away_since = { $name } has been away since { $time }.
room-away_wait = After a minute, a bot can play instead.
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
room-renamed =
    { $you ->
        [yes] Your name is now { $now }.
       *[no] { $name } is now called { $now }.
    }
room-kept = You are watching. { $name } is keeping your seat.
room-come_back = Take your seat again

time-title = Time to think
time-none = no limit
time-move = for each move
time-bank = for the whole match
time-slow = slow play, over days
time-kind = Time is counted
time-each = Time for a move
time-whole = Time for each player
time-added = Each move adds
time-seconds =
    { $count ->
        [one] { $count } second
       *[other] { $count } seconds
    }
time-minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
time-days =
    { $count ->
        [one] { $count } day
       *[other] { $count } days
    }
time-at_zero = When time runs out
time-stand_in = a bot plays until they are back
time-give_up = a bot plays to the end
time-urge = If somebody is there but does not move, the others can let a bot move
time-after = after { $time }
time-never = never
time-is_none = There is no time limit.
time-is_move = Each move has { $time }.
time-is_bank = Each player has { $time } for the match, and { $added } more with each move.
time-is_bank_alone = Each player has { $time } for the match.
time-is_slow = Slow play: each move has { $time }.
time-is_stand_in = When time runs out, a bot plays until the player is back.
time-is_give_up = When time runs out, a bot plays to the end.
time-is_urge = If somebody does not move for { $time }, the others can let a bot make that move.
time-left = time left
time-days_hours = { $days } d { $hours } h
time-hours_minutes = { $hours } h { $minutes } min
time-said_minute = You have a minute left.
time-said_ten = You have ten seconds left.
time-grant = Give { $name } more time
time-urge_for = Let a bot move for { $name }
time-urge_asked = You have asked for a bot to move
time-ran_out =
    { $you ->
        [yes] Your time has run out. A bot plays until you are back.
       *[no] { $name } has run out of time. A bot plays until they are back.
    }
time-ran_out_for_good =
    { $you ->
        [yes] Your time has run out. A bot plays to the end.
       *[no] { $name } has run out of time. A bot plays to the end.
    }
time-granted =
    { $to ->
        [yes] { $name } gives you more time.
       *[no] { $name } gives { $whom } more time.
    }
time-granted_yours = You give { $whom } more time.
time-urged =
    { $to ->
        [yes] { $name } asks for a bot to make your move.
       *[no] { $name } asks for a bot to move for { $whom }.
    }
time-urged_yours = You ask for a bot to move for { $whom }.
time-urged_enough =
    { $to ->
        [yes] The others have asked for it: a bot makes this move for you.
       *[no] The others have asked for it: a bot makes this move for { $whom }.
    }
time-over =
    { $count ->
        [one] { $name } ran out of time once.
       *[other] { $name } ran out of time { $count } times.
    }
talk-button = Talk
talk-title = Say something
talk-signs = Signs
talk-greetings = Coming and going
talk-courtesy = Politeness
talk-praise = The match
talk-waiting = Waiting
talk-endings = Afterwards
talk-said = What was said
talk-watcher = { $name } (watching)
talk-mute = Mute { $name }
talk-unmute = Unmute { $name }
talk-watchers = Hear people who are watching
talk-line = { $name }: { $what }
talk-say_hello = Hello everyone.
talk-say_welcome = Welcome to the table.
talk-say_nice_to_see = Nice to see you.
talk-say_good_luck = Good luck, everyone.
talk-say_have_fun = Have fun.
talk-say_back = I'm back.
talk-say_bye = Goodbye.
talk-say_see_you = See you soon.
talk-say_please = Please.
talk-say_thanks = Thank you.
talk-say_you_are_welcome = You're welcome.
talk-say_sorry = Sorry.
talk-say_no_problem = No problem.
talk-say_after_you = After you.
talk-say_nice_move = Nice move.
talk-say_clever = That was clever.
talk-say_bold = That was bold.
talk-say_lucky_you = You got lucky there.
talk-say_tough_luck = Tough luck.
talk-say_exciting = This is exciting.
talk-say_surprise = I didn't see that coming.
talk-say_one_moment = One moment, please.
talk-say_thinking = I'm thinking.
talk-say_take_your_time = Take your time.
talk-say_ready = I'm ready.
talk-say_still_there = Are you still there?
talk-say_your_turn = It's your turn.
talk-say_tea = I'm getting a cup of tea.
talk-say_short_break = Shall we take a short break?
talk-say_go_on = Let's go on.
talk-say_good_game = Good game.
talk-say_congratulations = Congratulations.
talk-say_close = That was close.
talk-say_fun = That was fun.
talk-say_thanks_game = Thanks for the game.
talk-say_again = Shall we play again?
talk-say_another = Shall we try another game?
talk-say_last_one = One last match for me.
talk-say_tomorrow = Shall we go on tomorrow?
talk-sign_smile = a smile
talk-sign_laugh = a laugh
talk-sign_wink = a wink
talk-sign_wow = wide eyes
talk-sign_sad = a sad face
talk-sign_sleepy = a sleepy face
talk-sign_heart = a heart
talk-sign_star = a star
talk-sign_thumb = thumbs up
talk-sign_flower = a flower
talk-sign_candy = a sweet
talk-sign_cup = a cup of tea

pass-title = Pass the device to { $name }
pass-secret = What { $name } sees now is for { $name } only.
pass-open = I am { $name }: show the table
pass-take_back = Take the last move back
pass-at = on this device
pass-here = Somebody on this device
pass-label = Somebody on this device: seat { $number }
pass-name = Name for seat { $number }
pass-who = Who else is playing on this device?
pass-why = Pass the device on after each turn. If the game has secrets, the table is covered in between.
pass-note = Matches on one device are in your history, but in nobody's statistics.

leave-button = Leave the match
leave-title = Leave the match?
leave-what = A bot takes your seat and plays on, so that nobody has to wait.
leave-what_alone = You are playing with bots only, so nobody has to wait for you. A bot takes your seat and plays on.
leave-back = You can stay and watch, and take your seat again while the match is running.
leave-go = Leave
leave-stay = Stay

room-start = Start the match
room-start_wait = The match can start when all seats are taken: send the link, or add bots.
room-host_starts = The host starts the match.
room-waiting_title = Before the match
room-invite = Invite
room-invite_text = Anyone with this link can come in.
room-only_here = Only this computer can open this link. For friends, start the server with { $command } and open the page at the address it prints.
room-copy = Copy the link
room-copied = Copied
room-not_copied = The browser did not let the page copy the link. It is in the address bar, too.
room-share = Share the link
room-share_title = Come and play { $game } with me
room-qr = The link as a QR code
room-spectator = You are watching.
room-no_look = This room has no spectators. Take a seat to see the table.
room-options = Options of the match
room-options_yours = You are the host: everyone sees what you change at once.
room-is_public = The room is listed in the lobby.
room-is_private = Only people with the link can find the room.
room-is_watched = People without a seat may watch.
room-is_unwatched = Only players can see the table.
room-stand_in = If somebody leaves, a bot plays on: { $bot }.
room-option_on = yes
room-option_off = no
room-game = Game
room-many = Players
room-laid = Changing the game or the number of players puts the last match away. Anyone left without a seat is first in line for one.
room-join = Join the next match
room-joined =
    { $before ->
        [0] You are the first in line for a free seat.
        [one] One person is ahead of you in line for a free seat.
       *[other] { $before } people are ahead of you in line for a free seat.
    }
room-join_not = No, just watch
room-queue = Waiting for a seat: { $names }.
room-queue_host = Free a seat for them, or set the table for more.
room-onlookers =
    { $count ->
        [one] One person is watching.
       *[other] { $count } people are watching.
    }
room-onlookers_named =
    { $more ->
        [0] Watching: { $names }.
        [one] Watching: { $names } and one more.
       *[other] Watching: { $names } and { $more } more.
    }
room-renew = Renew the link
room-renew_text = With a new link, the links sent so far lead nowhere. People who sit here or wait for a seat stay in; everyone else needs the new link.
room-renewed = This is the new link. It is shown only now: send it to everyone who may come in.
room-renew_public = A room that is listed in the lobby is open to everyone.
room-keyed = The link to this room has been renewed. Ask the host for the new one.
room-keyed_host = You have renewed the link to this room. If you no longer have it, renew it again.
room-archived = This room was put away because nobody used it for a long time. It opens again when its host, or a player of its last match, comes back.
room-closed = The people who run this server have closed this room. You can look at it, but not play in it.
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
frame-no_moves = Nothing for you to do right now.
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
frame-hint = Hint
frame-hint_turn = A strong player would do this, in this order:
frame-hint_share = From here, that wins about { $share }% of the time.
frame-hint_better = That wins about { $share }% of the time; the next best choice, about { $next }%.
frame-hint_show = Show me
frame-hint_move = A strong player would do this: { $move }.
frame-choice_lost = What you had chosen is no longer possible: the table has changed.
frame-ready = Ready: do it, or undo.
frame-pending = Chosen so far
frame-your_turn = Your turn
frame-next_round = Next round
frame-next_round_where = The button “Next round” is below the board.
frame-round_over = The round is over. This is how it was counted.
frame-round_over_yours = The round is over. This is how it was counted. Your turn is next.
frame-by_rule = Rule { $rule }
frame-dismiss = Got it
frame-connecting = Connecting …
frame-reconnecting = Connection lost. Trying again …
frame-elsewhere = You have this room open in several other windows.
frame-outdated = This page is older than the server, and reloading it has not helped.
frame-reload = Reload
frame-rejoin = Play here
frame-took_back =
    { $you ->
        [yes] You took back your last move.
       *[no] { $name } took back their last move.
    }

primer-title = How to play
primer-new = New to this game?

lesson-title = Guided first match
lesson-practice = practice
lesson-step = { $step } of { $of }
lesson-next = Next
lesson-finish = Play on
lesson-skip = Skip lesson
lesson-again = Start over
lesson-others = The others are moving now. Watch what they do.
lesson-later = Play as you like; the lesson goes on when the time is right.
lesson-send = Now press “{ $button }”.

first-title = Is this your first time with { $game }?
first-what = A short lesson on the real board, against gentle bots, shows you how to play. It doesn't count for anything, and you can skip it at any step.
first-learn = Show me how
first-play = Just play

over-place = Place
over-points = Points
over-next = Seats and options for the next match
over-rematch = Play again
over-replay = Watch again
over-stronger = Stronger: { $bot }
over-gentler = Easier: { $bot }
over-variant = Another variant
over-yes = Play again with everyone
over-yes_taken = I'd rather not
over-wishes = Ready for another match: { $names }.
over-waits = The match starts when the host starts it, or when everyone is ready.
over-begun = The next match has begun.
over-go = Go to the new match
over-laid = The table is being set for the next match.
over-go_table = Go to the table
over-sheet = Score sheet
over-round = Round { $number }

evening-title = So far in this room
evening-matches =
    { $count ->
        [one] One match
       *[other] { $count } matches
    }
evening-who = Player
evening-played = Matches
evening-won = Wins

replay-title = { $game }: watch again
replay-past = Earlier in this match
replay-step = Step { $entry } of { $entries }
replay-first = To the beginning
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-next = One step forward
replay-last = To the end
replay-with_key = { $what } ({ $key })
replay-key_space = Space
replay-key_home = Home
replay-key_end = End
replay-tempo = Replay speed
replay-seen_by = Seen by
replay-spectator = a spectator
replay-copy = Copy the link to this step
replay-download = Match file

chance-check = Check the chance
chance-yes =
    { $count ->
        [one] Checked in your browser: the sealed number, your own number and the one draw agree.
       *[other] Checked in your browser: the sealed number, your own number and { $count } draws agree.
    }
chance-open = Checked in your browser: everything it could check agrees.
chance-no = Checked in your browser: the chance in this match can't be trusted.
chance-seal_yes = The server’s number is the one it sealed before the match.
chance-seal_open = The server’s number fits its seal; this browser was not there when it was sealed.
chance-seal_no = The server’s number is not the one it sealed before the match.
chance-seal_broken = The server’s number does not fit its seal.
chance-own_yes = Your own number was used.
chance-own_only = Your own number was used, and no other.
chance-own_open = No number of yours was used.
chance-own_no = Your own number is missing, although the server had accepted it.
chance-own_bot = A number was used from a seat where a bot was sitting.
chance-draws_yes =
    { $count ->
        [one] The one draw follows from these numbers.
       *[other] All { $count } draws follow from these numbers.
    }
chance-draws_none = Nothing was drawn in this match.
chance-draws_open = Only { $checked } of { $count } draws could be checked: the server does not say what the others were drawn from.
chance-draws_no = Draw { $number }, at step { $entry }, does not follow from these numbers.
chance-limits = For what each draw was made from, you have the server’s word. On your own computer “sweetbox verify” checks that, too, by the rules:
chance-numbers = The numbers
chance-kept = Seal that your browser kept (SHA-256)
chance-seal = Seal of the server’s number (SHA-256)
chance-seed = The server’s number
chance-own = Your browser’s number
chance-later = will be added when you sit down
chance-sealed = Fair chance: sealed as { $seal } …
chance-sealed_text = The server has sealed its secret number for the next match, and your browser adds one of its own. Every draw follows from both, and at the end the page can check that.

rules-title = Rules
rules-of = Rules of { $game }
rules-contents = Contents
rules-others = Rules of the other games
rules-credits = Who made it
rules-find = Find in the rules
rules-none = None of the rules has these words.
rules-found =
    { $count ->
        [one] Found in { $count } place.
       *[other] Found in { $count } places.
    }
rules-example = Example
rules-before = before
rules-after = after
rules-close = Close the rules

about-title = About Sweetbox
about-text = Sweetbox plays five published tabletop games by their rules. It is made by people who like them and is not connected with their publishers.
about-credits = Who made the games
about-credit = { $designers }; { $publisher }
about-ours = What is ours
about-chance = Fair chance
about-chance_text = Before a match, the server seals a secret number and shows its fingerprint. Then your browser adds a number of its own. Afterwards the server reveals its number, and your browser checks every die and every draw against both. You can do the same on your own computer.
about-code = Pictures, sounds and code are our own, under the MIT licence.
about-browsers = The oldest browsers that run Sweetbox are Chrome and Edge 117, Firefox 121, and Safari 16.4, also on phones and tablets.
about-others = Fonts and libraries by others, with their licences
about-privacy = What this server stores about you

error-unreachable = The server can't be reached. Check your connection and try again.
error-unreadable = The server gave an answer that this page does not understand. Reload the page.
error-again = Try again
error-no_game = There is no such game.
error-lost = There is no such page.

## The review

review-title = { $game }: was it luck, was it you?
review-link = Luck or skill?
review-about = The review looks at every moment of the match again: how good everybody’s chances were, what chance did to them, and which moves would have been better. It takes about half a minute; the first review of a game takes longer.
review-ask = Review this match
review-queued =
    { $count ->
        [0] Your review is next.
        [one] One review is made before yours.
       *[other] { $count } reviews are made before yours.
    }
review-working = The match is being looked at …
review-leave = If you leave this page, the review is given up. Once it is finished, it is kept.
review-failed = The review did not finish. You can ask for it again.
review-not_yours = Only the people who played this match can see its review.
review-sums = Luck and skill
review-sum = Everything is in percent of the win. A draw is a moment of chance, or what lay hidden when somebody chose; a move is a choice between two or more. What your mistakes cost, the mistakes of the others give back, so your losses may add up to more than a whole win. ± is one standard error, from the review’s random tries alone; its judgement of a position shifts by { $doubt } from one move to the next, so take a single loss below that with caution.
review-seat = Seat
review-start = Start
review-luck = Luck per draw
review-final = End
review-loss = Loss per move
review-give_or_take = { $value } ± { $error }
review-levels = For comparison, what a bot’s move costs on average in matches among fair bots: { $levels }.
review-level = { $bot } { $loss }
review-graph = Everybody’s chances over the match
review-moment = Moment of the match
review-chance_of = { $name } { $share }
review-marks = ⚂: a stroke of luck that moved somebody’s chances by more than 10%. A seat’s sign: a mistake of that player.
review-mattered = What mattered most
review-mistakes = What could have been better
review-whose = Moves of
review-no_mistakes = No move that clearly cost anything.
review-lost = { $name }, { $grade }: { $loss } of the win
review-grade_best = best move
review-grade_good = good move
review-grade_slip = slip
review-grade_mistake = mistake
review-grade_blunder = blunder
review-before = What happened here:
review-played = Played
review-better = Better
review-wins = wins { $share }
review-try = Try from here
review-replay = Watch again
review-how = Looked at with { $count } tries a position; better moves were looked for by { $bot }. What a player could not know does not count against a move.
review-history = Your moves over time
review-history_note = What a move cost you on average in the matches that were reviewed, beside the bots. Less is better.
review-when = Match
review-none = No match of yours has been reviewed yet: the button for it is on the page of every finished match.
