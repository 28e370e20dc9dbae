"""An open table of the engine, with one method for each request."""

from rollwright.bots import find_bot, line_texts
from rollwright.bots.way import Way
from rollwright.core.chance import Luck
from rollwright.core.errors import IllegalMove, NotYourTurn
from rollwright.core.explanation import explain
from rollwright.core.game import Game
from rollwright.core.message import Message, say
from rollwright.core.position import Events, Position
from rollwright.core.record import write_record
from rollwright.core.truncation import truncated
from rollwright.sheets.sheet import sheet_json, sheet_of
from rollwright.tables.archive import record_of
from rollwright.tables.status import status_of
from rollwright.tables.table import AUTO, Table

Fields = dict[str, object]


class EngineTable:
    """A table and its language. Every method returns the fields of the response."""

    def __init__(self, table: Table, language: str) -> None:
        self._table = table
        self.language = language

    @property
    def _game(self) -> Game:
        return self._table.setting.game

    @property
    def _position(self) -> Position:
        return self._table.position

    def copy(self) -> "EngineTable":
        """An independent copy."""
        return EngineTable(self._table.copy(), self.language)

    # --- updates ---------------------------------------------------------------------

    def roll(self, outcome: object) -> Fields:
        """Roll the dice, or apply the outcome that the caller gives; return the events."""
        return self._with_events(self._table.roll(outcome))

    def play(self, seat: int, move: str) -> Fields:
        """Make a move, and return its events."""
        return self._with_events(self._table.play(seat, move))

    def undo(self, seat: int) -> Fields:
        """Take back a seat's last move."""
        self._check_seat(seat)
        self._table.undo(seat)
        return self.status()

    def _with_events(self, events: Events) -> Fields:
        texts = [{"key": event.key, "text": self._say(event)} for event in events]
        return {**self.status(), "events": texts}

    # --- queries ---------------------------------------------------------------------

    def status(self) -> Fields:
        """The status of the game."""
        return {"status": status_of(self._table)}

    def legal(self, seat: int) -> Fields:
        """The legal moves of a seat with their labels."""
        self._check_seat(seat)
        moves = [
            {"move": self._text(seat, move), "label": self._say(self._label(seat, move))}
            for move in self._position.legal(seat)
        ]
        return {"moves": moves}

    def why(self, seat: int, text: str) -> Fields:
        """Whether a move is legal, and if not, the reason."""
        self._check_seat(seat)
        reason = self._why_not(seat, text)
        if reason is None:
            return {"legal": True}
        return {"legal": False, "reason": self._say(truncated(reason))}

    def _why_not(self, seat: int, text: str) -> Message | None:
        try:
            self._position.check_waiting(seat)
            move = self._position.parse(seat, text)
        except (IllegalMove, NotYourTurn) as error_response:
            return error_response.message
        return self._game.words.why_not(self._position, seat, move)

    def position(self) -> Fields:
        """The fields that `load` needs to continue, with the seed unless it is secret."""
        setting = self._table.setting
        fields: Fields = {"position": self._position.to_json(), "dice": setting.dice}
        if any(setting.names):
            fields["names"] = setting.names
        if setting.words:
            fields["words"] = setting.words
        if setting.dice == AUTO and setting.open_seed:
            fields["seed"] = setting.seed
        return fields

    def sheet(self, seat: int) -> Fields:
        """The sheet of a seat."""
        self._check_seat(seat)
        sheet = sheet_of(self._game, self._position, seat)
        return {"sheet": sheet_json(sheet, self.language)}

    def record(self) -> Fields:
        """The game as text."""
        return {"record": write_record(record_of(self._table))}

    def suggest(self, seat: int, name: str, millis: int | None) -> Fields:
        """The move that a bot suggests, how it would go on, why, and what else could be done."""
        self._position.check_waiting(seat)
        bot = find_bot(name)
        advice = bot.advise(self._game, self._position.copy(), seat, self._bot_source(seat), millis)
        alternatives = [
            {"move": self._text(seat, move), "value": value} for move, value in advice.alternatives
        ]
        reasons = explain(self._game, self._position, seat, list(advice.line))
        return {
            "move": self._text(seat, advice.move),
            "line": line_texts(self._position, seat, advice.line),
            "value": advice.value,
            "alternatives": alternatives,
            "reasons": [self._say(reason) for reason in reasons],
            "ways": [self._way(seat, way) for way in advice.ways],
        }

    def _way(self, seat: int, way: Way) -> Fields:
        """Another line with its cost on average, in the unit of scores."""
        return {
            "line": line_texts(self._position, seat, way.line),
            "cost": way.cost,
            "error": way.error,
            "playouts": way.playouts,
            "even": way.is_even,
        }

    def _bot_source(self, seat: int) -> Luck:
        """The random source of a bot, the same for every query at this point of the game."""
        # The commitment is public, so a bot can't learn anything about the dice from this.
        turns = self._table.turns
        moves = len(turns[-1].moves) if turns else 0
        return Luck(f"{self._table.setting.commitment} {len(turns)} {moves} {seat}")

    # --- helpers ---------------------------------------------------------------------

    def _check_seat(self, seat: int) -> None:
        if not 0 <= seat < self._position.seats():
            raise NotYourTurn(Message("core.no-such-seat", {"seat": seat}))

    def _text(self, seat: int, move: int) -> str:
        return self._position.text(seat, move)

    def _label(self, seat: int, move: int) -> Message:
        return self._game.words.label(self._position, seat, move)

    def _say(self, message: Message) -> str:
        return say(message, self.language, lambda seat: self._table.setting.names[seat])
