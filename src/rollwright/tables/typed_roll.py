"""Parses rolls of real dice, as people type them."""

import unicodedata
from typing import Final

from rollwright.core.chance import Luck
from rollwright.core.errors import BadOutcome
from rollwright.core.game import Game
from rollwright.core.message import CATALOGUE, Message, say
from rollwright.core.position import Position
from rollwright.core.wanted import RealDie, Wanted

# How much of the typed text is read, and how much of it an error quotes.
_MAX_LENGTH: Final = 200
_QUOTED: Final = 40


def example_text(position: Position) -> str:
    """An example of a roll that is possible now, in the notation of records."""
    return position.outcome_text(position.sample(Luck("example")))


def example_words(game: Game, position: Position) -> Message | None:
    """The same roll in words, die by die; None where the game does not describe its dice."""
    wanted = game.words.wanted(position)
    texts = example_text(position).removeprefix(wanted.lead).split()
    listed: Message | None = None
    for die, text in zip(reversed(wanted.dice), reversed(texts), strict=bool(wanted.dice)):
        name = next(side.name for side in die.sides if side.text == text)
        pair: dict[str, object] = {"first": name, "rest": listed}
        listed = name if listed is None else Message("table.listed", pair)
    return listed


def parse_typed_roll(game: Game, position: Position, typed: str) -> int:
    """The outcome for a typed roll: in the notation of records, or the sides by their names.

    Case, accents, spaces and punctuation are ignored, and any language is accepted. Raises
    BadOutcome.
    """
    position.check_rolling()
    wanted, words = game.words.wanted(position), " ".join(typed[:_MAX_LENGTH].split())
    if not wanted.dice:
        return position.parse_outcome_text(words)
    text = _canonical(wanted, words)
    if text:
        return position.parse_outcome_text(text)
    args: dict[str, object] = {
        "typed": words[:_QUOTED],
        "wanted": wanted.sentence,
        "example": example_words(game, position),
    }
    raise BadOutcome(Message("table.bad-roll", args))


def _canonical(wanted: Wanted, words: str) -> str:
    """The typed roll in the notation of records; empty if it does not name a side of each die."""
    rest = _letters(words).removeprefix(wanted.lead)
    found = [wanted.lead] if wanted.lead else []
    for die in wanted.dice:
        spellings = _spellings(die)
        fitting = [spelling for spelling in spellings if rest.startswith(spelling)]
        if not fitting:
            return ""
        # One name may be a prefix of another.
        longest = max(fitting, key=len)
        found.append(spellings[longest])
        rest = rest.removeprefix(longest)
    return "" if rest else " ".join(found)


def _spellings(die: RealDie) -> dict[str, str]:
    """The texts of the sides of a die, by every accepted spelling in every language."""
    spellings = {_letters(side.text): side.text for side in die.sides}
    for language in CATALOGUE.languages():
        for side in die.sides:
            spellings.setdefault(_letters(say(side.name, language)), side.text)
    return spellings


def _letters(text: str) -> str:
    """The letters and digits of a text in lower case, without accents."""
    plain = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in plain if letter.isalnum())
