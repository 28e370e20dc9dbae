"""The words of the Roll step."""

from typing import final

from rollwright.core.message import Message
from rollwright.games.dice_realms.box.face import FACES
from rollwright.games.dice_realms.box.names import face_name
from rollwright.games.dice_realms.pieces.board import Board
from rollwright.games.dice_realms.pieces.realm import Realm
from rollwright.games.dice_realms.steps.move import (
    CONVERT_WITH,
    DONE,
    FREE,
    SET,
    TOKEN_ROLL,
    TURN_TO,
    die_of,
    first_of,
    kind_of,
    move_of,
)
from rollwright.games.dice_realms.steps.rerolling import reroll_power
from rollwright.games.dice_realms.words.reason import reason
from rollwright.games.dice_realms.words.step_words import StepWords


@final
class RollWords(StepWords):
    """Words about rolling dice again."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(FREE)

    def question(self, board: Board, seat: int) -> Message:
        legal = board.legal(seat)
        if DONE not in legal or len(legal) == 1:
            return Message(f"dice-realms.question.{'kept' if DONE in legal else 'resolve'}")
        realm = board.realms[seat]
        held = [("token", realm.tokens), ("set", realm.sets)]
        rest: list[object] = [_left(name, count) for name, count in held if count]
        key = "rest" if not realm.free else "free-then" if rest else "free"
        return Message(f"dice-realms.question.{key}", {"rest": rest})

    def refuse(self, board: Board, seat: int, move: int) -> Message:
        if kind_of(move) == DONE:
            return reason("must-resolve")
        return _no_reroll(board.realms[seat], move)

    def side_move(self, board: Board, seat: int, at: int, face: int) -> int:
        return move_of(SET, at, face)


def _left(name: str, count: int) -> Message:
    """How many tokens of a kind are left, in few words."""
    return Message(f"dice-realms.left.{name}", {"count": count})


def _no_reroll(realm: Realm, move: int) -> Message:
    kind, die = kind_of(move), realm.dice[die_of(move)]
    name = face_name(die.showing())
    if kind in (FREE, TOKEN_ROLL) and die.showing().must_reroll:
        return reason("resolve-first", {"face": name})
    if kind == FREE:
        return reason("free-used")
    if kind == TOKEN_ROLL:
        return reason("no-token")
    if kind == SET and not realm.sets:
        return reason("no-set")
    if kind == SET and first_of(move) == die.faces[die.side]:
        return reason("shows-already", {"face": name})
    if kind == SET:
        return reason("no-such-side", {"face": face_name(FACES[first_of(move)])})
    if not die.showing().must_reroll:
        return reason("no-reroll-face", {"face": name})
    if kind == TURN_TO and first_of(move) not in die.faces:
        return reason("no-such-side", {"face": face_name(FACES[first_of(move)])})
    if kind == CONVERT_WITH and any(reroll_power(die).price):
        return reason("too-little", {"face": name})
    return reason("not-its-power", {"face": name})
