"""What speaks for moves at a desk, told by what any card has: stars, places, gains, numbers."""

from typing import Final

from rollwright.core.message import Message
from rollwright.core.reason import Reason
from rollwright.games.realms.die import Die
from rollwright.games.realms.move import (
    ADJUST,
    COINS,
    COINS2,
    DONE,
    FREE,
    HEARTS2,
    HEARTS3,
    TAKE,
    USE,
    die_of,
    kind_of,
    slot_of,
)
from rollwright.games.realms.naming import counted, realm_name
from rollwright.games.realms.pad import RealmsPad
from rollwright.games.realms.resource import COIN, HEART, PUMPKIN, RESOURCES
from rollwright.games.realms.round import LOW, stars_text

# After these a die can do something that it could not do before.
_MAKING: Final = (ADJUST, FREE, HEARTS2, HEARTS3, COINS2, COINS)
# The lists of a card whose places lie in a line, whatever the card.
_LINES: Final = (("rows", "row"), ("columns", "column"))
# So many are enough to change a die, or to copy one.
_ENOUGH: Final = ((PUMPKIN, 2), (HEART, 3))
_VALUES: Final = range(1, 7)
# A difference of so many tenths of a star matters.
_MUCH: Final = 5


def reasons(pad: RealmsPad, line: list[int]) -> list[Reason]:
    """Facts about some moves of a turn."""
    if not pad.realms:
        return []
    after = pad.copy()
    for move in line:
        after.apply(move, None)
    low = pad.round.mode.aim == LOW
    if low:
        found = _of_low_score(pad, after, line) if line != [DONE] else []
    else:
        found = _of_stars(pad, after)
    found += _of_gains(pad, after, low)
    for slot in range(len(pad.realms)):
        found += _of_places(pad, after, slot)
    found += _of_dice(pad, after, line)
    if not after.busy or all([die.used for die in after.dice]):
        found += _of_next_turn(pad, after)
    return found


def _reason(weight: int, key: str, **args: object) -> Reason:
    return Reason(weight, Message(f"rolling-realms.reason.{key}", args))


def _name(pad: RealmsPad, slot: int) -> Message:
    return realm_name(pad.realms[slot].rules.card)


# --- the score -----------------------------------------------------------------------------


def _of_stars(pad: RealmsPad, after: RealmsPad) -> list[Reason]:
    found: list[Reason] = []
    for slot in range(len(pad.realms)):
        change = after.stars_in(slot) - pad.stars_in(slot)
        args: dict[str, object] = {"count": abs(change), "realm": _name(pad, slot)}
        if change > 0:
            found.append(_reason(100 + change, "stars", **args))
        elif change < 0:
            found.append(_reason(22, "stars-lost", **args))
    return found


def _of_low_score(pad: RealmsPad, after: RealmsPad, line: list[int]) -> list[Reason]:
    """Where a low score is wanted: what this adds, and what the same die could add elsewhere."""
    added = after.round_score() - pad.round_score()
    key = "low-none" if added == 0 else "low-more" if added > 0 else "low-less"
    found = [_reason(96 if added <= 0 else 50, key, amount=stars_text(abs(added)))]
    if len(line) == 1 and kind_of(line[0]) == USE:
        most = added
        for other in pad.legal():
            if kind_of(other) == USE and die_of(other) == die_of(line[0]):
                elsewhere = pad.copy()
                elsewhere.apply(other, None)
                most = max(most, elsewhere.round_score() - pad.round_score())
        if most > added:
            weight = 80 if most - added >= _MUCH else 22
            found.append(_reason(weight, "low-others", amount=stars_text(most)))
    return found


# --- resources -----------------------------------------------------------------------------


def _of_gains(pad: RealmsPad, after: RealmsPad, low: bool) -> list[Reason]:
    gained: list[int] = []
    spent: list[int] = []
    for resource in range(len(RESOURCES)):
        gained += [resource] * (after.gained[resource] - pad.gained[resource])
        spent += [resource] * (after.spent[resource] - pad.spent[resource])
    found: list[Reason] = []
    if gained:
        found.append(_reason(26 if low else 82, "gains", things=counted(gained)))
    if spent:
        found.append(_reason(21, "spends", things=counted(spent)))
    if after.round.mode.spends and (after.busy or after.turn < after.round.turns):
        found += _of_buying(pad, after)
    return found


def _of_buying(pad: RealmsPad, after: RealmsPad) -> list[Reason]:
    """What can be paid now that could not be paid before."""
    found: list[Reason] = []
    for resource, enough in _ENOUGH:
        if pad.left(resource) < enough <= after.left(resource):
            found.append(_reason(56, f"enough-{RESOURCES[resource]}", count=enough))
    coins = min(after.left(COIN), _VALUES[-1])
    if coins > pad.left(COIN):
        found.append(_reason(54, "enough-coin", count=coins))
    return found


# --- places --------------------------------------------------------------------------------


