"""The lab: questions about a game, answered by many matches.

question    what is asked, from a TOML file or the command line      setting   one table that is played: game, rules, players
piece       so many matches of a setting, played anywhere            workers   who plays pieces: this process, several
kept        finished pieces, so that nothing is played twice         matches   what is kept of every match, as columns
measures    what is measured, for every game                         usage     which things moves use
estimate    a figure and its interval; how many hold at once         lab       goes on until it is exact enough
knob        what tuning may turn; aim: where figures should be       tuning    a question with knobs and aims
tuner       tries settings and checks the best on fresh seeds        tuned     what it found; tuned_page: as a page
cluster     pieces on other machines, begun again when lost
answer      what came out                                            page      the same as a page (`templates/`); plots: its axes
"""

from sweetbox.extras import needs

with needs("lab"):
    import numpy as np  # noqa: F401 its modules need it, and this says where it comes from
