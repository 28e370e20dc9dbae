"""Features of cards that no realm uses yet, with made-up cards and rules."""

import json

import pytest

from rollwright.core.errors import BadPosition
from rollwright.core.message import say
from rollwright.core.position import Events
from rollwright.games.realms.card import Card
from rollwright.games.realms.card_file import card_from
from rollwright.games.realms.card_value import CardError
from rollwright.games.realms.desk import Desk
from rollwright.games.realms.die import Die
from rollwright.games.realms.notation import all_texts
from rollwright.games.realms.option import BY_VALUE, at_place, by_value, nowhere
from rollwright.games.realms.pending import FollowUp, Pending, resources_to_choose
from rollwright.games.realms.realm import Realm, for_value
from rollwright.games.realms.registry import all_realms
from rollwright.games.realms.resource import HEART, PUMPKIN
from rollwright.games.realms.round import Mode, Round
from rollwright.games.realms.saving import desk_json
from rollwright.games.realms.state import SIGN, RealmState
from rollwright.sheets.terminal_options import icon_letters
from tests.games.realms.made_up import (
    ID,
    data_of,
    loaded,
    made_up,
    put,
    reloaded,
    seat_with,
    spoken,
)
from tests.games.realms.scenario import Seat, with_middle_ability
from tests.games.realms.table import GAME

FLEET = "fleet-the-dice-game"
LEFT = {"left1": "x", "left2": "x", "left3": "x", "pick": "o"}


class Mill(Realm):
    """Each die marks a blank place that can be paid for, and gains its reward."""

    def options(self, desk: Desk, state: RealmState, die: Die) -> list[int]:
        places = range(len(self.card.places))
        return [place for place in places if self.can_buy(desk, state, place)]

    def use(self, desk: Desk, state: RealmState, die: Die, option: int) -> None:
        self.buy(desk, state, option)


def labels(seat: Seat, card: Card, start: str = "", language: str = "en") -> list[str]:
    pad = seat.position.pads[0]
    moves = [move for move in pad.legal() if pad.text(move).startswith(start)]
    return [spoken(card, GAME.words.label(seat.position, 0, move), language) for move in moves]


def name_of(seat: Seat, card: Card, place: str, language: str = "en") -> str:
    places = {item.id: item for item in GAME.paper.places(seat.position, 0)}
    return spoken(card, places[f"{ID}:{place}"].name, language)


# --- a choice of gains -----------------------------------------------------------------------

EITHER = made_up({"gains": "P/H"}, {"gains": "P/H/C"})


def test_only_the_gains_of_a_choice_can_be_chosen() -> None:
    seat = seat_with(Mill(EITHER)).roll(3, 5).play(f"A>{ID}:a")
    assert seat.legal() == [f"{ID}:pumpkin", f"{ID}:heart"]
    pad = seat.position.pads[0]
    reason = GAME.words.why_not(seat.position, 0, pad.parse(f"{ID}:coin"))
    assert reason is not None
    waits = "The Mill waits for a choice first: pumpkin and heart."
    assert spoken(EITHER, reason) == waits
    assert seat.play(f"{ID}:heart").resources() == (0, 1, 0)


def test_a_choice_of_gains_is_spoken() -> None:
    seat = seat_with(Mill(EITHER))
    assert name_of(seat, EITHER, "a") == "The Mill, sack a (gives a pumpkin or a heart): blank"
    either = "The Mill, saco b (da una calabaza, un corazón o una moneda): en blanco"
    assert name_of(seat, EITHER, "b", "es") == either


def test_a_choice_of_gains_is_saved_and_loaded_while_it_waits() -> None:
    seat = seat_with(Mill(EITHER)).roll(3, 5).play(f"A>{ID}:a")
    pad = reloaded(seat.position.pads[0])
    assert [pad.text(move) for move in pad.legal()] == [f"{ID}:pumpkin", f"{ID}:heart"]


