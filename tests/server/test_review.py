"""The review of a finished game: its scores turn by turn, and how good they are."""

import pytest

from rollwright.core.chance import Luck
from rollwright.core.errors import BadOptions
from rollwright.server.api_types import ReviewResponse
from rollwright.server.replay_step import replay_step
from rollwright.server.review import review_of
from rollwright.tables.errors import Refused
from rollwright.tables.events import Moved
from rollwright.tables.live import FINISHED
from tests.server.test_replay_step import OWN, finished, with_levels
from tests.tables.table_driver import BOB, EVE, TableDriver, friends

ONE_ROUND: dict[str, object] = {"rounds": 1}
LISTED: dict[str, object] = {"rounds": 1, "realms": [["scythe", "wingspan", "euphoria"]]}


def reviewed(game: str, options: dict[str, object] | None = None, seat: int = 0) -> ReviewResponse:
    """The review of a game of two by chance."""
    return review_of(finished(friends(game=game, options=options or {})), seat, "en")


@pytest.mark.parametrize(
    ("game", "options", "turns"),
    [("rolling-america", {}, 24), ("rolling-realms", ONE_ROUND, 9), ("rolling-realms", {}, 27)],
)
def test_the_curve_has_a_point_for_each_turn_and_ends_with_the_result(
    game: str, options: dict[str, object], turns: int
) -> None:
    live = finished(friends(game=game, options=options))
    curve = review_of(live, 0, "en").curve
    assert len(curve) == 1 + turns
    assert (curve[0].step, curve[0].values) == (0, [0.0, 0.0])
    assert [point.step for point in curve] == sorted({point.step for point in curve})
    assert curve[-1].step == replay_step(live, 0, 0, "en").steps
    scores = live.running.position.scores()
    assert curve[-1].points == [live.game.score_text(score) for score in scores]
    assert curve[-1].values == [float(text) for text in curve[-1].points]
    assert [(point.round, point.turn) for point in curve[1:4]] == [(1, 1), (1, 2), (1, 3)]


def test_a_point_stands_for_a_round_where_turns_have_names() -> None:
    live = finished(friends(game="dice-realms"))
    curve = review_of(live, 0, "en").curve
    assert {point.turn for point in curve} == {0}
    assert [point.round for point in curve] == list(range(live.running.position.round + 1))


def test_the_rounds_of_the_twin_are_called_by_their_names() -> None:
    driver = TableDriver(game="youtoma", seats=1, options={})
    driver.start()
    live = finished(driver)
    curve = review_of(live, 0, "en").curve
    assert [point.round_name for point in curve[1:]].count(curve[1].round_name) == 11
    assert curve[1].round_name != curve[-1].round_name
    # The lead is drawn, and both sides are told.
    assert " : " in curve[-1].points[0]
    assert curve[-1].values == [live.running.position.scores()[0] / 10]


def test_moves_before_the_first_roll_belong_to_the_first_turn() -> None:
    driver = friends(game="youtoma-together", options=OWN)
    curve = review_of(finished(with_levels(driver, "easy", "hard")), 0, "en").curve
    assert curve[1].step > 3
    assert len(curve) == 1 + 2 * 11


def test_there_is_no_curve_of_an_event_but_a_yardstick() -> None:
    driver = TableDriver(kind="event")
    driver.join(BOB, "Bob")
    driver.join(EVE, "Eve")
    driver.start()
    review = review_of(finished(driver), 1, "en")
    assert review.curve == []
    assert review.yardstick is not None


@pytest.mark.parametrize("game", ["rolling-america", "rolling-realms", "dice-realms"])
def test_a_score_lies_in_the_band_of_its_limits(game: str) -> None:
    live = finished(friends(game=game))
    found = review_of(live, 1, "en")
    assert found.yardstick is not None
    score = live.running.position.scores()[1]
    scores = [float(text) for text in found.yardstick.limits[:-1]]
    own = float(live.game.score_text(score))
    reached = [own >= limit if found.higher_is_better else own <= limit for limit in scores]
    assert [*reached, True].index(True) == found.yardstick.band
    assert found.yardstick.limits[-1] == ""
    assert found.yardstick.bot == "Greedy"


def test_listed_realms_are_compared_with_usual_ones_of_as_many_rounds() -> None:
    usual, listed = reviewed("rolling-realms", ONE_ROUND), reviewed("rolling-realms", LISTED)
    assert usual.yardstick is not None
    assert listed.yardstick is not None
    assert usual.yardstick.limits == listed.yardstick.limits
    assert (usual.yardstick.usual, listed.yardstick.usual) == (True, False)
    # A list of a single round needs no number of rounds.
    short = reviewed("rolling-realms", {"realms": LISTED["realms"]})
    assert short.yardstick is not None
    assert short.yardstick.limits == listed.yardstick.limits


def test_a_bot_that_adapts_tells_how_it_plays_next() -> None:
    told = {
        "rival-28": "Rival slips less next time.",
        "rival-34": "Rival stays as strong as it is.",
        "rival-40": "Rival slips more next time.",
    }
    driver, luck = TableDriver(game="rolling-america", bots=["rival-34"], start=True), Luck("next")
    live = driver.live
    while live.stage != FINISHED:
        driver.roll()
        for seat in (0, 1):
            while live.waits_for(seat):
                position = live.running.position
                moves = position.legal(seat)
                move = position.text(seat, moves[luck.below(len(moves))])
                driver.apply(Moved(seat=seat, move=move))
    found = review_of(live, 0, "en").next_bot
    assert found is not None
    ranking = live.running.position.ranking()
    wanted = "rival-34" if len(ranking) == 1 else "rival-28" if ranking[0] == [0] else "rival-40"
    assert (found.bot, found.told) == (wanted, told[wanted])


def test_other_bots_stay_as_they_are() -> None:
    assert reviewed("rolling-america").next_bot is None


def test_nothing_measures_a_game_with_levels_by_seat() -> None:
    driver = friends(game="youtoma-together", options=OWN)
    assert review_of(finished(with_levels(driver, "easy", "hard")), 0, "en").yardstick is None


def test_games_that_can_be_compared_have_the_same_setup() -> None:
    assert reviewed("rolling-realms").setup == reviewed("rolling-realms", {"rounds": 3}).setup
    assert reviewed("rolling-realms").setup != reviewed("rolling-realms", ONE_ROUND).setup
    alone = TableDriver(game="rolling-america", seats=1)
    alone.start()
    assert review_of(finished(alone), 0, "en").setup == reviewed("rolling-america").setup


def test_a_running_game_and_a_missing_seat_are_refused() -> None:
    driver = friends(game="rolling-america")
    with pytest.raises(Refused):
        review_of(driver.live, 0, "en")
    with pytest.raises(BadOptions):
        review_of(finished(driver), 2, "en")
