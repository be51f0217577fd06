"""Requests of a browser that wants notices of a turn while no page is open."""

from typing import Annotated

from litestar import Router, get, post, put

from sweetbox.server import messages
from sweetbox.server.api import Asker, example, problems
from sweetbox.server.identity import COOKIE

ENDPOINT = "https://updates.push.services.mozilla.com/wpush/v2/gAAAAB"
KEYS = {
    "p256dh": "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
    "auth": "BTBZMqHH6r4Tts7J_aSIgg",
}


@get("/push", responses=problems(), sync_to_thread=False, summary="Whether and how a browser can be told of a turn")
def get_push(caller: Asker) -> messages.Push:
    return messages.Push(caller.house.notices.key)


@put("/push", responses=problems(401, 409), summary="Tell this browser of one's turns, also while no page is open")
async def subscribe(
    caller: Asker, data: Annotated[messages.Subscribe, example({"endpoint": ENDPOINT, "keys": KEYS})]
) -> dict[str, str]:
    person, notices = caller.known(), caller.house.notices
    await notices.subscribe(person, caller.cookies[COOKIE], data.endpoint, data.keys.p256dh, data.keys.auth, caller.language)
    return {}


@post("/push/stop", status_code=200, responses=problems(), summary="Tell a browser of no more turns")
async def unsubscribe(caller: Asker, data: Annotated[messages.Unsubscribe, example({"endpoint": ENDPOINT})]) -> dict[str, str]:
    await caller.house.notices.unsubscribe(data.endpoint)
    return {}


router = Router("/api", route_handlers=[get_push, subscribe, unsubscribe])