def test_a_choice_that_no_place_gives_is_not_loaded() -> None:
    seat = seat_with(Mill(EITHER)).roll(3, 5).play(f"A>{ID}:a")
    data = json.loads(json.dumps(desk_json(seat.position.pads[0])))
    # The sets of pumpkin and coin, of heart alone, and two resources at once.
    for value in (8 + 0b101, 8 + 0b010, 16 + 0b011):
        data["pending"] = [[0, -1, value]]
        with pytest.raises(BadPosition, match="waiting for a decision"):
            loaded(seat.position.pads[0], data)


def test_beside_fleet_a_choice_is_made_once_and_among_all() -> None:
    seat = Seat("euphoria", FLEET).write(FLEET, 1, **LEFT)
    put(seat, Mill(EITHER))
    seat.roll(3, 5).play(f"A>{ID}:a")
    assert seat.legal() == [f"{ID}:pumpkin", f"{ID}:heart", f"{ID}:coin"]
    assert seat.play(f"{ID}:coin").resources() == (0, 0, 1)
    assert not seat.position.pads[0].pending


# --- a star among the gains to choose from ---------------------------------------------------

FAME = made_up({"gains": "C/*"}, {"gains": "*"}, {"gains": "P/H/C/*"})


def test_a_star_can_be_chosen_instead_of_a_resource() -> None:
    seat = seat_with(Mill(FAME)).roll(3, 5).play(f"A>{ID}:a")
    assert seat.legal() == [f"{ID}:coin", f"{ID}:star"]
    seat.play(f"{ID}:star")
    assert (seat.stars(ID), seat.resources()) == (1, (0, 0, 0))
    assert not seat.position.pads[0].pending


def test_whoever_takes_the_resource_scores_no_star() -> None:
    seat = seat_with(Mill(FAME)).roll(3, 5).play(f"A>{ID}:a", f"{ID}:coin")
    assert (seat.stars(ID), seat.resources()) == (0, (0, 0, 1))


def test_a_star_among_gains_is_spoken() -> None:
    seat = seat_with(Mill(FAME))
    assert name_of(seat, FAME, "a") == "The Mill, sack a (gives a coin or a star): blank"
    all_four = (
        "The Mill, saco c (da una calabaza, un corazón, una moneda o una estrella): en blanco"
    )
    assert name_of(seat, FAME, "c", "es") == all_four
    seat.roll(3, 5).play(f"A>{ID}:a")
    assert labels(seat, FAME, f"{ID}:star") == ["The Mill: star"]


def test_a_choice_is_shown_with_a_slash() -> None:
    seat = seat_with(Mill(FAME))
    places = {item.id: item for item in GAME.paper.places(seat.position, 0)}
    assert icon_letters(places[f"{ID}:a"]) == "c/*"
    assert icon_letters(places[f"{ID}:b"]) == "*"


def test_what_waits_to_be_chosen_is_worth_something_to_bots() -> None:
    seat = seat_with(Mill(FAME)).roll(3, 5)
    before = GAME.advice.estimate(seat.position, 0)
    seat.play(f"A>{ID}:a")
    assert GAME.advice.estimate(seat.position, 0) >= before + 10
    seat = seat_with(Mill(EITHER)).roll(3, 5).play(f"A>{ID}:a")
    waiting = GAME.advice.estimate(seat.position, 0)
    assert GAME.advice.estimate(seat.play(f"{ID}:heart").position, 0) == waiting


def test_the_text_of_the_star_to_choose_is_known_only_where_there_is_one() -> None:
    assert f"{ID}:star" in all_texts([Mill(FAME)])
    assert f"{ID}:star" not in all_texts([Mill(EITHER)])


def test_the_choice_of_a_star_is_saved_and_loaded_while_it_waits() -> None:
    seat = seat_with(Mill(FAME)).roll(3, 5).play(f"A>{ID}:a")
    pad = reloaded(seat.position.pads[0])
    assert [pad.text(move) for move in pad.legal()] == [f"{ID}:coin", f"{ID}:star"]


def test_a_star_is_not_loaded_as_a_choice_that_no_place_gives() -> None:
    seat = seat_with(Mill(FAME)).roll(3, 5).play(f"A>{ID}:a")
    data = json.loads(json.dumps(desk_json(seat.position.pads[0])))
    for among in (0b1001, 0b1000, 0b0100):
        data["pending"] = [[0, -1, resources_to_choose(1, among)]]
        with pytest.raises(BadPosition, match="waiting for a decision"):
            loaded(seat.position.pads[0], data)


