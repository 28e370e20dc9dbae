"""The replay of a finished game names who did what, by the same rule as the log."""

import gc

import pytest

from rollwright.core.chance import Luck
from rollwright.core.position import Position
from rollwright.server.board_view import board_of, whole_board
from rollwright.server.replay_step import replay_step
from rollwright.server.review import review_of
from rollwright.server.view import shared_parts
from rollwright.tables.commands import Play
from rollwright.tables.live import FINISHED, LiveTable
from rollwright.tables.standings import standings_of
from rollwright.tables.table import Setting
from tests.tables.table_driver import BOB, EVE, TableDriver, friends, new_id

SECOND = "Bob: Plays hard: eleven turns, and a star for six resources of a kind."


def finished(driver: TableDriver) -> LiveTable:
    """The table after random legal moves."""
    luck = Luck("moves")
    while driver.live.stage != FINISHED:
        driver.play_on(luck)
    return driver.live


def texts(live: LiveTable, seat: int = 0) -> list[str]:
    """The text of each step."""
    steps = replay_step(live, 0, seat, "en").steps
    return [replay_step(live, step, seat, "en").text for step in range(1, steps + 1)]


@pytest.mark.parametrize("game", ["dice-realms", "rolling-realms", "rolling-america"])
def test_whoever_moves_is_named_once_as_in_the_log(game: str) -> None:
    live = finished(friends(game=game, options={"rounds": 1} if game == "rolling-realms" else {}))
    log = shared_parts(live, "en", standings_of(live), lambda _: True)["log"]
    assert isinstance(log, list)
    names = {None: "", 0: "Ann: ", 1: "Bob: "}
    lines: dict[int, list[str]] = {}
    for line in log:
        name = "" if line.named else names[line.seat]
        lines.setdefault(line.version, []).append(name + line.text)
    told = texts(live)
    # Shared events are separate lines in the log, but a step of the replay has a single text.
    assert told[-20:] == [" ".join(parts) for parts in lines.values()][-20:]
    assert not [text for text in told if text.startswith(("Ann: Ann ", "Ann: Bob ", "Bob: Bob "))]


OWN: dict[str, object] = {"level": "own", "rounds": 2}
ENDS: list[tuple[str, dict[str, object]]] = [
    ("rolling-america", {}),
    ("rolling-realms", {"rounds": 1}),
    ("dice-realms", {}),
    ("youtoma-together", {"level": "easy"}),
    ("youtoma-together", OWN),
]


def with_levels(driver: TableDriver, *levels: str) -> TableDriver:
    """The table after its guests have chosen their levels, by their seats."""
    for seat, level in enumerate(levels):
        guest = driver.live.seats[seat].guest
        driver.execute(guest, Play(command=new_id(), move=f"level:{level}"))
    return driver


def last_board(live: LiveTable, seat: int) -> object:
    """The board at the end of the replay."""
    steps = replay_step(live, 0, seat, "en").steps
    return replay_step(live, steps, seat, "en").board


def board_now(live: LiveTable, seat: int) -> object:
    """The board of a seat as it lies on the table."""
    position = live.running.position
    return whole_board(live.game, position, board_of(live.game, position, seat), "en")


@pytest.mark.parametrize(("game", "options"), ENDS)
def test_the_last_step_shows_the_board_of_the_end(game: str, options: dict[str, object]) -> None:
    driver = friends(game=game, options=options)
    if options == OWN:
        with_levels(driver, "easy", "hard")
    live = finished(driver)
    assert texts(live)
    assert [last_board(live, seat) for seat in (0, 1)] == [board_now(live, seat) for seat in (0, 1)]


@pytest.mark.parametrize("options", [{}, {"rounds": 2, "level": "hard"}])
def test_the_game_against_the_twin_is_replayed_to_its_end(options: dict[str, object]) -> None:
    driver = TableDriver(game="youtoma", seats=1, options=options)
    driver.start()
    live = finished(driver)
    assert last_board(live, 0) == board_now(live, 0)


def test_who_sat_out_turns_of_an_event_is_replayed_to_its_end() -> None:
    driver = TableDriver(kind="event", game="youtoma-together", options=OWN)
    driver.join(BOB, "Bob")
    driver.join(EVE, "Eve")
    driver.start()
    live = finished(with_levels(driver, "easy", "hard"))
    for seat in (0, 1):
        assert last_board(live, seat) == board_now(live, seat)


def test_choosing_a_level_is_the_first_step() -> None:
    driver = friends(game="youtoma-together", options={"level": "own"})
    live = finished(with_levels(driver, "easy", "hard"))
    assert texts(live)[:2] == ["Ann: Plays easy: ten turns a round.", SECOND]


def test_at_an_event_the_one_who_is_watched_is_named() -> None:
    driver = TableDriver(kind="event")
    for at in range(3):
        driver.join(f"guest {at}", f"G{at}")
    driver.start()
    told = " ".join(texts(finished(driver), 2))
    assert "G2 draws" in told
    assert "G2: " in told
    assert "G0" not in told
    assert "G1" not in told


@pytest.mark.parametrize("game", ["rolling-america", "rolling-realms"])
def test_the_crowd_of_an_event_is_set_up_once_for_all_replays(
    monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    driver = TableDriver(kind="event", game=game, options={"rounds": 1} if "realms" in game else {})
    for guest in (BOB, EVE):
        driver.join(guest, guest)
    driver.start()
    live, made, first = finished(driver), [], Setting.first_position

    def counted(setting: Setting) -> Position:
        made.append(setting)
        return first(setting)

    monkeypatch.setattr(Setting, "first_position", counted)
    before = {seat: replay_step(live, 0, seat, "en") for seat in (0, 1)}
    ends = {seat: replay_step(live, before[seat].steps, seat, "en") for seat in (0, 1)}
    # Replaying one seat has changed nothing for the next time, nor for the other seat.
    assert {seat: replay_step(live, 0, seat, "en") for seat in (0, 1)} == before
    assert ends[0].board != before[0].board
    review_of(live, 0, "en")
    assert len(made) == 1


def test_no_cycles_are_collected_while_the_crowd_is_set_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """Going through the objects of 20,000 seats would stop the event loop."""
    live, first = finished(_event_of_two()), Setting.first_position
    collects: list[bool] = []

    def noted(setting: Setting) -> Position:
        collects.append(gc.isenabled())
        return first(setting)

    monkeypatch.setattr(Setting, "first_position", noted)
    replay_step(live, 0, 0, "en")
    assert collects == [False]
    assert gc.isenabled()


def _event_of_two() -> TableDriver:
    driver = TableDriver(kind="event")
    for guest in (BOB, EVE):
        driver.join(guest, guest)
    driver.start()
    return driver
