"""Checks that the values of a saved position are consistent."""

from rollwright.core import shape
from rollwright.core.errors import BadPosition
from rollwright.core.position import OVER, PLAY, ROLL
from rollwright.games.dice_realms.box.box import BOX
from rollwright.games.dice_realms.pieces.board import NONE
from rollwright.games.dice_realms.pieces.die import ALL_USED, UNROLLED, Die
from rollwright.games.dice_realms.pieces.realm import Realm
from rollwright.games.dice_realms.steps.course import Course
from rollwright.games.dice_realms.steps.gaining import used_exchange
from rollwright.games.dice_realms.steps.step import (
    ATTACK_STEP,
    COLLECT_STEP,
    ROLL_STEP,
    UPGRADE_STEP,
)


def check_position(position: Course) -> None:
    """Check the phase, the step, the dice and the goods against each other."""
    _check_dice(position)
    if position.phase == OVER:
        fits = position.final and position.turn == UPGRADE_STEP and _nobody_busy(position)
    elif position.phase == ROLL:
        fits = position.turn == ROLL_STEP and _can_roll(position)
    else:
        fits = _can_play(position)
    if min(position.grain, position.vp, position.misery) < 0 and not _may_be_short(position):
        fits = False
    if (position.attack_power != NONE) != (position.phase == PLAY and position.turn == ATTACK_STEP):
        fits = False
    if not fits:
        raise shape.wrong("phase", "dice-realms.want-phase")
    if position.final and not _may_be_last(position):
        raise _untimely("ran_out")
    for seat in range(len(position.realms)):
        _check_realm(position, seat)


def _may_be_short(position: Course) -> bool:
    """May the supply be negative? Until the step is settled, or in the last round."""
    return position.final or (position.phase != OVER and position.misery >= 0)


def _check_dice(position: Course) -> None:
    """The dice of a realm are rolled together, except those bought this round."""
    for at, realm in enumerate(position.realms):
        sides = [die.side == UNROLLED and die.used != ALL_USED for die in realm.dice]
        if any(sides) != all(sides):
            raise shape.wrong(f"realms[{at}].dice", "dice-realms.want-rolled")
        if position.fate == NONE and not all([die.side == UNROLLED for die in realm.dice]):
            raise shape.wrong(f"realms[{at}].dice", "dice-realms.want-rolled")


def _nobody_busy(position: Course) -> bool:
    return not any([realm.busy for realm in position.realms])


def _can_roll(position: Course) -> bool:
    if not position.fates or position.fate == NONE:
        return position.reroll_seat == NONE
    unrolled = [_is_unrolled(position.realms[seat]) for seat in position.order()]
    if position.reroll_seat != NONE:
        return not any(unrolled)
    # Seats roll in order.
    return unrolled[-1] and unrolled == sorted(unrolled)


def _is_unrolled(realm: Realm) -> bool:
    return realm.dice[0].side == UNROLLED


def _can_play(position: Course) -> bool:
    if position.fate == NONE or position.reroll_seat != NONE:
        return False
    if any([_is_unrolled(realm) for realm in position.realms]):
        return False
    if position.turn == ATTACK_STEP and position.attack_power == NONE:
        return False
    waiting = position.waiting()
    return bool(waiting) and all([position.legal(seat) != [] for seat in waiting])


# --- what a realm may have at this moment --------------------------------------------------


def _untimely(where: str) -> BadPosition:
    return shape.wrong(where, "dice-realms.want-moment")


def _may_be_last(position: Course) -> bool:
    """Can something have run out in this round?"""
    if position.fate == NONE:
        return False
    if position.turn != ROLL_STEP or position.fate_face().winter:
        return True
    return any([realm.grain_most or realm.vp_most for realm in position.realms])


def _check_realm(position: Course, seat: int) -> None:
    realm, where = position.realms[seat], f"realms[{seat}]"
    for at, die in enumerate(realm.dice):
        _check_die(position, die, f"{where}.dice[{at}]")
    spends = position.turn == COLLECT_STEP and realm.busy
    if realm.coins and not spends:
        raise _untimely(f"{where}.coins")
    if realm.bank != NONE and not (spends and used_exchange(realm.dice[realm.bank])):
        raise _untimely(f"{where}.bank")
    bought = sum([die.side == UNROLLED and die.is_new() for die in realm.dice])
    offers = sum([die.has_power() and die.showing().discount > 0 for die in realm.dice])
    # A face that made a die cheaper may be swapped in the Upgrade step.
    if realm.discounts > (min(bought, offers) if spends else bought):
        raise _untimely(f"{where}.discounts")
    source = position.attack_source
    if realm.busy and source != NONE and position.order()[source] == seat:
        raise _untimely(f"{where}.busy")
    _check_drawn(position, realm, bought, where)


def _check_die(position: Course, die: Die, where: str) -> None:
    """In the Roll step a die is untouched; it never has more shields used than it shows."""
    if position.turn == ROLL_STEP:
        for name, touched in (
            ("active", not die.active),
            ("used", die.used),
            ("blocked", die.blocked),
        ):
            if touched:
                raise _untimely(f"{where}.{name}")
    if not die.is_new() and die.side != UNROLLED:
        face = die.showing()
        shape.integer(die.blocked, f"{where}.blocked", 0, face.shields + face.grain_shields)


def _check_drawn(position: Course, realm: Realm, bought: int, where: str) -> None:
    """Check what was taken in this step: nothing in steps where nothing can be taken."""
    drawn = (realm.grain_drawn, realm.grain_most, realm.vp_drawn, realm.vp_most)
    takes = position.turn in (ROLL_STEP, COLLECT_STEP) and position.fate != NONE
    if any(drawn) and not takes:
        raise _untimely(f"{where}.drawn")
    if drawn[1] < max(0, drawn[0]) or drawn[3] < max(0, drawn[2]):
        raise _untimely(f"{where}.drawn")
    spent = bought * BOX.die_grain if position.turn == COLLECT_STEP else 0
    shape.integer(realm.grain_spent, f"{where}.spent", spent, spent)
