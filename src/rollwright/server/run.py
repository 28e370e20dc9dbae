"""Running a server until it is told to stop."""

import contextlib
import gc
import os
import socket
from collections.abc import Callable
from typing import Final

import uvicorn

from rollwright.core.errors import RollwrightError
from rollwright.core.message import Message
from rollwright.server.address import network_address
from rollwright.server.app import create_app
from rollwright.server.lounge import Lounge
from rollwright.server.settings import Settings

try:
    import resource
except ImportError:  # where there are no such limits
    resource = None  # type: ignore[assignment]

# Most of what a message needs is gone at once: looking for garbage seldom finds any.
_GARBAGE: Final = (50_000, 20, 50)

# A proxy on this machine is trusted, however it calls here; the last is how a socket that hears
# both kinds of addresses sees the first.
_PROXIES: Final = "127.0.0.1,::1,::ffff:127.0.0.1"

_UNREAD_MILLIS: Final = 30_000
_SEND_BUFFER: Final = 131_072


class PortInUse(RollwrightError):
    """An address where the server can't listen."""

    code = "port-in-use"


class _Server(uvicorn.Server):
    """A server that says goodbye before it closes its sockets."""

    def __init__(self, config: uvicorn.Config, lounge: Lounge, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._lounge = lounge
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        await self._lounge.start()
        self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self._lounge.say_goodbye()
        await super().shutdown(sockets)
        await self._lounge.close()


def listen(settings: Settings) -> socket.socket:
    """A socket at the wanted address; raises PortInUse."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listener = socket.socket(family)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    # Without a bound the system would keep megabytes for each client that doesn't read.
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, _SEND_BUFFER)
    if hasattr(socket, "TCP_USER_TIMEOUT"):
        # Who takes nothing for so long is gone: else closing would wait for ever.
        listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, _UNREAD_MILLIS)
    try:
        listener.bind((settings.host, settings.port))
    except OSError as error:
        listener.close()
        args: dict[str, object] = {
            "host": settings.host,
            "port": settings.port,
            "reason": error.strerror or str(error),
        }
        raise PortInUse(Message("server.port-in-use", args)) from None
    return listener


def allow_many_sockets() -> None:
    """Let this process open as many files as the system grants it at most."""
    if resource is not None:
        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        with contextlib.suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def make_server(settings: Settings, lounge: Lounge, ready: Callable[[], None]) -> uvicorn.Server:
    """A server over a lounge; it calls `ready` once it listens, and closes the lounge."""
    config = uvicorn.Config(
        create_app(lounge),
        ws="websockets-sansio",
        ws_max_size=settings.largest_message,
        ws_per_message_deflate=False,
        lifespan="off",
        log_level="warning",
        access_log=False,
        server_header=False,
        backlog=4096,
        timeout_graceful_shutdown=5,
        forwarded_allow_ips=os.environ.get("FORWARDED_ALLOW_IPS", _PROXIES),
    )
    return _Server(config, lounge, ready)


def serve(settings: Settings, ready: Callable[[int], None]) -> None:
    """Serve until the process is told to stop; `ready` gets the port once it listens."""
    gc.set_threshold(*_GARBAGE)
    allow_many_sockets()
    listener = listen(settings)
    port: int = listener.getsockname()[1]
    lounge = Lounge(settings)
    lounge.address = network_address(settings.host, port)
    server = make_server(settings, lounge, lambda: ready(port))
    # Ctrl-C has done its work when the server has stopped.
    with contextlib.suppress(KeyboardInterrupt):
        server.run(sockets=[listener])
