"""The realms there are, found by folder: every module in `realms` with its card."""

import pkgutil
from functools import cache
from importlib import import_module, resources
from types import ModuleType
from typing import cast

from rollwright.core.errors import RollwrightError
from rollwright.core.message import CATALOGUE, Message
from rollwright.games.realms.card import Card
from rollwright.games.realms.card_value import LANGUAGES, mistake
from rollwright.games.realms.realm import Realm

_PACKAGE = "rollwright.games.realms.realms"


class UnknownRealm(RollwrightError):
    """A realm nobody has written."""

    code = "unknown-realm"


class RealmEntry:
    """A realm that can be dealt."""

    def __init__(self, card: Card, realm: type[Realm], notation: str) -> None:
        self.card = card
        self.realm = realm
        self.notation = notation

    def deal(self, slot: int) -> Realm:
        """The card, with nothing written on it."""
        realm = self.realm()
        realm.card = self.card
        realm.slot = slot
        realm.cells = self.card.starts[:]
        realm.stars = 0
        return realm


@cache
def all_realms() -> dict[str, RealmEntry]:
    """Every realm by its id, in the order of the ids."""
    folder = import_module(_PACKAGE).__path__
    entries: dict[str, RealmEntry] = {}
    for module in sorted(pkgutil.iter_modules(folder), key=lambda found: found.name):
        realm_module = _import_realm(module.name)
        card = cast(Card, realm_module.CARD)
        notation = notation_in(_docstring(module.name))
        entries[card.id] = RealmEntry(card, realm_module.REALM, notation)
        _add_sentences(card)
    return entries


def _import_realm(name: str) -> ModuleType:
    """The rules of a realm; raises CardError if its card lacks something that they name."""
    try:
        return import_module(f"{_PACKAGE}.{name}")
    except (LookupError, ValueError) as error:
        reason = f"{type(error).__name__}: {error}"
        raise mistake(f"{name}.py", "misfit", {"reason": reason}) from None


def find_realm(card_id: str) -> RealmEntry:
    """The realm of that id; raises UnknownRealm."""
    realms = all_realms()
    if card_id not in realms:
        raise UnknownRealm(Message("rolling-realms.want-known", {"realm": card_id}))
    return realms[card_id]


def realms_of_set(name: str) -> list[str]:
    """The ids of the realms in a set; `all` is every realm."""
    found = [card_id for card_id, entry in all_realms().items() if entry.card.set == name]
    return list(all_realms()) if name == "all" else found


def _docstring(module: str) -> str:
    """The docstring of a realm, from its source: a compiled module has none."""
    source = resources.files(_PACKAGE).joinpath(f"{module}.py").read_text(encoding="utf-8")
    return source.split('"""', 2)[1]


def notation_in(docstring: str) -> str:
    """What a realm's docstring tells of what follows the colon of its moves: a paragraph."""
    found: list[str] = []
    for line in docstring.splitlines():
        if line.startswith("Notation: "):
            found = [line.removeprefix("Notation: ").strip()]
        elif found and not line.strip():
            break
        elif found:
            found.append(line.strip())
    return " ".join(found)


def _add_sentences(card: Card) -> None:
    for language in LANGUAGES:
        sentences = {
            f"rolling-realms.group.{card.id}": card.name,
            f"rolling-realms.rule.{card.id}": card.rule[language],
            f"rolling-realms.scoring.{card.id}": card.scoring[language],
        }
        for place in card.places:
            sentences[f"rolling-realms.place-name.{card.id}.{place.id}"] = place.name[language]
        for number, option in enumerate(card.options):
            sentences[f"rolling-realms.option-name.{card.id}.{number}"] = option.words[language]
        CATALOGUE.add(language, sentences)
