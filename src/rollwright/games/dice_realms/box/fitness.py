"""Checks for the entry of a face: everything in it must have an effect and be playable."""

from typing import Final

from rollwright.core import shape
from rollwright.core.errors import BadPosition
from rollwright.games.dice_realms.box.power import (
    COIN,
    CONVERT,
    DEEDS,
    EXCHANGE,
    GAIN,
    GOODS,
    GRAIN,
    HIT,
    LOSE_GRAIN,
    PER_DICE,
    PER_GRAIN,
    PROMOTE,
    RELIEF,
    REPAIR,
    REROLL,
    TURN,
    Power,
)

# The steps in which each deed can be done, and its additional fields.
_STEPS: Final = {
    GAIN: ("reroll", "collect"),
    CONVERT: ("reroll", "collect"),
    EXCHANGE: ("collect",),
    REPAIR: ("collect",),
    RELIEF: ("reroll",),
    TURN: ("reroll",),
    HIT: ("attack",),
    PROMOTE: ("upgrade",),
}
_DETAILS: Final = {GAIN: ("per", "each", "others"), CONVERT: ("into",), HIT: ("amount",)}
# What can be exchanged for each other.
_EXCHANGED: Final = GOODS[: COIN + 1]
# A gain is named by its number: `take:black.3`.
_MOST_POWERS: Final = 3
# These have no effect on a face that is rolled again at once.
_IDLE_IN_REROLLS: Final = ("shields", "grain_shields", "safe_dice", "discount")


def check_face(
    known: dict[str, object], powers: list[Power], lines: tuple[str, ...], where: str
) -> None:
    """Check that everything in the entry of a face can have an effect."""
    entries = shape.items(known.get("powers", []), f"{where}.powers", 0, _MOST_POWERS)
    for at, power in enumerate(powers):
        _check_power(power, entries[at], lines, f"{where}.powers[{at}]")
        before = powers[:at]
        if power.kind in (CONVERT, EXCHANGE) and power.kind in [other.kind for other in before]:
            raise _misfit(f"{where}.powers[{at}]", "want-one-conversion")
        if before and REROLL in (power.step, powers[0].step):
            raise _misfit(f"{where}.powers[{at}]", "want-one-reroll")
        if power.others and known.get("line") not in power.per:
            raise _misfit(f"{where}.powers[{at}].others", "want-effect")
    if known.get("shields") and known.get("grain_shields"):
        raise _misfit(f"{where}.grain_shields", "want-one-shield")
    for name in _IDLE_IN_REROLLS:
        if name in known and powers and powers[0].step == REROLL:
            raise _misfit(f"{where}.{name}", "want-effect")


def _check_power(power: Power, entry: object, lines: tuple[str, ...], where: str) -> None:
    assert isinstance(entry, dict)
    deed = DEEDS[power.kind]
    shape.choice(entry.get("step"), f"{where}.step", _STEPS[power.kind])
    fields = ["step", deed, *_DETAILS.get(power.kind, ())]
    for name in entry:
        if name not in fields:
            raise _misfit(f"{where}.{name}", "want-effect")
    if power.step == REROLL and (power.gain[COIN] or power.price[COIN]):
        # Coins exist in the Collect step only.
        raise _misfit(f"{where}.{deed}", "want-no-coins")
    if power.kind == EXCHANGE:
        names = shape.items(entry[deed], f"{where}.{deed}", 2)
        for at, name in enumerate(names):
            free = [good for good in _EXCHANGED if good not in names[:at]]
            shape.choice(name, f"{where}.{deed}", tuple(free))
    elif power.kind == REPAIR and power.amount > 1:
        raise _misfit(f"{where}.{deed}", "want-single")
    elif power.kind == TURN and entry[deed] is not True:
        raise _misfit(f"{where}.{deed}", "want-effect")
    elif power.kind == HIT:
        check_attack(power, where)
    elif power.kind == PROMOTE:
        shape.choice(power.line, f"{where}.{deed}", lines)
    elif power.kind == GAIN and power.per not in ([PER_DICE], [PER_GRAIN]):
        # A gain is counted by dice, by grain, or by the faces of some lines.
        for name in power.per:
            shape.choice(name, f"{where}.per", lines)
        if "each" in entry:
            raise _misfit(f"{where}.each", "want-effect")


def check_attack(power: Power, where: str) -> None:
    """An attack takes much grain, but one die or one face: two are two attacks."""
    if power.loss != LOSE_GRAIN and power.amount > 1:
        raise _misfit(f"{where}.amount", "want-single")


def check_sale(power: Power, where: str) -> None:
    """A sale is grain for coins."""
    for part, goods, good in (("convert", power.price, GRAIN), ("into", power.gain, COIN)):
        shape.integer(goods[good], f"{where}.{part}.{GOODS[good]}", 1, 99)
        for other, name in enumerate(GOODS):
            if other != good and goods[other]:
                raise _misfit(f"{where}.{part}.{name}", "want-effect")


def _misfit(where: str, key: str) -> BadPosition:
    return shape.wrong(where, f"dice-realms.{key}")
