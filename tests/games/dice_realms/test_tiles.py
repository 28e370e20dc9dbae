"""Random tile setups: drawing, limits, what tiles add, and swaps of Fate faces."""

import pytest

from rollwright.games.dice_realms.box.fate import FATES
from tests.games.dice_realms.table import Table, new_game

PLAIN = ["steward", "temple", "gardener", "shrine"]


def draw(*tiles: str, seats: int = 2, attacks: str = "all") -> Table:
    """A game in which these tiles are drawn."""
    game = new_game(seats, setup="random", attacks=attacks)
    return game.roll(*[f"tile {tile}" for tile in tiles])


def drawable(game: Table) -> set[str]:
    position = game.position
    return {position.outcome_text(outcome)[5:] for outcome, _ in position.outcomes()}


def fates(game: Table) -> list[str]:
    return sorted([FATES[fate].id for fate in game.position.fates])


def test_five_tiles_are_drawn_one_by_one_with_equal_chances() -> None:
    game = draw()
    chances = [chance for _, chance in game.position.outcomes()]
    assert len(chances) == 35
    assert chances == [pytest.approx(1 / 35)] * 35
    game.roll(*[f"tile {tile}" for tile in [*PLAIN, "hero"]])
    assert game.json()["tiles"] == [*PLAIN, "hero"]
    assert game.step == "dice"
    assert game.roll("fate winter").position.fate >= 0


def test_no_tile_is_drawn_twice() -> None:
    assert "temple" not in drawable(draw("temple"))


def test_at_most_one_tile_changes_the_fate_die() -> None:
    assert not {"invasion", "golden-age"} & drawable(draw("plague"))


def test_at_most_two_attack_tiles() -> None:
    left = drawable(draw("grain-robber", "war"))
    assert not {"saboteur", "highwayman", "raiders"} & left
    assert "highwayman" in drawable(draw("grain-robber"))


def test_at_most_two_lines() -> None:
    left = drawable(draw("nobles", "cattle"))
    assert not {"holdings", "fairs", "sheep", "war", "raiders", "guilds"} & left


def test_a_group_may_play_without_attack_tiles() -> None:
    attacks = {"grain-robber", "saboteur", "highwayman", "war", "raiders"}
    assert drawable(draw()) - drawable(draw(attacks="none")) == attacks


def test_a_group_may_play_without_destruction() -> None:
    assert drawable(draw()) - drawable(draw(attacks="no-destruction")) == {"saboteur", "war"}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_starred_chips_are_added_for_each_player(seats: int) -> None:
    position = draw(*PLAIN, "fairs", seats=seats).position
    assert (position.grain, position.misery) == ((9 + 4) * seats, 4 * seats)
    position = draw(*PLAIN, "almshouse", seats=seats).position
    assert (position.grain, position.misery) == (9 * seats, (4 + 2) * seats)


def test_several_such_tiles_add_several_chips() -> None:
    position = draw(*PLAIN[:3], "fairs", "cattle").position
    assert position.grain == (9 + 8) * 2


def test_no_more_starred_chips_are_added_than_there_are() -> None:
    """Twelve of a kind: four tiles bring three players all of them, and four players no more."""
    tiles = ("grain-robber", "raiders", "almshouse", "plague", "temple")
    added = [draw(*tiles, seats=seats).position.misery - 4 * seats for seats in (2, 3, 4)]
    assert added == [8 * 2, 12 * 2, 12 * 2]


def test_a_banker_can_take_more_grain_than_there_is() -> None:
    """Its note says that it often can, so neither it nor the first game's tiles add any."""
    tiles = ("banker", "plow-team", "aqueduct", "temple", "shrine")
    assert draw(*tiles).position.grain == 9 * 2


def test_an_added_tile_is_a_sixth_one() -> None:
    game = draw(*PLAIN, "war")
    assert game.json()["tiles"] == [*PLAIN, "war", "hero"]
    assert game.left("hero") == 8


def test_an_added_tile_that_was_drawn_is_not_added_again() -> None:
    game = draw(*PLAIN[:3], "war", "hero")
    assert game.json()["tiles"] == [*PLAIN[:3], "war", "hero"]


def test_the_first_game_adds_nothing() -> None:
    position = new_game().position
    assert (position.grain, position.misery) == (18, 8)


def test_a_white_tile_brings_eight_faces() -> None:
    game = draw(*PLAIN, "hero")
    assert [game.left(face) for face in (*PLAIN, "hero")] == [8] * 5
    assert game.left("banker") == -1


def test_a_line_tile_brings_eight_of_each_of_its_three_faces() -> None:
    game = draw(*PLAIN, "cattle")
    assert [game.left(face) for face in ("herder", "rancher", "cattle-baron")] == [8, 8, 8]
    assert game.left("baron") == -1


@pytest.mark.parametrize(
    ("tile", "gone", "come"),
    [
        ("plague", ["robber", "bad-harvest"], "plague"),
        ("invasion", ["robber", "good-harvest"], "invasion"),
        ("golden-age", ["innovation", "bad-harvest"], "golden-age"),
    ],
)
def test_a_fate_tile_swaps_two_faces(tile: str, gone: list[str], come: str) -> None:
    faces = fates(draw(*PLAIN, tile))
    assert faces.count(come) == 2
    assert not set(gone) & set(faces)
    assert len(faces) == 6
    assert faces.count("winter") == 2


def test_monastery_and_quarantine_swap_where_nothing_attacks() -> None:
    assert "invasion" in fates(draw(*PLAIN, "monastery"))
    assert "plague" in fates(draw(*PLAIN, "quarantine"))
    both = fates(draw(*PLAIN[:3], "monastery", "quarantine"))
    assert {"invasion", "plague"} <= set(both)
    assert not {"robber", "bad-harvest"} & set(both)


@pytest.mark.parametrize("other", ["grain-robber", "raiders", "golden-age"])
def test_they_swap_nothing_beside_an_attack_or_fate_tile(other: str) -> None:
    calm = fates(draw(*PLAIN, other))
    faces = fates(draw(*PLAIN[:3], other, "quarantine"))
    assert faces == calm


def test_tiles_are_told_as_they_are_drawn() -> None:
    assert draw("temple").told() == ["The tile Temple is drawn."]
