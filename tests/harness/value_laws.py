"""Laws of values: a position is an independent value that can be saved."""

import copy
import json
import math
import pickle
from collections.abc import Iterator
from typing import Final

import pytest

from rollwright.core.errors import BadOptions, BadPosition
from rollwright.core.game import Game
from rollwright.core.place import MARKS
from rollwright.core.position import OVER, PLAY, ROLL, Events, Position
from tests.harness.cases import Case
from tests.harness.speech import spoken
from tests.harness.walks import Walk

_NUMBERS_OF: Final = {"rect": 4, "circle": 3, "hex": 3}
# The number of places of a position that are damaged at each moment.
_TRIED: Final = 60
# One value of every JSON type.
_KINDS: Final[tuple[object, ...]] = (None, True, -1, 0.5, "", "?", [], [None], {}, {"?": None})


def past_positions_never_change(case: Case, seed: int) -> None:
    """A copy never changes, whatever happens afterwards."""
    past = [(position.copy(), _dump(position)) for position in Walk(case, seed).moments()]
    for number, (position, dump) in enumerate(past):
        assert _dump(position) == dump, f"copy {number} has changed"


def copies_are_independent(case: Case, seed: int) -> None:
    """Playing on with a copy doesn't change the original, and vice versa."""
    walk = Walk(case, seed)
    for position in walk.moments(6):
        one, other, choice = position.copy(), position.copy(), walk.luck.below(1000)
        before = _dump(position)
        _go_on(case, one, choice)
        assert _dump(position) == before, "playing with a copy changed the original"
        assert _dump(other) == before, "playing with a copy changed another copy"
        after = _dump(one)
        _go_on(case, other, choice)
        assert _dump(other) == after, "two equal copies played differently"
        _go_on(case, other, choice + 1)
        assert _dump(one) == after, "playing with the original changed its copy"


def saving_keeps_everything(case: Case, seed: int) -> None:
    """A saved and loaded position has the same JSON and plays on in the same way."""
    for position in Walk(case, seed).moments(4):
        loaded = case.game.load(json.loads(_dump(position)))
        assert _dump(loaded) == _dump(position), "the loaded position differs"
        assert _seen(case.game, loaded) == _seen(case.game, position), (
            "it looks different when loaded"
        )
        original = position.copy()
        for choice in range(6):
            _go_on(case, original, choice)
            _go_on(case, loaded, choice)
        assert _dump(loaded) == _dump(original), "the loaded position plays differently"


