"""Playing in a terminal: `choose` a game, a `prompt` for the match, the `screen` that shows it, and where to `keep` it."""
