"""Records: a game as text, to be read, sent, compared and stored.

Tags in square brackets, then a numbered line for each roll and under it a line for each seat
that moved. `;` starts a comment. Reading and writing are exact inverses: a written record reads
back equal, and a text that was read and is written again differs in white space only.

A record may come from anybody: it is read in one pass, and has to keep the limits.
"""

import re
from collections.abc import Iterator
from typing import Final, NamedTuple

from rollwright.core.errors import BadRecord
from rollwright.core.limits import (
    LONGEST_LINE,
    LONGEST_TEXT,
    MOST_LINES,
    MOST_MOVES,
    MOST_ROLLS,
    MOST_SEATS,
    MOST_TAGS,
    beyond,
)
from rollwright.core.message import Message

# What is repeated is never tried in another way (`++`, `*+`), so that time and memory are linear.
_NAME: Final = re.compile(r"\[([A-Z][A-Za-z]*+)")
_VALUE: Final = re.compile(r' ++"((?:[^"\\]++|\\["\\])*+)"')
_NUMBER: Final = re.compile(r"([0-9]{1,9})([.:])", re.ASCII)
_ESCAPED: Final = re.compile(r"\\(.)")
_UNWRITABLE: Final = re.compile(r"[\x00-\x1f\x7f\x85\u2028\u2029\ud800-\udfff]")


class Remarks(NamedTuple):
    """Comments: the lines before an element, and the one at the end of its line."""

    before: tuple[str, ...] = ()
    behind: str = ""


class Tag(NamedTuple):
    """A property of the game: a name and its values."""

    name: str
    values: tuple[str, ...]
    remarks: Remarks = Remarks()


class SeatMoves(NamedTuple):
    """The moves of one seat after a roll, in order."""

    seat: int
    moves: tuple[str, ...]
    remarks: Remarks = Remarks()


class Roll(NamedTuple):
    """One roll, and the moves of the seats after it."""

    outcome: str
    seats: tuple[SeatMoves, ...] = ()
    remarks: Remarks = Remarks()


class Record(NamedTuple):
    """A parsed record."""

    tags: tuple[Tag, ...]
    rolls: tuple[Roll, ...]
    end: tuple[str, ...] = ()

    def values(self, name: str) -> tuple[str, ...] | None:
        """The values of a tag, or None if it isn't there."""
        for tag in self.tags:
            if tag.name == name:
                return tag.values
        return None

    def value(self, name: str) -> str | None:
        """The only value of a tag, or None if it isn't there."""
        values = self.values(name)
        if values is None:
            return None
        if len(values) != 1:
            args: dict[str, object] = {"name": name, "value": " ".join(values)}
            raise BadRecord(Message("core.record-bad-tag", args))
        return values[0]


# --- writing ---------------------------------------------------------------------------


def write_record(record: Record) -> str:
    """The record as text."""
    lines: list[str] = []
    for tag in record.tags:
        values = "".join(f" {_quoted(value)}" for value in tag.values)
        _add(lines, f"[{tag.name}{values}]", tag.remarks, "")
    for number, roll in enumerate(record.rolls, 1):
        if number == 1:
            lines.append("")
        _add(lines, f"{number}. {roll.outcome}", roll.remarks, "")
        for entry in roll.seats:
            _add(lines, f"{entry.seat}: {' '.join(entry.moves)}", entry.remarks, "   ")
    lines += [_comment(text) for text in record.end]
    return "\n".join(lines) + "\n"


def _add(lines: list[str], line: str, remarks: Remarks, indent: str) -> None:
    lines += [indent + _comment(text) for text in remarks.before]
    behind = f" {_comment(remarks.behind)}" if remarks.behind else ""
    lines.append(f"{indent}{line.rstrip(' ')}{behind}")


def _comment(text: str) -> str:
    return f"; {text}" if text else ";"


def _quoted(value: str) -> str:
    return '"' + value.replace("\\", "\\\\").replace('"', '\\"') + '"'


# --- reading ---------------------------------------------------------------------------


def read_record(text: str) -> Record:
    """The record in a text; raises BadRecord and names the line."""
    if len(text) > LONGEST_TEXT:
        raise BadRecord(beyond("length", LONGEST_TEXT))
    reader = _Reader()
    for number, line in enumerate(_lines(text), 1):
        complaint = reader.take(line.replace("\t", " ").strip(" "))
        if number > MOST_LINES:
            complaint = beyond("lines", MOST_LINES)
        if complaint is not None:
            args: dict[str, object] = {"line": number, "reason": complaint}
            raise BadRecord(Message("core.record-line", args))
    return reader.record()


