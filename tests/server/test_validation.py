"""Errors in a body or a message are reported in the client's language."""

import json
from typing import Any

import pytest

from rollwright.core.errors import RollwrightError
from rollwright.core.message import say
from rollwright.server.client_messages import read_message
from rollwright.server.errors import BadRequest
from tests.server.live_server import RunningServer


@pytest.mark.parametrize(
    ("body", "end"),
    [
        ({}, "falta el campo «game»."),
        ([], "hace falta un objeto JSON con campos."),
        ({"game": 5}, "«game» tiene que ser un texto."),
        ({"game": "a", "extra": 1}, "no existe el campo «extra»."),
        ({"game": "a", "seats": 0}, "«seats» tiene que ser un número entero, 1 o más."),
        ({"game": "a", "seats": 101}, "«seats» tiene que ser un número entero, 100 o menos."),
        ({"game": "x" * 201}, "«game» tiene que ser un texto de longitud 200 o menos."),
        ({"game": "a", "bots": [1]}, "«bots[0]» tiene que ser un texto."),
        ({"game": "a", "dice": "x"}, "«dice» no puede ser «x»."),
    ],
)
def test_of_a_body(server: RunningServer, body: Any, end: str) -> None:
    answer = server.new_client().http.post("/api/tables?language=es", json=body)
    assert answer.json()["error"]["code"] == "bad-request"
    assert answer.json()["error"]["message"] == f"Esto no es lo que aquí se pide: {end}"


def test_of_an_address(server: RunningServer) -> None:
    answer = server.new_client().http.get("/api/tables/abcdefgh/replay/1?seat=abc&language=es")
    assert answer.json()["error"]["message"].endswith(": «seat» tiene que ser un número entero.")


@pytest.mark.parametrize(
    ("message", "end"),
    [
        ({"op": "play", "command": "c"}, "the field “move” is missing."),
        ({"op": "x", "command": "c"}, "“op” can't be “x”."),
        ({"op": "undo", "command": ""}, "“command” has to be a text with a length of 1 or more."),
        ({"op": "kick", "command": "c", "seat": -1}, "“seat” has to be a whole number, 0 or more."),
        ({"op": "undo", "command": "c", "version": "a"}, "“version” has to be a whole number."),
        ({"op": "undo", "command": "c", "a`b": 1}, "there is no field “a`b”."),
        (5, "a JSON object with fields is asked for."),
    ],
)
def test_of_a_message(message: object, end: str) -> None:
    with pytest.raises(RollwrightError) as refusal:
        read_message(json.dumps(message))
    assert isinstance(refusal.value, BadRequest)
    said = say(refusal.value.message)
    assert said == f"This is not what is asked for here: {end}"
    assert "Expected" not in said
