### The lab: what is asked, what is measured, and the page of an answer.

lab-title = Lab: { $title }
lab-question = The question
lab-compared = What was compared
lab-numbers = All figures
lab-repeat = How to repeat it
lab-repeat_how = Save the question below as question.toml and run it. Matches depend on the seeds alone, so every figure comes out the same on any machine, with any number of processes.
lab-variant = Variant
lab-matches = Matches
lab-players_by_seat = Players
lab-holds = With a confidence of { $confidence }, all { $count } intervals of the answer hold at the same time.
lab-holds_looks = With a confidence of { $confidence }, all { $count } intervals of the answer hold at the same time, although the figures were looked at { $looks ->
        [one] once
       *[other] { $looks } times
    } to decide whether to go on.
lab-goal_met = { $measure }: asked to within ±{ $asked }, reached ±{ $reached }.
lab-goal_missed = { $measure }: asked to within ±{ $asked }, but the budget was enough for ±{ $reached } only.
lab-goal_needs = About { $matches } matches of each variant would be enough for that.
lab-stopped_exact = Stopped as soon as everything was as exact as asked.
lab-stopped_matches = That is what { $matches ->
        [one] one match says
       *[other] { $matches } matches say
    }; with a precision, such as --precision 0.01, the lab plays as many as that takes.
lab-stopped_minutes = Stopped when the time was up.
lab-shares = In order: { $shares } of the wins, each ± { $off } at the most.
lab-shares_tied = In order: { $shares } of the wins, each ± { $off } at the most; { $tied } tied.
lab-how_long = How long? { $length } decisions, all players together; rounds: { $rounds }.
lab-how_long_minutes = At the tempo given it takes { $minutes } minutes.
lab-how_tense = After { $decided } of a match, the later winner leads for good; the lead changes { $lead_changes } times.
lab-how_tied = Mind the ties: { $ties } of the matches are tied, so shares of the win say little about who plays better.
lab-how_kingly = In { $kingmaking } of the matches, a player who can no longer win chooses the winner.
lab-rarest = Hardly used: { $thing }, by { $share } of the players.
lab-goes_with_winning = Goes with winning: { $thing } ({ $share } of the win for players who use it, against those who do not). It may be a cause, or what the leader gets to do.
lab-goes_with_losing = Goes with losing: { $thing } ({ $share } of the win for players who use it, against those who do not). It may be a cause, or what those behind have to do.
lab-seats_even = No seat is shown to be favoured.
lab-seats_more = Seat { $number } wins more than an even share.
lab-seats_less = Seat { $number } wins less than an even share.
lab-order_even = Nobody is shown to be favoured by the order of play.
lab-order_more = { $number ->
        [1] The player who moves first
        [2] The player who moves second
        [3] The player who moves third
       *[other] The player who moves in place { $number }
    } wins more than an even share.
lab-order_less = { $number ->
        [1] The player who moves first
        [2] The player who moves second
        [3] The player who moves third
       *[other] The player who moves in place { $number }
    } wins less than an even share.
lab-figure = { $value } ({ $low } to { $high })
lab-point = { "." }
lab-same = the same in every match
lab-difference = Difference
lab-bold = A difference is bold if its interval does not contain 0.
lab-changes = What changes
lab-changes_about = Compared with { $against }: every difference whose interval does not contain 0, the clearest first.
lab-changes_most = Compared with { $against }: the { $most } clearest of { $count } differences whose interval does not contain 0. The tables below have all of them.
lab-changes_none = No figure was shown to differ: the interval of every difference contains 0.
lab-changes_share = Shares, change in percentage points
lab-changes_number = Numbers, change in percent
lab-no_difference = no difference
lab-unnoticed = These players play the same matches with { $variants }, so they do not notice the change; this says nothing about people.
lab-all = all
lab-seat = Seat { $seat }
lab-place = { $place ->
        [1] plays first
        [2] plays second
        [3] plays third
        [4] plays fourth
        [5] plays fifth
        [6] plays sixth
       *[other] plays as number { $place }
    }
