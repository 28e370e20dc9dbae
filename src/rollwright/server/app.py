"""The ASGI application: the API, the web sockets and the static files."""

import logging
from typing import Any, Final

from litestar import Litestar, Request, Response
from litestar.config.compression import CompressionConfig
from litestar.exceptions import HTTPException, InternalServerException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from rollwright.core.errors import RollwrightError
from rollwright.core.message import Message
from rollwright.server import analysis_api, api, file_api, guest_api, puzzle_api, static_files
from rollwright.server.errors import (
    BadRequest,
    InternalError,
    NotFound,
    RateLimited,
    TooLarge,
    WrongMethod,
    error_json,
    http_status,
    invalid_json,
    invalid_request,
)
from rollwright.server.middleware import GuestMiddleware
from rollwright.server.packed import QUICK
from rollwright.server.quiet_log import QUIET_LOG
from rollwright.server.request_info import headers_of, request_language
from rollwright.server.schema_page import SchemaPage
from rollwright.server.state import ServerState
from rollwright.server.websocket import serve_socket
from rollwright.tables.validation import validation_message

_LOG: Final = logging.getLogger(__name__)
# How the framework says that a client has left; it has no class of its own for that.
_LEFT: Final = "client disconnected"
# In bytes: a shorter answer fits into one packet as it is.
_SMALLEST_PACKED: Final = 1000
_HANDLERS: Final = (
    api.list_games,
    api.create_table,
    api.list_tables,
    api.get_table,
    api.join_table,
    api.create_rematch,
    api.create_seal,
    api.get_record,
    api.get_dice,
    api.get_replay_step,
    api.get_review,
    analysis_api.get_analysis,
    analysis_api.start_analysis,
    analysis_api.create_branch,
    file_api.get_paper,
    file_api.get_sheet,
    api.get_print,
    api.get_picture,
    puzzle_api.list_puzzles,
    puzzle_api.get_puzzle_picture,
    puzzle_api.create_puzzle_table,
    puzzle_api.get_verdict,
    guest_api.end_sessions,
    guest_api.delete_guest,
    api.get_address,
    api.get_health,
    api.get_metrics,
    static_files.page,
    static_files.static_file,
    static_files.icon,
)


class _Request(Request[Any, Any, Any]):
    """A request that turns every unreadable body into BadRequest."""

    async def json(self) -> Any:
        """The decoded body; the framework does not handle these two errors itself."""
        try:
            return await super().json()
        except (UnicodeError, RecursionError):
            raise invalid_json() from None


def create_app(state: ServerState) -> Any:
    """The application for a server state; the caller closes the state."""
    middleware = GuestMiddleware(_api(state), state)

    async def app(scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "websocket":
            await serve_socket(state, scope, receive, send)
        else:
            await middleware(scope, receive, send)

    return app


def _api(state: ServerState) -> Litestar:
    app = Litestar(
        route_handlers=list(_HANDLERS),
        openapi_config=OpenAPIConfig(
            title="Rollwright",
            version="1",
            path="/schema",
            render_plugins=[SchemaPage(), JsonRenderPlugin()],
        ),
        exception_handlers={
            RollwrightError: _error_response,
            HTTPException: _http_error_response,
            Exception: _failure_response,
        },
        compression_config=CompressionConfig(
            backend="brotli",
            brotli_quality=QUICK,
            minimum_size=_SMALLEST_PACKED,
            exclude_opt_key="is_packed",
        ),
        request_class=_Request,
        request_max_body_size=state.settings.largest_body,
        logging_config=None,
    )
    app.state.server = state
    return app


def _error_response(request: Request[Any, Any, Any], error: RollwrightError) -> Response[Any]:
    if isinstance(error, NotFound) and static_files.wants_page(request):
        return static_files.missing_page()
    language = request_language(request.scope, headers_of(request.scope))
    return Response(
        {"error": error_json(error, language)},
        status_code=http_status(error),
        media_type="application/json",
        headers={"retry-after": f"{error.retry_after}"} if isinstance(error, RateLimited) else None,
    )


def _http_error_response(request: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    if error.status_code == 413:
        most = request.app.state.server.settings.largest_body
        return _error_response(request, TooLarge(Message("server.too-large", {"most": most})))
    if error.status_code == 404:
        return _error_response(request, NotFound(Message("server.not-found")))
    if error.status_code == 405:
        response = _error_response(request, WrongMethod(Message("server.wrong-method")))
        response.set_header("Allow", _allowed(error))
        return response
    if error.status_code >= 500:
        return _failure_response(request, error)
    return _error_response(request, _bad_request(error))


def _allowed(error: HTTPException) -> str:
    """The methods of a path; the middleware answers HEAD wherever GET is allowed."""
    allowed = (error.headers or {}).get("allow", "").split(", ")
    return ", ".join(sorted([*allowed, "HEAD"] if "GET" in allowed else allowed))


def _bad_request(error: HTTPException) -> BadRequest:
    """The validation errors of the framework as one error of our own."""
    extra = error.extra if isinstance(error.extra, list) else []
    if not extra:
        return invalid_json()
    errors = [(str(entry.get("message", "")), str(entry.get("key", ""))) for entry in extra]
    # For the body as a whole, the framework gives the name of the handlers' parameter.
    return invalid_request(
        [validation_message(text, "" if key == "data" else key) for text, key in errors]
    )


def _failure_response(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    if isinstance(error, InternalServerException) and _LEFT in error.detail:
        QUIET_LOG.warning("a client left before its request was complete")
        return _error_response(request, invalid_json())
    _LOG.error("a request failed: %s", request.url.path, exc_info=error)
    return _error_response(request, InternalError(Message("server.internal")))
