"""Files are made few at a time, each once, and kept within a bound."""

import asyncio
import threading
from collections.abc import Callable

import pytest

from rollwright.server.errors import RateLimited
from rollwright.server.file_maker import FileMaker

ANN, BOB = "ann", "bob"


class Work:
    """Files that are made when the test says so, and how many are made at once."""

    def __init__(self) -> None:
        self.go = threading.Event()
        self.made: list[str] = []
        self.at_once = 0
        self.most_at_once = 0
        self._lock = threading.Lock()

    def make(self, name: str) -> Callable[[], bytes]:
        """What makes this file."""

        def run() -> bytes:
            with self._lock:
                self.at_once += 1
                self.most_at_once = max(self.most_at_once, self.at_once)
            assert self.go.wait(60)
            with self._lock:
                self.at_once -= 1
                self.made.append(name)
            return name.encode()

        return run


def test_few_files_are_made_at_once_and_each_of_them_once() -> None:
    async def ask() -> None:
        work, maker = Work(), FileMaker()
        asked = [
            asyncio.create_task(maker.file(ANN, name, work.make(name)))
            for name in "abcdef"
            for _ in "xy"
        ]
        await asyncio.sleep(0.1)
        # Who goes away takes nothing from who waits for the same file.
        asked[0].cancel()
        work.go.set()
        files = await asyncio.gather(*asked[1:])
        assert [file.decode() for file in files] == list("abbccddeeff")
        assert sorted(work.made) == list("abcdef")
        assert work.most_at_once == 2

    asyncio.run(ask())


def test_too_many_wishes_at_once_are_refused() -> None:
    async def ask() -> None:
        work, maker = Work(), FileMaker(most_pending=3)
        asked = [asyncio.create_task(maker.file(ANN, name, work.make(name))) for name in "abc"]
        await asyncio.sleep(0)
        with pytest.raises(RateLimited):
            await maker.file(ANN, "d", work.make("d"))
        # This one is being made already.
        asked.append(asyncio.create_task(maker.file(ANN, "a", work.make("a"))))
        work.go.set()
        assert await asyncio.gather(*asked) == [b"a", b"b", b"c", b"a"]
        assert await maker.file(ANN, "d", work.make("d")) == b"d"

    asyncio.run(ask())


def test_who_wants_much_is_refused_before_others_are_and_others_come_first() -> None:
    async def ask() -> None:
        work, maker = Work(), FileMaker()
        asked = [
            asyncio.create_task(maker.file(ANN, f"a{at}", work.make(f"a{at}"))) for at in range(20)
        ]
        await asyncio.sleep(0.1)
        asked.append(asyncio.create_task(maker.file(BOB, "b", work.make("b"))))
        await asyncio.sleep(0.1)
        work.go.set()
        results = await asyncio.gather(*asked, return_exceptions=True)
        refused = [result for result in results if isinstance(result, RateLimited)]
        assert 8 <= len(refused) <= 12
        assert results[-1] == b"b"
        assert work.made.index("b") <= 5

    asyncio.run(ask())


def test_the_latest_files_are_kept_within_their_bound() -> None:
    async def ask() -> None:
        work, maker = Work(), FileMaker(most_bytes=6)
        work.go.set()
        for name in ("aaa", "bbb", "aaa", "ccc", "aaa", "bbb"):
            assert await maker.file(ANN, name, work.make(name)) == name.encode()
        assert work.made == ["aaa", "bbb", "ccc", "bbb"]
        # Too large to be kept, and no harm to the count.
        for _ in range(2):
            assert len(await maker.file(ANN, "long", work.make("longlong"))) == 8
        assert work.made[4:] == ["longlong", "longlong"]
        for _ in range(2):
            assert await maker.file(ANN, "ddd", work.make("ddd")) == b"ddd"
        assert work.made[6:] == ["ddd"]

    asyncio.run(ask())


def test_a_failure_is_told_to_all_and_not_kept() -> None:
    def fail() -> bytes:
        raise RuntimeError("ink")

    async def ask() -> None:
        maker = FileMaker()
        both = await asyncio.gather(
            maker.file(ANN, "a", fail), maker.file(ANN, "a", fail), return_exceptions=True
        )
        assert [str(one) for one in both] == ["ink", "ink"]
        assert await maker.file(ANN, "a", lambda: b"a") == b"a"

    asyncio.run(ask())
