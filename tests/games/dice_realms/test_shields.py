"""The choice between shields: offered as long as it matters which of them are left."""

from rollwright.bots import find_bot
from rollwright.core.chance import Luck
from rollwright.core.message import say
from tests.games.dice_realms.table import GAME, Table, table

SAME = "Another shield would do no better now: use that of the {} die."


def besieged() -> Table:
    """Seat 0 shows only shields; a Robber, a destruction and three losses of dice are coming."""
    attackers = "siege highwayman highwayman highwayman"
    return table("hero tower keep", attackers, fate="robber").keep()


def test_the_owner_chooses_the_shield_before_a_destruction() -> None:
    game = besieged()
    assert game.legal("block") == ["block:black", "block:white", "block:gray1"]
    game.play("block:white").play("block:black", seat=1)
    assert "Seat 0 blocks with Tower." in game.told()
    # The Tower has no shield left to lose with its face.
    game.play("destroy:white", "block:black", "block:black", "block:gray1")
    assert game.active() == [True, True, True]


def test_another_choice_costs_a_die() -> None:
    game = besieged().play("block:black").play("block:black", seat=1)
    game.play("destroy:white", "block:black", "block:gray1")
    assert game.why("block:gray1") == "No shield of yours helps against this attack."
    assert game.play("lose:gray1").active() == [True, True, False]


def test_the_shield_that_was_chosen_is_used_up() -> None:
    game = besieged().play("block:gray1").play("block:black", seat=1)
    assert [die.blocked for die in game.position.realms[0].dice] == [0, 0, 1]
    assert game.legal("block") == ["block:black"], "after this one, no face is destroyed any more"


def test_after_the_last_destruction_shields_are_equal() -> None:
    game = table("hero tower farm", "barony highwayman", fate="robber").keep()
    assert game.legal("block") == ["block:black"]
    assert game.why("block:white") == SAME.format("black")
    assert game.why("block:white", language="es") == (
        "Otro escudo no serviría mejor ahora: usa el del dado negro."
    )


def test_a_die_without_a_shield_does_not_block() -> None:
    game = table("hero tower farm", "barony highwayman", fate="robber").keep()
    assert game.why("block:gray1") == (
        "The grey die 1 shows no shield that helps against this attack."
    )


def test_a_destruction_of_ones_own_is_no_reason() -> None:
    game = table("hero tower siege", "barony farm", fate="robber").keep()
    assert game.legal("block") == ["block:black"]


def test_nor_one_on_a_die_that_was_lost() -> None:
    attackers = "highwayman siege barony"
    game = table("hero tower farm farm", attackers, fate="robber").keep()
    assert game.legal("block") == ["block:black", "block:white"]
    game.play("lose:gray1").play("lose:white", seat=1)
    assert game.legal("block") == ["block:black"]


def test_of_dice_that_are_alike_one_is_enough() -> None:
    game = table("tower tower", "siege barony", fate="robber").keep()
    assert game.legal("block") == ["block:black"]
    game = table("tower tower+hero", "siege barony", fate="robber").keep()
    assert game.legal("block") == ["block:black", "block:white"]


def test_shields_of_dice_set_aside_are_alike() -> None:
    """No destruction reaches them, whatever else is on their sides."""
    attackers = "highwayman highwayman siege"
    game = table("hero tower keep farm", attackers, fate="robber").keep()
    game.play("lose:black").play("block:gray1", seat=1).play("lose:white")
    assert game.legal("block") == ["block:black", "block:gray1"]


def test_a_shield_against_grain_alone_comes_first_unless_a_face_may_be_destroyed() -> None:
    game = table("tower granary", "grain-robber highwayman", fate="innovation").keep()
    assert game.legal("block") == ["block:white"]
    assert game.why("block:black") == SAME.format("white")
    game = table("tower granary", "grain-robber siege", fate="innovation").keep()
    assert game.legal("block") == ["block:black", "block:white"]


def test_the_second_attack_of_a_face_counts_too() -> None:
    """A Saboteur destroys first, then takes grain: then there is nothing left to lose."""
    game = table("hero tower keep grain=5", "saboteur barony", fate="robber").keep()
    assert game.legal("block") == ["block:black", "block:white", "block:gray1"]
    game.play("block:black").play("lose:white", seat=1)
    assert game.legal("block") == ["block:black"]


def test_a_block_is_made_at_its_die_and_told_with_it() -> None:
    position = besieged().position
    move = position.parse(0, "block:white")
    assert GAME.paper.place_of(position, 0, move) == "die:white"
    label = GAME.words.label(position, 0, move)
    assert say(label, "en") == "Block it with Tower on the white die"
    assert say(label, "es") == "Pararlo con Torre del dado blanco"


def test_every_die_may_block_in_the_list_of_all_moves() -> None:
    texts = [text for text in GAME.move_texts({}) if text.startswith("block")]
    assert texts[:3] == ["block:black", "block:white", "block:gray1"]
    assert len(texts) == 2 + 5 + 4


def test_greedy_keeps_the_shields_that_a_destruction_would_take() -> None:
    game = besieged()
    position = game.position
    values: dict[str, float] = {}
    for text in game.legal("block"):
        after = position.copy()
        after.apply(0, position.parse(0, text))
        values[text] = GAME.advice.estimate(after, 0)
    assert values["block:white"] == values["block:gray1"] > values["block:black"]
    advised = find_bot("greedy").advise(GAME, position, 0, Luck("any")).move
    assert position.text(0, advised) == "block:white"
