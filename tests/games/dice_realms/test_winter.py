"""Winter: a grain for each die, at once, or misery."""

from tests.games.dice_realms.table import new_game, table


def test_winter_costs_a_grain_for_each_die() -> None:
    game = table("barony farm tower grain=5", "barony farm grain=5").roll("fate winter")
    assert game.has("grain misery") == [2, 0]
    assert game.has("grain misery", seat=1) == [3, 0]


def test_the_grain_goes_back_to_the_supply() -> None:
    game = table("barony farm", "barony farm")
    before = game.position.grain
    game.roll("fate winter")
    assert game.position.grain == before + 4


def test_each_missing_grain_is_a_chip_of_misery() -> None:
    game = table("barony farm tower grain=1", "barony farm").roll("fate winter")
    assert game.has("grain misery") == [0, 2]
    assert game.position.scores()[0] == -4
    assert game.told()[1] == "Seat 0 pays 1 grain and takes 2 misery chips of −2."


def test_the_fate_die_itself_costs_nothing() -> None:
    game = table("barony farm", "barony farm", holder=1).roll("fate winter")
    assert game.has("grain") == game.has("grain", seat=1) == [1]


def test_winter_comes_before_the_dice_so_their_grain_is_too_late() -> None:
    game = table("farm farm grain=0", "barony barony", fate="winter")
    assert game.has("misery grain") == [2, 0]
    assert game.collect().has("misery grain") == [2, 4]


def test_winter_is_no_grain_attack_so_no_shield_helps() -> None:
    game = table("hero granary grain=2", "barony farm", fate="winter")
    assert game.has("grain") == [0]
    assert game.step == "roll"


def test_no_winter_costs_nothing() -> None:
    game = new_game().roll("fate innovation")
    assert game.has("grain") == [3]


def test_the_last_chip_of_misery_does_not_end_the_game() -> None:
    game = table("barony farm grain=0 misery=4", "barony farm grain=0", fate="winter")
    assert game.position.misery == 0
    assert not game.position.final


def test_one_more_chip_than_there_are_makes_this_the_last_round() -> None:
    game = table("barony farm grain=0 misery=5", "barony farm grain=0", fate="winter")
    assert game.position.final
    assert game.end_round().step == "over"
