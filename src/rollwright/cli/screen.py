"""The terminal: prints messages, sheets and tables, and reads input."""

import contextlib
import os
import sys
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from rich.console import Console
from rich.text import Text

from rollwright.core.game import Game
from rollwright.core.message import CATALOGUE, Message, NameOf, Who, say
from rollwright.core.position import Position
from rollwright.sheets.card_text import card_texts
from rollwright.sheets.sheet import Sheet, sheet_of
from rollwright.sheets.terminal import legend, picture_width, render
from rollwright.sheets.terminal_options import BASIC, FULL, PLAIN, TerminalOptions

# The width where that of the terminal is unknown: enough for a large sheet.
_WIDTH: Final = 100
_TINT: Final = "cli.tint."


class Screen:
    """One terminal, in one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        # The names of the seats, once they are known.
        self.name_of: NameOf | None = None
        self._checked_width = False
        self.console = Console(highlight=False, markup=False, emoji=False)
        if not self.console.is_terminal and not os.environ.get("COLUMNS"):
            self.console.width = _WIDTH
        with contextlib.suppress(ImportError):
            import readline  # noqa: F401 - line editing and history for `input`

    # --- output ----------------------------------------------------------------------

    def words(self, key: str, **args: object) -> str:
        """The text of a `cli` message."""
        return say(Message(f"cli.{key}", args), self.language)

    def tell(self, key: str, **args: object) -> None:
        """Print a `cli` message."""
        self.print(self.words(key, **args))

    def verbatim(self, key: str, **args: object) -> None:
        """Print a `cli` message without wrapping its lines, so that it can be copied."""
        self.console.print(_printable(self.words(key, **args)), soft_wrap=True)

    def say(self, message: Message) -> None:
        """Print a message."""
        self.print(say(message, self.language, self.name_of))

    def report(self, teller: str, events: Sequence[Message]) -> None:
        """Print events on one line, prefixed by `teller` unless they name seats themselves."""
        sentences = " ".join(say(event, self.language, self.name_of) for event in events)
        teller = "" if names_a_seat(events) else teller
        self.print(Text.assemble((f"{teller} " if teller else "", "bold"), _printable(sentences)))

    def heading(self, text: str) -> None:
        """Print a heading."""
        self.print()
        self.print(Text(_printable(text), "bold underline"))

    def print(self, text: object = "") -> None:
        """Print anything; control characters are removed."""
        self.console.print(_printable(text) if isinstance(text, str) else text)

    # --- sheets ----------------------------------------------------------------------

    def show_sheet(
        self, game: Game, position: Position, seat: int, faint: frozenset[str] | None = None
    ) -> None:
        """Print the sheet of a seat with its legend.

        With `faint`, places where moves are made are marked, and those in `faint` less strongly.
        """
        sheet = sheet_of(game, position, seat)
        options = self._options()
        if faint is not None:
            options = replace(options, marked=frozenset(sheet.moves), faint=faint)
        texts = card_texts(game, position, seat, self.language)
        picture = render(sheet, options, texts)
        self.console.print(picture, no_wrap=True, crop=False, overflow="ignore")
        letters = legend(sheet, options)
        if letters:
            self.console.print(letters, no_wrap=True, crop=False, overflow="ignore")
        if not self._checked_width:
            self._check_width(picture_width(sheet, options))

    def _check_width(self, needed: int) -> None:
        """Print once that a wider terminal would show more."""
        self._checked_width = True
        if needed > self.console.width:
            self.tell("too-narrow", width=self.console.width, needed=needed)

    def show_group(self, game: Game, position: Position, group_id: str) -> None:
        """Print one group of the first seat's sheet."""
        sheet = sheet_of(game, position, 0)
        wanted = tuple(group for group in sheet.groups if group.id == group_id)
        texts = card_texts(game, position, 0, self.language)
        picture = render(Sheet(wanted, {}), self._options(), texts)
        self.console.print(picture, no_wrap=True, crop=False, overflow="ignore")

    def _options(self) -> TerminalOptions:
        names = {
            key.removeprefix(_TINT): say(Message(key), self.language)
            for key in CATALOGUE.keys(self.language)
            if key.startswith(_TINT)
        }
        return TerminalOptions(
            language=self.language,
            width=self.console.width,
            colors=self._colors(),
            ascii_only=self.console.options.ascii_only,
            tint_names=names,
        )

    def _colors(self) -> str:
        system = self.console.color_system
        if system is None or self.console.no_color:
            return PLAIN
        return FULL if system in ("256", "truecolor") else BASIC

    def signs(self) -> tuple[str, str]:
        """The signs that mark the places of moves."""
        return self._options().signs()

    # --- input -----------------------------------------------------------------------

    def ask(self, prompt: str) -> str:
        """Read a line; raises EOFError and KeyboardInterrupt."""
        line = input(f"{prompt} ")
        if not sys.stdin.isatty():
            self.print(line)  # echo piped input, which no terminal has shown
        return _printable(line.replace("\t", " ")).strip()

    def agrees(self, key: str, **args: object) -> bool:
        """Ask a yes-or-no question."""
        answer = self.ask(self.words(key, **args)).casefold()
        return answer in self.words("yes").split()


def names_a_seat(events: Sequence[Message]) -> bool:
    """Do these messages name a seat?"""
    return any(isinstance(value, Who) for event in events for value in event.args.values())


def _printable(text: str) -> str:
    return "".join(character for character in text if character.isprintable() or character == "\n")
