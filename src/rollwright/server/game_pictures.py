"""Which pictures show a game: a cover from the middle of a game, and its cards one by one."""

from functools import cache
from typing import Final

from rollwright.bots import DEFAULT_BOT, find_bot
from rollwright.core.chance import Luck
from rollwright.core.errors import BadOptions
from rollwright.core.game import Game
from rollwright.core.message import say_briefly
from rollwright.core.position import OVER, ROLL, Position
from rollwright.core.print import Print
from rollwright.games import find_game
from rollwright.server.api_types import CoverPicture
from rollwright.server.picture_library import PICTURES
from rollwright.sheets.print_svg import Written

_SEED: Final = "cover"
# So many moves of the first seat fill a good part of a sheet, and end no game.
_MOVES: Final = 26
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


@cache
def cover_of(game: Game, language: str) -> list[CoverPicture]:
    """Up to three prints of one size, as they lie there in the middle of a game."""
    position = _middle_of(game)
    prints = game.paper.prints(position, 0)
    if not prints:
        return []
    ids = [place.id for one in prints for place in one.places]
    marks = dict(zip(ids, game.paper.marks(position, 0), strict=True))
    names = {
        place.id: say_briefly(place.name, language) for place in game.paper.places(position, 0)
    }
    tiles = {tile.id: tile for tile in game.paper.tiles()}
    stars = game.paper.stars(position, 0)
    size = (prints[0].width, prints[0].height)
    alike = [one for one in prints if (one.width, one.height) == size][:_MOST]
    return [
        CoverPicture(PICTURES.add(one, language, written), one.width, one.height)
        for one in alike
        for written in [Written(marks, names, stars.get(one.id, 0), tiles)]
    ]


@cache
def _middle_of(game: Game) -> Position:
    """A game that a bot has played for a while, always the same one."""
    position, luck, bot = game.new(game.min_seats, {}), Luck(_SEED), find_bot(DEFAULT_BOT)
    count = 0
    while position.phase != OVER and count < _MOVES:
        if position.phase == ROLL:
            position.roll(position.sample(luck))
            continue
        for seat in position.waiting():
            while position.is_waiting(seat):
                for move in bot.advise(game, position, seat, luck).line:
                    position.apply(seat, move)
                    count += int(seat == 0)
    return position
