"""Attacks: their order, the effect of each kind, and which seats are spared."""

from tests.games.dice_realms.table import Table, table

ALICE, BOB, CHARLIE = range(3)


def test_the_fate_die_attacks_first_then_the_seats_clockwise() -> None:
    game = table(
        *("barony barony warband", "barony barony barony", "barony barony warband"),
        holder=2,
        fate="robber",
    )
    game.collect()
    attacks = [text for text in game.told() if "attacks" in text]
    assert attacks == [
        "Robber attacks everybody: they lose a die for this round.",
        "Warband of seat 2 attacks: the others lose a die for this round.",
        "Warband of seat 0 attacks: the others lose a die for this round.",
    ]


def test_the_fate_die_attacks_all_and_a_player_only_the_others() -> None:
    game = table("barony barony", "barony barony", "barony barony", fate="robber").keep()
    assert game.position.waiting() == [0, 1, 2]
    game = table("highwayman barony", "barony barony", "barony barony", fate="innovation").keep()
    assert game.position.waiting() == [1, 2]


def test_a_grain_attack_takes_grain_back_to_the_supply() -> None:
    game = table("grain-robber barony", "barony barony grain=5", fate="innovation")
    supply = game.position.grain
    game.keep()
    assert game.has("grain misery", seat=1) == [3, 0]
    assert game.position.grain == supply + 2 - 2, "the robber collects 2 grain afterwards"


def test_a_grain_attack_costs_misery_for_each_missing_grain() -> None:
    game = table("grain-robber barony", "barony barony grain=1", fate="innovation").keep()
    assert game.has("grain misery", seat=1) == [0, 1]


def test_the_last_misery_may_go_in_an_attack_too() -> None:
    realms = ("grain-robber barony misery=7", "barony barony grain=0")
    game = table(*realms, setup="first-game", fate="innovation").keep()
    assert game.position.final


def test_a_lost_die_is_the_choice_of_its_owner_and_inactive_for_the_round() -> None:
    game = table("barony farm", "barony farm", fate="robber").keep()
    assert game.legal() == ["lose:black", "lose:white"]
    game.play("lose:white")
    assert game.active() == [True, False]
    game.play("lose:black", seat=1).end_round()
    assert game.active() == [True, True]


def test_a_lost_die_collects_nothing() -> None:
    game = table("barony farm grain=3", "barony farm grain=3", fate="robber").keep()
    game.play("lose:white").play("lose:black", seat=1).collect()
    assert game.has("vp grain") == [1, 3]
    assert game.has("vp grain", seat=1) == [0, 5]


def test_a_lost_die_counts_for_nothing_that_counts_faces_or_dice() -> None:
    game = table("duke county baron", "barony barony", fate="robber").keep()
    game.play("lose:black").play("lose:black", seat=1).collect()
    assert game.has("vp") == [2 + 1]


def test_a_lost_die_can_not_be_lost_again() -> None:
    game = table("barony farm tower", "highwayman farm", fate="robber").keep()
    game.play("lose:black").play("lose:white", seat=1)
    assert game.legal() == ["lose:white", "lose:gray1", "block:gray1"]
    assert game.why("lose:black") == "This die was lost for the round."


def test_a_lost_die_does_not_attack() -> None:
    game = table("grain-robber barony", "barony farm grain=5", fate="robber").keep()
    game.play("lose:black").play("lose:black", seat=1)
    assert game.has("grain", seat=1) != [3]
    assert [text for text in game.told() if "Grain Robber of" in text] == []


def test_a_destroyed_face_goes_to_the_treasury_tile_and_leaves_a_ruin() -> None:
    game = table("siege barony", "county farm", fate="innovation").keep()
    assert game.legal(seat=1) == ["destroy:black", "destroy:white"]
    game.play("destroy:black", seat=1)
    assert game.faces(0, seat=1)[0] == "destroyed"
    assert game.has("lost", seat=1) == [["county"]]
    assert game.left("destroyed") == 11


def test_each_destroyed_face_costs_two_points() -> None:
    game = table("siege barony", "barony farm", fate="innovation").keep()
    game.play("destroy:white", seat=1)
    assert game.position.scores()[1] == -2 + 1, "the Barony still collects"


def test_only_a_face_that_shows_on_an_active_die_can_be_destroyed() -> None:
    game = table("siege barony", "county farm tinker", fate="robber").keep()
    game.play("block:black").play("lose:white", seat=1)
    assert game.legal(seat=1) == ["destroy:black", "destroy:gray1"]
    assert game.why("destroy:white", seat=1) == "This die was lost for the round."


def test_ruins_never_run_out() -> None:
    """Twelve are in the box, and a thirteenth face can be destroyed."""
    ruins = "+".join(["destroyed"] * 5)
    realm = f"barony+{ruins} barony+destroyed lost=farm,mill,quarry,keep,engineer,county"
    game = table(f"siege {realm}", realm, fate="innovation").keep()
    assert game.left("destroyed") == 0
    assert game.play("destroy:black", seat=1).faces(0, seat=1) == ["destroyed"] * 6


def test_two_attacks_on_one_face_are_two_attacks() -> None:
    game = table("saboteur barony", "tower farm grain=5", fate="innovation").keep()
    game.play("block:black", seat=1)
    assert game.has("grain", seat=1) == [5 - 1 + 1 + 2], "the second attack was not blocked"
    game = table("saboteur barony", "hero farm grain=5", fate="innovation").keep()
    game.play("block:black", "block:black", seat=1)
    assert game.has("grain lost", seat=1) == [7, []]


