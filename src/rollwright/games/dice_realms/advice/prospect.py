"""Prospects: the average yield of faces in a round, in points, upgrades and grain."""

from typing import Final

from rollwright.games.dice_realms.box.face import FACES, LANDS, SIDES, Face
from rollwright.games.dice_realms.box.power import (
    ATTACK,
    COIN,
    CONVERT,
    EXCHANGE,
    GAIN,
    GRAIN,
    PER_DICE,
    PER_GRAIN,
    PROMOTE,
    RELIEF,
    REPAIR,
    TOKEN,
    TURN,
    UPGRADES,
    VP,
    Goods,
    Power,
)
from rollwright.games.dice_realms.pieces.die import Die
from rollwright.games.dice_realms.pieces.realm import Realm
from rollwright.games.dice_realms.steps.upgrading import TOP_DOTS

# Default values in points.
TOKEN_WORTH: Final = 0.5
GRAIN_WORTH: Final = 0.5
_SHIELD_WORTH: Final = 0.25
_GRAIN_SHIELD_WORTH: Final = 0.1
_DISCOUNT_WORTH: Final = 0.2
EXCHANGE_WORTH: Final = 1.2
_REPAIR_WORTH: Final = 0.4
# What an attack costs the others: a grain, a die for a round, a face.
_LOSS_WORTH: Final = (0.4, 0.6, 1.6)
# The grain that a harvest brings per additional grain of a face.
_HARVEST: Final = 0.7
# The probability that there is something to convert when the face comes up.
_READY: Final = 0.8
# What an upgrade power brings in points at the end, and its share of the better face's gain.
_PROMOTED: Final = 1.8
_LASTING: Final = 0.4


def attack_worth(face: Face) -> float:
    """What the attacks of a face cost the others."""
    attacks = [power for power in face.powers if power.step == ATTACK]
    return float(sum([power.amount * _LOSS_WORTH[power.loss] for power in attacks]))


def upgrades_in(goods: Goods) -> float:
    """These goods in upgrades: two coins buy one."""
    return goods[UPGRADES] + goods[COIN] / 2


def points_in(goods: Goods) -> float:
    """The points in these goods, without grain and upgrades."""
    return goods[VP] + TOKEN_WORTH * goods[TOKEN]


class Prospect:
    """The yield of a face when it comes up."""

    __slots__ = ("grain", "is_rerolled", "points", "upgrades", "varies")

    def __init__(self, face: Face) -> None:
        self.points = _SHIELD_WORTH * face.shields + _GRAIN_SHIELD_WORTH * face.grain_shields
        self.points += _DISCOUNT_WORTH * face.discount
        self.upgrades = 0.0
        self.grain = _HARVEST * face.harvest
        # Is its die rerolled at once? And are there powers that depend on the realm?
        self.is_rerolled = face.must_reroll and face.powers[0].kind != TURN
        self.varies = any([_varies(power) for power in face.powers])
        for power in face.powers:
            self._add(power)

    def _add(self, power: Power) -> None:
        if power.step == ATTACK:
            self.points += power.amount * _LOSS_WORTH[power.loss]
        elif power.kind == GAIN and not power.per:
            self._add_goods(power.gain, 1.0)
        elif power.kind == CONVERT:
            self._add_goods(power.gain, _READY)
            self._add_goods(power.price, -_READY)
        elif power.kind == EXCHANGE:
            self.points += EXCHANGE_WORTH
        elif power.kind == REPAIR:
            self.points += _REPAIR_WORTH

    def _add_goods(self, goods: Goods, times: float) -> None:
        self.points += times * points_in(goods)
        self.upgrades += times * upgrades_in(goods)
        self.grain += times * goods[GRAIN]


def _varies(power: Power) -> bool:
    return power.kind in (PROMOTE, RELIEF, TURN) or (power.kind == GAIN and len(power.per) > 0)


def _lifts(face: Face, line: str) -> bool:
    return any([power.kind == PROMOTE and power.line == line for power in face.powers])


