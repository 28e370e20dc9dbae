"""Rolls of real dice, as people type them."""

import unicodedata
from typing import Final

from rollwright.core.chance import Luck
from rollwright.core.errors import BadOutcome
from rollwright.core.message import CATALOGUE, Message, say
from rollwright.core.position import Position
from rollwright.core.wanted import RealDie, Wanted

# Nobody types more; so much of it is told back.
_LONGEST: Final = 200
_TOLD_BACK: Final = 40


def example_text(position: Position) -> str:
    """A roll that might come up now, as a record writes it."""
    return position.outcome_text(position.sample(Luck("example")))


def example_words(position: Position) -> Message | None:
    """The same roll as people call it, die by die; None where the game tells no dice."""
    wanted = position.wanted()
    texts = example_text(position).removeprefix(wanted.lead).split()
    listed: Message | None = None
    for die, text in zip(reversed(wanted.dice), reversed(texts), strict=bool(wanted.dice)):
        name = next(side.name for side in die.sides if side.text == text)
        pair: dict[str, object] = {"first": name, "rest": listed}
        listed = name if listed is None else Message("table.listed", pair)
    return listed


def read_typed(position: Position, typed: str) -> int:
    """The roll that somebody typed: as a record writes it, or the sides by their names.

    Case, accents, blanks and signs between don't matter, nor the language. Raises BadOutcome.
    """
    position.check_rolling()
    wanted, words = position.wanted(), " ".join(typed[:_LONGEST].split())
    if not wanted.dice:
        return position.parse_outcome_text(words)
    text = _understood(wanted, words)
    if text:
        return position.parse_outcome_text(text)
    args: dict[str, object] = {
        "typed": words[:_TOLD_BACK],
        "wanted": wanted.sentence,
        "example": example_words(position),
    }
    raise BadOutcome(Message("table.bad-roll", args))


def _understood(wanted: Wanted, words: str) -> str:
    """What was typed as the text of an outcome; nothing if it does not name a side of each die."""
    rest = _letters(words).removeprefix(wanted.lead)
    found = [wanted.lead] if wanted.lead else []
    for die in wanted.dice:
        spellings = _spellings(die)
        fitting = [spelling for spelling in spellings if rest.startswith(spelling)]
        if not fitting:
            return ""
        # A name may begin with another one.
        longest = max(fitting, key=len)
        found.append(spellings[longest])
        rest = rest.removeprefix(longest)
    return "" if rest else " ".join(found)


def _spellings(die: RealDie) -> dict[str, str]:
    """The texts of the sides of a die, by all that they may be called in any language."""
    spellings = {_letters(side.text): side.text for side in die.sides}
    for language in CATALOGUE.languages():
        for side in die.sides:
            spellings.setdefault(_letters(say(side.name, language)), side.text)
    return spellings


def _letters(text: str) -> str:
    """The bare letters and digits of a text, small and without accents."""
    plain = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in plain if letter.isalnum())
