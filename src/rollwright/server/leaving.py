"""Work for one request, which ends when its client leaves."""

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

from rollwright.core.message import Message
from rollwright.server.api_request import ApiRequest
from rollwright.server.errors import ClientLeft

T = TypeVar("T")


async def while_there(request: ApiRequest, work: Coroutine[Any, Any, T]) -> T:
    """The result of work for a request; raises ClientLeft, and cancels it, if its client leaves."""
    task = asyncio.ensure_future(work)
    leaving = asyncio.ensure_future(_leaving(request))
    try:
        done, _ = await asyncio.wait({task, leaving}, return_when=asyncio.FIRST_COMPLETED)
    finally:
        leaving.cancel()
        task.cancel()
    if task not in done:
        raise ClientLeft(Message("server.client-left"))
    return task.result()


async def _leaving(request: ApiRequest) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass
