"""A desk of Rolling Realms as JSON, and back."""

from typing import Final, cast

from rollwright.core import shape
from rollwright.games.realms.card import Card
from rollwright.games.realms.desk import SLOT, Desk
from rollwright.games.realms.die import Die
from rollwright.games.realms.pending import (
    ANY_RESOURCE,
    AT_ROLL,
    CHOOSE_RESOURCE,
    LOWEST_KIND,
    NEXT_CELL,
    Pending,
    cells_done,
    count_to_choose,
    number_of_cells,
    set_to_choose,
)
from rollwright.games.realms.resource import LIMIT, RESOURCES
from rollwright.games.realms.state import (
    BLANK,
    CROSSED,
    MARKED,
    MARKED_NUMBER,
    MOST_STARS,
    OUTLINED,
    SIGN,
    WRITTEN,
    RealmState,
)

_FIELDS: Final = (
    "resources",
    "stars",
    "rounds",
    "finished",
    "realms",
    "rolled",
    "dice",
    "activated",
    "closed",
    "pending",
    "ending",
    "busy",
)
_DIE_FIELDS: Final = ("value", "rolled", "adjusted", "freed", "step_due", "used", "slot")
_MARK_TEXTS: Final = {OUTLINED: "o", MARKED: "x", CROSSED: "-", BLANK: ""}
_MARKS: Final = {text: mark for mark, text in _MARK_TEXTS.items()}
_MOST_WRITTEN: Final = 99
_MOST_SCORE: Final = 10_000
# Far more than one move leaves to be settled.
_MOST_PENDING: Final = 100
# More than any game has; the position knows how many are over.
_MOST_ROUNDS: Final = 9
# A pending step may store a set of places as a bit mask.
_MOST_VALUE: Final = 2**80


# --- writing -------------------------------------------------------------------------------


def desk_json(desk: Desk) -> dict[str, object]:
    """The complete desk, without its level."""
    return {
        "resources": {
            name: {"gained": desk.gained[at], "spent": desk.spent[at]}
            for at, name in enumerate(RESOURCES)
        },
        "stars": {realm.rules.card.id: realm.stars for realm in desk.realms},
        "rounds": desk.rounds,
        "finished": desk.finished,
        "realms": {realm.rules.card.id: _marks_json(realm) for realm in desk.realms},
        "rolled": [desk.first, desk.second] if desk.dice else [],
        "dice": [_die_json(die) for die in desk.dice],
        "activated": _names(desk, desk.activated),
        "closed": _names(desk, desk.closed),
        "pending": [[item.slot, item.kind, item.value] for item in desk.pending],
        "ending": desk.ending,
        "busy": desk.busy,
    }


def _marks_json(realm: RealmState) -> dict[str, str]:
    """Every place that differs from its initial content."""
    marks: dict[str, str] = {}
    for number, place in enumerate(realm.rules.card.places):
        cell = realm.cells[number]
        if cell != place.start:
            marks[place.id] = _mark_text(realm.rules.card, cell)
    return marks


def _mark_text(card: Card, cell: int) -> str:
    if cell >= SIGN:
        return card.signs[cell - SIGN].id
    if cell >= MARKED_NUMBER:
        return f"{cell - MARKED_NUMBER}x"
    return str(cell - WRITTEN) if cell >= WRITTEN else _MARK_TEXTS[cell]


def _die_json(die: Die) -> dict[str, object]:
    return {
        "value": die.value,
        "rolled": die.rolled,
        "adjusted": die.adjusted,
        "freed": die.freed,
        "step_due": die.step_due,
        "used": die.used,
        "slot": die.slot,
    }


def _names(desk: Desk, slots: int) -> list[str]:
    return [realm.rules.card.id for realm in desk.realms if slots & SLOT[realm.slot]]


# --- reading -------------------------------------------------------------------------------


