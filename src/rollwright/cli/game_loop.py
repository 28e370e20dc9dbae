"""The loop of a game in the terminal: shows the position, reads input, and acts on it."""

from pathlib import Path
from typing import Final

from rollwright.cli.choices import Choice, ChoiceGroup, choices_of, faint_places
from rollwright.cli.command_line import command_line
from rollwright.cli.console_commands import ConsoleCommands, QuitGame
from rollwright.cli.input_parsing import canonical_move
from rollwright.cli.match import Match
from rollwright.cli.move_list import show_moves, show_overview
from rollwright.cli.results import show_results
from rollwright.cli.screen import Screen
from rollwright.core.errors import IllegalMove, RollwrightError
from rollwright.core.message import CATALOGUE, Message, say
from rollwright.core.position import ROLL
from rollwright.tables.table import AUTO

_INTERRUPTED: Final = 130


class GameLoop:
    """Plays a match to the end, or until the player quits."""

    def __init__(
        self,
        match: Match,
        screen: Screen,
        record: Path | None = None,
        resumed: Path | None = None,
    ) -> None:
        self._match = match
        self._screen = screen
        screen.name_of = lambda seat: match.names[seat]
        self._record = record
        own_files = {path.resolve() for path in (record, resumed) if path is not None}
        self._commands = ConsoleCommands(match, screen, own_files)

    def run(self) -> int:
        """Play, and return the exit code of the program."""
        try:
            self._introduce()
            while not self._match.is_over():
                self._step()
        except (QuitGame, EOFError):
            self._leave()
            return 0
        except KeyboardInterrupt:
            self._leave()
            return _INTERRUPTED
        self._end()
        return 0

    def _introduce(self) -> None:
        setting = self._match.table.setting
        self._screen.heading(say(setting.game.name(), self._screen.language))
        self._screen.say(Message(f"{setting.game.id}.goal"))
        for seat, name in enumerate(self._match.names):
            self._screen.print("  " + self._screen.words("seat", seat=seat, name=name))
        if setting.dice == AUTO and setting.knows_seed:
            self._screen.tell("commitment", commitment=setting.commitment)
        self._screen.tell("help-hint")

    def _step(self) -> None:
        match = self._match
        if match.position.phase == ROLL:
            if match.table.setting.dice == AUTO:
                self._screen.print()
                self._screen.report("", match.table.roll())
            else:
                self._ask_roll()
            return
        seat = match.next_seat()
        if match.players[seat].bot:
            events = match.play_bot(seat)
            if events:
                self._screen.report(f"{match.names[seat]}:", events)
        else:
            self._decide(seat)

    # --- input -----------------------------------------------------------------------

    def _ask_roll(self) -> None:
        """Ask for a roll of real dice."""
        self._screen.print()
        while self._match.position.phase == ROLL:
            # One roll may follow another, by another seat or with other dice.
            prompt = self._screen.words("type-roll", example=self._match.example_roll())
            line = self._screen.ask(prompt)
            if not line:
                continue
            try:
                if self._commands.recognizes(line):
                    self._commands.run_line(None, line)
                else:
                    self._screen.report("", self._match.roll_typed(line))
            except RollwrightError as error:
                self._screen.say(error.message)

    def _decide(self, seat: int) -> None:
        """Show the sheet, and handle lines until the position has changed."""
        groups = choices_of(self._match.game, self._match.position, seat, self._screen.language)
        choices = [choice for group in groups for choice in group.choices]
        self._show(seat, groups)
        prompt = self._screen.words("prompt", name=self._match.names[seat])
        if len(choices) == 1:
            prompt = self._screen.words("prompt-only", prompt=prompt, move=choices[0].text)
        while True:
            try:
                line = self._screen.ask(prompt)
                if not line and len(choices) > 1:
                    self._show(seat, groups)
                elif self._handle_line(seat, choices, line):
                    return
            except RollwrightError as error:
                self._screen.say(error.message)

    def _show(self, seat: int, groups: list[ChoiceGroup]) -> None:
        match = self._match
        step = Message(f"{match.game.id}.turn.{match.position.turn}")
        named = step.key in CATALOGUE.keys(self._screen.language)
        turn: object = step if named else match.position.turn
        number = Message("cli.round", {"round": match.position.round})
        name = match.game.words.round_name(match.position)
        place: dict[str, object] = {"round": number if name is None else name, "turn": turn}
        owner = self._screen.words("seat", seat=seat, name=match.names[seat])
        outcome = match.table.turns[-1].outcome
        key = "now-named" if named else "now"
        self._screen.heading(self._screen.words(key, **place, outcome=outcome, seat=owner))
        for remark in match.game.words.remarks(match.position):
            self._screen.say(remark)
        faint = faint_places(groups)
        self._screen.show_sheet(match.game, match.position, seat, faint)
        question = match.game.words.question(match.position, seat)
        if question is not None:
            self._screen.say(question)
        show_overview(self._screen, groups)

    # --- handling --------------------------------------------------------------------

    def _handle_line(self, seat: int, choices: list[Choice], line: str) -> bool:
        """Handle a line; True if the position has changed."""
        if not line:
            return self._play(seat, choices[0].text)
        if self._commands.recognizes(line):
            return self._commands.run_line(seat, line)
        if line.isascii() and line.isdigit():
            return self._play_number(seat, choices, line)
        return self._handle_move(seat, choices, line)

    def _play_number(self, seat: int, choices: list[Choice], digits: str) -> bool:
        for choice in choices:
            if digits.lstrip("0") == str(choice.number):
                return self._play(seat, choice.text)
        raise IllegalMove(Message("cli.no-number", {"number": digits[:20], "most": len(choices)}))

    def _handle_move(self, seat: int, choices: list[Choice], line: str) -> bool:
        """Make a move, or list the moves that start with this text or use this place."""
        wanted = line.casefold()
        for choice in choices:
            if choice.text.casefold() == wanted:
                return self._play(seat, choice.text)
        near = [
            choice
            for choice in choices
            if wanted in (choice.place.casefold(), choice.spot.casefold())
            or choice.text.casefold().startswith(wanted)
        ]
        if near:
            show_moves(self._screen, near)
            return False
        self._refuse(seat, line)
        return False

    def _refuse(self, seat: int, line: str) -> None:
        """Print why there is no such move."""
        position = self._match.position
        for place in self._match.game.paper.places(position, seat):
            if place.id.casefold() == line.casefold():
                self._screen.tell("no-move-there", place=place.name)
                return
        try:
            text = canonical_move(self._match.game, position, seat, line)
        except IllegalMove:
            self._screen.tell("not-understood", line=line[:60])
            return
        self._play(seat, text)

    def _play(self, seat: int, text: str) -> bool:
        self._screen.report("", self._match.table.play(seat, text))
        return True

    # --- the end ---------------------------------------------------------------------

    def _end(self) -> None:
        """Print the results and the seed, and offer to save the record."""
        match = self._match
        self._screen.heading(self._screen.words("over"))
        for seat, player in enumerate(match.players):
            if not player.bot:
                self._screen.print(self._screen.words("seat", seat=seat, name=player.name))
                self._screen.show_sheet(match.game, match.position, seat)
        show_results(self._screen, match.table, match.names)
        setting = match.table.setting
        if setting.dice == AUTO and setting.knows_seed:
            self._screen.verbatim("secret", seed=setting.seed)
        if self._record is not None and self._keep(self._record):
            return
        self._screen.tell("after")
        self._ask_after()

    def _ask_after(self) -> None:
        try:
            while line := self._screen.ask(self._screen.words("prompt", name="")):
                try:
                    if self._commands.recognizes(line):
                        self._commands.run_line(None, line)
                    else:
                        self._screen.tell("after")
                except RollwrightError as error:
                    self._screen.say(error.message)
        except (QuitGame, EOFError, KeyboardInterrupt):
            self._screen.print()

    def _leave(self) -> None:
        """Quit early: save the game to the given file, or offer to save it."""
        self._screen.print()
        kept = self._record is not None and self._keep(self._record)
        if kept or self._match.is_saved():
            self._screen.tell("goodbye")
            return
        try:
            self._ask_where_to_save()
        except (EOFError, KeyboardInterrupt):
            self._screen.print()
        if not self._match.is_saved():
            self._screen.tell("left-unsaved", resume=command_line("play", "--resume", "FILE"))
        self._screen.tell("goodbye")

    def _ask_where_to_save(self) -> None:
        while name := self._screen.ask(self._screen.words("save-before-leaving")):
            try:
                if self._commands.save(name.removeprefix("save ")):
                    return
            except RollwrightError as error:
                self._screen.say(error.message)

    def _keep(self, path: Path) -> bool:
        """Write the record to the given file; False if that failed."""
        try:
            self._match.save(path)
        except RollwrightError as error:
            self._screen.say(error.message)
            return False
        self._commands.tell_saved(path)
        return True
