"""The cards that tables are played with: kept in the journal, and taken up again from there."""

from rollwright.core.errors import BadData, BadRecord
from rollwright.core.message import Message
from rollwright.games import find_game
from rollwright.tables.events import Opened
from rollwright.tables.journal import Journal


class CardStore:
    """Keeps the cards of tables by their editions, so that a table outlives a corrected card."""

    def __init__(self, journal: Journal) -> None:
        self._journal = journal
        # What is known to be in the journal: the game, the card and the edition.
        self._kept: set[tuple[str, str, str]] = set()

    def keep(self, opened: Opened) -> None:
        """Keep the cards of a new table; blocks until they are written."""
        game = find_game(opened.game)
        wanted = {(opened.game, name, edition) for name, edition in opened.cards.items()}
        new = sorted(wanted - self._kept)
        if new:
            cards = [(*key, game.card_text(key[1])) for key in new]
            self._journal.keep_cards(cards).result()
            self._kept.update(new)

    def restore(self, opened: Opened) -> None:
        """Take up the cards of a table that are no longer as they were; raises BadRecord."""
        game = find_game(opened.game)
        for name, edition in opened.cards.items():
            if not game.has_card(name, edition):
                text = self._journal.read_card(opened.game, name, edition).result()
                if text is None or not _fits(opened.game, name, text, edition):
                    args: dict[str, object] = {"card": name, "edition": edition}
                    raise BadRecord(Message("table.card-lost", args))


def _fits(game_id: str, card_id: str, text: str, edition: str) -> bool:
    """Take up a card; False if the rules read it as another one now, or not at all."""
    try:
        return find_game(game_id).keep_card(card_id, text) == edition
    except BadData:
        return False
