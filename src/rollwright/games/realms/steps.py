"""The steps of a turn, in order: their moves, effects, and whether later steps have to wait.

Each die is used once, each in a different realm. Resources are spent at any time in the turn to
adjust dice, to use a realm again, or to create dice. A rolled die that no realm takes as
rolled gives a resource instead. Normally nothing is forced; in rounds with duties every die must
be used, and must score a star in its realm if it can.
"""

from typing import Final

from rollwright.games.realms.desk import MOST_DICE, NO_LEVEL, SLOT, Desk
from rollwright.games.realms.die import Die
from rollwright.games.realms.duty import dutiful, star_waits
from rollwright.games.realms.move import (
    ACT,
    ADJUST,
    CHOOSE,
    COINS,
    COINS2,
    DONE,
    FREE,
    HEARTS2,
    HEARTS3,
    LEVEL,
    OPTION,
    STEPS,
    TAKE,
    USE,
    die_of,
    move_of,
    option_of,
    slot_of,
)
from rollwright.games.realms.pending import (
    CHOOSE_RESOURCE,
    NEXT_CELL,
    Pending,
    cells_done,
    choosable,
    count_to_choose,
    number_of_cells,
    set_to_choose,
)
from rollwright.games.realms.resource import COIN, HEART, PUMPKIN, RESOURCES, STAR
from rollwright.games.realms.round import Mode

LEAST_VALUE: Final = 1
MOST_VALUE: Final = 6


class Step:
    """A step of a turn. The first one that accepts a move makes it."""

    def offer(self, desk: Desk, moves: list[int]) -> bool:
        """Add the moves available now; True if all later steps have to wait."""
        raise NotImplementedError

    def make(self, desk: Desk, move: int, kind: int) -> bool:
        """Make a legal move; False if this step doesn't handle this kind of move now."""
        raise NotImplementedError


class Levels(Step):
    """Before the first round every seat chooses its level."""

    def offer(self, desk: Desk, moves: list[int]) -> bool:
        if desk.level != NO_LEVEL:
            return False
        for level in range(len(desk.round.levels)):
            moves.append(move_of(LEVEL, 0, 0, level))
        return True

    def make(self, desk: Desk, move: int, kind: int) -> bool:
        if kind != LEVEL:
            return False
        desk.level = option_of(move)
        desk.busy = False
        return True


class Choices(Step):
    """Pending steps are settled before everything else."""

    def offer(self, desk: Desk, moves: list[int]) -> bool:
        if not desk.pending:
            return False
        pending = desk.pending[0]
        kind = CHOOSE if pending.kind == CHOOSE_RESOURCE else ACT
        options = choices(desk, pending)
        if desk.round.mode.duties and star_waits(desk, pending):
            options = [STAR]
        for option in options:
            moves.append(move_of(kind, 0, pending.slot, option))
        return True

    def make(self, desk: Desk, move: int, kind: int) -> bool:
        if not desk.pending:
            return False
        pending, option = desk.pending[0], option_of(move)
        realm = desk.realms[pending.slot]
        desk.pending = desk.pending[1:]
        if pending.kind == CHOOSE_RESOURCE:
            if option == STAR:
                realm.star()
            else:
                # It was already chosen, so no realm offers another choice.
                desk.receive(option)
            left = count_to_choose(pending.value) - 1
            if left > 0:
                desk.choose_resources(pending.slot, left, set_to_choose(pending.value))
        elif pending.kind == NEXT_CELL:
            number, done = number_of_cells(pending.value), cells_done(pending.value)
            realm.rules.take_cells(desk, realm, number, option, done)
        elif option != realm.rules.follow_ups[pending.kind].skip:
            realm.rules.choose(desk, realm, pending, option)
        return True


class Dice(Step):
    """Dice are used in realms, or traded for a resource; pumpkins change them."""

    def offer(self, desk: Desk, moves: list[int]) -> bool:
        for die in desk.dice:
            if not die.used:
                self.offer_uses(desk, die, moves)
                if desk.round.mode.spends:
                    _offer_pumpkins(desk, die, moves)
        return False

    def offer_uses(self, desk: Desk, die: Die, moves: list[int]) -> None:
        """The places in open realms; resources, if no realm takes the die as rolled."""
        taken = False
        for realm in desk.realms:
            if desk.is_open(realm.slot, die):
                base = move_of(USE, die.index, realm.slot)
                options = realm.rules.options(desk, realm, die)
                for option in options:
                    moves.append(base + option * OPTION)
                taken = taken or realm.rules.takes_as_rolled(realm, die, options)
        if not taken and die.rolled and not die.adjusted:
            for resource in range(len(RESOURCES)):
                moves.append(move_of(TAKE, die.index, 0, resource))

    def make(self, desk: Desk, move: int, kind: int) -> bool:
        if kind not in (USE, TAKE, ADJUST, FREE):
            return False
        die, option = desk.dice[die_of(move)], option_of(move)
        if kind == USE:
            use_die(desk, die, slot_of(move), option)
        elif kind == TAKE:
            desk.replace_die(die.spent())
            desk.receive(option)
        elif kind == ADJUST:
            desk.pay(PUMPKIN, 2)
            _adjust(desk, die, STEPS[option])
        else:
            desk.pay(PUMPKIN, 3)
            _adjust(desk, die.set_free(STEPS[option] != 0), STEPS[option])
        return True


