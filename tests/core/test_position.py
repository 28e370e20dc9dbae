"""What the positions of all games have in common."""

import pytest

from rollwright.core.chance import Luck, Source
from rollwright.core.errors import BadOptions, NotYourTurn, UnknownGame, WrongPhase
from rollwright.core.game import Option
from rollwright.core.playout import play_randomly
from rollwright.core.position import OVER, rank_by
from rollwright.games import all_games, find_game
from tests.harness.speech import spoken
from tests.harness.toy import TURNS, ToyGame


def test_seats_are_ranked_by_their_keys_and_share_a_place_if_equal() -> None:
    assert rank_by([(3, 0), (1, 2), (1, 1), (3, 0)]) == [[2], [1], [0, 3]]
    assert rank_by([]) == []
    assert rank_by([(5,), (5,)]) == [[0, 1]]


def test_random_play_ends_and_counts_its_moves() -> None:
    position = ToyGame().new(2, {})
    assert play_randomly(position, Luck(1)) == 2 * TURNS
    assert position.phase == OVER


def test_random_play_draws_evenly_and_in_order() -> None:
    class Last(Source):
        def below(self, bound: int) -> int:
            return bound - 1

    position = ToyGame().new(1, {})
    play_randomly(position, Last())
    assert position.boxes == [[0, 0, 0]]  # the last move is to skip


def test_a_seat_is_told_why_it_has_nothing_to_decide() -> None:
    game = ToyGame()
    position = game.new(2, {})
    for seat, sentence in ((0, "the dice come first"), (7, "no seat 7"), (-1, "no seat -1")):
        with pytest.raises(NotYourTurn, match=sentence):
            game.play(position, seat, 0)
    position.roll(1)
    game.play(position, 0, 0)
    with pytest.raises(NotYourTurn, match="Seat 0 has finished this turn"):
        game.play(position, 0, 0)
    play_randomly(position, Luck(1))
    with pytest.raises(NotYourTurn, match="The game is over"):
        game.play(position, 0, 0)


def test_a_roll_is_told_who_still_decides() -> None:
    position = ToyGame().new(2, {})
    position.roll(1)
    with pytest.raises(WrongPhase, match="seat 0 and seat 1"):
        position.roll(1)
    play_randomly(position, Luck(1))
    with pytest.raises(WrongPhase, match="The game is over"):
        position.roll(1)


def test_a_game_refuses_set_ups_it_does_not_have() -> None:
    with pytest.raises(BadOptions, match="3 seats do not fit this game"):
        ToyGame().new(3, {})
    with pytest.raises(BadOptions, match="no option “color”"):
        ToyGame().new(1, {"color": "red"})
    with pytest.raises(BadOptions, match="0 seats do not fit this game"):
        find_game("rolling-america").new(0, {})


def test_a_game_takes_the_options_it_has() -> None:
    game = ToyGame()
    game.options = (Option("color", "red", ("red", "blue")),)
    game.check_new(1, {"color": "blue"})
    for value in ("pink", 1, None, ["red"]):
        with pytest.raises(BadOptions, match=r"“color” does not take that value.*red, blue"):
            game.check_new(1, {"color": value})
    with pytest.raises(BadOptions, match="no option “size”"):
        game.check_new(1, {"size": 3})


def test_an_option_without_a_list_of_choices_takes_any_value() -> None:
    game = ToyGame()
    game.options = (Option("rows", [1], ()),)
    game.check_new(1, {"rows": [1, 2, 3]})


def test_games_are_found_by_their_ids() -> None:
    assert all(find_game(name) is game for name, game in all_games().items())
    assert "rolling-america" in all_games()


@pytest.mark.parametrize("name", ["", "chess", "Rolling America", "rolling_america"])
def test_games_nobody_has_written_are_refused(name: str) -> None:
    with pytest.raises(UnknownGame, match="rolling-america"):
        find_game(name)


@pytest.mark.parametrize("name", all_games())
def test_every_game_has_a_name_in_every_language(name: str) -> None:
    spoken(find_game(name).name())
