"""Youtoma's Tapestry: stars for big squares, shapes side by side, and a 1 only at last."""

import pytest

from rollwright.core.errors import BadPosition
from rollwright.core.message import say
from tests.games.realms.scenario import Seat, YoutomaSeat
from tests.games.realms.table import GAME

NAME = "youtoma-tapestry"
PLACE = f"A>{NAME}:"
CHARTERSTONE = "youtoma-charterstone"
PREFILLED = {"b2", "f1", "c3", "f4", "a6", "d6"}
# Big squares by row.
BIG = [
    [column + row for row in rows for column in columns]
    for rows in ("12", "34", "56")
    for columns in ("ab", "cd", "ef")
]
# Seven big squares lack two squares each.
MISSING = ["a1,b1", "c1,d1", "e1,e2", "a3,b3", "c4,d4", "e3,e4", "b5,b6"]
DRAWN = ["a2", "c2", "d2", "f2", "a4", "b4", "d3", "f3", "a5"]
# Beside a shape on the a3: the places of a 4 that fill a big square.
SCORING = ["a4,b3,b4,c4", "a4,b3,b4,b5"]
TAKES_1 = "A 1 goes to Tapestry (Youtoma) only if no other realm takes it."
MUST_SCORE = "A 4 can score a star in Tapestry (Youtoma), and has to: another place there does not."


def cloth(*drawn: str, realms: tuple[str, ...] = ()) -> Seat:
    """A card with these squares drawn, and the rewards and stars of big squares."""
    marks = dict.fromkeys(drawn, "x")
    full = [number for number, cells in enumerate(BIG, 1) if set(cells) <= PREFILLED | {*drawn}]
    marks |= {f"big{number}": "x" for number in full}
    return YoutomaSeat(NAME, *realms).write(NAME, min(6, len(full)), **marks)


def tapped(seat: Seat, place: str, die: str) -> str:
    """Why nothing happens where this place is tapped."""
    reason = GAME.paper.why_not_there(seat.position, 0, f"{NAME}:{place}", die)
    assert reason is not None
    return say(reason)


# --- stars -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("squares", "resources"),
    [("a1,a2,b1", (1, 0, 0)), ("e1,e2,f2", (0, 0, 1)), ("e3,e4,f3", (0, 1, 0))],
)
def test_a_full_big_square_gives_its_resource_and_a_star(
    squares: str, resources: tuple[int, int, int]
) -> None:
    seat = cloth().roll(3, 6).play(PLACE + squares)
    assert (seat.stars(NAME), seat.resources()) == (1, resources)


def test_a_big_row_brings_no_star_of_its_own() -> None:
    drawn = [cell for cells in BIG[:3] for cell in cells if cell not in PREFILLED]
    seat = cloth(*[cell for cell in drawn if cell not in ("e1", "e2")])
    assert seat.roll(2, 6).play(PLACE + "e1,e2").stars(NAME) == 3


def test_the_rulebook_s_note_seven_big_squares_are_seven_resources_and_six_stars() -> None:
    # The other die goes to Pendulum, where it gains nothing: octagons, then numbers.
    seat = cloth(*DRAWN, realms=("pendulum",))
    found = []
    spare = [
        *[(5, f"octagon{number}") for number in range(1, 6)],
        (5, "hourglass"),
        (3, "hourglass"),
    ]
    for squares, (value, place) in zip(MISSING, spare, strict=True):
        seat.roll(2, value).play(PLACE + squares, f"B>pendulum:{place}")
        found.append((sum(seat.resources()), seat.stars(NAME)))
    assert found == [(1, 1), (2, 2), (3, 3), (4, 4), (5, 5), (6, 6), (7, 6)]


def test_a_shape_that_fills_two_big_squares_scores_two_stars() -> None:
    seat = cloth("d4", "c4", "e4", "f3").roll(2, 6).play(PLACE + "d3,e3")
    assert (seat.stars(NAME), seat.resources()) == (2, (1, 1, 0))


def test_the_star_does_not_need_room_for_the_resource() -> None:
    seat = cloth().give(pumpkin=18).roll(3, 6).play(PLACE + "a1,a2,b1")
    assert (seat.stars(NAME), seat.resources()) == (1, (18, 0, 0))