def read_desk(desk: Desk, data: object, where: str) -> None:
    """Fill a desk, whose cards are dealt, from JSON; raises BadPosition."""
    known = shape.fields(data, where, _FIELDS)
    _read_resources(desk, known["resources"], f"{where}.resources")
    _read_realms(desk, known, where)
    desk.rounds = [
        shape.integer(score, f"{where}.rounds", 0, _MOST_SCORE)
        for score in shape.items(known["rounds"], f"{where}.rounds", 0, _MOST_ROUNDS)
    ]
    desk.finished = [
        _read_stars(stars, f"{where}.finished")
        for stars in shape.items(known["finished"], f"{where}.finished", 0, _MOST_ROUNDS)
    ]
    _read_dice(desk, known, where)
    desk.activated = _read_slots(desk, known["activated"], f"{where}.activated")
    desk.closed = _read_slots(desk, known["closed"], f"{where}.closed")
    desk.ending = _truth(known["ending"], f"{where}.ending")
    desk.busy = _truth(known["busy"], f"{where}.busy")
    desk.pending = [
        _read_pending(desk, item, f"{where}.pending")
        for item in shape.items(known["pending"], f"{where}.pending", 0, _MOST_PENDING)
    ]
    # What is still to be settled may be the reason why a card is filled like this.
    for realm in desk.realms:
        _check_realm(desk, realm, where)
    if desk.pending and not desk.legal():
        raise shape.wrong(f"{where}.pending", "rolling-realms.want-pending")


def _read_resources(desk: Desk, data: object, where: str) -> None:
    known = shape.fields(data, where, RESOURCES)
    for at, name in enumerate(RESOURCES):
        counts = shape.fields(known[name], f"{where}.{name}", ("gained", "spent"))
        desk.gained[at] = shape.integer(counts["gained"], f"{where}.{name}.gained", 0, LIMIT)
        spent = shape.integer(counts["spent"], f"{where}.{name}.spent", 0, desk.gained[at])
        desk.spent[at] = spent


def _read_realms(desk: Desk, known: dict[str, object], where: str) -> None:
    names = tuple([realm.rules.card.id for realm in desk.realms])
    stars = shape.fields(known["stars"], f"{where}.stars", names)
    marks = shape.fields(known["realms"], f"{where}.realms", names)
    for realm in desk.realms:
        name = realm.rules.card.id
        realm.stars = shape.integer(stars[name], f"{where}.stars.{name}", 0, MOST_STARS)
        if realm.stars and not realm.rules.scores_at_once:
            raise shape.wrong(f"{where}.stars.{name}", "rolling-realms.want-stars")
        _read_marks(realm, marks[name], f"{where}.realms.{name}")


def _check_realm(desk: Desk, realm: RealmState, where: str) -> None:
    """Could play have filled its card like this, and scored these stars?"""
    name = realm.rules.card.id
    if not realm.rules.is_possible(desk, realm):
        raise shape.wrong(f"{where}.realms.{name}", "rolling-realms.want-possible")
    if realm.stars > realm.rules.most_stars(desk, realm):
        raise shape.wrong(f"{where}.stars.{name}", "rolling-realms.want-fewer-stars")


def _read_marks(realm: RealmState, data: object, where: str) -> None:
    if not isinstance(data, dict):
        raise shape.wrong(where, "core.want-object")
    for place, mark in data.items():
        if place not in realm.rules.card.index:
            raise shape.wrong(f"{where}.{place}", "core.want-no-field")
        number = realm.rules.card.index[cast(str, place)]
        realm.cells[number] = _read_mark(realm.rules.card, mark, f"{where}.{place}")
        if realm.cells[number] == realm.rules.card.places[number].start:
            raise shape.wrong(f"{where}.{place}", "core.want-no-field")
        if realm.cells[number] not in realm.rules.may_hold[number]:
            raise shape.wrong(f"{where}.{place}", "rolling-realms.want-fitting")


def _read_mark(card: Card, mark: object, where: str) -> int:
    if isinstance(mark, str) and mark in _MARKS:
        return _MARKS[mark]
    for number, sign in enumerate(card.signs):
        if mark == sign.id:
            return SIGN + number
    if isinstance(mark, str):
        for number in range(_MOST_WRITTEN + 1):
            if mark == str(number):
                return WRITTEN + number
            if mark == f"{number}x":
                return MARKED_NUMBER + number
    raise shape.wrong(where, "rolling-realms.want-mark")


def _read_stars(data: object, where: str) -> list[int]:
    """The stars of the three cards of a finished round, and those for many resources of a kind."""
    return [shape.integer(count, where, 0, MOST_STARS) for count in shape.items(data, where, 3, 4)]


