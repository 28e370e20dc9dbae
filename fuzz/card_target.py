"""Card files: read, drawn, tried out and told as a card of the user's own."""

from collections.abc import Iterable

from fuzz.target import Target, refused, unchanged
from fuzz.world import fingerprint
from rollwright.core.game import OwnCard
from rollwright.core.message import CATALOGUE
from rollwright.games import find_game
from rollwright.games.realms.card_extends import package_text
from rollwright.games.realms.card_print import print_of
from rollwright.games.realms.registry import find_realm, our_realms
from rollwright.sheets.card_text import card_text

_SMALL = 9_000


class CardTarget(Target):
    """What the programs do with a file in the folder of own cards."""

    name = "card"
    longest = 12_000
    words = (
        *(b"extends = ", b"drop = ", b'"wingspan"', b"[[drawing]]\n", b"[[places]]\n", b"path = "),
        *(b"repeat = { count = 9, dx = 9 }", b'pattern = "dots"', b"rect = [0, 0, 1, 1]", b"{n}"),
        *(b"gains = ", b"costs = ", b'"P/H"', b"[lists]\n", b"[values]\n", b"{list}", b"{a}{n}"),
        *(b"'''", b'"""', b"nan", b"inf", b"2024-01-01", b"a.b.c", b"0x1f", b"true", b"[signs]\n"),
    )

    def __init__(self) -> None:
        self._game = find_game("rolling-realms")
        self._sentences = CATALOGUE.sentences()

    def seeds(self) -> Iterable[bytes]:
        for name in our_realms():
            text = package_text(name)
            if len(text) <= _SMALL:
                yield f"# {name}\n{text}".encode()
        yield b'# wingspan\nextends = "wingspan"\nplaces = [{ id = "1a", gains = "H" }]\n'

    def take(self, data: bytes) -> None:
        text = data.decode(errors="replace")
        card_id = text.partition("\n")[0].removeprefix("# ")
        card = OwnCard(card_id, text, f"/cards/{card_id}.toml")
        before = fingerprint()
        if refused(lambda: self._game.use_cards((card,))):
            unchanged(before, fingerprint())
        else:
            self._show(card_id)
            self._game.use_cards(())
            CATALOGUE.restore(self._sentences)
            self._sentences = CATALOGUE.sentences()
        # Drawings are kept for ever, which is right for the few cards of a person.
        print_of.cache_clear()

    def _show(self, card_id: str) -> None:
        """What is told of the card in the terminal."""
        printed = print_of(find_realm(card_id))
        if printed is not None:
            card_text(printed, self._game.pieces, "es")
