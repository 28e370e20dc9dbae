"""A session: handles the messages of one connection."""

import asyncio
import time
from concurrent.futures import Future
from typing import Final

import msgspec

from rollwright.bots import ADVISER, QUICK_ADVISER, Suggestion
from rollwright.core.errors import IllegalMove, NotYourTurn, RollwrightError
from rollwright.core.game import Game
from rollwright.core.message import Message, NameOf, say, say_briefly
from rollwright.server.broadcaster import Broadcaster
from rollwright.server.client_messages import (
    ClientMessage,
    ClientQuery,
    ExplainEnd,
    ExplainMove,
    ExplainPlace,
    FindSeats,
    Hint,
    LabelMoves,
    PreviewMove,
    SkipBots,
    Sync,
    Watch,
    command_of,
    read_message,
)
from rollwright.server.connection import Connection
from rollwright.server.encoding import encode
from rollwright.server.errors import InternalError, RateLimited, error_json
from rollwright.server.hint_message import hint_message
from rollwright.server.metrics import Metrics
from rollwright.server.preview import preview_of
from rollwright.server.quotas import Quotas
from rollwright.server.view import namer
from rollwright.server.wire.messages import (
    Ack,
    Failure,
    FoundSeats,
    Labels,
    PreviewMessage,
    RefusedMessage,
    Skipping,
    Watching,
    Why,
)
from rollwright.tables.bot_task import bot_task_for
from rollwright.tables.bot_worker import BotWorker, call_in_loop
from rollwright.tables.commands import ClientCommand, Rename
from rollwright.tables.counsel import counsel_of
from rollwright.tables.decision import check_help
from rollwright.tables.errors import NotHost, NotSeated, Refused, Stale
from rollwright.tables.writer import CommandResult

# How many messages of one connection may be pending.
_MAX_PENDING: Final = 32
_MAX_WATCHED_AT_EVENT: Final = 12


