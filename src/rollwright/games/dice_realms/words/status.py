"""What a game tells of its present state: to other programs by name, and to people."""

from typing import Final

from rollwright.core.message import Message, Who
from rollwright.core.position import OVER
from rollwright.games.dice_realms.box.tile import TILES
from rollwright.games.dice_realms.pieces.board import NONE, Board
from rollwright.games.dice_realms.pieces.die import UNROLLED
from rollwright.games.dice_realms.steps.round import STEPS

# What happens to all, whoever moved last.
_FOR_ALL: Final = frozenset(
    [f"dice-realms.event.{event}" for event in ("fate-attacks", "last-round", "game-over")]
)


def dice(board: Board) -> object:
    """The Fate die, and what was rolled so far by seat."""
    if board.fate == NONE or board.phase == OVER:
        return []
    rolled = [
        [die.showing().id for die in realm.dice if die.side != UNROLLED] for realm in board.realms
    ]
    return {"fate": board.fate_face().id, "seats": rolled}


def details(board: Board) -> dict[str, object]:
    """The step, who holds the Fate die, the tiles, and whether this is the last round."""
    return {
        "step": STEPS[board.turn - 1].name,
        "holder": board.holder,
        "tiles": [TILES[tile].id for tile in board.tiles],
        "final": board.final,
    }


def remarks(board: Board) -> list[Message]:
    """Who holds the Fate die, and whether this is the last round."""
    if board.phase == OVER:
        return []
    holder = Message("dice-realms.remark.holder", {"seat": Who(board.holder)})
    return [holder, Message("dice-realms.remark.last-round")] if board.final else [holder]


def concerns_all(event: Message) -> bool:
    """Does this event happen to all, whoever caused it?"""
    return event.key in _FOR_ALL
