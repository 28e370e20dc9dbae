"""The state of one server: its tables, connections, tokens, rate limiters and metrics."""

import asyncio
import contextlib
import logging
import os
import sqlite3
from itertools import count
from pathlib import Path
from typing import Final

from rollwright.core.errors import BadData, BadRecord, UnknownGame
from rollwright.core.message import Message
from rollwright.server.broadcaster import Broadcaster
from rollwright.server.commitments import Commitments
from rollwright.server.damaged_tables import DamagedTables
from rollwright.server.dice_maker import DiceMaker
from rollwright.server.errors import BadKey, OtherRules, Unreadable
from rollwright.server.file_maker import FileMaker
from rollwright.server.game_list import GameLists
from rollwright.server.guest_sessions import GuestSessions
from rollwright.server.guest_tokens import GuestTokens, load_key
from rollwright.server.known_hosts import KnownHosts
from rollwright.server.metrics import Metrics
from rollwright.server.quotas import Quotas
from rollwright.server.rate_limit import RateLimiter
from rollwright.server.record_maker import RecordMaker
from rollwright.server.settings import Settings
from rollwright.server.trusted_proxies import ON_THIS_MACHINE, TrustedProxies
from rollwright.server.work_queue import WorkQueue
from rollwright.tables.analyst import Analyst
from rollwright.tables.errors import DamagedLog, FileLost, UnknownTable
from rollwright.tables.expiry import Expiry
from rollwright.tables.journal import Journal
from rollwright.tables.registry import TableRegistry
from rollwright.tables.writer import TableWriter

_LOG: Final = logging.getLogger(__name__)
_EVICTION_SECONDS: Final = 60.0
_EXPIRY_MINUTES: Final = 60
_DISCONNECT_SECONDS: Final = 1.5
_WATCH_SECONDS: Final = 2.0
_REPLAYS_AT_ONCE: Final = 2


class ServerState:
    """What all handlers of a server share."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        # The base URL for other machines; empty if the server listens on loopback only.
        self.address = ""
        self.hosts = KnownHosts(settings.host, settings.public_hosts)
        self.proxies = TrustedProxies(os.environ.get("FORWARDED_ALLOW_IPS", ON_THIS_MACHINE))
        self.quotas = Quotas(settings, self.proxies)
        self.metrics = Metrics()
        journal = Journal(settings.data)
        try:
            self.tokens = GuestTokens(load_key(key_path(settings.data)))
        except BadKey:
            journal.close()
            raise
        self.registry = TableRegistry(
            journal,
            settings.pace,
            thinkers=settings.thinkers,
            patience=settings.patience,
            most_idle=settings.tables_in_memory,
        )
        self.registry.on_evicted = self._forget
        self.analyst = Analyst(journal, settings.analysis_playouts)
        self.sessions = GuestSessions(self.registry, self.tokens)
        self.expiry = Expiry(self.registry, settings.keep_days, settings.keep_records)
        self.commitments = Commitments()
        self.damaged = DamagedTables()
        self.files = FileMaker()
        self.records = RecordMaker()
        self.replays = WorkQueue(_REPLAYS_AT_ONCE)
        self.dice = DiceMaker(self.replays)
        self.games = GameLists()
        self.broadcasters: dict[str, Broadcaster] = {}
        self.address_limiter = RateLimiter(settings.rate, settings.burst)
        self.guest_limiter = RateLimiter(settings.guest_rate, settings.guest_burst)
        self._eviction: asyncio.Task[None] | None = None
        self._watch: asyncio.Task[None] | None = None
        self.metrics.add_gauge("tables", "tables in memory", lambda: len(self.registry.writers))
        self.metrics.add_gauge("damaged", "tables that can't be read", self.damaged.count)
        self.metrics.add_gauge("sockets", "open sockets", self._count_sockets)
        self.metrics.add_counter("events", "events kept in the journal", lambda: journal.events)
        self.metrics.add_gauge("commits", "commits", lambda: self.registry.journal.commits)

    async def find(self, table_id: str) -> TableWriter:
        """The writer of a table.

        Raises UnknownTable, BadData, OtherRules, Unreadable or FileLost.
        """
        try:
            writer = await self.registry.find(table_id)
        except (UnknownTable, BadData, FileLost):
            raise
        except (BadRecord, UnknownGame) as error:
            self.damaged.note(table_id, error)
            raise OtherRules(Message("server.other-rules")) from None
        except Exception as error:
            self.damaged.note(table_id, error if isinstance(error, DamagedLog) else repr(error))
            raise Unreadable(Message("server.unreadable-table")) from None
        self.damaged.forget(table_id)
        return writer

    async def broadcaster(self, table_id: str) -> Broadcaster:
        """The broadcaster of a table; raises what `find` raises."""
        writer = await self.find(table_id)
        broadcaster = self.broadcasters.get(table_id)
        if broadcaster is None or broadcaster.writer is not writer:
            broadcaster = self.broadcasters[table_id] = Broadcaster(
                writer, self.metrics, self.settings.host_seconds
            )
        return broadcaster

    async def start(self) -> None:
        """Start to make the list of games, to evict idle tables, to watch the file, and bots."""
        self.games.start()
        self.registry.bot_worker.start()
        loop = asyncio.get_running_loop()
        self._eviction = loop.create_task(self._evict_loop())
        self._watch = loop.create_task(self._watch_file())

    async def disconnect_clients(self) -> None:
        """Close all connections before the server stops, without waiting long for slow clients."""
        for broadcaster in self.broadcasters.values():
            broadcaster.disconnect_all("stopping")
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(_DISCONNECT_SECONDS):
                while self._count_sockets():
                    await asyncio.sleep(0.01)

    async def close(self) -> None:
        """Close all tables and the journal."""
        for task in (self._eviction, self._watch):
            if task is not None:
                task.cancel()
        with contextlib.suppress(sqlite3.Error):
            await self.expiry.save()
        await self.analyst.close()
        await self.registry.close()

    async def _evict_loop(self) -> None:
        for minute in count():
            await asyncio.sleep(_EVICTION_SECONDS)
            try:
                await self.registry.evict_idle()
                if minute % _EXPIRY_MINUTES == 0:
                    await self.expiry.run()
            except (OSError, sqlite3.Error) as error:
                _LOG.error("idle or old tables could not be dealt with: %s", error)
            except Exception:
                _LOG.exception("the eviction of idle tables failed")

    def _forget(self, table_id: str) -> None:
        """A table has left the memory; its broadcaster would keep it there."""
        self.expiry.note(table_id)
        broadcaster = self.broadcasters.get(table_id)
        if broadcaster is not None and not broadcaster.connections:
            is_current = self.registry.writers.get(table_id) is broadcaster.writer
            if not is_current:
                del self.broadcasters[table_id]

    async def _watch_file(self) -> None:
        """Notice a lost file also while nobody plays: what is in it is saved then."""
        while True:
            await asyncio.sleep(_WATCH_SECONDS)
            await asyncio.wrap_future(self.registry.journal.check())

    def _count_sockets(self) -> int:
        return sum(len(broadcaster.connections) for broadcaster in self.broadcasters.values())


def key_path(data: Path) -> Path:
    """The path of the signing key: beside the data file."""
    return data.with_name(f"{data.name}.key")