def test_a_chosen_star_counts_among_those_that_the_card_can_have_scored() -> None:
    seat = seat_with(Mill(FAME)).roll(3, 5).play(f"A>{ID}:a", f"{ID}:star")
    data = json.loads(json.dumps(desk_json(seat.position.pads[0])))
    assert loaded(seat.position.pads[0], data).stars_in(0) == 1
    data["stars"][ID] = 2
    with pytest.raises(BadPosition, match="stars"):
        loaded(seat.position.pads[0], data)


def test_beside_fleet_a_star_stays_among_the_gains() -> None:
    seat = Seat("euphoria", FLEET).write(FLEET, 1, **LEFT)
    put(seat, Mill(FAME))
    seat.roll(3, 5).play(f"A>{ID}:a")
    assert seat.legal(f"{ID}:") == ["pumpkin", "heart", "coin", "star"]
    pad = reloaded(seat.position.pads[0])
    assert len(pad.legal()) == 4


def test_where_dice_must_score_a_star_it_has_to_be_chosen() -> None:
    seat = seat_with(Mill(made_up({"gains": "C/*"}, {"gains": "C"})))
    pad = seat.position.pads[0]
    pad.round = Round(pad.round.realms, 9, Mode(spends=False, duties=True))
    seat.roll(3, 5)
    assert seat.legal(f"A>{ID}:") == ["a"]
    assert seat.play(f"A>{ID}:a").legal() == [f"{ID}:star"]


# --- signs that are written ------------------------------------------------------------------

ROCK = {"print": "●", "en": "rock", "es": "piedra"}
TOWN = {"print": "▲", "en": "town", "es": "pueblo"}
LUMP = {**ROCK, "strokes": "M4 24h30"}
SIGNS = made_up({}, {}, signs={"rock": ROCK, "town": TOWN})


class Map(Realm):
    """An even number writes a town, an odd one a rock."""

    def __init__(self, card: Card) -> None:
        super().__init__(card)
        self.rock, self.town = card.sign("rock"), card.sign("town")
        self.hold([0, 1], [SIGN + self.rock, SIGN + self.town])

    def options(self, desk: Desk, state: RealmState, die: Die) -> list[int]:
        return state.blanks([0, 1])

    def use(self, desk: Desk, state: RealmState, die: Die, option: int) -> None:
        state.write_sign(option, self.rock if die.value % 2 else self.town)


def test_a_sign_is_drawn_spoken_and_read_back() -> None:
    seat = seat_with(Map(SIGNS)).give(pumpkin=3).roll(3, 4)
    seat.play(f"A>{ID}:a", "B*", f"B>{ID}:b")
    pad = seat.position.pads[0]
    assert [place.text for place in GAME.paper.places(seat.position, 0)[:2]] == ["●", "▲"]
    assert name_of(seat, SIGNS, "a") == "The Mill, sack a: rock"
    assert name_of(seat, SIGNS, "b", "es") == "The Mill, saco b: pueblo"
    state = pad.realms[0]
    assert [state.sign_in(0), state.sign_in(1), state.number_in(0)] == [0, 1, 0]
    assert not state.is_marked(0)
    assert seat.marks(ID) == {"a": "rock", "b": "town"}
    assert reloaded(pad).realms[0].cells == state.cells


def test_a_sign_stays_what_it_is() -> None:
    pad = seat_with(Map(SIGNS)).roll(3, 4).play(f"A>{ID}:a").position.pads[0]
    with pytest.raises(AssertionError):
        pad.realms[0].mark(0)


@pytest.mark.parametrize("mark", ["tower", "x", "3", "rockx"])
def test_another_sign_is_not_loaded(mark: str) -> None:
    pad = seat_with(Map(SIGNS)).roll(3, 4).position.pads[0]
    data = json.loads(json.dumps(desk_json(pad)))
    data["realms"][ID] = {"a": mark}
    with pytest.raises(BadPosition):
        loaded(pad, data)


