"""Why a move of Rolling Realms is refused, as a message that names the rule and the place."""

from rollwright.core.message import Message
from rollwright.games.realms.desk import NO_LEVEL, SLOT, Desk
from rollwright.games.realms.die import Die
from rollwright.games.realms.duty import dutiful, has_to_yield
from rollwright.games.realms.label import move_name
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
    STEPS,
    TAKE,
    USE,
    die_of,
    kind_of,
    move_of,
    option_of,
    slot_of,
)
from rollwright.games.realms.naming import place_name, realm_name, resource_name
from rollwright.games.realms.notation import to_choose
from rollwright.games.realms.obstacle import in_the_way, is_there, too_dear, with_plenty
from rollwright.games.realms.pending import NO_OPTION
from rollwright.games.realms.resource import COIN, HEART, PUMPKIN, RESOURCES
from rollwright.games.realms.state import RealmState
from rollwright.games.realms.steps import choices
from rollwright.games.realms.touch import touched


def refusal(desk: Desk, move: int) -> Message:
    """The reason against an illegal move."""
    if not _is_sound(desk, move):
        return Message("core.no-such-move", {"move": str(move)})
    kind = kind_of(move)
    if desk.level == NO_LEVEL:
        return Message("rolling-realms.level-first")
    if kind == LEVEL:
        return Message("rolling-realms.level-chosen")
    if desk.pending:
        return _why_not_choose(desk, move)
    if not desk.round.mode.spends and kind not in (USE, TAKE, ACT, CHOOSE, DONE):
        return Message("rolling-realms.no-spending")
    if kind in (USE, ADJUST, FREE, TAKE):
        return _why_not_die(desk, move)
    if kind == DONE:
        return Message("rolling-realms.every-die")
    if kind in (ACT, CHOOSE):
        return _why_not_act(desk, move)
    return _why_not_buy(desk, kind, option_of(move))


def reason_there(desk: Desk, place: str, letter: str) -> Message | None:
    """Why a die (by default the first unused one) can't be used at a place of a card.

    For a resource: what it can be spent on, if on anything.
    """
    card_id, _, place_id = place.partition(":")
    for realm in desk.realms:
        if realm.rules.card.id == card_id and place_id in realm.rules.card.index:
            if desk.pending:
                return _not_chosen(desk, realm, realm.rules.card.index[place_id])
            return _reason_in(desk, realm, realm.rules.card.index[place_id], letter)
    resource = place.rstrip("0123456789")
    if resource not in RESOURCES:
        return None
    return Message(f"rolling-realms.uses.{resource if desk.round.mode.spends else 'none'}")


def _why_not_choose(desk: Desk, move: int) -> Message:
    """A choice is pending: this one costs too much, or is not available."""
    pending = desk.pending[0]
    if kind_of(move) == ACT and slot_of(move) == pending.slot and pending.kind >= 0:
        realm, option = desk.realms[pending.slot], option_of(move)
        if option in choices(with_plenty(desk), pending):
            return too_dear(desk, realm, option, None)
    return _choose_first(desk)


def _choose_first(desk: Desk) -> Message:
    realm = desk.realms[desk.pending[0].slot]
    args: dict[str, object] = {
        "realm": realm_name(realm.rules.card),
        "options": [move_name(desk, move) for move in desk.legal()],
    }
    return Message("rolling-realms.choose-first", args)


def _why_not_act(desk: Desk, move: int) -> Message:
    """Without a die or a pending choice, it would have to be a free action."""
    realm, option = desk.realms[slot_of(move)], option_of(move)
    args: dict[str, object] = {"realm": realm_name(realm.rules.card)}
    if kind_of(move) == CHOOSE:
        return Message("rolling-realms.no-resource", args)
    if option in realm.rules.actions(with_plenty(desk), realm):
        return too_dear(desk, realm, option, None)
    place = touched(desk, move)
    if place >= 0 and realm.is_marked(place):
        return is_there(realm, place)
    args["option"] = move_name(desk, move)
    args["rule"] = Message(f"rolling-realms.rule.{realm.rules.card.id}")
    needs_die = option < realm.rules.dice_options
    return Message(f"rolling-realms.{'act-with-die' if needs_die else 'no-action'}", args)


