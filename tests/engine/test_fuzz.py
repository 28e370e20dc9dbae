"""Fuzzing: one response per line, and errors change nothing."""

import io
import json
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from rollwright.engine.engine import Engine
from rollwright.engine.stream import serve_stream

NEW = b'{"op":"new","game":"rolling-america","seats":2,"dice":"manual"}'
ROLL = b'{"op":"roll","table":"t1","outcome":[["red",3],["wild",5]]}'
PLAY = b'{"op":"play","table":"t1","seat":0,"move":"r3>PA"}'


def ask(engine: Engine, line: bytes) -> dict[str, Any]:
    answer = engine.answer(line)
    assert b"\n" not in answer
    known: dict[str, Any] = json.loads(answer)
    assert set(known) >= {"ok", "id"}
    return known


def started() -> Engine:
    """An engine with a table in the middle of a turn, and one before its first roll."""
    engine = Engine()
    for line in (NEW, ROLL, PLAY, NEW):
        assert ask(engine, line)["ok"]
    return engine


def everything(engine: Engine) -> list[dict[str, Any]]:
    return [
        ask(engine, b'{"op":"%s","table":"%s"}' % (op, table))
        for table in (b"t1", b"t2", b"t3")
        for op in (b"status", b"position", b"record")
    ]


POSITION = ask(started(), b'{"op":"position","table":"t1"}')["position"]
RECORD = ask(started(), b'{"op":"record","table":"t1"}')["record"]

REQUESTS: list[dict[str, object]] = [
    {"op": "games", "id": 1},
    {"op": "new", "game": "rolling-america", "seats": 2, "seed": "s", "dice": "auto"},
    {"op": "new", "game": "rolling-america", "seats": 2, "names": ["a", "b"], "words": ["c", "d"]},
    {"op": "status", "table": "t1"},
    {"op": "roll", "table": "t2", "outcome": [["blue", 1], ["green", 6]]},
    {"op": "legal", "table": "t1", "seat": 0},
    {"op": "why", "table": "t1", "seat": 1, "move": "r3>CA"},
    {"op": "play", "table": "t1", "seat": 1, "move": "w5>HI!"},
    {"op": "undo", "table": "t1", "seat": 0},
    {"op": "position", "table": "t1"},
    {"op": "load", "position": POSITION, "dice": "manual", "language": "es"},
    {"op": "sheet", "table": "t1", "seat": 0},
    {"op": "record", "table": "t1"},
    {"op": "replay", "record": RECORD},
    {"op": "suggest", "table": "t1", "seat": 0, "bot": "random", "millis": 1},
]
WORDS = ("t1", "t2", "r3>PA", "done", "red", "wild", "over", "x", "auto", "rolling-america")

scalars = (
    st.none()
    | st.booleans()
    | st.integers(-3, 9)
    | st.integers()
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.sampled_from(WORDS)
    | st.text(max_size=9)
)
values = st.recursive(
    scalars, lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner), max_leaves=6
)


def spots(value: object) -> list[tuple[Any, Any]]:
    """Every value inside a JSON value, by its container and key."""
    here: list[tuple[Any, Any]]
    if isinstance(value, dict):
        here = [(value, key) for key in value]
    elif isinstance(value, list):
        here = [(value, at) for at in range(len(value))]
    else:
        return []
    return here + [spot for holder, key in here for spot in spots(holder[key])]


@st.composite
def alike(draw: st.DrawFn, old: object) -> object:
    """A value of the same type, so that the damage passes the first check."""
    if isinstance(old, bool):
        return not old
    if isinstance(old, int):
        return draw(st.integers(-3, 9) | st.integers())
    if isinstance(old, str):
        start, end = sorted(draw(st.tuples(*[st.integers(0, len(old))] * 2)))
        spliced = old[:start] + draw(st.text(max_size=2)) + old[end:]
        return draw(st.just(spliced) | st.sampled_from(WORDS))
    return draw(values)


@st.composite
def mutants(draw: st.DrawFn) -> bytes:
    """A valid request in which a few values besides the op are replaced, removed or added."""
    request = json.loads(json.dumps(draw(st.sampled_from(REQUESTS))))
    for _ in range(draw(st.sampled_from((1, 1, 1, 2, 3)))):
        found = [spot for spot in spots(request) if spot[1] != "op"]
        if not found:
            break
        holder, key = draw(st.sampled_from(found))
        change = draw(st.sampled_from(("alike", "alike", "alike", "any", "remove", "add")))
        if change == "remove":
            del holder[key]
        elif change == "add" and isinstance(holder, dict):
            holder[draw(st.sampled_from(("id", "seat", "seed", "x")))] = draw(values)
        else:
            holder[key] = draw(alike(holder[key]) if change == "alike" else values)
    return json.dumps(request).encode()


def is_blank(line: bytes) -> bool:
    return not line.strip()


@settings(deadline=None)
@given(
    st.lists(st.binary() | st.sampled_from((NEW, ROLL, PLAY, b'{"op":', b"\r", b"  ")), max_size=8)
)
def test_any_bytes_get_one_answer_a_line(pieces: list[bytes]) -> None:
    text = b"\n".join(pieces) + b'\n{"op":"games","id":"last"}'
    sink = io.BytesIO()
    serve_stream(io.BytesIO(text), sink)
    answers = [json.loads(line) for line in sink.getvalue().split(b"\n")[:-1]]
    assert len(answers) == sum(not is_blank(line) for line in text.split(b"\n"))
    assert answers[-1]["ok"]
    assert answers[-1]["id"] == "last"


@settings(max_examples=400, deadline=None)
@given(mutants())
def test_errors_change_no_table(line: bytes) -> None:
    engine = started()
    before = everything(engine)
    answer = ask(engine, line)
    if not answer["ok"]:
        assert answer["error"]["code"] != "internal"
        assert everything(engine) == before
    assert ask(engine, b'{"op":"games"}')["ok"]


@settings(deadline=None)
@given(st.lists(mutants(), max_size=12))
def test_no_series_of_nonsense_stops_the_engine(lines: list[bytes]) -> None:
    engine = started()
    for line in lines:
        answer = ask(engine, line)
        assert answer["ok"] or answer["error"]["code"] != "internal"
    assert all(ask(engine, b'{"op":"status","table":"%s"}' % name)["ok"] for name in (b"t1", b"t2"))


@settings(deadline=None)
@given(mutants(), st.integers(0, 400), st.binary(min_size=1, max_size=3))
def test_a_damaged_line_changes_no_table(line: bytes, at: int, damage: bytes) -> None:
    engine = started()
    before = everything(engine)
    answer = ask(engine, line[:at] + damage.replace(b"\n", b"") + line[at + 1 :])
    assert answer["ok"] or everything(engine) == before
