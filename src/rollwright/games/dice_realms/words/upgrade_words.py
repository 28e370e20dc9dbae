"""The words of the Upgrade step."""

from typing import final

from rollwright.core.message import Message
from rollwright.games.dice_realms.box.face import DESTROYED, FACES
from rollwright.games.dice_realms.box.names import amount, face_name, line_name
from rollwright.games.dice_realms.pieces.board import NONE, Board
from rollwright.games.dice_realms.steps.move import (
    DONE,
    FREE,
    PROMOTE_TO,
    die_of,
    first_of,
    kind_of,
    second_of,
)
from rollwright.games.dice_realms.steps.upgrading import is_promotion, most_of, promoted_lines
from rollwright.games.dice_realms.words.reason import others_first, reason, unfit
from rollwright.games.dice_realms.words.step_words import StepWords


@final
class UpgradeWords(StepWords):
    """Words about swapping faces."""

    __slots__ = ()

    def __init__(self) -> None:
        # A die is rerolled in another step; the refusal then says so.
        super().__init__(FREE)

    def question(self, board: Board, seat: int) -> Message:
        realm = board.realms[seat]
        can_lift = any([kind_of(move) == PROMOTE_TO for move in board.legal(seat)])
        key = "upgrade" if realm.upgrades else "promote" if can_lift else "spent"
        return Message(f"dice-realms.question.{key}", {"count": realm.upgrades})

    def refuse(self, board: Board, seat: int, move: int) -> Message:
        if kind_of(move) == DONE:
            # The end is always legal: this number must have details, which no end has.
            return reason("must-collect")
        realm = board.realms[seat]
        die, old, new = realm.dice[die_of(move)], FACES[first_of(move)], FACES[second_of(move)]
        if not die.active:
            return reason("inactive")
        if old.number not in die.faces:
            return reason("no-such-side", {"face": face_name(old)})
        if old.number == DESTROYED:
            return reason("destroyed-stays")
        if old is new:
            return reason("same-face", {"face": face_name(new)})
        if not new.dots:
            return reason("no-such-upgrade", {"face": face_name(new)})
        if board.stock[new.number] == NONE:
            return reason("not-in-play", {"face": face_name(new)})
        if board.stock[new.number] <= 0:
            return reason("none-left", {"face": face_name(new)})
        if kind_of(move) == PROMOTE_TO:
            if new.line.id not in promoted_lines(realm):
                return reason("no-promotion", {"line": line_name(new.line.id)})
            if not is_promotion(old, new):
                return reason("not-promoted", {"face": face_name(old)})
        elif old.cost_to(new) > realm.upgrades:
            cost = amount("upgrade", old.cost_to(new))
            return reason("too-few-upgrades", {"cost": cost, "upgrades": realm.upgrades})
        if not die.fitting([new]):
            return unfit(die, new.number)
        claims = [(most_of(board.realms[other], new), other) for other in board.before(seat)]
        return others_first(claims)
