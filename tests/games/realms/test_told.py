"""The log: events of rolls and moves, with their seats, stars and reasons."""

import pytest

from rollwright.core.message import say
from rollwright.core.position import Events
from tests.games.realms import table
from tests.games.realms.scenario import Seat
from tests.games.realms.table import GAME

BIDDY = "biddy-and-walter"
WAR = "wonderlands-war"
NAMES = ("Ada", "Bo")


def rolled(seat: Seat, first: int, second: int, language: str = "en") -> list[str]:
    """The events of a roll besides the dice."""
    events: Events = []
    seat.position.roll(seat.position.parse_outcome([first, second]), events)
    return [say(event, language) for event in events[1:]]


def played(seat: Seat, move: str, language: str = "en") -> list[str]:
    """The events of a move besides the move itself."""
    events: Events = []
    GAME.play(seat.position, 0, seat.position.parse(0, move), events)
    return [say(event, language) for event in events[1:]]


# --- what a roll triggers --------------------------------------------------------------------


def test_a_roll_tells_what_it_marks_and_gives_in_which_realm() -> None:
    marked = "Biddy & Walter, craving for food 1: marked."
    assert rolled(Seat(BIDDY), 1, 3) == [marked, "Biddy & Walter: +1 pumpkin."]


def test_a_grumpy_cat_is_told_with_the_star_it_costs() -> None:
    seat = Seat(BIDDY).write(BIDDY, play1="x")
    cat = "Biddy & Walter, gato gruñón 1: rodeado."
    assert rolled(seat, 2, 5, "es") == [cat, "Una estrella menos en Biddy & Walter."]


def test_no_seventh_cat_gets_grumpy() -> None:
    cats = {f"cat{number}": "o" for number in range(1, 7)}
    assert rolled(Seat(BIDDY).write(BIDDY, 0, play1="x", **cats), 2, 5) == []


def test_at_a_table_each_seat_is_told_by_its_name() -> None:
    position = table.new(2, rounds=1, realms=[[BIDDY, "scythe", "wingspan"]])
    table.play(table.roll(position, 1, 3), 0, f"A>{BIDDY}:food", "done")
    table.play(position, 1, "done")
    events: Events = []
    position.roll(position.parse_outcome([2, 2]), events)
    assert [say(event, "en", lambda seat: NAMES[seat]) for event in events] == [
        "Turn 2: the dice show 2 and 2.",
        "Ada: Biddy & Walter, craving for food 2: marked.",
        "Ada: Biddy & Walter: +1 pumpkin.",
        "Bo: Biddy & Walter, grumpy cat 1: ringed.",
        "Bo: a star less in Biddy & Walter.",
    ]


@pytest.mark.parametrize(("seats", "count"), [(6, 13), (7, 1)])
def test_of_a_crowd_only_the_roll_is_told(seats: int, count: int) -> None:
    position = table.new(seats, rounds=1, realms=[[BIDDY, "scythe", "wingspan"]])
    events: Events = []
    position.roll(position.parse_outcome([1, 3]), events)
    assert len(events) == count


# --- gains -----------------------------------------------------------------------------------

FULL = " is lost, for the resource card has no room for more."


def test_a_gain_that_is_lost_is_told() -> None:
    seat = Seat("scythe").give(pumpkin=18).roll(3, 5)
    assert played(seat, "A>scythe:top") == [f"1 pumpkin{FULL}"]
    seat = Seat("scythe").give(pumpkin=18).roll(3, 5)
    spanish = "Se pierde 1 calabaza, pues no caben más en la tarjeta de recursos."
    assert played(seat, "A>scythe:top", "es") == [spanish]


def test_only_what_is_lost_of_a_gain_is_told_so() -> None:
    zoo = Seat("ark-nova").write("ark-nova", None, **{"1b": "o", "1c": "o"}).give(pumpkin=17)
    lost = "2 pumpkins are lost, for the resource card has no room for more."
    assert played(zoo.roll(1, 6), "A>ark-nova:column1") == ["+1 pumpkin.", lost]


def test_a_gain_with_room_loses_nothing() -> None:
    assert played(Seat("scythe").give(pumpkin=17).roll(3, 5), "A>scythe:top") == ["+1 pumpkin."]