@pytest.mark.parametrize(
    ("signs", "complaint"),
    [
        (["rock"], "signs must be a table"),
        ({"rock": "●"}, "signs.rock must be a table"),
        ({"Rock": ROCK}, "signs.Rock must be a word of small letters"),
        ({"x": ROCK}, "signs.x must be a word of small letters"),
        ({"rock": {"en": "rock", "es": "piedra"}}, "signs.rock.print must be a text"),
        ({"rock": {"print": "●", "en": "rock"}}, "signs.rock.es is missing"),
        ({"rock": {**ROCK, "fr": "roc"}}, "signs.rock.fr is not known here"),
        ({"rock": {**ROCK, "print": "rock"}}, "signs.rock.print must be numbers and signs"),
        ({"rock": {**ROCK, "print": ""}}, "signs.rock.print must be numbers and signs"),
        ({"rock": {**ROCK, "strokes": "round"}}, "signs.rock.strokes is no path data"),
        ({"rock": {**LUMP, "print": "●●"}}, "signs.rock.print must be one sign"),
        ({"rock": {**LUMP, "print": "o"}}, "signs.rock.print must be one sign"),
        ({"rock": ROCK, "town": {**TOWN, "es": "piedra"}}, "signs has “piedra” for two"),
    ],
)
def test_a_mistake_in_a_sign_is_named(signs: object, complaint: str) -> None:
    with pytest.raises(CardError) as error:
        card_from(ID, data_of({}, signs=signs))
    assert f"mill.toml: {complaint}" in str(error.value)
    assert "mill.toml: signs" in say(error.value.message, "es")


def test_a_sign_may_not_be_called_as_a_place_is() -> None:
    data = data_of({"id": "rock"}, signs={"rock": ROCK})
    data["names"] = {"rock": {"en": "a rock", "es": "una piedra"}}
    with pytest.raises(CardError, match=r"signs\.rock is rock a second time"):
        card_from(ID, data)


def test_a_sign_that_is_not_on_the_card_is_missed() -> None:
    with pytest.raises(CardError, match=r"signs\.town is missing"):
        Map(made_up({}, {}, signs={"rock": ROCK}))


# --- costs -----------------------------------------------------------------------------------

DEAR = made_up({"costs": "PHH", "gains": "*"}, {})


@pytest.mark.parametrize(
    ("pumpkins", "hearts", "legal"),
    [(1, 2, ["a", "b"]), (1, 1, ["b"]), (0, 2, ["b"]), (3, 0, ["b"])],
)
def test_a_place_with_several_costs_needs_them_all(
    pumpkins: int, hearts: int, legal: list[str]
) -> None:
    seat = seat_with(Mill(DEAR)).give(pumpkin=pumpkins, heart=hearts).roll(3, 5)
    assert seat.legal(f"A>{ID}:") == legal


def test_several_costs_are_spoken_and_paid() -> None:
    seat = seat_with(Mill(DEAR)).give(pumpkin=1, heart=2).roll(3, 5)
    price = "a pumpkin and 2 hearts"
    assert labels(seat, DEAR, f"A>{ID}:a") == [f"Use die A (3) in The Mill: sack a, for {price}"]
    assert labels(seat, DEAR, f"A>{ID}:b") == ["Use die A (3) in The Mill: sack b"]
    printed = f"costs {price}; gives a star"
    assert name_of(seat, DEAR, "a") == f"The Mill, sack a ({printed}): blank"
    assert GAME.paper.places(seat.position, 0)[0].costs == ("pumpkin", "heart", "heart")
    assert seat.play(f"A>{ID}:a").resources() == (0, 0, 0)
    assert seat.position.pads[0].stars_in(0) == 1


def test_what_is_missing_of_several_costs_is_told() -> None:
    position = seat_with(Mill(DEAR)).give(heart=1).roll(3, 5).position
    reason = GAME.words.why_not(position, 0, position.parse(0, f"A>{ID}:a"))
    assert reason is not None
    missing = "that costs a pumpkin and 2 hearts, and a pumpkin and a heart are missing."
    assert spoken(DEAR, reason) == f"The Mill, sack a: {missing}"
    assert "faltan una calabaza y un corazón." in spoken(DEAR, reason, "es")


