"""The paper of Rolling Realms: three cards, the resource card and the dice."""

from typing import Final

from rollwright.core.counter import Counter
from rollwright.core.message import Message
from rollwright.core.offer import Offer
from rollwright.core.paper import NOBODY, Paper
from rollwright.core.place import BLANK, CROSSED, FILLED, OUTLINED, Mark, Place, box
from rollwright.core.plain_print import plain_print
from rollwright.core.print import Print, translated
from rollwright.core.rule_side import RuleSide
from rollwright.core.table_die import TableDie
from rollwright.games.realms.card import Card
from rollwright.games.realms.card_item import signs_of
from rollwright.games.realms.card_print import print_of
from rollwright.games.realms.desk import Desk
from rollwright.games.realms.die import LETTERS, Die
from rollwright.games.realms.move import (
    ACT,
    ADJUST,
    DONE,
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
)
from rollwright.games.realms.offer import end_offer, like_dice, offer_of
from rollwright.games.realms.position import RealmsPosition
from rollwright.games.realms.refusal import reason_there
from rollwright.games.realms.registry import RealmEntry, find_realm
from rollwright.games.realms.resource import LIMIT, RESOURCES
from rollwright.games.realms.resource_counter import resource_counters
from rollwright.games.realms.resource_print import resource_print
from rollwright.games.realms.rulebook import card_rules, game_rules, resource_rules
from rollwright.games.realms.score_print import score_print
from rollwright.games.realms.setup import realms_on_paper
from rollwright.games.realms.state import SIGN, WRITTEN, RealmState
from rollwright.games.realms.touch import touched

# The marks of places without a number: by the content of a cell.
_CELL_MARKS: Final = [Mark(mark) for mark in MARKS]
_RESOURCE_MARKS: Final = {mark: Mark(mark) for mark in MARKS}
_DICE: Final[dict[tuple[int, int, bool, bool], TableDie]] = {}
_PLAIN_PRINTS: Final[dict[Card, Print]] = {}
# The other marks, by card and content.
_WRITTEN_MARKS: Final[dict[tuple[object, int], Mark]] = {}


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
        """The three cards and the resource card; a card without a drawing is drawn plainly."""
        cards: list[Print] = []
        for slot, name in enumerate(position.realms):
            found = print_of(position.setup.entry(name))
            cards.append(found if found is not None else _plain(position.pads[0].realms[slot]))
        return [*cards, resource_print(position.this_round().mode.spends)]

    def marks(self, position: RealmsPosition, seat: int) -> list[Mark]:
        desk = position.pads[seat]
        drawn: list[Mark] = []
        for realm in desk.realms:
            for number, cell in enumerate(realm.cells):
                drawn.append(_CELL_MARKS[cell] if cell < WRITTEN else _written(realm, number))
        for row in range(len(RESOURCES)):
            for number in range(LIMIT):
                drawn.append(_RESOURCE_MARKS[_track_mark(desk, row, number)])
        return drawn

    def written(self, position: RealmsPosition, seat: int) -> object:
        desk = position.pads[seat]
        return ([realm.cells[:] for realm in desk.realms], desk.gained[:], desk.spent[:])

    def dice(self, position: RealmsPosition, seat: int) -> list[TableDie]:
        if seat == NOBODY:
            return [_rolled_die(at, value) for at, value in enumerate(position.rolled_values())]
        return [_table_die(die) for die in position.pads[seat].dice]

    def whole_set(self, options: dict[str, object]) -> list[Print]:
        """The cards that may be dealt, as far as they are drawn, the score and resource cards."""
        drawn = [print_of(entry) for entry in self.entries(options)]
        cards = [found for found in drawn if found is not None]
        return [*cards, score_print(), resource_print()]

    def rule_sides(self, options: dict[str, object]) -> dict[str, RuleSide]:
        sides = {entry.card.id: card_rules(entry.card) for entry in self.entries(options)}
        sides[score_print().id] = self.course_rules()
        sides[resource_print().id] = resource_rules()
        return sides

    def entries(self, options: dict[str, object]) -> list[RealmEntry]:
        """The realms that may be dealt; raises BadOptions."""
        return [find_realm(name) for name in realms_on_paper(options)]

    def course_rules(self) -> RuleSide:
        """The course of the game, for the back of the score card."""
        return game_rules()

    def stars(self, position: RealmsPosition, seat: int) -> dict[str, int]:
        desk = position.pads[seat]
        return {realm.rules.card.id: desk.stars_in(realm.slot) for realm in desk.realms}

    def counters(self, position: RealmsPosition) -> list[Counter]:
        return resource_counters(position.this_round().mode.spends)

    def counts(self, position: RealmsPosition, seat: int) -> list[int]:
        """What is left to spend."""
        desk = position.pads[seat]
        return [gained - spent for gained, spent in zip(desk.gained, desk.spent, strict=True)]

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

    def offers(self, position: RealmsPosition, seat: int) -> list[Offer]:
        desk = position.pads[seat]
        starts = [0]
        for realm in desk.realms:
            starts.append(starts[-1] + len(realm.cells))
        like, moves = like_dice(desk), position.legal(seat)
        found = [offer_of(desk, starts, move, like) for move in moves if move != DONE]
        if len(found) < len(moves):
            # It is the last one, and depends on what else could be done.
            found.append(end_offer(desk, found))
        return found

    def offer(self, position: RealmsPosition, seat: int, move: int) -> Offer:
        for legal, offer in zip(position.legal(seat), self.offers(position, seat), strict=True):
            if legal == move:
                return offer
        return super().offer(position, seat, move)

    def reason_there(
        self, position: RealmsPosition, seat: int, place: str, die: str, source: str = ""
    ) -> Message | None:
        return reason_there(position.pads[seat], place, die)


