"""An estimate relative to the other seats: points, the future yield of the dice, goods in hand."""

from typing import Final

from rollwright.core.position import OVER
from rollwright.games.dice_realms.advice.prospect import (
    EXCHANGE_WORTH,
    GRAIN_WORTH,
    TOKEN_WORTH,
    best_side,
    income,
    points_in,
    promotion,
    relief,
    upgrades_in,
)
from rollwright.games.dice_realms.advice.threat import losses, threats_to
from rollwright.games.dice_realms.box.box import BOX
from rollwright.games.dice_realms.box.face import SIDES
from rollwright.games.dice_realms.box.fate import FATES, FateFace
from rollwright.games.dice_realms.box.power import (
    COIN,
    COLLECT,
    CONVERT,
    EXCHANGE,
    GAIN,
    GRAIN,
    LOSE_GRAIN,
    PROMOTE,
    RELIEF,
    REROLL,
    TOKEN,
    TURN,
    UPGRADES,
    VP,
    Goods,
    Power,
)
from rollwright.games.dice_realms.pieces.board import NONE, Board
from rollwright.games.dice_realms.pieces.die import UNROLLED, Die
from rollwright.games.dice_realms.pieces.realm import Realm
from rollwright.games.dice_realms.steps.gaining import gain_of, open_gains, unused
from rollwright.games.dice_realms.steps.step import ATTACK_STEP, COLLECT_STEP, ROLL_STEP
from rollwright.games.dice_realms.steps.upgrading import promoted_lines

# The typical number of rounds of a game.
_ROUNDS: Final = 13
# The value of an upgrade at the end, and its increase for each round to come.
_UPGRADE: Final = 1.0
_GROWTH: Final = 0.08
# Coins in hand are worth a little less than what they buy, so that bots spend them.
_UNSPENT: Final = 0.9
_SET: Final = 1.5
# A rough value of an additional die in a round.
_DIE: Final = 0.7
# Grain for the next winter, for the one after that, and beyond.
_FIRST_GRAIN: Final = 1.5
_SECOND_GRAIN: Final = 0.6
_MORE_GRAIN: Final = 0.15
# The value of a steady income of grain, where it is needed and where it is not.
_NEEDED_GRAIN: Final = 1.3
_SPARE_GRAIN: Final = 0.2
# The value of a die that is rolled once more.
_AVERAGE_DIE: Final = 1.0
_MOST_DICE: Final = 11
# How much more than the average round a winter costs, and the chance of a round without it.
_WINTERS: Final = 3.0
_NO_WINTER: Final = 2 / 3


def _hunger(face: FateFace, dice: int) -> int:
    taken = dice if face.winter else 0
    return taken + sum([attack.amount for attack in face.attacks if attack.loss == LOSE_GRAIN])


# The grain that each face of the Fate die costs, by the number of dice.
_HUNGERS: Final = [[_hunger(face, dice) for face in FATES] for dice in range(_MOST_DICE + 1)]


def estimate(board: Board, seat: int) -> float:
    """The expected points of this seat, relative to the others."""
    rounds = rounds_left(board)
    others = [standing(board, other, rounds) for other in range(len(board.realms)) if other != seat]
    return standing(board, seat, rounds) - sum(others) / len(others)


def rounds_left(board: Board) -> float:
    """The expected number of rounds after this one."""
    if board.final:
        return 0.0
    count = len(board.realms)
    left = min(board.vp / (BOX.points * count), board.misery / (BOX.misery * count))
    grain = board.grain + sum([realm.grain for realm in board.realms])
    # Everybody starts with some grain, and usually has as much.
    left = min(left, board.grain / grain * BOX.grain / (BOX.grain - BOX.start_grain))
    return max(1.0, min(_ROUNDS - board.round, _ROUNDS * left))


def upgrade_worth(rounds: float) -> float:
    """The value of an upgrade with this many rounds to come."""
    return _UPGRADE + _GROWTH * rounds


def standing(board: Board, seat: int, rounds: float) -> float:
    """The points of one seat, including those to come."""
    realm = board.realms[seat]
    hopes = _Hopes(board, realm, rounds)
    value = float(realm.score())
    if rounds:
        points, grain = income(realm, upgrade_worth(rounds / 2), rounds)
        value += rounds * (points + hopes.harvest(grain))
    if board.fate == NONE or board.phase == OVER:
        return value + hopes.of_hand(hand_of(realm))
    if board.turn == COLLECT_STEP and realm.busy:
        return value + _uncollected(board, realm, hopes)
    if board.turn in (ROLL_STEP, ATTACK_STEP):
        return value + _rolled(board, seat, hopes)
    if board.turn == COLLECT_STEP or realm.busy:
        value += _promotions(realm, hopes)
    return value + hopes.of_hand(hand_of(realm))


def hand_of(realm: Realm) -> Goods:
    """The goods of a realm besides its points."""
    return [realm.grain, 0, realm.coins + realm.treasury, realm.upgrades, realm.tokens]


