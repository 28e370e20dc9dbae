"""Every request gets exactly one response, and invalid ones change nothing."""

import json

import pytest

from rollwright.engine.requests import OPS
from tests.engine.driver import Driver

NOT_REQUESTS = {
    "words": b"hello",
    "number": b"7",
    "list": b"[]",
    "null": b"null",
    "text": b'"games"',
    "truncated": b'{"op":"play","table":"t1","se',
    "two objects": b'{"op":"games"}{"op":"games"}',
    "single quotes": b"{'op':'games'}",
    "not a number": b'{"op":"games","id":NaN}',
    "not UTF-8": b'{"op":"games","id":"\xff"}',
    "UTF-16": '{"op":"games"}'.encode("utf-16"),
    "byte order mark": b'\xef\xbb\xbf{"op":"games"}',
    "half a character": b'{"op":"games","id":"\\ud800"}',
    "zero byte": b"\x00",
    "deep nonsense": b"[" * 1_000_000,
    "deep list": b'{"op":"games","id":' + b"[" * 1_000_000 + b"]" * 1_000_000 + b"}",
    "no op": b"{}",
    "op of a wrong type": b'{"op":["games"]}',
    "huge op": b'{"op":1e999}',
    "unknown op": b'{"op":"castle"}',
    "op in capitals": b'{"op":"GAMES"}',
    "unknown field": b'{"op":"games","table":"t1"}',
    "missing table": b'{"op":"status"}',
    "table of a wrong type": b'{"op":"status","table":1}',
    "missing seat": b'{"op":"play","table":"t1","move":"r3>PA"}',
    "seat as text": b'{"op":"play","table":"t1","seat":"0","move":"r3>PA"}',
    "seat as fraction": b'{"op":"play","table":"t1","seat":0.0,"move":"r3>PA"}',
    "seat as truth": b'{"op":"play","table":"t1","seat":false,"move":"r3>PA"}',
    "huge seat": b'{"op":"undo","table":"t1","seat":' + b"9" * 10_000 + b"}",
    "infinite seat": b'{"op":"undo","table":"t1","seat":1e999}',
    "move of a wrong type": b'{"op":"play","table":"t1","seat":0,"move":3}',
    "deep outcome": b'{"op":"roll","table":"t1","outcome":' + b"[" * 5000 + b"]" * 5000 + b"}",
    "huge outcome": b'{"op":"roll","table":"t1","outcome":' + b"9" * 10_000 + b"}",
    "position as text": b'{"op":"load","position":"{}"}',
    "record as list": b'{"op":"replay","record":[]}',
}


@pytest.mark.parametrize("kind", NOT_REQUESTS)
def test_nonsense_gets_one_error_and_changes_nothing(driver: Driver, kind: str) -> None:
    table = driver.america(2)
    driver.ask("roll", table=table, outcome=[["red", 3], ["wild", 5]])
    driver.play(table, 0, "w5>HI")
    before = driver.everything(table)
    answer = driver.send(NOT_REQUESTS[kind])
    assert answer["ok"] is False
    assert answer["error"]["code"] == "bad-request"
    assert len(answer["error"]["message"]) < 300
    assert driver.everything(table) == before
    assert driver.refused("status", table="t2") == "unknown-table"


@pytest.mark.parametrize(
    "identity",
    [0, -1.5, 10**40, "", 'ä\u2028\\"', None, True, [], [1, [2, {}]], {"a": {"b": None}}],
)
def test_any_id_comes_back(driver: Driver, identity: object) -> None:
    for op in ("games", "castle"):
        answer = driver.send(json.dumps({"id": identity, "op": op}).encode())
        assert answer["id"] == identity
        assert answer["ok"] is (op == "games")


def test_without_an_id_it_is_null(driver: Driver) -> None:
    assert driver.send(b'{"op":"games"}')["id"] is None
    assert driver.send(b"nonsense")["id"] is None


