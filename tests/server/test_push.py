"""Web push: which services may be contacted, what they are sent, and what becomes of browsers that nobody uses any more."""

import asyncio
import json
import re
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from py_vapid import Vapid02

from server.hosting import Guest, Hosted, hosted
from server.pushing import HOST, INSIDE, BrowserKeys, FalseService, subscribed
from sweetbox.kernel.errors import OptionError
from sweetbox.server import push, push_service
from sweetbox.server.notices import notice_of
from sweetbox.server.push import EACH, FAILURES, PushStore, Subscription, is_named, new_key, public_key, service_of
from sweetbox.server.push_service import PushService, is_public
from sweetbox.server.serve import prepare
from sweetbox.server.settings import Settings, check_push_service, check_url
from sweetbox.server.store import Store

URL = "https://games.example.org"
MOZILLA = "https://updates.push.services.mozilla.com/wpush/v2/abc"


@pytest.fixture(scope="module")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[FalseService]:
    with pytest.MonkeyPatch.context() as patch, FalseService(tmp_path_factory.mktemp("push")).serving(patch) as serving:
        yield serving


@pytest.fixture(scope="module")
def house(service: FalseService, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hosted]:
    database = f"sqlite:///{tmp_path_factory.mktemp('push') / 'rooms.db'}"
    with hosted(database, url=URL, push_services=(service.name,)) as running:
        yield running


def stored(house: Hosted, guest: Guest) -> list[Subscription]:
    """Where a person gets notices now."""
    person = house.run(house.shell.app.state.people.find(dict(guest.http.cookies)))
    found: list[Subscription] = house.run(PushStore(house.house.store).of(person.id))
    return found


STRANGE = [
    "http://updates.push.services.mozilla.com/wpush",
    "https://example.org/wpush",
    "https://fcm.googleapis.com.example.org/a",
    "https://fcm.googleapis.com:8443/a",
    "https://evilpush.services.mozilla.com.example/a",
    "https://push.apple.com/a",  # only hosts below it are known
    "https://a@fcm.googleapis.com/a",
    "https://fcm.googleapis.com@example.org/a",
    "https://fcm.googleapis.com\\@example.org/a",
    "https://fcm.googleapis.com#@example.org/a",
    "https://FCM.googleapis.com\t/a",
    "https://127.0.0.1/a",
    "https://[::1]/a",
    "https://localhost/a",
    "https://2130706433/a",
    "https://fcm.googleapis.com:99999999/a",
    "file:///etc/passwd",
    "",
]


def test_only_push_services_are_ever_spoken_to(house: Hosted, service: FalseService) -> None:
    mia, keys = house.guest("Mia"), BrowserKeys(MOZILLA).wanted["keys"]
    for endpoint in STRANGE:
        assert mia.refused("PUT", "/api/push", {"endpoint": endpoint, "keys": keys}) == (400, "push_endpoint"), endpoint
    for known in (
        "https://fcm.googleapis.com/fcm/send/a:b",
        MOZILLA,
        "https://db5p.notify.windows.com/w/?token=a%2b",
        service.at("a"),
    ):
        assert is_named(*(service_of(known) or ("", 0)), (*push_service.KNOWN, service.name)), known
    off_the_curve = {"p256dh": "BA" + "A" * 85, "auth": "BTBZMqHH6r4Tts7J_aSIgg"}
    for wrong in ({**keys, "p256dh": "AAAA"}, {**keys, "auth": "*"}, {**keys, "auth": ""}, off_the_curve):
        assert mia.refused("PUT", "/api/push", {"endpoint": MOZILLA, "keys": wrong}) == (400, "push_keys")
    assert mia.refused("PUT", "/api/push", {"endpoint": MOZILLA + "a" * 2000, "keys": keys}) == (400, "shape")
    assert house.guest().refused("PUT", "/api/push", {"endpoint": MOZILLA, "keys": keys}) == (401, "no_identity")
    assert stored(house, mia) == []


def test_without_a_public_address_there_is_no_push(shared: Hosted) -> None:
    mia = shared.guest("Mia")
    assert mia.get("/api/push") == {"key": None}
    assert mia.refused("PUT", "/api/push", BrowserKeys(MOZILLA).wanted) == (409, "push_off")


