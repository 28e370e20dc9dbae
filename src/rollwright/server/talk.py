"""What is answered to the messages of one viewer."""

import asyncio
import time
from concurrent.futures import Future
from typing import Final

from rollwright.core.errors import IllegalMove, NotYourTurn, RollwrightError
from rollwright.core.message import Message, NameOf, say
from rollwright.server.drawing import drawing_for
from rollwright.server.errors import Flood, Internal, error_json
from rollwright.server.metrics import Metrics
from rollwright.server.questions import (
    AnyQuestion,
    FindSeats,
    Hint,
    ShowSheet,
    Sync,
    Why,
    WhyThere,
    command_of,
    read_message,
)
from rollwright.server.room import Room
from rollwright.server.view import namer
from rollwright.server.viewer import Viewer
from rollwright.tables.commands import AnyAct
from rollwright.tables.desk import Answer
from rollwright.tables.errors import NotHost, NotSeated, Refused, Stale
from rollwright.tables.thinking import STAND_IN, Thinker, tell_loop, thought_for

# So many messages of one viewer may wait for their answers.
_MOST_PENDING: Final = 32


class Talk:
    """The conversation with one viewer of a room."""

    def __init__(self, room: Room, viewer: Viewer, thinker: Thinker, metrics: Metrics) -> None:
        self._room = room
        self._viewer = viewer
        self._thinker = thinker
        self._metrics = metrics

    def hear(self, text: str | bytes) -> None:
        """Take a message; the answers come when they come."""
        viewer = self._viewer
        if viewer.is_flooding() or viewer.pending >= _MOST_PENDING:
            self._refuse(command_of(text), Flood(Message("server.flood")))
            return
        try:
            message = read_message(text)
        except RollwrightError as error:
            self._refuse(command_of(text), error)
            return
        viewer.pending += 1
        if isinstance(message, AnyQuestion):
            self._room.desk.ask(lambda: self._answer(message))
        else:
            self._act(message)

    # --- commands ----------------------------------------------------------------------

    def _act(self, act: AnyAct) -> None:
        start = time.perf_counter()

        def tell(answer: Answer) -> None:
            self._viewer.pending -= 1
            self._metrics.safe.observe(time.perf_counter() - start)
            if isinstance(answer, RollwrightError):
                self._refuse(act.command, answer)
                if isinstance(answer, Stale):
                    self._room.show(self._viewer)
            else:
                self._metrics.commands_done.inc()
                self._tell({"op": "ack", "command": act.command, "version": answer})

        self._room.desk.submit(self._viewer.guest, act, tell)

    def _refuse(self, command: str, error: RollwrightError) -> None:
        self._metrics.commands.labels(error.code).inc()
        self._tell(
            {
                "op": "refused",
                "command": command,
                "error": error_json(error, self._viewer.language, self._name_of()),
                "version": self._room.live.version,
            }
        )

    # --- questions ---------------------------------------------------------------------

    def _answer(self, question: AnyQuestion) -> None:
        self._viewer.pending -= 1
        try:
            match question:
                case Why():
                    reason = self._why_not(self._own_seat(), question.move)
                    self._tell_reason(question.command, reason)
                case WhyThere():
                    self._why_there(question)
                case Hint():
                    self._hint(question)
                case ShowSheet():
                    self._sheet(question)
                case FindSeats():
                    self._seats(question)
                case Sync():
                    self._room.show(self._viewer)
        except RollwrightError as error:
            self._refuse(question.command, error)

    def _why_there(self, question: WhyThere) -> None:
        seat, position = self._own_seat(), self._room.live.running.position
        reason = position.why_not_there(seat, question.place, question.die)
        self._tell_reason(question.command, reason)

    def _tell_reason(self, command: str, reason: Message | None) -> None:
        text = "" if reason is None else say(reason, self._viewer.language, self._name_of())
        self._tell({"op": "why", "command": command, "legal": reason is None, "reason": text})

    def _why_not(self, seat: int, text: str) -> Message | None:
        position = self._room.live.running.position
        try:
            position.check_waiting(seat)
            move = position.parse(seat, text)
        except (IllegalMove, NotYourTurn) as refusal:
            return refusal.message
        return position.why_not(seat, move)

    def _hint(self, question: Hint) -> None:
        seat = self._own_seat()
        live, viewer, loop = self._room.live, self._viewer, asyncio.get_running_loop()
        live.running.position.check_waiting(seat)
        thought = thought_for(live, seat, STAND_IN)

        def tell(future: Future[tuple[str, int]]) -> None:
            fields: dict[str, object] = {}
            if not future.cancelled() and future.exception() is None:
                text, move = future.result()
                label = say(thought.position.label(thought.seat, move), viewer.language)
                fields = {"op": "hint", "command": question.command, "move": text, "label": label}
            tell_loop(loop, lambda: done(fields))

        def done(fields: dict[str, object]) -> None:
            viewer.pending -= 1
            if fields:
                self._tell(fields)
            else:
                self._refuse(question.command, Internal(Message("server.internal")))

        viewer.pending += 1
        self._thinker.move(thought, tell)

    def _sheet(self, question: ShowSheet) -> None:
        live = self._room.live
        if live.table is None:
            raise Refused(Message("table.stage-is-lobby"))
        if question.seat >= len(live.seats):
            raise Refused(Message("core.no-such-seat", {"seat": question.seat}))
        position, language = live.table.position, self._viewer.language
        sheet = drawing_for(live.opened.game, language).sheet(position, question.seat)
        fields: dict[str, object] = {"op": "sheet", "command": question.command}
        self._tell({**fields, "seat": question.seat, "sheet": sheet})

    def _seats(self, question: FindSeats) -> None:
        live, viewer = self._room.live, self._viewer
        if viewer.guest != live.host:
            raise NotHost(Message("table.not-host"))
        seats = self._room.find_seats(question.text, viewer.language)
        fields: dict[str, object] = {"op": "seats", "command": question.command}
        self._tell({**fields, "seats": seats, "version": live.version})

    def _own_seat(self) -> int:
        live = self._room.live
        seat = live.seat_of.get(self._viewer.guest)
        if seat is None:
            raise NotSeated(Message("table.not-seated"))
        if live.table is None:
            raise Refused(Message("table.stage-is-lobby"))
        return seat

    def _name_of(self) -> NameOf:
        return namer(self._room.live, self._viewer.language)

    def _tell(self, fields: dict[str, object]) -> None:
        self._metrics.messages.inc()
        self._viewer.tell(fields)