def _of_places(pad: RealmsPad, after: RealmsPad, slot: int) -> list[Reason]:
    before, now = pad.realms[slot].cells, after.realms[slot].cells
    changed = [place for place in range(len(now)) if before[place] != now[place]]
    if not changed:
        return []
    card = pad.realms[slot].rules.card
    found: list[Reason] = []
    for name, kind in _LINES:
        for places in card.lists.get(name, []):
            if len(places) < 2 or not set(places) & set(changed):
                continue
            left = len(after.realms[slot].blanks(places))
            if left == 0 and pad.realms[slot].blanks(places):
                found.append(_reason(75, f"completes-{kind}", realm=realm_name(card)))
            elif left == 1 and len(pad.realms[slot].blanks(places)) > 1:
                found.append(_reason(46, f"nears-{kind}", realm=realm_name(card)))
    weight = 47 if len(changed) > 1 else 20
    args: dict[str, object] = {"count": len(changed), "realm": realm_name(card)}
    return [*found[:1], _reason(weight, "places", **args)]


# --- dice ----------------------------------------------------------------------------------


def takers(pad: RealmsPad, die: Die) -> list[int]:
    """The realms that take a die now."""
    uses = [one for one in pad.legal() if kind_of(one) == USE and die_of(one) == die.index]
    return list(dict.fromkeys([slot_of(one) for one in uses]))


def _of_dice(pad: RealmsPad, after: RealmsPad, line: list[int]) -> list[Reason]:
    """What becomes of the dice: none is lost, or a realm is left for those to come."""
    found: list[Reason] = []
    first = line[0]
    if len(line) == 1 and kind_of(first) == TAKE:
        found.append(_reason(70, "no-realm", die=pad.dice[die_of(first)].letter()))
    if all([die.used for die in after.dice]):
        return [*found, _reason(41, "all-used")]
    if first == DONE:
        return [*found, *_of_ending(pad)]
    if after.pending or not after.busy or len(line) > 1:
        return found
    making = kind_of(first) in _MAKING
    for die in after.dice:
        if die.used:
            continue
        slots = takers(after, die)
        names: list[object] = [_name(pad, slot) for slot in slots]
        args: dict[str, object] = {"die": die.letter(), "value": die.value}
        fresh = making and (die.index >= len(pad.dice) or die is not pad.dice[die.index])
        if names:
            key = "fits" if len(names) == 1 else "fits-several"
            args |= {"realms": names, "count": len(names)}
            found.append(_reason(60 if fresh else 43, key, **args))
        elif not fresh:
            found.append(_reason(23, "fits-none", **args))
    return found


def _of_ending(pad: RealmsPad) -> list[Reason]:
    """What is kept, and that no realm takes what is left."""
    found: list[Reason] = []
    if not any([takers(pad, die) for die in pad.dice if not die.used]):
        found.append(_reason(60, "nothing-fits"))
    kept: list[int] = []
    for resource in range(len(RESOURCES)):
        kept += [resource] * pad.left(resource)
    if kept and pad.round.mode.spends:
        found.append(_reason(44, "keeps", things=counted(kept)))
    return found


# --- the next turn ---------------------------------------------------------------------------


def _of_next_turn(pad: RealmsPad, after: RealmsPad) -> list[Reason]:
    """Which numbers the realms that were written in surely take next turn."""
    ended = after.copy()
    if ended.busy and DONE in ended.legal():
        ended.apply(DONE, None)
    if ended.busy or ended.turn >= ended.round.turns:
        return []
    found: list[Reason] = []
    changed = [
        slot
        for slot in range(len(pad.realms))
        if pad.realms[slot].cells != after.realms[slot].cells
    ]
    taken = _taken_next(ended) if changed else []
    for slot in changed if taken else []:
        numbers: list[object] = [value for value in _VALUES if taken[slot][value - 1]]
        args: dict[str, object] = {"realm": _name(pad, slot), "numbers": numbers}
        if len(numbers) == len(_VALUES):
            reason = _reason(45, "next-all", **args)
        elif numbers:
            reason = _reason(38, "next", **args)
        else:
            continue
        found.append(reason._replace(dated=True))
    return found


def _taken_next(ended: RealmsPad) -> list[list[bool]]:
    """By realm and number: is a die with it taken next turn, whatever the other die shows?

    Empty if something has to be chosen before anybody can tell.
    """
    taken = [[True] * len(_VALUES) for _ in ended.realms]
    for first in _VALUES:
        for second in range(first, _VALUES[-1] + 1):
            following = ended.copy()
            following.start_turn(ended.turn + 1, first, second, None)
            if following.pending or len(following.dice) != 2:
                return []
            slots = [takers(following, die) for die in following.dice]
            for die, value in enumerate((first, second)):
                if following.dice[die].value != value:
                    return []
                for slot in range(len(taken)):
                    if slot not in slots[die]:
                        taken[slot][value - 1] = False
    return taken
