"""The application: the API, the sockets and the page together."""

import logging
from typing import Any, Final

from litestar import Litestar, Request, Response
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from rollwright.core.errors import RollwrightError
from rollwright.core.message import Message
from rollwright.server import api, pages
from rollwright.server.complaints import bad_request, unreadable
from rollwright.server.errors import (
    BadRequest,
    Internal,
    NotFound,
    TooLarge,
    WrongMethod,
    error_json,
    status_of,
)
from rollwright.server.gate import Gate, headers_of, language_of
from rollwright.server.lounge import Lounge
from rollwright.server.schema import PlainPage
from rollwright.server.sockets import serve_socket
from rollwright.tables.complaint import complaint

_LOG: Final = logging.getLogger(__name__)
_HANDLERS: Final = (
    api.games,
    api.open_table,
    api.look,
    api.join,
    api.rematch,
    api.seal,
    api.record,
    api.replay,
    api.address,
    api.health,
    api.metrics,
    pages.page,
    pages.static_file,
    pages.icon,
)


class _Request(Request[Any, Any, Any]):
    """A request whose body may be anything."""

    async def json(self) -> Any:
        """What is in the body; raises BadRequest where the framework lets readers fail."""
        try:
            return await super().json()
        except (UnicodeError, RecursionError):
            raise unreadable() from None


def create_app(lounge: Lounge) -> Any:
    """The application over a lounge; whoever made the lounge closes it."""
    gate = Gate(_api(lounge), lounge)

    async def app(scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "websocket":
            await serve_socket(lounge, scope, receive, send)
        else:
            await gate(scope, receive, send)

    return app


def _api(lounge: Lounge) -> Litestar:
    app = Litestar(
        route_handlers=list(_HANDLERS),
        openapi_config=OpenAPIConfig(
            title="Rollwright",
            version="1",
            path="/schema",
            render_plugins=[PlainPage(), JsonRenderPlugin()],
        ),
        exception_handlers={
            RollwrightError: _answer_refusal,
            HTTPException: _answer_http_error,
            Exception: _answer_failure,
        },
        request_class=_Request,
        request_max_body_size=lounge.settings.largest_body,
        logging_config=None,
    )
    app.state.lounge = lounge
    return app


def _answer_refusal(
    request: Request[Any, Any, Any], error: RollwrightError
) -> Response[dict[str, object]]:
    language = language_of(request.scope, headers_of(request.scope))
    return Response(
        {"error": error_json(error, language)},
        status_code=status_of(error),
        media_type="application/json",
    )


def _answer_http_error(
    request: Request[Any, Any, Any], error: HTTPException
) -> Response[dict[str, object]]:
    if error.status_code == 413:
        most = request.app.state.lounge.settings.largest_body
        return _answer_refusal(request, TooLarge(Message("server.too-large", {"most": most})))
    if error.status_code == 404:
        return _answer_refusal(request, NotFound(Message("server.not-found")))
    if error.status_code == 405:
        answer = _answer_refusal(request, WrongMethod(Message("server.wrong-method")))
        answer.set_header("Allow", _allowed(error))
        return answer
    if error.status_code >= 500:
        return _answer_failure(request, error)
    return _answer_refusal(request, _complaints(error))


def _allowed(error: HTTPException) -> str:
    """The methods of an address; the gate answers HEAD wherever there is something to get."""
    allowed = (error.headers or {}).get("allow", "").split(", ")
    return ", ".join(sorted([*allowed, "HEAD"] if "GET" in allowed else allowed))


def _complaints(error: HTTPException) -> BadRequest:
    """What the framework complains about, as far as it tells."""
    extra = error.extra if isinstance(error.extra, list) else []
    if not extra:
        return unreadable()
    told = [(str(entry.get("message", "")), str(entry.get("key", ""))) for entry in extra]
    # The body as a whole is called as the handlers call it.
    return bad_request([complaint(text, "" if key == "data" else key) for text, key in told])


def _answer_failure(
    request: Request[Any, Any, Any], error: Exception
) -> Response[dict[str, object]]:
    _LOG.error("a request failed: %s", request.url.path, exc_info=error)
    return _answer_refusal(request, Internal(Message("server.internal")))
