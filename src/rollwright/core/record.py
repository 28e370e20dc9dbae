"""Records: a game as text, to be read, sent, compared and stored.

Tags in square brackets, then a numbered line for each roll and under it a line for each seat
that moved. `;` starts a comment. Reading and writing are exact inverses: a written record reads
back equal, and a text that was read and is written again differs in white space only.
"""

import re
from typing import Final, NamedTuple

from rollwright.core.errors import BadRecord
from rollwright.core.message import Message

_STRING: Final = r'"(?:[^"\\]|\\["\\])*"'
_TAG: Final = re.compile(rf"\[([A-Z][A-Za-z]*)((?: +{_STRING})*)\] *(?:; ?(.*))?")
_VALUE: Final = re.compile(_STRING)
_ROLL: Final = re.compile(r"([0-9]{1,9})\. *([^;]*?) *(?:; ?(.*))?", re.ASCII)
_SEAT: Final = re.compile(r"([0-9]{1,9}): *([^;]*?) *(?:; ?(.*))?", re.ASCII)


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
    reader = _Reader()
    for number, line in enumerate(text.replace("\r\n", "\n").split("\n"), 1):
        complaint = reader.take(line.replace("\t", " ").strip(" "))
        if complaint is not None:
            args: dict[str, object] = {"line": number, "reason": complaint}
            raise BadRecord(Message("core.record-line", args))
    return reader.record()


class _Reader:
    """Parses a record line by line."""

    def __init__(self) -> None:
        self._tags: list[Tag] = []
        self._rolls: list[Roll] = []
        self._seats: list[SeatMoves] = []
        self._comments: list[str] = []

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
        if _SEAT.fullmatch(line) is not None:
            return self._take_seat(line)
        return self._take_roll(line)

    def _take_tag(self, line: str) -> Message | None:
        found = _TAG.fullmatch(line)
        if found is None:
            return Message("core.record-tag")
        name = found[1]
        if self._rolls:
            return Message("core.record-tag-late")
        if any(tag.name == name for tag in self._tags):
            return Message("core.record-tag-twice", {"name": name})
        values = tuple(_unquoted(value) for value in _VALUE.findall(found[2]))
        self._tags.append(Tag(name, values, self._remarks(found[3])))
        return None

    def _take_roll(self, line: str) -> Message | None:
        found = _ROLL.fullmatch(line)
        expected = len(self._rolls) + 1
        if found is None or found[1] != str(expected) or not found[2]:
            return Message("core.record-roll", {"number": expected})
        self._close_roll()
        self._rolls.append(Roll(_squeezed(found[2]), (), self._remarks(found[3])))
        return None

    def _take_seat(self, line: str) -> Message | None:
        found = _SEAT.fullmatch(line)
        assert found is not None
        seat = int(found[1])
        in_order = not self._seats or self._seats[-1].seat < seat
        if not self._rolls or not in_order or found[1] != str(seat) or not found[2]:
            return Message("core.record-seat")
        moves = tuple(_squeezed(found[2]).split(" "))
        self._seats.append(SeatMoves(seat, moves, self._remarks(found[3])))
        return None

    def _remarks(self, behind: str | None) -> Remarks:
        before = tuple(self._comments)
        self._comments = []
        return Remarks(before, (behind or "").strip(" "))

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
    return not any(
        [
            letter < " " or letter in "\x7f\x85\u2028\u2029" or 0xD800 <= ord(letter) <= 0xDFFF
            for letter in text
        ]
    )


def _squeezed(text: str) -> str:
    return " ".join(word for word in text.split(" ") if word)


def _unquoted(value: str) -> str:
    return re.sub(r"\\(.)", r"\1", value[1:-1])
