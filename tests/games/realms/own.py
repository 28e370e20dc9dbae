"""Cards of the user's own during a test."""

from collections.abc import Iterator
from contextlib import contextmanager

from rollwright.core.game import OwnCard
from rollwright.games import find_game
from rollwright.games.realms.card_file import card_text

GAME = find_game("rolling-realms")
# The first bird gives a heart instead of a pumpkin under its second square.
ICON = ('rect = [2, 0, 2, 2], gains = "P"', 'rect = [2, 0, 2, 2], gains = "H"')


def edited(name: str, *changes: tuple[str, str]) -> str:
    """The text of one of our cards with some changes."""
    text = card_text(name)
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    return text


def variant_text() -> str:
    """A second card for the rules of Wingspan."""
    head = ('name = "Wingspan"\n', 'name = "My Birds"\nvariant_of = "wingspan"\n')
    return edited("wingspan", head, ICON, ('en = "bird {n}, square', 'en = "my bird {n}, square'))


def own(card_id: str, text: str) -> OwnCard:
    """A card of a folder that nobody has."""
    return OwnCard(card_id, text, f"/mine/{card_id}.toml")


@contextmanager
def in_use(*cards: OwnCard) -> Iterator[None]:
    """A context in which these cards are used."""
    GAME.use_cards(cards)
    try:
        yield
    finally:
        GAME.use_cards(())
