"""Lines of the engine, with tables of three games open."""

import json
import logging
from collections.abc import Iterable

import msgspec

from fuzz.games import game_ids, played
from fuzz.target import Broken, Target, unchanged
from fuzz.world import fingerprint
from rollwright.core.errors import RollwrightError
from rollwright.core.limits import MOST_SEATS
from rollwright.core.record import write_record
from rollwright.engine.engine import Engine
from rollwright.engine.engine_table import EngineTable
from rollwright.engine.requests import NewRequest, SuggestRequest, read_envelope, read_request
from rollwright.tables.archive import record_of

# A larger table takes its time; it has a test of its own.
_SMALL_TABLE = 50
_LOG = logging.getLogger("rollwright.engine.engine")


class _Answer(msgspec.Struct):
    """What every answer has; the id may be any JSON."""

    ok: bool
    id: msgspec.Raw
    error: dict[str, str] = {}


class EngineTarget(Target):
    """What a program may write to the engine. Bots don't think here."""

    name = "engine"
    longest = 8_192
    words = (
        *(b'"op":"new"', b'"op":"load"', b'"op":"replay"', b'"op":"roll"', b'"op":"play"'),
        *(b'"op":"why"', b'"op":"undo"', b'"op":"sheet"', b'"op":"record"', b'"op":"position"'),
        *(b"t1", b"t2", b"t3", b"t4", b"done", b"auto", b"manual", b"es", b"rolling-realms"),
        *(b"names", b"words", b"seed", b"options", b"outcome", b"id", b"language", b"level"),
    )

    def __init__(self) -> None:
        self._level = _LOG.level
        _LOG.setLevel(logging.CRITICAL)
        tables = [played(game_id, 8) for game_id in game_ids()]
        self._tables = {
            f"t{number}": EngineTable(table.copy(), "en") for number, table in enumerate(tables, 1)
        }
        self._before = self._state()

    def close(self) -> None:
        _LOG.setLevel(self._level)

    def seeds(self) -> Iterable[bytes]:
        asked: list[dict[str, object]] = [{"op": "games", "id": 1}]
        for number, game_id in enumerate(game_ids(), 1):
            table, name = played(game_id, 8), f"t{number}"
            seat = next(iter(table.position.waiting()), 0)
            moves = [table.position.text(seat, move) for move in table.position.legal(seat)]
            asked += [{"op": op, "table": name} for op in ("status", "position", "record", "roll")]
            asked += [{"op": op, "table": name, "seat": seat} for op in ("legal", "undo", "sheet")]
            asked += [
                {"op": op, "table": name, "seat": seat, "move": move}
                for op in ("why", "play")
                for move in moves[:2]
            ]
            asked.append(
                {"op": "new", "game": game_id, "seats": 1, "options": table.setting.options}
            )
            asked.append({"op": "load", "position": table.position.to_json(), "language": "es"})
            asked.append({"op": "replay", "record": write_record(record_of(table, with_seed=True))})
        asked.append(
            {
                "op": "new",
                "game": "rolling-america",
                "seats": 2,
                "names": ["a", "b"],
                "dice": "manual",
            }
        )
        asked.append({"op": "roll", "table": "t3", "outcome": [["red", 3], ["wild", 5]]})
        return [json.dumps(request, separators=(",", ":")).encode() for request in asked]

    def take(self, data: bytes) -> None:
        line = data.replace(b"\n", b" ")
        if _is_left_out(line):
            return
        engine = Engine()
        engine._tables = dict(self._tables)  # updates replace tables by copies
        answer = engine.answer(line)
        known = msgspec.json.decode(answer, type=_Answer)
        if b"\n" in answer:
            raise Broken("not one answer on one line")
        if not known.ok:
            if known.error.get("code", "internal") == "internal":
                raise Broken("the engine failed")
            unchanged(self._tables, engine._tables)
        # Whatever the answer is: a table that is changed is a copy.
        unchanged(self._before, self._state())

    def _state(self) -> object:
        turns = [
            [len(turn.moves) for turn in table._table.turns] for table in self._tables.values()
        ]
        positions = [table._position.to_json() for table in self._tables.values()]
        return fingerprint(), turns, positions


def _is_left_out(line: bytes) -> bool:
    try:
        request = read_request(line, read_envelope(line))
    except RollwrightError:
        return False
    if isinstance(request, NewRequest):
        # More than are allowed have to be refused at once, so they are not left out.
        return _SMALL_TABLE < request.seats <= MOST_SEATS
    return isinstance(request, SuggestRequest)
