"""Records: reading and writing are exact inverses, and anything else is refused."""

import contextlib
import re

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from rollwright.core.errors import BadRecord
from rollwright.core.limits import (
    LONGEST_LINE,
    LONGEST_TEXT,
    MOST_LINES,
    MOST_MOVES,
    MOST_ROLLS,
    MOST_SEATS,
    MOST_TAGS,
)
from rollwright.core.record import (
    Record,
    Remarks,
    Roll,
    SeatMoves,
    Tag,
    read_record,
    write_record,
)
from tests.harness.speech import spoken

EXAMPLE = """\
; A game between friends.
[Game "rolling-america"] ; the first
[Seats "Ann" "Bob \\"the \\\\ dice\\""]
; No words were added.
[Nothing]

; It starts.
1. r3 w5 ; a fine roll
   ; Ann thinks.
   0: r3>PA w5>TX done
   1: w5>TX r3>PA! done ; guarded!
2. b1 g2
   1: b1>IA
; To be continued.
;
"""


def test_a_record_is_taken_apart() -> None:
    record = read_record(EXAMPLE)
    assert record.tags[0] == Tag(
        "Game", ("rolling-america",), Remarks(("A game between friends.",), "the first")
    )
    assert record.values("Seats") == ("Ann", 'Bob "the \\ dice"')
    assert record.tags[2] == Tag("Nothing", (), Remarks(("No words were added.",)))
    assert record.rolls[0].outcome == "r3 w5"
    assert record.rolls[0].remarks == Remarks(("It starts.",), "a fine roll")
    assert record.rolls[0].seats == (
        SeatMoves(0, ("r3>PA", "w5>TX", "done"), Remarks(("Ann thinks.",))),
        SeatMoves(1, ("w5>TX", "r3>PA!", "done"), Remarks((), "guarded!")),
    )
    assert record.rolls[1] == Roll("b1 g2", (SeatMoves(1, ("b1>IA",)),))
    assert record.end == ("To be continued.", "")


def test_every_comment_is_kept() -> None:
    assert write_record(read_record(EXAMPLE)) == EXAMPLE


def test_white_space_is_idle() -> None:
    loose = EXAMPLE.replace("\n", "\r\n").replace("   ", "\t").replace("r3 w5", "r3    w5  ")
    assert read_record("\n\n" + loose + "\n  \n") == read_record(EXAMPLE)


def test_a_tag_is_asked_for_by_name() -> None:
    record = read_record(EXAMPLE)
    assert record.value("Game") == "rolling-america"
    assert record.value("Seed") is None
    assert record.values("Seed") is None
    assert record.values("Nothing") == ()
    for name in ("Seats", "Nothing"):
        with pytest.raises(BadRecord, match=f"The tag {name} has no value that fits"):
            record.value(name)


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("[game]", "Line 1: a tag looks like"),
        ('[Game "x]', "Line 1: a tag looks like"),
        ('[Game "x" y]', "Line 1: a tag looks like"),
        ('[Game "\\n"]', "Line 1: a tag looks like"),
        ('[Game "x"] y', "Line 1: a tag looks like"),
        ("[Game]\n[Game]", "Line 2: the tag Game stands here a second time"),
        ("1. r3\n[Game]", "Line 2: tags stand before the first roll"),
        ("2. r3", "Line 1: a roll looks like .* number 1"),
        ("01. r3", "Line 1: a roll looks like"),
        ("1.", "Line 1: a roll looks like"),
        ("1. ; r3", "Line 1: a roll looks like"),
        ("1. r3\n\n3. r4", "Line 3: a roll looks like .* number 2"),
        ("hello", "Line 1: a roll looks like"),
        ("1234567890: done", "Line 1: a roll looks like"),
        ("0: done", "Line 1: a seat's moves look like"),
        ("1. r3\n0:", "Line 2: a seat's moves look like"),
        ("1. r3\n00: done", "Line 2: a seat's moves look like"),
        ("1. r3\n1: done\n0: done", "Line 3: a seat's moves look like"),
        ("1. r3\n1: done\n1: done", "Line 3: a seat's moves look like"),
        ("1. r3\n-1: done", "Line 2: a roll looks like"),
        ("; \x07", "Line 1: a control character"),
        ('[Game "a\x7f"]', "Line 1: a control character"),
        ("1. r\u20283", "Line 1: a control character"),
        ("a\rb", "Line 1: a control character"),
        ("\ufeff[Game]", "Line 1: a roll looks like"),
    ],
)
def test_a_text_that_is_no_record_is_refused_with_its_line(text: str, complaint: str) -> None:
    with pytest.raises(BadRecord, match=f"^{complaint}"):
        read_record(text)


def test_the_empty_text_is_the_empty_record() -> None:
    assert read_record("") == Record((), ())


# --- limits ----------------------------------------------------------------------------

_VALUES = ' ""' * MOST_SEATS
_MOVES = " a" * MOST_MOVES
_TAGS = "".join(f"[{chr(65 + at % 26) * (1 + at // 26)}]\n" for at in range(MOST_TAGS))
_ROLLS = "".join(f"{number}. x\n" for number in range(1, MOST_ROLLS + 1))
_LIMITS = {
    "values": (f"[A{_VALUES}]", f'[A{_VALUES} ""]', f"Line 1: .* {MOST_SEATS} values"),
    "tags": (_TAGS, f"{_TAGS}[Next]", f"Line {MOST_TAGS + 1}: .* {MOST_TAGS} tags"),
    "rolls": (_ROLLS, f"{_ROLLS}{MOST_ROLLS + 1}. x", f"at most {MOST_ROLLS} rolls"),
    "moves": (f"1. x\n0:{_MOVES}", f"1. x\n0:{_MOVES} a", f"Line 2: .* {MOST_MOVES} moves"),
    "seats": (f"1. x\n{MOST_SEATS - 1}: a", f"1. x\n{MOST_SEATS}: a", f"{MOST_SEATS} seats"),
    "letters": (
        f"1.{'x' * LONGEST_LINE}",
        f"1.{'x' * LONGEST_LINE}x",
        f"at most {LONGEST_LINE} characters",
    ),
    "lines": ("\n" * (MOST_LINES - 1), "\n" * MOST_LINES, f"at most {MOST_LINES} lines"),
    "length": (" " * LONGEST_TEXT, " " * (LONGEST_TEXT + 1), f"at most {LONGEST_TEXT} char"),
}


