### The lab: rules that were searched for, and pieces that other machines play.

tune-title = Tuning: { $title }
tune-sure = { $aims ->
        [one] On fresh seeds, { $trial } meets the aim for certain.
       *[other] On fresh seeds, { $trial } meets every aim for certain.
    }
tune-meets = { $aims ->
        [one] On fresh seeds, { $trial } meets the aim, but not for certain: the interval reaches beyond the bounds. Ask with more matches.
       *[other] On fresh seeds, { $trial } meets every aim, but not for certain: an interval reaches beyond the bounds. Ask with more matches.
    }
tune-nearer = { $aims ->
        [one] { $trial } comes nearest to the aim, but misses it on fresh seeds.
       *[other] { $trial } comes nearest to the aims, but does not meet all of them on fresh seeds.
    }
tune-flattered = { $aims ->
        [one] { $trial } came nearest to the aim in the search, but on fresh seeds it is no nearer than the present edition: it was luck.
       *[other] { $trial } came nearest to the aims in the search, but on fresh seeds it is no nearer than the present edition: it was luck.
    }
tune-stays_sure = { $aims ->
        [one] On fresh seeds, the present edition meets the aim for certain. Nothing that was tried comes nearer.
       *[other] On fresh seeds, the present edition meets every aim for certain. Nothing that was tried comes nearer.
    }
tune-stays_met = { $aims ->
        [one] On fresh seeds, the present edition meets the aim, but not for certain: the interval reaches beyond the bounds. Nothing that was tried comes nearer.
       *[other] On fresh seeds, the present edition meets every aim, but not for certain: an interval reaches beyond the bounds. Nothing that was tried comes nearer.
    }
tune-stays = { $aims ->
        [one] Nothing that was tried comes nearer to the aim than the present edition, which misses it on fresh seeds.
       *[other] Nothing that was tried comes nearer to the aims than the present edition, which does not meet all of them on fresh seeds.
    }
tune-present = Present edition
tune-present_fresh = Present edition, fresh seeds
tune-best = Best found
tune-best_search = Best found, in the search
tune-best_fresh = Best found, fresh seeds
tune-trial = Trial { $number }
tune-number = Setting
tune-turned = { $knob }: { $now } → { $best }
tune-differ = differs by row
tune-knob = Knob
tune-knobs = What could be turned
tune-knobs_about = The knobs, their bounds, and where they are now. What the best found changes is bold.
tune-bounds = Bounds
tune-aim = Aim
tune-aims = What was aimed at
tune-aims_about = For each aim the figure that is farthest off, with its interval. What misses its aim is bold.
tune-at_least = at least { $low }
tune-at_most = at most { $high }
tune-between = { $low } to { $high }
tune-is_sure = ✓ met for certain
tune-is_met = (✓) met, but not for certain: the interval reaches beyond
tune-all_sure = ✓ every aim met for certain
tune-all_met = (✓) every aim met, but not for certain: an interval reaches beyond
tune-is_missed = ✗ missed by { $by }
tune-miss_of = off the aim: { $aim }
tune-trades = What it trades
tune-trades_about = These settings are beaten by no other in all aims at once: a step nearer to one aim is a step away from another.
tune-trades_none = Nothing has to be traded: no setting is nearer to any of the aims than the best found.
tune-pictures = In the pictures the lower left corner meets both aims; 1 is as far outside as the bounds are from their middle, or where there is one bound, as far as it is from 0.
tune-traded = { $count ->
        [one] One other setting trades one aim for another, and no setting beats it in all aims: { $trials }.
       *[other] { $count } other settings trade one aim for another, and no setting beats them in all aims: { $trials }.
    }
tune-nearest = The nearest settings
tune-nearest_about = { $aims ->
        [one] The settings that come nearest to the aim, at most ten. What misses the aim is bold.
       *[other] The settings that miss the aims least in all, at most ten. What misses its aim is bold.
    }
tune-nearest_lines = { $aims ->
        [one] Settings tried, nearest to the aim first:
       *[other] Settings tried, those that miss the aims least first:
    }