def _written(realm: RealmState, number: int) -> Mark:
    """The mark of a place with a number or a sign."""
    key = (realm.rules.card, realm.cells[number])
    found = _WRITTEN_MARKS.get(key)
    if found is None:
        found = Mark(_mark_of(realm, number), _written_in(realm, number))
        _WRITTEN_MARKS[key] = found
    return found


def _plain(realm: RealmState) -> Print:
    """The print of a card that nobody has drawn, made once."""
    card = realm.rules.card
    if card in _PLAIN_PRINTS:
        return _PLAIN_PRINTS[card]
    places = [_card_place(realm, number) for number in range(len(card.places))]
    named = [place._replace(name=place_name(card, number)) for number, place in enumerate(places)]
    drawn = plain_print(card.id, translated(realm_name(card)), named)
    told = [
        place._replace(printed=printed_on(card, number))
        for number, place in enumerate(drawn.places)
    ]
    drawn = drawn._replace(hand=card.hand(), places=told)
    _PLAIN_PRINTS[card] = drawn
    return drawn


def _table_die(die: Die) -> TableDie:
    """Made once for all seats that have such a die."""
    state = (die.index, die.value, die.used, die.freed)
    found = _DICE.get(state)
    if found is None:
        found = _DICE[state] = _new_table_die(die)
    return found


def _new_table_die(die: Die) -> TableDie:
    key = "rolling-realms.place.die-used" if die.used else "rolling-realms.place.die"
    mark = CROSSED if die.used else OUTLINED if die.freed else BLANK
    name = Message(key, {"die": die.letter(), "value": die.value})
    return TableDie(die.letter(), str(die.value), name, mark=mark)


def _rolled_die(at: int, value: int) -> TableDie:
    args: dict[str, object] = {"die": LETTERS[at], "value": value}
    return TableDie(LETTERS[at], str(value), Message("rolling-realms.place.die", args))


def _card_place(realm: RealmState, number: int) -> Place:
    card = realm.rules.card
    place = card.places[number]
    return Place(
        id=f"{card.id}:{place.id}",
        group=card.id,
        outline=place.outline,
        mark=_mark_of(realm, number),
        text=_written_in(realm, number),
        print=place.print,
        name=_place_name(realm, number),
        tint="",
        icons=tuple(signs_of(place.gains + place.icons)),
        costs=tuple([RESOURCES[cost] for cost in place.costs]),
        shade=place.shade,
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
