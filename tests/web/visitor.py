"""Somebody at a browser: what people do on the page, by mouse or by keyboard."""

import json
import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from playwright.sync_api import APIResponse, BrowserContext, ConsoleMessage, Error, Page, TimeoutError, expect

from sweetbox.kernel.registry import game as find_game
from waiting import PATIENCE, wait_until

WEB = Path(__file__).parents[2] / "web"
GLANCE = 3000  # milliseconds until a click that does not get through checks whether its target is still there
PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True}
ZOOMED = {"viewport": {"width": 640, "height": 400}, "device_scale_factor": 2}  # a window of 1280 pixels at 200%

# What can be done in a room now; null while something is under way.
NOW = """() => {
  if (document.body.dataset.settled !== 'true') return null;
  if (document.querySelector('[data-testid="result"]')) return { over: true, moves: [], main: false };
  const moves = [...document.querySelectorAll('[data-testid="moves"] button[data-move]')].map((button) => button.dataset.move);
  const main = document.querySelector('[data-testid="main-action"]:not([disabled])') !== null;
  return moves.length > 0 || main ? { over: false, moves, main } : null;
}"""
SLOW = "WebSocket is closed before the connection is established"
MAIN = '[data-testid="main-action"]'
FOCUSED = """() => {
  const at = document.activeElement;
  return at ? (at.dataset.move !== undefined ? 'move' : (at.dataset.testid ?? '')) : '';
}"""


# Whenever a frame is drawn while nothing has the focus, or something invisible has it: what had it before. From the first focus on.
WATCH = """(() => {
  window.lostFocus = [];
  let last = '';
  const told = (one) => one.dataset.testid ?? one.dataset.spot ?? one.dataset.move ?? one.outerHTML.slice(0, 100);
  const has = (one) => !one.matches('body, :disabled, [inert] *') && one.checkVisibility({ visibilityProperty: true });
  const look = () => {
    const at = document.activeElement;
    if (at && has(at)) last = told(at);
    else if (last && at) window.lostFocus.push(`after ${last}: ${at === document.body ? 'nowhere' : told(at)}`);
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  addEventListener('keydown', (event) => { if (event.key === 'Tab') last = ''; }, true); // it may leave the page
})()"""
# Where in a match somebody who plays by keyboard is: at what can be chosen, on the board, at the result, or elsewhere.
WHERE = """() => {
  const at = document.activeElement;
  const places = ['moves', 'main-action', 'board', 'result'];
  return places.find((place) => at?.closest(`[data-testid="${place}"]`)) ?? (at?.dataset.testid || at?.outerHTML.slice(0, 100));
}"""

# What can be done in a room now, if the focus is where a match continues; otherwise null.
GOES_ON = f"""() => {{
  const now = ({NOW})();
  const next = now && (now.over ? 'result' : now.moves.length > 0 ? 'moves' : 'main-action');
  return next && ({WHERE})() === next ? now : null;
}}"""

# What has moved unexpectedly since the page began to load, as browsers measure it: layout shifts that no click or key explains.
# In a match, the board is counted separately, because its parts may change order in a new phase.
SHIFTS = """(() => {
  window.shifted = { frame: 0, board: 0 };
  const elementOf = (node) => (node.nodeType === 1 ? node : node.parentElement);
  const onBoard = ({ node }) => node === null || elementOf(node)?.closest('[data-testid="stage"] *');
  const area = (sources) => sources.reduce((sum, { currentRect: is, previousRect: was }) =>
    sum + Math.max(is.width * is.height, was.width * was.height), 0);
  new PerformanceObserver((list) => {
    for (const { hadRecentInput, sources, value } of list.getEntries()) {
      if (hadRecentInput) continue;
      const share = sources.length > 0 ? area(sources.filter(onBoard)) / area(sources) : 0;
      window.shifted.board += value * share;
      window.shifted.frame += value * (1 - share);
    }
  }).observe({ type: 'layout-shift', buffered: true });
})()"""

