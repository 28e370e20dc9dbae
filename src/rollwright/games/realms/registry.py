"""The registry of realms, found by folder: each file in `cards` has its rules in `realms`."""

from functools import cache
from hashlib import sha256
from importlib import import_module, resources
from typing import Final, cast

from rollwright.core.errors import RollwrightError
from rollwright.core.message import BRIEF, CATALOGUE, Message
from rollwright.games.realms.card import Card
from rollwright.games.realms.card_file import card_text, module_of, read_card
from rollwright.games.realms.card_value import LANGUAGES, mistake
from rollwright.games.realms.realm import Realm
from rollwright.games.realms.seen_name import seen_names, seen_options, seen_spots
from rollwright.games.realms.state import RealmState

_PACKAGE = "rollwright.games.realms.realms"
_CARDS = "rollwright.games.realms.cards"
# Of a text, to tell the words of one version of a card from those of another.
_DIGITS: Final = 12


class UnknownRealm(RollwrightError):
    """No realm has this id."""

    code = "unknown-realm"


class RealmEntry:
    """A realm that can be dealt."""

    def __init__(self, realm: Realm, notation: str, text: str, file: str = "") -> None:
        self.card = realm.card
        self.realm = realm
        self.notation = notation
        # The text of the card as read: its file may be edited while the program runs.
        self.text = text
        # The user's own file that it comes from; empty for ours.
        self.file = file
        # A digest of what matters to the rules, once it is computed.
        self.edition = ""

    def deal(self, slot: int) -> RealmState:
        """The card, with nothing written on it."""
        return RealmState(self.realm, slot, self.card.starts[:])


@cache
def our_realms() -> dict[str, RealmEntry]:
    """The realms of this package by their ids, in the order of the ids."""
    names = [file.name for file in resources.files(_CARDS).iterdir() if file.name.endswith(".toml")]
    entries: dict[str, RealmEntry] = {}
    for name in sorted([name.removesuffix(".toml") for name in names]):
        text = card_text(name)
        card = read_card(name, text)
        entries[name] = RealmEntry(rules_for(card), notation_of(card), text)
        add_sentences(card)
        name_realm(card)
    return entries


@cache
def all_realms() -> dict[str, RealmEntry]:
    """Every realm by its id, in the order of the ids, including other versions of a realm.

    The user's own cards are among them, and hide those of ours that have the same id.
    """
    return dict(our_realms())


def hidden_realm(card_id: str) -> RealmEntry | None:
    """Our realm of this id where one of the user's own is played instead."""
    present = all_realms().get(card_id)
    return our_realms().get(card_id) if present is not None and present.file else None


def own_realms() -> list[RealmEntry]:
    """The realms of the user's own."""
    return [entry for entry in all_realms().values() if entry.file]


def set_own_realms(entries: list[RealmEntry]) -> None:
    """Use these realms of the user's own, and no others."""
    realms = all_realms()
    left = [entry.card.id for entry in own_realms()]
    found = {name: entry for name, entry in realms.items() if not entry.file}
    for name in left:
        if name in our_realms():
            found[name] = our_realms()[name]
            name_realm(found[name].card)
    for entry in entries:
        found[entry.card.id] = entry
        add_sentences(entry.card)
        name_realm(entry.card)
    realms.clear()
    realms.update({name: found[name] for name in sorted(found)})


def usual_realms() -> dict[str, RealmEntry]:
    """The realms that are dealt in a normal game: one card of each, ours or corrected."""
    return {name: entry for name, entry in all_realms().items() if not entry.card.variant_of}


def listed_realms() -> dict[str, RealmEntry]:
    """The realms that can be chosen: the usual ones, and all of the user's own."""
    entries = all_realms().items()
    return {name: entry for name, entry in entries if not entry.card.variant_of or entry.file}


def rules_for(card: Card) -> Realm:
    """The rules of a card; raises CardError if it lacks something that they require."""
    try:
        module = import_module(f"{_PACKAGE}.{card.rules}")
        return cast(Realm, module.REALM(card))
    except (ImportError, LookupError, ValueError) as error:
        reason = f"{type(error).__name__}: {error}"
        raise mistake(f"{card.rules}.py", "misfit", {"reason": reason}) from None


def read_other_card(card_id: str, text: str) -> Card:
    """A card that is not in this package: the user's own, or one that a table has kept.

    A card that we don't have is played by the rules of the one it is a variant of.
    """
    card = read_card(card_id, text)
    ours = our_realms()
    if card_id not in ours and card.variant_of in ours and card.rules == module_of(card_id):
        card.rules = ours[card.variant_of].card.rules
    card.words = f"{card_id}@{sha256(text.encode()).hexdigest()[:_DIGITS]}"
    return card


def find_realm(card_id: str) -> RealmEntry:
    """The realm of that id; raises UnknownRealm."""
    realms = all_realms()
    if card_id not in realms:
        raise UnknownRealm(Message("rolling-realms.want-known", {"realm": card_id}))
    return realms[card_id]


def realms_of_set(name: str) -> list[str]:
    """The ids of the realms in a set; `all` is every realm.

    What a set consists of must not depend on the user's own cards: records name sets.
    """
    found = [card_id for card_id, entry in usual_realms().items() if entry.card.set == name]
    return list(usual_realms()) if name == "all" else found


def card_for(realm: str, set_name: str) -> str:
    """The id of the card that a set has for a realm; without a set, the usual one."""
    if not set_name:
        return realm
    for card_id, entry in our_realms().items():
        if entry.card.set == set_name and entry.card.variant_of == realm:
            return card_id
    raise UnknownRealm(Message("rolling-realms.want-known", {"realm": realm}))


def notation_of(card: Card) -> str:
    """What follows the colon of its moves, from the source: a compiled module has no docstring."""
    file = resources.files(_PACKAGE).joinpath(f"{card.rules}.py")
    return notation_in(file.read_text(encoding="utf-8").split('"""', 2)[1])


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


def add_sentences(card: Card) -> None:
    """Add the names of its places, signs and options to the catalogue."""
    for language in LANGUAGES:
        sentences: dict[str, str] = {}
        for place in card.places:
            sentences[f"rolling-realms.place-name.{card.words}.{place.id}"] = place.name[language]
        for sign in card.signs:
            sentences[f"rolling-realms.place-name.{card.words}.{sign.id}"] = sign.name[language]
        for number, option in enumerate(card.options):
            key = f"rolling-realms.option-name.{card.words}.{number}"
            sentences[key] = option.words[language]
        for place_id, name in seen_names(card, language).items():
            sentences[f"rolling-realms.place-name.{card.words}.{place_id}{BRIEF}"] = name
        for number, words in seen_options(card, language).items():
            sentences[f"rolling-realms.option-name.{card.words}.{number}{BRIEF}"] = words
        for place_id, spot in seen_spots(card, language).items():
            sentences[f"rolling-realms.spot-of.{card.words}.{place_id}"] = spot
        CATALOGUE.add(language, sentences)


def name_realm(card: Card) -> None:
    """Give the realm of this id the name, the rule and the scoring of this card."""
    for language in LANGUAGES:
        sentences = {
            f"rolling-realms.group.{card.id}": card.name,
            f"rolling-realms.rule.{card.id}": card.rule[language],
            f"rolling-realms.scoring.{card.id}": card.scoring[language],
        }
        CATALOGUE.replace(language, sentences)
