"""What people of a room ask over HTTP beside playing: to sit down next, to play another match, the evening's score, a new link."""

from typing import Annotated

from litestar import Router, get, post, put

from sweetbox.server import messages
from sweetbox.server.api import Asker, RoomId, example, may_look, problems
from sweetbox.server.evening import MATCHES, evening
from sweetbox.server.identity import key_hash
from sweetbox.server.room import Decision, Room


@put(
    "/rooms/{room_id:str}/queue",
    responses=problems(401, 404, 409),
    summary="Want to sit down in the next match, or no longer; where a seat is free and no match runs, it is taken at once",
)
async def set_queue(
    caller: Asker, room_id: RoomId, data: Annotated[messages.WaitForSeat, example({"wait": True})]
) -> messages.Sight:
    person, live = caller.known(), await caller.room(room_id)

    def decide(room: Room) -> Decision:
        if not data.wait:
            return room.wait_no_more(person)
        live.sent_away.check(person.id)
        return room.wait(person)

    return await caller.do(room_id, decide)


@post(
    "/rooms/{room_id:str}/agree",
    status_code=200,
    responses=problems(401, 403, 404, 409),
    summary="Say yes to another match, or no longer: it starts when everybody at the table has, or when the host starts it",
)
async def agree(caller: Asker, room_id: RoomId, data: Annotated[messages.Agree, example({"yes": True})]) -> messages.Sight:
    person, house = caller.known(), caller.house
    match_id, seed = house.make_id(), house.make_seed()
    return await caller.do(room_id, lambda room: room.agree(person, data.yes, match_id, seed))


@get("/rooms/{room_id:str}/evening", responses=problems(404), summary="The score over all matches of a room")
async def get_evening(caller: Asker, room_id: RoomId) -> messages.Evening:
    room = (await caller.room(room_id)).room
    rows = await caller.house.store.ended_in(room.id, MATCHES)
    return evening([row for row in rows if may_look(caller, room, row)], caller.person)


@post(
    "/rooms/{room_id:str}/link",
    status_code=200,
    responses=problems(401, 403, 404, 409),
    summary="Renew the room's link: strangers need its key from now on, and every link before it leads nowhere",
)
async def renew_link(caller: Asker, room_id: RoomId) -> messages.NewLink:
    person, key = caller.known(), caller.house.make_id()
    await caller.do(room_id, lambda room: room.renew(person, key_hash(key)))
    return messages.NewLink(key)


router = Router("/api", route_handlers=[set_queue, agree, get_evening, renew_link])