# axe's findings, once colours have finished fading. only: some of its rules; null: all.
AXE = """async (only) => {
  const fading = () => document.getAnimations().filter((one) => one.effect.getComputedTiming().endTime < Infinity);
  do {
    await Promise.allSettled(fading().map((one) => one.finished));
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  } while (fading().length > 0);
  const told = ({ html, failureSummary }) => `${html} ${failureSummary}`;
  const how = { resultTypes: ['violations'], selectors: false, ...(only ? { runOnly: only } : {}) };
  return (await axe.run(how)).violations.map(({ id, nodes }) => `${id}: ${nodes.slice(0, 3).map(told).join('; ')}`);
}"""
COLOURS = ["color-contrast", "link-in-text-block"]  # the rules whose findings depend on colours
# What moves for long enough that an eye can see it.
MOVING = """() => document.getAnimations().filter((one) => one.effect.getComputedTiming().duration > 10)
  .map((one) => one.effect.target?.outerHTML.slice(0, 120))"""
TOO_WIDE = """(shown) => [...document.querySelectorAll('main *, header *')]
  .filter((one) => one.getBoundingClientRect().right > shown + 1)
  .map((one) => one.outerHTML.slice(0, 120)).slice(0, 3)"""

# Texts and attributes in which a variable of a sentence was left as it is.
LACKING = r"""() => [...document.body.querySelectorAll('*:not(script, style)')]
  .flatMap((one) => [...one.childNodes].filter(({ nodeType }) => nodeType === 3).concat([...one.attributes]))
  .map(({ nodeValue }) => nodeValue).filter((text) => /\{\s?\$/.test(text))"""

SHORTER = {"idle_turns": 10, "idle_rolls": 2, "idle_rounds": 6}  # for games in which random players would take long


def shorter(game: str) -> dict[str, Any]:
    """Options with which a match between random players is soon over."""
    return {
        option.name: SHORTER[option.name]
        for option in find_game(game).options
        if option.name in SHORTER and SHORTER[option.name] < option.default
    }


