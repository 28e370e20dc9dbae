"""What can be played: the games with their options and prints, and the bots."""

import asyncio
import logging
from typing import Final

from rollwright.bots import bot_about, bot_title, bots_by_strength
from rollwright.core.game import Lists, Option
from rollwright.core.message import CATALOGUE, ENGLISH, say
from rollwright.games import all_games
from rollwright.server.api_types import (
    GameInfo,
    GamesResponse,
    ListItem,
    ListsOption,
    OptionInfo,
    SeatRange,
)
from rollwright.server.game_pictures import ItemPictures, cover_of, rolls_of
from rollwright.server.label import label_of
from rollwright.server.paper_file import paper_info
from rollwright.server.view import game_view
from rollwright.sheets.typesetting import can_typeset

_LOG: Final = logging.getLogger(__name__)


class GameLists:
    """The list of games in each language.

    The first list loads the games and draws their prints, which may take a second: a server
    begins with that when it starts, in a thread, and whoever asks meanwhile waits for it.
    """

    def __init__(self) -> None:
        self._first: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to make the first list."""
        self._first = asyncio.get_running_loop().create_task(self._make_first())

    async def list(self, language: str) -> GamesResponse:
        """The games in a language."""
        if self._first is not None:
            await asyncio.wait([self._first])
        return await asyncio.to_thread(game_list, language)

    async def _make_first(self) -> None:
        try:
            await asyncio.to_thread(game_list, ENGLISH)
        except Exception:
            # Whoever asks for a list gets the same error, and an answer.
            _LOG.exception("the list of games failed")


def game_list(language: str) -> GamesResponse:
    """All games and bots in a language; the first time, the prints of all games are drawn."""
    return GamesResponse(
        games=[_game(game_id, language) for game_id in all_games()],
        bots=bots_by_strength(),
        bot_names={bot: say(bot_title(bot), language) for bot in bots_by_strength()},
        bot_abouts={bot: say(bot_about(bot), language) for bot in bots_by_strength()},
        languages=CATALOGUE.languages(),
        prints=can_typeset(),
    )


def _game(game_id: str, language: str) -> GameInfo:
    game, words = all_games()[game_id], game_view(game_id, language)
    drawn = ItemPictures(game, language)
    return GameInfo(
        id=game_id,
        name=words.name,
        goal=words.goal,
        pieces=game.pieces,
        minutes=game.minutes,
        cover=cover_of(game, language),
        rolls=rolls_of(game),
        seats=SeatRange(game.min_seats, game.max_seats),
        options=[_option(game_id, option, language, drawn) for option in game.options],
        paper=paper_info(game),
    )


def _option(game_id: str, option: Option, language: str, drawn: ItemPictures) -> OptionInfo:
    return OptionInfo(
        name=option.name,
        title=label_of(f"{game_id}.option.{option.name}", option.name, language),
        default=option.default,
        choices=list(option.choices),
        labels=[
            label_of(f"{game_id}.choice.{choice}", str(choice), language)
            for choice in option.choices
        ],
        lists=_lists(option.lists, language, drawn),
    )


def _lists(lists: Lists | None, language: str, drawn: ItemPictures) -> ListsOption | None:
    if lists is None:
        return None
    items = [
        ListItem(item, say(name, language), drawn.picture(item), drawn.ours(item))
        for item, name in lists.items
    ]
    return ListsOption(items, lists.size, lists.most, list(lists.meant))
