"""The players of a game: people and bots."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from rollwright.bots import DEFAULT_BOT, find_bot
from rollwright.core.errors import BadOptions
from rollwright.core.game import Game
from rollwright.core.message import Message, say

_MAX_NAME_LENGTH: Final = 40


@dataclass(frozen=True, slots=True)
class Player:
    """A player; `bot` is the name of the bot, or empty for a person."""

    name: str
    bot: str = ""


@dataclass(frozen=True, slots=True)
class Seating:
    """The requested seats, bots and names; `seats` is None if it was not given."""

    seats: int | None = None
    bots: Sequence[str] = ()
    names: Sequence[str] = ()
    solo: bool = False


def players_of(game: Game, seating: Seating, language: str) -> list[Player]:
    """People on the first seats, bots on the last; by default one person and one bot."""
    bots = list(seating.bots)
    people = 1
    if seating.seats is not None:
        game.check_new(seating.seats, {})
        people = seating.seats - len(bots)
    elif not bots and not seating.solo and game.max_seats != 1:
        bots = [DEFAULT_BOT]
    if people < 0:
        args: dict[str, object] = {"bots": len(bots), "seats": seating.seats}
        raise BadOptions(Message("cli.too-many-bots", args))
    if len(seating.names) > people:
        args = {"names": len(seating.names), "people": people}
        raise BadOptions(Message("cli.too-many-names", args))
    names = _people_names(seating.names, people, language)
    return [Player(name) for name in names] + _bot_players(bots)


def _people_names(given: Sequence[str], people: int, language: str) -> list[str]:
    for name in given:
        if not name.strip() or not name.isprintable() or len(name) > _MAX_NAME_LENGTH:
            raise BadOptions(Message("cli.bad-name", {"longest": _MAX_NAME_LENGTH}))
    if people == 1 and not given:
        return [say(Message("cli.player"), language)]
    missing = range(len(given) + 1, people + 1)
    return [*given, *(say(Message("cli.player-number", {"number": n}), language) for n in missing)]


def _bot_players(bots: list[str]) -> list[Player]:
    players: list[Player] = []
    for at, bot in enumerate(bots):
        find_bot(bot)  # raises UnknownBot
        earlier = bots[:at].count(bot)
        players.append(Player(f"{bot} {earlier + 1}" if earlier else bot, bot))
    return players
