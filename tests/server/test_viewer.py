"""The outbox of a viewer has an end, and so has everybody's patience."""

import asyncio
import json

from rollwright.server.limits import Bucket, Buckets
from rollwright.server.viewer import Viewer


def test_one_who_does_not_read_is_let_go_with_a_last_word() -> None:
    async def scene() -> None:
        stuck, taken = asyncio.Event(), list[str]()

        async def send_text(text: str) -> None:
            await stuck.wait()
            taken.append(text)

        viewer = Viewer("ann", "es", send_text)
        delivery = asyncio.ensure_future(viewer.deliver())
        await asyncio.sleep(0)
        sent = 0
        while not viewer.gone_reason:
            viewer.send("x" * 1000)
            sent += 1
        assert sent < 1000
        viewer.send("too late")
        stuck.set()
        await asyncio.wait_for(delivery, 30)
        last = json.loads(taken[-1])
        assert (last["op"], last["code"]) == ("gone", "slow")
        assert last["reason"].startswith("Tu conexión")
        assert len(taken) <= 2

    asyncio.run(scene())


def test_answers_come_before_the_last_word_and_news_do_not() -> None:
    async def scene() -> None:
        taken: list[str] = []

        async def send_text(text: str) -> None:
            taken.extend(text.split("\n"))

        viewer = Viewer("ann", "en", send_text)
        viewer.tell({"op": "ack", "command": "a"})
        viewer.send('{"op":"update"}')
        viewer.tell({"op": "sheet", "command": "b"})
        viewer.tell({"op": "refused", "command": "c"})
        viewer.dismiss("lost")
        assert viewer.waiting > 0
        await asyncio.wait_for(viewer.deliver(), 30)
        assert [json.loads(text)["op"] for text in taken] == ["ack", "refused", "gone"]
        assert viewer.waiting == 0

    asyncio.run(scene())


def test_few_large_messages_are_too_much_as_well() -> None:
    async def scene() -> None:
        async def send_text(text: str) -> None:
            pass

        viewer = Viewer("ann", "en", send_text)
        for _ in range(11):
            viewer.send("x" * 100_000)
        assert viewer.gone_reason == "slow"

    asyncio.run(scene())


def test_a_bucket_runs_dry_and_each_asker_has_an_own_one() -> None:
    bucket = Bucket(rate=0.0, most=3)
    assert [bucket.take() for _ in range(5)] == [True, True, True, False, False]
    buckets = Buckets(rate=0.0, most=1)
    assert [buckets.take(who) for who in ("a", "b", "a", "b")] == [True, True, False, False]
