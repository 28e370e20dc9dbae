"""What all tables of a process share, in a form that is compared quickly."""

from rollwright.core.message import CATALOGUE
from rollwright.games import all_games
from rollwright.games.realms.registry import all_realms


def fingerprint() -> object:
    """The cards in use and the sentences: no text of a stranger may change them."""
    sentences = [len(CATALOGUE._sentences[language]) for language in CATALOGUE.languages()]
    entries = [id(entry) for entry in all_realms().values()]
    options = [id(game.options) for game in all_games().values()]
    return sentences, entries, options
