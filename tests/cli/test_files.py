"""Files: read, or refused with a sentence; written completely or not at all."""

import os
from pathlib import Path

import pytest

from rollwright.cli.files import BadFile, read_text, write_text
from rollwright.core.limits import LONGEST_TEXT


def test_what_was_written_is_read_back(tmp_path: Path) -> None:
    file = tmp_path / "file"
    write_text(file, "erste Zeile\nzweite – ¡sí!\n")
    write_text(file, "only this")
    assert read_text(str(file)) == "only this"
    assert list(tmp_path.iterdir()) == [file]


def test_a_mark_at_the_start_of_a_text_is_skipped(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_bytes("\ufefffirst \ufeff".encode())
    assert read_text(str(file)) == "first \ufeff"


@pytest.mark.parametrize("name", [".", "/", "..", "a" * 300, "no/such/folder/file", "a\x00b"])
def test_names_that_cannot_be_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(BadFile, match="Can't write"):
        write_text(Path(name), "text")
    assert list(tmp_path.iterdir()) == []


def test_a_pipe_is_written_to_and_not_replaced(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    reader = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
    try:
        write_text(pipe, "text")
        assert os.read(reader, 100) == b"text"
    finally:
        os.close(reader)
    assert pipe.is_fifo()


def test_a_file_that_is_too_long_is_refused_with_the_limit(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_bytes(b"x" * 10)
    assert read_text(str(file), 10) == "x" * 10
    with pytest.raises(BadFile, match="more than 9 bytes"):
        read_text(str(file), 9)


def test_a_device_without_an_end_is_not_read_for_ever() -> None:
    with pytest.raises(BadFile, match=f"more than {LONGEST_TEXT} bytes"):
        read_text("/dev/zero")


@pytest.mark.parametrize("name", ["missing", ".", "~no-such-person/file", "a\x00b"])
def test_names_that_cannot_be_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(BadFile, match="Can't read"):
        read_text(name)