# --- follow-up choices -----------------------------------------------------------------------

BAKERY = made_up(
    {},
    {"costs": "H"},
    {"gains": "*"},
    options={"later": {"en": "not now", "es": "ahora no"}},
)
# Options: the first place with a die, and after it one of the others, or neither.
FIRST, DEARER, CHEAPER, LATER = range(4)


class Bakery(Realm):
    """A die marks the first place; then one of the others may be marked, one of them for hearts."""

    def __init__(self, card: Card) -> None:
        super().__init__(card)
        self.declare(
            [at_place("a", 0)],
            [
                at_place("b", 1, card.places[1].costs),
                at_place("c", 2, [PUMPKIN, HEART]),
                nowhere("later"),
            ],
        )
        self.follow_ups = [FollowUp(skip=LATER)]

    def options(self, desk: Desk, state: RealmState, die: Die) -> list[int]:
        return [FIRST] if state.is_blank(0) else []

    def use(self, desk: Desk, state: RealmState, die: Die, option: int) -> None:
        state.mark(0)
        desk.later(state.slot, 0)

    def choices(self, desk: Desk, state: RealmState, pending: Pending) -> list[int]:
        others = [DEARER, CHEAPER]
        return [option for option in others if desk.has_all(self.cost_of(state, option, None))]

    def choose(self, desk: Desk, state: RealmState, pending: Pending, option: int) -> None:
        assert option != LATER
        desk.pay_all(self.cost_of(state, option, None))
        state.mark(option)
        self.reward(desk, state, option)


class Oven(Bakery):
    """The first place is marked only while the choice is due."""

    def is_possible(self, desk: Desk, state: RealmState) -> bool:
        return state.is_blank(0) or len(desk.pending) == 1


def test_a_saved_card_is_checked_with_what_is_still_due() -> None:
    seat = seat_with(Oven(BAKERY)).give(heart=1).roll(3, 5).play(f"A>{ID}:a")
    pad = seat.position.pads[0]
    assert reloaded(pad).realms[0].cells == pad.realms[0].cells
    data = json.loads(json.dumps(desk_json(pad)))
    data["pending"] = []
    with pytest.raises(BadPosition, match="play can't fill the card so"):
        loaded(pad, data)


def baked(pumpkin: int = 0, heart: int = 0) -> Seat:
    seat = seat_with(Bakery(BAKERY)).give(pumpkin=pumpkin, heart=heart)
    return seat.roll(3, 5).play(f"A>{ID}:a")


def test_the_cost_of_a_follow_up_choice_is_spoken_and_paid() -> None:
    seat = baked(1, 1)
    sacks = ["The Mill: sack b, for a heart", "The Mill: sack c, for a pumpkin and a heart"]
    assert labels(seat, BAKERY) == [*sacks, "The Mill: not now"]
    events: Events = []
    GAME.play(seat.position, 0, seat.position.parse(0, f"{ID}:c"), events)
    assert spoken(BAKERY, events[0], "es") == "The Mill: saco c, por una calabaza y un corazón."
    assert (seat.resources(), seat.position.pads[0].stars_in(0)) == ((0, 0, 0), 1)


def test_a_follow_up_choice_that_can_not_be_paid_is_not_offered() -> None:
    seat = baked(0, 1)
    assert seat.legal() == [f"{ID}:b", f"{ID}:later"]
    pad = seat.position.pads[0]
    reason = GAME.words.why_not(seat.position, 0, pad.parse(f"{ID}:c"))
    assert reason is not None
    price = "that costs a pumpkin and a heart, and a pumpkin is missing."
    assert spoken(BAKERY, reason) == f"The Mill, sack c: {price}"


def test_a_follow_up_choice_may_be_skipped() -> None:
    seat = baked(1, 1).play(f"{ID}:later")
    assert (seat.marks(ID), seat.resources()) == ({"a": "x"}, (1, 1, 0))
    assert "done" in seat.legal()


