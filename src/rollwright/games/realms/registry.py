"""The registry of realms, found by folder: each file in `cards` has its rules in `realms`."""

from functools import cache
from importlib import import_module, resources
from typing import cast

from rollwright.core.errors import RollwrightError
from rollwright.core.message import CATALOGUE, Message
from rollwright.games.realms.card import Card
from rollwright.games.realms.card_file import card_text, read_card
from rollwright.games.realms.card_value import LANGUAGES, mistake
from rollwright.games.realms.realm import Realm
from rollwright.games.realms.state import RealmState

_PACKAGE = "rollwright.games.realms.realms"
_CARDS = "rollwright.games.realms.cards"


class UnknownRealm(RollwrightError):
    """No realm has this id."""

    code = "unknown-realm"


class RealmEntry:
    """A realm that can be dealt."""

    def __init__(self, realm: Realm, notation: str, text: str) -> None:
        self.card = realm.card
        self.realm = realm
        self.notation = notation
        # The text of the card as read: its file may be edited while the program runs.
        self.text = text
        # A digest of what matters to the rules, once it is computed.
        self.edition = ""

    def deal(self, slot: int) -> RealmState:
        """The card, with nothing written on it."""
        return RealmState(self.realm, slot, self.card.starts[:])


@cache
def all_realms() -> dict[str, RealmEntry]:
    """Every realm by its id, in the order of the ids, including other versions of a realm."""
    names = [file.name for file in resources.files(_CARDS).iterdir() if file.name.endswith(".toml")]
    entries: dict[str, RealmEntry] = {}
    for name in sorted([name.removesuffix(".toml") for name in names]):
        text = card_text(name)
        card = read_card(name, text)
        entries[name] = RealmEntry(rules_for(card), notation_in(_docstring(card.rules)), text)
        _add_sentences(card)
    return entries


def listed_realms() -> dict[str, RealmEntry]:
    """The realms that can be chosen for a normal game."""
    return {name: entry for name, entry in all_realms().items() if not entry.card.variant_of}


def rules_for(card: Card) -> Realm:
    """The rules of a card; raises CardError if it lacks something that they require."""
    try:
        module = import_module(f"{_PACKAGE}.{card.rules}")
        return cast(Realm, module.REALM(card))
    except (ImportError, LookupError, ValueError) as error:
        reason = f"{type(error).__name__}: {error}"
        raise mistake(f"{card.rules}.py", "misfit", {"reason": reason}) from None


def find_realm(card_id: str) -> RealmEntry:
    """The realm of that id; raises UnknownRealm."""
    realms = all_realms()
    if card_id not in realms:
        raise UnknownRealm(Message("rolling-realms.want-known", {"realm": card_id}))
    return realms[card_id]


def realms_of_set(name: str) -> list[str]:
    """The ids of the realms in a set; `all` is every realm."""
    found = [card_id for card_id, entry in listed_realms().items() if entry.card.set == name]
    return list(listed_realms()) if name == "all" else found


def _docstring(module: str) -> str:
    """The docstring of a realm, from its source: a compiled module has none."""
    source = resources.files(_PACKAGE).joinpath(f"{module}.py").read_text(encoding="utf-8")
    return source.split('"""', 2)[1]


def notation_in(docstring: str) -> str:
    """The paragraph of a realm's docstring on what follows the colon of its moves."""
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
        for sign in card.signs:
            sentences[f"rolling-realms.place-name.{card.id}.{sign.id}"] = sign.name[language]
        for number, option in enumerate(card.options):
            sentences[f"rolling-realms.option-name.{card.id}.{number}"] = option.words[language]
        CATALOGUE.add(language, sentences)
