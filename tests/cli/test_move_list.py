"""The short list of moves: similar ones are grouped, a single one is shown as typed."""

import io

from rich.console import Console

from rollwright.cli.choices import Choice, ChoiceGroup
from rollwright.cli.move_list import show_overview
from rollwright.cli.screen import Screen

PLACES = [f"mill:a{number}" for number in range(1, 13)]


def group(pattern: str, label: str, *choices: Choice) -> ChoiceGroup:
    return ChoiceGroup(pattern, label, choices, variation=False)


def shown(width: int) -> list[str]:
    many = [Choice(at, f"A>{place}", "", place) for at, place in enumerate(PLACES, 1)]
    single = Choice(13, "A>mill:a1,a2,b1", "Grind it", "mill:a1")
    screen = Screen("en")
    printed = io.StringIO()
    screen.console = Console(file=printed, width=width, markup=False, highlight=False)
    groups = [group("A>…", "Use die A in Mill: …", *many), group("A>…,a2,b1", "Grind it", single)]
    show_overview(screen, groups)
    return [line.rstrip() for line in printed.getvalue().splitlines()]


def test_moves_that_are_alike_are_gathered_and_one_alone_stands_on_a_line() -> None:
    lines = shown(80)
    assert lines[0] == "A>…                 Use die A in Mill: …  (12 moves)"
    assert lines[1].startswith(" " * 20 + "1 mill:a1  2 mill:a2")
    assert lines[-2] == "13 A>mill:a1,a2,b1  Grind it"


def test_in_a_narrow_terminal_nothing_is_torn_apart() -> None:
    lines = shown(24)
    assert max(len(line) for line in lines) <= 24
    assert " " * 12 + "1 mill:a1" in lines
    assert " " * 12 + "12 mill:a12" in lines
    assert "13 A>mill:a1,a2,b1" in lines
    assert " " * 7 + "12 mill:a12" in shown(18)
