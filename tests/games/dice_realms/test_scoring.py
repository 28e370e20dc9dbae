"""Scoring: faces by their dots, chips, misery, ruins, and ties."""

import pytest

from rollwright.games.dice_realms.box.face import FACE_OF, FACES
from tests.games.dice_realms.table import table


@pytest.mark.parametrize(
    ("face", "points"),
    [
        *(("barony", 0), ("baron", 0), ("county", 1), ("hero", 1), ("duchy", 2), ("duke", 2)),
        *(("temple", 3), ("monument", 13), ("destroyed", -2)),
    ],
)
def test_what_a_face_is_worth(face: str, points: int) -> None:
    lost = " lost=farm" if face == "destroyed" else ""
    game = table(f"farm+{face} farm{lost}", "farm farm")
    assert game.position.scores() == [points, 0]


def test_a_monument_is_worth_four_for_its_dots_and_nine_more() -> None:
    monument = FACES[FACE_OF["monument"]]
    assert (monument.dots // 2, monument.score, monument.worth()) == (4, 9, 13)


def test_charlie_of_the_rulebook() -> None:
    """11 faces with two dots, 3 with four, 4 with one, 16 points in chips and a chip of misery."""
    six = "+".join(["county", "mill", "quarry", "keep", "engineer", "hero"])
    five = "+".join(["county", "mill", "quarry", "keep", "engineer", "duchy"])
    rest = "+".join(["mine", "castle", "barony", "farm", "tower", "tinker"])
    game = table(f"{six} {five} {rest} vp=16 misery=1", "farm farm")
    assert game.position.scores()[0] == 31
    assert game.position.result(0) == {
        "faces": 17,
        "chips": 16,
        "destroyed": 0,
        "misery": -2,
        "grain": 3,
    }


def test_ruins_and_misery_are_told_apart() -> None:
    realm = "destroyed+destroyed farm lost=county,mill vp=5 misery=2"
    game = table(realm, "farm farm")
    assert game.position.result(0) == {
        "faces": 0,
        "chips": 5,
        "destroyed": -4,
        "misery": -4,
        "grain": 3,
    }
    assert game.position.scores()[0] == -3


def test_grain_coins_and_tokens_are_worth_nothing() -> None:
    game = table("farm farm grain=9 treasury=1 tokens=5 sets=2", "farm farm")
    assert game.position.scores() == [0, 0]


def test_the_highest_score_wins() -> None:
    game = table("farm farm vp=3", "farm farm vp=9", "farm farm vp=5")
    assert game.position.ranking() == [[1], [2], [0]]


def test_ties_go_to_the_most_grain() -> None:
    game = table("farm farm vp=3 grain=2", "farm farm vp=3 grain=4", "farm farm vp=4 grain=0")
    assert game.position.ranking() == [[2], [1], [0]]


def test_who_still_ties_shares_the_victory() -> None:
    game = table("farm farm vp=3 grain=2", "farm farm vp=3 grain=2")
    assert game.position.ranking() == [[0, 1]]


def test_inactive_dice_score_like_all_others() -> None:
    game = table("duchy+county farm grain=21", "farm farm", fate="robber").keep()
    game.play("lose:black").play("lose:black", seat=1).end_round()
    assert game.step == "over"
    assert game.position.scores()[0] == 2 + 1
