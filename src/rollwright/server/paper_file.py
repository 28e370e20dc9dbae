"""A whole game on paper, as a PDF file."""

from collections.abc import Mapping
from functools import cache
from typing import NamedTuple

from rollwright.core.errors import BadOptions
from rollwright.core.game import Game, Option
from rollwright.core.message import Message
from rollwright.server.api_types import PaperInfo
from rollwright.sheets.paper_set import set_pages
from rollwright.sheets.paper_sheet import PAPERS
from rollwright.sheets.print_palette import INK_PRINT, LIGHT_PRINT
from rollwright.sheets.typesetting import pages_as_pdf


class PaperWish(NamedTuple):
    """How a game shall be printed; equal wishes give equal files."""

    paper: str
    ink: bool
    rules: bool
    language: str
    # Sorted, so that their order doesn't matter.
    options: tuple[tuple[str, object], ...] = ()


@cache
def paper_info(game: Game) -> PaperInfo | None:
    """What of a game can be printed; None if it is not drawn."""
    if not _ids(game, {}):
        return None
    varied = [option.name for option in game.options if _changes_prints(game, option)]
    return PaperInfo(rules=bool(game.paper.rule_sides(game.settle({}))), options=varied)


def paper_options(game: Game, wanted: Mapping[str, str]) -> tuple[tuple[str, object], ...]:
    """The chosen values of options, given as text; raises BadOptions.

    Only choices: lists would make too many different files.
    """
    known = {option.name: option for option in game.options}
    options: dict[str, object] = {}
    for name, text in wanted.items():
        if name not in known:
            raise BadOptions(Message("core.unknown-option", {"name": name}))
        options[name] = _choice(known[name], text)
    game.check_new(game.min_seats, options)
    return tuple(sorted(options.items()))


def paper_file(game: Game, wish: PaperWish) -> bytes:
    """The PDF file; raises BadOptions, or NoTypesetter."""
    settled = game.settle(dict(wish.options))
    prints = game.paper.whole_set(settled)
    if not prints:
        raise BadOptions(Message("server.not-drawn", {"game": game.name()}))
    sides = game.paper.rule_sides(settled) if wish.rules else {}
    if wish.rules and not sides:
        raise BadOptions(Message("server.no-rule-sides", {"game": game.name()}))
    pages = set_pages(prints, sides, PAPERS[wish.paper], 1, wish.language)
    return pages_as_pdf(pages, wish.language, INK_PRINT if wish.ink else LIGHT_PRINT)


def _choice(option: Option, text: str) -> object:
    for choice in option.choices:
        if str(choice) == text:
            return choice
    wanted = Message("core.want-choice", {"choices": ", ".join(map(str, option.choices))})
    raise BadOptions(Message("core.bad-option", {"name": option.name, "wanted": wanted}))


def _changes_prints(game: Game, option: Option) -> bool:
    """Does it matter to the printer what is chosen here?"""
    return len({tuple(_ids(game, {option.name: choice})) for choice in option.choices}) > 1


def _ids(game: Game, options: dict[str, object]) -> list[str]:
    """What is printed with these options; nothing if they need others beside them."""
    try:
        return [one.id for one in game.paper.whole_set(game.settle(options))]
    except BadOptions:
        return []
