"""Upgrade: the cost of each swap, and the faces that can be swapped."""

import pytest

from rollwright.games.dice_realms.box.face import FACE_OF, FACES
from tests.games.dice_realms.table import table


@pytest.mark.parametrize(
    ("old", "new", "cost"),
    [
        # Within a line: a dot for an upgrade.
        *(("barony", "county", 1), ("county", "duchy", 2), ("barony", "duchy", 3)),
        # Across at the same level.
        *(("barony", "farm", 1), ("county", "mill", 1), ("duchy", "mine", 1)),
        *(("baron", "barony", 1), ("hero", "county", 1), ("county", "hero", 1)),
        # Across and up.
        *(("barony", "mine", 4), ("barony", "mill", 2), ("county", "mine", 3)),
        # White faces are one line, without a first dot.
        *(("barony", "hero", 2), ("hero", "steward", 1), ("hero", "temple", 4)),
        *(("duchy", "monument", 5), ("temple", "monument", 2), ("hero", "monument", 6)),
        *(("barony", "temple", 6), ("barony", "monument", 8), ("hero", "duchy", 3)),
        # Down, wherever to.
        *(("duchy", "barony", 1), ("duchy", "farm", 1), ("monument", "tinker", 1)),
        *(("temple", "hero", 1), ("county", "barony", 1), ("hero", "farm", 1)),
    ],
)
def test_what_a_swap_costs(old: str, new: str, cost: int) -> None:
    assert FACES[FACE_OF[old]].cost_to(FACES[FACE_OF[new]]) == cost


@pytest.mark.parametrize(
    ("old", "new", "cost"), [("barony", "county", 1), ("barony", "mine", 4), ("tinker", "hero", 2)]
)
def test_a_swap_takes_its_cost_and_needs_it(old: str, new: str, cost: int) -> None:
    game = table("university university barony", "barony+hero farm", fate="innovation").collect()
    game.play(f"gray1:{old}>{new}")
    assert game.has("upgrades") == [8 - cost]
    poor = table("barony+engineer farm", "barony+hero farm", fate="golden-age").collect()
    if cost > 1:
        assert poor.why(f"black:{old}>{new}") == (f"That takes {cost} upgrades, and you have 1.")


def test_the_faces_are_swapped_with_the_supply() -> None:
    game = table("barony farm", "barony farm", fate="innovation").collect()
    before = game.left("barony"), game.left("county")
    game.play("black:barony>county")
    assert (game.left("barony"), game.left("county")) == (before[0] + 1, before[1] - 1)
    assert game.faces(0) == ["county", "farm", "prospector", "tower", "tinker", "tinker"]
    assert game.told()[-1] == ("Seat 0 spends 1 upgrade: Barony becomes County on the black die.")


def test_what_was_spent_on_a_swap_is_told() -> None:
    game = table("steward university", "barony farm", fate="innovation").collect()
    game.play("white:barony>mill", "black:barony>>duchy", "done")
    assert game.told()[-3:] == [
        "Seat 0 spends 2 upgrades: Barony becomes Mill on the white die.",
        "Seat 0 lifts Barony to Duchy on the black die, without upgrades.",
        "Seat 0 leaves 3 upgrades unused.",
    ]
    game.play("black:barony>county", "white:barony>county", seat=1).play("done", seat=1)
    assert "Seat 1 has finished upgrading." in game.told()


def test_any_face_may_be_swapped_not_only_the_one_on_top() -> None:
    game = table("barony farm", "barony farm", fate="innovation").collect()
    for face in ("barony", "farm", "prospector", "tower", "tinker"):
        assert game.legal(f"black:{face}>")


def test_upgrades_left_over_are_lost() -> None:
    game = table("barony farm", "barony farm", fate="innovation").collect().play("done")
    assert game.has("upgrades") == [0]
    game.end_round().start("good-harvest", "barony farm", "barony farm").collect()
    assert game.step == "dice"


def test_several_upgrades_may_go_to_one_face_step_by_step() -> None:
    game = table("tinker farm", "barony farm", fate="innovation").collect()
    game.play("black:barony>county", "black:county>duchy")
    assert game.has("upgrades") == [0]


