"""Why a move is illegal now."""

from typing import Final

from rollwright.core.message import Message
from rollwright.games.dice_realms.box.face import FACE_OF, FACES, Face
from rollwright.games.dice_realms.pieces.board import NONE, Board
from rollwright.games.dice_realms.pieces.realm import Realm
from rollwright.games.dice_realms.steps.move import (
    BUY,
    DONE,
    IMPROVE,
    WARES,
    die_of,
    first_of,
    is_well_formed,
    kind_of,
    move_of,
)
from rollwright.games.dice_realms.steps.round import STEPS
from rollwright.games.dice_realms.words.reason import reason
from rollwright.games.dice_realms.words.speech import WORDS

_SIDES: Final = ("1", "2", "3", "4", "5", "6")


def refusal(board: Board, seat: int, move: int) -> Message:
    """The reason against an illegal move of a seat that has to decide."""
    kind = kind_of(move)
    if not is_well_formed(board.realms[seat], move):
        return Message("core.no-such-move", {"move": move})
    if kind != DONE and kind not in STEPS[board.turn - 1].kinds:
        # If two steps take it, the later one is named.
        numbers = [step.number for step in STEPS if kind in step.kinds]
        return reason("other-step", {"wanted": Message(f"dice-realms.step.{numbers[-1]}")})
    return WORDS[board.turn - 1].refuse(board, seat, move)


def reason_there(board: Board, seat: int, place: str, source: str) -> Message | None:
    """Why nothing can be done at a place: the reason against the move that was probably meant.

    If a face is selected, the source is the beginning of its move's text, such as `black:barony`.
    """
    move = _meant(board, seat, place, source)
    if move is None or move in board.legal(seat):
        return None
    return refusal(board, seat, move)


def _meant(board: Board, seat: int, place: str, source: str) -> int | None:
    group, _, name = place.partition(":")
    if group == "shop" and name in WARES:
        return move_of(BUY, 0, WARES.index(name))
    if group == "tray" and name in FACE_OF and board.stock[FACE_OF[name]] != NONE:
        return _swap_for(board.realms[seat], FACES[FACE_OF[name]], source)
    for at, die in enumerate(board.realms[seat].dice):
        if place == f"die:{die.name()}":
            return move_of(WORDS[board.turn - 1].die_kind, at)
        if group == die.name() and name in _SIDES:
            face = die.faces[_SIDES.index(name)]
            return WORDS[board.turn - 1].side_move(board, seat, at, face)
    return None


def _swap_for(realm: Realm, new: Face, source: str) -> int:
    """The swap of the selected face; otherwise the cheapest swap for a face."""
    swaps = [
        (FACES[old].cost_to(new), move_of(IMPROVE, at, old, new.number))
        for at, die in enumerate(realm.dice)
        for old in die.kinds()
    ]
    named = [swap for swap in swaps if _is_of(realm, swap[1], source)]
    possible = [swap for swap in swaps if realm.dice[die_of(swap[1])].active]
    return min(named or possible)[1]


def _is_of(realm: Realm, swap: int, source: str) -> bool:
    """Does this swap replace the face on that side?"""
    name, _, side = source.partition(":")
    die = realm.dice[die_of(swap)]
    return die.name() == name and side in _SIDES and die.faces[_SIDES.index(side)] == first_of(swap)
