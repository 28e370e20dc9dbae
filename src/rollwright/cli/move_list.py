"""Prints the legal moves: one by one, or grouped where they are many."""

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from rollwright.cli.choices import Choice, ChoiceGroup, faint_places
from rollwright.cli.screen import Screen
from rollwright.sheets.flow import flow

# Up to this many moves are printed on a line each, and up to this many places of a group with
# their numbers.
_FEW_MOVES: Final = 12
_FEW_PLACES: Final = 20


def show_overview(screen: Screen, groups: list[ChoiceGroup]) -> None:
    """Print a summary of the moves: a line each where they are few, else in groups."""
    choices = [choice for group in groups for choice in group.choices]
    if len(choices) <= _FEW_MOVES:
        show_moves(screen, choices)
        return
    widest = max(len(_heading(group)) for group in groups) + 2
    width = min(widest, screen.console.width // 2)
    for group in groups:
        _show_group(screen, group, width)
    usual, faint = screen.signs()
    key = "signs" if faint_places(groups) else "sign"
    screen.print(Text(screen.words(key, usual=usual, faint=faint), "dim"))


def show_moves(screen: Screen, choices: Sequence[Choice]) -> None:
    """Print each move on a line, with its number and its text."""
    digits = max(len(str(choice.number)) for choice in choices)
    width = max(len(choice.text) for choice in choices)
    for choice in choices:
        number = str(choice.number).rjust(digits + 1)
        text = (f"  {choice.text.ljust(width)}", "bold")
        screen.print(Text.assemble(number, text, f"  {choice.label}"))


def _show_group(screen: Screen, group: ChoiceGroup, width: int) -> None:
    heading = (_heading(group).ljust(width - 2) + "  ", "bold")
    if len(group.choices) == 1:
        screen.print(Text.assemble(heading, group.label))
        return
    note = screen.words("moves-count", count=len(group.choices))
    screen.print(Text.assemble(heading, group.label, (f"  {note}", "dim")))
    if group.variation:
        return
    numbered = len(group.choices) <= _FEW_PLACES
    entries = [Text(_entry(choice, numbered)) for choice in group.choices]
    line_width = screen.console.width
    indent = min(width, max(2, line_width - max(len(entry) for entry in entries)))
    for line in flow(entries, line_width - indent, "  "):
        screen.print(Text(" " * indent) + line)


def _heading(group: ChoiceGroup) -> str:
    """The pattern of a group; a single move with its number."""
    return group.text if len(group.choices) > 1 else f"{group.choices[0].number} {group.text}"


def _entry(choice: Choice, numbered: bool) -> str:
    name = choice.spot or choice.text
    return f"{choice.number} {name}" if numbered else name