def test_with_nothing_to_choose_there_is_nothing_to_skip() -> None:
    seat = baked()
    assert "done" in seat.legal()
    assert not seat.legal(f"{ID}:")


def test_a_follow_up_choice_is_saved_and_loaded() -> None:
    pad = reloaded(baked(1, 1).position.pads[0])
    assert [pad.text(move) for move in pad.legal()] == [f"{ID}:b", f"{ID}:c", f"{ID}:later"]


# --- the start of a turn -----------------------------------------------------------------------

DAWN = made_up({"gains": "P"}, {})


class Dawn(Mill):
    """The first blank place is marked when a turn begins, and gives its reward."""

    def at_turn_start(self, desk: Desk, state: RealmState) -> None:
        place = state.first_blank([0, 1])
        if place >= 0:
            state.mark(place)
            desk.tell_place(state, place)
            self.reward(desk, state, place)


def test_the_start_of_a_turn_comes_before_fleet_is_asked() -> None:
    seat = with_middle_ability(Seat("euphoria", FLEET))
    put(seat, Dawn(DAWN))
    seat.roll(3, 5)
    assert (seat.marks(ID), seat.resources()) == ({"a": "x"}, (1, 0, 0))
    # Nothing watches the roll, so the alteration of a die is just a free action.
    assert not seat.position.pads[0].pending
    assert f"{FLEET}:A+1" in seat.legal()


def test_the_start_of_a_turn_comes_before_what_watches_the_roll() -> None:
    seat = with_middle_ability(Seat("euphoria", FLEET, "biddy-and-walter"))
    put(seat, Dawn(DAWN))
    seat.roll(3, 5)
    assert seat.marks(ID) == {"a": "x"}
    assert seat.legal()[-1] == f"{FLEET}:wait"


def test_what_the_start_of_a_turn_does_is_told_with_its_realm() -> None:
    seat = seat_with(Dawn(DAWN))
    events: Events = []
    seat.position.roll(seat.position.parse_outcome([3, 5]), events)
    told = ["The Mill, sack a: marked.", "The Mill: +1 pumpkin."]
    assert [spoken(DAWN, event) for event in events[1:]] == told


# --- dice of 0 and 7 ---------------------------------------------------------------------------

SIX = made_up({}, {}, {}, {}, {}, {})


class Row(Realm):
    """Each number marks its place."""

    def __init__(self, card: Card) -> None:
        super().__init__(card)
        self.row = list(range(6))
        self.declare([by_value("row", self.row, [[PUMPKIN] * number for number in range(6)])])

    def options(self, desk: Desk, state: RealmState, die: Die) -> list[int]:
        return [0] if state.is_blank(for_value(self.row, die.value)) else []


@pytest.mark.parametrize("value", [0, 7])
def test_a_die_beyond_six_numbers_touches_no_place(value: int) -> None:
    rules = Row(SIX)
    pad = seat_with(rules).roll(3, 5).position.pads[0]
    die = Die(2, value, False)
    assert for_value(rules.row, value) == -1
    assert rules.options(pad, pad.realms[0], die) == []
    assert rules.place_of(pad.realms[0], 0, die) == -1
    assert rules.cost_of(pad.realms[0], 0, die) == []


@pytest.mark.parametrize("value", [0, 7])
@pytest.mark.parametrize("realm", sorted(all_realms()))
def test_every_realm_stands_a_die_of_0_or_7(realm: str, value: int) -> None:
    seat = Seat(realm).give(pumpkin=9, heart=9, coin=9).roll(3, 5)
    pad = seat.position.pads[0]
    pad.dice = [*pad.dice, Die(2, value, False)]
    for option in pad.realms[0].rules.options(pad, pad.realms[0], pad.dice[2]):
        assert pad.realms[0].rules.all_options[option].where != BY_VALUE
    for move in pad.legal():
        if pad.text(move).startswith("C>"):
            assert pad.parse(pad.text(move)) == move
            assert "rolling-realms." not in say(GAME.words.label(seat.position, 0, move))
            pad.copy().apply(move, None)
