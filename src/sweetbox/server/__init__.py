"""The server: rooms that lose nothing and leak nothing.

serve      runs it                        app       puts the parts together
api        what is asked over HTTP        socket    the one WebSocket of a room
messages   everything that is sent        problem   the one shape of an error
room       a room, folded from its events house     the rooms of this process: every change goes through it
sight      what one viewer may see        players   the bots' thinking, in threads
store      rows in SQLite or PostgreSQL   writer    commits what waits, together
identity   people without accounts        limits    how much is too much

Nothing here is imported before `sweetbox serve` runs.
"""
