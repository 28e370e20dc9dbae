"""A server that is killed or stopped: nothing that was acknowledged is lost."""

import asyncio
import sqlite3
from pathlib import Path

from bench.kill import run
from bench.server_process import start_server
from tests.server.live_server import HttpClient


def test_nothing_acknowledged_is_lost_when_the_server_is_killed() -> None:
    figures = asyncio.run(run(kills=2, tables=4, seed=5))
    assert figures.acknowledged > 0
    assert (figures.found.lost, figures.found.doubled, figures.found.gaps) == (0, 0, 0)


def test_a_server_that_is_asked_to_stop_says_goodbye_and_goes_on_later(tmp_path: Path) -> None:
    async def scene() -> None:
        data = tmp_path / "tables.db"
        host = await start_server(data)
        ann = HttpClient(host.address)
        table = await asyncio.to_thread(ann.open, start=True)
        with ann.open_socket(table) as player:
            await asyncio.to_thread(player.play_first)
            seen = player.view
            stopped = asyncio.ensure_future(host.stop())
            await asyncio.to_thread(player.until, lambda: player.others)
            assert player.others[0]["code"] == "stopping"
        await stopped
        ann.http.close()
        again = await start_server(data)
        back = HttpClient(again.address, ann.token)
        view = await asyncio.to_thread(back.look, table)
        assert (view["boards"], view["log"]) == (seen["boards"], seen["log"])
        back.http.close()
        await again.stop()
        with sqlite3.connect(data) as database:
            assert database.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        database.close()

    asyncio.run(scene())
