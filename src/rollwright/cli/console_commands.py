"""The commands that a player can type during a game, beside moves."""

from collections.abc import Callable
from pathlib import Path

from rollwright.cli.choices import Choice, choices_of
from rollwright.cli.command_line import command_line
from rollwright.cli.files import BadFile
from rollwright.cli.input_parsing import canonical_move, parse_number
from rollwright.cli.match import Match
from rollwright.cli.move_list import show_moves
from rollwright.cli.rule_lookup import list_topics, tell_rule
from rollwright.cli.screen import Screen
from rollwright.core.errors import NotYourTurn
from rollwright.core.message import CATALOGUE, ENGLISH, Message


class QuitGame(Exception):
    """The player typed `quit`."""


class ConsoleCommands:
    """The commands; files of this game may be overwritten without asking."""

    def __init__(self, match: Match, screen: Screen, own_files: set[Path]) -> None:
        self._match = match
        self._words = match.game.words
        self._screen = screen
        self._own_files = own_files
        self._handlers: dict[str, Callable[[int | None, str], bool]] = {
            "help": self._help,
            "rules": self._rules,
            "moves": self._moves,
            "why": self._why,
            "hint": self._hint,
            "sheet": self._sheet,
            "undo": self._undo,
            "save": self._save,
            "quit": self._quit,
        }

    def recognizes(self, line: str) -> bool:
        """Does the line start with a command?"""
        return line.partition(" ")[0].lower() in self._handlers

    def run_line(self, seat: int | None, line: str) -> bool:
        """Run the command of a line for the seat to move, if any; True if the position changed."""
        word, _, rest = line.partition(" ")
        return self._handlers[word.lower()](seat, rest.strip())

    # --- information ------------------------------------------------------------------

    def _help(self, seat: int | None, rest: str) -> bool:
        self._screen.tell("play-help")
        return False

    def _rules(self, seat: int | None, rest: str) -> bool:
        game = self._match.game
        topics = self._words.topics(self._match.position)
        if rest:
            tell_rule(self._screen, topics, rest)
            return False
        self._screen.say(Message(f"{game.id}.goal"))
        if f"{game.id}.notation" in CATALOGUE.keys(ENGLISH):
            self._screen.tell("notation", notation=Message(f"{game.id}.notation"))
        if seat is not None:
            self._screen.tell("patterns")
            groups = choices_of(self._match.game, self._match.position, seat, self._screen.language)
            width = max(len(group.text) for group in groups)
            for group in groups:
                self._screen.print(f"  {group.text.ljust(width)}  {group.label}")
        list_topics(self._screen, topics)
        return False

    def _moves(self, seat: int | None, rest: str) -> bool:
        show_moves(self._screen, self._choices(self._mover(seat)))
        return False

    def _choices(self, seat: int) -> list[Choice]:
        groups = choices_of(self._match.game, self._match.position, seat, self._screen.language)
        return [choice for group in groups for choice in group.choices]

    def _why(self, seat: int | None, rest: str) -> bool:
        seat = self._mover(seat)
        if not rest:
            self._screen.tell("why-what")
            return False
        position = self._match.position
        numbered = {str(choice.number): choice.text for choice in self._choices(seat)}
        text = numbered.get(rest) or canonical_move(self._match.game, position, seat, rest)
        move = position.parse(seat, text)
        reason = self._words.why_not(position, seat, move)
        if reason is None:
            label = self._words.label(position, seat, move)
            self._screen.tell("legal", move=text, label=label)
        else:
            self._screen.say(reason)
        return False

    def _hint(self, seat: int | None, rest: str) -> bool:
        seat = self._mover(seat)
        hint = self._match.hint(seat)
        self._screen.tell("hint", move=hint.move, label=hint.label)
        for reason in hint.reasons:
            self._screen.tell("hint-reason", reason=reason)
        for way in hint.ways:
            self._screen.tell("hint-way", move=way.move, label=way.label, cost=way.cost)
        if hint.searched is not None:
            self._screen.say(hint.searched)
        return False

    def _mover(self, seat: int | None) -> int:
        if seat is None:
            self._match.position.check_waiting(0)
            raise NotYourTurn(Message("cli.nobody-moves"))
        return seat

    # --- sheets ----------------------------------------------------------------------

    def _sheet(self, seat: int | None, rest: str) -> bool:
        names = self._match.names
        wanted = self._named_seat(rest) if rest else seat or 0
        if wanted is None:
            listed = ", ".join(f"{number} {name}" for number, name in enumerate(names))
            self._screen.tell("which-seat", seats=listed)
        else:
            self._screen.heading(self._screen.words("seat", seat=wanted, name=names[wanted]))
            self._screen.show_sheet(self._match.game, self._match.position, wanted)
        return False

    def _named_seat(self, text: str) -> int | None:
        names = [name.casefold() for name in self._match.names]
        if text.casefold() in names:
            return names.index(text.casefold())
        number = parse_number(text)
        return number if number is not None and number < len(names) else None

    # --- undo, save, quit ------------------------------------------------------------

    def _undo(self, seat: int | None, rest: str) -> bool:
        self._screen.tell("undone", what=self._match.undo(seat))
        return True

    def _save(self, seat: int | None, rest: str) -> bool:
        if rest:
            self.save(rest)
        else:
            self._screen.tell("save-where")
        return False

    def save(self, name: str) -> bool:
        """Save the game, asking before an overwrite; True if it was written."""
        try:
            path = Path(name).expanduser()
            taken = path.exists() and path.resolve() not in self._own_files
        except (OSError, ValueError, RuntimeError) as error:
            raise BadFile(Message("cli.unwritable", {"file": name, "reason": str(error)})) from None
        if taken and not self._screen.agrees("overwrite", file=name):
            self._screen.tell("not-saved")
            return False
        self._match.save(path)
        self._own_files.add(path.resolve())
        self.tell_saved(path)
        return True

    def tell_saved(self, path: Path) -> None:
        """Print what can be done with the file."""
        if self._match.is_over():
            commands = {
                "replay": command_line("replay", path),
                "verify": command_line("verify", path),
            }
            self._screen.verbatim("saved-record", **commands)
        else:
            self._screen.verbatim("saved-game", resume=command_line("play", "--resume", path))

    def _quit(self, seat: int | None, rest: str) -> bool:
        raise QuitGame