def _read_dice(desk: Desk, known: dict[str, object], where: str) -> None:
    rolled = shape.items(known["rolled"], f"{where}.rolled", 0, 2)
    dice = shape.items(known["dice"], f"{where}.dice", len(rolled), 26)
    if len(rolled) == 1 or bool(rolled) != bool(dice):
        raise shape.wrong(f"{where}.rolled", "core.want-list", {"least": 2})
    desk.first = desk.second = 0
    if rolled:
        desk.first = shape.integer(rolled[0], f"{where}.rolled", 1, 6)
        desk.second = shape.integer(rolled[1], f"{where}.rolled", 1, 6)
    slots = len(desk.realms)
    desk.dice = [_read_die(item, at, slots, f"{where}.dice") for at, item in enumerate(dice)]


def _read_die(data: object, index: int, slots: int, where: str) -> Die:
    known = shape.fields(data, where, _DIE_FIELDS)
    rolled = _truth(known["rolled"], where)
    if rolled != (index < 2):
        raise shape.wrong(f"{where}.rolled", "rolling-realms.want-rolled")
    die = Die(index, shape.integer(known["value"], f"{where}.value", 1, 6), rolled)
    die.adjusted = _truth(known["adjusted"], where)
    die.freed = _truth(known["freed"], where)
    die.step_due = _truth(known["step_due"], where)
    if die.step_due and not die.freed:
        raise shape.wrong(f"{where}.step_due", "rolling-realms.want-freed")
    die.used = _truth(known["used"], where)
    die.slot = shape.integer(known["slot"], f"{where}.slot", -1, slots - 1 if die.used else -1)
    return die


def _read_slots(desk: Desk, data: object, where: str) -> int:
    names = tuple([realm.rules.card.id for realm in desk.realms])
    found = [shape.choice(name, where, names) for name in shape.items(data, where, 0, len(names))]
    if found != [name for name in names if name in found]:
        raise shape.wrong(where, "rolling-realms.want-realms-in-order")
    return sum([SLOT[at] for at, name in enumerate(names) if name in found])


def _read_pending(desk: Desk, data: object, where: str) -> Pending:
    slot, kind, value = shape.items(data, where, 3, 3)
    last = len(desk.realms) - 1
    pending = Pending(
        shape.integer(slot, where, 0, last),
        shape.integer(kind, where, LOWEST_KIND, _MOST_WRITTEN),
        shape.integer(value, where, 0, _MOST_VALUE),
    )
    if not _can_wait(desk.realms[pending.slot], pending):
        raise shape.wrong(where, "rolling-realms.want-pending")
    return pending


def _can_wait(realm: RealmState, pending: Pending) -> bool:
    """Could its rules have left this step pending?"""
    rules, value = realm.rules, pending.value
    if pending.kind == CHOOSE_RESOURCE:
        most = max(rules.most_resources, int(rules.picks_gains(realm)))
        return 1 <= count_to_choose(value) <= most and _is_choice(rules.card, set_to_choose(value))
    if pending.kind == AT_ROLL:
        return rules.watches_roll() and value == 0
    if pending.kind == NEXT_CELL:
        return _could_be_done(realm, number_of_cells(value), cells_done(value))
    if pending.kind >= len(rules.follow_ups):
        return False
    follow_up = rules.follow_ups[pending.kind]
    return follow_up.least <= value <= follow_up.most


def _is_choice(card: Card, among: int) -> bool:
    """All resources, the choice of a place, or that one where every gain is chosen."""
    choices = card.choices()
    if among == ANY_RESOURCE or among in choices:
        return True
    return among in [choice | ANY_RESOURCE for choice in choices]


def _could_be_done(realm: RealmState, number: int, done: int) -> bool:
    if not 1 <= done.bit_count() < number <= realm.rules.most_cells or done >> len(realm.cells):
        return False
    filled = [cell for at, cell in enumerate(realm.cells) if done >> at & 1]
    return BLANK not in filled and realm.rules.could_be_done(realm, number, done)


def _truth(value: object, where: str) -> bool:
    if not isinstance(value, bool):
        raise shape.wrong(where, "rolling-realms.want-truth")
    return value