class Visitor:
    def __init__(self, context: BrowserContext, address: str, server: str | None = None) -> None:
        """address: where the pages are; server: another address of the same server, for what is asked without the pages."""
        self.context, self.address, self.server = context, address, server or address
        self.troubles: list[str] = []  # things that no page may do
        # Parts of console errors that a test causes; on a slow machine, a page may give up on a line before it is open.
        self.forgiven: tuple[str, ...] = (SLOW,)
        context.set_default_timeout(PATIENCE * 1000)
        context.on("request", lambda request: self._left(request.url))
        context.on("console", lambda message: self._complained(message) if message.type == "error" else None)
        context.on("weberror", lambda error: self.troubles.append(f"error: {error.error}"))
        self.page: Page = context.new_page()
        self.page.on("websocket", lambda socket: self._left(socket.url))

    def _left(self, url: str) -> None:
        if not url.startswith((self.address + "/", self.address.replace("http", "ws") + "/", "data:", "blob:")):
            self.troubles.append(f"left the server: {url}")

    def _complained(self, message: ConsoleMessage) -> None:
        if not any(part in message.text for part in self.forgiven):
            self.troubles.append(f"console: {message.text} {message.location['url']}")

    def shown(self) -> str:
        """What the page shows, what has the focus and what was complained about, for the message when a test fails."""
        try:
            text, focus = self.page.evaluate("document.body.innerText"), self.page.evaluate(WHERE)
        except Error as error:  # the page itself may be what has failed
            text, focus = f"nothing: {error}", "nowhere"
        cookies = [cookie.get("name") for cookie in self.context.cookies()]
        return f"{text}\n\nFocus: {focus}. Cookies: {cookies}. Complaints: {self.troubles}"

    # ---- Asking the server without the page, as the same person ----

    def call(self, name: str) -> "Visitor":
        self.ask("PUT", "/api/identity", {"name": name})
        return self

    def ask(self, method: str, path: str, data: Any = None) -> Any:
        answer: APIResponse = self.context.request.fetch(
            self.server + path, method=method, data=data, headers={"origin": self.server}, timeout=PATIENCE * 1000
        )
        assert answer.ok, f"{answer.status} {answer.text()}"
        return answer.json()

    def room(self, game: str, **more: Any) -> str:
        """A room in which a match against random bots has begun."""
        return str(self.ask("POST", "/api/rooms/now", {"game": game, "bot": "random", **more})["room"])

    def entries(self, room: str) -> int:
        """How many moves and outcomes its match has."""
        return int(self.ask("GET", f"/api/rooms/{room}")["match"]["entries"])

    def play_on(self, room: str, picks: random.Random) -> Iterator[Any]:
        """Play to the end without the page. Yields the room each time this person has to move, and at the end."""
        sight = self.ask("GET", f"/api/rooms/{room}")
        while not sight["match"]["over"]:
            if sight["match"]["legal"]:
                yield sight
                move = picks.choice(sight["match"]["legal"])["text"]
                sight = self.ask("POST", f"/api/rooms/{room}/moves", {"move": move})
            else:
                sight = self.ask("GET", f"/api/rooms/{room}")
        yield sight

    def finished(self, game: str, **more: Any) -> str:
        """The id of a match that is over."""
        *_, sight = self.play_on(self.room(game, **more), random.Random(game))
        return str(sight["match"]["id"])

    # ---- Pages ----

    def open(self, path: str) -> "Visitor":
        self.page.goto(self.address + path)
        self.settle()
        return self

    def settle(self) -> None:
        self.page.wait_for_selector('[data-settled="true"]', state="attached")

    def live_on(self) -> None:
        """Let the page do what it wants for a moment."""
        self.page.wait_for_timeout(10)

    def at(self, name: str) -> Any:
        return self.page.get_by_test_id(name)

    def set(self, **settings: Any) -> "Visitor":
        """Settings that the person has already chosen."""
        self.page.add_init_script(f"origin === 'null' || localStorage.setItem('sweetbox', JSON.stringify({json.dumps(settings)}))")
        return self

    # ---- A room ----

    def now(self) -> dict[str, Any]:
        found: dict[str, Any] = self.page.wait_for_function(NOW).json_value()
        return found

    def act(self, now: dict[str, Any], picks: random.Random) -> None:
        """Click a move, or the main button. If several choose at once, another's choice may take it away first: that is fine."""
        wanted = f'[data-testid="moves"] button[data-move="{picks.choice(now["moves"])}"]' if now["moves"] else MAIN
        wait_until(lambda: self._clicked(wanted) or self.page.evaluate(NOW) != now, tell=lambda: f"{wanted} cannot be clicked")

    def _clicked(self, wanted: str) -> bool:
        try:
            self.page.locator(wanted).click(timeout=GLANCE)
        except TimeoutError:
            return False
        return True

    def click_through(self, picks: random.Random, most: int) -> int:
        """Play until the match is over or this many presses have been made; returns how many were."""
        for presses in range(most):
            now = self.now()
            if now["over"]:
                return presses
            self.act(now, picks)
        return most

    def type_through(self, picks: random.Random, most: int) -> int:
        """The same by keyboard alone. If somebody else's move changes what can be chosen, look again."""
        keyboard, presses, pressed = self.page.keyboard, 0, ""
        while presses < most:
            now = self.goes_on() if pressed in ("moves", "main-action") else self.now()  # the next choice gets the focus
            if now["over"]:
                return presses
            pressed = ""
            if not self.tab_to("move" if now["moves"] else "main-action", lambda now=now: self.page.evaluate(NOW) == now):
                continue
            for _ in range(picks.randrange(min(4, len(now["moves"]))) if now["moves"] else 0):
                keyboard.press("Tab")
            pressed = self.page.evaluate(WHERE)
            if pressed in ("moves", "main-action"):
                keyboard.press("Enter")
                presses += 1
        return most

    def goes_on(self) -> dict[str, Any]:
        """What can be done now, once the focus is there. Both are read at once, because the others play on in the meantime."""
        return wait_until(
            lambda: self.page.evaluate(GOES_ON),
            self.live_on,
            lambda: f"{self.page.evaluate(NOW)}, focus on {self.page.evaluate(WHERE)}",
        )

    def watch_shifts(self) -> "Visitor":
        """From now on, on every page that is opened."""
        self.page.add_init_script(SHIFTS)
        return self

    @property
    def shifted(self) -> dict[str, float]:
        """How much of the page has moved unexpectedly: the frame, and the board."""
        self.page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        return dict(self.page.evaluate("window.shifted"))

    def watch_moves(self, room: str, moves: int, picks: random.Random) -> None:
        """The page watches while this person, without using it, and the others play, for this many of the person's moves."""
        for count, _ in enumerate(self.play_on(room, picks)):
            self.settle()
            if count == moves:
                break

    def watch_focus(self) -> "Visitor":
        """From now on, on every page that is opened."""
        self.page.add_init_script(WATCH)
        return self

    @property
    def lost_focus(self) -> list[str]:
        """What had the focus before it was nowhere for at least one frame."""
        return sorted(set(self.page.evaluate("window.lostFocus")))

    def tab_to(self, wanted: str, still: Callable[[], bool] = lambda: True) -> bool:
        """Tab forwards until something of this kind has the focus: a test id, or any move; or until it is no longer wanted."""
        for _ in range(200):
            if self.page.evaluate(FOCUSED) == wanted:
                return True
            if not still():
                return False
            self.page.keyboard.press("Tab")
        raise AssertionError(f"{wanted} cannot be reached with Tab")

    def undo(self) -> None:
        """Take back what was chosen but not sent. What others do may drop the choice, and bring it back when it is tried again."""
        while self.at("undo").count():
            self._clicked('[data-testid="undo"]')
            self.settle()

    def shows(self, summary: list[str]) -> None:
        """The board in words says exactly this."""
        expect(self.page.locator('[aria-labelledby="position-title"] li')).to_have_text(summary)

    def shows_the_room(self, room: str) -> None:
        """With nothing chosen, the board in words says what the server says; others may move in between, so both are asked until
        they agree."""

        def both() -> tuple[list[str], list[str]]:
            told = self.ask("GET", f"/api/rooms/{room}")["match"]["summary"]
            return self.page.locator('[aria-labelledby="position-title"] li').all_text_contents(), told

        def agree() -> bool:
            self.undo()
            shown, told = both()
            return shown == told

        wait_until(agree, self.live_on, lambda: "the page says {}, the server {}".format(*both()))

    def must_remember(self, room: str) -> bool:
        """Whether it is a game of memory, whose past cannot be looked at while the match is running."""
        return bool(self.ask("GET", f"/api/rooms/{room}")["match"]["fading"])

    def sees_the_end(self, room: str) -> None:
        """The match is over, and the page names the winners."""
        sight = self.ask("GET", f"/api/rooms/{room}")
        assert sight["match"]["over"]
        result = self.at("result")
        expect(result).to_be_visible()
        for chair, rank in zip(sight["seats"], sight["match"]["ranks"], strict=True):
            if rank == 1:
                expect(result).to_contain_text(chair["name"])

    # ---- What a page must be ----

    def axe(self) -> list[str]:
        """What axe finds wrong, in light and in dark."""
        if not self.page.evaluate("'axe' in window"):
            self.page.evaluate((WEB / "node_modules" / "axe-core" / "axe.min.js").read_text())
        wrong: list[str] = []
        for scheme, only in (("light", None), ("dark", COLOURS)):
            self.page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
            wrong += [f"{self.page.url} in {scheme}: {each}" for each in self.page.evaluate(AXE, only)]
        return wrong

    def says_whole_sentences(self) -> None:
        """No sentence on the page, seen or heard, lacks a value: `{$goal}`."""
        assert self.page.evaluate(LACKING) == []

    def is_within_its_width(self) -> None:
        """Nothing makes the page scroll sideways."""
        wide, shown = self.page.evaluate("() => [document.documentElement.scrollWidth, document.documentElement.clientWidth]")
        if wide > shown:
            out = self.page.evaluate(TOO_WIDE, shown)
            raise AssertionError(f"{self.page.url} is {wide} pixels wide, the window {shown}: {out}")
