"""Changes of the cards during a test: an additional realm, or a corrected card."""

import tomllib
from collections.abc import Iterator
from contextlib import contextmanager

from rollwright.games.realms import edition
from rollwright.games.realms.card_file import card_from, card_text
from rollwright.games.realms.registry import RealmEntry, all_realms, rules_for


@contextmanager
def one_more_realm(name: str = "aardvark") -> Iterator[None]:
    """A context with an additional realm, before all others."""
    head = f'name = "{name}"\nrules = "wingspan"\nset = "promo"'
    text = card_text("wingspan").replace('name = "Wingspan"\nset = "base"', head)
    realms = all_realms()
    before = dict(realms)
    realms.clear()
    realms.update(
        {name: RealmEntry(rules_for(card_from(name, tomllib.loads(text))), "", text), **before}
    )
    try:
        yield
    finally:
        _put_back(before)


@contextmanager
def corrected(name: str, old: str, new: str) -> Iterator[None]:
    """A context in which a card file is edited; the editions that tables kept are forgotten."""
    text = card_text(name)
    assert old in text
    text = text.replace(old, new, 1)
    card = card_from(name, tomllib.loads(text))
    realms = all_realms()
    before = dict(realms)
    with forgotten():
        realms[name] = RealmEntry(rules_for(card), "", text)
        try:
            yield
        finally:
            _put_back(before)


@contextmanager
def forgotten() -> Iterator[None]:
    """A context in which the editions that tables kept are forgotten, before and after."""
    kept = dict(edition._KEPT)
    edition._KEPT.clear()
    try:
        yield
    finally:
        edition._KEPT.clear()
        edition._KEPT.update(kept)


def _put_back(before: dict[str, RealmEntry]) -> None:
    realms = all_realms()
    realms.clear()
    realms.update(before)
