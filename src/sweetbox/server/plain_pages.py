"""Pages without scripts: what is in the box until the web client is built, what can be asked of the server, and what is stored."""

from html import escape
from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.datastructures import State
from litestar.openapi.plugins import OpenAPIRenderPlugin

from sweetbox.kernel.registry import game as find_game
from sweetbox.kernel.say import Say
from sweetbox.server.caller import Caller
from sweetbox.server.identity import COOKIE_SECONDS
from sweetbox.server.language import accepted
from sweetbox.words import words
from sweetbox.words.sources import is_estimate

DAY_SECONDS = 24 * 3600

STYLE = (
    "body{font:1.05rem/1.5 system-ui,sans-serif;max-width:44rem;margin:2rem auto;padding:0 1rem;color:#33241c;background:#fdf8f1}"
    "h1{margin-bottom:.2rem}h2{margin:1.6rem 0 .2rem}p{margin:.2rem 0}small,.facts{color:#6b5648}code{font-size:.95em}"
    "@media(prefers-color-scheme:dark){body{color:#f3e9df;background:#211a16}small,.facts{color:#c4b0a2}a{color:#f0b26b}}"
)


def page(language: str, title: str, body: str) -> str:
    return (
        f'<!doctype html><html lang="{language}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width,initial-scale=1">'
        f'<title>{escape(title)}</title><link rel="stylesheet" href="/plain.css"></head><body><main>{body}</main></body></html>'
    )


def games_page(request: Request[Any, Any, State]) -> str:
    language = accepted(request.headers.get("accept-language"))
    shared = words(language)
    chosen: list[str] = Caller(request, None).games()
    about, asked = shared.render(Say("server.page_about")), shared.render(Say("server.page_api"))
    parts = [f"<h1>Sweetbox</h1><p>{escape(about)}</p>"]
    for name in chosen:
        game = find_game(name)
        facts, own = game.facts, words(language, name)
        fewest, most = game.seats
        seats = f"{fewest}–{most}" if most > fewest else str(fewest)
        minutes, estimate = "–".join(map(str, dict.fromkeys(facts.minutes))), "yes" if is_estimate(game) else "no"
        told = shared.render(Say("cli.seats_minutes", seats=seats, minutes=minutes, estimate=estimate))
        year = f", {facts.year}" if facts.year else ""
        parts.append(
            f"<h2>{escape(facts.title)}</h2><p>{escape(own.render(Say('about')))}</p>"
            f'<p class="facts">{escape(told)} · {escape(", ".join(facts.designers))}; {escape(facts.publisher)}{year}</p>'
        )
    parts.append(f'<h2>API</h2><p>{escape(asked)} <a href="/schema">/schema</a></p>')
    return page(language, "Sweetbox", "".join(parts))


PRIVACY = ("cookie", "name", "rooms", "talk", "addresses", "logs", "browser", "notices", "admins", "others", "erase", "backups")


@get("/privacy", include_in_schema=False, sync_to_thread=False)
def privacy(request: Request[Any, Any, State]) -> Response[str]:
    """What is stored, why and for how long."""
    caller = Caller(request, None)
    settings, speak = caller.house.settings, words(caller.language)
    told = {"days": settings.keep, "cookie_days": COOKIE_SECONDS // DAY_SECONDS}

    def say(key: str) -> str:
        return escape(speak.render(Say(f"privacy.{key}", **told)))

    parts = [f"<h1>{say('title')}</h1><p>{say('short')}</p>"]
    parts += [f"<h2>{say(f'{key}_title')}</h2><p>{say(key)}</p>" for key in PRIVACY]
    contact = f"{say('contact')} {escape(settings.contact)}" if settings.contact else say("contact_unknown")
    parts.append(f'<h2>{say("contact_title")}</h2><p>{contact}</p><p><a href="/">Sweetbox</a></p>')
    content = page(caller.language, speak.render(Say("privacy.title")), "".join(parts))
    return Response(content, media_type=MediaType.HTML, headers={"cache-control": "no-cache", "vary": "accept-language"})


class SchemaPage(OpenAPIRenderPlugin):
    """`/schema`: every operation in one list; the document itself is beside it."""

    def __init__(self) -> None:
        super().__init__(path="/", media_type=MediaType.HTML)

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        rows = []
        for path, operations in sorted(openapi_schema["paths"].items()):
            for method, operation in operations.items():
                about = escape(str(operation.get("summary", "")))
                rows.append(f"<p><code><b>{method.upper()}</b> {escape(path)}</code><br><small>{about}</small></p>")
        link = '<p><a href="/schema/openapi.json">/schema/openapi.json</a></p>'
        return page("en", "Sweetbox API", f"<h1>Sweetbox API</h1>{link}{''.join(rows)}").encode()


@get("/plain.css", include_in_schema=False, sync_to_thread=False)
def plain_css() -> Response[str]:
    return Response(STYLE, media_type="text/css", headers={"cache-control": "max-age=3600"})