lab-even = even
lab-nobody = nobody alone
lab-moment = after { $part } %
lab-last = first to last
lab-second = first to second
lab-start = Start
lab-end = End

lab-seats = Share of the win by seat
lab-seats_about = If the game is fair, every interval contains the even share (in the picture, the dashed line).
lab-order = Share of the win by order of play
lab-order_about = The player who plays first makes the first move of the match. Games in which all choose at once have no order.
lab-players = Share of the win by player
lab-players_about = Players change seats from match to match, with the same deals.
lab-length = Length in decisions
lab-length_about = Moves that people make, all seats together.
lab-rounds = Rounds
lab-rounds_about = The most turns that any seat had; a turn is an unbroken run of decisions.
lab-minutes = Estimated minutes
lab-minutes_at = Estimated minutes, at { $decision } s a decision
lab-minutes_about = At { $decision } s for a decision, { $forced } s for a move without a choice and { $chance } s for what chance does in between. Seats that decide at once share the time.
lab-spread = Points apart
lab-spread_about = How far apart the players are at the end.
lab-lead_changes = Lead changes
lab-lead_changes_about = How often another seat takes the lead, as the game's own judge sees it.
lab-decided = When it is decided
lab-decided_about = The part of the match after which the later winner leads for good.
lab-leading = Does the leader win?
lab-leading_about = How often the seat that leads alone at this moment goes on to win. The dashed line is an even share.
lab-branching = Legal moves a decision
lab-branching_about = How much there is to choose from.
lab-idle = Idle time
lab-idle_about = The part of the time in which a seat has nothing to decide.
lab-dead_ends = Decisions without a choice
lab-dead_ends_about = The share of decisions with a single legal move.
lab-ties = Ties
lab-ties_about = Matches that several seats win together.
lab-kingmaking = Kingmaking
lab-kingmaking_about = Matches in which a seat that can no longer win chooses, by its move, who leads the others, and that one wins.
lab-own = The game's own measures
lab-own_about = What this game adds in its folder.
lab-use = How often things are used
lab-use_about = For each thing that a move names, the share of seats that choose it at least once in a match. Moves without a choice are not counted.
lab-worth = Share of the win with and without a thing
lab-worth_about = For each thing that a move names, the share of the win of seats that used it, minus that of seats that did not. This is not what the thing causes: seats that are ahead may get to use it more.
lab-ladder = Skill ladder
lab-ladder_about = One stronger player among weaker ones, in every seat in turn: the share of the win that it takes. The table below says by how many Elo points that makes it stronger.
lab-skill = Skill (the rest is luck)
lab-skill_about = The part of the variance of results that who plays explains: 0 % is pure luck, at 100 % the stronger player always wins. Against random moves it is nearly all of most games.
lab-tied = { $share }, { $tied } tied
lab-how_lucky = Luck or skill? One { $upper } among { $lower } players takes { $taken } of the wins: skill explains { $skill } of who wins, luck the rest.
lab-how_strong = Luck or skill? Against random moves, one { $upper } takes { $taken } of the wins. How much is luck between players who think: --ladder gentle,fair.
lab-rung = { $upper } > { $lower }: takes { $taken }; skill { $skill }
lab-upper = Stronger
lab-lower = Weaker
lab-taken = Takes
lab-elo = Elo
lab-lengths = How long matches are
lab-lengths_about = The share of matches by the number of decisions, all seats together. The dashed line is the average.
lab-leads = Who leads when
lab-leads_about = How often each seat leads alone, by part of the match, as the game's own judge sees it.
lab-heat = What is used
lab-heat_about = The stronger the colour, the more often it is used; the figure is uses a match.
lab-decisions_axis = decisions
lab-part_axis = part of the match played
lab-ends_shown = The { $most } highest and the { $most } lowest of { $count }; the table below has all of them.
lab-left_out = … { $count } more in between, see --html …
lab-table = Table: { $title }

