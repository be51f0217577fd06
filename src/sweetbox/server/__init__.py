"""The server: rooms that lose nothing and leak nothing.

serve         runs it                              app           puts the parts together
protocol      what is refused before it is read    middleware    headers, origins, whose turn it is
plain_pages   what a browser sees without the web client
static_files  the built web client                 address       households and proxies
api           what is asked over HTTP              socket        the one WebSocket of a room, and what all sockets do
caller        who asks, and in which language      people        finds them by their cookies
messages      everything that is sent              problem       the one shape of an error
events        what is stored of a room             room          a room, folded from its events; no I/O
house         the rooms of this process: every change goes through it
room_view     what one viewer may see, in words    wire          the same over the socket: nothing said twice
finished      matches that are over
watcher       the sockets that are open            presence      who of a room's people is there
history       a list that shares what it grew from
lobby         the public rooms, in what order      lists         what lists say about rooms and matches
lobby_news    who has the lobby open, and its news lobby_socket  its WebSocket
paced         work that is done once in a while    clock         what time it is, and how much has passed
bot_pool      the bots' thinking                   turns         who goes next when too much is asked
address       households, and proxies              protocol      connections, before anything is a request
memory        what people must remember            names         which are refused, which look alike
limits        how much is too much                 settings      what a host may set
store_lock    one process at a time serves an SQLite file
bans          who is not let in                    personal      what is stored about one person
admin         what an administrator may do         admin_socket  the socket file for administrators
admin_messages                                     admin_store   its part of the store
store         rows in SQLite or PostgreSQL         writer        commits what waits, together
schema, migrate                                    backup        everything in one file
postgresql    a move in one statement              self_check    whether the store accepts a row

Nothing here is imported before a command needs it.
"""
