"""The print of one card of a game."""

from typing import Final

from rollwright.core.game import Game
from rollwright.core.print import Print

# As many cards as the smallest set that can be asked for has.
_LEAST: Final = 3


def drawn_card(game: Game, card_id: str) -> Print | None:
    """The print of a card; None if it is not drawn."""
    others = [card.id for card in game.cards() if card.id != card_id]
    options: dict[str, object] = {"rounds": 1, "set": [card_id, *others[: _LEAST - 1]]}
    for found in game.paper.whole_set(options):
        if found.id == card_id:
            return found
    return None
