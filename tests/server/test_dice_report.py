"""The report on the dice of an event: as quick as for one seat, and made once for a crowd."""

import asyncio
import threading
from types import SimpleNamespace
from typing import Any, cast

import pytest

from rollwright.core.chance import Luck
from rollwright.server import dice_maker, dice_report
from rollwright.server.broadcaster import Broadcaster
from rollwright.server.dice_maker import DiceMaker
from rollwright.server.dice_report import dice_of
from rollwright.server.work_queue import WorkQueue
from rollwright.tables.live import FINISHED, LiveTable
from tests.tables.table_driver import BOB, EVE, TableDriver

GAMES: list[tuple[str, dict[str, object]]] = [
    ("rolling-america", {}),
    ("rolling-realms", {"rounds": 1}),
    ("youtoma-together", {"level": "easy"}),
]


def finished(game: str, options: dict[str, object]) -> LiveTable:
    """An event of two after random moves."""
    driver, luck = TableDriver(kind="event", game=game, options=options), Luck("moves")
    for guest in (BOB, EVE):
        driver.join(guest, guest)
    driver.start()
    while driver.live.stage != FINISHED:
        driver.play_on(luck)
    return driver.live


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_the_report_of_an_event_replays_one_seat_and_tells_the_same(
    monkeypatch: pytest.MonkeyPatch, game: str, options: dict[str, object]
) -> None:
    live = finished(game, options)
    whole = dice_report._rolls_of_all(live)
    monkeypatch.setattr(dice_report, "_rolls_of_all", lambda _: [])
    assert len(whole) >= 5
    assert dice_of(live).rolls == whole


def test_a_crowd_that_asks_at_once_is_served_by_one_report(monkeypatch: pytest.MonkeyPatch) -> None:
    made, may_end = list[object](), threading.Event()

    def report(live: object) -> Any:
        made.append(live)
        assert may_end.wait(60)
        return "report"

    async def scene() -> None:
        maker, broadcaster = DiceMaker(WorkQueue(2)), _broadcaster()
        asked = [asyncio.ensure_future(maker.report(broadcaster)) for _ in range(200)]
        await asyncio.sleep(0.05)
        # Who leaves takes nothing from the others.
        asked[0].cancel()
        may_end.set()
        assert set(await asyncio.gather(*asked[1:])) == {cast(Any, "report")}
        assert await maker.report(broadcaster) == cast(Any, "report")
        assert len(made) == 1

    monkeypatch.setattr(dice_maker, "dice_of", report)
    asyncio.run(scene())


def test_a_refusal_is_not_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    answers: list[Any] = [None, "report"]

    def report(_: object) -> Any:
        answer = answers.pop(0)
        if answer is None:
            raise LookupError
        return answer

    async def scene() -> None:
        maker, broadcaster = DiceMaker(WorkQueue(2)), _broadcaster()
        with pytest.raises(LookupError):
            await maker.report(broadcaster)
        assert await maker.report(broadcaster) == cast(Any, "report")

    monkeypatch.setattr(dice_maker, "dice_of", report)
    asyncio.run(scene())


def _broadcaster() -> Broadcaster:
    found: Any = SimpleNamespace(dice=None, live=SimpleNamespace(id="abcdefgh"))
    return cast(Broadcaster, found)