def test_a_card_has_no_more_stars_than_big_squares() -> None:
    with pytest.raises(BadPosition):
        YoutomaSeat(NAME).write(NAME, 2, a1="x", b1="x", a2="x", big1="x")


# --- shapes beside each other ------------------------------------------------------------------


def test_the_first_shape_lies_anywhere_also_away_from_printed_squares() -> None:
    assert cloth().roll(2, 6).legal(PLACE) == Seat("tapestry").roll(2, 6).legal("A>tapestry:")


def test_a_shape_shares_a_side_with_one_that_was_drawn() -> None:
    beside = ["a2,a3", "a3,b3", "b3,b4", "b4,c4", "b4,b5", "a5,b5"]
    seat = cloth("a4").roll(2, 6)
    assert sorted(seat.legal(PLACE)) == sorted(beside)
    assert seat.why(PLACE + "e5,e6").startswith("Tapestry (Youtoma) does not take a 2 so.")


def test_a_corner_is_no_side() -> None:
    # The b3 touches the c4 by a corner only.
    assert "a3,b3" not in cloth("c4").roll(2, 6).legal(PLACE)


def test_a_shape_that_can_touch_none_lies_anywhere() -> None:
    # The only place for a 5 touches printed squares, but nothing that was drawn.
    seat = cloth("e3", "d3", "c4", "d4", "b5", "c5", "d5").roll(5, 6)
    assert seat.legal(PLACE) == ["a1,a2,a3,b1,c1"]


def test_to_touch_goes_before_to_score() -> None:
    # Elsewhere a 3 would fill a big square, as the first one did; beside that none does.
    seat = cloth("a1", "a2", "b1").roll(3, 6)
    beside = {"a3,a4,b3", "a3,a4,b4", "a3,b3,b4", "c1,c2,d1", "c1,c2,d2", "c1,d1,d2"}
    assert {*seat.legal(PLACE)} == beside
    assert seat.why(PLACE + "e3,e4,f3").startswith("Tapestry (Youtoma) does not take a 3 so.")
    assert seat.play(PLACE + "a3,a4,b3").stars(NAME) == 1


def test_among_those_that_touch_one_that_scores_must_be_chosen() -> None:
    seat = cloth("a3").roll(4, 6)
    assert seat.legal(PLACE) == SCORING
    assert seat.why(PLACE + "b3,b4,b5,c4") == MUST_SCORE


# --- the 1 -------------------------------------------------------------------------------------


def test_a_1_goes_to_any_other_open_realm_first() -> None:
    seat = cloth().roll(1, 4)
    assert seat.legal(PLACE) == []
    assert seat.legal("A>") != []
    assert seat.why(PLACE + "a1") == TAKES_1
    assert tapped(seat, "a1", "A") == TAKES_1
    assert seat.legal(f"B>{NAME}:") != []


def example() -> Seat:
    """Charterstone takes a 1, The Society does not: its bottom row is full."""
    seat = cloth("a3", realms=(CHARTERSTONE, "youtoma-the-society"))
    full = dict.fromkeys(("c1", "c2", "c4", "c5"), "1") | {"row-c": "x"}
    return seat.write("youtoma-the-society", 2, **full)


def test_the_rulebook_s_example_the_1_waits_for_charterstone() -> None:
    seat = example().roll(1, 4)
    assert seat.legal(PLACE) == []
    assert seat.legal(f"A>{CHARTERSTONE}:") != []
    assert seat.legal(f"B>{NAME}:") == SCORING


def test_the_rulebook_s_example_the_1_must_go_to_tapestry_at_last() -> None:
    seat = example().roll(1, 4)
    seat.play(f"B>{CHARTERSTONE}:{seat.legal(f'B>{CHARTERSTONE}:')[0]}")
    # Not a resource, either; and no place scores a star.
    assert {text.partition(":")[0] for text in seat.legal()} == {f"A>{NAME}"}
    assert seat.legal(PLACE) == ["a2", "b3", "a4"]
    assert seat.play(PLACE + "a4").stars(NAME) == 0