class _Hopes:
    """The values of things for a realm with this many rounds to come."""

    __slots__ = ("dice", "need", "rounds", "sets", "upgrade")

    def __init__(self, board: Board, realm: Realm, rounds: float) -> None:
        self.rounds = rounds
        self.dice = len(realm.dice)
        self.sets = realm.sets
        self.upgrade = upgrade_worth(rounds)
        # The average cost of a round, in grain.
        hungers = _HUNGERS[self.dice]
        self.need = sum([hungers[fate] for fate in board.fates]) / SIDES

    def harvest(self, grain: float) -> float:
        """The value of a steady income of grain."""
        if grain >= self.need:
            return _SPARE_GRAIN * (grain - self.need)
        return -_NEEDED_GRAIN * (self.need - grain)

    def of_hand(self, hand: Goods) -> float:
        """The value of these goods in hand."""
        value = self.upgrade * hand[UPGRADES] + hand[VP]
        value += self._of_coins(hand[COIN], hand[GRAIN])
        if self.rounds:
            value += self._of_grain(hand[GRAIN])
            value += TOKEN_WORTH * min(hand[TOKEN], self.rounds) + _SET * min(self.sets, 2)
        return value

    def gain(self, power: Power) -> float:
        """The value of what a power gives, minus what it takes."""
        gained = points_in(power.gain) + GRAIN_WORTH * power.gain[GRAIN]
        paid = points_in(power.price) + GRAIN_WORTH * power.price[GRAIN]
        return gained - paid + self.upgrade * (upgrades_in(power.gain) - upgrades_in(power.price))

    def _of_coins(self, coins: int, grain: int) -> float:
        worth = _UNSPENT * self.upgrade / 2
        value = worth * coins
        if coins >= BOX.die_price and grain >= BOX.die_grain:
            die = _DIE * self.rounds - GRAIN_WORTH * BOX.die_grain
            value = max(value, die + worth * (coins - BOX.die_price))
        return value

    def _of_grain(self, grain: int) -> float:
        winter = max(1.0, _WINTERS * self.need)
        first = min(float(grain), winter)
        second = min(grain - first, winter)
        more = grain - first - second
        used = 1.0 - _NO_WINTER ** int(self.rounds)
        return used * (_FIRST_GRAIN * first + _SECOND_GRAIN * second + _MORE_GRAIN * more)


# --- this round --------------------------------------------------------------------------


def _uncollected(board: Board, realm: Realm, hopes: _Hopes) -> float:
    """The value of the goods in hand, and of what the dice still bring in the Collect step."""
    hand = hand_of(realm)
    for at, number in open_gains(realm):
        _add(hand, gain_of(board, realm, realm.dice[at].showing().powers[number]))
    chances = sum([_chances(realm, die, hand, hopes) for die in realm.dice if die.active])
    return hopes.of_hand(hand) + chances


def _promotions(realm: Realm, hopes: _Hopes) -> float:
    """The value of the upgrade powers that are still to be used."""
    lines = promoted_lines(realm)
    return sum([promotion(realm, line, hopes.upgrade, hopes.rounds) for line in lines])


def _rolled(board: Board, seat: int, hopes: _Hopes) -> float:
    """The value of the dice as rolled; of a die to be rerolled, the average."""
    realm = board.realms[seat]
    if any([die.side == UNROLLED for die in realm.dice]):
        return hopes.of_hand(hand_of(realm))
    threats = threats_to(board, seat)
    if board.reroll_seat != seat:
        return _shown(board, realm, hopes, threats)
    return _average(board, realm, realm.dice[board.reroll_die], hopes, threats)


def values_of_rerolls(board: Board, seat: int, rounds: float) -> list[float]:
    """The value of the dice as rolled, and of rolling each of them again."""
    realm = board.realms[seat]
    hopes = _Hopes(board, realm, rounds)
    threats = threats_to(board, seat)
    values = [_shown(board, realm, hopes, threats)]
    for die in realm.dice:
        values.append(_average(board, realm, die, hopes, threats))
    return values


def _average(board: Board, realm: Realm, die: Die, hopes: _Hopes, threats: list[Power]) -> float:
    """The value of the dice if one of them is rolled now."""
    side, total = die.side, 0.0
    for other in range(SIDES):
        die.side = other
        total += _shown(board, realm, hopes, threats)
    die.side = side
    return total / SIDES


def _shown(board: Board, realm: Realm, hopes: _Hopes, threats: list[Power]) -> float:
    """The value of the dice if nobody rerolls, less the attacks to come."""
    hand = hand_of(realm)
    _add(hand, board.fate_face().gain)
    worths: list[float] = []
    value = 0.0
    for die in realm.dice:
        if die.active:
            before = hopes.of_hand(hand)
            for number in unused(die, GAIN):
                _add(hand, gain_of(board, realm, die.showing().powers[number]))
            chances = _chances(realm, die, hand, hopes)
            worths.append(hopes.of_hand(hand) - before + chances)
            value += chances
    return value + hopes.of_hand(hand) - losses(realm, worths, threats)


def _chances(realm: Realm, die: Die, hand: Goods, hopes: _Hopes) -> float:
    """The value of a die besides its gains."""
    value = 0.0
    for number, power in enumerate(die.showing().powers):
        if die.has_used(number) or (power.kind == GAIN and power.step == COLLECT):
            continue
        if power.step == REROLL:
            value += _reroll(realm, die, power, hopes)
        elif power.kind == PROMOTE:
            value += promotion(realm, power.line, hopes.upgrade, hopes.rounds)
        elif power.kind == CONVERT and hand[GRAIN] >= power.price[GRAIN]:
            value += max(0.0, hopes.gain(power) * min(1.0, hand[COIN] + 1 - power.price[COIN]))
        elif power.kind == EXCHANGE:
            value += EXCHANGE_WORTH
    return value


def _reroll(realm: Realm, die: Die, power: Power, hopes: _Hopes) -> float:
    """The value of a face whose die is rolled again."""
    if power.kind == TURN:
        return best_side(die, hopes.upgrade)
    if power.kind == RELIEF:
        return _AVERAGE_DIE + relief(realm, power)
    return _AVERAGE_DIE + max(0.0, hopes.gain(power))


def _add(hand: Goods, goods: Goods) -> None:
    for good, amount in enumerate(goods):
        hand[good] += amount