def _lines(text: str) -> Iterator[str]:
    """The lines one by one: a list of all of them would take more memory than the text."""
    start = 0
    while (end := text.find("\n", start)) >= 0:
        yield text[start:end].removesuffix("\r")
        start = end + 1
    yield text[start:]


class _Reader:
    """Parses a record line by line."""

    def __init__(self) -> None:
        self._tags: list[Tag] = []
        self._rolls: list[Roll] = []
        self._seats: list[SeatMoves] = []
        self._comments: list[str] = []
        # Each text of a move once: thousands of seats make the same moves.
        self._texts: dict[str, str] = {}

    def take(self, line: str) -> Message | None:
        """Parse a line; returns the error, if any."""
        if not line:
            return None
        if not is_writable(line):
            return Message("core.record-character")
        if line[0] == ";":
            self._comments.append(line[1:].strip(" "))
            return None
        if line[0] == "[":
            return self._take_tag(line)
        found = _NUMBER.match(line)
        if found is None:
            return self._no_roll()
        content, _, behind = line[found.end() :].partition(";")
        if len(content) > LONGEST_LINE:
            return beyond("letters", LONGEST_LINE)
        words = [word for word in content.split(" ") if word]
        if found[2] == ":":
            return self._take_seat(found[1], words, behind)
        return self._take_roll(found[1], words, behind)

    def _take_tag(self, line: str) -> Message | None:
        found = _NAME.match(line)
        if found is None:
            return Message("core.record-tag")
        name, at = found[1], found.end()
        values: list[str] = []
        while (value := _VALUE.match(line, at)) is not None:
            if len(values) == MOST_SEATS:
                return beyond("values", MOST_SEATS)
            values.append(_ESCAPED.sub(r"\1", value[1]))
            at = value.end()
        end, _, behind = line[at:].partition(";")
        if end.rstrip(" ") != "]":
            return Message("core.record-tag")
        return self._add_tag(name, tuple(values), behind)

    def _add_tag(self, name: str, values: tuple[str, ...], behind: str) -> Message | None:
        if self._rolls:
            return Message("core.record-tag-late")
        if any([tag.name == name for tag in self._tags]):
            return Message("core.record-tag-twice", {"name": name})
        if len(self._tags) == MOST_TAGS:
            return beyond("tags", MOST_TAGS)
        self._tags.append(Tag(name, values, self._remarks(behind)))
        return None

    def _take_roll(self, number: str, words: list[str], behind: str) -> Message | None:
        if number != str(len(self._rolls) + 1) or not words:
            return self._no_roll()
        if len(self._rolls) == MOST_ROLLS:
            return beyond("rolls", MOST_ROLLS)
        self._close_roll()
        self._rolls.append(Roll(" ".join(words), (), self._remarks(behind)))
        return None

    def _no_roll(self) -> Message:
        return Message("core.record-roll", {"number": len(self._rolls) + 1})

    def _take_seat(self, number: str, moves: list[str], behind: str) -> Message | None:
        seat = int(number)
        in_order = not self._seats or self._seats[-1].seat < seat
        if not self._rolls or not in_order or number != str(seat) or not moves:
            return Message("core.record-seat")
        if seat >= MOST_SEATS:
            return beyond("seats", MOST_SEATS)
        if len(moves) > MOST_MOVES:
            return beyond("moves", MOST_MOVES)
        shared = tuple([self._texts.setdefault(move, move) for move in moves])
        self._seats.append(SeatMoves(seat, shared, self._remarks(behind)))
        return None

    def _remarks(self, behind: str) -> Remarks:
        before = tuple(self._comments)
        self._comments = []
        return Remarks(before, behind.strip(" "))

    def _close_roll(self) -> None:
        if self._rolls:
            self._rolls[-1] = self._rolls[-1]._replace(seats=tuple(self._seats))
        self._seats = []

    def record(self) -> Record:
        """The record of all lines so far."""
        self._close_roll()
        return Record(tuple(self._tags), tuple(self._rolls), tuple(self._comments))


def is_writable(text: str) -> bool:
    """Can this be written in a record? No control characters, no lone surrogates."""
    return _UNWRITABLE.search(text) is None
