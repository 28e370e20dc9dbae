"""Values in card files: each is checked for its type; errors name the location in the file."""

import re
from typing import Final, cast

from rollwright.core.errors import BadData
from rollwright.core.limits import LONGEST_CARD_ID
from rollwright.core.message import Message
from rollwright.core.path_data import BadPath, path_steps
from rollwright.games.realms.resource import CHOICE, COIN, HEART, PUMPKIN, STAR

LANGUAGES: Final = ("en", "es")
REWARD_LETTERS: Final = {"P": PUMPKIN, "H": HEART, "C": COIN, "*": STAR}
# A letter, or letters joined by slashes.
_GAIN: Final = re.compile(r"[^/](?:/[^/]?)*|/+")

# Ids are words of moves and records, and names of files.
_CARD_ID: Final = re.compile(r"[a-z0-9]++(?:-[a-z0-9]++)*+", re.ASCII)


class CardError(BadData):
    """A card file with a mistake; says which file, where and why."""


def mistake(where: str, key: str, args: dict[str, object] | None = None) -> CardError:
    """The error at this location, such as `scythe.toml: places #2: gains`."""
    why = Message(f"rolling-realms.card.{key}", args if args is not None else {})
    return CardError(Message("rolling-realms.bad-card", {"where": where, "why": why}))


def is_card_id(text: str) -> bool:
    """Can a card have this id?"""
    return len(text) <= LONGEST_CARD_ID and _CARD_ID.fullmatch(text) is not None


def as_gains(text: str, where: str) -> list[int]:
    """Rewards such as `PH*`; `P/H` or `P/*` is one of the two, as the owner chooses."""
    letters = text.replace(" ", "")
    for letter in letters.replace("/", ""):
        if letter not in REWARD_LETTERS:
            known = ", ".join(REWARD_LETTERS)
            raise mistake(where, "gains", {"known": known, "letter": letter})
    return [_gain(word, where) for word in _GAIN.findall(letters)]


def _gain(word: str, where: str) -> int:
    """One letter, or several to choose from."""
    gains = [REWARD_LETTERS[letter] for letter in word.replace("/", "")]
    if len(gains) != word.count("/") + 1:
        raise mistake(where, "choice-of-gains")
    if len(gains) == 1:
        return gains[0]
    return CHOICE + sum([1 << gain for gain in dict.fromkeys(gains)])


def as_table(value: object, where: str) -> dict[str, object]:
    """A table."""
    if not isinstance(value, dict):
        raise mistake(where, "table")
    return cast(dict[str, object], value)


def as_list(value: object, where: str) -> list[object]:
    """A list."""
    if not isinstance(value, list):
        raise mistake(where, "lists")
    return cast(list[object], value)


def refuse_unknown(table: dict[str, object], known: set[str], where: str) -> None:
    """Refuse a table that has other fields than these."""
    for field in sorted(set(table) - known):
        raise mistake(f"{where}: {field}", "unknown")


def as_translations(value: object, where: str) -> dict[str, str]:
    """A text in every language."""
    table = as_table(value, where)
    for language in LANGUAGES:
        if language not in table:
            raise mistake(f"{where}.{language}", "missing")
    for language in sorted(set(table) - set(LANGUAGES)):
        raise mistake(f"{where}.{language}", "unknown")
    return {language: as_text(text, f"{where}.{language}") for language, text in table.items()}


def as_sentences(value: object, where: str) -> dict[str, str]:
    """A text in every language for the catalogue, where braces would be holes."""
    texts = as_translations(value, where)
    return {language: as_sentence(text, f"{where}.{language}") for language, text in texts.items()}


def as_sentence(value: object, where: str) -> str:
    """A text for the catalogue."""
    text = as_text(value, where)
    if set(text) & set("{}"):
        raise mistake(where, "no-braces")
    return text


def as_text(value: object, where: str) -> str:
    """A text."""
    if not isinstance(value, str):
        raise mistake(where, "text")
    return value


def as_whole(value: object, where: str) -> int:
    """A whole number."""
    if isinstance(value, bool) or not isinstance(value, int):
        raise mistake(where, "number")
    return value


def as_flag(value: object, where: str) -> bool:
    """True or false."""
    if not isinstance(value, bool):
        raise mistake(where, "flag")
    return value


def as_one_of(value: object, choices: tuple[str, ...], where: str) -> str:
    """One of some words."""
    if not isinstance(value, str) or value not in choices:
        raise mistake(where, "choice", {"choices": ", ".join(choices)})
    return value


def as_path(value: object, where: str) -> str:
    """Path data."""
    d = as_text(value, where)
    try:
        path_steps(d)
    except BadPath:
        raise mistake(where, "path") from None
    return d


def as_number(value: object, where: str) -> float:
    """A number."""
    if isinstance(value, bool) or not isinstance(value, (int, float)):
        raise mistake(where, "number")
    return float(value)


def as_numbers(value: object, count: int, where: str) -> list[float]:
    """A list of this many numbers; of any number of them if the count is 0."""
    if not isinstance(value, list):
        raise mistake(where, "numbers")
    if count and len(value) != count:
        raise mistake(where, "count", {"count": count})
    return [as_number(item, where) for item in value]