tune-costs = What else changes for certain, on fresh seeds:
tune-no_costs = On fresh seeds, nothing else changes for certain.
tune-more = … and { $count } more: see the page (--html).
tune-check = The check on fresh seeds
tune-check_about = Everything that the lab measures, for the present edition and the best found, side by side with the same deals. None of these deals was used in the search, so these are the figures to trust. The differences say what the change costs elsewhere.
tune-check_present = Everything that the lab measures, for the present edition. None of these deals was used in the search, so these are the figures to trust.
tune-trials = Every setting that was tried
tune-unplayed = { $count ->
        [one] One setting cannot be played.
       *[other] { $count } settings cannot be played.
    }
tune-cost = { $possible ->
        [one] { $trials } of one possible setting
       *[other] { $trials } of { $possible } possible settings
    } tried, not counting the present one; { $matches } matches each, all with the same deals; { $check } matches each in the check.
tune-curse = The best of many is also the luckiest of them: its figures in the search flatter it. Trust those on fresh seeds.
tune-holds = Intervals of one setting hold at the same time with a confidence of { $confidence }; those of the check as well. They do not hold for all settings of the search together.
tune-stopped_all = Stopped when every possible setting had been tried.
tune-stopped_trials = Stopped when all trials were made.
tune-stopped_minutes = Stopped when the time was up.
tune-edition = The best edition as a file
tune-edition_about = Save it and play it: sweetbox play { $game } --edition FILE
tune-options = Options that go with it: { $options }

error-tune_file = Name the question to tune: sweetbox lab tune question.toml.
error-tune_missing = There is no file { $file }: tuning needs a question file (TOML) with knobs and aims.
error-tune_extra = Only `sweetbox lab tune` takes a second argument: leave out { $came }.
error-tune_only = Tuning does not take { $came }: the question file says everything itself.
error-tune_knobs = Tuning needs knobs: add a table such as [knobs] with a line such as "sizes.goal" = [5, 9].
error-tune_values = knobs.{ $name }: expected the lowest and the highest whole number, or a list of at least two values, got { $came }.
error-tune_range = { $name }: expected the lower end first, got { $low } and { $high }.
error-tune_fault = knobs.{ $name }: { $why }
error-tune_unknown = No such knob: { $name }. Knobs of { $game }: { $known }; a number of a row in place of * turns that row alone.
error-tune_field = knobs.{ $name }: a row of { $section } has the fields { $known }.
error-tune_rows = knobs.{ $name }: no such row. { $section } has { $count ->
        [one] one row
       *[other] { $count } rows
    }: give a number from 1 on, * for all, or field=value.
error-tune_aims = Tuning needs aims: add a table such as [aims] with a line such as minutes = {"{"} low = 25, high = 35 {"}"}.
error-tune_aim = aims.{ $name }: expected low, high or both, or fair, with numbers, got { $came }.
error-tune_fair = aims.{ $name }: fair is for shares of the win: { $known }.
error-tune_figure = aims.{ $name }: no such figure. Known ones: { $known }.
error-tune_key = A question to tune has no { $came }: leave it out.
error-tune_one = Tuning is about one table, but this question has { $came } variants: name one game, one number of seats and one edition.
error-tune_store = The trials cannot be kept in { $file }: { $why }
cli-tune_resumed = { $count ->
        [one] One trial was there already.
       *[other] { $count } trials were there already.
    }

error-cluster_form = Expected a cluster such as auto, 10.0.0.1:6379 or ray://10.0.0.1:10001, got { $came }.
error-cluster_address = No Ray cluster answers at { $address } ({ $why }): start one with `ray start --head`.
error-cluster_lost = A piece was lost { $tries } times in a row: look at the machines of the cluster, then ask again; finished pieces are kept.
error-cluster_version = A machine of the cluster has other games or bots than this one: install the same version of Sweetbox on all of them.
cli-cluster_lost = { $count ->
        [one] One piece was lost with its machine and played again.
       *[other] { $count } pieces were lost with their machines and played again.
    }
help-lab_tuned = With `tune` in place of a question: the file with the knobs and aims to search for better rules.
help-lab_cluster = Play on the machines of a Ray cluster: its address, or auto for the one this machine belongs to.
metavar-cluster = ADDRESS
