import io
import json
import subprocess
import sys

import pytest

from rollwright.engine import stream
from rollwright.engine.stream import serve_stream
from tests.engine.driver import Answer

COMMAND = [sys.executable, "-m", "rollwright.engine"]
GAMES = b'{"op":"games"}'


@pytest.fixture
def small_bound(monkeypatch: pytest.MonkeyPatch) -> int:
    """A small limit for the length of lines, to exceed it quickly."""
    monkeypatch.setattr(stream, "LONGEST_TEXT", 100_000)
    return 100_000


def answers_to(text: bytes) -> list[Answer]:
    sink = io.BytesIO()
    serve_stream(io.BytesIO(text), sink)
    return [json.loads(line) for line in sink.getvalue().splitlines()]


class WatchedSource(io.BytesIO):
    """Records how much is read at once."""

    def __init__(self, content: bytes) -> None:
        super().__init__(content)
        self.most = 0

    def readline(self, size: int | None = -1, /) -> bytes:
        line = super().readline(size)
        self.most = max(self.most, len(line))
        return line


class FlushedSink(io.BytesIO):
    """Records the output at each flush."""

    def __init__(self) -> None:
        super().__init__()
        self.flushed: list[int] = []

    def flush(self) -> None:
        self.flushed.append(self.getvalue().count(b"\n"))


def test_answers_come_in_order() -> None:
    text = b"".join(b'{"op":"games","id":%d}\n' % number for number in range(5))
    assert [answer["id"] for answer in answers_to(text)] == [0, 1, 2, 3, 4]


def test_blank_lines_are_ignored() -> None:
    assert answers_to(b"\n  \t\n\r\n") == []
    assert len(answers_to(b"\n" + GAMES + b"\r\n\n  " + GAMES + b"  \n")) == 2


def test_nothing_in_nothing_out() -> None:
    assert answers_to(b"") == []


def test_a_whole_request_needs_no_end_of_line_at_the_end() -> None:
    assert [answer["ok"] for answer in answers_to(GAMES + b"\n" + GAMES)] == [True, True]


def test_an_unfinished_last_line_is_one_error() -> None:
    answers = answers_to(GAMES + b"\n" + GAMES[:-1])
    assert [answer["ok"] for answer in answers] == [True, False]
    assert answers[1]["error"]["code"] == "bad-request"


def test_a_line_may_be_as_long_as_the_bound(small_bound: int) -> None:
    longest = GAMES + b" " * (small_bound - len(GAMES))
    for end in (b"\n", b""):
        assert [answer["ok"] for answer in answers_to(longest + end)] == [True]
        assert [answer["ok"] for answer in answers_to(longest + b" " + end)] == [False]


def test_ten_megabytes_of_nonsense_are_one_error() -> None:
    for line in (b"x" * 10_000_000, b"[" * 10_000_000, b'{"op":' * 1_000_000):
        answers = answers_to(line + b"\n" + GAMES)
        assert [answer["ok"] for answer in answers] == [False, True]
        assert answers[0]["error"]["code"] == "bad-request"
        assert len(answers[0]["error"]["message"]) < 200


def test_a_line_beyond_the_bound_is_one_error_and_not_kept(small_bound: int) -> None:
    line = b'{"op":"games","id":"' + b"x" * 10_000_000 + b'"}'
    for text in (line + b"\n" + GAMES + b"\n", line):
        source, sink = WatchedSource(text), io.BytesIO()
        serve_stream(source, sink)
        first, *rest = [json.loads(answer) for answer in sink.getvalue().splitlines()]
        assert first["error"]["code"] == "line-too-long"
        assert str(small_bound) in first["error"]["message"]
        assert [answer["ok"] for answer in rest] == ([True] if GAMES in text[9:] else [])
        assert source.most <= small_bound + 1


def test_every_answer_is_flushed_at_once() -> None:
    sink = FlushedSink()
    serve_stream(io.BytesIO((GAMES + b"\n") * 3), sink)
    assert sink.flushed[:3] == [1, 2, 3]


def test_the_program_answers_and_ends_with_its_input() -> None:
    text = b'{"op":"new","game":"rolling-america","seats":1}\n\nnonsense\n' + GAMES
    done = subprocess.run(COMMAND, input=text, capture_output=True, check=False)
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    assert [answer["ok"] for answer in answers] == [True, False, True]
    assert (done.returncode, done.stderr) == (0, b"")


def test_the_program_ends_quietly_when_nobody_reads() -> None:
    with subprocess.Popen(
        COMMAND, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as program:
        assert program.stdin
        assert program.stdout
        assert program.stderr
        program.stdout.close()
        program.stdin.write(GAMES + b"\n")
        program.stdin.flush()
        assert program.stderr.read() == b""
        assert program.wait() == 0