def test_plague_is_two_attacks_on_everybody() -> None:
    game = table("barony farm grain=5", "barony barony grain=5", fate="plague").keep()
    game.play("lose:white").play("lose:black", seat=1)
    assert game.has("grain") == game.has("grain", seat=1) == [3]


def test_other_powers_of_an_attack_face_do_not_need_its_success() -> None:
    game = table("highwayman barony treasury=0", "hero barony", fate="innovation").keep()
    game.play("block:black", seat=1)
    assert game.has("coins") == [3]


def test_nobody_loses_the_last_active_die() -> None:
    game = table("barony farm", "highwayman barony", fate="robber").keep()
    game.play("lose:black").play("lose:white", seat=1)
    assert game.active() == [False, True]
    assert game.step != "attack"


def test_nobody_loses_the_last_whole_face() -> None:
    game = table("siege barony", "destroyed farm lost=farm", fate="innovation").keep()
    assert game.has("lost", seat=1) == [["farm"]]


def test_a_ruin_may_be_set_aside_but_not_the_last_whole_face() -> None:
    game = table("highwayman barony", "destroyed farm tower lost=farm", fate="robber").keep()
    game.play("lose:white").play("lose:gray1", seat=1)
    assert game.active(seat=1) == [True, True, False], "the shield still blocks"
    assert game.legal(seat=1) == ["lose:black", "block:gray1"]
    assert game.why("lose:white", seat=1) == (
        "Nobody loses the last active die, nor the last whole face."
    )


def test_of_two_ruins_one_may_be_set_aside() -> None:
    game = table("barony farm", "destroyed destroyed lost=farm,farm", fate="robber").keep()
    assert game.legal(seat=1) == ["lose:black", "lose:white"]


def test_a_destroyed_attack_face_attacks_no_more() -> None:
    game = table("siege barony", "grain-robber farm", fate="innovation").keep()
    game.play("destroy:black", seat=1)
    assert [text for text in game.told() if "Grain Robber of" in text] == []


def test_the_attacks_of_one_seat_come_in_the_order_of_its_dice() -> None:
    game = table("highwayman grain-robber", "barony farm tower grain=5", fate="innovation").keep()
    assert game.has("grain", seat=1) == [5]
    game.play("lose:black", seat=1)
    assert game.has("grain", seat=1) == [5]
    game.play("suffer", seat=1)
    assert game.has("grain", seat=1) == [3 + 2 + 1]


def test_an_attack_must_be_answered() -> None:
    game = table("barony farm", "barony farm", fate="robber").keep()
    assert game.why("done") == "An attack must be answered first."
    assert game.why("suffer") == "The attack wants something else."
    assert game.why("destroy:black") == "The attack wants something else."
    assert game.why("convert:black") == "That belongs to another step: the Collect step."


def _example() -> Table:
    """Alice holds the Fate die, which shows a Robber; Bob and Charlie follow. All have rerolled."""
    game = table(
        "tinker+hero barony farm sets=1 grain=5",
        "warband tinker grain=5",
        "grain-robber siege barony+grain-robber grain=5",
        fate="robber",
    )
    game.reroll("reroll:black", "barony").play("set:black=hero", "done")
    game.reroll("reroll:white", "barony", seat=BOB).play("done", seat=BOB)
    return game.reroll("reroll:gray1", "grain-robber", seat=CHARLIE).play("done", seat=CHARLIE)


def test_the_attack_example_of_the_rulebook() -> None:
    game = _example()
    # The Robber: everybody sets a die aside and saves the shields.
    game.play("lose:black").play("lose:white", seat=BOB).play("lose:gray1", seat=CHARLIE)
    # Bob's loss of a die: Alice blocks with the Hero that she set aside, Charlie with his shield.
    assert game.position.waiting() == [ALICE, CHARLIE]
    game.play("block:black").play("block:white", seat=CHARLIE)
    # Charlie's Grain Robber on his black die: Alice loses 2 grain, Bob blocks.
    game.play("suffer").play("block:black", seat=BOB)
    assert game.has("grain", seat=ALICE) == [3]
    assert game.has("grain", seat=BOB) == [5]
    # His destruction: Alice has another shield, Bob only one active whole face left.
    assert game.position.waiting() == [ALICE]
    game.play("block:black")
    assert game.has("lost", ALICE) == game.has("lost", BOB) == [[]]
    # His Grain Robber that was set aside does not attack.
    told = [text for text in game.told() if "attacks" in text]
    assert told == [
        "Robber attacks everybody: they lose a die for this round.",
        "Warband of seat 1 attacks: the others lose a die for this round.",
        "Grain Robber of seat 2 attacks: the others lose 2 grain.",
        "Siege of seat 2 attacks: the others lose a face that shows.",
    ]


def test_the_three_dice_set_aside_in_the_example_bring_nothing() -> None:
    game = _example()
    game.play("lose:black").play("lose:white", seat=BOB).play("lose:gray1", seat=CHARLIE)
    game.play("block:black").play("block:white", seat=CHARLIE)
    game.play("suffer").play("block:black", seat=BOB)
    game.play("block:black").collect()
    assert game.has("vp grain", seat=ALICE) == [1, 3 + 2], "the Barony and the Farm"
    assert game.has("vp grain", seat=BOB) == [1, 5], "the Warband alone"
    assert game.has("vp grain", seat=CHARLIE) == [3, 5 + 2], "the Siege and one Grain Robber"


def test_after_an_attack_that_cannot_hurt_nobody_is_asked() -> None:
    """With one active die left there is nothing to choose, not even a shield."""
    game = table("hero barony", "highwayman barony", fate="robber").keep()
    game.play("lose:black").play("lose:white", seat=1)
    assert game.step != "attack"
    assert [text for text in game.told() if "blocks" in text] == []