@pytest.mark.parametrize(
    ("address", "public"),
    [
        ("8.8.8.8", True),
        ("2a00:1450:4001::200e", True),
        ("64:ff9b::808:808", True),
        ("64:ff9b::a00:1", False),  # 10.0.0.1, through a gateway
        ("127.0.0.1", False),
        ("10.1.2.3", False),
        ("172.16.0.1", False),
        ("192.168.1.1", False),
        ("169.254.169.254", False),
        ("100.64.0.1", False),
        ("0.0.0.0", False),
        ("224.0.0.1", False),
        ("255.255.255.255", False),
        ("::1", False),
        ("::ffff:10.0.0.1", False),
        ("fe80::1%eth0", False),
        ("fd00::1", False),
        ("fec0::1", False),
        ("2002:a00:1::", False),
        ("ff02::1", False),
        ("nothing", False),
    ],
)
def test_an_address_inside_is_known_in_every_disguise(address: str, public: bool) -> None:
    assert is_public(address) == public


def test_what_a_browser_is_sent_and_what_comes_of_it(house: Hosted, service: FalseService, monkeypatch: pytest.MonkeyPatch) -> None:
    key, told = new_key(), notice_of("swintus", "r" * 22, "de")

    async def send(paths: list[str]) -> list[Any]:
        speaking = PushService(key, URL, (service.name,), lambda: 1_789_000_000_000)
        return [await speaking.send(as_stored(BrowserKeys(path)), told) for path in paths]

    def outcomes(*paths: str) -> list[Any]:
        before = len(service.sent)
        found = house.run(send([path if path.startswith("https:") else service.at(path) for path in paths]))
        return [*found, len(service.sent) - before]

    browser = BrowserKeys(service.at("ok"))

    async def one() -> Any:
        speaking = PushService(key, URL, (service.name,), lambda: 1_789_000_000_000)
        return await speaking.send(as_stored(browser), told)

    assert house.run(one()) == "sent"
    sent = service.sent[-1]
    assert browser.read(sent.body) == told == {**told, "title": "Swintus 3D", "body": "Du bist dran."}
    headers = {name.lower(): value for name, value in sent.headers.items()}
    assert headers["content-encoding"] == "aes128gcm"
    assert int(headers["ttl"]) > 0
    assert {"cookie", "referer"}.isdisjoint(headers)
    assert Vapid02.verify(headers["authorization"])
    assert f"k={public_key(key)}" in headers["authorization"]
    claims = claims_of(headers["authorization"])
    assert claims == {"aud": f"https://{service.name}", "sub": URL, "exp": 1_789_000_000 + 12 * 3600}

    assert outcomes("404", "410", "500", "429", "401") == ["gone", "gone", "failed", "failed", "failed", 5]
    assert outcomes("elsewhere") == ["failed", 1], "a redirect is not followed"
    assert outcomes("endless", "swollen") == ["sent", "failed", 2], "more than a status is not read"
    assert outcomes("https://fcm.googleapis.com/a", f"https://{INSIDE}/a") == ["failed", "failed", 0], "their names lead inside"
    assert outcomes("https://example.org/a") == ["gone", 0], "it is no longer known"
    monkeypatch.setattr(push_service, "SECONDS", 0.2)
    assert outcomes("silent")[0] == "failed"

    async def nowhere(host: str, port: int) -> list[str]:
        raise OSError("no such host")

    monkeypatch.setattr(push_service, "resolve", nowhere)
    assert outcomes("ok") == ["failed", 0]


def as_stored(browser: BrowserKeys) -> Subscription:
    keys = browser.wanted["keys"]
    assert isinstance(keys, dict)
    return Subscription("id", browser.endpoint, keys["p256dh"], keys["auth"], "en")


def claims_of(authorization: str) -> Any:
    import base64

    middle = authorization.partition("t=")[2].partition(",")[0].split(".")[1]
    return json.loads(base64.urlsafe_b64decode(middle + "=="))


def test_a_browser_is_told_as_the_person_who_was_last_there(house: Hosted, service: FalseService) -> None:
    mia, ben = house.guest("Mia"), house.guest("Ben")
    browser = subscribed(mia, service, "one")
    subscribed(mia, service, "one")  # again, as every newly opened page does
    assert [each.endpoint for each in stored(house, mia)] == [browser.endpoint]
    ben.put("/api/push", browser.wanted)
    assert (stored(house, mia), len(stored(house, ben))) == ([], 1)
    subscribed(ben, service, "two")
    assert [each.endpoint for each in stored(house, ben)] == [service.at("two")], "one browser has one"
    ben.post("/api/push/stop", {"endpoint": service.at("two")})
    ben.post("/api/push/stop", {"endpoint": service.at("two")})  # not an error
    assert stored(house, ben) == []


