"""Long work is done few at a time, fairly, within bounds, and not for those who have left."""

import asyncio
import threading
from collections.abc import Callable, Coroutine
from typing import Any

import pytest

from rollwright.server.errors import RateLimited
from rollwright.server.work_queue import WorkQueue


class Work:
    """Work that ends when the test says so, and the order in which it was begun."""

    def __init__(self) -> None:
        self.go = threading.Event()
        self.begun: list[str] = []
        self.stopped: list[str] = []

    def named(self, name: str) -> Callable[[], str]:
        """Work that returns its name."""

        def run() -> str:
            self.begun.append(name)
            assert self.go.wait(60)
            return name

        return run

    def stop(self, name: str) -> Callable[[], None]:
        """What ends it early."""
        return lambda: self.stopped.append(name)


def run(scene: Callable[[], Coroutine[Any, Any, None]]) -> None:
    async def bounded() -> None:
        async with asyncio.timeout(60):
            await scene()

    asyncio.run(bounded())


async def begun(work: Work, count: int) -> None:
    """Wait for threads to begin; the loop goes on meanwhile."""
    while len(work.begun) < count:
        await asyncio.sleep(0.001)


def test_who_asks_for_little_does_not_wait_for_who_asks_for_much() -> None:
    async def scene() -> None:
        work, queue = Work(), WorkQueue(at_once=1)
        wishes = [("ann", "a1"), ("ann", "a2"), ("ann", "a3"), ("bob", "b1"), ("eve", "e1")]
        asked = [
            asyncio.ensure_future(queue.run(owner, work.named(name))) for owner, name in wishes
        ]
        await begun(work, 1)
        assert queue.waiting() == 4
        assert work.begun == ["a1"], "one at a time"
        work.go.set()
        assert await asyncio.gather(*asked) == ["a1", "a2", "a3", "b1", "e1"]
        assert work.begun == ["a1", "a2", "b1", "e1", "a3"]
        assert queue.waiting() == 0

    run(scene)


def test_too_much_is_refused_for_one_and_for_all() -> None:
    async def scene() -> None:
        work, queue = Work(), WorkQueue(at_once=1, most_waiting=3, most_for_one=2)
        asked = [asyncio.ensure_future(queue.run("ann", work.named("a"))) for _ in range(3)]
        await begun(work, 1)
        with pytest.raises(RateLimited):
            await queue.run("ann", work.named("too much for one"))
        asked.append(asyncio.ensure_future(queue.run("bob", work.named("b"))))
        await asyncio.sleep(0)
        with pytest.raises(RateLimited):
            await queue.run("eve", work.named("too much for all"))
        work.go.set()
        assert await asyncio.gather(*asked) == ["a", "a", "a", "b"]

    run(scene)


def test_who_has_left_is_not_worked_for_and_the_place_is_free_again() -> None:
    async def scene() -> None:
        work, queue = Work(), WorkQueue(at_once=1)
        running, waiting, other = (
            asyncio.ensure_future(queue.run(name, work.named(name), work.stop(name)))
            for name in ("running", "waiting", "other")
        )
        await begun(work, 1)
        running.cancel()
        waiting.cancel()
        await asyncio.gather(running, waiting, return_exceptions=True)
        assert work.stopped == ["running"]
        assert work.begun == ["running"], "its place is free when it has ended"
        work.go.set()
        assert await other == "other"
        assert work.begun == ["running", "other"]
        assert await queue.run("later", work.named("later")) == "later"

    run(scene)


def test_who_leaves_when_the_turn_comes_passes_it_on() -> None:
    async def scene() -> None:
        work, queue = Work(), WorkQueue(at_once=1)
        first = asyncio.ensure_future(queue.run("first", work.named("first")))
        leaver = asyncio.ensure_future(queue.run("leaver", work.named("leaver")))
        other = asyncio.ensure_future(queue.run("other", work.named("other")))
        await begun(work, 1)
        # Its turn and its end in one step of the loop.
        queue._pass_on()
        leaver.cancel()
        work.go.set()
        assert [await first, await other] == ["first", "other"]
        assert "leaver" not in work.begun

    run(scene)


def test_failing_work_is_the_trouble_of_who_asked_for_it() -> None:
    def fail() -> None:
        raise ValueError("out of order")

    async def scene() -> None:
        queue = WorkQueue(at_once=1)
        for _ in range(3):
            with pytest.raises(ValueError, match="order"):
                await queue.run("ann", fail)
        assert await queue.run("ann", lambda: 7) == 7

    run(scene)
