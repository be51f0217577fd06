"""What can be said at a table: ready-made phrases, and signs. There is no free text, so there is nothing to moderate.

They are known by these ids; each reader has the words in their own language (`talk.say_…`, `talk.sign_…` among the page's words).
None mentions a card, a number, what somebody has or knows, or what to play. So none can carry a secret of a game, and all of them
can be said in every game at any time.
"""

from typing import Literal, get_args

Greeting = Literal["hello", "welcome", "nice_to_see", "good_luck", "have_fun", "back", "bye", "see_you"]
Courtesy = Literal["please", "thanks", "you_are_welcome", "sorry", "no_problem", "after_you"]
Praise = Literal["nice_move", "clever", "bold", "lucky_you", "tough_luck", "exciting", "surprise"]
Waiting = Literal["one_moment", "thinking", "take_your_time", "ready", "still_there", "your_turn", "tea", "short_break", "go_on"]
Ending = Literal["good_game", "congratulations", "close", "fun", "thanks_game", "again", "another", "last_one", "tomorrow"]
Phrase = Literal[Greeting, Courtesy, Praise, Waiting, Ending]
Sign = Literal["smile", "laugh", "wink", "wow", "sad", "sleepy", "heart", "star", "thumb", "flower", "candy", "cup"]

PHRASES: tuple[str, ...] = get_args(Phrase)
SIGNS: tuple[str, ...] = get_args(Sign)
KNOWN = frozenset((*PHRASES, *SIGNS))
