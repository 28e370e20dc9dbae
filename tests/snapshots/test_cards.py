"""No card, board or piece looks different from its kept picture."""

from rollwright.games.realms.registry import all_realms
from tests.snapshots.album import Album
from tests.snapshots.cards import CARD_TOLERANCE, card_sheets, draw_sheets


def test_every_card_looks_as_it_did() -> None:
    album = Album("cards", CARD_TOLERANCE)
    drawn = draw_sheets(card_sheets())
    found = [album.complaint(name, picture) for name, picture in drawn.items()]
    assert [complaint for complaint in found if complaint] == []
    assert album.names() == sorted(drawn), "a picture is kept of what is no longer drawn"


def test_every_realm_has_a_picture() -> None:
    names = {sheet.name for sheet in card_sheets()}
    assert {f"realms-{realm}" for realm in all_realms()} <= names
    assert {"america-map", "realms-score", "realms-resources", "dice-goods", "pieces"} <= names
