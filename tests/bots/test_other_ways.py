"""Other ways to play a turn: each is told apart by its first move, and its cost is measured."""

import pytest

from rollwright.bots.comparison import Trial
from rollwright.bots.expert import ExpertBot
from rollwright.bots.other_ways import Rival, ways_of
from rollwright.bots.turn_search import TurnLine, TurnSearch
from rollwright.bots.way import Way
from rollwright.core.chance import Luck
from rollwright.core.game import Game
from rollwright.core.position import PLAY, ROLL, Position
from rollwright.games import all_games, find_game
from rollwright.tables.counsel import cost_words, counsel_of

ROLLED = "r3 b4"


def first_decision(game: Game) -> Position:
    """The first position in which somebody has something to decide, and more than one move."""
    position, luck = game.new(game.min_seats, {}), Luck("ways")
    while position.phase == ROLL or len(position.legal(position.waiting()[0])) == 1:
        if position.phase == ROLL:
            position.roll(position.sample(luck))
        else:
            seat = position.waiting()[0]
            position.apply(seat, position.legal(seat)[0])
    return position


@pytest.mark.parametrize("name", sorted(all_games()))
def test_each_way_begins_with_a_move_of_its_own(name: str) -> None:
    game = find_game(name)
    position = first_decision(game)
    seat = position.waiting()[0]
    found = ExpertBot(playouts=160).counsel(game, position, seat, Luck(3))
    assert position.phase == PLAY
    assert found.compared > 1
    firsts = [way.line[0] for way in found.ways]
    assert len(set(firsts)) == len(firsts) <= 3
    assert found.move not in firsts
    assert [way.cost for way in found.ways] == sorted(way.cost for way in found.ways)
    for way in found.ways:
        assert way.playouts >= 8
        now = position.copy()
        for move in way.line:
            assert move in now.legal(seat)
            now.apply(seat, move)
    hint = counsel_of(game, position, seat, found)
    assert (hint.searched is None) == (not hint.ways)
    assert hint.reasons


def trial(results: list[float]) -> Trial:
    position = find_game("rolling-america").new(1, {})
    made = Trial(TurnLine((1,), position, 0.0))
    made.results = results
    return made


def test_what_nobody_can_know_is_not_told() -> None:
    best = trial([10.0, 20.0] * 8)
    worse, alike = trial([5.0, 15.0] * 8), trial([11.0, 19.0, 9.0, 21.0] * 4)
    unclear = trial([20.0, 0.0, 0.0, 40.0] * 4)
    few = trial([0.0] * 7)
    found = [Rival(one, (at,)) for at, one in enumerate([worse, alike, unclear, few])]
    told = {way.line[0]: way for way in ways_of(found, best)}
    assert set(told) == {0, 1}
    assert (told[0].cost, told[0].error, told[0].is_even) == (5.0, 0.0, False)
    assert told[1].is_even


def test_costs_are_told_in_the_unit_of_scores() -> None:
    clear, alike = Way((1,), 12.5, 2.0, 40), Way((1,), 0.5, 1.0, 40)
    realms, america = find_game("rolling-realms"), find_game("rolling-america")
    assert cost_words(realms, alike).key == "bots.way-even"
    assert cost_words(realms, clear).args["error"] == "0.20"
    for game, amount in ((realms, "1.2"), (america, "12.5"), (find_game("youtoma"), "1.2")):
        assert game.amount_text(clear.cost) == amount
        assert game.amount_words(clear.cost).args == {"count": amount}


class Stopped(TurnSearch):
    """A search whose time is over as soon as it begins for the second time."""

    runs = 0

    def run(self, width: int) -> bool:
        self.runs += 1
        return super().run(width)

    def _is_late(self) -> bool:
        return self.runs > 1


def test_a_search_that_is_cut_short_keeps_what_it_has() -> None:
    game = find_game("rolling-america")
    position = game.new(1, {})
    position.roll(position.parse_outcome_text(ROLLED))
    search = Stopped(game.advice, position, 0, 1000, learned=True)
    search.search()
    assert search.runs > 1
    assert len(search.best_ends(4)) == 4
