"""The parts put together."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request, Response, get
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from sweetbox import __version__
from sweetbox.kernel.errors import SweetboxError
from sweetbox.server import api, plain_pages, push_api, review_api, room_api, static_files
from sweetbox.server.admin import Admin
from sweetbox.server.admin_socket import AdminSocket
from sweetbox.server.caller import Caller, provide_caller
from sweetbox.server.finished import FinishedMatches
from sweetbox.server.house import House
from sweetbox.server.language import accepted
from sweetbox.server.lobby_socket import lobby_socket
from sweetbox.server.messages import Health
from sweetbox.server.middleware import Middleware
from sweetbox.server.people import People
from sweetbox.server.problem import Problem, RefusedError, fault, log, refusal_of
from sweetbox.server.reviews import Reviews
from sweetbox.server.settings import Settings
from sweetbox.server.socket import room_socket
from sweetbox.server.statistics import Statistics
from sweetbox.server.store import Store

OF_STATUS = {401: "no_identity", 404: "not_found", 405: "method", 413: "too_big", 429: "too_many"}


@get("/health", responses=api.problems(), summary="Whether the server answers, and its store lately took what was given to it")
async def health(caller: api.Asker) -> Health:
    await caller.house.store.check()
    return Health(True, __version__, caller.house.self_check.age())


def make_app(settings: Settings, house: House | None = None, admin_socket: AdminSocket | None = None) -> Middleware:
    """The whole server as an ASGI app."""
    inner = make_inner(settings, house, admin_socket)
    return Middleware(inner, inner.state.house, inner.state.people)


def make_inner(settings: Settings, house: House | None = None, admin_socket: AdminSocket | None = None) -> Litestar:
    kept = house if house is not None else House(settings, Store(settings.database))
    people, reviews = People(kept), Reviews(kept)

    @asynccontextmanager
    async def open_house(app: Litestar) -> AsyncIterator[None]:
        await kept.start()
        try:
            if admin_socket is None:
                yield
            else:
                async with admin_socket.answering(Admin(kept, people)):
                    yield
        finally:
            await reviews.stop()
            await kept.stop()

    handlers: list[Any] = [
        api.router,
        room_api.router,
        push_api.router,
        review_api.router,
        room_socket,
        lobby_socket,
        health,
        static_files.home,
        static_files.root_file,
        static_files.file_in_folder,
        plain_pages.privacy,
        plain_pages.plain_css,
    ]
    return Litestar(
        handlers,
        state=State(
            {
                "house": kept,
                "people": people,
                "finished": FinishedMatches(kept.store),
                "statistics": Statistics(kept.store),
                "reviews": reviews,
            }
        ),
        dependencies={"caller": Provide(provide_caller)},
        exception_handlers={
            SweetboxError: _refused,
            HTTPException: _http_error,
            RecursionError: _too_deep,
            UnicodeDecodeError: _no_text,
            Exception: _failed,
        },
        lifespan=[open_house],
        openapi_config=OpenAPIConfig(
            title="Sweetbox",
            version=__version__,
            description="Five tabletop games about sweets and snacks. The server holds the rules: it sends each seat its view, "
            "its legal moves and its story.",
            use_handler_docstrings=True,
            render_plugins=[plain_pages.SchemaPage(), JsonRenderPlugin(path="/openapi.json")],
        ),
        request_max_body_size=settings.body,
        signature_types=[Caller],
        logging_config=None,
        debug=False,
    )


def openapi_document() -> dict[str, Any]:
    """The API's OpenAPI document, without a running server."""
    return make_inner(Settings(database="sqlite://")).openapi_schema.to_schema()


def _language(request: "Request[Any, Any, Any]") -> str:
    return str(request.state.get("language") or accepted(request.headers.get("accept-language")))


def _answer(request: "Request[Any, Any, Any]", refusal: RefusedError) -> Response[Problem]:
    headers = {"retry-after": "1"} if refusal.status in (429, 503) else {}
    return Response(refusal.problem(_language(request)), status_code=refusal.status, headers=headers)


def _refused(request: "Request[Any, Any, Any]", error: SweetboxError) -> Response[Problem]:
    return _answer(request, refusal_of(error))


def _http_error(request: "Request[Any, Any, Any]", error: HTTPException) -> Response[Any]:
    status = error.status_code
    if status >= 500:
        return _failed(request, error)
    page = static_files.lost(request) if status == 404 else None
    if page is not None:
        return page
    return _answer(request, RefusedError(OF_STATUS.get(status, "shape"), status=status))


def _too_deep(request: "Request[Any, Any, Any]", error: Exception) -> Response[Problem]:
    return _answer(request, RefusedError("too_deep"))


def _no_text(request: "Request[Any, Any, Any]", error: Exception) -> Response[Problem]:
    """The body is no UTF-8; the framework knows only of wrong JSON."""
    return _answer(request, RefusedError("shape"))


def _failed(request: "Request[Any, Any, Any]", error: Exception) -> Response[Problem]:
    log.error("%s", fault(error))
    return _answer(request, RefusedError("internal"))
