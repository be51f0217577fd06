"""The server: rooms that lose nothing and leak nothing.

serve         runs it                              app           puts the parts together
protocol      what is refused before it is read    middleware    headers, origins, whose turn it is
plain_pages   what a browser sees without the web client
static_files  the built web client                 address       households and proxies
api           what is asked over HTTP              socket        the one WebSocket of a room
caller        who asks, and in which language      people        finds them by their cookies
messages      everything that is sent              problem       the one shape of an error
events        what is stored of a room             room          a room, folded from its events; no I/O
house         the rooms of this process: every change goes through it
watcher       the sockets open on a room           lobby         the list of public rooms
room_view     what one viewer may see              preview       what a seat can foresee of moves not yet made
bot_pool      the bots' thinking, in threads       finished      matches that are over
limits        how much is too much                 turns         who goes next
settings      what a host may set                  store_lock    one process at a time serves an SQLite file
store         rows in SQLite or PostgreSQL         writer        commits what waits, together
schema, migrate, migrations                        backup        everything in one file

Nothing here is imported before a command needs it.
"""
