"""What the handlers of the API need to know of a request."""

from typing import Annotated, Any

from litestar import Request
from litestar.params import PathParameter, QueryParameter

from rollwright.core.message import Message
from rollwright.server.errors import BadToken
from rollwright.server.middleware import GUEST
from rollwright.server.request_guest import RequestGuest
from rollwright.server.request_info import client_of, headers_of, request_language
from rollwright.server.state import ServerState

ApiRequest = Request[Any, Any, Any]
TableId = Annotated[str, PathParameter(description="the code of a table", max_length=64)]
TableIds = Annotated[
    str, QueryParameter(name="ids", description="codes of tables, with commas", max_length=1000)
]
Language = Annotated[str, QueryParameter(name="language", description="en or es", max_length=16)]


def state_of(request: ApiRequest) -> ServerState:
    """The state of the server that answers it."""
    state: ServerState = request.app.state.server
    return state


def guest_of(request: ApiRequest) -> str:
    """The id of the guest who sent it; empty if nobody knows the sender."""
    return _request_guest(request).find()


def guest_or_new(request: ApiRequest) -> str:
    """The id of the guest who sent it; a sender whom nobody knows becomes one. Raises OverQuota."""
    if not _request_guest(request).id:
        state_of(request).quotas.make_guest(client_of(request.scope))
    return _request_guest(request).find_or_make()


def owner_of(request: ApiRequest) -> str:
    """For whom work is done: the guest who sent it, else the address it came from."""
    return guest_of(request) or client_of(request.scope)


def known_guest(request: ApiRequest) -> RequestGuest:
    """The guest who sent it; raises BadToken if nobody knows the sender."""
    guest = _request_guest(request)
    if not guest.id:
        raise BadToken(Message("server.unknown-guest"))
    return guest


def language_of(request: ApiRequest) -> str:
    """The language of its answer."""
    return request_language(request.scope, headers_of(request.scope))


def _request_guest(request: ApiRequest) -> RequestGuest:
    scope: Any = request.scope
    guest: RequestGuest = scope[GUEST]
    return guest
