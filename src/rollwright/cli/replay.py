"""`rollwright replay`: shows a record, step by step."""

from typing import Annotated

import typer
from rich.text import Text

from rollwright.cli.files import STANDARD_INPUT, read_text
from rollwright.cli.input_parsing import parse_number
from rollwright.cli.language import LanguageOption
from rollwright.cli.own_cards import CardsOption
from rollwright.cli.playback import Playback, PlaybackStep, StepResult
from rollwright.cli.results import show_results
from rollwright.cli.screen import Screen, names_a_seat
from rollwright.core.errors import NotYourTurn
from rollwright.core.message import Message
from rollwright.core.position import OVER, Position
from rollwright.core.record import read_record


def replay(
    file: Annotated[str, typer.Argument(metavar="FILE", help="cli.help.file")],
    everything: Annotated[bool, typer.Option("--all", help="cli.help.all")] = False,
    seat: Annotated[
        int | None, typer.Option(metavar="SEAT", help="cli.help.seat", show_default=False)
    ] = None,
    cards: CardsOption = None,
    language: LanguageOption = "",
) -> None:
    """Show a record."""
    playback = Playback(read_record(read_text(file)))
    if seat is not None and not 0 <= seat < playback.played.position.seats():
        raise NotYourTurn(Message("core.no-such-seat", {"seat": seat}))
    viewer = ReplayViewer(Screen(language), playback, seat)
    if everything or file == STANDARD_INPUT:
        viewer.show_all()
    else:
        viewer.browse()


class ReplayViewer:
    """Shows the steps of a record; with `seat`, only the sheet of that seat."""

    def __init__(self, screen: Screen, playback: Playback, seat: int | None) -> None:
        self._screen = screen
        self._playback = playback
        self._table = table = playback.played
        self._steps = playback.steps
        self._seat = seat
        screen.name_of = lambda seat: table.setting.names[seat]
        self._names = [name or str(at) for at, name in enumerate(table.setting.names)]

    def show_all(self) -> None:
        """Print every step, and the sheets before each roll."""
        for at, step in enumerate(self._steps):
            result = self._playback.after(at)
            self._print_step(step, result)
            last = at + 1 == len(self._steps) or self._steps[at + 1].seat is None
            if last:
                seats = range(result.position.seats()) if self._seat is None else [self._seat]
                for seat in seats:
                    self._show_sheet(result.position, seat)
        self._show_end()

    def browse(self) -> None:
        """Print one step at a time, as the user asks for it."""
        at = 0
        self._screen.tell("replay-help", rolls=len(self._table.turns))
        try:
            while at < len(self._steps):
                step, result = self._steps[at], self._playback.after(at)
                self._print_step(step, result)
                self._show_sheet(result.position, self._shown_seat(step))
                at = self._next(at)
        except (EOFError, KeyboardInterrupt):
            self._screen.print()
            return
        if at == len(self._steps):
            self._show_end()

    def _next(self, at: int) -> int:
        """The index of the next step; beyond the end to quit."""
        while True:
            line = self._screen.ask(f"{at + 1}/{len(self._steps)}>").lower()
            if line in ("", "n"):
                return at + 1
            if line == "b":
                return max(0, at - 1)
            if line in ("q", "quit"):
                return len(self._steps) + 1
            wanted = parse_number(line)
            for there, step in enumerate(self._steps):
                if step.roll == wanted:
                    return there
            self._screen.tell("replay-help", rolls=len(self._table.turns))

    def _print_step(self, step: PlaybackStep, result: StepResult) -> None:
        events, position = result
        if step.seat is None:
            place: dict[str, object] = {"round": position.round, "turn": position.turn}
            words = self._screen.words("roll", roll=step.roll, outcome=step.text, **place)
            self._screen.heading(words)
            self._screen.report("", events)
        else:
            move = f"{self._names[step.seat]}: {step.text}"
            if names_a_seat(events):
                self._screen.print(Text(move, "bold"))
            self._screen.report(move, events)

    def _shown_seat(self, step: PlaybackStep) -> int:
        if self._seat is not None:
            return self._seat
        return step.seat if step.seat is not None else 0

    def _show_sheet(self, position: Position, seat: int) -> None:
        words = self._screen.words("seat", seat=seat, name=self._names[seat])
        self._screen.heading(words)
        self._screen.show_sheet(self._table.setting.game, position, seat)

    def _show_end(self) -> None:
        position = self._table.position
        if position.phase == OVER:
            self._screen.heading(self._screen.words("over"))
            show_results(self._screen, self._table, self._names)
        else:
            self._screen.tell("record-running", round=position.round, turn=position.turn)
