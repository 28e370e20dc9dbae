"""The paper of Dice Realms: the sheet of a seat, and the places where moves are made."""

from typing import Final

from rollwright.core.message import Message
from rollwright.core.paper import Paper
from rollwright.core.place import Place
from rollwright.games.dice_realms.box.face import COSTS, FACES
from rollwright.games.dice_realms.paper.common import COMMON, common_places
from rollwright.games.dice_realms.paper.own import dice_places, own_places
from rollwright.games.dice_realms.pieces.board import NONE
from rollwright.games.dice_realms.position import DiceRealmsPosition
from rollwright.games.dice_realms.steps.move import (
    BUY,
    CLOSE,
    COLLECT_ALL,
    DONE,
    IMPROVE,
    PROMOTE_TO,
    SELL,
    SUFFER,
    SWAP,
    WARES,
    die_of,
    first_of,
    kind_of,
    second_of,
)
from rollwright.games.dice_realms.words.refusal import reason_there

# Moves of these kinds belong to no place.
_LOOSE: Final = (DONE, SUFFER, COLLECT_ALL, SELL, SWAP, CLOSE)


class DiceRealmsPaper(Paper[DiceRealmsPosition]):
    """The seat's own pieces, the shared ones, and the dice."""

    def places(self, position: DiceRealmsPosition, seat: int) -> list[Place]:
        realm = position.realms[seat]
        shared = common_places(position, realm)
        return own_places(realm) + shared + dice_places(position, realm)

    def common_groups(self) -> list[str]:
        return list(COMMON)

    def place_of(self, position: DiceRealmsPosition, seat: int, move: int) -> str:
        kind = kind_of(move)
        if kind in (IMPROVE, PROMOTE_TO):
            return f"tray:{FACES[second_of(move)].id}"
        if kind == BUY:
            return f"shop:{WARES[first_of(move)]}"
        if kind in _LOOSE:
            return ""
        return f"die:{position.realms[seat].dice[die_of(move)].name()}"

    def sources_of(self, position: DiceRealmsPosition, seat: int, move: int) -> list[str]:
        """The sides to choose from for an upgrade: equal faces are equivalent."""
        if kind_of(move) not in (IMPROVE, PROMOTE_TO):
            return []
        die = position.realms[seat].dice[die_of(move)]
        sides = [side for side, face in enumerate(die.faces) if face == first_of(move)]
        return [f"{die.name()}:{side + 1}" for side in sides]

    def note_of(self, position: DiceRealmsPosition, seat: int, move: int) -> str:
        """The cost of a swap, in upgrades."""
        if kind_of(move) == IMPROVE:
            return str(COSTS[first_of(move)][second_of(move)])
        return "0" if kind_of(move) == PROMOTE_TO else ""

    def rolling(self, position: DiceRealmsPosition) -> list[tuple[int, str]] | None:
        """Empty while tiles are drawn."""
        if not position.fates:
            return []
        if position.fate == NONE:
            return [(seat, "die:fate") for seat in range(len(position.realms))]
        seat = position.rolling_seat()
        return [(seat, f"die:{die.name()}") for die in position.rolling_dice()]

    def reason_there(
        self, position: DiceRealmsPosition, seat: int, place: str, die: str
    ) -> Message | None:
        return reason_there(position, seat, place, die)