def test_a_roll_tells_in_which_realm_its_gain_is_lost() -> None:
    seat = Seat(BIDDY).give(pumpkin=18)
    marked = "Biddy & Walter, craving for food 1: marked."
    assert rolled(seat, 1, 3) == [marked, f"Biddy & Walter: 1 pumpkin{FULL}"]


# --- stars -----------------------------------------------------------------------------------


def test_stars_of_one_move_are_told_at_once() -> None:
    seat = Seat("potion-explosion").write("potion-explosion", bubble2a="1", bubble2b="2")
    assert played(seat.roll(3, 5), "A>potion-explosion:2") == ["2 stars in Potion Explosion."]


def test_stars_that_are_counted_from_the_card_are_told() -> None:
    monster = dict.fromkeys(["b1", "c1", "d1", "a2", "b2", "c2", "d2"], "x")
    seat = Seat("sleeping-gods").write("sleeping-gods", 0, **monster).roll(1, 2)
    assert played(seat, "A>sleeping-gods:a1") == ["A star in Sleeping Gods."]


def test_stars_of_gains_elsewhere_are_told() -> None:
    seat = Seat("my-little-scythe", "scythe").give(heart=5).roll(2, 3)
    assert played(seat, "A>scythe:top") == ["+1 heart.", "2 stars in My Little Scythe."]


def test_stars_that_hang_on_other_realms_are_told() -> None:
    seat = Seat("between-two-cities", "scythe", BIDDY).give(heart=1)
    seat.write("between-two-cities", 0, a1="1").roll(3, 3)
    told = ["A star in Between Two Cities.", "A star in Scythe."]
    assert played(seat, "A>scythe:bottom") == told


# --- what happens without a move -------------------------------------------------------------


def fourth_turn(*strengths: str) -> Seat:
    """The turn of the first battle, with this content of its ground and a sum of 8."""
    seat = Seat(WAR)
    for _ in range(3):
        seat.roll(1, 1)
    return seat.write(WAR, None, **dict(zip(("4a", "4b"), strengths, strict=False))).roll(2, 6)


def test_a_battle_is_told_with_its_sum_won_or_lost() -> None:
    written = "Wonderland's War, sum of turn 4: 8."
    assert played(fourth_turn("6", "3"), "done") == [written, "A star in Wonderland's War."]
    assert played(fourth_turn("6"), "done") == [written, "No star in Wonderland's War."]
    assert "Ninguna estrella en Wonderland's War." in played(fourth_turn("6"), "done", "es")


def test_a_price_paid_after_the_gain_is_told() -> None:
    seat = Seat("scythe").give(heart=1).roll(1, 4)
    told = ["+1 coin.", "Scythe, bottom row, 5: marked for a heart.", "A star in Scythe."]
    assert played(seat, "A>scythe:top+bottom") == told


def test_a_price_that_the_gain_does_not_pay_is_told() -> None:
    fleet = "fleet-the-dice-game"
    seat = Seat("scythe", fleet).write(fleet, 1, left1="x", left2="x", left3="x", pick="o")
    seat.roll(1, 4).play("A>scythe:top+bottom")
    unpaid = "Scythe, bottom row, 5: a heart can't be paid, so it stays blank."
    assert played(seat, f"{fleet}:coin") == ["+1 coin.", unpaid]
    seat.roll(2, 4).play("A>scythe:top+bottom")
    unpaid = "Scythe, fila de abajo, 6: no se puede pagar una calabaza, así que queda en blanco."
    assert played(seat, f"{fleet}:heart", "es")[1:] == [unpaid]


def test_a_card_that_opens_is_told() -> None:
    seat = Seat("terraforming-mars", "scythe").give(heart=2).roll(2, 3)
    opened = "Terraforming Mars, card for 3 hearts: ringed."
    assert played(seat, "A>scythe:top") == ["+1 heart.", opened]


def test_a_circle_that_leaves_no_choice_is_told() -> None:
    seat = Seat("ark-nova").roll(3, 3)
    assert played(seat, "done") == ["Ark Nova, circle b of column 3: ringed."]
    assert played(Seat("ark-nova").roll(3, 4), "done") == []
