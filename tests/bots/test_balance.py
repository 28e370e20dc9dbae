"""The study of cards: what a scripted bot does is counted, repeatably and card by card."""

import multiprocessing
from collections.abc import Iterator
from contextlib import closing

import pytest

from rollwright.bots import Bot, Suggestion, UnknownBot, all_bots
from rollwright.bots.balance import Balance, BalancePlan, CardTally
from rollwright.core.card_study import CardStudy
from rollwright.core.chance import Source
from rollwright.core.errors import BadOptions, RollwrightError
from rollwright.core.game import Game
from rollwright.core.position import Position

GAME = "rolling-realms"


class Birdwatcher(Bot):
    """Writes die A on the first bird with room, if it may, and ends the turn."""

    name = "birdwatcher"

    def __init__(self) -> None:
        self.partners: list[object] = []
        self.rolls: list[object] = []

    def advise(
        self,
        game: Game,
        position: Position,
        seat: int,
        source: Source,
        millis: int | None = None,
    ) -> Suggestion:
        moves = position.legal(seat)
        writing = [move for move in moves if position.text(seat, move).startswith("A>wingspan:")]
        ending = [move for move in moves if position.text(seat, move) == "done"]
        if position.turn == 1:
            self.partners.append(position.details()["realms"])
            self.rolls.append(position.dice())
        return Suggestion(([*writing, *ending, *moves][0],), None, [])


@pytest.fixture
def birdwatcher() -> Iterator[Birdwatcher]:
    bot = Birdwatcher()
    all_bots()[bot.name] = bot
    yield bot
    del all_bots()[bot.name]


def plan_of(*cards: str, bot: str = "random", games: int = 6, seed: str = "a test") -> BalancePlan:
    return BalancePlan(GAME, cards, bot, games, seed)


def tallies_of(plan: BalancePlan, jobs: int = 1) -> dict[str, CardTally]:
    balance = Balance(plan)
    for _ in balance.run(jobs):
        pass
    return balance.tallies


# --- counted ---------------------------------------------------------------------------


def test_what_a_bot_does_in_a_realm_is_counted(birdwatcher: Birdwatcher) -> None:
    [tally] = tallies_of(plan_of("wingspan", bot=birdwatcher.name, games=8)).values()
    # Nine turns fill the nine squares: two of each resource, and a star for each bird.
    assert (tally.games, tally.dice) == (8, 8 * 9)
    assert tally.gains == {f"resource.{name}": 8 * 2 for name in ("pumpkin", "heart", "coin")}
    squares = {place: count for place, count in tally.places.items() if "bird" not in place}
    assert squares == dict.fromkeys(("1a", "1b", "1c", "2a", "2b", "2c", "3a", "3b", "3c"), 8)
    # One star more wherever a bird has its wingspan, as chance would have it.
    met = sum(count for place, count in tally.places.items() if "bird" in place)
    assert tally.scores.total() == 8
    assert tally.mean_score() == 3 + met / 8
    assert tally.full == tally.scores[6]
    assert tally.unused() == [
        place for place in ("bird1", "bird2", "bird3") if not tally.places[place]
    ]


def test_a_realm_that_nobody_uses_gives_nothing(birdwatcher: Birdwatcher) -> None:
    [tally] = tallies_of(plan_of("scythe", bot=birdwatcher.name, games=3)).values()
    assert (tally.dice, set(tally.gains.values()), tally.scores) == (0, {0}, {0: 3})
    assert tally.unused() == list(tally.places)
    assert len(tally.places) == 12


def test_games_are_added_up() -> None:
    tally = CardTally()
    tally.count(CardStudy(6, 6, 4, {"coin": 1, "heart": 0}, {"a": True, "b": False, "c": False}))
    tally.count(CardStudy(3, 6, 7, {"coin": 2, "heart": 1}, {"a": True, "b": True, "c": False}))
    assert tally.unused() == ["c"]
    assert tally.to_json() == {
        "games": 2,
        "mean_score": 4.5,
        "scores": {"3": 1, "6": 1},
        "full": 0.5,
        "dice": 5.5,
        "gains": {"coin": 1.5, "heart": 0.5},
        "places": {"a": 2, "b": 1, "c": 0},
        "unused": ["c"],
    }


# --- chance ----------------------------------------------------------------------------


def test_partners_and_dice_come_by_chance(birdwatcher: Birdwatcher) -> None:
    tallies_of(plan_of("wingspan", bot=birdwatcher.name, games=12))
    assert all(isinstance(realms, list) for realms in birdwatcher.partners)
    assert {realms[0] for realms in birdwatcher.partners if isinstance(realms, list)} == {
        "wingspan"
    }
    assert len({str(realms) for realms in birdwatcher.partners}) > 6
    assert len({str(dice) for dice in birdwatcher.rolls}) > 6


def test_the_seed_alone_decides() -> None:
    plan = plan_of("scythe", "tapestry")
    assert tallies_of(plan) == tallies_of(plan)
    assert tallies_of(plan_of("scythe", "tapestry", seed="another")) != tallies_of(plan)


def test_the_number_of_processes_changes_nothing() -> None:
    plan = plan_of("scythe", "tapestry", "ark-nova", games=7)
    assert tallies_of(plan, jobs=2) == tallies_of(plan, jobs=1)


def test_a_card_counts_the_same_whatever_others_are_studied() -> None:
    alone = tallies_of(plan_of("tapestry"))
    assert tallies_of(plan_of("scythe", "tapestry", "wingspan"))["tapestry"] == alone["tapestry"]


def test_a_study_that_nobody_waits_for_ends_with_about_as_many_games_of_each() -> None:
    balance = Balance(plan_of("scythe", "tapestry", games=10**6))
    with closing(balance.run(2)) as counts:
        assert next(counts) > 0
    assert multiprocessing.active_children() == []
    here = Balance(plan_of("scythe", "tapestry", games=10**6))
    with closing(here.run(1)) as counts:
        assert [next(counts) for _ in range(5)] == [1, 2, 3, 4, 5]
    assert {card: tally.games for card, tally in here.tallies.items()} == {
        "scythe": 3,
        "tapestry": 2,
    }


# --- nonsense --------------------------------------------------------------------------


def test_what_can_not_be_played_is_refused() -> None:
    with pytest.raises(UnknownBot):
        Balance(plan_of("scythe", bot="nobody"))
    with pytest.raises(BadOptions, match="not 0"):
        Balance(plan_of("scythe", games=0))
    with pytest.raises(RollwrightError):
        Balance(plan_of("chess"))
