"""Powers: the effects of a face as data, and reading them."""

from typing import Final

from rollwright.core import shape

# The step in which a power is used.
REROLL: Final = 0
ATTACK: Final = 1
COLLECT: Final = 2
UPGRADE: Final = 3
TIMES: Final = ("reroll", "attack", "collect", "upgrade")

# What a power does.
GAIN: Final = 0
CONVERT: Final = 1
EXCHANGE: Final = 2
REPAIR: Final = 3
RELIEF: Final = 4
TURN: Final = 5
HIT: Final = 6
PROMOTE: Final = 7
KIND_COUNT: Final = 8

# The goods, which can be gained, and lost to an attack.
GRAIN: Final = 0
VP: Final = 1
COIN: Final = 2
UPGRADES: Final = 3
TOKEN: Final = 4
GOODS: Final = ("grain", "vp", "coin", "upgrade", "token")
LOSSES: Final = ("grain", "die", "face")
LOSE_GRAIN: Final = 0
LOSE_DIE: Final = 1
LOSE_FACE: Final = 2

DEEDS: Final = ("gain", "convert", "exchange", "repair", "relief", "turn", "lose", "line")
DETAILS: Final = ("step", "into", "per", "each", "others", "amount")

# What a gain may be counted by, besides the faces of some lines.
PER_DICE: Final = "dice"
PER_GRAIN: Final = "grain"

Goods = list[int]


class Power:
    """One power of a face."""

    __slots__ = (
        *("amount", "each", "gain", "kind", "line", "loss", "others", "per", "price"),
        *("step",),
    )

    def __init__(self, step: int, kind: int) -> None:
        self.step = step
        self.kind = kind
        # The amount of each of the GOODS that it gives, and the price of a conversion.
        self.gain: Goods = [0, 0, 0, 0, 0]
        self.price: Goods = [0, 0, 0, 0, 0]
        # What the gain is counted by: lines, PER_DICE or PER_GRAIN; empty for a single gain.
        self.per: list[str] = []
        self.each = 1
        # Does its own face not count?
        self.others = False
        # What an attack takes, and how much of it.
        self.loss = LOSE_GRAIN
        self.amount = 1
        # The line that an upgrade power upgrades to four dots.
        self.line = ""


def read_power(data: object, where: str, lines: tuple[str, ...]) -> Power:
    """A power from its entry, given the ids of all lines; raises BadPosition with the location."""
    known = read_table(data, where, (*DETAILS, *DEEDS))
    deeds = [deed for deed in DEEDS if deed in known]
    if len(deeds) != 1:
        raise shape.wrong(where, "core.want-choice", {"choices": ", ".join(DEEDS)})
    step = TIMES.index(shape.choice(known.get("step"), f"{where}.step", TIMES))
    power = Power(step, DEEDS.index(deeds[0]))
    _fill(power, known, where, lines)
    return power


def _fill(power: Power, known: dict[str, object], where: str, lines: tuple[str, ...]) -> None:
    if power.kind == GAIN:
        power.gain = read_goods(known["gain"], f"{where}.gain")
        counted = (*lines, PER_DICE, PER_GRAIN)
        power.per = read_names(known.get("per", []), f"{where}.per", counted)
        power.each = shape.integer(known.get("each", 1), f"{where}.each", 1, 99)
        power.others = read_flag(known, "others", where)
    elif power.kind == CONVERT:
        power.price = read_goods(known["convert"], f"{where}.convert")
        power.gain = read_goods(known.get("into"), f"{where}.into")
    elif power.kind == EXCHANGE:
        for name in read_names(known["exchange"], f"{where}.exchange", GOODS):
            power.gain[GOODS.index(name)] = 1
    elif power.kind == HIT:
        read_attack(power, known, where)
    elif power.kind == PROMOTE:
        power.line = shape.choice(known["line"], f"{where}.line", lines)
    elif power.kind in (REPAIR, RELIEF):
        key = DEEDS[power.kind]
        power.amount = shape.integer(known[key], f"{where}.{key}", 1, 9)


def read_attack(power: Power, known: dict[str, object], where: str) -> None:
    """What an attack takes."""
    power.loss = LOSSES.index(shape.choice(known.get("lose"), f"{where}.lose", LOSSES))
    power.amount = shape.integer(known.get("amount", 1), f"{where}.amount", 1, 9)


def read_goods(data: object, where: str) -> Goods:
    """The amount of each good, from a table of names."""
    known = read_table(data, where, GOODS)
    return [shape.integer(known.get(name, 0), f"{where}.{name}", 0, 99) for name in GOODS]


def read_names(data: object, where: str, names: tuple[str, ...]) -> list[str]:
    """A list of some of these names."""
    return [shape.choice(name, where, names) for name in shape.items(data, where, 0)]


def read_id(known: dict[str, object], where: str, others: list[str]) -> str:
    """The id of an entry, which must be unique."""
    name = known.get("id")
    if name is None:
        raise shape.wrong(f"{where}.id", "core.want-field")
    if not isinstance(name, str) or not name or name in others:
        raise shape.wrong(f"{where}.id", "dice-realms.want-id")
    return name


def read_flag(known: dict[str, object], name: str, where: str, default: bool = False) -> bool:
    """True or false; the default if the field is missing."""
    return flag(known.get(name, default), f"{where}.{name}")


def flag(data: object, where: str) -> bool:
    """True or false."""
    if not isinstance(data, bool):
        raise shape.wrong(where, "core.want-choice", {"choices": "true, false"})
    return data


def check_tables(data: dict[str, object], names: tuple[str, ...]) -> None:
    """Check that a file has no other tables than these."""
    for name in data:
        if name not in names:
            raise shape.wrong(name, "core.want-no-field")


def read_table(data: object, where: str, names: tuple[str, ...]) -> dict[str, object]:
    """A table with no other names than these."""
    if not isinstance(data, dict):
        raise shape.wrong(where, "core.want-object")
    for name in data:
        if name not in names:
            raise shape.wrong(f"{where}.{name}", "core.want-no-field")
    return data
