"""The page as an app: without a connection, while the server is being updated, and notified of a turn while nobody is looking."""

import json
import shutil
import socket
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from server.hosting import HERE, Hosted, hosted
from server.pushing import BrowserKeys
from sweetbox.server import static_files
from sweetbox.server.push import PushStore
from waiting import wait_until
from web.conftest import Visit
from web.visitor import Visitor

WINDOW = {"locale": "en-GB", "reduced_motion": "reduce", "viewport": {"width": 1280, "height": 800}}
PAUSE = "const PAUSE = 500;"  # the worker's pause between files that nobody is waiting for
# What a page may complain about while its server, or a file of an older build, is gone.
EXPECTED = ("Failed to load resource", "WebSocket connection to", "closed before the connection")

# How many files the worker has kept, out of how many it knows.
KEPT = """async () => {
  const { active } = await navigator.serviceWorker.ready;
  const listed = (await (await fetch('/worker.js')).text()).match(/"\\/assets[^"]*"/g).length;
  const names = await caches.keys();
  const kept = await (await caches.open(names.at(-1))).keys();
  return active.state === 'activated' && kept.filter(({ url }) => url.includes('/assets/')).length === listed;
}"""
# A browser's push service, whose subscription is made up by a test.
PUSH = """(wanted) => {
  const end = async () => { sessionStorage.removeItem('pushed'); return true; };
  const made = { ...wanted, options: {}, toJSON: () => wanted, unsubscribe: end };
  PushManager.prototype.subscribe = async () => { sessionStorage.setItem('pushed', '1'); return made; };
  PushManager.prototype.getSubscription = async () => (sessionStorage.getItem('pushed') ? made : null);
  Object.defineProperty(Notification, 'permission', { get: () => 'granted' }); // which it says only when it is asked
}"""
URLS = """(async () => {
  const kept = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
  return (await Promise.all(kept.map((each) => each.keys()))).flat().map(({ url }) => new URL(url).pathname);
})()"""
# Make the page offer to switch to a newer worker, as it does each time that it comes back into view.
OFFER = """async () => {
  document.dispatchEvent(new Event('visibilitychange'));
  await new Promise((go) => setTimeout(go, 100));
}"""
OFFERS = 20  # before the workers are stopped
# What the browser's workers do, for the message of a failure.
WORKERS = """navigator.serviceWorker.getRegistration().then((found) =>
  ['installing', 'waiting', 'active'].map((each) => [each, found[each]?.state]))"""
# This Chromium has nowhere to show a notice or a badge, so what the worker shows is recorded.
SHOWN = """() => {
  WorkerNavigator.prototype.setAppBadge = async () => {};
  self.shown = [];
  ServiceWorkerRegistration.prototype.showNotification = async (title, { body, tag, actions }) =>
    void shown.push([title, body, tag, actions.map((each) => each.title)]);
}"""


