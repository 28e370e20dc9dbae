"""Youtoma's My Little Scythe: two prefilled hexes, and the duty to gain a sixth of a kind."""

import pytest

from rollwright.core.errors import BadPosition
from tests.games.realms.scenario import YoutomaSeat

NAME = "youtoma-my-little-scythe"
WINGSPAN = "youtoma-wingspan"
PLACE = f"A>{NAME}:"


def flowers() -> YoutomaSeat:
    return YoutomaSeat(NAME, WINGSPAN)


@pytest.mark.parametrize(("value", "flower"), [(5, "heart"), (6, "pumpkin")])
def test_a_5_and_a_6_are_prefilled(value: int, flower: str) -> None:
    seat = flowers().roll(value, 1)
    assert seat.legal(PLACE) == [flower]
    other = {"heart": "pumpkin", "pumpkin": "heart"}[flower]
    assert "taken already" in seat.why(PLACE + other)


@pytest.mark.parametrize("value", [1, 2, 3, 4])
def test_the_other_numbers_are_free_in_both_flowers(value: int) -> None:
    assert flowers().roll(value, 6).legal(PLACE) == ["pumpkin", "heart"]


def test_the_prefilled_hexes_gave_no_resources() -> None:
    assert flowers().resources() == (0, 0, 0)


@pytest.mark.parametrize(
    ("value", "flower", "reward"), [(5, "heart", (0, 1, 1)), (6, "pumpkin", (1, 0, 1))]
)
def test_the_prefilled_hexes_count_for_pairs(
    value: int, flower: str, reward: tuple[int, int, int]
) -> None:
    seat = flowers().roll(value, 1).play(PLACE + flower)
    assert seat.resources() == reward
    assert seat.marks(NAME) == {f"{flower}{value}": "x", f"pair{value}": "x"}


def test_the_rulebook_s_example_the_sixth_pumpkin_must_be_gained() -> None:
    seat = flowers().give(pumpkin=5).roll(2, 4)
    assert seat.legal(PLACE) == ["pumpkin"]
    assert "A 2 can score a star" in seat.why(PLACE + "heart")
    assert seat.play(PLACE + "pumpkin").stars(NAME) == 2


def test_the_rulebook_s_example_on_wingspan_heart_and_pumpkin_are_free() -> None:
    # The first bird gives a pumpkin, the third one a heart.
    seat = flowers().give(pumpkin=5).roll(2, 4)
    assert seat.legal(f"A>{WINGSPAN}:") == ["1", "2", "3"]
    heart = flowers().give(pumpkin=5).roll(2, 4).play(f"A>{WINGSPAN}:3")
    assert (heart.stars(NAME), heart.legal(f"B>{NAME}:")) == (0, ["pumpkin"])
    # With the sixth pumpkin from there, nothing is left to score with the other die.
    seat.play(f"A>{WINGSPAN}:1")
    assert (seat.stars(NAME), seat.legal(f"B>{NAME}:")) == (2, ["pumpkin", "heart"])


def test_of_two_sixths_one_is_chosen() -> None:
    seat = flowers().give(pumpkin=5, heart=5).roll(2, 4)
    assert seat.legal(PLACE) == ["pumpkin", "heart"]


def test_the_coin_of_a_pair_with_a_prefilled_hex_may_be_the_sixth() -> None:
    seat = flowers().give(coin=5).roll(5, 4).play(PLACE + "heart")
    assert seat.stars(NAME) == 2


def test_a_seventh_of_a_kind_is_no_duty() -> None:
    assert flowers().give(pumpkin=6).roll(2, 4).legal(PLACE) == ["pumpkin", "heart"]


def test_a_resource_for_a_die_that_fits_nowhere_counts_but_is_free() -> None:
    seat = YoutomaSeat(NAME, "youtoma-charterstone", "youtoma-euphoria").give(heart=5)
    seat.write(NAME, 0, heart5="x", pair5="x")
    seat.write("youtoma-charterstone", 1, building5="x", crate5="3x")
    seat.write("youtoma-euphoria", 0, left5="x", right5="x").roll(5, 1)
    assert seat.legal("A>") == ["pumpkin", "heart", "coin"]
    assert seat.play("A>heart").stars(NAME) == 2


@pytest.mark.parametrize(
    "marks",
    [{"pumpkin5": ""}, {"heart6": "o"}, {"heart5": "x"}, {"pair5": "x"}, {"pumpkin6": "x"}],
)
def test_a_card_that_no_play_fills_so_is_refused(marks: dict[str, str]) -> None:
    # Both hexes of a number and its coin come together.
    with pytest.raises(BadPosition):
        flowers().write(NAME, None, **marks)