error-lab_key = No such key in a question: { $came }. Known keys: { $known }.
error-lab_value = { $name }: expected { $expected }, got { $came }.
lab-expects_text = a text
lab-expects_texts = a text or a list of texts
lab-expects_numbers = a whole number or a list of them
lab-expects_count = a whole number from 1 on
lab-expects_whole = a whole number from 0 on
lab-expects_positive = a number above 0
lab-expects_level = a number from 0.5 to below 1, such as 0.95
lab-expects_table = a table of names and values
lab-expects_values = a list of values to compare
error-lab_tempo = Minutes depend on how long people take: say it with --seconds-per-decision 10, or in the file with a table [tempo] and a line decision = 10.
error-lab_measure = No such measure: { $came }. Known measures: { $known }.
error-lab_game = A question needs a game: add a line such as game = "swintus".
error-lab_players = Name one player for all seats or { $seats } players, one for each seat; you named { $came }.
error-lab_variants = This question compares { $came } variants; ask for { $most } at the most.
error-lab_ladder = A ladder needs at least two bots, from the weakest to the strongest; you named only { $came }.
error-lab_pair = Expected a name and values such as idle_turns=50,100, got { $came }.
error-lab_vary = { $came } cannot be varied in { $game }, only { $known } can.
error-lab_both = A question file says everything itself: leave out { $came }.
error-lab_place = No file can be written at { $file }: name one in a folder that is there.
error-lab_page = A page needs an extra: pip install 'sweetbox[lab]'.
error-lab_parquet = Writing Parquet needs an extra: pip install 'sweetbox[data]'.
error-lab_no_gpu_player = { $came } cannot play on a GPU, only { $known } can: choose other players or --engine cpu.
error-lab_gpu_cluster = A cluster plays on its machines' cores: leave out --engine cuda or --cluster.
cli-lab_met = Everything is as exact as asked.
cli-lab_missed = Not as exact as asked within the budget: allow more with matches or minutes, or ask for less.
cli-lab_written = Written: { $file }
cli-lab_stopped = Stopped. What was played is kept in { $folder }: the same command goes on from there.
cli-lab_resumed = { $count ->
        [one] One match was there already.
       *[other] { $count } matches were there already.
    }
cli-lab_more = All figures, and what is used and goes with winning: --all. A page with plots: --open.
cli-lab_things = Things have the names that they have in a move’s JSON: "move knock" is every move with "move": "knock".
cli-lab_part = { $name }: { $matches ->
        [one] { $matches } match
       *[other] { $matches } matches
    } of { $seats ->
        [1] one { $player } bot
        [2] two { $player } bots
        [3] three { $player } bots
        [4] four { $player } bots
        [5] five { $player } bots
        [6] six { $player } bots
       *[other] { $seats } { $player } bots
    }
cli-lab_part_mixed = { $name }: { $matches ->
        [one] { $matches } match
       *[other] { $matches } matches
    } of { $players }
help-lab = Is it fair, how long is it, what would this rule change do? Plays many matches and answers a question about a game, with intervals.
help-lab_question = A question file (TOML), or a game.
help-lab_vary = Compare values of an option, such as idle_turns=50,100; or editions, such as edition=printed,small; or numbers of seats, such as seats=2,3. Can be given several times.
help-lab_players = Who plays: a bot for all seats, or one for each with commas between them.
help-lab_ladder = Bots from the weakest to the strongest, with commas between them: how deep is the game?
help-lab_precision = How far the share of a seat may be off either way, such as 0.01: play until it is as exact as that.
help-lab_matches = About how many matches of each variant at the most; they are played in pieces, and the last one is played to its end.
help-lab_minutes = The most minutes in all.
help-lab_seed = Seed of the first match; each next deal has the next number.
help-lab_folder = Where finished pieces are kept. The default is a folder beside the question, or in the current one.
help-lab_pace = How long people take for a decision: then minutes are estimated, too. A question file says it in [tempo].
help-lab_all = Print all figures. The default is the answer in about ten lines.
help-lab_html = Write the answer as one HTML file.
help-lab_open = Open that page in the browser.
help-lab_parquet = Write every match as a row of a Parquet file; of several variants, one file each.
help-lab_engine = What plays: cpu (the default), cuda (the GPU) or auto, which takes the GPU for many matches of random and greedy players. The figures are the same.
metavar-question = QUESTION
metavar-vary = NAME=VALUES