def test_an_id_is_no_place_for_a_second_line(driver: Driver) -> None:
    assert driver.send(b'{"op":"games","id":[1,\r\t2]}\r')["id"] == [1, 2]


def test_an_unknown_op_is_told_which_there_are(driver: Driver) -> None:
    message = driver.send(b'{"op":"castle"}')["error"]["message"]
    assert all(op in message for op in OPS)


def test_the_ops_are_those_of_the_protocol() -> None:
    lobby = {"games", "new", "load", "replay"}
    table = {"status", "roll", "legal", "why", "play", "undo", "position", "sheet", "record"}
    assert set(OPS) == lobby | table | {"suggest"}


def test_deep_but_readable_nonsense_is_refused(driver: Driver) -> None:
    for depth in (100, 500, 900, 990):
        rules = "[" * depth + "]" * depth
        position = '{"game":"rolling-america","rules":' + rules + "}"
        answer = driver.send(('{"op":"load","position":' + position + "}").encode())
        assert answer["error"]["code"] in ("bad-position", "bad-request")


LONG = "a" * 1_000_000


@pytest.mark.parametrize(
    "request_fields",
    [
        {"op": "status", "table": LONG},
        {"op": "new", "seats": 1, "game": LONG},
        {"op": "new", "seats": 1, "game": "rolling-america", "dice": LONG},
        {"op": "new", "seats": 1, "game": "rolling-america", "language": LONG},
        {"op": "new", "seats": 1, "game": "rolling-america", LONG: 1},
        {"op": "new", "seats": 1, "game": "rolling-america", "options": {LONG: 1}},
        {"op": "new", "seats": 1, "game": "rolling-america", "words": [LONG]},
        {"op": "new", "seats": 1, "game": "rolling-realms", "options": {"set": [LONG]}},
        {"op": "load", "position": {"game": "rolling-america", LONG: 1}},
        {"op": "replay", "record": f'[Game "{LONG}"]'},
        {"op": "play", "table": "t1", "seat": 0, "move": LONG},
        {"op": "why", "table": "t1", "seat": 0, "move": LONG},
        {"op": "suggest", "table": "t1", "seat": 0, "bot": LONG},
        {"op": "roll", "table": "t1", "outcome": LONG},
    ],
)
def test_what_is_too_long_is_quoted_by_its_beginning(
    driver: Driver, request_fields: dict[str, object]
) -> None:
    table = driver.america()
    driver.ask("roll", table=table, outcome=[["red", 3], ["wild", 5]])
    answer = driver.send(json.dumps(request_fields).encode())
    assert len(json.dumps(answer)) < 500


@pytest.mark.parametrize(
    ("fields", "message"),
    [
        ({"op": "status", "foo": 1}, "Así no se pide «status»: no existe el campo «foo»."),
        ({"op": "play", "seat": 0}, "Así no se pide «play»: falta el campo «move»."),
        (
            {"op": "undo", "seat": "0"},
            "Así no se pide «undo»: «seat» tiene que ser un número entero.",
        ),
        ({"op": "castle"}, "Una petición dice en «op» qué pide"),
    ],
)
def test_a_bad_request_is_told_in_the_language_of_its_table(
    driver: Driver, fields: dict[str, object], message: str
) -> None:
    table = driver.america(language="es")
    answer = driver.send(json.dumps({**fields, "table": table}).encode())
    assert answer["error"]["message"].startswith(message)


def test_a_bad_request_for_a_table_is_told_in_the_language_it_asks_for(driver: Driver) -> None:
    line = b'{"op":"new","game":"rolling-america","seats":"1","language":"es"}'
    assert "tiene que ser" in driver.send(line)["error"]["message"]
    for language in (b"7", b'"eo"', b"[[]]"):
        answer = driver.send(line.replace(b'"es"', language))
        assert answer["error"]["message"].startswith("This is not how “new” is asked: ")
