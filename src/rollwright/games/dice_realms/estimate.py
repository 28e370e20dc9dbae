"""How well a seat stands: points, what its dice will bring, and what it has in hand."""

from typing import Final

from rollwright.games.dice_realms.board import (
    ATTACK_STEP,
    COLLECT_STEP,
    NONE,
    ROLL_STEP,
    Board,
)
from rollwright.games.dice_realms.die import UNROLLED, Die
from rollwright.games.dice_realms.face import FACES, Face
from rollwright.games.dice_realms.gaining import gain_of, open_gains
from rollwright.games.dice_realms.power import (
    ATTACK,
    COIN,
    CONVERT,
    EXCHANGE,
    GAIN,
    GRAIN,
    LOSE_DIE,
    LOSE_GRAIN,
    PER_DICE,
    PER_GRAIN,
    PROMOTE,
    REPAIR,
    TOKEN,
    UPGRADES,
    VP,
    Goods,
    Power,
)
from rollwright.games.dice_realms.realm import Realm
from rollwright.games.dice_realms.tile import BOX

# What a good is worth in points while there is time to use it.
_COIN: Final = 0.5
_UPGRADE: Final = 1.1
_TOKEN: Final = 0.5
_SET: Final = 1.2
_SHIELD: Final = 0.25
# Grain for the next winter, for one after that, and beyond.
_GRAIN: Final = (0.95, 0.5, 0.2)
_WINTER: Final = 1 / 3
_ROUNDS: Final = 13
_REROLL: Final = 0.8


def estimate(board: Board, seat: int) -> float:
    """The points that this seat can hope for."""
    realm = board.realms[seat]
    rounds = _rounds_left(board)
    value = realm.score() + rounds * _income(board, realm)
    if rounds:
        value += _grain_value(realm.grain, len(realm.dice), rounds)
        value += _TOKEN * min(realm.tokens, 3) + _SET * min(realm.sets, 2)
        value += _COIN * realm.treasury
    if not board.fates or board.fate == NONE:
        return value
    value += _COIN * realm.coins + _UPGRADE * realm.upgrades
    if board.turn in (ROLL_STEP, ATTACK_STEP):
        value += _showing(board, seat)
    elif board.turn == COLLECT_STEP:
        value += sum(
            [
                _worth(gain_of(board, realm, realm.dice[at].showing().powers[number]))
                for at, number in open_gains(realm)
            ]
        )
    return value


def _rounds_left(board: Board) -> float:
    """About how many rounds there will still be after this one."""
    if board.final:
        return 0.0
    points = board.vp / (BOX.points * len(board.realms))
    return max(1.0, min(_ROUNDS - board.round, _ROUNDS * points))


def _worth(goods: Goods) -> float:
    return (
        goods[VP]
        + 0.55 * goods[GRAIN]
        + _COIN * goods[COIN]
        + _UPGRADE * goods[UPGRADES]
        + _TOKEN * goods[TOKEN]
    )


def _grain_value(grain: int, dice: int, rounds: float) -> float:
    """Grain saves from misery in winter; more than two winters need is of little use."""
    first = min(grain, dice)
    second = min(grain - first, dice)
    later = min(1.0, rounds / 3)
    return later * (_GRAIN[0] * first + _GRAIN[1] * second + _GRAIN[2] * (grain - first - second))


# --- this round --------------------------------------------------------------------------


def _showing(board: Board, seat: int) -> float:
    """What the dice bring as they lie; a die that rolls again, on average."""
    realm = board.realms[seat]
    if any([die.side == UNROLLED for die in realm.dice]):
        return 0.0
    if board.reroll_seat != seat:
        return _value_of_dice(board, realm)
    die = realm.dice[board.reroll_die]
    side, total = die.side, 0.0
    for other in range(len(die.faces)):
        die.side = other
        total += _value_of_dice(board, realm)
    die.side = side
    return total / len(die.faces)


def _value_of_dice(board: Board, realm: Realm) -> float:
    return sum([_value_now(board, realm, die) for die in realm.dice if die.active])


def _value_now(board: Board, realm: Realm, die: Die) -> float:
    face = die.showing()
    value = _SHIELD * face.shields
    if face.must_reroll:
        value += _REROLL
    for power in face.powers:
        if power.kind == GAIN:
            value += _worth(gain_of(board, realm, power))
        else:
            value += _special(power)
    return value


def _special(power: Power) -> float:
    """What a power is worth that does not simply gain."""
    if power.step == ATTACK:
        if power.loss == LOSE_GRAIN:
            return 0.3 * power.amount
        return 0.8 if power.loss == LOSE_DIE else 1.5
    if power.kind == CONVERT:
        return max(0.0, _worth(power.gain) - _worth(power.price))
    if power.kind == EXCHANGE:
        return 1.0
    if power.kind == PROMOTE:
        return 1.8
    return 0.5 if power.kind == REPAIR else 0.4


# --- the rounds to come ------------------------------------------------------------------


def _income(board: Board, realm: Realm) -> float:
    """What the dice bring in a round, on average."""
    goods = [0.0, 0.0, 0.0, 0.0, 0.0]
    other = 0.0
    counts: dict[int, int] = {}
    for die in realm.dice:
        for number in die.faces:
            counts[number] = counts.get(number, 0) + 1
    for number, count in counts.items():
        face = FACES[number]
        other += count * _other_income(face)
        for power in face.powers:
            if power.kind == GAIN:
                times = count * _average_count(realm, power)
                for good in range(len(goods)):
                    goods[good] += times * power.gain[good]
    sides = 6.0
    grain, needed = goods[GRAIN] / sides, _WINTER * len(realm.dice)
    value = goods[VP] + _COIN * goods[COIN] + _UPGRADE * goods[UPGRADES] + _TOKEN * goods[TOKEN]
    return (value + other) / sides + _grain_income(grain, needed)


def _grain_income(grain: float, needed: float) -> float:
    """Grain against winter counts; what is short costs twice as much."""
    if grain >= needed:
        return 0.25 * (grain - needed)
    return -1.2 * (needed - grain)


def _other_income(face: Face) -> float:
    value = _SHIELD * face.shields + 0.5 * face.harvest + 0.2 * face.discount
    if face.must_reroll:
        value += _REROLL
    return value + sum([_special(power) for power in face.powers if power.kind != GAIN])


def _average_count(realm: Realm, power: Power) -> float:
    """How many times a gain is taken on average."""
    if not power.per:
        return 1.0
    if power.per[0] == PER_DICE:
        return len(realm.dice) / power.each
    if power.per[0] == PER_GRAIN:
        return max(4, realm.grain) / power.each
    same = sum([FACES[face].line.id in power.per for die in realm.dice for face in die.faces])
    return 1.0 + max(0.0, same / 6 - 1 / 6)
