"""The boards that a client sees, and how they change."""

from functools import lru_cache
from typing import Final, NamedTuple

from msgspec import UNSET

from rollwright.core.game import Game
from rollwright.core.message import say
from rollwright.core.offer import OfferGroup, Terms
from rollwright.core.place import Mark
from rollwright.core.position import Position
from rollwright.core.print import Print
from rollwright.core.table_die import TableDie
from rollwright.server.encoding import encode
from rollwright.server.print_library import LIBRARY
from rollwright.server.wire.boards import (
    Board,
    BoardChange,
    MoveGroup,
    ShownDie,
    WrittenMark,
)

_MOST: Final = 10_000
# What precedes the moves of a group: they are the first field.
_HEAD: Final = b'{"moves":['
_SHOWN_DICE: Final[dict[tuple[str, ...], ShownDie]] = {}


class BoardState(NamedTuple):
    """What lies before a seat, in no language; `written` is what the marks are made from."""

    prints: list[Print]
    marks: list[Mark]
    stars: list[int]
    dice: list[TableDie]
    counts: list[int]
    written: object


def board_of(
    game: Game, position: Position, seat: int, before: BoardState | None = None
) -> BoardState:
    """The present board of a seat, which has the marks of an earlier one if they are the same."""
    paper = game.paper
    prints, stars = paper.prints(position, seat), paper.stars(position, seat)
    won = [stars.get(one.id, 0) for one in prints] if stars else []
    written = paper.written(position, seat)
    is_same = before is not None and written is not None and before.written == written
    if before is not None and is_same and before.prints == prints:
        marks = before.marks
    else:
        marks = paper.marks(position, seat)
    dice, counts = paper.dice(position, seat), paper.counts(position, seat)
    return BoardState(prints, marks, won, dice, counts, written)


def whole_board(game: Game, position: Position, state: BoardState, language: str) -> Board:
    """A board as it is sent first."""
    return Board(
        LIBRARY.digests(game, position, state.prints, language),
        _all_marks(state),
        state.stars,
        shown_dice(state.dice, language),
        state.counts,
    )


def board_change(
    game: Game, position: Position, before: BoardState, now: BoardState, language: str
) -> BoardChange | None:
    """What has changed on a board; None if nothing has."""
    is_new = before.prints != now.prints
    marks = _all_marks(now) if is_new else _changed_marks(before.marks, now.marks)
    has_counted = before.counts != now.counts
    same = not marks and not is_new and not has_counted
    if same and before.stars == now.stars and before.dice == now.dice:
        return None
    return BoardChange(
        LIBRARY.digests(game, position, now.prints, language) if is_new else UNSET,
        marks if marks or is_new else UNSET,
        now.stars if is_new or before.stars != now.stars else UNSET,
        shown_dice(now.dice, language) if before.dice != now.dice else UNSET,
        now.counts if has_counted else UNSET,
    )


def shown_dice(dice: list[TableDie], language: str) -> list[ShownDie]:
    """Dice with their names."""
    return [_shown_die(die, language) for die in dice]


def _shown_die(die: TableDie, language: str) -> ShownDie:
    # Dice of one look have one name: the laws of paper demand it.
    key = (language, die.name.key, die.id, die.value, die.tint, die.mark, die.tile)
    found = _SHOWN_DICE.get(key)
    if found is None:
        if len(_SHOWN_DICE) >= _MOST:
            _SHOWN_DICE.clear()
        name = say(die.name, language)
        found = ShownDie(die.id, die.value, name, die.tint, die.mark, die.tile)
        _SHOWN_DICE[key] = found
    return found


# --- marks -------------------------------------------------------------------------------------


def _all_marks(state: BoardState) -> list[WrittenMark]:
    starts = [place.start for one in state.prints for place in one.places]
    return [
        _written(at, mark)
        for at, (mark, start) in enumerate(zip(state.marks, starts, strict=True))
        if mark.mark != start or mark.text or mark.tile
    ]


def _changed_marks(before: list[Mark], now: list[Mark]) -> list[WrittenMark]:
    if before is now or before == now:
        return []
    pairs = zip(before, now, strict=True)
    return [
        _written(at, new) for at, (old, new) in enumerate(pairs) if old is not new and old != new
    ]


@lru_cache(maxsize=50_000)
def _written(at: int, mark: Mark) -> WrittenMark:
    if mark.tile:
        return (at, mark.mark, mark.text, mark.tile)
    return (at, mark.mark, mark.text) if mark.text else (at, mark.mark)


# --- moves -------------------------------------------------------------------------------------


def encoded_moves(groups: list[OfferGroup]) -> bytes:
    """The moves of a seat as JSON: a list of `MoveGroup`."""
    pieces: list[bytes] = []
    before = b"["
    for group in groups:
        pieces += (before, _HEAD, group.brief, _tail(group.terms))
        before = b","
    return b"".join([*pieces, b"]"]) if pieces else b"[]"


@lru_cache(maxsize=10_000)
def _tail(terms: Terms) -> bytes:
    """What follows the moves of a group."""
    return encode(MoveGroup([], *terms)).removeprefix(_HEAD)
