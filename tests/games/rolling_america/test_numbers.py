"""Writing numbers: the region of a die, the wild die, and the states next door."""

import pytest

from tests.games.rolling_america.board import (
    ALL,
    BLUE,
    GREEN,
    ORANGE,
    PURPLE,
    RED,
    YELLOW,
    board,
    filled,
    new_game,
)


@pytest.mark.parametrize(
    ("letter", "region"),
    [("r", RED), ("b", BLUE), ("g", GREEN), ("y", YELLOW), ("o", ORANGE), ("p", PURPLE)],
)
def test_a_number_goes_to_a_state_of_the_color_of_its_die(letter: str, region: str) -> None:
    # Non-wild dice: an empty state in the region of that colour.
    assert new_game().roll(f"{letter}3 w5").plain(f"{letter}3") == region.split()


def test_a_wild_number_goes_to_any_region() -> None:
    # Wild die: an empty state anywhere.
    assert new_game().roll("r3 w5").plain("w5") == ALL.split()


def test_the_number_of_the_die_is_written_in_the_state() -> None:
    assert new_game().roll("r3 w5").play("r3>PA", "w5>TX").cells() == {"PA": "3", "TX": "5"}


def test_a_state_takes_one_number_only() -> None:
    # Only empty states can be chosen.
    game = board("PA3 OHx VA3! MD2").roll("r3 w5")
    assert game.plain("r3") == ["DE", "GA", "NC", "SC", "WV"]


@pytest.mark.parametrize("order", [("r3>PA", "w5>TX"), ("w5>TX", "r3>PA")])
def test_the_dice_are_resolved_in_any_order(order: tuple[str, str]) -> None:
    # How to play: both dice, in the order the player likes.
    game = new_game().roll("r3 w5").play(*order)
    assert game.cells() == {"PA": "3", "TX": "5"}


def test_each_die_is_resolved_once() -> None:
    game = new_game().roll("r3 w5").play("r3>PA")
    assert game.legal("r3") == []
    assert "the red 3" in game.why("r3>OH")


def test_both_dice_must_be_resolved_before_the_turn_ends() -> None:
    # Continuing a round: it goes on when everybody has resolved both dice.
    game = new_game().roll("r3 w5")
    assert game.legal("done") == []
    game.play("r3>PA")
    assert game.legal("done") == []
    game.play("w5>TX")
    assert game.legal("done") == ["done"]


@pytest.mark.parametrize("neighbor", ["", "MOx", "MO6!", "MO1", "MO2", "MO3"])
def test_a_green_2_fits_beside_blank_crossed_guarded_1_2_and_3(neighbor: str) -> None:
    # Neighbouring state rule, the worked example. Missouri is next door to Kansas.
    assert "KS" in board(neighbor).roll("g2 p6").plain("g2")


@pytest.mark.parametrize("neighbor", ["MO4", "MO5", "MO6"])
def test_a_green_2_does_not_fit_beside_4_5_and_6(neighbor: str) -> None:
    assert "KS" not in board(neighbor).roll("g2 p6").plain("g2")


@pytest.mark.parametrize("number", range(1, 7))
@pytest.mark.parametrize("other", range(1, 7))
def test_neighbors_differ_by_at_most_one(number: int, other: int) -> None:
    fits = "KS" in board(f"CO{other}").roll(f"g{number} p6").plain(f"g{number}")
    assert fits == (abs(number - other) <= 1)


def test_every_state_next_door_counts() -> None:
    # All bordering states, not just one: Kansas between 1 and 3 takes nothing but a 2.
    fitting = [n for n in range(1, 7) if "KS" in board("CO1 MO3").roll(f"g{n} p6").plain(f"g{n}")]
    assert fitting == [2]


def test_the_color_of_the_state_next_door_is_irrelevant() -> None:
    # Notes: Colorado is green like Kansas, Missouri is yellow; both shut it for a 6.
    assert "KS" not in board("CO2").roll("g6 p1").plain("g6")
    assert "KS" not in board("MO2").roll("g6 p1").plain("g6")


def test_the_wild_die_obeys_the_rule_too() -> None:
    assert "KS" not in board("MO2").roll("r1 w6").plain("w6")


def test_states_that_touch_at_a_corner_only_are_no_neighbors() -> None:
    # Utah and New Mexico, Arizona and Colorado.
    game = board("UT1 CO1").roll("g6 o6")
    assert "NM" not in game.plain("g6")  # beside Colorado
    assert "AZ" not in game.plain("o6")  # beside Utah
    assert "NM" in board("UT1").roll("g6 o6").plain("g6")
    assert "AZ" in board("CO1").roll("g6 o6").plain("o6")


def test_alaska_and_hawaii_are_immune() -> None:
    # Notes: the rule does not touch them, whatever stands on the map.
    states = filled(" ".join(sorted(set(ALL.split()) - {"AK", "HI"})), "1")
    game = board(states).roll("o6 w6")
    assert game.plain("o6") == game.plain("w6") == ["AK", "HI"]


def test_alaska_and_hawaii_restrict_nobody() -> None:
    game = board("AK1 HI1").roll("o6 w6")
    assert game.plain("w6") == sorted(set(ALL.split()) - {"AK", "HI"})


def test_the_first_number_of_a_turn_counts_for_the_second() -> None:
    game = new_game().roll("g2 b6").play("g2>WY")
    assert "MT" not in game.plain("b6")
    assert "MT" in new_game().roll("g2 b6").plain("b6")
