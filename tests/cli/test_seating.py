"""The seats that result from the arguments."""

import pytest

from rollwright.cli.seating import Player, Seating, players_of
from rollwright.core.errors import BadOptions, RollwrightError
from rollwright.core.game import Game
from rollwright.games import find_game

GREEDY = Player("greedy", "greedy")


class SoloGame(Game):
    """A game for one seat."""

    def __init__(self) -> None:
        self.id, self.rules, self.min_seats, self.max_seats = "solo", 1, 1, 1
        self.options = ()


@pytest.mark.parametrize(
    ("seating", "players"),
    [
        (Seating(), [Player("Player"), GREEDY]),
        (Seating(names=["Ann"]), [Player("Ann"), GREEDY]),
        (Seating(solo=True), [Player("Player")]),
        (Seating(seats=1), [Player("Player")]),
        (Seating(seats=2, names=["Ann"]), [Player("Ann"), Player("Player 2")]),
        (Seating(bots=["random"]), [Player("Player"), Player("random", "random")]),
        (Seating(seats=2, bots=["greedy"] * 2), [GREEDY, Player("greedy 2", "greedy")]),
        (
            Seating(seats=3, bots=["random"]),
            [Player("Player 1"), Player("Player 2"), Player("random", "random")],
        ),
    ],
)
def test_people_first_then_bots(seating: Seating, players: list[Player]) -> None:
    assert players_of(find_game("rolling-america"), seating, "en") == players


def test_a_game_for_one_needs_no_bot() -> None:
    assert players_of(SoloGame(), Seating(), "en") == [Player("Player")]


@pytest.mark.parametrize("seats", [-1, 0])
def test_a_number_of_seats_that_no_game_has_is_told(seats: int) -> None:
    with pytest.raises(BadOptions) as refusal:
        players_of(find_game("rolling-america"), Seating(seats=seats), "en")
    assert refusal.value.message.key == "core.bad-seats"


@pytest.mark.parametrize(
    "seating",
    [
        Seating(bots=["nobody"]),
        Seating(seats=1, bots=["greedy", "greedy"]),
        Seating(seats=0, names=["Ann"]),
        Seating(names=["Ann", "Bob"]),
        Seating(names=[" "]),
        Seating(names=["x" * 41]),
        Seating(names=["a\tb"]),
    ],
)
def test_what_does_not_fit_is_refused(seating: Seating) -> None:
    with pytest.raises(RollwrightError):
        players_of(find_game("rolling-america"), seating, "en")
