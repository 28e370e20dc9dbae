"""The words of the Attack step."""

from typing import final

from rollwright.core.message import Message
from rollwright.games.dice_realms.box.names import die_name
from rollwright.games.dice_realms.box.power import LOSSES
from rollwright.games.dice_realms.pieces.board import Board
from rollwright.games.dice_realms.steps.attacking import attacker_name, can_lose, current
from rollwright.games.dice_realms.steps.move import BLOCK, DESTROY, DONE, LOSE, die_of, kind_of
from rollwright.games.dice_realms.steps.shielding import defenders, has_shield, helps
from rollwright.games.dice_realms.words.reason import reason
from rollwright.games.dice_realms.words.step_words import StepWords


@final
class AttackWords(StepWords):
    """Words about taking an attack."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(LOSE)

    def question(self, board: Board, seat: int) -> Message:
        power = current(board)
        key = f"dice-realms.question.attack-{LOSSES[power.loss]}"
        key += "-shield" if has_shield(board.realms[seat], power) else ""
        return Message(key, {"face": attacker_name(board), "count": power.amount})

    def refuse(self, board: Board, seat: int, move: int) -> Message:
        realm, kind = board.realms[seat], kind_of(move)
        if kind == DONE:
            return reason("must-defend")
        if kind == BLOCK:
            return _no_block(board, seat, die_of(move))
        if kind in (LOSE, DESTROY):
            die = realm.dice[die_of(move)]
            if not die.active:
                return reason("inactive")
            if not can_lose(realm, die):
                return reason("last-face")
        return reason("other-attack")


def _no_block(board: Board, seat: int, at: int) -> Message:
    realm, power = board.realms[seat], current(board)
    if not has_shield(realm, power):
        return reason("no-shield")
    if not helps(realm.dice[at], power):
        return reason("no-shield-there", {"die": die_name(realm.dice[at].name())})
    used = realm.dice[defenders(board, seat, power)[0]]
    return reason("same-shield", {"die": die_name(used.name())})
