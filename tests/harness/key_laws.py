"""Laws of keys: equal keys mean equal things, for all seats and in the whole game."""

from typing import Final

from rollwright.core.game import Game
from rollwright.core.position import Position
from tests.harness.cases import Case
from tests.harness.walks import Walk


def equal_keys_mean_equal_places(case: Case, seed: int) -> None:
    """There is no key at all or one for each place; a changed place has another key."""
    known: dict[object, object] = {}
    for position in Walk(case, seed).moments(3):
        for seat in range(case.seats):
            keys = case.game.paper.place_keys(position, seat)
            _compare(known, keys, list(case.game.paper.places(position, seat)))


def equal_keys_mean_equal_words(case: Case, seed: int) -> None:
    """There is no key at all or one for each move; it determines text, sentence and place."""
    known: dict[object, object] = {}
    for position in Walk(case, seed).moments(3):
        for seat in range(case.seats):
            moves = position.legal(seat)
            words = [_words(case.game, position, seat, move) for move in moves]
            _compare(known, case.game.paper.move_keys(position, seat, moves), words)


LAWS: Final = (equal_keys_mean_equal_places, equal_keys_mean_equal_words)


def _words(game: Game, position: Position, seat: int, move: int) -> object:
    text, label = position.text(seat, move), game.words.label(position, seat, move)
    return text, label, game.paper.place_of(position, seat, move)


def _compare(known: dict[object, object], keys: list[object], things: list[object]) -> None:
    if not keys:
        return
    assert len(keys) == len(things), f"{len(keys)} keys for {len(things)} things"
    for key, thing in zip(keys, things, strict=True):
        assert known.setdefault(key, thing) == thing, f"{key} also belongs to something else"
