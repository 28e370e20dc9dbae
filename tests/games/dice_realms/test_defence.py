"""Defense: a shield against an attack, kept or used, on active and on inactive dice."""

import pytest

from rollwright.core.errors import BadPosition
from tests.games.dice_realms.table import load, table


def test_a_shield_ignores_one_attack() -> None:
    game = table("tower farm", "barony farm", fate="robber").keep()
    game.play("block:black")
    assert game.active() == [True, True]
    assert "Seat 0 blocks with Tower." in game.told()


def test_each_shield_ignores_one_attack_only() -> None:
    game = table("tower farm barony", "barony highwayman barony", fate="robber").keep()
    game.play("block:black").play("lose:black", seat=1)
    assert game.why("block:black") == "No shield of yours helps against this attack."


def test_two_shields_ignore_two_attacks() -> None:
    game = table("hero farm barony", "barony highwayman barony", fate="robber").keep()
    game.play("block:black").play("lose:black", seat=1).play("block:black")
    assert game.active() == [True, True, True]


def test_a_shield_may_be_saved_for_a_later_attack() -> None:
    game = table("tower farm barony", "barony highwayman barony", fate="robber").keep()
    game.play("lose:white").play("lose:black", seat=1).play("block:black")
    assert game.active() == [True, False, True]


def test_the_shield_of_a_die_set_aside_still_defends() -> None:
    game = table("tower farm barony", "barony highwayman barony", fate="robber").keep()
    game.play("lose:black").play("lose:black", seat=1).play("block:black")
    assert game.active() == [False, True, True]


def test_a_shield_on_a_hidden_side_does_not_help() -> None:
    game = table("barony+tower farm", "barony farm", fate="robber").keep()
    assert game.legal() == ["lose:black", "lose:white"]


def test_a_granary_defends_against_grain_attacks() -> None:
    game = table("granary farm grain=5", "grain-robber barony", fate="innovation").keep()
    assert game.legal() == ["suffer", "block:black"]
    game.play("block:black")
    assert game.has("grain") == [7], "the Farm's grain on top"


def test_a_granary_defends_against_one_grain_attack_only() -> None:
    game = table("granary farm grain=5", "grain-robber grain-robber", fate="innovation").keep()
    game.play("block:black")
    assert [text for text in game.told() if "blocks" in text] == ["Seat 0 blocks with Granary."]
    assert game.step == "collect", "nothing helps against the second one"
    assert game.has("grain") == [5 - 2 + 2], "what the second takes, and what the Farm brings"


@pytest.mark.parametrize("attack", ["highwayman", "siege"])
def test_a_granary_defends_against_nothing_else(attack: str) -> None:
    game = table("granary farm", f"{attack} barony", fate="innovation").keep()
    assert "block:black" not in game.legal()
    assert game.why("block:black") == "No shield of yours helps against this attack."


def test_a_shield_for_grain_only_is_used_before_others() -> None:
    game = table("tower granary", "grain-robber highwayman", fate="innovation").keep()
    game.play("block:white", "block:black")
    assert game.active() == [True, True]
    assert [text for text in game.told() if "blocks" in text] == [
        *("Seat 0 blocks with Granary.", "Seat 0 blocks with Tower.")
    ]


def test_the_shield_of_an_active_die_is_used_before_one_set_aside() -> None:
    """Where it makes no difference, so that the choice is always made in the same way."""
    game = table("hero tower farm", "barony highwayman barony", fate="robber").keep()
    game.play("lose:black").play("lose:black", seat=1)
    assert game.legal("block") == ["block:white"]


def test_a_destroyed_face_has_no_shield_any_more() -> None:
    game = table("tower farm barony", "siege highwayman", fate="innovation").keep()
    game.play("destroy:black")
    assert game.legal() == ["lose:black", "lose:white", "lose:gray1"]


def test_shields_are_fresh_in_the_next_round() -> None:
    game = table("tower farm", "barony farm", fate="robber").keep()
    game.play("block:black").end_round().start("robber", "tower farm", "barony farm").keep()
    assert "block:black" in game.legal()


def test_quarantine_ignores_the_loss_of_a_die_without_a_shield() -> None:
    game = table("quarantine farm grain=5", "barony farm", fate="plague").keep()
    assert game.position.waiting() == [1]
    game.play("lose:black", seat=1)
    assert game.active() == [True, True]
    assert game.has("grain") == [5 - 2 + 1 + 2], "but the second attack takes grain"


def test_quarantine_on_a_die_set_aside_protects_nothing() -> None:
    """Destruction can't be kept off, and a ruin protects nothing."""
    game = table("quarantine farm barony", "siege highwayman", fate="innovation").keep()
    game.play("destroy:black")
    assert game.legal("lose") == ["lose:black", "lose:white", "lose:gray1"]


def test_nor_does_quarantine_itself_on_such_a_die() -> None:
    """No attack sets it aside, so the position is made by hand."""
    game = table("barony farm barony+quarantine", "tinker highwayman", fate="innovation").keep()
    data = game.json()
    die = data["realms"][0]["dice"][2]
    die |= {"active": False, "side": die["faces"].index("quarantine")}
    assert load(data).legal() == ["lose:black", "lose:white"]
    die["active"] = True
    with pytest.raises(BadPosition):
        load(data)


def test_innovation_harvests_and_winter_are_no_attacks() -> None:
    for fate in ("innovation", "good-harvest", "bad-harvest", "winter"):
        assert table("barony farm", "barony farm", fate=fate).keep().step != "attack"
