"""A client of the engine: writes lines of JSON and reads the responses."""

import json
import os
from threading import Thread
from types import TracebackType
from typing import Any

from rollwright.engine.stream import serve_stream

Answer = dict[str, Any]


class Driver:
    """Communicates with an engine over two real pipes."""

    def __init__(self) -> None:
        requests, to_engine = os.pipe()
        answers, from_engine = os.pipe()
        self._source = os.fdopen(requests, "rb")
        self._sink = os.fdopen(from_engine, "wb")
        self._writer = os.fdopen(to_engine, "wb")
        self._reader = os.fdopen(answers, "rb")
        self._engine = Thread(target=self._serve)

    def _serve(self) -> None:
        try:
            serve_stream(self._source, self._sink)
        finally:
            self._sink.close()

    def __enter__(self) -> "Driver":
        self._engine.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._writer.close()
        self._engine.join()
        self._source.close()
        self._reader.close()

    def send(self, line: bytes) -> Answer:
        """Send one raw line, and return its response."""
        self._writer.write(line + b"\n")
        self._writer.flush()
        answer: Answer = json.loads(self._reader.readline())
        return answer

    def ask(self, op: str, **fields: object) -> Answer:
        """A request that must succeed; returns the fields of its response."""
        answer = self.send(json.dumps({"op": op, "id": op, **fields}).encode())
        assert answer.pop("ok"), answer
        assert answer.pop("id") == op
        return answer

    def refused(self, op: str, **fields: object) -> str:
        """A request that must be refused; returns the error code."""
        answer = self.send(json.dumps({"op": op, "id": op, **fields}).encode())
        assert answer["ok"] is False
        assert answer["id"] == op
        assert set(answer) == {"ok", "id", "error"}
        assert set(answer["error"]) == {"code", "message"}
        assert answer["error"]["message"].endswith(".")
        return str(answer["error"]["code"])

    def america(self, seats: int = 1, **fields: object) -> str:
        """A new table of Rolling America; its dice are manual by default."""
        wanted = {"game": "rolling-america", "seats": seats, "dice": "manual", **fields}
        return str(self.ask("new", **wanted)["table"])

    def everything(self, table: str) -> list[Answer]:
        """The complete visible state of a table."""
        return [self.ask(op, table=table) for op in ("status", "position", "record")]

    def play(self, table: str, seat: int, *moves: str) -> Answer:
        """Several moves of a seat; returns the last response."""
        answer: Answer = {}
        for move in moves:
            answer = self.ask("play", table=table, seat=seat, move=move)
        return answer