def _not_chosen(desk: Desk, realm: RealmState, place: int) -> Message:
    """Say where the choice can be made, if it is one of places on this card."""
    chosen = [touched(desk, move) for move in desk.legal()]
    places = [item for item in dict.fromkeys(chosen) if item >= 0]
    if realm.slot != desk.pending[0].slot or not places:
        return _choose_first(desk)
    args = _spot(realm, place)
    args["places"] = [place_name(realm.rules.card, item) for item in places]
    return Message("rolling-realms.choose-there", args)


def _spot(realm: RealmState, place: int) -> dict[str, object]:
    """The arguments of every reason at a place: its name and the rule."""
    return {
        "realm": realm_name(realm.rules.card),
        "place": place_name(realm.rules.card, place),
        "rule": Message(f"rolling-realms.rule.{realm.rules.card.id}"),
    }


def _reason_in(desk: Desk, realm: RealmState, place: int, letter: str) -> Message | None:
    named = [die for die in desk.dice if die.letter() == letter] if letter else desk.dice
    unused = [die for die in named if not die.used]
    if not unused:
        if not letter:
            return Message("rolling-realms.all-used")
        key = "die-used" if named else "no-such-die"
        return Message(f"rolling-realms.{key}", {"die": letter})
    die = unused[0]
    if not desk.is_open(realm.slot, die):
        return _why_not_use(desk, die, realm.slot, NO_OPTION)
    return _not_there(desk, realm, place, die)


def _not_there(desk: Desk, realm: RealmState, place: int, die: Die) -> Message:
    """The realm accepts the die: say where to tap for it, or which values are possible here."""
    args = _spot(realm, place)
    args["value"] = die.value
    taps = _taps_for(desk, realm, place, die)
    if taps:
        args["places"] = [place_name(realm.rules.card, tap) for tap in taps]
        return Message("rolling-realms.tap-there", args)
    for option in realm.rules.options(desk, realm, die):
        # What is left are moves against a duty.
        if place in realm.rules.touches(realm, option, die):
            return _why_not_use(desk, die, realm.slot, option)
    for option in realm.rules.options(with_plenty(desk), realm, die):
        if realm.rules.place_of(realm, option, die) == place:
            return too_dear(desk, realm, option, die)
    values = [v for v in range(1, 7) if _taps_for(desk, realm, place, die.rolled_as(v))]
    if values:
        args["values"] = values
        return Message("rolling-realms.other-value", args)
    if place in realm.rules.writable and not realm.is_blank(place):
        return is_there(realm, place)
    return Message("rolling-realms.place-refuses", args)


def _taps_for(desk: Desk, realm: RealmState, place: int, die: Die) -> list[int]:
    """The places to tap for moves that use this die here, or change something here."""
    taps: list[int] = []
    for option in dutiful(desk, realm, die):
        tap = realm.rules.place_of(realm, option, die)
        if tap not in taps and (tap == place or _changes(desk, realm, place, die, option)):
            taps.append(tap)
    return taps


def _changes(desk: Desk, realm: RealmState, place: int, die: Die, option: int) -> bool:
    after = desk.copy()
    after.dice = [die if other.index == die.index else other for other in desk.dice]
    after.apply(move_of(USE, die.index, realm.slot, option), None)
    return after.realms[realm.slot].cells[place] != realm.cells[place]


