"""Upgrade powers: Steward, Granary and Castellan lift a face of their line to four dots."""

import pytest

from rollwright.games.dice_realms.box.face import FACE_OF, FACES, Face
from rollwright.games.dice_realms.steps.upgrading import is_promotion
from tests.games.dice_realms.table import table

LIFTS = [
    ("steward", "barony", "county", "duchy"),
    ("granary", "farm", "mill", "grange"),
    ("castellan", "tower", "keep", "castle"),
]


@pytest.mark.parametrize(("power", "one", "two", "four"), LIFTS)
def test_a_face_with_one_or_two_dots_becomes_that_with_four(
    power: str, one: str, two: str, four: str
) -> None:
    game = table(f"{power} {one}+{two}", "tinker tinker", fate="good-harvest").collect()
    assert f"white:{one}>>{four}" in game.legal()
    assert f"white:{two}>>{four}" in game.legal()
    game.play(f"white:{two}>>{four}")
    assert four in game.faces(1)


@pytest.mark.parametrize(("power", "one", "two", "four"), LIFTS)
def test_it_takes_no_upgrades(power: str, one: str, two: str, four: str) -> None:
    game = table(f"{power} {one}+{two}", "tinker tinker", fate="innovation").collect()
    assert game.play(f"white:{one}>>{four}").has("upgrades") == [2]


@pytest.mark.parametrize(("power", "one", "two", "four"), LIFTS)
def test_it_lifts_one_face(power: str, one: str, two: str, four: str) -> None:
    game = table(f"{power} {one}+{two}", "tinker tinker", fate="innovation").collect()
    game.play(f"white:{one}>>{four}")
    assert [text for text in game.legal() if ">>" in text] == []
    assert game.why(f"white:{two}>>{four}").startswith("None of your faces lifts ")


def test_it_reaches_all_active_dice_its_own_too() -> None:
    game = table("steward barony farm", "tinker tinker", fate="good-harvest").collect()
    assert [text for text in game.legal() if ">>" in text] == [
        *("black:barony>>duchy", "white:barony>>duchy", "gray1:barony>>duchy")
    ]


def test_it_reaches_no_die_set_aside_and_does_not_work_on_one() -> None:
    game = table("steward barony farm", "tinker tinker", fate="robber").keep()
    game.play("lose:white").play("lose:black", seat=1).collect()
    assert game.legal("white:") == []
    game = table("steward barony engineer", "tinker tinker", fate="robber").keep()
    game.play("lose:black").play("lose:black", seat=1).collect()
    assert [text for text in game.legal() if ">>" in text] == []


def test_it_works_only_when_it_shows() -> None:
    game = table("barony+steward barony", "tinker tinker", fate="innovation").collect()
    assert game.why("white:barony>>duchy") == "None of your faces lifts Lands now."


def test_it_lifts_its_own_line_only() -> None:
    game = table("steward farm", "barony+baron tinker", fate="innovation").collect()
    assert game.why("white:farm>>grange") == "None of your faces lifts Farming now."
    assert game.why("white:farm>>duchy") == "Farm is not lifted by such a power."


def test_it_lifts_to_four_dots_only() -> None:
    game = table("steward barony", "tinker tinker", fate="innovation").collect()
    assert game.why("white:barony>>county") == "Barony is not lifted by such a power."


def test_a_face_with_four_dots_is_not_lifted_to_another() -> None:
    """Each line has one such face; a second one would not be a lift."""
    line = FACES[FACE_OF["duchy"]].line
    castle, palace = Face(0, "castle", line, 4, 1), Face(1, "palace", line, 4, 1)
    assert not is_promotion(castle, palace)
    assert is_promotion(Face(2, "hut", line, 2, 1), palace)


def test_two_such_faces_lift_two() -> None:
    game = table("steward steward", "tinker tinker", fate="good-harvest").collect()
    game.play("black:barony>>duchy", "white:barony>>duchy", "done")
    assert "duchy" in game.faces(0)
    assert "duchy" in game.faces(1)


def test_using_it_is_optional() -> None:
    game = table("steward barony", "tinker tinker", fate="good-harvest").collect()
    assert game.play("done").faces(1)[0] == "barony"


def test_a_green_die_can_be_lifted() -> None:
    game = table("steward barony green/barony", "tinker tinker", fate="good-harvest").collect()
    assert "green1:barony>>duchy" in game.legal()


def test_such_faces_have_two_dots_themselves() -> None:
    """So one can be put on a die for two upgrades."""
    game = table("barony farm", "steward granary castellan", fate="innovation").collect()
    for face in ("steward", "granary", "castellan"):
        assert f"black:tinker>{face}" in game.legal()
