"""Options: named set-ups, listed tiles, random tiles, and invalid ones."""

import pytest

from rollwright.core.errors import BadOptions
from rollwright.games.dice_realms.box.tile import LIMITS, SETUPS, TILE_OF, TILES
from tests.games.dice_realms.table import GAME, new_game

FIVE = ["steward", "temple", "gardener", "shrine", "hero"]


def _refusal(seats: int = 2, **options: object) -> str:
    with pytest.raises(BadOptions) as refusal:
        GAME.new(seats, options)
    return str(refusal.value)


def test_two_to_four_play() -> None:
    for seats in (2, 3, 4):
        assert new_game(seats).position.seats() == seats
    for seats in (0, 1, 5):
        assert _refusal(seats)


@pytest.mark.parametrize("name", SETUPS)
def test_every_named_set_up_is_within_the_limits(name: str) -> None:
    tiles = [TILES[TILE_OF[tile]] for tile in SETUPS[name].tiles]
    assert len(tiles) == 5
    for at, tile in enumerate(tiles):
        assert LIMITS.allow(tiles[:at], tile)
    assert new_game(setup=name).json()["tiles"][:5] == SETUPS[name].tiles


def test_the_first_game_is_what_one_gets_unasked() -> None:
    assert new_game().json() == new_game(setup="first-game").json()


def test_tiles_can_be_listed() -> None:
    game = new_game(tiles=FIVE)
    assert game.json()["tiles"] == FIVE
    assert game.json()["options"]["tiles"] == FIVE


@pytest.mark.parametrize("tiles", [FIVE[:4], [*FIVE, "banker"], "steward", [], 5])
def test_five_tiles_are_wanted(tiles: object) -> None:
    assert "5 tiles belong here" in _refusal(tiles=tiles)


@pytest.mark.parametrize("tile", ["castle", "Steward", 3, None])
def test_a_listed_tile_must_be_one(tile: object) -> None:
    assert f"“{tile}” is not a tile" in _refusal(tiles=[*FIVE[:4], tile])


@pytest.mark.parametrize(
    "tiles",
    [
        [*FIVE[:4], "steward"],
        [*FIVE[:3], "plague", "invasion"],
        [*FIVE[:2], "grain-robber", "saboteur", "highwayman"],
        [*FIVE[:2], "nobles", "cattle", "fairs"],
    ],
)
def test_listed_tiles_keep_the_limits(tiles: list[str]) -> None:
    assert f"“{tiles[-1]}” is one too many of its kind, or stands twice" in _refusal(tiles=tiles)


def test_other_values_are_refused() -> None:
    assert _refusal(setup="chess")
    assert _refusal(attacks="some")
    assert _refusal(colour="red")