def broken_positions_are_refused(case: Case, seed: int) -> None:
    """`load` either keeps the data exactly, or raises BadPosition."""
    walk = Walk(case, seed)
    for position in walk.moments(25):
        data = json.loads(_dump(position))
        for broken in _KINDS:
            _check_load(case, broken)
        paths = list(_paths(data))
        for path in paths[:: len(paths) // _TRIED + 1]:
            _check_load(case, _without(data, path))
            _check_load(case, _with(data, (*path, "surplus"), 1))
            _check_load(case, _with(data, path, _KINDS[walk.luck.below(len(_KINDS))]))


def fields_of_a_position_are_fixed(case: Case, seed: int) -> None:
    """A position with a missing or an unknown field is refused."""
    for position in Walk(case, seed).moments(40):
        data = json.loads(_dump(position))
        for name in data:
            assert not _loads(case, _without(data, (name,))), f"loads without {name!r}"
        assert not _loads(case, data | {"surplus": 1}), "loads with an unknown field"
        for name, other in (("game", "no-such-game"), ("rules", 999_999), ("rules", True)):
            assert not _loads(case, data | {name: other}), f"loads with {name} = {other!r}"


def positions_are_values(case: Case, seed: int) -> None:
    """Positions compare, hash, print, pickle and deep-copy by their content."""
    for position in Walk(case, seed).moments(10):
        others = [copy.deepcopy(position), pickle.loads(pickle.dumps(position)), position.copy()]
        for other in others:
            assert other is not position, "a copy is the original"
            assert other == position, "a copy differs from the original"
            assert hash(other) == hash(position), "equal positions with different hashes"
            assert repr(other) == repr(position), "equal positions print differently"
        assert position != position.to_json(), "a position equals its JSON"
        if position.phase != OVER:
            _go_on(case, others[0], 0)
            assert others[0] != position, "a position after a step is equal to the one before"


def scores_are_consistent(case: Case, seed: int) -> None:
    """One score, result and estimate per seat; all seats are ranked, better scores first."""
    for position in Walk(case, seed).moments():
        assert len(position.scores()) == case.seats, "not exactly one score per seat"
        ranked = [seat for place in position.ranking() for seat in place]
        assert all(position.ranking()), "an empty place in the ranking"
        assert sorted(ranked) == list(range(case.seats)), f"not each seat once: {ranked}"
        scores = [position.scores()[seat] for seat in ranked]
        best_first = sorted(scores, reverse=case.game.higher_is_better)
        assert scores == best_first, f"the ranking has the scores {scores}, best first"
        for seat in range(case.seats):
            json.dumps(position.result(seat), allow_nan=False)
            worth = case.game.advice.estimate(position, seat)
            assert math.isfinite(worth), "an estimate that is not finite"


def papers_are_drawable(case: Case, seed: int) -> None:
    """Places have unique ids, known marks and shapes, names, and room to write."""
    said: set[str] = set()
    for position in Walk(case, seed).moments(15):
        for seat in range(case.seats):
            places = case.game.paper.places(position, seat)
            ids = [(place.group, place.id) for place in places]
            assert len(set(ids)) == len(ids), "two places with the same id"
            for place in places:
                # Saying a name in every language takes long, and most are the same as before.
                if (name := repr(place.name)) not in said:
                    spoken(place.name)
                    said.add(name)
                assert place.mark in MARKS, f"{place.id} has the unknown mark {place.mark!r}"
                _check_outline(place.outline.kind, place.outline.numbers)


def moves_lie_on_the_paper(case: Case, seed: int) -> None:
    """A move belongs to one place on the paper, or to none."""
    for position in Walk(case, seed).moments(5):
        for seat in position.waiting():
            ids = [place.id for place in case.game.paper.places(position, seat)]
            for move in position.legal(seat):
                place = case.game.paper.place_of(position, seat, move)
                assert not place or ids.count(place) == 1, f"{move} lies on {place!r}"


def events_can_be_told(case: Case, seed: int) -> None:
    """Events have sentences in every language, and requesting them changes nothing."""
    walk, told = Walk(case, seed), 0
    for position in walk.moments(4):
        asked, events = position.copy(), Events()
        unasked, choice = position.copy(), walk.luck.below(1000)
        _go_on(case, asked, choice, events)
        _go_on(case, unasked, choice)
        assert _dump(asked) == _dump(unasked), "requesting events changed the game"
        told += len([spoken(event) for event in events])
    assert told, "there are no events"


def the_end_is_the_end(case: Case, seed: int) -> None:
    """Nobody decides after the end; until then rounds and turns only increase."""
    past = (0, 0)
    for position in Walk(case, seed).moments():
        now = (position.round, position.turn)
        assert past <= now, f"from round and turn {past} to {now}"
        past = now
    assert not position.waiting(), "a seat is waiting after the end"
    assert position.dice() == [], "there are dice after the end"


def wrong_set_ups_are_refused(case: Case, seed: int) -> None:
    """Too few or too many seats, and unknown options, are refused."""
    too_many = [] if case.game.max_seats is None else [case.game.max_seats + 1]
    for seats in (case.game.min_seats - 1, -1, *too_many):
        _check_no_new(case, seats, case.options)
    _check_no_new(case, case.seats, case.options | {"no such option": seed})


LAWS: Final = (
    past_positions_never_change,
    copies_are_independent,
    saving_keeps_everything,
    broken_positions_are_refused,
    fields_of_a_position_are_fixed,
    positions_are_values,
    scores_are_consistent,
    papers_are_drawable,
    moves_lie_on_the_paper,
    events_can_be_told,
    the_end_is_the_end,
    wrong_set_ups_are_refused,
)


def _dump(position: Position) -> str:
    return json.dumps(position.to_json(), allow_nan=False)


def _seen(game: Game, position: Position) -> object:
    """The output of a position besides its JSON."""
    seats = range(position.seats())
    return (
        [position.phase, position.waiting(), position.dice(), position.details()],
        [position.scores(), position.ranking(), [position.result(seat) for seat in seats]],
        [game.advice.estimate(position, seat) for seat in seats],
        [game.paper.places(position, seat) for seat in seats],
        position.outcomes() if position.phase == ROLL else None,
    )


def _go_on(case: Case, position: Position, choice: int, events: Events | None = None) -> None:
    """One step, unless the game is over; `choice` selects among the possible ones."""
    if position.phase == PLAY:
        seat = position.waiting()[choice % len(position.waiting())]
        moves = position.legal(seat)
        case.game.play(position, seat, moves[choice % len(moves)], events)
    elif position.phase == ROLL:
        outcomes = position.outcomes()
        position.roll(outcomes[choice % len(outcomes)][0], events)


def _paths(data: object, path: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:
    """The path to every value inside."""
    if path:
        yield path
    if isinstance(data, dict):
        for name, inner in data.items():
            yield from _paths(inner, (*path, name))
    elif isinstance(data, list):
        for at, inner in enumerate(data):
            yield from _paths(inner, (*path, at))


def _holder(data: object, path: tuple[str | int, ...]) -> tuple[object, object]:
    """A copy of the data, and the container in it of the value at this path."""
    copied = inner = json.loads(json.dumps(data))
    for step in path[:-1]:
        inner = inner[step]
    return copied, inner


def _without(data: object, path: tuple[str | int, ...]) -> object:
    copied, inner = _holder(data, path)
    del inner[path[-1]]  # type: ignore[attr-defined]
    return copied


def _with(data: object, path: tuple[str | int, ...], value: object) -> object:
    copied, inner = _holder(data, path)
    if isinstance(inner, dict) or (isinstance(inner, list) and path[-1] != "surplus"):
        inner[path[-1]] = value  # type: ignore[index]
    return copied


def _loads(case: Case, data: object) -> bool:
    try:
        case.game.load(data)
    except BadPosition:
        return False
    return True


def _check_load(case: Case, data: object) -> None:
    try:
        loaded = case.game.load(data)
    except BadPosition as error:
        spoken(error.message)
        return
    kept = json.dumps(loaded.to_json(), sort_keys=True)
    assert kept == json.dumps(data, sort_keys=True), f"{data} loads as {kept}"


def _check_outline(kind: str, numbers: tuple[float, ...]) -> None:
    if kind == "polygon":
        assert len(numbers) >= 6, "a polygon with fewer than three corners"
        assert len(numbers) % 2 == 0, "a polygon with an odd number of coordinates"
    else:
        assert len(numbers) == _NUMBERS_OF.get(kind), f"a {kind} of {len(numbers)} numbers"


def _check_no_new(case: Case, seats: int, options: dict[str, object]) -> None:
    with pytest.raises(BadOptions) as refusal:
        case.game.new(seats, options)
    spoken(refusal.value.message)
