"""Shields: which of them help against an attack, and between which it matters to choose."""

from rollwright.games.dice_realms.box.power import ATTACK, LOSE_FACE, LOSE_GRAIN, Power
from rollwright.games.dice_realms.pieces.board import NONE, Board
from rollwright.games.dice_realms.pieces.die import GREEN, Die
from rollwright.games.dice_realms.pieces.realm import Realm

# What tells two shields apart: an active die by its faces, one set aside by its shield alone.
_Kind = tuple[bool, bool, int, int, tuple[int, ...]]


def helps(die: Die, power: Power) -> bool:
    """Has it a shield left against this attack?"""
    return die.shields() > 0 or (power.loss == LOSE_GRAIN and _grain_shields(die) > 0)


def has_shield(realm: Realm, power: Power) -> bool:
    """Has a realm any shield left against this attack?"""
    return any([helps(die, power) for die in realm.dice])


def _grain_shields(die: Die) -> int:
    # A face has these or common ones, never both, so they are counted in one number.
    return max(0, die.showing().grain_shields - die.blocked)


def defenders(board: Board, seat: int, power: Power) -> list[int]:
    """The dice whose shield may be used: all that differ, as long as it matters which.

    A shield goes with its face if that is destroyed; before such an attack it matters which
    ones are left. Otherwise the shields of a realm are as good as each other, but for those
    against grain alone, which are used first.
    """
    dice = board.realms[seat].dice
    able = [at for at, die in enumerate(dice) if helps(die, power)]
    if len(able) < 2:
        return able
    if not any([other.loss == LOSE_FACE for other in attacks_to_come(board, seat)]):
        return [min([(dice[at].shields() > 0, not dice[at].active, at) for at in able])[2]]
    kinds: dict[_Kind, int] = {}
    for at in able:
        kinds.setdefault(_kind_of(dice[at]), at)
    return list(kinds.values())


def _kind_of(die: Die) -> _Kind:
    for_all = die.shields() > 0
    if not die.active:
        return False, for_all, 0, 0, ()
    faces = (die.faces[die.side], *sorted(die.faces))
    return True, for_all, die.blocked, int(die.color == GREEN), faces


def attacks_to_come(board: Board, seat: int) -> list[Power]:
    """The attacks on a seat after the one under way, as the dice lie now."""
    found: list[Power] = []
    source = board.attack_source
    if source == NONE:
        found += board.fate_face().attacks[board.attack_power + 1 :]
    order = board.order()
    for place in range(max(0, source), len(order)):
        if order[place] != seat:
            first_die = board.attack_die if place == source else 0
            for at, die in enumerate(board.realms[order[place]].dice):
                if at >= first_die and die.active and die.showing().attacks:
                    under_way = place == source and at == board.attack_die
                    found += _attacks_of(die, board.attack_power + 1 if under_way else 0)
    return found


def _attacks_of(die: Die, start: int) -> list[Power]:
    return [power for power in die.showing().powers[start:] if power.step == ATTACK]
