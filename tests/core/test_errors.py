"""Errors: a code for programs and a sentence for people."""

import inspect

from rollwright.core import errors
from rollwright.core.errors import RollwrightError
from rollwright.core.message import Message, say

MESSAGE = Message("core.unknown-option", {"name": "x"})


def _errors() -> list[RollwrightError]:
    """One error of each kind."""
    kinds = [kind for _, kind in inspect.getmembers(errors, inspect.isclass)]
    return [
        kind(MESSAGE)
        for kind in kinds
        if issubclass(kind, RollwrightError) and kind is not RollwrightError
    ]


def test_every_error_has_a_code_of_its_own() -> None:
    codes = [error.code for error in _errors()]
    assert len(set(codes)) == len(codes) > 5
    assert RollwrightError(MESSAGE).code not in codes


def test_the_codes_of_the_protocol_are_there() -> None:
    codes = {error.code for error in _errors()}
    assert {"illegal-move", "not-your-turn", "bad-record", "bad-position"} <= codes


def test_an_error_is_its_sentence() -> None:
    for error in _errors():
        assert error.message == MESSAGE
        assert str(error) == "This game has no option “x”."
        assert say(error.message, "es") == "Este juego no tiene la opción «x»."
