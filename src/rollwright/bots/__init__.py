"""The bots, found by folder: every module here that has a `BOT`."""

import pkgutil
from functools import cache
from importlib import import_module
from typing import Final

from rollwright.bots.bot import (
    VARIANT_MARK,
    Bot,
    Suggestion,
    UnknownBot,
    bot_about,
    bot_title,
    line_texts,
)
from rollwright.core.message import Message
from rollwright.games.messages import add_messages

__all__ = [
    "ADVISER",
    "DEFAULT_BOT",
    "LEVELS",
    "QUICK_ADVISER",
    "Bot",
    "Suggestion",
    "UnknownBot",
    "all_bots",
    "bot_about",
    "bot_title",
    "bots_by_strength",
    "find_bot",
    "line_texts",
]

add_messages("rollwright.bots")

# From weak to strong, as people choose them; the other bots are for comparisons.
LEVELS: Final = ("random", "beginner", "casual", "club", "expert")
# The bot that is asked for advice by people, and the one that many may ask at once.
ADVISER: Final = "expert"
QUICK_ADVISER: Final = "trained"
# The bot that is used where none is named.
DEFAULT_BOT: Final = "greedy"


@cache
def all_bots() -> dict[str, Bot]:
    """Every bot, by its name."""
    bots: dict[str, Bot] = {}
    for module in pkgutil.iter_modules(__path__):
        bot = getattr(import_module(f"{__name__}.{module.name}"), "BOT", None)
        if isinstance(bot, Bot):
            bots[bot.name] = bot
    return bots


def bots_by_strength() -> list[str]:
    """The names of all bots: the levels from weak to strong, the others before the strongest."""
    others = sorted(set(all_bots()) - set(LEVELS))
    return [*LEVELS[:-1], *others, LEVELS[-1]]


def find_bot(name: str) -> Bot:
    """The bot of that name, which may be a variant; raises UnknownBot."""
    bots = all_bots()
    base, mark, text = name.partition(VARIANT_MARK)
    found = bots[base].variant(text) if mark and base in bots else bots.get(name)
    if found is None:
        args: dict[str, object] = {"bot": name, "bots": ", ".join(sorted(bots))}
        raise UnknownBot(Message("bots.unknown", args))
    return found
