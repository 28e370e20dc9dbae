"""Simulations: fair, repeatable, and the same on any number of processes."""

import multiprocessing
from collections.abc import Iterator
from contextlib import closing

import pytest

from rollwright.bots import Bot, Suggestion, UnknownBot, all_bots
from rollwright.bots.simulation import Plan, Simulation
from rollwright.bots.spread import spread_of
from rollwright.bots.tally import Tally
from rollwright.core.chance import Source
from rollwright.core.errors import BadOptions, IllegalMove, UnknownGame
from rollwright.core.game import Game
from rollwright.core.position import Position
from rollwright.games import all_games
from rollwright.games.dice_realms.box.tile import SETUPS

NEARLY_ALL = 0.9
# Duties leave little to decide: only several rounds tell who is better.
MORE_ROUNDS: dict[str, dict[str, object]] = {"youtoma-together": {"rounds": 3}}


class Witness(Bot):
    """Plays the first legal move, and records its seat and the first roll."""

    name = "witness"

    def __init__(self) -> None:
        self.seats: list[int] = []
        self.dice: list[object] = []
        self._opening = False

    def advise(
        self,
        game: Game,
        position: Position,
        seat: int,
        source: Source,
        millis: int | None = None,
    ) -> Suggestion:
        opened, self._opening = self._opening, position.round == position.turn == 1
        if self._opening and not opened:
            self.seats.append(seat)
            self.dice.append(position.dice())
        return Suggestion((position.legal(seat)[0],), None, [])


class Cheat(Bot):
    """Plays an illegal move."""

    name = "cheat"

    def advise(
        self,
        game: Game,
        position: Position,
        seat: int,
        source: Source,
        millis: int | None = None,
    ) -> Suggestion:
        return Suggestion((max(position.legal(seat)) + 1_000_000,), None, [])


@pytest.fixture
def witness() -> Iterator[Witness]:
    bot = Witness()
    all_bots()["witness"] = bot
    yield bot
    del all_bots()["witness"]


@pytest.fixture
def cheat() -> Iterator[None]:
    all_bots()["cheat"] = Cheat()
    yield
    del all_bots()["cheat"]


def plan_of(*bots: str, games: int = 10, seed: str = "a test") -> Plan:
    return Plan("rolling-america", bots, games, seed)


def results(plan: Plan, jobs: int = 1) -> list[Tally]:
    """The tallies without the time, the only part that differs between runs."""
    simulation = Simulation(plan)
    for _ in simulation.run(jobs):
        pass
    for tally in simulation.tallies:
        assert tally.seconds > 0
        tally.seconds = 0.0
    return simulation.tallies


# --- repeatable ------------------------------------------------------------------------


def test_the_number_of_processes_changes_nothing() -> None:
    plan = plan_of("random", "random", "random", games=33)
    assert results(plan, jobs=2) == results(plan, jobs=1)


def test_the_seed_alone_decides() -> None:
    plan = plan_of("random", "random")
    assert results(plan) == results(plan)
    assert results(plan_of("random", "random", seed="another")) != results(plan)


def test_bots_of_one_name_think_for_themselves() -> None:
    first, second = results(plan_of("random", "random"))
    assert first.scores != second.scores


# --- fair ------------------------------------------------------------------------------


def test_the_seats_go_around(witness: Witness) -> None:
    results(plan_of("random", "witness", "random", games=7))
    assert witness.seats == [1, 0, 2, 1, 0, 2, 1]


def test_every_game_has_dice_of_its_own(witness: Witness) -> None:
    results(plan_of("witness", games=12))
    assert len({str(dice) for dice in witness.dice}) > 6


def test_an_illegal_move_is_not_accepted(cheat: None) -> None:
    with pytest.raises(IllegalMove):
        results(plan_of("cheat"))


@pytest.mark.parametrize(
    "game", sorted(name for name, game in all_games().items() if game.max_seats != 1)
)
def test_greedy_beats_random_nearly_always(game: str) -> None:
    options = MORE_ROUNDS.get(game, {})
    greedy, random = results(Plan(game, ("greedy", "random"), 16, "who is better", options))
    assert greedy.win_rate() >= NEARLY_ALL
    assert random.win_rate() <= 1 - NEARLY_ALL
    assert greedy.mean_place() <= 2 - NEARLY_ALL


@pytest.mark.parametrize("setup", sorted(SETUPS))
def test_greedy_finds_its_way_in_every_setup_of_dice_realms(setup: str) -> None:
    options: dict[str, object] = {"setup": setup}
    [greedy, _] = results(Plan("dice-realms", ("greedy", "random"), 6, "who is better", options))
    assert greedy.win_rate() >= 5 / 6
    [first, _] = results(Plan("dice-realms", ("greedy", "greedy"), 4, "how long", options))
    assert 8 <= spread_of(first.rounds).mean <= 20


# --- counted ---------------------------------------------------------------------------


def test_every_game_and_move_is_counted() -> None:
    for tally in results(plan_of("random", "random", games=9)):
        assert tally.games == tally.scores.total() == 9
        assert {name: counts.total() for name, counts in tally.numbers.items()} == {
            "xs": 9,
            "powers_used": 9,
        }
        # Two dice and `done` in each of 24 turns, and at most three dupes.
        assert 9 * 72 <= tally.moves <= 9 * 75


@pytest.mark.parametrize("jobs", [1, 2])
def test_progress_grows_up_to_all_games(jobs: int) -> None:
    counts = list(Simulation(plan_of("random", games=13)).run(jobs))
    assert counts == sorted(set(counts))
    assert counts[-1] == 13


def test_more_processes_than_games_do_no_harm() -> None:
    assert results(plan_of("random", games=1), jobs=64) == results(plan_of("random", games=1))


def test_a_simulation_that_nobody_waits_for_ends() -> None:
    simulation = Simulation(plan_of("random", games=10**9))
    with closing(simulation.run(2)) as counts:
        assert next(counts) > 0
    assert multiprocessing.active_children() == []


# --- invalid input ---------------------------------------------------------------------


@pytest.mark.parametrize("games", [0, -1])
def test_no_games_are_refused(games: int) -> None:
    with pytest.raises(BadOptions, match=f"not {games}"):
        Simulation(plan_of("random", games=games))


@pytest.mark.parametrize("jobs", [0, -1])
def test_no_processes_are_refused(jobs: int) -> None:
    with pytest.raises(BadOptions, match=f"not {jobs}"):
        next(Simulation(plan_of("random")).run(jobs))


def test_what_there_is_not_is_refused() -> None:
    with pytest.raises(UnknownBot):
        Simulation(plan_of("random", "nobody"))
    with pytest.raises(UnknownGame):
        Simulation(Plan("chess", ("random",), 1, ""))
    with pytest.raises(BadOptions):
        Simulation(Plan("rolling-america", ("random",), 1, "", {"speed": 1}))
    with pytest.raises(BadOptions):
        Simulation(plan_of())
