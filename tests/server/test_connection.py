"""A connection: its bounded outbox, its last messages, and its rate limit."""

import asyncio
import json

from rollwright.server.connection import Connection
from rollwright.server.encoding import encode
from rollwright.server.rate_limit import RateLimiter, TokenBucket
from rollwright.server.wire.messages import Ack, Failure, Labels, RefusedMessage
from tests.server.scripted_line import ScriptedLine


def test_a_slow_client_is_disconnected_with_a_last_message() -> None:
    async def scene() -> None:
        line = ScriptedLine(is_reading=False)
        connection = Connection("ann", "es", line)
        closed = asyncio.ensure_future(connection.wait_until_closed())
        sent = 0
        while not connection.close_reason:
            connection.send(b"x" * 1000)
            sent += 1
        assert sent < 1000
        connection.send(b"too late")
        assert not line.frames
        line.is_reading = True
        connection.flush()
        await asyncio.wait_for(closed, 1)
        (last,) = [json.loads(frame) for frame in line.frames]
        assert (last["op"], last["code"]) == ("gone", "slow")
        assert last["reason"].startswith("Tu conexión")

    asyncio.run(scene())


def test_who_never_reads_is_not_waited_for() -> None:
    async def scene() -> None:
        connection = Connection("ann", "en", ScriptedLine(is_reading=False))
        connection.disconnect("lost")
        await asyncio.wait_for(connection.wait_until_closed(), 30)

    asyncio.run(scene())


def test_command_results_are_sent_before_a_disconnect_and_updates_are_not() -> None:
    async def scene() -> None:
        line = ScriptedLine(is_reading=False)
        connection = Connection("ann", "en", line)
        connection.send(encode(Ack("a", 1)), is_answer=True)
        connection.send(b'{"op":"update"}')
        connection.send(encode(Labels("b", {})))
        refused = RefusedMessage("c", Failure("stale", "too late"), 1)
        connection.send(encode(refused), is_answer=True)
        connection.disconnect("lost")
        assert connection.queued > 0
        line.is_reading = True
        connection.flush()
        await asyncio.wait_for(connection.wait_until_closed(), 30)
        (frame,) = line.frames
        ops = [json.loads(text)["op"] for text in frame.split(b"\n")]
        assert ops == ["ack", "refused", "gone"]
        assert connection.queued == 0

    asyncio.run(scene())


def test_a_result_waits_for_the_update_that_follows_at_once() -> None:
    async def scene() -> None:
        line = ScriptedLine()
        connection = Connection("ann", "en", line)
        connection.send(b"ack", is_answer=True)
        assert not line.frames
        connection.send(b"update")
        connection.send(b"next")
        assert line.frames == [b"ack\nupdate", b"next"]
        connection.send(b"another ack", is_answer=True)
        await asyncio.sleep(0)
        assert line.frames[2:] == [b"another ack"]

    asyncio.run(scene())


def test_few_large_messages_are_too_much_as_well() -> None:
    async def scene() -> None:
        connection = Connection("ann", "en", ScriptedLine(is_reading=False))
        for _ in range(11):
            connection.send(b"x" * 100_000)
        assert connection.close_reason == "slow"

    asyncio.run(scene())


def test_a_bucket_runs_empty_and_each_client_has_its_own() -> None:
    bucket = TokenBucket(rate=0.0, most=3)
    assert [bucket.take() for _ in range(5)] == [True, True, True, False, False]
    limiter = RateLimiter(rate=0.0, most=1)
    assert [limiter.allow(who) for who in ("a", "b", "a", "b")] == [True, True, False, False]
