"""Lost Ruins of Arnak: steps along lines, prices, boxes, and a journal that stays behind."""

import pytest

from rollwright.core.errors import BadPosition
from rollwright.games.realms.registry import find_realm
from rollwright.games.realms.resource import STAR
from tests.games.realms.scenario import Seat

NAME = "lost-ruins-of-arnak"
USE = f"A>{NAME}:"
OTHER = f"B>{NAME}:"
FLEET = "fleet-the-dice-game"
# Both tokens at the top, with all stars.
DONE = (
    "m1 m2a m3a m4a m5 j1 j2b j3b j4b j5 "
    "box1-1 box1-2 box2-1 box2-2 box3-1 box3-3 box4-1 box4-2 box5-1 box5-2"
)


def marks(text: str) -> dict[str, str]:
    return dict.fromkeys(text.split(), "x")


def climbed(text: str) -> Seat:
    """A seat with these marks and five of each resource."""
    return Seat(NAME).write(NAME, None, **marks(text)).give(5, 5, 5)


# --- steps ---------------------------------------------------------------------------------


@pytest.mark.parametrize("value", range(1, 7))
def test_any_number_begins_at_the_bottom_with_the_magnifier(value: int) -> None:
    assert Seat(NAME).roll(value, value).legal(USE) == ["m1"]


def test_a_step_marks_the_token_and_then_a_box_of_that_level() -> None:
    seat = Seat(NAME).roll(4, 2).play(USE + "m1")
    assert seat.legal() == [f"{NAME}:box1-{number}" for number in (1, 2, 3)]
    assert "waits for a choice" in seat.why("done")
    seat.play(f"{NAME}:box1-2")
    assert seat.marks(NAME) == marks("m1 box1-2")
    assert seat.resources() == (0, 1, 1)


def test_the_box_survives_saving() -> None:
    seat = Seat(NAME).roll(4, 2).play(USE + "m1").write(NAME)
    assert len(seat.legal(f"{NAME}:box1-")) == 3


def test_a_box_is_marked_once() -> None:
    seat = climbed("m1 box1-2").roll(4, 2).play(USE + "j1")
    assert seat.legal() == [f"{NAME}:box1-1", f"{NAME}:box1-3"]


@pytest.mark.parametrize(
    ("below", "above"),
    [
        ("m1 box1-1", ["m2a", "m2b"]),
        ("m1 m2a box1-1 box2-1", ["m3a", "m3b"]),
        ("m1 m2b box1-1 box2-1", ["m3b"]),
        ("m1 m2a m3a box1-1 box2-1 box3-1", ["m4a"]),
        ("m1 m2a m3b box1-1 box2-1 box3-1", ["m4a", "m4b"]),
        ("m1 m2a m3b m4b box1-1 box2-1 box3-1 box4-1", ["m5"]),
        ("m1 m2a m3a m4a m5 box1-1 box2-1 box3-1 box4-1 box5-1", []),
    ],
)
def test_a_token_goes_one_level_up_along_a_line(below: str, above: list[str]) -> None:
    found = climbed(below).roll(1, 2).legal(USE)
    assert [option for option in found if option.startswith("m")] == above
    assert [option for option in found if option.startswith("j")] == ["j1"]


def test_the_journal_follows_its_own_way() -> None:
    below = "m1 m2a m3a j1 j2b box1-1 box1-2 box2-1 box2-2 box3-1"
    assert climbed(below).roll(1, 2).legal(USE) == ["m4a", "j3b"]


def test_the_journal_never_goes_above_the_magnifier() -> None:
    assert climbed("m1 j1 box1-1 box1-2").roll(1, 2).legal(USE) == ["m2a", "m2b"]
    seat = climbed("m1 m2b j1 box1-1 box1-2 box2-1").roll(1, 2)
    assert seat.legal(USE) == ["m3b", "j2a", "j2b"]


def test_both_at_the_top_take_no_die() -> None:
    assert Seat(NAME).write(NAME, 6, **marks(DONE)).give(5, 5, 5).roll(1, 2).legal(USE) == []


# --- prices --------------------------------------------------------------------------------


def test_a_price_is_paid_before_the_box() -> None:
    seat = Seat(NAME).write(NAME, 0, **marks("m1 box1-1")).give(pumpkin=1).roll(1, 2)
    assert seat.legal(USE) == ["m2a", "j1"]
    seat.play(USE + "m2a")
    assert seat.resources() == (0, 0, 0)
    assert seat.play(f"{NAME}:box2-2").resources() == (1, 0, 1)


def test_without_the_price_the_step_can_not_be_made() -> None:
    seat = Seat(NAME).write(NAME, 0, **marks("m1 j1 box1-1 box1-2")).roll(1, 2)
    assert seat.legal(USE) == []
    assert "coin" in seat.why(USE + "m2b")


def test_each_token_pays_for_itself() -> None:
    seat = climbed("m1 m2a j1 box1-1 box1-2 box2-1").roll(1, 2)
    assert seat.play(USE + "j2a", f"{NAME}:box2-2").resources() == (5, 5, 6)


def test_some_places_cost_nothing() -> None:
    seat = Seat(NAME).write(NAME, 1, **marks("m1 m2a box1-1 box2-1")).roll(1, 2)
    assert seat.legal(USE) == ["m3a", "m3b", "j1"]


# --- boxes and stars -----------------------------------------------------------------------


def test_all_benefits_of_a_box_are_gained() -> None:
    card = find_realm(NAME).realm.card
    for number, box in enumerate(card.places_of("boxes")[0], 1):
        seat = Seat(NAME).roll(1, 2).play(USE + "m1", f"{NAME}:box1-{number}")
        gains = card.places[box].gains
        assert seat.resources() == tuple(gains.count(resource) for resource in range(3))


def test_stars_come_from_boxes() -> None:
    seat = climbed("m1 box1-1").roll(1, 2).play(USE + "m2a", f"{NAME}:box2-1")
    assert seat.stars(NAME) == 1
    seat = climbed("m1 box1-1").roll(1, 2).play(USE + "m2a", f"{NAME}:box2-3")
    assert seat.stars(NAME) == 0


def test_six_stars_are_the_most_that_two_boxes_of_each_level_have() -> None:
    card = find_realm(NAME).realm.card
    starred = [
        min(2, sum(STAR in card.places[box].gains for box in boxes))
        for boxes in card.places_of("boxes")
    ]
    assert sum(starred) == 6


def test_beside_fleet_what_a_box_gives_may_be_chosen() -> None:
    pick = {"left1": "x", "left2": "x", "left3": "x", "pick": "o"}
    seat = Seat(NAME, FLEET).write(FLEET, 1, **pick).roll(1, 2)
    seat.play(USE + "m1", f"{NAME}:box1-1", f"{FLEET}:coin", f"{FLEET}:coin")
    assert seat.resources() == (0, 0, 2)


# --- nonsense ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text",
    [
        "m1",
        "box1-1",
        "j1 box1-1",
        "m2a box2-1",
        "m1 m2a m2b box1-1 box2-1 box2-2",
        "m1 m2b m3a box1-1 box2-1 box3-1",
        "m1 j1 box1-1",
        "m1 m2a box1-1 box1-2",
        "m1 m2a j1 j2a m3a j3a m4a j4a j5 box1-1 box1-2",
    ],
)
def test_what_play_can_not_have_marked_is_not_loaded(text: str) -> None:
    with pytest.raises(BadPosition, match="play can't fill the card so"):
        Seat(NAME).write(NAME, None, **marks(text))
