"""Traits: what is learned about a position, face by face and good by good.

A trait of one's own counts for a seat, the same trait of the others against it, as in the estimate:
what is learned for one seat holds for all. Faces and goods count by the time that is left. In the
last round only goods do, and when the game is over nothing does.
"""

import hashlib
from typing import Final

from mypy_extensions import i64

from rollwright.core.advice import Traits
from rollwright.core.position import OVER
from rollwright.core.weights import TraitBlock
from rollwright.games.dice_realms.advice.estimate import hand_of, rounds_left
from rollwright.games.dice_realms.advice.prospect import PROSPECTS, income
from rollwright.games.dice_realms.box.face import DESTROYED, FACES, SIDES, Face
from rollwright.games.dice_realms.box.fate import FATES
from rollwright.games.dice_realms.box.power import (
    COIN,
    COLLECT,
    GAIN,
    GRAIN,
    PER_DICE,
    PER_GRAIN,
    PROMOTE,
    TOKEN,
    UPGRADES,
    VP,
    Goods,
    Power,
)
from rollwright.games.dice_realms.pieces.board import NONE, Board
from rollwright.games.dice_realms.pieces.die import GREEN, UNROLLED, Die
from rollwright.games.dice_realms.pieces.realm import Realm
from rollwright.games.dice_realms.steps.gaining import gain_of, unused
from rollwright.games.dice_realms.steps.step import ATTACK_STEP, COLLECT_STEP, ROLL_STEP

# A face counts as it is, by the rounds left, by the time until the points run out, and by how
# often its power counts.
_BY_FACE: Final[i64] = 4
# Each good counts in these ways as long as the game goes on, and in one way in the last round.
_BY_GOOD: Final[i64] = 3
_LONG: Final = 13.0
_VP_EACH: Final = 0.5
_GOODS: Final = (
    *("grain", "winter grain", "more grain", "coins", "upgrades", "tokens", "sets", "misery"),
    *("gray dice", "green dice", "hunger", "harvest", "points", "growth", "chips"),
)
_GRAIN: Final[i64] = 0
_WINTER_GRAIN: Final[i64] = 1
_MORE_GRAIN: Final[i64] = 2
_COINS: Final[i64] = 3
_UPGRADES: Final[i64] = 4
_TOKENS: Final[i64] = 5
_SETS: Final[i64] = 6
_MISERY: Final[i64] = 7
_GRAY_DICE: Final[i64] = 8
_GREEN_DICE: Final[i64] = 9
_HUNGER: Final[i64] = 10
_HARVEST: Final[i64] = 11
_POINTS: Final[i64] = 12
_GROWTH: Final[i64] = 13
_CHIPS: Final[i64] = 14

_FACE_TRAITS: Final[i64] = _BY_FACE * len(FACES)
TRAIT_COUNT: Final[i64] = _FACE_TRAITS + (_BY_GOOD + 1) * len(_GOODS)


def _edition(*parts: object) -> str:
    return hashlib.sha256(repr(parts).encode()).hexdigest()[:16]


def _told(power: Power) -> tuple[object, ...]:
    """All that a power does."""
    return (
        *(power.step, power.kind, power.gain, power.price, power.per, power.each),
        *(power.others, power.loss, power.amount, power.line),
    )


def _face_edition(face: Face) -> str:
    powers = [_told(power) for power in face.powers]
    look = (face.line.id, face.line.color, face.dots, face.one_a_die, face.score)
    helps = (face.shields, face.grain_shields, face.safe_dice, face.harvest, face.discount)
    return _edition(look, helps, powers)


def trait_blocks() -> list[TraitBlock]:
    """A block for each face, and one for goods and dice."""
    size = int(_BY_FACE)
    blocks = [
        TraitBlock(f"face {face.id}", _face_edition(face), size * face.number, size)
        for face in FACES
    ]
    start = int(_FACE_TRAITS)
    return [*blocks, TraitBlock("goods", _edition(_GOODS), start, int(TRAIT_COUNT) - start)]