@pytest.fixture
def build(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of the build that a test may change; its worker does not wait between files."""
    copy = tmp_path / "static"
    shutil.copytree(static_files.STATIC, copy)
    worker = copy / "worker.js"
    assert PAUSE in worker.read_text()
    worker.write_text(worker.read_text().replace(PAUSE, "const PAUSE = 0;"))
    for packed in ("worker.js.br", "worker.js.gz"):
        (copy / packed).unlink()
    monkeypatch.setattr(static_files, "STATIC", copy)
    return copy


@pytest.fixture
def own(build: Path, tmp_path: Path) -> Iterator[tuple[Hosted, ExitStack]]:
    """A server that a test may stop."""
    with ExitStack() as stack:
        yield stack.enter_context(hosted(f"sqlite:///{tmp_path / 'rooms.db'}", url="https://games.example.org")), stack


@pytest.fixture
def come(browser: Browser, own: tuple[Hosted, ExitStack]) -> Iterator[Callable[..., Visitor]]:
    """Somebody whose browser has a service worker."""
    visitors: list[Visitor] = []

    def visitor(name: str, **how: Any) -> Visitor:
        visitors.append(Visitor(browser.new_context(**{**WINDOW, **how}), own[0].address).call(name))
        visitors[-1].forgiven += EXPECTED
        return visitors[-1]

    yield visitor
    for each in visitors:
        each.context.close()
    assert [trouble for each in visitors for trouble in each.troubles] == []


def is_kept(visitor: Visitor) -> None:
    wait_until(lambda: visitor.page.evaluate(KEPT), visitor.live_on)


def test_the_page_opens_without_a_connection(come: Callable[..., Visitor], own: tuple[Hosted, ExitStack]) -> None:
    mia = come("Mia").open("/")
    is_kept(mia)
    manifest = mia.context.request.get(f"{mia.address}/manifest.webmanifest").json()
    assert (manifest["display"], manifest["start_url"]) == ("standalone", "/")
    for icon in manifest["icons"]:
        answer = mia.context.request.get(mia.address + icon["src"])
        assert (answer.status, answer.headers["content-type"].partition(";")[0]) == (200, icon["type"])
    assert {icon.get("purpose", "any") for icon in manifest["icons"]} == {"any", "maskable"}
    kept = mia.page.evaluate(URLS)
    assert {path for path in kept if not path.startswith("/assets/")} == {"/", "/favicon.svg"}, "no answer of the server is kept"

    own[1].close()  # the server is gone
    for path in ("/", f"/room/{'x' * 22}", "/about"):
        mia.page.goto(mia.address + path)
        expect(mia.at("offline")).to_contain_text("No connection.")
    mia.at("settings").click()  # loaded only now
    expect(mia.at("sound")).to_be_visible()
    mia.page.keyboard.press("Escape")
    again = Hosted(own[0].house.settings)
    again.listening.close()
    again.listening = socket.create_server((HERE, int(mia.address.rpartition(":")[2])))
    own[1].enter_context(again)
    mia.page.evaluate("dispatchEvent(new Event('online'))")
    expect(mia.at("offline")).to_have_count(0)


def test_an_update_breaks_no_match(come: Callable[..., Visitor], build: Path) -> None:
    mia = come("Mia").open("/")
    is_kept(mia)
    room = mia.room("biscuit_pockets")
    mia.open(f"/room/{room}")
    expect(mia.at("status")).not_to_be_empty()
    before = mia.page.evaluate("caches.keys()")

    # Another build: a new worker, and the files that the page has yet to load are gone.
    settings = next((build / "assets").glob("Settings-*.js"))
    for file in (build / "assets").glob(f"{settings.name}*"):
        file.rename(file.with_name(file.name.replace("Settings-", "Settings-new-")))
    worker = build / "worker.js"
    text = worker.read_text().replace(settings.name, settings.name.replace("Settings-", "Settings-new-"))
    (version,) = [name.removeprefix("sweetbox-") for name in before]
    worker.write_text(text.replace(version, "another"))
    mia.page.evaluate("navigator.serviceWorker.ready.then((found) => found.update())")
    waiting = "navigator.serviceWorker.getRegistration().then((found) => found.waiting !== null)"
    wait_until(lambda: mia.page.evaluate(waiting), mia.live_on)
    mia.page.evaluate(OFFER)
    mia.at("settings").first.click()  # needs a file that the server no longer has
    expect(mia.at("sound")).to_be_visible()
    mia.page.keyboard.press("Escape")
    assert mia.page.evaluate(waiting), "somebody is in a match"
    assert mia.page.evaluate("navigator.serviceWorker.controller.state") == "activated"

    mia.open("/")
    followed = (
        "navigator.serviceWorker.getRegistration().then((found) => found.waiting === null && found.active.state === 'activated')"
    )
    chromium = mia.context.new_cdp_session(mia.page)
    chromium.send("ServiceWorker.enable")

    def offer() -> None:
        """A page that answers too slowly counts as one with a running match, so it offers again. A worker that is still busy may
        finish, for which Chromium lets it have five minutes; here it is stopped sooner."""
        for _ in range(OFFERS):
            mia.page.evaluate(OFFER)
            if mia.page.evaluate(followed):
                return
        chromium.send("ServiceWorker.stopAllWorkers")

    wait_until(lambda: mia.page.evaluate(followed), offer, lambda: mia.page.evaluate(WORKERS))
    assert "sweetbox-another" in mia.page.evaluate("caches.keys()")
    mia.at("settings").click()
    expect(mia.at("sound")).to_be_visible()


def test_a_browser_is_told_of_a_turn_unless_somebody_looks(come: Callable[..., Visitor], own: tuple[Hosted, ExitStack]) -> None:
    mia = come("Mia", permissions=["notifications"])
    keys = BrowserKeys("https://updates.push.services.mozilla.com/wpush/v2/abc")
    mia.page.add_init_script(f"({PUSH})({json.dumps(keys.wanted)})")
    mia.open("/").page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    mia.at("settings").click()
    mia.at("notices").check()
    expect(mia.page.get_by_text("even when Sweetbox is closed")).to_be_visible()
    person = own[0].run(own[0].shell.app.state.people.find({each["name"]: each["value"] for each in mia.context.cookies()})).id
    pushes = PushStore(own[0].house.store)
    wait_until(lambda: len(own[0].run(pushes.of(person))) == 1, mia.live_on)
    mia.page.keyboard.press("Escape")

    room = "r" * 22
    told = {"title": "Swintus 3D", "body": "It is your turn.", "stop": "No more notices", "room": room}
    (worker,) = mia.context.service_workers
    worker.evaluate(SHOWN)
    tell = "(told) => notify({ json: () => JSON.parse(told) }).then(() => shown)"
    assert worker.evaluate(tell, json.dumps(told)) == [], "the lobby shows whose turn it is"
    mia.page.goto(mia.address + "/about")
    expect(mia.page.get_by_role("heading").first).to_be_visible()
    assert worker.evaluate(tell, "nonsense") == []
    assert worker.evaluate(tell, json.dumps(told)) == [["Swintus 3D", "It is your turn.", room, ["No more notices"]]]

    # One click stops it; here it is done as the notice does it.
    worker.evaluate("stop()")
    mia.at("settings").click()
    expect(mia.at("notices")).not_to_be_checked()
    mia.at("notices").check()
    wait_until(lambda: len(own[0].run(pushes.of(person))) == 1, mia.live_on)
    mia.at("notices").uncheck()
    wait_until(lambda: own[0].run(pushes.of(person)) == [], mia.live_on)


def test_what_a_browser_does_not_have_is_absent(visit: Visit) -> None:
    """On plain http: no switch, no button, no error. If there is a share sheet, a button opens it."""
    mia = visit("Mia")
    mia.page.add_init_script("Object.defineProperty(window, 'isSecureContext', { value: false })")
    room = str(mia.ask("POST", "/api/rooms", {"game": "honeymoon"})["room"])
    mia.open(f"/room/{room}")
    for name in ("share", "notices", "install", "offline"):
        assert mia.at(name).count() == 0
    mia.at("settings").click()
    expect(mia.at("sound")).to_be_visible()
    assert mia.at("notices").count() == 0
    expect(mia.page.locator('link[rel="icon"]')).to_have_attribute("href", "/favicon.svg")
