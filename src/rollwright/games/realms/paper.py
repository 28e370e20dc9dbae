"""The paper of Rolling Realms: three cards, the resource card and the dice."""

from typing import Final

from rollwright.core.message import Message
from rollwright.core.paper import Keys, Paper
from rollwright.core.place import BLANK, CROSSED, FILLED, OUTLINED, Place, box
from rollwright.core.print import Print
from rollwright.core.rule_side import RuleSide
from rollwright.games.realms.card import CardPlace
from rollwright.games.realms.card_print import print_of
from rollwright.games.realms.desk import Desk
from rollwright.games.realms.die import Die
from rollwright.games.realms.move import (
    ACT,
    ADJUST,
    CHOOSE,
    FREE,
    TAKE,
    USE,
    die_of,
    kind_of,
    slot_of,
)
from rollwright.games.realms.naming import (
    MARKS,
    content_of,
    place_name,
    printed_on,
    realm_name,
    resource_name,
    resources_in,
)
from rollwright.games.realms.position import RealmsPosition
from rollwright.games.realms.refusal import reason_there
from rollwright.games.realms.registry import find_realm
from rollwright.games.realms.resource import LIMIT, RESOURCES
from rollwright.games.realms.resource_print import resource_print
from rollwright.games.realms.rulebook import card_rules, game_rules, resource_rules
from rollwright.games.realms.score_print import score_print
from rollwright.games.realms.setup import read_setup
from rollwright.games.realms.state import SIGN, WRITTEN, RealmState
from rollwright.games.realms.touch import cost_of, touched

_ICONS: Final = (*RESOURCES, "star")
_LETTERS: Final = "PHC"


class RealmsPaper(Paper[RealmsPosition]):
    """The desk of a seat."""

    def places(self, position: RealmsPosition, seat: int) -> list[Place]:
        desk = position.pads[seat]
        drawn: list[Place] = []
        for realm in desk.realms:
            drawn += [_card_place(realm, number) for number in range(len(realm.cells))]
        for row, resource in enumerate(RESOURCES):
            drawn += [_track_place(desk, row, resource, number) for number in range(LIMIT)]
        return drawn + [_die_place(die) for die in desk.dice]

    def prints(self, position: RealmsPosition, seat: int) -> list[Print]:
        """The three cards and the resource card; nothing as long as a card has no drawing."""
        entries = [position.setup.entry(name) for name in position.realms]
        found = [print_of(entry) for entry in entries]
        cards = [one for one in found if one is not None]
        return [*cards, resource_print()] if len(cards) == len(entries) else []

    def whole_set(self, options: dict[str, object]) -> list[Print]:
        """The cards that may be dealt, as far as they are drawn, the score and resource cards."""
        entries = [find_realm(name) for name in read_setup(options).pool]
        cards = [found for found in [print_of(entry) for entry in entries] if found is not None]
        return [*cards, score_print(), resource_print()]

    def rule_sides(self, options: dict[str, object]) -> dict[str, RuleSide]:
        entries = [find_realm(name) for name in read_setup(options).pool]
        sides = {entry.card.id: card_rules(entry.card) for entry in entries}
        sides[score_print().id] = game_rules()
        sides[resource_print().id] = resource_rules()
        return sides

    def stars(self, position: RealmsPosition, seat: int) -> dict[str, int]:
        desk = position.pads[seat]
        return {realm.rules.card.id: desk.stars_in(realm.slot) for realm in desk.realms}

    def place_of(self, position: RealmsPosition, seat: int, move: int) -> str:
        desk = position.pads[seat]
        kind = kind_of(move)
        if kind in (ADJUST, FREE, TAKE):
            return f"die:{desk.dice[die_of(move)].letter()}"
        if kind not in (USE, ACT):
            return ""
        place = touched(desk, move)
        card = desk.realms[slot_of(move)].rules.card
        return f"{card.id}:{card.places[place].id}" if place >= 0 else ""

    def reason_there(
        self, position: RealmsPosition, seat: int, place: str, die: str
    ) -> Message | None:
        return reason_there(position.pads[seat], place, die)

    def place_keys(self, position: RealmsPosition, seat: int) -> Keys:
        """A key is the card, one object per edition, and what the mark and the text depend on."""
        desk = position.pads[seat]
        keys: Keys = []
        for realm in desk.realms:
            for number, cell in enumerate(realm.cells):
                keys.append((realm.rules.card, number, cell))
        for row in range(len(RESOURCES)):
            for number in range(LIMIT):
                keys.append((row, number, _track_mark(desk, row, number)))
        for die in desk.dice:
            keys.append((die.index, die.value, die.used, die.freed))
        return keys

    def move_keys(self, position: RealmsPosition, seat: int, moves: list[int]) -> Keys:
        """A key is the move, and what else its words and its place depend on."""
        desk = position.pads[seat]
        keys: Keys = []
        for move in moves:
            kind = kind_of(move)
            if kind == CHOOSE:
                keys.append((move, desk.realms[slot_of(move)].rules.card))
            elif kind in (USE, ACT):
                keys.append(_realm_key(desk, move))
            elif kind in (ADJUST, FREE, TAKE):
                keys.append((move, desk.dice[die_of(move)].value))
            else:
                keys.append((move, desk.first))
        return keys


