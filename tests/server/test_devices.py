"""Somebody on several devices: a link makes another one theirs, each can be signed out on its own, and nobody else gets in."""

import asyncio
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from server.hosting import Guest, Hosted, hosted
from sweetbox.server.identity import COOKIE

GAME = "biscuit_pockets"


def become(guest: Guest, code: str) -> Any:
    return guest.post("/api/identity/become", {"code": code})


def second(server: Hosted, mia: Guest) -> Guest:
    """The same person in another browser."""
    phone = server.guest()
    become(phone, mia.post("/api/identity/handover")["code"])
    return phone


def test_a_link_makes_another_device_mine(shared: Hosted) -> None:
    mia, phone = shared.guest("Mia"), shared.guest()
    room = mia.post("/api/rooms", {"game": GAME})["room"]
    code = mia.post("/api/identity/handover")["code"]
    assert phone.post("/api/identity/whose", {"code": code})["name"] == "Mia"
    assert phone.get("/api/identity")["name"] is None, "to ask changes nothing"
    assert become(phone, code)["name"] == "Mia"
    assert phone.get(f"/api/rooms/{room}")["you"] == 0
    assert phone.http.cookies[COOKIE] != mia.http.cookies[COOKIE]
    assert [device["here"] for device in mia.get("/api/identity/devices")] == [True, False]
    assert [device["here"] for device in phone.get("/api/identity/devices")] == [False, True]


def test_a_link_is_good_once(shared: Hosted) -> None:
    mia = shared.guest("Mia")
    code = mia.post("/api/identity/handover")["code"]
    become(shared.guest(), code)
    thief = shared.guest()
    assert thief.refused("POST", "/api/identity/become", {"code": code}) == (404, "no_handover")
    assert thief.refused("POST", "/api/identity/whose", {"code": code}) == (404, "no_handover")
    assert thief.get("/api/identity")["name"] is None


def test_a_new_link_ends_the_one_before(shared: Hosted) -> None:
    mia = shared.guest("Mia")
    old, new = (mia.post("/api/identity/handover")["code"] for _ in range(2))
    assert shared.guest().refused("POST", "/api/identity/become", {"code": old}) == (404, "no_handover")
    assert become(shared.guest(), new)["name"] == "Mia"


@pytest.mark.parametrize("code", ["", "x", "ä" * 100, "' OR 1=1 --"])
def test_other_words_are_no_link(shared: Hosted, code: str) -> None:
    shared.guest("Mia").post("/api/identity/handover")
    assert shared.guest().refused("POST", "/api/identity/become", {"code": code}) == (404, "no_handover")


def test_strangers_have_nothing_to_hand_over(shared: Hosted) -> None:
    assert shared.guest().refused("POST", "/api/identity/handover") == (401, "no_identity")
    assert shared.guest().refused("GET", "/api/identity/devices") == (401, "no_identity")


def test_my_own_link_changes_nothing(shared: Hosted) -> None:
    mia = shared.guest("Mia")
    code = mia.post("/api/identity/handover")["code"]
    assert become(mia, code)["name"] == "Mia"
    assert len(mia.get("/api/identity/devices")) == 1
    assert become(shared.guest(), code)["name"] == "Mia", "it is not used up"


def test_a_device_that_was_somebody_else_is_not_any_more(shared: Hosted) -> None:
    mia, bo = shared.guest("Mia"), shared.guest("Bo")
    old = bo.http.cookies[COOKIE]
    become(bo, mia.post("/api/identity/handover")["code"])
    assert bo.get("/api/identity")["name"] == "Mia"
    bo.http.cookies.set(COOKIE, old, domain="127.0.0.1")
    assert bo.get("/api/identity")["name"] is None


def test_a_device_ends_alone(shared: Hosted) -> None:
    mia = shared.guest("Mia")
    room = mia.post("/api/rooms", {"game": GAME})["room"]
    phone = second(shared, mia)
    other = next(device["id"] for device in mia.get("/api/identity/devices") if not device["here"])
    with mia.socket(room) as stays, phone.socket(room) as ends:
        stays.until("sight")
        ends.until("sight")
        assert [device["here"] for device in mia.ask("DELETE", f"/api/identity/devices/{other}").json()] == [True]
        with pytest.raises(ConnectionClosed) as end:
            ends.until("never")
        assert (end.value.rcvd.code, end.value.rcvd.reason) == (4401, "no_identity")  # type: ignore[union-attr]
        stays.send({"type": "look"})
        stays.until("sight")
    assert phone.get("/api/identity")["name"] is None
    assert mia.get("/api/identity")["name"] == "Mia"


def test_to_forget_my_name_here_does_not_forget_it_elsewhere(shared: Hosted) -> None:
    mia = shared.guest("Mia")
    phone = second(shared, mia)
    assert mia.http.delete("/api/identity").status_code == 200
    assert phone.get("/api/identity")["name"] == "Mia"


def test_nobody_ends_the_devices_of_others(shared: Hosted) -> None:
    mia, bo = shared.guest("Mia"), shared.guest("Bo")
    device = mia.get("/api/identity/devices")[0]["id"]
    assert bo.refused("DELETE", f"/api/identity/devices/{device}") == (404, "no_device")
    assert mia.get("/api/identity")["name"] == "Mia"


def test_a_new_name_counts_on_every_device(shared: Hosted) -> None:
    mia = shared.guest("Mia")
    phone = second(shared, mia)
    phone.put("/api/identity", {"name": "Mila"})
    assert mia.get("/api/identity")["name"] == "Mila"


def test_a_link_ends_with_the_device_that_made_it(shared: Hosted) -> None:
    """Otherwise a thief, signed out, would be back within ten minutes."""
    mia = shared.guest("Mia")
    thief = second(shared, mia)
    code = thief.post("/api/identity/handover")["code"]
    stolen = next(device["id"] for device in mia.get("/api/identity/devices") if not device["here"])
    mia.ask("DELETE", f"/api/identity/devices/{stolen}")
    assert shared.guest().refused("POST", "/api/identity/become", {"code": code}) == (404, "no_handover")
    code = mia.post("/api/identity/handover")["code"]
    assert mia.http.delete("/api/identity").status_code == 200
    assert shared.guest().refused("POST", "/api/identity/become", {"code": code}) == (404, "no_handover")


def test_a_device_that_was_signed_out_a_moment_ago_makes_no_link(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its request was let in before."""
    with hosted(database) as server:
        mia = server.guest("Mia")
        offer = server.house.store.offer_handover

        async def too_late(token: str, row: Any) -> None:
            await asyncio.to_thread(mia.http.delete, "/api/identity")
            await offer(token, row)

        monkeypatch.setattr(server.house.store, "offer_handover", too_late)
        assert mia.refused("POST", "/api/identity/handover") == (401, "no_identity")