def _points_in(face: Face) -> float:
    return float(sum([power.gain[VP] - power.price[VP] for power in face.powers]))


# How many points a face takes out of the supply when it comes up, once for each of its powers.
_POINTS_IN: Final = [_points_in(face) for face in FACES]
_COUNTED: Final = [
    [power for power in face.powers if power.kind == PROMOTE or len(power.per) > 0]
    for face in FACES
]


class Eye:
    """Sees the traits of positions: adds up their weights, or how much of each there is."""

    __slots__ = ("_amounts", "_counts", "_live", "_rounds", "_sum", "_time", "_weights")

    def __init__(self, weights: list[float]) -> None:
        self._weights = weights
        self._counts = False
        self._amounts: list[float] = []
        self._sum = 0.0
        self._live = 0.0
        self._rounds = 0.0
        self._time = 0.0

    def value(self, board: Board, seat: int) -> float:
        """The weights of all traits, each as often as it counts."""
        self._counts = False
        self._sum = 0.0
        self._see(board, seat)
        return self._sum

    def traits(self, board: Board, seat: int) -> Traits:
        """The traits that count."""
        self._counts = True
        self._amounts = [0.0] * int(TRAIT_COUNT)
        self._see(board, seat)
        places = [place for place, amount in enumerate(self._amounts) if amount]
        return Traits(places, [self._amounts[place] for place in places])

    def _add(self, place: i64, amount: float) -> None:
        if self._counts:
            self._amounts[place] += amount
        else:
            self._sum += self._weights[place] * amount

    def _see(self, board: Board, seat: int) -> None:
        if board.phase == OVER:
            return
        self.look_at_time(board)
        others = len(board.realms) - 1
        for at, realm in enumerate(board.realms):
            self._see_realm(board, realm, 1.0 if at == seat else -1.0 / others)

    def of_realm(self, board: Board, seat: int) -> float:
        """The weights of what one seat has alone, after `look_at_time`."""
        if not len(self._weights):
            return 0.0
        self._counts = False
        self._sum = 0.0
        self._see_realm(board, board.realms[seat], 1.0)
        return self._sum

    def _see_realm(self, board: Board, realm: Realm, sign: float) -> None:
        if self._live:
            self._see_faces(realm, sign)
        self._see_goods(board, realm, sign)

    def look_at_time(self, board: Board) -> None:
        """See how long the game will go on."""
        rounds = rounds_left(board)
        self._live = 1.0 if rounds else 0.0
        self._rounds = rounds / _LONG
        points = 0.0
        for realm in board.realms:
            for die in realm.dice:
                for face in die.faces:
                    points += _POINTS_IN[face]
        speed = points / SIDES + _VP_EACH * len(board.realms)
        self._time = min(1.0, max(0, board.vp) / speed / _LONG) * self._live

    def _see_faces(self, realm: Realm, sign: float) -> None:
        live, rounds, time = sign * self._live, sign * self._rounds, sign * self._time
        for die in realm.dice:
            for face in die.faces:
                place: i64 = _BY_FACE * face
                self._add(place, live)
                self._add(place + 1, rounds)
                self._add(place + 2, time)
                if len(_COUNTED[face]):
                    self._add(place + 3, time * _often(realm, die, face))

    def of_face(self, realm: Realm, die: Die, face: int) -> float:
        """The weight of one more face on a die, after `look_at_time`."""
        weights = self._weights
        if not len(weights) or not self._live:
            return 0.0
        place: i64 = _BY_FACE * face
        value = weights[place] + weights[place + 1] * self._rounds
        value += weights[place + 2] * self._time
        if len(_COUNTED[face]):
            value += weights[place + 3] * self._time * _often(realm, die, face)
        return value

    def _see_goods(self, board: Board, realm: Realm, sign: float) -> None:
        hand = _hand(board, realm)
        dice = len(realm.dice)
        grain = hand[GRAIN]
        self._good(_GRAIN, sign * min(grain, float(dice)))
        self._good(_WINTER_GRAIN, sign * min(max(0.0, grain - dice), float(dice)))
        self._good(_MORE_GRAIN, sign * max(0.0, grain - 2 * dice))
        self._good(_COINS, sign * hand[COIN])
        self._good(_UPGRADES, sign * hand[UPGRADES])
        self._good(_TOKENS, sign * hand[TOKEN])
        self._good(_SETS, sign * realm.sets)
        self._good(_MISERY, sign * realm.misery)
        if not self._live:
            return
        gray = green = 0
        for die in realm.dice:
            if die.color == GREEN:
                green += 1
            else:
                gray += 1
        self._good(_GRAY_DICE, sign * (gray - 2))
        self._good(_GREEN_DICE, sign * green)
        self._see_income(board, realm, sign)

    def _see_income(self, board: Board, realm: Realm, sign: float) -> None:
        points, grain = income(realm, 1.0, self._rounds * _LONG)
        growth = 0.0
        for die in realm.dice:
            for face in die.faces:
                growth += PROSPECTS[face].upgrades
        growth /= SIDES
        winters = sum([FATES[fate].winter for fate in board.fates])
        need = len(realm.dice) * winters / SIDES
        self._good(_HUNGER, sign * max(0.0, need - grain))
        self._good(_HARVEST, sign * max(0.0, grain - need))
        self._good(_POINTS, sign * (points - growth))
        self._good(_GROWTH, sign * growth)
        self._good(_CHIPS, sign * growth * self._time)

    def _good(self, good: i64, amount: float) -> None:
        if not amount:
            return
        place: i64 = _FACE_TRAITS + good * (_BY_GOOD + 1)
        if self._live:
            self._add(place, amount)
            self._add(place + 1, amount * self._rounds)
            self._add(place + 2, amount * self._time)
        else:
            self._add(place + 3, amount)


