"""Youtoma's Charterstone: both dice are noted on a crate, and either of them marks it."""

import pytest

from tests.games.realms.scenario import YoutomaSeat

NAME = "youtoma-charterstone"
# Building 6 was marked when a 6 and a 2 were rolled.
NOTED = {"building6": "x", "crate6": "2"}


def town(**marks: str) -> YoutomaSeat:
    seat = YoutomaSeat(NAME)
    seat.write(NAME, None, **marks)
    return seat


def test_a_building_notes_both_dice_its_own_number_is_printed() -> None:
    seat = town().roll(6, 2).play(f"A>{NAME}:building=2")
    assert seat.marks(NAME) == NOTED
    assert seat.resources() == (0, 0, 1)
    card = seat.position.pads[0].realms[0].rules.card
    assert [card.places[card.index[f"crate{at}"]].number for at in range(1, 7)] == [*range(1, 7)]


def test_the_other_die_remains_available_for_another_realm() -> None:
    seat = town().roll(6, 2).play(f"A>{NAME}:building=2")
    assert seat.legal("B>wingspan:") == ["1", "2", "3"]
    assert seat.legal(f"B>{NAME}:") == []


@pytest.mark.parametrize("value", [2, 6])
def test_a_crate_is_marked_by_either_number(value: int) -> None:
    seat = town(**NOTED).roll(value, 4).play(f"A>{NAME}:crates")
    assert seat.marks(NAME) == {"building6": "x", "crate6": "2x"}
    assert seat.stars(NAME) == 1


@pytest.mark.parametrize("value", [1, 3, 4, 5])
def test_no_other_number_marks_it(value: int) -> None:
    assert town(**NOTED).roll(value, 2).legal(f"A>{NAME}:") == ["building=2"]


def test_the_printed_number_of_a_crate_without_a_note_does_not_count() -> None:
    assert town().roll(6, 2).legal(f"A>{NAME}:") == ["building=2"]


def test_a_number_marks_all_crates_that_have_it() -> None:
    seat = town(**NOTED, building2="x", crate2="5", building1="x", crate1="2")
    seat.write(NAME, None, building4="x", crate4="3").roll(2, 4).play(f"A>{NAME}:crates")
    crates = [seat.marks(NAME)[f"crate{at}"] for at in (1, 2, 4, 6)]
    assert crates == ["2x", "5x", "3", "2x"]
    assert seat.stars(NAME) == 3


def test_a_pair_notes_one_number_twice() -> None:
    seat = town().roll(4, 4).play(f"A>{NAME}:building=4", "B>wingspan:1").roll(4, 1)
    assert seat.legal(f"A>{NAME}:") == ["crates"]
    assert seat.play(f"A>{NAME}:crates").stars(NAME) == 1


def test_a_marked_crate_is_not_marked_again() -> None:
    seat = YoutomaSeat(NAME).write(NAME, 1, building6="x", crate6="2x").roll(2, 6)
    assert seat.legal(f"A>{NAME}:") == ["building=6"]
    assert seat.legal(f"B>{NAME}:") == []


def test_a_die_that_can_mark_crates_must() -> None:
    seat = town(**NOTED).roll(2, 4)
    assert seat.legal(f"A>{NAME}:") == ["crates"]
    assert "A 2 can score a star" in seat.why(f"A>{NAME}:building=4")
    # The other die may still be used here instead.
    assert seat.legal(f"B>{NAME}:") == ["building=2"]


def test_the_refusal_of_a_marked_building_names_it() -> None:
    seat = YoutomaSeat(NAME).write(NAME, 1, building6="x", crate6="2x").roll(6, 3)
    why = seat.why(f"A>{NAME}:building=3")
    assert why == "Charterstone (Youtoma), building 6: that is taken already (marked)."
