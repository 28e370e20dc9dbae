"""Which pictures show a game: a cover from the middle of a game, and its cards one by one."""

from functools import cache
from typing import Final

from rollwright.core.errors import BadOptions
from rollwright.core.game import Game
from rollwright.core.message import say_briefly
from rollwright.core.position import Position
from rollwright.core.print import Print
from rollwright.games import find_game
from rollwright.server.api_types import CoverDie, CoverPicture
from rollwright.server.cover_game import played_for_a_while
from rollwright.server.picture_library import PICTURES
from rollwright.sheets.print_svg import Written

_MOST: Final = 3


class ItemPictures:
    """The pictures of what can be chosen by name before a game, and how much of it is our own."""

    def __init__(self, game: Game, language: str) -> None:
        self._language = language
        # A game with the cards of another one may have no drawing of its own for an item.
        games = [find_game(game.pieces), game]
        self._prints = {
            name: one
            for known in games
            for name, one in _prints_by_id(known, known.own_cards).items()
        }
        self._ours = {
            card.id: card.origins.get("reconstructed", 0.0)
            for known in games
            for card in known.cards()
        }

    def picture(self, item: str) -> str:
        """The digest of the picture of an item; empty if it is not drawn."""
        one = self._prints.get(item)
        return "" if one is None else PICTURES.blank(one, self._language)

    def ours(self, item: str) -> float:
        """The share of a card that is reconstructed; 0 if nothing is known of it."""
        return self._ours.get(item, 0.0)


@cache
def _prints_by_id(game: Game, own_cards: object) -> dict[str, Print]:
    """Every print and piece of a game, by its id, as it is with these cards of the user's own."""
    prints = {one.id: one for one in game.paper.tiles()}
    wishes: list[dict[str, object]] = [{}]
    wishes += [{option.name: choice} for option in game.options for choice in option.choices]
    for wish in wishes:
        try:
            whole = game.paper.whole_set(game.settle(wish))
        except BadOptions:
            # It needs others beside it.
            continue
        prints.update({one.id: one for one in whole})
    return prints


def pictures_of(game: Game, position: Position, seat: int, language: str) -> list[CoverPicture]:
    """Up to three prints of one size, as they lie before a seat now."""
    paper = game.paper
    prints = paper.prints(position, seat)
    ids = [place.id for one in prints for place in one.places]
    marks = dict(zip(ids, paper.marks(position, seat), strict=True))
    stars = paper.stars(position, seat)
    names = {place.id: say_briefly(place.name, language) for place in paper.places(position, seat)}
    tiles = {tile.id: tile for tile in paper.tiles()}
    return [
        CoverPicture(PICTURES.add(one, language, written), one.width, one.height)
        for one in _alike(prints)
        for written in [Written(marks, names, stars.get(one.id, 0), tiles)]
    ]


def _alike(prints: list[Print]) -> list[Print]:
    """The first prints of one size."""
    first = [(one.width, one.height) for one in prints[:1]]
    return [one for one in prints if [(one.width, one.height)] == first][:_MOST]


@cache
def cover_of(game: Game, language: str) -> list[CoverPicture]:
    """Up to three prints of one size, as they lie there in the middle of a game."""
    played = played_for_a_while(game)
    position = played.position
    names = {
        place.id: say_briefly(place.name, language) for place in game.paper.places(position, 0)
    }
    tiles = {tile.id: tile for tile in game.paper.tiles()}
    return [
        CoverPicture(PICTURES.add(one, language, written), one.width, one.height)
        for one in _alike(game.paper.prints(position, 0))
        for stars in [played.star_turns.get(one.id, ())]
        for written in [Written(played.marks, names, len(stars), tiles, played.turns, stars)]
    ]


def rolls_of(game: Game) -> list[list[CoverDie]]:
    """The dice of each turn on the cover; none where they show no numbers."""
    rolls = played_for_a_while(game).rolls
    plain = all(die.value and not die.tile for roll in rolls for die in roll)
    return [[CoverDie(die.value, die.tint) for die in roll] for roll in rolls] if plain else []
