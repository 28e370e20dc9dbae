"""A connection: its bounded outbox, its last messages, and its rate limit."""

import asyncio
import json

from rollwright.server.connection import Connection
from rollwright.server.encoding import json_text
from rollwright.server.rate_limit import RateLimiter, TokenBucket
from rollwright.server.wire.messages import Ack, Failure, Labels, RefusedMessage


def test_a_slow_client_is_disconnected_with_a_last_message() -> None:
    async def scene() -> None:
        stuck, taken = asyncio.Event(), list[str]()

        async def send_text(text: str) -> None:
            await stuck.wait()
            taken.append(text)

        connection = Connection("ann", "es", send_text)
        delivery = asyncio.ensure_future(connection.send_outbox())
        await asyncio.sleep(0)
        sent = 0
        while not connection.close_reason:
            connection.send("x" * 1000)
            sent += 1
        assert sent < 1000
        connection.send("too late")
        stuck.set()
        await asyncio.wait_for(delivery, 30)
        last = json.loads(taken[-1])
        assert (last["op"], last["code"]) == ("gone", "slow")
        assert last["reason"].startswith("Tu conexión")
        assert len(taken) <= 2

    asyncio.run(scene())


def test_command_results_are_sent_before_a_disconnect_and_updates_are_not() -> None:
    async def scene() -> None:
        taken: list[str] = []

        async def send_text(text: str) -> None:
            taken.extend(text.split("\n"))

        connection = Connection("ann", "en", send_text)
        connection.send(json_text(Ack("a", 1)), is_answer=True)
        connection.send('{"op":"update"}')
        connection.send(json_text(Labels("b", {})))
        refused = RefusedMessage("c", Failure("stale", "too late"), 1)
        connection.send(json_text(refused), is_answer=True)
        connection.disconnect("lost")
        assert connection.queued > 0
        await asyncio.wait_for(connection.send_outbox(), 30)
        assert [json.loads(text)["op"] for text in taken] == ["ack", "refused", "gone"]
        assert connection.queued == 0

    asyncio.run(scene())


def test_few_large_messages_are_too_much_as_well() -> None:
    async def scene() -> None:
        async def send_text(text: str) -> None:
            pass

        connection = Connection("ann", "en", send_text)
        for _ in range(11):
            connection.send("x" * 100_000)
        assert connection.close_reason == "slow"

    asyncio.run(scene())


def test_a_bucket_runs_empty_and_each_client_has_its_own() -> None:
    bucket = TokenBucket(rate=0.0, most=3)
    assert [bucket.take() for _ in range(5)] == [True, True, True, False, False]
    limiter = RateLimiter(rate=0.0, most=1)
    assert [limiter.allow(who) for who in ("a", "b", "a", "b")] == [True, True, False, False]