def _is_sound(desk: Desk, move: int) -> bool:
    """Is it the number of a move, in its canonical form?"""
    kind, die, slot, option = kind_of(move), die_of(move), slot_of(move), option_of(move)
    if move < 0 or kind > LEVEL or move_of(kind, die, slot, option) != move:
        return False
    if kind in (USE, ACT, CHOOSE):
        return slot < len(desk.realms) and (kind == USE or die == 0) and _has_option(desk, move)
    if slot or (die and kind not in (ADJUST, FREE, TAKE)):
        return False
    if kind in (HEARTS2, DONE):
        return option == 0
    if kind in (HEARTS3, COINS2, COINS):
        return 1 <= option <= 6
    return option < 3 and (kind != ADJUST or option > 0)


def _has_option(desk: Desk, move: int) -> bool:
    rules = desk.realms[slot_of(move)].rules
    if kind_of(move) == CHOOSE:
        return option_of(move) in to_choose(rules)
    known = rules.dice_options if kind_of(move) == USE else len(rules.all_options)
    return option_of(move) < known


def _why_not_die(desk: Desk, move: int) -> Message:
    kind, index = kind_of(move), die_of(move)
    if index >= len(desk.dice):
        return Message("rolling-realms.no-such-die")
    die = desk.dice[index]
    if die.used:
        return Message("rolling-realms.die-used", {"die": die.letter()})
    if kind == USE:
        return _why_not_use(desk, die, slot_of(move), option_of(move))
    if kind == TAKE:
        return _why_not_take(die)
    step = STEPS[option_of(move)]
    if not 1 <= die.value + step <= 6:
        return Message("rolling-realms.range", {"die": die.letter(), "value": die.value})
    if kind == FREE and die.freed:
        return Message("rolling-realms.freed-already", {"die": die.letter()})
    return _cannot_pay(desk, PUMPKIN, 3 if kind == FREE else 2)


def _why_not_use(desk: Desk, die: Die, slot: int, option: int) -> Message:
    realm = desk.realms[slot]
    args: dict[str, object] = {"realm": realm_name(realm.rules.card), "die": die.letter()}
    if desk.closed & SLOT[slot] and not die.freed:
        key = "activated" if desk.round.mode.spends else "activated-once"
        return Message(f"rolling-realms.{key}", args)
    args["value"] = die.value
    if desk.round.mode.duties and has_to_yield(desk, realm, die):
        return Message("rolling-realms.yields", args)
    if option in realm.rules.options(desk, realm, die):
        return Message("rolling-realms.must-score", args)
    if option != NO_OPTION:
        reason = in_the_way(desk, realm, option, die)
        if reason is not None:
            return reason
    args["rule"] = Message(f"rolling-realms.rule.{realm.rules.card.id}")
    return Message("rolling-realms.realm-refuses", args)


def _why_not_take(die: Die) -> Message:
    if not die.rolled:
        return Message("rolling-realms.take-rolled", {"die": die.letter()})
    if die.adjusted:
        return Message("rolling-realms.take-adjusted", {"die": die.letter()})
    return Message("rolling-realms.take-fits", {"die": die.letter(), "value": die.value})


def _why_not_buy(desk: Desk, kind: int, value: int) -> Message:
    if kind == HEARTS2:
        if not desk.is_pair():
            return Message("rolling-realms.no-pair")
        return _cannot_pay(desk, HEART, 2)
    if kind == COINS:
        return _cannot_pay(desk, COIN, value)
    if kind == COINS2 and desk.first + desk.second != 7:
        return Message("rolling-realms.no-seven", {"sum": desk.first + desk.second})
    if value not in desk.rolled_values():
        return Message("rolling-realms.not-rolled", {"value": value})
    return _cannot_pay(desk, HEART, 3) if kind == HEARTS3 else _cannot_pay(desk, COIN, 2)


def _cannot_pay(desk: Desk, resource: int, count: int) -> Message:
    left = desk.left(resource)
    if left >= count:
        return Message("rolling-realms.no-more-dice")
    args: dict[str, object] = {
        "resource": resource_name(resource, count),
        "wanted": count,
        "left": left,
    }
    return Message("rolling-realms.cannot-pay", args)