def _realm_key(desk: Desk, move: int) -> object:
    value = desk.dice[die_of(move)].value if kind_of(move) == USE else 0
    card = desk.realms[slot_of(move)].rules.card
    return (move, card, value, touched(desk, move), *cost_of(desk, move))


def _card_place(realm: RealmState, number: int) -> Place:
    card = realm.rules.card
    place = card.places[number]
    return Place(
        id=f"{card.id}:{place.id}",
        group=card.id,
        outline=place.outline,
        mark=_mark_of(realm, number),
        text=_written_in(realm, number),
        print=_printed(place),
        name=_place_name(realm, number),
        tint="",
        icons=tuple(
            [_ICONS[item] for gain in place.gains + place.icons for item in resources_in(gain)]
        ),
    )


def _mark_of(realm: RealmState, number: int) -> str:
    cell = realm.cells[number]
    if cell < WRITTEN:
        return MARKS[cell]
    return CROSSED if realm.is_marked(number) else FILLED


def _written_in(realm: RealmState, number: int) -> str:
    cell = realm.cells[number]
    if cell >= SIGN:
        return realm.rules.card.signs[cell - SIGN].print
    return str(realm.number_in(number)) if cell >= WRITTEN else ""


def _printed(place: CardPlace) -> str:
    """The printed text; costs are drawn as pictures after a minus."""
    costs = [f"-{_LETTERS[cost]}" for cost in place.costs]
    return " ".join([place.print, *costs]) if costs else place.print


def _place_name(realm: RealmState, number: int) -> Message:
    card = realm.rules.card
    args: dict[str, object] = {
        "realm": realm_name(card),
        "place": place_name(card, number),
        "content": content_of(realm, number),
    }
    printed = printed_on(card, number)
    if printed is None:
        return Message("rolling-realms.place.card", args)
    return Message("rolling-realms.place.printed", {**args, "printed": printed})


def _track_place(desk: Desk, row: int, resource: str, number: int) -> Place:
    mark = _track_mark(desk, row, number)
    args: dict[str, object] = {
        "resource": resource_name(row),
        "number": number + 1,
        "content": Message(f"rolling-realms.content.{mark}"),
    }
    return Place(
        id=f"{resource}{number + 1}",
        group="resources",
        outline=box(number, row),
        mark=mark,
        text="",
        print="",
        name=Message("rolling-realms.place.resource", args),
        tint=resource,
        icons=(resource,),
    )


def _track_mark(desk: Desk, row: int, number: int) -> str:
    if number < desk.spent[row]:
        return CROSSED
    return OUTLINED if number < desk.gained[row] else BLANK


def _die_place(die: Die) -> Place:
    key = "rolling-realms.place.die-used" if die.used else "rolling-realms.place.die"
    return Place(
        id=f"die:{die.letter()}",
        group="dice",
        outline=box(2 * die.index, 0),
        mark=CROSSED if die.used else OUTLINED if die.freed else BLANK,
        text=str(die.value),
        print=die.letter(),
        name=Message(key, {"die": die.letter(), "value": die.value}),
        tint="",
        icons=(),
    )
