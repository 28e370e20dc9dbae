"""The handlers for what guests do about their own data."""

from typing import Annotated

from litestar import post
from litestar.params import Body

from rollwright.server.api_request import ApiRequest, known_guest, state_of
from rollwright.server.api_types import DeleteResponse, EndRequest, EndResponse
from rollwright.server.request_info import client_of


@post("/api/guest/end", status_code=200, summary="End all sessions of this guest")
async def end_sessions(
    request: ApiRequest, data: Annotated[EndRequest | None, Body()] = None
) -> EndResponse:
    """Make all tokens of this guest invalid; with `keep` this client gets a new one."""
    state, guest = state_of(request), known_guest(request)
    await state.sessions.end(guest.id, state.broadcasters.values())
    if data is not None and data.keep:
        return EndResponse(guest.renew())
    guest.leave()
    return EndResponse("")


@post("/api/guest/delete", status_code=200, summary="Delete everything about this guest")
async def delete_guest(request: ApiRequest) -> DeleteResponse:
    """Free the seats, remove tables where nobody else was, take the name out of all others."""
    state, guest = state_of(request), known_guest(request)
    state.quotas.delete_guest(client_of(request.scope))
    tables = await state.sessions.delete(guest.id, state.broadcasters.values())
    guest.leave()
    return DeleteResponse(tables)
