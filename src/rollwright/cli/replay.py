"""`rollwright replay`: a record, step by step."""

from typing import Annotated

import typer
from rich.text import Text

from rollwright.cli.course import Course, Moment, Step
from rollwright.cli.files import STANDARD_INPUT, read_text
from rollwright.cli.language import LanguageOption
from rollwright.cli.results import show_results
from rollwright.cli.screen import Screen, names_a_seat
from rollwright.cli.spelling import typed_number
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
    language: LanguageOption = "",
) -> None:
    """Show a record."""
    course = Course(read_record(read_text(file)))
    if seat is not None and not 0 <= seat < course.played.position.seats():
        raise NotYourTurn(Message("core.no-such-seat", {"seat": seat}))
    viewer = Viewer(Screen(language), course, seat)
    if everything or file == STANDARD_INPUT:
        viewer.show_all()
    else:
        viewer.browse()


class Viewer:
    """Shows the steps of a record; `seat` is the only one whose sheet matters, if given."""

    def __init__(self, screen: Screen, course: Course, seat: int | None) -> None:
        self._screen = screen
        self._course = course
        self._table = table = course.played
        self._steps = course.steps
        self._seat = seat
        screen.name_of = lambda seat: table.setting.names[seat]
        self._names = [name or str(at) for at, name in enumerate(table.setting.names)]

    def show_all(self) -> None:
        """Everything at once: each step, and the sheets before the next roll."""
        for at, step in enumerate(self._steps):
            moment = self._course.after(at)
            self._tell(step, moment)
            last = at + 1 == len(self._steps) or self._steps[at + 1].seat is None
            if last:
                seats = range(moment.position.seats()) if self._seat is None else [self._seat]
                for seat in seats:
                    self._show_sheet(moment.position, seat)
        self._show_end()

    def browse(self) -> None:
        """One step after another, as the person likes."""
        at = 0
        self._screen.tell("replay-help", rolls=len(self._table.turns))
        try:
            while at < len(self._steps):
                step, moment = self._steps[at], self._course.after(at)
                self._tell(step, moment)
                self._show_sheet(moment.position, self._watched(step))
                at = self._next(at)
        except (EOFError, KeyboardInterrupt):
            self._screen.print()
            return
        if at == len(self._steps):
            self._show_end()

    def _next(self, at: int) -> int:
        """Where to go from here; far beyond the last step to leave."""
        while True:
            line = self._screen.ask(f"{at + 1}/{len(self._steps)}>").lower()
            if line in ("", "n"):
                return at + 1
            if line == "b":
                return max(0, at - 1)
            if line in ("q", "quit"):
                return len(self._steps) + 1
            wanted = typed_number(line)
            for there, step in enumerate(self._steps):
                if step.roll == wanted:
                    return there
            self._screen.tell("replay-help", rolls=len(self._table.turns))

    def _tell(self, step: Step, moment: Moment) -> None:
        events, position = moment
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

    def _watched(self, step: Step) -> int:
        if self._seat is not None:
            return self._seat
        return step.seat if step.seat is not None else 0

    def _show_sheet(self, position: Position, seat: int) -> None:
        words = self._screen.words("seat", seat=seat, name=self._names[seat])
        self._screen.heading(words)
        self._screen.show_sheet(self._table.setting.game.id, position, seat)

    def _show_end(self) -> None:
        position = self._table.position
        if position.phase == OVER:
            self._screen.heading(self._screen.words("over"))
            show_results(self._screen, self._table, self._names)
        else:
            self._screen.tell("record-running", round=position.round, turn=position.turn)
