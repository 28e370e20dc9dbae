"""Threats: the attacks that a seat has to expect, and what they will take."""

from typing import Final

from rollwright.games.dice_realms.box.power import (
    ATTACK,
    LOSE_DIE,
    LOSE_FACE,
    LOSE_GRAIN,
    Power,
)
from rollwright.games.dice_realms.pieces.board import Board
from rollwright.games.dice_realms.pieces.die import UNROLLED
from rollwright.games.dice_realms.pieces.realm import Realm
from rollwright.games.dice_realms.steps.attacking import current
from rollwright.games.dice_realms.steps.shielding import attacks_to_come
from rollwright.games.dice_realms.steps.step import ATTACK_STEP

_MISERY: Final = 2.0
_LOST_FACE: Final = 2.5
# A shield that goes with its face if that is destroyed.
_LOST_SHIELD: Final = 0.1


def threats_to(board: Board, seat: int) -> list[Power]:
    """The attacks that this seat has to expect."""
    if board.turn == ATTACK_STEP:
        now = [current(board)] if board.realms[seat].busy else []
        return now + attacks_to_come(board, seat)
    threats = board.fate_face().attacks[:]
    for other, realm in enumerate(board.realms):
        if other != seat:
            for die in realm.dice:
                if die.side != UNROLLED and die.showing().attacks:
                    threats += [power for power in die.showing().powers if power.step == ATTACK]
    return threats


def losses(realm: Realm, worths: list[float], threats: list[Power]) -> float:
    """What attacks will take: shields first, then the die that brings least."""
    shields, lost = realm.shields(), 0.0
    left = sorted(worths)
    for power in threats:
        if shields:
            shields -= 1
        elif power.loss == LOSE_GRAIN:
            lost += power.amount if realm.grain >= power.amount else _MISERY * power.amount
        elif len(left) > 1:
            lost += left.pop(0) if power.loss == LOSE_DIE else _LOST_FACE
    return lost + _shields_at_risk(realm, threats)


def _shields_at_risk(realm: Realm, threats: list[Power]) -> float:
    """What shields are lost in a destruction: those of the face that has fewest."""
    if not any([power.loss == LOSE_FACE for power in threats]):
        return 0.0
    return _LOST_SHIELD * min([die.shields() for die in realm.dice if die.is_whole()], default=0)