class Session:
    """Executes the commands and answers the queries of one connection."""

    def __init__(
        self,
        broadcaster: Broadcaster,
        connection: Connection,
        bot_worker: BotWorker,
        metrics: Metrics,
        quotas: Quotas,
    ) -> None:
        self._broadcaster = broadcaster
        self._connection = connection
        self._bot_worker = bot_worker
        self._metrics = metrics
        self._quotas = quotas
        # A search takes a while, and one client may have one at a time.
        self._searches_hint = False

    def handle(self, text: str | bytes) -> None:
        """Handle a message; its answer is sent later."""
        connection = self._connection
        if connection.is_over_limit() or connection.pending >= _MAX_PENDING:
            self._refuse(command_of(text), RateLimited(Message("server.flood")))
            return
        try:
            message = read_message(text)
            self._check(message)
        except RollwrightError as error:
            self._refuse(command_of(text), error)
            return
        connection.pending += 1
        if isinstance(message, ClientQuery):
            self._broadcaster.writer.call_after_pending(lambda: self._answer(message))
        else:
            self._execute(message)

    def _check(self, message: ClientMessage) -> None:
        """Raise RateLimited or OverQuota."""
        guest, client, quotas = self._connection.guest, self._connection.client, self._quotas
        is_query = isinstance(message, ClientQuery)
        is_allowed = quotas.may_ask(guest, client) if is_query else quotas.may_command(guest)
        if not is_allowed:
            raise RateLimited(Message("server.flood"))
        if isinstance(message, Rename):
            quotas.take_name(guest)

    # --- commands ----------------------------------------------------------------------

    def _execute(self, command: ClientCommand) -> None:
        start = time.perf_counter()

        def on_result(result: CommandResult) -> None:
            self._connection.pending -= 1
            self._metrics.commit_seconds.observe(time.perf_counter() - start)
            if isinstance(result, RollwrightError):
                self._refuse(command.command, result)
                if isinstance(result, Stale):
                    self._broadcaster.send_view(self._connection)
            else:
                self._metrics.commands_done.inc()
                self._send(Ack(command.command, result))

        self._broadcaster.writer.submit(self._connection.guest, command, on_result)

    def _refuse(self, command: str, error: RollwrightError) -> None:
        self._metrics.commands.labels(error.code).inc()
        live = self._broadcaster.live
        known = error_json(error, self._connection.language, self._name_of())
        self._send(RefusedMessage(command, Failure(**known), live.version))

    # --- queries -----------------------------------------------------------------------

    @property
    def _game(self) -> Game:
        return self._broadcaster.live.game

    def _answer(self, query: ClientQuery) -> None:
        connection, start = self._connection, time.thread_time()
        connection.pending -= 1
        try:
            match query:
                case ExplainMove():
                    reason = self._why_not(self._own_seat(), query.move)
                    self._send_reason(query.command, reason)
                case ExplainEnd():
                    seat, position = self._own_seat(), self._broadcaster.live.running.position
                    self._send_reason(query.command, self._game.words.why_no_end(position, seat))
                case ExplainPlace():
                    self._why_there(query)
                case PreviewMove():
                    self._preview(query)
                case Hint():
                    self._hint(query)
                case LabelMoves():
                    self._labels(query)
                case Watch():
                    self._watch(query)
                case SkipBots():
                    self._send(Skipping(query.command, query.on))
                    self._broadcaster.skip_bots(self._connection, query.on)
                case FindSeats():
                    self._seats(query)
                case Sync():
                    self._broadcaster.send_view(self._connection)
        except RollwrightError as error:
            self._refuse(query.command, error)
        spent = time.thread_time() - start
        self._quotas.answered(connection.guest, connection.client, spent)

    def _why_there(self, query: ExplainPlace) -> None:
        seat, position = self._own_seat(), self._broadcaster.live.running.position
        reason = self._game.paper.why_not_there(
            position, seat, query.place, query.die, query.source
        )
        self._send_reason(query.command, reason)

    def _send_reason(self, command: str, reason: Message | None) -> None:
        if reason is None:
            self._send(Why(command, True, "", ""))
            return
        language, names = self._connection.language, self._name_of()
        short, whole = say_briefly(reason, language, names), say(reason, language, names)
        self._send(Why(command, False, short, "" if whole == short else whole))

    def _why_not(self, seat: int, text: str) -> Message | None:
        position = self._broadcaster.live.running.position
        try:
            position.check_waiting(seat)
            move = position.parse(seat, text)
        except (IllegalMove, NotYourTurn) as refusal:
            return refusal.message
        return self._game.words.why_not(position, seat, move)

    def _preview(self, query: PreviewMove) -> None:
        live, connection = self._broadcaster.live, self._connection
        board = preview_of(live, connection.guest, query, connection.language)
        self._send(PreviewMessage(query.command, board))

    def _hint(self, query: Hint) -> None:
        seat = self._own_seat()
        check_help(self._broadcaster.live)
        if self._searches_hint:
            raise RateLimited(Message("server.flood"))
        live, connection, loop = (
            self._broadcaster.live,
            self._connection,
            asyncio.get_running_loop(),
        )
        live.running.position.check_waiting(seat)
        # At an event thousands may ask, and nobody waits for a whole search.
        bot = QUICK_ADVISER if live.is_event else ADVISER
        task = bot_task_for(live, seat, bot)

        def on_done(future: Future[Suggestion]) -> None:
            found = None if future.cancelled() or future.exception() else future.result()
            call_in_loop(loop, lambda: answer(found))

        def answer(found: Suggestion | None) -> None:
            connection.pending -= 1
            self._searches_hint = False
            if found is None:
                self._refuse(query.command, InternalError(Message("server.internal")))
                return
            hint = counsel_of(live.game, task.position, task.seat, found)
            self._send(hint_message(query.command, hint, connection.language, self._name_of()))

        connection.pending += 1
        self._searches_hint = True
        self._bot_worker.suggestion(live.id, task, on_done)

    def _labels(self, query: LabelMoves) -> None:
        """Sentences for legal moves; others are left out: the table may have gone on."""
        seat, position = self._own_seat(), self._broadcaster.live.running.position
        wanted = set(query.moves)
        legal = {position.text(seat, move): move for move in position.legal(seat)}
        names, language = self._name_of(), self._connection.language
        labels = {
            text: say_briefly(self._game.words.label(position, seat, move), language, names)
            for text, move in legal.items()
            if text in wanted
        }
        self._send(Labels(query.command, labels))

    def _watch(self, query: Watch) -> None:
        live = self._broadcaster.live
        wrong = [seat for seat in query.seats if seat >= len(live.seats)]
        if wrong:
            raise Refused(Message("core.no-such-seat", {"seat": wrong[0]}))
        if live.is_event and len(query.seats) > _MAX_WATCHED_AT_EVENT:
            raise Refused(Message("server.watches-too-many", {"most": _MAX_WATCHED_AT_EVENT}))
        self._send(Watching(query.command, query.seats))
        self._broadcaster.watch(self._connection, query.seats)

    def _seats(self, query: FindSeats) -> None:
        live, connection = self._broadcaster.live, self._connection
        if connection.guest != live.host:
            raise NotHost(Message("table.not-host"))
        seats = self._broadcaster.find_seats(query.text, connection.language)
        self._send(FoundSeats(query.command, seats, live.version))

    def _own_seat(self) -> int:
        live = self._broadcaster.live
        seat = live.seat_of.get(self._connection.guest)
        if seat is None:
            raise NotSeated(Message("table.not-seated"))
        if live.table is None:
            raise Refused(Message("table.stage-is-lobby"))
        return seat

    def _name_of(self) -> NameOf:
        return namer(self._broadcaster.live, self._connection.language)

    def _send(self, message: msgspec.Struct) -> None:
        self._metrics.messages += 1
        is_answer = isinstance(message, Ack | RefusedMessage)
        self._connection.send(encode(message), is_answer)