def test_a_die_bought_this_round_may_be_upgraded() -> None:
    game = table("mine barony grain=2", "barony farm", fate="innovation").keep()
    game.play("buy:green").finish(3)
    assert "green1:barony>county" in game.legal()


def test_a_die_set_aside_may_not_be_upgraded() -> None:
    game = table("engineer farm", "barony farm", fate="robber").keep()
    game.play("lose:white").play("lose:black", seat=1).collect()
    assert game.legal("white:") == []
    assert game.why("white:farm>mill") == "This die was lost for the round."


def test_a_ruin_may_not_be_upgraded() -> None:
    game = table("destroyed farm lost=farm", "barony farm", fate="innovation").collect()
    assert game.legal("black:destroyed") == []
    assert game.why("black:destroyed>farm") == (
        "A destroyed face can't be upgraded; it can be repaired."
    )


def test_nothing_becomes_a_ruin_or_itself() -> None:
    game = table("barony farm", "barony farm", fate="innovation").collect()
    assert game.why("black:barony>barony") == "That face is Barony already."
    assert game.why("black:barony>destroyed") == (
        "Only faces in play can be put on a die, not Destroyed."
    )


def test_a_face_that_is_not_on_the_die_can_not_be_swapped() -> None:
    game = table("barony farm", "barony farm", fate="innovation").collect()
    assert game.why("black:mine>mill") == "Mine is not on this die."


def test_a_face_that_no_tile_brings_is_not_in_the_game() -> None:
    game = table("university farm", "barony farm", setup="market-day", fate="innovation").collect()
    wanted = "Almshouse is not in this game: no tile brings it."
    assert game.why("black:barony>almshouse") == wanted
    assert game.why("black:barony>almshouse", language="es") == (
        "Hospicio no está en esta partida: ninguna loseta trae esa cara."
    )


def test_a_green_die_stays_green() -> None:
    game = table("university barony green/barony", "baron shepherd", fate="innovation").collect()
    targets = {text.partition(">")[2] for text in game.legal("green1:barony>")}
    assert targets == {
        *("county", "duchy", "baron", "count", "duke", "shepherd", "flock", "wool-estate")
    }
    assert game.why("green1:barony>farm") == "Farm is not green: green dice take green faces only."


def test_green_faces_are_not_for_green_dice_only() -> None:
    game = table("tinker barony", "baron shepherd", fate="innovation").collect()
    assert "black:tinker>count" in game.legal()


def test_a_die_takes_only_one_of_each_marked_face() -> None:
    game = table("barony+gardener university", "plow-team+barony farm", fate="innovation")
    game.reroll("resolve:black", "barony", seat=1).collect()
    assert game.why("black:barony>gardener") == "A die takes only one Gardener."
    game.play("black:barony>plow-team", "white:barony>gardener")
    assert "gardener" in game.faces(0)
    assert "plow-team" in game.faces(0)


def test_other_faces_may_be_on_a_die_as_often_as_wished() -> None:
    game = table("university barony+hero", "barony farm", fate="innovation").collect()
    assert "white:barony>hero" in game.legal()


def test_an_intermediate_face_that_is_gone_is_skipped_at_the_full_price() -> None:
    game = table(COUNTIES, COUNTIES, COUNTIES, fate="innovation").collect()
    assert game.left("county") == 16 - 15
    game.play("gray1:barony>county")
    assert game.why("gray1:barony>county") == "No County is left."
    assert "gray1:barony>duchy" in game.legal()


COUNTIES = "county+county+county university county+county+barony+barony+farm+mill"


def test_who_has_no_upgrades_is_not_asked() -> None:
    game = table("tinker farm", "barony farm", fate="good-harvest").collect()
    assert game.position.waiting() == [0]


def test_the_face_on_top_is_swapped_only_if_it_is_the_only_one() -> None:
    game = table("tinker farm", "barony farm", fate="innovation").collect()
    game.play("black:tinker>engineer")
    assert game.position.realms[0].dice[0].showing().id == "tinker"


def test_a_face_swapped_in_on_top_has_no_power_this_round() -> None:
    game = table("barony university", "barony+steward farm", fate="innovation").collect()
    game.play("black:barony>steward")
    assert game.legal("white:barony>>") == []