def _often(realm: Realm, die: Die, face: int) -> float:
    """How often the powers of a face count that depend on the rest of the realm."""
    times = 0.0
    for power in _COUNTED[face]:
        if power.kind == PROMOTE:
            times += _of_line(realm, [power.line], None) - 1.0
        elif power.per[0] == PER_DICE:
            times += len(realm.dice) - 2.0
        elif power.per[0] == PER_GRAIN:
            times += 0.25 * realm.grain - 1.0
        else:
            times += _of_line(realm, power.per, die) / SIDES
    return times


def _of_line(realm: Realm, lines: list[str], but: Die | None) -> float:
    """How many faces of some lines are on the dice of a realm, but for one of them."""
    found = 0.0
    for die in realm.dice:
        if die is not but:
            for face in die.faces:
                if face != DESTROYED and FACES[face].line.id in lines:
                    found += 1.0
    return found


def _hand(board: Board, realm: Realm) -> list[float]:
    """The goods of a realm, with those that its dice still bring this round."""
    hand = [float(count) for count in hand_of(realm)]
    if board.fate == NONE or board.turn > COLLECT_STEP:
        return hand
    if board.turn == COLLECT_STEP and not realm.busy:
        return hand
    if board.turn in (ROLL_STEP, ATTACK_STEP):
        _give(hand, board.fate_face().gain, 1.0)
    for at, die in enumerate(realm.dice):
        if die.active and die.side != UNROLLED:
            if board.reroll_die == at and board.realms[board.reroll_seat] is realm:
                _give_average(hand, board, realm, die)
            else:
                for number in unused(die, GAIN):
                    _give(hand, gain_of(board, realm, die.showing().powers[number]), 1.0)
    return hand


def _give_average(hand: list[float], board: Board, realm: Realm, die: Die) -> None:
    """Add what a die that is rolled now brings on average."""
    side = die.side
    for other in range(SIDES):
        die.side = other
        for power in die.showing().powers:
            if power.kind == GAIN and power.step == COLLECT:
                _give(hand, gain_of(board, realm, power), 1.0 / SIDES)
    die.side = side


def _give(hand: list[float], goods: Goods, times: float) -> None:
    for good in range(len(hand)):
        hand[good] += times * goods[good]
