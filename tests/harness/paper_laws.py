"""Laws of paper as data: marks on prints, tiles, and dice."""

from typing import Final

from rollwright.core.game import Game
from rollwright.core.paper import DICE, NOBODY
from rollwright.core.place import MARKS, Mark
from rollwright.core.position import Position
from rollwright.core.print import Print
from rollwright.core.table_die import TableDie
from tests.harness.cases import Case
from tests.harness.speech import spoken
from tests.harness.walks import Walk


def marks_stand_on_the_prints(case: Case, seed: int) -> None:
    """There is one mark for each place of the prints, in order, and it is that of the place."""
    paper = case.game.paper
    for position in Walk(case, seed).moments(8):
        for seat in range(case.seats):
            ids = places_on(case.game, position, seat)
            marks = paper.marks(position, seat)
            assert len(marks) == len(ids), f"{len(marks)} marks for {len(ids)} places"
            assert len(set(ids)) == len(ids), "two places of the prints have the same id"
            known = {place.id: place for place in paper.places(position, seat)}
            for name, mark in zip(ids, marks, strict=True):
                same = (mark.mark, mark.text) == (known[name].mark, known[name].text)
                assert same, f"{name}: {mark} instead of {known[name]}"
            drawn = [place.id for place in known.values() if place.group != DICE]
            assert set(drawn) <= set(ids), f"on no print: {set(drawn) - set(ids)}"


def equal_writing_has_equal_marks(case: Case, seed: int) -> None:
    """What the marks are made from stays as it was told, and determines the marks."""
    paper = case.game.paper
    known: list[tuple[object, list[str], list[Mark]]] = []
    for position in Walk(case, seed).moments(3):
        for seat in range(case.seats):
            written, marks = paper.written(position, seat), paper.marks(position, seat)
            ids = [one.id for one in paper.prints(position, seat)]
            for other, prints, before in known if written is not None else []:
                same = written != other or ids != prints or marks == before
                assert same, f"{before} became {marks}, and {written} tells nothing of it"
            known.append((written, ids, marks))


def tiles_exist(case: Case, seed: int) -> None:
    """A tile that a mark or a die names is in play; each is drawn once."""
    paper = case.game.paper
    drawn = [tile.id for tile in paper.tiles()]
    assert len(set(drawn)) == len(drawn), "two tiles of one name"
    for position in Walk(case, seed).moments(12):
        tiles = paper.tiles_in_play(position)
        assert set(tiles) <= set(drawn), "a tile that is not drawn"
        for seat in range(case.seats):
            named = {mark.tile for mark in paper.marks(position, seat)}
            # The dice of a game that is not drawn show their values by name.
            named |= {die.tile for die in paper.dice(position, seat)} if drawn else set()
            assert named <= {"", *tiles}, f"no such tiles: {named - {'', *tiles}}"


def prints_are_made_once(case: Case, seed: int) -> None:
    """The same card is the same object, always and for every seat; its places never move."""
    known: dict[str, Print] = {}
    is_drawn = bool(case.game.paper.whole_set(case.options))
    for position in Walk(case, seed).moments(8):
        for seat in range(case.seats):
            prints = case.game.paper.prints(position, seat)
            ids = [one.id for one in prints]
            assert len(set(ids)) == len(ids), f"two prints with the same id: {ids}"
            for one in prints:
                found = known.setdefault(one.id, one)
                assert found is one or not is_drawn, f"{one.id} was made anew"
                places = [[place.id for place in each.places] for each in (found, one)]
                assert places[0] == places[1], f"the places of {one.id} have changed"


def dice_are_told_apart(case: Case, seed: int) -> None:
    """A seat's dice have distinct ids and known marks; what they are determines their names."""
    names: dict[tuple[object, ...], object] = {}
    for position in Walk(case, seed).moments(4):
        for seat in (NOBODY, *range(case.seats)):
            dice = case.game.paper.dice(position, seat)
            ids = [die.id for die in dice]
            assert len(set(ids)) == len(ids), f"two dice with the same id: {ids}"
            for die in dice:
                _check_die(die, names)


def _check_die(die: TableDie, names: dict[tuple[object, ...], object]) -> None:
    assert die.id, "a die without an id"
    assert die.mark in MARKS, f"{die.id} has the unknown mark {die.mark!r}"
    assert die.value or die.tile, f"{die.id} shows nothing"
    key = (die.id, die.value, die.tint, die.mark, die.tile)
    if key not in names:
        spoken(die.name)
    told = names.setdefault(key, die.name)
    assert told == die.name, f"the same die is called {told} and {die.name}"


LAWS: Final = (
    marks_stand_on_the_prints,
    equal_writing_has_equal_marks,
    tiles_exist,
    prints_are_made_once,
    dice_are_told_apart,
)


def places_on(game: Game, position: Position, seat: int) -> list[str]:
    """The ids of all places on the prints of a seat, in their order."""
    return [place.id for one in game.paper.prints(position, seat) for place in one.places]


def marks_by_place(game: Game, position: Position, seat: int) -> dict[str, Mark]:
    """The marks on the prints of a seat, by the ids of their places."""
    ids = places_on(game, position, seat)
    return dict(zip(ids, game.paper.marks(position, seat), strict=True))