class DutyDice(Dice):
    """Every die must be used, and must score a star in its realm if it can."""

    def offer_uses(self, desk: Desk, die: Die, moves: list[int]) -> None:
        count = len(moves)
        for realm in desk.realms:
            if desk.is_open(realm.slot, die):
                base = move_of(USE, die.index, realm.slot)
                for option in dutiful(desk, realm, die):
                    moves.append(base + option * OPTION)
        if len(moves) == count:
            for resource in range(len(RESOURCES)):
                moves.append(move_of(TAKE, die.index, 0, resource))


class Purchases(Step):
    """Hearts and coins create dice."""

    def offer(self, desk: Desk, moves: list[int]) -> bool:
        if len(desk.dice) == MOST_DICE:
            return False
        if desk.first == desk.second and desk.has(HEART, 2):
            moves.append(HEARTS2)
        if desk.has(HEART, 3):
            for value in desk.rolled_values():
                moves.append(move_of(HEARTS3, 0, 0, value))
        if desk.first + desk.second == 7 and desk.has(COIN, 2):
            for value in desk.rolled_values():
                moves.append(move_of(COINS2, 0, 0, value))
        for value in range(LEAST_VALUE, min(MOST_VALUE, desk.left(COIN)) + 1):
            moves.append(move_of(COINS, 0, 0, value))
        return False

    def make(self, desk: Desk, move: int, kind: int) -> bool:
        if kind not in (HEARTS2, HEARTS3, COINS2, COINS):
            return False
        value = option_of(move)
        if kind == HEARTS2:
            desk.pay(HEART, 2)
            value = desk.first
        elif kind == HEARTS3:
            desk.pay(HEART, 3)
        else:
            desk.pay(COIN, 2 if kind == COINS2 else value)
        desk.create_die(value)
        return True


class Actions(Step):
    """Free actions of the realms."""

    def offer(self, desk: Desk, moves: list[int]) -> bool:
        for realm in desk.realms:
            for option in realm.rules.actions(desk, realm):
                moves.append(move_of(ACT, 0, realm.slot, option))
        return False

    def make(self, desk: Desk, move: int, kind: int) -> bool:
        if kind != ACT:
            return False
        realm = desk.realms[slot_of(move)]
        realm.rules.act(desk, realm, option_of(move))
        return True


class End(Step):
    """The owner ends the turn."""

    def offer(self, desk: Desk, moves: list[int]) -> bool:
        if not desk.round.mode.duties or all([die.used for die in desk.dice]):
            moves.append(DONE)
        return True

    def make(self, desk: Desk, move: int, kind: int) -> bool:
        desk.ending = True
        for realm in desk.realms:
            realm.rules.at_turn_end(desk, realm)
        return True


_LEVELS: Final = Levels()
_CHOICES: Final = Choices()
_END: Final = End()
# Index: the number of the mode.
_TURNS: Final[list[list[Step]]] = [
    [_CHOICES, Dice(), Actions(), _END],
    [_LEVELS, _CHOICES, DutyDice(), Actions(), _END],
    [_CHOICES, Dice(), Purchases(), Actions(), _END],
    [_LEVELS, _CHOICES, DutyDice(), Purchases(), Actions(), _END],
]


def steps_of(mode: Mode) -> list[Step]:
    """The steps of a turn in this mode, in order."""
    return _TURNS[mode.number]


def use_die(desk: Desk, die: Die, slot: int, option: int) -> None:
    """Use a die in a realm."""
    desk.replace_die(die.spent(slot))
    desk.activated |= SLOT[slot]
    desk.closed |= SLOT[slot]
    realm = desk.realms[slot]
    realm.rules.use(desk, realm, die, option)


def choices(desk: Desk, pending: Pending) -> list[int]:
    """The choices for this pending step; empty if it needs none."""
    realm = desk.realms[pending.slot]
    if pending.kind == CHOOSE_RESOURCE:
        return choosable(pending.value)
    if pending.kind == NEXT_CELL:
        number, done = number_of_cells(pending.value), cells_done(pending.value)
        return realm.rules.next_cells(realm, number, done)
    if pending.kind < 0:
        return []
    options = realm.rules.choices(desk, realm, pending)
    skip = realm.rules.follow_ups[pending.kind].skip
    return [*options, skip] if options and skip >= 0 else options


def _adjust(desk: Desk, die: Die, step: int) -> None:
    desk.replace_die(die.with_value(die.value + step) if step else die)


def _offer_pumpkins(desk: Desk, die: Die, moves: list[int]) -> None:
    """2 pumpkins adjust a die, 3 allow it in a realm that was already activated."""
    if not desk.has(PUMPKIN, 2):
        return
    steps = [0]
    if die.value < MOST_VALUE:
        steps.append(1)
    if die.value > LEAST_VALUE:
        steps.append(2)
    for step in steps[1:]:
        moves.append(move_of(ADJUST, die.index, 0, step))
    if not die.freed and desk.has(PUMPKIN, 3):
        for step in steps:
            moves.append(move_of(FREE, die.index, 0, step))
