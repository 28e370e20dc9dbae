"""What the page says of random games: short reasons, and no coordinates that no card prints."""

import re
from collections.abc import Iterator
from typing import Final

import pytest

from rollwright.core.message import CATALOGUE, Message, say, say_briefly
from rollwright.core.position import PLAY, Position
from tests.games.realms.scenario import Seat
from tests.harness.cases import Case, all_cases
from tests.harness.walks import Walk

LANGUAGES: Final = tuple(CATALOGUE.languages())
# No reason against a tap is longer, in any language.
MOST: Final = 90
# One moment in so many is looked at.
STRIDE: Final = 60
_COORDINATE: Final = re.compile(r"\b[a-z][1-9]\b")


def _moments(case: Case, stride: int) -> Iterator[tuple[Position, int]]:
    """Some positions of a random game, each with a seat that has to decide."""
    step = 0
    for position in Walk(case, 0).moments():
        if position.phase == PLAY:
            if step % stride == 0:
                yield position, position.waiting()[0]
            step += 1


def _reasons(case: Case, position: Position, seat: int) -> Iterator[Message]:
    """Why nothing can be done at the places of the sheet, with any die or with none."""
    paper = case.game.paper
    dice = ["", *[die.id for die in paper.dice(position, seat)]]
    for one in paper.prints(position, seat):
        for place in one.places:
            for die in dice:
                reason = paper.why_not_there(position, seat, place.id, die)
                if reason is not None:
                    yield reason


@pytest.mark.parametrize("case", all_cases(), ids=lambda case: case.name)
def test_every_reason_against_a_tap_is_short(case: Case) -> None:
    seen = 0
    long: set[str] = set()
    for position, seat in _moments(case, STRIDE):
        for reason in _reasons(case, position, seat):
            seen += 1
            said = [say_briefly(reason, language) for language in LANGUAGES]
            long.update([text for text in said if len(text) > MOST or _COORDINATE.search(text)])
    assert seen
    assert not long


@pytest.mark.parametrize("case", all_cases(), ids=lambda case: case.name)
def test_no_coordinate_is_said(case: Case) -> None:
    words, told = case.game.words, set[str]()
    for position, seat in _moments(case, STRIDE // 4):
        said = [
            place.name for one in case.game.paper.prints(position, seat) for place in one.places
        ]
        for move in position.legal(seat):
            event = words.event(position, seat, move)
            said += [words.label(position, seat, move), *([event] if event else [])]
            after, followed = position.copy(), list[Message]()
            after.apply(seat, move, followed)
            said += followed
        for message in said:
            told.update([say_briefly(message, language) for language in LANGUAGES])
    assert told
    assert [text for text in sorted(told) if _COORDINATE.search(text)] == []


@pytest.mark.parametrize(
    ("realm", "roll", "move", "whole", "brief"),
    [
        ("the-society", (4, 6), "A>the-society:b2", "card b2", "card 2 of the middle row"),
        ("tapestry", (2, 6), "A>tapestry:a1,b1", "squares a1 and b1", "2 squares"),
        ("obsession", (1, 6), "A>obsession:guest1a", "guest 1a", "guest 1"),
    ],
)
def test_a_move_is_told_by_what_is_seen(
    realm: str, roll: tuple[int, int], move: str, whole: str, brief: str
) -> None:
    seat = Seat(realm).roll(*roll)
    position, words = seat.position, seat.game.words
    label = words.label(position, 0, position.parse(0, move))
    assert say(label).endswith(f": {whole}")
    assert say_briefly(label, "en").endswith(f": {brief}")
