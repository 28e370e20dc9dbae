"""The replay of a finished game names who did what, by the same rule as the log."""

import pytest

from rollwright.core.chance import Luck
from rollwright.server.replay_step import replay_step
from rollwright.server.view import shared_parts
from rollwright.tables.live import FINISHED, LiveTable
from rollwright.tables.standings import standings_of
from tests.tables.table_driver import TableDriver, friends


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
