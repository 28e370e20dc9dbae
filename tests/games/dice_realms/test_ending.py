"""Check game end: the round in which something runs out is the last one."""

import pytest

from rollwright.bots import find_bot
from rollwright.bots.simulation import play_game
from rollwright.bots.tally import Tally
from rollwright.core.chance import Luck
from tests.games.dice_realms.table import GAME, Table, new_game, table

TILES = "steward temple gardener shrine castellan"
ROLLS = "plow-team gardener steward hero temple"


def short_of(points: int = 0, grain: int = 0) -> Table:
    """Two seats that collect 8 points and 12 grain together; the supply lacks so many of each."""
    vp, grain = 36 - 8 + points, 24 - 3 - 12 + grain
    realms = (f"duchy grange vp={vp}", f"duchy grange grain={grain}")
    return table(*realms, tiles=TILES, fate="innovation")


def test_a_supply_that_is_just_enough_does_not_end_the_game() -> None:
    game = short_of().collect()
    assert (game.position.grain, game.position.vp) == (0, 0)
    assert not game.position.final
    assert game.end_round().step == "dice"


@pytest.mark.parametrize(("points", "grain"), [(1, 0), (0, 1), (1, 1)])
def test_points_or_grain_that_run_out_make_this_the_last_round(points: int, grain: int) -> None:
    game = short_of(points, grain).collect()
    assert game.position.final
    assert game.step == "upgrade", "the round is played to its end"
    assert game.end_round().step == "over"
    supply = "points" if points else "grain"
    assert game.told()[-1] == f"The game is over: the {supply} ran out."


def test_the_number_of_rounds_is_known_in_the_last() -> None:
    game = short_of(points=1)
    assert game.position.turn_count() == 4
    assert game.position.round_count() == 0
    game.collect()
    assert game.position.round_count() == game.position.round == 2
    assert game.end_round().position.round_count() == 2


def test_everybody_gets_everything_in_the_last_round() -> None:
    game = short_of(points=5).collect()
    assert game.has("vp") == [33 + 4]
    assert game.has("vp", seat=1) == [4]


def test_grain_of_the_roll_step_can_end_the_game() -> None:
    realms = ("plow-team barony grain=12", "barony barony grain=12")
    game = table(*realms, tiles="plow-team steward temple shrine castellan", fate="innovation")
    assert game.position.grain == 24 - 24
    game.reroll("resolve:black", "barony").keep()
    assert game.position.final


def test_it_ends_even_if_enough_came_back_in_the_same_round() -> None:
    """A new die gives 2 grain back after the grain ran out."""
    realms = ("mine mine grange grain=9", "barony tinker grain=10")
    game = table(*realms, tiles=TILES, fate="innovation").keep()
    game.play("buy:gray").collect()
    assert game.position.grain == 24 - 19 - 6 + 2 == 1
    assert game.position.final


@pytest.mark.parametrize(("grain", "final"), [(7, False), (8, True)])
def test_grain_for_a_die_comes_back_only_after_all_have_collected(grain: int, final: bool) -> None:
    """The first seat takes 6 grain and pays 2 for a die, then the next one takes 4."""
    realms = ("grange mine grain=7", f"mill patron grain={grain}")
    game = table(*realms, tiles="patron steward temple shrine castellan", fate="innovation").keep()
    assert game.position.grain == (3 if final else 4)
    game.play("buy:gray").play("collect", seat=1)
    assert game.position.final == final


def test_the_last_round_is_told_before_coins_are_spent() -> None:
    game = table("duchy mine vp=33", "tinker tinker", tiles=TILES, fate="innovation").keep()
    assert game.step == "collect"
    assert game.position.final
    assert "The points run out: this round is the last." in game.told()


def test_it_is_told_as_soon_as_it_is_certain() -> None:
    """The first seat could still give back what the second took too much."""
    realms = ("banker mine vp=30 grain=2", "duchy duchy")
    game = table(*realms, tiles="banker steward temple shrine castellan", fate="innovation")
    game.keep()
    assert game.position.vp == 36 - 30 - 8
    assert not game.position.final
    game.play("collect", "bank:black", "vp>coin", "close")
    assert game.position.final


def test_who_gives_back_in_time_saves_the_game() -> None:
    realms = ("banker mine vp=30 grain=2", "duchy duchy")
    game = table(*realms, tiles="banker steward temple shrine castellan", fate="innovation")
    game.keep().play("collect", "bank:black", "vp>coin", "vp>coin", "close", "done")
    assert game.position.vp == 0
    assert not game.collect().position.final


def test_misery_that_came_back_does_not_save_the_game() -> None:
    realms = ("almshouse barony grain=0 misery=11", "barony tinker grain=2")
    game = table(*realms, tiles="almshouse steward temple shrine hero", fate="winter")
    assert game.position.final
    game.reroll("resolve:black", "barony")
    assert game.position.misery == 0
    assert game.end_round().step == "over"


def test_otherwise_the_fate_die_goes_clockwise_and_a_new_round_begins() -> None:
    game = new_game(3)
    for number, holder in ((1, 0), (2, 1), (3, 2), (4, 0)):
        assert (game.position.round, game.json()["holder"]) == (number, holder)
        game.start("good-harvest", *["barony barony"] * 3).end_round()


def test_nobody_moves_or_rolls_after_the_end() -> None:
    game = short_of(points=1).end_round()
    assert game.position.waiting() == []
    assert game.why("done") == "The game is over."


@pytest.mark.parametrize("holder", [0, 1])
def test_it_is_told_in_the_roll_step_as_soon_as_it_is_certain(holder: int) -> None:
    """Three grain are left, and seat 1 takes four; who comes before it might still give some."""
    realms = ("tinker tinker grain=10", "plow-team tinker grain=11 tokens=3")
    game = table(*realms, holder=holder, tiles=ROLLS, fate="innovation")
    game.reroll("resolve:black", "plow-team", seat=1).reroll("resolve:black", "tinker", seat=1)
    assert game.position.final == (holder == 1)
    game.play("done")
    assert game.position.final
    assert game.step == "roll"
    assert game.told().count("The grain runs out: this round is the last.") == 1


def test_each_supply_ends_games_of_bots() -> None:
    """The book calls them three ends: the first games of a set-up rich in grain show all."""
    ends = {_end(f"ends {number}") for number in range(24)}
    assert ends == {"vp", "grain", "misery"}


def _end(seed: str) -> str:
    """What runs out first in a game of two bots."""
    position, bots = new_game(2, setup="full-barns").position, [find_bot("greedy")] * 2
    play_game(GAME, position, bots, Luck(seed), [Luck(seed)] * 2, [Tally(), Tally()])
    return position.ran_out
