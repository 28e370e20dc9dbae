"""The list of games: a server makes it when it starts, once for all who ask meanwhile."""

import asyncio
import time
from pathlib import Path
from threading import Event

import pytest

from rollwright.games import all_games
from rollwright.server import game_list
from rollwright.server.api_types import GamesResponse
from rollwright.server.game_list import GameLists
from rollwright.server.paper_file import paper_info
from tests.server.live_server import PATIENCE, run_in_thread, settings_for

LIST = GamesResponse([], [], {}, {}, [], prints=False)


def test_a_server_draws_the_prints_before_anybody_asks(tmp_path: Path) -> None:
    paper_info.cache_clear()
    with run_in_thread(settings_for(tmp_path)):
        end = time.monotonic() + PATIENCE
        while paper_info.cache_info().currsize < len(all_games()):
            assert time.monotonic() < end
            time.sleep(0.01)


def test_who_asks_early_waits_for_the_first_list(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[str] = []
    may_go_on = Event()

    def slow_list(language: str) -> GamesResponse:
        made.append(language)
        assert may_go_on.wait(PATIENCE)
        return LIST

    async def scene() -> None:
        lists = GameLists()
        lists.start()
        asked = [asyncio.create_task(lists.list(language)) for language in ("es", "es")]
        while not made:
            await asyncio.sleep(0.01)
        await asyncio.sleep(0.05)
        assert made == ["en"]
        may_go_on.set()
        assert await asyncio.gather(*asked) == [LIST, LIST]
        assert made == ["en", "es", "es"]

    monkeypatch.setattr(game_list, "game_list", slow_list)
    asyncio.run(scene())


def test_a_list_that_fails_is_tried_again_for_who_asks(monkeypatch: pytest.MonkeyPatch) -> None:
    failures = [RuntimeError("the first"), RuntimeError("the second")]

    def failing_list(language: str) -> GamesResponse:
        if failures:
            raise failures.pop(0)
        return LIST

    async def scene() -> None:
        lists = GameLists()
        lists.start()
        with pytest.raises(RuntimeError, match="the second"):
            await lists.list("en")
        assert await lists.list("en") == LIST

    monkeypatch.setattr(game_list, "game_list", failing_list)
    asyncio.run(scene())
