"""The names of things, as messages."""

from rollwright.core.message import Message
from rollwright.games.dice_realms.box.face import Face
from rollwright.games.dice_realms.box.fate import FateFace
from rollwright.games.dice_realms.box.power import GOODS, LOSSES, Goods, Power


def face_name(face: Face) -> Message:
    """The name of a face."""
    return Message(f"dice-realms.face.{face.id}")


def fate_name(face: FateFace) -> Message:
    """The name of a face of the Fate die."""
    return Message(f"dice-realms.fate.{face.id}")


def line_name(line: str) -> Message:
    """The name of a line of faces."""
    return Message(f"dice-realms.line.{line}")


def tile_name(tile: str) -> Message:
    """The name of a tile."""
    return Message(f"dice-realms.tile.{tile}")


def die_name(die: str) -> Message:
    """The name of a die, by its name in the notation."""
    return Message(f"dice-realms.group.{die}")


def amount(good: str, count: int) -> Message:
    """An amount of a good, or of another kind of chip."""
    return Message(f"dice-realms.goods.{good}", {"count": count})


def good_name(good: str) -> Message:
    """The name of a good, or of another kind of chip, without a number."""
    return Message(f"dice-realms.print.{good}")


def goods_list(goods: Goods) -> list[object]:
    """Goods with their numbers, as arguments."""
    return [amount(GOODS[good], count) for good, count in enumerate(goods) if count]


def loss_name(power: Power) -> Message:
    """What an attack takes."""
    return Message(f"dice-realms.loss.{LOSSES[power.loss]}", {"count": power.amount})
