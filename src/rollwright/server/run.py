"""Runs the server until the process is asked to stop."""

import asyncio
import contextlib
import gc
import socket
from collections.abc import Callable
from typing import Final

import uvicorn

from rollwright.core.errors import RollwrightError
from rollwright.core.message import Message
from rollwright.server.address import network_url
from rollwright.server.app import create_app
from rollwright.server.connection_limit import ConnectionLimit
from rollwright.server.http_protocol import HttpProtocol, ProtocolState
from rollwright.server.page_files import PAGE_FILES
from rollwright.server.quiet_log import quieten
from rollwright.server.settings import Settings
from rollwright.server.socket_protocol import SocketProtocol
from rollwright.server.state import ServerState

try:
    import resource
except ImportError:  # on Windows
    resource = None  # type: ignore[assignment]

# Messages leave few reference cycles, so the garbage collector may run rarely.
_GC_THRESHOLDS: Final = (50_000, 20, 50)

_UNREAD_MILLIS: Final = 30_000
_SEND_BUFFER: Final = 131_072


class PortInUse(RollwrightError):
    """The server can't listen on this host and port."""

    code = "port-in-use"


class _Server(uvicorn.Server):
    """A server that closes its connections before it stops."""

    def __init__(
        self, config: uvicorn.Config, state: ServerState, ready: Callable[[], None]
    ) -> None:
        super().__init__(config)
        self._state = state
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await self._state.start()
        # Only now: what was started has files open, which no connection can have.
        self.server_state = self._protocol_state()
        await super().startup(sockets)
        asyncio.get_running_loop().run_in_executor(None, PAGE_FILES.pack)
        self._ready()

    def _protocol_state(self) -> ProtocolState:
        settings = self._state.settings
        limit = ConnectionLimit(
            settings.connections, settings.connections_per_address, self._state.proxies
        )
        return ProtocolState(limit, settings.header_seconds, settings.body_seconds)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self._state.disconnect_clients()
        await super().shutdown(sockets)
        await self._state.close()


def listen(settings: Settings) -> socket.socket:
    """A listening socket for the configured address; raises PortInUse."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listener = socket.socket(family)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    # Without a limit the kernel would buffer megabytes for every slow client.
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, _SEND_BUFFER)
    if hasattr(socket, "TCP_USER_TIMEOUT"):
        # Drop a peer that acknowledges nothing for this long: else closing would never end.
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
    """Raise the soft limit of open files to the hard limit."""
    if resource is not None:
        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        with contextlib.suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def make_server(
    settings: Settings, state: ServerState, ready: Callable[[], None]
) -> uvicorn.Server:
    """A server that calls `ready` once it listens, and closes the state when it stops."""
    config = uvicorn.Config(
        create_app(state),
        http=HttpProtocol,
        ws=SocketProtocol,
        ws_max_size=settings.largest_message,
        ws_per_message_deflate=False,
        lifespan="off",
        log_level="warning",
        access_log=False,
        server_header=False,
        backlog=4096,
        timeout_keep_alive=settings.idle_seconds,
        timeout_graceful_shutdown=5,
        forwarded_allow_ips=state.proxies.text,
    )
    quieten()
    return _Server(config, state, ready)


def run_server(settings: Settings, ready: Callable[[int], None]) -> None:
    """Serve until the process is asked to stop; `ready` gets the port once it listens."""
    gc.set_threshold(*_GC_THRESHOLDS)
    allow_many_sockets()
    listener = listen(settings)
    port: int = listener.getsockname()[1]
    state = ServerState(settings)
    state.address = network_url(settings.host, port)
    server = make_server(settings, state, lambda: ready(port))
    # uvicorn raises the interrupt again after it has stopped.
    with contextlib.suppress(KeyboardInterrupt):
        server.run(sockets=[listener])