def test_somebody_has_few_browsers_and_they_end_with_their_devices(house: Hosted, service: FalseService) -> None:
    mia = house.guest("Mia")
    others = []
    subscribed(mia, service, "first")
    for number in range(EACH):
        other = house.guest()
        other.post("/api/identity/become", {"code": mia.post("/api/identity/handover")["code"]})
        subscribed(other, service, f"other-{number}")
        others.append(other)
    kept = {each.endpoint for each in stored(house, mia)}
    assert len(kept) == EACH
    assert service.at("first") in kept or service.at(f"other-{EACH - 1}") in kept
    others[-1].ask("DELETE", "/api/identity")
    assert {each.endpoint for each in stored(house, mia)} == kept - {service.at(f"other-{EACH - 1}")}
    house.run(house.house.notices.tidy())
    person = house.run(house.shell.app.state.people.find(dict(mia.http.cookies))).id
    told = house.admin("export", person=person)
    assert {each["endpoint"] for each in told["pushes"]} == kept - {service.at(f"other-{EACH - 1}")}
    house.admin("erase", person=person)
    assert house.run(PushStore(house.house.store).of(person)) == []


def test_a_browser_that_cannot_be_reached_is_forgotten(database: str, tmp_path: Path) -> None:
    """And processes that share a store share a key, even if they start at the same time."""

    async def work() -> None:
        stores = [Store(database), Store(database)]
        for store in stores:
            await store.open()
        first, second = await asyncio.gather(*(PushStore(store).key(1) for store in stores))
        assert first == second
        assert await PushStore(stores[0]).key(2) == first
        for store in stores:
            await store.close()

    asyncio.run(work())
    with ExitStack() as stack:
        patch = stack.enter_context(pytest.MonkeyPatch.context())
        service = stack.enter_context(FalseService(tmp_path).serving(patch))
        house = stack.enter_context(hosted(database, url=URL, push_services=(service.name,)))
        mia = house.guest("Mia")
        subscribed(mia, service, "500")
        pushes = PushStore(house.house.store)
        for count in range(1, FAILURES):
            house.run(pushes.failed(stored(house, mia)[0]))
            assert stored(house, mia)[0].failures == count
        house.run(pushes.told(stored(house, mia)[0]))
        assert stored(house, mia)[0].failures == 0
        for _ in range(FAILURES):
            house.run(pushes.failed(stored(house, mia)[0]))
        assert stored(house, mia) == []
        assert HOST in service.name


def test_addresses_that_a_host_names_are_checked() -> None:
    assert check_url("https://Games.example.org/") == "https://games.example.org"
    assert check_url("http://192.168.0.7:8365") == "http://192.168.0.7:8365"
    assert check_push_service("Push.example.org:8443") == "push.example.org:8443"
    for wrong in (
        "games.example.org",
        "https://",
        "https://a/b",
        "https://a?b",
        "https://a b",
        "ftp://a",
        'https://a"',
        "https://a@b",
    ):
        with pytest.raises(OptionError, match=re.escape(wrong)):
            check_url(wrong)
    for wrong in ("https://push.example.org", "push.example.org/a", "*.example.org", "a:b", "-a"):
        with pytest.raises(OptionError, match=re.escape(wrong)):
            check_push_service(wrong)


def test_without_its_extra_there_is_no_push_and_the_host_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, service: FalseService
) -> None:
    monkeypatch.setattr(push.importlib.util, "find_spec", lambda name: None)
    database, warned = f"sqlite:///{tmp_path / 'rooms.db'}", []
    prepare(Settings(database=database, url=URL), warned.append)
    assert [say.key for say in warned] == ["server.no_push"]
    with hosted(database, url=URL, push_services=(service.name,)) as house:
        mia = house.guest("Mia")
        assert mia.get("/api/push") == {"key": None}
        assert mia.refused("PUT", "/api/push", BrowserKeys(MOZILLA).wanted) == (409, "push_off")
