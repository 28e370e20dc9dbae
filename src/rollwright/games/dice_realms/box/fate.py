"""The faces of the Fate die, read from their file."""

from typing import Final

from rollwright.core import shape
from rollwright.games.data import read_data
from rollwright.games.dice_realms.box.face import PACKAGE, SIDES, read_origin
from rollwright.games.dice_realms.box.fitness import check_attack, check_sale
from rollwright.games.dice_realms.box.power import (
    ATTACK,
    COLLECT,
    CONVERT,
    HIT,
    Goods,
    Power,
    check_tables,
    read_attack,
    read_flag,
    read_goods,
    read_id,
    read_table,
)

_FATE_FIELDS: Final = (
    *("id", "copies", "spare", "origin"),
    *("winter", "gain", "attacks", "harvest", "sell"),
)


class FateFace:
    """A face of the Fate die."""

    __slots__ = ("attacks", "copies", "gain", "harvest", "id", "origin", "sell", "spare", "winter")

    def __init__(self, name: str, copies: int, spare: int) -> None:
        self.id = name
        self.copies = copies
        self.spare = spare
        self.winter = False
        self.gain: Goods = [0, 0, 0, 0, 0]
        self.attacks: list[Power] = []
        self.harvest = 0
        self.sell: Power | None = None
        self.origin: dict[str, str] = {}


def read_fate(data: dict[str, object]) -> list[FateFace]:
    """The faces of the Fate die, in the order of the file."""
    check_tables(data, ("fate",))
    faces: list[FateFace] = []
    for number, entry in enumerate(shape.items(data.get("fate"), "fate", 1)):
        where = f"fate[{number}]"
        known = read_table(entry, where, _FATE_FIELDS)
        copies = shape.integer(known.get("copies"), f"{where}.copies", 0, SIDES)
        spare = shape.integer(known.get("spare"), f"{where}.spare", 0, SIDES)
        name = read_id(known, where, [face.id for face in faces])
        face = FateFace(name, copies, spare)
        face.winter = read_flag(known, "winter", where)
        face.harvest = shape.integer(known.get("harvest", 0), f"{where}.harvest", -9, 9)
        face.gain = read_goods(known.get("gain", {}), f"{where}.gain")
        face.attacks = _read_attacks(known.get("attacks", []), f"{where}.attacks")
        face.sell = _read_sale(known.get("sell"), f"{where}.sell")
        face.origin = read_origin(
            known.get("origin"), f"{where}.origin", ("name", "powers", "count")
        )
        faces.append(face)
    return faces


def _read_attacks(data: object, where: str) -> list[Power]:
    attacks: list[Power] = []
    for at, entry in enumerate(shape.items(data, where, 0)):
        power, place = Power(ATTACK, HIT), f"{where}[{at}]"
        read_attack(power, read_table(entry, place, ("lose", "amount")), place)
        check_attack(power, place)
        attacks.append(power)
    return attacks


def _read_sale(data: object, where: str) -> Power | None:
    if data is None:
        return None
    known = read_table(data, where, ("convert", "into"))
    power = Power(COLLECT, CONVERT)
    power.price = read_goods(known.get("convert"), f"{where}.convert")
    power.gain = read_goods(known.get("into"), f"{where}.into")
    check_sale(power, where)
    return power


FATES: Final = read_data(PACKAGE, "fate.toml", read_fate)
FATE_OF: Final = {face.id: number for number, face in enumerate(FATES)}