# The faces that an upgrade power of a line can upgrade.
_LIFTED: Final = {
    face.line.id: frozenset(
        [other.number for other in FACES if other.line is face.line and other.dots < TOP_DOTS]
    )
    for face in FACES
}
# The faces that have such a power, and the face that it puts in place of another.
_LIFTERS: Final = {
    line: frozenset([face.number for face in FACES if _lifts(face, line)]) for line in _LIFTED
}
_TOPS: Final = {
    line: max([face.number for face in FACES if face.line.id == line]) for line in _LIFTED
}
PROSPECTS: Final = [Prospect(face) for face in FACES]


def worth_of(realm: Realm, die: Die, face: int, upgrade: float, rounds: float) -> float:
    """The value of a face of a die when it comes up, with grain at its usual value."""
    prospect = PROSPECTS[face]
    points, grain = prospect.points + upgrade * prospect.upgrades, prospect.grain
    if prospect.is_rerolled:
        points += upgrade
    if prospect.varies:
        for power in FACES[face].powers:
            more, more_grain = _varying(realm, die, power, upgrade, rounds)
            points += more
            grain += more_grain
    return points + GRAIN_WORTH * grain


def income(realm: Realm, upgrade: float, rounds: float) -> tuple[float, float]:
    """The average points (with this value per upgrade) and grain of a round."""
    points, grain = 0.0, 0.0
    for die in realm.dice:
        sides, die_points, die_grain = SIDES, 0.0, 0.0
        for number in die.faces:
            prospect = PROSPECTS[number]
            die_points += prospect.points + upgrade * prospect.upgrades
            die_grain += prospect.grain
            if prospect.is_rerolled:
                sides -= 1
            if prospect.varies:
                for power in FACES[number].powers:
                    more, more_grain = _varying(realm, die, power, upgrade, rounds)
                    die_points += more
                    die_grain += more_grain
        points += die_points / sides
        grain += die_grain / sides
    return points, grain


def _varying(
    realm: Realm, die: Die, power: Power, upgrade: float, rounds: float
) -> tuple[float, float]:
    """The points and grain of a power that depends on the realm."""
    if power.kind == GAIN and power.per:
        times = _times(realm, die, power)
        points = points_in(power.gain) + upgrade * upgrades_in(power.gain)
        return times * points, times * power.gain[GRAIN]
    if power.kind == PROMOTE:
        return promotion(realm, power.line, upgrade, rounds), 0.0
    if power.kind == RELIEF:
        return relief(realm, power), 0.0
    if power.kind == TURN:
        return best_side(die, upgrade), 0.0
    return 0.0, 0.0


def _times(realm: Realm, die: Die, power: Power) -> float:
    """The average number of times a gain is taken when its die shows it."""
    if power.per[0] == PER_DICE:
        return -(-len(realm.dice) // power.each)
    if power.per[0] == PER_GRAIN:
        return max(4, realm.grain + 2) / power.each
    others = [FACES[face] for other in realm.dice if other is not die for face in other.faces]
    # The face itself counts too, where its line is the first of those named.
    itself = 0.0 if power.others or power.per == [LANDS] else 1.0
    return itself + sum([face.line.id in power.per for face in others]) / SIDES


def promotion(realm: Realm, line: str, upgrade: float, rounds: float) -> float:
    """The value of an upgrade power for a line when it comes up, if there are faces for it."""
    lifted, lifters = _LIFTED[line], _LIFTERS[line]
    targets = uses = 0
    for die in realm.dice:
        for number in die.faces:
            if number in lifted:
                targets += 1
            elif number in lifters:
                uses += 1
    if not targets:
        return 0.0
    top = PROSPECTS[_TOPS[line]]
    better = top.points + upgrade * top.upgrades + GRAIN_WORTH * top.grain
    worth = _PROMOTED + _LASTING * better * rounds / SIDES
    return worth * min(1.0, targets / max(1.0, uses * rounds / SIDES))


def relief(realm: Realm, power: Power) -> float:
    """The value of giving back misery; more may still come."""
    return 2.0 * min(power.amount, realm.misery) if realm.misery else 0.4


def best_side(die: Die, upgrade: float) -> float:
    """The value of a die that is turned to the best of its faces."""
    best = 0.0
    for number in die.faces:
        prospect = PROSPECTS[number]
        if not FACES[number].must_reroll:
            worth = prospect.points + upgrade * prospect.upgrades + GRAIN_WORTH * prospect.grain
            best = max(best, worth)
    return best