@pytest.mark.parametrize("limit", _LIMITS)
def test_a_record_within_a_limit_is_read_and_one_beyond_refused(limit: str) -> None:
    within, beyond, sentence = _LIMITS[limit]
    read_record(within)
    with pytest.raises(BadRecord, match=sentence) as refusal:
        read_record(beyond)
    assert all(said != refusal.value.message.key for said in spoken(refusal.value.message))


@pytest.mark.parametrize(
    "text",
    [
        "1. x" + " " * 90_000 + "y" + " " * 9_000,
        "1." + " " * 90_000 + ";",
        "[Seats" + " " * 3_000_000 + "x",
        '[Seats "' + '\\"' * 1_000_000,
        '[Seats "' + "a" * 3_000_000,
        "[" + "A" * 3_000_000,
        '[Seats "' + '" "' * 1_000_000 + '"]',
        "9" * 3_000_000,
    ],
    ids=range(8),
)
def test_reading_takes_no_longer_than_the_text_is_long(text: str) -> None:
    # Any of these took minutes, or gigabytes, when patterns were tried in every way.
    with contextlib.suppress(BadRecord):
        read_record(text)


# --- generated records -----------------------------------------------------------------

_INK = st.characters(exclude_categories=("Cc", "Cs", "Zl", "Zp"))
_TEXT = st.text(_INK, max_size=12)
_COMMENT = _TEXT.map(lambda text: text.strip(" "))
_WORD = st.text(_INK.filter(lambda character: character not in " ;"), min_size=1, max_size=8)
_REMARKS = st.builds(Remarks, st.lists(_COMMENT, max_size=2).map(tuple), _COMMENT)
_SEAT_NUMBERS = st.lists(st.integers(0, MOST_SEATS - 1), max_size=4, unique=True).map(sorted)


@st.composite
def _seats(draw: st.DrawFn) -> tuple[SeatMoves, ...]:
    moves = st.lists(_WORD, min_size=1, max_size=4).map(tuple)
    return tuple(SeatMoves(seat, draw(moves), draw(_REMARKS)) for seat in draw(_SEAT_NUMBERS))


_ROLL = st.builds(Roll, st.lists(_WORD, min_size=1, max_size=3).map(" ".join), _seats(), _REMARKS)
_TAG = st.builds(
    Tag, st.from_regex(r"[A-Z][A-Za-z]{0,8}", fullmatch=True), st.lists(_TEXT).map(tuple), _REMARKS
)
_RECORD = st.builds(
    Record,
    st.lists(_TAG, max_size=4, unique_by=lambda tag: tag.name).map(tuple),
    st.lists(_ROLL, max_size=4).map(tuple),
    st.lists(_COMMENT, max_size=2).map(tuple),
)


@given(_RECORD)
@example(Record((), (Roll("\xa0", (SeatMoves(0, ("\u3000",)),)),)))
def test_what_is_written_reads_back_equal(record: Record) -> None:
    text = write_record(record)
    assert read_record(text) == record
    assert write_record(read_record(text)) == text


# --- any text --------------------------------------------------------------------------

_PIECES = (
    *("[Game]", '[Seats "a" "b"]', '[A "\\"\\\\"]', '"', "[", "]", "\\", "; remark", ";", ";;"),
    *("1.", "2.", "1. r3", "2. w5  g1", "0:", "0: done", "1: a b", "7: x", "10: y", "x", "é"),
    *(
        " ",
        "   ",
        "\t",
        "\n",
        "\n",
        "\n\n",
        "\r\n",
        "\r",
        "\x00",
        "\u2028",
        "\x85",
        "\ufeff",
        "\xa0",
    ),
)
_TEXTS = st.one_of(st.text(), st.lists(st.sampled_from(_PIECES), max_size=30).map("".join))


@given(_TEXTS)
def test_any_text_is_a_record_or_refused_with_a_sentence(text: str) -> None:
    try:
        record = read_record(text)
    except BadRecord as error:
        sentences = spoken(error.message)
        assert all(re.match(r"L(ine|ínea) [0-9]+: ", said) for said in sentences), sentences
        return
    written = write_record(record)
    assert read_record(written) == record
    assert _ink(written) == _ink(text)


def _ink(text: str) -> str:
    """The text without white space and without empty comments at the end of a line."""
    lines = [re.sub(r"(?<=[^;\s])\s*;\s*$", "", line) for line in re.split(r"\r?\n", text)]
    return "".join("".join(lines).split())


@given(st.data())
def test_a_damaged_record_is_a_record_or_refused(data: st.DataObject) -> None:
    start = data.draw(st.integers(0, len(EXAMPLE)))
    end = data.draw(st.integers(start, min(start + 10, len(EXAMPLE))))
    damaged = EXAMPLE[:start] + data.draw(st.text(max_size=3)) + EXAMPLE[end:]
    try:
        record = read_record(damaged)
    except BadRecord:
        return
    assert read_record(write_record(record)) == record
